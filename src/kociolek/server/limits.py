"""The policy of limits: per connection, address, account, table and endpoint. docs/limits.md explains it.

Requests take tokens from buckets, more if they cost more. What a connection can make the server hold is bounded by the
sizes below. When the event loop is late all the same, the server sheds load: new tables first, games last.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections import OrderedDict, deque
from dataclasses import dataclass
from time import monotonic
from typing import Final, Literal

from kociolek.core.errors import KociolekError
from kociolek.server.metrics import LAG, SHED

# -- of one connection ----------------------------------------------------------------------
HEAD_BYTES: Final = 32_768  # headers of a request
HEAD_SECONDS: Final = 20.0  # until they are complete
BODY_SECONDS: Final = 20.0  # for receiving a body
BODY_FRAMING: Final = 4  # bytes received per byte of a body at most: chunks of one byte have a head of five
TRAILERS: Final = 32  # headers behind the body of a request, which nobody needs
PIPELINED: Final = 64  # requests that may wait for the answer to an earlier one
UNREAD: Final = 8  # socket messages that may wait for the table before reading stops
SLICE: Final = 1024  # bytes of socket traffic parsed before the limits are checked again
FRAGMENTS: Final = 64  # most frames of one socket message
MOST_BYTES: Final = 262_144  # of the messages that wait for a slow subscriber; a single one may be longer
GRACE: Final = 2.0  # seconds until a connection that was told to close is dropped

# -- costs ------------------------------------------------------------------------------------
FRAME_COST: Final = 64  # units of traffic for a frame, in addition to its bytes: a frame takes as long as so many bytes
CHARGED: Final = 4_096.0  # units of traffic that a connection collects before its address is charged
HANDSHAKE_COST: Final = 2_048  # units of traffic
ANALYSIS_COST: Final = 4  # of `create`: an analysis takes seconds of a processor, though only idle ones
LOADING_COST: Final = 10  # reads for a table that has to be replayed from its log
MOST_LOADING: Final = 50  # the same for all tables of a player

REMEMBERED: Final = 50_000  # buckets
Rate = tuple[float, float]  # tokens per second, size of the bucket


@dataclass(frozen=True)
class Limits:
    """Rates and numbers that a host may change."""

    # Per account, or per address for those who have none.
    read: Rate = (50.0, 200.0)
    write: Rate = (20.0, 100.0)
    create: Rate = (0.5, 20.0)  # guests, tables, tokens, boxes, hints, analyses, chat
    # Per address, or per device on which the account was signed in before.
    guess: Rate = (0.2, 10.0)  # passwords, recovery codes, table codes
    # Per account, per e-mail address, and a quarter of it per address: codes that confirm an e-mail address.
    mail: Rate = (1 / 3600, 5.0)
    # Per address. A page needs some dozens of files, and a school has one address.
    file: Rate = (200.0, 2000.0)
    traffic_in_all: Rate = (131_072.0, 1_048_576.0)  # units of socket traffic: bytes, FRAME_COST, HANDSHAKE_COST
    requests: Rate = (200.0, 2_000.0)  # HTTP requests, before any other work
    read_in_all: Rate = (200.0, 2_000.0)  # what all accounts there cost by reading
    open: Rate = (0.5, 30.0)  # new tables
    # Per connection.
    traffic: Rate = (16_384.0, 65_536.0)  # units of socket traffic
    body: int = 65_536  # bytes of a request
    message: int = 8_192  # bytes of a socket message
    backlog: int = 64  # messages that wait for a slow subscriber
    # Per address.
    connections: int = 1_000  # open HTTP connections
    sockets: int = 200  # open sockets and streams
    tables_of_address: int = 100  # tables made there that are waiting or running
    waiting_of_address: int = 40  # of these, waiting for players
    # Per account.
    sockets_each: int = 8  # at one table
    tables: int = 50  # as host, waiting or running
    waiting: int = 10  # of these, waiting for players
    # Seconds by which the event loop may be late before load is shed, see `Load`.
    lag: tuple[float, float, float] = (0.1, 0.25, 1.0)


class TooOften(KociolekError):
    """Rate limit exceeded; `wait` is the number of seconds until enough tokens are there."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-often", {"seconds": str(max(1, round(wait)))})
        self.wait = wait


class Overloaded(KociolekError):
    """The server does not do this now, so that running games go on."""

    def __init__(self) -> None:
        super().__init__("server-busy", {})


class RateLimiter:
    """Token buckets by kind and client."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._rates: Final = {
            "read": limits.read,
            "file": limits.file,
            "write": limits.write,
            "create": limits.create,
            "guess": limits.guess,
            "mail": limits.mail,
            "traffic": limits.traffic_in_all,
            "requests": limits.requests,
            "read-in-all": limits.read_in_all,
            "open": limits.open,
        }
        # Tokens and time of the last change; those that were not used for longest first.
        self._buckets: Final[dict[tuple[str, str], tuple[float, float]]] = {}

    def take(self, kind: str, client: str, cost: float = 1.0) -> None:
        """Take tokens. Raise TooOften if the bucket has too few."""
        missing = self._missing(kind, client, cost)
        if missing > 0:
            raise TooOften(missing / self._rates[kind][0])

    def allows(self, kind: str, client: str, cost: float = 1.0) -> bool:
        """Take tokens and return True, or return False if the bucket has too few."""
        return self._missing(kind, client, cost) <= 0

    def _missing(self, kind: str, client: str, cost: float) -> float:
        """Take tokens and return 0, or return how many are missing. A cost above the size empties a full bucket."""
        rate, most = self._rates[kind]
        now, key, buckets = monotonic(), (kind, client), self._buckets
        before = buckets.pop(key, None)
        tokens = most if before is None else before[0] + (now - before[1]) * rate
        if tokens > most:  # comparisons, because every move comes here and `min` takes longer
            tokens = most
        if cost > most:
            cost = most
        missing = cost - tokens
        if missing <= 0:
            tokens, missing = tokens - cost, 0.0
        buckets[key] = (tokens, now)
        if len(buckets) > REMEMBERED:
            del buckets[next(iter(buckets))]
        return missing


# -- load -----------------------------------------------------------------------------------
# What is refused at which load. Moves, and everything else that players of a running game need, are never refused.
#   1: new tables, guests and boxes
#   2: also the lobby, replays, records and analyses, hints, new spectators
#   3: also pages, files and everybody without a seat
Level = Literal[0, 1, 2, 3]
SAMPLE: Final = 0.1  # seconds between two looks at the clock
SAMPLES: Final = 15  # of which the median counts: a single pause is no load


class Load:
    """Measures how late the event loop is, and tells what to refuse."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.lags: Final[deque[float]] = deque([0.0] * SAMPLES, SAMPLES)
        self.level: Level = 0
        self._timer: TimerHandle | None = None

    def begin(self, loop: AbstractEventLoop) -> None:
        self._plan(loop)

    def _plan(self, loop: AbstractEventLoop) -> None:
        due = loop.time() + SAMPLE
        self._timer = loop.call_at(due, self._look, loop, due)

    def _look(self, loop: AbstractEventLoop, due: float) -> None:
        self.note(max(0.0, loop.time() - due))
        self._plan(loop)

    def note(self, lag: float) -> None:
        """Take a sample into account."""
        LAG.observe(lag)
        self.lags.append(lag)
        median = sorted(self.lags)[SAMPLES // 2]
        first, second, third = self.limits.lag
        self.level = 3 if median > third else 2 if median > second else 1 if median > first else 0

    def check(self, level: Level) -> None:
        """Raise Overloaded if what belongs to this level is refused now; 0 is never refused."""
        if level and self.level >= level:
            SHED.add(1, str(level))
            raise Overloaded

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class ByteCache:
    """Cache of byte strings with a limit of their total size. The one that was not used for longest goes first."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.size = 0
        self._items: Final[OrderedDict[str, bytes]] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
        return found

    def put(self, key: str, value: bytes) -> None:
        self.size += len(value) - len(self._items.pop(key, b""))
        self._items[key] = value
        while self.size > self.most:
            self.size -= len(self._items.popitem(last=False)[1])
