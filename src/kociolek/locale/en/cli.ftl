### The command line, in English.
###
### $name is a card, a game or another thing as it is shown; $player and $bot are names; $file is a path.
### $count, $total and other numbers of things are numbers. In errors every variable is text.
### $meant is the word somebody probably meant, or `none`; $known lists the words there are.

## The program and its commands

cli-about = Kociołek: card and board games for people and bots, in the terminal and for research.
cli-usage = usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-more-help = “{ $program } COMMAND --help” tells more about a command.
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-card = CARD
cli-metavar-file = FILE
cli-metavar-folder = DIR
cli-metavar-option = NAME=VALUE
cli-metavar-edition = EDITION
cli-metavar-people = N|NAMES
cli-metavar-bots = BOTS
cli-metavar-seed = SEED
cli-metavar-address = ADDRESS

cli-help-play = play a game in the terminal
cli-help-play-long =
    Plays a game in the terminal: you against bots, or several people who share one keyboard.
    Every question shows numbered answers; type a question mark for help.
cli-help-simulate = let bots play many games and count who wins
cli-help-simulate-long =
    Lets bots play many games against each other and reports who wins and how long the games are.
    The same seed gives the same games, whatever the number of workers.
cli-help-arena = hold a tournament between bots
cli-help-arena-long =
    Lets bots compete: win shares with 95 % intervals, ratings, and a report with pictures. Everybody sits everywhere
    equally often. What was interrupted goes on when the same command is given again.
cli-help-report = turn recorded games into a page with pictures
cli-help-report-long =
    Reads records of one game, or the journal of a tournament, and writes a single page that tells who wins, how games
    go and which cards help. It opens in any browser, without a network, in both languages.
cli-help-bench = measure the speed of the rules
cli-help-bench-long =
    Measures how fast the rules run on this machine: decisions, games, copies, views and imagined worlds per second of
    processor time. A decision counts only if there is something to choose. With “search”: iterations per second of the
    strongest bot, from the opening.
cli-help-rules = read the rules of a game or of one card
cli-help-rules-long = Prints the rules of a game chapter by chapter, or what a single card does, with its rulings.
cli-help-check = check scenario files against the rules
cli-help-check-long =
    Plays the scenarios of YAML files and compares what happens with what they expect. The exit code is 0 if all passed,
    1 if one failed, 2 if a file cannot be understood.
cli-help-replay = watch a recorded game again
cli-help-replay-long =
    Shows a recorded game move by move, with all cards open or as one seat saw it.
cli-help-verify = prove that a record is genuine
cli-help-verify-long = Replays a record by the rules and compares the final position with the digest in the file.
cli-help-vocabulary = list every word that scenario files may use
cli-help-vocabulary-long =
    Prints the names of all cards, moves, prompts, events and options of a game, as scenario files and records spell them.
cli-help-board = draw the board of a game
cli-help-board-long =
    Draws the table of a game: in characters, or as a picture to hang on a wall. Without a record the table
    is set up from the seed, and bots that choose at random make the moves asked for.
cli-help-serve = serve live tables to browsers and programs
cli-help-serve-long =
    Runs the server: live tables for people, bots and programs. Everything is kept in one file, or in a PostgreSQL
    database. SIGTERM or Ctrl-C stops it; moves under way are stored and the tables go on after the next start.
cli-help-store = back up, restore, check or migrate what a server keeps
cli-help-store-long =
    Looks after the store of a server. backup writes all of it to a file, also while the server runs; restore fills an
    empty store from such a file, be it SQLite or PostgreSQL; check replays every table; migrate brings an older
    store to this version.

cli-arg-help = show this help and stop
cli-arg-version = show the version and the build, and stop
cli-arg-lang = language of the texts: en or pl; without it the locale decides
cli-arg-game = name of the game
cli-arg-card = a card, by its name or as the vocabulary spells it
cli-arg-seats = number of players
cli-arg-people = people at this keyboard: how many, or their names with commas between; the others are bots
cli-arg-edition = which box to play
cli-arg-bots = bots to play with, separated by commas; a short list is repeated
cli-arg-option = a rule switch, such as edition=good_vs_evil; may be given several times
cli-arg-cards = a card file: printed values instead of the built-in ones (Wizard Kittens)
cli-arg-seed = number or word that fixes all chance; without it every game is new
cli-arg-record = save the game to this file
cli-arg-save-folder = save every game to a file in this new folder
cli-arg-games = how many games to play
cli-arg-workers = how many processes share the work
cli-arg-arena-bots = bots that compete, separated by commas; module:Class for one of your own; a short list is repeated, of a long one all tables play
cli-arg-iterations = how many iterations searching bots think about an answer; { $iterations } if nothing is said
cli-arg-milliseconds = how much processor time they have instead; the result then depends on the machine
cli-arg-ray = play on a Ray cluster at this address, or on one that is started for it here
cli-arg-journal = file that keeps every finished game; interrupted work goes on from it
cli-arg-report = write a page with pictures to this file
cli-arg-report-files = records, folders of records, or the journal of a tournament
cli-arg-output = the page to write
cli-arg-json = print the result as JSON
cli-arg-files = scenario files, or folders that hold some
cli-arg-record-file = a recorded game
cli-arg-seat = show only what this seat could see; the first seat is 0
cli-arg-spectator = show only what somebody who watches could see
cli-arg-step = wait for Enter after every move
cli-arg-bench-what = what to measure: engine, search, adapters or server
cli-arg-seconds = processor time to spend on each measurement, in seconds; for the server: how long it plays
cli-arg-verbose = name the scenarios that passed, too
cli-arg-svg = write an SVG picture to this file
cli-arg-moves = how many moves are made at random before it is drawn
cli-arg-components = component file with your printed board, for games that have one
cli-arg-board-seat = draw what this seat sees; without it, what everybody may see
cli-arg-plain = no colours and no moving parts
cli-metavar-store = STORE
cli-arg-host = address to listen at; 0.0.0.0 for the whole network
cli-arg-port = port to listen at; 0 for any free one
cli-arg-store = where everything is kept: sqlite:FILE or postgresql://user@host/base
cli-arg-durable = safe against loss of power too: every move waits for the disk
cli-arg-origin = another address whose pages may use the server; may be given several times
cli-arg-https = it is reached by https: cookies are sent that way only
cli-arg-proxy = address of a proxy whose word about the client is taken
cli-arg-open-metrics = /metrics for everybody, not for this machine only
cli-arg-bot-workers = processes in which bots think
cli-arg-sockets = connections that one address may keep open
cli-arg-log = how much is logged: debug, info, warning or error
cli-arg-store-what = what to do: backup, restore, check or migrate
cli-arg-backup-file = the backup to write or to read
cli-arg-tables = server: how many tables play at once
cli-arg-rate = server: moves a second at each table; 0 for as fast as it can
cli-arg-idle = server: further sockets that only listen

## Languages and builds

cli-language-en = English
cli-language-pl = Polish
cli-build-compiled = compiled
cli-build-interpreted = interpreted
cli-build-line = Kociołek { $version }, { $build } rules
cli-build-no-compiler =
    No C compiler was found, so the rules run interpreted: everything works, only slower. To change that, install a
    compiler (on Debian: apt install gcc python3-dev) and run make setup again.

## The table in the terminal

cli-table-draw-pile =
    { $count ->
        [0] Draw pile: empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
cli-table-discard-pile =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: { $count } card, { $name }
       *[other] Discard pile: { $count } cards, { $name } on top
    }
cli-table-known-cards = You know of the pile: { $list }
cli-table-hand-size =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
cli-table-your-hand =
    { $count ->
        [0] Your hand: empty
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
cli-table-turns-owed =
    { $count ->
        [one] { $count } turn to take
       *[other] { $count } turns to take
    }
cli-table-out = out
cli-table-you = you
cli-table-bot = bot
cli-table-has = has: { $list }
cli-table-has-not = without: { $list }
cli-table-log = What happened
cli-table-times = { $count } × { $name }

## Asking and answering

cli-input-choice = Your choice, 1–{ $high } (? for help):
cli-input-enter-only = Enter to do that (? for help):
cli-input-help =
    • a number: choose the answer with that number
    • ? CARD: what a card does, for example “? { $name }”
    • ?: this help
    • t: show the table again
    • h: what a good player would do here
    • l: the whole log
    • r: the rules
    • back: take your last move back, where the game allows it
    • leave: give up your seat; the others play on
    • q: stop the game
cli-hint-move = { $move }: wins { $percent } % of the games imagined
cli-input-no-way-back = There is nothing that could be taken back.
cli-input-not-a-choice = “{ $text }” is none of the answers: type a number from 1 to { $high }, or ? for help.
cli-input-more = Enter: go on, q: stop
cli-input-enter = Press Enter to go on.
cli-input-sure-quit = Really stop the game? (y/n)
cli-input-sure-leave = Really leave the game for good? (y/n)
cli-input-yes = y
cli-input-no = n
cli-input-passed = You have nothing to answer that with.
cli-input-seen-enough = Seen enough? Press Enter to hide your cards.

cli-hotseat-pass = Hand the keyboard to { $player }, and look away, all the others.
cli-hotseat-ready = { $player }: press Enter when nobody else is looking.
cli-hotseat-window = Anybody may answer that now: { $list }.
cli-hotseat-anybody = Who answers? A number, or Enter for nobody:
cli-hotseat-help = Ask aloud: who wants to answer types the number before their name and gets the keyboard; Enter means that nobody does; q stops the game.

cli-start-players = Players: { $list }
cli-start-bots = Bots: { $list }
cli-start-options = Rules: { $list }
cli-start-seed = Seed: { $seed } (the same seed deals the same cards)
cli-start-good-luck = Good luck. You will need it.
cli-ask-language = Language
cli-ask-edition = Which edition
cli-ask-seats = How many players, bots included
cli-ask-people = How many of them are people at this keyboard
cli-ask-bots = How strong are the bots
cli-ask-bot-line = { $name }: { $text }
cli-ask-number = { $text }, { $low }–{ $high } (Enter: { $default }):
cli-ask-number-again = “{ $text }” will not do; type a number from { $low } to { $high }.
cli-ask-save = File to save the game in (Enter: do not save):

cli-player-name = Player { $number }
cli-bot-name-1 = Whiskers
cli-bot-name-2 = Mittens
cli-bot-name-3 = Biscuit
cli-bot-name-4 = Smudge
cli-bot-name-5 = Pickle
cli-bot-name-6 = Ginger
cli-bot-name-7 = Shadow
cli-bot-name-8 = Socks
cli-bot-name-9 = Pumpkin

## Results

cli-result-heading = The game is over
cli-result-won = { $player } wins.
cli-result-you-won = You win!
cli-result-you-lost = You lose. The kitten sends its regards.
cli-result-shared = They share the win: { $list }.
cli-result-nobody = Nobody wins.
cli-result-place = { $place }. { $player }
cli-result-saved = The game is saved in { $file }.
cli-result-stopped = The game was stopped before its end.
cli-result-again = Another one? (y/n)

cli-simulate-heading =
    { $count ->
        [one] { $count } game of { $name }
       *[other] { $count } games of { $name }
    }
cli-simulate-bot-column = Bot
cli-simulate-seat-column = Seat
cli-simulate-wins-column = Wins
cli-simulate-rate-column = Win share
cli-simulate-decided-column = Of decided
cli-simulate-rating-column = Rating
cli-simulate-interval-column = 95 % interval
cli-simulate-games-column = Games
cli-simulate-played-column = Played
cli-simulate-length = Decisions per game, on average: { $mean }
cli-simulate-nobody = Games that nobody won: { $share }
cli-simulate-shared = Games with a shared win: { $share }
cli-simulate-ending = { $name }: { $share }
cli-simulate-time = { $games } games per second, { $time } in all
cli-simulate-seed = Seed: { $seed }
cli-arena-left = left:
cli-arena-faults =
    { $count ->
        [one] { $bot } was sent away { $count } time: { $what }
       *[other] { $bot } was sent away { $count } times: { $what }
    }
cli-arena-fault = game { $index }, seat { $seat }, { $bot }: { $text }
cli-arena-fault-crashed = it crashed
cli-arena-fault-illegal = it made a move that is not allowed
cli-arena-fault-overran = it thought too long
cli-arena-uneven = Seats are even to within one round only; everybody sits everywhere equally often when the number of games is { $count }.
cli-arena-timed = { $list }: { $milliseconds } ms of processor time for an answer, so the result depends on the machine and differs a little each time.
cli-arena-iterations = Searching bots think { $iterations } iterations about an answer; the same seed gives the same result.
cli-arena-resumed =
    { $total ->
        [one] { $count } of { $total } game is finished already, in { $file }.
       *[other] { $count } of { $total } games are finished already, in { $file }.
    }
cli-arena-no-journal = No journal can be kept in { $file }; if this is interrupted, it begins anew.
cli-arena-interrupted = Interrupted; the finished games are in { $file }, and the same command goes on from there.
cli-arena-report = The report is in { $file }.

cli-bench-heading = { $name }, players: { $seats }, { $build }
cli-bench-decisions = decisions per CPU second
cli-bench-decisions-asking-all = the same with everybody asked who might answer
cli-bench-games = games per CPU second
cli-bench-clones = copies per CPU second
cli-bench-views = views per CPU second
cli-bench-imagines = imagined worlds per CPU second
cli-bench-length = decisions per game
cli-bench-adapters-heading = { $name }, { $build }: steps and decisions per CPU second (× how much faster our first game is)
cli-bench-search-heading = { $name }, search of the bot { $bot } from the opening, { $build }
cli-bench-iterations = iterations per CPU second, players: { $seats }
cli-bench-to-the-end = Rollouts go to the end of the game; the heuristic makes { $share } % of their decisions.
cli-bench-cut-off = Rollouts are rated after { $depth } decisions; the heuristic makes { $share } % of them.

cli-check-passed = passed: { $title }
cli-check-failed = { $file }:{ $line }: FAILED: { $title }
cli-check-line = line { $line }: { $text }
# Programs read the last line, so it is the same in every language.
cli-check-summary = { $passed } passed, { $failed } failed
cli-check-differs = { $what }: expected { $expected }, found { $found }
cli-check-move-refused = the move “{ $move }” is not allowed here; allowed: { $legal }
cli-check-move-allowed = the move “{ $move }” should have been refused
cli-check-not-asked = the move “{ $move }” cannot be made: seat { $seat } is not asked for anything; asked: { $seats }

cli-replay-heading = { $name }, { $file }
cli-replay-view = as { $player } saw it, seat { $seat }
cli-replay-watched = as somebody saw it who only watched
cli-replay-open = all cards open
cli-replay-end = End of the record.

cli-verify-good =
    { $count ->
        [one] { $file }: genuine, { $count } move, digest { $digest }
       *[other] { $file }: genuine, { $count } moves, digest { $digest }
    }
cli-verify-unfinished = { $file }: genuine so far, but the game was not finished
cli-verify-bad = { $file }: { $text }

cli-rules-cards = Cards
cli-rules-rulings = Rulings
cli-rules-options = Options
cli-rules-tips = Tips
cli-rules-default = default

cli-vocabulary-kinds = Cards
cli-vocabulary-actions = Moves
cli-vocabulary-prompts = Prompts
cli-vocabulary-events = Events
cli-vocabulary-options = Options and their values, the default first
cli-vocabulary-fields = Fields of a scenario
cli-vocabulary-reasons = Reasons for refusing a move
cli-vocabulary-legend =
    KIND stands for a card, SEAT and OTHER for seats (the first is 0), N for a number, ... for other cards; unknown is a
    card that an observer cannot name. docs/scenarios.md explains every field.
cli-vocabulary-moves = Moves of a scenario
cli-vocabulary-position = Fields of a position
cli-vocabulary-expectations = Fields of an expectation
cli-vocabulary-places = Places where cards are counted
cli-vocabulary-errors = Errors of a set-up
cli-serve-address = The tables are at { $address } (Ctrl-C stops the server).
cli-serve-phone = For a phone in the same network:
cli-serve-stopped = The server has stopped; everything is stored.
cli-store-backed-up = { $file }: a complete backup, rows: { $count }.
cli-store-restored = { $store }: restored, rows: { $count }.
cli-store-migrated = { $store }: schema { $old } became schema { $new }.
cli-store-checked = { $store }: every table can be replayed, tables: { $count }.
cli-bench-server-heading = Server: tables: { $tables }, seats at each: { $seats }, rules: { $build }
cli-bench-server-moves = moves per second
cli-bench-server-cpu = µs of processor time per move
cli-bench-server-p50 = ms until the last seat knew of a move, half of them
cli-bench-server-p95 = ms, 95 of 100
cli-bench-server-p99 = ms, 99 of 100
cli-bench-server-table = kB of memory per table
cli-bench-server-socket = kB of memory per socket
cli-bench-server-rss = MB of memory in all
cli-bench-server-stolen = % of the processors taken by other guests of this computer
cli-bench-server-quiet = % of the moves made while these took next to nothing
cli-bench-server-quiet-p99 = ms, 99 % of those moves

## Errors: each is one sentence that names the thing and the remedy

cli-error-line = Error: { $text }

-cli-did-you-mean = did you mean

cli-error-unknown-command =
    { $meant ->
        [none] There is no command “{ $command }”; there are: { $known }.
       *[other] There is no command “{ $command }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-unknown-game =
    { $meant ->
        [none] There is no game “{ $game }”; there are: { $known }.
       *[other] There is no game “{ $game }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-unknown-option =
    { $meant ->
        [none] There is no option “{ $option }”; there are: { $known }.
       *[other] There is no option “{ $option }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-unknown-option-value =
    { $meant ->
        [none] The option { $option } has no value “{ $value }”; choose one of: { $known }.
       *[other] The option { $option } has no value “{ $value }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-option-not-a-pair = “{ $text }” is no option; write NAME=VALUE, for example edition=original.
cli-error-option-twice = The option { $option } is given twice; leave one of them out.
cli-error-option-needs-edition =
    The option { $option } does nothing with edition={ $edition }; leave it out or play edition={ $needs }.
cli-error-option-needs-expansion =
    The option { $option } does nothing without an expansion; leave it out or turn one of these on: { $needs }.
cli-error-seats-out-of-range =
    The edition { $edition } is for { $low } to { $high } players, not for { $seats }; change --seats or the edition.
# Card files of Wizard Kittens: $file is none where the cards come as an option, not as a file
cli-error-cards-bad-value =
    { $file ->
        [none] The card “{ $card }” cannot have “{ $value }” as its { $field }; allowed: { $known }.
       *[other] { $file }, line { $line }: the card “{ $card }” cannot have “{ $value }” as its { $field }; allowed: { $known }.
    }
cli-error-cards-clash =
    { $file ->
        [none] On the card “{ $card }” the { $field } “{ $value }” does not go with its { $other }; change one of them.
       *[other] { $file }, line { $line }: on the card “{ $card }” the { $field } “{ $value }” does not go with its { $other }; change one of them.
    }
cli-error-cards-unknown-word =
    { $meant ->
        [none] { $file }, line { $line }: “{ $value }” means nothing here; known words: { $known }.
       *[other] { $file }, line { $line }: “{ $value }” means nothing here; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-cards-field-missing = { $file }, line { $line }: “{ $card }” lacks “{ $field }”; add it.
cli-error-cards-wrong-type = { $file }, line { $line }: “{ $field }” of “{ $card }” must look like { $wanted }; mend it.
cli-error-cards-twice = { $file }, line { $line }: the card “{ $card }” comes twice; take one of them out.
cli-error-cards-not-toml = { $file }, line { $line }: this is not TOML ({ $reason }); mend the line.
cli-error-option-needs-chaos-mode =
    The option { $option } does nothing with chaos_cat={ $chaos_cat }; leave it out or play chaos_cat=chaos_mode.
cli-error-option-needs-advanced-kittens =
    The kitten { $option } plays only with advanced_kittens=on; add that or leave { $option } out.
cli-error-kitten-bad-name = A kitten cannot be added with the spell “{ $card }”; choose a plain word that is not taken.
cli-error-kitten-bad-space = The spell “{ $card }” replaces the space { $index }, but a mat has the spaces 0 to 3; choose one of them.
cli-error-chaos-mode-not-for-two = Chaos Mode is for three or four players, not for { $seats }; change --seats or chaos_cat.
cli-error-new-rules-need-paws =
    No New Rule of these cards has paws, so { $seats } players have none to use; change the cards or chaos_cat.
cli-error-players-out-of-range = This game is for { $low } to { $high } players, not for { $seats }; change --seats.
cli-error-people-out-of-range = { $people } people do not fit at a table for { $seats }; change --people or --seats.
cli-error-too-many-bots = There are more bots ({ $bots }) than seats for them ({ $seats }); shorten --bots or raise --seats.
cli-error-name-twice = Two players cannot both be called “{ $name }”; choose another name.
cli-error-unknown-card =
    { $meant ->
        [none] There is no card “{ $card }”; there are: { $known }.
       *[other] There is no card “{ $card }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-card-unclear = “{ $card }” fits several cards: { $list }; write more of the name.
cli-error-unknown-bot =
    { $meant ->
        [none] There is no bot “{ $bot }”; there are: { $known }.
       *[other] There is no bot “{ $bot }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-bot-module-bad = The bot “{ $bot }” cannot be loaded: importing { $module } failed ({ $reason }); check the name, and where Python looks for it.
cli-error-bot-class-bad = The bot “{ $bot }” cannot be used: { $module } has no class “{ $class }” with a method choose; check the name.
cli-error-arena-too-many-bots = { $bots } bots are too many for one tournament; give at most { $high }.
cli-error-journal-not-ours = The file { $file } is not the journal of a tournament; choose another file.
cli-error-journal-foreign-format = The journal { $file } is in format { $found } and this program reads format { $known }; choose another file.
cli-error-journal-foreign-setup = The journal { $file } is of another tournament: its { $field } is “{ $found }”, not “{ $wanted }”; choose another file or the same set-up.
cli-error-journal-foreign-program = The journal { $file } was begun by another version of the program or of a bot, which might play otherwise; choose another file.
cli-error-journal-damaged = Line { $line } of the journal { $file } is damaged; take that line out, and its game is played again.
cli-error-journal-in-use = Another process is writing to the journal { $file }; wait for it, or choose another file.
cli-error-extra-missing = { $what } is not installed; get it with pip install "{ $package }".
cli-error-ray-unreachable = There is no Ray cluster at { $address } ({ $reason }); start one with ray start --head, or leave the address out.
cli-error-no-records = There are no records of finished games in { $file }; give files that were written with --save.
cli-error-report-file = { $file }: { $text }
cli-error-mixed-games = The records are of different games: { $game } and { $other }; make a report of each.
cli-error-nothing-to-decide = There is nothing to decide for seat { $seat } now.
cli-error-unknown-seat = There is no seat { $seat } at this table; the seats are 0 to { $high }.
cli-error-unknown-language = There are no texts in the language “{ $language }”; choose one of: { $known }.
cli-error-illegal-move =
    { $legal ->
        [none] The move “{ $move }” is not allowed now; nothing is asked of that seat.
       *[other] The move “{ $move }” is not allowed now; allowed: { $legal }.
    }
cli-error-bad-move-text =
    { $meant ->
        [none] “{ $move }” is not a move; the command vocabulary lists all of them.
       *[other] “{ $move }” is not a move; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-position-field-missing = The position lacks the field “{ $field }”; add it.
cli-error-component-not-json = { $file } is not a component file; write JSON as in the built-in one.
cli-error-component-missing = The component file lacks the section { $where }; add it.
cli-error-component-unmarked = The section { $where } says it is from “{ $value }”; use one of { $known }.
cli-error-component-bad = The component file cannot have “{ $value }” in { $where }; correct that value.
cli-error-component-conflict = The component file contradicts itself or the rules at { $where }: { $value }.
cli-error-record-foreign-components =
    This game was played with other components ({ $found }) than those of { $name }; give its file with --components.
cli-error-no-board = There is no drawing of { $game } yet; choose one of { $known }.
cli-error-position-field-bad = The position cannot have “{ $value }” as its { $field }; correct that field.
cli-error-view-foreign = The view is of { $game } with rules { $version }, which are not the rules here; ask for a new one.
cli-error-record-not-ours = This is not a record of a game; choose a file that was written with --save.
cli-error-record-damaged = Line { $line } of the record is damaged; take another copy.
cli-error-record-field-bad =
    Line { $line } of the record cannot have { $value } as its “{ $field }”; it was damaged or changed, take another copy.
cli-error-record-cut-off = The record breaks off after line { $line }, its end is missing; take another copy.
cli-error-record-bad-move-text =
    Line { $line } of the record: “{ $move }” is not a move of this game; it was damaged or changed, take another copy.
cli-error-record-illegal-move =
    { $legal ->
        [none] Line { $line } of the record: seat { $seat } may not do “{ $move }” there, nothing is asked of it; it was changed or made by other rules, so do not trust it.
       *[other] Line { $line } of the record: seat { $seat } may not do “{ $move }” there, only: { $legal }; it was changed or made by other rules, so do not trust it.
    }
cli-error-record-unknown-seat =
    Line { $line } of the record: there is no seat { $seat } at this table, the seats are 0 to { $high }; take another copy.
cli-error-record-empty = The record is empty; choose a file that a game was saved to.
cli-error-rules-gone =
    This game was played by version { $found } of the rules, which this release no longer plays; release { $release } is the last one that reads it.
cli-error-rules-unknown =
    { $release ->
        [none] This game was played by version { $found } of the rules and this release knows versions up to { $newest }; use a newer release.
       *[other] This game was played by version { $found } of the rules and this release knows versions up to { $newest }; use release { $release } or a newer one.
    }
cli-error-record-foreign-format =
    { $release ->
        [none] The record is in format { $found } and this release reads { $known }; use the release that made it.
       *[other] The record is in format { $found } and this release reads { $known }; use release { $release } or a newer one.
    }
cli-error-record-foreign-game =
    The record is of the game “{ $game }”, which this program does not know; it knows: { $known }.
cli-error-digest-mismatch =
    The record does not lead to the position it claims (expected { $expected }, found { $found }); it was changed or made by other rules, so do not trust it.
cli-error-components-unsaid =
    The record does not lead to the position it claims (expected { $expected }, found { $found }): it was changed, or played with own components, which old records do not carry; give their file with --components.
cli-error-record-box-bad = The box in line { $line } of the record is no good: { $text }
cli-error-file-unreadable =
    The file { $file } cannot be read ({ $reason ->
        [missing] there is no such file
        [denied] you may not
        [folder] it is a folder
        [no-folder] there is no such folder
       *[other] { $reason }
    }); check its name and your rights.
cli-error-file-unwritable =
    The file { $file } cannot be written ({ $reason ->
        [missing] there is no such folder
        [denied] you may not
        [folder] it is a folder
        [no-folder] there is no such folder
       *[other] { $reason }
    }); choose another place.
cli-error-file-exists = The file { $file } exists already; choose another name or remove it first.
cli-error-folder-not-empty = The folder { $file } is not empty; choose a new one.
cli-error-file-not-text = The file { $file } is not text in UTF-8; choose a record or a scenario file.
cli-error-no-scenarios = There are no scenarios in { $file }; give a YAML file with at least one.
cli-error-scenario-bad =
    { $meant ->
        [none] { $file }, line { $line }: “{ $what }” means nothing here; docs/scenarios.md and the command vocabulary list the words.
       *[other] { $file }, line { $line }: “{ $what }” means nothing here; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-scenario-not-yaml = { $file }, line { $line }: this is not YAML ({ $reason }); mend the line.
cli-error-scenario-field-missing = { $file }, line { $line }: the scenario lacks “{ $field }”; add it.
cli-error-scenario-wrong-type = { $file }, line { $line }: “{ $field }” must be { $wanted }; mend it.
cli-error-scenario-twice = { $file }, line { $line }: “{ $what }” is there twice; leave one of them out or rename it.
cli-error-scenario-seat = { $file }, line { $line }: there is no seat { $seat }; the seats are 0 to { $high }.
cli-error-scenario-contradiction = { $file }, line { $line }: “{ $field }” contradicts “{ $other }”; mend one of them.
cli-error-scenario-after-rest =
    { $file }, line { $line }: “{ $what }” stands after the three dots, which end a list; put it before them.
cli-error-scenario-all-dead = { $file }, line { $line }: fewer than two players are alive; a game needs two.
cli-error-scenario-card-misplaced =
    { $file }, line { $line }: the card “{ $card }” can never lie there with this edition; take another card or edition.
cli-error-scenario-too-many-cards =
    { $file }, line { $line }: there are more cards “{ $card }” than the { $known } in the box; take some out.
# $text is the sentence of another error
cli-error-scenario-cause = { $file }, line { $line }: { $text }
cli-error-number-expected = “{ $text }” is not a whole number; { $what } needs one, for example { $example }.
cli-error-number-too-small = { $what } must be at least { $low }, not { $text }; give a larger number.
cli-error-number-too-large = { $what } must be at most { $high }, not { $text }; give a smaller number.
cli-error-argument-missing = Something is missing: { $what }; “{ $program } --help” shows how to call it.
cli-error-argument-unknown =
    { $meant ->
        [none] “{ $text }” is not understood here; “{ $program } --help” shows what is.
       *[other] “{ $text }” is not understood here; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-argument-value-missing = { $what } needs a value; “{ $program } --help” shows which.
cli-error-argument-takes-no-value = { $what } takes no value, yet there is “{ $text }”; leave it out.
cli-error-arguments-exclude = { $one } and { $other } do not go together; leave one of them out.
cli-error-unknown-bench = There is nothing called “{ $bench }” to measure; there is: { $known }.
cli-error-seconds-bad = “{ $text }” is no time to measure for; give seconds, up to 3600, for example 2.
cli-error-interrupted = Interrupted; nothing was saved.
cli-error-interrupted-saved = Interrupted; what was played so far is in { $file }.
cli-error-worker-lost = A worker process ended early ({ $reason }); try again with fewer --workers.
cli-error-deck-unknown-card = There is no card called “{ $card }”; “kociolek vocabulary kittens” lists the names.
cli-error-deck-with-chance = { $number } of “{ $card }” cannot be in a small deck: only the deal may be left to chance.
cli-error-deck-too-small = { $cards } cards are too few to give { $seats } players { $hand } each.
cli-error-deck-too-large = { $cards } cards have too many deals to list them all; take at most { $most }.
cli-error-fairness-foreign-version =
    The record uses version { $found } of the fairness computation and this program knows version { $known }; use the program that made it.
cli-error-commitment-broken =
    The secret of the table is not the one that was committed to before the deal (expected { $expected }, found { $found }); do not trust this game.
cli-error-store-unknown = There is no store “{ $store }”; write sqlite:FILE or postgresql://user@host/base.
cli-error-store-in-use = Another server uses the store { $store }; stop it first or choose another store.
cli-error-store-too-old =
    The store { $store } has schema { $found } and this program needs { $known }; make a backup and run “kociolek store migrate”.
cli-error-store-too-new =
    The store { $store } has schema { $found } and this program knows { $known }; it was left untouched, use the newer program.
cli-error-store-not-ours =
    { $store } holds something else than our tables; it was left untouched, choose another place.
cli-error-store-empty = There is nothing in the store { $store }; check its address.
cli-error-store-damaged = The store { $store } is damaged; it was left untouched, restore a backup.
cli-error-store-unreachable =
    The store { $store } cannot be opened ({ $reason }); check the address and the permissions.
cli-error-store-not-empty =
    The store { $store } is not empty, and a backup is restored to an empty one only; choose another place.
cli-error-store-failed = The store could not keep this, so nothing was done; try again in a moment.
cli-error-postgresql-missing = PostgreSQL needs a further package; run pip install psycopg psycopg-binary.
cli-error-backup-damaged = { $file } is no complete backup (line { $line }); take another copy.
cli-error-store-task-unknown = There is no task “{ $task }” for a store; there are: { $known }.
cli-error-entry-missing = An entry of the log is missing.
cli-error-entry-unreadable =
    Entry { $entry } of table { $table } cannot be read ({ $reason }); the table was left untouched, use the program that wrote it or a backup.
cli-error-table-rules-gone =
    Table { $table } is played by version { $found } of the rules, which this release no longer plays; it was left untouched, release { $release } is the last one that plays it.
cli-error-table-rules-unknown =
    Table { $table } is played by version { $found } of the rules and this release knows versions up to { $newest }; it was left untouched, use a newer release.
cli-error-address-unusable = Nobody can listen at { $host } port { $port } ({ $reason }); choose another with --port.
cli-error-origin-bad = “{ $origin }” is no address of a page’s server; write one like https://games.example.
cli-error-proxy-bad = “{ $proxy }” is no address of a proxy; write it as numbers, such as 192.0.2.7.
cli-error-log-level-unknown = There is no log level “{ $level }”; there are: { $known }.
cli-error-game-not-running = No game is going on at this table; wait until it starts.
cli-error-game-has-begun = The game has begun, so that cannot be changed any more; make another table.
cli-error-game-runs = The game is still going on; wait until it is over.
cli-error-record-not-yet = The record is there when the game has ended; wait until then.
cli-error-scope-missing = Your token does not allow this: it lacks the scope “{ $scope }”; make another one.
cli-error-host-only = Only the host of the table may do that; ask them.
cli-error-not-seated = You do not sit at this table; sit down first.
cli-error-chat-off = Chat is switched off at this table; use the gestures.
cli-error-hints-off = Hints are switched off at this table; decide for yourself.
cli-error-nothing-asked = You are not asked for anything now; wait for your turn.
cli-error-kicked-before = The host has sent you away from this table; find another one.
cli-error-table-full = All seats of this table are taken; watch, or find another table.
cli-error-seat-taken = This seat is taken or cannot be had now; choose another one.
cli-error-seat-not-a-player = Nobody sits on seat { $seat } for whom that could be done; choose another one.
cli-error-too-many-seated = More people sit here than { $seats } seats can hold; ask somebody to stand up.
cli-error-seats-free = Some seats are still free; fill them with people or bots.
cli-error-too-many-tables = You have made as many tables as one may have ({ $most }); close one first.
cli-error-too-many-tokens = You have as many tokens as one may have ({ $most }); delete one first.
cli-error-window-bad =
    A reaction window at this tempo lasts { $low } to { $high } seconds; choose a length between them.
cli-error-table-unknown = There is no such table, or it is gone; check the link.
cli-error-code-unknown = No table that waits for players has this code; check it.
cli-error-no-spectators = Nobody may watch at this table; sit down, or find another one.
cli-error-who-are-you = You are not known here yet; say your name first.
cli-error-token-unknown = This token is not known or void; make another one.
cli-error-login-wrong = Login or password is wrong; try again, or use your recovery code.
cli-error-recovery-wrong = Login or recovery code is wrong; check both.
cli-error-login-taken = Somebody else is called “{ $login }” already; choose another login.
cli-error-account-already = This is the account “{ $login }” already; sign out to make another one.
cli-error-name-bad = A name needs at least one letter and no invisible characters; choose another one.
cli-error-text-bad = A message needs something to read and no invisible characters; write another one.
cli-error-too-often = That was too often; try again in { $seconds } s.
cli-error-origin-foreign = The request comes from a page of another site; open the page of this server.
cli-error-body-too-large = The request is larger than { $most } bytes; send less.
cli-error-body-too-slow = The request was not there after { $seconds } s; send it again.
cli-error-body-bad = The request is not as the documentation describes it ({ $reason }); mend it.
cli-error-not-json = The request must be JSON with the type application/json; send it so.
cli-error-message-bad = The message is not as the documentation describes it ({ $reason }); mend it.
cli-error-method-wrong = That cannot be done here in this way; use: { $allowed }.
cli-error-no-such-thing = There is no such thing here; check the address.
cli-error-inner-failure = Something went wrong inside the server; it was logged, try again.
cli-error-protocol-other = This page or program speaks version { $found } of the protocol, the server speaks version { $known }: reload the page, or update the program.
cli-error-stopping = The server is about to stop; come back in a moment.
