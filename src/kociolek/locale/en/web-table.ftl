# Messages of tables, waiting rooms, results and replays. The browser loads them when it leaves the lobby.

## Waiting room

web-invite = Invite
web-invite-people = Invite people
web-qr = QR code with the link to this table
web-cancel = Cancel
web-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-learn-card = A lesson about this
web-report = Report a player
web-bot-at = bot, { $level }
web-your-decision = You decide
web-game-over = Game over
web-bye-outdated = Kociołek has been updated. Load the page again.
web-bye-reload = Load again
web-share = Share
web-share-picture = Picture
web-copy = Copy link
web-copied = Copied
web-seats-title = Seats
web-seats-number =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
web-seat-free = Free
web-seat-waits = waiting for a player
web-seat-here = at the table
web-seat-away = not connected
web-seat-change = Change the seat of { $name }
web-stand-up = Stand up
web-stand-up-host = Someone else becomes the host.
web-stand-up-last = You’re the only one here: the table closes.
web-host = host
web-that-is-you = you
web-program = a program
web-add-bot = Add a bot
web-remove = Remove { $name }
web-remove-bot = Remove the bot
web-remove-sure = Remove { $name } from this table? They can’t sit down here again.
web-remove-do = Remove
web-make-host = Make { $name } host
web-setup = Game settings
web-setup-allowed = Allowed
web-setup-host = The host chooses what you play.
web-tempo = Pace
web-window = Reaction time
web-listed = Show in lobby
web-listed-help = Anyone can see this table and join.
web-spectators = Spectators
web-spectators-help = Others can watch and see only what is public.
web-delay = Delay for spectators
web-delay-none = none
web-delay-help = Spectators see the game later, so nobody can whisper to a player.
web-rated = Rated
web-rated-help = The game counts for ratings. Then there are no hints and no late joiners, and who leaves or stays away loses.
web-days-notice = Your turn, anywhere
web-days-notice-about = A turn-based game goes on while you’re away. Get a notice when it waits for you.
web-days-notice-on = Set up notices
web-days-next = Another game waits for you.
web-days-next-go = Next game
web-hints = Hints
web-hints-help = Players can ask a bot for advice.
web-takeover = Late joiners
web-takeover-help = New players can take over a bot’s seat.
web-asking = Ask everyone
web-asking-help = Also ask players who have nothing to decide.
web-chat-allowed = Chat
web-safe = Only phrases
web-safe-help = Everybody picks from a list; each reads it in their own language.
web-start = Start game
web-start-fill = Bots fill the empty seats.
web-waiting-host = Waiting for the host to start…
web-full = Table full

## Table

web-menu = Menu
web-players = Players
web-player-turn = to move
web-player-next = next
web-player-out = out
web-hand = Your hand
web-actions = Your options
web-status = Game status
web-question = Question
web-your-turn = Your turn
web-you-are-out = You’re out. Sit back and watch.
web-out-place = Out: place { $place } of { $count }
web-out-pace = Pace
web-out-end = To the end
web-waiting-for = Waiting for { $names }
web-waiting-nope = Waiting for Nopes…
web-waiting-now = Waiting for Alter the Future NOW…
web-sending = One moment…
web-pick-one = Choose a card
web-side = Log, moves and chat
web-log = Log
web-log-open =
    { $count ->
        [0] Log
        [one] Log, { $count } new line
       *[other] Log, { $count } new lines
    }
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-unread = Chat · { $count }
web-chat-say = Say something…
web-chat-send = Send
web-chat-empty = No messages yet.
web-mute = mute
web-spectator = Spectator
web-mute-name = Mute { $name }
web-unmute = unmute
web-unmute-name = Unmute { $name }
web-muted = Muted: { $name }
web-moves = Moves
web-moves-none = Nothing to do right now.
web-take-back = Undo move
web-watching = You’re watching.
web-watching-late = You’re watching, { $seconds } s behind.
web-watch-soon = The game is shown { $seconds } s late. The first picture comes in a moment.
web-take-over = Take a bot’s seat
web-standin = A bot is playing for you.
web-claim = Take back my seat
web-connecting-again = Connection lost. Reconnecting…
web-connected = Connected
web-offline-next =
    { $seconds ->
        [one] Next try in { $seconds } second.
       *[other] Next try in { $seconds } seconds.
    }
web-offline-trying = Connecting…
web-try-again = Try again
web-table-opening = Opening the table
web-table-slow = This takes longer than usual.
web-table-no = This table doesn’t open
web-table-no-answer = The server doesn’t answer. Nothing of yours is lost: your games are in the lobby.
web-bye-replaced = This table is open in another window.
web-bye-take-back = Play here
web-bye-kicked = The host removed you from this table.
web-bye-kicked-text = Find another table or start your own.
web-bye-closed = This table is closed.
web-away = Bot plays for me
web-end = End the game
web-end-help = The game ends without a winner once everyone agrees.
web-end-propose = Propose
web-end-agree = Agree
web-end-now = End now
web-end-withdraw = Withdraw
web-end-cancel = Play on
web-end-count = { $count } of { $all } agree to end the game.
web-admit = Let somebody new take it
web-admit-ask = The host removed a player; { $name } plays instead. May somebody new take that seat?
web-admit-missing = A bot plays for a player whom the host removed: { $name }. Somebody new may take the seat when all agree. Missing: { $list }.
web-admit-open = Somebody new may take the seat of { $name }.
web-admit-nobody = Nobody else is at the table.
web-leave = Leave game
web-leave-sure = Leave for good? The others will play on without you.
web-new-game = New game
web-stay = Stay
web-orders = When others play cards
web-orders-off = always ask me
web-orders-until-turn = pass until my turn
web-orders-unless-me = pass unless I’m the target
web-emotes = Emotes
web-emote-hello = Hello!
web-emote-thanks = Thanks!
web-emote-well-played = Well played!
web-emote-oops = Oops!
web-emote-laugh = Ha ha!
web-emote-hurry = Hurry up!
web-emote-good-luck = Good luck!
web-emote-sorry = Sorry!
web-emote-wait = Wait, please.
web-emote-nice-try = Nice try!
web-emote-one-more = One more?
web-emote-bye = Bye!
web-title-turn = ● Your turn · Kociołek

## Help

web-help = Help
web-help-now = At this table
web-help-can = You can do this now
web-help-not-now = You can’t use this right now.
web-help-not-asked = It’s not your turn.
web-help-others-asked = It’s not your turn. Waiting for { $names }.
web-help-ruling = Rulings
web-help-related = Related
web-help-none = No help for this yet.
web-explain = Explain: { $name }
web-hint = Ask a bot
web-hint-short = Hint
web-hint-thinking = The bot is thinking…
web-hint-fold = Hide hint
web-hint-unfold = Show hint
web-hint-none = No hint: the bots ran out of time.
web-hint-figures = The numbers
web-hint-best = Hint: { $move }.
web-long-press = Press and hold a card or space, or press ? on it, to see what it does.
web-speak = Read the table aloud
web-situation = The table right now
web-situation-you = It’s your move.
web-situation-hand = In your hand: { $list }.
web-group-answer = Choices
web-group-play = Cards
web-group-combos = Combos
web-group-players = Players
web-group-godcat = Godcat as
web-group-places = Position in the pile
web-keys = Keyboard shortcuts
web-key-arrows = move between cards and spaces
    .key = ← →
web-key-enter = choose the highlighted item
    .key = Enter
web-key-nth = choose the nth card, tile or spell
    .key = 1–9
web-key-arrange = move the card to another place of your hand
    .key = Shift ← →
web-key-draw = draw
    .key = D
web-key-nope = Nope
    .key = N
web-key-pass = pass
    .key = P
web-key-undo = undo move
    .key = U
web-key-moves = all moves
    .key = M
web-key-speak = read the table aloud
    .key = S
web-key-log = log
    .key = L
web-key-help = this list
    .key = H
web-key-question = explain the highlighted item
    .key = ?
web-key-escape = skip animations, close panels
    .key = Esc

## Result

web-result-you = You win!
web-result-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-result-nobody = Nobody wins
web-result-stopped = Game stopped
web-result-closed = Table closed
web-result-places = Final ranking
web-result-points = Points breakdown
web-result-category = Category
web-result-sum = Total
web-result-moments = Highlights
web-result-more = What next?
web-result-look = View the table
web-result-show = Show result
web-rematch = Rematch
web-rematch-sub = same seats, same setup
web-result-picture = Picture
web-record = Game record
web-fair-check = Check the shuffle
web-fair-how =
    Before the deal the server published a fingerprint of its secret, and every player’s browser added random numbers of
    its own. Now that the secret is out, your browser recalculates everything.
web-fair-computing = Checking…
web-fair-commitment = The secret matches the fingerprint that this browser kept before the deal.
web-fair-commitment-wrong = The secret does not match the fingerprint that this browser kept before the deal.
web-fair-commitment-missing = This browser did not see the fingerprint before the deal, so it cannot tell whether the secret was exchanged.
web-fair-contribution = Your browser’s random numbers were used unchanged.
web-fair-contribution-wrong = Your browser’s random numbers were not used.
web-fair-contribution-missing = This browser gave no random numbers before the deal.
web-fair-seed = The game’s seed follows from the secret and the players’ numbers.
web-fair-seed-wrong = The game’s seed does not follow from the secret and the players’ numbers.
web-fair-draws =
    { $count ->
        [one] The game’s only random draw checks out.
       *[other] All { $count } random draws of the game check out.
    }
web-fair-draw-wrong = Mismatch: a draw in move { $move } (stream { $stream }, word { $place }).
web-fair-all-draws = All random draws
web-fair-in-deal = Deal
web-fair-in-move = Move { $move }
web-fair-shuffle = shuffle of { $n } items
web-fair-number = { $number } (from 0, below { $n })
web-fair-good = Everything checks out: nobody could rig the cards.
web-fair-bad = Something doesn’t match. Save the record and ask the host.
web-fair-unsure = The draws follow from the secret. Whether it was fixed before the deal, only a browser that sat at the table then can tell.
web-fair-played-on = This game went on from a position of another one, so there was no deal to check.
web-fair-cannot = The secret is revealed when the game ends.
web-fair-contributions = Random numbers from the players

## Replay

web-to-analysis = Analysis
web-replay-step = Step { $index } of { $total }
web-replay-first = Go to start
web-replay-start = The game begins.
web-replay-back = Step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Step forward
web-replay-play-on = Play on from here
web-replay-last = Go to end
web-replay-all = All players
web-replay-eyes = View as
web-replay-none = No replay of this table yet.

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
web-kittens-why-now = A card is about to be drawn. Only Alter the Future NOW can be played before that.
web-kittens-why-question = Answer the question first.
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
web-kittens-you-blind = You play blind (Curse of the Cat Butt).
web-kittens-no-defuse = You have no Defuse.
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
web-kittens-bury = Choose where to bury { NAME("kittens-card", $card) }.
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

## Out of the lobby

web-credits-text =
    The cats, cauldrons, boards and icons were drawn for this program. The symbols on the cards come from game-icons.net
    and its contributors, recoloured. All fonts are free, and their licences are included.
    
    Kociołek is not affiliated with or endorsed by the publishers of these games. It uses none of their art or text.
web-closed-by-host = The host closed this table
web-closed-by-host-text = The game ended without a result.
web-evening-back = To the club evening
web-evening-until = This round ends at { $time }.
web-evening-time = Time is up
web-evening-time-text = The game ends here. What everybody has reached counts.
web-skip-to-me = Skip to my turn
web-table-box = Box: { $name }
