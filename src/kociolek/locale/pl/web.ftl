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
web-home = Do poczekalni
web-you = Ty
web-nav = Strony
web-nav-play = Graj
web-nav-rules = Zasady
web-credits = Autorzy i licencje
web-credits-text =
    Koty, kociołki, plansze i znaki narysowano dla tego programu. Symbole na kartach pochodzą z game-icons.net od
    tamtejszych autorów i zmieniono im kolory. Kroje pisma są wolne, ich licencje leżą obok.

    Kociołek nie pochodzi od wydawców gier i nie ma ich wsparcia; nie ma w nim ich obrazków ani tekstów.
web-trouble = Nie udało się
web-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
web-seconds = { $seconds } sek.

## Gry i boty

web-game = Gra
web-game-kittens = Eksplodujące kotki
web-game-wizardkittens = Czarujące kotki
web-game-witchstone = Wiedźmia Skała
web-seats = { $low }–{ $high } osób
web-bots = Liczba botów
web-bot-names = Pazur, Cień, Rudzik, Dymek, Bucik, Łatka, Węgielek, Sobol, Burasek, Wierzba
web-bot-level = Siła
web-bot-random = zgaduje
web-bot-easy = łatwy
web-bot-chaotic = kapryśny
web-bot-cautious = ostrożny
web-bot-vengeful = mściwy
web-bot-medium = średni
web-bot-hard = trudny
web-bot-expert = mistrz
web-bot-at = bot, { $level }

## Ustawienia

web-settings = Ustawienia
web-settings-language = Język
web-language-en = English
web-language-pl = Polski
web-language-switch = EN: switch to English
web-settings-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = jasne
web-theme-dark = ciemne
web-settings-speed = Szybkość ruchu
web-speed = { $speed }×
web-speed-skip = pomijaj
web-settings-calm = Mniej ruchu
web-settings-calm-help = Nic nie lata; co się stało, mówi wiersz pod stołem.
web-settings-sound = Dźwięki
web-settings-notify = Powiadamiaj o mojej kolejce
web-settings-notify-help = Powiadomienie, gdy strona jest w tle.

## Poczekalnia

web-hello = Cześć, { $name }!
web-guest-names = Mruczek, Wąsik, Iskierka, Psotka, Kłębek, Szelma, Bajka, Pazurek
web-name = Twoje imię
web-name-change = Zmień imię
web-lobby-question = W co dziś gramy?
web-lobby-bots = Graj z botami
web-lobby-bots-sub =
    { $bots ->
        [one] { $bots } przeciwnik
        [few] { $bots } przeciwników
        [many] { $bots } przeciwników
       *[other] { $bots } przeciwnika
    } ({ $level })
web-lobby-friends = Stół dla znajomych
web-lobby-options = Karty i przeciwnicy
web-code = Kod stołu
web-code-example = Kod stołu od znajomych
web-join = Dołącz
web-lobby-mine = Twoje gry
web-lobby-row = { $host } · { $taken } z { $seats }
web-lobby-your-move = Twój ruch
web-lobby-return = Wróć
web-lobby-open = Otwarte stoły
web-lobby-none = Teraz nikt nie czeka. Otwórz stół i wyślij komuś link.
web-lobby-places = { $taken } z { $seats }
web-lobby-learn = Pierwszy raz?
web-lobby-learn-sub = Zasady w kilka minut, ze wszystkimi kartami.
web-sit = Usiądź
web-watch = Oglądaj

## Przed grą

web-table-of = Stół: { $name }
web-waiting-free =
    { $free ->
        [0] wszystkie miejsca zajęte
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
web-invite = Zaproszenie
web-qr = Kod QR z adresem tego stołu
web-share = Udostępnij
web-copy = Kopiuj link
web-copied = Skopiowano
web-seats-title = Miejsca
web-seats-number =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
web-seat-free = Wolne
web-seat-waits = czeka na gościa
web-seat-here = jest przy stole
web-host = gospodarz stołu
web-that-is-you = to Ty
web-program = program
web-add-bot = Dodaj bota
web-remove = Usuń: { $name }
web-make-host = Oddaj prowadzenie: { $name }
web-setup = Ustawienia gry
web-setup-more = Więcej zasad
web-tempo = Tempo
web-tempo-live = na żywo
web-tempo-relaxed = bez zegara
web-tempo-days = na dni
web-tempo-live-help = 45 sekund na decyzję i dwie minuty zapasu.
web-tempo-relaxed-help = Nikt nie pogania; tylko na sprzeciw jest określony czas.
web-tempo-days-help = Doba na każdy ruch.
web-window = Czas na sprzeciw
web-listed = Na liście stołów
web-listed-help = Wszyscy widzą ten stół i mogą się dosiąść.
web-spectators = Widzowie
web-spectators-help = Inni mogą patrzeć; widzą to, co jawne.
web-hints = Podpowiedzi
web-hints-help = Można poprosić bota o radę.
web-takeover = Nowe osoby
web-takeover-help = Ktoś nowy może przejąć miejsce bota.
web-chat-allowed = Czat
web-start = Zacznij grę
web-start-fill = Wolne miejsca zajmą boty.
web-waiting-host = Grę zaczyna gospodarz stołu.
web-full = Brak miejsc

## Stół

web-menu = Menu
web-players = Gracze
web-player-turn = ma turę
web-player-out = poza grą
web-hand = Twoja ręka
web-actions = Co możesz zrobić
web-status = Na co czeka stół
web-your-turn = Twoja tura
web-your-decision = Ty decydujesz
web-game-over = Koniec gry
web-you-are-out = Jesteś poza grą; teraz możesz spokojnie patrzeć.
web-waiting-for = Czekamy na: { $names }
web-waiting-window = Czy ktoś się sprzeciwi?
web-sending = Chwileczkę…
web-pick-one = Wybierz kartę
web-side = Dziennik, ruchy i czat
web-log = Dziennik
web-log-open =
    { $count ->
        [0] Dziennik
        [one] Dziennik, { $count } nowy wiersz
        [few] Dziennik, { $count } nowe wiersze
        [many] Dziennik, { $count } nowych wierszy
       *[other] Dziennik, { $count } nowego wiersza
    }
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat = Czat
web-chat-say = Napisz do stołu…
web-chat-send = Wyślij
web-chat-empty = Na razie cisza.
web-mute = wycisz
web-moves = Ruchy
web-moves-none = Teraz nie masz nic do zrobienia.
web-take-back = Cofnij ruch
web-watching = Oglądasz tę grę.
web-take-over = Przejmij miejsce
web-standin = Gra za Ciebie bot.
web-claim = Wróć na miejsce
web-connecting-again = Brak połączenia; próbujemy znowu…
web-bye-replaced = Ten stół jest otwarty w innym oknie.
web-bye-take-back = Graj tutaj
web-bye-kicked = Gospodarz stołu zabiera Ci miejsce.
web-bye-closed = Ten stół jest zamknięty.
web-bye-outdated = Jest nowa wersja Kociołka. Wczytaj stronę ponownie.
web-bye-reload = Wczytaj ponownie
web-away = Niech bot gra za mnie
web-leave = Opuść grę
web-leave-sure = Odejść na dobre? Reszta gra dalej bez Ciebie.
web-stay = Zostań
web-orders = Gdy inni zagrywają karty
web-orders-off = pytaj mnie za każdym razem
web-orders-until-turn = przepuszczaj aż do mojej tury
web-orders-unless-me = przepuszczaj, jeśli mnie nie dotyczy
web-emotes = Gesty
web-emote-hello = Cześć!
web-emote-thanks = Dziękuję
web-emote-well-played = Piękne zagranie
web-emote-oops = Ojej
web-emote-laugh = Ha, ha!
web-emote-hurry = Szybciej, szybciej
web-title-turn = ● Twoja tura · Kociołek
web-live-turn = Twoja tura.
web-live-window = Możesz się teraz sprzeciwić.

## Pomoc

web-help = Pomoc
web-help-now = Przy tym stole
web-help-can = Możesz to zrobić teraz
web-help-not-now = W tej chwili nie da się jej użyć.
web-help-not-asked = Teraz nie Twój ruch.
web-help-others-asked = Teraz nie Twój ruch: najpierw { $names }.
web-help-ruling = Wątpliwe przypadki
web-help-related = Z tej samej rodziny
web-help-none = Nie ma tu nic do objaśnienia.
web-explain = Co to jest? { $name }
web-hint = Co radzi bot?
web-hint-thinking = Bot się zastanawia…
web-hint-fold = Odłóż na bok
web-hint-unfold = Pokaż radę znowu
web-hint-none = Żaden bot nie miał czasu się zastanowić.
web-hint-value = szansa na wygraną: { $percent } %
web-long-press = Przytrzymaj kartę lub pole albo wciśnij na nim znak zapytania, a objaśni się samo.
web-speak = Opisz sytuację
web-situation = Sytuacja
web-situation-you = Decyzja należy do Ciebie.
web-situation-hand = W Twojej ręce: { $list }.
web-group-answer = Odpowiedzi
web-group-play = Karty
web-group-combos = Zestawy
web-group-players = Gracze
web-group-godcat = Koci Bóg jako
web-group-places = Miejsca w talii
web-keys = Klawisze
web-key-arrows = przechodź po kartach i polach
    .key = ← →
web-key-enter = wybierz to, co zaznaczone
    .key = Enter
web-key-nth = karta, płytka lub zaklęcie na tym miejscu ręki
    .key = 1–9
web-key-draw = dobierz
    .key = D
web-key-nope = Nie, nie, nie
    .key = N
web-key-pass = przepuść
    .key = P
web-key-undo = cofnij ruch
    .key = U
web-key-moves = lista wszystkich ruchów
    .key = M
web-key-speak = opisz sytuację
    .key = S
web-key-log = dziennik
    .key = L
web-key-help = ta lista
    .key = H
web-key-question = objaśnij to, co zaznaczone
    .key = ?
web-key-escape = pomiń ruch kart, zamknij okno
    .key = Esc

## Wynik

web-result-you = Wygrywasz!
web-result-winner =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają: { $names }
        [many] Wygrywają: { $names }
       *[other] Wygrywają: { $names }
    }
web-result-nobody = Nikt nie wygrywa
web-result-stopped = Gra przerwana
web-result-closed = Stół zamknięty
web-result-places = Miejsca końcowe
web-result-points = Skąd te punkty
web-result-category = Kategoria
web-result-sum = Razem
web-result-moments = Wielkie chwile
web-result-more = Co dalej?
web-result-look = Spójrz na stół
web-result-show = Do wyniku
web-rematch = Rewanż
web-rematch-sub = te same miejsca i karty
web-record = Zapis gry
web-fair-check = Sprawdź tasowanie
web-fair-how =
    Przed rozdaniem serwer pokazał odcisk swojej tajemnicy, a każdy gracz dołożył własny los. Teraz, gdy tajemnica jest
    jawna, Twoja przeglądarka liczy wszystko od nowa.
web-fair-computing = Liczymy…
web-fair-commitment = Tajemnica pasuje do obietnicy sprzed rozdania.
web-fair-contribution = Los z mojej przeglądarki trafił do tasowania bez zmian.
web-fair-seed = Ziarno gry wynika z tajemnicy i losów graczy.
web-fair-draws =
    { $count ->
        [one] Jedyne losowanie tej gry się zgadza, policzone od nowa.
        [few] Wszystkie { $count } losowania tej gry się zgadzają, każde policzone od nowa.
        [many] Wszystkie { $count } losowań tej gry się zgadza, każde policzone od nowa.
       *[other] Wszystkie { $count } losowania tej gry się zgadzają, każde policzone od nowa.
    }
web-fair-draw-wrong = Niezgodnie z obietnicą: losowanie w ruchu { $move } (strumień { $stream }, słowo { $place }).
web-fair-all-draws = Każde losowanie tej gry
web-fair-in-deal = Rozdanie
web-fair-in-move = Ruch { $move }
web-fair-shuffle = tasowanie { $n } sztuk
web-fair-number = { $number } z liczb od 0, mniejszych niż { $n }
web-fair-good = Wszystko się zgadza: nikt nie mógł wybrać kart.
web-fair-bad = Coś się nie zgadza. Zachowaj zapis i zapytaj gospodarza stołu.
web-fair-cannot = Tajemnica będzie jawna po końcu gry.
web-fair-contributions = Co dołożyli gracze

## Powtórka

web-replay = Powtórka
web-replay-step = Krok { $index } z { $total }
web-replay-first = Na początek
web-replay-start = Gra się zaczyna.
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-forward = Krok dalej
web-replay-last = Na koniec
web-replay-all = Wszyscy
web-replay-eyes = Czyimi oczami?
web-replay-none = Nie ma (jeszcze) powtórki tego stołu.

## Błędy

web-error-load = Nie udało się wczytać tej części. Czy połączenie działa?
web-error-unknown = Tak się nie da ({ $code }).
web-error-seats-out-of-range = Te karty są dla { $low }–{ $high } osób, nie dla { $seats }.
web-error-players-out-of-range = Ta gra jest dla { $low }–{ $high } osób, nie dla { $seats }.
web-error-chaos-mode-not-for-two = Wariant zamętu jest dla trzech lub czterech osób, nie dla { $seats }.
web-error-web-offline = Serwer nie odpowiada. Ruch nie został wysłany; spróbuj za chwilę.
web-error-web-unexpected = Serwer odpowiada błędem ({ $status }).

## Eksplodujące kotki

web-family-danger = Groźba
web-family-rescue = Ratunek
web-family-attack = Atak
web-family-escape = Unik
web-family-sight = Wróżba
web-family-theft = Łup
web-family-chaos = Zamęt
web-family-nope = Sprzeciw
web-family-divine = Moc
web-family-cat = Kot
web-family-other = Dodatek
web-kittens-alive =
    { $count ->
        [one] { $count } osoba w grze
        [few] { $count } osoby w grze
        [many] { $count } osób w grze
       *[other] { $count } osoby w grze
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
web-kittens-why-nope = Musi mieć co zatrzymać: zagraj ją, gdy karta czeka na sprzeciw.
web-kittens-why-window = Karta czeka na sprzeciw: odpowiada się na nią tylko kartą „Nie, nie, nie”.
web-kittens-why-defuse = Zachowaj ją: Rozbrojenie zagrywa się tylko wtedy, gdy leży przed Tobą eksplodujący kotek.
web-kittens-why-question = Najpierw trzeba odpowiedzieć na inne pytanie: zobacz linię pod kociołkiem.
web-kittens-why-danger = Tej karty się nie zagrywa: działa sama.
web-kittens-why-cat = Jeden kot nic nie robi. Zagraj go z drugim o tym samym tytule albo trzy takie naraz.
web-kittens-why-nobody = Teraz nic by nie zrobiła: nie ma wobec kogo jej użyć albo kart jest za mało.
web-kittens-odds = Kotek: 1 na { $n }
web-kittens-odds-none = Na wierzchu nie ma kotka
web-kittens-odds-sure = Na wierzchu leży kotek!
web-kittens-odds-title = Jak groźne jest dobieranie?
web-kittens-odds-help =
    Każdy może policzyć kotki, które jeszcze są w grze, i karty w talii. Jeśli znasz jakieś karty talii, one też się
    liczą. W tej liczbie nie ma nic tajnego.
web-kittens-pile-title = Talia
web-kittens-choose = Wybierz kartę albo dobierz.
web-kittens-have = masz { $count }
web-kittens-godcat-as = Zagraj Kociego Boga jako…
web-kittens-pending =
    { $has_other ->
        [yes] { $you ->
            [seat] Ty kontra { $other }: { $what }
            [other] { $player } kontra Ty: { $what }
           *[none] { $player } kontra { $other }: { $what }
        }
       *[no] { $you ->
            [seat] Ty: { $what }
           *[none] { $player }: { $what }
        }
    }
web-kittens-pair = para, { $name }
web-kittens-triple = trójka, { $name }
web-kittens-five = pięć różnych kart
web-kittens-pair-help = Kradnie losową kartę
web-kittens-demanded = Żądana karta: { $name }
web-kittens-stands = działa
web-kittens-stopped = odwołane
web-kittens-combo-pair = 2 × { $name }: kradnij
web-kittens-combo-triple = 3 × { $name }: zażądaj
web-kittens-peril = { $player } potrzebuje Rozbrojenia!
web-kittens-peril-you = Potrzebujesz Rozbrojenia!
web-kittens-defused = Uff, rozbrojony!
web-kittens-bury = Gdzie ją zakopujesz?
web-kittens-implode = Wraca, ale odkryty
web-kittens-duel = { $player } kontra { $other }
web-kittens-census = W tej grze: { $count }.
web-kittens-yours = W Twojej ręce: { $count }.
web-kittens-known = Na pewno ma: { $list }.
web-kittens-lacks = Nie ma: { $list }.
web-kittens-survived = żyje do końca
web-kittens-exploded = wybuch
web-kittens-imploded = implozja
web-kittens-left = odejście od stołu
web-kittens-gone = wybuch albo odejście
web-kittens-result = Karty pozostałe w talii: { $count }.
web-depth-secret = Nikt nie zobaczy miejsca, a czas niczego nie zdradzi.
web-depth-top = Wierzch
web-depth-middle = Środek
web-depth-bottom = Spód
web-depth-random = Losowo
web-depth-nth = { $n }.
web-depth-place = { $n }. od góry
web-depth-higher = O jedno miejsce wyżej
web-depth-deeper = O jedno miejsce głębiej
web-order-title = Ułóż przyszłość
web-order-help = Karta po lewej będzie dobrana pierwsza.
web-order-first = pierwsza
web-order-earlier = { $name }: wcześniej
web-order-later = { $name }: później
web-order-type = albo wpisz kolejność:
web-order-done = Odłóż w tej kolejności

## Czarujące kotki

web-wizardkittens-curses = klątwy: { $done } z 6
web-wizardkittens-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    }
web-wizardkittens-cards =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
web-wizardkittens-circle-yours = Twój obszar
web-wizardkittens-circle = Obszar: { $player }
web-wizardkittens-show = pokaż obszar
web-wizardkittens-easy = poziom niski
web-wizardkittens-medium = poziom średni
web-wizardkittens-hard = poziom wysoki
web-wizardkittens-needed = potrzeba: { $list }
web-wizardkittens-bonus = +1 za
web-wizardkittens-bonus-words = +1 za każdą taką kartę w obszarze na końcu gry: { $name }
web-wizardkittens-no-bonus = bez premii
web-wizardkittens-missing = brakuje: { $list }
web-wizardkittens-missing-count = brakuje kart: { $count }
web-wizardkittens-lacks = brakuje
web-wizardkittens-complete = komplet!
web-wizardkittens-extras = nadmiar: { $count }
web-wizardkittens-here = tutaj
web-wizardkittens-shut = otworzy go kot zamętu
web-wizardkittens-caught-in = Profesor: za { $soonest }–{ $latest } kart
web-wizardkittens-caught-odds = Profesor: szansa 1 na { $count }
web-wizardkittens-caught-now = Następna karta to Profesor!
web-wizardkittens-deck = Talia
web-wizardkittens-deck-help =
    Profesor kryje się wśród ostatnich jedenastu kart. Koty zamętu leżą między pierwszymi dziesięcioma kartami a tymi
    jedenastoma. Reszta to składniki i każdy może policzyć, które już wyszły.
web-wizardkittens-left = Zostało w talii: { $list }
web-wizardkittens-discard = Odrzucone
web-wizardkittens-discard-help = Składniki zużyte i odrzucone. Stos jest jawny i nigdy nie wraca do talii.
web-wizardkittens-credit = Karta celu
web-wizardkittens-new-rule = Nowa zasada
web-wizardkittens-chaos = Zamęt
web-wizardkittens-none-yet = jeszcze nic
web-wizardkittens-spells = Zaklęcia
web-wizardkittens-kittens = Kotki
web-wizardkittens-chapters = Rozdziały
web-wizardkittens-yours = Składniki
web-wizardkittens-token = żeton
web-wizardkittens-covered = Na tym zaklęciu leży Twój żeton ({ $name }): nie w tej turze.
web-wizardkittens-why-spell-first = Składniki przesuwają zaklęcia: najpierw rzuć któreś.
web-wizardkittens-why-card = Pytanie nie dotyczy tej karty albo efekt już ją przeniósł.
web-wizardkittens-why-mat = Twój kotek nie zna tego zaklęcia.
web-wizardkittens-why-few = Jest na to za mało kart.
web-wizardkittens-why-draw-first = Najpierw dobierz i połóż kartę; potem czas na zaklęcie.
web-wizardkittens-why-question = Najpierw odpowiedz na pytanie; w turze jest jedno zaklęcie.
web-wizardkittens-casting = { $player }: zaklęcie { $name }.
web-wizardkittens-step-draw = Karta
web-wizardkittens-step-spell = Zaklęcie
web-wizardkittens-step-curse = Klątwy
web-wizardkittens-doing =
    { $what ->
        [draw] { $player } zaraz dobierze kartę
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
        [one] { $name }: potem brakuje { $count }
        [few] { $name }: potem brakuje { $count }
        [many] { $name }: potem brakuje { $count }
       *[other] { $name }: potem brakuje { $count }
    }
web-wizardkittens-then-extra = { $name }: niepotrzebne
web-wizardkittens-defeated-by = Klątwę ma: { $player }.
web-wizardkittens-unseen = Zostało w talii: { $count } z { $all }.
web-wizardkittens-tally = Dotychczasowe punkty: { $points } (klątwy { $values }, premie { $bonus }, nadmiar −{ $extras }); karta celu jest tajna
web-wizardkittens-guilty = Gdyby profesor przyszła teraz: bez szans na uniewinnienie
web-wizardkittens-innocent = Gdyby profesor przyszła teraz: bez winy
web-wizardkittens-won-none = żadnej klątwy jeszcze nie pokonano
web-wizardkittens-danger = Profesor
web-wizardkittens-danger-help =
    Gdy padnie ostatnia klątwa, wygrywa najwięcej punktów. Jeśli wcześniej wyjdzie profesor Pazurek, dziesięć punktów lub
    więcej to za dużo magii, a we dwoje także pięć lub mniej; z reszty wygrywa najmniej składników.
web-wizardkittens-curses-won =
    { $count ->
        [0] bez klątw
        [one] { $count } klątwa
        [few] { $count } klątwy
        [many] { $count } klątw
       *[other] { $count } klątw
    }
web-wizardkittens-cards-left =
    { $count ->
        [0] bez składników
        [one] { $count } składnik
        [few] { $count } składniki
        [many] { $count } składników
       *[other] { $count } składników
    }
web-wizardkittens-was-innocent = bez winy
web-wizardkittens-components = Składniki
web-wizardkittens-curses-easy = Klątwy: poziom niski
web-wizardkittens-curses-medium = Klątwy: poziom średni
web-wizardkittens-curses-hard = Klątwy: poziom wysoki
web-wizardkittens-cats = Inne karty talii
web-wizardkittens-new-rules = Nowe zasady
web-wizardkittens-chaos-cards = Karty zamętu
web-wizardkittens-source-own = Wartości tej karty pochodzą z pliku kart tego stołu.
web-wizardkittens-source-all-designed = Ta karta nie jest wydrukowaną: żadne źródło jej nie podaje, więc to nasz pomysł.
web-wizardkittens-source-all-inferred = Ta karta to dobry domysł: instrukcja na nią wskazuje, ale jej nie podaje.
web-wizardkittens-source-designed = Tego nie podaje żadne źródło, więc to nasz pomysł: { $list }.
web-wizardkittens-source-inferred = Dobry domysł na podstawie instrukcji: { $list }.
web-wizardkittens-source-pairing = Że to zaklęcie ma { $name }, to nasz pomysł; samo zaklęcie jest z instrukcji.
web-wizardkittens-field-value = punkty
web-wizardkittens-field-needs = przepis
web-wizardkittens-field-light = lżejszy przepis
web-wizardkittens-field-group = poziom
web-wizardkittens-field-bonus = premia
web-wizardkittens-field-effect = działanie
web-wizardkittens-field-paws = gra we dwoje
