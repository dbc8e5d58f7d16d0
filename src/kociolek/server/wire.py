"""Everything that crosses the wire, as msgspec Structs: HTTP bodies, commands of clients, messages of the server.

`docs/protocol.md` explains them with examples; the OpenAPI document is made from them. Words are keys: the server
sends codes and values, never sentences. Times are milliseconds since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1

Name = Annotated[
    str, Meta(min_length=1, max_length=24, description="shown at the table; control characters are refused")
]
# `$` alone would let a line end through.
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{3,24}(?!\n)$")]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Entropy = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{64})?(?!\n)$", description="32 bytes of your own chance in hexadecimal, or nothing")
]
Tempo = Literal["live", "relaxed", "days"]
Status = Literal["waiting", "playing", "over", "closed"]
Scope = Literal["read", "play", "host"]
PassOrder = Literal["off", "until_turn", "unless_me"]
Emote = Literal["hello", "thanks", "well_played", "oops", "laugh", "hurry"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
CommandId = Annotated[str, Meta(max_length=40, description="chosen by the client; its answer bears it")]
MoveText = Annotated[str, Meta(min_length=1, max_length=120, description="one of `view.options`")]


class Asked(Struct, forbid_unknown_fields=True):
    """What a client may say: whatever is not foreseen is refused."""


class Told(Struct):
    """What the server says. Later versions may add fields; a client ignores those it does not know."""


# -- people -------------------------------------------------------------------------------
class NewGuest(Asked):
    name: Name
    program: bool = False  # a program plays under this name; everybody sees that


class NewAccount(Asked):
    login: Login
    password: Password


class SignIn(Asked):
    login: Login
    password: Password


class Recover(Asked):
    login: Login
    code: Annotated[str, Meta(max_length=40)]
    password: Password  # the new one


class Person(Told):
    """Somebody as all others see them."""

    id: str
    name: str
    program: bool


class Me(Told):
    player: Person | None  # None: not known here yet
    login: str | None  # None: a guest
    scopes: list[Scope]  # what this cookie or token may do


class Recovery(Told):
    """Shown once; it lets its owner set a new password."""

    code: str
    me: Me


class NewToken(Asked):
    label: Annotated[str, Meta(min_length=1, max_length=40)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class Token(Told):
    id: str
    label: str
    scopes: list[Scope]
    created: int


class FreshToken(Told):
    secret: str  # shown once; send it as `Authorization: Bearer SECRET`
    token: Token


# -- what can be played -------------------------------------------------------------------
class OptionInfo(Told):
    name: str
    values: list[str]  # the default first


class GameInfo(Told):
    key: str
    rules: int  # version of the rules
    seats: list[int]  # fewest and most players, with the default options
    options: list[OptionInfo]
    bots: list[str]
    kinds: list[str]  # cards and tiles, as views and events spell them
    components: str  # what the built-in components are called; "" where there are none


class Catalogue(Told):
    protocol: int
    version: str
    languages: list[str]
    locale: list[str]  # the Fluent files: /api/locale/{language}/{file}
    games: list[GameInfo]
    emotes: list[str]
    windows: list[int]  # lengths of a reaction window that can be chosen, in seconds


class Checked(Told):
    """A setup that can be played, completed with its defaults."""

    options: dict[str, str]
    seats: list[int]  # fewest and most players with these options


# -- tables -------------------------------------------------------------------------------
class Setup(Asked):
    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[int, Meta(ge=1, le=15)] = 4
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    tempo: Tempo = "live"
    window: Annotated[int, Meta(ge=0, le=86400)] = 0  # seconds of a reaction window; 0: as is usual for the tempo
    listed: bool = False  # in the lobby, for everybody
    spectators: bool = True
    hints: bool = True
    chat: bool = True
    takeover: bool = True  # whether somebody new may take over the seat of a bot while the game runs
    language: Annotated[str, Meta(max_length=8)] = ""  # that people speak there; for the lobby only


class NewTable(Asked):
    setup: Setup
    bots: Annotated[list[str], Meta(max_length=15)] = []  # put on the last seats; the maker sits on the first
    start: bool = False  # at once: all other seats must have bots
    entropy: Entropy = ""


class SeatInfo(Told):
    name: str  # of the player or the bot; "" if free
    player: Person | None
    bot: str | None  # a bot of this level has the seat
    here: bool  # a player who is connected
    standin: bool  # a bot plays for an absent player, who may come back at any time
    grace: int | None  # connection lost: until when nobody sits in
    playing: bool  # still in the game


class Result(Told):
    winners: list[int]
    scores: list[float]
    ended: Literal["over", "stopped"]


class Fairness(Told):
    """See docs/fairness.md."""

    version: int
    table: str
    commitment: str
    contributions: list[str]  # one a seat; known from the deal on, empty before it
    secret: str | None  # known when the game has ended


class TableInfo(Told):
    id: str
    code: str | None  # short, to be read out; as long as the table waits
    status: Status
    setup: Setup
    host: str  # id of the player who may kick, start and change
    seats: list[SeatInfo]
    watchers: int
    fairness: Fairness
    result: Result | None
    next: str | None  # the table of the rematch
    created: int


class TableRow(Told):
    """A table as the lobby lists it."""

    id: str
    status: Status
    setup: Setup
    host: str  # name
    taken: int
    bots: int
    free: int
    created: int
    seat: int  # of the one who asks; -1
    turn: bool  # the table waits for the one who asks


class Tables(Told):
    tables: list[TableRow]


class Found(Told):
    table: str


# -- the game -----------------------------------------------------------------------------
class WireEvent(Struct, omit_defaults=True):
    """A fact, redacted for its reader. What is unknown to the reader, or does not apply, is left out."""

    verb: str
    seat: int
    other: int = -1
    card: str = ""
    index: int = -1


class ClockInfo(Told):
    now: int
    window: bool  # a reaction window: closes at `deadline`, earlier only when all have passed
    free: int | None  # from here on the bank is used up
    deadline: int | None  # the decision is made by then; None: no hurry
    bank: list[int]  # [seat]: what is left, in ms; empty without a clock


class Orders(Struct, forbid_unknown_fields=True):
    """Standing orders: what is answered in reaction windows without being asked."""

    passing: PassOrder = "off"


# -- what a client may ask, at a socket or by POST /api/tables/{id}/commands -----------------
class Command(Asked, tag_field="do"):
    """Each bears an `id`; its answer, `ack` or `refused`, bears the same."""


class Move(Command, tag="move"):
    seq: int  # as the last `state` said: which question is answered
    move: MoveText
    id: CommandId = ""


class Back(Command, tag="back"):
    """Take the last move back, as long as nobody could know of it."""

    seq: int
    id: CommandId = ""


class Sit(Command, tag="sit"):
    seat: SeatNumber | None = None  # None: any free one
    entropy: Entropy = ""
    id: CommandId = ""


class Leave(Command, tag="leave"):
    """Before the start: stand up. In the game: go for good. After it: nothing."""

    id: CommandId = ""


class Claim(Command, tag="claim"):
    """Take the own seat back from the bot that sits in."""

    id: CommandId = ""


class Away(Command, tag="away"):
    """Let a bot sit in from now on."""

    id: CommandId = ""


class SetBot(Command, tag="bot"):
    """Host, before the start: a bot for a free seat, another level, or None to free the seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=24)] | None
    id: CommandId = ""


class Kick(Command, tag="kick"):
    """Host: before the start the seat becomes free, in the game a bot has it from now on."""

    seat: SeatNumber
    id: CommandId = ""


class HandOver(Command, tag="host"):
    seat: SeatNumber
    id: CommandId = ""


class Change(Command, tag="setup"):
    """Host, before the start."""

    setup: Setup
    id: CommandId = ""


class Start(Command, tag="start"):
    """Host. Free seats must have been filled."""

    id: CommandId = ""


class Rematch(Command, tag="rematch"):
    """After the game: the same people, bots and options at a new table; the first who asks makes it."""

    id: CommandId = ""


class Contribute(Command, tag="entropy"):
    """The player's own chance, mixed into the deal. Before the start, as often as one likes."""

    entropy: Entropy
    id: CommandId = ""


class SetOrders(Command, tag="orders"):
    orders: Orders
    id: CommandId = ""


class AskHint(Command, tag="hint"):
    id: CommandId = ""


class Show(Command, tag="emote"):
    emote: Emote
    id: CommandId = ""


class Say(Command, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    id: CommandId = ""


class Sync(Command, tag="sync"):
    """Send the whole state again."""

    id: CommandId = ""


class Ping(Command, tag="ping"):
    id: CommandId = ""


AnyCommand = (
    Move | Back | Sit | Leave | Claim | Away | SetBot | Kick | HandOver | Change | Start | Rematch | Contribute
    | SetOrders | AskHint | Show | Say | Sync | Ping
)  # fmt: skip


# -- what the server tells, at a socket or as lines of /api/tables/{id}/stream ----------------
class Message(Told, tag_field="type"):
    pass


class Hello(Message, tag="hello"):
    protocol: int
    me: Person | None
    seat: int  # -1: watching
    table: TableInfo
    now: int


class Changed(Message, tag="table"):
    """Anything about the table but its game: seats, host, setup, status, presence."""

    table: TableInfo
    seat: int  # of the reader; -1


class State(Message, tag="state"):
    """Where the game stands, and the events since `since` that led there.

    Events are numbered from 1 on. A reader who has seen event `since` shows them one by one; any other reader, and
    one who is told of a `gap`, just shows the view.
    """

    since: int
    n: int
    gap: bool
    seq: int  # to be sent back with a move
    events: list[WireEvent]
    view: Any  # View.to_json()
    clock: ClockInfo
    orders: Orders
    back: bool  # whether the reader's last move can be taken back


class Clocks(Message, tag="clock"):
    clock: ClockInfo


class Problem(Told):
    key: str  # the sentence is `cli-error-<key>` in cli.ftl
    values: dict[str, str]


class Ack(Message, tag="ack"):
    id: str
    done: bool  # False: stale or repeated, nothing was done; the state follows


class Refused(Message, tag="refused"):
    id: str
    error: Problem


class HintMove(Told):
    move: str
    value: float  # estimated share of the win, from 0 to 1
    weight: float  # share of the thinking that went into it


class Hint(Message, tag="hint"):
    id: str
    seq: int
    move: str  # the best one
    moves: list[HintMove]  # up to three, the best first; empty if no bot had the time
    odds: dict[str, float]  # the numbers behind it; their sentences are `<game>-odds-<name>`


class Emoted(Message, tag="emote"):
    seat: int
    emote: str


class Said(Message, tag="chat"):
    seat: int  # -1: somebody who watches
    name: str
    text: str


class NextTable(Message, tag="rematch"):
    table: str


class Bye(Message, tag="bye"):
    """The last message: `restart` (come back soon), `replaced`, `kicked`, `slow`, `closed`."""

    reason: Literal["restart", "replaced", "kicked", "slow", "closed"]


class Pong(Message, tag="pong"):
    id: str
    now: int


class Notice(Message, tag="notice"):
    """On /api/stream: something at one of the reader's tables. A first one comes for each table that waits."""

    what: Literal["turn", "started", "over", "rematch"]
    table: str


AnyMessage = (
    Hello | Changed | State | Clocks | Ack | Refused | Hint | Emoted | Said | NextTable | Bye | Pong | Notice
)  # fmt: skip


class Answer(Told):
    """To a command that came by HTTP: its answer, and all else it led to for the one who sent it."""

    messages: list[AnyMessage]


class Failure(Told):
    error: Problem
