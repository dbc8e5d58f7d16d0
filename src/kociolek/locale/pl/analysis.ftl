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
analysis-waiting = Czeka na swoją kolej
analysis-make = Analizuj grę
analysis-impossible = Ta gra nie dobiegła końca, więc nie ma czego analizować.
analysis-all = Pokaż wszystko
