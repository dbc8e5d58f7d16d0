### The table in the browser, in English.
###
### $name, $names, $player, $other, $host are names of people; $card is a kind as the rules spell it.
### $count and other amounts are numbers.

## Everywhere

web-loading = Stirring the cauldron…
web-close = Close
web-save = Save
web-less = Less
web-more = More
web-home = Back to lobby
web-you = You
web-nav = Navigation
web-nav-play = Play
web-nav-rules = Rules
web-nav-games = My games
web-nav-boxes = Boxes
web-credits = Credits
web-trouble = Something went wrong
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
web-bot-beginner = beginner
web-bot-easy = easy
web-bot-chaotic = chaotic
web-bot-cautious = cautious
web-bot-vengeful = vengeful
web-bot-eager = eager
web-bot-tidy = tidy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-character = Character
web-bot-about = { $name }: { $about }.

## Settings

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
web-lobby-rules-sub = All of them in a few minutes, card by card.
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
web-tempo-fast = programs
web-tempo-live-help = 45 seconds per decision, plus two minutes in reserve.
web-tempo-relaxed-help = No rush: only reactions such as Nope are timed.
web-tempo-days-help = One day per move.

## Table

web-offline-title = No connection
web-offline-try = Try now

## Replay

web-replay = Replay

## Errors

web-error-load = Couldn’t load this part. Check your connection.
web-error-unknown = That didn’t work. Load the page again and retry.
web-error-web-unreached = Can’t reach the server. Try again in a moment.
web-error-web-offline = Can’t reach the server. Your move was not sent; try again in a moment.
web-error-web-unexpected = Server error ({ $status }). Try again in a moment.

## Lessons

web-learn = Lessons
web-learn-all = All lessons
web-learn-offer = New here? Learn by playing
web-learn-offer-sub = The first turns, step by step, at a real table.
web-puzzle-day = Puzzle of the day

## The host of the server

web-announce-restart = The server restarts at { $time }. Tables are saved.
web-announce-from = From the host:
web-privacy = Privacy and my data
web-host-page = Host’s page
