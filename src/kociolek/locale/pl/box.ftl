### Pudełka: błędy w pliku pudełka albo w edytorze oraz różnice między dwoma pudełkami, po polsku.
###
### Zmienne:
###   $place   plik i wiersz z dwukropkiem albo nic       $where  miejsce w dokumencie: curses.hairball.value
###   $value   co tam stoi    $known  dozwolone słowa     $meant  najbliższe z nich albo none
###   $count, $low, $high, $wanted  liczby                $other  inne miejsce lub rzecz

-box-did-you-mean = może chodziło o

box-error-not-toml = { $place }To nie jest TOML: { $reason }. Popraw ten wiersz.
box-error-too-large = { $place }Ten plik jest za długi na pudełko; zmieść się w { $high } znakach.
box-error-game-missing = { $place }Pudełko nie mówi, do jakiej jest gry; zacznij od: game = "wizardkittens" albo game = "witchstone".
box-error-no-boxes = { $place }{ $value } nie ma własnych pudełek; gry z pudełkami: { $known }.
box-error-other = Tę grę rozegrano z pudełkiem { $value }, a w użyciu jest inne; otwórz ją z tamtym pudełkiem.
box-error-missing = Nie ma tu pudełka { $value }; wczytaj jego plik i otwórz je jeszcze raz.
box-error-unknown-field =
    { $meant ->
        [none] { $place }{ $where } nie ma pola „{ $value }”; znane nazwy: { $known }.
       *[other] { $place }{ $where } nie ma pola „{ $value }”; { -box-did-you-mean } „{ $meant }”?
    }
box-error-field-missing = { $place }W { $where } brakuje pola „{ $field }”; dopisz je.
box-error-not-whole = { $place }{ $where } musi być liczbą całkowitą od { $low } do { $high }, a jest „{ $value }”.
box-error-not-number = { $place }{ $where } musi być liczbą od { $low } do { $high }, a jest „{ $value }”.
box-error-not-word =
    { $meant ->
        [none] { $place }{ $where } nie może być „{ $value }”; wybierz jedno z: { $known }.
       *[other] { $place }{ $where } nie może być „{ $value }”; { -box-did-you-mean } „{ $meant }”?
    }
box-error-not-text = { $place }{ $where } musi być tekstem od 1 do { $high } znaków w jednym wierszu.
box-error-not-flag = { $place }{ $where } musi być true albo false, a jest „{ $value }”.
box-error-not-recipe = { $place }{ $where } musi mieć od { $low } do { $high } liter A, F, P i S (artefakt, kompan, eliksir, zwój), a jest „{ $value }”.
box-error-not-list = { $place }{ $where } musi być listą w nawiasach kwadratowych, a jest „{ $value }”.
box-error-not-table = { $place }{ $where } musi mieć nazwane wartości, a jest „{ $value }”.
box-error-list-size = { $place }Liczba pozycji w { $where } to { $count }; musi być od { $low } do { $high }.
box-error-no-item = { $place }{ $where } nie ma pozycji „{ $value }”; pozycje są od 1 do { $count }.
box-error-bad-name = { $place }{ $where } nie może mieć nazwy „{ $value }”; zacznij od litery, dalej litery i cyfry.
box-error-name-twice = { $place }{ $where } nazywa się tak samo jak coś innego: „{ $value }”; nadaj inną nazwę.
box-error-group-small = { $place }Liczba klątw w grupie „{ $value }” to { $count }; gra potrzebuje co najmniej { $low }.
box-error-clash = { $place }{ $where }: { $field } „{ $value }” nie pasuje do { $other }; zmień jedno z nich.
box-error-contradiction = { $place }To pudełko przeczy zasadom w { $where }; porównaj tę część z pudełkiem wbudowanym.
box-error-one-witchstone = { $place }Liczba obszarów rodzaju witchstone to { $count }; musi być dokładnie jeden.
box-error-few-towers = { $place }Liczba wież na kuli to { $count }; czworo graczy potrzebuje { $low }.
box-error-area-count = { $place }Liczba obszarów poza Wiedźmią Skałą to { $count }; przy 21 żetonach magii, z czego 5 na stole, musi ich być { $wanted }.
box-error-areas-touch = { $place }Obszary { $value } i { $other } leżą na sobie; przesuń jeden z nich.
box-error-no-area =
    { $meant ->
        [none] { $place }{ $where } prowadzi do „{ $value }”, a to nie jest obszar; obszary: { $known }.
       *[other] { $place }{ $where } prowadzi do „{ $value }”, a to nie jest obszar; { -box-did-you-mean } „{ $meant }”?
    }
box-error-connection-self = { $place }Połączenie łączy { $value } z samym sobą; daj mu inny koniec.
box-error-connection-twice = { $place }Połączenie { $value } jest dwa razy, także jako { $other }; usuń jedno z nich.
box-error-length-without-points = { $place }{ $where }: liczba odcinków to { $value }, a connection_points nie podaje punktów za taką długość; znane długości: { $known }.
box-error-area-apart = { $place }Do obszaru { $value } nie da się dojść; dodaj połączenie.
box-error-witchstone-rising = { $place }Pola Wiedźmiej Skały idą od najlepszego do najgorszego, a jest { $value }.
box-error-cell-twice = { $place }{ $where } ma pole { $value } dwa razy; usuń jedno z nich.
box-error-cell-apart = { $place }Pole { $value } kociołka nie dotyka żadnego innego; usuń je albo wypełnij lukę.
box-error-mark-outside = { $place }{ $where } leży na { $value }, a to nie jest pole kociołka.
box-error-mark-twice = { $place }{ $where } leży na { $value }, gdzie jest już { $other }; przesuń jedno z nich.
box-error-few-cells = { $place }Liczba wolnych pól kociołka to { $count }; jedenaście płytek potrzebuje { $low }.
box-error-exit-inside = { $place }{ $where } leży na { $value }, a to nie jest brzeg; strzałka potrzebuje pola na brzegu.
box-error-tile-count = { $place }Liczba płytek w { $where } to { $count }; w grze jest { $wanted }.
box-error-start-outside = { $place }Pentagram zaczyna się na polu { $value }, a liczba jego pól to { $high }.
box-error-pentagram-count =
    { $value ->
        [gold] { $place }Liczba złotych pól pentagramu to { $count }; musi być { $wanted }.
       *[blue] { $place }Liczba niebieskich pól pentagramu to { $count }; musi być { $wanted }.
    }
box-error-owl-count = { $place }Liczba sów to { $count }; w grze jest { $wanted }.
box-error-lap-feeds = { $place }Na tak krótkim pentagramie ({ $count }) ruch nigdy się nie kończy; jego długość musi być co najmniej { $low }.
box-error-first-fewer = { $place }{ $where } to { $value }; pierwszy gracz musi dostać co najmniej tyle akcji co inni ({ $low }).
box-error-wand-plain =
    { $value ->
        [bonus] { $place }Różdżka nie ma pola z akcjami bonusowymi; dodaj je.
       *[score] { $place }Różdżka nie ma pola, które daje punkty; dodaj je.
    }
box-error-tiers-falling = { $place }{ $where } musi rosnąć, jak 4, 5, 6, a jest { $value }.
box-error-tiers-rising = { $place }{ $where } musi maleć, jak 3, 2, 1, a jest { $value }.
box-error-scroll-count = { $place }Liczba zwojów to { $count }; w grze jest { $wanted }.
box-error-token-count = { $place }Liczba żetonów magii to { $count }; w grze jest { $wanted }.
box-error-shelf-missing = { $place }Żadna półka nie jest dla „{ $value }”; każda akcja ma jedną, a „any” to najniższa.
box-error-ruled = { $place }{ $where } to { $value }, a instrukcja mówi { $wanted }; pudełko nie może tego zmienić.
box-error-wrong-game = To pudełko jest do gry { $box }, a wybrana gra to { $game }; pomiń pudełko albo wybierz tamtą grę.
box-error-other-record =
    { $box ->
        [built-in] Ten zapis powstał z pudełkiem wbudowanym, a nie z pudełkiem „{ $other }”; pomiń --box: zapis ma swoje pudełko w sobie.
       *[other] Ten zapis powstał z pudełkiem „{ $box }”, a nie „{ $other }”; pomiń --box: zapis ma swoje pudełko w sobie.
    }
box-error-second = Podano dwa pudełka do gry { $game }; podaj po jednym do każdej gry.

box-error-do-unknown =
    { $meant ->
        [none] Nie ma polecenia „kociolek box { $value }”; są: { $known }.
       *[other] Nie ma polecenia „kociolek box { $value }”; { -box-did-you-mean } „{ $meant }”?
    }
box-error-do-count = Podaj poleceniu „kociolek box { $value }” grę albo plik pudełka; diff przyjmuje dwa.
box-error-other-game = To pudełka do różnych gier, { $game } i { $other }; porównuj pudełka jednej gry.

## Polecenie

box-played =
    { $name ->
        [built-in] Pudełko: wbudowane, wersja { $version }, { $id }
       *[other] Pudełko: { $name }, wersja { $version }, { $id }
    }
box-compared =
    { $name ->
        [built-in] Różnice względem pudełka wbudowanego, wersja { $version }:
       *[other] Różnice względem pudełka „{ $name }”, wersja { $version }:
    }
box-alike =
    { $name ->
        [built-in] Ma wartości pudełka wbudowanego, wersja { $version }.
       *[other] Ma wartości pudełka „{ $name }”, wersja { $version }.
    }
box-good = { $file }: „{ $name }” to dobre pudełko do gry { $game }, { $id }.
box-line = Pudełko do gry { $game }, wersja { $version }, { $id }.
box-built-in = pudełko wbudowane
box-alias = { $old } zniknie w następnym wydaniu; użyj --box z plikiem pudełka (kociolek box export { $game }).

## Różnice między dwoma pudełkami

box-diff-changed = { $what }: { $new } zamiast { $old }
box-diff-added = { $what }: { $value }, to nowość
box-diff-removed = { $what }: { $value } znika
box-diff-nothing = nic
box-field-value = punkty
box-field-needs = składniki
box-field-light = lżejsze składniki
box-field-bonus = punkty bonusowe
box-field-group = poziom
box-field-goal = cel
box-field-effect = efekt
box-field-steps = efekt
box-field-paws = dla dwóch graczy
box-field-en = nazwa angielska
box-field-pl = nazwa polska
box-field-areas = obszary
box-field-connections = połączenie
box-field-connection-points = punkty za połączenie
box-field-witchstone = Wiedźmia Skała
box-field-cauldron = kociołek
box-field-cells = pola
box-field-printed = nadrukowane symbole
box-field-black = czarny kryształ
box-field-crystals = kolorowe kryształy
box-field-exits = wyjście
box-field-tiles = płytki akcji
box-field-special-tiles = płytki specjalne
box-field-fields = pole
box-field-start = pole startowe
box-field-owls = sowy
box-field-scrolls = zwoje
box-field-copies = liczba kart
box-field-extra = dodatkowe akcje
box-field-tiers = progi
box-field-magic-tokens = żetony magii
box-field-shelves = półka
box-field-shelf-limits = butelki na półkach
box-field-pieces = elementy
box-field-values = liczby
box-field-kind = rodzaj

## Strony

box-page-about = Pudełko mówi, co jest wydrukowane w Twoim egzemplarzu gry. Wpisz własne wartości, zagraj z nimi i podziel się.
box-new = Nowe pudełko
box-new-name = Moje pudełko
box-mine = Na tym urządzeniu
box-import = Otwórz plik
box-saved = zapisane
box-unsaved = jeszcze niezapisane
box-remove = Usuń to pudełko
box-remove-sure = Usunąć?
box-name = Nazwa pudełka
box-shared = udostępnione; skopiuj je, żeby zmieniać
box-changes = Co zmieniono
box-checks = Sprawdzenie
box-playable = Tym pudełkiem można grać.
box-more =
    { $count ->
        [one] i jeszcze { $count } zmiana
        [few] i jeszcze { $count } zmiany
        [many] i jeszcze { $count } zmian
       *[other] i jeszcze { $count } zmiany
    }
box-use = Graj i dziel się
box-copy = Skopiuj i zmieniaj
box-try = Wypróbuj z botami
box-friends = Graj ze znajomymi
box-share = Udostępnij
box-export = Pobierz plik
box-link = Odnośnik do pudełka
box-tab-curses = Klątwy
box-tab-extra-credit = Cele
box-tab-new-rules = Nowe zasady
box-tab-chaos = Zamęt
box-tab-ball = Kula
box-tab-cauldron = Kociołek
box-tab-wand = Różdżka
box-tab-pentagram = Gwiazda
box-tab-shelf = Półki
box-tab-scrolls = Zwoje
box-tab-pieces = Elementy
box-card-name = Nazwa
box-entered-yes = z Twojego egzemplarza
box-entered-no = nasza wartość
box-entered-same = Na mojej karcie jest tak samo
box-entered-count =
    { $count ->
        [one] { $count } karta z Twojego egzemplarza
        [few] { $count } karty z Twojego egzemplarza
        [many] { $count } kart z Twojego egzemplarza
       *[other] { $count } karty z Twojego egzemplarza
    }
box-take-out = Wyjmij: { $name }
box-clear = Wyczyść
box-level-easy = Niski
box-level-medium = Średni
box-level-hard = Wysoki
box-what = Co się liczy
box-how-many = Ile
box-at-most = Najwyżej
box-preview = Tak wygląda przy stole
box-paws = Także dla dwóch graczy
box-step = Efekt { $n }
box-effect-when = Kiedy
box-effect-who = Kto
box-effect-do = Co robi
box-effect-from = Skąd
box-effect-to = Dokąd
box-effect-place = Rozdział wybiera
box-effect-n = Ile kart
box-effect-may = Można odmówić
box-after-spell = Po zaklęciu { $name }
box-do-move = Przenosi karty
box-do-swap = Zamienia dwa rozdziały
box-do-draw = Dobiera karty
box-to-discard = na stos kart odrzuconych
box-place-receiver = kto dostaje kartę
box-place-actor = kto ją przenosi
box-place-same = nikt: ten sam numer
box-all = Wszystkie
box-tool-select = Wybierz
box-tool-road = Połącz
box-tool-place = Przesuń
box-tool-select-help = Dotknij połączenia albo obszaru, żeby je zmienić.
box-tool-road-help = Dotknij dwóch obszarów, żeby je połączyć.
box-tool-place-help = Dotknij obszaru, a potem miejsca, w którym ma być.
box-undo = Cofnij
box-road = Połączenie
box-road-remove = Usuń to połączenie
box-road-points = Punkty za połączenie
box-segments = Odcinki
box-length =
    { $points ->
        [one] { $n } · { $points } punkt
        [few] { $n } · { $points } punkty
        [many] { $n } · { $points } punktów
       *[other] { $n } · { $points } punktu
    }
box-of-segments =
    { $n ->
        [one] { $n } odcinek
        [few] { $n } odcinki
        [many] { $n } odcinków
       *[other] { $n } odcinka
    }
box-sides = Tak samo z czterech stron
box-sides-help =
    { $count ->
        [one] zmienia { $count } połączenie
        [few] zmienia { $count } połączenia
        [many] zmienia { $count } połączeń
       *[other] zmienia { $count } połączenia
    }
box-ball-help = Dotknij połączenia, żeby zmienić jego długość.
box-area-witchstone = Wiedźmia Skała
box-area-tower = wieża
box-area-forest = las
box-area-village = wioska
box-area-castle = zamek
box-axis-x = W lewo lub w prawo
box-axis-y = W górę lub w dół
box-stone-points = Punkty, od najlepszego pola
box-put = Co położyć
box-put-help = Wybierz rzecz, a potem dotknij jej pola. Dotknij pola strzałki jeszcze raz, żeby ją usunąć.
box-crystal = Kolorowy kryształ { $n }
box-symbol = Nadruk: { $name }
box-exit = Strzałka: { $name }
box-empty = puste
box-space = Pole { $n }
box-space-light = Nic
box-space-bonus = Akcje bonusowe
box-space-score = Punkty
box-space-add = Dodaj pole
box-space-remove = Usuń to pole
box-colour-light = Zwykłe
box-colour-gold = Sowy
box-colour-blue = Płytka specjalna
box-start-here = Pionki startują tutaj
box-owl-stack = Sowy, stos { $n }, od góry
box-action = Akcja
box-actions = Liczba akcji
box-actions-first = Dla pierwszego gracza
box-for-each = Punkty za
box-measure-connections = każde połączenie
box-measure-witches = każdą wiedźmę na kuli
box-measure-scrolls = każdy zwój
box-measure-tokens = każdy żeton magii
box-measure-crystals = każdy kryształ na regale
box-measure-special-tiles = każdą płytkę specjalną
box-measure-silver-fields = każde srebrne pole
box-measure-lying-witches = każdą leżącą wiedźmę
box-any = dowolna akcja
box-shelf = Półka { $n }
box-limit-upper = Butelki na górnej półce, graczy: { $n }
box-limit-lowest = Butelki na najniższej półce, graczy: { $n }
box-tier = Próg { $n }, co najmniej
box-piece-energy = Ładunki energii gracza
box-piece-witches = Wiedźmy gracza
box-value-new-area = Punkty za nowy obszar
box-value-token-face = Punkty na żetonie magii
box-value-token-end = Punkty za zużyty żeton na koniec
box-value-special-tile-actions = Akcje płytki specjalnej
box-value-empty-blue-actions = Akcje bez płytki specjalnej
box-value-empty-owl = Punkty bez sowy
box-value-exit-actions = Akcje za kryształ na regale
box-value-black-extra = O tyle więcej za czarny kryształ
box-value-removal-step = O tyle więcej kosztuje każdy usunięty kryształ
box-value-unused-boost = Punkty za niewykorzystane zaklęcie wzmacniające
box-prophecy = Przepowiednia wypełniona do progu { $n }
box-played-with = Pudełko: { $name }
box-look = Zobacz pudełko
box-area-add = Dodaj obszar
box-area-remove = Usuń ten obszar i jego połączenia
box-area-count = Obszarów poza Wiedźmią Skałą: { $count } z { $wanted }
box-spaces = Pola: dodaj i usuń
box-no-space = nie ma tu pola
box-exit-add = Dodaj wyjście
box-choose = Wybierz…
box-scroll-add = Dodaj zwój
box-scroll-remove = Usuń: { $name }
box-light-help = Inne składniki w lżejszym wariancie.
box-offered = Pudełko
box-offered-mine = { $name } (Twoje)

## Sprawdzenia edytora: co jest w porządku i na co warto spojrzeć

box-check-more = { $names } i jeszcze { $count }
box-check-curses = Klątw: { $count } (poziom niski: { $easy }, średni: { $medium }, wysoki: { $hard }).
box-check-recipes = Składniki każdej klątwy da się zebrać.
box-check-worthless = { $name } nie daje punktów.
box-check-high =
    { $points ->
        [one] { $name } daje { $points } punkt; czy na pewno?
        [few] { $name } daje { $points } punkty; czy na pewno?
        [many] { $name } daje { $points } punktów; czy na pewno?
       *[other] { $name } daje { $points } punktu; czy na pewno?
    }
box-check-heavy = { $name }: w lżejszym wariancie trzeba więcej składników niż zwykle.
box-check-section-curses = klątwy
box-check-section-extra-credit = cele
box-check-section-new-rules = nowe zasady
box-check-section-chaos = karty Zamętu
box-check-ours = Jak w pudełku wbudowanym, { $what } ({ $count }): { $names }.
box-check-ours-parts = Jak w pudełku wbudowanym: { $names }.
box-check-areas = Obszarów: { $count }; do każdego da się dotrzeć.
box-check-roads = Połączeń: { $count }; żadne nie przecina innego.
box-check-cross = { $one } przecina { $other }.
box-check-charges-ok = Odcinków: { $segments }, energii czworga graczy: { $charges }.
box-check-charges-look = Odcinków: { $segments }, energii czworga graczy: { $charges }; nie wszystkie połączenia uda się zbudować.
box-check-no-arrow = Żadna strzałka nie prowadzi do: { $names }.
box-check-pieces = Kafli: { $tiles }, kafli specjalnych: { $specials }, zwojów: { $scrolls }, żetonów magii: { $tokens }, jak w instrukcji.
box-grade-ok = w porządku
box-grade-look = do sprawdzenia
box-grade-no = nie da się grać
