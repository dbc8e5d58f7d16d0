### The table in the browser, in English.
###
### $name, $names, $player, $other, $host are names of people; $card is a kind as the rules spell it.
### $count and other amounts are numbers.

## Everywhere

web-loading = Stirring the cauldron…
web-close = Close
web-cancel = Cancel
web-save = Save
web-less = Less
web-more = More
web-home = Back to lobby
web-you = You
web-nav = Navigation
web-nav-play = Play
web-nav-rules = Rules
web-nav-boxes = Boxes
web-credits = Credits
web-credits-text =
    The cats, cauldrons, boards and icons were drawn for this program. The symbols on the cards come from game-icons.net
    and its contributors, recoloured. All fonts are free, and their licences are included.
    
    Kociołek is not affiliated with or endorsed by the publishers of these games. It uses none of their art or text.
web-trouble = Something went wrong
web-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-seconds = { $seconds } s

## Games and bots

web-game = Game
web-game-kittens = Exploding Kittens
web-game-wizardkittens = Wizard Kittens
web-game-witchstone = Witchstone
web-seats = { $low }–{ $high } players
web-edition = Edition
web-edition-original = Original
web-edition-good-vs-evil = Good vs. Evil
web-edition-party-pack = Party Pack
web-edition-plain = Basic game
web-edition-new-rules = New Rules
web-edition-chaos-mode = Chaos Mode
web-lead-kittens = 15 minutes. Draw cards, don’t explode, and make life hard for everyone else.
web-lead-wizardkittens = 20 minutes. Defeat the curses on the loose before Professor Whispurr catches you.
web-lead-witchstone = 60 to 90 minutes. Six kinds of magic, one cauldron and eleven turns to make the most of it.
web-bots = Bots
web-bot-names = Claw, Shadow, Ginger, Smokey, Boots, Patch, Cinder, Sable, Rusty, Willow
web-bot-level = Bot level
web-bot-random = random
web-bot-easy = easy
web-bot-chaotic = chaotic
web-bot-cautious = cautious
web-bot-vengeful = vengeful
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-character = Character
web-bot-about = { $name }: { $about }.
web-bot-at = bot, { $level }

## Settings

web-table-box = Box: { $name }
web-settings = Settings
web-settings-language = Language
web-language-en = English
web-language-pl = Polski
web-language-switch = PL: przełącz na polski
web-settings-theme = Theme
web-theme-auto = system
web-theme-light = light
web-theme-dark = dark
web-settings-speed = Animation speed
web-speed = { $speed }×
web-speed-skip = instant
web-settings-pace = Bots play
web-pace-normal = normal
web-pace-fast = fast
web-skip-to-me = Skip to my turn
web-settings-calm = Reduce motion
web-settings-calm-help = Cards don’t fly; the status line says what happened.
web-settings-end-turns = End turns automatically
web-settings-end-turns-help = In Witchstone your turn ends after your last action. Until then you can still undo.
web-settings-sound = Sounds
web-settings-notify = Notify me on my turn
web-settings-notify-help = Shows a notification while this page is in the background.

## Lobby

web-hello = Hello, { $name }!
web-guest-names = Mittens, Whisker, Pepper, Biscuit, Marble, Clover, Velvet, Nutmeg
web-name = Your name
web-name-change = Change your name
web-lobby-bots = Play against bots
web-lobby-bots-sub =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } · { $level }
web-lobby-friends = Play with friends
web-lobby-options = Game options
web-code = Table code
web-code-example = Enter a table code
web-join = Join
web-lobby-mine = Your games
web-lobby-your-move = Your turn
web-lobby-return = Resume
web-lobby-open = Open tables
web-lobby-none = No open tables right now. Start one and share the link.
web-lobby-stale = This list may be out of date.
web-lobby-failed = The list of tables didn’t load. Your games are safe.
web-lobby-done = Recent games
web-tables = Tables
web-row-turn = { $names } to play
web-row-playing = in play
web-lobby-places = { $taken } of { $seats }
web-lobby-learn = First time?
web-lobby-learn-sub = Learn the rules in a few minutes, card by card.
web-lobby-boxes = Do you own the box?
web-lobby-boxes-sub = Play with the values printed in it.
web-sit = Take a seat
web-watch = Watch

## Waiting room

web-table-of = { $name }’s table
web-waiting-free =
    { $free ->
        [0] no free seats
        [one] { $free } free seat
       *[other] { $free } free seats
    }
web-setup-more = More options
web-tempo-live = live
web-tempo-relaxed = no clock
web-tempo-days = turn-based
web-tempo-live-help = 45 seconds per decision, plus two minutes in reserve.
web-tempo-relaxed-help = No rush: only reactions such as Nope are timed.
web-tempo-days-help = One day per move.

## Table

web-your-decision = You decide
web-game-over = Game over
web-offline-title = No connection
web-offline-try = Try now
web-bye-outdated = Kociołek has been updated. Load the page again.
web-bye-reload = Load again

## Replay

web-replay = Replay

## Errors

web-error-load = Couldn’t load this part. Check your connection.
web-error-unknown = That didn’t work. Load the page again and retry.
web-error-web-offline = Can’t reach the server. Your move was not sent; try again in a moment.
web-error-web-unexpected = Server error ({ $status }). Try again in a moment.

## Exploding Kittens

web-family-danger = Danger
web-family-rescue = Rescue
web-family-attack = Attack
web-family-escape = Escape
web-family-sight = Foresight
web-family-theft = Theft
web-family-chaos = Chaos
web-family-nope = Veto
web-family-divine = Power
web-family-cat = Cat
web-family-other = Expansion
web-kittens-alive =
    { $count ->
        [one] { $count } player alive
       *[other] { $count } players alive
    }
web-kittens-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-kittens-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-kittens-deck = Draw pile: { $count }
web-kittens-discard = Discard: { $count }
web-kittens-draw = Draw a card; draw pile: { $count }
web-kittens-deck-name = Deck
web-kittens-discard-name = Discard
web-kittens-why-nope = Nope answers another card. Play it while one is waiting to take effect.
web-kittens-why-window = A card is waiting to take effect. You can only answer it with a Nope.
web-kittens-why-defuse = Keep it: you play a Defuse when you draw an Exploding Kitten.
web-kittens-why-question = Answer the question below the cauldron first.
web-kittens-why-danger = You never play this card. It works on its own.
web-kittens-why-cat = One cat does nothing. Play two or three with the same name.
web-kittens-why-nobody = It would do nothing now: no one to play it on, or too few cards.
web-kittens-odds-title = How risky is a draw?
web-kittens-odds-help =
    Anyone can count the kittens still in play and the cards in the pile. Cards you know in the pile count too. Nothing
    in this number is secret.
web-kittens-pile-title = The draw pile
web-kittens-choose = Play a card or draw.
web-kittens-have = you have { $count }
web-kittens-risk = risk { $percent }%
web-kittens-crown = crown
web-kittens-blind = blind
web-kittens-known-show = Show the cards of the pile that you know
web-kittens-godcat-as = Play Godcat as…
web-kittens-pair-help = Steals a random card
web-kittens-demanded = Wanted: { NAME("kittens-card", $card) }
web-kittens-stands = goes ahead
web-kittens-stopped = Noped
web-kittens-chain-no = Nope!
web-kittens-chain-yes = Yup!
web-kittens-combo-pair = 2 × { NAME("kittens-card", $card) }: steal
web-kittens-combo-triple = 3 × { NAME("kittens-card", $card) }: demand
web-kittens-peril = { $player } needs a Defuse!
web-kittens-peril-you = You need a Defuse!
web-kittens-explode-sure = You hold a Defuse: you would be out
web-kittens-defused = Defused! Choose where the kitten goes back into the pile.
web-kittens-bury = Choose where you bury the card.
web-kittens-implode = Choose where it goes back, face up.
web-kittens-duel =
    { $you ->
        [seat] You vs. { $other }
        [other] { $player } vs. you
       *[none] { $player } vs. { $other }
    }
web-kittens-census = In this game: { $count }.
web-kittens-yours = In your hand: { $count }.
web-kittens-known = Has for sure: { $list }.
web-kittens-lacks = Does not have: { $list }.
web-kittens-survived = survived
web-kittens-exploded = exploded
web-kittens-imploded = imploded
web-kittens-left = left the game
web-kittens-gone = exploded or left
web-kittens-result = Cards left in the pile: { $count }.
web-depth-top = Top
web-depth-bottom = Bottom
web-depth-random = Random
web-depth-of = Position { $n } of { $count }
web-depth-drawer = If everybody draws one card, { $player } draws it.
web-depth-drawer-you = If everybody draws one card, you draw it.
web-depth-nth =
    { $n ->
        [one] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }
web-depth-higher = One place higher
web-depth-deeper = One place deeper
web-order-title = Alter the future
web-order-help = The card on the left will be drawn first.
web-order-first = first
web-order-earlier = { $name }: earlier
web-order-later = { $name }: later
web-order-done = Put them back

## Wizard Kittens

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
web-wizardkittens-gesture = Tap one of your cards, then where it goes. Or choose a spell.
web-wizardkittens-gesture-where = Now tap a card to switch with, or a kitten to sling it at.
web-wizardkittens-gesture-there = Tap a card to switch with it, or a chapter to sling yours there.
web-wizardkittens-gesture-switch = your { $name } and a card of { $player }: { $other }
web-wizardkittens-gesture-sling = your { $name } to { $player }, chapter { $index }
web-wizardkittens-sling-here = Sling here
web-wizardkittens-back-to-mine = Back to mine
web-wizardkittens-undo = Undo
web-wizardkittens-soon = in { $soonest }–{ $latest } cards
web-wizardkittens-soon-odds = 1 in { $count } now
web-wizardkittens-here = caught
web-wizardkittens-short-discard = Used
web-wizardkittens-short-credit = Goal
web-wizardkittens-short-rule = Rule

## Lessons

web-learn = Lessons
web-learn-about = Short lessons at the real table. Nothing here counts, and you can leave at any time.
web-learn-missing = There is no such lesson. Choose one from the list.
web-learn-step = step { $index } of { $total }
web-learn-done = Lesson done
web-learn-next-lesson = Next: { $title }
web-learn-play = Play a game
web-learn-all = All lessons
web-learn-hint = Hint
web-learn-show = Show me
web-learn-next = Go on
web-learn-back = Step back
web-learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-learn-new = Start
web-learn-begun = Go on
web-learn-offer = New here? Learn by playing
web-learn-card = Lesson: { $title }
