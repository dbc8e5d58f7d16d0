### Powiadomienia push, e-mail i webhook. Mówią, co się stało, przy którym stole i kiedy, nic więcej.

notice-turn = Twój ruch
notice-question = Stół czeka na Twoją odpowiedź
notice-time = Twój czas się kończy
notice-started = Gra się zaczęła
notice-over = Gra się skończyła
notice-invitation = Masz zaproszenie do stołu
notice-evening = Twój wieczór klubowy trwa
notice-test = To próba: powiadomienia do Ciebie docierają
notice-title =
    { $count ->
        [one] Wieści z { $count } stołu
        [few] Wieści z { $count } stołów
        [many] Wieści z { $count } stołów
       *[other] Wieści z { $count } stołu
    }
notice-line = { $what } ({ $at }).
notice-mail-confirm-title = Potwierdź swój adres e-mail
notice-mail-confirm =
    Twój kod: { $code }

    Wpisz go w Kociołku, aby dostawać powiadomienia na ten adres. Jeśli to nie Twoja prośba, nic nie rób.
notice-mail-off = Zmień lub wyłącz te wiadomości: { $address }

## Obrazek stołu do udostępnienia

notice-picture-invitation = Chodź, gramy!
