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
cli-more-help = Run “{ $program } COMMAND --help” for help on a command.
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-card = CARD
cli-metavar-do = WHAT
cli-metavar-box = BOX
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
    Play a game in the terminal: you against bots, or several people at one keyboard.
    Every question has numbered answers; type a question mark for help.
cli-help-simulate = play many games between bots and count the wins
cli-help-simulate-long =
    Play many games between bots and report who wins and how long the games are.
    The same seed gives the same games, whatever the number of workers.
cli-help-arena = run a tournament between bots
cli-help-arena-long =
    Run a tournament between bots: win shares with 95% intervals, ratings, and a report with charts. Every bot plays every
    seat equally often. To resume an interrupted tournament, run the same command again.
cli-help-ladder = keep ratings of many bots over time
cli-help-ladder-long =
    Keep a ladder of bots in a file: each run plays further rounds between the bots that have the fewest games, adds new bots,
    and shows the ranking. Without --rounds it only shows the ranking.
cli-help-train = let a network learn a game by playing against itself
cli-help-train-long =
    Let a small network learn a game from nothing but games against itself. It is kept in a folder, with checkpoints, a page of
    curves and its strength against a fixed league of bots. The same command goes on with a run that was interrupted, and arena
    plays with the network: kociolek arena GAME --bots FOLDER/learned.network,easy.
cli-help-report = turn recorded games into a report with charts
cli-help-report-long =
    Read records of one game, or the journal of a tournament, and write a single page on who wins, how games go and which
    cards help. It opens in any browser, offline, in both languages.
cli-help-bench = measure the speed of the rules
cli-help-bench-long =
    Measure how fast the rules run on this machine: decisions, games, copies, views and imagined worlds per second of
    CPU time. A decision counts only if there is a choice. With “search”: iterations per second of the strongest bot, from
    the opening.
cli-help-rules = read the rules of a game or of one card
cli-help-rules-long = Print the rules of a game chapter by chapter, or what a single card does, with its rulings.
cli-help-learn = learn a game by playing lessons
cli-help-learn-long = Play a lesson against the rules: the named one, or the next one that is not done. A lesson says what to try, and replies to wrong answers.
cli-help-check = check scenario files against the rules
cli-help-check-long =
    Play the scenarios in YAML files and compare the results with what they expect. The exit code is 0 if all passed,
    1 if one failed, 2 if a file cannot be read.
cli-help-replay = replay a recorded game
cli-help-replay-long = Show a recorded game move by move, with all cards face up or as one seat saw it.
cli-help-verify = check that a record is genuine
cli-help-verify-long = Replay a record under the rules and compare the final position with the digest in the file.
cli-help-analyse = judge the decisions of a recorded game
cli-help-analyse-long = Judge each decision of a recorded game by what its player could know, and separate luck from skill.
cli-help-vocabulary = list every word that scenario files may use
cli-help-vocabulary-long = Print the names of all cards, moves, prompts, events and options of a game, spelt as in scenario files and records.
cli-help-box = export, check, show and compare boxes
cli-help-box-long =
    A box says what is printed in your copy of a game. Begin with: kociolek box export witchstone > my.toml,
    change what differs, and give it to any command with --box my.toml.
cli-help-board = draw the board of a game
cli-help-board-long =
    Draw the table of a game in characters, or as a picture for the wall. Without a record the seed sets up the table, and
    random bots make the requested number of moves.
cli-help-completion = print a completion script for your shell
cli-help-completion-long =
    Print a script with which your shell completes commands, options, games, bots and cards. For bash: kociolek completion
    bash > ~/.local/share/bash-completion/completions/kociolek; for zsh: > a folder of $fpath/_kociolek;
    for fish: > ~/.config/fish/completions/kociolek.fish.
cli-help-serve = run the server for browsers and programs
cli-help-serve-long =
    Run the server: live tables for people, bots and programs. All data is kept in one file or in a PostgreSQL database.
    SIGTERM or Ctrl-C stops it; moves in progress are saved, and the tables continue after the next start.
cli-help-store = back up, restore, check or migrate the server’s data
cli-help-store-long =
    Manage the server’s data. backup writes all of it to a file, even while the server runs; into a folder it writes a file
    of its own, reads it back and removes the oldest ones; restore fills an empty store
    (SQLite or PostgreSQL) from such a file; check replays every table; migrate upgrades an older store to this version.
cli-help-health = ask a running server whether it is ready
cli-help-health-long = Ask a running server whether it answers and its store can write. The exit code is 0 if so, else 1.
cli-help-node = list the nodes of a server, empty one, forget the dead
cli-help-node-long =
    Show the processes that share a store, with the number of their tables. drain gives the tables of one to the others and
    keeps new ones away, before a machine is switched off; undrain takes it back; forget removes nodes that have ended.
cli-help-host = watch over a server: hosts, tables, bans, announcements
cli-help-host-long =
    The tools of a server’s host. add, remove and list name the accounts that may use the host’s page in the browser. All
    other tasks are carried out by the running server within seconds; every act is written to the list on that page.

cli-arg-default = { $text } (default: { $default })
cli-usual-option = the first value of each, see kociolek rules
cli-usual-seed = a new one each time
cli-usual-workers = one for each core
cli-usual-bot-workers = one less than the cores
cli-usual-arena-seats = as many as bots; if only one bot plays: { $seats }
cli-usual-seconds = 1, server 10
cli-usual-bench-store = a temporary one
cli-usual-moves = none, or all of a record
cli-usual-board-seat = what everyone sees
cli-usual-migrate-backup = beside the store
cli-usual-game = asks, or { $game }
cli-usual-resume = the last one that was interrupted
cli-usual-lesson = the next one
cli-arg-help = show this help and exit
cli-arg-version = show the version and the build, and exit
cli-arg-lang = language: en or pl; the default follows your locale
cli-arg-game = name of the game
cli-arg-card = a card, by its name or as the vocabulary spells it
cli-arg-seats = number of players
cli-arg-people = people at this keyboard: a number, or names separated by commas; the rest are bots
cli-arg-edition = which box to play
cli-arg-bots = bots to play with, separated by commas; a short list is repeated
cli-arg-option = a rule option, such as edition=good_vs_evil; can be given several times
cli-arg-seed = number or word that fixes all randomness
cli-arg-record = save the game to this file
cli-arg-save-folder = save every game to a file in this new folder
cli-arg-games = how many games to play
cli-arg-workers = how many processes share the work
cli-arg-arena-bots = competing bots, separated by commas; module:Class for your own; a short list is repeated, a long one plays every combination
cli-arg-iterations = iterations per answer for searching bots
cli-arg-milliseconds = CPU time per answer instead; the result then depends on the machine
cli-arg-ray = play on the Ray cluster at this address, or start one here
cli-arg-journal = file that keeps every finished game, so that interrupted work can resume
cli-arg-data = write a row for each seat of each game to this file, FILE.csv or FILE.parquet
cli-arg-move-data = write a row for each move to this file, FILE.csv or FILE.parquet
cli-arg-ladder-file = the ladder; it is made if there is none
cli-arg-ladder-bots = bots to add, separated by commas; module:Class for your own
cli-arg-ladder-rounds = rounds to play; in a round each bot takes each seat once
cli-arg-ladder-page = write the ladder as a page for the browser
cli-usual-ladder-bots = those on the ladder
cli-arg-train-folder = the run; it is made if there is none
cli-arg-train-updates = updates to make in all; each learns from about 8192 decisions
cli-arg-train-every = updates between two checkpoints, at which the network is tested
cli-arg-train-tests = games against each bot of the league, in each test
cli-arg-train-hidden = units of the hidden layer
cli-arg-train-settle = let the steps become smaller over the last N updates, and the play less varied
cli-arg-train-guided = begin with the play of “Medium”: learn what to change about it
cli-arg-train-players = processes among which the games are divided; with another number another network comes out
cli-arg-train-ray = let them play on the Ray cluster at this address, or start one here
cli-usual-train-seats = 4, in Wizard Kittens 3, in Witchstone 2
cli-usual-train-seed = 1, or that of the run in the folder
cli-arg-report = write a report with charts to this file
cli-arg-report-files = records, folders of records, or the journal of a tournament
cli-arg-output = the page to write
cli-arg-json = print the result as JSON
cli-arg-lesson-json = print the list of lessons as JSON
cli-arg-shell = the shell
cli-arg-analyse-html = print a page for the browser
cli-arg-analyse-thorough = take four times as many simulated games
cli-arg-bench-games = games to analyse
cli-arg-bench-analysing = analyse games all the while
cli-arg-bench-first = number of the first game, so that other games are measured
cli-arg-files = scenario files, or folders that hold some
cli-arg-record-file = a recorded game
cli-arg-seat = show only what this seat could see; the first seat is 0
cli-arg-spectator = show only what a spectator could see
cli-arg-step = wait for Enter after every move
cli-arg-bench-what = what to measure: engine, search, adapters, server, analysis, calibration, kept, network or lab
cli-arg-seconds = CPU seconds per measurement; for the server: how long it plays
cli-arg-verbose = also list the scenarios that passed
cli-arg-svg = write an SVG picture to this file
cli-arg-moves = number of random moves before drawing
cli-arg-box = box file: what is printed in your copy, see kociolek box
cli-arg-box-do = export, check, show or diff
cli-arg-pin = box file that everybody is offered for new tables; may be given several times
cli-arg-box-what = a game (its built-in box) or a box file
cli-arg-board-seat = draw what this seat sees
cli-arg-resume = continue a game that was interrupted, from this file
cli-arg-plain = no colours and no animation
cli-metavar-store = STORE
cli-arg-host = address to listen on; 0.0.0.0 for the whole network
cli-arg-port = port to listen on; 0 for any free one
cli-arg-store = where data is kept: sqlite:FILE or postgresql://user@host/base
cli-arg-durable = survive power loss too: wait for the disk on every move
cli-arg-origin = another origin whose pages may use the server; can be given several times
cli-arg-https = the server is behind https: send cookies over https only
cli-arg-proxy = address of a trusted proxy
cli-arg-open-metrics = serve /metrics to everyone, not only to this machine
cli-metavar-task = TASK
cli-metavar-target = WHOM
cli-metavar-text = TEXT
cli-arg-host-what = one of { $known }
cli-arg-host-target = a login, the code of a table, an address, or the text of an announcement
cli-arg-hours = hours of a ban or mute; 0 for ever
cli-arg-minutes = announce a restart in so many minutes
cli-arg-reason = reason, shown to the players of a closed table and in the list of acts
cli-arg-contact = who runs this server, for the page about privacy
cli-arg-url = URL that people reach this server at, for links in e-mails
cli-arg-mail-server = server that sends e-mail: smtp:// or smtps://, with NAME:PASSWORD@ if it asks for them
cli-arg-mail-from = sender of e-mails
cli-arg-hooks-inside = network that webhooks may call although it is inside, e.g. 10.0.0.0/8; may be repeated
cli-arg-keep-games = days for which finished games are kept; 0 for ever
cli-arg-keep-guests = days for which guests who do not come back are kept; 0 for ever
cli-arg-keep-reports = days for which closed reports are kept; 0 for ever
cli-arg-keep-acts = days for which the list of the host’s acts is kept; 0 for ever
cli-arg-backups = folder of backups, for the host’s page
cli-arg-bot-workers = processes in which bots think
cli-arg-sockets = open connections allowed per address
cli-metavar-name = NAME
cli-arg-nodes = processes that share the tables of one PostgreSQL store; 0 for one a core
cli-arg-node = name of this machine, if several machines share the store
cli-arg-advertise = address under which the other machines reach this one
cli-arg-lease = seconds of silence after which the others take over the tables of a node
cli-arg-bus = what carries the news between nodes: postgresql, or nats://HOST:PORT
cli-arg-node-what = list, drain (give the tables of a node to the others), undrain or forget (the dead)
cli-arg-node-name = name of a node, for drain and undrain
cli-arg-log = log level: debug, info, warning or error
cli-arg-store-what = what to do: backup, restore, check, migrate or ratings (compute all ratings again)
cli-arg-backup-file = the backup to write or to read, or a folder of backups
cli-arg-keep = how many backups stay in the folder
cli-arg-health = address of the server
cli-arg-migrate-backup = backup of a store that is migrated
cli-arg-tables = server: how many tables play at once
cli-arg-rate = server: moves per second at each table; 0 for as fast as possible
cli-arg-bench-nodes = server: nodes that share the tables of a PostgreSQL store, measured beside one process; 0 for one process alone
cli-arg-idle = server: extra sockets that only listen

## Languages and builds

cli-language-en = English
cli-language-pl = Polish
cli-build-compiled = compiled
cli-build-interpreted = interpreted
cli-build-line = Kociołek { $version }, { $build } rules
cli-build-no-compiler =
    No C compiler found, so the rules run interpreted: everything works, only slower. For full speed, install a
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
cli-table-known-cards = You know these cards in the pile: { $list }
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
cli-table-has-not = doesn’t have: { $list }
cli-table-log = Log
cli-table-times = { $count } × { $name }

## Asking and answering

cli-input-choice = Your choice, 1–{ $high } (? for help):
cli-input-enter-only = Press Enter to do that (? for help):
cli-input-help =
    • a number: choose the answer with that number
    • ? CARD: what a card does, for example “? { $name }”
    • ?: this help
    • t: show the table again
    • h: get a hint
    • l: show the whole log
    • r: show the rules
    • back: undo your last move, where the game allows it
    • leave: give up your seat; the others play on
    • q: quit the game
cli-hint-move = { $move }: wins { $percent }% of simulated games
cli-input-no-way-back = There is nothing to undo.
cli-input-not-a-choice = “{ $text }” is not one of the answers: type a number from 1 to { $high }, or ? for help.
cli-input-more = Enter: continue, q: quit
cli-input-enter = Press Enter to continue.
cli-input-sure-quit = Quit the game? (y/n)
cli-input-sure-leave = Leave the game for good? (y/n)
cli-input-yes = y
cli-input-no = n
cli-input-yes-no-help = Type y for yes; anything else means no.
cli-input-more-help = Enter shows the next move; q and Enter leaves the replay.
cli-input-seen-help = Look at what you have just seen. Enter clears the screen, so that the next player cannot read it.
cli-input-passed = You have no card to answer that.
cli-input-seen-enough = Done? Press Enter to hide your cards.

cli-hotseat-pass = Hand the keyboard to { $player }. Everyone else, look away!
cli-hotseat-ready = { $player }: press Enter when nobody is looking.
cli-hotseat-ready-help = Your cards are shown after Enter. Only { $player } should see the screen then.
cli-hotseat-window = Anyone can respond now: { $list }.
cli-hotseat-anybody = Who responds? Type a number, or press Enter for nobody:
cli-hotseat-help = Ask aloud. Whoever wants to respond types the number before their name and takes the keyboard; Enter means nobody; q quits the game.

cli-start-players = Players: { $list }
cli-start-resumed = { $name }, continued. Players: { $list }
cli-start-bots = Bots: { $list }
cli-start-options = Options: { $list }
cli-start-seed = Seed: { $seed } (the same seed deals the same cards)
cli-start-good-luck = Good luck. You will need it.
cli-ask-language = Language
cli-ask-game = Game
cli-ask-edition = Edition
cli-ask-seats = Number of players, including bots
cli-ask-people = Players at this keyboard
cli-ask-bots = Bot level
cli-ask-bot-line = { $name }: { $text }
cli-ask-number = { $text }, { $low }–{ $high } (Enter: { $default }):
cli-ask-number-again = “{ $text }” doesn’t work; type a number from { $low } to { $high }.
cli-ask-number-help = Type a number from { $low } to { $high } and press Enter. Enter alone takes { $default }. Ctrl-C leaves the program.
cli-ask-save-help = Type the name of a new file, for example game.jsonl. kociolek replay shows such a game, and kociolek play --resume FILE continues it. Enter alone saves nothing.
cli-ask-save = Save the game to a file (Enter: don’t save):

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

cli-result-heading = Game over
cli-result-won = { $player } wins.
cli-result-you-won = You win!
cli-result-you-lost = You lose. The kitten sends its regards.
cli-result-shared = Shared win: { $list }.
cli-result-nobody = Nobody wins.
cli-result-place = { $place }. { $player }
cli-result-saved = Game saved in { $file }.
cli-result-stopped = The game was stopped early.
cli-result-kept = The game is saved in { $file }; continue with: kociolek play --resume
cli-result-again = Play again? (y/n)

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
cli-simulate-interval-column = 95% interval
cli-simulate-games-column = Games
cli-simulate-played-column = Played
cli-simulate-length = Decisions per game, on average: { $mean }
cli-simulate-nobody = Games that nobody won: { $share }
cli-simulate-shared = Games with a shared win: { $share }
cli-simulate-ending = { $name }: { $share }
cli-simulate-time = { $games } games per second, { $time } in all
cli-simulate-seed = Seed: { $seed }
cli-ladder-interrupted = Interrupted. All complete rounds are in { $file }; run the same command to go on.
cli-train-updates = Updates
cli-train-interrupted = Interrupted. The run up to its last checkpoint is in { $file }; the same command goes on.
cli-train-done = Updates: { $updates }; games: { $games }; decisions: { $decisions }; seconds of processor time: { $seconds }.
cli-train-rival = One network against
cli-train-before = Untrained
cli-train-now = Now
cli-train-even = Share of wins in { $tests } games, all other seats taken by that bot; even is { $even }.
cli-train-files = The network is { $file }, the page of curves { $page }.
cli-arena-left = left:
cli-arena-faults =
    { $count ->
        [one] { $bot } was disqualified { $count } time: { $what }
       *[other] { $bot } was disqualified { $count } times: { $what }
    }
cli-arena-fault = game { $index }, seat { $seat }, { $bot }: { $text }
cli-arena-more-faults =
    { $count ->
        [one] and { $count } more, which --json lists
       *[other] and { $count } more, which --json lists
    }
cli-arena-fault-crashed = it crashed
cli-arena-fault-illegal = it made an illegal move
cli-arena-fault-overran = it ran out of time
cli-arena-uneven = Seats are balanced only to within one round; for a perfect balance set --games to { $count }.
cli-arena-timed = { $list }: { $milliseconds } ms of CPU time per answer, so the result depends on the machine and varies a little.
cli-arena-iterations = Searching bots use { $iterations } iterations per answer; the same seed gives the same result.
cli-arena-resumed =
    { $total ->
        [one] { $count } of { $total } game is finished already, in { $file }.
       *[other] { $count } of { $total } games are finished already, in { $file }.
    }
cli-arena-no-journal = Can’t keep a journal in { $file }; if interrupted, the tournament starts over.
cli-arena-interrupted = Interrupted. The finished games are in { $file }; run the same command to resume.
cli-arena-report = The report is in { $file }.

cli-bench-heading = { $name }, players: { $seats }, { $build }
cli-bench-decisions = decisions per CPU second
cli-bench-decisions-asking-all = the same with everybody asked who might answer
cli-bench-games = games per CPU second
cli-bench-clones = copies per CPU second
cli-bench-views = views per CPU second
cli-bench-imagines = imagined worlds per CPU second
cli-bench-length = decisions per game
cli-bench-network-single = One position alone, hidden layer of { $hidden }: { $time } µs of processor time
cli-bench-network-batch = One of 64 positions together, with NumPy: { $time } µs
cli-bench-lab-heading = Library and research, { $build }, per CPU second: measured, what, wanted
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
cli-check-chance-cannot = “{ $move }” can’t give “{ $card }” by chance
cli-check-move-refused = the move “{ $move }” is not allowed here; allowed: { $legal }
cli-check-move-allowed = the move “{ $move }” should have been refused
cli-check-not-asked = the move “{ $move }” cannot be made: seat { $seat } is not asked for anything; asked: { $seats }

cli-replay-heading = { $name }, { $file }
cli-replay-view = as { $player } saw it, seat { $seat }
cli-replay-watched = as a spectator saw it
cli-replay-open = all cards face up
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
cli-serve-stopped = Server stopped; everything is saved.
cli-store-backed-up = { $file }: a complete backup, rows: { $count }.
cli-store-backup-verified = { $file }: a complete backup, read back without a difference, rows: { $count }.
cli-store-restored = { $store }: restored, rows: { $count }.
cli-store-migrated = { $store }: schema { $old } became schema { $new }.
cli-store-rated = { $store }: ratings are computed again, rated games: { $count }.
cli-store-checked = { $store }: every table can be replayed, tables: { $count }.
cli-serve-host-code = This server has no host yet. Make an account and enter { $code } at /host, or run kociolek host add LOGIN.
cli-host-row = { $login } ({ $name })
cli-host-status = tables: { $tables }, people: { $people }
cli-host-load = load: { $load } of { $cores }, longest pause: { $lag } ms, memory: { $memory } MB
cli-host-disk = store: { $store } MB, free on the disk: { $free } GB
cli-host-open = open reports: { $reports }, bans and mutes: { $bans }
cli-host-backup-failed = The last backup failed.
cli-host-table = { $code }  { $game }  { $status }  { $latency }  { $names }
cli-host-ban = { $kind }  { $label }  until { $until }  { $reason }
cli-host-report = { $name } ({ $id }), reported by: { $count }, because of: { $reasons }
cli-host-cleaned = Removed: { $count }.
cli-host-done = Done.
cli-health-ready = { $address }: the server is ready.
cli-node-row = { $name }  tables: { $tables }  version: { $version }  { $address }
cli-node-row-draining = { $name }  tables: { $tables }  version: { $version }  { $address }  gives its tables away
cli-node-none = No node is running.
cli-node-drained = The node { $name } gives its tables to the others.
cli-node-undrained = The node { $name } takes tables again.
cli-node-forgotten = { $count ->
    [one] { $count } node that has ended was forgotten.
   *[other] { $count } nodes that have ended were forgotten.
}
cli-bench-server-heading = Server: tables: { $tables }, seats at each: { $seats }, rules: { $build }
cli-bench-server-moves = moves per second
cli-bench-server-cpu = µs of processor time per move
cli-bench-server-postgres = µs of processor time of PostgreSQL per move
cli-bench-server-p50 = ms until the last seat knew of a move, half of them
cli-bench-server-p95 = ms, 95 of 100
cli-bench-server-p99 = ms, 99 of 100
cli-bench-server-table = kB of memory per table
cli-bench-server-socket = kB of memory per socket
cli-bench-server-rss = MB of memory in all
cli-bench-server-stolen = % of CPU time taken by other virtual machines
cli-bench-server-quiet = % of moves made while they took next to nothing
cli-bench-server-quiet-p99 = ms, 99 % of those moves
cli-bench-nodes-single = One process:
cli-bench-nodes-own = Nodes: { $nodes }, sockets at the node of their table:
cli-bench-nodes-foreign = Nodes: { $nodes }, sockets that another node has accepted and passed on:
cli-bench-nodes-ratios = Compared with one process:
cli-bench-nodes-own-ratio = times its processor time per move, sockets at the node of their table
cli-bench-nodes-foreign-ratio = times its processor time per move, sockets passed on
cli-bench-nodes-growth = times its moves, if each node has a core of its own

## Errors: each is one sentence that names the thing and the remedy

cli-error-line = Error: { $text }

-cli-did-you-mean = did you mean

cli-error-unknown-command =
    { $meant ->
        [none] Unknown command “{ $command }”. Available: { $known }.
       *[other] Unknown command “{ $command }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-journal-without-moves = The journal { $file } has no moves; play with --save DIR and report that folder.
cli-error-ladder-empty = There is no ladder in { $file } yet; name the first bots, for example --bots easy,random --rounds 10.
cli-error-ladder-differs = The ladder in { $file } has another game or set-up; name another --file.
cli-error-ladder-not-ours = { $file } is not a ladder; name another --file.
cli-error-ladder-line = { $file }, line { $line }, is damaged; remove the line.
cli-error-ladder-alone = A ladder needs two bots, and it has { $bots }; add one with --bots.
cli-error-train-differs = { $file } holds a run with other settings; repeat those, or name another --folder.
cli-error-train-damaged = { $file } is not a checkpoint of this release, or it is damaged; name another --folder.
cli-error-train-in-use = Another process is using the run in { $file }; wait for it, or name another --folder.
cli-error-train-player-lost = A process that played has died; repeat the command, and it goes on from the last checkpoint.
cli-error-network-damaged = { $file } is not a network, or it is damaged; name another file.
cli-error-network-other-box = The network is for { $game } with another box; choose that box, or name another network.
cli-error-network-other-table = The network is for { $game } with { $seats } seats; change the game or the number of seats.
cli-error-network-other-setup = The network is for { $game } with { $seats } seats and { $list }; choose the same options.
cli-error-network-old = The network reads { $game } as another release does; train it again.
cli-error-unknown-shell =
    { $meant ->
        [none] There is no completion for “{ $shell }”. Available: { $known }.
       *[other] There is no completion for “{ $shell }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-variable-bad = The environment variable { $variable } can’t be “{ $text }”; set it to one of: { $known }.
cli-error-unknown-game =
    { $meant ->
        [none] Unknown game “{ $game }”. Available: { $known }.
       *[other] Unknown game “{ $game }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-unknown-option =
    { $meant ->
        [none] Unknown option “{ $option }”. Available: { $known }.
       *[other] Unknown option “{ $option }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-unknown-option-value =
    { $meant ->
        [none] The option { $option } has no value “{ $value }”; choose one of: { $known }.
       *[other] The option { $option } has no value “{ $value }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-option-not-a-pair = “{ $text }” is not an option; write NAME=VALUE, for example edition=original.
cli-error-option-twice = The option { $option } is given twice; remove one.
cli-error-option-needs-edition = The option { $option } does nothing with edition={ $edition }; leave it out or play edition={ $needs }.
cli-error-option-needs-expansion = The option { $option } does nothing without an expansion; leave it out or turn one of these on: { $needs }.
cli-error-seats-out-of-range = The edition { $edition } is for { $low } to { $high } players, not { $seats }; change the number of seats or the edition.
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
cli-error-cards-wrong-type = { $file }, line { $line }: “{ $field }” of “{ $card }” must look like { $wanted }; fix it.
cli-error-cards-twice = { $file }, line { $line }: the card “{ $card }” comes twice; take one of them out.
cli-error-cards-not-toml = { $file }, line { $line }: not valid TOML ({ $reason }); fix the line.
cli-error-option-needs-chaos-mode = The option { $option } does nothing with chaos_cat={ $chaos_cat }; leave it out or play chaos_cat=chaos_mode.
cli-error-option-needs-advanced-kittens =
    The kitten { $option } plays only with advanced_kittens=on; add that or leave { $option } out.
cli-error-kitten-bad-name = A kitten can’t be added with the spell “{ $card }”; choose a plain word that is not taken.
cli-error-kitten-bad-space = The spell “{ $card }” replaces the space { $index }, but a mat has the spaces 0 to 3; choose one of them.
cli-error-option-needs-two-kittens = The option { $option } is only for two players, not { $seats }; leave it out or change the number of seats.
cli-error-chaos-mode-not-for-two = Chaos Mode needs three or four players, not { $seats }; change the number of seats or chaos_cat.
cli-error-new-rules-need-paws = No New Rule of these cards has paws, so { $seats } players have none to use; change the cards or chaos_cat.
cli-error-players-out-of-range = This game is for { $low } to { $high } players, not { $seats }; change the number of seats.
cli-error-people-out-of-range =
    { $people ->
        [one] { $people } person does not fit at a table for { $seats }; change --people or --seats.
       *[other] { $people } people do not fit at a table for { $seats }; change --people or --seats.
    }
cli-error-too-many-bots = There are more bots ({ $bots }) than seats for them ({ $seats }); shorten --bots or raise --seats.
cli-error-name-twice = Two players can’t have the same name, “{ $name }”; choose another.
cli-error-unknown-card =
    { $meant ->
        [none] Unknown card “{ $card }”. Available: { $known }.
       *[other] Unknown card “{ $card }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-card-unclear = “{ $card }” matches several cards: { $list }; type more of the name.
cli-error-unknown-bot =
    { $meant ->
        [none] Unknown bot “{ $bot }”. Available: { $known }.
       *[other] Unknown bot “{ $bot }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-bot-module-bad = The bot “{ $bot }” cannot be loaded: importing { $module } failed ({ $reason }); check the name, and where Python looks for it.
cli-error-bot-class-bad = The bot “{ $bot }” cannot be used: { $module } has no class “{ $class }” with a method choose; check the name.
cli-error-arena-too-many-bots = { $bots } bots are too many for one tournament; give at most { $high }.
cli-error-journal-not-ours = The file { $file } is not the journal of a tournament; choose another file.
cli-error-journal-foreign-format = The journal { $file } is in format { $found } and this program reads format { $known }; choose another file.
cli-error-journal-foreign-setup = The journal { $file } is of another tournament: its { $field } is “{ $found }”, not “{ $wanted }”; choose another file or the same set-up.
cli-error-journal-foreign-program = The journal { $file } was started by another version of the program or of a bot, which may play differently; choose another file.
cli-error-journal-damaged = Line { $line } of the journal { $file } is damaged; remove that line, and its game will be played again.
cli-error-journal-in-use = Another process is writing to the journal { $file }; wait for it, or choose another file.
cli-error-extra-missing = { $what } is not installed; run pip install "{ $package }".
cli-error-ray-unreachable = There is no Ray cluster at { $address } ({ $reason }); start one with ray start --head, or leave the address out.
cli-error-no-records = There are no records of finished games in { $file }; give files that were written with --save.
cli-error-report-file = { $file }: { $text }
cli-error-mixed-games = The records are of different games: { $game } and { $other }; make a report of each.
cli-error-nothing-to-decide = Seat { $seat } has nothing to decide now.
cli-error-unknown-seat = There is no seat { $seat } at this table; the seats are 0 to { $high }.
cli-error-unknown-language = Unknown language “{ $language }”. Available: { $known }.
cli-error-illegal-move =
    { $legal ->
        [none] The move “{ $move }” is not allowed now; it is not that seat’s turn.
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
cli-error-record-foreign-components = This game was played with other components ({ $found }) than those of { $name }; give its file with --box.
cli-error-no-board = There is no drawing of { $game } yet; choose one of { $known }.
cli-error-position-field-bad = The position cannot have “{ $value }” as its { $field }; correct that field.
cli-error-view-foreign = The view is of { $game } with rules { $version }, which are not the rules here; ask for a new one.
cli-error-record-not-ours = This is not a record of a game; choose a file that was written with --save.
cli-error-record-damaged = Line { $line } of the record is damaged; take another copy.
cli-error-record-field-bad = Line { $line } of the record cannot have { $value } as its “{ $field }”; it was damaged or changed, take another copy.
cli-error-record-cut-off = The record breaks off after line { $line }, its end is missing; take another copy.
cli-error-record-bad-move-text = Line { $line } of the record: “{ $move }” is not a move of this game; it was damaged or changed, take another copy.
cli-error-record-illegal-move =
    { $legal ->
        [none] Line { $line } of the record: seat { $seat } may not do “{ $move }” there, nothing is asked of it; it was changed or made by other rules, so do not trust it.
       *[other] Line { $line } of the record: seat { $seat } may not do “{ $move }” there, only: { $legal }; it was changed or made by other rules, so do not trust it.
    }
cli-error-record-unknown-seat = Line { $line } of the record: there is no seat { $seat } at this table, the seats are 0 to { $high }; take another copy.
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
cli-error-record-foreign-game = The record is of the game “{ $game }”, which this program does not know; it knows: { $known }.
cli-error-digest-mismatch = The record does not lead to the position it claims (expected { $expected }, found { $found }); it was changed or made by other rules, so do not trust it.
cli-error-components-unsaid =
    The record does not lead to the position it claims (expected { $expected }, found { $found }): it was changed, or played with own components in release 0.1.0, whose records do not carry them. Release 0.1.0 can verify it with the same component file.
cli-error-components-unsaid-move = { $text } The record was changed, or played with own components in release 0.1.0, whose records do not carry them. Release 0.1.0 can verify it with the same component file.
cli-error-record-box-bad = The box in line { $line } of the record is no good: { $text }
cli-error-file-unreadable =
    Can’t read the file { $file } ({ $reason ->
        [missing] no such file
        [denied] permission denied
        [folder] it is a folder
        [no-folder] no such folder
       *[other] { $reason }
    }); check its name and permissions.
cli-error-file-unwritable =
    Can’t write the file { $file } ({ $reason ->
        [missing] no such folder
        [denied] permission denied
        [folder] it is a folder
        [no-folder] no such folder
        [in-the-way] a file with this name exists, and a folder is needed
       *[other] { $reason }
    }); choose another place.
cli-error-file-exists = The file { $file } already exists; choose another name or remove it first.
cli-error-data-ending = The name of a data file must end with .csv or .parquet, which { $file } does not.
cli-error-folder-not-empty = The folder { $file } is not empty; choose a new one.
cli-error-file-not-text = The file { $file } is not text in UTF-8; choose a record, a scenario file or a box.
cli-error-no-scenarios = There are no scenarios in { $file }; give a YAML file with at least one.
cli-error-scenario-bad =
    { $meant ->
        [none] { $file }, line { $line }: “{ $what }” means nothing here; docs/scenarios.md and the command vocabulary list the words.
       *[other] { $file }, line { $line }: “{ $what }” means nothing here; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-scenario-not-yaml = { $file }, line { $line }: not valid YAML ({ $reason }); fix the line.
cli-error-scenario-field-missing = { $file }, line { $line }: the scenario lacks “{ $field }”; add it.
cli-error-scenario-wrong-type = { $file }, line { $line }: “{ $field }” must be { $wanted }; fix it.
cli-error-scenario-twice = { $file }, line { $line }: “{ $what }” is there twice; leave one of them out or rename it.
cli-error-scenario-seat = { $file }, line { $line }: there is no seat { $seat }; the seats are 0 to { $high }.
cli-error-scenario-contradiction = { $file }, line { $line }: “{ $field }” contradicts “{ $other }”; fix one of them.
cli-error-scenario-after-rest = { $file }, line { $line }: “{ $what }” stands after the three dots, which end a list; put it before them.
cli-error-scenario-all-dead = { $file }, line { $line }: fewer than two players are alive; a game needs two.
cli-error-scenario-card-misplaced = { $file }, line { $line }: the card “{ $card }” can never lie there with this edition; take another card or edition.
cli-error-scenario-too-many-cards = { $file }, line { $line }: there are more cards “{ $card }” than the { $known } in the box; take some out.
# $text is the sentence of another error
cli-error-scenario-after = { $file }, line { $line }: “{ $what }” cannot be made here, so this position cannot be; change it.
cli-error-scenario-text-missing = { $file }, line { $line }: there is no text “{ $what }” in the language { $language }; add it to the Fluent files.
cli-error-lesson-unknown = There is no lesson “{ $lesson }”; available: { $known }.
cli-error-puzzles-all-tried = All puzzles of this game are answered.
cli-error-scenario-impossible = { $file }, line { $line }: no game can have this “{ $what }”; change it.
cli-error-scenario-cause = { $file }, line { $line }: { $text }
cli-error-number-expected = “{ $text }” is not a whole number; { $what } needs one, for example { $example }.
cli-error-number-too-small = { $what } must be at least { $low }, not { $text }; give a larger number.
cli-error-number-too-large = { $what } must be at most { $high }, not { $text }; give a smaller number.
cli-error-argument-missing = Missing argument: { $what }; see “{ $program } --help”.
cli-error-argument-unknown =
    { $meant ->
        [none] Unknown argument “{ $text }”; see “{ $program } --help”.
       *[other] Unknown argument “{ $text }”; { -cli-did-you-mean } “{ $meant }”?
    }
cli-error-argument-value-missing = { $what } needs a value; see “{ $program } --help”.
cli-error-argument-takes-no-value = { $what } takes no value, but got “{ $text }”; remove it.
cli-error-arguments-exclude = { $one } and { $other } can’t be used together; remove one.
cli-error-unknown-bench = Can’t measure “{ $bench }”. Available: { $known }.
cli-error-bench-all-games = bench { $bench } measures all games; leave out “{ $text }”.
cli-error-seconds-bad = “{ $text }” is not a valid time; give seconds, up to 3600, for example 2.
cli-error-interrupted-kept = Interrupted. The game is saved; “kociolek play --resume” continues it.
cli-error-nothing-saved = No game is waiting in { $file }; Ctrl-C saves one.
cli-error-nothing-saved-of = No game of { $game } is waiting in { $file }; Ctrl-C saves one.
cli-error-saved-damaged = { $file } is not a saved game, or it is damaged; choose another file.
cli-error-saved-other-game = { $file } holds a game of { $other }, not of { $game }; leave out the name of the game.
cli-error-saved-over = The game in { $file } is over; kociolek replay shows it.
cli-error-interrupted-saved = Interrupted; what was played so far is in { $file }.
cli-error-worker-lost = A worker process ended early ({ $reason }); try again with fewer --workers.
cli-error-deck-unknown-card = There is no card called “{ $card }”; “kociolek vocabulary kittens” lists the names.
cli-error-deck-with-chance = { $number } of “{ $card }” cannot be in a small deck: only the deal may be left to chance.
cli-error-deck-too-small =
    { $cards ->
        [one] { $cards } card is too little for { $seats } players with { $hand } each.
       *[other] { $cards } cards are too few for { $seats } players with { $hand } each.
    }
cli-error-deck-too-large =
    { $cards ->
        [one] { $cards } card has too many deals to list them all; take at most { $most }.
       *[other] { $cards } cards have too many deals to list them all; take at most { $most }.
    }
cli-error-fairness-foreign-version = The record uses version { $found } of the fairness computation and this program knows version { $known }; use the program that made it.
cli-error-commitment-broken = The secret of the table is not the one that was committed to before the deal (expected { $expected }, found { $found }); do not trust this game.
cli-error-store-unknown = There is no store “{ $store }”; write sqlite:FILE or postgresql://user@host/base.
cli-error-store-linked = The store { $store } has a second name (a hard link), which would damage it; remove one of the two.
cli-error-store-in-use = Another server uses the store { $store }; stop it first or choose another store.
cli-error-node-silent = The table is on another machine that does not answer just now; try again in a moment.
cli-error-node-other-version = The node { $name } (version { $version }) cannot work together with this version; stop it first.
cli-error-node-name-taken = A node with the name { $name } is running already; choose another name, or wait until its lease is over.
cli-error-node-name-bad = “{ $name }” cannot be the name of a node: use letters, digits, “-” and “_”.
cli-error-node-name-missing = Give this machine a name with --node, so that the others can tell it apart.
cli-error-node-unknown = No node with the name { $name } is running; “kociolek node list” shows them.
cli-error-node-task-unknown = Unknown task “{ $task }”. Available: { $known }.
cli-error-bus-bad = “{ $bus }” is no bus for nodes; write postgresql or nats://HOST:PORT.
cli-error-node-other-bus = The running nodes use the bus { $bus }, and all nodes need the same one; give this one the same --bus, or stop the others first.
cli-error-nodes-need-postgresql = Several nodes need a PostgreSQL store, and { $store } is not one; see docs/server.md.
cli-error-nodes-need-linux = Several nodes need Linux.
cli-error-advertise-bad = “{ $text }” is no address of this machine; write HOST:PORT.
cli-error-advertise-missing = Tell the other machines with --advertise HOST:PORT where they reach this one, or use --nodes.
cli-error-store-too-old = The store { $store } has schema { $found } and this program needs { $known }; run “kociolek store migrate”, which makes a backup first.
cli-error-store-too-new = The store { $store } has schema { $found } and this program knows { $known }; it was left untouched, use the newer program.
cli-error-store-not-ours = { $store } contains something other than our tables; it was left untouched, choose another place.
cli-error-store-empty = The store { $store } is empty; check its address.
cli-error-store-damaged = The store { $store } is damaged; it was left untouched, restore a backup.
cli-error-store-unreachable = The store { $store } cannot be opened ({ $reason }); check the address and the permissions.
cli-error-store-not-empty = The store { $store } is not empty, and a backup is restored to an empty one only; choose another place.
cli-error-store-failed = Couldn’t save this, so nothing was changed; try again in a moment.
cli-error-backup-damaged = { $file } is not a complete backup (line { $line }); use another copy.
cli-error-backup-differs = The backup { $file } does not have the same rows as the store, so it is no use; check the disk and try again.
cli-error-host-task-unknown = Unknown task “{ $task }” for a host. Available: { $known }.
cli-error-login-unknown = There is no account “{ $login }”; check the login.
cli-error-server-silent = No server that uses { $store } answers; start it and try again.
cli-error-server-host-only = Only the host of this server can do that.
cli-error-account-needed = Only an account can become the host; make one first.
cli-error-host-code-wrong = That is not the code this server printed, or it was used already; restart the server for a new one.
cli-error-own-address = This is your own address: you would be locked out, too.
cli-error-host-not-banned = A host cannot be banned or muted; run “kociolek host remove” first.
cli-error-player-unknown = There is no such player; use the login or the id.
cli-error-not-banned = There is no such ban or mute.
cli-error-address-bad = “{ $address }” is not a valid address; write one like 192.0.2.7.
cli-error-backups-off = This server knows no folder for backups; start it with --backups.
cli-error-banned-for-good = The host of this server has banned you.
cli-error-muted-for-good = The host of this server has muted you.
cli-error-banned =
    { $hours ->
        [one] The host has banned you; you can come back in { $hours } hour.
       *[other] The host has banned you; you can come back in { $hours } hours.
    }
cli-error-muted =
    { $hours ->
        [one] The host has muted you; you can write again in { $hours } hour.
       *[other] The host has muted you; you can write again in { $hours } hours.
    }
cli-error-health-refused = The server at { $address } answers but is not ready (status { $status }); look at its log and at the disk.
cli-error-health-unreachable = No server answers at { $address } ({ $reason }); start it or check the address.
cli-error-table-other-box = Table { $table } cannot have been played with the box “{ $box }”, so nothing was migrated; give the components file that the server used with --components.
cli-error-ratings-differ = The stored ratings are not those of the stored games ({ $what }). “kociolek store ratings” computes them again.
cli-error-store-task-unknown = Unknown task “{ $task }” for a store. Available: { $known }.
cli-error-entry-missing = An entry of the log is missing.
cli-error-entry-unreadable = Entry { $entry } of table { $table } cannot be read ({ $reason }); the table was left untouched, use the program that wrote it or a backup.
cli-error-table-rules-gone =
    Table { $table } is played by version { $found } of the rules, which this release no longer plays; it was left untouched, release { $release } is the last one that plays it.
cli-error-table-rules-unknown =
    Table { $table } is played by version { $found } of the rules and this release knows versions up to { $newest }; it was left untouched, use a newer release.
cli-error-address-unusable = Can’t listen on { $host } port { $port } ({ $reason }); choose another with --port.
cli-error-origin-bad = “{ $origin }” is not a valid origin; write one like https://games.example.
cli-error-proxy-bad = “{ $proxy }” is not a valid proxy address; write it as numbers, such as 192.0.2.7.
cli-error-log-level-unknown = Unknown log level “{ $level }”. Available: { $known }.
cli-error-game-not-running = No game is running at this table; wait until it starts.
cli-error-game-has-begun = The game has started, so you can’t change that any more; open another table.
cli-error-game-runs = The game is still running; wait until it ends.
cli-error-play-on-impossible = Nobody can play on from there: the game is over or this player is out.
cli-error-what-if-private = Only the player sees how this move is judged.
cli-error-record-not-yet = The record is available when the game ends.
cli-error-scope-missing = Your token does not allow this: it lacks the scope “{ $scope }”; make another one.
cli-error-host-only = Only the host can do that.
cli-error-programs-only = Only programs can play at this table: its clock is too fast for people; take another table.
cli-error-not-seated = You are not seated at this table; take a seat first.
cli-error-chat-off = Chat is off at this table; use emotes.
cli-error-chat-phrases = Only phrases of the list can be said at this table; use emotes.
cli-error-watch-later = Spectators see this game { $seconds } s later, and it has only just begun; try again then.
cli-error-hints-off = Hints are off at this table.
cli-error-analysis-unfinished = This game did not end, so it cannot be analysed; play it to the end.
cli-error-nothing-asked = It’s not your turn.
cli-error-kicked-before = The host removed you from this table; find another one.
cli-error-table-full = This table is full; watch, or find another one.
cli-error-server-busy = The server is busy with running games; try again in a moment.
cli-error-seat-guarded = The player of this seat was removed; somebody new may take it only when all players agree.
cli-error-seat-not-guarded = Nobody was removed from this seat, so there is nothing to agree to.
cli-error-seat-taken = This seat is taken; choose another one.
cli-error-seat-not-a-player = No player at seat { $seat }; choose another one.
cli-error-too-many-seated =
    { $seats ->
        [one] More than { $seats } person is seated; ask someone to leave.
       *[other] More than { $seats } people are seated; ask someone to leave.
    }
cli-error-seats-free = Some seats are still empty; fill them with people or bots.
cli-error-too-many-tables =
    { $most ->
        [one] You can have { $most } table; close it first.
       *[other] You can have { $most } tables; close one first.
    }
cli-error-zone-unknown = There is no time zone “{ $zone }”; choose one as Europe/Warsaw.
cli-error-channel-needs-account = This needs an account; keep your name and games first.
cli-error-evening-unknown = This evening doesn’t exist or is gone; check the link.
cli-error-evening-seats = Tables of this evening have { $low } to { $high } seats; choose a number in between.
cli-error-evening-too-few = A round needs at least { $low } people; wait for more, or let bots fill the tables.
cli-error-evening-over = This evening is over; open another one.
cli-error-evening-full = No more than { $most } people can take part; open another evening.
cli-error-evening-removed = The host has removed you from this evening.
cli-error-evening-round-runs = A round is being played; wait for its end, or say that its time is up.
cli-error-evening-sealed = Other tables still play this deal; come back after the round.
cli-error-mail-off = This server sends no e-mail; use notifications in this browser.
cli-error-mail-bad = “{ $address }” is no e-mail address; check it.
cli-error-hook-url = This is no address of a web page; check it.
cli-error-hook-https = The address must begin with https; check it.
cli-error-push-keys-bad = The keys of this browser cannot be used; switch notifications off and on again.
cli-error-channel-code-wrong = Wrong code, or too old; check it, or add the address again.
cli-error-channel-unconfirmed = This address is not confirmed yet; enter the code first.
cli-error-too-many-channels =
    { $most ->
        [one] You can have { $most } address for notices; remove it first.
       *[other] You can have { $most } addresses for notices; remove one first.
    }
cli-error-vacation-too-long =
    { $days ->
        [one] You have { $days } day of vacation left this year; choose fewer.
       *[other] You have { $days } days of vacation left this year; choose fewer.
    }
cli-error-mail-server-bad = “{ $value }” is no mail server; write smtp://HOST or smtps://HOST.
cli-error-mail-from-missing = E-mail needs a sender; add --mail-from.
cli-error-too-many-tokens =
    { $most ->
        [one] You can have { $most } token; delete it first.
       *[other] You can have { $most } tokens; delete one first.
    }
cli-error-window-bad = At this pace the reaction time is { $low } to { $high } seconds; choose a value in between.
cli-error-rated-uneven = A game with handicaps does not count; switch “Rated” off or give everybody the same.
cli-error-rated-kick = Nobody can be removed from a rated game; who stays away loses anyway.
cli-error-table-unknown = This table doesn’t exist or is gone; check the link.
cli-error-code-unknown = No open table has this code; check it.
cli-error-no-spectators = This table allows no spectators; take a seat, or find another one.
cli-error-who-are-you = We don’t know you yet; enter your name first.
cli-error-token-unknown = This token is unknown or revoked; make another one.
cli-error-passkey-needs-name = Passkeys need a secure address with a name (https://…); use a password here.
cli-error-passkey-wrong = This passkey was not accepted; try again, or use your password.
cli-error-passkey-late = This question was answered already, or it took too long; try again.
cli-error-passkey-unknown = This server does not know that passkey; use another one or your password.
cli-error-passkey-known = This passkey is in use already.
cli-error-too-many-passkeys = You have { $most } passkeys already; remove one first.
cli-error-login-missing = Choose a login first.
cli-error-link-gone = This code is no longer valid; make a new one on the first device.
cli-error-link-taken = Another device used this code already; make a new one on the first device.
cli-error-login-wrong = Wrong login or password; try again, or use your recovery code.
cli-error-password-wrong = The old password is wrong, or this is no account.
cli-error-recovery-wrong = Wrong login or recovery code; check both.
cli-error-login-taken = The login “{ $login }” is taken; choose another one.
cli-error-not-welcome = The host of this table plays with others; find another table.
cli-error-profile-hidden = This player shows the profile to people they have played with only.
cli-error-too-many-invitations = Too many invitations wait for this player; try again later.
cli-error-invite-seated = Sit down at this table first; invitations end when its game starts.
cli-error-invite-blocked = You have blocked this player; unblock them first.
cli-error-invite-stranger = Invite people you have played with; send others the link of the table.
cli-error-too-many-blocked = You have blocked { $most } people already; unblock somebody first.
cli-error-account-already = You already have the account “{ $login }”; sign out to make another one.
cli-error-name-bad = A name needs at least one letter and no invisible characters; choose another one.
cli-error-text-bad = A message can’t be empty or contain invisible characters; write another one.
cli-error-too-often = Too many requests; try again in { $seconds } s.
cli-error-origin-foreign = The request comes from another site; open this server’s page.
cli-error-body-too-large = The request is larger than { $most } bytes; send less.
cli-error-body-too-slow = The request took longer than { $seconds } s; send it again.
cli-error-body-bad = The request is invalid ({ $reason }); see the protocol documentation.
cli-error-not-json = The request must be JSON with the type application/json.
cli-error-message-bad = The message is invalid ({ $reason }); see the protocol documentation.
cli-error-method-wrong = Method not allowed here; use: { $allowed }.
cli-error-no-such-thing = Not found; check the address.
cli-error-inner-failure = Server error. It was logged; try again.
cli-error-protocol-other = This page or program uses version { $found } of the protocol, the server uses version { $known }; reload the page or update the program.
cli-error-stopping = The server is shutting down; come back in a moment.

## Lessons

cli-metavar-lesson = LESSON
cli-arg-lesson = the lesson; by default the next one
cli-arg-lesson-list = list the lessons of the game
cli-learn-next-help = Read the text and look at the table. Enter goes on; Ctrl-C leaves the lesson.
cli-learn-next = Enter: go on › 
cli-learn-done =
    Lesson done. { $next ->
        [none] That was the last one.
       *[other] Next: kociolek learn { $game } { $next }
    }

## Puzzles

cli-help-puzzles = find, prove and solve puzzles
cli-help-puzzles-long = solve GAME asks for the best move in the puzzle of the day. make GAME plays games of bots and keeps positions in which one answer is clearly best and a weaker player misses it. check GAME proves the puzzles again, with ten times the rounds.
cli-arg-puzzles-do = make, check or solve
cli-arg-puzzles-game = kittens, wizardkittens or witchstone
cli-arg-puzzles-games = games of bots to search
cli-arg-puzzles-file = file of puzzles
cli-usual-puzzles-file = those of this release; make: GAME.puzzles.jsonl
cli-error-puzzles-do-unknown = “{ $value }” is no task of puzzles. There are: { $known }.
cli-error-puzzles-no-game = There are no puzzles of { $game } yet. There are some of: { $known }.
cli-error-puzzles-none = This release has no puzzles of { $game }. kociolek puzzles make { $game } finds some.
cli-error-puzzle-damaged = The puzzle on line { $line } of { $file } cannot be read.
cli-puzzles-made = Games searched: { $games }. Puzzles found: { $found }, proved and kept in { $file }: { $kept }.
cli-puzzles-failed = Puzzle { $id } does not hold.
cli-puzzles-checked = Puzzles that hold: { $good } of { $count }.
cli-puzzles-title = Puzzle of the day
cli-puzzles-ask = One move is clearly best. Which one?
cli-puzzles-ask-turn = Here are four ways to play this whole turn. One is clearly best. Which one?
cli-puzzles-right = Right: { $move }
cli-puzzles-wrong = Better: { $move }
