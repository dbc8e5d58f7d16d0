"""Public library: start games, make moves, read what a seat may know, step through records, let bots play.

    >>> import kociolek
    >>> match = kociolek.kittens(seats=3, edition="good_vs_evil", seed=7)
    >>> match.turn, match.over
    (0, False)
    >>> events = match.play("draw")
    >>> view = match.view(0)
    >>> sum(view.hand.values()) == view.sizes[0]
    True

`import kociolek` offers every name of `__all__` here. They are the interface that versions of this package promise to
keep; everything else may change. A `Match` holds all secrets, also when it is pickled: give a bot or a stranger a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from os import PathLike
from pathlib import Path
from secrets import randbelow
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar, cast

import msgspec

from kociolek import match as matches
from kociolek import record as records
from kociolek.bots import Bot, Clock, bot_chance
from kociolek.bots import bot_names as names_of_bots
from kociolek.catalog import GAMES, built_in_game, game_of, game_of_file
from kociolek.core.api import Action, Event, Game, Seat, State
from kociolek.core.errors import IllegalAction, KociolekError
from kociolek.core.rng import Rng
from kociolek.errors import Error, InvalidMove, InvalidRecord, InvalidSetup, is_whole, stated, whole
from kociolek.schema.common import BaseView, Choice
from kociolek.schema.kittens import KittensView
from kociolek.schema.views import VIEWS
from kociolek.schema.witchstone import WitchstoneView
from kociolek.schema.wizardkittens import WizardKittensView
from kociolek.table import Table
from kociolek.text import LANGUAGES, Texts, texts
from kociolek.text.places import name_areas
from kociolek.text.printed import with_names
from kociolek.text.sentences import error_sentence, event_sentence

if TYPE_CHECKING:
    from kociolek.analysis.game import Analysis

__all__ = [
    "Analysis",
    "Choice",
    "Error",
    "Fact",
    "InvalidMove",
    "InvalidRecord",
    "InvalidSetup",
    "KittensView",
    "Match",
    "Record",
    "Step",
    "Table",
    "WitchstoneView",
    "WizardKittensView",
    "analyse",
    "bot_names",
    "game_names",
    "kittens",
    "new",
    "simulate",
    "witchstone",
    "wizardkittens",
]

V = TypeVar("V", bound=BaseView)
Player = str | Callable[..., Any]  # a bot: a name, a class, or a function of a view; see `Match.ask`
Switch = Literal["off", "on"]
Handicap = Literal["none", "small", "medium", "large"]
SHOWN: Final = 6  # moves in the repr of a match


@contextmanager
def sentences() -> Iterator[None]:
    """Turn the errors of the engine, which carry keys, into errors that carry sentences."""
    try:
        yield
    except KociolekError as error:
        kind = InvalidMove if isinstance(error, IllegalAction) else InvalidSetup
        raise kind(error_sentence(texts("en"), error), error.key, error.values) from None


@dataclass(frozen=True)
class Fact:
    """An event of a game, as one observer may see it."""

    verb: str  # such as `drew`; docs/protocol.md lists them
    seat: int  # who did it
    other: int | None  # to whom
    kind: str | None  # card or piece, if this observer may know it
    index: int | None  # number, such as a depth in the pile, if this observer may know it
    text: str  # the sentence in English

    def __repr__(self) -> str:
        fields = {"seat": self.seat, "other": self.other, "kind": self.kind, "index": self.index}
        shown = ", ".join(f"{name}={value}" for name, value in fields.items() if value is not None)
        return f"{self.verb}({shown})"


class Match(Generic[V]):
    """A game in progress. Make one with `kittens`, `wizardkittens`, `witchstone` or `new`.

    Seats count from 0. Several seats may owe an answer at once (`waiting`); `turn` is the first of them. Two matches
    are equal if they have the same position, generator included. Copies and pickles play on alike.
    """

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __init__(self, table: matches.Match) -> None:
        self._table: Final = table
        self._view: Final = cast("type[V]", VIEWS[table.game.key])

    # -- position -------------------------------------------------------------------------
    @property
    def game(self) -> str:
        """Name of the game."""
        return self._table.game.key

    @property
    def seats(self) -> int:
        return self._table.seats

    @property
    def options(self) -> dict[str, str]:
        """All options of the game, defaults included."""
        return dict(self._table.options)

    @property
    def seed(self) -> int:
        return self._table.seed

    @property
    def moves(self) -> list[tuple[int, str]]:
        """All moves so far: the seat and the text."""
        return list(self._table.moves)

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that owe an answer; empty when the game is over."""
        return tuple(self._table.waiting())

    @property
    def turn(self) -> int | None:
        """The seat that is asked next, None when the game is over."""
        return next(iter(self._table.waiting()), None)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self._table.winners())

    @property
    def scores(self) -> list[float]:
        """A score for each seat, higher is better. Compare only seats of one game."""
        return self._table.state.scores()

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the texts of the legal moves of a seat, by default of `turn`. Raise InvalidMove for a wrong seat."""
        return [action.text for action in self._actions(seat)]

    def view(self, seat: int | None = None) -> V:
        """Return what a seat may know, typed and documented; None is a spectator. Raise InvalidMove."""
        if seat is not None:
            self._check(seat)
        data = self._table.view(-1 if seat is None else seat).to_json()
        return msgspec.convert(data, self._view, strict=True)

    # -- moves ----------------------------------------------------------------------------
    def play(self, move: str | Choice, seat: int | None = None) -> list[Fact]:
        """Make a move of a seat, by default of `turn`, and return what happened as this seat saw it.

        A move is a text of `legal` or one of the options of a view. Raise InvalidMove, with the legal moves, and change
        nothing then.
        """
        seat = self._seat(seat)
        text = text_of(move)
        with sentences():
            return self._told(self._table.do(seat, text), seat)

    def leave(self, seat: int) -> list[Fact]:
        """Take a player out of the game for good. Raise InvalidMove if they are out already."""
        if not self._table.playing(self._check(seat)) and not self.over:
            raise InvalidMove(f"Seat {seat} is out of the game already.", "seat-out", {"seat": str(seat)})
        self._playing()
        with sentences():
            return self._told(self._table.leave(self._check(seat)), seat)

    def take_back(self, seat: int) -> list[Fact]:
        """Undo the last move of a seat. Raise InvalidMove if anything new was shown to anybody since."""
        self._playing()
        if not self._table.state.can_take_back(Seat(self._check(seat))):
            raise InvalidMove(f"Seat {seat} has no move that can be taken back now.", "no-back", {"seat": str(seat)})
        with sentences():
            return self._told(self._table.take_back(self._check(seat)), seat)

    def ask(self, bot: Player, seat: int | None = None, iterations: int = 1000) -> str:
        """Return the move that a bot would make for a seat, by default for `turn`, from the view of that seat alone.

        A bot is a name of `bot_names`, a bot of your own as `module:Class`, such a class itself, the file of a network,
        or a function that gets the view of the seat and returns the text of a move. The answer of a built-in bot is a
        function of the position and the number of iterations of its search.
        """
        seat = self._seat(seat)
        table = self._table
        whole(iterations=iterations)
        if iterations < 1:
            raise InvalidSetup(f"A bot thinks for at least one iteration, not {iterations}.")
        player = self._bot(bot, bot_chance(self.seed + len(table.moves), seat))
        if not self._actions(seat):
            raise InvalidMove(f"Seat {seat} has nothing to decide now.", "nothing-asked", {"seat": str(seat)})
        return player.choose(table.view(seat), Clock(iterations=iterations)).text

    def finish(self, *bots: Player, iterations: int = 1000) -> Match[V]:
        """Let bots, as `ask` takes them, play to the end, one for each seat, and return this match.

        A short list is repeated; without one all seats move at random. Nothing is played if a bot is unknown.
        """
        bots = bots or ("random",)
        fitting(bots, self.seats)
        for bot in bots:
            self._bot(bot, bot_chance(0, 0))
        for seat in self._asked():
            move = self.ask(bots[seat % len(bots)], seat, iterations)
            with sentences():
                self._table.do(seat, move)  # without its facts, which nobody reads
        return self

    def _bot(self, bot: Player, chance: Rng) -> Bot:
        from kociolek.guests import maker  # late: games alone need no bots of others

        with sentences():
            return maker(bot, self._table.game, self.seats, self._table.options)(chance)

    def _asked(self) -> Iterator[int]:
        while (seat := self.turn) is not None:
            yield seat

    # -- records --------------------------------------------------------------------------
    def record(self) -> Record:
        """Return the record of the game so far."""
        return Record(records.record_of(self._table))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a new file. Raise InvalidRecord if it exists or cannot be written."""
        self.record().save(path)

    # -- copies ---------------------------------------------------------------------------
    def copy(self) -> Match[V]:
        """Return a match of its own in the same position."""
        table = self._table
        if table.fair is not None:
            return self.record().match()
        return continued(table.game, table.minor, table.state.clone(), *self._parts()[1:])

    def __copy__(self) -> Match[V]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[V]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._table.fair is not None:  # its chance is not a part of the position
            return Record.match, (self.record(),)
        return restored, (*self._parts(), self._table.state.dump())

    def _parts(self) -> tuple[Any, ...]:
        table, game = self._table, self._table.game
        rules = (game.key, game.box_text, game.version, table.minor)
        return rules, table.seats, table.options, table.seed, table.players, list(table.moves)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        one, two = self._table, other._table
        same = (one.game.key, one.game.box_id, one.game.version) == (two.game.key, two.game.box_id, two.game.version)
        return same and one.state.dump() == two.state.dump()

    def __repr__(self) -> str:
        start = f"<Match {self.game}, {self.seats} seats, seed {self.seed}, {len(self._table.moves)} moves"
        if self.over:
            return f"{start}, won by {', '.join(map(str, self.winners)) or 'nobody'}>"
        legal = self.legal()
        shown = ", ".join(islice(legal, SHOWN)) + (", …" if len(legal) > SHOWN else "")
        return f"{start}, seat {self.turn}: {shown}>"

    def __str__(self) -> str:
        return self.show(self.turn)

    def show(self, seat: int | None = None, lang: str = "en") -> str:
        """Return the table as the terminal draws it for a seat, None for a spectator."""
        from kociolek.cli.terminal.boards import BOARDS  # late: it needs rich

        game = self._table.game
        if lang not in LANGUAGES:
            raise InvalidSetup(f"There are no texts in the language “{lang}”; there are {', '.join(LANGUAGES)}.")
        t = words_of(game, lang)
        rows = BOARDS[game.key].draw(self._table.view(-1 if seat is None else self._check(seat)), self._names(), t)
        return "\n".join("  " + " · ".join(map(str, row)) if isinstance(row, list) else str(row) for row in rows)

    # -- helpers --------------------------------------------------------------------------
    def _check(self, seat: int) -> int:
        if not is_whole(seat):
            raise InvalidMove(f"A seat is a whole number, not {seat!r}.")
        if not 0 <= seat < self.seats:
            with sentences():
                raise IllegalAction("unknown-seat", {"seat": str(seat), "high": str(self.seats - 1)})
        return seat

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return self._check(seat)
        self._playing()
        return self._table.waiting()[0]

    def _playing(self) -> None:
        if self.over:
            raise InvalidMove("The game is over.", "game-over")

    def _actions(self, seat: int | None) -> list[Action]:
        if seat is None:
            return [] if self.over else self._table.options_of(self._seat(None))
        return self._table.options_of(self._check(seat))

    def _names(self) -> list[str]:
        return self._table.players or [f"Seat {seat}" for seat in range(self.seats)]

    def _told(self, events: Sequence[Event], reader: int) -> list[Fact]:
        game = self._table.game
        kinds, t = game.kind_names(), words_of(game, "en")
        return [self._fact(event.seen_by(Seat(reader)), reader, kinds, t) for event in events]

    def _fact(self, event: Event, reader: int, kinds: Sequence[str], t: Texts) -> Fact:
        return Fact(
            verb=event.verb,
            seat=int(event.seat),
            other=int(event.other) if event.other >= 0 else None,
            kind=kinds[int(event.kind)] if event.kind >= 0 else None,
            index=int(event.index) if event.index >= 0 else None,
            text=event_sentence(t, self.game, event, reader, self._names(), kinds),
        )


def words_of(game: Game, lang: str) -> Texts:
    """Return the texts of a language with the names of cards and areas of a game."""
    t = texts_with_names(game, lang)
    name_areas(t, game)
    return t


@lru_cache(16)
def texts_with_names(game: Game, lang: str) -> Texts:
    return with_names(texts(lang), game)


def restored(rules: tuple[str, str, int, int], *parts: Any) -> Match[Any]:
    """Return a pickled match from `Match._parts` and the text of its position."""
    name, box, version, minor = rules
    game = game_of(name, box).at(version)
    return continued(game, minor, game.load(parts[-1]), *parts[:-1])


def continued(
    game: Game,
    minor: int,
    state: State,
    seats: int,
    options: dict[str, str],
    seed: int,
    players: list[str],
    moves: list[tuple[int, str]],
) -> Match[Any]:
    """Return a match that goes on from a position."""
    table = matches.Match(game, seats, options, seed, players, minor=minor, state=state)
    table.moves.extend(moves)
    return Match(table)


# -- set-up -------------------------------------------------------------------------------
def new(
    game: str,
    *,
    seats: int = 4,
    seed: int | None = None,
    players: Sequence[str] = (),
    box: str | PathLike[str] | None = None,
    **options: str | bool | int,
) -> Match[Any]:
    """Start a game by its name. Without a seed it is random; `Match.seed` tells which one it is.

    `box` is the file of an own box; without it the standard box is played. Options are named as on the command line;
    `True` stands for `on`. Raise InvalidSetup.
    """
    words = {name: word(value) for name, value in options.items()}
    whole(seats=seats, seed=0 if seed is None else seed)
    a_name(game)
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        raise InvalidSetup(f"players is a list of names, not {players!r}.")
    if len(players) not in (0, seats):
        raise InvalidSetup(f"players has {len(players)} names for {seats} seats; give one for each seat, or none.")
    with sentences():
        rules = game_of_file(game, None if box is None else Path(box))
        return Match(matches.Match(rules, seats, words, randbelow(2**32) if seed is None else seed, list(players)))


def text_of(move: object) -> str:
    """Return the text of a move. Raise InvalidMove for what is neither a text nor a choice of a view."""
    text = move.text if isinstance(move, Choice) else move
    if not isinstance(text, str):
        raise InvalidMove(f"A move is a text, such as “draw”, or a choice of a view, not {move!r}.")
    return text


def a_name(game: object) -> None:
    """Raise InvalidSetup for what cannot be the name of a game."""
    if not isinstance(game, str):
        raise InvalidSetup(f"A game has a name, such as “kittens”, not {game!r}.")


def fitting(bots: Sequence[Player], seats: int) -> None:
    """Raise InvalidSetup for more bots than seats: those at the end would never play."""
    if len(bots) > seats:
        raise InvalidSetup(f"There are {len(bots)} bots for {seats} seats; name fewer bots or take more seats.")


def word(value: str | bool | int) -> str:
    """Return the value of an option as the rules name it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def changed(function: Callable[..., Any], given: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments that are not the default: the rules refuse an option that does nothing, if it is named."""
    defaults = cast("FunctionType", function).__kwdefaults__ or {}
    return {name: value for name, value in given.items() if name == "seats" or value != defaults[name]}


def kittens(
    *,
    seats: int = 4,
    seed: int | None = None,
    players: Sequence[str] = (),
    edition: Literal["original", "party_pack", "good_vs_evil"] = "original",
    turbo: bool | Switch = "off",
    combos: Literal["any_title", "cats_only"] = "any_title",
    five_different: bool | Switch = "off",
    attack_on_last_turn: Literal["3", "2", 3, 2] = "3",
    extra_defuses: Literal["sheet", "all", "two"] = "sheet",
    godcat_in_combos: bool | Switch = "on",
    barking: bool | Switch = "off",
    potluck: Literal["discard", "draw"] = "discard",
    godcat_defuse_off_turn: bool | Switch = "off",
    imploding: bool | Switch = "off",
    streaking: bool | Switch = "off",
    blind_may_nope: bool | Switch = "off",
) -> Match[KittensView]:
    """Start a game of Exploding Kittens. `kociolek rules kittens` explains the options. Raise InvalidSetup."""
    return new("kittens", **changed(kittens, locals()))


def wizardkittens(
    *,
    seats: int = 3,
    seed: int | None = None,
    players: Sequence[str] = (),
    box: str | PathLike[str] | None = None,
    advanced_kittens: bool | Switch = "off",
    chaos_cat: Literal["plain", "new_rules", "chaos_mode"] = "plain",
    chaos_cats: Literal["2", "3", "4", 2, 3, 4] = "2",
    curses: Literal["standard", "light"] = "standard",
    caught_pair: Literal["innocent", "fewer_cards"] = "innocent",
) -> Match[WizardKittensView]:
    """Start a game of Wizard Kittens. `kociolek rules wizardkittens` explains the options. Raise InvalidSetup."""
    return new("wizardkittens", **changed(wizardkittens, locals()))


def witchstone(
    *,
    seats: int = 2,
    seed: int | None = None,
    players: Sequence[str] = (),
    box: str | PathLike[str] | None = None,
    witch_cost: Literal["printed", "cheap"] = "printed",
    scrolls: Literal["open", "hidden"] = "open",
    end_turn: Literal["asked", "automatic"] = "asked",
    handicaps: Sequence[Handicap] = (),
) -> Match[WitchstoneView]:
    """Start a game of Witchstone. `handicaps` has a word for each seat. Raise InvalidSetup."""
    given = changed(witchstone, locals())
    if isinstance(handicaps, str) or len(handicaps) not in (0, seats):
        raise InvalidSetup(f"handicaps has a word for each of the {seats} seats, or none, not {handicaps!r}.")
    sizes = enumerate(given.pop("handicaps", ()))
    return new("witchstone", **given, **{f"handicap_{seat}": size for seat, size in sizes})


# -- series -------------------------------------------------------------------------------


def simulate(
    game: str,
    *,
    bots: Player | Sequence[Player] = ("random",),
    seats: int = 4,
    games: int = 1000,
    seed: int = 0,
    iterations: int = 1000,
    box: str | PathLike[str] | None = None,
    **options: str | bool | int,
) -> Table:
    """Let bots, as `Match.ask` takes them, play many games and return a table with a row for each seat of each game.

    A short list of bots is repeated, and each bot takes each seat equally often. The same arguments give the same
    table, unless a bot of your own takes chance from elsewhere. What such a bot raises ends the series. Raise
    InvalidSetup, and InvalidMove for an answer that is not legal.
    """
    from kociolek.arena.schedule import Schedule  # late: games alone need no arena
    from kociolek.arena.series import Series
    from kociolek.guests import maker, names_of
    from kociolek.table import results_of

    words = {name: word(value) for name, value in options.items()}
    line = [bots] if isinstance(bots, str) or callable(bots) else list(bots)
    whole(seats=seats, games=games, seed=seed, iterations=iterations)
    a_name(game)
    fitting(line, seats)
    if games < 0 or iterations < 1 or not line:
        raise InvalidSetup("A series needs at least one bot, at least one iteration and no negative number of games.")
    with sentences():
        rules = game_of_file(game, None if box is None else Path(box))
        checked = rules.check(seats, words)
        names = names_of(line)
        makers = {name: maker(bot, rules, seats, checked) for name, bot in zip(names, line, strict=True)}
        seated = tuple(names[seat % len(names)] for seat in range(seats))
        schedule = Schedule(game, seats, checked, seated, seed, games, iterations=iterations, box=rules.box_text)
        return results_of(schedule, list(Series(schedule, makers).bare_outcomes(range(games))))


# -- records ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """One move of a record. `match` is the position after it; it changes with the next step, so copy what you keep."""

    number: int  # from 1
    seat: int
    move: str
    facts: list[Fact]  # as the seat saw them
    match: Match[Any]


class Record:
    """A saved game: set-up, moves and result."""

    def __init__(self, kept: records.Record) -> None:
        self._kept: Final = kept

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Read a record. Raise InvalidRecord."""
        with stated(InvalidRecord):
            return cls(records.read(Path(path)))

    @property
    def game(self) -> str:
        return self._kept.game

    @property
    def seats(self) -> int:
        return self._kept.seats

    @property
    def players(self) -> list[str]:
        """A name for each seat, or empty."""
        return list(self._kept.players)

    @property
    def moves(self) -> list[tuple[int, str]]:
        return list(self._kept.moves)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self._kept.winners)

    @property
    def scores(self) -> list[float]:
        return list(self._kept.scores)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a new file. Raise InvalidRecord if it exists or cannot be written."""
        with stated(InvalidRecord):
            records.write(self._kept, Path(path))

    def verify(self) -> None:
        """Raise InvalidRecord unless all moves are legal and lead to the stored position and result."""
        with stated(InvalidRecord):
            records.verify(self._kept)

    def match(self) -> Match[Any]:
        """Return the match after the last move. Raise InvalidRecord."""
        match = self.start()
        for _ in self.steps(match):
            pass
        return match

    def start(self) -> Match[Any]:
        """Return the match before the first move. Raise InvalidRecord."""
        with stated(InvalidRecord):
            return Match(records.begin(self._kept))

    def steps(self, match: Match[Any] | None = None) -> Iterator[Step]:
        """Replay the moves one by one in one match, by default in that of `start`. Raise InvalidRecord."""
        match = match or self.start()
        played = records.replay(self._kept, match._table)
        for number, (seat, move) in enumerate(self._kept.moves, start=1):
            with stated(InvalidRecord):
                events = next(played)
            yield Step(number, seat, move, match._told(events, seat), match)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._kept == other._kept

    __hash__ = None  # type: ignore[assignment]  # it holds lists

    def __repr__(self) -> str:
        kept = self._kept
        end = f"won by {', '.join(map(str, kept.winners)) or 'nobody'}" if kept.end == records.OVER else "stopped"
        return f"<Record {kept.game}, {kept.seats} seats, {len(kept.moves)} moves, {end}>"


def analyse(game: Record | Match[Any], *, thorough: bool = False) -> Analysis:
    """Judge every decision of a finished game by what its player could know, and separate luck from skill.

    `thorough` takes four times as long. Raise InvalidRecord for a game that is not over.
    """
    from kociolek.analysis import game as analysis  # late: games alone need no analysis

    record = game.record() if isinstance(game, Match) else game
    if not isinstance(record, Record):
        raise InvalidRecord(f"A match or a record is analysed, not {game!r}.")
    with stated(InvalidRecord):
        return analysis.analyse(record._kept, thorough)


def __getattr__(name: str) -> object:
    if name == "Analysis":
        from kociolek.analysis.game import Analysis  # late: games alone need no analysis

        return Analysis
    raise AttributeError(f"module 'kociolek.library' has no attribute {name!r}")


def game_names() -> list[str]:
    """Return the names of the games."""
    return list(GAMES)


def bot_names(game: str) -> list[str]:
    """Return the names of the built-in bots of a game, the weakest first. Raise InvalidSetup for an unknown game."""
    a_name(game)
    with sentences():
        return names_of_bots(built_in_game(game).key)
