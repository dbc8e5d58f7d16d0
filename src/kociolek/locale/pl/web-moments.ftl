# Komunikaty momentów Eksplodujących kotków, skrótu zdarzeń oraz ekranów po odpadnięciu i po grze. Przeglądarka
# ładuje je po pierwszym widoku stołu.

web-moments-recap = Od Twojej tury

## Pictograms of the recap: a word or two after the pictures

web-moments-recap-takes = bierze { $name }
web-moments-recap-takes-some = bierze kartę
web-moments-recap-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
web-moments-recap-shuffled = tasuje
web-moments-recap-saw = podgląda
web-moments-recap-revealed = odkrywa
web-moments-recap-altered = układa talię
web-moments-recap-reversed = odwraca kolejność
web-moments-recap-swapped-ends = zamienia wierzch i spód
web-moments-recap-bombed = kotki na wierzchu
web-moments-recap-exploded = eksploduje
web-moments-recap-imploded = imploduje
web-moments-recap-left = odchodzi
web-moments-recap-defused = rozbraja
web-moments-recap-fizzled = zanienowane
web-moments-recap-cursed = rzuca klątwę
web-moments-recap-marked = naznacza kartę
web-moments-recap-barked = szczeka
web-moments-recap-crowned = zakłada koronę
web-moments-recap-laid-before = zabierze następną kartę
web-moments-recap-godcat-won = dostaje Kociego Boga
web-moments-recap-devilcat-hit = trafia na Kociego Diabła

## Moments

web-moments-scene-deal =
    { $count ->
        [one] Każdy dostaje { $count } kartę.
        [few] Każdy dostaje { $count } karty.
        [many] Każdy dostaje { $count } kart.
       *[other] Każdy dostaje { $count } karty.
    } Powodzenia!
web-moments-scene-hidden =
    { $you ->
        [seat] Tego kotka chowasz Ty.
       *[none] Tego kotka chowa { $player }.
    }
web-moments-scene-own = Schowany własną łapą.
web-moments-scene-attacked =
    { $you ->
        [seat] Chwilę wcześniej atakujesz Ty.
       *[none] Chwilę wcześniej atakuje { $player }.
    }
web-moments-scene-left =
    { $count ->
        [1] Zostaje jeden gracz.
        [one] Zostaje { $count } gracz.
        [few] Zostaje { $count } graczy.
        [many] Zostaje { $count } graczy.
       *[other] Zostaje { $count } gracza.
    }
web-moments-scene-turns = +{ $count }

## Cards that were seen

web-moments-peek-title =
    { $count ->
        [1] Następna karta
        [one] Następna { $count } karta
        [few] Następne { $count } karty
        [many] Następne { $count } kart
       *[other] Następne { $count } karty
    }
web-moments-peek-order = Numer 1 leży na wierzchu.
web-moments-peek-deeper = Numery liczymy od wierzchu talii.
web-moments-peek-lapsed = Już nie wiesz, gdzie leżą te karty.
web-moments-peek-back = Wiem, odłóż

## Sounds

web-moments-sound-offer = Dźwięk?
web-moments-sound-on = Dźwięk włączony
web-moments-sound-off = Dźwięk wyłączony

## Zakład gracza, który odpada

web-moments-bet-ask = Kto wygra? Dotknij gracza.
web-moments-bet = Stawiasz na gracza { $player }.
web-moments-bet-on = Postaw na gracza { $player }
web-moments-bet-won = Twój typ: { $player }. Trafiony!
web-moments-bet-lost = Twój typ: { $player }. Chybiony!

## The result

web-moments-lost-place = Miejsce { $place } z { $count }
web-moments-lost-winner = Wygrywa { $player }.
web-moments-lost-who = Czyja to sprawka?
web-moments-lost-nobody = Nikt nie podłożył tego kotka. Czekał w talii od początku.
web-moments-lost-unknown = Nie wiadomo, kto schował tego kotka.
web-moments-lost-imploded = Implodujący kotek leży odkryty. Nic go nie zatrzyma.
web-moments-won-line = Ostatni kotek bez sadzy na futrze.
web-moments-turning = Punkty zwrotne
