### Wiersz poleceń, po polsku.
###
### $name to karta, gra lub inna rzecz w postaci do pokazania; $player i $bot to imiona; $file to ścieżka.
### $count, $total i inne ilości są liczbami. W błędach każda zmienna jest tekstem.
### $meant to słowo, o które pewnie chodziło, albo `none`; $known wylicza słowa, które są.

## Program i jego polecenia

cli-about = Kociołek: gry karciane i planszowe dla ludzi i botów, w terminalu i do badań.
cli-usage = użycie:
cli-heading-commands = Polecenia
cli-heading-arguments = Argumenty
cli-heading-options = Opcje
cli-more-help = „{ $program } POLECENIE --help” objaśnia polecenie.
cli-metavar-command = POLECENIE
cli-metavar-game = GRA
cli-metavar-card = KARTA
cli-metavar-do = CO
cli-metavar-box = PUDEŁKO
cli-metavar-file = PLIK
cli-metavar-folder = FOLDER
cli-metavar-option = NAZWA=WARTOŚĆ
cli-metavar-edition = WYDANIE
cli-metavar-people = N|IMIONA
cli-metavar-bots = BOTY
cli-metavar-seed = ZIARNO
cli-metavar-address = ADRES

cli-help-play = zagraj w terminalu
cli-help-play-long =
    Gra w terminalu: Ty przeciw botom albo kilka osób przy jednej klawiaturze.
    Każde pytanie ma ponumerowane odpowiedzi; znak zapytania daje pomoc.
cli-help-simulate = rozegraj wiele gier między botami i policz zwycięstwa
cli-help-simulate-long =
    Boty rozgrywają wiele gier między sobą, a program podaje, kto wygrywa i jak długie są gry.
    To samo ziarno daje te same gry, niezależnie od liczby procesów.
cli-help-arena = turniej botów
cli-help-arena-long =
    Turniej botów: odsetki wygranych z przedziałami 95%, rankingi i raport z wykresami. Każdy bot gra na każdym miejscu
    tak samo często. Żeby wznowić przerwany turniej, powtórz to samo polecenie.
cli-help-ladder = prowadź ranking wielu botów
cli-help-ladder-long =
    Prowadzi drabinkę botów w pliku: każde uruchomienie rozgrywa kolejne rundy między botami, które mają najmniej gier, dodaje
    nowe boty i pokazuje ranking. Bez --rounds tylko pokazuje ranking.
cli-help-train = ucz sieć gry, w której gra sama ze sobą
cli-help-train-long =
    Uczy małą sieć gry wyłącznie z partii, które gra sama ze sobą. Sieć jest w folderze razem z punktami kontrolnymi, stroną
    z wykresami i wynikami przeciw stałej lidze botów. To samo polecenie kontynuuje przerwany przebieg, a arena gra siecią:
    kociolek arena GRA --bots FOLDER/learned.network,easy.
cli-help-report = zrób z zapisanych gier raport z wykresami
cli-help-report-long =
    Czyta zapisy jednej gry albo dziennik turnieju i tworzy jedną stronę: kto wygrywa, jak przebiegają gry i które karty
    pomagają. Otworzysz ją w każdej przeglądarce, bez sieci, w obu językach.
cli-help-bench = zmierz szybkość reguł
cli-help-bench-long =
    Mierzy, jak szybko reguły działają na tej maszynie: decyzje, gry, kopie, widoki i wyobrażone światy na sekundę czasu
    procesora. Decyzja liczy się tylko wtedy, gdy jest co wybierać. Z „search”: iteracje na sekundę najsilniejszego
    bota, od otwarcia gry.
cli-help-rules = przeczytaj zasady gry albo jednej karty
cli-help-rules-long = Wypisuje zasady gry rozdział po rozdziale albo to, co robi jedna karta, razem z rozstrzygnięciami.
cli-help-learn = naucz się gry, grając lekcje
cli-help-learn-long = Rozgrywa lekcję według zasad: wskazaną albo następną, której jeszcze nie było. Lekcja mówi, co wypróbować, i odpowiada na złe ruchy.
cli-help-check = sprawdź pliki ze scenariuszami
cli-help-check-long =
    Rozgrywa scenariusze z plików YAML i porównuje wyniki z oczekiwanymi. Kod wyjścia: 0, gdy wszystkie są zaliczone, 1,
    gdy któryś nie jest, 2, gdy pliku nie da się odczytać.
cli-help-replay = odtwórz zapisaną grę
cli-help-replay-long = Pokazuje zapisaną grę ruch po ruchu, z odkrytymi kartami albo tak, jak widział ją jeden gracz.
cli-help-verify = sprawdź, czy zapis jest prawdziwy
cli-help-verify-long = Odtwarza zapis według reguł i porównuje końcową pozycję ze skrótem zapisanym w pliku.
cli-help-analyse = oceń decyzje zapisanej gry
cli-help-analyse-long = Ocenia każdą decyzję zapisanej gry według tego, co gracz mógł wiedzieć, i oddziela szczęście od umiejętności.
cli-help-vocabulary = wypisz wszystkie słowa, których można użyć w scenariuszach
cli-help-vocabulary-long = Wypisuje nazwy wszystkich kart, ruchów, pytań, zdarzeń i opcji gry w pisowni scenariuszy i zapisów.
cli-help-box = eksportuj, sprawdzaj, pokazuj i porównuj pudełka
cli-help-box-long =
    Pudełko mówi, co jest wydrukowane w Twoim egzemplarzu gry. Zacznij od: kociolek box export witchstone > my.toml,
    zmień to, co się różni, i podaj plik każdemu poleceniu z --box my.toml.
cli-help-board = narysuj planszę gry
cli-help-board-long =
    Rysuje stół gry znakami albo jako obraz na ścianę. Bez zapisu gry stół powstaje z ziarna, a losowe boty wykonują tyle
    ruchów, ile podasz.
cli-help-completion = wypisz skrypt uzupełniania dla Twojej powłoki
cli-help-completion-long =
    Wypisuje skrypt, z którym powłoka uzupełnia polecenia, opcje, gry, boty i karty. Dla bash: kociolek completion bash >
    ~/.local/share/bash-completion/completions/kociolek; dla zsh: > folder z $fpath/_kociolek;
    dla fish: > ~/.config/fish/completions/kociolek.fish.
cli-help-serve = uruchom serwer dla przeglądarek i programów
cli-help-serve-long =
    Uruchamia serwer: stoły na żywo dla ludzi, botów i programów. Dane są w jednym pliku albo w bazie PostgreSQL. SIGTERM
    albo Ctrl-C go zatrzymuje; rozpoczęte ruchy są zapisywane, a po następnym starcie stoły grają dalej.
cli-help-store = zrób kopię, odtwórz, sprawdź albo zaktualizuj dane serwera
cli-help-store-long =
    Zarządza danymi serwera. backup zapisuje je do pliku, także w trakcie pracy serwera; do folderu zapisuje osobny plik,
    odczytuje go dla pewności i usuwa najstarsze; restore wypełnia takim plikiem pustą bazę (SQLite albo PostgreSQL); check odtwarza każdy stół; migrate aktualizuje starszą bazę.
cli-help-health = zapytaj działający serwer, czy jest gotowy
cli-help-health-long = Pyta działający serwer, czy odpowiada i czy może zapisywać dane. Kod wyjścia to 0, jeśli tak, a w innym razie 1.
cli-help-node = pokaż węzły serwera, opróżnij węzeł, zapomnij nieczynne
cli-help-node-long =
    Pokazuje procesy, które korzystają z jednej bazy, z liczbą ich stołów. drain oddaje stoły węzła pozostałym i nie
    wpuszcza nowych, zanim wyłączysz maszynę; undrain to cofa; forget usuwa węzły, które już nie działają.
cli-help-host = doglądaj serwera: gospodarze, stoły, blokady, ogłoszenia
cli-help-host-long =
    Narzędzia gospodarza serwera. add, remove i list wskazują konta, które mogą korzystać ze strony gospodarza w przeglądarce.
    Pozostałe zadania wykonuje w kilka sekund działający serwer; wszystko trafia na listę na tej stronie.

cli-arg-default = { $text } (domyślnie: { $default })
cli-usual-option = pierwsza wartość każdej, zob. kociolek rules
cli-usual-seed = za każdym razem nowe
cli-usual-workers = jeden na rdzeń
cli-usual-bot-workers = o jeden mniej niż rdzeni
cli-usual-arena-seats = tyle, ile botów; jeśli gra tylko jeden bot: { $seats }
cli-usual-seconds = 1, serwer 10
cli-usual-bench-store = tymczasowa
cli-usual-moves = żadne, a z zapisu wszystkie
cli-usual-board-seat = to, co widzą wszyscy
cli-usual-migrate-backup = obok bazy
cli-usual-game = program pyta albo { $game }
cli-usual-resume = ostatnia przerwana
cli-usual-lesson = następna
cli-arg-help = pokaż tę pomoc i zakończ
cli-arg-version = pokaż wersję i rodzaj reguł i zakończ
cli-arg-lang = język tekstów: en albo pl; bez tego decydują ustawienia systemu
cli-arg-game = nazwa gry
cli-arg-card = karta, po nazwie albo w pisowni ze słownika
cli-arg-seats = liczba graczy
cli-arg-people = ludzie przy tej klawiaturze: liczba albo imiona po przecinku; reszta to boty
cli-arg-edition = wydanie gry
cli-arg-bots = boty do gry, oddzielone przecinkami; krótka lista się powtarza
cli-arg-option = opcja zasad, na przykład edition=good_vs_evil; można podać kilka
cli-arg-seed = liczba albo słowo, od którego zależą wszystkie losowania
cli-arg-record = zapisz grę do tego pliku
cli-arg-save-folder = zapisz każdą grę do pliku w tym nowym folderze
cli-arg-games = ile gier rozegrać
cli-arg-workers = liczba procesów
cli-arg-arena-bots = boty w turnieju, po przecinku; module:Class to własny bot; krótka lista się powtarza, długa gra we wszystkich składach
cli-arg-iterations = iteracje na odpowiedź dla botów przeszukujących
cli-arg-milliseconds = zamiast tego czas procesora na odpowiedź; wynik zależy wtedy od komputera
cli-arg-ray = graj na klastrze Ray pod tym adresem albo na uruchomionym do tego tutaj
cli-arg-journal = plik z ukończonymi grami; pozwala wznowić przerwany turniej
cli-arg-data = zapisz w tym pliku wiersz na każde miejsce w każdej grze: PLIK.csv albo PLIK.parquet
cli-arg-move-data = zapisz w tym pliku wiersz na każdy ruch: PLIK.csv albo PLIK.parquet
cli-arg-ladder-file = plik drabinki; powstaje, jeśli go nie ma
cli-arg-ladder-bots = boty do dodania, po przecinku; module:Class to własny bot
cli-arg-ladder-rounds = ile rund rozegrać; w rundzie każdy bot gra raz na każdym miejscu
cli-arg-ladder-page = zapisz drabinkę jako stronę dla przeglądarki
cli-usual-ladder-bots = te z drabinki
cli-arg-train-folder = folder przebiegu; powstaje, jeśli go nie ma
cli-arg-train-updates = ile razem poprawek; każda uczy się z około 8192 decyzji
cli-arg-train-every = liczba poprawek między punktami kontrolnymi, w których sieć jest sprawdzana
cli-arg-train-tests = liczba gier przeciw każdemu botowi ligi w każdym sprawdzeniu
cli-arg-train-hidden = liczba jednostek warstwy ukrytej
cli-arg-train-settle = przez ostatnie N poprawek zmieniaj sieć coraz mniej i graj coraz mniej różnorodnie
cli-arg-train-guided = zacznij od gry bota „Średni”: ucz się, co w niej zmienić
cli-arg-train-players = liczba procesów, na które dzieli się partie; przy innej liczbie wychodzi inna sieć
cli-arg-train-ray = niech grają w klastrze Ray pod tym adresem albo w uruchomionym tutaj
cli-usual-train-seats = 4, w Czarujących kotkach 3, w Wiedźmiej Skale 2
cli-usual-train-seed = 1 albo ziarno przebiegu z folderu
cli-arg-report = zapisz raport z wykresami do tego pliku
cli-arg-report-files = zapisy gier, foldery z zapisami albo dziennik turnieju
cli-arg-output = strona do zapisania
cli-arg-json = wypisz wynik jako JSON
cli-arg-lesson-json = wypisz listę lekcji jako JSON
cli-arg-shell = powłoka
cli-arg-analyse-html = wypisz stronę dla przeglądarki
cli-arg-analyse-thorough = symuluj cztery razy więcej gier
cli-arg-bench-games = liczba gier do analizy
cli-arg-bench-analysing = przez cały czas analizuj gry
cli-arg-bench-first = numer pierwszej gry, żeby mierzyć inne gry
cli-arg-files = pliki ze scenariuszami albo foldery, w których są
cli-arg-record-file = zapisana gra
cli-arg-seat = pokaż tylko to, co widziało to miejsce; pierwsze miejsce to 0
cli-arg-spectator = pokaż tylko to, co widzi widz
cli-arg-step = po każdym ruchu czekaj na Enter
cli-arg-bench-what = co mierzyć: engine, search, adapters, server, analysis, calibration, kept, network albo lab
cli-arg-seconds = ile sekund pracy procesora poświęcić na każdy pomiar; serwer: jak długo trwa gra
cli-arg-verbose = wymień także zaliczone scenariusze
cli-arg-svg = zapisz obraz SVG w tym pliku
cli-arg-moves = liczba losowych ruchów przed narysowaniem
cli-arg-box = plik pudełka: co jest wydrukowane w Twoim egzemplarzu, zob. kociolek box
cli-arg-box-do = export, check, show albo diff
cli-arg-pin = plik pudełka, które każdy może wybrać do nowego stołu; można podać kilka
cli-arg-box-what = gra (jej pudełko wbudowane) albo plik pudełka
cli-arg-board-seat = rysuj, co widać z tego miejsca
cli-arg-resume = graj dalej przerwaną grę z tego pliku
cli-arg-plain = bez kolorów i animacji
cli-metavar-store = BAZA
cli-arg-host = adres, na którym serwer nasłuchuje; 0.0.0.0 to cała sieć
cli-arg-port = port, na którym serwer nasłuchuje; 0 to dowolny wolny
cli-arg-store = gdzie leżą dane: sqlite:PLIK albo postgresql://user@host/baza
cli-arg-durable = odporność na brak prądu: każdy ruch czeka na zapis na dysk
cli-arg-origin = inny adres, którego strony mogą korzystać z serwera; można podać kilka razy
cli-arg-https = serwer działa za https: ciasteczka tylko przez https
cli-arg-proxy = adres zaufanego pośrednika (proxy)
cli-arg-open-metrics = /metrics dla wszystkich, nie tylko dla tego komputera
cli-metavar-task = ZADANIE
cli-metavar-target = KOGO
cli-metavar-text = TEKST
cli-arg-host-what = jedno z: { $known }
cli-arg-host-target = login, kod stołu, adres albo treść ogłoszenia
cli-arg-hours = na ile godzin blokada albo wyciszenie; 0 na zawsze
cli-arg-minutes = zapowiedz ponowne uruchomienie za tyle minut
cli-arg-reason = powód, widoczny dla graczy zamykanego stołu i na liście działań
cli-arg-contact = kto prowadzi ten serwer, na stronę o prywatności
cli-arg-url = adres URL, pod którym ten serwer jest dostępny, do linków w e-mailach
cli-arg-mail-server = serwer poczty: smtp:// lub smtps://, w razie potrzeby z NAZWA:HASŁO@
cli-arg-mail-from = nadawca e-maili
cli-arg-hooks-inside = sieć wewnętrzna, którą mogą wywoływać webhooki, np. 10.0.0.0/8; można powtórzyć
cli-arg-keep-games = przez ile dni trzymać zakończone gry; 0 na zawsze
cli-arg-keep-guests = przez ile dni trzymać gości, którzy nie wracają; 0 na zawsze
cli-arg-keep-reports = przez ile dni trzymać zamknięte zgłoszenia; 0 na zawsze
cli-arg-keep-acts = przez ile dni trzymać listę działań gospodarza; 0 na zawsze
cli-arg-backups = folder z kopiami, na stronę gospodarza
cli-arg-bot-workers = procesy, w których myślą boty
cli-arg-sockets = limit otwartych połączeń na adres
cli-metavar-name = NAZWA
cli-arg-nodes = procesy, które dzielą między siebie stoły jednej bazy PostgreSQL; 0 to jeden na rdzeń
cli-arg-node = nazwa tej maszyny, jeśli z bazy korzysta kilka maszyn
cli-arg-advertise = adres, pod którym tę maszynę widzą pozostałe
cli-arg-lease = po ilu sekundach milczenia pozostałe przejmują stoły węzła
cli-arg-bus = co przenosi wiadomości między węzłami: postgresql albo nats://HOST:PORT
cli-arg-node-what = list, drain (oddaj stoły węzła pozostałym), undrain albo forget (zapomnij nieczynne)
cli-arg-node-name = nazwa węzła, dla drain i undrain
cli-arg-log = poziom logów: debug, info, warning albo error
cli-arg-store-what = co zrobić: backup, restore, check, migrate albo ratings (policz rankingi od nowa)
cli-arg-backup-file = kopia do zapisania albo odczytania, albo folder z kopiami
cli-arg-keep = ile kopii zostaje w folderze
cli-arg-health = adres serwera
cli-arg-migrate-backup = kopia bazy przed migracją
cli-arg-tables = server: ile stołów gra naraz
cli-arg-rate = server: ruchy na sekundę przy każdym stole; 0 oznacza najszybciej, jak się da
cli-arg-bench-nodes = server: węzły, które dzielą stoły jednej bazy PostgreSQL, mierzone obok jednego procesu; 0 to sam jeden proces
cli-arg-idle = server: dodatkowe połączenia, które tylko słuchają

## Języki i rodzaje reguł

cli-language-en = angielski
cli-language-pl = polski
cli-build-compiled = skompilowane
cli-build-interpreted = interpretowane
cli-build-line = Kociołek { $version }, reguły { $build }
cli-build-no-compiler =
    Nie znaleziono kompilatora C, więc reguły są interpretowane: wszystko działa, tylko wolniej. Aby to zmienić,
    zainstaluj kompilator (w Debianie: apt install gcc python3-dev) i uruchom jeszcze raz make setup.

## Stół w terminalu

cli-table-draw-pile =
    { $count ->
        [0] Talia: pusta
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
cli-table-discard-pile =
    { $count ->
        [0] Karty odrzucone: brak
        [one] Karty odrzucone: { $count } karta, { $name }
        [few] Karty odrzucone: { $count } karty, na wierzchu { $name }
        [many] Karty odrzucone: { $count } kart, na wierzchu { $name }
       *[other] Karty odrzucone: { $count } karty, na wierzchu { $name }
    }
cli-table-known-cards = Znasz te karty w talii: { $list }
cli-table-hand-size =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
cli-table-your-hand =
    { $count ->
        [0] Twoje karty: brak
        [one] Twoje karty: { $count } karta
        [few] Twoje karty: { $count } karty
        [many] Twoje karty: { $count } kart
       *[other] Twoje karty: { $count } karty
    }
cli-table-turns-owed =
    { $count ->
        [one] do rozegrania { $count } tura
        [few] do rozegrania { $count } tury
        [many] do rozegrania { $count } tur
       *[other] do rozegrania { $count } tury
    }
cli-table-out = poza grą
cli-table-you = Ty
cli-table-bot = bot
cli-table-has = ma: { $list }
cli-table-has-not = nie ma: { $list }
cli-table-log = Dziennik
cli-table-times = { $count } × { $name }

## Pytania i odpowiedzi

cli-input-choice = Twój wybór, 1–{ $high } (? – pomoc):
cli-input-enter-only = Naciśnij Enter, żeby to zrobić (? – pomoc):
cli-input-help =
    • liczba: wybierz odpowiedź o tym numerze
    • ? KARTA: co robi karta, na przykład „? { $name }”
    • ?: ta pomoc
    • t: pokaż stół
    • h: podpowiedź
    • l: cały dziennik
    • r: zasady
    • back: cofnij ostatni ruch, jeśli gra na to pozwala
    • leave: odejdź od stołu; reszta gra dalej
    • q: przerwij grę
cli-hint-move = { $move }: wygrywa { $percent }% symulowanych gier
cli-input-no-way-back = Nie ma czego cofnąć.
cli-input-not-a-choice = Nie ma odpowiedzi „{ $text }”: wpisz liczbę od 1 do { $high } albo ?, żeby zobaczyć pomoc.
cli-input-more = Enter: dalej, q: koniec
cli-input-enter = Naciśnij Enter, żeby kontynuować.
cli-input-sure-quit = Na pewno przerwać grę? (t/n)
cli-input-sure-leave = Na pewno odejść od stołu na dobre? (t/n)
cli-input-yes = t
cli-input-no = n
cli-input-yes-no-help = Wpisz t, jeśli tak; wszystko inne znaczy nie.
cli-input-more-help = Enter pokazuje następny ruch; q i Enter kończy odtwarzanie.
cli-input-seen-help = Obejrzyj to, co właśnie widać. Enter czyści ekran, żeby następny gracz nie mógł tego przeczytać.
cli-input-passed = Nie masz karty, którą można odpowiedzieć.
cli-input-seen-enough = Wszystko jasne? Naciśnij Enter, żeby ukryć karty.

cli-hotseat-pass = Klawiaturę przejmuje { $player }, a reszta patrzy w sufit.
cli-hotseat-ready = { $player }: naciśnij Enter, gdy nikt nie patrzy.
cli-hotseat-ready-help = Po naciśnięciu Enter widać Twoje karty. Na ekran niech patrzy wtedy tylko { $player }.
cli-hotseat-window = Teraz mogą zareagować: { $list }.
cli-hotseat-anybody = Kto reaguje? Wpisz numer albo naciśnij Enter, jeśli nikt:
cli-hotseat-help = Zapytajcie na głos: kto chce zareagować, wpisuje numer przy swoim imieniu i przejmuje klawiaturę; Enter oznacza, że nikt; q przerywa grę.

cli-start-players = Gracze: { $list }
cli-start-resumed = { $name }, ciąg dalszy. Gracze: { $list }
cli-start-bots = Boty: { $list }
cli-start-options = Opcje: { $list }
cli-start-seed = Ziarno: { $seed } (to samo ziarno rozdaje te same karty)
cli-start-good-luck = Powodzenia. Przyda się.
cli-ask-language = Język
cli-ask-game = Gra
cli-ask-edition = Wydanie
cli-ask-seats = Liczba graczy, razem z botami
cli-ask-people = Gracze przy tej klawiaturze
cli-ask-bots = Poziom botów
cli-ask-bot-line = { $name }: { $text }
cli-ask-number = { $text }, { $low }–{ $high } (sam Enter: { $default }):
cli-ask-number-again = „{ $text }” nie pasuje; wpisz liczbę od { $low } do { $high }.
cli-ask-number-help = Wpisz liczbę od { $low } do { $high } i naciśnij Enter. Sam Enter wybiera { $default }. Ctrl-C kończy program.
cli-ask-save-help = Wpisz nazwę nowego pliku, na przykład gra.jsonl. Taką grę pokazuje kociolek replay, a kociolek play --resume PLIK gra ją dalej. Sam Enter niczego nie zapisuje.
cli-ask-save = Plik do zapisania gry (Enter: nie zapisuj):

cli-player-name = Gracz { $number }
cli-bot-name-1 = Mruczek
cli-bot-name-2 = Filemon
cli-bot-name-3 = Psotka
cli-bot-name-4 = Kleks
cli-bot-name-5 = Bonifacy
cli-bot-name-6 = Puszek
cli-bot-name-7 = Łatka
cli-bot-name-8 = Skarpetka
cli-bot-name-9 = Rudzielec

## Wyniki

cli-result-heading = Koniec gry
cli-result-won = Wygrywa { $player }.
cli-result-you-won = Wygrywasz!
cli-result-you-lost = Przegrywasz. Kotek przesyła pozdrowienia.
cli-result-shared = Wspólna wygrana: { $list }.
cli-result-nobody = Nikt nie wygrywa.
cli-result-place = { $place }. { $player }
cli-result-saved = Gra zapisana w pliku { $file }.
cli-result-stopped = Gra przerwana przed końcem.
cli-result-kept = Gra jest zapisana w pliku { $file }; dalej zagrasz poleceniem: kociolek play --resume
cli-result-again = Jeszcze raz? (t/n)

cli-simulate-heading =
    { $count ->
        [one] { $name }: { $count } gra
        [few] { $name }: { $count } gry
        [many] { $name }: { $count } gier
       *[other] { $name }: { $count } gry
    }
cli-simulate-bot-column = Bot
cli-simulate-seat-column = Miejsce
cli-simulate-wins-column = Wygrane
cli-simulate-rate-column = Odsetek
cli-simulate-decided-column = Z rozstrzygniętych
cli-simulate-rating-column = Ranking
cli-simulate-interval-column = Przedział 95%
cli-simulate-games-column = Gry
cli-simulate-played-column = Rozegrane
cli-simulate-length = Średnia liczba decyzji w grze: { $mean }
cli-simulate-nobody = Gry bez zwycięzcy: { $share }
cli-simulate-shared = Gry z kilkoma zwycięzcami: { $share }
cli-simulate-ending = { $name }: { $share }
cli-simulate-time = Gier na sekundę: { $games }, łącznie { $time }
cli-simulate-seed = Ziarno: { $seed }
cli-ladder-interrupted = Przerwano. Pełne rundy są w pliku { $file }; powtórz to samo polecenie, żeby grać dalej.
cli-train-updates = Poprawki
cli-train-interrupted = Przerwano. Przebieg do ostatniego punktu kontrolnego jest w { $file }; to samo polecenie go kontynuuje.
cli-train-done = Poprawki: { $updates }; gry: { $games }; decyzje: { $decisions }; sekundy czasu procesora: { $seconds }.
cli-train-rival = Jedna sieć przeciw botom
cli-train-before = Bez nauki
cli-train-now = Teraz
cli-train-even = Udział wygranych w grach, których jest { $tests }; na pozostałych miejscach siedzi ten bot, równy udział to { $even }.
cli-train-files = Sieć jest w { $file }, strona z wykresami w { $page }.
cli-arena-left = zostało:
cli-arena-faults =
    { $count ->
        [one] { $bot }: { $count } dyskwalifikacja, powód: { $what }
        [few] { $bot }: { $count } dyskwalifikacje, powód: { $what }
        [many] { $bot }: { $count } dyskwalifikacji, powód: { $what }
       *[other] { $bot }: { $count } dyskwalifikacji, powód: { $what }
    }
cli-arena-fault = gra { $index }, miejsce { $seat }, { $bot }: { $text }
cli-arena-more-faults =
    { $count ->
        [one] i jeszcze { $count }; wypisze je --json
        [few] i jeszcze { $count }; wypisze je --json
        [many] i jeszcze { $count }; wypisze je --json
       *[other] i jeszcze { $count }; wypisze je --json
    }
cli-arena-fault-crashed = awaria
cli-arena-fault-illegal = niedozwolony ruch
cli-arena-fault-overran = przekroczony czas
cli-arena-uneven = Miejsca są równe tylko z dokładnością do jednej rundy; każdy siada wszędzie tak samo często, gdy liczba gier to { $count }.
cli-arena-timed = { $list }: { $milliseconds } ms czasu procesora na odpowiedź, więc wynik zależy od komputera i za każdym razem trochę się różni.
cli-arena-iterations = Iteracje botów przeszukujących na odpowiedź: { $iterations }; to samo ziarno daje ten sam wynik.
cli-arena-resumed =
    { $total ->
        [one] Skończono już { $count } z { $total } gry, są w pliku { $file }.
        [few] Skończono już { $count } z { $total } gier, są w pliku { $file }.
        [many] Skończono już { $count } z { $total } gier, są w pliku { $file }.
       *[other] Skończono już { $count } z { $total } gier, są w pliku { $file }.
    }
cli-arena-no-journal = Nie da się prowadzić dziennika w { $file }; przerwany turniej zacznie się od nowa.
cli-arena-interrupted = Przerwano. Ukończone gry są w pliku { $file }; powtórz to samo polecenie, żeby wznowić.
cli-arena-report = Raport jest w pliku { $file }.

cli-bench-heading = { $name }, miejsc: { $seats }, reguły { $build }
cli-bench-decisions = decyzje na sekundę procesora
cli-bench-decisions-asking-all = tak samo, gdy pytani są wszyscy, którzy mogą odpowiedzieć
cli-bench-games = gry na sekundę procesora
cli-bench-clones = kopie na sekundę procesora
cli-bench-views = widoki na sekundę procesora
cli-bench-imagines = wyobrażone światy na sekundę procesora
cli-bench-length = decyzje na grę
cli-bench-network-single = Jedna pozycja osobno, warstwa ukryta { $hidden }: { $time } µs czasu procesora
cli-bench-network-batch = Jedna z 64 pozycji razem, z NumPy: { $time } µs
cli-bench-lab-heading = Biblioteka i badania, reguły { $build }, na sekundę procesora: zmierzono, co, wymagane
cli-bench-adapters-heading = { $name }, reguły { $build }: kroki i decyzje na sekundę procesora (× ile razy szybsza jest nasza pierwsza gra)
cli-bench-search-heading = { $name }, szukanie bota { $bot } od otwarcia, { $build }
cli-bench-iterations = iteracje na sekundę procesora, gracze: { $seats }
cli-bench-to-the-end = Próbne gry toczą się do końca; heurystyka podejmuje { $share }% ich decyzji.
cli-bench-cut-off = Próbne gry są oceniane po tylu decyzjach: { $depth }; heurystyka podejmuje { $share }% z nich.

cli-check-passed = zaliczony: { $title }
cli-check-failed = { $file }:{ $line }: NIEZALICZONY: { $title }
cli-check-line = wiersz { $line }: { $text }
# Ostatni wiersz czytają programy, dlatego jest taki sam w każdym języku.
cli-check-summary = { $passed } passed, { $failed } failed
cli-check-differs = { $what }: miało być { $expected }, jest { $found }
cli-check-chance-cannot = „{ $move }” nie może losowo dać „{ $card }”
cli-check-move-refused = ruch „{ $move }” nie jest tu dozwolony; dozwolone: { $legal }
cli-check-move-allowed = ruch „{ $move }” miał zostać odrzucony
cli-check-not-asked = ruchu „{ $move }” nie można wykonać: miejsce { $seat } o nic nie jest pytane; pytane są: { $seats }

cli-replay-heading = { $name }, { $file }
cli-replay-view = oczami gracza { $player }, miejsce { $seat }
cli-replay-watched = oczami widza
cli-replay-open = wszystkie karty odkryte
cli-replay-end = Koniec zapisu.

cli-verify-good =
    { $count ->
        [one] { $file }: zapis prawdziwy, { $count } ruch, skrót { $digest }
        [few] { $file }: zapis prawdziwy, { $count } ruchy, skrót { $digest }
        [many] { $file }: zapis prawdziwy, { $count } ruchów, skrót { $digest }
       *[other] { $file }: zapis prawdziwy, { $count } ruchu, skrót { $digest }
    }
cli-verify-unfinished = { $file }: jak dotąd zapis prawdziwy, ale gry nie dokończono
cli-verify-bad = { $file }: { $text }

cli-rules-cards = Karty
cli-rules-rulings = Rozstrzygnięcia
cli-rules-options = Opcje
cli-rules-tips = Rady
cli-rules-default = domyślnie

cli-vocabulary-kinds = Karty
cli-vocabulary-actions = Ruchy
cli-vocabulary-prompts = Pytania
cli-vocabulary-events = Zdarzenia
cli-vocabulary-options = Opcje i ich wartości, najpierw domyślna
cli-vocabulary-fields = Pola scenariusza
cli-vocabulary-reasons = Powody odrzucenia ruchu
cli-vocabulary-legend =
    KIND oznacza kartę, SEAT i OTHER miejsca przy stole (pierwsze to 0), N liczbę, ... inne karty; unknown to karta,
    której obserwator nie umie nazwać. Wszystkie pola objaśnia docs/scenarios.md.
cli-vocabulary-moves = Ruchy w scenariuszu
cli-vocabulary-position = Pola pozycji
cli-vocabulary-expectations = Pola oczekiwań
cli-vocabulary-places = Miejsca, w których liczy się karty
cli-vocabulary-errors = Błędy przygotowania gry
cli-serve-address = Stoły czekają pod adresem { $address } (Ctrl-C zatrzymuje serwer).
cli-serve-phone = Na telefon w tej samej sieci:
cli-serve-stopped = Serwer zatrzymany; wszystko jest zapisane.
cli-store-backed-up = { $file }: pełna kopia, wiersze: { $count }.
cli-store-backup-verified = { $file }: pełna kopia, odczytana i zgodna z bazą, wiersze: { $count }.
cli-store-restored = { $store }: baza odtworzona, wiersze: { $count }.
cli-store-migrated = { $store }: schemat { $old } zmieniono na schemat { $new }.
cli-store-rated = { $store }: rankingi policzone od nowa, gry rankingowe: { $count }.
cli-store-checked = { $store }: każdy stół da się odtworzyć, stoły: { $count }.
cli-serve-host-code = Ten serwer nie ma jeszcze gospodarza. Załóż konto i wpisz { $code } na stronie /host albo uruchom kociolek host add LOGIN.
cli-host-row = { $login } ({ $name })
cli-host-status = stoły: { $tables }, osoby: { $people }
cli-host-load = obciążenie: { $load } z { $cores }, najdłuższa przerwa: { $lag } ms, pamięć: { $memory } MB
cli-host-disk = baza: { $store } MB, wolne na dysku: { $free } GB
cli-host-open = otwarte zgłoszenia: { $reports }, blokady i wyciszenia: { $bans }
cli-host-backup-failed = Ostatnia kopia się nie udała.
cli-host-table = { $code }  { $game }  { $status }  { $latency }  { $names }
cli-host-ban = { $kind }  { $label }  do { $until }  { $reason }
cli-host-report = { $name } ({ $id }), liczba zgłaszających: { $count }, powody: { $reasons }
cli-host-cleaned = Usunięto: { $count }.
cli-host-done = Gotowe.
cli-health-ready = { $address }: serwer jest gotowy.
cli-node-row = { $name }  stoły: { $tables }  wersja: { $version }  { $address }
cli-node-row-draining = { $name }  stoły: { $tables }  wersja: { $version }  { $address }  oddaje swoje stoły
cli-node-none = Nie działa żaden węzeł.
cli-node-drained = Węzeł { $name } oddaje stoły pozostałym.
cli-node-undrained = Węzeł { $name } znów przyjmuje stoły.
cli-node-forgotten = { $count ->
    [one] Zapomniano { $count } nieczynny węzeł.
    [few] Zapomniano { $count } nieczynne węzły.
    [many] Zapomniano { $count } nieczynnych węzłów.
   *[other] Zapomniano { $count } nieczynnego węzła.
}
cli-bench-server-heading = Serwer: stoły: { $tables }, miejsca przy każdym: { $seats }, reguły: { $build }
cli-bench-server-moves = ruchów na sekundę
cli-bench-server-cpu = µs czasu procesora na ruch
cli-bench-server-postgres = µs czasu procesora PostgreSQL na ruch
cli-bench-server-p50 = ms, aż ostatnie miejsce wie o ruchu, w połowie przypadków
cli-bench-server-p95 = ms, w 95 przypadkach na 100
cli-bench-server-p99 = ms, w 99 przypadkach na 100
cli-bench-server-table = kB pamięci na stół
cli-bench-server-socket = kB pamięci na połączenie
cli-bench-server-rss = MB pamięci łącznie
cli-bench-server-stolen = % czasu procesora zabranego przez inne maszyny wirtualne
cli-bench-server-quiet = % ruchów wykonanych, gdy nie zabierały prawie nic
cli-bench-server-quiet-p99 = ms, 99 % tych ruchów
cli-bench-nodes-single = Jeden proces:
cli-bench-nodes-own = Węzły: { $nodes }, połączenia do węzła swojego stołu:
cli-bench-nodes-foreign = Węzły: { $nodes }, połączenia przyjęte przez inny węzeł i przekazane:
cli-bench-nodes-ratios = W porównaniu z jednym procesem:
cli-bench-nodes-own-ratio = razy tyle czasu procesora na ruch, gdy połączenia są u węzła swojego stołu
cli-bench-nodes-foreign-ratio = razy tyle czasu procesora na ruch, gdy połączenia przekazano
cli-bench-nodes-growth = razy tyle ruchów, jeśli każdy węzeł ma własny rdzeń

## Błędy: każdy to jedno zdanie, które nazywa rzecz i radę

cli-error-line = Błąd: { $text }

-cli-did-you-mean = może chodziło o

cli-error-unknown-command =
    { $meant ->
        [none] Nieznane polecenie „{ $command }”. Dostępne: { $known }.
       *[other] Nieznane polecenie „{ $command }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-journal-without-moves = Dziennik { $file } nie zawiera ruchów; graj z --save FOLDER i zrób raport z tego folderu.
cli-error-ladder-empty = W pliku { $file } nie ma jeszcze drabinki; podaj pierwsze boty, na przykład --bots easy,random --rounds 10.
cli-error-ladder-differs = Drabinka w pliku { $file } ma inną grę albo inne ustawienia; podaj inny --file.
cli-error-ladder-not-ours = { $file } nie jest drabinką; podaj inny --file.
cli-error-ladder-line = { $file }, wiersz { $line }, jest uszkodzony; usuń go.
cli-error-ladder-alone = Drabinka potrzebuje dwóch botów, a liczba botów to { $bots }; dodaj bota przez --bots.
cli-error-train-differs = W { $file } jest przebieg z innymi ustawieniami; powtórz tamte albo podaj inny --folder.
cli-error-train-damaged = { $file } nie jest punktem kontrolnym tego wydania albo jest uszkodzony; podaj inny --folder.
cli-error-train-in-use = Inny proces używa przebiegu w { $file }; poczekaj na niego albo podaj inny --folder.
cli-error-train-player-lost = Proces, który grał, zakończył się; powtórz polecenie, a nauka ruszy od ostatniego punktu kontrolnego.
cli-error-network-damaged = { $file } nie jest siecią albo jest uszkodzony; podaj inny plik.
cli-error-network-other-box = Ta sieć jest do gry { $game } z innym pudełkiem; wybierz to pudełko albo podaj inną sieć.
cli-error-network-other-table = Ta sieć jest do gry { $game } dla { $seats } osób; zmień grę albo liczbę miejsc.
cli-error-network-other-setup = Ta sieć jest do gry { $game } dla { $seats } osób z { $list }; wybierz te same opcje.
cli-error-network-old = Ta sieć czyta grę { $game } tak jak inne wydanie; naucz ją od nowa.
cli-error-unknown-shell =
    { $meant ->
        [none] Nie ma uzupełniania dla powłoki „{ $shell }”. Dostępne: { $known }.
       *[other] Nie ma uzupełniania dla powłoki „{ $shell }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-variable-bad = Zmienna środowiskowa { $variable } nie może mieć wartości „{ $text }”; ustaw jedną z: { $known }.
cli-error-unknown-game =
    { $meant ->
        [none] Nieznana gra „{ $game }”. Dostępne: { $known }.
       *[other] Nieznana gra „{ $game }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-unknown-option =
    { $meant ->
        [none] Nieznana opcja „{ $option }”. Dostępne: { $known }.
       *[other] Nieznana opcja „{ $option }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-unknown-option-value =
    { $meant ->
        [none] Opcja { $option } nie ma wartości „{ $value }”; wybierz jedną z: { $known }.
       *[other] Opcja { $option } nie ma wartości „{ $value }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-option-not-a-pair = „{ $text }” to nie opcja; napisz NAZWA=WARTOŚĆ, na przykład edition=original.
cli-error-option-twice = Opcja { $option } jest podana dwa razy; usuń jedną z nich.
cli-error-option-needs-edition = Opcja { $option } nic nie zmienia przy edition={ $edition }; usuń ją albo zagraj z edition={ $needs }.
cli-error-option-needs-expansion = Opcja { $option } nic nie zmienia bez dodatku; usuń ją albo włącz któryś z tych: { $needs }.
cli-error-seats-out-of-range = Wydanie { $edition } jest na { $low }–{ $high } graczy, nie na { $seats }; zmień liczbę miejsc albo wydanie.
# Pliki kart Czarujących kotków: $file to none, gdy karty przychodzą jako opcja, a nie jako plik
cli-error-cards-bad-value =
    { $file ->
        [none] Na karcie „{ $card }” w polu { $field } nie może być „{ $value }”; dozwolone: { $known }.
       *[other] { $file }, wiersz { $line }: na karcie „{ $card }” w polu { $field } nie może być „{ $value }”; dozwolone: { $known }.
    }
cli-error-cards-clash =
    { $file ->
        [none] Na karcie „{ $card }” { $field } „{ $value }” nie pasuje do pola { $other }; zmień jedno z nich.
       *[other] { $file }, wiersz { $line }: na karcie „{ $card }” { $field } „{ $value }” nie pasuje do pola { $other }; zmień jedno z nich.
    }
cli-error-cards-unknown-word =
    { $meant ->
        [none] { $file }, wiersz { $line }: „{ $value }” nic tu nie znaczy; znane słowa: { $known }.
       *[other] { $file }, wiersz { $line }: „{ $value }” nic tu nie znaczy; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-cards-field-missing = { $file }, wiersz { $line }: w „{ $card }” brakuje „{ $field }”; dopisz to pole.
cli-error-cards-wrong-type = { $file }, wiersz { $line }: „{ $field }” w „{ $card }” musi wyglądać tak: { $wanted }; popraw to.
cli-error-cards-twice = { $file }, wiersz { $line }: karta „{ $card }” występuje dwa razy; usuń jedną.
cli-error-cards-not-toml = { $file }, wiersz { $line }: to nie jest TOML ({ $reason }); popraw ten wiersz.
cli-error-option-needs-chaos-mode = Opcja { $option } nic nie zmienia przy chaos_cat={ $chaos_cat }; pomiń ją albo zagraj z chaos_cat=chaos_mode.
cli-error-option-needs-advanced-kittens =
    Kotek { $option } gra tylko z advanced_kittens=on; dodaj tę opcję albo pomiń { $option }.
cli-error-kitten-bad-name = Nie można dodać kotka z zaklęciem „{ $card }”; wybierz zwykłe słowo, które nie jest zajęte.
cli-error-kitten-bad-space = Zaklęcie „{ $card }” zastępuje pole { $index }, a plansza ma pola od 0 do 3; wybierz jedno z nich.
cli-error-option-needs-two-kittens = Opcja { $option } jest tylko dla dwóch graczy, nie dla { $seats }; pomiń ją albo zmień liczbę miejsc.
cli-error-chaos-mode-not-for-two = Wariant zamętu jest dla 3–4 graczy, nie dla { $seats }; zmień liczbę miejsc albo chaos_cat.
cli-error-new-rules-need-paws = Żadna nowa zasada z tych kart nie ma łapek, więc w grze na { $seats } nie ma czego użyć; zmień karty albo chaos_cat.
cli-error-players-out-of-range = Ta gra jest na { $low }–{ $high } graczy, nie na { $seats }; zmień liczbę miejsc.
cli-error-people-out-of-range =
    { $people ->
        [one] { $people } osoba nie zmieści się przy stole na { $seats }; zmień --people albo --seats.
        [few] { $people } osoby nie zmieszczą się przy stole na { $seats }; zmień --people albo --seats.
        [many] { $people } osób nie zmieści się przy stole na { $seats }; zmień --people albo --seats.
       *[other] { $people } osoby nie zmieści się przy stole na { $seats }; zmień --people albo --seats.
    }
cli-error-too-many-bots = Botów jest więcej ({ $bots }) niż miejsc dla nich ({ $seats }); skróć --bots albo zwiększ --seats.
cli-error-name-twice = Dwóch graczy nie może mieć imienia „{ $name }”; wybierz inne.
cli-error-unknown-card =
    { $meant ->
        [none] Nieznana karta „{ $card }”. Dostępne: { $known }.
       *[other] Nieznana karta „{ $card }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-card-unclear = „{ $card }” pasuje do kilku kart: { $list }; wpisz więcej liter.
cli-error-unknown-bot =
    { $meant ->
        [none] Nieznany bot „{ $bot }”. Dostępne: { $known }.
       *[other] Nieznany bot „{ $bot }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-bot-module-bad = Nie da się wczytać bota „{ $bot }”: import { $module } zawiódł ({ $reason }); sprawdź nazwę i to, gdzie szuka Python.
cli-error-bot-class-bad = Nie da się użyć bota „{ $bot }”: w { $module } nie ma klasy „{ $class }” z metodą choose; sprawdź nazwę.
cli-error-arena-too-many-bots = { $bots } botów to za dużo na jeden turniej; podaj najwyżej { $high }.
cli-error-journal-not-ours = Plik { $file } nie jest dziennikiem turnieju; wybierz inny plik.
cli-error-journal-foreign-format = Dziennik { $file } jest w formacie { $found }, a ten program czyta format { $known }; wybierz inny plik.
cli-error-journal-foreign-setup = Dziennik { $file } jest z innego turnieju: { $field } to „{ $found }”, a nie „{ $wanted }”; wybierz inny plik albo to samo ustawienie.
cli-error-journal-foreign-program = Dziennik { $file } zaczęła inna wersja programu lub bota, która może grać inaczej; wybierz inny plik.
cli-error-journal-damaged = Wiersz { $line } dziennika { $file } jest uszkodzony; usuń ten wiersz, a jego gra odbędzie się od nowa.
cli-error-journal-in-use = Do dziennika { $file } pisze inny proces; poczekaj na niego albo wybierz inny plik.
cli-error-extra-missing = { $what } nie jest zainstalowane; pomoże pip install "{ $package }".
cli-error-ray-unreachable = Pod adresem { $address } nie ma klastra Ray ({ $reason }); uruchom go poleceniem ray start --head albo pomiń adres.
cli-error-no-records = W { $file } nie ma zapisów skończonych gier; podaj pliki zapisane przez --save.
cli-error-report-file = { $file }: { $text }
cli-error-mixed-games = Zapisy są z różnych gier: { $game } i { $other }; zrób raport z każdej osobno.
cli-error-nothing-to-decide = Miejsce { $seat } nie ma teraz nic do wyboru.
cli-error-unknown-seat = Przy tym stole nie ma miejsca { $seat }; miejsca mają numery od 0 do { $high }.
cli-error-unknown-language = Nieznany język „{ $language }”. Dostępne: { $known }.
cli-error-illegal-move =
    { $legal ->
        [none] Ruch „{ $move }” nie jest teraz dozwolony; to nie kolej tego miejsca.
       *[other] Ruch „{ $move }” nie jest teraz dozwolony; dozwolone: { $legal }.
    }
cli-error-bad-move-text =
    { $meant ->
        [none] „{ $move }” to nie ruch; wszystkie ruchy wylicza polecenie vocabulary.
       *[other] „{ $move }” to nie ruch; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-position-field-missing = W pozycji brakuje pola „{ $field }”; dodaj je.
cli-error-component-not-json = { $file } to nie jest plik elementów; zapisz JSON jak w pliku wbudowanym.
cli-error-component-missing = W pliku elementów brakuje sekcji { $where }; dodaj ją.
cli-error-component-unmarked = Sekcja { $where } podaje pochodzenie „{ $value }”; użyj jednego z { $known }.
cli-error-component-bad = W pliku elementów nie może być „{ $value }” w { $where }; popraw tę wartość.
cli-error-component-conflict = Plik elementów przeczy sobie albo zasadom w { $where }: { $value }.
cli-error-record-foreign-components = Ta gra ma inne elementy ({ $found }) niż { $name }; podaj jej plik z --box.
cli-error-no-board = Nie ma jeszcze rysunku gry { $game }; wybierz jedną z { $known }.
cli-error-position-field-bad = W pozycji nie może być „{ $value }” w polu { $field }; popraw to pole.
cli-error-view-foreign = Ten widok jest z gry { $game } w wersji reguł { $version }, a nie z tej; poproś o nowy.
cli-error-record-not-ours = To nie jest zapis gry; wybierz plik zapisany z --save.
cli-error-record-damaged = Wiersz { $line } zapisu jest uszkodzony; weź inną kopię.
cli-error-record-field-bad = W wierszu { $line } zapisu nie może być { $value } w polu „{ $field }”; coś go uszkodziło albo zmieniło, weź inną kopię.
cli-error-record-cut-off = Zapis urywa się po wierszu { $line }, brakuje końca; weź inną kopię.
cli-error-record-bad-move-text = Wiersz { $line } zapisu: „{ $move }” to nie ruch w tej grze; coś go uszkodziło albo zmieniło, weź inną kopię.
cli-error-record-illegal-move =
    { $legal ->
        [none] Wiersz { $line } zapisu: miejsce { $seat } nie może tu zrobić „{ $move }”, bo o nic nie jest pytane; ktoś go zmienił albo powstał według innych reguł, więc mu nie ufaj.
       *[other] Wiersz { $line } zapisu: miejsce { $seat } nie może tu zrobić „{ $move }”, tylko: { $legal }; ktoś go zmienił albo powstał według innych reguł, więc mu nie ufaj.
    }
cli-error-record-unknown-seat = Wiersz { $line } zapisu: przy tym stole nie ma miejsca { $seat }, miejsca mają numery od 0 do { $high }; weź inną kopię.
cli-error-record-empty = Zapis jest pusty; wybierz plik, do którego zapisano grę.
cli-error-rules-gone =
    Tę grę rozegrano według wersji { $found } reguł, której to wydanie już nie zna; ostatnie wydanie, które ją odczyta, to { $release }.
cli-error-rules-unknown =
    { $release ->
        [none] Tę grę rozegrano według wersji { $found } reguł, a to wydanie zna wersje do { $newest }; użyj nowszego wydania.
       *[other] Tę grę rozegrano według wersji { $found } reguł, a to wydanie zna wersje do { $newest }; użyj wydania { $release } albo nowszego.
    }
cli-error-record-foreign-format =
    { $release ->
        [none] Zapis jest w formacie { $found }, a to wydanie czyta { $known }; użyj wydania, z którego pochodzi.
       *[other] Zapis jest w formacie { $found }, a to wydanie czyta { $known }; użyj wydania { $release } albo nowszego.
    }
cli-error-record-foreign-game = Zapis jest z gry „{ $game }”, której ten program nie zna; zna: { $known }.
cli-error-digest-mismatch = Zapis nie prowadzi do pozycji, którą podaje (miało być { $expected }, jest { $found }); ktoś go zmienił albo powstał według innych reguł, więc mu nie ufaj.
cli-error-components-unsaid =
    Zapis nie prowadzi do pozycji, którą podaje (miało być { $expected }, jest { $found }): ktoś go zmienił albo grano własnymi elementami w wydaniu 0.1.0, którego zapisy ich nie zawierają. Sprawdzi go wydanie 0.1.0 z tym samym plikiem elementów.
cli-error-components-unsaid-move = { $text } Ktoś zmienił zapis albo grano własnymi elementami w wydaniu 0.1.0, którego zapisy ich nie zawierają. Sprawdzi go wydanie 0.1.0 z tym samym plikiem elementów.
cli-error-record-box-bad = Pudełko w wierszu { $line } zapisu jest złe: { $text }
cli-error-file-unreadable =
    Nie da się odczytać pliku { $file } ({ $reason ->
        [missing] nie ma takiego pliku
        [denied] brak uprawnień
        [folder] to jest folder
        [no-folder] nie ma takiego folderu
       *[other] { $reason }
    }); sprawdź nazwę i uprawnienia.
cli-error-file-unwritable =
    Nie da się zapisać pliku { $file } ({ $reason ->
        [missing] nie ma takiego folderu
        [denied] brak uprawnień
        [folder] to jest folder
        [no-folder] nie ma takiego folderu
        [in-the-way] istnieje już plik o tej nazwie, a potrzebny jest folder
       *[other] { $reason }
    }); wybierz inne miejsce.
cli-error-file-exists = Plik { $file } już istnieje; wybierz inną nazwę albo najpierw go usuń.
cli-error-data-ending = Nazwa pliku z danymi musi kończyć się na .csv albo .parquet, a { $file } kończy się inaczej.
cli-error-folder-not-empty = Folder { $file } nie jest pusty; wybierz nowy.
cli-error-file-not-text = Plik { $file } nie jest tekstem w UTF-8; wybierz zapis gry, plik ze scenariuszami albo pudełko.
cli-error-no-scenarios = W { $file } nie ma scenariuszy; podaj plik YAML choćby z jednym.
cli-error-scenario-bad =
    { $meant ->
        [none] { $file }, wiersz { $line }: „{ $what }” nic tu nie znaczy; słowa wylicza docs/scenarios.md i polecenie vocabulary.
       *[other] { $file }, wiersz { $line }: „{ $what }” nic tu nie znaczy; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-scenario-not-yaml = { $file }, wiersz { $line }: to nie jest YAML ({ $reason }); popraw ten wiersz.
cli-error-scenario-field-missing = { $file }, wiersz { $line }: w scenariuszu brakuje „{ $field }”; dodaj to pole.
cli-error-scenario-wrong-type = { $file }, wiersz { $line }: w polu „{ $field }” ma być { $wanted }; popraw je.
cli-error-scenario-twice = { $file }, wiersz { $line }: „{ $what }” występuje dwa razy; usuń jedno z nich albo zmień nazwę.
cli-error-scenario-seat = { $file }, wiersz { $line }: nie ma miejsca { $seat }; są miejsca od 0 do { $high }.
cli-error-scenario-contradiction = { $file }, wiersz { $line }: „{ $field }” przeczy polu „{ $other }”; popraw jedno z nich.
cli-error-scenario-after-rest = { $file }, wiersz { $line }: „{ $what }” stoi po trzech kropkach, które kończą listę; przenieś to przed nie.
cli-error-scenario-all-dead = { $file }, wiersz { $line }: żyje mniej niż dwoje graczy; gra potrzebuje dwojga.
cli-error-scenario-card-misplaced = { $file }, wiersz { $line }: karta „{ $card }” nie może tam leżeć w tym wydaniu; weź inną kartę albo wydanie.
cli-error-scenario-too-many-cards = { $file }, wiersz { $line }: kart „{ $card }” jest więcej niż w pudełku ({ $known }); zabierz nadmiar.
# $text to zdanie innego błędu
cli-error-scenario-after = { $file }, wiersz { $line }: ruchu „{ $what }” nie można tu wykonać, więc takiej pozycji nie ma; zmień to.
cli-error-scenario-text-missing = { $file }, wiersz { $line }: brak tekstu „{ $what }” w języku { $language }; dodaj go do plików Fluent.
cli-error-lesson-unknown = Nie ma lekcji „{ $lesson }”; dostępne: { $known }.
cli-error-puzzles-all-tried = Wszystkie zagadki tej gry są już rozwiązane.
cli-error-scenario-impossible = { $file }, wiersz { $line }: w żadnej grze nie może być takiego „{ $what }”; zmień to.
cli-error-scenario-cause = { $file }, wiersz { $line }: { $text }
cli-error-number-expected = „{ $text }” to nie liczba całkowita, a { $what } jej potrzebuje; wpisz na przykład { $example }.
cli-error-number-too-small = { $what }: najmniej { $low }, a podano { $text }; wpisz więcej.
cli-error-number-too-large = { $what }: najwyżej { $high }, a podano { $text }; wpisz mniej.
cli-error-argument-missing = Brakuje argumentu: { $what }; zob. „{ $program } --help”.
cli-error-argument-unknown =
    { $meant ->
        [none] Nieznany argument „{ $text }”; zob. „{ $program } --help”.
       *[other] Nieznany argument „{ $text }”; { -cli-did-you-mean } „{ $meant }”?
    }
cli-error-argument-value-missing = { $what } wymaga wartości; zob. „{ $program } --help”.
cli-error-argument-takes-no-value = { $what } nie ma wartości, a jest „{ $text }”; usuń ją.
cli-error-arguments-exclude = { $one } i { $other } się wykluczają; usuń jedno z nich.
cli-error-unknown-bench = Nie da się zmierzyć „{ $bench }”. Dostępne: { $known }.
cli-error-bench-all-games = bench { $bench } mierzy wszystkie gry; pomiń „{ $text }”.
cli-error-seconds-bad = „{ $text }” to nie czas pomiaru; podaj sekundy, najwyżej 3600, na przykład 2.
cli-error-interrupted-kept = Przerwano. Gra jest zapisana; dalej zagrasz poleceniem „kociolek play --resume”.
cli-error-nothing-saved = W folderze { $file } nie czeka żadna gra; zapisuje ją Ctrl-C.
cli-error-nothing-saved-of = W folderze { $file } nie czeka żadna gra { $game }; zapisuje ją Ctrl-C.
cli-error-saved-damaged = { $file } nie jest zapisaną grą albo jest uszkodzony; wybierz inny plik.
cli-error-saved-other-game = W pliku { $file } jest gra { $other }, a nie { $game }; pomiń nazwę gry.
cli-error-saved-over = Gra w pliku { $file } jest skończona; pokazuje ją kociolek replay.
cli-error-interrupted-saved = Przerwano; rozegrane gry są w pliku { $file }.
cli-error-worker-lost = Jeden z procesów skończył za wcześnie ({ $reason }); spróbuj z mniejszą liczbą --workers.
cli-error-deck-unknown-card = Nie ma karty o nazwie „{ $card }”; nazwy wypisuje „kociolek vocabulary kittens”.
cli-error-deck-with-chance = W małej talii nie może być „{ $card }” w liczbie { $number }: losowe może być tylko rozdanie.
cli-error-deck-too-small =
    { $cards ->
        [one] { $cards } karta to za mało: graczy jest { $seats }, a każdy ma dostać { $hand }.
        [few] { $cards } karty to za mało: graczy jest { $seats }, a każdy ma dostać { $hand }.
        [many] { $cards } kart to za mało: graczy jest { $seats }, a każdy ma dostać { $hand }.
       *[other] { $cards } karty to za mało: graczy jest { $seats }, a każdy ma dostać { $hand }.
    }
cli-error-deck-too-large =
    { $cards ->
        [one] { $cards } karta daje za dużo rozdań, by wszystkie wyliczyć; weź najwyżej { $most }.
        [few] { $cards } karty dają za dużo rozdań, by wszystkie wyliczyć; weź najwyżej { $most }.
        [many] { $cards } kart daje za dużo rozdań, by wszystkie wyliczyć; weź najwyżej { $most }.
       *[other] { $cards } karty daje za dużo rozdań, by wszystkie wyliczyć; weź najwyżej { $most }.
    }
cli-error-fairness-foreign-version = Zapis używa wersji { $found } obliczania uczciwości, a ten program zna wersję { $known }; użyj programu, z którego pochodzi.
cli-error-commitment-broken = Sekret stołu nie jest tym, do którego serwer zobowiązał się przed rozdaniem (miało być { $expected }, jest { $found }); nie ufaj tej grze.
cli-error-store-unknown = Nie ma bazy „{ $store }”; napisz sqlite:PLIK albo postgresql://user@host/baza.
cli-error-store-linked = Plik bazy { $store } ma drugą nazwę (twarde dowiązanie), a to by go uszkodziło; usuń jedną z nich.
cli-error-store-in-use = Z bazy { $store } korzysta już inny serwer; zatrzymaj go albo wybierz inną bazę.
cli-error-node-silent = Stół jest na innej maszynie, która właśnie nie odpowiada; spróbuj ponownie za chwilę.
cli-error-node-other-version = Węzeł { $name } (wersja { $version }) nie może działać razem z tą wersją; najpierw go zatrzymaj.
cli-error-node-name-taken = Węzeł o nazwie { $name } już działa; wybierz inną nazwę albo poczekaj, aż straci ważność.
cli-error-node-name-bad = „{ $name }” nie może być nazwą węzła: użyj liter bez ogonków, cyfr, „-” i „_”.
cli-error-node-name-missing = Nazwij tę maszynę opcją --node, żeby pozostałe mogły ją rozpoznać.
cli-error-node-unknown = Nie działa węzeł o nazwie { $name }; „kociolek node list” pokazuje działające.
cli-error-node-task-unknown = Nieznane zadanie „{ $task }”. Dostępne: { $known }.
cli-error-bus-bad = „{ $bus }” nie może przenosić wiadomości między węzłami; napisz postgresql albo nats://HOST:PORT.
cli-error-node-other-bus = Działające węzły korzystają z { $bus }, a wszystkie potrzebują tego samego; podaj tu to samo --bus albo najpierw je zatrzymaj.
cli-error-nodes-need-postgresql = Kilka węzłów potrzebuje bazy PostgreSQL, a { $store } nią nie jest; zobacz docs/server.md.
cli-error-nodes-need-linux = Kilka węzłów działa tylko na Linuksie.
cli-error-advertise-bad = „{ $text }” nie jest adresem tej maszyny; napisz HOST:PORT.
cli-error-advertise-missing = Podaj pozostałym maszynom opcją --advertise HOST:PORT, gdzie jest ta, albo użyj --nodes.
cli-error-store-too-old = Baza { $store } ma schemat { $found }, a ten program potrzebuje { $known }; uruchom „kociolek store migrate”, które najpierw zrobi kopię.
cli-error-store-too-new = Baza { $store } ma schemat { $found }, a ten program zna { $known }; nic w niej nie zmieniono, użyj nowszego programu.
cli-error-store-not-ours = W { $store } jest coś innego niż nasze dane; nic tam nie zmieniono, wybierz inne miejsce.
cli-error-store-empty = W bazie { $store } nic nie ma; sprawdź adres.
cli-error-store-damaged = Baza { $store } jest uszkodzona; nic w niej nie zmieniono, odtwórz kopię.
cli-error-store-unreachable = Nie da się otworzyć bazy { $store } ({ $reason }); sprawdź adres i uprawnienia.
cli-error-store-not-empty = Baza { $store } nie jest pusta, a kopię odtwarza się tylko w pustej; wybierz inne miejsce.
cli-error-store-failed = Nie udało się zapisać, więc nic się nie zmieniło; spróbuj za chwilę.
cli-error-backup-damaged = { $file } nie jest pełną kopią (wiersz { $line }); weź inną.
cli-error-backup-differs = W kopii { $file } są inne wiersze niż w bazie, więc jest bezużyteczna; sprawdź dysk i spróbuj jeszcze raz.
cli-error-host-task-unknown = Nieznane zadanie gospodarza „{ $task }”. Dostępne: { $known }.
cli-error-login-unknown = Nie ma konta „{ $login }”; sprawdź login.
cli-error-server-silent = Nie odpowiada żaden serwer, który korzysta z { $store }; uruchom go i spróbuj jeszcze raz.
cli-error-server-host-only = Może to zrobić tylko gospodarz tego serwera.
cli-error-account-needed = Gospodarzem może zostać tylko konto; najpierw je załóż.
cli-error-host-code-wrong = To nie jest kod, który wypisał ten serwer, albo został już użyty; uruchom serwer ponownie, a wypisze nowy.
cli-error-own-address = To twój własny adres: ty też stracisz dostęp.
cli-error-host-not-banned = Gospodarza nie można zablokować ani wyciszyć; uruchom najpierw „kociolek host remove”.
cli-error-player-unknown = Nie ma takiego gracza; podaj login albo identyfikator.
cli-error-not-banned = Nie ma takiej blokady ani wyciszenia.
cli-error-address-bad = „{ $address }” nie jest poprawnym adresem; napisz na przykład 192.0.2.7.
cli-error-backups-off = Ten serwer nie zna folderu na kopie; uruchom go z --backups.
cli-error-banned-for-good = Gospodarz tego serwera Cię zablokował.
cli-error-muted-for-good = Gospodarz tego serwera Cię wyciszył.
cli-error-banned =
    { $hours ->
        [one] Gospodarz Cię zablokował; możesz wrócić za { $hours } godzinę.
        [few] Gospodarz Cię zablokował; możesz wrócić za { $hours } godziny.
        [many] Gospodarz Cię zablokował; możesz wrócić za { $hours } godzin.
       *[other] Gospodarz Cię zablokował; możesz wrócić za { $hours } godziny.
    }
cli-error-muted =
    { $hours ->
        [one] Gospodarz Cię wyciszył; znów możesz pisać za { $hours } godzinę.
        [few] Gospodarz Cię wyciszył; znów możesz pisać za { $hours } godziny.
        [many] Gospodarz Cię wyciszył; znów możesz pisać za { $hours } godzin.
       *[other] Gospodarz Cię wyciszył; znów możesz pisać za { $hours } godziny.
    }
cli-error-health-refused = Serwer { $address } odpowiada, ale nie jest gotowy (status { $status }); zajrzyj do dziennika i sprawdź dysk.
cli-error-health-unreachable = Pod adresem { $address } nie odpowiada żaden serwer ({ $reason }); uruchom go albo sprawdź adres.
cli-error-table-other-box = Przy stole { $table } nie można było grać z pudełkiem „{ $box }”, więc nic nie zmieniono; podaj plik elementów, z którymi działał serwer, przez --components.
cli-error-ratings-differ = Zapisane rankingi nie zgadzają się z zapisanymi grami ({ $what }). „kociolek store ratings” policzy je od nowa.
cli-error-store-task-unknown = Nieznane zadanie „{ $task }”. Dostępne: { $known }.
cli-error-entry-missing = W dzienniku brakuje wpisu.
cli-error-entry-unreadable = Nie da się odczytać wpisu { $entry } stołu { $table } ({ $reason }); stołu nie zmieniono, użyj programu, który go zapisał, albo kopii.
cli-error-table-rules-gone =
    Stół { $table } gra według wersji { $found } reguł, której to wydanie już nie zna; stołu nie zmieniono, ostatnie wydanie, które go dogra, to { $release }.
cli-error-table-rules-unknown =
    Stół { $table } gra według wersji { $found } reguł, a to wydanie zna wersje do { $newest }; stołu nie zmieniono, użyj nowszego wydania.
cli-error-address-unusable = Nie da się nasłuchiwać pod adresem { $host }, port { $port } ({ $reason }); wybierz inny przez --port.
cli-error-origin-bad = „{ $origin }” nie jest adresem serwera stron; podaj taki jak https://games.example.
cli-error-proxy-bad = „{ $proxy }” nie jest adresem pośrednika; podaj go liczbami, na przykład 192.0.2.7.
cli-error-log-level-unknown = Nieznany poziom logów „{ $level }”. Dostępne: { $known }.
cli-error-game-not-running = Przy tym stole nie trwa żadna gra; poczekaj, aż się zacznie.
cli-error-game-has-begun = Gra już trwa, więc nie można tego zmienić; otwórz inny stół.
cli-error-game-runs = Gra jeszcze trwa; poczekaj na jej koniec.
cli-error-play-on-impossible = Od tego miejsca nie da się grać dalej: gra jest skończona albo ten gracz odpadł.
cli-error-what-if-private = Ocenę tego ruchu widzi tylko gracz.
cli-error-record-not-yet = Zapis będzie dostępny po zakończeniu gry.
cli-error-scope-missing = Twój token na to nie pozwala: brakuje mu zakresu „{ $scope }”; utwórz inny.
cli-error-host-only = To może zrobić tylko gospodarz.
cli-error-programs-only = Przy tym stole grają tylko programy: zegar jest dla ludzi za szybki; wybierz inny stół.
cli-error-not-seated = Nie siedzisz przy tym stole; najpierw usiądź.
cli-error-chat-off = Czat jest przy tym stole wyłączony; używaj emotek.
cli-error-chat-phrases = Przy tym stole można mówić tylko zwrotami z listy; używaj emotek.
cli-error-watch-later = Widzowie widzą tę grę { $seconds } s później, a dopiero się zaczęła; spróbuj za chwilę.
cli-error-hints-off = Podpowiedzi są przy tym stole wyłączone.
cli-error-analysis-unfinished = Ta gra nie dobiegła końca, więc nie ma czego analizować; dograj ją do końca.
cli-error-nothing-asked = To nie Twoja tura.
cli-error-kicked-before = Gospodarz usuwa Cię od tego stołu; znajdź inny.
cli-error-table-full = Przy tym stole nie ma wolnych miejsc; oglądaj albo znajdź inny stół.
cli-error-server-busy = Serwer jest zajęty trwającymi grami; spróbuj za chwilę.
cli-error-seat-guarded = Gracza z tego miejsca usunięto; ktoś nowy może je zająć tylko za zgodą wszystkich graczy.
cli-error-seat-not-guarded = Z tego miejsca nikogo nie usunięto, więc nie ma na co się zgadzać.
cli-error-seat-taken = To miejsce jest zajęte albo teraz niedostępne; wybierz inne.
cli-error-seat-not-a-player = Na miejscu { $seat } nie ma gracza; wybierz inne.
cli-error-too-many-seated =
    { $seats ->
        [one] Przy stole siedzi więcej niż { $seats } osoba; poproś kogoś, żeby wstał.
        [few] Przy stole siedzi więcej niż { $seats } osoby; poproś kogoś, żeby wstał.
        [many] Przy stole siedzi więcej niż { $seats } osób; poproś kogoś, żeby wstał.
       *[other] Przy stole siedzi więcej niż { $seats } osoby; poproś kogoś, żeby wstał.
    }
cli-error-seats-free = Są jeszcze wolne miejsca; zaproś kogoś albo dodaj boty.
cli-error-too-many-tables =
    { $most ->
        [one] Możesz mieć { $most } stół; najpierw go zamknij.
        [few] Możesz mieć { $most } stoły; najpierw zamknij któryś.
        [many] Możesz mieć { $most } stołów; najpierw zamknij któryś.
       *[other] Możesz mieć { $most } stołu; najpierw zamknij któryś.
    }
cli-error-zone-unknown = Nie ma strefy czasowej „{ $zone }”; wybierz na przykład Europe/Warsaw.
cli-error-channel-needs-account = Do tego potrzebne jest konto; najpierw zachowaj swoje imię i gry.
cli-error-evening-unknown = Tego wieczoru nie ma; sprawdź link.
cli-error-evening-seats = Stoły na tym wieczorze mają od { $low } do { $high } miejsc; wybierz liczbę z tego zakresu.
cli-error-evening-too-few = Do rundy potrzeba osób: { $low } lub więcej; poczekaj na innych albo dopełnij stoły botami.
cli-error-evening-over = Ten wieczór już się skończył; otwórz następny.
cli-error-evening-full = Limit osób na tym wieczorze to { $most }; otwórz drugi wieczór.
cli-error-evening-removed = Gospodarz nie dopuszcza Cię do tego wieczoru.
cli-error-evening-round-runs = Trwa runda; poczekaj na jej koniec albo ogłoś koniec czasu.
cli-error-evening-sealed = Inne stoły grają jeszcze tym samym rozdaniem; wróć po rundzie.
cli-error-mail-off = Ten serwer nie wysyła e-maili; użyj powiadomień w przeglądarce.
cli-error-mail-bad = „{ $address }” nie jest adresem e-mail; sprawdź go.
cli-error-hook-url = To nie jest adres strony; sprawdź go.
cli-error-hook-https = Adres musi zaczynać się od https; sprawdź go.
cli-error-push-keys-bad = Klucze tej przeglądarki są niepoprawne; wyłącz powiadomienia i włącz je ponownie.
cli-error-channel-code-wrong = Kod jest błędny albo za stary; sprawdź go lub dodaj adres jeszcze raz.
cli-error-channel-unconfirmed = Ten adres nie jest jeszcze potwierdzony; najpierw wpisz kod.
cli-error-too-many-channels =
    { $most ->
        [one] Możesz mieć { $most } adres powiadomień; najpierw go usuń.
        [few] Możesz mieć { $most } adresy powiadomień; najpierw usuń któryś.
        [many] Możesz mieć { $most } adresów powiadomień; najpierw usuń któryś.
       *[other] Możesz mieć { $most } adresu powiadomień; najpierw usuń któryś.
    }
cli-error-vacation-too-long =
    { $days ->
        [one] Został Ci { $days } dzień urlopu w tym roku; wybierz mniej.
        [few] Zostały Ci { $days } dni urlopu w tym roku; wybierz mniej.
        [many] Zostało Ci { $days } dni urlopu w tym roku; wybierz mniej.
       *[other] Zostało Ci { $days } dnia urlopu w tym roku; wybierz mniej.
    }
cli-error-mail-server-bad = „{ $value }” nie jest serwerem poczty; napisz smtp://HOST albo smtps://HOST.
cli-error-mail-from-missing = E-maile muszą mieć nadawcę; dodaj --mail-from.
cli-error-too-many-tokens =
    { $most ->
        [one] Możesz mieć { $most } token; najpierw go usuń.
        [few] Możesz mieć { $most } tokeny; najpierw usuń któryś.
        [many] Możesz mieć { $most } tokenów; najpierw usuń któryś.
       *[other] Możesz mieć { $most } tokena; najpierw usuń któryś.
    }
cli-error-window-bad = W tym tempie czas na reakcję to od { $low } do { $high } sekund; wybierz wartość z tego przedziału.
cli-error-rated-uneven = Gra z utrudnieniami się nie liczy; wyłącz grę rankingową albo daj wszystkim to samo.
cli-error-rated-kick = Z gry rankingowej nikogo nie można usunąć; kto nie wraca, i tak przegrywa.
cli-error-table-unknown = Ten stół nie istnieje albo już go nie ma; sprawdź link.
cli-error-code-unknown = Żaden otwarty stół nie ma tego kodu; sprawdź go.
cli-error-no-spectators = Ten stół nie wpuszcza widzów; usiądź albo znajdź inny.
cli-error-who-are-you = Jeszcze się nie znamy; najpierw podaj imię.
cli-error-token-unknown = Ten token jest nieznany albo nieważny; utwórz inny.
cli-error-passkey-needs-name = Klucze dostępu wymagają bezpiecznego adresu z nazwą (https://…); tutaj użyj hasła.
cli-error-passkey-wrong = Klucz dostępu nie został przyjęty; spróbuj jeszcze raz albo użyj hasła.
cli-error-passkey-late = Na to pytanie już odpowiedziano albo trwało to za długo; spróbuj jeszcze raz.
cli-error-passkey-unknown = Ten serwer nie zna tego klucza dostępu; użyj innego albo hasła.
cli-error-passkey-known = Ten klucz dostępu jest już w użyciu.
cli-error-too-many-passkeys = Masz już tyle kluczy dostępu, ile można ({ $most }); najpierw usuń któryś.
cli-error-login-missing = Najpierw wybierz login.
cli-error-link-gone = Ten kod już nie działa; utwórz nowy na pierwszym urządzeniu.
cli-error-link-taken = Tego kodu użyło już inne urządzenie; utwórz nowy na pierwszym urządzeniu.
cli-error-login-wrong = Błędny login albo hasło; spróbuj ponownie albo użyj kodu odzyskiwania.
cli-error-password-wrong = Stare hasło jest błędne albo to nie jest konto.
cli-error-recovery-wrong = Błędny login albo kod odzyskiwania; sprawdź jedno i drugie.
cli-error-login-taken = Login „{ $login }” jest już zajęty; wybierz inny.
cli-error-not-welcome = Gospodarz tego stołu gra z innymi; znajdź inny stół.
cli-error-profile-hidden = Ten gracz pokazuje profil tylko osobom ze wspólnych gier.
cli-error-too-many-invitations = Na tego gracza czeka już za dużo zaproszeń; spróbuj później.
cli-error-invite-seated = Najpierw zajmij miejsce przy tym stole; po starcie gry nie można zapraszać.
cli-error-invite-blocked = Ten gracz jest na Twojej liście zablokowanych; najpierw go odblokuj.
cli-error-invite-stranger = Zapraszać można osoby ze wspólnych gier; innym wyślij link do stołu.
cli-error-too-many-blocked = Masz już zablokowanych osób: { $most }; najpierw kogoś odblokuj.
cli-error-account-already = Masz już konto „{ $login }”; wyloguj się, żeby założyć inne.
cli-error-name-bad = Imię musi mieć choć jedną literę i żadnych niewidocznych znaków; wybierz inne.
cli-error-text-bad = Wiadomość nie może być pusta ani zawierać niewidocznych znaków; napisz inną.
cli-error-too-often = Za dużo żądań; spróbuj za { $seconds } s.
cli-error-origin-foreign = Żądanie pochodzi z innej witryny; otwórz stronę tego serwera.
cli-error-body-too-large = Żądanie jest większe niż { $most } bajtów; wyślij mniej.
cli-error-body-too-slow = Żądanie trwało dłużej niż { $seconds } s; wyślij je jeszcze raz.
cli-error-body-bad = Żądanie jest niepoprawne ({ $reason }); zob. opis protokołu.
cli-error-not-json = Żądanie musi być w formacie JSON z typem application/json.
cli-error-message-bad = Wiadomość jest niepoprawna ({ $reason }); zob. opis protokołu.
cli-error-method-wrong = Niedozwolona metoda; użyj: { $allowed }.
cli-error-no-such-thing = Nie znaleziono; sprawdź adres.
cli-error-inner-failure = Błąd serwera. Został zapisany w logach; spróbuj ponownie.
cli-error-protocol-other = Ta strona lub ten program używa wersji { $found } protokołu, a serwer wersji { $known }; odśwież stronę albo zaktualizuj program.
cli-error-stopping = Serwer właśnie się zatrzymuje; wróć za chwilę.

## Lekcje

cli-metavar-lesson = LEKCJA
cli-arg-lesson = lekcja; domyślnie następna
cli-arg-lesson-list = wypisz lekcje tej gry
cli-learn-next-help = Przeczytaj tekst i obejrzyj stół. Enter prowadzi dalej; Ctrl-C kończy lekcję.
cli-learn-next = Enter: dalej › 
cli-learn-done =
    Lekcja skończona. { $next ->
        [none] To była ostatnia.
       *[other] Następna: kociolek learn { $game } { $next }
    }

## Zagadki

cli-help-puzzles = szukaj zagadek, sprawdzaj je i rozwiązuj
cli-help-puzzles-long = solve GRA pyta o najlepszy ruch w zagadce dnia. make GRA rozgrywa gry botów i zachowuje pozycje, w których jeden ruch jest wyraźnie najlepszy, a słabszy gracz go nie widzi. check GRA sprawdza zagadki jeszcze raz, dziesięć razy dokładniej.
cli-arg-puzzles-do = make, check albo solve
cli-arg-puzzles-game = kittens, wizardkittens albo witchstone
cli-arg-puzzles-games = ile gier botów przeszukać
cli-arg-puzzles-file = plik z zagadkami
cli-usual-puzzles-file = z tego wydania; make: GRA.puzzles.jsonl
cli-error-puzzles-do-unknown = „{ $value }” to nie zadanie polecenia puzzles. Są: { $known }.
cli-error-puzzles-no-game = Nie ma jeszcze zagadek do gry { $game }. Są do: { $known }.
cli-error-puzzles-none = To wydanie nie ma zagadek do gry { $game }. Znajdzie je kociolek puzzles make { $game }.
cli-error-puzzle-damaged = Zagadki z wiersza { $line } pliku { $file } nie da się odczytać.
cli-puzzles-made = Przeszukane gry: { $games }, znalezione zagadki: { $found }, sprawdzone i zapisane w { $file }: { $kept }.
cli-puzzles-failed = Zagadka { $id } nie przeszła próby.
cli-puzzles-checked = Dobre zagadki: { $good } z { $count }.
cli-puzzles-title = Zagadka dnia
cli-puzzles-ask = Jeden ruch jest wyraźnie najlepszy. Który?
cli-puzzles-ask-turn = Oto cztery sposoby na całą tę turę. Jeden jest wyraźnie najlepszy. Który?
cli-puzzles-right = Dobrze: { $move }
cli-puzzles-wrong = Lepiej: { $move }
