### Raport z turnieju albo z katalogu zapisów: strona z obrazkami.
###
### $share, $low, $high, $par i inne odsetki są już zapisane, na przykład „12,5 %”; $name to bot, karta albo gra.

report-language = Polski
report-dark = Ciemno
report-title = Turniej: { $name }
report-title-records = Zapisane gry: { $name }
report-lead =
    { $count ->
        [one] { $count } gra; decyzji w niej: { $decisions }.
        [few] { $count } gry; decyzji w jednej średnio: { $decisions }.
        [many] { $count } gier; decyzji w jednej średnio: { $decisions }.
       *[other] { $count } gry; decyzji w jednej średnio: { $decisions }.
    }
report-interval = przedział 95 %: { $low } – { $high }
report-numbers = Liczby
report-footer = Strona programu Kociołek. Wspólna wygrana liczy się w części. Przedziały są Wilsona, rankingi z openskill (Plackett–Luce).

## Kto wygrywa

report-wins = Kto wygrywa
report-wins-lead = Na czele { $name }: { $share } swoich gier.
report-wins-alone = { $name } gra sam ze sobą, więc różnić mogą się tylko miejsca.
report-nobody = W { $share } gier nie wygrywa nikt.
report-shared = W { $share } gier kilka osób dzieli się wygraną.
report-par = po równo: { $share }
report-whiskers = Wąsy: przedział 95 %. Linia przerywana: udział każdego przy równych siłach.
report-seats = Czy miejsce ma znaczenie?
report-seats-matter = Ma: miejsce { $seat } wygrywa { $share } gier.
report-seats-alike = Nic na to nie wskazuje: przedział każdego miejsca obejmuje równy udział.
report-seats-caption = Miejsca liczą się od 0, jak w zapisach.
report-seat = Miejsce { $seat }
report-ratings = Rankingi
report-ratings-lead = Umiejętność po wszystkich grach; na początku każdy ma 25.
report-ratings-caption = Paski: po dwa odchylenia standardowe w każdą stronę.

## Jak przebiegają gry

report-lengths = Jak długie są gry
report-lengths-lead = Połowa gier ma najwyżej { $middle } decyzji; najdłuższa ma { $longest }.
report-lengths-axis = decyzje w grze
report-lengths-caption = Decyzja to ruch, w którym jest co wybierać. Linia przerywana: mediana.
report-length-mean = średnia
report-length-part = { $part } gier ma najwyżej
report-length-longest = najdłuższa
report-length-moves = średnia liczba ruchów, razem z wymuszonymi
report-endings = Jak kończą się gry
report-endings-lead = Najczęściej: { $name } ({ $share }).
report-points = Skąd są punkty
report-points-lead = Kto wygrywa, zdobywa średnio { $points } pkt.
report-winners = Wszyscy zwycięzcy

## Karty

report-cards-played = Karty, których zagranie wygrywa
report-cards-played-lead = Kto zagrywa kartę { $name }, wygrywa w { $share } przypadków; po równo byłoby { $par }.
report-cards-held = Karty, które warto mieć
report-cards-held-lead = Kto ma kiedyś kartę { $name }, wygrywa w { $share } przypadków; po równo byłoby { $par }.
report-cards-ends = Obrazek pokazuje najlepsze i najgorsze z nich.
report-cards-caption = Kółko: odsetek wszystkich graczy. Kropka: odsetek zwycięzców. Liczba: jak często wygrywa, kto ją ma. Zwycięzcy grają też dłużej, więc spotykają więcej kart.

## Boty i maszyna

report-speed = Jak szybko decydują
report-speed-lead = Czas jednej odpowiedzi na maszynie, która grała.
report-speed-caption = Kropka: mediana. Pasek: do wartości, poniżej której jest 95 na 100 odpowiedzi.
report-faults = Odesłani od stołu
report-faults-lead =
    { $count ->
        [one] { $count } raz bot uległ awarii, oszukiwał albo myślał za długo; tę grę przegrywa.
        [few] { $count } razy bot uległ awarii, oszukiwał albo myślał za długo; taką grę przegrywa.
        [many] { $count } razy bot uległ awarii, oszukiwał albo myślał za długo; taką grę przegrywa.
       *[other] { $count } razy bot uległ awarii, oszukiwał albo myślał za długo; taką grę przegrywa.
    }
report-setup = Ustawienie
report-setup-game = Gra
report-setup-games = Liczba gier
report-setup-seats = Miejsca
report-setup-bots = Boty
report-setup-seed = Ziarno
report-setup-iterations = Iteracje na odpowiedź
report-setup-milliseconds = Milisekundy czasu procesora na odpowiedź
report-setup-skipped = Pominięte zapisy gier przerwanych
report-timed = Niektóre boty myślą na czas, więc następnym razem wynik trochę się zmieni.
report-uneven = Liczba gier nie daje pełnych rund: miejsca są równe tylko z dokładnością do jednej rundy.

## Kolumny tabel

report-column-player = Gracz
report-column-seat = Miejsce
report-column-wins = Wygrane
report-column-played = Rozegrane
report-column-share = Odsetek
report-column-interval = Przedział 95 %
report-column-decided = Z rozstrzygniętych gier
report-column-skill = Umiejętność
report-column-deviation = Odchylenie
report-column-sure = Z pewnością co najmniej
report-column-measure = Gry
report-column-decisions = Decyzje
report-column-ending = Zakończenie
report-column-games = Gry
report-column-sum = Suma
report-column-card = Karta
report-column-of-players-played = Zagrało ze wszystkich
report-column-of-winners-played = Zagrało ze zwycięzców
report-column-of-players-held = Miało ze wszystkich
report-column-of-winners-held = Miało ze zwycięzców
report-column-players = Gracze
report-column-won = Wygrywa
report-column-answers = Odpowiedzi
report-column-median = Mediana
report-column-most = 95 na 100 poniżej
report-column-longest = Najdłużej
report-column-game = Gra
report-column-reason = Powód
report-column-detail = Szczegół
