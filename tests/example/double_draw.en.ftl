kittens-card-double-draw = Double Draw
kittens-short-double-draw = Draw two cards: keep one, the other goes back on top
kittens-rule-double-draw =
    Draw two cards and look at them. Keep one and put the other back on top of the pile: nobody sees which. That ends
    one turn. A kitten that you keep is a kitten that you drew. Play it in your turn; it can be Noped.
kittens-prompt-double-draw-keep = Two cards! Which one do you keep? The other goes back on top of the pile.
kittens-event-double-returned =
    { $you ->
        [seat] You put { kittens-part-card } back on top of the pile.
       *[none] { $player } puts { kittens-part-card } back on top of the pile.
    }
kittens-option-double-draw = Double Draw
kittens-option-double-draw-help = Four more cards with which you choose what you draw.
kittens-option-double-draw-off = off
kittens-option-double-draw-on = on
