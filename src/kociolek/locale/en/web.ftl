### The table in the browser, in English.
###
### $name, $names, $player, $other, $host are names of people; $card is a kind as the rules spell it.
### $count and other amounts are numbers.

## Everywhere

web-loading = Stirring the cauldron …
web-close = Close
web-cancel = Cancel
web-save = Save
web-less = Less
web-more = More
web-home = To the lobby
web-you = You
web-nav = Pages
web-nav-play = Play
web-nav-rules = Rules
web-credits = Credits
web-credits-text =
    Cats, cauldrons, boards and marks were drawn for this program. The symbols on the cards come from game-icons.net and
    its contributors and were recoloured. The fonts are free and come with their licences.

    Kociołek is not made or endorsed by the publishers of the games; it uses no picture and no text of theirs.
web-trouble = That did not work
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
web-bots = Bots
web-bot-names = Claw, Shadow, Ginger, Smokey, Boots, Patch, Cinder, Sable, Rusty, Willow
web-bot-level = Strength
web-bot-random = guesses
web-bot-easy = easy
web-bot-chaotic = moody
web-bot-cautious = cautious
web-bot-vengeful = vengeful
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-at = bot, { $level }

## Settings

web-settings = Settings
web-settings-language = Language
web-language-en = English
web-language-pl = Polski
web-language-switch = PL: przełącz na polski
web-settings-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-settings-speed = Speed of motion
web-speed = { $speed }×
web-speed-skip = skip
web-settings-calm = Less motion
web-settings-calm-help = Nothing flies; the status line tells what happened.
web-settings-sound = Sounds
web-settings-notify = Tell me when it is my turn
web-settings-notify-help = A notification, if this page is in the background.

## Lobby

web-hello = Hello, { $name }!
web-guest-names = Mittens, Whisker, Pepper, Biscuit, Marble, Clover, Velvet, Nutmeg
web-name = Your name
web-name-change = Change your name
web-lobby-question = What shall we play?
web-lobby-bots = Play against bots
web-lobby-bots-sub =
    { $bots ->
        [one] { $bots } opponent
       *[other] { $bots } opponents
    } ({ $level })
web-lobby-friends = A table for friends
web-lobby-options = Cards and opponents
web-code = Table code
web-code-example = Code of a table
web-join = Join
web-lobby-mine = Your games
web-lobby-row = { $host } · { $taken } of { $seats }
web-lobby-your-move = Your move
web-lobby-return = Go back
web-lobby-open = Open tables
web-lobby-none = Nobody is waiting right now. Set a table and share its link.
web-lobby-places = { $taken } of { $seats }
web-lobby-learn = First time?
web-lobby-learn-sub = The rules in a few minutes, with all cards.
web-sit = Sit down
web-watch = Watch

## Waiting room

web-table-of = Table of { $name }
web-waiting-free =
    { $free ->
        [0] all seats are taken
        [one] { $free } free seat
       *[other] { $free } free seats
    }
web-invite = Invite
web-qr = QR code of the address of this table
web-share = Share
web-copy = Copy link
web-copied = Copied
web-seats-title = Seats
web-seats-number =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
web-seat-free = Free
web-seat-waits = waits for a guest
web-seat-here = is here
web-host = host
web-that-is-you = that is you
web-program = a program
web-add-bot = Add a bot
web-remove = Remove { $name }
web-make-host = Make { $name } the host
web-setup = Settings of the game
web-setup-more = More rules
web-tempo = Tempo
web-tempo-live = live
web-tempo-relaxed = no clock
web-tempo-days = by days
web-tempo-live-help = 45 seconds for a decision and two minutes in reserve.
web-tempo-relaxed-help = Nobody is hurried; only objections have a time limit.
web-tempo-days-help = A day for each move.
web-window = Time to object
web-listed = In the lobby
web-listed-help = Everybody can see the table and join.
web-spectators = Spectators
web-spectators-help = Others may watch; they see what is public.
web-hints = Hints
web-hints-help = Players may ask a bot what it would do.
web-takeover = Newcomers
web-takeover-help = Somebody new may take over the seat of a bot.
web-chat-allowed = Chat
web-start = Start the game
web-start-fill = Bots take the free seats.
web-waiting-host = The host starts the game.
web-full = The table is full

## Table

web-menu = Menu
web-players = Players
web-player-turn = has the turn
web-player-out = out
web-hand = Your hand
web-actions = What you can do
web-status = What the table waits for
web-your-turn = Your turn
web-your-decision = You decide
web-game-over = The game is over
web-you-are-out = You are out; now you can watch in peace.
web-waiting-for = Waiting for: { $names }
web-waiting-window = Does anybody object?
web-sending = Just a moment …
web-pick-one = Choose a card
web-side = Log, moves and chat
web-log = Log
web-log-open =
    { $count ->
        [0] Log
        [one] Log, { $count } new line
       *[other] Log, { $count } new lines
    }
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-say = Say something …
web-chat-send = Send
web-chat-empty = Nobody has said a word yet.
web-mute = mute
web-moves = Moves
web-moves-none = You cannot do anything right now.
web-take-back = Take the move back
web-watching = You are watching.
web-take-over = Take over a seat
web-standin = A bot plays for you.
web-claim = Take the seat back
web-connecting-again = Connection lost; trying again …
web-bye-replaced = This table is open in another window.
web-bye-take-back = Play here
web-bye-kicked = The host has taken your seat away.
web-bye-closed = This table is closed.
web-bye-outdated = Kociołek has been updated. Please load the page again.
web-bye-reload = Load again
web-away = Let a bot play for me
web-leave = Leave the game
web-leave-sure = Leave for good? The others play on without you.
web-stay = Stay
web-orders = When others play cards
web-orders-off = ask me each time
web-orders-until-turn = pass until it is my turn
web-orders-unless-me = pass unless it concerns me
web-emotes = Gestures
web-emote-hello = Hello!
web-emote-thanks = Thank you
web-emote-well-played = Well played
web-emote-oops = Oops
web-emote-laugh = Ha ha!
web-emote-hurry = Hurry, hurry
web-title-turn = ● Your turn · Kociołek
web-live-turn = It is your turn.
web-live-window = You may object now.

## Help

web-help = Help
web-help-now = At this table
web-help-can = You can do this now
web-help-not-now = You cannot use it at this moment.
web-help-not-asked = It is not your move right now.
web-help-others-asked = It is not your move right now: { $names } must answer first.
web-help-ruling = Doubtful cases
web-help-related = Of the same kind
web-help-none = There is nothing to tell about this.
web-explain = What is this? { $name }
web-hint = What would a bot do?
web-hint-thinking = The bot is thinking …
web-hint-fold = Put aside
web-hint-unfold = Show the advice again
web-hint-none = No bot had the time to think about it.
web-hint-value = chance to win: { $percent } %
web-long-press = Hold a card or field for a moment, or press ? on it, and it explains itself.
web-speak = Say the situation
web-situation = The situation
web-situation-you = It is up to you.
web-situation-hand = In your hand: { $list }.
web-group-answer = Answers
web-group-play = Cards
web-group-combos = Combos
web-group-players = Players
web-group-godcat = Godcat as
web-group-places = Places in the pile
web-keys = Keys
web-key-arrows = go through cards and fields
    .key = ← →
web-key-enter = choose what has the focus
    .key = Enter
web-key-nth = the card, tile or spell at this place of your hand
    .key = 1–9
web-key-draw = draw
    .key = D
web-key-nope = Nope
    .key = N
web-key-pass = pass
    .key = P
web-key-undo = take the move back
    .key = U
web-key-moves = list of all moves
    .key = M
web-key-speak = say the situation
    .key = S
web-key-log = log
    .key = L
web-key-help = this list
    .key = H
web-key-question = explain what has the focus
    .key = ?
web-key-escape = skip the motion, close a sheet
    .key = Esc

## Result

web-result-you = You win!
web-result-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-result-nobody = Nobody wins
web-result-stopped = The game was stopped
web-result-closed = The table is closed
web-result-places = Places
web-result-points = Where the points come from
web-result-category = Category
web-result-sum = Total
web-result-moments = Great moments
web-result-more = And now?
web-result-look = Look at the table
web-result-show = To the result
web-rematch = Rematch
web-rematch-sub = same seats, same cards
web-record = Record
web-fair-check = Check the shuffle
web-fair-how =
    Before the deal the server promised its secret by a fingerprint, and every player added chance of their own. Now that
    the secret is known, your browser computes it all anew.
web-fair-computing = Computing …
web-fair-commitment = The secret fits the promise made before the deal.
web-fair-contribution = My browser’s chance was mixed in unchanged.
web-fair-seed = The seed of the game follows from secret and contributions.
web-fair-draws =
    { $count ->
        [one] The one random draw of the game agrees, computed anew.
       *[other] All { $count } random draws of the game agree, each computed anew.
    }
web-fair-draw-wrong = Not as promised: a draw in move { $move } (stream { $stream }, word { $place }).
web-fair-all-draws = Every draw of the game
web-fair-in-deal = Deal
web-fair-in-move = Move { $move }
web-fair-shuffle = shuffle of { $n }
web-fair-number = { $number }, of the numbers from 0 that are below { $n }
web-fair-good = All of it is right: nobody could choose the cards.
web-fair-bad = Something does not fit. Keep the record and ask the host.
web-fair-cannot = The secret is told when the game is over.
web-fair-contributions = What the players added

## Replay

web-replay = Replay
web-replay-step = Step { $index } of { $total }
web-replay-first = To the beginning
web-replay-start = The game begins.
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-last = To the end
web-replay-all = Everybody
web-replay-eyes = Whose eyes?
web-replay-none = There is no replay of this table (yet).

## Errors

web-error-load = This part could not be loaded. Is the connection all right?
web-error-unknown = That is not possible ({ $code }).
web-error-seats-out-of-range = These cards are for { $low } to { $high } players, not for { $seats }.
web-error-players-out-of-range = This game is for { $low } to { $high } players, not for { $seats }.
web-error-chaos-mode-not-for-two = Chaos Mode is for three or four players, not for { $seats }.
web-error-web-offline = The server cannot be reached. Your move was not sent; try again in a moment.
web-error-web-unexpected = The server answered with an error ({ $status }).

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
web-kittens-why-nope = It needs something to stop: play it while a card waits for objections.
web-kittens-why-window = A card waits for objections: only Nope answers it.
web-kittens-why-defuse = Keep it: a Defuse is played only when an Exploding Kitten lies before you.
web-kittens-why-question = You are asked something else first: see the line below the cauldron.
web-kittens-why-danger = It is not played by hand: it works by itself.
web-kittens-why-cat = A cat alone does nothing. Play it with another of the same title, or three of them.
web-kittens-why-nobody = It would do nothing now: nobody is there for it to work on, or there are too few cards.
web-kittens-odds = Kitten: 1 in { $n }
web-kittens-odds-none = No kitten on top
web-kittens-odds-sure = A kitten is on top!
web-kittens-odds-title = How dangerous is a draw?
web-kittens-odds-help =
    Everybody can count the kittens that are still about and the cards of the pile. If you know cards of the pile, they
    count too. Nothing in this number is secret.
web-kittens-pile-title = The draw pile
web-kittens-choose = Choose a card, or draw.
web-kittens-have = you have { $count }
web-kittens-godcat-as = Play Godcat as …
web-kittens-pending =
    { $has_other ->
        [yes] { $you ->
            [seat] You against { $other }: { $what }
            [other] { $player } against you: { $what }
           *[none] { $player } against { $other }: { $what }
        }
       *[no] { $you ->
            [seat] You: { $what }
           *[none] { $player }: { $what }
        }
    }
web-kittens-pair = pair, { $name }
web-kittens-triple = triple, { $name }
web-kittens-five = five different cards
web-kittens-pair-help = Steals a random card
web-kittens-demanded = Demands: { $name }
web-kittens-stands = it stands
web-kittens-stopped = stopped
web-kittens-combo-pair = 2 × { $name }: steal
web-kittens-combo-triple = 3 × { $name }: demand
web-kittens-peril = { $player } needs a Defuse!
web-kittens-peril-you = You need a Defuse!
web-kittens-defused = Phew, defused!
web-kittens-bury = Where do you bury it?
web-kittens-implode = Back it goes, face up
web-kittens-duel = { $player } against { $other }
web-kittens-census = In this game: { $count }.
web-kittens-yours = In your hand: { $count }.
web-kittens-known = Has for sure: { $list }.
web-kittens-lacks = Does not have: { $list }.
web-kittens-survived = alive to the end
web-kittens-exploded = exploded
web-kittens-imploded = imploded
web-kittens-left = left the game
web-kittens-gone = exploded or left
web-kittens-result = Cards left in the pile: { $count }.
web-depth-secret = Nobody sees the place, and the time tells nothing.
web-depth-top = Top
web-depth-middle = Middle
web-depth-bottom = Bottom
web-depth-random = Random
web-depth-nth =
    { $n ->
        [one] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }
web-depth-place = Place { $n }
web-depth-higher = One place higher
web-depth-deeper = One place deeper
web-order-title = Arrange the future
web-order-help = The card on the left will be drawn first.
web-order-first = first
web-order-earlier = { $name }: earlier
web-order-later = { $name }: later
web-order-type = or type the order:
web-order-done = Put them back like this

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
web-wizardkittens-bonus-words = +1 for each in the circle at the end: { $name }
web-wizardkittens-no-bonus = no bonus
web-wizardkittens-missing = missing: { $list }
web-wizardkittens-missing-count =
    { $count ->
        [one] missing: { $count } card
       *[other] missing: { $count } cards
    }
web-wizardkittens-lacks = missing
web-wizardkittens-complete = complete!
web-wizardkittens-extras =
    { $count ->
        [one] { $count } extra
       *[other] { $count } extras
    }
web-wizardkittens-here = here
web-wizardkittens-shut = opens with the Chaos Cat
web-wizardkittens-caught-in = Professor: in { $soonest }–{ $latest } cards
web-wizardkittens-caught-odds = Professor: 1 in { $count }
web-wizardkittens-caught-now = The next card is the Professor!
web-wizardkittens-deck = Deck
web-wizardkittens-deck-help =
    The Professor hides among the last eleven cards. Chaos Cats lie between the first ten cards and those eleven. All
    other cards are components, and everybody can count which of them have come.
web-wizardkittens-left = Still in the deck: { $list }
web-wizardkittens-discard = Discards
web-wizardkittens-discard-help = Used and discarded components. The pile is open to all and never shuffled back into the deck.
web-wizardkittens-credit = Extra Credit
web-wizardkittens-new-rule = New Rule
web-wizardkittens-chaos = Chaos
web-wizardkittens-none-yet = none yet
web-wizardkittens-spells = Spells
web-wizardkittens-kittens = Kittens
web-wizardkittens-chapters = Chapters
web-wizardkittens-yours = Components
web-wizardkittens-token = token
web-wizardkittens-covered = Your token lies on { $name }: not this turn.
web-wizardkittens-why-spell-first = Components are moved by spells: cast one first.
web-wizardkittens-why-card = The question is not about this card, or the effect has moved it already.
web-wizardkittens-why-mat = Your kitten does not know this spell.
web-wizardkittens-why-few = There are too few cards for it.
web-wizardkittens-why-draw-first = Draw and place a card first; then comes the spell.
web-wizardkittens-why-question = Answer the question first; every turn has one spell.
web-wizardkittens-casting = { $player }: the spell { $name }.
web-wizardkittens-step-draw = Draw
web-wizardkittens-step-spell = Spell
web-wizardkittens-step-curse = Curses
web-wizardkittens-doing =
    { $what ->
        [draw] { $player } is about to draw
        [chapter] { $player } chooses a chapter
        [chapters] { $player } chooses two chapters
        [spell] { $player } chooses a spell
        [kitten] { $player } chooses a kitten
       *[card] { $player } chooses a card
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
        [one] { $name }: then { $count } is missing
       *[other] { $name }: then { $count } are missing
    }
web-wizardkittens-then-extra = { $name } does not need it
web-wizardkittens-defeated-by = Defeated by: { $player }.
web-wizardkittens-unseen = Still in the deck: { $count } of { $all }.
web-wizardkittens-tally = Points so far: { $points } (curses { $values }, bonuses { $bonus }, extras −{ $extras }); Extra Credit is secret
web-wizardkittens-guilty = If the Professor came now: not innocent
web-wizardkittens-innocent = If the Professor came now: innocent
web-wizardkittens-won-none = no curse defeated yet
web-wizardkittens-danger = The Professor
web-wizardkittens-danger-help =
    When the last curse is defeated, most points win. If Professor Whispurr is drawn before that, ten points or more are
    too much magic, with two players five or fewer as well; of the others the fewest components win.
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
web-wizardkittens-cats = Other cards of the deck
web-wizardkittens-new-rules = New Rules
web-wizardkittens-chaos-cards = Chaos cards
web-wizardkittens-source-own = The values of this card come from a card file of this table.
web-wizardkittens-source-all-designed = This card is not the printed one: no source tells it, so it is of our own making.
web-wizardkittens-source-all-inferred = This card is a good guess: the rulebook suggests it but does not say it.
web-wizardkittens-source-designed = Not printed like this, but of our own making, because no source tells it: { $list }.
web-wizardkittens-source-inferred = A good guess that the rulebook suggests: { $list }.
web-wizardkittens-source-pairing = That { $name } has this spell is our own pairing; the spell itself is that of the rulebook.
web-wizardkittens-field-value = points
web-wizardkittens-field-needs = recipe
web-wizardkittens-field-light = lighter recipe
web-wizardkittens-field-group = level
web-wizardkittens-field-bonus = bonus
web-wizardkittens-field-effect = effect
web-wizardkittens-field-paws = use with two players
