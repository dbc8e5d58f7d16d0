### Wiedźmia Skała: wszystkie słowa gry po polsku.
###
### Zmienne są te same w każdym komunikacie:
###   $card    rzecz w zapisie reguł; NAME() daje jej nazwę; obszary i połączenia mają swoje znaki
###   $player  kto działa, imię     $you  czy to osoba, która czyta: seat, none
###   $known   czy ta osoba może wiedzieć, co to za rzecz: yes, no
###   $index   liczba zdarzenia albo ruchu: akcje, punkty, pole (od 1), półka
### Długie teksty: pojedynczy koniec wiersza jest miękki, pusty wiersz kończy akapit.

witchstone = Wiedźmia Skała
witchstone-about = Warz zaklęcia w kociołku, snuj sieć energii w kryształowej kuli i rozsyłaj wiedźmy: gra o łańcuchach akcji dla dwojga do czworga.

## Nazwy

witchstone-card-energy = energia
witchstone-card-witch = wiedźma
witchstone-card-pentagram = pentagram
witchstone-card-crystal = kryształ
witchstone-card-wand = różdżka
witchstone-card-scroll = zwój
witchstone-card-points = punkty
witchstone-card-energy-witch = energia + wiedźma
witchstone-card-energy-pentagram = energia + pentagram
witchstone-card-energy-crystal = energia + kryształ
witchstone-card-energy-wand = energia + różdżka
witchstone-card-energy-scroll = energia + zwój
witchstone-card-witch-pentagram = wiedźma + pentagram
witchstone-card-witch-crystal = wiedźma + kryształ
witchstone-card-witch-wand = wiedźma + różdżka
witchstone-card-witch-scroll = wiedźma + zwój
witchstone-card-pentagram-crystal = pentagram + kryształ
witchstone-card-pentagram-wand = pentagram + różdżka
witchstone-card-pentagram-scroll = pentagram + zwój
witchstone-card-crystal-wand = kryształ + różdżka
witchstone-card-crystal-scroll = kryształ + zwój
witchstone-card-wand-scroll = różdżka + zwój
witchstone-card-boost-energy = wzmocnienie: energia
witchstone-card-boost-witch = wzmocnienie: wiedźma
witchstone-card-boost-pentagram = wzmocnienie: pentagram
witchstone-card-boost-crystal = wzmocnienie: kryształ
witchstone-card-boost-wand = wzmocnienie: różdżka
witchstone-card-boost-scroll = wzmocnienie: zwój
witchstone-card-boost-any = wzmocnienie: dowolna akcja
witchstone-card-cluster-energy = przepowiednia: skupisko, energia
witchstone-card-cluster-witch = przepowiednia: skupisko, wiedźma
witchstone-card-cluster-pentagram = przepowiednia: skupisko, pentagram
witchstone-card-cluster-crystal = przepowiednia: skupisko, kryształ
witchstone-card-cluster-wand = przepowiednia: skupisko, różdżka
witchstone-card-cluster-scroll = przepowiednia: skupisko, zwój
witchstone-card-witches-foreign-tower = przepowiednia: wiedźmy, obca wieża
witchstone-card-witches-forest = przepowiednia: wiedźmy, las
witchstone-card-witches-village = przepowiednia: wiedźmy, wioska
witchstone-card-witches-castle = przepowiednia: wiedźmy, zamek
witchstone-card-count-connections = przepowiednia: połączenia
witchstone-card-count-witches = przepowiednia: wiedźmy
witchstone-card-count-scrolls = przepowiednia: zwoje
witchstone-card-count-tokens = przepowiednia: żetony magii
witchstone-card-count-crystals = przepowiednia: kryształy na regale
witchstone-card-count-special-tiles = przepowiednia: płytki specjalne
witchstone-card-count-silver-fields = przepowiednia: srebrne pola
witchstone-card-count-lying-witches = przepowiednia: leżące wiedźmy
witchstone-card-rank = przepowiednia: wcześnie na Wiedźmiej Skale
witchstone-card-witches-foreign-tower-foreign-tower-foreign-tower = przepowiednia: wiedźmy po kolei: obca wieża, obca wieża, obca wieża
witchstone-card-witches-foreign-tower-foreign-tower-forest = przepowiednia: wiedźmy po kolei: obca wieża, obca wieża, las
witchstone-card-witches-foreign-tower-foreign-tower-village = przepowiednia: wiedźmy po kolei: obca wieża, obca wieża, wioska
witchstone-card-witches-foreign-tower-foreign-tower-castle = przepowiednia: wiedźmy po kolei: obca wieża, obca wieża, zamek
witchstone-card-witches-foreign-tower-forest-foreign-tower = przepowiednia: wiedźmy po kolei: obca wieża, las, obca wieża
witchstone-card-witches-foreign-tower-forest-forest = przepowiednia: wiedźmy po kolei: obca wieża, las, las
witchstone-card-witches-foreign-tower-forest-village = przepowiednia: wiedźmy po kolei: obca wieża, las, wioska
witchstone-card-witches-foreign-tower-forest-castle = przepowiednia: wiedźmy po kolei: obca wieża, las, zamek
witchstone-card-witches-foreign-tower-village-foreign-tower = przepowiednia: wiedźmy po kolei: obca wieża, wioska, obca wieża
witchstone-card-witches-foreign-tower-village-forest = przepowiednia: wiedźmy po kolei: obca wieża, wioska, las
witchstone-card-witches-foreign-tower-village-village = przepowiednia: wiedźmy po kolei: obca wieża, wioska, wioska
witchstone-card-witches-foreign-tower-village-castle = przepowiednia: wiedźmy po kolei: obca wieża, wioska, zamek
witchstone-card-witches-foreign-tower-castle-foreign-tower = przepowiednia: wiedźmy po kolei: obca wieża, zamek, obca wieża
witchstone-card-witches-foreign-tower-castle-forest = przepowiednia: wiedźmy po kolei: obca wieża, zamek, las
witchstone-card-witches-foreign-tower-castle-village = przepowiednia: wiedźmy po kolei: obca wieża, zamek, wioska
witchstone-card-witches-foreign-tower-castle-castle = przepowiednia: wiedźmy po kolei: obca wieża, zamek, zamek
witchstone-card-witches-forest-foreign-tower-foreign-tower = przepowiednia: wiedźmy po kolei: las, obca wieża, obca wieża
witchstone-card-witches-forest-foreign-tower-forest = przepowiednia: wiedźmy po kolei: las, obca wieża, las
witchstone-card-witches-forest-foreign-tower-village = przepowiednia: wiedźmy po kolei: las, obca wieża, wioska
witchstone-card-witches-forest-foreign-tower-castle = przepowiednia: wiedźmy po kolei: las, obca wieża, zamek
witchstone-card-witches-forest-forest-foreign-tower = przepowiednia: wiedźmy po kolei: las, las, obca wieża
witchstone-card-witches-forest-forest-forest = przepowiednia: wiedźmy po kolei: las, las, las
witchstone-card-witches-forest-forest-village = przepowiednia: wiedźmy po kolei: las, las, wioska
witchstone-card-witches-forest-forest-castle = przepowiednia: wiedźmy po kolei: las, las, zamek
witchstone-card-witches-forest-village-foreign-tower = przepowiednia: wiedźmy po kolei: las, wioska, obca wieża
witchstone-card-witches-forest-village-forest = przepowiednia: wiedźmy po kolei: las, wioska, las
witchstone-card-witches-forest-village-village = przepowiednia: wiedźmy po kolei: las, wioska, wioska
witchstone-card-witches-forest-village-castle = przepowiednia: wiedźmy po kolei: las, wioska, zamek
witchstone-card-witches-forest-castle-foreign-tower = przepowiednia: wiedźmy po kolei: las, zamek, obca wieża
witchstone-card-witches-forest-castle-forest = przepowiednia: wiedźmy po kolei: las, zamek, las
witchstone-card-witches-forest-castle-village = przepowiednia: wiedźmy po kolei: las, zamek, wioska
witchstone-card-witches-forest-castle-castle = przepowiednia: wiedźmy po kolei: las, zamek, zamek
witchstone-card-witches-village-foreign-tower-foreign-tower = przepowiednia: wiedźmy po kolei: wioska, obca wieża, obca wieża
witchstone-card-witches-village-foreign-tower-forest = przepowiednia: wiedźmy po kolei: wioska, obca wieża, las
witchstone-card-witches-village-foreign-tower-village = przepowiednia: wiedźmy po kolei: wioska, obca wieża, wioska
witchstone-card-witches-village-foreign-tower-castle = przepowiednia: wiedźmy po kolei: wioska, obca wieża, zamek
witchstone-card-witches-village-forest-foreign-tower = przepowiednia: wiedźmy po kolei: wioska, las, obca wieża
witchstone-card-witches-village-forest-forest = przepowiednia: wiedźmy po kolei: wioska, las, las
witchstone-card-witches-village-forest-village = przepowiednia: wiedźmy po kolei: wioska, las, wioska
witchstone-card-witches-village-forest-castle = przepowiednia: wiedźmy po kolei: wioska, las, zamek
witchstone-card-witches-village-village-foreign-tower = przepowiednia: wiedźmy po kolei: wioska, wioska, obca wieża
witchstone-card-witches-village-village-forest = przepowiednia: wiedźmy po kolei: wioska, wioska, las
witchstone-card-witches-village-village-village = przepowiednia: wiedźmy po kolei: wioska, wioska, wioska
witchstone-card-witches-village-village-castle = przepowiednia: wiedźmy po kolei: wioska, wioska, zamek
witchstone-card-witches-village-castle-foreign-tower = przepowiednia: wiedźmy po kolei: wioska, zamek, obca wieża
witchstone-card-witches-village-castle-forest = przepowiednia: wiedźmy po kolei: wioska, zamek, las
witchstone-card-witches-village-castle-village = przepowiednia: wiedźmy po kolei: wioska, zamek, wioska
witchstone-card-witches-village-castle-castle = przepowiednia: wiedźmy po kolei: wioska, zamek, zamek
witchstone-card-witches-castle-foreign-tower-foreign-tower = przepowiednia: wiedźmy po kolei: zamek, obca wieża, obca wieża
witchstone-card-witches-castle-foreign-tower-forest = przepowiednia: wiedźmy po kolei: zamek, obca wieża, las
witchstone-card-witches-castle-foreign-tower-village = przepowiednia: wiedźmy po kolei: zamek, obca wieża, wioska
witchstone-card-witches-castle-foreign-tower-castle = przepowiednia: wiedźmy po kolei: zamek, obca wieża, zamek
witchstone-card-witches-castle-forest-foreign-tower = przepowiednia: wiedźmy po kolei: zamek, las, obca wieża
witchstone-card-witches-castle-forest-forest = przepowiednia: wiedźmy po kolei: zamek, las, las
witchstone-card-witches-castle-forest-village = przepowiednia: wiedźmy po kolei: zamek, las, wioska
witchstone-card-witches-castle-forest-castle = przepowiednia: wiedźmy po kolei: zamek, las, zamek
witchstone-card-witches-castle-village-foreign-tower = przepowiednia: wiedźmy po kolei: zamek, wioska, obca wieża
witchstone-card-witches-castle-village-forest = przepowiednia: wiedźmy po kolei: zamek, wioska, las
witchstone-card-witches-castle-village-village = przepowiednia: wiedźmy po kolei: zamek, wioska, wioska
witchstone-card-witches-castle-village-castle = przepowiednia: wiedźmy po kolei: zamek, wioska, zamek
witchstone-card-witches-castle-castle-foreign-tower = przepowiednia: wiedźmy po kolei: zamek, zamek, obca wieża
witchstone-card-witches-castle-castle-forest = przepowiednia: wiedźmy po kolei: zamek, zamek, las
witchstone-card-witches-castle-castle-village = przepowiednia: wiedźmy po kolei: zamek, zamek, wioska
witchstone-card-witches-castle-castle-castle = przepowiednia: wiedźmy po kolei: zamek, zamek, zamek
witchstone-card-connected-foreign-tower-foreign-tower-foreign-tower = przepowiednia: połączone po kolei: obca wieża, obca wieża, obca wieża
witchstone-card-connected-foreign-tower-foreign-tower-forest = przepowiednia: połączone po kolei: obca wieża, obca wieża, las
witchstone-card-connected-foreign-tower-foreign-tower-village = przepowiednia: połączone po kolei: obca wieża, obca wieża, wioska
witchstone-card-connected-foreign-tower-foreign-tower-castle = przepowiednia: połączone po kolei: obca wieża, obca wieża, zamek
witchstone-card-connected-foreign-tower-forest-foreign-tower = przepowiednia: połączone po kolei: obca wieża, las, obca wieża
witchstone-card-connected-foreign-tower-forest-forest = przepowiednia: połączone po kolei: obca wieża, las, las
witchstone-card-connected-foreign-tower-forest-village = przepowiednia: połączone po kolei: obca wieża, las, wioska
witchstone-card-connected-foreign-tower-forest-castle = przepowiednia: połączone po kolei: obca wieża, las, zamek
witchstone-card-connected-foreign-tower-village-foreign-tower = przepowiednia: połączone po kolei: obca wieża, wioska, obca wieża
witchstone-card-connected-foreign-tower-village-forest = przepowiednia: połączone po kolei: obca wieża, wioska, las
witchstone-card-connected-foreign-tower-village-village = przepowiednia: połączone po kolei: obca wieża, wioska, wioska
witchstone-card-connected-foreign-tower-village-castle = przepowiednia: połączone po kolei: obca wieża, wioska, zamek
witchstone-card-connected-foreign-tower-castle-foreign-tower = przepowiednia: połączone po kolei: obca wieża, zamek, obca wieża
witchstone-card-connected-foreign-tower-castle-forest = przepowiednia: połączone po kolei: obca wieża, zamek, las
witchstone-card-connected-foreign-tower-castle-village = przepowiednia: połączone po kolei: obca wieża, zamek, wioska
witchstone-card-connected-foreign-tower-castle-castle = przepowiednia: połączone po kolei: obca wieża, zamek, zamek
witchstone-card-connected-forest-foreign-tower-foreign-tower = przepowiednia: połączone po kolei: las, obca wieża, obca wieża
witchstone-card-connected-forest-foreign-tower-forest = przepowiednia: połączone po kolei: las, obca wieża, las
witchstone-card-connected-forest-foreign-tower-village = przepowiednia: połączone po kolei: las, obca wieża, wioska
witchstone-card-connected-forest-foreign-tower-castle = przepowiednia: połączone po kolei: las, obca wieża, zamek
witchstone-card-connected-forest-forest-foreign-tower = przepowiednia: połączone po kolei: las, las, obca wieża
witchstone-card-connected-forest-forest-forest = przepowiednia: połączone po kolei: las, las, las
witchstone-card-connected-forest-forest-village = przepowiednia: połączone po kolei: las, las, wioska
witchstone-card-connected-forest-forest-castle = przepowiednia: połączone po kolei: las, las, zamek
witchstone-card-connected-forest-village-foreign-tower = przepowiednia: połączone po kolei: las, wioska, obca wieża
witchstone-card-connected-forest-village-forest = przepowiednia: połączone po kolei: las, wioska, las
witchstone-card-connected-forest-village-village = przepowiednia: połączone po kolei: las, wioska, wioska
witchstone-card-connected-forest-village-castle = przepowiednia: połączone po kolei: las, wioska, zamek
witchstone-card-connected-forest-castle-foreign-tower = przepowiednia: połączone po kolei: las, zamek, obca wieża
witchstone-card-connected-forest-castle-forest = przepowiednia: połączone po kolei: las, zamek, las
witchstone-card-connected-forest-castle-village = przepowiednia: połączone po kolei: las, zamek, wioska
witchstone-card-connected-forest-castle-castle = przepowiednia: połączone po kolei: las, zamek, zamek
witchstone-card-connected-village-foreign-tower-foreign-tower = przepowiednia: połączone po kolei: wioska, obca wieża, obca wieża
witchstone-card-connected-village-foreign-tower-forest = przepowiednia: połączone po kolei: wioska, obca wieża, las
witchstone-card-connected-village-foreign-tower-village = przepowiednia: połączone po kolei: wioska, obca wieża, wioska
witchstone-card-connected-village-foreign-tower-castle = przepowiednia: połączone po kolei: wioska, obca wieża, zamek
witchstone-card-connected-village-forest-foreign-tower = przepowiednia: połączone po kolei: wioska, las, obca wieża
witchstone-card-connected-village-forest-forest = przepowiednia: połączone po kolei: wioska, las, las
witchstone-card-connected-village-forest-village = przepowiednia: połączone po kolei: wioska, las, wioska
witchstone-card-connected-village-forest-castle = przepowiednia: połączone po kolei: wioska, las, zamek
witchstone-card-connected-village-village-foreign-tower = przepowiednia: połączone po kolei: wioska, wioska, obca wieża
witchstone-card-connected-village-village-forest = przepowiednia: połączone po kolei: wioska, wioska, las
witchstone-card-connected-village-village-village = przepowiednia: połączone po kolei: wioska, wioska, wioska
witchstone-card-connected-village-village-castle = przepowiednia: połączone po kolei: wioska, wioska, zamek
witchstone-card-connected-village-castle-foreign-tower = przepowiednia: połączone po kolei: wioska, zamek, obca wieża
witchstone-card-connected-village-castle-forest = przepowiednia: połączone po kolei: wioska, zamek, las
witchstone-card-connected-village-castle-village = przepowiednia: połączone po kolei: wioska, zamek, wioska
witchstone-card-connected-village-castle-castle = przepowiednia: połączone po kolei: wioska, zamek, zamek
witchstone-card-connected-castle-foreign-tower-foreign-tower = przepowiednia: połączone po kolei: zamek, obca wieża, obca wieża
witchstone-card-connected-castle-foreign-tower-forest = przepowiednia: połączone po kolei: zamek, obca wieża, las
witchstone-card-connected-castle-foreign-tower-village = przepowiednia: połączone po kolei: zamek, obca wieża, wioska
witchstone-card-connected-castle-foreign-tower-castle = przepowiednia: połączone po kolei: zamek, obca wieża, zamek
witchstone-card-connected-castle-forest-foreign-tower = przepowiednia: połączone po kolei: zamek, las, obca wieża
witchstone-card-connected-castle-forest-forest = przepowiednia: połączone po kolei: zamek, las, las
witchstone-card-connected-castle-forest-village = przepowiednia: połączone po kolei: zamek, las, wioska
witchstone-card-connected-castle-forest-castle = przepowiednia: połączone po kolei: zamek, las, zamek
witchstone-card-connected-castle-village-foreign-tower = przepowiednia: połączone po kolei: zamek, wioska, obca wieża
witchstone-card-connected-castle-village-forest = przepowiednia: połączone po kolei: zamek, wioska, las
witchstone-card-connected-castle-village-village = przepowiednia: połączone po kolei: zamek, wioska, wioska
witchstone-card-connected-castle-village-castle = przepowiednia: połączone po kolei: zamek, wioska, zamek
witchstone-card-connected-castle-castle-foreign-tower = przepowiednia: połączone po kolei: zamek, zamek, obca wieża
witchstone-card-connected-castle-castle-forest = przepowiednia: połączone po kolei: zamek, zamek, las
witchstone-card-connected-castle-castle-village = przepowiednia: połączone po kolei: zamek, zamek, wioska
witchstone-card-connected-castle-castle-castle = przepowiednia: połączone po kolei: zamek, zamek, zamek

## W jednym wierszu

witchstone-short-energy = ładunek na połączeniu; całe daje punkty
witchstone-short-witch = wyłóż wiedźmę albo poślij ją na nowy obszar
witchstone-short-pentagram = pole dalej: sowy i płytki specjalne
witchstone-short-crystal = przesuń kryształ, najlepiej za brzeg
witchstone-short-wand = pole w prawo: premie i punkty
witchstone-short-scroll = jeden z pierwszych zwojów
witchstone-short-points = od razu trzy punkty

witchstone-rule-energy = Połóż ładunek na wolnym odcinku. Pierwsze połączenie wychodzi z Twojej wieży, każde następne z wieży albo z obszaru, który łączą z nią Twoje całe połączenia. Rozpoczęte połączenie trzeba najpierw ukończyć i nikt inny nie może nic do niego dołożyć. Całe połączenie daje 1, 3 albo 6 punktów za 1, 2 albo 3 odcinki.
witchstone-rule-witch = Połóż wiedźmę obok swojej wieży albo postaw leżącą i poślij ją po całych połączeniach na obszar bez Twojej wiedźmy: jedna akcja i jeszcze jedna za każde obce połączenie po drodze. Nowy obszar daje 2 punkty; pierwsza wiedźma bierze tam żeton magii. Na Wiedźmiej Skale liczy się też najlepsze wolne pole.
witchstone-rule-pentagram = Jedno pole zgodnie z ruchem wskazówek zegara; pole działa od razu: złote daje sowę z wierzchu stosu, niebieskie płytkę specjalną. Tę albo od razu zamieniasz na dwie akcje jednego z jej rodzajów, albo kładziesz w kociołku.
witchstone-rule-crystal = Przesuń kryształ o jedno pole, ponad wszystkim, na puste pole. Przy strzałce może wyjść za jedną akcję więcej. Na regale daje dwie akcje symbolu, przy którym wychodzi, albo, na najniższej półce, żeton ze stołu. Czarny kryształ dodaje dwie.
witchstone-rule-wand = Przesuń pionek w prawo; potem pola, które mija, działają jedno po drugim. Ciemne pola dają dodatkowe akcje, dwa razy tyle, jeśli Twój pionek jest pierwszy, także w remisie. Srebrne pola punktują to, co masz.
witchstone-rule-scroll = Weź jeden z pierwszych zwojów: im więcej akcji, tym większy wybór, ale zawsze jedna karta. Wzmocnienia wydłużają bieżącą serię, przepowiednie punktują na końcu.
witchstone-rule-points = Żeton magii z punktami liczy się od razu, a na końcu daje jeszcze dwa punkty, jak każdy żeton.

## Zasady, rozdział po rozdziale

witchstone-rules-goal = Jedenaście rund. Wygrywa, kto ma na końcu najwięcej punktów; przy remisie ten, kto jest dalej na różdżce, potem ten, kto jest tam wcześniej.
    .title = Cel gry
witchstone-rules-setup = Każda osoba ma piętnaście płytek, pięć odkrytych za zasłonką. Od ostatniej osoby wstecz wybieracie wieże: dwa punkty, a żeton z wieży działa od razu.
    .title = Przygotowanie
witchstone-rules-turn = Połóż płytkę na dwóch pustych polach kociołka. Każda połowa daje tyle akcji, ile symboli jej rodzaju tworzy skupisko. Wykonaj wszystkie akcje jednego rodzaju, potem drugiego; na koniec dobierz płytkę.
    .title = Tura
witchstone-rules-series = Premie bieżącego rodzaju wydłużają bieżącą serię; wszystkie inne wykonuje się od razu, zanim ruszy dalej. Żetony magii czekają do końca serii, w której je zdobywasz. Każdą akcję można pominąć; czego nie wykorzystasz przed końcem serii, przepada.
    .title = Serie
witchstone-rules-crystals = W dowolnej chwili swojej tury możesz wyjąć kryształ z kociołka. Pierwszy kosztuje jeden punkt, następny dwa i tak dalej.
    .title = Usuwanie kryształów
witchstone-rules-back = W swojej turze możesz cofać ruchy aż do ostatniej nowej informacji: dobranej płytki, nowego zwoju, nowej płytki specjalnej, cudzego wyboru. Do tej chwili nikt inny ich nie widzi.
    .title = Cofanie
witchstone-rules-end = Do punktów dochodzą sowy, po dwa za każdy żeton magii i każde niewykorzystane wzmocnienie oraz przepowiednie: 7, 5 albo 3, a niespełniona 1.
    .title = Koniec gry

## Wskazówki

witchstone-tip-groups = Wcześnie buduj jedno lub dwa duże skupiska; każda następna płytka obok nich jest warta więcej.
witchstone-tip-order = Dobrze wybierz kolejność połówek: płytka specjalna zdobyta w pierwszej serii liczy się już w drugiej.
witchstone-tip-wand = Pierwsze miejsce na różdżce podwaja jej premie.

## Ruchy

witchstone-action-end = Zakończ serię
witchstone-action-lay = Wyłóż wiedźmę
witchstone-action-step = Jeden krok na pentagramie
witchstone-action-shelf = Na pasującą półkę
witchstone-action-lowest = Na najniższą półkę
witchstone-action-first = Najpierw: { NAME("witchstone-card", $card) }
witchstone-action-use = Zamień na akcje: { NAME("witchstone-card", $card) }
witchstone-action-pick = Żeton: { NAME("witchstone-card", $card) }
witchstone-action-token = Użyj żetonu: { NAME("witchstone-card", $card) }
witchstone-action-token-of-black = Użyj żetonu czarnego kryształu: { NAME("witchstone-card", $card) }
witchstone-action-tile = Płytka: { NAME("witchstone-card", $card) }
witchstone-action-discard = Odrzuć płytkę: { NAME("witchstone-card", $card) }
witchstone-action-place = Pierwszy symbol na pole { $index }
witchstone-action-turn = Drugi symbol na pole { $index }
witchstone-action-put = Do kociołka, pole { $index }
witchstone-action-move = Przesuń kryształ z pola { $index }
witchstone-action-to = Na pole { $index }
witchstone-action-out = Za brzeg: { NAME("witchstone-card", $card) }
witchstone-action-remove = Zniszcz kryształ na polu { $index }
witchstone-action-boost = Użyj: { NAME("witchstone-card", $card) }
witchstone-action-tower = Wybierz wieżę { $card }
witchstone-action-go = Poślij wiedźmę na { $card }
witchstone-action-charge = Połóż ładunek na { $card }
witchstone-action-walk = Przesuń się na różdżce, pola: { $index }
witchstone-action-take = Weź zwój z półki { $index }
witchstone-action-leave = Odejdź od stołu
witchstone-action-back = Cofnij ostatni ruch

## Pytania

witchstone-prompt-tower = Którą wieżę zajmujesz?
witchstone-prompt-tile = Którą płytkę kładziesz?
witchstone-prompt-tile-place = Gdzie ma leżeć jej pierwszy symbol?
witchstone-prompt-tile-turn = A drugi?
witchstone-prompt-tile-order = Który rodzaj akcji najpierw?
witchstone-prompt-energy = Energia: gdzie kładziesz ładunek?
witchstone-prompt-witch = Wiedźmy: wyłożyć czy posłać?
witchstone-prompt-pentagram = Pentagram: krok dalej?
witchstone-prompt-crystal = Kryształy: który przesuwasz?
witchstone-prompt-crystal-to = Dokąd?
witchstone-prompt-wand = Różdżka: jak daleko?
witchstone-prompt-scroll = Zwoje: który?
witchstone-prompt-special = Płytka specjalna: akcje czy do kociołka?
witchstone-prompt-any = Dwie akcje jednego rodzaju: którego?
witchstone-prompt-exit = Na którą półkę trafia kryształ?
witchstone-prompt-token-pick = Który żeton bierzesz?

## Co się dzieje

witchstone-event-tower-chosen =
    { $you ->
        [seat] Zajmujesz wieżę { $card }.
       *[none] { $player } zajmuje wieżę { $card }.
    }
witchstone-event-turn-began =
    { $you ->
        [seat] Twoja tura, runda { $index }.
       *[none] { $player } zaczyna turę, runda { $index }.
    }
witchstone-event-tile-laid =
    { $you ->
        [seat] Kładziesz płytkę: { NAME("witchstone-card", $card) }.
       *[none] { $player } kładzie płytkę: { NAME("witchstone-card", $card) }.
    }
witchstone-event-tile-discarded =
    { $you ->
        [seat] Płytka nigdzie się nie mieści: { NAME("witchstone-card", $card) }.
       *[none] { $player } odrzuca płytkę, która się nie mieści: { NAME("witchstone-card", $card) }.
    }
witchstone-event-drew =
    { $known ->
        [yes] Dobierasz płytkę: { NAME("witchstone-card", $card) }.
       *[no] { $player } dobiera płytkę.
    }
witchstone-event-series-opened =
    { $you ->
        [seat] Zaczynasz serię: { NAME("witchstone-card", $card) }, akcje: { $index }.
       *[none] { $player } zaczyna serię: { NAME("witchstone-card", $card) }, akcje: { $index }.
    }
witchstone-event-series-grew =
    { $you ->
        [seat] Twoja seria rośnie: { NAME("witchstone-card", $card) }, dodatkowe akcje: { $index }.
       *[none] { $player } wydłuża serię: { NAME("witchstone-card", $card) }, dodatkowe akcje: { $index }.
    }
witchstone-event-series-closed =
    { $you ->
        [seat] Koniec serii: { NAME("witchstone-card", $card) }, stracone akcje: { $index }.
       *[none] { $player } kończy serię: { NAME("witchstone-card", $card) }, stracone akcje: { $index }.
    }
witchstone-event-scored =
    { $you ->
        [seat] Twoje punkty: { $index }.
       *[none] { $player } zdobywa punkty: { $index }.
    }
witchstone-event-lost =
    { $you ->
        [seat] Tracisz punkty: { $index }.
       *[none] { $player } traci punkty: { $index }.
    }
witchstone-event-charged =
    { $you ->
        [seat] Kładziesz ładunek na { $card }.
       *[none] { $player } kładzie ładunek na { $card }.
    }
witchstone-event-connected =
    { $you ->
        [seat] Kończysz połączenie { $card }.
       *[none] { $player } kończy połączenie { $card }.
    }
witchstone-event-witch-laid =
    { $you ->
        [seat] Wykładasz wiedźmę.
       *[none] { $player } wykłada wiedźmę.
    }
witchstone-event-witch-went =
    { $you ->
        [seat] Posyłasz wiedźmę na { $card }.
       *[none] { $player } posyła wiedźmę na { $card }.
    }
witchstone-event-stepped =
    { $you ->
        [seat] Robisz krok na pentagramie, na pole { $index }.
       *[none] { $player } robi krok na pentagramie, na pole { $index }.
    }
witchstone-event-owl-taken =
    { $you ->
        [seat] Bierzesz sowę o wartości { $index }.
       *[none] { $player } bierze sowę o wartości { $index }.
    }
witchstone-event-special-taken =
    { $you ->
        [seat] Bierzesz płytkę specjalną: { NAME("witchstone-card", $card) }.
       *[none] { $player } bierze płytkę specjalną: { NAME("witchstone-card", $card) }.
    }
witchstone-event-special-refilled =
    { $you ->
        [seat] Odkrywasz nową płytkę specjalną: { NAME("witchstone-card", $card) }.
       *[none] { $player } odkrywa nową płytkę specjalną: { NAME("witchstone-card", $card) }.
    }
witchstone-event-special-used =
    { $you ->
        [seat] Zamieniasz ją na akcje: { NAME("witchstone-card", $card) }.
       *[none] { $player } zamienia ją na akcje: { NAME("witchstone-card", $card) }.
    }
witchstone-event-special-put =
    { $you ->
        [seat] Kładziesz ją w kociołku: { NAME("witchstone-card", $card) }, pole { $index }.
       *[none] { $player } kładzie ją w kociołku: { NAME("witchstone-card", $card) }, pole { $index }.
    }
witchstone-event-crystal-moved =
    { $you ->
        [seat] Przesuwasz kryształ na pole { $index }.
       *[none] { $player } przesuwa kryształ na pole { $index }.
    }
witchstone-event-crystal-out =
    { $you ->
        [seat] Twój kryształ wychodzi z kociołka: { NAME("witchstone-card", $card) }.
       *[none] { $player } przesuwa kryształ za brzeg: { NAME("witchstone-card", $card) }.
    }
witchstone-event-crystal-shelved =
    { $you ->
        [seat] Kładziesz go na półce: { NAME("witchstone-card", $card) }.
       *[none] { $player } kładzie go na półce: { NAME("witchstone-card", $card) }.
    }
witchstone-event-crystal-lowest =
    { $you ->
        [seat] Kładziesz go na najniższej półce.
       *[none] { $player } kładzie go na najniższej półce.
    }
witchstone-event-crystal-aside =
    { $you ->
        [seat] Regał jest pełny: odkładasz kryształ.
       *[none] { $player } odkłada kryształ: regał jest pełny.
    }
witchstone-event-crystal-removed =
    { $you ->
        [seat] Niszczysz kryształ na polu { $index }.
       *[none] { $player } niszczy kryształ na polu { $index }.
    }
witchstone-event-token-taken =
    { $you ->
        [seat] Bierzesz żeton magii: { NAME("witchstone-card", $card) }, wartość: { $index }.
       *[none] { $player } bierze żeton magii: { NAME("witchstone-card", $card) }, wartość: { $index }.
    }
witchstone-event-token-used =
    { $you ->
        [seat] Używasz żetonu: { NAME("witchstone-card", $card) }, akcje: { $index }.
       *[none] { $player } używa żetonu: { NAME("witchstone-card", $card) }, akcje: { $index }.
    }
witchstone-event-token-lapsed =
    { $you ->
        [seat] Twój żeton nie da już akcji: { NAME("witchstone-card", $card) }.
       *[none] { $player } nie wykorzystuje żetonu: { NAME("witchstone-card", $card) }.
    }
witchstone-event-walked =
    { $you ->
        [seat] Przesuwasz się na różdżce, pola: { $index }.
       *[none] { $player } przesuwa się na różdżce, pola: { $index }.
    }
witchstone-event-silver-field =
    { $you ->
        [seat] Docierasz do srebrnego pola { $index }.
       *[none] { $player } dociera do srebrnego pola { $index }.
    }
witchstone-event-dark-field =
    { $you ->
        [seat] Docierasz do ciemnego pola { $index }.
       *[none] { $player } dociera do ciemnego pola { $index }.
    }
witchstone-event-scroll-taken =
    { $you ->
        [seat] Bierzesz zwój: { NAME("witchstone-card", $card) }.
       *[none] { $player } bierze zwój: { NAME("witchstone-card", $card) }.
    }
witchstone-event-scroll-refilled =
    { $you ->
        [seat] Odkrywasz nowy zwój: { NAME("witchstone-card", $card) }.
       *[none] { $player } odkrywa nowy zwój: { NAME("witchstone-card", $card) }.
    }
witchstone-event-scroll-shown =
    { $you ->
        [seat] Pokazujesz zwój: { NAME("witchstone-card", $card) }.
       *[none] { $player } pokazuje zwój: { NAME("witchstone-card", $card) }.
    }
witchstone-event-owls-shown =
    { $you ->
        [seat] Twoje sowy są warte { $index }.
       *[none] { $player } ma sowy warte { $index }.
    }
witchstone-event-tokens-shown =
    { $you ->
        [seat] Masz żetony magii: { $index }.
       *[none] { $player } ma żetony magii: { $index }.
    }
witchstone-event-boosted =
    { $you ->
        [seat] Używasz: { NAME("witchstone-card", $card) }, dodatkowe akcje: { $index }.
       *[none] { $player } używa: { NAME("witchstone-card", $card) }, dodatkowe akcje: { $index }.
    }
witchstone-event-left =
    { $you ->
        [seat] Odchodzisz od stołu.
       *[none] { $player } odchodzi od stołu.
    }
witchstone-event-won =
    { $you ->
        [seat] Wygrywasz!
       *[none] { $player } wygrywa!
    }

## Opcje

witchstone-option-witch-cost = Koszt wiedźmy
witchstone-option-witch-cost-help = Ile kosztuje droga po samych obcych połączeniach.
witchstone-option-witch-cost-printed = jedna akcja i po jednej za każde obce połączenie
witchstone-option-witch-cost-cheap = jedna akcja za każde obce połączenie
witchstone-option-scrolls = Zwoje
witchstone-option-scrolls-help = Czy niewykorzystane zwoje leżą odkryte.
witchstone-option-scrolls-open = odkryte
witchstone-option-scrolls-hidden = w zakrytym stosie
witchstone-option-handicap-0 = Utrudnienie dla miejsca 0
witchstone-option-handicap-0-help = Dla osób z doświadczeniem: mniej płytek do wyboru.
witchstone-option-handicap-0-none = brak
witchstone-option-handicap-0-small = trzy odkryte płytki
witchstone-option-handicap-0-medium = dwie odkryte płytki
witchstone-option-handicap-0-large = jedna płytka, dobierana na początku tury
witchstone-option-handicap-1 = Utrudnienie dla miejsca 1
witchstone-option-handicap-1-help = Dla osób z doświadczeniem: mniej płytek do wyboru.
witchstone-option-handicap-1-none = brak
witchstone-option-handicap-1-small = trzy odkryte płytki
witchstone-option-handicap-1-medium = dwie odkryte płytki
witchstone-option-handicap-1-large = jedna płytka, dobierana na początku tury
witchstone-option-handicap-2 = Utrudnienie dla miejsca 2
witchstone-option-handicap-2-help = Dla osób z doświadczeniem: mniej płytek do wyboru.
witchstone-option-handicap-2-none = brak
witchstone-option-handicap-2-small = trzy odkryte płytki
witchstone-option-handicap-2-medium = dwie odkryte płytki
witchstone-option-handicap-2-large = jedna płytka, dobierana na początku tury
witchstone-option-handicap-3 = Utrudnienie dla miejsca 3
witchstone-option-handicap-3-help = Dla osób z doświadczeniem: mniej płytek do wyboru.
witchstone-option-handicap-3-none = brak
witchstone-option-handicap-3-small = trzy odkryte płytki
witchstone-option-handicap-3-medium = dwie odkryte płytki
witchstone-option-handicap-3-large = jedna płytka, dobierana na początku tury

## Stół

witchstone-table-round = Runda { $index } z { $size }
witchstone-table-ball = Kryształowa kula
witchstone-table-cauldron = Twój kociołek
witchstone-table-cauldron-of = Kociołek: { $player }
witchstone-table-shelves = Zwoje
witchstone-table-rack = Regał z miksturami
witchstone-table-tokens = Żetony na stole
witchstone-table-wand = Różdżka
witchstone-table-pentagram = Pentagram
witchstone-table-hand = Twoje płytki
witchstone-table-screen = Za Twoją zasłonką
witchstone-table-points = Punkty
witchstone-table-series = W toku
witchstone-table-lowest = najniższa
witchstone-table-legend = W Wiedźmia Skała, T wieża, F las, V wioska, C zamek; liczba to długość połączenia, litera to czyjaś energia albo wiedźma
witchstone-table-tracks = Cr1/2 daje tyle akcji, drugą liczbę temu, kto jest pierwszy; + płaci za: co połączenia, wi wiedźmy, sc zwoje, to żetony, cr kryształy, sp płytki specjalne; (7) to wierzchnia sowa, dwa znaki to płytka specjalna
witchstone-table-pending = Żetony do użycia
witchstone-table-scrolls-of = Zwoje, { $player }
witchstone-table-back = Możesz cofnąć ruchy: { $index }
witchstone-table-yield-points = punkty: { $index }
witchstone-table-yield-cost = koszt: { $index }
witchstone-ending-points = Rozstrzygają punkty
witchstone-ending-tie = Punktów tyle samo, rozstrzyga różdżka
witchstone-ending-left = Koniec, bo reszta odeszła

## Arkusz końcowy

witchstone-source-connections = połączenia
witchstone-source-areas = obszary
witchstone-source-witchstone = Wiedźmia Skała
witchstone-source-token-faces = żetony z punktami
witchstone-source-owl-fields = puste pola sów
witchstone-source-silver-fields = srebrne pola
witchstone-source-removals = usunięte kryształy
witchstone-source-owls = sowy
witchstone-source-tokens = żetony magii
witchstone-source-boosts = niewykorzystane wzmocnienia
witchstone-source-prophecies = przepowiednie

## Co doradca wie o punktach

witchstone-odds-at-once = Najwięcej punktów, ile wybór daje od razu: { $count }
witchstone-odds-now = Twoje punkty, gdyby gra się teraz skończyła: { $count }
witchstone-odds-fulfilled = Twoje przepowiednie spełnione w części lub w całości: { $percent } %
witchstone-odds-expected = Punkty, na które { $player } może liczyć na koniec: { $count }
