### Lekcje w przeglądarce: lista i ramka lekcji, po polsku.

web-learn-about = Krótkie lekcje przy prawdziwym stole. Nic się tu nie liczy i w każdej chwili możesz przerwać.
web-learn-missing = Nie ma takiej lekcji. Wybierz inną z listy.
web-learn-step = krok { $index } z { $total }
web-learn-done = Lekcja skończona
web-learn-next-lesson = Następna: { $title }
web-learn-play = Zagraj
web-learn-hint = Podpowiedź
web-learn-show = Pokaż
web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
web-learn-new = Zacznij
web-learn-begun = Dokończ
