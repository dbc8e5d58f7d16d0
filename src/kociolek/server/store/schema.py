"""Database schema as migrations: step n turns version n - 1 into version n. Steps are never changed.

TEXT and BIGINT suffice. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

STEPS: Final[list[list[str]]] = [
    [
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE player (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, program BIGINT NOT NULL, created BIGINT NOT NULL,
            login TEXT UNIQUE, password TEXT, recovery TEXT, epoch BIGINT NOT NULL)""",
        """CREATE TABLE live (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, tempo TEXT NOT NULL, code TEXT, touched BIGINT NOT NULL)""",
        "CREATE INDEX live_code ON live (code)",
        "CREATE INDEX live_status ON live (status, tempo)",
        """CREATE TABLE entry (
            live TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (live, seq))""",
        "CREATE TABLE sitting (player TEXT NOT NULL, live TEXT NOT NULL, PRIMARY KEY (player, live))",
    ],
    [
        """CREATE TABLE token (
            id TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE, player TEXT NOT NULL, label TEXT NOT NULL,
            scopes TEXT NOT NULL, created BIGINT NOT NULL)""",
        "CREATE INDEX token_player ON token (player)",
        "CREATE INDEX sitting_live ON sitting (live)",
    ],
    [  # then `conversion.pin_boxes`
        """CREATE TABLE box (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, body TEXT NOT NULL)""",
    ],
    [  # cookies of schema 3 name a player: they become the device with the same id
        """CREATE TABLE device (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL,
            seen BIGINT NOT NULL, epoch BIGINT NOT NULL)""",
        "CREATE INDEX device_player ON device (player)",
        "INSERT INTO device SELECT id, id, '', created, created, epoch FROM player",
    ],
    [  # what the host of the server needs
        "CREATE TABLE host (player TEXT PRIMARY KEY, since BIGINT NOT NULL)",
        # kind: ban or mute; subject: account or address; until: 0 for ever
        """CREATE TABLE ban (
            id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, target TEXT NOT NULL, label TEXT NOT NULL,
            reason TEXT NOT NULL, created BIGINT NOT NULL, until BIGINT NOT NULL)""",
        """CREATE TABLE report (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL,
            live TEXT NOT NULL, reason TEXT NOT NULL, body TEXT NOT NULL, lines TEXT NOT NULL,
            closed BIGINT NOT NULL)""",
        """CREATE TABLE act (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, host TEXT NOT NULL, what TEXT NOT NULL, target TEXT NOT NULL,
            reason TEXT NOT NULL)""",
        # tasks that a command gives to the running server
        "CREATE TABLE task (id TEXT PRIMARY KEY, at BIGINT NOT NULL, body TEXT NOT NULL)",
    ],
    [  # version: of the method
        "CREATE TABLE analysis (live TEXT PRIMARY KEY, version BIGINT NOT NULL, body TEXT NOT NULL)",
    ],
    [  # history of players, then `conversion.note_games`
        "CREATE TABLE ended (live TEXT PRIMARY KEY, body TEXT NOT NULL)",  # body: `history.Summary`
        # tables of a player; ended: 0 while the table goes on, when game, seat and others are not known
        """CREATE TABLE played (
            player TEXT NOT NULL, ended BIGINT NOT NULL, live TEXT NOT NULL, game TEXT NOT NULL, seat BIGINT NOT NULL,
            others TEXT NOT NULL, PRIMARY KEY (player, ended, live))""",
        "CREATE INDEX played_game ON played (player, game, ended, live)",
        "CREATE INDEX played_live ON played (live)",
        """INSERT INTO played SELECT sitting.player, 0, sitting.live, '', -1, '' FROM sitting
            JOIN live ON live.id = sitting.live WHERE live.status IN ('waiting', 'playing')""",
    ],
    [  # ratings; means and deviations are millionths
        # seats of rated games; who: player, bot, or empty for somebody who was deleted
        """CREATE TABLE standing (
            number BIGINT NOT NULL, seat BIGINT NOT NULL, live TEXT NOT NULL, pool TEXT NOT NULL, who TEXT NOT NULL,
            place BIGINT NOT NULL, gave_up BIGINT NOT NULL, at BIGINT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, mean_after BIGINT NOT NULL, deviation_after BIGINT NOT NULL,
            PRIMARY KEY (number, seat))""",
        "CREATE INDEX standing_who ON standing (who, pool, number)",
        "CREATE INDEX standing_live ON standing (live)",
        # month: 0 for the present rating
        """CREATE TABLE rating (
            pool TEXT NOT NULL, month BIGINT NOT NULL, who TEXT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, games BIGINT NOT NULL, wins BIGINT NOT NULL, settled BIGINT NOT NULL,
            PRIMARY KEY (pool, month, who))""",
        "CREATE INDEX rating_best ON rating (month, pool, settled, mean)",
        "CREATE INDEX rating_who ON rating (who, month)",
    ],
    [  # several nodes on one PostgreSQL, see `leases`; empty in a store of one process
        # epoch: new with each start; door: where sockets are passed on the same machine; alive: 0 for ever after
        """CREATE TABLE node (
            epoch BIGINT PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL, door TEXT NOT NULL,
            machine TEXT NOT NULL, release TEXT NOT NULL, protocol BIGINT NOT NULL, alive BIGINT NOT NULL,
            draining BIGINT NOT NULL)""",
        # apart from `node`, so that a renewal never waits for moves that are being stored
        "CREATE TABLE beat (epoch BIGINT PRIMARY KEY, seen BIGINT NOT NULL, load BIGINT NOT NULL)",
        # which node has a table; epoch: 0 for nobody, -1 for nobody, but somebody should; network: a keyed digest
        """CREATE TABLE place (
            live TEXT PRIMARY KEY, epoch BIGINT NOT NULL, host TEXT NOT NULL, network TEXT NOT NULL)""",
        "CREATE INDEX place_epoch ON place (epoch)",
        "CREATE INDEX place_host ON place (host)",
        "CREATE INDEX place_network ON place (network)",
        # players who wait for notices at a node
        "CREATE TABLE interest (player TEXT NOT NULL, epoch BIGINT NOT NULL, PRIMARY KEY (player, epoch))",
        # limits that hold for all nodes together; tokens: thousandths
        """CREATE TABLE bucket (
            kind TEXT NOT NULL, client TEXT NOT NULL, tokens BIGINT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (kind, client))""",
    ],
    [  # notices and club evenings
        "CREATE TABLE wish (player TEXT PRIMARY KEY, body TEXT NOT NULL)",  # body: `notices.Wishes`
        # kind: push, mail or hook; confirmed: 0 for not yet; wrong: why it was switched off
        """CREATE TABLE channel (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, device TEXT NOT NULL, target TEXT NOT NULL,
            body TEXT NOT NULL, confirmed BIGINT NOT NULL, created BIGINT NOT NULL, failed BIGINT NOT NULL,
            wrong TEXT NOT NULL)""",
        "CREATE INDEX channel_player ON channel (player)",
        "CREATE INDEX channel_target ON channel (target)",
        "CREATE INDEX channel_device ON channel (device)",
        # channel: empty until it is due; taken: 1 when it was handed to the courier
        """CREATE TABLE outbox (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, live TEXT NOT NULL, seq BIGINT NOT NULL,
            channel TEXT NOT NULL, made BIGINT NOT NULL, due BIGINT NOT NULL, tries BIGINT NOT NULL,
            taken BIGINT NOT NULL, UNIQUE (player, kind, live, seq, channel))""",
        "CREATE INDEX outbox_due ON outbox (taken, due)",
        "CREATE INDEX outbox_channel ON outbox (channel)",
        # index of the logs of evenings; series: id of its first evening
        """CREATE TABLE evening (
            id TEXT PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL, series TEXT NOT NULL, host TEXT NOT NULL,
            touched BIGINT NOT NULL)""",
        "CREATE INDEX evening_code ON evening (code)",
        "CREATE INDEX evening_series ON evening (series)",
        "CREATE INDEX evening_status ON evening (status)",
        """CREATE TABLE evening_entry (
            evening TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (evening, seq))""",
        "CREATE TABLE attending (player TEXT NOT NULL, evening TEXT NOT NULL, PRIMARY KEY (player, evening))",
    ],
    [  # other ways to sign in, and whom a player does not want to meet
        # rp: host name that the key belongs to; public_key: base64url
        """CREATE TABLE passkey (
            id TEXT PRIMARY KEY, player TEXT NOT NULL, rp TEXT NOT NULL, public_key TEXT NOT NULL,
            sign_count BIGINT NOT NULL, label TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL)""",
        "CREATE INDEX passkey_player ON passkey (player)",
        # something that is good once and for a short time; kind: passkey, signin, link
        """CREATE TABLE ticket (
            digest TEXT PRIMARY KEY, kind TEXT NOT NULL, player TEXT NOT NULL, body TEXT NOT NULL,
            expires BIGINT NOT NULL)""",
        "CREATE INDEX ticket_expires ON ticket (expires)",
        "CREATE INDEX ticket_player ON ticket (player, kind)",
        """CREATE TABLE block (
            player TEXT NOT NULL, other TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (player, other))""",
        "CREATE INDEX block_other ON block (other)",
        # what a player allows: presence, profile
        "CREATE TABLE allowed (player TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (player, what))",
    ],
    [  # puzzles; means and deviations are millionths
        # first answers; number: among those of the player in the game; day: 0 unless it was the puzzle of that day
        """CREATE TABLE attempt (
            player TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,
            day BIGINT NOT NULL, answer TEXT NOT NULL, solved BIGINT NOT NULL, mean BIGINT NOT NULL,
            deviation BIGINT NOT NULL, PRIMARY KEY (player, puzzle))""",
        "CREATE INDEX attempt_player ON attempt (player, game, number)",
        """CREATE TABLE puzzle (
            id TEXT PRIMARY KEY, mean BIGINT NOT NULL, deviation BIGINT NOT NULL, plays BIGINT NOT NULL,
            solved BIGINT NOT NULL)""",
    ],
    [  # invitations to tables that wait for players
        """CREATE TABLE invited (
            player TEXT NOT NULL, live TEXT NOT NULL, inviter TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (player, live))""",
        "CREATE INDEX invited_live ON invited (live)",
        "CREATE INDEX invited_inviter ON invited (inviter)",
    ],
    [  # settled: 2 for who is also listed, so that a leaderboard reads no rows of others
        """UPDATE rating SET settled = 2 WHERE settled = 1
            AND EXISTS (SELECT 1 FROM player WHERE player.id = rating.who AND login IS NOT NULL)
            AND NOT EXISTS (SELECT 1 FROM allowed WHERE allowed.player = rating.who AND what = 'unlisted')""",
        "DROP INDEX standing_live",  # nobody asks for the standings of one table
    ],
]
VERSION: Final = len(STEPS)

# Tables and columns of the current version, for backups, and the version since which a table is there.
TABLES: Final[dict[str, list[str]]] = {
    "meta": ["name", "value"],
    "player": ["id", "name", "program", "created", "login", "password", "recovery", "epoch"],
    "live": ["id", "status", "tempo", "code", "touched"],
    "entry": ["live", "seq", "at", "body"],
    "sitting": ["player", "live"],
    "token": ["id", "digest", "player", "label", "scopes", "created"],
    "box": ["id", "game", "name", "version", "body"],
    "device": ["id", "player", "label", "created", "seen", "epoch"],
    "host": ["player", "since"],
    "ban": ["id", "kind", "subject", "target", "label", "reason", "created", "until"],
    "report": ["id", "at", "reporter", "player", "name", "live", "reason", "body", "lines", "closed"],
    "act": ["id", "at", "host", "what", "target", "reason"],
    "task": ["id", "at", "body"],
    "analysis": ["live", "version", "body"],
    "ended": ["live", "body"],
    "played": ["player", "live", "ended", "game", "seat", "others"],
    "standing": [
        "number", "seat", "live", "pool", "who", "place", "gave_up", "at", "mean", "deviation", "mean_after",
        "deviation_after",
    ],
    "rating": ["pool", "month", "who", "mean", "deviation", "games", "wins", "settled"],
    "wish": ["player", "body"],
    "channel": [
        "id", "player", "kind", "device", "target", "body", "confirmed", "created", "failed", "wrong",
    ],
    "outbox": ["id", "player", "kind", "live", "seq", "channel", "made", "due", "tries", "taken"],
    "evening": ["id", "code", "status", "series", "host", "touched"],
    "evening_entry": ["evening", "seq", "at", "body"],
    "attending": ["player", "evening"],
    "passkey": ["id", "player", "rp", "public_key", "sign_count", "label", "created", "used"],
    "ticket": ["digest", "kind", "player", "body", "expires"],
    "block": ["player", "other", "at"],
    "allowed": ["player", "what"],
    "attempt": [
        "player", "game", "puzzle", "number", "at", "day", "answer", "solved", "mean", "deviation",
    ],
    "puzzle": ["id", "mean", "deviation", "plays", "solved"],
    "invited": ["player", "live", "inviter", "at"],
}  # fmt: skip
SINCE: Final = {
    "token": 2, "box": 3, "device": 4, "host": 5, "ban": 5, "report": 5, "act": 5, "task": 5, "analysis": 6, "ended": 7,
    "played": 7, "standing": 8, "rating": 8, "wish": 10, "channel": 10, "outbox": 10,
    "evening": 10, "evening_entry": 10, "attending": 10,
    "passkey": 11, "ticket": 11, "block": 11, "allowed": 11,
    "attempt": 12, "puzzle": 12, "invited": 13,
}  # fmt: skip
# Tables that hold only while nodes run; backups leave them out.
FLEETING: Final = ("node", "beat", "place", "interest", "bucket")
NODES_SINCE: Final = 9


def tables_of(version: int) -> dict[str, list[str]]:
    """Return the tables and columns of a version of the schema."""
    return {table: columns for table, columns in TABLES.items() if SINCE.get(table, 1) <= version}
