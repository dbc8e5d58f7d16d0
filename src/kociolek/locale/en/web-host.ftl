### Pages of the server's host, of privacy and of reports.

## The host's page

web-host-title = Host’s page
web-host-well = all well
web-host-signin-about = This page is for the host of this server. Sign in with the host’s account.
web-host-login = Login
web-host-password = Password
web-host-signin = Sign in
web-host-make-account = Make an account
web-host-recovery = Your recovery code: { $code }. Write it down; it is shown once.
web-host-not = This account is not the host of this server.
web-host-code-about = A server without a host prints a code when it starts. Enter it here to become the host.
web-host-code = Code
web-host-claim = Become the host
web-host-tables-count = live tables
web-host-people = people here now
web-host-lag = longest pause
web-host-ms = { $value } ms
web-host-load =
    { $cores ->
        [one] load of { $cores } core
       *[other] load of { $cores } cores
    }
web-host-store = store, { $free } GB free
web-host-mb = { $value } MB
web-host-backup-last = last backup
web-host-backup-none = none
web-host-tables = Tables
web-host-tables-none = Nobody plays at the moment.
web-host-table-seats =
    { $people ->
        [one] { $people } person of { $seats }
       *[other] { $people } people of { $seats }
    }
web-host-table-here = here: { $here }
web-host-table-latency = answers in { $value } ms
web-host-table-box = own box: { $name }
web-host-status-playing = playing
web-host-status-waiting = waiting
web-host-status-idle = nobody here
web-host-open = Open
web-host-close = Close
web-host-close-title = Close { $code }?
web-host-close-about = The game ends without a result. Everybody at the table reads your reason.
web-host-reason = Reason
web-host-clean = Close empty tables
web-host-cleaned =
    { $count ->
        [0] No table was empty.
        [one] { $count } table closed.
       *[other] { $count } tables closed.
    }
web-host-reports = Reports
web-host-reports-none = No open reports.
web-host-report-by =
    { $count ->
        [one] reported by { $count } person, { $ago }
       *[other] reported by { $count } people, { $ago }
    }
web-host-report-lines = The lines around what they wrote; nothing else of the table is kept.
web-host-reason-chat = what they write
web-host-reason-name = the name
web-host-reason-play = how they play
web-host-reason-other = something else
web-host-mute-day = Mute for a day
web-host-ban-week = Ban for a week
web-host-nothing = Nothing wrong
web-host-bans = Bans and mutes
web-host-bans-none = Nobody is banned or muted.
web-host-ban-until = until { $time }
web-host-ban-ever = for ever
web-host-ban-kind-ban = banned
web-host-ban-kind-mute = muted
web-host-lift = Lift
web-host-ban-new = Ban or mute somebody
web-host-ban-who = Login
web-host-ban-how = How long
web-host-hours-24 = a day
web-host-hours-168 = a week
web-host-hours-0 = for ever
web-host-ban-address = the address too
web-host-ban-do = Ban
web-host-mute-do = Mute
web-host-announce = Announcement
web-host-announce-text = What everybody should know
web-host-announce-minutes = Restart in minutes (empty: no restart)
web-host-announce-do = Tell everybody
web-host-announce-undo = Take it back
web-host-announce-now = Everybody reads now:
web-host-backups = Backups
web-host-backups-off = This server knows no folder for backups.
web-host-backups-empty = There is no backup yet.
web-host-backup-failed = The last backup failed
web-host-backup-failed-text = Look at the disk and at the log, then back up again. Older backups are still there.
web-host-backup-verified = { $value } MB · read back and compared
web-host-backup-now = Back up now
web-host-backup-save = Download
web-host-acts = What hosts did
web-host-acts-none = Nothing yet.
web-host-act-claim = became the host
web-host-act-close = closed { $target }
web-host-act-ban = banned { $target }
web-host-act-mute = muted { $target }
web-host-act-lift-ban = lifted the ban of { $target }
web-host-act-lift-mute = lifted the mute of { $target }
web-host-act-dismiss = found nothing wrong with { $target }
web-host-act-clean = closed empty tables: { $target }
web-host-act-announce = told everybody: { $target }
web-host-act-backup = made a backup
web-host-act-download = downloaded { $target }
web-host-done = Done.
web-host-cancel = Cancel

## Privacy and my data

web-host-privacy-title = Privacy
web-host-privacy-who = Who keeps it
web-host-privacy-contact = This server is run by { $contact }.
web-host-privacy-contact-none = The host of this server has not said who runs it.
web-host-privacy-what = What is kept, and how long
web-host-privacy-name = Your name and, if you have an account, your login. Passwords are kept as hashes, which nobody can read.
web-host-privacy-guest =
    { $days ->
        [0] Guests are kept until they delete themselves.
        [one] Guests who don’t come back are removed after { $days } day.
       *[other] Guests who don’t come back are removed after { $days } days.
    }
web-host-privacy-account = Accounts are kept until you delete them.
web-host-privacy-games =
    { $days ->
        [0] Games, with every move and the names of the players, are kept without a limit.
        [one] Games, with every move and the names of the players, are removed { $days } day after the last move.
       *[other] Games, with every move and the names of the players, are removed { $days } days after the last move.
    }
web-host-privacy-chat = Chat is not kept: it is gone when the table closes or the page reloads. Only a report keeps a few lines.
web-host-privacy-reports =
    { $days ->
        [0] Reports, and the lines of chat in them, are kept without a limit.
        [one] Closed reports, and the lines of chat in them, are removed after { $days } day.
       *[other] Closed reports, and the lines of chat in them, are removed after { $days } days.
    }
web-host-privacy-address = Your address is used to fend off floods and forgotten. It is kept only if the host bans it.
web-host-privacy-cookie =
    { $days ->
        [one] One cookie keeps you signed in for { $days } day. There is no other, and nobody counts your visits.
       *[other] One cookie keeps you signed in for { $days } days. There is no other, and nobody counts your visits.
    }
web-host-privacy-backups = Backups hold all of this until newer ones replace them.
web-host-privacy-others = Nothing is given to anybody else. The page loads nothing from other sites.
web-host-privacy-mine = Your data
web-host-privacy-mine-none = This browser has not played here yet, so nothing is kept about you.
web-host-privacy-export = Save my data
web-host-privacy-export-about = A file with everything this server keeps about you: name, devices, games and your moves.
web-host-privacy-delete = Delete me
web-host-privacy-delete-about = Your name goes from every game; the games stay, for those who played with you. You leave games that are still going on. This can’t be undone.
web-host-privacy-delete-sure = Delete { $name } for ever?
web-host-privacy-deleted = You are deleted.

## Reports

web-host-complaint-title = Report a player
web-host-complaint-about = The host of this server reads it, with the last lines of chat around what they wrote.
web-host-complaint-who = Whom
web-host-complaint-why = Because of
web-host-complaint-text = What happened (not required)
web-host-complaint-send = Send
web-host-complaint-sent = Sent. Thank you.
web-host-complaint-again = You have reported this player already; the host will look at it.
web-host-complaint-nobody = Only people can be reported, and nobody else is here.
