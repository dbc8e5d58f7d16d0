### Lekcje: co mówią, po polsku. Tytuły to `lesson-<id>`; pozostałe klucze wymieniają pliki w src/kociolek/lessons.

lesson-wrong = Tak też wolno, ale ćwiczymy co innego. Wybierz to, co zaznaczone.

## Eksplodujące kotki: pierwsze tury

lesson-kittens-first-turns = Pierwsze tury
lesson-kittens-first-turns-goal = Gdzieś w tym stosie są eksplodujące kotki. Kto dobierze takiego bez karty rozbrojenia, odpada. Wygrywa, kto zostanie na końcu.
lesson-kittens-first-turns-draw = Twoja tura. Zagraj tyle kart, ile chcesz, albo żadnej; turę kończy dobranie karty. Dobierz teraz.
lesson-kittens-first-turns-draw-hint = Dotknij stosu dobierania.
lesson-kittens-first-turns-keep = Ta karta zaraz się przyda. Teraz tylko dobierz.
lesson-kittens-first-turns-look = Kot: coś wart dopiero w parze. Inni też dobrali i w stosie robi się niebezpiecznie. Zobacz trzy górne karty: zagraj { NAME("kittens-card", "see_the_future", form: "acc") }.
lesson-kittens-first-turns-look-hint = Wybierz w ręce kartę { NAME("kittens-card", "see_the_future") } i zagraj ją.
lesson-kittens-first-turns-blind = Jeszcze nie: najpierw spójrz, potem decyduj.
lesson-kittens-first-turns-skip = Następny jest eksplodujący kotek! Nie dobieraj go: { NAME("kittens-card", "skip") } kończy turę bez dobierania.
lesson-kittens-first-turns-skip-hint = Wybierz w ręce kartę { NAME("kittens-card", "skip") } i zagraj ją.
lesson-kittens-first-turns-boom = Dopiero co było widać: górna karta wybucha. Zagraj { NAME("kittens-card", "skip", form: "acc") }.
lesson-kittens-first-turns-again = Następna osoba trafiła na kotka, rozbroiła go i wsunęła z powrotem do stosu w tajne miejsce. Twoja tura: dobierz.
lesson-kittens-first-turns-end = Udało się. Znasz już przebieg: zagrywaj, dobieraj, trzymaj kartę rozbrojenia. O pozostałych kartach są osobne lekcje.

## Czarujące kotki: pierwsze tury

lesson-wizardkittens-first-turns = Pierwsze tury
lesson-wizardkittens-first-turns-goal = Przy rozdziałach leżą klątwy. Pokonujesz klątwę składnikami, które pokazuje, w tym samym rozdziale swojego obszaru. Ale gdy profesor przyłapie kotki, dziesięć punktów to za dużo.
lesson-wizardkittens-first-turns-draw = Tura zaczyna się od składnika: dobierz jeden.
lesson-wizardkittens-first-turns-place = Klątwa rozdziału 1 wymaga dwóch artefaktów i zwoju, a jeden artefakt już tam masz. Połóż ten obok niego.
lesson-wizardkittens-first-turns-place-2 = W rozdziale 2 nie pomoże na klątwę rozdziału 1. Połóż go w rozdziale 1.
lesson-wizardkittens-first-turns-place-hint = Dotknij rozdziału 1 w swoim obszarze.
lesson-wizardkittens-first-turns-cast = Teraz jedno z czterech zaklęć. Brakuje zwoju: Przywołaj dobiera jeszcze jedną kartę.
lesson-wizardkittens-first-turns-cast-else = Inne zaklęcie też wolno rzucić, ale potrzebujesz składnika: rzuć Przywołaj.
lesson-wizardkittens-first-turns-cast-hint = Wybierz Przywołaj na swojej karcie postaci.
lesson-wizardkittens-first-turns-scroll = Zwój! Połóż go tam, gdzie dopełni przepis.
lesson-wizardkittens-first-turns-scroll-2 = Brakuje go klątwie rozdziału 1. Połóż go w rozdziale 1.
lesson-wizardkittens-first-turns-end = Klątwa pokonana, punkty są Twoje. Przywołaj zakrywa Twój żeton: w następnej turze rzuć inne zaklęcie.

## Witchstone: pierwsze tury

lesson-witchstone-first-turns = Pierwsze tury
lesson-witchstone-first-turns-goal = Każdy ma jedenaście tur: warzysz w kociołku, działasz na kryształowej kuli. Wygrywa, kto ma najwięcej PZ.
lesson-witchstone-first-turns-tile = Tura zaczyna się od płytki. Weź energię + wiedźmę.
lesson-witchstone-first-turns-tile-hint = Dotknij płytki energia + wiedźma za swoją zasłonką.
lesson-witchstone-first-turns-place = Każda połowa daje tyle akcji, ile symboli jej rodzaju tworzy skupisko. Połóż energię obok nadrukowanej.
lesson-witchstone-first-turns-place-else = Tam energia byłaby sama i dałaby jedną akcję. Wybierz zaznaczone pole.
lesson-witchstone-first-turns-place-hint = Zaznaczone pole styka się z symbolem energii.
lesson-witchstone-first-turns-turn = Obok leży wiedźma. Każde wolne sąsiednie pole jest dobre; wybierz zaznaczone.
lesson-witchstone-first-turns-order = Dwie energie razem: dwie akcje energii. Wiedźma jest sama: jedna akcja. Ty wybierasz kolejność. Zacznij od energii.
lesson-witchstone-first-turns-order-witch = Tak też wolno; tu zaczynamy od energii.
lesson-witchstone-first-turns-charge = Jedna akcja kładzie jeden ładunek. To połączenie wymaga tylko jednego: jest gotowe od razu i punktuje. Połóż ładunek.
lesson-witchstone-first-turns-further = Jest punkt! Została jedna akcja energii. Nowe połączenia zaczynają się przy wieży albo tam, dokąd sięgają Twoje: połóż ładunek, gdzie chcesz.
lesson-witchstone-first-turns-further-end = Serię można skończyć wcześniej, ale reszta akcji przepada. Wykorzystaj akcję.
lesson-witchstone-first-turns-witch = Teraz druga połowa: jedna akcja wiedźmy. Wyłóż wiedźmę przy wieży; później pójdzie po połączeniach.
lesson-witchstone-first-turns-done = Wszystko zrobione. Dopóki nie zakończysz tury, możesz cofać ruchy albo usunąć kryształ. Zakończ turę.
lesson-witchstone-first-turns-done-hint = Naciśnij „Zakończ turę”.
lesson-witchstone-first-turns-end = Masz nową płytkę, a tura przeszła dalej. Większe skupiska, więcej akcji: o to chodzi w tej grze.

### Rozdziały: po jednej lekcji.

## Eksplodujące kotki: Nie, nie, nie!

lesson-kittens-nope = Nie, nie, nie!
lesson-kittens-nope-intro = Karta Nie, nie, nie zatrzymuje prawie każdą zagraną kartę, także w cudzej turze. Nie działa tylko na eksplodujące kotki i karty rozbrojenia.
lesson-kittens-nope-favor = Ktoś zagrywa na Ciebie Przysługę: musisz oddać kartę. Nie dziś! Zagraj Nie, nie, nie.
lesson-kittens-nope-favor-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-nope-pass = Jeśli to przepuścisz, oddasz kartę. Zagraj Nie, nie, nie.
lesson-kittens-nope-again = Twoje Nie, nie, nie też da się zneutralizować, więc Przysługa znów działa. Na szczęście masz drugie: nieparzysta liczba kart Nie, nie, nie anuluje kartę.
lesson-kittens-nope-end = Zanienowane! Te karty lądują na stosie kart odrzuconych, a Twoja ręka jest bezpieczna. Trzymaj Nie, nie, nie na chwilę, która naprawdę zaboli.

## Eksplodujące kotki: Pary i trójki

lesson-kittens-combos = Pary i trójki
lesson-kittens-combos-intro = Kot w pojedynkę nic nie robi. Dwie takie same karty kradną kartę, a trzy takie same kradną tę kartę, której nazwę podasz.
lesson-kittens-combos-pair = Dwa Tacokoty aż się proszą. Zagraj je jako parę.
lesson-kittens-combos-pair-hint = Wybierz Tacokota na ręce, a potem parę.
lesson-kittens-combos-draw = Najpierw kradzież. Dobrać zdążysz.
lesson-kittens-combos-two = Trójka przyda się za chwilę: zagraj parę Tacokotów.
lesson-kittens-combos-aim = Kogo okradasz? Wybierz oznaczonego gracza.
lesson-kittens-combos-aim-2 = Na tego gracza przyjdzie kolej za chwilę. Wybierz oznaczonego.
lesson-kittens-combos-triple = Karta ataku! Para kradnie na chybił trafił. Trójka wie, czego chce: zagraj trzy Brodokoty.
lesson-kittens-combos-triple-hint = Wybierz Brodokota na ręce, a potem trójkę.
lesson-kittens-combos-three = Trzy takie same: użyj wszystkich trzech Brodokotów.
lesson-kittens-combos-victim = Wybierz gracza, który jeszcze ma karty.
lesson-kittens-combos-name = Na początku każdy dostaje kartę rozbrojenia, a Ty nie masz żadnej. Nazwij ją!
lesson-kittens-combos-name-else = To strzał. Ale karta rozbrojenia jest najcenniejsza: nazwij ją.
lesson-kittens-combos-end = Jest Twoja! Jeśli jej tam nie ma, nie dostajesz nic. A para to nie tylko koty: dwie karty Pomiń też.

## Eksplodujące kotki: Rozbrój

lesson-kittens-defuse = Rozbrój
lesson-kittens-defuse-intro = Każdy zaczyna z jedną kartą rozbrojenia: tylko ona ratuje przed eksplodującym kotkiem. Dobierz kartę i sprawdź.
lesson-kittens-defuse-kitten = Bum? Jeszcze nie. Zagraj kartę rozbrojenia, szybko!
lesson-kittens-defuse-explode = Możesz, ale wtedy odpadasz z gry. Zagraj kartę rozbrojenia.
lesson-kittens-defuse-tuck = Teraz najlepsze: wsuń kotka z powrotem, gdzie chcesz, po kryjomu. Następny gracz nie ma już karty rozbrojenia… połóż kotka na samym wierzchu.
lesson-kittens-defuse-tuck-else = Sprytnie, ale dobierze go ktoś inny. Wierzch talii jest dla następnego gracza.
lesson-kittens-defuse-end = Bum, jeden gracz mniej. Twoja karta rozbrojenia jest już zużyta, więc teraz ostrożnie.

## Eksplodujące kotki: Atakuj

lesson-kittens-attack = Atakuj
lesson-kittens-attack-intro = Karta ataku kończy Twoją turę bez dobierania, a następny gracz musi rozegrać dwie tury. Właśnie trafiło na Ciebie.
lesson-kittens-attack-skip = Dwie tury to dwa dobrania. Karta Pomiń kończy tylko jedną z nich. Zagraj ją.
lesson-kittens-attack-skip-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-attack-draw = Dobranie też kończy jedną turę, ale Pomiń jest bezpieczniejsze.
lesson-kittens-attack-both = Dobry pomysł: oddasz obie tury. Ale najpierw zobacz, co robi Pomiń.
lesson-kittens-attack-attack = Została jedna tura. Odgryź się: atak przekazuje dalej niedokończoną turę i dokłada dwie.
lesson-kittens-attack-attack-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-attack-brave = Odważnie, ale po co dobierać? Zagraj kartę ataku.
lesson-kittens-attack-end = Trzy tury dla następnego gracza, a Ty nie dobierasz ani jednej karty.

## Eksplodujące kotki: Armagedon

lesson-kittens-armageddon = Armagedon
lesson-kittens-armageddon-intro = Dobro kontra zło: na macie czekają Koci Bóg i Koci Diabeł. Wypuszcza ich karta Armagedon.
lesson-kittens-armageddon-play = Zacznij koniec świata: zagraj Armagedon.
lesson-kittens-armageddon-play-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-armageddon-draw = Dobieranie poczeka. Zagraj Armagedon.
lesson-kittens-armageddon-aim = Wybierz gracza, który stanie naprzeciw Ciebie: oznaczonego.
lesson-kittens-armageddon-aim-1 = Nie tym razem: wybierz oznaczonego gracza.
lesson-kittens-armageddon-hold = W tajemnicy wybierasz, którą kartę położyć przed sobą. Weź Kociego Boga i zrób niewinną minę.
lesson-kittens-armageddon-devil = Śmiało! Wtedy liczysz na zamianę. Tym razem weź Kociego Boga.
lesson-kittens-armageddon-won = Przeciwnik zostaje przy swojej karcie: to Koci Diabeł! Działa jak eksplodujący kotek, a karty rozbrojenia zabrakło. Koci Bóg jest Twój.
lesson-kittens-armageddon-godcat = Znów Twoja tura. Koci Bóg może być dowolną kartą. Niech będzie atakiem.
lesson-kittens-armageddon-godcat-else = Też się da. Tutaj: niech będzie atakiem.
lesson-kittens-armageddon-end = Koci Bóg wraca na matę i czeka na następny Armagedon.

## Eksplodujące kotki: Szczekające kotki

lesson-kittens-barking = Szczekające kotki
lesson-kittens-barking-intro = Szczekające kotki są dwa. Zagraj jednego, a gracz z drugim musi od razu rozbroić albo wybucha.
lesson-kittens-barking-bark = Kto ma drugiego? Hau, hau: sprawdź!
lesson-kittens-barking-bark-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-barking-bark-else = Najpierw szczekanie: zagraj szczekającego kotka.
lesson-kittens-barking-take = Bum! Jeśli nikt go nie ma, Twój kotek leży przed Tobą i czeka, a ofiarą jesteś Ty. Teraz kradzież na zapas: zagraj Biorę to.
lesson-kittens-barking-take-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-barking-take-else = Za chwilę. Najpierw zagraj Biorę to.
lesson-kittens-barking-victim = Połóż ją przed graczem, którego chcesz okraść.
lesson-kittens-barking-skip = Następna karta, którą ten gracz dobierze, jest Twoja. A teraz uciekaj: Pomiń (jeszcze bardziej) kończy wszystkie Twoje tury.
lesson-kittens-barking-skip-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-barking-skip-else = Nie dobieraj: zagraj Pomiń (jeszcze bardziej).
lesson-kittens-barking-end = Ten gracz dobiera kartę ataku i oddaje ją Tobie. Uwaga: z kotkiem jest tak samo.

## Eksplodujące kotki: Implodujące kotki

lesson-kittens-imploding = Implodujące kotki
lesson-kittens-imploding-intro = Jednego kotka w tej talii nie da się rozbroić. Dobierz bez obaw: za pierwszym razem tylko ostrzega.
lesson-kittens-imploding-keep = Zachowaj Zmianę kierunku. Przyda się.
lesson-kittens-imploding-tuck = Implodujący kotek! Karta rozbrojenia nie jest potrzebna: wraca do talii odkryty. Wsuń go na sam spód.
lesson-kittens-imploding-tuck-else = W tej lekcji: na sam spód.
lesson-kittens-imploding-reverse = Pozostali są już po dobieraniu i kotek leży na wierzchu, odkryty, dla Ciebie. Karta rozbrojenia nie pomoże. Zmiana kierunku kończy Twoją turę i odwraca kolejność.
lesson-kittens-imploding-reverse-hint = Wybierz kartę na ręce i zagraj ją.
lesson-kittens-imploding-doom = Wszyscy go widzą: to implozja. Zagraj Zmianę kierunku.
lesson-kittens-imploding-end = Kolej wraca do tego samego gracza, a jego nic już nie ratuje. Implozja!

## Eksplodujące kotki: Frywolne kotki

lesson-kittens-streaking = Frywolne kotki
lesson-kittens-streaking-intro = Z frywolnym kotkiem na ręce możesz po kryjomu zatrzymać jednego eksplodującego kotka. Dobierz kartę.
lesson-kittens-streaking-keep = Eksplodujący kotek. Uśmiechnij się, nic nie mów i zachowaj go.
lesson-kittens-streaking-give = A teraz ktoś prosi Cię o Przysługę. Kartę wybierasz Ty. Masz może coś miłego?
lesson-kittens-streaking-give-else = Za dużo uprzejmości. Oddaj eksplodującego kotka.
lesson-kittens-streaking-end = Zabrakło karty rozbrojenia. Ale uwaga: jeśli ktoś ukradnie Ci frywolnego kotka, gdy ukrywasz eksplodującego, musisz go od razu rozbroić.

## Czarujące kotki: Zaklęcia

lesson-wizardkittens-spells = Zaklęcia
lesson-wizardkittens-spells-intro = Cztery zaklęcia, jedno na turę. Żeton zakrywa Twoje ostatnie zaklęcie, tu Przywołaj: rzuć inne. Najpierw dobierz kartę.
lesson-wizardkittens-spells-place = Kompan. Klątwie w rozdziale 1 na nic się nie przyda: połóż go w rozdziale 2.
lesson-wizardkittens-spells-place-1 = Tam kosztuje punkt. Połóż go w rozdziale 2.
lesson-wizardkittens-spells-switch = Zobacz: inny kotek ma zwój, którego Ci brakuje. Zamień przestawia dowolne dwie karty na stole. Rzuć je!
lesson-wizardkittens-spells-switch-else = To zaklęcie poczeka. Tutaj: Zamień.
lesson-wizardkittens-spells-first = Oddaj eliksir ze swojego rozdziału 1…
lesson-wizardkittens-spells-first-else = Najpierw dotknij eliksiru w swoim rozdziale 1.
lesson-wizardkittens-spells-second = …a weź za niego zwój.
lesson-wizardkittens-spells-second-else = Zamień go na zwój innego kotka.
lesson-wizardkittens-spells-again = Magia! Pozostali są już po swoich turach; dobierz znowu.
lesson-wizardkittens-spells-put = Eliksir. W rozdziale 1 trzymaj porządek: połóż go w rozdziale 2.
lesson-wizardkittens-spells-sling = Śmieci w Twoim obszarze? Przesuń podrzuca je komuś innemu. Rzuć je.
lesson-wizardkittens-spells-swat = Odrzuć usuwa dwie Twoje karty: przydatne, ale dziś podrzucamy.
lesson-wizardkittens-spells-sling-else = Rzuć Przesuń.
lesson-wizardkittens-spells-what = Którą kartę? Eliksir.
lesson-wizardkittens-spells-what-else = Nie tę: podrzuć eliksir.
lesson-wizardkittens-spells-whom = Do czyjego obszaru? Wybierz oznaczonego kotka.
lesson-wizardkittens-spells-whom-1 = Tym razem wybierz oznaczonego kotka.
lesson-wizardkittens-spells-where = Rozdział też wybierasz Ty. Rozdział 1!
lesson-wizardkittens-spells-where-2 = W rozdziale 1 zaboli bardziej.
lesson-wizardkittens-spells-end = Zostało Odrzuć, które usuwa dwie Twoje karty. Pamiętaj: nigdy to samo zaklęcie dwa razy z rzędu.

## Czarujące kotki: Klątwy

lesson-wizardkittens-curses = Klątwy
lesson-wizardkittens-curses-intro = Klątwa pada, gdy wszystkie jej składniki leżą w Twoim rozdziale o tym samym numerze. Ślimiauki chcą dwóch artefaktów i zwoju. Dobierz kartę.
lesson-wizardkittens-curses-place = Zwój! Z nim rozdział 1 jest kompletny.
lesson-wizardkittens-curses-place-2 = Brakuje go w rozdziale 1. Połóż go tam.
lesson-wizardkittens-curses-extra = Ale leżący tam eliksir to karta nadmiarowa, czyli punkt mniej. Zaklęcie rzucasz, zanim klątwa padnie: pozbądź się eliksiru, rzuć Przesuń.
lesson-wizardkittens-curses-swat = Odrzuć zabiera dwie karty, a jedna jest Ci potrzebna. Rzuć Przesuń.
lesson-wizardkittens-curses-extra-else = Wtedy eliksir zostaje. Rzuć Przesuń.
lesson-wizardkittens-curses-potion = Dotknij eliksiru.
lesson-wizardkittens-curses-potion-else = Ta karta jest potrzebna. Podrzuć eliksir.
lesson-wizardkittens-curses-whom = Kto chce eliksir? Decydujesz Ty.
lesson-wizardkittens-curses-where = Dowolny rozdział się nada.
lesson-wizardkittens-curses-end = Ślimiauki pokonane bez kart nadmiarowych: cztery punkty, wszystkie Twoje. Na ich miejsce od razu wchodzi nowa klątwa.

## Czarujące kotki: Ostatnia klątwa

lesson-wizardkittens-last-curse = Ostatnia klątwa
lesson-wizardkittens-last-curse-intro = Gra ma dwa zakończenia. To szczęśliwe: wszystkie sześć klątw pokonanych. Pięć leży już u graczy, ostatnia czeka na Ciebie. Dobierz kartę.
lesson-wizardkittens-last-curse-place = Brakujący zwój. Wiesz, gdzie go położyć.
lesson-wizardkittens-last-curse-place-2 = Potrzebuje go rozdział 1.
lesson-wizardkittens-last-curse-credit = Twoja tajna karta celu daje punkt za każdy eliksir w Twoim obszarze. Zdobądź jeszcze jeden: Przywołaj.
lesson-wizardkittens-last-curse-credit-else = Nie: chcesz jeszcze jednego eliksiru. Rzuć Przywołaj.
lesson-wizardkittens-last-curse-potion = Eliksir! W rozdziale 2 jest bezpieczny; przy klątwie to karta nadmiarowa.
lesson-wizardkittens-last-curse-potion-1 = Tam kosztuje punkt. Połóż go w rozdziale 2.
lesson-wizardkittens-last-curse-end = Ostatnia klątwa pada i liczycie wszystko: klątwy, bonusy, karty celów, minus karty nadmiarowe. Wygrywa najwięcej punktów.

## Czarujące kotki: Przyłapani!

lesson-wizardkittens-caught = Przyłapani!
lesson-wizardkittens-caught-intro = Drugie zakończenie: wraca profesor Pazurek. Jej karta kryje się wśród ostatnich w talii. Wtedy dziesięć punktów to za dużo, a wygrywa najmniej składników.
lesson-wizardkittens-caught-draw = Masz pięć punktów: na razie bez winy. Dobierz kartę.
lesson-wizardkittens-caught-place = Połóż ją w rozdziale 1; długo tu nie zostanie.
lesson-wizardkittens-caught-swat = Posprzątaj, zanim wejdzie: Odrzuć usuwa dwie karty.
lesson-wizardkittens-caught-swat-else = Chcesz mniej kart, a nie innych. Rzuć Odrzuć.
lesson-wizardkittens-caught-first = Precz ze zwojem…
lesson-wizardkittens-caught-first-else = Zacznij od zwoju.
lesson-wizardkittens-caught-second = …i z eliksirem.
lesson-wizardkittens-caught-end = Przyłapani! Kotek z dwunastoma punktami jest winny. Ty nie masz ani jednego składnika: wygrywasz.

## Czarujące kotki: Arcykotki

lesson-wizardkittens-advanced = Arcykotki
lesson-wizardkittens-advanced-intro = Arcykotki mają własne zaklęcie zamiast jednego ze zwykłych. Twoje to Zaczerpnij. Najpierw dobierz kartę.
lesson-wizardkittens-advanced-place = Odłóż kompana na bok, do rozdziału 2.
lesson-wizardkittens-advanced-place-1 = Tam będzie kartą nadmiarową.
lesson-wizardkittens-advanced-cast = Zaczerpnij dobiera dwie karty: jedną zachowujesz, drugą oddajesz. Rzuć je.
lesson-wizardkittens-advanced-cast-else = Wypróbuj własne zaklęcie: Zaczerpnij.
lesson-wizardkittens-advanced-keep = Eliksir i zwój. Czego potrzebują Ślimiauki?
lesson-wizardkittens-advanced-keep-potion = Dwa artefakty i zwój: zachowaj zwój.
lesson-wizardkittens-advanced-scroll = Uzupełnij rozdział 1.
lesson-wizardkittens-advanced-scroll-2 = Rozdział 1!
lesson-wizardkittens-advanced-give = Oddaj eliksir komukolwiek. Rozdział wybiera ten, kto go dostaje.
lesson-wizardkittens-advanced-give-2 = Tutaj: oznaczony kotek.
lesson-wizardkittens-advanced-end = Klątwa w jednej turze! Pozostałe: Odepchnij podrzuca dwie karty naraz, Usuń czyści jeden rodzaj z rozdziału, Transmutuj zabiera kartę komukolwiek.

## Czarujące kotki: Zamęt

lesson-wizardkittens-chaos = Zamęt
lesson-wizardkittens-chaos-intro = W talii siedzą koty zamętu. Jeden odkrywa rozdział 3. W wariancie zamętu każdy uruchamia też kolejny efekt karty zamętu. Dobierz kartę!
lesson-wizardkittens-chaos-step = Kot! Efekt 1: każdy podaje kartę w prawo. Pozbądź się eliksiru.
lesson-wizardkittens-chaos-step-else = Artefakt się przyda. Podaj eliksir.
lesson-wizardkittens-chaos-come = Sąsiad kładzie eliksir u siebie, a do Ciebie trafia zwój. Gdzie go położysz?
lesson-wizardkittens-chaos-come-2 = Potrzebują go Ślimiauki w rozdziale 1.
lesson-wizardkittens-chaos-draw = Zamęt minął i dopiero teraz dobierasz właściwą kartę: artefakt! Uzupełnij rozdział 1.
lesson-wizardkittens-chaos-cast = Rzuć zaklęcie, które zostawi rozdział 1 w spokoju: Przywołaj.
lesson-wizardkittens-chaos-cast-else = Nie ruszaj składników. Rzuć Przywołaj.
lesson-wizardkittens-chaos-last = Ta karta z dala od klątwy.
lesson-wizardkittens-chaos-last-1 = Karta nadmiarowa kosztuje punkt. Rozdział 2.
lesson-wizardkittens-chaos-end = Nawet zamęt bywa pomocny. W wariancie nowych zasad kot przynosi za to zasadę dla wszystkich; opisuje ją karta.

## Wiedźmia Skała: Energia

lesson-witchstone-energy = Energia
lesson-witchstone-energy-intro = Akcja energii to jeden ładunek na połączeniu. Zacznij od swojej wieży albo tam, dokąd prowadzą Twoje ukończone połączenia.
lesson-witchstone-energy-short = Masz trzy akcje energii. Krótka droga do lasu potrzebuje tylko jednego ładunku. Połóż go tam.
lesson-witchstone-energy-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-energy-short-else = Dłuższe i więcej warte. Ale zacznij od krótkiego.
lesson-witchstone-energy-begin = Ukończone: 1 PZ. Dwa odcinki dają 3 PZ, a trzy aż 6 PZ. Teraz zacznij połączenie z Wiedźmią Skałą.
lesson-witchstone-energy-begin-else = Tutaj: od Twojej wieży do Wiedźmiej Skały.
lesson-witchstone-energy-finish = Połowa już leży. Jeszcze jeden ładunek i jest Twoje.
lesson-witchstone-energy-end-of = 4 PZ w jednej serii. Połączenie należy tylko do jednego gracza, więc o długie warto się ścigać.

## Wiedźmia Skała: Wiedźmy

lesson-witchstone-witches = Wiedźmy
lesson-witchstone-witches-intro = Wiedźmy czekają przy Twojej wieży, aż je wyślesz. Każdy nowy obszar to 2 PZ i zwykle żeton magii.
lesson-witchstone-witches-lay = Jedna akcja wykłada nową wiedźmę przy Twojej wieży.
lesson-witchstone-witches-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-witches-go = Wiedźma wędruje ukończonymi połączeniami: Twoje są darmowe, cudze kosztują o akcję więcej. Wyślij ją do obcej wieży.
lesson-witchstone-witches-go-else = Bliżej i taniej. Ale masz dwie akcje: wyślij ją dalej.
lesson-witchstone-witches-end-of = 2 PZ za nowy obszar. Na samej Wiedźmiej Skale pierwsze wiedźmy dają więcej.

## Wiedźmia Skała: Pentagram

lesson-witchstone-pentagram = Pentagram
lesson-witchstone-pentagram-intro = Akcja pentagramu przesuwa Twój pionek o jedno pole. Złote pola dają sowy, niebieskie płytkę specjalną.
lesson-witchstone-pentagram-step = Następne pole jest niebieskie. Jeden krok!
lesson-witchstone-pentagram-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-pentagram-use = Płytka specjalna! Połóż ją w kociołku, gdzie powiększy skupiska. Albo od razu użyj jej na dwie akcje jednego rodzaju: weź energię.
lesson-witchstone-pentagram-use-else = Też dobry wybór. Tutaj: użyj jej na energię.
lesson-witchstone-pentagram-charge = Dwie akcje energii znikąd. Pierwszy ładunek połóż, gdzie chcesz.
lesson-witchstone-pentagram-end-of = Akcje bonusowe wykonujesz od razu; potem wracasz do poprzedniej serii.

## Wiedźmia Skała: Kryształy

lesson-witchstone-crystals = Kryształy
lesson-witchstone-crystals-intro = Kryształy zajmują miejsce w kociołku. Wypchnij je za brzeg: każdy odwdzięcza się akcjami bonusowymi.
lesson-witchstone-crystals-move = Ten kryształ leży tuż przy brzegu. Wybierz go.
lesson-witchstone-crystals-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-crystals-move-else = Ten jest za daleko od brzegu. Weź oznaczony kryształ.
lesson-witchstone-crystals-out = Stąd strzałka prowadzi za brzeg. Precz z nim!
lesson-witchstone-crystals-out-else = Można go przesunąć o pole, ale lepiej wypchnąć.
lesson-witchstone-crystals-shelf = Staje się butelką na regale z miksturami. Na półce swojej strzałki daje dwie akcje tego rodzaju, na najniższej żeton magii. Wybierz półkę.
lesson-witchstone-crystals-lowest = Żeton nigdy nie zawadzi. Tutaj: wybierz półkę.
lesson-witchstone-crystals-end-of = Dwie nowe akcje kryształu i miejsce na płytki. Czarny kryształ daje dwa razy tyle.

## Wiedźmia Skała: Różdżka

lesson-witchstone-wand = Różdżka
lesson-witchstone-wand-intro = Różdżka to wyścig. Jedne pola dają punkty, inne akcje bonusowe, a prowadzący dostaje ich dwa razy więcej.
lesson-witchstone-wand-walk = Masz o pole mniej i dwie akcje. Wykorzystaj obie: liczy się każde mijane pole.
lesson-witchstone-wand-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-wand-walk-else = Jedno pole to tylko remis. Idź o dwa.
lesson-witchstone-wand-charge = Prowadzisz: dwie akcje energii zamiast jednej! Połóż ładunek, gdzie chcesz.
lesson-witchstone-wand-end-of = Na końcu gry pozycja na torze rozstrzyga remisy.

## Wiedźmia Skała: Zwoje

lesson-witchstone-scrolls = Zwoje
lesson-witchstone-scrolls-intro = Akcjami zwoju bierzesz zwój. Jedna akcja: pierwszy z rzędu, dwie: jeden z dwóch, trzy: jeden z trzech.
lesson-witchstone-scrolls-take = Trzy akcje sięgają trzeciego zwoju. To zaklęcie wzmacniające: weź je.
lesson-witchstone-scrolls-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-scrolls-take-else = Przepowiednia płaci na końcu. Dziś weź zaklęcie wzmacniające.
lesson-witchstone-scrolls-end-of = Zagraj je w swojej serii energii: dwie akcje więcej, jeden raz. Nieużyte jest warte 2 PZ.

## Wiedźmia Skała: Skupiska i płytki specjalne

lesson-witchstone-groups = Skupiska i płytki specjalne
lesson-witchstone-groups-intro = Stykające się symbole jednego rodzaju to skupisko, a jego wielkość to liczba Twoich akcji. Płytka specjalna liczy się za oba swoje symbole.
lesson-witchstone-groups-tile = Chcesz energii. Weź płytkę energia + wiedźma.
lesson-witchstone-groups-tile-else = Następnym razem. Weź płytkę energia + wiedźma.
lesson-witchstone-groups-place = Połóż energię między nadrukowanym symbolem a płytką specjalną, żeby wszystkie trzy się stykały.
lesson-witchstone-groups-place-else = Tam skupisko jest mniejsze. Użyj oznaczonego pola.
lesson-witchstone-groups-turn = Obok trafia wiedźma. Wystarczy dowolne oznaczone pole.
lesson-witchstone-groups-first = Trzy symbole energii: trzy akcje! Zacznij od nich.
lesson-witchstone-groups-first-witch = Też można. Tutaj: najpierw energia.
lesson-witchstone-groups-end-of = To serce gry: każda kolejna płytka przy tym skupisku daje cztery, pięć, sześć akcji.

## Wiedźmia Skała: Przepowiednie

lesson-witchstone-prophecies = Przepowiednie
lesson-witchstone-prophecies-intro = Przepowiednia to cel na koniec gry o trzech poziomach: 3, 5 albo 7 PZ. Niewypełniona też daje 1 PZ.
lesson-witchstone-prophecies-lay = Twoja liczy wiedźmy w lasach i jedna już tam jest. Druga się przyda: najpierw wyłóż wiedźmę przy wieży.
lesson-witchstone-prophecies-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-prophecies-lay-else = Ta już jest w lesie. Wyłóż nową wiedźmę.
lesson-witchstone-prophecies-go = A teraz wyślij ją do drugiego lasu.
lesson-witchstone-prophecies-go-else = Każdy nowy obszar daje punkty. Ale przepowiednia chce lasu.
lesson-witchstone-prophecies-end-of = Ruch, który liczy się dwa razy: teraz i na końcu. Najlepsze przepowiednie nagradzają to, co i tak robisz.

## Wiedźmia Skała: Ostatnia runda

lesson-witchstone-scoring = Ostatnia runda
lesson-witchstone-scoring-intro = Jedenasta runda: to Twoje ostatnie akcje, a drugi gracz jest już po swojej turze. Brakuje Ci 7 PZ.
lesson-witchstone-scoring-boost = Jedna akcja energii to niewiele. Zaklęcie wzmacniające jest warte 2 PZ, jeśli je zachowasz, albo dwie akcje teraz. Zagraj je!
lesson-witchstone-scoring-boost-else = Najpierw zaklęcie wzmacniające: trzy akcje wystarczą na długie połączenie.
lesson-witchstone-scoring-one = Trzy ładunki to cała długa droga z lasu do Wiedźmiej Skały. Raz…
lesson-witchstone-scoring-end = Kończąc serię za wcześnie, tracisz akcje. Wykorzystaj je.
lesson-witchstone-scoring-long = 6 PZ czeka: z lasu do Wiedźmiej Skały.
lesson-witchstone-scoring-two = …dwa…
lesson-witchstone-scoring-three = …trzy!
lesson-witchstone-scoring-done = 6 PZ: do remisu brakuje jednego. Teraz liczy się cała reszta. Zakończ turę.
lesson-witchstone-scoring-done-else = To już nic nie da. Zakończ turę.
lesson-witchstone-scoring-end-of = Sowy, po 2 PZ za każdy żeton magii i każde nieużyte zaklęcie wzmacniające, a do tego przepowiednie: wygrywasz na finiszu. Zawsze patrz, co jeszcze zostało do policzenia.
