### Notices by push, e-mail and webhook. They tell kind, table and time, nothing else.

notice-turn = It is your turn
notice-question = A table asks you
notice-time = Your time is running out
notice-started = A game has begun
notice-over = A game is over
notice-invitation = You are invited to a table
notice-evening = Your club evening goes on
notice-test = This is a test: notices reach you
notice-title =
    { $count ->
        [one] { $count } table has news
       *[other] { $count } tables have news
    }
notice-line = { $what } ({ $at }).
notice-mail-confirm-title = Confirm your e-mail address
notice-mail-confirm =
    Your code: { $code }

    Enter it in Kociołek to get notices at this address. If you did not ask for this, do nothing.
notice-mail-off = Change or switch off these e-mails: { $address }

## Picture of a table to share

notice-picture-invitation = Come and play!
