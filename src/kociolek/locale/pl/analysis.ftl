### Podpowiedzi i analiza: zdania, które układa kociolek.analysis.words.
###
### Terminal, przeglądarka i czytniki ekranu używają tych samych tekstów. „W 12% gier” liczy gry symulowane.

## Podpowiedzi

analysis-chance = szansa na wygraną: { $percent }%
analysis-hint-equal = { $move }: równie dobrze.
analysis-hint-equals =
    { $count ->
        [one] { $count } inny ruch jest równie dobry.
        [few] { $count } inne ruchy są równie dobre.
        [many] { $count } innych ruchów jest równie dobrych.
       *[other] { $count } innego ruchu jest równie dobre.
    }
analysis-hint-all-equal =
    { $count ->
        [one] Jest tylko jeden ruch.
        [few] Wszystkie { $count } ruchy są tu równie dobre.
        [many] Wszystkie ruchy ({ $count }) są tu równie dobre.
       *[other] Wszystkie ruchy ({ $count }) są tu równie dobre.
    }
analysis-hint-next = Następny w kolejności: { $move }, szansa na wygraną { $percent }%.

## Dlaczego ruch jest lepszy: Eksplodujące kotki

analysis-why-kittens-explode = Wybuchasz przed swoją następną turą w { $better }% gier, a nie w { $other }%.
analysis-why-kittens-kitten = Dobierasz eksplodującego kotka przed swoją następną turą w { $better }% gier, a nie w { $other }%.
analysis-why-kittens-defuse = Na początku następnej tury nadal masz kartę rozbrojenia w { $better }% gier, a nie w { $other }%.
analysis-why-kittens-cards =
    { $count ->
        [one] Następną turę zaczynasz, mając o { $count } kartę więcej.
        [few] Następną turę zaczynasz, mając o { $count } karty więcej.
        [many] Następną turę zaczynasz, mając o { $count } kart więcej.
       *[other] Następną turę zaczynasz, mając o { $count } karty więcej.
    }
analysis-why-kittens-out = { $player } wybucha przed Twoją następną turą w { $better }% gier, a nie w { $other }%.
analysis-why-kittens-wins = { $player } wygrywa w { $better }% gier, a nie w { $other }%.

## Dlaczego ruch jest lepszy: Czarujące kotki

analysis-why-wizardkittens-curse = Do końca swojej następnej tury pokonujesz klątwę w { $better }% gier, a nie w { $other }%.
analysis-why-wizardkittens-rival-curse = { $player } pokonuje klątwę do końca Twojej następnej tury w { $better }% gier, a nie w { $other }%.
analysis-why-wizardkittens-guilty = Kończysz grę z winą w { $better }% gier, a nie w { $other }%.
analysis-why-wizardkittens-points =
    { $count ->
        [one] Kończysz grę, mając o { $count } punkt więcej.
        [few] Kończysz grę, mając o { $count } punkty więcej.
        [many] Kończysz grę, mając o { $count } punktów więcej.
       *[other] Kończysz grę, mając o { $count } punktu więcej.
    }
analysis-why-wizardkittens-cards =
    { $count ->
        [one] Kończysz grę, mając w swoim obszarze o { $count } kartę mniej.
        [few] Kończysz grę, mając w swoim obszarze o { $count } karty mniej.
        [many] Kończysz grę, mając w swoim obszarze o { $count } kart mniej.
       *[other] Kończysz grę, mając w swoim obszarze o { $count } karty mniej.
    }
analysis-why-wizardkittens-wins = { $player } wygrywa w { $better }% gier, a nie w { $other }%.

## Dlaczego ruch jest lepszy: Wiedźmia Skała

analysis-why-witchstone-turn =
    { $count ->
        [one] Ta tura daje o { $count } PZ więcej.
        [few] Ta tura daje o { $count } PZ więcej.
        [many] Ta tura daje o { $count } PZ więcej.
       *[other] Ta tura daje o { $count } PZ więcej.
    }
analysis-why-witchstone-opens =
    { $count ->
        [one] W tej turze łączysz o { $count } obszar więcej.
        [few] W tej turze łączysz o { $count } obszary więcej.
        [many] W tej turze łączysz o { $count } obszarów więcej.
       *[other] W tej turze łączysz o { $count } obszaru więcej.
    }
analysis-why-witchstone-witches =
    { $count ->
        [one] W tej turze Twoje wiedźmy zajmują o { $count } obszar więcej.
        [few] W tej turze Twoje wiedźmy zajmują o { $count } obszary więcej.
        [many] W tej turze Twoje wiedźmy zajmują o { $count } obszarów więcej.
       *[other] W tej turze Twoje wiedźmy zajmują o { $count } obszaru więcej.
    }
analysis-why-witchstone-crystals =
    { $count ->
        [one] W tej turze na regał trafia o { $count } kryształ więcej.
        [few] W tej turze na regał trafiają o { $count } kryształy więcej.
        [many] W tej turze na regał trafia o { $count } kryształów więcej.
       *[other] W tej turze na regał trafia o { $count } kryształu więcej.
    }
analysis-why-witchstone-tokens =
    { $count ->
        [one] W tej turze zdobywasz o { $count } żeton magii więcej.
        [few] W tej turze zdobywasz o { $count } żetony magii więcej.
        [many] W tej turze zdobywasz o { $count } żetonów magii więcej.
       *[other] W tej turze zdobywasz o { $count } żetonu magii więcej.
    }
analysis-why-witchstone-scrolls =
    { $count ->
        [one] W tej turze zdobywasz o { $count } zwój więcej.
        [few] W tej turze zdobywasz o { $count } zwoje więcej.
        [many] W tej turze zdobywasz o { $count } zwojów więcej.
       *[other] W tej turze zdobywasz o { $count } zwoju więcej.
    }
analysis-why-witchstone-source =
    { $count ->
        [one] Na koniec masz o { $count } PZ więcej ({ NAME("witchstone-source", $detail) }).
        [few] Na koniec masz o { $count } PZ więcej ({ NAME("witchstone-source", $detail) }).
        [many] Na koniec masz o { $count } PZ więcej ({ NAME("witchstone-source", $detail) }).
       *[other] Na koniec masz o { $count } PZ więcej ({ NAME("witchstone-source", $detail) }).
    }
analysis-why-witchstone-rival =
    { $count ->
        [one] Najlepszy przeciwnik kończy grę, mając o { $count } PZ mniej.
        [few] Najlepszy przeciwnik kończy grę, mając o { $count } PZ mniej.
        [many] Najlepszy przeciwnik kończy grę, mając o { $count } PZ mniej.
       *[other] Najlepszy przeciwnik kończy grę, mając o { $count } PZ mniej.
    }
analysis-why-witchstone-wins = { $player } wygrywa w { $better }% gier, a nie w { $other }%.

## Analiza skończonej gry. Każda część mówi do jednego gracza.

analysis-title = Analiza
analysis-for = Dla gracza { $player }
analysis-judged = Ocena według gry botów i tego, co każdy gracz mógł wiedzieć.
analysis-kept =
    { $count ->
        [one] Przeciętna decyzja zachowuje { $percent }% Twoich szans ({ $count } decyzja).
        [few] Przeciętna decyzja zachowuje { $percent }% Twoich szans ({ $count } decyzje).
        [many] Przeciętna decyzja zachowuje { $percent }% Twoich szans ({ $count } decyzji).
       *[other] Przeciętna decyzja zachowuje { $percent }% Twoich szans ({ $count } decyzji).
    }
analysis-account = W porównaniu z równym podziałem wygranej: { $result } pkt. Własna gra { $own }, prezenty od innych { $gifts }, szczęście { $luck }.
analysis-label-blunder = gruby błąd
analysis-label-mistake = błąd
analysis-label-inaccuracy = niedokładność
analysis-played = Ruch { $number }, { NAME("analysis-label", $label) }: { $move }. Szansa na wygraną { $percent }% (± { $error }).
analysis-better = Lepiej: { $move }. Szansa na wygraną { $percent }% (± { $error }).
analysis-clean = Bez wyraźnych błędów.
analysis-moments = Punkty zwrotne
analysis-moment-chance = Ruch { $number }: los sprzyja graczowi { $player } (+{ $percent }%).
analysis-moment-choice = Ruch { $number }: na błędzie zyskuje { $player } (+{ $percent }%).
analysis-curve = Szanse na wygraną ruch po ruchu
analysis-curve-open = To samo z odkrytymi kartami
analysis-points = Punkty według źródła
analysis-running = Ruch { $done } z { $count }

## Ekran analizy w przeglądarce

analysis-page-of = { $title } · gracze: { $players } · ruchy: { $moves }
analysis-page-asking = Zamawiamy analizę…
analysis-page-waiting =
    { $count ->
        [0] Analiza zaraz się zacznie.
        [one] Przed Twoją w kolejce jest { $count } gra.
        [few] Przed Twoją w kolejce są { $count } gry.
        [many] Przed Twoją w kolejce jest { $count } gier.
       *[other] Przed Twoją w kolejce jest { $count } gry.
    }
analysis-page-running = Analiza ruchu { $done } z { $count }
analysis-page-running-note = Wykres rośnie z każdym ocenionym ruchem. Możesz wyjść i wrócić.
analysis-page-ready = Analiza jest gotowa.
analysis-page-failed = Analiza się nie udała. Gra i jej powtórka są bezpieczne.
analysis-page-offline = Brak połączenia. Analiza ruszy dalej, gdy wróci.
analysis-page-again = Spróbuj ponownie
analysis-page-chances = Szansa na wygraną
analysis-page-known = Wiedza graczy
analysis-page-open = Karty odkryte
analysis-page-known-note = Po każdym ruchu, według wiedzy gracza, który go wykonuje.
analysis-page-open-note = Przy wszystkich kartach odkrytych. W grze nikt tego nie wie.
analysis-page-start = początek
analysis-page-end = koniec
analysis-page-curve = { $player }: na początku { $first }%, potem od { $least }% do { $most }%, na końcu { $last }%.
analysis-page-slider = Ruch
analysis-page-at = Ruch { $number }, { $player }: { $chances }
analysis-page-chance = { $player } { $percent }%
analysis-page-table = Szanse w tabeli
analysis-page-move = Ruch
analysis-page-decision = Ruch { $number }
analysis-page-plain-move = { $player }: { $move }
analysis-page-cost = −{ $points } pkt szansy na wygraną (± { $error })
analysis-page-better = Lepiej
analysis-page-played = Zagrane
analysis-page-instead = zamiast
analysis-page-percent = { $percent }% (± { $error })
analysis-page-good = Nie ma lepszego ruchu. Szansa na wygraną { $percent }% (± { $error }).
analysis-page-close = { $move }: może lepiej, ale różnica jest za mała, by to rozstrzygnąć: { $percent }% (± { $error }) wobec { $other }% (± { $margin }).
analysis-page-equals =
    { $count ->
        [one] { $count } inny ruch jest równie dobry jak najlepszy.
        [few] { $count } inne ruchy są równie dobre jak najlepszy.
        [many] { $count } innych ruchów jest równie dobrych jak najlepszy.
       *[other] { $count } innego ruchu jest równie dobre jak najlepszy.
    }
analysis-page-no-reason = Rozegrane próbnie gry pokazują różnicę, ale nie jeden jej powód.
analysis-page-private = Ocenę tego ruchu widzi tylko { $player }.
analysis-page-replay = Pokaż w powtórce
analysis-page-previous = Poprzedni ruch
analysis-page-next = Następny ruch
analysis-page-next-mistake = Następny błąd
analysis-page-no-mistake = Brak zaznaczonych błędów
analysis-page-moments-none = Żaden ruch nie zmienia wiele.
analysis-page-moves = Ruchy
analysis-page-all = Wszystkie
analysis-page-marked = Zaznaczone
analysis-page-none-marked = Bez wyraźnych błędów. Dobra gra!
analysis-page-mark-good = dobrze
analysis-page-players = Szczęście i umiejętności
analysis-page-points-note = W punktach szansy na wygraną, względem równego podziału. Wynik = własna gra + prezenty + szczęście.
analysis-page-result = Wynik
analysis-page-own = Własna gra
analysis-page-gifts = Prezenty od innych
analysis-page-luck = Szczęście
analysis-page-kept = Przeciętna decyzja zachowuje { $percent }% szans
analysis-page-count =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
        [many] { $count } decyzji
       *[other] { $count } decyzji
    }
analysis-page-hardest = Najdroższy: ruch { $number }
analysis-page-account-private = Własna gra i prezenty: tylko dla gracza.
analysis-page-points = Punkty według rund i źródeł
analysis-page-points-of = Gracz
analysis-page-round = Runda { $round }
analysis-page-race = Wyścig
analysis-page-race-line = { $player }: { $points } PZ na końcu.
analysis-page-sum = Razem

## Gra dalej od wybranej pozycji i inny ruch na próbę

analysis-on = Graj dalej od tego miejsca
analysis-on-title = Graj dalej
analysis-on-about = Nowy stół zaczyna się po ruchu { $number } tej gry. Pozostałe miejsca zajmują boty i nic się nie liczy.
analysis-on-seat = Grasz jako
analysis-on-cards = Zakryte karty
analysis-on-drawn = Losowane na nowo
analysis-on-drawn-about = Karty niewidoczne dla gracza { $player } losujemy na nowo, tak by pasowały do jego wiedzy.
analysis-on-true = Takie jak były
analysis-on-true-about = Karty na rękach i w stosach są takie jak w grze, także te niewidoczne dla gracza { $player }.
analysis-on-start = Zaczynaj
analysis-what-if = A gdyby…
analysis-what-if-about = Spróbuj innego ruchu. Szansę liczymy z tego, co gracz mógł wiedzieć.
analysis-what-if-busy = Rozgrywam wiele partii z tym ruchem…
analysis-what-if-result = { $move }: { $percent }% (± { $error }). Zagrany ruch: { $other }% (± { $margin }).
analysis-what-if-better = Lepiej o { $points } pkt szansy na wygraną.
analysis-what-if-worse = Gorzej o { $points } pkt szansy na wygraną.
analysis-what-if-same = Bez wyraźnej różnicy.
