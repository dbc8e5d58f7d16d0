### Zagadki w przeglądarce: lista, pytanie i rozwiązanie, po polsku.

web-puzzle-title = Zagadki
web-puzzle-about = Prawdziwe pozycje z gier botów. Jeden ruch jest wyraźnie najlepszy: znajdź go. Liczy się tylko pierwsza odpowiedź.
web-puzzle-one = Zagadka
web-puzzle-all = Wszystkie zagadki
web-puzzle-count =
    { $count ->
        [one] { $count } zagadka
        [few] { $count } zagadki
        [many] { $count } zagadek
       *[other] { $count } zagadki
    }
web-puzzle-solved = Rozwiązane: { $solved } z { $tried }, w zbiorze: { $count }
web-puzzle-day-right = Dzisiejsza zagadka: dobrze
web-puzzle-day-wrong = Dzisiejsza zagadka: źle
web-puzzle-any = Dowolna zagadka
web-puzzle-next = Następna zagadka
web-puzzle-days =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
web-puzzle-run = z rzędu: { $count }
web-puzzle-longest = Najdłuższa seria: { $count }
web-puzzle-rating = Ranking { $rating } (± { $margin })
web-puzzle-ask = Jeden ruch jest wyraźnie najlepszy. Wykonaj go przy stole. Liczy się tylko pierwsza odpowiedź.
web-puzzle-ask-turn = Cztery sposoby na całą tę turę, a jeden jest wyraźnie najlepszy. Zobacz, do czego prowadzą, i wybierz.
web-puzzle-ways = Sposoby na tę turę
web-puzzle-now = Teraz
web-puzzle-way = Tura { $letter }
web-puzzle-choose = Wybieram turę { $letter }
web-puzzle-moves = Wszystkie ruchy
web-puzzle-right = Brawo, to ten ruch!
web-puzzle-wrong = Jest lepszy ruch
web-puzzle-best = Najlepszy ruch: { $move }.
web-puzzle-worth = Ile są warte ruchy
web-puzzle-worth-note = Twoja szansa na wygraną po każdym ruchu, z setek gier dokończonych na podstawie tego, co wiesz.
web-puzzle-yours = Twoja odpowiedź
web-puzzle-less = mniej
