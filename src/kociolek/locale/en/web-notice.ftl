### Settings of notices, and vacation.

web-notice-about = A notice says what happened, at which table and when: no names, cards or moves.
web-notice-here = In this browser
web-notice-here-help = Also when Kociołek is closed.
web-notice-unsupported = This browser shows no notices here. They need https.
web-notice-install = On iPhone and iPad, add Kociołek to the home screen first.
web-notice-denied = Notices are blocked. Allow them in the settings of the browser.
web-notice-account = E-mail and chat rooms need an account. Keep your name and games first.
web-notice-mail = E-mail
web-notice-mail-off = This server sends no e-mail.
web-notice-mail-address = Your e-mail address
web-notice-hook = Chat room or program
web-notice-hook-address = Address of the webhook
web-notice-form = Form
web-notice-form-json = JSON
web-notice-form-slack = Slack, Mattermost
web-notice-form-discord = Discord
web-notice-add = Add
web-notice-remove = Remove
web-notice-remove-of = Remove: { $label }
web-notice-try = Try it
web-notice-try-of = Try it: { $label }
web-notice-tried = Sent. It should arrive in a moment.
web-notice-code = Code from the e-mail
web-notice-confirm = Confirm
web-notice-unconfirmed = not confirmed yet
web-notice-wrong = switched off: it could not be reached
web-notice-browser = Browser
web-notice-kinds = What you are told
web-notice-kind-turn = Your turn
web-notice-kind-question = A question in between
web-notice-kind-time = Time runs out
web-notice-kind-started = A game has begun
web-notice-kind-over = A game is over
web-notice-kind-invitation = Invitations
web-notice-kind-evening = Rounds of club evenings
web-notice-push = Browser
web-notice-hooks = Chat
web-notice-quiet = Quiet hours
web-notice-quiet-help = Only the last warning before your time ends comes through. Clock of { $zone }.
web-notice-from = From
web-notice-to = To
web-notice-digest = One e-mail a day
web-notice-digest-help = Warnings and invitations still come at once.
web-notice-digest-at = At
web-notice-away = Vacation
web-notice-away-about =
    { $days ->
        [one] Clocks of games by days stop for you. You have { $days } day left this year.
       *[other] Clocks of games by days stop for you. You have { $days } days left this year.
    }
web-notice-away-days = Days
web-notice-away-begin = Begin now
web-notice-away-until = On vacation until { $date }.
web-notice-away-end = I am back
