### Ustawienia powiadomień i urlop.

web-notice-about = Powiadomienie mówi, co się stało, przy którym stole i kiedy: bez imion, kart i ruchów.
web-notice-here = W tej przeglądarce
web-notice-here-help = Także gdy Kociołek jest zamknięty.
web-notice-unsupported = Ta przeglądarka nie pokaże tu powiadomień. Potrzebne jest https.
web-notice-install = Na iPhonie i iPadzie najpierw dodaj Kociołek do ekranu początkowego.
web-notice-denied = Powiadomienia są zablokowane. Zezwól na nie w ustawieniach przeglądarki.
web-notice-account = E-mail i czaty wymagają konta. Najpierw zachowaj swoje imię i gry.
web-notice-mail = E-mail
web-notice-mail-off = Ten serwer nie wysyła e-maili.
web-notice-mail-address = Twój adres e-mail
web-notice-hook = Czat lub program
web-notice-hook-address = Adres webhooka
web-notice-form = Format
web-notice-form-json = JSON
web-notice-form-slack = Slack, Mattermost
web-notice-form-discord = Discord
web-notice-add = Dodaj
web-notice-remove = Usuń
web-notice-remove-of = Usuń: { $label }
web-notice-try = Wypróbuj
web-notice-try-of = Wypróbuj: { $label }
web-notice-tried = Wysłano. Powinno dotrzeć za chwilę.
web-notice-code = Kod z e-maila
web-notice-confirm = Potwierdź
web-notice-unconfirmed = jeszcze niepotwierdzony
web-notice-wrong = wyłączony: nie można było się połączyć
web-notice-browser = Przeglądarka
web-notice-kinds = O czym chcesz wiedzieć
web-notice-kind-turn = Twój ruch
web-notice-kind-question = Pytanie między turami
web-notice-kind-time = Kończy się czas
web-notice-kind-started = Gra się zaczęła
web-notice-kind-over = Gra się skończyła
web-notice-kind-invitation = Zaproszenia
web-notice-kind-evening = Rundy wieczorów klubowych
web-notice-push = Przeglądarka
web-notice-hooks = Czat
web-notice-quiet = Cisza
web-notice-quiet-help = Przechodzi tylko ostatnie ostrzeżenie, zanim skończy się Twój czas. Zegar strefy { $zone }.
web-notice-from = Od
web-notice-to = Do
web-notice-digest = Jeden e-mail dziennie
web-notice-digest-help = Ostrzeżenia i zaproszenia nadal przychodzą od razu.
web-notice-digest-at = O godzinie
web-notice-away = Urlop
web-notice-away-about =
    { $days ->
        [one] Zegary gier na dni stoją dla Ciebie. W tym roku został Ci { $days } dzień.
        [few] Zegary gier na dni stoją dla Ciebie. W tym roku zostały Ci { $days } dni.
        [many] Zegary gier na dni stoją dla Ciebie. W tym roku zostało Ci { $days } dni.
       *[other] Zegary gier na dni stoją dla Ciebie. W tym roku zostało Ci { $days } dnia.
    }
web-notice-away-days = Dni
web-notice-away-begin = Zacznij teraz
web-notice-away-until = Urlop do { $date }.
web-notice-away-end = Wracam
