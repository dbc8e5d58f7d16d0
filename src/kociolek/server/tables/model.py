"""A table as its log tells it: who sits where, how the game stands. Knows neither time nor sockets nor the store."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal

from kociolek.catalog import GAMES
from kociolek.core.api import Event
from kociolek.core.errors import KociolekError
from kociolek.fair import Fair, commitment_to
from kociolek.match import LEAVE, Match
from kociolek.record import Record, record_of
from kociolek.server.entries import (
    AnyEntry,
    BotPut,
    Closed,
    Contributed,
    Followed,
    Hosted,
    Left,
    Made,
    Moved,
    Ordered,
    Sat,
    SetupChanged,
    Started,
    Stood,
)
from kociolek.server.wire import PassOrder, Status, TableSettings

PASS: Final = "pass"
REMEMBERED: Final = 400  # events that a subscriber who was away may catch up with
PUBLIC: Final = -1


class Chair:
    """A seat: a player's, a bot's or nobody's."""

    __slots__ = ("bot", "entropy", "name", "passing", "player", "program")

    def __init__(self) -> None:
        self.player = ""
        self.name = ""
        self.program = False
        self.bot = ""
        self.entropy = ""
        self.passing: PassOrder = "off"

    @property
    def free(self) -> bool:
        return not self.player and not self.bot

    def seat(self, player: str, name: str, program: bool, entropy: str) -> None:
        self.player, self.name, self.program, self.bot, self.entropy = player, name, program, "", entropy

    def put(self, bot: str) -> None:
        self.player, self.name, self.program, self.bot, self.entropy = "", bot, False, bot, ""


class TableModel:
    def __init__(self, made: Made, at: int) -> None:
        self.id: Final = made.id
        self.code: Final = made.code
        self.created: Final = at
        self.touched = at
        self.setup = made.setup
        self.host = made.host
        self.chairs = [Chair() for _ in range(made.setup.seats)]
        secret = bytes.fromhex(made.secret)
        self.fair = Fair(made.id, secret, commitment_to(secret, made.id))
        self.entries = 1  # written so far
        self.sat: set[str] = set()  # everybody who ever sat here
        self.banned: set[str] = set()
        self.left: set[int] = set()  # seats whose players went for good
        self.match: Match | None = None
        self.closed = False
        self.next = ""
        self.banks: list[int] = []  # [seat]: ms used
        self.told: deque[Event] = deque(maxlen=REMEMBERED)
        self.n = 0  # events told so far
        self.own: list[int] = []  # [seat]: what the seat did
        self.public = 0  # what all could see, but for passes in an open window
        self.window = False

    # -- how it stands --------------------------------------------------------------------
    @property
    def status(self) -> Status:
        if self.match is None:
            return "closed" if self.closed else "waiting"
        if self.match.over:
            return "over"
        return "closed" if self.closed else "playing"

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.closed and not self.match.over

    def game_on(self) -> Match:
        """The match, for what can only be done while the game goes on."""
        if self.match is None or not self.playing:
            raise KociolekError("game-not-running", {})
        return self.match

    def seat_of(self, player: str) -> int:
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return PUBLIC

    def people(self) -> list[int]:
        """The seats of players who have not gone."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player and seat not in self.left]

    def seq(self, seat: int) -> int:
        """Which question a seat would answer now. It moves on with what the seat did and with what all could see."""
        return self.public + (self.own[seat] if seat >= 0 and self.own else 0)

    def ended(self) -> Literal["over", "stopped"] | None:
        if self.match is None or (not self.match.over and not self.closed):
            return None
        return "over" if self.match.over else "stopped"

    def record(self) -> Record:
        if self.match is None or self.ended() is None:
            raise KociolekError("record-not-yet", {})
        return record_of(self.match)

    def events_since(self, since: int) -> list[Event] | None:
        """What was told after that event; None if it is no longer remembered."""
        missing = self.n - since
        if not 0 <= missing <= len(self.told):
            return None
        return list(self.told)[len(self.told) - missing :]

    # -- what happens ---------------------------------------------------------------------
    def enter(self, entry: AnyEntry, at: int) -> list[Event]:
        """Make it so; raises IllegalAction for a move that the rules refuse, and changes nothing then."""
        told: list[Event] = []
        match entry:
            case Moved():
                told = self._move(entry)
            case Sat(seat, player, name, program, entropy):
                self.chairs[seat].seat(player, name, program, entropy)
                self.sat.add(player)
            case Stood(seat, banned):
                self._free(seat, banned)
            case BotPut(seat, bot, banned):
                chair = self._free(seat, banned)
                if bot is not None:
                    chair.put(bot)
            case Hosted(player):
                self.host = player
            case SetupChanged(setup):
                self._arrange(setup)
            case Contributed(seat, entropy):
                self.chairs[seat].entropy = entropy
            case Started():
                self._start(entry)
            case Left(seat):
                self.left.add(seat)
            case Ordered(seat, passing):
                self.chairs[seat].passing = passing
            case Followed(table):
                self.next = table
            case Closed():
                self.closed = True
            case Made():
                raise KociolekError(
                    "entry-unreadable", {"table": self.id, "entry": str(self.entries), "reason": "made"}
                )
        self.entries += 1
        self.touched = at
        return told

    def _free(self, seat: int, banned: bool) -> Chair:
        if banned:
            self.banned.add(self.chairs[seat].player)
        self.chairs[seat] = Chair()
        return self.chairs[seat]

    def _arrange(self, setup: TableSettings) -> None:
        """Fewer seats: those who sit too far back move up."""
        taken = [chair for chair in self.chairs if not chair.free]
        if setup.seats < len(self.chairs):
            chairs = taken[: setup.seats]
            self.chairs = chairs + [Chair() for _ in range(setup.seats - len(chairs))]
        else:
            self.chairs += [Chair() for _ in range(setup.seats - len(self.chairs))]
        self.setup = setup

    def _start(self, entry: Started) -> None:
        game = GAMES[self.setup.game]
        if entry.rules != game.version:
            found = {"table": self.id, "found": str(entry.rules), "known": str(game.version)}
            raise KociolekError("table-foreign-rules", found)
        self.fair = self.fair.with_contributions(entry.contributions)
        seats = self.setup.seats
        self.match = Match(game, seats, self.setup.options, 0, entry.names, self.fair)
        self.banks = [0] * seats
        self.own = [0] * seats
        self._look()

    def _move(self, entry: Moved) -> list[Event]:
        match = self.match
        assert match is not None
        was_open, before = self.window, match.state.waiting
        told = match.do(entry.seat, entry.move)
        if entry.move == LEAVE:
            self.left.add(entry.seat)
        self.own[entry.seat] += 1
        self.banks[entry.seat] += entry.spent
        self._look()
        after = match.state.waiting
        # Others' passes neither make an answer stale nor lengthen a window; nor does what nobody could notice.
        passed = entry.move == PASS and was_open and self.window and after == before & ~(1 << entry.seat)
        if not passed and (told or after != before or self.window != was_open):
            self.public += 1
        self.told.extend(told)
        self.n += len(told)
        return told

    def _look(self) -> None:
        """In a reaction window all who are asked may pass, whatever they hold."""
        match = self.match
        assert match is not None
        self.window = match.state.waiting != 0 and match.state.reaction_window()
