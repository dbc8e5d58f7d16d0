### Eksplodujące kotki: wszystkie słowa gry, po polsku.
###
### Zmienne, w każdym komunikacie te same:
###   $card    rodzaj karty w zapisie reguł (favor, see_the_future); NAME() robi z niego nazwę
###   $player  kto działa, imię                 $other  ta druga osoba, imię
###   $has_other  czy w ogóle jest druga osoba: yes, no
###   $you     kim jest czytający: seat ($player), other ($other), none
###   $known   czy czytający zna kartę lub miejsce: yes, no
###   $index   liczba ze zdarzenia lub ruchu: tury, karty, głębokość (0 to wierzch talii)
###   $size    liczba kart w talii, nie licząc wracającego kotka
### Imion nie odmieniamy i niczyjej płci nie zgadujemy: czas teraźniejszy, imię w mianowniku.
### Formy nazw kart: bez atrybutu mianownik, .acc biernik, .gen dopełniacz.
### Długie teksty: pojedynczy koniec wiersza jest miękki, pusty wiersz kończy akapit.

kittens = Eksplodujące kotki
kittens-about = Gra karciana o kotach, szczęściu, zdradzie i okazjonalnym huku.

## Wydania

kittens-edition-original = Eksplodujące kotki: wersja oryginalna
kittens-edition-party-pack = Eksplodujące kotki: Imprezka
kittens-edition-good-vs-evil = Eksplodujące kotki: Dobro kontra Zło

## Karty: nazwy

kittens-card-exploding-kitten = Eksplodujący kotek
    .acc = eksplodującego kotka
    .gen = eksplodującego kotka
kittens-card-defuse = Rozbrój
    .acc = kartę rozbrojenia
    .gen = karty rozbrojenia
kittens-card-nope = Nie, nie, nie
    .acc = kartę Nie, nie, nie
    .gen = karty Nie, nie, nie
kittens-card-attack = Atakuj
    .acc = kartę Atakuj
    .gen = karty Atakuj
kittens-card-skip = Pomiń
    .acc = kartę Pomiń
    .gen = karty Pomiń
kittens-card-favor = Przysługa
    .acc = Przysługę
    .gen = Przysługi
kittens-card-shuffle = Potasuj
    .acc = kartę Potasuj
    .gen = karty Potasuj
kittens-card-see-the-future = Co kryje przyszłość
    .acc = kartę Co kryje przyszłość
    .gen = karty Co kryje przyszłość
kittens-card-tacocat = Tacokot
    .acc = Tacokota
    .gen = Tacokota
kittens-card-cattermelon = Kotowoc arbuzowaty
    .acc = Kotowoc arbuzowaty
    .gen = Kotowocu arbuzowatego
kittens-card-beard-cat = Brodokot
    .acc = Brodokota
    .gen = Brodokota
kittens-card-rainbow-ralphing-cat = Kot tęczorzygowy
    .acc = Kota tęczorzygowego
    .gen = Kota tęczorzygowego
kittens-card-hairy-potato-cat = Kartoflokot włochaty
    .acc = Kartoflokota włochatego
    .gen = Kartoflokota włochatego
kittens-card-feral-cat = Dziki kot
    .acc = Dzikiego kota
    .gen = Dzikiego kota
kittens-card-targeted-attack = Precyzyjny atak
    .acc = Precyzyjny atak
    .gen = Precyzyjnego ataku
kittens-card-alter-the-future = Zmień przyszłość
    .acc = kartę Zmień przyszłość
    .gen = karty Zmień przyszłość
kittens-card-draw-from-the-bottom = Dobierz ze spodu
    .acc = kartę Dobierz ze spodu
    .gen = karty Dobierz ze spodu
kittens-card-armageddon = Armagedon
    .acc = Armagedon
    .gen = Armagedonu
kittens-card-reveal-the-future = Co kryje przyszłość
    .acc = kartę Co kryje przyszłość
    .gen = karty Co kryje przyszłość
kittens-card-raising-heck = Z piekła rodem
    .acc = kartę Z piekła rodem
    .gen = karty Z piekła rodem
kittens-card-horse-cat = Koniokot
    .acc = Koniokota
    .gen = Koniokota
kittens-card-knight-cat = Rycerkot
    .acc = Rycerkota
    .gen = Rycerkota
kittens-card-mercat = Syrenkot
    .acc = Syrenkota
    .gen = Syrenkota
kittens-card-troll-cat = Trollokot
    .acc = Trollokota
    .gen = Trollokota
kittens-card-godcat = Koci Bóg
    .acc = Kociego Boga
    .gen = Kociego Boga
kittens-card-devilcat = Koci Diabeł
    .acc = Kociego Diabła
    .gen = Kociego Diabła
kittens-card-barking-kitten = Szczekający kotek
    .acc = szczekającego kotka
    .gen = szczekającego kotka
kittens-card-alter-the-future-now = Zmień przyszłość TERAZ
    .acc = kartę Zmień przyszłość TERAZ
    .gen = karty Zmień przyszłość TERAZ
kittens-card-bury = Zakop
    .acc = kartę Zakop
    .gen = karty Zakop
kittens-card-personal-attack = Atak osobisty
    .acc = Atak osobisty
    .gen = Ataku osobistego
kittens-card-share-the-future = Przepowiedz przyszłość
    .acc = kartę Przepowiedz przyszłość
    .gen = karty Przepowiedz przyszłość
kittens-card-tower-of-power = Wieża mocy
    .acc = Wieżę mocy
    .gen = Wieży mocy
kittens-card-ill-take-that = Biorę to
    .acc = kartę Biorę to
    .gen = karty Biorę to
kittens-card-super-skip = Pomiń (jeszcze bardziej)
    .acc = kartę Pomiń (jeszcze bardziej)
    .gen = karty Pomiń (jeszcze bardziej)
kittens-card-potluck = Zrzutka
    .acc = Zrzutkę
    .gen = Zrzutki
kittens-card-imploding-kitten = Implodujący kotek
    .acc = implodującego kotka
    .gen = implodującego kotka
kittens-card-reverse = Zmiana kierunku
    .acc = Zmianę kierunku
    .gen = Zmiany kierunku
kittens-card-streaking-kitten = Frywolny kotek
    .acc = frywolnego kotka
    .gen = frywolnego kotka
kittens-card-see-the-future-5 = Co kryje przyszłość (5×)
    .acc = kartę Co kryje przyszłość (5×)
    .gen = karty Co kryje przyszłość (5×)
kittens-card-alter-the-future-5 = Zmień przyszłość (5×)
    .acc = kartę Zmień przyszłość (5×)
    .gen = karty Zmień przyszłość (5×)
kittens-card-swap-top-and-bottom = Zamień górę z dołem
    .acc = kartę Zamień górę z dołem
    .gen = karty Zamień górę z dołem
kittens-card-garbage-collection = Wywóz śmieci
    .acc = Wywóz śmieci
    .gen = Wywozu śmieci
kittens-card-catomic-bomb = Bomba kotomowa
    .acc = Bombę kotomową
    .gen = Bomby kotomowej
kittens-card-mark = Naznaczenie
    .acc = Naznaczenie
    .gen = Naznaczenia
kittens-card-curse-of-the-cat-butt = Klątwa kociej dupki
    .acc = Klątwę kociej dupki
    .gen = Klątwy kociej dupki

## Karty: w jednym wierszu

-kittens-cat-short = W pojedynkę nic nie robi; para takich samych kradnie kartę

kittens-short-exploding-kitten = Rozbrój go albo pożegnaj się z hukiem
kittens-short-defuse = Ratuje przed kotkiem, którego chowasz z powrotem w talii
kittens-short-nope = Przerywa każdą akcję oprócz wybuchu i rozbrojenia, o każdej porze
kittens-short-attack = Koniec tury bez dobierania; następna osoba gra dwie tury
kittens-short-skip = Koniec jednej tury bez dobierania
kittens-short-favor = Wskazana osoba oddaje Ci kartę, którą sama wybierze
kittens-short-shuffle = Tasujesz talię
kittens-short-see-the-future = Podglądasz trzy karty z wierzchu talii
kittens-short-tacocat = { -kittens-cat-short }
kittens-short-cattermelon = { -kittens-cat-short }
kittens-short-beard-cat = { -kittens-cat-short }
kittens-short-rainbow-ralphing-cat = { -kittens-cat-short }
kittens-short-hairy-potato-cat = { -kittens-cat-short }
kittens-short-feral-cat = W kombinacji udaje dowolnego kota
kittens-short-targeted-attack = Koniec tury bez dobierania; wskazana osoba gra dwie tury
kittens-short-alter-the-future = Podglądasz trzy karty z wierzchu i układasz je po swojemu
kittens-short-draw-from-the-bottom = Koniec jednej tury: dobierasz kartę ze spodu
kittens-short-armageddon = Koci Bóg czy Koci Diabeł: ktoś wybiera, ktoś żałuje
kittens-short-reveal-the-future = Pokazujesz wszystkim trzy karty z wierzchu talii
kittens-short-raising-heck = Bierzesz kartę ze spodu: zostaje u Ciebie albo wędruje na wierzch
kittens-short-horse-cat = { -kittens-cat-short }
kittens-short-knight-cat = { -kittens-cat-short }
kittens-short-mercat = { -kittens-cat-short }
kittens-short-troll-cat = { -kittens-cat-short }
kittens-short-godcat = Zagraj go jako dowolną kartę oprócz „Nie, nie, nie”
kittens-short-devilcat = Kto z nim zostanie, potrzebuje rozbrojenia, i to już
kittens-short-barking-kitten = Kto ma drugiego, musi się rozbroić; jeśli nikt, Twój leży i czeka
kittens-short-alter-the-future-now = Ułóż trzy wierzchnie karty po swojemu, także poza swoją turą
kittens-short-bury = Zakończ turę, dobierając kartę i chowając ją z powrotem w talii
kittens-short-personal-attack = Rozegraj trzy tury z rzędu, licząc z obecną
kittens-short-share-the-future = Ułóż trzy wierzchnie karty i pokaż je następnej osobie
kittens-short-tower-of-power = Włóż koronę: złodzieje ciągną karty z niej, a nie z Twojej ręki
kittens-short-ill-take-that = Następna karta, którą dobierze wskazana osoba, trafi do Ciebie
kittens-short-super-skip = Zakończ wszystkie swoje tury bez dobierania
kittens-short-potluck = Każdy odkłada zakrytą kartę, którą sam wybierze
kittens-short-imploding-kitten = Najpierw wraca do talii odkryty; dobrany znowu zabija bez ratunku
kittens-short-reverse = Gra toczy się w drugą stronę; jedna tura kończy się bez dobierania
kittens-short-streaking-kitten = Z nim na ręce możesz potajemnie trzymać jednego eksplodującego kotka
kittens-short-see-the-future-5 = Podejrzyj pięć wierzchnich kart
kittens-short-alter-the-future-5 = Podejrzyj pięć wierzchnich kart i ułóż je w dowolnej kolejności
kittens-short-swap-top-and-bottom = Wierzchnia i spodnia karta zamieniają się miejscami, zakryte
kittens-short-garbage-collection = Każdy wkłada kartę do talii, którą się tasuje
kittens-short-catomic-bomb = Wszystkie kotki z talii trafiają na jej wierzch
kittens-short-mark = Losowa karta innej osoby zostaje odwrócona na widok wszystkich
kittens-short-curse-of-the-cat-butt = Wskazana osoba nie widzi swoich kart, dopóki którejś nie dobierze

## Karty: co robią

-kittens-cat-rule =
    W pojedynkę ten kot jest tylko ozdobą. Dwie takie same karty zagrane w Twojej turze kradną komuś losową kartę,
    a trzy pozwalają zażądać karty po nazwie. Kombinację, jak każdą akcję, można przerwać kartą „Nie, nie, nie”.

kittens-rule-exploding-kitten =
    Tej karty się nie zagrywa, to ona rozgrywa Ciebie. Kto ją dobierze, od razu ją pokazuje i musi odpowiedzieć
    rozbrojeniem; inaczej odpada, a kotek zabiera ze sobą na stos kart odrzuconych całą rękę.
    Żadne „nie” jeszcze go nie powstrzymało.
kittens-rule-defuse =
    Zagraj ją w chwili, gdy dobierzesz eksplodującego kotka. Karta przepada, Ty żyjesz, a kotek wraca do talii tam,
    gdzie zechcesz; nikt nie widzi gdzie, a pozostałe karty leżą, jak leżały. To kończy jedną turę, już bez
    dobierania. Przerwać tego nie można. Ratuje też przed Kocim Diabłem, ale wtedy nic nie wraca do talii.
kittens-rule-nope =
    Przerywa akcję, którą już zapowiedziano, ale która jeszcze się nie zaczęła: jakby jej nigdy nie było. Możesz
    zagrać tę kartę o każdej porze, także poza swoją turą, także przeciw kombinacji i przeciw innej takiej karcie;
    wtedy wychodzi z tego „a właśnie że tak”. Eksplodujące kotki, rozbrojenia i Koci Diabeł nie słuchają.
    Wszystkie przerwane karty przepadają.
kittens-rule-attack =
    Twoja tura natychmiast się kończy i niczego nie dobierasz, a następna osoba gra dwie tury z rzędu. Jeśli
    wcześniej atak trafił w Ciebie, Twoje niedokończone tury wędrują dalej razem z nowymi, więc pojedynek rośnie:
    2, 4, 6. Grasz tę kartę w swojej turze; można ją przerwać kartą „Nie, nie, nie”.
kittens-rule-skip =
    Kończy jedną turę bez dobierania. Po ataku to jedna z należnych tur, a nie wszystkie naraz. Grasz tę kartę
    w swojej turze; można ją przerwać kartą „Nie, nie, nie”, a wtedy jednak dobierasz.
kittens-rule-favor =
    Wskaż osobę, która ma w ręce choć jedną kartę. Wybierze dowolną i Ci ją odda; na prezent nie licz. Twoja tura trwa
    dalej. Zanim zacznie się wybieranie, prośbę można przerwać kartą „Nie, nie, nie”.
kittens-rule-shuffle =
    Tasuje talię; wszystko, co ktokolwiek wiedział o jej układzie, staje się historią. Twoja tura trwa dalej.
    Można ją przerwać kartą „Nie, nie, nie”.
kittens-rule-see-the-future =
    Zobacz w tajemnicy trzy karty z wierzchu talii i odłóż je tak, jak leżały. Gdy jest ich mniej, widzisz tyle,
    ile zostało. Twoja tura trwa dalej. Zanim spojrzysz, ktoś może powiedzieć „Nie, nie, nie”.
kittens-rule-tacocat = Najlepiej smakuje z sosem i głaskaniem. { -kittens-cat-rule }
kittens-rule-cattermelon = Soczysty, okrągły, mruczy po opukaniu. { -kittens-cat-rule }
kittens-rule-beard-cat = Zapuszcza ją w jedno popołudnie. { -kittens-cat-rule }
kittens-rule-rainbow-ralphing-cat = Kolorowy od środka. { -kittens-cat-rule }
kittens-rule-hairy-potato-cat = Nikt nie wie, gdzie kończy się kartofel, a zaczyna kot. { -kittens-cat-rule }
kittens-rule-feral-cat =
    W parze i w trójce zastępuje dowolną kocią kartę, a dwa Dzikie koty same tworzą parę. Nigdy nie zastąpi karty,
    która kotem nie jest. Kombinację można przerwać kartą „Nie, nie, nie”.
kittens-rule-targeted-attack =
    Jak „Atakuj”, tyle że to Ty wskazujesz, kto cierpi. Twoja tura natychmiast się kończy, niczego nie dobierasz,
    a wskazana osoba gra dwie tury i jeszcze te, które po ataku zostały Tobie. Gra toczy się dalej od niej; kto siedzi
    pomiędzy, ten na razie patrzy. Można ją przerwać kartą „Nie, nie, nie”.
kittens-rule-alter-the-future =
    Zobacz w tajemnicy trzy karty z wierzchu talii i ułóż je w dowolnej kolejności. Reszta widzi tylko Twój uśmiech.
    Twoja tura trwa dalej. Zanim spojrzysz, ktoś może powiedzieć „Nie, nie, nie”.
kittens-rule-draw-from-the-bottom =
    Kończy jedną turę: zamiast z wierzchu dobierasz ze spodu. Tam też może drzemać kotek. Grasz tę kartę w swojej
    turze; można ją przerwać kartą „Nie, nie, nie”, a wtedy dobierasz z wierzchu jak zwykle.
kittens-rule-armageddon =
    Tylko gdy na macie leżą i Koci Bóg, i Koci Diabeł. Bierzesz obie karty, jedną kładziesz zakrytą przed sobą, drugą
    przed wskazaną osobą, a ona zatrzymuje swoją albo zamienia ją na Twoją. Koci Bóg trafia na rękę, Koci Diabeł żąda
    natychmiastowego rozbrojenia. To kończy jedną turę bez dobierania. Dopóki karty nie zejdą z maty, można
    to przerwać kartą „Nie, nie, nie”.
kittens-rule-reveal-the-future =
    Odkryj trzy karty z wierzchu talii, żeby każdy je zobaczył, i odłóż je tak, jak leżały. Twoja tura trwa dalej,
    tyle że przy świadkach. Zanim odkryjesz karty, ktoś może powiedzieć „Nie, nie, nie”.
kittens-rule-raising-heck =
    Weź kartę ze spodu talii i zobacz, co to: zatrzymaj ją albo połóż na wierzchu dla kogoś, kto przyjdzie po Tobie.
    Tak czy owak kończy to jedną turę. Zatrzymany kotek to kotek dobrany. Grasz tę kartę w swojej turze; można ją
    przerwać kartą „Nie, nie, nie”.
kittens-rule-horse-cat = Śpi na stojąco i nie da się osiodłać. { -kittens-cat-rule }
kittens-rule-knight-cat = Przysięga bronić plamy słońca na dywanie. { -kittens-cat-rule }
kittens-rule-mercat = Pół kot, pół kolacja. { -kittens-cat-rule }
kittens-rule-troll-cat = Mieszka pod mostem i pod kanapą. { -kittens-cat-rule }
kittens-rule-godcat =
    Nagroda za Armagedon. W swojej turze możesz go zagrać jako każdą kartę z talii oprócz „Nie, nie, nie”, także jako
    rozbrojenie kotka, którego właśnie masz w łapach; potem wraca na matę, nigdy na stos kart odrzuconych. Ma inny
    rewers, więc złodziej z parą może go po prostu wybrać. Można go przerwać, jeśli można przerwać kartę, którą udaje.
kittens-rule-devilcat =
    Nigdy nie schodzi ze stołu. Kto ma go przed sobą na koniec Armagedonu, od razu zagrywa rozbrojenie albo wybucha;
    potem Diabeł wraca na matę. Do talii nic nie trafia i żadne „nie” tu nie pomoże.
kittens-rule-barking-kitten =
    Są dwa. Kładziesz swojego i pytasz o drugiego: kto go ma, pokazuje go i musi zagrać rozbrojenie (nic nie wraca do talii)
    albo wybucha. Jeśli nie ma go nikt, Twój leży odkryty przed Tobą, a ofiarą zostajesz Ty, gdy ktoś zagra drugiego. Mając
    oba, zagrywasz je razem i wskazujesz ofiarę. Tura trwa dalej i żadne „nie” tu nie pomoże.
kittens-rule-alter-the-future-now =
    Podejrzyj trzy wierzchnie karty i odłóż je w dowolnej kolejności. Wolno to zrobić w każdej turze, byle nie w trakcie innej
    akcji, a zwłaszcza gdy ktoś właśnie chce dobrać kartę. Ta osoba może się wtedy rozmyślić.
kittens-rule-bury =
    Dobierz wierzchnią kartę, obejrzyj ją i włóż z powrotem w dowolne miejsce; nikt nie dowie się, co to i gdzie trafiło. Nawet
    kotek jest wtedy niegroźny. Kończy to jedną turę; nie można tak zagrać, gdy leży przed Tobą karta Biorę to.
kittens-rule-personal-attack =
    Atakujesz siebie: ta tura trwa dalej, a po niej czekają Cię jeszcze dwie. Tury, które już masz z ataku, dodają się, a
    zagrany później atak przekazuje dalej wszystkie nierozegrane.
kittens-rule-share-the-future =
    Podejrzyj trzy wierzchnie karty, ułóż je dowolnie i pokaż następnej osobie, zanim wrócą na talię. Tura trwa dalej.
kittens-rule-tower-of-power =
    Włóż koronę, a do niej sześć kart ze skrytki, nie patrząc na nie. Dopóki są w niej karty, każda kradzież (przysługa, para,
    trójka) zabiera losową kartę z korony. Tobie nie wolno ich wziąć nigdy.
kittens-rule-ill-take-that =
    Połóż ją przed inną osobą, przed którą żadna taka nie leży. Gdy ta osoba dobierze kartę, ogląda ją i oddaje Tobie. Jeśli
    to kotek, musisz go rozbroić Ty.
kittens-rule-super-skip =
    Zakończ turę bez dobierania karty. Jeśli masz do rozegrania kilka tur, kończą się wszystkie.
kittens-rule-potluck =
    Zaczynając od Ciebie, każdy odkłada jedną wybraną przez siebie kartę, zakrytą, na stos kart odrzuconych. Według innego
    odczytania (jest taka opcja) karty trafiają na wierzch talii.
kittens-rule-imploding-kitten =
    Dobrany zakryty nic nie robi: włóż go z powrotem w dowolne miejsce, ale odkrytego. Kto dobierze odkrytego, odpada, a nie
    pomoże ani rozbrojenie, ani „nie”, ani frywolny kotek. Gdy leży na wierzchu, widzą go wszyscy.
kittens-rule-reverse =
    Odwróć kolejność gry i zakończ jedną turę bez dobierania karty. W dwie osoby działa jak Pomiń.
kittens-rule-streaking-kitten =
    Nie zagrywasz go, tylko trzymasz. Dopóki go masz, jeden eksplodujący kotek może zostać na Twojej ręce i nikt się o tym nie
    dowie. Jeśli go stracisz, mając kotka, trzeba go od razu rozbroić.
kittens-rule-see-the-future-5 =
    Obejrzyj pięć wierzchnich kart; ich kolejność się nie zmienia. Tura trwa dalej.
kittens-rule-alter-the-future-5 =
    Obejrzyj pięć wierzchnich kart i odłóż je w dowolnej kolejności. Tura trwa dalej.
kittens-rule-swap-top-and-bottom =
    Zamień miejscami wierzchnią i spodnią kartę talii, nie patrząc na nie. Tura trwa dalej.
kittens-rule-garbage-collection =
    Każdy, kto ma karty, Ty także, wkłada jedną wybraną do talii; potem talię się tasuje.
kittens-rule-catomic-bomb =
    Wyjmij z talii i pokaż wszystkie eksplodujące kotki, potasuj resztę i połóż kotki na wierzchu. Jedna tura kończy się bez
    dobierania. Implodujący kotek zostaje tam, gdzie rzuci go los.
kittens-rule-mark =
    Wskaż osobę: losowa karta z jej ręki zostaje odwrócona tak, że widzą ją wszyscy, dopóki jest na tej ręce. Przy kradzieży
    parą można ją wziąć celowo.
kittens-rule-curse-of-the-cat-butt =
    Wskaż osobę, która od teraz gra po omacku: nie widzi swoich kart i może tylko odkrywać je losowo. Co da się zagrać, działa,
    reszta się marnuje. Klątwa mija, gdy ta osoba dobierze kartę i nie wybuchnie.

## Karty: rozstrzygnięcia

kittens-ruling-exploding-kitten =
    Masz i rozbrojenie, i Kociego Boga? Wybierasz, co Cię ratuje, a nawet możesz nie dać się uratować.
    Kto wybucha, nie ma już żadnych tur do rozegrania; następna osoba zaczyna od jednej zwykłej.
kittens-ruling-defuse =
    Po ataku rozbrojenie kończy tylko jedną z należnych tur. Kotek może trafić wszędzie: od samego wierzchu po samo
    dno. W kombinacji jest to zwykła karta i niczego nie rozbraja.
kittens-ruling-nope =
    Nieparzysta liczba kart „Nie, nie, nie” przerywa akcję, parzysta ją przepuszcza, a każda kolejna zadaje pytanie od
    nowa. Odpowiedzieć może każda żywa osoba, także ta, której akcję przerwano. Cel i żądaną kartę podaje się, zanim
    ktokolwiek zdecyduje. Dobierania przerwać się nie da.
kittens-ruling-attack =
    Trwająca tura liczy się jako niedokończona, więc atak w ostatniej z dwóch tur przekazuje 3 (albo 2, jeśli
    attack_on_last_turn ma wartość 2). Przerwana karta przepada, a dobrać i tak trzeba. Gdy ofiara wybuchnie, reszta
    tur znika.
kittens-ruling-skip =
    Z dwóch tur ratują dopiero dwie takie karty. Przerwana karta przepada, a Twoja tura trwa dalej.
kittens-ruling-favor =
    Oddać można absolutnie wszystko, Kociego Boga też. Osoby bez kart nie da się poprosić.
kittens-ruling-shuffle =
    Cyfrowe tasowanie jest uczciwe i trwa chwilę; nikt nie musi wołać „stop”.
kittens-ruling-see-the-future =
    W wersji oryginalnej i w Imprezce karty widzisz tylko Ty. W wydaniu Dobro kontra Zło karta o tej samej nazwie
    pokazuje je wszystkim.
kittens-ruling-feral-cat =
    Trójka to jeden Dziki kot i dwa jednakowe albo dwa Dzikie i jeden inny, albo po prostu trzy Dzikie. Do Przysługi,
    „Nie, nie, nie” i wszystkiego, co kotem nie jest, Dziki kot nie pasuje.
kittens-ruling-targeted-attack =
    W siebie celować nie można. We dwoje to zwykły atak. Tury z ataków każdego rodzaju sumują się tak samo.
kittens-ruling-alter-the-future =
    Gdy w talii są mniej niż trzy karty, układasz to, co jest. Nikt się nie dowie, czy coś się zmieniło.
kittens-ruling-draw-from-the-bottom =
    Ostatnia karta w talii jest naraz wierzchem i spodem. Po ataku ta karta kończy jedną z należnych tur.
kittens-ruling-armageddon =
    Po ataku kończy jedną z należnych tur. Dopóki ktoś trzyma Kociego Boga, tej karty nie da się zagrać osobno, ale
    w parze i w trójce owszem. Przerwany Armagedon przepada, mata zostaje nietknięta, a dobrać i tak trzeba. Kto
    rozbraja Kociego Diabła w cudzej turze, nie traci przez to własnej.
kittens-ruling-reveal-the-future =
    W wydaniu Dobro kontra Zło karty widzą wszyscy, a nie tylko Ty.
kittens-ruling-raising-heck =
    Kotka możesz po cichu położyć na wierzchu, bez rozbrojenia; nikt się nie dowie, co to było. Ostatnia karta
    w talii jest naraz wierzchem i spodem. Po ataku ta karta kończy jedną z należnych tur.
kittens-ruling-godcat =
    W parze i w trójce zastępuje pozostałe karty (chyba że godcat_in_combos jest wyłączone); one idą na stos kart
    odrzuconych, on na matę. Nie może być Armagedonem, bo ten wymaga go na macie, ani eksplodującym kotkiem. Przerwany
    też wraca na matę. Gdy jego posiadacz wybuchnie, wraca na matę. Można go oddać w ramach Przysługi i zażądać
    trójką.
kittens-ruling-devilcat =
    Koci Bóg przed nim nie uratuje: w tej chwili jest w łapach drugiej osoby. Najpierw Koci Bóg trafia na rękę, potem
    rozstrzyga się sprawa Diabła, a jeśli żyje już tylko jedna osoba, to koniec gry.

## Zasady, rozdział po rozdziale

kittens-rules-goal =
    W talii czai się kilka eksplodujących kotków. Dobieracie po kolei karty, a kto trafi na kotka i go nie rozbroi,
    ten odpada. Wszystkie inne karty pomagają się wywinąć, podejrzeć, co się święci, albo zrobić z tego cudzy problem.
    Wygrywa ostatnia żywa osoba.
    .title = Cel gry
kittens-rules-setup =
    Eksplodujące kotki i rozbrojenia odkłada się na bok. Każdy dostaje jedno rozbrojenie; część pozostałych trafia do
    talii, a potem każdy dostaje jeszcze siedem kart. Teraz do talii wędruje o jednego kotka mniej, niż jest osób,
    żeby ktoś jednak przeżył. Tasujemy i wstrzymujemy oddech.

    • Wersja oryginalna, 2–5 osób: we dwoje i we troje do talii trafiają dwa zapasowe rozbrojenia, w większym gronie
    wszystkie.
    • Imprezka, 2–10 osób: 2–3 osoby grają kartami z łapką, 4–7 kartami bez łapki, 8–10 wszystkimi; do talii trafiają
    wszystkie zapasowe rozbrojenia.
    • Dobro kontra Zło, 2–5 osób: do talii trafiają najwyżej dwa zapasowe rozbrojenia. Koci Bóg i Koci Diabeł czekają
    obok na macie.
    .title = Przygotowanie
kittens-rules-setup-numbers =
    { $seats ->
        [one] { $seats } osoba
        [few] { $seats } osoby
        [many] { $seats } osób
       *[other] { $seats } osoby
    }: w talii { $size ->
        [one] jest { $size } karta
        [few] są { $size } karty
        [many] jest { $size } kart
       *[other] jest { $size } karty
    }, a wśród nich { $kittens ->
        [one] { $kittens } eksplodujący kotek
        [few] { $kittens } eksplodujące kotki
        [many] { $kittens } eksplodujących kotków
       *[other] { $kittens } eksplodującego kotka
    }; przed rozdaniem { $defuses ->
        [0] nie dołożono żadnego zapasowego rozbrojenia
        [one] dołożono { $defuses } zapasowe rozbrojenie
        [few] dołożono { $defuses } zapasowe rozbrojenia
        [many] dołożono { $defuses } zapasowych rozbrojeń
       *[other] dołożono { $defuses } zapasowego rozbrojenia
    }.
kittens-rules-turn =
    W swojej turze zagraj, ile kart chcesz, jedną po drugiej, albo żadnej. Potem dobierz kartę z wierzchu: dobieranie
    jest na końcu i to ono kończy turę. Gra idzie zgodnie z ruchem wskazówek zegara. Limitu kart w ręce nie ma, a pusta
    ręka to nie wstyd: grasz dalej. Talię każdy może przeliczyć w dowolnej chwili.
    .title = Twoja tura
kittens-rules-explode =
    Dobranego eksplodującego kotka widzą wszyscy. Zagraj rozbrojenie, a kotek w tajemnicy wróci w dowolne miejsce
    talii i Twoja tura się skończy. Bez rozbrojenia odpadasz: ręka razem z kotkiem ląduje na stosie kart odrzuconych.
    W wydaniu Dobro kontra Zło rozbrojeniem może być Koci Bóg, jeśli trwa Twoja tura.
    .title = Wybuch
kittens-rules-nope =
    Każdą kartę i kombinację zapowiada się razem z celem, a trójkę także z żądaną kartą. Potem wszyscy pozostali
    odpowiadają, czy mówią „Nie, nie, nie”; dopiero gdy nikt nie protestuje, coś się dzieje. Na „Nie, nie, nie” można
    odpowiedzieć tym samym, i tak dalej: nieparzysta liczba przerywa akcję, parzysta ją przepuszcza. Co przerwane, to
    przepada, ale tura trwa. Kotków, rozbrojeń, Kociego Diabła ani samego dobierania przerwać się nie da.
    .title = Nie, nie, nie
kittens-rules-attack =
    Atak kończy Twoją turę bez dobierania i daje ofierze dwie tury z rzędu. Jeśli atak trafił wcześniej w Ciebie,
    dochodzą do tego Twoje niedokończone tury, łącznie z trwającą: 2, potem 4, potem 6. Zaatakuj po jednej z dwóch tur,
    a ofiara zagra 3. „Pomiń”, rozbrojony kotek, „Dobierz ze spodu”, „Z piekła rodem” i Armagedon spłacają po jednej turze.
    Gdy wybuchniesz, dług idzie z dymem razem z Tobą.
    .title = Ataki i należne tury
kittens-rules-combos =
    W swojej turze dwiema kartami o tej samej nazwie, obojętnie jakiej, kradniesz wskazanej osobie losową kartę. Trzy
    o tej samej nazwie: wskaż osobę i nazwij kartę; jeśli tam jest, dostajesz ją, jeśli nie, to nic. To, co na tych
    kartach napisano, wtedy się nie liczy. Dziki kot zastępuje każdego kota, a Koci Bóg prawie wszystko.

    W zasadach na pierwszą grę (combos = cats_only) są tylko pary kotów. Z zasadą domową five_different pięć kart
    o pięciu różnych nazwach daje dowolną kartę ze stosu kart odrzuconych, byle nie kotka.
    .title = Kombinacje
kittens-rules-armageddon =
    Tylko w wydaniu Dobro kontra Zło. Dopóki na macie leżą i Koci Bóg, i Koci Diabeł, ktoś może zagrać Armagedon.

    • Najpierw każdy może powiedzieć „Nie, nie, nie”; gdy karty zejdą z maty, jest za późno.
    • Kto zagrywa, ogląda obie karty, wskazuje przeciwnika i kładzie po jednej zakrytej przed sobą i przed nim.
    • Przeciwnik zatrzymuje swoją kartę albo zamienia ją na drugą. Gadać wolno, kłamać też.
    • Odkrywacie obie. Koci Bóg trafia na rękę, a kto ma Kociego Diabła, zagrywa rozbrojenie albo wybucha.
    • Koci Diabeł wraca na matę, a osobie, która to zaczęła, kończy się jedna tura, bez dobierania.
    .title = Armagedon
kittens-rules-end =
    Wygrywa ostatnia osoba, która nie wybuchła. Talia wcześniej się nie skończy: kotków jest w niej akurat tyle, ile
    trzeba. Kto odchodzi od stołu, ten jakby wybuchł, tylko ciszej.
    .title = Koniec gry
kittens-rules-turbo =
    Na krótką grę, w sam raz dla 2–3 osób: zanim do talii trafią kotki, jedna trzecia kart, zaokrąglona w dół, znika
    bez oglądania. Czego brakuje, nie wie nikt.
    .title = Turbo

## Rady

kittens-tip-save-cards = Na początku kotków jest mało: dobre karty zostaw na później.
kittens-tip-hoard-defuses = Rozbrojeń nigdy za wiele. Najlepiej smakują kradzione.
kittens-tip-draw-less = Każda dobrana karta to ryzyko, więc niech dobierają inni.
kittens-tip-shuffle-away = Na wierzchu siedzi kotek? Potasuj i licz na szczęście albo zrób z tego cudzą turę.
kittens-tip-tuck-on-top = Rozbrojony kotek na samym wierzchu to ciepłe powitanie dla następnej osoby.
kittens-tip-count-the-pile = Licz karty w talii: mało kart i dużo kotków znaczy, że nie ma już na co oszczędzać.
kittens-tip-nope-nope = Zachowaj jedno „Nie, nie, nie” na to, które trafi w Twoje „Pomiń”.
kittens-tip-attack-back = Ktoś atakuje? Atakuj od razu: wszystkie tury powędrują dalej.
kittens-tip-name-defuse = Trójką prawie zawsze warto zażądać rozbrojenia.
kittens-tip-godcat-shows = Każdy widzi, kto ma Kociego Boga. Zużyj go, zanim zrobi to ktoś inny.
kittens-tip-armageddon-bluff = W Armagedonie najmocniejszą kartą jest kamienna twarz.

## Pytania

kittens-prompt-turn = Twoja tura: zagraj coś albo dobierz i trzymaj kciuki.
kittens-prompt-aim = Kogo wskazujesz?
kittens-prompt-name = Jakiej karty żądasz?
kittens-prompt-nope = „Nie, nie, nie” czy niech już będzie?
kittens-prompt-favor-give = Drobna przysługa: którą kartę oddajesz?
kittens-prompt-pair-take = Niektóre z tych kart da się rozpoznać. Bierzesz taką czy losową?
kittens-prompt-explode-defuse = Eksplodujący kotek! Co teraz?
kittens-prompt-defuse-tuck = Kotek już spokojny. Gdzie w talii go chowasz?
kittens-prompt-alter-next = Która karta ma być następna, licząc od wierzchu?
kittens-prompt-heck-keep = Masz w ręku kartę ze spodu. Zatrzymujesz ją czy kładziesz na wierzchu talii?
kittens-prompt-armageddon-hold = Którą kartę kładziesz przed sobą? Druga trafi do przeciwnika.
kittens-prompt-armageddon-choose = Dobro czy zło? Zatrzymujesz kartę przed sobą czy zamieniasz?
kittens-prompt-devilcat-defuse = Koci Diabeł szczerzy do Ciebie kły. Co teraz?
kittens-prompt-five-add = Pięć różnych kart: którą dokładasz?
kittens-prompt-five-fetch = Którą kartę bierzesz ze stosu kart odrzuconych?
kittens-prompt-barking-defuse = Szczekają na Ciebie. Co teraz?
kittens-prompt-now = Ktoś chce dobrać kartę. Zmieniasz przyszłość TERAZ czy nie?
kittens-prompt-bury-tuck = Gdzie w talii zakopujesz kartę?
kittens-prompt-potluck-give = Zrzutka: którą kartę odkładasz?
kittens-prompt-implode-tuck = Wraca do talii odkryty. Gdzie go wkładasz?
kittens-prompt-drawn = Karta dobrana. Zostaje u Ciebie?
kittens-prompt-garbage-give = Wywóz śmieci: którą kartę wkładasz do talii?

## Ruchy

kittens-action-pass = Niech już będzie
kittens-action-draw = Dobierz kartę
kittens-action-play = Zagraj { NAME("kittens-card", $card, form: "acc") }
kittens-action-godcat = Zagraj Kociego Boga jako { NAME("kittens-card", $card, form: "acc") }
kittens-action-pair = Para: 2 × { NAME("kittens-card", $card) }
kittens-action-pair-feral = Para: { NAME("kittens-card", $card) } + Dziki kot
kittens-action-pair-godcat = Para: { NAME("kittens-card", $card) } + Koci Bóg
kittens-action-triple = Trójka: 3 × { NAME("kittens-card", $card) }
kittens-action-triple-feral = Trójka: 2 × { NAME("kittens-card", $card) } + Dziki kot
kittens-action-triple-ferals = Trójka: { NAME("kittens-card", $card) } + 2 × Dziki kot
kittens-action-triple-godcat = Trójka: 2 × { NAME("kittens-card", $card) } + Koci Bóg
kittens-action-triple-feral-godcat = Trójka: { NAME("kittens-card", $card) } + Dziki kot + Koci Bóg
kittens-action-five = Pięć różnych kart
kittens-action-add = Dołóż { NAME("kittens-card", $card, form: "acc") }
kittens-action-fetch = Weź { NAME("kittens-card", $card, form: "acc") }
kittens-action-aim = Wskaż: { $player }
kittens-action-name = Zażądaj { NAME("kittens-card", $card, form: "gen") }
kittens-action-give = Oddaj { NAME("kittens-card", $card, form: "acc") }
kittens-action-take-random = Weź losową kartę
kittens-action-take-godcat = Weź Kociego Boga
kittens-action-explode = Wybuchnij
kittens-action-tuck = { kittens-part-place.action }
kittens-action-put = { NAME("kittens-card", $card) }
kittens-action-keep = Zatrzymaj kartę
kittens-action-top = Połóż ją na wierzchu talii
kittens-action-hold = { NAME("kittens-card", $card) } przede mną
kittens-action-swap = Zamień karty
kittens-action-blind = Odkryj losową kartę
kittens-action-take = Weź { NAME("kittens-card", $card, form: "acc") }
kittens-action-leave = Odejdź od stołu

## Kawałki zdań

kittens-part-card =
    { $known ->
        [yes] { NAME("kittens-card", $card, form: "acc") }
       *[no] kartę
    }
kittens-part-place =
    { PLACE($index, $size) ->
        [top] na samym wierzchu talii
        [bottom] na samym spodzie talii
       *[middle] { $index ->
            [one] pod wierzchnią kartą
            [few] pod { $index } wierzchnimi kartami
            [many] pod { $index } wierzchnimi kartami
           *[other] pod { $index } wierzchnimi kartami
        }
    }
    .action =
        { PLACE($index, $size) ->
            [top] Na sam wierzch
            [bottom] Na sam spód
           *[middle] { $index ->
                [one] Pod wierzchnią kartę
                [few] Pod { $index } wierzchnie karty
                [many] Pod { $index } wierzchnich kart
               *[other] Pod { $index } wierzchniej karty
            }
        }
kittens-part-depth =
    { $index ->
        [-1] ze spodu
        [0] pierwsza od wierzchu
        [1] druga od wierzchu
        [2] trzecia od wierzchu
        [3] czwarta od wierzchu
        [4] piąta od wierzchu
        [one] pod { $index } kartą
        [few] pod { $index } kartami
        [many] pod { $index } kartami
       *[other] pod { $index } kartami
    }
kittens-part-turns =
    { $index ->
        [one] { $index } turę
        [few] { $index } tury
        [many] { $index } tur
       *[other] { $index } tury
    }

## Zdarzenia

kittens-event-turn-began =
    { $you ->
        [seat] { $index ->
            [1] Twoja tura.
            [one] Twoja tura, a masz do rozegrania { $index }.
            [few] Twoja tura, a masz do rozegrania { $index } tury.
            [many] Twoja tura, a masz do rozegrania { $index } tur.
           *[other] Twoja tura, a masz do rozegrania { $index } tury.
        }
       *[none] { $index ->
            [1] Gra { $player }.
            [one] Gra { $player }, do rozegrania { $index }.
            [few] Gra { $player }, do rozegrania { $index } tury.
            [many] Gra { $player }, do rozegrania { $index } tur.
           *[other] Gra { $player }, do rozegrania { $index } tury.
        }
    }
kittens-event-played =
    { $you ->
        [seat] Zagrywasz { NAME("kittens-card", $card, form: "acc") }.
       *[none] { $player } zagrywa { NAME("kittens-card", $card, form: "acc") }.
    }
kittens-event-played-combo =
    { $you ->
        [seat] { $index ->
            [2] Zagrywasz parę: { NAME("kittens-card", $card) }.
            [3] Zagrywasz trójkę: { NAME("kittens-card", $card) }.
            [one] Zagrywasz { $index } kartę.
            [few] Zagrywasz { $index } różne karty.
            [many] Zagrywasz { $index } różnych kart.
           *[other] Zagrywasz { $index } różnej karty.
        }
       *[none] { $index ->
            [2] { $player } zagrywa parę: { NAME("kittens-card", $card) }.
            [3] { $player } zagrywa trójkę: { NAME("kittens-card", $card) }.
            [one] { $player } zagrywa { $index } kartę.
            [few] { $player } zagrywa { $index } różne karty.
            [many] { $player } zagrywa { $index } różnych kart.
           *[other] { $player } zagrywa { $index } różnej karty.
        }
    }
kittens-event-godcat-played =
    { $you ->
        [seat] Zagrywasz Kociego Boga jako { NAME("kittens-card", $card, form: "acc") }.
       *[none] { $player } zagrywa Kociego Boga jako { NAME("kittens-card", $card, form: "acc") }.
    }
kittens-event-aimed =
    { $you ->
        [seat] Wskazujesz cel: { $other }.
        [other] { $player } wskazuje Ciebie.
       *[none] { $player } wskazuje cel: { $other }.
    }
kittens-event-named =
    { $has_other ->
        [no] { $you ->
            [seat] Chcesz wziąć ze stosu kart odrzuconych { NAME("kittens-card", $card, form: "acc") }.
           *[none] { $player } chce wziąć ze stosu kart odrzuconych { NAME("kittens-card", $card, form: "acc") }.
        }
       *[yes] { $you ->
            [seat] Żądasz { NAME("kittens-card", $card, form: "gen") }. Oddać ma { $other }.
            [other] { $player } żąda od Ciebie { NAME("kittens-card", $card, form: "gen") }.
           *[none] { $player } żąda { NAME("kittens-card", $card, form: "gen") }. Oddać ma { $other }.
        }
    }
kittens-event-noped =
    { $you ->
        [seat] Mówisz: „Nie, nie, nie!”
       *[none] { $player } mówi: „Nie, nie, nie!”
    }
kittens-event-fizzled =
    { $known ->
        [yes] { $you ->
            [seat] Nic z tego, Twoja karta przepada: { NAME("kittens-card", $card) }.
           *[none] { $player } obchodzi się smakiem, przepada: { NAME("kittens-card", $card) }.
        }
       *[no] { $you ->
            [seat] Nic z Twojego planu.
           *[none] { $player } obchodzi się smakiem.
        }
    }
kittens-event-drew =
    { $you ->
        [seat] Dobierasz { kittens-part-card }.
       *[none] { $player } dobiera { kittens-part-card }.
    }
kittens-event-drew-bottom =
    { $you ->
        [seat] Dobierasz ze spodu { kittens-part-card }.
       *[none] { $player } dobiera ze spodu { kittens-part-card }.
    }
kittens-event-kitten-drawn =
    { $you ->
        [seat] Dobierasz eksplodującego kotka!
       *[none] { $player } dobiera eksplodującego kotka!
    }
kittens-event-defused =
    { $you ->
        [seat] Rozbrajasz go. Uff.
       *[none] { $player } go rozbraja.
    }
kittens-event-tucked =
    { $you ->
        [seat] { $known ->
            [yes] Chowasz kotka { kittens-part-place }.
           *[no] Chowasz kotka w talii.
        }
       *[none] { $known ->
            [yes] { $player } chowa kotka { kittens-part-place }.
           *[no] { $player } chowa kotka gdzieś w talii.
        }
    }
kittens-event-exploded =
    { $you ->
        [seat] BUM! Wybuchasz.
       *[none] BUM! { $player } wybucha.
    }
kittens-event-left =
    { $you ->
        [seat] Odchodzisz od stołu.
       *[none] { $player } odchodzi od stołu.
    }
kittens-event-discarded =
    { $you ->
        [seat] Z Twojej ręki leci na stos kart odrzuconych: { NAME("kittens-card", $card) }.
       *[none] { $player } traci { NAME("kittens-card", $card, form: "acc") } na rzecz stosu kart odrzuconych.
    }
kittens-event-won =
    { $you ->
        [seat] Wygrywasz! Koty salutują.
       *[none] { $player } wygrywa!
    }
kittens-event-attacked =
    { $you ->
        [seat] Atakujesz! { $other } ma teraz do rozegrania { kittens-part-turns }.
        [other] { $player } atakuje Ciebie: masz teraz do rozegrania { kittens-part-turns }.
       *[none] { $player } atakuje! { $other } ma teraz do rozegrania { kittens-part-turns }.
    }
kittens-event-skipped =
    { $you ->
        [seat] Pomijasz turę.
       *[none] { $player } pomija turę.
    }
kittens-event-shuffled =
    { $you ->
        [seat] Tasujesz talię.
       *[none] { $player } tasuje talię.
    }
kittens-event-saw =
    { $you ->
        [seat] { $known ->
            [yes] Widzisz kartę ({ kittens-part-depth }): { NAME("kittens-card", $card) }.
           *[no] Zaglądasz do talii.
        }
       *[none] { $known ->
            [yes] { $player } widzi kartę ({ kittens-part-depth }): { NAME("kittens-card", $card) }.
           *[no] { $player } zagląda do talii.
        }
    }
kittens-event-revealed =
    { $you ->
        [seat] Odkrywasz kartę ({ kittens-part-depth }): { NAME("kittens-card", $card) }.
       *[none] { $player } odkrywa kartę ({ kittens-part-depth }): { NAME("kittens-card", $card) }.
    }
kittens-event-altered =
    { $you ->
        [seat] Układasz przyszłość po swojemu.
       *[none] { $player } układa przyszłość po swojemu.
    }
kittens-event-gave =
    { $you ->
        [seat] Oddajesz { kittens-part-card }, { $other } bierze.
        [other] { $player } oddaje Ci { kittens-part-card }.
       *[none] { $player } oddaje { kittens-part-card }, { $other } bierze.
    }
kittens-event-stole =
    { $you ->
        [seat] Kradniesz: { $other } traci { kittens-part-card }.
        [other] { $player } kradnie Ci { kittens-part-card }.
       *[none] { $player } kradnie: { $other } traci { kittens-part-card }.
    }
kittens-event-lacked =
    { $you ->
        [seat] Nie masz { NAME("kittens-card", $card, form: "gen") }: { $other } zostaje z niczym.
        [other] { $player } nie ma { NAME("kittens-card", $card, form: "gen") }: zostajesz z niczym.
       *[none] { $player } nie ma { NAME("kittens-card", $card, form: "gen") }: { $other } zostaje z niczym.
    }
kittens-event-handed =
    { $you ->
        [seat] Musisz oddać { NAME("kittens-card", $card, form: "acc") }, { $other } bierze.
        [other] { $player } musi Ci oddać { NAME("kittens-card", $card, form: "acc") }.
       *[none] { $player } musi oddać { NAME("kittens-card", $card, form: "acc") }, { $other } bierze.
    }
kittens-event-fetched =
    { $you ->
        [seat] Bierzesz ze stosu kart odrzuconych { NAME("kittens-card", $card, form: "acc") }.
       *[none] { $player } bierze ze stosu kart odrzuconych { NAME("kittens-card", $card, form: "acc") }.
    }
kittens-event-heck-kept =
    { $you ->
        [seat] Zatrzymujesz { kittens-part-card } ze spodu talii.
       *[none] { $player } zatrzymuje { kittens-part-card } ze spodu talii.
    }
kittens-event-heck-topped =
    { $you ->
        [seat] Przekładasz { kittens-part-card } ze spodu na wierzch.
       *[none] { $player } przekłada { kittens-part-card } ze spodu na wierzch.
    }
kittens-event-armageddon-laid =
    { $you ->
        [seat] { $known ->
            [yes] Armagedon! Kładziesz przed sobą { NAME("kittens-card", $card, form: "acc") }; drugą kartę dostaje { $other }.
           *[no] Armagedon! Kładziesz jedną kartę przed sobą; drugą dostaje { $other }.
        }
        [other] Armagedon! { $player } kładzie jedną zakrytą kartę przed sobą, a drugą przed Tobą.
       *[none] Armagedon! { $player } kładzie jedną zakrytą kartę przed sobą; drugą dostaje { $other }.
    }
kittens-event-armageddon-kept =
    { $you ->
        [seat] Zatrzymujesz swoją kartę.
       *[none] { $player } zatrzymuje swoją kartę.
    }
kittens-event-armageddon-swapped =
    { $you ->
        [seat] Zamieniasz karty.
       *[none] { $player } zamienia karty.
    }
kittens-event-godcat-won =
    { $you ->
        [seat] Koci Bóg jest po Twojej stronie.
       *[none] { $player } zdobywa Kociego Boga.
    }
kittens-event-devilcat-hit =
    { $you ->
        [seat] Koci Diabeł siedzi przed Tobą!
       *[none] { $player } dostaje Kociego Diabła!
    }
kittens-event-pile-empty =
    { $you ->
        [seat] Talia jest pusta; kończysz turę bez dobierania.
       *[none] Talia jest pusta; { $player } kończy turę bez dobierania.
    }
kittens-event-kitten-shown =
    { $you ->
        [seat] Pokazujesz eksplodującego kotka!
       *[none] { $player } pokazuje eksplodującego kotka!
    }
kittens-event-barked =
    { $you ->
        [seat] Szczekasz! Ofiarą jest { $other }.
        [other] { $player } szczeka na Ciebie!
       *[none] { $player } szczeka! Ofiarą jest { $other }.
    }
kittens-event-barked-twice =
    { $you ->
        [seat] Masz oba szczekające kotki!
       *[none] { $player } ma oba szczekające kotki!
    }
kittens-event-lay-down =
    { $you ->
        [seat] Nikt się nie odzywa: szczekający kotek leży przed Tobą i czeka.
       *[none] Nikt się nie odzywa: { $player } ma przed sobą szczekającego kotka, który czeka.
    }
kittens-event-about-to-draw =
    { $you ->
        [seat] Chcesz dobrać kartę.
       *[none] { $player } chce dobrać kartę.
    }
kittens-event-buried =
    { $you ->
        [seat] { $known ->
            [yes] Zakopujesz kartę { kittens-part-place }.
           *[no] Zakopujesz kartę w talii.
        }
       *[none] { $known ->
            [yes] { $player } zakopuje kartę { kittens-part-place }.
           *[no] { $player } zakopuje kartę gdzieś w talii.
        }
    }
kittens-event-attacked-self =
    { $you ->
        [seat] Atakujesz siebie: masz teraz do rozegrania { kittens-part-turns }.
       *[none] { $player } atakuje samotnie i ma teraz do rozegrania { kittens-part-turns }.
    }
kittens-event-shared =
    { $you ->
        [seat] Pokazujesz karty, { $other } patrzy.
        [other] { $player } pokazuje Ci karty.
       *[none] { $player } pokazuje karty, { $other } patrzy.
    }
kittens-event-crowned =
    { $you ->
        [seat] Wkładasz koronę. Masz tę moc!
       *[none] { $player } wkłada koronę.
    }
kittens-event-crown-robbed =
    { $you ->
        [seat] Wyciągasz { kittens-part-card } z korony, którą nosi { $other }.
        [other] { $player } wyciąga { kittens-part-card } z Twojej korony.
       *[none] { $player } wyciąga { kittens-part-card } z korony, którą nosi { $other }.
    }
kittens-event-laid-before =
    { $you ->
        [seat] Kładziesz kartę Biorę to, którą ma teraz przed sobą { $other }.
        [other] { $player } kładzie przed Tobą kartę Biorę to.
       *[none] { $player } kładzie kartę Biorę to, którą ma teraz przed sobą { $other }.
    }
kittens-event-passed-on =
    { $you ->
        [seat] Dobierasz { kittens-part-card }, a bierze to { $other }.
        [other] { $player } dobiera { kittens-part-card } i oddaje Tobie.
       *[none] { $player } dobiera { kittens-part-card }, a bierze to { $other }.
    }
kittens-event-put-away =
    { $you ->
        [seat] Odkładasz { kittens-part-card }.
       *[none] { $player } odkłada { kittens-part-card }.
    }
kittens-event-imploding-drawn =
    { $you ->
        [seat] Dobierasz implodującego kotka!
       *[none] { $player } dobiera implodującego kotka!
    }
kittens-event-imploding-seen = Implodującego kotka widzą teraz wszyscy.
kittens-event-imploded =
    { $you ->
        [seat] PLOP! Implodujesz.
       *[none] PLOP! { $player } imploduje.
    }
kittens-event-reversed =
    { $you ->
        [seat] Odwracasz kolejność gry.
       *[none] { $player } odwraca kolejność gry.
    }
kittens-event-swapped-ends =
    { $you ->
        [seat] Zamieniasz wierzchnią kartę ze spodnią.
       *[none] { $player } zamienia wierzchnią kartę ze spodnią.
    }
kittens-event-bombed =
    { $you ->
        [seat] Zrzucasz bombę kotomową. Kotki na wierzchu talii: { $index }.
       *[none] { $player } zrzuca bombę kotomową. Kotki na wierzchu talii: { $index }.
    }
kittens-event-marked =
    { $you ->
        [seat] Naznaczasz { kittens-part-card }, ma to { $other }.
        [other] { $player } naznacza Ci { kittens-part-card }.
       *[none] { $player } naznacza { kittens-part-card }, ma to { $other }.
    }
kittens-event-unmarked =
    { $you ->
        [seat] Tracisz naznaczoną kartę: { kittens-part-card }.
       *[none] { $player } traci naznaczoną kartę: { kittens-part-card }.
    }
kittens-event-cursed =
    { $you ->
        [seat] Rzucasz klątwę: { $other } nie widzi swoich kart.
        [other] { $player } rzuca na Ciebie klątwę: nie widzisz swoich kart.
       *[none] { $player } rzuca klątwę: { $other } nie widzi swoich kart.
    }
kittens-event-uncursed =
    { $you ->
        [seat] Klątwa mija: znów widzisz swoje karty.
       *[none] Klątwa mija: { $player } znów widzi swoje karty.
    }
kittens-event-turned-up =
    { $you ->
        [seat] Odkrywasz { NAME("kittens-card", $card, form: "acc") }.
       *[none] { $player } odkrywa { NAME("kittens-card", $card, form: "acc") }.
    }
kittens-event-wasted =
    { $you ->
        [seat] Marnujesz { NAME("kittens-card", $card, form: "acc") }.
       *[none] { $player } marnuje { NAME("kittens-card", $card, form: "acc") }.
    }

## Opcje

kittens-option-edition = Wydanie
kittens-option-edition-help = Którym pudełkiem gracie; od niego zależą karty i liczba osób.
kittens-option-edition-original = wersja oryginalna
kittens-option-edition-party-pack = Imprezka
kittens-option-edition-good-vs-evil = Dobro kontra Zło

kittens-option-turbo = Turbo
kittens-option-turbo-help = Krótsza gra: zanim do talii trafią kotki, jedna trzecia kart znika bez oglądania.
kittens-option-turbo-off = wyłączone
kittens-option-turbo-on = włączone

kittens-option-combos = Kombinacje
kittens-option-combos-help = Co tworzy parę i trójkę.
kittens-option-combos-any-title = dowolne karty o tej samej nazwie
kittens-option-combos-cats-only = tylko pary kotów, bez trójek (zasada na pierwszą grę)

kittens-option-five-different = Pięć różnych kart
kittens-option-five-different-help = Zasada domowa: za pięć kart o różnych nazwach bierze się jedną ze stosu kart odrzuconych.
kittens-option-five-different-off = wyłączone
kittens-option-five-different-on = włączone

kittens-option-attack-on-last-turn = Atak w ostatniej należnej turze
kittens-option-attack-on-last-turn-help = Ile tur gra ofiara, gdy atakujesz w ostatniej turze, którą masz do rozegrania.
kittens-option-attack-on-last-turn-3 = 3 tury (niedokończona też się liczy)
kittens-option-attack-on-last-turn-2 = 2 tury

kittens-option-extra-defuses = Zapasowe rozbrojenia
kittens-option-extra-defuses-help = Ile rozbrojeń trafia do talii, gdy każdy ma już po jednym.
kittens-option-extra-defuses-sheet = tyle, ile każe wydanie
kittens-option-extra-defuses-all = wszystkie
kittens-option-extra-defuses-two = najwyżej dwa

kittens-option-godcat-in-combos = Koci Bóg w kombinacjach
kittens-option-godcat-in-combos-help = Czy Koci Bóg może być częścią pary lub trójki (tylko Dobro kontra Zło).
kittens-option-godcat-in-combos-on = może
kittens-option-godcat-in-combos-off = nie może

kittens-option-barking = Szczekające kotki
kittens-option-barking-help = Trzeci dodatek: dwadzieścia kart i Wieża mocy.
kittens-option-barking-off = nie
kittens-option-barking-on = tak

kittens-option-potluck = Zrzutka
kittens-option-potluck-help = Dokąd trafiają karty ze Zrzutki; instrukcje się różnią (tylko Szczekające kotki).
kittens-option-potluck-discard = zakryte na stos kart odrzuconych
kittens-option-potluck-draw = na wierzch talii

kittens-option-godcat-defuse-off-turn = Koci Bóg jako rozbrojenie poza turą
kittens-option-godcat-defuse-off-turn-help = Czy Koci Bóg ratuje także w cudzej turze (Dobro kontra Zło z dodatkiem).
kittens-option-godcat-defuse-off-turn-off = nie wolno
kittens-option-godcat-defuse-off-turn-on = wolno

kittens-option-imploding = Implodujące kotki
kittens-option-imploding-help = Pierwszy dodatek: dwadzieścia kart; w wersji oryginalnej może grać sześć osób.
kittens-option-imploding-off = nie
kittens-option-imploding-on = tak

kittens-option-streaking = Frywolne kotki
kittens-option-streaking-help = Drugi dodatek: piętnaście kart, w tym jeszcze jeden eksplodujący kotek.
kittens-option-streaking-off = nie
kittens-option-streaking-on = tak

kittens-option-blind-may-nope = „Nie” po omacku
kittens-option-blind-may-nope-help = Czy osoba pod klątwą może odkryć kartę w nadziei na „nie” (tylko Frywolne kotki).
kittens-option-blind-may-nope-off = nie wolno
kittens-option-blind-may-nope-on = wolno

## Stół

kittens-table-mat-both = Mata: Koci Bóg i Koci Diabeł
kittens-table-mat-held = Mata: Koci Diabeł; Kociego Boga ma { $player }
kittens-table-mat-held-you = Mata: Koci Diabeł; Kociego Boga masz Ty
kittens-table-kittens-left =
    { $index ->
        [one] { $index } eksplodujący kotek w talii
        [few] { $index } eksplodujące kotki w talii
        [many] { $index } eksplodujących kotków w talii
       *[other] { $index } eksplodującego kotka w talii
    }
kittens-table-danger = Szansa na kotka przy następnym dobraniu: { $percent } %
kittens-table-reversed = Gra toczy się w drugą stronę
kittens-table-imploding-up = Implodujący kotek leży gdzieś w talii odkryty
kittens-table-face-down = zakryta karta
kittens-table-blind = nic nie widzi: Klątwa kociej dupki
kittens-table-marked = odsłonięta karta: { NAME("kittens-card", $card) }
kittens-table-crown =
    { $index ->
        [one] korona, w niej { $index } karta
        [few] korona, w niej { $index } karty
        [many] korona, w niej { $index } kart
       *[other] korona, w niej { $index } karty
    }
kittens-table-lying = leży tu Szczekający kotek
kittens-table-taken = następną dobraną kartę bierze { $player }

## Na co odpowiadał ostatni ruch gry

kittens-ending-exploded = Na koniec eksplodujący kotek
kittens-ending-devilcat = Na koniec Koci Diabeł
kittens-ending-imploded = Na koniec implodujący kotek
kittens-ending-left = Koniec, bo reszta odeszła

## Co doradca wie o szansach

kittens-odds-explode = Następna karta to Eksplodujący kotek: { $percent } %
kittens-odds-implode = Następna karta to Implodujący kotek: { $percent } %
kittens-odds-die = Dobranie jej byłoby końcem: { $percent } %
kittens-odds-kittens = Eksplodujące kotki w talii: { $count }
kittens-odds-pile = Karty w talii: { $count }
kittens-odds-nope = { $player } ma kartę Nie, nie, nie: { $percent } %
kittens-odds-defuse = { $player } ma kartę Rozbrój: { $percent } %
