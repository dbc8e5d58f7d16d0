### Hints and analysis: sentences that the explanation engine composes (kociolek.analysis.words).
###
### The terminal, the browser and screen readers use the same messages. “In 12% of games” counts simulated games.

## Hints

analysis-chance = win chance: { $percent }%
analysis-hint-equal = { $move }: just as good.
analysis-hint-equals =
    { $count ->
        [one] { $count } other move is just as good.
       *[other] { $count } other moves are just as good.
    }
analysis-hint-all-equal =
    { $count ->
        [one] There is only one move.
       *[other] All { $count } moves are equally good here.
    }
analysis-hint-next = Next best: { $move }, win chance { $percent }%.

## Why a move is better: Exploding Kittens

analysis-why-kittens-explode = You explode before your next turn in { $better }% of games, not { $other }%.
analysis-why-kittens-kitten = You draw an Exploding Kitten before your next turn in { $better }% of games, not { $other }%.
analysis-why-kittens-defuse = You still have a Defuse at your next turn in { $better }% of games, not { $other }%.
analysis-why-kittens-cards =
    { $count ->
        [one] You start your next turn with { $count } more card.
       *[other] You start your next turn with { $count } more cards.
    }
analysis-why-kittens-out = { $player } explodes before your next turn in { $better }% of games, not { $other }%.
analysis-why-kittens-wins = { $player } wins { $better }% of games, not { $other }%.

## Why a move is better: Wizard Kittens

analysis-why-wizardkittens-curse = You defeat a curse by the end of your next turn in { $better }% of games, not { $other }%.
analysis-why-wizardkittens-rival-curse = { $player } defeats a curse by the end of your next turn in { $better }% of games, not { $other }%.
analysis-why-wizardkittens-guilty = You are guilty at the end in { $better }% of games, not { $other }%.
analysis-why-wizardkittens-points =
    { $count ->
        [one] You end the game with { $count } more point.
       *[other] You end the game with { $count } more points.
    }
analysis-why-wizardkittens-cards =
    { $count ->
        [one] You end the game with { $count } card fewer in your circle.
       *[other] You end the game with { $count } cards fewer in your circle.
    }
analysis-why-wizardkittens-wins = { $player } wins { $better }% of games, not { $other }%.

## Why a move is better: Witchstone

analysis-why-witchstone-turn =
    { $count ->
        [one] This turn brings { $count } more point.
       *[other] This turn brings { $count } more points.
    }
analysis-why-witchstone-opens =
    { $count ->
        [one] This turn connects { $count } more area.
       *[other] This turn connects { $count } more areas.
    }
analysis-why-witchstone-witches =
    { $count ->
        [one] Your witches reach { $count } more area this turn.
       *[other] Your witches reach { $count } more areas this turn.
    }
analysis-why-witchstone-crystals =
    { $count ->
        [one] This turn brings { $count } more crystal to the rack.
       *[other] This turn brings { $count } more crystals to the rack.
    }
analysis-why-witchstone-tokens =
    { $count ->
        [one] This turn gives you { $count } more magic token.
       *[other] This turn gives you { $count } more magic tokens.
    }
analysis-why-witchstone-scrolls =
    { $count ->
        [one] This turn gives you { $count } more scroll.
       *[other] This turn gives you { $count } more scrolls.
    }
analysis-why-witchstone-source =
    { $count ->
        [one] You end the game with { $count } more point for { NAME("witchstone-source", $detail) }.
       *[other] You end the game with { $count } more points for { NAME("witchstone-source", $detail) }.
    }
analysis-why-witchstone-rival =
    { $count ->
        [one] The best opponent ends the game with { $count } point fewer.
       *[other] The best opponent ends the game with { $count } points fewer.
    }
analysis-why-witchstone-wins = { $player } wins { $better }% of games, not { $other }%.

## Analysis of a finished game. Each section speaks to one player.

analysis-title = Analysis
analysis-for = For { $player }
analysis-judged = Judged by the bots’ play, from what each player could know.
analysis-kept =
    { $count ->
        [one] An average decision kept { $percent }% of your chances ({ $count } decision).
       *[other] An average decision kept { $percent }% of your chances ({ $count } decisions).
    }
analysis-account = Compared with an even share of the win: { $result } points. Own play { $own }, gifts from others { $gifts }, luck { $luck }.
analysis-label-blunder = blunder
analysis-label-mistake = mistake
analysis-label-inaccuracy = inaccuracy
analysis-played = Move { $number }, { NAME("analysis-label", $label) }: { $move }. Win chance { $percent }% (± { $error }).
analysis-better = Better: { $move }. Win chance { $percent }% (± { $error }).
analysis-clean = No clear mistakes.
analysis-moments = Turning points
analysis-moment-chance = Move { $number }: luck turns the game towards { $player } (+{ $percent }%).
analysis-moment-choice = Move { $number }: a mistake turns the game towards { $player } (+{ $percent }%).
analysis-curve = Win chances move by move
analysis-curve-open = The same with all cards open
analysis-points = Points by source
analysis-running = Move { $done } of { $count }

## Screen of the analysis in the browser

analysis-page-of = { $title } · { $players } players · { $moves } moves
analysis-page-asking = Asking for the analysis…
analysis-page-waiting =
    { $count ->
        [0] The analysis starts in a moment.
        [one] { $count } game is analysed before yours.
       *[other] { $count } games are analysed before yours.
    }
analysis-page-running = Analysing move { $done } of { $count }
analysis-page-running-note = The curve grows as moves are judged. You can leave and come back.
analysis-page-ready = The analysis is ready.
analysis-page-failed = The analysis failed. The game and its replay are safe.
analysis-page-offline = No connection. The analysis goes on when it is back.
analysis-page-again = Try again
analysis-page-chances = Chance to win
analysis-page-known = What players knew
analysis-page-open = All cards open
analysis-page-known-note = After each move, as the player who made it could judge.
analysis-page-open-note = With all cards face up. Nobody knew this during the game.
analysis-page-start = start
analysis-page-end = end
analysis-page-curve = { $player }: { $first }% at first, between { $least }% and { $most }%, { $last }% at the end.
analysis-page-slider = Move
analysis-page-at = Move { $number }, { $player }: { $chances }
analysis-page-chance = { $player } { $percent }%
analysis-page-table = Chances as a table
analysis-page-move = Move
analysis-page-decision = Move { $number }
analysis-page-plain-move = { $player }: { $move }
analysis-page-cost = −{ $points } points of win chance (± { $error })
analysis-page-better = Better
analysis-page-played = Played
analysis-page-instead = instead of
analysis-page-percent = { $percent }% (± { $error })
analysis-page-good = No better move. Win chance { $percent }% (± { $error }).
analysis-page-close = { $move } might be better, but the difference is too small to call: { $percent }% (± { $error }) against { $other }% (± { $margin }).
analysis-page-equals =
    { $count ->
        [one] { $count } other move is as good as the best.
       *[other] { $count } other moves are as good as the best.
    }
analysis-page-no-reason = The simulated games show the difference, but no single reason for it.
analysis-page-private = Only { $player } sees how this move is judged.
analysis-page-replay = Show in the replay
analysis-page-previous = Previous move
analysis-page-next = Next move
analysis-page-next-mistake = Next mistake
analysis-page-no-mistake = No mistakes marked
analysis-page-moments-none = No move changed much.
analysis-page-moves = Moves
analysis-page-all = All moves
analysis-page-marked = Marked
analysis-page-none-marked = No clear mistakes. Well played!
analysis-page-mark-good = good
analysis-page-players = Luck and skill
analysis-page-points-note = In points of win chance, compared with an even share. Result = own play + gifts + luck.
analysis-page-result = Result
analysis-page-own = Own play
analysis-page-gifts = Gifts from others
analysis-page-luck = Luck
analysis-page-kept = Kept of the chances in an average decision: { $percent }%
analysis-page-count =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
analysis-page-hardest = Costliest: move { $number }
analysis-page-account-private = Own play and gifts: only for the player.
analysis-page-points = Points by round and source
analysis-page-points-of = Player
analysis-page-round = Round { $round }
analysis-page-race = The race
analysis-page-race-line = { $player }: { $points } points in the end.
analysis-page-sum = Total

## Playing on from a position, and trying another move

analysis-on = Play on from here
analysis-on-title = Play on
analysis-on-about = A new table begins after move { $number } of this game. Bots take the other seats, and nothing counts.
analysis-on-seat = You play for
analysis-on-cards = Hidden cards
analysis-on-drawn = Drawn again
analysis-on-drawn-about = What { $player } could not know is drawn again and fits what { $player } knew.
analysis-on-true = As they were
analysis-on-true-about = Hands and piles are those of the game, even those { $player } could not see.
analysis-on-start = Start
analysis-what-if = What if…
analysis-what-if-about = Try another move. The chance is computed from what the player could know.
analysis-what-if-busy = Playing many games with this move…
analysis-what-if-result = { $move }: { $percent }% (± { $error }). What was played: { $other }% (± { $margin }).
analysis-what-if-better = Better by { $points } points of win chance.
analysis-what-if-worse = Worse by { $points } points of win chance.
analysis-what-if-same = No clear difference.
