### Wieczory klubowe.

web-club-title = Wieczory klubowe
web-club-about = Kilka rund przy wielu stołach: Kociołek rozsadza wszystkich, liczy punkty i pokazuje klasyfikację.
web-club-mine = Moje wieczory
web-club-none = Nie ma jeszcze wieczorów.
web-club-open = Otwórz wieczór
web-club-name = Nazwa wieczoru
web-club-game = Gra
web-club-seats = Miejsca przy stole
web-club-rounds = Rundy
web-club-minutes = Minuty na rundę
web-club-minutes-help = 0: bez limitu
web-club-form-swiss = Nowi przeciwnicy, równe punkty
web-club-form-even = Każdy z każdym po równo (do 8)
web-club-form = Rozsadzanie
web-club-duplicate = To samo rozdanie przy każdym stole
web-club-final = Stół finałowy najlepszych
web-club-rated-help = Gry z co najmniej dwiema osobami liczą się do rankingu. Wtedy nie ma podpowiedzi, a kto odejdzie albo nie wróci, przegrywa.
web-club-bots = Boty dopełniają stoły
web-club-again = Kontynuuj ten cykl
web-club-code = Kod: { $code }
web-club-join = Biorę udział
web-club-leave = Rezygnuję
web-club-remove-of = Usuń: { $name }
web-club-remove = Usuń
web-club-remove-sure = Usunąć na stałe?
web-club-weed = Usuń gracza
web-club-invite = Dołączanie
web-club-invite-about = Zeskanuj kod telefonem albo wpisz te znaki na pierwszej stronie.
web-club-qr = Adres tego wieczoru jako kod QR
web-club-next = Zacznij rundę { $number }
web-club-next-final = Zacznij stół finałowy
web-club-time = Koniec czasu
web-club-close = Zakończ wieczór
web-club-print = Drukuj
web-club-table = Do mojego stołu
web-club-watch = Otwórz
web-club-standings = Klasyfikacja
web-club-rank = Miejsce
web-club-player = Gracz
web-club-points = Punkty
web-club-wins = Wygrane
web-club-games = Gry
web-club-opponents = Przeciwnicy
web-club-round = Runda { $number }
web-club-round-final = Stół finałowy
web-club-until = do { $time }
web-club-byes = Wolny los: { $names }
web-club-decided = rozstrzygnięte po upływie czasu
web-club-deal = Rozdanie { $commitment }
web-club-status-open = Zapisy otwarte. Uczestnicy: { $count }
web-club-status-playing = Trwa runda { $round } z { $rounds }
web-club-status-between = Przerwa: rozegrane rundy { $round } z { $rounds }
web-club-status-over = Zakończony
web-club-out = rezygnacja
web-club-series = Cykl
web-club-place-of = { $name }: { $place }
web-club-bot = Bot
web-club-people = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
