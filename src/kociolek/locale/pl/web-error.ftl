### Co poszło nie tak, słowami gracza. Komunikaty dla programów są w cli.ftl.

## Wejście

web-error-table-unknown = Tego stołu nie ma albo już go nie ma. Sprawdź link.
web-error-code-unknown = Żaden otwarty stół nie ma takiego kodu. Sprawdź go.
web-error-table-full = Brak wolnych miejsc. Oglądaj albo znajdź inny stół.
web-error-no-spectators = Ten stół nie wpuszcza widzów. Zajmij miejsce albo znajdź inny stół.
web-error-kicked-before = Gospodarz usunął Cię od tego stołu. Znajdź inny.
web-error-server-busy = Serwer jest zajęty trwającymi grami. Spróbuj za chwilę.
web-error-seat-guarded = Gracza z tego miejsca usunięto. Ktoś nowy może je zająć tylko za zgodą wszystkich graczy.
web-error-seat-not-guarded = Z tego miejsca nikogo nie usunięto.
web-error-seat-taken = To miejsce jest zajęte. Wybierz inne.
web-error-programs-only = Przy tym stole grają tylko programy: zegar jest dla ludzi za szybki. Wybierz inny stół.
web-error-not-seated = Nie siedzisz przy tym stole. Najpierw zajmij miejsce.
web-error-who-are-you = Jeszcze się nie znamy. Najpierw podaj swoje imię.
web-error-name-bad = Imię musi mieć choć jedną literę i żadnych niewidocznych znaków. Wybierz inne.

## Gospodarz

web-error-host-only = To może zrobić tylko gospodarz.
web-error-seats-free = Są jeszcze wolne miejsca. Zaproś kogoś albo posadź boty.
web-error-seat-not-a-player = Nikt tam nie siedzi. Wybierz inne miejsce.
web-error-unknown-seat = Przy tym stole nie ma takiego miejsca. Wybierz inne.
web-error-unknown-bot = Nie ma takiego bota. Wybierz go z listy.
web-error-too-many-bots = Botów jest więcej niż miejsc. Usuń bota albo dodaj miejsce.
web-error-too-many-seated =
    { $seats ->
        [one] Grać może tylko { $seats } osoba. Poproś pozostałych, żeby wstali.
        [few] Grać mogą tylko { $seats } osoby. Poproś pozostałych, żeby wstali.
        [many] Grać może tylko { $seats } osób. Poproś pozostałych, żeby wstali.
       *[other] Grać może tylko { $seats } osoby. Poproś pozostałych, żeby wstali.
    }
web-error-too-many-tables =
    { $most ->
        [one] Możesz mieć { $most } otwarty stół. Najpierw go zamknij.
        [few] Możesz mieć { $most } otwarte stoły. Najpierw zamknij któryś.
        [many] Możesz mieć { $most } otwartych stołów. Najpierw zamknij któryś.
       *[other] Możesz mieć { $most } otwartego stołu. Najpierw zamknij któryś.
    }
web-error-window-bad = W tym tempie czas na reakcję to { $low }–{ $high } s. Wybierz coś pomiędzy.
web-error-rated-uneven = Gra z utrudnieniami się nie liczy. Wyłącz rankingową albo daj wszystkim to samo.
web-error-rated-kick = Z gry rankingowej nikogo nie można usunąć. Kto nie wraca, i tak przegrywa.
web-error-seats-out-of-range = To wydanie jest na { $low }–{ $high } graczy, nie na { $seats }.
web-error-players-out-of-range = Ta gra jest na { $low }–{ $high } graczy, nie na { $seats }.
web-error-chaos-mode-not-for-two = Wariant zamętu jest dla 3–4 graczy, nie dla { $seats }.
web-error-new-rules-need-paws = Żadna nowa zasada w tym pudełku nie ma łapek, więc dla tylu graczy nie ma żadnej. Wybierz innego kota zamętu.
web-error-option-needs-edition = Opcja „{ NAME("kittens-option", $option) }” nic nie zmienia w tym wydaniu. Wyłącz ją albo wybierz inne wydanie.
web-error-option-needs-expansion = Opcja „{ NAME("kittens-option", $option) }” nic nie zmienia bez dodatku. Wyłącz ją albo dołącz dodatek.
web-error-option-needs-chaos-mode = Opcja „{ NAME("wizardkittens-option", $option) }” działa tylko w wariancie zamętu. Wyłącz ją albo wybierz ten wariant.
web-error-option-needs-two-kittens = Opcja „{ NAME("wizardkittens-option", $option) }” działa tylko przy dwóch graczach. Wyłącz ją albo zmień liczbę graczy.
web-error-option-needs-advanced-kittens = Opcja „{ NAME("wizardkittens-option", $option) }” działa tylko z arcykotkami. Wyłącz ją albo je dołącz.
web-error-unknown-option = Ta gra nie ma takiej opcji. Wczytaj stronę ponownie i ustaw opcje jeszcze raz.
web-error-unknown-option-value = Jednej z opcji nie da się tak ustawić. Wczytaj stronę ponownie i ustaw opcje jeszcze raz.
web-error-lesson-unknown = Nie ma tu takiej lekcji. Wybierz inną z listy.
web-error-puzzles-all-tried = Masz już za sobą wszystkie zagadki tej gry. Następne przyniesie nowe wydanie.
web-error-unknown-game = Nie ma tu takiej gry. Wybierz ją z listy.

## Przy stole

web-error-nothing-asked = To nie Twoja kolej.
web-error-nothing-to-decide = Nie masz teraz nic do wyboru.
web-error-illegal-move = Teraz nie można tego zrobić. Wybierz jeden z dostępnych ruchów.
web-error-bad-move-text = Teraz nie można tego zrobić. Wybierz jeden z dostępnych ruchów.
web-error-game-not-running = Przy tym stole nikt jeszcze nie gra. Poczekaj na początek gry.
web-error-game-has-begun = Gra już trwa, więc tego nie zmienisz. Otwórz nowy stół.
web-error-game-runs = Gra jeszcze trwa. Poczekaj na jej koniec.
web-error-chat-off = Czat przy tym stole jest wyłączony. Użyj emotek.
web-error-chat-phrases = Przy tym stole można mówić tylko zwrotami z listy.
web-error-watch-later = Widzowie widzą tę grę { $seconds } s później, a dopiero się zaczęła.
web-error-text-bad = Wiadomość nie może być pusta ani zawierać niewidocznych znaków. Napisz inną.
web-error-hints-off = Podpowiedzi przy tym stole są wyłączone.
web-error-analysis-unfinished = Ta gra nie dobiegła końca, więc nie ma czego analizować.
web-error-play-on-impossible = Od tego miejsca nie zagrasz dalej: gra jest skończona albo ten gracz odpadł.
web-error-what-if-private = Ocenę tego ruchu widzi tylko gracz.
web-error-puzzle-damaged = Tej zagadki nie da się odczytać.
web-error-record-not-yet = Zapis gry będzie gotowy na koniec gry.
web-error-entry-unreadable = Ten stół jest uszkodzony i nie da się go otworzyć. Powiedz o tym opiekunowi serwera.
web-error-rules-gone = Ta gra toczy się według starych zasad, których ten serwer już nie zna.
web-error-rules-unknown = Ta gra toczy się według nowszych zasad, niż zna ten serwer. Powiedz o tym jego opiekunowi.
web-error-table-rules-gone = Przy tym stole obowiązują stare zasady, których ten serwer już nie zna. Zacznij nową grę.
web-error-table-rules-unknown = Przy tym stole obowiązują nowsze zasady, niż zna ten serwer. Powiedz o tym jego opiekunowi.

## Konta

web-error-passkey-needs-name = Klucze dostępu wymagają bezpiecznego adresu z nazwą (https://…). Tutaj użyj hasła.
web-error-passkey-wrong = Klucz dostępu nie został przyjęty. Spróbuj jeszcze raz albo użyj hasła.
web-error-passkey-late = Na to pytanie już odpowiedziano albo trwało to za długo. Spróbuj jeszcze raz.
web-error-passkey-unknown = Ten serwer nie zna tego klucza dostępu. Użyj innego albo hasła.
web-error-passkey-known = Ten klucz dostępu jest już w użyciu.
web-error-too-many-passkeys = Masz już tyle kluczy dostępu, ile można ({ $most }). Najpierw usuń któryś.
web-error-login-missing = Najpierw wybierz login.
web-error-link-gone = Ten kod już nie działa. Utwórz nowy na pierwszym urządzeniu.
web-error-link-taken = Tego kodu użyło już inne urządzenie. Utwórz nowy na pierwszym urządzeniu.
web-error-login-wrong = Zły login albo hasło. Spróbuj jeszcze raz albo użyj kodu odzyskiwania.
web-error-password-wrong = Stare hasło się nie zgadza albo to nie jest konto.
web-error-recovery-wrong = Zły login albo kod odzyskiwania. Sprawdź oba.
web-error-login-taken = Login „{ $login }” jest zajęty. Wybierz inny.
web-error-not-welcome = Gospodarz tego stołu gra z innymi. Znajdź inny stół.
web-error-profile-hidden = Ten gracz pokazuje profil tylko osobom ze wspólnych gier.
web-error-too-many-invitations = Na tego gracza czeka już za dużo zaproszeń. Spróbuj później.
web-error-invite-seated = Najpierw zajmij miejsce przy tym stole. Po starcie gry nie można zapraszać.
web-error-invite-blocked = Ten gracz jest na Twojej liście zablokowanych. Najpierw go odblokuj.
web-error-invite-stranger = Zapraszać można osoby ze wspólnych gier. Innym wyślij link do stołu.
web-error-too-many-blocked = Masz już zablokowanych osób: { $most }. Najpierw kogoś odblokuj.
web-error-account-already = Masz już konto „{ $login }”. Wyloguj się, żeby założyć inne.
web-error-token-unknown = Ten token jest nieznany albo unieważniony. Utwórz nowy.
web-error-zone-unknown = Nie ma strefy czasowej „{ $zone }”. Wybierz na przykład Europe/Warsaw.
web-error-channel-needs-account = Do tego potrzebne jest konto. Najpierw zachowaj swoje imię i gry.
web-error-evening-unknown = Tego wieczoru nie ma. Sprawdź link.
web-error-evening-seats = Stoły na tym wieczorze mają od { $low } do { $high } miejsc. Wybierz liczbę z tego zakresu.
web-error-evening-too-few = Do rundy potrzeba osób: { $low } lub więcej. Poczekaj na innych albo dopełnij stoły botami.
web-error-evening-over = Ten wieczór już się skończył. Otwórz następny.
web-error-evening-full = Limit osób na tym wieczorze to { $most }. Otwórz drugi wieczór.
web-error-evening-removed = Gospodarz nie dopuszcza Cię do tego wieczoru.
web-error-evening-round-runs = Trwa runda. Poczekaj na jej koniec albo ogłoś koniec czasu.
web-error-evening-sealed = Inne stoły grają jeszcze tym samym rozdaniem. Wróć po rundzie.
web-error-mail-off = Ten serwer nie wysyła e-maili. Użyj powiadomień w przeglądarce.
web-error-mail-bad = „{ $address }” nie jest adresem e-mail. Sprawdź go.
web-error-hook-url = To nie jest adres strony. Sprawdź go.
web-error-hook-https = Adres musi zaczynać się od https. Sprawdź go.
web-error-push-keys-bad = Klucze tej przeglądarki są niepoprawne. Wyłącz powiadomienia i włącz je ponownie.
web-error-channel-code-wrong = Kod jest błędny albo za stary. Sprawdź go lub dodaj adres jeszcze raz.
web-error-channel-unconfirmed = Ten adres nie jest jeszcze potwierdzony. Najpierw wpisz kod.
web-error-too-many-channels =
    { $most ->
        [one] Możesz mieć { $most } adres powiadomień. Najpierw go usuń.
        [few] Możesz mieć { $most } adresy powiadomień. Najpierw usuń któryś.
        [many] Możesz mieć { $most } adresów powiadomień. Najpierw usuń któryś.
       *[other] Możesz mieć { $most } adresu powiadomień. Najpierw usuń któryś.
    }
web-error-vacation-too-long =
    { $days ->
        [one] Został Ci { $days } dzień urlopu w tym roku. Wybierz mniej.
        [few] Zostały Ci { $days } dni urlopu w tym roku. Wybierz mniej.
        [many] Zostało Ci { $days } dni urlopu w tym roku. Wybierz mniej.
       *[other] Zostało Ci { $days } dnia urlopu w tym roku. Wybierz mniej.
    }
web-error-too-many-tokens =
    { $most ->
        [one] Możesz mieć { $most } token. Najpierw go usuń.
        [few] Możesz mieć { $most } tokeny. Najpierw usuń któryś.
        [many] Możesz mieć { $most } tokenów. Najpierw usuń któryś.
       *[other] Możesz mieć { $most } tokena. Najpierw usuń któryś.
    }
web-error-scope-missing = Ten token na to nie pozwala. Utwórz inny.

## Połączenie

web-error-too-often =
    { $seconds ->
        [one] Nie tak szybko! Spróbuj za { $seconds } sekundę.
        [few] Nie tak szybko! Spróbuj za { $seconds } sekundy.
        [many] Nie tak szybko! Spróbuj za { $seconds } sekund.
       *[other] Nie tak szybko! Spróbuj za { $seconds } sekundy.
    }
web-error-stopping = Serwer się wyłącza. Wróć za chwilę.
web-error-node-silent = Stół właśnie przenosi się na inną maszynę. Spróbuj za chwilę.
web-error-store-failed = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
web-error-inner-failure = Na serwerze coś się zepsuło. Spróbuj za chwilę.
web-error-protocol-other = Jest nowa wersja Kociołka. Wczytaj stronę ponownie.
web-error-origin-foreign = Ta strona pochodzi z innej witryny. Otwórz stronę tego serwera.
web-error-body-too-large = To za dużo naraz. Wyślij mniej.
web-error-body-too-slow = Połączenie było za wolne, więc nic się nie zmieniło. Spróbuj jeszcze raz.
web-error-body-bad = Serwer tego nie rozumie. Wczytaj stronę ponownie i spróbuj jeszcze raz.
web-error-not-json = Serwer tego nie rozumie. Wczytaj stronę ponownie i spróbuj jeszcze raz.
web-error-message-bad = Serwer tego nie rozumie. Wczytaj stronę ponownie i spróbuj jeszcze raz.
web-error-method-wrong = Serwer tego nie rozumie. Wczytaj stronę ponownie i spróbuj jeszcze raz.
web-error-no-such-thing = Nic tu nie ma. Sprawdź adres.

## Gospodarz serwera

web-error-server-host-only = Może to zrobić tylko gospodarz tego serwera.
web-error-account-needed = Gospodarzem może zostać tylko konto. Najpierw je załóż.
web-error-host-code-wrong = To nie jest kod, który wypisał ten serwer, albo został już użyty. Uruchom serwer ponownie, a wypisze nowy.
web-error-own-address = To także twój adres: stracisz dostęp razem ze wszystkimi, którzy tu są.
web-error-host-not-banned = Gospodarza nie można zablokować ani wyciszyć.
web-error-player-unknown = Nie ma takiego gracza. Podaj login.
web-error-not-banned = Takiej blokady już nie ma.
web-error-address-bad = „{ $address }” nie jest adresem. Napisz na przykład 192.0.2.7.
web-error-backups-off = Ten serwer nie zna folderu na kopie.
web-error-banned-for-good = Gospodarz tego serwera Cię zablokował.
web-error-muted-for-good = Gospodarz tego serwera Cię wyciszył.
web-error-banned =
    { $hours ->
        [one] Gospodarz Cię zablokował. Możesz wrócić za { $hours } godzinę.
        [few] Gospodarz Cię zablokował. Możesz wrócić za { $hours } godziny.
        [many] Gospodarz Cię zablokował. Możesz wrócić za { $hours } godzin.
       *[other] Gospodarz Cię zablokował. Możesz wrócić za { $hours } godziny.
    }
web-error-muted =
    { $hours ->
        [one] Gospodarz Cię wyciszył. Znów możesz pisać za { $hours } godzinę.
        [few] Gospodarz Cię wyciszył. Znów możesz pisać za { $hours } godziny.
        [many] Gospodarz Cię wyciszył. Znów możesz pisać za { $hours } godzin.
       *[other] Gospodarz Cię wyciszył. Znów możesz pisać za { $hours } godziny.
    }
