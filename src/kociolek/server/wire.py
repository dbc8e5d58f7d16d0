"""Wire types: HTTP bodies, commands of clients and messages of the server, as msgspec structs.

`docs/protocol.md` explains them with examples. The OpenAPI document and the client's TypeScript (`make types`) are
generated from them, the comments included. The server sends keys and values, never sentences. Times are milliseconds
since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 2

Name = Annotated[str, Meta(min_length=1, max_length=24, description="shown at the table; without control characters")]
# `$` alone would accept a line end.
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{3,24}(?!\n)$")]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Entropy = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?(?!\n)$", description="32 random bytes of the player in hexadecimal, or empty")
]
Tempo = Literal["live", "relaxed", "days", "fast"]  # fast: for programs only
BotPace = Literal["normal", "fast", "skip"]
Status = Literal["waiting", "playing", "over", "closed"]
Scope = Literal["read", "play", "host"]
PassOrder = Literal["off", "until_turn", "unless_me"]
Asking = Literal["choice", "everybody"]
Emote = Literal[
    "hello", "thanks", "well_played", "oops", "laugh", "hurry", "good_luck", "sorry", "wait", "nice_try", "one_more",
    "bye",
]  # fmt: skip
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
CommandId = Annotated[str, Meta(max_length=40, description="chosen by the client and repeated in the answer")]
# Made by `View.to_json`; the schemas are in kociolek/schema.
AnyView = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/AnyView"})]
MoveText = Annotated[str, Meta(min_length=1, max_length=120, description="text of one of `view.options`")]


class FromClient(Struct, forbid_unknown_fields=True):
    """Base of what clients send. Unknown fields are refused."""


class FromServer(Struct):
    """Base of what the server sends. Clients ignore fields they do not know: later versions may add some."""


class BotRating(FromServer):
    game: str
    size: Literal["2", "3-4", "5+"]
    rating: int


class BotTally(FromServer):
    """Games of the reader in which a bot sat at the table."""

    game: str
    games: int
    wins: int
    even: float  # wins that an even share would be


class BotProfile(FromServer):
    """A bot of the server."""

    bot: str
    games: list[str]  # that have it
    ratings: list[BotRating]  # published, by game and size of the table
    met: list[BotTally]  # of the newest 500 games of the reader


# -- people -------------------------------------------------------------------------------
class NewGuest(FromClient):
    name: Name
    program: bool = False  # whether a program plays under this name; everybody sees it


class NewAccount(FromClient):
    login: Login
    password: Password


class SignIn(FromClient):
    login: Login
    password: Password


class Recover(FromClient):
    login: Login
    code: Annotated[str, Meta(max_length=40)]
    password: Password  # the new password


class Person(FromServer):
    """A player as everybody sees them."""

    id: str  # of the player, for good
    name: str  # as the player wrote it
    program: bool  # whether a program plays under this name


class Me(FromServer):
    player: Person | None  # null: no cookie and no token
    login: str | None  # null for a guest
    scopes: list[Scope]  # what the cookie or token allows
    host: bool = False  # whether the account may use the tools of the server's host


class NewPassword(FromClient):
    old: Annotated[str, Meta(max_length=128)]
    password: Password  # the new password


class DeviceInfo(FromServer):
    """A browser in which the player is signed in."""

    id: str
    label: str  # browser and system; empty if unknown
    created: int
    seen: int  # last use, to the hour
    current: bool  # whether it sent this request


class Devices(FromServer):
    devices: list[DeviceInfo]


class Recovery(FromServer):
    """Recovery code of an account, shown once. It lets its owner set a new password."""

    code: str
    me: Me


Ticket = Annotated[str, Meta(max_length=64, description="names the question that is answered")]
LinkStep = Literal["open", "asked", "allowed", "gone"]
LinkCode = Annotated[str, Meta(max_length=24)]


class NewPasskeyOptions(FromClient):
    login: Login | None = None  # for a guest, who becomes an account


class PasskeyOptions(FromServer):
    """A question for the browser's own API, and the ticket that its answer needs."""

    ticket: str
    options: dict[str, Any]


class NewPasskey(FromClient):
    ticket: Ticket
    credential: dict[str, Any]  # as the browser's `toJSON` writes it


class PasskeyAnswer(FromClient):
    ticket: Ticket
    credential: dict[str, Any]


class PasskeyInfo(FromServer):
    id: str
    label: str  # browser and system where it was made; empty if unknown
    site: str  # host name that it belongs to
    created: int
    used: int


class Passkeys(FromServer):
    passkeys: list[PasskeyInfo]
    password: bool  # whether the account has a password as well


class PasskeyMade(FromServer):
    code: str  # recovery code of a new account, shown once; empty if it is not new
    me: Me
    passkeys: list[PasskeyInfo]


class DeviceLink(FromServer):
    """A code that signs another device in, once this one agrees."""

    code: str
    expires: int


class LinkState(FromServer):
    """What the first device is told about its link."""

    state: LinkStep
    label: str = ""  # browser and system of the device that asks
    number: str = ""  # which that device shows, too
    expires: int = 0


class AllowLink(FromClient):
    number: Annotated[str, Meta(max_length=8)]


class ClaimLink(FromClient):
    code: LinkCode


class LinkClaim(FromServer):
    secret: str  # proves later that the same device asks
    name: str  # of the player
    number: str
    expires: int


class FinishLink(FromClient):
    code: LinkCode
    secret: Annotated[str, Meta(max_length=64)]


class LinkDone(FromServer):
    me: Me | None  # null while the first device has not agreed


class NewToken(FromClient):
    label: Annotated[str, Meta(min_length=1, max_length=40)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class ApiToken(FromServer):
    """Token of a program, without its secret."""

    id: str
    label: str
    scopes: list[Scope]
    created: int


class FreshToken(FromServer):
    secret: str  # shown once; sent as `Authorization: Bearer SECRET`
    token: ApiToken


# -- notices --------------------------------------------------------------------------------
NoticeKind = Literal["turn", "question", "time", "started", "over", "invitation", "evening"]
ChannelKind = Literal["push", "mail", "hook"]
Minute = Annotated[int, Meta(ge=0, le=1439, description="minute of the day")]


class NoticeWishes(FromClient):
    """What a player wishes to be told, and when."""

    zone: Annotated[str, Meta(max_length=64, description="time zone, as Europe/Warsaw")] = "UTC"
    language: Literal["", "en", "pl"] = ""  # of e-mails and chat rooms
    quiet_from: Minute = 0  # quiet hours by the zone's clock; none if they begin when they end
    quiet_to: Minute = 0
    digest: Minute | None = None  # when the daily e-mail is sent; null: e-mails are sent at once
    on: dict[NoticeKind, list[ChannelKind]] = {}  # by kind: where it is told; one left out: as usual


class NewChannel(FromClient):
    kind: ChannelKind
    target: Annotated[str, Meta(min_length=3, max_length=1000)]  # endpoint of the browser, address, or URL
    p256dh: Annotated[str, Meta(max_length=200)] = ""  # keys of the browser
    auth: Annotated[str, Meta(max_length=100)] = ""
    form: Literal["json", "slack", "discord"] = "json"  # what a webhook is sent: JSON, or a sentence for a chat room
    secret: Annotated[str, Meta(max_length=100)] = ""  # key of the signature of a webhook; empty for a random one


class ChannelInfo(FromServer):
    id: str
    kind: ChannelKind
    label: str  # e-mail address, or host of the endpoint or URL
    confirmed: bool
    wrong: str  # why it was switched off: status of the answer, or a word; empty if it works
    created: int
    current: bool  # whether it is the browser that asks


class ChannelCode(FromClient):
    code: Annotated[str, Meta(max_length=20)]


class Mute(FromClient):
    """Mute somebody, or no longer."""

    player: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool = True


class MutedPeople(FromServer):
    people: list[Person]


class Vacation(FromClient):
    days: Annotated[int, Meta(ge=0, le=30)]  # from now on; 0 ends it


# -- what can be played -------------------------------------------------------------------
class OptionInfo(FromServer):
    name: str
    values: list[str]  # the default first


class GameInfo(FromServer):
    key: str
    rules: int  # version of the rules
    seats: tuple[int, int]  # fewest and most players with the default options
    options: list[OptionInfo]
    bots: list[str]
    kinds: list[str]  # names of cards and tiles in views and events
    reactions: bool  # whether it has reaction windows
    box: BoxInfo | None  # of tables that ask for none; null for a game without boxes
    boxes: list[BoxInfo]  # that everybody may choose; the first one is `box`


class Catalogue(FromServer):
    protocol: int
    version: str
    languages: list[str]
    locale: list[str]  # names of the Fluent files, see /api/locale/{language}/{file}
    games: list[GameInfo]
    emotes: list[Emote]  # the first ones; `Emote` lists all
    windows: list[int]  # lengths of a reaction window to offer, in seconds


class Checked(FromServer):
    """Playable options, completed with their defaults."""

    options: dict[str, str]
    seats: tuple[int, int]  # fewest and most players with these options
    at: int  # number of players for which they were checked


# -- tables -------------------------------------------------------------------------------
class TableSettings(FromClient):
    """What is played at a table and how."""

    game: Annotated[str, Meta(max_length=24)]  # key of the game
    seats: Annotated[int, Meta(ge=1, le=15)] = 4  # number of seats
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}  # by name; those left out have their defaults
    tempo: Tempo = "live"  # how long players may think; docs/protocol.md has the times
    window: Annotated[int, Meta(ge=0, le=86400)] = 0  # seconds of a reaction window; 0 for the default of the tempo
    listed: bool = False  # shown in the lobby
    spectators: bool = True  # whether others may watch
    hints: bool = True  # whether players may ask for hints
    chat: bool = True  # whether people may write to each other
    takeover: bool = True  # whether a new player may take the seat of a bot during the game
    language: Annotated[str, Meta(max_length=8)] = ""  # language of the players, for the lobby only
    asking: Asking = "choice"  # whether players without a choice are asked, too
    box: Annotated[str, Meta(max_length=32)] = ""  # id of the box; empty for the default one of the server
    rated: bool = False  # whether the game counts for ratings; then nobody gets hints or takes a seat during the game
    delay: Annotated[int, Meta(ge=0, le=900)] = 0  # seconds by which spectators see the running game later
    safe: bool = False  # whether people can say only what is in the list of phrases


class BoxInfo(FromServer):
    """A box: the printed values that a game is played with."""

    id: str  # digest of all its values
    game: str  # key of the game
    name: str  # as its author wrote it
    version: str  # as its author wrote it
    built_in: bool  # whether it has the values of the built-in one


class BoxRemark(FromServer):
    """What was found about a box that can be played."""

    grade: Literal["ok", "look"]  # as it should be, or unusual
    text: str  # a sentence


class BoxSheet(FromServer):
    """A box with everything that is in it."""

    box: BoxInfo
    document: dict[str, Any]  # see docs/boxes.md
    base: str  # version of the built-in box that it is compared with
    differences: list[str]  # from that box, in words
    changed: list[str]  # cards and parts that differ, as `curses.hairball`
    checks: list[BoxRemark]
    components: dict[str, Any] | None  # Witchstone: board, tiles and cards


class BoxCheck(FromServer):
    """What the server thinks of a box: all about it, or why it cannot be played."""

    sheet: BoxSheet | None
    problem: Problem | None


class NewBox(FromClient):
    source: Annotated[str, Meta(max_length=100_000)]  # TOML, or the document as JSON


class NewTable(FromClient):
    setup: TableSettings
    bots: Annotated[list[str], Meta(max_length=15)] = []  # bots for the last seats; the creator gets the first one
    start: bool = False  # start at once; all other seats must have bots
    entropy: Entropy = ""


class PlayOn(FromClient):
    """Go on from a position of a finished game, against bots."""

    move: Annotated[int, Meta(ge=0, le=100_000)]  # so many moves of the game were made
    seat: Annotated[int, Meta(ge=0, le=15)]  # that the player takes
    cards: Literal["drawn", "true"] = "drawn"  # hidden cards: drawn again to fit what the seat knew, or the true ones
    bot: str = "medium"  # level of all others


class WhatIf(FromClient):
    """Try another move in a decision of a finished game."""

    number: Annotated[int, Meta(ge=1, le=100_000)]  # of the move, from 1, as in the analysis
    move: Annotated[str, Meta(max_length=200)] = ""  # to try; empty asks for the options alone


class SeatInfo(FromServer):
    """A seat and who has it."""

    name: str  # of the player or the bot; empty if the seat is free
    player: Person | None  # null for a free seat or one of a bot
    bot: str | None  # level of the bot that has the seat
    here: bool  # whether the player is connected
    standin: bool  # whether a bot plays for an absent player, who may come back at any time
    grace: int | None  # connection lost: no bot takes over before this time
    playing: bool  # whether the seat is still in the game
    guards: list[int] | None = None  # of a kicked player: seats that must still agree before somebody new takes it


class Result(FromServer):
    """How a game ended."""

    winners: list[int]  # seats; empty if nobody won
    scores: list[float]  # of each seat; compare only those of one game
    ended: Literal["over", "stopped"]  # by the rules, or stopped by the players


class Fairness(FromServer):
    """Commitment to the shuffle and what proves it, see docs/fairness.md."""

    version: int  # of the computation
    table: str  # name that goes into the computation
    commitment: str  # hash that was told before the deal
    contributions: list[str]  # one per seat; empty before the deal
    secret: str | None  # null until the game has ended


class Ending(FromServer):
    """Somebody proposed to end the game without a result. It ends when all who are needed agree."""

    agreed: list[int]  # seats
    needed: list[int]  # seats of the people who still play; bots agree


class EveningPlace(FromServer):
    """Club evening that a table belongs to."""

    id: str  # of the evening, as in its address
    until: int | None  # when the time of the round is up; null for never


class TableInfo(FromServer):
    """A table as everybody at it sees it."""

    id: str  # as in its address
    code: str | None  # short code for joining; null once the game has started
    status: Status  # waiting for players, playing, over, or closed without a result
    setup: TableSettings  # what is played and how
    box: BoxInfo | None  # what is played with; null for a game without boxes
    host: str  # player id of the host
    seats: list[SeatInfo]  # all seats in order
    watchers: int  # number of connected spectators
    fairness: Fairness  # commitment to the shuffle
    result: Result | None  # null until the game has ended
    next: str | None  # id of the rematch table
    created: int  # when the table was made
    ending: Ending | None = None  # who agrees to end the game without a result; null if nobody proposed it
    evening: EveningPlace | None = None  # club evening that the table belongs to; null for none


class RowSeat(FromServer):
    """A seat of a table in the lobby."""

    name: str  # of the player or the bot; empty if the seat is free
    bot: str | None  # level of the bot that has the seat
    turn: bool  # whether everybody may know that the table waits for this seat


class TableRow(FromServer):
    """A table as the lobby lists it."""

    id: str
    status: Status
    setup: TableSettings
    host: str  # name of the host
    taken: int  # seats of people
    bots: int  # seats of bots
    free: int  # free seats
    created: int
    seat: int  # seat of the requesting player, -1 for none
    turn: bool  # whether the table waits for the requesting player
    seats: list[RowSeat]
    touched: int  # time of the last change
    deadline: int | None = None  # when the time of the requesting player ends; null without a clock or another's turn


class Announcement(FromServer):
    """What the host of the server tells everybody."""

    text: str  # in the words of the host
    at: int  # when it was made
    closing: int | None  # when the server will restart; null if it will not


class Invitation(FromServer):
    """Somebody asks the player to a table that waits for players."""

    table: TableRow
    inviter: Person
    at: int


class Tables(FromServer):
    tables: list[TableRow]
    announcement: Announcement | None = None
    invitations: list[Invitation] = []  # of the player, on /api/me/tables


# -- club evenings ----------------------------------------------------------------------------
class NewEvening(FromClient):
    """An evening of several rounds. `setup.seats` is the wanted size of a table, 2 to 5."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    setup: TableSettings
    form: Literal["swiss", "even"] = "swiss"  # `even`: up to 8 people meet as evenly as possible
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0  # of a round; 0 for no limit
    duplicate: bool = False  # whether all tables of a round get the same deal
    bot: Annotated[str, Meta(max_length=24)] = ""  # level of the bots that fill tables; empty for none
    final: bool = False  # whether the best play a final table
    series: Annotated[str, Meta(max_length=40)] = ""  # id of an own evening whose series it continues


class LeaveEvening(FromClient):
    number: int | None = None  # of somebody whom the host removes; null for oneself


class EveningRow(FromServer):
    """Somebody in the standings."""

    number: int
    name: str
    rank: int  # who ties has the same
    points: float  # 1 for a win, 0 for the last place of a table
    wins: int
    played: int  # games
    byes: int
    opponents: float  # mean points of the opponents
    out: bool  # withdrew
    final: int  # place at the final table, 0 for none
    me: bool


class EveningTable(FromServer):
    table: str
    names: list[str]  # by seat
    bots: list[bool]
    places: list[int] | None  # by seat, from 1; null while it plays
    decided: bool  # whether the time was up before the game was
    me: bool  # whether the requesting player sits there


class EveningRound(FromServer):
    number: int
    final: bool
    until: int | None  # when its time is up
    commitment: str  # to the deal of all tables; empty unless they have the same
    tables: list[EveningTable]
    byes: list[str]


class EveningInfo(FromServer):
    id: str
    code: str
    name: str
    host: bool  # whether the requesting player hosts it
    joined: bool
    status: Literal["open", "playing", "between", "over"]
    setup: TableSettings
    form: Literal["swiss", "even"]
    rounds: int
    minutes: int
    duplicate: bool
    bot: str
    final: bool
    series: str
    standings: list[EveningRow]
    played: list[EveningRound]
    table: str | None  # where the requesting player plays now
    now: int


class EveningLine(FromServer):
    id: str
    name: str
    status: Literal["open", "playing", "between", "over"]
    game: str
    people: int


class Evenings(FromServer):
    evenings: list[EveningLine]


class Series(FromServer):
    evenings: list[EveningLine]
    standings: list[EveningRow]


class GameSeat(FromServer):
    """A seat of a game that has ended."""

    name: str
    bot: str | None  # level of the bot that had the seat


class GameRow(FromServer):
    """A game of the player that has ended."""

    table: str
    game: str
    options: dict[str, str]
    tempo: Tempo
    box: str  # name of an own box; empty for one of the server
    ended: int
    stopped: bool  # ended before it was decided
    seat: int  # seat of the player
    seats: list[GameSeat]
    winners: list[int]
    places: list[int]  # by seat, from 1; who ties has the same
    points: list[int]  # by seat; empty in games without points
    left: list[int]  # seats whose players gave up


class Games(FromServer):
    """A page of the games of a player, the newest first."""

    games: list[GameRow]
    next: str | None  # parameter `before` of the next page; null at the end


# -- ratings ------------------------------------------------------------------------------
class RatingPool(FromServer):
    """Games whose ratings can be compared."""

    game: str
    size: Literal["2", "3-4", "5+"]  # seats
    tempo: Literal["live", "days"]
    against: Literal["people", "bots", "programs"]


class Rating(FromServer):
    """Rating of a player in a pool."""

    rating: int
    margin: int  # of the interval of two standard deviations
    provisional: bool
    games: int
    wins: int


class OwnRating(FromServer):
    pool: RatingPool
    rating: Rating
    curve: list[tuple[int, int]]  # time and rating after each of the last games


class OwnRatings(FromServer):
    ratings: list[OwnRating]


class Leader(FromServer):
    """A player on a leaderboard."""

    id: str  # of those who show their profile; empty for others
    name: str
    program: bool
    me: bool
    rating: Rating


class Leaderboard(FromServer):
    """The best of a pool. Guests and players whose rating is provisional are not listed."""

    pool: RatingPool
    month: int  # as 202611; 0 for the present ratings
    leaders: list[Leader]
    bots: dict[str, int]  # published ratings of the bots in this pool
    pools: list[RatingPool]  # in which somebody was rated in this month


# -- people -------------------------------------------------------------------------------
Presence = Literal["", "here", "playing"]  # empty also if it is not shown


class Companion(FromServer):
    """Somebody with whom the player has played."""

    person: Person
    games: int  # together, of the newest 500 of the player
    last: int  # when the last one ended
    presence: Presence
    blocked: bool
    muted: bool


class People(FromServer):
    """People whom the player knows, those first with whom they played last."""

    people: list[Companion]
    blocked: list[Person]
    presence: bool  # whether people with whom the player has played may see that they are here
    profile: bool  # whether everybody may see the player's profile
    listed: bool  # whether leaderboards name the player


class Allow(FromClient):
    """What the player allows; null changes nothing."""

    presence: bool | None = None
    profile: bool | None = None
    listed: bool | None = None


class Block(FromClient):
    """Block somebody, or no longer."""

    on: bool = True


class Invite(FromClient):
    """Invite somebody to a table of the player, or to a new one with the settings of the last game together."""

    table: Annotated[str, Meta(max_length=40)] = ""


class GameTally(FromServer):
    game: str
    games: int
    wins: int


class Favourite(FromServer):
    """The edition that a player has played most."""

    game: str
    options: dict[str, str]
    games: int


class Moment(FromServer):
    """Something to be proud of."""

    kind: Literal["streak", "points", "crowd", "peak"]  # games won in a row, points, players beaten, highest rating
    game: str
    number: int
    at: int
    table: str  # of the game; empty if the reader did not play there, or for a rating


class Together(FromServer):
    """Games of the reader with somebody."""

    games: int  # of the newest 20
    mine: int  # that the reader won
    theirs: int
    rows: list[GameRow]  # the reader's view


class Profile(FromServer):
    """What the reader may know of a player."""

    person: Person
    account: bool
    me: bool
    presence: Presence
    blocked: bool
    muted: bool
    shown: bool  # false: the player shows their profile to nobody, and all fields below but `together` are empty
    since: int
    games: list[GameTally]  # of the newest 500
    more: bool  # whether there are older ones
    favourite: Favourite | None
    ratings: list[OwnRating]
    moments: list[Moment]
    together: Together | None  # null for oneself


class Found(FromServer):
    table: str  # or id of the evening
    commitment: str = ""  # of a table that was created; see docs/fairness.md
    evening: bool = False  # whether the code is that of a club evening


# -- the game -----------------------------------------------------------------------------
class WireEvent(Struct, omit_defaults=True):
    """Event of the game, redacted for its reader. Fields that are unknown or do not apply are left out."""

    verb: str  # what happened; its sentence is `<game>-event-<verb>`
    seat: int  # who did it
    other: int = -1  # to whom; -1 for nobody
    card: str = ""  # card, tile or symbol it is about; empty if unknown
    index: int = -1  # number it is about, such as a depth; -1 if unknown


class ClockInfo(FromServer):
    """Times of the question that is asked."""

    now: int  # by the server's clock
    window: bool  # reaction window: it closes at `deadline`, or earlier when all have passed
    free: int | None  # when the bank starts to be used
    deadline: int | None  # when a bot decides; null without a time limit
    bank: list[int]  # by seat: time left in ms; empty without a clock
    length: int | None = None  # ms from the question to `deadline`; null without a time limit


class Orders(Struct, forbid_unknown_fields=True):
    """Standing orders: when the server passes for the player in reaction windows."""

    passing: PassOrder = "off"
    """`off`: never; `until_turn`: until asked for something else; `unless_me`: unless it is about the seat."""


# -- commands, on the socket or by POST /api/tables/{id}/commands -----------------------------
class Command(FromClient, tag_field="do", kw_only=True):
    """Base of commands. The answer, `ack` or `refused`, repeats the `id`."""

    id: CommandId = ""  # chosen by the client; the answer repeats it


class Move(Command, tag="move"):
    """Make a move."""

    seq: int  # `seq` of the state that is answered
    move: MoveText  # text of one of `view.options`


class Back(Command, tag="back"):
    """Take the last move back, as long as nobody could have learnt of it."""

    seq: int  # `seq` of the state that is answered


class Sit(Command, tag="sit"):
    """Take a seat."""

    seat: SeatNumber | None = None  # null for any free seat
    entropy: Entropy = ""  # contribution of the player to the deal


class Leave(Command, tag="leave"):
    """Leave the seat. During a game this is final; after it, it does nothing."""


class EndGame(Command, tag="end"):
    """Propose or agree to end the game without a result, or withdraw that. It ends when all people agree."""

    agree: bool = True  # false withdraws the agreement


class Claim(Command, tag="claim"):
    """Take the own seat back from the bot that stands in."""


class Away(Command, tag="away"):
    """Let a bot stand in from now on."""


class SetBot(Command, tag="bot"):
    """Put a bot on a free seat, change its level, or free the seat (null). For the host, before the start."""

    seat: SeatNumber  # to be filled
    bot: Annotated[str, Meta(max_length=24)] | None  # level, as `Catalogue.games` lists them; null frees the seat


class Kick(Command, tag="kick"):
    """Remove a player. For the host. Before the start the seat becomes free, during the game a bot takes it.

    Somebody new may take that bot's seat only if all people agree (`admit`)."""

    seat: SeatNumber  # of the player


class Admit(Command, tag="admit"):
    """Let somebody new take the seat of a kicked player, or withdraw that. All people at the table must agree."""

    seat: SeatNumber  # of the kicked player
    agree: bool = True  # false withdraws the agreement


class HandOver(Command, tag="host"):
    """Make another player host. For the host."""

    seat: SeatNumber  # of the new host


class Change(Command, tag="setup"):
    """Change the settings of the table. For the host, before the start."""

    setup: TableSettings  # all settings, also those that stay


class Start(Command, tag="start"):
    """Start the game. For the host. No seat may be free."""

    entropy: Entropy = ""  # contribution of the host, who has seen the commitment by now


class Rematch(Command, tag="rematch"):
    """Play again at a new table with the same players, bots and options. The first request creates it."""


class Contribute(Command, tag="entropy"):
    """Set the player's random bytes that are mixed into the deal. Before the start, any number of times."""

    entropy: Entropy  # contribution of the player to the deal


class SetOrders(Command, tag="orders"):
    """Set the standing orders."""

    orders: Orders  # all orders, also those that stay


class SetPace(Command, tag="pace"):
    """Set how fast bots play for this person. With several persons at a table the slowest wish counts.

    `skip` lasts until this person is asked for something.
    """

    pace: BotPace  # how fast bots play


class AskHint(Command, tag="hint"):
    """Ask for a hint."""


class Show(Command, tag="emote"):
    """Show an emote to all."""

    emote: Emote  # which one


class Say(Command, tag="chat"):
    """Write to the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]  # as it was typed


class Sync(Command, tag="sync"):
    """Send the whole state again."""


class Ping(Command, tag="ping"):
    """Ask for a `pong`."""


AnyCommand = (
    Move | Back | Sit | Leave | EndGame | Claim | Away | SetBot | Kick | Admit | HandOver | Change | Start
    | Rematch | Contribute | SetOrders | SetPace | AskHint | Show | Say | Sync | Ping
)  # fmt: skip


# -- messages, on the socket or as lines of /api/tables/{id}/stream ---------------------------
class Message(FromServer, tag_field="type"):
    """Base of messages."""


class Hello(Message, tag="hello"):
    """First message of a connection."""

    protocol: int  # version of the protocol
    me: Person | None  # who the server takes the reader for; null: nobody it knows
    seat: int  # -1 for a spectator
    table: TableInfo  # the table at this moment
    now: int  # by the server's clock


class Changed(Message, tag="table"):
    """The table has changed: seats, host, settings, status, presence or result."""

    table: TableInfo  # the whole table, not only what has changed
    seat: int  # of the reader, -1 for a spectator


class StateMessage(Message, tag="state"):
    """The game after the events `since + 1` to `n`.

    Events are numbered from 1. A client that has shown event `since` shows them one by one. Any other client, and every
    client when `gap` is set, shows just the view.
    """

    since: int  # number of the event before the first one of `events`
    n: int  # number of the last event
    gap: bool  # whether events before these are missing
    seq: int  # to be sent with the next move
    events: list[WireEvent]  # what happened, as the reader may know it
    view: AnyView  # the position after them, as the reader may see it
    clock: ClockInfo  # the times of the question
    orders: Orders  # standing orders of the reader
    back: bool  # whether the reader's last move can be taken back


class ClockMessage(Message, tag="clock"):
    """The clock has changed and nothing else."""

    clock: ClockInfo  # the new times


class Problem(FromServer):
    """An error as a key and its values."""

    key: str  # its sentence is `cli-error-<key>` in cli.ftl
    values: dict[str, str]  # of the sentence


class Ack(Message, tag="ack"):
    """Answer to the command `id`."""

    id: str  # of the command
    done: bool  # false for a stale or repeated command: nothing was done, and the state follows


class Refused(Message, tag="refused"):
    """The command `id` was not carried out."""

    id: str  # of the command
    error: Problem  # why


class Sentence(FromServer):
    """A message of the Fluent files with its values. The client names the seat as `player` and the move as `move`."""

    key: str  # of the message
    numbers: dict[str, float]  # values that are numbers
    words: dict[str, str]  # values that are words
    seat: int | None  # null: about nobody else
    move: str  # as records write it; may be empty


class HintMove(FromServer):
    """A move of a hint."""

    move: str  # text of one of `view.options`
    value: float  # estimated share of the win, from 0 to 1
    error: float  # its standard error


class BotReply(Struct, omit_defaults=True):
    """Answer of a bot worker process to one question. It stays on the server."""

    move: str = ""
    moves: list[HintMove] = []  # of a hint: the best move and the next best
    equals: list[str] = []
    says: list[Sentence] = []
    odds: dict[str, float] = {}
    error: str = ""  # reason for no move


class Hint(Message, tag="hint"):
    """Answer to `hint`."""

    id: str  # of the command
    seq: int  # `seq` of the state that the hint is about
    move: str  # the best one
    moves: list[HintMove]  # the best, then the best that is clearly worse, if any; empty if no bot was free
    equals: list[str]  # other moves as good as the best, as far as the rollouts can tell
    says: list[Sentence]  # equals, why, and what the next best would give
    odds: dict[str, float]  # chances behind it; their sentences are `<game>-odds-<name>`


class Emoted(Message, tag="emote"):
    """Somebody shows an emote."""

    seat: int  # -1 for a spectator
    emote: Emote  # which one
    name: str = ""  # of who shows it
    player: str = ""  # who can be muted


class Said(Message, tag="chat"):
    """Somebody wrote to the chat."""

    seat: int  # -1 for a spectator
    name: str  # of who wrote it
    text: str  # as it was written
    player: str = ""  # who can be muted


class NextTable(Message, tag="rematch"):
    """A rematch was created."""

    table: str  # id of the new table


class Bye(Message, tag="bye", omit_defaults=True):
    """Last message of a connection.

    `restart` asks to connect again soon, `moved` to connect again at once: another node of the server has the table.
    `outdated` asks to reload the page or to update the program: it was written for another protocol. `slow` is not
    used yet.
    """

    reason: Literal["restart", "moved", "replaced", "kicked", "slow", "closed", "outdated"]  # why the connection ends
    node: str = ""  # where a table has moved, for the parameter `node` of the next connection


class Announced(Message, tag="announcement"):
    """The host of the server tells everybody something, or takes it back (null)."""

    announcement: Announcement | None  # null: the last one no longer holds


class TableClosed(Message, tag="closed"):
    """The host of the server closed this table."""

    reason: str  # in the words of the host; may be empty


class Pong(Message, tag="pong"):
    """Answer to `ping`."""

    id: str  # of the command
    now: int  # by the server's clock


class Notice(Message, tag="notice"):
    """News of one of the player's tables, on /api/stream. The first ones name the tables that wait for the player."""

    what: Literal["turn", "started", "over", "rematch", "invitation"]  # the news
    table: str  # id of the table


AnyMessage = (
    Hello | Changed | StateMessage | ClockMessage | Ack | Refused | Hint | Emoted | Said | NextTable | Bye | Pong
    | Notice | Announced | TableClosed
)  # fmt: skip


class Answer(FromServer):
    """Answer to a command sent by HTTP: the messages for its sender."""

    messages: list[AnyMessage]


class Failure(FromServer):
    """Body of every HTTP error."""

    error: Problem


# -- people's data ------------------------------------------------------------------------
class DeleteMe(FromClient):
    password: Annotated[str, Meta(max_length=128)] = ""  # of an account; a guest has none


class Retention(FromServer):
    """How many days the server keeps things; 0 for ever."""

    games: int  # finished games, since their last move
    guests: int  # guests who do not come back, since they were last seen
    reports: int  # closed reports
    acts: int  # list of what the host did


class Privacy(FromServer):
    """What the server keeps, for the page about privacy."""

    contact: str  # who runs the server; empty if the host has not said it
    retention: Retention
    cookie_days: int  # how long a browser stays signed in
    backups: int | None  # number of backups that are there; null if the server knows of none


class NewReport(FromClient):
    seat: SeatNumber
    reason: Literal["chat", "name", "play", "other"]
    text: Annotated[str, Meta(max_length=300)] = ""


# -- the host of the server -----------------------------------------------------------------
Reason = Annotated[str, Meta(max_length=200)]


class ClaimHost(FromClient):
    code: Annotated[str, Meta(max_length=40)]  # printed by the server at its first start


class CloseTable(FromClient):
    reason: Reason = ""  # shown to everybody at the table


class NewBan(FromClient):
    """Ban or mute a player (id or login), or ban an address."""

    target: Annotated[str, Meta(min_length=1, max_length=60)]
    kind: Literal["ban", "mute"] = "ban"
    subject: Literal["account", "address"] = "account"
    hours: Annotated[int, Meta(ge=0, le=87_600)] = 24  # 0 for ever
    reason: Reason = ""
    address_too: bool = False  # also the address that the player was last seen with


class LiftBan(FromClient):
    target: Annotated[str, Meta(min_length=1, max_length=60)]
    kind: Literal["ban", "mute"] = "ban"


class NewAnnouncement(FromClient):
    """Without text and minutes it takes the last one back."""

    text: Annotated[str, Meta(max_length=200)] = ""
    minutes: Annotated[int, Meta(ge=1, le=1440)] | None = None  # until the restart


class HostTable(FromServer):
    id: str
    code: str
    game: str
    status: Status
    tempo: Tempo
    seats: int
    names: list[str]  # of the people at it
    here: int  # people who are connected
    bots: int
    watchers: int
    listed: bool
    box: str  # name of its own box, else empty
    touched: int
    latency: float | None  # ms in which 95 of 100 of its last commands were answered; null before the first


class HostSample(FromServer):
    """The server at a moment, for the curves."""

    at: int
    tables: int
    people: int
    lag: float  # longest pause of the event loop since the sample before, in ms
    load: float


class HostBan(FromServer):
    kind: str
    subject: str
    target: str
    label: str
    reason: str
    created: int
    until: int  # 0 for ever


class ReportLine(FromServer):
    name: str
    text: str
    theirs: bool  # whether the reported player wrote it


class HostReport(FromServer):
    """All open reports about one player."""

    player: str
    name: str
    table: str
    at: int
    reporters: int
    reasons: list[str]
    texts: list[str]
    lines: list[ReportLine]


class HostAct(FromServer):
    at: int
    host: str
    what: str
    target: str
    reason: str


class HostBackup(FromServer):
    name: str
    at: int
    size: int


class HostPage(FromServer):
    """Everything on the host's page."""

    now: int
    version: str
    started: int
    tables: list[HostTable]
    people: int
    memory: int
    cores: int
    store: int  # bytes
    free: int  # bytes of the disk
    samples: list[HostSample]  # the newest last
    backups: list[HostBackup] | None  # null without `--backups`
    backup_error: str | None  # why the last backup failed
    reports: list[HostReport]
    bans: list[HostBan]
    acts: list[HostAct]
    announcement: Announcement | None
    retention: Retention


class Cleaned(FromServer):
    count: int
