### Stół w przeglądarce, po polsku.
###
### $name, $names, $player, $other, $host to imiona; $card to rodzaj w zapisie reguł.
### $count i inne ilości są liczbami.

## Wszędzie

web-loading = Mieszamy w kociołku…
web-close = Zamknij
web-save = Zapisz
web-less = Mniej
web-more = Więcej
web-home = Wróć do lobby
web-you = Ty
web-nav = Nawigacja
web-nav-play = Graj
web-nav-rules = Zasady
web-nav-games = Moje gry
web-nav-boxes = Pudełka
web-credits = Autorzy i licencje
web-trouble = Coś poszło nie tak
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
web-bot-beginner = początkujący
web-bot-easy = łatwy
web-bot-chaotic = chaotyczny
web-bot-cautious = ostrożny
web-bot-vengeful = mściwy
web-bot-eager = gorliwy
web-bot-tidy = schludny
web-bot-medium = średni
web-bot-hard = trudny
web-bot-expert = ekspert
web-bot-character = Charakter
web-bot-about = { $name }: { $about }.

## Ustawienia

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
web-settings-calm = Mniej animacji
web-settings-calm-help = Karty nie latają; co się stało, przeczytasz w pasku pod stołem.
web-settings-end-turns = Kończ tury automatycznie
web-settings-end-turns-help = W Wiedźmiej Skale tura kończy się po ostatniej akcji. Do tej chwili możesz cofać ruchy.
web-settings-sound = Dźwięki
web-settings-notify = Powiadom o mojej turze
web-settings-notify-help = Wyświetla powiadomienie, gdy strona działa w tle.

## Poczekalnia

web-hello = Cześć, { $name }!
web-guest-names = Mruczek, Wąsik, Iskierka, Psotka, Kłębek, Szelma, Bajka, Łatek
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
web-lobby-rules-sub = Wszystkie w kilka minut, karta po karcie.
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
web-tempo-fast = programy
web-tempo-live-help = 45 sekund na decyzję plus dwie minuty rezerwy.
web-tempo-relaxed-help = Bez pośpiechu: czas liczy się tylko przy reakcjach, np. Nie, nie, nie.
web-tempo-days-help = Doba na każdy ruch.

## Stół

web-offline-title = Brak połączenia
web-offline-try = Połącz teraz

## Powtórka

web-replay = Powtórka

## Błędy

web-error-load = Nie udało się wczytać tej części. Sprawdź połączenie.
web-error-unknown = To się nie udało. Wczytaj stronę ponownie i spróbuj jeszcze raz.
web-error-web-unreached = Brak połączenia z serwerem. Spróbuj za chwilę.
web-error-web-offline = Brak połączenia z serwerem. Ruch nie został wysłany; spróbuj za chwilę.
web-error-web-unexpected = Błąd serwera ({ $status }). Spróbuj za chwilę.

## Lekcje

web-learn = Lekcje
web-learn-all = Wszystkie lekcje
web-learn-offer = Pierwszy raz? Naucz się, grając
web-learn-offer-sub = Pierwsze tury krok po kroku, przy prawdziwym stole.
web-puzzle-day = Zagadka dnia

## Gospodarz serwera

web-announce-restart = Serwer uruchomi się ponownie o { $time }. Stoły są zapisane.
web-announce-from = Od gospodarza:
web-privacy = Prywatność i moje dane
web-host-page = Strona gospodarza
