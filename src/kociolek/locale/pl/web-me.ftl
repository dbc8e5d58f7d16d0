### Moje gry i moje konto.

## Moje gry

web-me-title =
    { $turns ->
        [0] Moje gry
        [one] { $turns } stół czeka na Ciebie
        [few] { $turns } stoły czekają na Ciebie
        [many] { $turns } stołów czeka na Ciebie
       *[other] { $turns } stołu czeka na Ciebie
    }
web-me-running = W toku
web-me-waiting = Czekają na graczy
web-me-finished = Zakończone
web-me-filter = Gra
web-me-all = Wszystkie
web-me-search = Szukaj po imieniu przeciwnika
web-me-won = Wygrana
web-me-won-shared = Wspólna wygrana
web-me-place = { $place }. miejsce z { $seats }
web-me-left = Gra oddana
web-me-stopped = Przerwana
web-me-nobody = Bez zwycięzcy
web-me-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-me-points-best = { $points } do { $best }
web-me-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
web-me-box = własne pudełko: { $name }
web-me-analysis = Analiza
web-me-analysis-of = Analiza: { $what }
web-me-replay-of = Powtórka: { $what }
web-me-rematch-of = Rewanż: { $what }
web-me-more = Pokaż więcej
web-me-found =
    { $count ->
        [0] Nie znaleziono gier.
        [one] Widać { $count } grę.
        [few] Widać { $count } gry.
        [many] Widać { $count } gier.
       *[other] Widać { $count } gry.
    }
web-me-empty = Nie ma tu jeszcze zakończonych gier. Zagraj, a gra zostanie na tej liście.
web-me-none = Nie ma gier z „{ $name }”.
web-me-none-game = Nie ma jeszcze zakończonych gier tego rodzaju.
web-me-deadline = czas do: { $time }
web-me-first-lesson = Pierwsze tury krok po kroku
web-me-known = Tyle Kociołek wiedział ostatnio, { $when }. Powtórki i boty wymagają serwera.
web-me-notices = Powiadomienia
web-me-club = Wieczory klubowe
web-me-play = Zagraj
web-me-export = Zapisz wszystkie zapisy gier
web-me-export-about = Jedno archiwum z plikiem każdej gry, także dla wiersza poleceń.

## Moje konto

web-me-guest = Zachowaj swoje gry
web-me-guest-about = Jesteś gościem, którego zna tylko ta przeglądarka. Z loginem imię i gry zostaną, na każdym urządzeniu.
web-me-secure = Zachowaj
web-me-account = Moje konto
web-me-account-about = Twój login: { $login }.
web-me-account-open = Konto
web-me-name-kept = Imię i wszystkie gry zostają bez zmian. E-mail nie jest potrzebny.
web-me-login = Login
web-me-login-help = Od 3 do 24 znaków: litery a–z, cyfry, _ albo -
web-me-password = Hasło
web-me-password-help = Co najmniej 8 znaków.
web-me-password-show = Pokaż hasło
web-me-keep = Zachowaj imię i gry
web-me-have = Mam już konto
web-me-signin = Zaloguj
web-me-signin-guest = Grasz tu jako gość { $name }. Gry tego gościa pozostaną osobno: zalogowanie nie przeniesie ich na Twoje konto.
web-me-forgot = Nie pamiętasz hasła?
web-me-recover = Ustaw nowe hasło
web-me-recover-about = Kod odzyskiwania ustawia nowe hasło i wylogowuje wszystkie urządzenia.
web-me-code = Kod odzyskiwania
web-me-code-about = Widać go tylko teraz. Gdy zapomnisz hasła, ten kod otworzy Twoje konto: zapisz go.
web-me-code-copy = Kopiuj
web-me-code-copied = Skopiowano
web-me-code-done = Mam go
web-me-back = Wróć
web-me-devices = Zalogowane urządzenia
web-me-device-this = To urządzenie
web-me-device-unknown = Nieznane urządzenie
web-me-device-now = teraz
web-me-device-out = Wyloguj
web-me-device-out-of = Wyloguj: { $label }
web-me-devices-out = Wyloguj wszystkie inne urządzenia
web-me-change = Zmień hasło
web-me-old = Stare hasło
web-me-new = Nowe hasło
web-me-change-about = Wszystkie inne urządzenia zostaną wylogowane.
web-me-changed = Hasło zmienione, wszystkie inne urządzenia są wylogowane.
web-me-data = Moje dane
web-me-data-export = Zapisz moje dane
web-me-signout = Wyloguj tutaj
web-me-delete = Usuń moje konto
web-me-delete-about = Twoje imię zniknie z każdej gry; same gry zostaną dla tych, którzy z Tobą grali. Nie da się tego cofnąć.
web-me-delete-sure = Usunąć { $login } na zawsze?
web-me-delete-do = Usuń na zawsze
web-me-cancel = Anuluj

## Rankingi

web-me-ratings = Rankingi
web-me-ratings-mine = Moje rankingi
web-me-ratings-none = Jeszcze żadnej gry rankingowej. Kto otwiera stół, może włączyć ranking.
web-me-ratings-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }, { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
        [many] { $wins } wygranych
       *[other] { $wins } wygranej
    }
web-me-ratings-provisional = Znak zapytania znaczy: za mało gier, żeby znać go dobrze. Jeszcze kilka i trafisz na listę.
web-me-ratings-curve =
    { $count ->
        [one] Ranking po ostatniej grze: { $last }
        [few] Ranking w ostatnich { $count } grach: od { $first } do { $last }
        [many] Ranking w ostatnich { $count } grach: od { $first } do { $last }
       *[other] Ranking w ostatnich { $count } grach: od { $first } do { $last }
    }
web-me-to-games = Moje gry
web-me-size = Miejsca
web-me-size-2 = 2 miejsca
web-me-size-3-4 = 3–4 miejsca
web-me-size-5 = 5 i więcej
web-me-against = Przeciwnicy
web-me-against-people = ludzie
web-me-against-bots = boty
web-me-against-programs = programy
web-me-month = Miesiąc
web-me-month-now = Rankingi na dziś
web-me-leaders = Najlepsi
web-me-leaders-none = Na tej liście nikogo jeszcze nie ma.
web-me-leaders-about = Na liście są konta z wystarczającą liczbą gier rankingowych. Boty mają stałe rankingi, zmierzone w grach między nimi; średni bot ma 1500.
web-me-bot = bot
web-me-program = program
web-me-you = Ty

# Ludzie i profile
web-me-people = Ludzie
web-me-played-with = Wspólne gry
web-me-people-none = Jeszcze nikogo tu nie ma. Na tej liście są osoby, z którymi masz za sobą wspólną grę.
web-me-together =
    { $count ->
        [one] { $count } wspólna gra
        [few] { $count } wspólne gry
        [many] { $count } wspólnych gier
       *[other] { $count } wspólnej gry
    }
web-me-together-title = Wasze gry
web-me-together-score = wygrane: Twoje { $mine }, tego gracza { $theirs }
web-me-presence-here = jest tutaj
web-me-presence-playing = gra
web-me-invite = Zaproś
web-me-invite-name = Zaproś gracza { $name }
web-me-invited = Zaproszenie wysłane
web-me-invited-name = Zaproszenie dla gracza { $name } wysłane.
web-me-invitations = Zaproszenia
web-me-invites-you = { $name } zaprasza Cię do stołu
web-me-join = Otwórz
web-me-decline = Nie teraz
web-me-decline-name = Nie teraz: zaproszenie gracza { $name }
web-me-seen = Co widzą inni
web-me-allow-presence = Pokazuj, że tu jestem
web-me-allow-presence-help = Tylko osobom, z którymi masz za sobą wspólną grę.
web-me-allow-profile = Pokazuj mój profil wszystkim
web-me-allow-profile-help = Gry, rankingi i najlepsze momenty. Wspólne gry widzą zawsze osoby, które w nich grały.
web-me-allow-listed = Pokazuj mnie w rankingach serwera
web-me-allow-listed-help = Imię i ranking, gdy przestanie być tymczasowy.
web-me-profile = Profil
web-me-profile-own = Mój profil
web-me-profile-closed = Ten gracz nikomu nie pokazuje profilu. Widzisz tylko Wasze wspólne gry.
web-me-profile-games = Gry
web-me-profile-more = Policzone z ostatnich 500 gier.
web-me-since = Pierwsza wizyta: { $date }
web-me-favourite =
    { $count ->
        [one] Ulubione: { $name } ({ $count } gra)
        [few] Ulubione: { $name } ({ $count } gry)
        [many] Ulubione: { $name } ({ $count } gier)
       *[other] Ulubione: { $name } ({ $count } gry)
    }
web-me-moments = Najlepsze momenty
web-me-moment-streak =
    { $number ->
        [one] { $number } wygrana z rzędu
        [few] { $number } wygrane z rzędu
        [many] { $number } wygranych z rzędu
       *[other] { $number } wygranej z rzędu
    }
web-me-moment-points =
    { $number ->
        [one] Wygrana z wynikiem { $number } punkt
        [few] Wygrana z wynikiem { $number } punkty
        [many] Wygrana z wynikiem { $number } punktów
       *[other] Wygrana z wynikiem { $number } punktu
    }
web-me-moment-crowd =
    { $number ->
        [one] { $number } pokonany rywal przy jednym stole
        [few] { $number } pokonanych rywali przy jednym stole
        [many] { $number } pokonanych rywali przy jednym stole
       *[other] { $number } pokonanego rywala przy jednym stole
    }
web-me-moment-peak = Najwyższy ranking: { $number }
web-me-do = Co możesz zrobić
web-me-block = Zablokuj
web-me-blocked = na liście zablokowanych
web-me-blocked-people = Zablokowane osoby
web-me-block-about = Zablokowane osoby nie mogą Cię zapraszać, siadać przy Twoich stołach ani oglądać Twojego profilu, a Ty nie widzisz ich wiadomości. Nie dowiedzą się o tym.
web-me-unblock = Odblokuj
web-me-unblock-name = Odblokuj gracza { $name }

# Klucze dostępu i kod dla drugiego urządzenia
web-me-keys = Klucze dostępu
web-me-keys-about = Logujesz się odciskiem palca, twarzą albo blokadą ekranu. Nic tajnego nie opuszcza urządzenia.
web-me-keys-last = To konto otworzy teraz tylko kod odzyskiwania. Dodaj klucz dostępu albo ustaw hasło.
web-me-key-add = Dodaj klucz dostępu
web-me-key-remove = Usuń
web-me-key-remove-of = Usuń klucz dostępu: { $label }
web-me-key-signin = Zaloguj kluczem dostępu
web-me-key-none = Nie podano klucza dostępu. Spróbuj jeszcze raz albo użyj hasła.
web-me-with-key = Wolę klucz dostępu
web-me-with-password = Wolę hasło
web-me-link = Dodaj drugie urządzenie
web-me-link-about = Zeskanuj ten kod drugim urządzeniem. Działa przez pięć minut, jeden raz.
web-me-link-qr = Kod QR dla drugiego urządzenia
web-me-link-type = Bez aparatu? Otwórz tam { $address } i przepisz kod.
web-me-link-asked = Pewne urządzenie chce zalogować się jako Ty: { $label }. Powinno pokazywać tę liczbę:
web-me-link-check = Zgódź się tylko wtedy, gdy masz to urządzenie w ręku.
web-me-link-yes = Tak, to moje
web-me-link-no = Nie
web-me-link-coming = Zgoda dana. Drugie urządzenie zaraz się zaloguje.
web-me-link-done = Drugie urządzenie jest zalogowane.
web-me-link-gone = Kod stracił ważność.
web-me-link-new = Nowy kod
web-me-link-have = Mam kod z innego urządzenia
web-me-link-here = Zaloguj się kodem
web-me-link-code = Kod z drugiego urządzenia
web-me-link-go = Dalej
web-me-link-wait = Potwierdź na urządzeniu, na którym grasz jako { $name }. Oba pokazują tę liczbę:
web-me-link-leaves = To urządzenie używa konta { $login }. Kod wyloguje je tutaj.

# Strona bota
web-me-bot-to-ratings = Rankingi
web-me-bot-how = Jak gra
web-me-bot-fair = Wie tylko tyle, ile wolno wiedzieć z jego miejsca, tak jak Ty.
web-me-bot-strength = Rankingi
web-me-bot-strength-about = Zmierzone w grach botów między sobą. Średni bot ma 1500.
web-me-bot-play = Zagraj z nim
web-me-bot-met = Przeciw Tobie
web-me-bot-met-none = Nie masz jeszcze skończonej gry z tym botem.
web-me-bot-met-share =
    { $count ->
        [one] Wygrane: { $wins } z { $count } gry, { $share } %
        [few] Wygrane: { $wins } z { $count } gier, { $share } %
        [many] Wygrane: { $wins } z { $count } gier, { $share } %
       *[other] Wygrane: { $wins } z { $count } gry, { $share } %
    }
web-me-bot-met-even = Równy podział to { $share } %.
web-me-bot-random =
    .good = nie da się go przejrzeć, bo niczego nie planuje
    .weak = wyrzuca dobre karty i wchodzi w każde niebezpieczeństwo
web-me-bot-beginner =
    .good = widzi duże grupy i punkty, które ma przed nosem
    .weak = patrzy, co ruch daje od razu, a nie co da później
web-me-bot-easy =
    .good = na ogół wie, który ruch jest dobry
    .weak = mało liczy i czasem gra bez namysłu
web-me-bot-medium =
    .good = liczy karty i waży każdą z niebezpieczeństwem
    .weak = nie patrzy dalej niż na ten ruch
web-me-bot-hard =
    .good = rozgrywa swoje ruchy w wielu rozdaniach, które pasują do tego, co widział
    .weak = potrzebuje czasu i nie sięga dalekich planów
web-me-bot-expert =
    .good = rozgrywa swoje ruchy do końca wielu gier
    .weak = sądzi, że wszyscy grają tak, jak on bez namysłu
web-me-bot-cautious =
    .good = trzyma karty na chwilę, gdy będą potrzebne
    .weak = widzi niebezpieczeństwo tam, gdzie prawie go nie ma, i wydaje na to karty
web-me-bot-vengeful =
    .good = bierze na cel tych, którzy coś mu zabrali, i chętnie kradnie
    .weak = na zemstę wydaje karty, które by mu się przydały
web-me-bot-chaotic =
    .good = nikt nie zgadnie jego następnego ruchu
    .weak = szasta kartami i ufa stosowi, któremu nie powinien
web-me-bot-eager =
    .good = kończy klątwy, które inni już porzucili
    .weak = poluje dalej, choć profesor Pazurek jest już blisko
web-me-bot-tidy =
    .good = ma czyste łapki, gdy przychodzi profesor Pazurek
    .weak = zostawia klątwy innym, nawet gdy wszystkie sześć zaraz padnie
