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
