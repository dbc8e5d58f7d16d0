"""Table model: the state of a table, rebuilt from its log entries. It knows no clocks, connections or store."""

from __future__ import annotations

from collections import deque
from typing import Final, Literal

from kociolek.core.api import Event, Game, Seat
from kociolek.core.errors import ForeignRules, KociolekError
from kociolek.fair import Fair, commitment_to
from kociolek.match import LEAVE, Match
from kociolek.record import Record, record_of
from kociolek.server.boxes import Shelf
from kociolek.server.entries import (
    Agreed,
    AnyEntry,
    BotPut,
    Closed,
    Contributed,
    Followed,
    Hosted,
    Left,
    Made,
    Moved,
    Opened,
    Ordered,
    Sat,
    SetupChanged,
    Started,
    Stood,
)
from kociolek.server.wire import PassOrder, Status, TableSettings

PASS: Final = "pass"
REMEMBERED: Final = 400  # events kept for clients that reconnect
PUBLIC: Final = -1
GONE: Final = 3  # last moves of a seat in a row that a stand-in has made: then its player has left a rated game


class Chair:
    """A seat at the table: a player's, a bot's or free."""

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
    """State of a table: settings, seats and the match. Log entries are its only input."""

    def __init__(self, made: Made, at: int, shelf: Shelf) -> None:
        self.shelf: Final = shelf
        self.id: Final = made.id
        self.code: Final = made.code
        self.created: Final = at
        self.touched = at
        self.setup = made.setup
        self.skip_forced = hides_choice(made.setup)  # whether persons without a choice are not asked veiled questions
        self.box_name = made.box_name
        self.host = made.host
        self.chairs = [Chair() for _ in range(made.setup.seats)]
        secret = bytes.fromhex(made.secret)
        deal = made.deal or made.id
        self.fair = Fair(deal, secret, commitment_to(secret, deal))
        self.evening: Final = made.evening
        self.until: Final = made.until
        self.entries = 1  # number of log entries
        self.sat: set[str] = set()  # ids of all players who ever sat here
        self.banned: set[str] = set()
        self.left: set[int] = set()  # seats whose players left for good
        self.handed_on = False  # whether a seat changed its player during the game
        self.stood_in: dict[int, int] = {}  # by seat: its last moves in a row that a stand-in has made
        self.agreed: set[int] = set()  # seats whose players want to end the game
        self.guarded: dict[int, set[int]] = {}  # seats of kicked players, and the seats that let somebody take them
        self.match: Match | None = None
        self.kinds: list[str] = []  # names of cards and tiles in events
        self.closed = False
        self.next = ""
        self.banks: list[int] = []  # by seat: ms used
        self.recent: deque[Event] = deque(maxlen=REMEMBERED)
        self.n = 0  # number of events so far
        self.own: list[int] = []  # by seat: number of its moves
        self.public = 0  # number of visible changes, without passes in an open window
        self.window = False
        self.veiled = False  # whether who has a choice is secret
        self.asked = 0  # mask of the seats that a veiled question was put to, those who have answered included
        self.reactor = PUBLIC  # seat whose Nope is under discussion

    # -- state ----------------------------------------------------------------------------
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
        """Return the match. Raise KociolekError unless the game is running."""
        if self.match is None or not self.playing:
            raise KociolekError("game-not-running", {})
        return self.match

    def seat_of(self, player: str) -> int:
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return PUBLIC

    def is_person(self, seat: int) -> bool:
        """Tell whether a seat belongs to a player who is no program."""
        chair = self.chairs[seat]
        return bool(chair.player) and not chair.program and seat not in self.left

    # -- who is asked ---------------------------------------------------------------------
    def only_answer(self, seat: int) -> str | None:
        """Return the answer of a waiting seat that has no choice, None if it has one."""
        match = self.match
        assert match is not None
        options = match.options_of(seat)
        return options[0].text if len(options) == 1 else None

    def answer_at_once(self, seat: int) -> str | None:
        """Return the answer that a waiting person need not be asked for, and that may be given at once. Not for tables
        that ask everybody."""
        match = self.match
        assert match is not None
        if not self.is_person(seat):
            return None
        if self.window and seat == self.reactor:
            return PASS  # nobody reacts to the own Nope
        if match.state.obvious(Seat(seat)) or (self.veiled and self.alone(seat)):
            return self.only_answer(seat)
        return None

    def alone(self, seat: int) -> bool:
        """Tell whether all others who still play are bots."""
        match = self.match
        assert match is not None
        return not any(other != seat and match.playing(other) for other in self.people())

    def hides_passes(self) -> bool:
        """Tell whether nobody may see who has answered the present question."""
        return self.veiled and self.skip_forced

    def is_asked(self, seat: int) -> bool:
        """Tell whether the player of a seat is shown the present question."""
        match = self.match
        if match is None or not self.playing or not match.state.waiting >> seat & 1:
            return False
        return not (self.hides_passes() and self.is_person(seat)) or self.only_answer(seat) is None

    def waiting_for(self, reader: int) -> int:
        """Return the mask of the seats that a reader is told to owe an answer."""
        match = self.match
        assert match is not None
        if not self.hides_passes():
            return match.state.waiting
        if reader < 0:
            return self.asked
        own = 1 << reader
        return self.asked & ~own | (own if self.is_asked(reader) else 0)

    def people(self) -> list[int]:
        """Return the seats of players who have not left."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player and seat not in self.left]

    def gone(self) -> set[int]:
        """Return the seats of players for whom a stand-in plays on: in a rated game they have left."""
        return {seat for seat, moves in self.stood_in.items() if moves >= GONE and self.chairs[seat].player}

    def voters(self) -> list[int]:
        """Return the seats of the people who must agree to end the game: those who still play, or all if none does."""
        match, people = self.match, self.people()
        return [seat for seat in people if match is not None and match.playing(seat)] or people

    def guards(self, seat: int) -> list[int] | None:
        """Return the seats of the people who must still agree before somebody new takes the seat of a kicked player,
        None for any other seat."""
        agreed = self.guarded.get(seat)
        return None if agreed is None else [other for other in self.people() if other not in agreed]

    def seq(self, seat: int) -> int:
        """Return the number of the question that a seat would answer. It grows with own moves and visible changes."""
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
        """Return the events after number `since`, None if they are no longer kept."""
        missing = self.n - since
        if not 0 <= missing <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missing :]

    def events_kept(self, until: int) -> list[Event]:
        """Return the events that are still kept, up to number `until`."""
        return list(self.recent)[: max(0, len(self.recent) - (self.n - until))]

    # -- changes --------------------------------------------------------------------------
    def enter(self, entry: AnyEntry, at: int) -> list[Event]:
        """Apply a log entry and return its events. Raise IllegalAction, and change nothing, for an illegal move."""
        events: list[Event] = []
        match entry:
            case Moved():
                events = self._move(entry)
            case Sat(seat, player, name, program, entropy):
                self.chairs[seat].seat(player, name, program, entropy)
                self.handed_on |= self.match is not None
                self.agreed.discard(seat)
                self.sat.add(player)
                self.guarded.pop(seat, None)
                for agreed in self.guarded.values():
                    agreed.discard(seat)
            case Stood(seat, banned):
                self._free(seat, banned)
            case BotPut(seat, bot, banned):
                chair = self._free(seat, banned)
                self.handed_on |= self.match is not None
                if bot is not None:
                    chair.put(bot)
                if banned and self.match is not None:
                    self.guarded[seat] = set()
            case Hosted(player):
                self.host = player
            case SetupChanged(setup, box_name):
                self._change_setup(setup)
                self.box_name = box_name
            case Contributed(seat, entropy):
                self.chairs[seat].entropy = entropy
            case Started():
                self._start(entry)
            case Left(seat):
                self.left.add(seat)
            case Agreed(seat, agree):
                (self.agreed.add if agree else self.agreed.discard)(seat)
            case Opened(seat, by, agree):
                agreed = self.guarded.get(seat, set())
                (agreed.add if agree else agreed.discard)(by)
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
        return events

    def _free(self, seat: int, banned: bool) -> Chair:
        if banned:
            self.banned.add(self.chairs[seat].player)
        self.chairs[seat] = Chair()
        self.agreed.discard(seat)
        return self.chairs[seat]

    def _change_setup(self, setup: TableSettings) -> None:
        """Change the settings. With fewer seats, players on the last ones move up."""
        taken = [chair for chair in self.chairs if not chair.free]
        if setup.seats < len(self.chairs):
            chairs = taken[: setup.seats]
            self.chairs = chairs + [Chair() for _ in range(setup.seats - len(chairs))]
        else:
            self.chairs += [Chair() for _ in range(setup.seats - len(self.chairs))]
        self.setup = setup
        self.skip_forced = hides_choice(setup)

    def game(self) -> Game:
        """Return the game with the box of the table. Raise KociolekError if the box is missing."""
        return self.shelf.game(self.setup.game, self.setup.box, self.box_name)

    def _start(self, entry: Started) -> None:
        try:
            game = self.game().at(entry.rules)
        except ForeignRules as error:
            key = "table-rules-gone" if error.key == "rules-gone" else "table-rules-unknown"
            raise ForeignRules(key, {"table": self.id, **error.values}) from None
        self.fair = self.fair.with_contributions(entry.contributions)
        seats = self.setup.seats
        self.kinds = game.kind_names()
        fair = None if entry.position else self.fair
        self.match = Match(game, seats, self.setup.options, 0, entry.names, fair, entry.minor, position=entry.position)
        self.banks = [0] * seats
        self.own = [0] * seats
        self._note_window()
        self.asked = self.match.state.waiting

    def _move(self, entry: Moved) -> list[Event]:
        match = self.match
        assert match is not None
        was_open, before = self.window, match.state.waiting
        events = match.do(entry.seat, entry.move)
        if entry.move == LEAVE:
            self.left.add(entry.seat)
        if entry.by == "standin":
            self.stood_in[entry.seat] = self.stood_in.get(entry.seat, 0) + 1
        elif entry.by == "player":
            self.stood_in.pop(entry.seat, None)
        self.banks[entry.seat] += entry.spent
        self._note_window()
        after = match.state.waiting
        # A pass in a window, or a change that nobody can notice, neither makes answers stale nor lengthens a window.
        passed = entry.move == PASS and was_open and self.window and after == before & ~(1 << entry.seat)
        if not passed and (events or after != before or self.window != was_open):
            self.public += 1
            self.reactor = next((int(event.seat) for event in events if event.verb == "noped"), PUBLIC)
            again = was_open and self.window and not after & ~before  # nobody was asked anew
            self.asked = self.asked & ~(1 << entry.seat) | after if again else after
        if not passed or entry.by != "forced":
            self.own[entry.seat] += 1
        self.recent.extend(events)
        self.n += len(events)
        return events

    def _note_window(self) -> None:
        """Note whether a reaction window is open."""
        match = self.match
        assert match is not None
        self.window = match.state.waiting != 0 and match.state.reaction_window()
        self.veiled = self.window or (match.state.waiting != 0 and match.state.veiled())


def hides_choice(setup: TableSettings) -> bool:
    return setup.asking == "choice" and setup.tempo != "days"
