### Stół w przeglądarce, po polsku.
###
### $name, $names, $player, $other, $host to imiona; $card to rodzaj w zapisie reguł.
### $count i inne ilości są liczbami.

## Wszędzie

web-loading = Mieszamy w kociołku…
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-less = Mniej
web-more = Więcej
web-home = Wróć do lobby
web-you = Ty
web-nav = Nawigacja
web-nav-play = Graj
web-nav-rules = Zasady
web-nav-boxes = Pudełka
web-credits = Autorzy i licencje
web-credits-text =
    Koty, kociołki, plansze i ikony narysowano specjalnie dla tego programu. Symbole na kartach pochodzą z game-icons.net
    (autorzy podani w serwisie), zmieniono tylko kolory. Czcionki są darmowe, a ich licencje dołączone.
    
    Kociołek nie jest powiązany z wydawcami gier ani przez nich wspierany. Nie zawiera ich grafik ani tekstów.
web-trouble = Coś poszło nie tak
web-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
web-seconds = { $seconds } s

## Gry i boty

web-game = Gra
web-game-kittens = Eksplodujące kotki
web-game-wizardkittens = Czarujące kotki
web-game-witchstone = Wiedźmia Skała
web-seats =
    { $high ->
        [one] { $low }–{ $high } osoba
        [few] { $low }–{ $high } osoby
        [many] { $low }–{ $high } osób
       *[other] { $low }–{ $high } osoby
    }
web-edition = Wydanie
web-edition-original = Wersja oryginalna
web-edition-good-vs-evil = Dobro kontra Zło
web-edition-party-pack = Imprezka
web-edition-plain = Gra podstawowa
web-edition-new-rules = Nowe zasady
web-edition-chaos-mode = Wariant zamętu
web-lead-kittens = 15 minut. Dobieraj karty, nie wybuchnij i uprzykrzaj życie innym.
web-lead-wizardkittens = 20 minut. Pokonaj klątwy, zanim przyłapie Cię profesor Pazurek.
web-lead-witchstone = 60–90 minut. Sześć rodzajów magii, jeden kociołek i jedenaście tur, żeby wycisnąć z nich wszystko.
web-bots = Liczba botów
web-bot-names = Pazur, Cień, Rudzik, Dymek, Bucik, Łatka, Węgielek, Sobol, Burasek, Wierzba
web-bot-level = Poziom botów
web-bot-random = losowy
web-bot-easy = łatwy
web-bot-chaotic = chaotyczny
web-bot-cautious = ostrożny
web-bot-vengeful = mściwy
web-bot-medium = średni
web-bot-hard = trudny
web-bot-expert = mistrz
web-bot-character = Charakter
web-bot-about = { $name }: { $about }.
web-bot-at = bot, { $level }

## Ustawienia

web-table-box = Pudełko: { $name }
web-settings = Ustawienia
web-settings-language = Język
web-language-en = English
web-language-pl = Polski
web-language-switch = EN: switch to English
web-settings-theme = Motyw
web-theme-auto = systemowy
web-theme-light = jasny
web-theme-dark = ciemny
web-settings-speed = Szybkość animacji
web-speed = { $speed }×
web-speed-skip = bez animacji
web-settings-pace = Boty grają
web-pace-normal = normalnie
web-pace-fast = szybko
web-skip-to-me = Pomiń do mojej tury
web-settings-calm = Mniej animacji
web-settings-calm-help = Karty nie latają; co się stało, przeczytasz w pasku pod stołem.
web-settings-end-turns = Kończ tury automatycznie
web-settings-end-turns-help = W Witchstone tura kończy się po ostatniej akcji. Do tej chwili możesz cofać ruchy.
web-settings-sound = Dźwięki
web-settings-notify = Powiadom o mojej turze
web-settings-notify-help = Wyświetla powiadomienie, gdy strona działa w tle.

## Poczekalnia

web-hello = Cześć, { $name }!
web-guest-names = Mruczek, Wąsik, Iskierka, Psotka, Kłębek, Szelma, Bajka, Pazurek
web-name = Twoje imię
web-name-change = Zmień imię
web-lobby-bots = Graj z botami
web-lobby-bots-sub =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    } · poziom: { $level }
web-lobby-friends = Graj ze znajomymi
web-lobby-options = Opcje gry
web-code = Kod stołu
web-code-example = Wpisz kod stołu
web-join = Dołącz
web-lobby-mine = Twoje gry
web-lobby-your-move = Twoja tura
web-lobby-return = Wróć do gry
web-lobby-open = Stoły do wzięcia
web-lobby-none = Żaden stół nie czeka na graczy. Otwórz własny i wyślij link.
web-lobby-stale = Ta lista może być nieaktualna.
web-lobby-failed = Lista stołów się nie wczytała. Twoje gry są bezpieczne.
web-lobby-done = Ostatnie partie
web-tables = Stoły
web-row-turn = Ruch: { $names }
web-row-playing = gra trwa
web-lobby-places = { $taken } z { $seats }
web-lobby-learn = Pierwszy raz?
web-lobby-learn-sub = Zasady w kilka minut, karta po karcie.
web-lobby-boxes = Masz grę w pudełku?
web-lobby-boxes-sub = Graj na wartościach z Twojego egzemplarza.
web-sit = Usiądź
web-watch = Oglądaj

## Przed grą

web-table-of = Stół: { $name }
web-waiting-free =
    { $free ->
        [0] brak wolnych miejsc
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
web-setup-more = Więcej opcji
web-tempo-live = na żywo
web-tempo-relaxed = bez zegara
web-tempo-days = korespondencyjnie
web-tempo-live-help = 45 sekund na decyzję plus dwie minuty rezerwy.
web-tempo-relaxed-help = Bez pośpiechu: czas liczy się tylko przy reakcjach, np. Nie, nie, nie.
web-tempo-days-help = Doba na każdy ruch.

## Stół

web-your-decision = Ty decydujesz
web-game-over = Koniec gry
web-offline-title = Brak połączenia
web-offline-try = Połącz teraz
web-bye-outdated = Jest nowa wersja Kociołka. Wczytaj stronę ponownie.
web-bye-reload = Wczytaj ponownie

## Powtórka

web-replay = Powtórka

## Błędy

web-error-load = Nie udało się wczytać tej części. Sprawdź połączenie.
web-error-unknown = To się nie udało. Wczytaj stronę ponownie i spróbuj jeszcze raz.
web-error-web-offline = Brak połączenia z serwerem. Ruch nie został wysłany; spróbuj za chwilę.
web-error-web-unexpected = Błąd serwera ({ $status }). Spróbuj za chwilę.

## Eksplodujące kotki

web-family-danger = Zagrożenie
web-family-rescue = Ratunek
web-family-attack = Atak
web-family-escape = Unik
web-family-sight = Przyszłość
web-family-theft = Kradzież
web-family-chaos = Zamęt
web-family-nope = Sprzeciw
web-family-divine = Moc
web-family-cat = Kot
web-family-other = Dodatek
web-kittens-alive =
    { $count ->
        [one] { $count } żywy gracz
        [few] { $count } żywych graczy
        [many] { $count } żywych graczy
       *[other] { $count } żywego gracza
    }
web-kittens-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-kittens-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
web-kittens-deck = Talia: { $count }
web-kittens-discard = Odrzucone: { $count }
web-kittens-draw = Dobierz kartę; w talii: { $count }
web-kittens-deck-name = Talia
web-kittens-discard-name = Odrzucone
web-kittens-why-nope = Tą kartą odpowiadasz na inną kartę. Zagraj ją, zanim tamta zadziała.
web-kittens-why-window = Ktoś zagrywa kartę. Możesz na nią odpowiedzieć tylko kartą Nie, nie, nie.
web-kittens-why-defuse = Nie trać jej: kartę rozbrojenia zagrywasz, gdy dobierzesz eksplodującego kotka.
web-kittens-why-question = Najpierw odpowiedz na pytanie pod kociołkiem.
web-kittens-why-danger = Tej karty nie zagrywasz. Działa sama.
web-kittens-why-cat = Kocia karta nie działa w pojedynkę. Zagraj dwie albo trzy takie same.
web-kittens-why-nobody = Teraz nic by nie dała: nie ma na kim jej użyć albo jest za mało kart.
web-kittens-odds-title = Czy warto ryzykować?
web-kittens-odds-help =
    Każdy może policzyć kotki, które zostały w grze, i karty w talii. Liczą się też karty talii, które znasz. Ta liczba
    nie zdradza żadnych tajemnic.
web-kittens-pile-title = Talia
web-kittens-choose = Zagraj kartę albo dobierz.
web-kittens-have = masz { $count }
web-kittens-risk = ryzyko { $percent }%
web-kittens-crown = korona
web-kittens-blind = klątwa
web-kittens-known-show = Pokaż znane Ci karty talii
web-kittens-godcat-as = Zagraj Kociego Boga jako…
web-kittens-pair-help = Kradnie losową kartę
web-kittens-demanded = Żądana karta: { NAME("kittens-card", $card) }
web-kittens-stands = działa
web-kittens-stopped = zanienowane
web-kittens-chain-no = Nie!
web-kittens-chain-yes = A jednak!
web-kittens-combo-pair = 2 × { NAME("kittens-card", $card) }: ukradnij
web-kittens-combo-triple = 3 × { NAME("kittens-card", $card) }: zażądaj
web-kittens-peril = { $player } potrzebuje karty rozbrojenia!
web-kittens-peril-you = Potrzebujesz karty rozbrojenia!
web-kittens-explode-sure = Masz rozbrojenie, a odpadniesz
web-kittens-defused = Rozbrojony! Wybierz, gdzie w talii schować kotka.
web-kittens-bury = Wybierz, gdzie w talii ją zakopać.
web-kittens-implode = Wybierz, gdzie wróci, odkryty.
web-kittens-duel =
    { $you ->
        [seat] Ty kontra { $other }
        [other] { $player } kontra Ty
       *[none] { $player } kontra { $other }
    }
web-kittens-census = W tej grze: { $count }.
web-kittens-yours = Na ręce masz: { $count }.
web-kittens-known = Na pewno ma: { $list }.
web-kittens-lacks = Nie ma: { $list }.
web-kittens-survived = cało i zdrowo
web-kittens-exploded = wybuch
web-kittens-imploded = implozja
web-kittens-left = odejście od stołu
web-kittens-gone = wybuch albo odejście
web-kittens-result = W talii zostało kart: { $count }.
web-depth-top = Wierzch
web-depth-bottom = Spód
web-depth-random = Losowo
web-depth-of = Miejsce { $n } z { $count }
web-depth-drawer = Jeśli każdy dobierze po jednej karcie, trafi na: { $player }.
web-depth-drawer-you = Jeśli każdy dobierze po jednej karcie, trafi na Ciebie.
web-depth-nth = { $n }.
web-depth-higher = O jedno miejsce wyżej
web-depth-deeper = O jedno miejsce głębiej
web-order-title = Zmień przyszłość
web-order-help = Karta po lewej będzie dobrana pierwsza.
web-order-first = pierwsza
web-order-earlier = { $name }: wcześniej
web-order-later = { $name }: później
web-order-done = Odłóż na talię

## Czarujące kotki

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
web-wizardkittens-gesture = Dotknij swojej karty, a potem celu. Albo wybierz zaklęcie.
web-wizardkittens-gesture-where = Teraz dotknij karty do zamiany albo kotka, do którego ją przesuniesz.
web-wizardkittens-gesture-there = Dotknij karty, żeby zamienić, albo rozdziału, żeby tam przesunąć swoją.
web-wizardkittens-gesture-switch = Twoja karta: { $name }, za kartę: { $other } ({ $player })
web-wizardkittens-gesture-sling = Twoja karta: { $name } → { $player }, rozdział { $index }
web-wizardkittens-sling-here = Przesuń tu
web-wizardkittens-back-to-mine = Wróć do mojego
web-wizardkittens-undo = Cofnij
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

## Lekcje

web-learn = Lekcje
web-learn-about = Krótkie lekcje przy prawdziwym stole. Nic się tu nie liczy i w każdej chwili możesz przerwać.
web-learn-missing = Nie ma takiej lekcji. Wybierz inną z listy.
web-learn-step = krok { $index } z { $total }
web-learn-done = Lekcja skończona
web-learn-next-lesson = Następna: { $title }
web-learn-play = Zagraj
web-learn-all = Wszystkie lekcje
web-learn-hint = Podpowiedź
web-learn-show = Pokaż
web-learn-next = Dalej
web-learn-back = Krok wstecz
web-learn-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
web-learn-new = Zacznij
web-learn-begun = Dokończ
web-learn-offer = Pierwszy raz? Naucz się, grając
web-learn-card = Lekcja: { $title }
