### My games and my account.

## My games

web-me-title =
    { $turns ->
        [0] My games
        [one] { $turns } table waits for you
       *[other] { $turns } tables wait for you
    }
web-me-running = In progress
web-me-waiting = Waiting for players
web-me-finished = Finished
web-me-filter = Game
web-me-all = All
web-me-search = Search by opponent
web-me-won = Won
web-me-won-shared = Won together
web-me-place = Place { $place } of { $seats }
web-me-left = You gave up
web-me-stopped = Ended early
web-me-nobody = Nobody won
web-me-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-me-points-best = { $points } to { $best }
web-me-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-me-box = own box: { $name }
web-me-analysis = Analysis
web-me-analysis-of = Analysis: { $what }
web-me-replay-of = Replay: { $what }
web-me-rematch-of = Rematch: { $what }
web-me-more = Show more
web-me-found =
    { $count ->
        [0] No games found.
        [one] { $count } game shown.
       *[other] { $count } games shown.
    }
web-me-empty = No finished games yet. Play one, and it stays here.
web-me-none = No games with “{ $name }” found.
web-me-none-game = No finished games of this kind yet.
web-me-deadline = time until { $time }
web-me-first-lesson = The first turns, step by step
web-me-known = This is what Kociołek last knew, { $when }. Replays and bots need the server.
web-me-notices = Notices
web-me-club = Club evenings
web-me-play = Play now
web-me-export = Save all game records
web-me-export-about = One archive with a file for each game, also for the command line.

## My account

web-me-guest = Keep your games
web-me-guest-about = You are a guest, known only to this browser. With a login your name and games stay, on any device.
web-me-secure = Keep them
web-me-account = My account
web-me-account-about = Signed in as { $login }.
web-me-account-open = Account
web-me-name-kept = Your name and all your games stay as they are. No e-mail needed.
web-me-login = Login
web-me-login-help = 3 to 24 letters a–z, digits, _ or -
web-me-password = Password
web-me-password-help = At least 8 characters.
web-me-password-show = Show the password
web-me-keep = Keep my name and games
web-me-have = I have an account
web-me-signin = Sign in
web-me-signin-guest = You play here as the guest { $name }. This guest’s games stay apart: signing in does not move them to your account.
web-me-forgot = Forgot the password?
web-me-recover = Set a new password
web-me-recover-about = Your recovery code sets a new password and signs all devices out.
web-me-code = Recovery code
web-me-code-about = Shown only now. If you forget the password, this code opens your account: write it down.
web-me-code-copy = Copy
web-me-code-copied = Copied
web-me-code-done = I have it
web-me-back = Back
web-me-devices = Signed in
web-me-device-this = This device
web-me-device-unknown = Unknown device
web-me-device-now = now
web-me-device-out = Sign out
web-me-device-out-of = Sign out: { $label }
web-me-devices-out = Sign out all other devices
web-me-change = Change password
web-me-old = Old password
web-me-new = New password
web-me-change-about = All other devices are signed out.
web-me-changed = The password is changed, and all other devices are signed out.
web-me-data = My data
web-me-data-export = Save my data
web-me-signout = Sign out here
web-me-delete = Delete my account
web-me-delete-about = Your name goes from every game; the games stay for those who played with you. This can’t be undone.
web-me-delete-sure = Delete { $login } for ever?
web-me-delete-do = Delete for ever
web-me-cancel = Cancel

## Ratings

web-me-ratings = Ratings
web-me-ratings-mine = My ratings
web-me-ratings-none = No rated game yet. Whoever opens a table can let its game count.
web-me-ratings-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
web-me-ratings-provisional = The question mark means: too few games to know it well. After some more you are on the list.
web-me-ratings-curve =
    { $count ->
        [one] Rating after your last game: { $last }
       *[other] Rating over your last { $count } games: from { $first } to { $last }
    }
web-me-to-games = My games
web-me-size = Seats
web-me-size-2 = 2 seats
web-me-size-3-4 = 3–4 seats
web-me-size-5 = 5 or more
web-me-against = Against
web-me-against-people = people
web-me-against-bots = bots
web-me-against-programs = programs
web-me-month = Month
web-me-month-now = Ratings of today
web-me-leaders = Leaderboard
web-me-leaders-none = Nobody is on this list yet.
web-me-leaders-about = The list has accounts with enough rated games. Bots have fixed ratings, measured against each other; that of the medium bot is 1500.
web-me-bot = bot
web-me-program = program
web-me-you = you

# People and profiles
web-me-people = People
web-me-played-with = Played with
web-me-people-none = Nobody here yet. Who has finished a game with you is listed here.
web-me-together =
    { $count ->
        [one] { $count } game together
       *[other] { $count } games together
    }
web-me-together-title = You two
web-me-together-score = you won { $mine }, they won { $theirs }
web-me-presence-here = here now
web-me-presence-playing = playing
web-me-invite = Invite
web-me-invite-name = Invite { $name }
web-me-invited = Invited
web-me-invited-name = { $name } is invited.
web-me-invitations = Invitations
web-me-invites-you = { $name } invites you
web-me-join = Open
web-me-decline = Not now
web-me-decline-name = Not now: invitation of { $name }
web-me-seen = What others see
web-me-allow-presence = Show when I’m here
web-me-allow-presence-help = Only to people you have played with.
web-me-allow-profile = Show my profile to everyone
web-me-allow-profile-help = Games, ratings and best moments. People you have played with always see the games you share.
web-me-allow-listed = List me in leaderboards
web-me-allow-listed-help = Your name and rating, once it is no longer provisional.
web-me-profile = Profile
web-me-profile-own = My profile
web-me-profile-closed = This player shows the profile to nobody. You see the games you played together.
web-me-profile-games = Games
web-me-profile-more = Counted over the last 500 games.
web-me-since = Joined on { $date }
web-me-favourite =
    { $count ->
        [one] Favourite: { $name } ({ $count } game)
       *[other] Favourite: { $name } ({ $count } games)
    }
web-me-moments = Best moments
web-me-moment-streak =
    { $number ->
        [one] { $number } win in a row
       *[other] { $number } wins in a row
    }
web-me-moment-points =
    { $number ->
        [one] Won with { $number } point
       *[other] Won with { $number } points
    }
web-me-moment-crowd =
    { $number ->
        [one] Beat { $number } opponent at one table
       *[other] Beat { $number } opponents at one table
    }
web-me-moment-peak = Highest rating: { $number }
web-me-do = What you can do
web-me-block = Block
web-me-blocked = blocked
web-me-blocked-people = Blocked
web-me-block-about = People you block can’t invite you, sit down at your tables or see your profile, and you don’t see their words. They aren’t told.
web-me-unblock = Unblock
web-me-unblock-name = Unblock { $name }

# Passkeys, and a code for another device
web-me-keys = Passkeys
web-me-keys-about = Your fingerprint, face or screen lock signs you in. Nothing secret leaves the device.
web-me-keys-last = Only the recovery code opens this account now. Add a passkey or set a password.
web-me-key-add = Add a passkey
web-me-key-remove = Remove
web-me-key-remove-of = Remove the passkey: { $label }
web-me-key-signin = Sign in with a passkey
web-me-key-none = No passkey was given. Try again, or use a password.
web-me-with-key = With a passkey instead
web-me-with-password = With a password instead
web-me-link = Use another device, too
web-me-link-about = Scan this with the other device. The code is good for five minutes, and once.
web-me-link-qr = QR code for the other device
web-me-link-type = No camera? Open { $address } there and type the code.
web-me-link-asked = A device wants to sign in as you: { $label }. It should show this number:
web-me-link-check = Agree only if you have that device in your hands.
web-me-link-yes = It’s mine
web-me-link-no = No
web-me-link-coming = Agreed. The other device signs in now.
web-me-link-done = The other device is signed in.
web-me-link-gone = The code has expired.
web-me-link-new = New code
web-me-link-have = I have a code from another device
web-me-link-here = Sign in with a code
web-me-link-code = Code from the other device
web-me-link-go = Go on
web-me-link-wait = Agree on the device where you are signed in as { $name }. Both show this number:
web-me-link-leaves = You are signed in as { $login } here. The code signs that account out on this device.

# The page of a bot
web-me-bot-to-ratings = Ratings
web-me-bot-how = How it plays
web-me-bot-fair = It knows only what its seat may know, like you.
web-me-bot-strength = Ratings
web-me-bot-strength-about = Measured in games of bots against each other. The medium bot has 1500.
web-me-bot-play = Play against it
web-me-bot-met = Against you
web-me-bot-met-none = You have not finished a game with this bot yet.
web-me-bot-met-share =
    { $count ->
        [one] { $wins } of { $count } game won, { $share } %
       *[other] { $wins } of { $count } games won, { $share } %
    }
web-me-bot-met-even = An even share would be { $share } %.
web-me-bot-random =
    .good = cannot be read, for it plans nothing
    .weak = throws good cards away and walks into every danger
web-me-bot-beginner =
    .good = sees large groups, and the points in front of it
    .weak = looks at what a move brings at once, and at nothing later
web-me-bot-easy =
    .good = mostly knows what a good move is
    .weak = counts little, and now and then plays without a thought
web-me-bot-medium =
    .good = counts cards, and weighs each against the danger
    .weak = does not look beyond the move at hand
web-me-bot-hard =
    .good = plays its choices out in many deals that fit what it has seen
    .weak = takes its time, and long plans are beyond its horizon
web-me-bot-expert =
    .good = plays its choices through to the end of many games
    .weak = believes that all others play as it would without thinking
web-me-bot-cautious =
    .good = keeps its cards for when they are needed
    .weak = sees danger where there is hardly any, and spends cards on it
web-me-bot-vengeful =
    .good = goes for those who took something from it, and steals gladly
    .weak = gives up cards for revenge that it could use
web-me-bot-chaotic =
    .good = nobody guesses its next move
    .weak = spends cards freely, and trusts a pile that it should not
web-me-bot-eager =
    .good = finishes curses that others have given up
    .weak = keeps hunting when the Professor is already near
web-me-bot-tidy =
    .good = has clean paws when the Professor comes
    .weak = leaves curses to others, also when all six are about to fall
