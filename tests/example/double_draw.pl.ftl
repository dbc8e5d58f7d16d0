kittens-card-double-draw = Podwójny dobór
    .acc = kartę Podwójny dobór
    .gen = karty Podwójny dobór
kittens-short-double-draw = Dobierz dwie karty: jedna zostaje u Ciebie, druga wraca na wierzch
kittens-rule-double-draw =
    Dobierz dwie karty i obejrzyj je. Jedną zatrzymaj, drugą połóż z powrotem na wierzchu talii: nikt nie widzi którą.
    To kończy jedną turę. Zatrzymany kotek to kotek dobrany. Grasz tę kartę w swojej turze; można ją przerwać kartą
    „Nie, nie, nie”.
kittens-prompt-double-draw-keep = Dwie karty! Którą zatrzymujesz? Druga wróci na wierzch talii.
kittens-event-double-returned =
    { $you ->
        [seat] Odkładasz { kittens-part-card } na wierzch talii.
       *[none] { $player } odkłada { kittens-part-card } na wierzch talii.
    }
kittens-option-double-draw = Podwójny dobór
kittens-option-double-draw-help = Cztery karty, z którymi wybierasz, co dobierasz.
kittens-option-double-draw-off = nie
kittens-option-double-draw-on = tak
