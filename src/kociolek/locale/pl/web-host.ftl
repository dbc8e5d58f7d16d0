### Strony gospodarza serwera, prywatności i zgłoszeń.

## Strona gospodarza

web-host-title = Strona gospodarza
web-host-well = wszystko gra
web-host-signin-about = To strona gospodarza tego serwera. Zaloguj się na jego konto.
web-host-login = Login
web-host-password = Hasło
web-host-signin = Zaloguj się
web-host-make-account = Załóż konto
web-host-recovery = Twój kod odzyskiwania: { $code }. Zapisz go; więcej się nie pokaże.
web-host-not = To konto nie jest gospodarzem tego serwera.
web-host-code-about = Serwer bez gospodarza wypisuje przy starcie kod. Wpisz go tutaj, aby zostać gospodarzem.
web-host-code = Kod
web-host-claim = Zostań gospodarzem
web-host-tables-count = stoły w grze
web-host-people = osoby teraz tutaj
web-host-lag = najdłuższa przerwa
web-host-ms = { $value } ms
web-host-load =
    { $cores ->
        [one] obciążenie { $cores } rdzenia
        [few] obciążenie { $cores } rdzeni
        [many] obciążenie { $cores } rdzeni
       *[other] obciążenie { $cores } rdzenia
    }
web-host-store = baza, wolne { $free } GB
web-host-mb = { $value } MB
web-host-backup-last = ostatnia kopia
web-host-backup-none = brak
web-host-tables = Stoły
web-host-tables-none = W tej chwili nikt nie gra.
web-host-table-seats =
    { $people ->
        [one] { $people } osoba na { $seats }
        [few] { $people } osoby na { $seats }
        [many] { $people } osób na { $seats }
       *[other] { $people } osoby na { $seats }
    }
web-host-table-here = obecni: { $here }
web-host-table-latency = odpowiedź w { $value } ms
web-host-table-box = własne pudełko: { $name }
web-host-status-playing = gra
web-host-status-waiting = czeka
web-host-status-idle = nikogo nie ma
web-host-open = Otwórz
web-host-close = Zamknij
web-host-close-title = Zamknąć { $code }?
web-host-close-about = Gra skończy się bez wyniku. Wszyscy przy stole przeczytają powód.
web-host-reason = Powód
web-host-clean = Zamknij puste stoły
web-host-cleaned =
    { $count ->
        [0] Żaden stół nie był pusty.
        [one] Zamknięto { $count } stół.
        [few] Zamknięto { $count } stoły.
        [many] Zamknięto { $count } stołów.
       *[other] Zamknięto { $count } stołu.
    }
web-host-reports = Zgłoszenia
web-host-reports-none = Nie ma otwartych zgłoszeń.
web-host-report-by =
    { $count ->
        [one] zgłasza { $count } osoba, { $ago }
        [few] zgłaszają { $count } osoby, { $ago }
        [many] zgłasza { $count } osób, { $ago }
       *[other] zgłasza { $count } osoby, { $ago }
    }
web-host-report-lines = Wiersze wokół tej wypowiedzi; nic więcej ze stołu nie jest przechowywane.
web-host-reason-chat = to, co pisze
web-host-reason-name = imię
web-host-reason-play = sposób gry
web-host-reason-other = coś innego
web-host-mute-day = Wycisz na dzień
web-host-ban-week = Zablokuj na tydzień
web-host-nothing = Wszystko w porządku
web-host-bans = Blokady i wyciszenia
web-host-bans-none = Nikt nie jest zablokowany ani wyciszony.
web-host-ban-until = do { $time }
web-host-ban-ever = na zawsze
web-host-ban-kind-ban = blokada
web-host-ban-kind-mute = wyciszenie
web-host-lift = Zdejmij
web-host-ban-new = Zablokuj albo wycisz
web-host-ban-who = Login
web-host-ban-how = Na jak długo
web-host-hours-24 = na dzień
web-host-hours-168 = na tydzień
web-host-hours-0 = na zawsze
web-host-ban-address = także adres
web-host-ban-do = Zablokuj
web-host-mute-do = Wycisz
web-host-announce = Ogłoszenie
web-host-announce-text = Co wszyscy powinni wiedzieć
web-host-announce-minutes = Restart za ile minut (puste: bez restartu)
web-host-announce-do = Ogłoś wszystkim
web-host-announce-undo = Wycofaj
web-host-announce-now = Wszyscy czytają teraz:
web-host-backups = Kopie
web-host-backups-off = Ten serwer nie zna folderu na kopie.
web-host-backups-empty = Nie ma jeszcze żadnej kopii.
web-host-backup-failed = Ostatnia kopia się nie udała
web-host-backup-failed-text = Sprawdź dysk i dziennik, a potem zrób kopię jeszcze raz. Starsze kopie zostały.
web-host-backup-verified = { $value } MB · odczytana i porównana
web-host-backup-now = Zrób kopię teraz
web-host-backup-save = Pobierz
web-host-acts = Co robili gospodarze
web-host-acts-none = Jeszcze nic.
web-host-act-claim = – nowy gospodarz
web-host-act-close = – zamknięty stół: { $target }
web-host-act-ban = – blokada: { $target }
web-host-act-mute = – wyciszenie: { $target }
web-host-act-lift-ban = – zdjęta blokada: { $target }
web-host-act-lift-mute = – zdjęte wyciszenie: { $target }
web-host-act-dismiss = – nic złego: { $target }
web-host-act-clean = – zamknięte puste stoły: { $target }
web-host-act-announce = – ogłoszenie: { $target }
web-host-act-backup = – nowa kopia
web-host-act-download = – pobrana kopia: { $target }
web-host-done = Gotowe.
web-host-cancel = Anuluj

## Prywatność i moje dane

web-host-privacy-title = Prywatność
web-host-privacy-who = Kto przechowuje dane
web-host-privacy-contact = Ten serwer prowadzi { $contact }.
web-host-privacy-contact-none = Gospodarz tego serwera nie podał, kto go prowadzi.
web-host-privacy-what = Co jest przechowywane i jak długo
web-host-privacy-name = Twoje imię i login, jeśli masz konto. Z haseł zostają tylko skróty, których nikt nie odczyta.
web-host-privacy-guest =
    { $days ->
        [0] Goście zostają, dopóki sami się nie usuną.
        [one] Goście, którzy nie wracają, znikają po { $days } dniu.
        [few] Goście, którzy nie wracają, znikają po { $days } dniach.
        [many] Goście, którzy nie wracają, znikają po { $days } dniach.
       *[other] Goście, którzy nie wracają, znikają po { $days } dnia.
    }
web-host-privacy-account = Konto zostaje, dopóki go nie usuniesz.
web-host-privacy-games =
    { $days ->
        [0] Gry, ze wszystkimi ruchami i imionami graczy, zostają bez ograniczeń.
        [one] Gry, ze wszystkimi ruchami i imionami graczy, znikają { $days } dzień po ostatnim ruchu.
        [few] Gry, ze wszystkimi ruchami i imionami graczy, znikają { $days } dni po ostatnim ruchu.
        [many] Gry, ze wszystkimi ruchami i imionami graczy, znikają { $days } dni po ostatnim ruchu.
       *[other] Gry, ze wszystkimi ruchami i imionami graczy, znikają { $days } dnia po ostatnim ruchu.
    }
web-host-privacy-chat = Rozmowy nie są przechowywane: znikają, gdy stół się zamknie albo strona się odświeży. Tylko zgłoszenie zachowuje kilka wierszy.
web-host-privacy-reports =
    { $days ->
        [0] Zgłoszenia i wiersze rozmów w nich zostają bez ograniczeń.
        [one] Zamknięte zgłoszenia i wiersze rozmów w nich znikają po { $days } dniu.
        [few] Zamknięte zgłoszenia i wiersze rozmów w nich znikają po { $days } dniach.
        [many] Zamknięte zgłoszenia i wiersze rozmów w nich znikają po { $days } dniach.
       *[other] Zamknięte zgłoszenia i wiersze rozmów w nich znikają po { $days } dnia.
    }
web-host-privacy-address = Twój adres służy do obrony przed zalewem i jest zapominany. Zostaje tylko wtedy, gdy gospodarz go zablokuje.
web-host-privacy-cookie =
    { $days ->
        [one] Jedno ciasteczko pamięta Cię przez { $days } dzień. Innych nie ma i nikt nie liczy Twoich wizyt.
        [few] Jedno ciasteczko pamięta Cię przez { $days } dni. Innych nie ma i nikt nie liczy Twoich wizyt.
        [many] Jedno ciasteczko pamięta Cię przez { $days } dni. Innych nie ma i nikt nie liczy Twoich wizyt.
       *[other] Jedno ciasteczko pamięta Cię przez { $days } dnia. Innych nie ma i nikt nie liczy Twoich wizyt.
    }
web-host-privacy-backups = Kopie zapasowe zawierają to wszystko, dopóki nie zastąpią ich nowsze.
web-host-privacy-others = Nikt inny niczego nie dostaje. Strona nie pobiera niczego z innych witryn.
web-host-privacy-mine = Twoje dane
web-host-privacy-mine-none = W tej przeglądarce jeszcze nikt tu nie grał, więc nic o Tobie nie ma.
web-host-privacy-export = Zapisz moje dane
web-host-privacy-export-about = Plik ze wszystkim, co ten serwer o Tobie przechowuje: imię, urządzenia, gry i Twoje ruchy.
web-host-privacy-delete = Usuń mnie
web-host-privacy-delete-about = Twoje imię zniknie z każdej gry; same gry zostaną dla tych, którzy z Tobą grali. Z gier, które jeszcze trwają, odejdziesz. Nie da się tego cofnąć.
web-host-privacy-delete-sure = Usunąć { $name } na zawsze?
web-host-privacy-deleted = Twoje dane usunięto.

## Zgłoszenia

web-host-complaint-title = Zgłoś gracza
web-host-complaint-about = Przeczyta to gospodarz serwera, razem z ostatnimi wierszami rozmowy wokół tej wypowiedzi.
web-host-complaint-who = Kogo
web-host-complaint-why = Z powodu
web-host-complaint-text = Co się stało (nieobowiązkowe)
web-host-complaint-send = Wyślij
web-host-complaint-sent = Wysłano. Dziękujemy.
web-host-complaint-again = Ten gracz jest już przez Ciebie zgłoszony; gospodarz się tym zajmie.
web-host-complaint-nobody = Zgłosić można tylko ludzi, a nikogo innego tu nie ma.
