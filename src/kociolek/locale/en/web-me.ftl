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
