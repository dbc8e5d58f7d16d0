### What went wrong, in the words of a player. The messages of programs stand in cli.ftl.

## Getting in

web-error-table-unknown = This table doesn’t exist or is gone. Check the link.
web-error-code-unknown = No open table has this code. Check it.
web-error-table-full = This table is full. Watch, or find another one.
web-error-no-spectators = This table allows no spectators. Take a seat, or find another table.
web-error-kicked-before = The host removed you from this table. Find another one.
web-error-server-busy = The server is busy with running games. Try again in a moment.
web-error-seat-guarded = The player of this seat was removed. Somebody new may take it only when all players agree.
web-error-seat-not-guarded = Nobody was removed from this seat.
web-error-seat-taken = This seat is taken. Choose another one.
web-error-programs-only = Only programs can play at this table: its clock is too fast for people. Take another table.
web-error-not-seated = You aren’t seated at this table. Take a seat first.
web-error-who-are-you = We don’t know you yet. Enter your name first.
web-error-name-bad = A name needs at least one letter and no invisible characters. Choose another one.

## The host

web-error-host-only = Only the host can do that.
web-error-seats-free = Some seats are still empty. Fill them with people or bots.
web-error-seat-not-a-player = Nobody sits there. Choose another seat.
web-error-unknown-seat = This table has no such seat. Choose another one.
web-error-unknown-bot = There is no such bot. Choose one from the list.
web-error-too-many-bots = There are more bots than seats. Remove a bot, or add a seat.
web-error-too-many-seated =
    { $seats ->
        [one] Only { $seats } person can play. Ask the others to stand up.
       *[other] Only { $seats } people can play. Ask the others to stand up.
    }
web-error-too-many-tables =
    { $most ->
        [one] You can have { $most } open table. Close it first.
       *[other] You can have { $most } open tables. Close one first.
    }
web-error-window-bad = At this pace the reaction time is { $low }–{ $high } s. Choose a time in between.
web-error-rated-uneven = A game with handicaps does not count. Switch “Rated” off, or give everybody the same.
web-error-rated-kick = Nobody can be removed from a rated game. Who stays away loses anyway.
web-error-seats-out-of-range = This edition is for { $low }–{ $high } players, not { $seats }.
web-error-players-out-of-range = This game is for { $low }–{ $high } players, not { $seats }.
web-error-chaos-mode-not-for-two = Chaos Mode needs three or four players, not { $seats }.
web-error-new-rules-need-paws = No New Rule in this box has paws, so there is none for this number of players. Choose another kind of Chaos Cat.
web-error-option-needs-edition = The option “{ NAME("kittens-option", $option) }” does nothing in this edition. Turn it off, or choose another edition.
web-error-option-needs-expansion = The option “{ NAME("kittens-option", $option) }” does nothing without its expansion. Turn it off, or add the expansion.
web-error-option-needs-chaos-mode = The option “{ NAME("wizardkittens-option", $option) }” only works in Chaos Mode. Turn it off, or choose Chaos Mode.
web-error-option-needs-two-kittens = The option “{ NAME("wizardkittens-option", $option) }” is only for two players. Turn it off, or change the number of players.
web-error-option-needs-advanced-kittens = The option “{ NAME("wizardkittens-option", $option) }” only works with the advanced kittens. Turn it off, or add them.
web-error-unknown-option = This game has no such option. Reload the page and set the options again.
web-error-unknown-option-value = One of the options can’t be set like that. Reload the page and set the options again.
web-error-lesson-unknown = There is no such lesson here. Choose one from the list.
web-error-puzzles-all-tried = You have answered all puzzles of this game. A new release brings more.
web-error-unknown-game = There is no such game here. Choose one from the list.

## At the table

web-error-nothing-asked = It’s not your turn.
web-error-nothing-to-decide = You have nothing to decide right now.
web-error-illegal-move = You can’t do that now. Choose one of the moves on offer.
web-error-bad-move-text = You can’t do that now. Choose one of the moves on offer.
web-error-game-not-running = No game is running at this table. Wait until it starts.
web-error-game-has-begun = The game has started, so you can’t change that any more. Open another table.
web-error-game-runs = The game is still running. Wait until it ends.
web-error-chat-off = Chat is off at this table. Use emotes.
web-error-chat-phrases = Only the phrases of the list can be said at this table.
web-error-watch-later = Spectators see this game { $seconds } s later. It has only just begun.
web-error-text-bad = A message can’t be empty or contain invisible characters. Write another one.
web-error-hints-off = Hints are off at this table.
web-error-analysis-unfinished = This game did not end, so it cannot be analysed.
web-error-play-on-impossible = You cannot play on from here: the game is over or this player is out.
web-error-what-if-private = Only the player sees how this move is judged.
web-error-puzzle-damaged = This puzzle cannot be read.
web-error-record-not-yet = The game record is ready when the game ends.
web-error-entry-unreadable = This table is damaged and can’t be opened. Tell whoever runs this server.
web-error-rules-gone = This game follows old rules that this server no longer knows.
web-error-rules-unknown = This game follows newer rules than this server knows. Tell whoever runs it.
web-error-table-rules-gone = This table follows old rules that this server no longer knows. Start a new game.
web-error-table-rules-unknown = This table follows newer rules than this server knows. Tell whoever runs it.

## Accounts

web-error-passkey-needs-name = Passkeys need a secure address with a name (https://…). Use a password here.
web-error-passkey-wrong = This passkey was not accepted. Try again, or use your password.
web-error-passkey-late = This question was answered already, or it took too long. Try again.
web-error-passkey-unknown = This server does not know that passkey. Use another one or your password.
web-error-passkey-known = This passkey is in use already.
web-error-too-many-passkeys = You have { $most } passkeys already. Remove one first.
web-error-login-missing = Choose a login first.
web-error-link-gone = This code is no longer valid. Make a new one on the first device.
web-error-link-taken = Another device used this code already. Make a new one on the first device.
web-error-login-wrong = Wrong login or password. Try again, or use your recovery code.
web-error-password-wrong = The old password is wrong, or this is no account.
web-error-recovery-wrong = Wrong login or recovery code. Check both.
web-error-login-taken = The login “{ $login }” is taken. Choose another one.
web-error-not-welcome = The host of this table plays with others. Find another table.
web-error-profile-hidden = This player shows the profile to people they have played with only.
web-error-too-many-invitations = Too many invitations wait for this player. Try again later.
web-error-invite-seated = Sit down at this table first. Invitations end when its game starts.
web-error-invite-blocked = You have blocked this player. Unblock them first.
web-error-invite-stranger = Invite people you have played with. Send others the link of the table.
web-error-too-many-blocked = You have blocked { $most } people already. Unblock somebody first.
web-error-account-already = You already have the account “{ $login }”. Sign out to create another one.
web-error-token-unknown = This token is unknown or revoked. Create a new one.
web-error-zone-unknown = There is no time zone “{ $zone }”. Choose one as Europe/Warsaw.
web-error-channel-needs-account = This needs an account. Keep your name and games first.
web-error-evening-unknown = This evening doesn’t exist or is gone. Check the link.
web-error-evening-seats = Tables of this evening have { $low } to { $high } seats. Choose a number in between.
web-error-evening-too-few = A round needs at least { $low } people. Wait for more, or let bots fill the tables.
web-error-evening-over = This evening is over. Open another one.
web-error-evening-full = No more than { $most } people can take part. Open another evening.
web-error-evening-removed = The host has removed you from this evening.
web-error-evening-round-runs = A round is being played. Wait for its end, or say that its time is up.
web-error-evening-sealed = Other tables still play this deal. Come back after the round.
web-error-mail-off = This server sends no e-mail. Use notifications in this browser.
web-error-mail-bad = “{ $address }” is no e-mail address. Check it.
web-error-hook-url = This is no address of a web page. Check it.
web-error-hook-https = The address must begin with https. Check it.
web-error-push-keys-bad = The keys of this browser cannot be used. Switch notifications off and on again.
web-error-channel-code-wrong = Wrong code, or too old. Check it, or add the address again.
web-error-channel-unconfirmed = This address is not confirmed yet. Enter the code first.
web-error-too-many-channels =
    { $most ->
        [one] You can have { $most } address for notices. Remove it first.
       *[other] You can have { $most } addresses for notices. Remove one first.
    }
web-error-vacation-too-long =
    { $days ->
        [one] You have { $days } day of vacation left this year. Choose fewer.
       *[other] You have { $days } days of vacation left this year. Choose fewer.
    }
web-error-too-many-tokens =
    { $most ->
        [one] You can have { $most } token. Delete it first.
       *[other] You can have { $most } tokens. Delete one first.
    }
web-error-scope-missing = You aren’t allowed to do that with this token. Create another one.

## The connection

web-error-too-often =
    { $seconds ->
        [one] Not so fast! Try again in { $seconds } second.
       *[other] Not so fast! Try again in { $seconds } seconds.
    }
web-error-stopping = The server is shutting down. Come back in a moment.
web-error-node-silent = The table is coming up on another machine. Try again in a moment.
web-error-store-failed = Couldn’t save this, so nothing was changed. Try again in a moment.
web-error-inner-failure = Something broke on the server. Try again in a moment.
web-error-protocol-other = Kociołek has been updated. Load the page again.
web-error-origin-foreign = This page comes from another site. Open the page of this server.
web-error-body-too-large = That’s too much at once. Send less.
web-error-body-too-slow = The connection was too slow, so nothing was changed. Try again.
web-error-body-bad = The server didn’t understand that. Load the page again and retry.
web-error-not-json = The server didn’t understand that. Load the page again and retry.
web-error-message-bad = The server didn’t understand that. Load the page again and retry.
web-error-method-wrong = The server didn’t understand that. Load the page again and retry.
web-error-no-such-thing = There’s nothing here. Check the address.

## The host of the server

web-error-server-host-only = Only the host of this server can do that.
web-error-account-needed = Only an account can become the host. Make one first.
web-error-host-code-wrong = That is not the code this server printed, or it was used already. Restart the server for a new one.
web-error-own-address = That is your own address too: you and everybody here would be locked out.
web-error-host-not-banned = A host can’t be banned or muted.
web-error-player-unknown = There is no such player. Use the login.
web-error-not-banned = There is no such ban any more.
web-error-address-bad = “{ $address }” is no address. Write one like 192.0.2.7.
web-error-backups-off = This server knows no folder for backups.
web-error-banned-for-good = The host of this server has banned you.
web-error-muted-for-good = The host of this server has muted you.
web-error-banned =
    { $hours ->
        [one] The host has banned you. You can come back in { $hours } hour.
       *[other] The host has banned you. You can come back in { $hours } hours.
    }
web-error-muted =
    { $hours ->
        [one] The host has muted you. You can write again in { $hours } hour.
       *[other] The host has muted you. You can write again in { $hours } hours.
    }
