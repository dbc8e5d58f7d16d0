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
analysis-waiting = Waiting for its turn
analysis-make = Analyse the game
analysis-impossible = This game did not end, so it can’t be analysed.
analysis-all = Show all
