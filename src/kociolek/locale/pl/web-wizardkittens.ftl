# Komunikaty Czarujących kotków w przeglądarce, wczytywane razem z grą.

web-wizardkittens-curses = klątwy: { $done } z 6
web-wizardkittens-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
web-wizardkittens-cards =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-wizardkittens-circle-yours = Twój obszar
web-wizardkittens-circle = Obszar: { $player }
web-wizardkittens-show = pokaż obszar
web-wizardkittens-easy = poziom niski
web-wizardkittens-medium = poziom średni
web-wizardkittens-hard = poziom wysoki
web-wizardkittens-needed = potrzeba: { $list }
web-wizardkittens-bonus = +1 za
web-wizardkittens-no-bonus = bez bonusu
web-wizardkittens-missing = brakuje: { $list }
web-wizardkittens-missing-count = brakuje kart: { $count }
web-wizardkittens-complete = komplet!
web-wizardkittens-extras = nadmiarowe: { $count }
web-wizardkittens-shut = odkryje go kot zamętu
web-wizardkittens-caught-in =
    { $latest ->
        [one] Profesor Pazurek: za { $soonest }–{ $latest } kartę
        [few] Profesor Pazurek: za { $soonest }–{ $latest } karty
        [many] Profesor Pazurek: za { $soonest }–{ $latest } kart
       *[other] Profesor Pazurek: za { $soonest }–{ $latest } karty
    }
web-wizardkittens-caught-odds = Profesor Pazurek: 1 na { $count }
web-wizardkittens-caught-now = Następna karta to profesor Pazurek!
web-wizardkittens-deck = Talia
web-wizardkittens-deck-help =
    Karta Przyłapani! kryje się wśród ostatnich jedenastu kart. Koty zamętu leżą między pierwszymi dziesięcioma kartami
    a tymi jedenastoma. Reszta to składniki; każdy może policzyć, które już wyszły.
web-wizardkittens-left = Zostało w talii: { $list }
web-wizardkittens-discard = Odrzucone
web-wizardkittens-discard-help = Wykorzystane i odrzucone składniki. Każdy może je przejrzeć; nie wracają do talii.
web-wizardkittens-credit = Karta celu
web-wizardkittens-new-rule = Nowa zasada
web-wizardkittens-chaos = Zamęt
web-wizardkittens-none-yet = jeszcze nic
web-wizardkittens-spells = Zaklęcia
web-wizardkittens-kittens = Kotki
web-wizardkittens-chapters = Rozdziały
web-wizardkittens-yours = Składniki
web-wizardkittens-token = żeton
web-wizardkittens-covered = Twój żeton zakrywa zaklęcie { $name }: w tej turze go nie rzucisz.
web-wizardkittens-why-spell-first = Karty przenosisz tylko zaklęciami. Najpierw rzuć zaklęcie.
web-wizardkittens-why-card = Teraz nie możesz wybrać tej karty.
web-wizardkittens-why-mat = Twój kotek nie zna tego zaklęcia.
web-wizardkittens-why-few = Za mało kart.
web-wizardkittens-why-draw-first = Najpierw dobierz i połóż kartę, potem rzuć zaklęcie.
web-wizardkittens-why-question = Najpierw dokończ obecny wybór. W turze rzucasz jedno zaklęcie.
web-wizardkittens-casting =
    { $you ->
        [seat] Rzucasz zaklęcie { $name }.
       *[none] { $player } rzuca zaklęcie { $name }.
    }
web-wizardkittens-step-draw = Karta
web-wizardkittens-step-spell = Zaklęcie
web-wizardkittens-step-curse = Klątwy
web-wizardkittens-doing =
    { $what ->
        [draw] { $player } dobiera kartę
        [chapter] { $player } wybiera rozdział
        [chapters] { $player } wybiera dwa rozdziały
        [spell] { $player } wybiera zaklęcie
        [kitten] { $player } wybiera kotka
       *[card] { $player } wybiera kartę
    }
web-wizardkittens-choose =
    { $what ->
        [draw] Dobierz kartę
        [chapter] Wybierz rozdział
        [chapters] Wybierz dwa rozdziały
        [spell] Wybierz zaklęcie
        [kitten] Wybierz kotka
       *[card] Wybierz kartę
    }
web-wizardkittens-do =
    { $what ->
        [sling-card] Przesuń: { $name }
        [avalanche-card] Odepchnij: { $name }
        [swat-card] Odrzuć: { $name }
        [switch-first] Zamień: { $name }
        [switch-second] Zamień z: { $name }
        [yoink-discard] Odrzuć: { $name }
        [yoink-take] Weź: { $name }
       *[effect-card] Ta karta: { $name }
    }
web-wizardkittens-then =
    { $count ->
        [0] { $name }: komplet!
        [one] { $name }: brakuje jeszcze { $count }
        [few] { $name }: brakuje jeszcze { $count }
        [many] { $name }: brakuje jeszcze { $count }
       *[other] { $name }: brakuje jeszcze { $count }
    }
web-wizardkittens-then-extra = { $name }: niepotrzebne
web-wizardkittens-defeated-by =
    { $you ->
        [seat] Klątwa pokonana przez Ciebie.
       *[none] Klątwa pokonana przez gracza { $player }.
    }
web-wizardkittens-unseen = Zostało w talii: { $count } z { $all }.
web-wizardkittens-tally = Punkty do tej pory: { $points } (klątwy { $values }, bonusy { $bonus }, karty nadmiarowe −{ $extras }); karta celu jest tajna
web-wizardkittens-guilty = Gdyby teraz wróciła profesor Pazurek: wina
web-wizardkittens-innocent = Gdyby teraz wróciła profesor Pazurek: bez winy
web-wizardkittens-won-none = brak pokonanych klątw
web-wizardkittens-danger = Profesor Pazurek
web-wizardkittens-danger-help =
    Jeśli pokonacie ostatnią klątwę, wygrywa kotek z największą liczbą punktów. Jeśli wcześniej wróci profesor Pazurek,
    przegrywa każdy, kto ma więcej niż 9 punktów (w grze dwuosobowej także mniej niż 6), a z reszty wygrywa kotek
    z najmniejszą liczbą składników.
web-wizardkittens-curses-won =
    { $count ->
        [0] bez klątw
        [one] { $count } klątwa
        [few] { $count } klątwy
        [many] { $count } klątw
       *[other] { $count } klątwy
    }
web-wizardkittens-cards-left =
    { $count ->
        [0] bez składników
        [one] został { $count } składnik
        [few] zostały { $count } składniki
        [many] zostało { $count } składników
       *[other] zostało { $count } składnika
    }
web-wizardkittens-was-innocent = bez winy
web-wizardkittens-components = Składniki
web-wizardkittens-curses-easy = Klątwy: poziom niski
web-wizardkittens-curses-medium = Klątwy: poziom średni
web-wizardkittens-curses-hard = Klątwy: poziom wysoki
web-wizardkittens-cats = Inne karty w talii
web-wizardkittens-new-rules = Nowe zasady
web-wizardkittens-chaos-cards = Karty zamętu
web-wizardkittens-source-own = Wartości tej karty pochodzą z pliku kart tego stołu.
web-wizardkittens-source-all-designed = Ta karta to nasz pomysł: żadne źródło nie opisuje wydrukowanej.
web-wizardkittens-source-all-inferred = Nasz domysł: instrukcja tylko sugeruje, jak wygląda ta karta.
web-wizardkittens-source-designed = Nasze wartości, bo żadne źródło nie podaje wydrukowanych: { $list }.
web-wizardkittens-source-inferred = Nasz domysł na podstawie instrukcji: { $list }.
web-wizardkittens-source-pairing = Przypisanie tego zaklęcia ({ $name }) to nasz pomysł; samo zaklęcie jest z instrukcji.
web-wizardkittens-field-value = punkty
web-wizardkittens-field-needs = przepis
web-wizardkittens-field-light = lżejszy przepis
web-wizardkittens-field-group = poziom
web-wizardkittens-field-bonus = punkty bonusowe
web-wizardkittens-field-effect = efekt
web-wizardkittens-field-paws = karta do gry dwuosobowej
web-wizardkittens-gesture = Przeciągnij swoją kartę na cel albo dotknij obu. Albo wybierz zaklęcie.
web-wizardkittens-gesture-where = Teraz dotknij karty do zamiany albo kotka, do którego ją przesuniesz.
web-wizardkittens-gesture-there = Dotknij karty, żeby zamienić, albo rozdziału, żeby tam przesunąć swoją.
web-wizardkittens-gesture-switch = Twoja karta: { $name }, za kartę: { $other } ({ $player })
web-wizardkittens-gesture-yoink = Odrzucasz kartę: { $name }, bierzesz: { $other } ({ $player })
web-wizardkittens-gesture-swat = { $name } i { $other }
web-wizardkittens-gesture-sling = Twoja karta: { $name } → { $player }, rozdział { $index }
web-wizardkittens-sling-here =
    { $spell ->
        [avalanche] Odepchnij tu
       *[sling] Przesuń tu
    }
web-wizardkittens-back-to-mine = Wróć do mojego
web-wizardkittens-undo = Cofnij
web-wizardkittens-skip = Pomiń
web-wizardkittens-soon =
    { $latest ->
        [one] za { $soonest }–{ $latest } kartę
        [few] za { $soonest }–{ $latest } karty
        [many] za { $soonest }–{ $latest } kart
       *[other] za { $soonest }–{ $latest } karty
    }
web-wizardkittens-soon-odds = teraz 1 na { $count }
web-wizardkittens-here = wróciła
web-wizardkittens-short-discard = Stos
web-wizardkittens-short-credit = Cel
web-wizardkittens-short-rule = Zasada
