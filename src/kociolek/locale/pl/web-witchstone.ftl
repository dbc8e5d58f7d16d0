### Co o Wiedźmiej Skale mówi tylko przeglądarka; wczytuje się razem z grą.

## Dookoła planszy

web-witchstone-tabs = Części stołu
web-witchstone-tab-ball = Kula
web-witchstone-tab-cauldron = Kociołek
web-witchstone-tab-tracks = Tory
web-witchstone-tab-scrolls = Zwoje
web-witchstone-here = tu czeka decyzja
web-witchstone-zoom = Powiększ kulę
web-witchstone-mine = Twoje zwoje
web-witchstone-no-scrolls = Jeszcze żadnych.
web-witchstone-no-tiles = Nie ma już płytek.
web-witchstone-deck = W talii: { $index }
web-witchstone-pieces = Elementy
web-witchstone-charges = zapas ładunków
web-witchstone-stock = zapas wiedźm
web-witchstone-hidden = ukryte za zasłonką
web-witchstone-if-over = Gdyby gra się teraz skończyła
web-witchstone-over = Koniec gry.
web-witchstone-wand-place = miejsce: { $index }
web-witchstone-on-wand = na różdżce: pole { $index }

## Tura

web-witchstone-checklist = Ta tura
web-witchstone-step-tower = Wieża
web-witchstone-step-tile = Płytka
web-witchstone-step-other = Połowa płytki
web-witchstone-step-wand-effects = Pola różdżki
web-witchstone-step-special = Płytka specjalna
web-witchstone-step-any = Dowolna akcja
web-witchstone-step-exit = Regał
web-witchstone-step-table-token = Żeton ze stołu
web-witchstone-step-end = Koniec tury
web-witchstone-left = zostało: { $index }
web-witchstone-done = gotowe
web-witchstone-lost = przepadnie: { $index }
web-witchstone-lay = Połóż płytkę
web-witchstone-step = Jeden krok
web-witchstone-walk = Ruch: { $index }
web-witchstone-end = Zakończ
web-witchstone-rotate = Obróć płytkę
web-witchstone-flip = Zamień symbole miejscami
web-witchstone-ghost = Dotknij innego świecącego pola, żeby ją obrócić. Da: { $list }.
web-witchstone-place-help = Liczba to wielkość skupiska w tym miejscu. Inna płytka? Dotknij jej.
web-witchstone-discard-help = Żadna z Twoich płytek się nie mieści. Wybierz jedną do odrzucenia.
web-witchstone-tile-help = Pod płytką: największe skupiska, do których może trafić.
web-witchstone-use = Użyj
web-witchstone-used = zużyte
web-witchstone-take-token = i weź żeton
web-witchstone-remove = Zniszcz kryształ
web-witchstone-remove-cost = Który kryształ znika? Stracone punkty: { $index }
web-witchstone-beside = obok: { $list }

## Nazwy

web-witchstone-kind-witchstone = Wiedźmia Skała
web-witchstone-kind-tower = wieża
web-witchstone-kind-forest = las
web-witchstone-kind-village = wioska
web-witchstone-kind-castle = zamek
web-witchstone-kind-foreign-tower = obca wieża
web-witchstone-area = { $kind } { $sign }
web-witchstone-connection = połączenie: { $name }
web-witchstone-field = pole { $index }
web-witchstone-token = żeton magii: { $name }
web-witchstone-exit = wyjście: { $name }
web-witchstone-shelf = półka: { $name }
web-witchstone-black = czarny kryształ
web-witchstone-own-crystal = kryształ
web-witchstone-bottles = zajęte butelki: { $index } z { $size }
web-witchstone-count-connections = połączenia
web-witchstone-count-witches = wiedźmy na planszy
web-witchstone-count-scrolls = zwoje
web-witchstone-count-tokens = żetony magii
web-witchstone-count-crystals = kryształy na regale
web-witchstone-count-special-tiles = płytki specjalne
web-witchstone-count-silver-fields = srebrne pola
web-witchstone-count-lying-witches = leżące wiedźmy
web-witchstone-wand-start = rękojeść
web-witchstone-wand-light = nic się tu nie dzieje
web-witchstone-wand-bonus = premia: { $what } { $index }, dla pierwszej osoby { $size }
web-witchstone-wand-score = punkty za każde: { $what }, { $index }
web-witchstone-scroll-any = dowolna akcja
web-witchstone-scroll-cluster = skupisko: { $what }
web-witchstone-scroll-witches = wiedźmy: { $what }
web-witchstone-scroll-witches-in-order = wiedźmy, po kolei
web-witchstone-scroll-connected-in-order = połączone, po kolei
web-witchstone-scroll-rank = miejsce na Skale
web-witchstone-scroll-once = raz; zachowane +{ $index }

## Jak to wygląda teraz

web-witchstone-token-here = Leży tu żeton: { $name }.
web-witchstone-witches-here = Wiedźmy: { $list }.
web-witchstone-link = Odcinki: { $index }, punkty: { $size }.
web-witchstone-link-of = Ładunki ({ $player }): { $index }.
web-witchstone-link-free = Nikt go jeszcze nie zaczyna.
web-witchstone-group = Skupisko ({ $name }): { $index }.
web-witchstone-top-owl = Sowa na wierzchu jest warta { $index }.
web-witchstone-no-owl = Nie ma już sów: pole daje od razu punkty, { $index }.
web-witchstone-special-left = Płytki specjalne w zapasie: { $index }.

## Pomoc

web-witchstone-help-area = Obszar kuli. Twoja wiedźma, która przybywa tu po raz pierwszy, daje punkty: { $index }; pierwsza wiedźma w ogóle bierze żeton magii. Połączenia stąd może zaczynać ten, kto ma ten obszar połączony ze swoją wieżą.
web-witchstone-help-tower = Tu zaczyna się gra: duża wiedźma stoi na własnej wieży i z niej wychodzi pierwsze połączenie. Dla wszystkich innych to obca wieża, także gdy nikt w niej nie mieszka. Nowy obszar daje punkty: { $index }.
web-witchstone-help-witchstone = Skała pośrodku. Nie ma tu żetonu; każda wiedźma zajmuje najlepsze wolne pole i dostaje jego punkty oprócz punktów za nowy obszar. Pola: { $list }.
web-witchstone-help-token = Daje jedną akcję swojego rodzaju; żeton z punktami liczy się od razu: { $index }. Można go użyć do końca serii, w której go zdobywasz. Na końcu gry każdy żeton daje jeszcze { $size }.
web-witchstone-help-special = Od razu zamień ją na akcje jednego z jej rodzajów (tyle: { $index }) albo połóż na pustym polu kociołka: nic wtedy nie uruchamia, ale od tej chwili liczy się za oba symbole. Trzeba wybrać jedno albo drugie.
web-witchstone-help-printed = Nadrukowany na kociołku. Liczy się do skupiska swojego symbolu; niczego się na nim nie kładzie.
web-witchstone-help-cell = Puste pole. Płytka potrzebuje dwóch takich obok siebie; mogą się tu zatrzymać kryształy.
web-witchstone-help-black = Porusza się jak każdy kryształ. Na regale daje więcej akcji, +{ $index }; nie liczy się na różdżce ani do przepowiedni.
web-witchstone-help-exit = Kryształ obok tych strzałek może za jedną akcję opuścić kociołek. Trafia na regał: na półkę tego symbolu, która daje akcje ({ $index }), albo na najniższą, która daje żeton ze stołu.
web-witchstone-help-shelf = Kryształ położony na tej półce daje od razu akcje tego symbolu: { $index }. Butelki są wspólne dla wszystkich.
web-witchstone-help-lowest = Można tu położyć każdy kryształ. Nie daje własnych akcji, tylko wybrany żeton magii ze stołu.
web-witchstone-help-boost = Raz, w trakcie serii tego rodzaju: dodane akcje, { $index }. Nigdy nie zaczyna serii. Zachowane do końca daje punkty: { $size }.
web-witchstone-help-cluster = Największe skupisko tego symbolu w Twoim kociołku na koniec gry.
web-witchstone-help-witches = Na ilu obszarach tego rodzaju stoją na koniec Twoje wiedźmy.
web-witchstone-help-witches-in-order = Twoje wiedźmy stoją na takich obszarach; liczy się po kolei, do pierwszego brakującego.
web-witchstone-help-connected-in-order = Twoje całe połączenia łączą takie obszary z Twoją wieżą; liczy się po kolei, do pierwszego brakującego.
web-witchstone-help-count = Ile ich masz na koniec gry.
web-witchstone-help-rank = Jak wcześnie Twoja wiedźma dociera na Wiedźmią Skałę.
web-witchstone-help-prophecy = Zależnie od stopnia daje { $low }, { $middle } albo { $high }; niespełniona { $none }.
web-witchstone-help-light = Jasne pole: nic się tu nie dzieje.
web-witchstone-help-gold = Złote pole daje sowę z wierzchu stosu. Sowy leżą za zasłonką i liczą się na końcu.
web-witchstone-help-blue = Niebieskie pole daje swoją płytkę specjalną, a na jej miejsce trafia nowa. Gdy już ich nie ma, daje dwie akcje jednego wybranego rodzaju.

## Rozstrzygnięcia

web-witchstone-ruling-energy = Połączenie można zacząć, nawet jeśli nie da się go szybko skończyć. Oba jego końce mogą już być połączone z Twoją wieżą; i tak daje punkty.
web-witchstone-ruling-witch = Całą drogę opłaca się w jednej serii i prowadzi ona tylko po całych połączeniach. Mijanie obszarów nic nie kosztuje. Własna wieża nigdy nie jest celem.
web-witchstone-ruling-pentagram = Krok po kroku: każde pole działa przed następnym krokiem, także gdy tylko je mijasz.
web-witchstone-ruling-crystal = Kilka akcji na jednym krysztale to jeden ruch ponad wszystkim, opłacony długością; musi się skończyć na pustym polu albo przy wyjściu.
web-witchstone-ruling-wand = Najpierw rusza pionek, ze wszystkimi wzmocnieniami; potem pola działają po kolei. Czy jesteś na czele, sprawdza się, gdy działa ciemne pole; remis też się liczy.
web-witchstone-ruling-scroll = Każde źródło daje osobną kartę: liczb z różnych źródeł nigdy się nie sumuje. Można też nie wziąć żadnej.
web-witchstone-ruling-tile = Skupisko liczy się na początku jego serii; drugą połówkę dopiero po zakończeniu pierwszej serii. Jeśli nie ma dwóch pustych pól obok siebie, musi zniknąć kryształ.
web-witchstone-ruling-special = Bez pustego pola trzeba jej użyć na akcje, nawet niewykonalne. W obu zastosowaniach liczy się jako płytka specjalna.
web-witchstone-ruling-token = Żeton rodzaju bieżącej serii wydłuża ją, każdy inny wykonuje się od razu, ponad nią. Żeton ze zwojem zawsze bierze osobną kartę. Niewykorzystana akcja przepada, ale żeton zostaje.
web-witchstone-ruling-area = Mogą tu stać wiedźmy kilku osób, ale po jednej od każdej. Żetonu wieży wybranej na początku już nie ma.
web-witchstone-ruling-witchstone = W przepowiedniach o obszarach nie należy do żadnego rodzaju, ale droga może przez nią prowadzić.
web-witchstone-ruling-exit = Jeśli pasująca półka jest pełna, zostaje tylko najniższa, i na odwrót. Gdy obie są pełne, kryształ odkłada się na bok: bez premii i bez straty.
web-witchstone-ruling-removed = Każdy następny kosztuje o punkt więcej, a wynik może spaść poniżej zera. Kryształy odłożone, bo regał jest pełny, nic nie kosztują.
web-witchstone-ruling-boost = Działa w każdej otwartej serii od jej początku do końca i można łączyć kilka; przy zwoju tylko przed wyborem, przy różdżce tylko zanim zadziałają pola.
web-witchstone-ruling-prophecy = Więcej niż najwyższy stopień liczy się jak najwyższy. Rodzaj obszaru wymieniony dwa razy wymaga dwóch różnych obszarów; obca wieża to nigdy Twoja.

## Dlaczego nie teraz

web-witchstone-why-tile = Płytki kładzie się na początku tury.
web-witchstone-why-kind = Do tego potrzebne są akcje: { $name }.
web-witchstone-why-link-taken = Zaczyna je ktoś inny i tylko ta osoba może coś do niego dołożyć.
web-witchstone-why-link-done = Jest już całe.
web-witchstone-why-link-building = Najpierw ukończ rozpoczęte połączenie: { $name }.
web-witchstone-why-link-far = Nie styka się z Twoją siecią: wieżą i wszystkim, co łączą z nią Twoje całe połączenia.
web-witchstone-why-area-yours = Stoi tam już Twoja wiedźma.
web-witchstone-why-area-lying = Obok Twojej wieży nie leży żadna wiedźma.
web-witchstone-why-area-far = Nie prowadzi tam droga po całych połączeniach, na którą wystarczyłoby akcji.
web-witchstone-why-boost = Wzmocnienie działa tylko w trakcie serii swojego rodzaju i tylko raz.
web-witchstone-why-token = Żetonu używa się w serii, w której się go zdobywa, nie wcześniej i nie później.

## Skąd jest wartość

web-witchstone-from = Skąd to wiadomo: { $list }.
web-witchstone-from-printed = gra z pudełka
web-witchstone-from-rulebook = instrukcja
web-witchstone-from-found = publiczne opisy gry
web-witchstone-from-derived = wniosek z instrukcji
web-witchstone-from-designed = nasz własny wybór tam, gdzie instrukcja milczy; plansza z pudełka może się różnić

## Nagłówki

web-witchstone-actions = Akcje
web-witchstone-tokens = Żetony magii
web-witchstone-boosts = Wzmocnienia
web-witchstone-crystals = Kryształy
web-witchstone-group-tile = Płytka
web-witchstone-group-act = Akcje
web-witchstone-group-extra = Żetony i wzmocnienia
web-witchstone-group-remove = Zniszcz kryształ
