# Messages of the moments of Exploding Kittens, of the recap and of the screens after leaving a game. The browser loads
# them after the first view of a table.

web-moments-recap = Since your turn

## Pictograms of the recap: a word or two after the pictures

web-moments-recap-takes = takes { $name }
web-moments-recap-takes-some = takes a card
web-moments-recap-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-moments-recap-shuffled = shuffles
web-moments-recap-saw = peeks
web-moments-recap-revealed = reveals
web-moments-recap-altered = rearranges
web-moments-recap-reversed = turns the order round
web-moments-recap-swapped-ends = swaps top and bottom
web-moments-recap-bombed = kittens on top
web-moments-recap-exploded = explodes
web-moments-recap-imploded = implodes
web-moments-recap-left = leaves
web-moments-recap-defused = defuses
web-moments-recap-fizzled = cancelled
web-moments-recap-cursed = curses
web-moments-recap-marked = marks a card
web-moments-recap-barked = barks
web-moments-recap-crowned = wears the crown
web-moments-recap-laid-before = next card is taken
web-moments-recap-godcat-won = gets Godcat
web-moments-recap-devilcat-hit = hit by Devilcat

## Moments

web-moments-scene-deal =
    { $count ->
        [one] { $count } card for everyone.
       *[other] { $count } cards for everyone.
    } Good luck!
web-moments-scene-hidden =
    { $you ->
        [seat] You hid that kitten.
       *[none] { $player } hid that kitten.
    }
web-moments-scene-own = Hidden with your own paws.
web-moments-scene-attacked =
    { $you ->
        [seat] You attacked just before.
       *[none] { $player } attacked just before.
    }
web-moments-scene-left =
    { $count ->
        [1] One player left.
        [one] { $count } player left.
       *[other] { $count } players left.
    }
web-moments-scene-turns = +{ $count }

## Cards that were seen

web-moments-peek-title =
    { $count ->
        [1] The next card
        [one] The next { $count } card
       *[other] The next { $count } cards
    }
web-moments-peek-order = Number 1 is on top.
web-moments-peek-deeper = Numbers count from the top of the pile.
web-moments-peek-lapsed = You no longer know where these cards are.
web-moments-peek-back = Got it, put them back

## Sounds

web-moments-sound-offer = Sound?
web-moments-sound-on = Sound on
web-moments-sound-off = Sound off

## The guess of a player who is out

web-moments-bet-ask = Who will win? Tap a player.
web-moments-bet = You bet on { $player }.
web-moments-bet-on = Bet on { $player }
web-moments-bet-won = You bet on { $player }. Good eye!
web-moments-bet-lost = You bet on { $player }. So much for that.

## The result

web-moments-lost-place = Place { $place } of { $count }
web-moments-lost-winner = { $player } wins.
web-moments-lost-who = Who did it?
web-moments-lost-nobody = Nobody planted that kitten. It was waiting in the pile all along.
web-moments-lost-unknown = Nobody can say who hid that kitten.
web-moments-lost-imploded = The Imploding Kitten was face up. Nothing stops it.
web-moments-won-line = The last kitten without soot on its fur.
web-moments-turning = What turned the game
