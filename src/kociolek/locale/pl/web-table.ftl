# Komunikaty stołów, poczekalni, wyników i zapisów gier. Przeglądarka wczytuje je po wyjściu z głównej strony.

## Przed grą

web-invite = Zaproszenie
web-invite-people = Zaproś znajomych
web-qr = Kod QR z adresem tego stołu
web-cancel = Anuluj
web-hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
web-learn-card = Lekcja na ten temat
web-report = Zgłoś gracza
web-bot-at = bot, { $level }
web-your-decision = Ty decydujesz
web-game-over = Koniec gry
web-bye-outdated = Jest nowa wersja Kociołka. Wczytaj stronę ponownie.
web-bye-reload = Wczytaj ponownie
web-share = Udostępnij
web-share-picture = Obrazek
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
web-seat-waits = czeka na gracza
web-seat-here = przy stole
web-seat-away = bez połączenia
web-seat-change = Zmień miejsce: { $name }
web-stand-up = Wstań
web-stand-up-host = Gospodarzem zostanie ktoś inny.
web-stand-up-last = Nie ma tu nikogo poza Tobą: stół zostanie zamknięty.
web-host = gospodarz
web-that-is-you = to Ty
web-program = program
web-add-bot = Dodaj bota
web-remove = Usuń: { $name }
web-remove-bot = Usuń bota
web-remove-sure = Usunąć gracza { $name } od tego stołu? Nie będzie można tu znów usiąść.
web-remove-do = Usuń
web-make-host = Nowy gospodarz: { $name }
web-setup = Ustawienia gry
web-setup-allowed = Dozwolone
web-setup-host = O ustawieniach decyduje gospodarz.
web-tempo = Tempo
web-window = Czas na reakcję
web-listed = Pokaż w lobby
web-listed-help = Każdy widzi ten stół i może się dosiąść.
web-spectators = Widzowie
web-spectators-help = Inni mogą oglądać grę; widzą tylko to, co jawne.
web-delay = Opóźnienie dla widzów
web-delay-none = brak
web-delay-help = Widzowie widzą grę później, więc nikt niczego nie podpowie.
web-rated = Rankingowa
web-rated-help = Gra liczy się do rankingu. Wtedy nie ma podpowiedzi ani spóźnialskich, a kto odejdzie albo nie wróci, przegrywa.
web-days-notice = Nie przegap swojej tury
web-days-notice-about = Gra korespondencyjna toczy się, gdy Cię nie ma. Powiadomienie da znać, że czeka na Ciebie.
web-days-notice-on = Włącz powiadomienia
web-days-next = Czeka na Ciebie inna gra.
web-days-next-go = Następna gra
web-hints = Podpowiedzi
web-hints-help = Gracze mogą poprosić bota o radę.
web-takeover = Spóźnialscy
web-takeover-help = Nowy gracz może przejąć miejsce bota.
web-asking = Pytaj wszystkich
web-asking-help = Także tych, którzy nie mają wyboru.
web-chat-allowed = Czat
web-safe = Tylko zwroty
web-safe-help = Każdy wybiera z listy i czyta ją we własnym języku.
web-start = Zacznij grę
web-start-fill = Wolne miejsca zajmą boty.
web-waiting-host = Czekamy, aż gospodarz zacznie grę…
web-full = Brak miejsc

## Stół

web-menu = Menu
web-players = Gracze
web-player-turn = teraz gra
web-player-next = następny
web-player-out = poza grą
web-hand = Karty na ręce
web-actions = Możliwe ruchy
web-status = Stan gry
web-question = Pytanie
web-your-turn = Twoja tura
web-you-are-out = Odpadasz z gry. Teraz możesz tylko patrzeć.
web-out-place = Odpadasz: miejsce { $place } z { $count }
web-out-pace = Tempo
web-out-end = Do końca
web-waiting-for = Czekamy na: { $names }
web-waiting-nope = Czekamy na Nie, nie, nie…
web-waiting-now = Czekamy na Zmień przyszłość TERAZ…
web-sending = Chwileczkę…
web-pick-one = Wybierz kartę
web-side = Dziennik, ruchy i czat
web-log = Dziennik
web-log-open =
    { $count ->
        [0] Dziennik
        [one] Dziennik, { $count } nowy wpis
        [few] Dziennik, { $count } nowe wpisy
        [many] Dziennik, { $count } nowych wpisów
       *[other] Dziennik, { $count } nowego wpisu
    }
web-log-empty = Jeszcze nic się nie dzieje.
web-chat = Czat
web-chat-unread = Czat · { $count }
web-chat-say = Napisz coś…
web-chat-send = Wyślij
web-chat-empty = Na razie cisza.
web-mute = wycisz
web-spectator = Widz
web-mute-name = Wycisz: { $name }
web-unmute = włącz głos
web-unmute-name = Włącz głos: { $name }
web-muted = Głos wyłączony: { $name }
web-moves = Ruchy
web-moves-none = Teraz nie masz nic do zrobienia.
web-take-back = Cofnij ruch
web-watching = Oglądasz tę grę.
web-watching-late = Oglądasz tę grę z opóźnieniem { $seconds } s.
web-watch-soon = Widzowie widzą grę { $seconds } s później. Pierwszy obraz pojawi się za chwilę.
web-take-over = Przejmij miejsce
web-standin = Bot gra za Ciebie.
web-claim = Wracam na miejsce
web-connecting-again = Brak połączenia. Łączymy ponownie…
web-connected = Połączono
web-offline-next =
    { $seconds ->
        [one] Następna próba za { $seconds } sekundę.
        [few] Następna próba za { $seconds } sekundy.
        [many] Następna próba za { $seconds } sekund.
       *[other] Następna próba za { $seconds } sekundy.
    }
web-offline-trying = Łączenie…
web-try-again = Spróbuj ponownie
web-table-opening = Otwieranie stołu
web-table-slow = To trwa dłużej niż zwykle.
web-table-no = Nie można otworzyć stołu
web-table-no-answer = Serwer nie odpowiada. Nic nie przepadło: Twoje gry są w lobby.
web-bye-replaced = Ten stół jest otwarty w innym oknie.
web-bye-take-back = Graj tutaj
web-bye-kicked = Gospodarz usuwa Cię od stołu.
web-bye-kicked-text = Znajdź inny stół albo otwórz własny.
web-bye-closed = Ten stół jest zamknięty.
web-away = Niech gra bot
web-end = Zakończ grę
web-end-help = Gra skończy się bez zwycięzcy, gdy zgodzą się wszyscy.
web-end-propose = Zaproponuj
web-end-agree = Zgoda
web-end-now = Zakończ teraz
web-end-withdraw = Wycofaj zgodę
web-end-cancel = Graj dalej
web-end-count = Za końcem gry: { $count } z { $all }.
web-admit = Zgoda na kogoś nowego
web-admit-ask = Gospodarz usunął gracza, za którego gra { $name }. Czy ktoś nowy może zająć to miejsce?
web-admit-missing = Za gracza, którego usunął gospodarz, gra bot: { $name }. Ktoś nowy może zająć to miejsce, gdy zgodzą się wszyscy. Brakuje zgody: { $list }.
web-admit-open = Ktoś nowy może zająć miejsce: { $name }.
web-admit-nobody = Przy stole nie ma nikogo innego.
web-leave = Opuść grę
web-leave-sure = Odejść na dobre? Reszta gra dalej bez Ciebie.
web-new-game = Nowa gra
web-stay = Zostań
web-orders = Gdy inni zagrywają karty
web-orders-off = zawsze pytaj
web-orders-until-turn = przepuszczaj do mojej tury
web-orders-unless-me = przepuszczaj, jeśli nie jestem celem
web-emotes = Emotki
web-emote-hello = Cześć!
web-emote-thanks = Dzięki!
web-emote-well-played = Ładnie!
web-emote-oops = Ups!
web-emote-laugh = Haha!
web-emote-hurry = No graj już!
web-emote-good-luck = Powodzenia!
web-emote-sorry = Przepraszam!
web-emote-wait = Chwileczkę.
web-emote-nice-try = Niezła próba!
web-emote-one-more = Jeszcze raz?
web-emote-bye = Na razie!
web-title-turn = ● Twoja tura · Kociołek

## Pomoc

web-help = Pomoc
web-help-now = Przy tym stole
web-help-can = Możesz to zrobić teraz
web-help-not-now = Teraz nie możesz tego użyć.
web-help-not-asked = To nie Twoja tura.
web-help-others-asked = To nie Twoja tura. Czekamy na: { $names }.
web-help-ruling = Rozstrzygnięcia
web-help-related = Podobne karty
web-help-none = Na razie brak objaśnienia.
web-explain = Objaśnij: { $name }
web-hint = Zapytaj bota
web-hint-short = Rada
web-hint-thinking = Bot się zastanawia…
web-hint-fold = Ukryj radę
web-hint-unfold = Pokaż radę
web-hint-none = Brak rady: botom zabrakło czasu.
web-hint-figures = Liczby
web-hint-best = Podpowiedź: { $move }.
web-long-press = Przytrzymaj kartę lub pole (albo naciśnij ?), żeby zobaczyć, co robi.
web-speak = Przeczytaj na głos
web-situation = Co na stole
web-situation-you = Twój ruch.
web-situation-hand = Na ręce masz: { $list }.
web-group-answer = Możliwości
web-group-play = Karty
web-group-combos = Kombinacje
web-group-players = Gracze
web-group-godcat = Koci Bóg jako
web-group-places = Miejsce w talii
web-keys = Skróty klawiszowe
web-key-arrows = przechodź po kartach i polach
    .key = ← →
web-key-enter = wybierz podświetlony element
    .key = Enter
web-key-nth = wybierz kartę, płytkę lub zaklęcie o tym numerze
    .key = 1–9
web-key-arrange = przesuń kartę na inne miejsce ręki
    .key = Shift ← →
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
web-key-speak = przeczytaj stół na głos
    .key = S
web-key-log = dziennik
    .key = L
web-key-help = ta lista
    .key = H
web-key-question = objaśnij podświetlony element
    .key = ?
web-key-escape = pomiń animację, zamknij panel
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
web-result-places = Klasyfikacja
web-result-points = Podsumowanie punktów
web-result-category = Kategoria
web-result-sum = Razem
web-result-moments = Najlepsze momenty
web-result-more = Co dalej?
web-result-look = Zobacz stół
web-result-show = Pokaż wynik
web-rematch = Rewanż
web-rematch-sub = te same miejsca i zasady
web-result-picture = Obrazek
web-record = Zapis gry
web-fair-check = Sprawdź tasowanie
web-fair-how =
    Przed rozdaniem serwer opublikował odcisk swojego sekretu, a przeglądarka każdego gracza dołożyła własne losowe
    liczby. Teraz, gdy sekret jest jawny, Twoja przeglądarka przelicza wszystko od nowa.
web-fair-computing = Sprawdzamy…
web-fair-commitment = Sekret zgadza się z odciskiem, który ta przeglądarka zapamiętała przed rozdaniem.
web-fair-commitment-wrong = Sekret nie zgadza się z odciskiem, który ta przeglądarka zapamiętała przed rozdaniem.
web-fair-commitment-missing = Ta przeglądarka nie widziała odcisku przed rozdaniem, więc nie wie, czy sekretu nie podmieniono.
web-fair-contribution = Losowe liczby z Twojej przeglądarki trafiły do tasowania bez zmian.
web-fair-contribution-wrong = Losowe liczby z Twojej przeglądarki nie trafiły do tasowania.
web-fair-contribution-missing = Ta przeglądarka nie dała przed rozdaniem żadnych liczb losowych.
web-fair-seed = Ziarno gry wynika z sekretu i liczb graczy.
web-fair-seed-wrong = Ziarno gry nie wynika z sekretu i liczb graczy.
web-fair-draws =
    { $count ->
        [one] Jedyne losowanie w tej grze się zgadza.
        [few] Wszystkie { $count } losowania w tej grze się zgadzają.
        [many] Wszystkie { $count } losowań w tej grze się zgadza.
       *[other] Wszystkie { $count } losowania w tej grze się zgadzają.
    }
web-fair-draw-wrong = Niezgodność: losowanie w ruchu { $move } (strumień { $stream }, słowo { $place }).
web-fair-all-draws = Wszystkie losowania
web-fair-in-deal = Rozdanie
web-fair-in-move = Ruch { $move }
web-fair-shuffle = tasowanie (elementy: { $n })
web-fair-number = { $number } (od 0, poniżej { $n })
web-fair-good = Wszystko się zgadza: nikt nie mógł ustawić kart.
web-fair-bad = Coś się nie zgadza. Zachowaj zapis i zgłoś to gospodarzowi.
web-fair-unsure = Losowania wynikają z sekretu. Czy ustalono go przed rozdaniem, wie tylko przeglądarka, która wtedy była przy stole.
web-fair-played-on = Ta gra zaczęła się od pozycji z innej gry, więc nie ma tu rozdania do sprawdzenia.
web-fair-cannot = Sekret poznasz po zakończeniu gry.
web-fair-contributions = Losowe liczby graczy

## Powtórka

web-to-analysis = Analiza
web-replay-step = Krok { $index } z { $total }
web-replay-first = Na początek
web-replay-start = Gra się zaczyna.
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-forward = Krok naprzód
web-replay-play-on = Graj dalej od tego miejsca
web-replay-last = Na koniec
web-replay-all = Wszyscy
web-replay-eyes = Widok gracza
web-replay-none = Ten stół nie ma jeszcze powtórki.

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
web-kittens-why-now = Ktoś zaraz dobierze kartę. Przedtem można zagrać tylko kartę Zmień przyszłość TERAZ.
web-kittens-why-question = Najpierw odpowiedz na pytanie.
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
web-kittens-you-blind = Grasz po omacku (Klątwa kociej dupki).
web-kittens-no-defuse = Nie masz karty rozbrojenia.
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
web-kittens-bury = Wybierz, gdzie w talii zakopać { NAME("kittens-card", $card, form: "acc") }.
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

## Poza lobby

web-credits-text =
    Koty, kociołki, plansze i ikony narysowano specjalnie dla tego programu. Symbole na kartach pochodzą z game-icons.net
    (autorzy podani w serwisie), zmieniono tylko kolory. Czcionki są darmowe, a ich licencje dołączone.
    
    Kociołek nie jest powiązany z wydawcami gier ani przez nich wspierany. Nie zawiera ich grafik ani tekstów.
web-closed-by-host = Gospodarz zamknął ten stół
web-closed-by-host-text = Gra skończyła się bez wyniku.
web-evening-back = Do wieczoru klubowego
web-evening-until = Ta runda kończy się o { $time }.
web-evening-time = Koniec czasu
web-evening-time-text = Gra kończy się w tym miejscu. Liczy się to, co kto osiągnął.
web-skip-to-me = Pomiń do mojej tury
web-table-box = Pudełko: { $name }
