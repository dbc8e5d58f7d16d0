### Czarujące kotki: wszystkie słowa gry, po polsku.
###
### Zmienne, w każdym komunikacie te same:
###   $card    karta lub zaklęcie w zapisie reguł (artifact, snail, swat); NAME() robi z niego nazwę
###   $player  kto działa, imię                 $other  ta druga osoba, imię
###   $has_other  czy w ogóle jest druga osoba: yes, no
###   $you     kim jest czytający: seat ($player), other ($other), none
###   $index   liczba ze zdarzenia lub ruchu: rozdział, krok, punkty; przy zamianie dwa rozdziały, np. 12
###   $list    gotowa lista nazw
### Imion nie odmieniamy i niczyjej płci nie zgadujemy: czas teraźniejszy, imię w mianowniku.
### Formy nazw: bez atrybutu mianownik, .acc biernik.
### Długie teksty: pojedynczy koniec wiersza jest miękki, pusty wiersz kończy akapit.

wizardkittens = Czarujące kotki
wizardkittens-about = Gra karciana o nieostrożnych kociakach, klątwach na wolności i bibliotekarce, która wraca za wcześnie.

## Karty i zaklęcia: nazwy

wizardkittens-card-artifact = artefakt
    .acc = artefakt
wizardkittens-card-familiar = kompan
    .acc = kompana
wizardkittens-card-potion = eliksir
    .acc = eliksir
wizardkittens-card-scroll = zwój
    .acc = zwój
wizardkittens-card-chaos-cat = Kot zamętu
    .acc = kota zamętu
wizardkittens-card-chapter-cat = Kot zamętu rozdziału 3
    .acc = kota zamętu rozdziału 3
wizardkittens-card-caught = Przyłapani!
    .acc = kartę Przyłapani!
wizardkittens-card-snail = Ślimiauki
    .acc = Ślimiauki
wizardkittens-card-hairball = Kłaczkotki
    .acc = Kłaczkotki
wizardkittens-card-zoomies = Pędziłapki
    .acc = Pędziłapki
wizardkittens-card-yarn = Kłębotki
    .acc = Kłębotki
wizardkittens-card-breadhead = Kanapkowcy
    .acc = Kanapkowcy
wizardkittens-card-catnap = Śpiotki
    .acc = Śpiotki
wizardkittens-card-scaredycat = Lękotki
    .acc = Lękotki
wizardkittens-card-copycat = Kserokociarka
    .acc = Kserokociarka
wizardkittens-card-vampire = Hrabia Miaukula
    .acc = Hrabia Miaukula
wizardkittens-card-bathtime = Kąpielotki
    .acc = Kąpielotki
wizardkittens-card-cucumber = Ogórkowa Zmora
    .acc = Ogórkowa Zmora
wizardkittens-card-flea-circus = Pchli Cyrk
    .acc = Pchli Cyrk
wizardkittens-card-ec-potion = Kolekcja eliksirów
    .acc = Kolekcja eliksirów
wizardkittens-card-ec-three = Trzy jednakowe
    .acc = Trzy jednakowe
wizardkittens-card-ec-artifact = Kolekcja artefaktów
    .acc = Kolekcja artefaktów
wizardkittens-card-ec-familiar = Kolekcja kompanów
    .acc = Kolekcja kompanów
wizardkittens-card-ec-scroll = Kolekcja zwojów
    .acc = Kolekcja zwojów
wizardkittens-card-ec-fullset = Pełny zestaw
    .acc = Pełny zestaw
wizardkittens-card-ec-pairs = Pary
    .acc = Pary
wizardkittens-card-ec-clean = Czyste biurko
    .acc = Czyste biurko
wizardkittens-card-ec-hoard = Zapasy
    .acc = Zapasy
wizardkittens-card-ec-everypage = Każda strona
    .acc = Każda strona
wizardkittens-card-ec-easy = Łatwizna
    .acc = Łatwizna
wizardkittens-card-ec-extras = Nic się nie marnuje
    .acc = Nic się nie marnuje
wizardkittens-card-nr-right = W prawo
    .acc = W prawo
wizardkittens-card-nr-sling = Latające resztki
    .acc = Latające resztki
wizardkittens-card-nr-dig = Odkop to
    .acc = Odkop to
wizardkittens-card-nr-pageturn = Odwracanie kartek
    .acc = Odwracanie kartek
wizardkittens-card-nr-passleft = Podaj dalej
    .acc = Podaj dalej
wizardkittens-card-nr-tidy = Sprzątanie
    .acc = Sprzątanie
wizardkittens-card-chaos-shuffle = Wprowadzamy zamęt!
    .acc = Wprowadzamy zamęt!
wizardkittens-card-tumbling-discards = Magiczny odrzut!
    .acc = Magiczny odrzut!
wizardkittens-card-loose-pages = Luźne kartki!
    .acc = Luźne kartki!
wizardkittens-card-sticky-paws = Lepkie łapki!
    .acc = Lepkie łapki!
wizardkittens-card-summon = Przywołaj
    .acc = Przywołaj
wizardkittens-card-sling = Przesuń
    .acc = Przesuń
wizardkittens-card-swat = Odrzuć
    .acc = Odrzuć
wizardkittens-card-switch = Zamień
    .acc = Zamień
wizardkittens-card-overflow = Zaczerpnij
    .acc = Zaczerpnij
wizardkittens-card-avalanche = Odepchnij
    .acc = Odepchnij
wizardkittens-card-dismiss = Usuń
    .acc = Usuń
wizardkittens-card-yoink = Transmutuj
    .acc = Transmutuj

## Kotki, według zaklęcia z drugiej strony

wizardkittens-kitten-overflow = BaeBae (Zaczerpnij)
wizardkittens-kitten-avalanche = Easa (Odepchnij)
wizardkittens-kitten-dismiss = Muffin (Usuń)
wizardkittens-kitten-yoink = Grumpkin (Transmutuj)

## Karty i zaklęcia: w kilku słowach

wizardkittens-short-artifact = składnik
wizardkittens-short-familiar = składnik
wizardkittens-short-potion = składnik
wizardkittens-short-scroll = składnik
wizardkittens-short-chaos-cat = uruchamia krok karty zamętu
wizardkittens-short-chapter-cat = otwiera rozdział 3
wizardkittens-short-caught = gra natychmiast się kończy
wizardkittens-short-snail = klątwa, poziom niski, 4 punkty: 2 × artefakt, 1 × zwój
wizardkittens-short-hairball = klątwa, poziom niski, 4 punkty: 1 × kompan, 2 × eliksir
wizardkittens-short-zoomies = klątwa, poziom niski, 4 punkty: 1 × artefakt, 2 × kompan
wizardkittens-short-yarn = klątwa, poziom niski, 4 punkty: 1 × eliksir, 2 × zwój
wizardkittens-short-breadhead = klątwa, poziom średni, 5 punktów: 2 × kompan, 1 × eliksir, 1 × zwój; +1 za każdy artefakt
wizardkittens-short-catnap = klątwa, poziom średni, 6 punktów: 1 × artefakt, 1 × kompan, 1 × eliksir, 1 × zwój
wizardkittens-short-scaredycat = klątwa, poziom średni, 6 punktów: 2 × artefakt, 2 × kompan; +1 za każdy zwój
wizardkittens-short-copycat = klątwa, poziom średni, 6 punktów: 2 × eliksir, 2 × zwój; +1 za każdy eliksir
wizardkittens-short-vampire = klątwa, poziom wysoki, 8 punktów: 2 × artefakt, 2 × eliksir, 1 × zwój
wizardkittens-short-bathtime = klątwa, poziom wysoki, 8 punktów: 1 × artefakt, 1 × kompan, 1 × eliksir, 2 × zwój
wizardkittens-short-cucumber = klątwa, poziom wysoki, 8 punktów: 2 × artefakt, 1 × kompan, 1 × eliksir, 1 × zwój
wizardkittens-short-flea-circus = klątwa, poziom wysoki, 7 punktów: 1 × artefakt, 2 × kompan, 1 × eliksir, 1 × zwój; +1 za każdego kompana
wizardkittens-short-ec-potion = cel: +1 za każdą kartę „eliksir” w Twoim obszarze
wizardkittens-short-ec-three = cel: +5 za każdy zestaw jednakowych składników w Twoim obszarze, po tyle kart: 3
wizardkittens-short-ec-artifact = cel: +1 za każdą kartę „artefakt” w Twoim obszarze
wizardkittens-short-ec-familiar = cel: +1 za każdą kartę „kompan” w Twoim obszarze
wizardkittens-short-ec-scroll = cel: +1 za każdą kartę „zwój” w Twoim obszarze
wizardkittens-short-ec-fullset = cel: +6 za każdy zestaw czterech różnych składników w Twoim obszarze
wizardkittens-short-ec-pairs = cel: +2 za każdy zestaw jednakowych składników w Twoim obszarze, po tyle kart: 2
wizardkittens-short-ec-clean = cel: +3, jeśli w Twoim obszarze zostało składników najwyżej tyle: 2
wizardkittens-short-ec-hoard = cel: +4, jeśli w jednym z Twoich rozdziałów jest składników co najmniej tyle: 4
wizardkittens-short-ec-everypage = cel: +4, jeśli żaden z Twoich odkrytych rozdziałów nie jest pusty
wizardkittens-short-ec-easy = cel: +2 za każdą pokonaną klątwę, poziom niski
wizardkittens-short-ec-extras = cel: +2 za każdą nadmiarową kartę przy Twoich klątwach, najwyżej +6
wizardkittens-short-nr-right = sąsiad po prawej bierze wykorzystany składnik
wizardkittens-short-nr-sling = każdy przesuwa składnik ze stosu kart odrzuconych
wizardkittens-short-nr-dig = Odrzuć i Usuń mogą oddać jedną kartę
wizardkittens-short-nr-pageturn = każdy zamienia dwa rozdziały
wizardkittens-short-nr-passleft = każdy podaje składnik w lewo
wizardkittens-short-nr-tidy = po pokonaniu klątwy pozostali mogą odrzucić kartę
wizardkittens-short-chaos-shuffle = karty wędrują w prawo
wizardkittens-short-tumbling-discards = karty krążą przez stos kart odrzuconych
wizardkittens-short-loose-pages = karty zmieniają rozdziały
wizardkittens-short-sticky-paws = każdy bierze, co nie jego
wizardkittens-short-summon = dobierz jeszcze jedną kartę do swojego obszaru
wizardkittens-short-sling = przenieś swoją kartę do innego kotka, do wybranego rozdziału
wizardkittens-short-swat = odrzuć dwie karty ze swojego obszaru
wizardkittens-short-switch = zamień miejscami dowolne dwie karty w obszarach
wizardkittens-short-overflow = dobierz dwie karty, jedną zatrzymaj, drugą daj innemu kotkowi, który sam ją kładzie
wizardkittens-short-avalanche = przenieś swoją kartę i wierzchnią kartę talii do jednego innego kotka
wizardkittens-short-dismiss = odrzuć wszystkie karty jednego rodzaju z jednego swojego rozdziału
wizardkittens-short-yoink = odrzuć swoją kartę, a potem weź dowolną kartę z dowolnego obszaru do swojego

## Karty i zaklęcia: co robią

wizardkittens-rule-artifact = Składnik; w talii jest po dwanaście każdego rodzaju. Leży w Twoim obszarze przy jednym z odkrytych rozdziałów i pomaga pokonać klątwę tego rozdziału.
wizardkittens-rule-familiar = Składnik; w talii jest po dwanaście każdego rodzaju. Leży w Twoim obszarze przy jednym z odkrytych rozdziałów i pomaga pokonać klątwę tego rozdziału.
wizardkittens-rule-potion = Składnik; w talii jest po dwanaście każdego rodzaju. Leży w Twoim obszarze przy jednym z odkrytych rozdziałów i pomaga pokonać klątwę tego rozdziału.
wizardkittens-rule-scroll = Składnik; w talii jest po dwanaście każdego rodzaju. Leży w Twoim obszarze przy jednym z odkrytych rozdziałów i pomaga pokonać klątwę tego rozdziału.
wizardkittens-rule-chaos-cat = W wariancie zamętu: natychmiast następuje kolejny krok karty zamętu. Kot wychodzi z gry, a w jego miejsce dobiera się kartę.
wizardkittens-rule-chapter-cat = Rozdział 3 otwiera się u wszystkich i na środku stołu, z klątwą, jeśli jakaś została. Potem działa nowa zasada albo karta zamętu, jeśli nimi gracie. Kot wychodzi z gry, a w jego miejsce dobiera się kartę.
wizardkittens-rule-caught = Profesor Pazurek wraca: gra kończy się w tej samej chwili. Kto ma dziesięć lub więcej punktów, odpada; z reszty wygrywa najmniejsza liczba składników w obszarze. Karty celów się nie liczą.
wizardkittens-rule-snail = Klątwa, poziom niski, 4 punkty. Potrzeba: 2 × artefakt, 1 × zwój.
wizardkittens-rule-hairball = Klątwa, poziom niski, 4 punkty. Potrzeba: 1 × kompan, 2 × eliksir.
wizardkittens-rule-zoomies = Klątwa, poziom niski, 4 punkty. Potrzeba: 1 × artefakt, 2 × kompan.
wizardkittens-rule-yarn = Klątwa, poziom niski, 4 punkty. Potrzeba: 1 × eliksir, 2 × zwój.
wizardkittens-rule-breadhead = Klątwa, poziom średni, 5 punktów. Potrzeba: 2 × kompan, 1 × eliksir, 1 × zwój. Premia: +1 za każdą kartę „artefakt” w Twoim obszarze na koniec gry.
wizardkittens-rule-catnap = Klątwa, poziom średni, 6 punktów. Potrzeba: 1 × artefakt, 1 × kompan, 1 × eliksir, 1 × zwój.
wizardkittens-rule-scaredycat = Klątwa, poziom średni, 6 punktów. Potrzeba: 2 × artefakt, 2 × kompan. Premia: +1 za każdą kartę „zwój” w Twoim obszarze na koniec gry.
wizardkittens-rule-copycat = Klątwa, poziom średni, 6 punktów. Potrzeba: 2 × eliksir, 2 × zwój. Premia: +1 za każdą kartę „eliksir” w Twoim obszarze na koniec gry.
wizardkittens-rule-vampire = Klątwa, poziom wysoki, 8 punktów. Potrzeba: 2 × artefakt, 2 × eliksir, 1 × zwój. Lżejszy przepis: 2 × artefakt, 2 × eliksir.
wizardkittens-rule-bathtime = Klątwa, poziom wysoki, 8 punktów. Potrzeba: 1 × artefakt, 1 × kompan, 1 × eliksir, 2 × zwój. Lżejszy przepis: 1 × kompan, 1 × eliksir, 2 × zwój.
wizardkittens-rule-cucumber = Klątwa, poziom wysoki, 8 punktów. Potrzeba: 2 × artefakt, 1 × kompan, 1 × eliksir, 1 × zwój. Lżejszy przepis: 2 × artefakt, 1 × kompan, 1 × zwój.
wizardkittens-rule-flea-circus = Klątwa, poziom wysoki, 7 punktów. Potrzeba: 1 × artefakt, 2 × kompan, 1 × eliksir, 1 × zwój. Lżejszy przepis: 2 × kompan, 2 × zwój. Premia: +1 za każdą kartę „kompan” w Twoim obszarze na koniec gry.
wizardkittens-rule-ec-potion = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +1 za każdą kartę „eliksir” w Twoim obszarze.
wizardkittens-rule-ec-three = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +5 za każdy zestaw jednakowych składników w Twoim obszarze, po tyle kart: 3.
wizardkittens-rule-ec-artifact = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +1 za każdą kartę „artefakt” w Twoim obszarze.
wizardkittens-rule-ec-familiar = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +1 za każdą kartę „kompan” w Twoim obszarze.
wizardkittens-rule-ec-scroll = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +1 za każdą kartę „zwój” w Twoim obszarze.
wizardkittens-rule-ec-fullset = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +6 za każdy zestaw czterech różnych składników w Twoim obszarze.
wizardkittens-rule-ec-pairs = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +2 za każdy zestaw jednakowych składników w Twoim obszarze, po tyle kart: 2.
wizardkittens-rule-ec-clean = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +3, jeśli w Twoim obszarze zostało składników najwyżej tyle: 2.
wizardkittens-rule-ec-hoard = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +4, jeśli w jednym z Twoich rozdziałów jest składników co najmniej tyle: 4.
wizardkittens-rule-ec-everypage = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +4, jeśli żaden z Twoich odkrytych rozdziałów nie jest pusty.
wizardkittens-rule-ec-easy = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +2 za każdą pokonaną klątwę, poziom niski.
wizardkittens-rule-ec-extras = Karta celu, liczy się tylko po pokonaniu wszystkich sześciu klątw: +2 za każdą nadmiarową kartę przy Twoich klątwach, najwyżej +6.
wizardkittens-rule-nr-right = Po pokonaniu klątwy kotek po prawej stronie zwycięzcy bierze do swojego obszaru jeden z wykorzystanych składników, zanim trafią na stos kart odrzuconych.
wizardkittens-rule-nr-sling = Natychmiast: każdy kotek bierze dowolny składnik ze stosu kart odrzuconych i przesuwa go do obszaru innego kotka.
wizardkittens-rule-nr-dig = Po zaklęciu Odrzuć lub Usuń można wziąć do swojego obszaru jeden składnik ze stosu kart odrzuconych.
wizardkittens-rule-nr-pageturn = Natychmiast: każdy kotek zamienia całą zawartość dwóch swoich odkrytych rozdziałów.
wizardkittens-rule-nr-passleft = Natychmiast: każdy kotek podaje w lewo jeden wybrany składnik.
wizardkittens-rule-nr-tidy = Po pokonaniu klątwy każdy z pozostałych kotków może odrzucić jeden składnik ze swojego obszaru.
wizardkittens-rule-chaos-shuffle =
    • 1, natychmiast: każdy podaje kartę w prawo.
    • 2, odtąd: po pokonaniu klątwy każdy podaje kartę w prawo.
    • 3, natychmiast: każdy podaje w prawo wszystkie karty z rozdziału 1.
    • 4, natychmiast: każdy bierze kartę od kotka po lewej.
wizardkittens-rule-tumbling-discards =
    • 1, odtąd: po pokonaniu klątwy każdy bierze kartę ze stosu kart odrzuconych.
    • 2, natychmiast: każdy odrzuca jedną kartę.
    • 3, natychmiast: każdy odrzuca kartę innego kotka.
    • 4, natychmiast: każdy odrzuca wszystkie karty z jednego swojego rozdziału.
wizardkittens-rule-loose-pages =
    • 1, natychmiast: każdy zamienia całą zawartość dwóch swoich odkrytych rozdziałów.
    • 2, odtąd: po pokonaniu klątwy każdy przekłada jedną swoją kartę do innego odkrytego rozdziału.
    • 3, natychmiast: każdy podaje w lewo wszystkie karty z rozdziału 2.
    • 4, natychmiast: każdy przekłada wszystkie karty z jednego rozdziału do innego odkrytego.
wizardkittens-rule-sticky-paws =
    • 1, natychmiast: każdy przesuwa jedną swoją kartę do innego kotka.
    • 2, odtąd: po pokonaniu klątwy każdy inny kotek bierze kartę z obszaru zwycięzcy.
    • 3, natychmiast: każdy bierze kartę ze stosu kart odrzuconych.
    • 4, natychmiast: każdy bierze kartę z innego obszaru.
wizardkittens-rule-summon = Dobierz jeszcze jedną kartę do swojego obszaru. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.
wizardkittens-rule-sling = Przenieś swoją kartę do innego kotka, do wybranego rozdziału. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.
wizardkittens-rule-swat = Odrzuć dwie karty ze swojego obszaru. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.
wizardkittens-rule-switch = Zamień miejscami dowolne dwie karty w obszarach. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.
wizardkittens-rule-overflow = Dobierz dwie karty, jedną zatrzymaj, drugą daj innemu kotkowi, który sam ją kładzie. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.
wizardkittens-rule-avalanche = Przenieś swoją kartę i wierzchnią kartę talii do jednego innego kotka. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.
wizardkittens-rule-dismiss = Odrzuć wszystkie karty jednego rodzaju z jednego swojego rozdziału. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.
wizardkittens-rule-yoink = Odrzuć swoją kartę, a potem weź dowolną kartę z dowolnego obszaru do swojego. Tego samego zaklęcia nie można rzucić dwa razy z rzędu.

## Karty i zaklęcia: rozstrzygnięcia

wizardkittens-ruling-chapter-cat = Karty dobrane, ale jeszcze niepołożone, czekają w ręce, aż efekt się skończy. Jeśli nie ma już klątw, rozdział 3 otwiera się bez klątwy.
wizardkittens-ruling-caught = Nic więcej się nie dzieje: żadnego zaklęcia, żadnej klątwy, a karta w ręce nie liczy się nikomu.
wizardkittens-ruling-nr-right = Kto bierze kartę, ten ją wybiera, rozdział także.
wizardkittens-ruling-tumbling-discards = Kartę ze stosu wybierasz; składniki właśnie pokonanej klątwy już tam leżą. Odrzucany rozdział nie może być pusty.
wizardkittens-ruling-swat = Mając mniej niż dwie karty, nie można rzucić zaklęcia Odrzuć.
wizardkittens-ruling-switch = Żadna z kart nie musi być Twoja. Wolno też zamienić dwie jednakowe.
wizardkittens-ruling-avalanche = Najpierw idzie Twoja karta i zostaje tam, nawet jeśli zaraz wyjdzie Przyłapani! Obie karty trafiają do tego samego kotka; rozdziały wybierasz Ty.
wizardkittens-ruling-dismiss = Nazwany rodzaj musi tam leżeć.
wizardkittens-ruling-yoink = Nie można wziąć karty właśnie odrzuconej; własną z obszaru można.

## Zasady, rozdział po rozdziale

wizardkittens-rules-goal = Sześć klątw jest na wolności. Zbieraj składniki przy swoich rozdziałach, pokonuj klątwy i zdobądź najwięcej punktów, zanim wróci profesor Pazurek. Jeśli was przyłapie, wygrywa kotek o najczystszych łapkach.
    .title = Cel gry
wizardkittens-rules-setup =
    Każdy ma dwa odkryte rozdziały, 1 i 2, z jednym losowym składnikiem przy każdym, i tajną kartę celu. Rozdział 3 jest na początku zakryty. Z dwunastu klątw w grze są po dwie z każdej grupy; po jednej leży odkryta przy każdym odkrytym rozdziale na środku stołu.

    Talia kryje w środku kota zamętu, a wśród ostatnich jedenastu kart kartę Przyłapani!
    .title = Przygotowanie
wizardkittens-rules-turn =
    • Dobierz składnik i połóż go przy jednym ze swoich odkrytych rozdziałów.
    • Rzuć jedno zaklęcie, którego nie zakrywa żeton.
    • Połóż żeton na tym zaklęciu.
    • Zabierz pokonane klątwy.
    .title = Tura
wizardkittens-rules-curses = Na końcu swojej tury musisz pokonać każdą klątwę, której wszystkie składniki leżą przy Twoim rozdziale o tym samym numerze. Składniki idą na stos kart odrzuconych; pozostałe karty tego rozdziału odkładasz razem z klątwą i każda kosztuje punkt. Lukę zapełnia następna klątwa.
    .title = Klątwy
wizardkittens-rules-chaos = Kot zamętu otwiera rozdział 3 u wszystkich. Gdy gracie nowymi zasadami, przynosi też jedną z nich. W wariancie zamętu w talii są dwa do czterech kotów, a każdy przynosi kolejny krok jednej karty zamętu. Każdy efekt rozpatruje się zgodnie z ruchem wskazówek zegara, od kotka, którego jest tura.
    .title = Zamęt
wizardkittens-rules-end =
    Wszystkie sześć klątw pokonanych: punkty klątw i ich premii, minus karty nadmiarowe, plus karta celu. Wygrywa najwięcej punktów; potem najwięcej klątw, potem najmniej składników.

    Przyłapani: to samo bez kart celów. Dziesięć lub więcej punktów przegrywa. Z reszty wygrywa najmniej składników; potem najwięcej punktów, potem najwięcej klątw.
    .title = Koniec gry
wizardkittens-rules-two = Nie ma rozdziału 3. Z nowych zasad używa się tylko tych z łapkami, wariantu zamętu nie ma. Kto zostaje przyłapany i ma pięć lub mniej punktów, także przegrywa.
    .title = We dwoje

## Rady

wizardkittens-tip-extras = Rozdział pełen resztek obniża wartość klątwy: najpierw Przesuń albo Odrzuć.
wizardkittens-tip-gift = Zbędna karta w rozdziale rywala to dla niego punkt mniej.
wizardkittens-tip-nine = Dziewięć punktów jest bezpiecznych, dziesięć już nie. Miej oko na talię.
wizardkittens-tip-token = Pamiętaj o żetonie: zaklęcie rzucone teraz nie będzie dostępne w następnej turze.

## Pytania

wizardkittens-prompt-kitten = Którego kotka bierzesz?
wizardkittens-prompt-turn = Twoja tura
wizardkittens-prompt-place = Przy którym rozdziale kładziesz kartę?
wizardkittens-prompt-spell = Które zaklęcie rzucasz?
wizardkittens-prompt-sling-card = Którą kartę przesuwasz?
wizardkittens-prompt-sling-aim = Do kogo?
wizardkittens-prompt-sling-place = Przy którym rozdziale ląduje?
wizardkittens-prompt-swat-card = Którą kartę odrzucasz?
wizardkittens-prompt-switch-first = Którą kartę zamieniasz?
wizardkittens-prompt-switch-second = Z którą?
wizardkittens-prompt-overflow-keep = Którą kartę zatrzymujesz?
wizardkittens-prompt-overflow-aim = Kto dostaje drugą?
wizardkittens-prompt-dismiss-cards = Które karty odrzucasz?
wizardkittens-prompt-yoink-discard = Którą swoją kartę odrzucasz?
wizardkittens-prompt-yoink-take = Którą kartę bierzesz?
wizardkittens-prompt-effect-card = Zamęt: którą kartę?
wizardkittens-prompt-effect-chapter = Zamęt: który Twój rozdział?
wizardkittens-prompt-effect-aim = Zamęt: do którego kotka?
wizardkittens-prompt-effect-place = Zamęt: przy którym rozdziale?
wizardkittens-prompt-effect-swap = Zamęt: które dwa rozdziały zamieniasz?

## Ruchy

wizardkittens-action-pass = Nie rób nic
wizardkittens-action-draw = Dobierz kartę
wizardkittens-action-cast = Rzuć zaklęcie { NAME("wizardkittens-card", $card) }
wizardkittens-action-kitten = Weź kotka: { NAME("wizardkittens-kitten", $card) }
wizardkittens-action-aim = Dla: { $player }
wizardkittens-action-place = Przy rozdziale { $index }
wizardkittens-action-chapter = Rozdział { $index }
wizardkittens-action-swap =
    { $index ->
        [12] Rozdziały 1 i 2
        [13] Rozdziały 1 i 3
        [one] Rozdziały 2 i 3
        [few] Rozdziały 2 i 3
        [many] Rozdziały 2 i 3
       *[other] Rozdziały 2 i 3
    }
wizardkittens-action-keep = Zatrzymaj: { NAME("wizardkittens-card", $card) }
wizardkittens-action-fetch = Weź: { NAME("wizardkittens-card", $card) }
wizardkittens-action-dismiss = Rozdział { $index }, wszystkie karty: { NAME("wizardkittens-card", $card) }
wizardkittens-action-pick = { $player }, rozdział { $index }: { NAME("wizardkittens-card", $card) }
wizardkittens-action-leave = Odejdź od stołu

## Zdarzenia

wizardkittens-event-kitten-chosen =
    { $you ->
        [seat] Bierzesz kotka: { NAME("wizardkittens-kitten", $card) }.
       *[none] { $player } bierze kotka: { NAME("wizardkittens-kitten", $card) }.
    }
wizardkittens-event-game-began =
    { $you ->
        [seat] Stół gotowy. Zaczynasz.
       *[none] Stół gotowy. Zaczyna { $player }.
    }
wizardkittens-event-turn-began =
    { $you ->
        [seat] Twoja tura.
       *[none] Gra { $player }.
    }
wizardkittens-event-drew =
    { $you ->
        [seat] Dobierasz { NAME("wizardkittens-card", $card, form: "acc") }.
       *[none] { $player } dobiera { NAME("wizardkittens-card", $card, form: "acc") }.
    }
wizardkittens-event-placed =
    { $you ->
        [seat] Kładziesz { NAME("wizardkittens-card", $card, form: "acc") } przy rozdziale { $index }.
       *[none] { $player } kładzie { NAME("wizardkittens-card", $card, form: "acc") } przy rozdziale { $index }.
    }
wizardkittens-event-cast =
    { $you ->
        [seat] Rzucasz zaklęcie { NAME("wizardkittens-card", $card) }.
       *[none] { $player } rzuca zaklęcie { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-slung =
    { $you ->
        [seat] Przesuwasz { NAME("wizardkittens-card", $card, form: "acc") }. Ląduje tu: { $other }, rozdział { $index }.
        [other] { $player } przesuwa { NAME("wizardkittens-card", $card, form: "acc") } do Twojego rozdziału { $index }.
       *[none] { $player } przesuwa { NAME("wizardkittens-card", $card, form: "acc") }. Ląduje tu: { $other }, rozdział { $index }.
    }
wizardkittens-event-discarded =
    { $has_other ->
        [yes] { $you ->
            [seat] Odrzucasz cudzą kartę ({ $other }, rozdział { $index }): { NAME("wizardkittens-card", $card) }.
            [other] { $player } odrzuca { NAME("wizardkittens-card", $card, form: "acc") } z Twojego rozdziału { $index }.
           *[none] { $player } odrzuca cudzą kartę ({ $other }, rozdział { $index }): { NAME("wizardkittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] Odrzucasz { NAME("wizardkittens-card", $card, form: "acc") } z rozdziału { $index }.
           *[none] { $player } odrzuca { NAME("wizardkittens-card", $card, form: "acc") } z rozdziału { $index }.
        }
    }
wizardkittens-event-switched =
    { $has_other ->
        [yes] { $you ->
            [seat] Zamiana ({ $other }, rozdział { $index }): trafia tam { NAME("wizardkittens-card", $card) }.
            [other] Zamiana: do Twojego rozdziału { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] Zamiana ({ $other }, rozdział { $index }): trafia tam { NAME("wizardkittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] Zamiana: do Twojego rozdziału { $index }: { NAME("wizardkittens-card", $card) }.
           *[none] Zamiana ({ $player }, rozdział { $index }): trafia tam { NAME("wizardkittens-card", $card) }.
        }
    }
wizardkittens-event-took =
    { $has_other ->
        [yes] { $you ->
            [seat] Bierzesz cudzą kartę ({ $other }, rozdział { $index }): { NAME("wizardkittens-card", $card) }.
            [other] { $player } bierze { NAME("wizardkittens-card", $card, form: "acc") } z Twojego rozdziału { $index }.
           *[none] { $player } bierze cudzą kartę ({ $other }, rozdział { $index }): { NAME("wizardkittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] Podnosisz { NAME("wizardkittens-card", $card, form: "acc") } z rozdziału { $index }.
           *[none] { $player } podnosi { NAME("wizardkittens-card", $card, form: "acc") } z rozdziału { $index }.
        }
    }
wizardkittens-event-gave =
    { $you ->
        [seat] Oddajesz { NAME("wizardkittens-card", $card, form: "acc") }, { $other } bierze.
        [other] { $player } daje Ci { NAME("wizardkittens-card", $card, form: "acc") }.
       *[none] { $player } oddaje { NAME("wizardkittens-card", $card, form: "acc") }, { $other } bierze.
    }
wizardkittens-event-passed =
    { $you ->
        [seat] Podajesz { NAME("wizardkittens-card", $card, form: "acc") }, { $other } kładzie tę kartę przy rozdziale { $index }.
        [other] { $player } podaje Ci { NAME("wizardkittens-card", $card, form: "acc") }, teraz przy Twoim rozdziale { $index }.
       *[none] { $player } podaje { NAME("wizardkittens-card", $card, form: "acc") }, { $other } kładzie tę kartę przy rozdziale { $index }.
    }
wizardkittens-event-fetched =
    { $you ->
        [seat] Bierzesz { NAME("wizardkittens-card", $card, form: "acc") } ze stosu kart odrzuconych.
       *[none] { $player } bierze { NAME("wizardkittens-card", $card, form: "acc") } ze stosu kart odrzuconych.
    }
wizardkittens-event-collected =
    { $you ->
        [seat] Bierzesz wykorzystany składnik: { NAME("wizardkittens-card", $card) }.
       *[none] { $player } bierze wykorzystany składnik: { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-swapped =
    { $index ->
        [12] { $you ->
            [seat] Zamieniasz zawartość rozdziałów 1 i 2.
           *[none] { $player } zamienia zawartość rozdziałów 1 i 2.
        }
        [13] { $you ->
            [seat] Zamieniasz zawartość rozdziałów 1 i 3.
           *[none] { $player } zamienia zawartość rozdziałów 1 i 3.
        }
        [one] { $you ->
            [seat] Zamieniasz zawartość rozdziałów 2 i 3.
           *[none] { $player } zamienia zawartość rozdziałów 2 i 3.
        }
        [few] { $you ->
            [seat] Zamieniasz zawartość rozdziałów 2 i 3.
           *[none] { $player } zamienia zawartość rozdziałów 2 i 3.
        }
        [many] { $you ->
            [seat] Zamieniasz zawartość rozdziałów 2 i 3.
           *[none] { $player } zamienia zawartość rozdziałów 2 i 3.
        }
       *[other] { $you ->
            [seat] Zamieniasz zawartość rozdziałów 2 i 3.
           *[none] { $player } zamienia zawartość rozdziałów 2 i 3.
        }
    }
wizardkittens-event-declined =
    { $you ->
        [seat] Nie korzystasz.
       *[none] { $player } nie korzysta.
    }
wizardkittens-event-curse-came = Klątwa przy rozdziale { $index }: { NAME("wizardkittens-card", $card) }.
wizardkittens-event-defeated =
    { $you ->
        [seat] Pokonujesz klątwę rozdziału { $index }: { NAME("wizardkittens-card", $card) }!
       *[none] { $player } pokonuje klątwę rozdziału { $index }: { NAME("wizardkittens-card", $card) }!
    }
wizardkittens-event-extra =
    { $you ->
        [seat] Nadmiarowa karta przy Twojej klątwie: { NAME("wizardkittens-card", $card) }.
       *[none] Nadmiarowa karta przy klątwie ({ $player }): { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-cat-drawn =
    { $you ->
        [seat] Wyciągasz kota: { NAME("wizardkittens-card", $card) }!
       *[none] { $player } wyciąga kota: { NAME("wizardkittens-card", $card) }!
    }
wizardkittens-event-chapter-opened = Otwarty u wszystkich: rozdział { $index }.
wizardkittens-event-new-rule = Nowa zasada: { NAME("wizardkittens-card", $card) }.
wizardkittens-event-chaos-step = { NAME("wizardkittens-card", $card) } Krok { $index }.
wizardkittens-event-caught =
    { $you ->
        [seat] Wyciągasz profesor Pazurek. Wszyscy przyłapani!
       *[none] { $player } wyciąga profesor Pazurek. Wszyscy przyłapani!
    }
wizardkittens-event-credit-shown =
    { $you ->
        [seat] Twoja karta celu: { NAME("wizardkittens-card", $card) }.
       *[none] Karta celu ({ $player }): { NAME("wizardkittens-card", $card) }.
    }
wizardkittens-event-scored =
    { $you ->
        [seat] Twoje punkty: { $index }.
       *[none] { $player }, punkty: { $index }.
    }
wizardkittens-event-guilty =
    { $you ->
        [seat] Profesor Pazurek nie wierzy Ci ani trochę.
       *[none] { $player } nie przekonuje profesor Pazurek.
    }
wizardkittens-event-won =
    { $you ->
        [seat] Wygrywasz! Co za kociak.
       *[none] { $player } wygrywa!
    }
wizardkittens-event-nobody-won = Nikt nie wygrywa. Profesor Pazurek nie jest rozbawiona.
wizardkittens-event-left =
    { $you ->
        [seat] Odchodzisz od stołu.
       *[none] { $player } odchodzi od stołu.
    }

## Opcje

wizardkittens-option-advanced-kittens = Arcykotki
wizardkittens-option-advanced-kittens-help = Każdy wybiera kotka z własnym zaklęciem.
wizardkittens-option-advanced-kittens-off = wyłączone
wizardkittens-option-advanced-kittens-on = włączone
wizardkittens-option-chaos-cat = Kot zamętu
wizardkittens-option-chaos-cat-help = Co kot zamętu przynosi oprócz rozdziału 3. Wariant zamętu jest dla trzech lub czterech osób.
wizardkittens-option-chaos-cat-plain = tylko rozdział 3
wizardkittens-option-chaos-cat-new-rules = także nowa zasada
wizardkittens-option-chaos-cat-chaos-mode = wariant zamętu
wizardkittens-option-chaos-cats = Liczba kotów zamętu
wizardkittens-option-chaos-cats-help = Tylko w wariancie zamętu: im więcej kotów, tym więcej kroków karty zamętu.
wizardkittens-option-chaos-cats-2 = dwa
wizardkittens-option-chaos-cats-3 = trzy
wizardkittens-option-chaos-cats-4 = cztery
wizardkittens-option-curses = Klątwy
wizardkittens-option-curses-help = Ile składników wymagają klątwy wysokiego poziomu.
wizardkittens-option-curses-standard = zwykłe
wizardkittens-option-curses-light = lżejsze
wizardkittens-option-cards = Karty
wizardkittens-option-cards-help = Co jest wydrukowane na kartach: wartości z pakietu albo z własnego pliku.
wizardkittens-option-cards-built-in = wbudowane
wizardkittens-option-cards-own = z pliku kart

## Wynik

wizardkittens-result-ending-all-defeated = Wszystkie sześć klątw pokonanych.
wizardkittens-result-ending-caught = Profesor Pazurek przyłapała kotki.
wizardkittens-result-ending-left = Wszyscy inni odeszli.
wizardkittens-result-player = { $player }: { $points }
wizardkittens-result-parts = klątwy { $values }, premie { $bonus }, nadmiar −{ $extras }, karta celu { $credit }; pokonane klątwy: { $curses }; składniki w obszarze: { $cards }
wizardkittens-result-guilty = bez szans na uniewinnienie
wizardkittens-result-most-points = Najwięcej punktów: { $list }.
wizardkittens-result-most-curses = Remis; decyduje liczba klątw: { $list }.
wizardkittens-result-fewest-cards = Najmniej składników: { $list }.
wizardkittens-result-shared = Remis we wszystkim, wspólna wygrana: { $list }.
wizardkittens-result-only-innocent = Jedyny niewinny kotek: { $list }.
wizardkittens-result-nobody = Nikt nie jest bez winy, więc nikt nie wygrywa.
wizardkittens-result-last-kitten = Ostatni kotek przy stole: { $list }.

## Jak kończą się gry, do statystyk

wizardkittens-ending-all-defeated = Sześć klątw pokonanych
wizardkittens-ending-caught = Przyłapanie; wygrywa niewinny kotek
wizardkittens-ending-caught-nobody = Przyłapanie; nikt nie jest niewinny
wizardkittens-ending-left = Koniec, bo reszta odeszła

## Skąd są punkty

wizardkittens-source-values = klątwy
wizardkittens-source-bonus = premie
wizardkittens-source-extras = nadwyżki
wizardkittens-source-credit = zadanie dodatkowe

## Stół w terminalu

wizardkittens-table-chapter = Rozdział { $index }
wizardkittens-table-no-curse = bez klątwy
wizardkittens-table-deck = Talia: { $deck } · klątwy w talii: { $curse_deck }
wizardkittens-table-discard = Stos kart odrzuconych: { $list }
wizardkittens-table-hand = W ręce: { $list }
wizardkittens-table-empty = pusto
wizardkittens-table-token = żeton na zaklęciu { NAME("wizardkittens-card", $card) }
wizardkittens-table-credit = Twoja karta celu: { NAME("wizardkittens-short", $card) }
wizardkittens-table-rule = Obowiązuje: { NAME("wizardkittens-card", $card) }
wizardkittens-table-won = pokonane: { $list }

## Co doradca wie o szansach

wizardkittens-odds-card = Następna karta to { NAME("wizardkittens-card", $card) }: { $percent } %
wizardkittens-odds-useful = Następna karta przyda się tobie: { $percent } %
wizardkittens-odds-caught-in-a-round = Profesor wraca przed końcem okrążenia: { $percent } %
wizardkittens-odds-all-defeated = Wcześniej padną wszystkie klątwy: { $percent } %
wizardkittens-odds-nobody-wins = Przyłapani są wszyscy i nikt nie wygrywa: { $percent } %
