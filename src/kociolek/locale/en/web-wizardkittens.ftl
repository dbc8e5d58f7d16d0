# Messages of Wizard Kittens in the browser, which loads them with the game.

web-wizardkittens-curses = curses: { $done } of 6
web-wizardkittens-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-wizardkittens-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
web-wizardkittens-circle-yours = Your circle
web-wizardkittens-circle = { $player }’s circle
web-wizardkittens-show = show the circle
web-wizardkittens-easy = Easy
web-wizardkittens-medium = Medium
web-wizardkittens-hard = Hard
web-wizardkittens-needed = needed: { $list }
web-wizardkittens-bonus = +1 per
web-wizardkittens-no-bonus = no bonus
web-wizardkittens-missing = missing: { $list }
web-wizardkittens-missing-count =
    { $count ->
        [one] missing: { $count } card
       *[other] missing: { $count } cards
    }
web-wizardkittens-complete = complete!
web-wizardkittens-extras =
    { $count ->
        [one] { $count } extra
       *[other] { $count } extras
    }
web-wizardkittens-shut = opens with the Chaos Cat
web-wizardkittens-caught-in = Professor: in { $soonest }–{ $latest } cards
web-wizardkittens-caught-odds = Professor: 1 in { $count }
web-wizardkittens-caught-now = The next card is the Professor!
web-wizardkittens-deck = Deck
web-wizardkittens-deck-help =
    The Professor hides among the last eleven cards. Chaos Cats are shuffled in between the first ten cards and those
    eleven. All other cards are components, and anyone can count which ones have been drawn.
web-wizardkittens-left = Still in the deck: { $list }
web-wizardkittens-discard = Discard pile
web-wizardkittens-discard-help = Used and discarded components. Everyone can look through the pile, and it is never shuffled back into the deck.
web-wizardkittens-credit = Extra Credit
web-wizardkittens-new-rule = New Rule
web-wizardkittens-chaos = Chaos
web-wizardkittens-none-yet = none yet
web-wizardkittens-spells = Spells
web-wizardkittens-kittens = Kittens
web-wizardkittens-chapters = Chapters
web-wizardkittens-yours = Components
web-wizardkittens-token = token
web-wizardkittens-covered = Your token covers { $name }, so you can’t cast it this turn.
web-wizardkittens-why-spell-first = Only spells move components. Cast one first.
web-wizardkittens-why-card = You can’t choose this card now.
web-wizardkittens-why-mat = Your kitten does not know this spell.
web-wizardkittens-why-few = Too few cards for this.
web-wizardkittens-why-draw-first = Draw and place a card first, then cast a spell.
web-wizardkittens-why-question = Finish the current choice first. You cast one spell per turn.
web-wizardkittens-casting =
    { $you ->
        [seat] You cast { $name }.
       *[none] { $player } casts { $name }.
    }
web-wizardkittens-step-draw = Draw
web-wizardkittens-step-spell = Spell
web-wizardkittens-step-curse = Curses
web-wizardkittens-doing =
    { $what ->
        [draw] { $player } is about to draw
        [chapter] { $player } is choosing a chapter
        [chapters] { $player } is choosing two chapters
        [spell] { $player } is choosing a spell
        [kitten] { $player } is choosing a kitten
       *[card] { $player } is choosing a card
    }
web-wizardkittens-choose =
    { $what ->
        [draw] Draw a card
        [chapter] Choose a chapter
        [chapters] Choose two chapters
        [spell] Choose a spell
        [kitten] Choose a kitten
       *[card] Choose a card
    }
web-wizardkittens-do =
    { $what ->
        [sling-card] Sling: { $name }
        [avalanche-card] Avalanche: { $name }
        [swat-card] Discard: { $name }
        [switch-first] Switch: { $name }
        [switch-second] With: { $name }
        [yoink-discard] Discard: { $name }
        [yoink-take] Take: { $name }
       *[effect-card] This card: { $name }
    }
web-wizardkittens-then =
    { $count ->
        [0] { $name }: complete!
        [one] { $name }: { $count } still missing
       *[other] { $name }: { $count } still missing
    }
web-wizardkittens-then-extra = { $name } doesn’t need it
web-wizardkittens-defeated-by =
    { $you ->
        [seat] Defeated by you.
       *[none] Defeated by { $player }.
    }
web-wizardkittens-unseen = Still in the deck: { $count } of { $all }.
web-wizardkittens-tally = Points so far: { $points } (curses { $values }, bonuses { $bonus }, extras −{ $extras }); Extra Credit is secret
web-wizardkittens-guilty = If the Professor came now: guilty
web-wizardkittens-innocent = If the Professor came now: innocent
web-wizardkittens-won-none = no curse defeated yet
web-wizardkittens-danger = The Professor
web-wizardkittens-danger-help =
    Defeat the last curse, and the most points win. If Professor Whispurr is drawn first, ten points or more is too much
    magic; with two players, so is five or fewer. Among the rest, the fewest components win.
web-wizardkittens-curses-won =
    { $count ->
        [0] no curse
        [one] { $count } curse
       *[other] { $count } curses
    }
web-wizardkittens-cards-left =
    { $count ->
        [0] no component left
        [one] { $count } component left
       *[other] { $count } components left
    }
web-wizardkittens-was-innocent = innocent
web-wizardkittens-components = Components
web-wizardkittens-curses-easy = Curses: Easy
web-wizardkittens-curses-medium = Curses: Medium
web-wizardkittens-curses-hard = Curses: Hard
web-wizardkittens-cats = Other deck cards
web-wizardkittens-new-rules = New Rules
web-wizardkittens-chaos-cards = Chaos cards
web-wizardkittens-source-own = This table’s card file sets the values of this card.
web-wizardkittens-source-all-designed = We made this card up: no source describes the printed one.
web-wizardkittens-source-all-inferred = Our best guess: the rulebook hints at this card but does not show it.
web-wizardkittens-source-designed = Our own values, because no source gives the printed ones: { $list }.
web-wizardkittens-source-inferred = Our best guess from the rulebook: { $list }.
web-wizardkittens-source-pairing = We gave { $name } this spell; the spell itself is from the rulebook.
web-wizardkittens-field-value = points
web-wizardkittens-field-needs = recipe
web-wizardkittens-field-light = lighter recipe
web-wizardkittens-field-group = level
web-wizardkittens-field-bonus = bonus
web-wizardkittens-field-effect = effect
web-wizardkittens-field-paws = two-player card
web-wizardkittens-gesture = Drag one of your cards where it goes, or tap both. Or choose a spell.
web-wizardkittens-gesture-where = Now tap a card to switch with, or a kitten to sling it at.
web-wizardkittens-gesture-there = Tap a card to switch with it, or a chapter to sling yours there.
web-wizardkittens-gesture-switch = your { $name } and a card of { $player }: { $other }
web-wizardkittens-gesture-yoink = your { $name } for a card of { $player }: { $other }
web-wizardkittens-gesture-swat = { $name } and { $other }
web-wizardkittens-gesture-sling = your { $name } to { $player }, chapter { $index }
web-wizardkittens-sling-here =
    { $spell ->
        [avalanche] Avalanche here
       *[sling] Sling here
    }
web-wizardkittens-back-to-mine = Back to mine
web-wizardkittens-undo = Undo
web-wizardkittens-skip = Skip
web-wizardkittens-soon =
    { $latest ->
        [one] in { $soonest }–{ $latest } card
       *[other] in { $soonest }–{ $latest } cards
    }
web-wizardkittens-soon-odds = now 1 in { $count }
web-wizardkittens-here = caught
web-wizardkittens-short-discard = Used
web-wizardkittens-short-credit = Goal
web-wizardkittens-short-rule = Rule
