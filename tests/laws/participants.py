"""Who stands before the law. A new game joins by one line."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from kociolek.carddata import WIZARDKITTENS
from kociolek.components import witchstone
from kociolek.core.api import NOBODY, Action, Event, Game, Option, Seat, State
from kociolek.core.errors import BadOptions
from kociolek.games.kittens.game import KITTENS
from kociolek.games.witchstone.kinds import MEASURES

WITCHSTONE = witchstone()


@dataclass(frozen=True)
class Participant:
    game: Game
    # Event verbs that show hidden cards to the whole table. All other facts must look the same to a seat in any two
    # worlds it cannot tell apart.
    reveals: frozenset[str]
    # Verbs of actions that only their player and those they concern may know: where a kitten was tucked, which card was
    # given. In the two worlds of the secrecy law such choices are made differently, and must not show.
    secret: frozenset[str]
    # Except these, which everybody sees all the same.
    open: frozenset[str] = frozenset()
    # And what everybody sees just now, given the state, the seat and the action.
    shown: Callable[[State, Seat, Action], bool] = lambda state, seat, action: False
    # Events that tell by a number how much somebody has of what is hidden.
    counts: Callable[[Event], bool] = lambda event: False
    # Options that bring a further box to the table. Every set of boxes is tried with every value of `bases` and every
    # number of players; the other options are tried exhaustively without boxes, and with them drawn at random.
    boxes: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    # Whether there are too many ways to set up a game to look closely at each: see `close_cases`.
    many: bool = False

    def __str__(self) -> str:
        return self.game.key


def is_marked(state: State, seat: Seat, action: Action) -> bool:
    """A card that is turned outward is not given in secret."""
    marks = state.view(NOBODY).to_json().get("marked", [])
    return isinstance(marks, list) and action.kind >= 0 and f"{seat}:{KITTENS.kind_names()[action.kind]}" in marks


def is_paid_for_hidden_things(event: Event) -> bool:
    """A silver field that pays for tokens, or for scrolls that may lie in a pile: the points tell how many."""
    field = WITCHSTONE.box.components.wand[event.index] if event.verb == "silver_field" else None
    return field is not None and MEASURES[field[1]] in ("tokens", "scrolls")


PARTICIPANTS = [
    Participant(
        KITTENS,
        reveals=frozenset(
            {
                "kitten_drawn",
                "kitten_shown",
                "imploding_drawn",
                "imploding_seen",
                "discarded",
                "revealed",
                "handed",
                "lacked",
                "godcat_won",
                "barked",
                "barked_twice",
                "lay_down",
                "marked",
                "unmarked",
                "turned_up",
                "defused",
                "bombed",
            }
        ),
        secret=frozenset({"tuck", "put", "give", "hold"}),
        open=frozenset({"give godcat"}),  # its back shows
        shown=is_marked,
        boxes=("barking", "imploding", "streaking"),
        bases=("edition",),
    ),
    # Everything is open once it leaves a deck; whatever is told then shows it.
    Participant(
        WIZARDKITTENS,
        reveals=frozenset({"drew", "cat_drawn", "caught", "curse_came", "scored"}),
        secret=frozenset(),
    ),
    Participant(
        WITCHSTONE,
        # A boost is a scroll laid open; of two alike the view tells which one it was.
        reveals=frozenset(
            {"scroll_refilled", "special_refilled", "scroll_shown", "owls_shown", "tokens_shown", "boosted"}
        ),
        secret=frozenset(),
        counts=is_paid_for_hidden_things,
        many=True,
    ),
]


@dataclass(frozen=True)
class Case:
    """One way to set up a game: an option set with a number of players it allows."""

    participant: Participant
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.participant.game.key, str(self.seats), *self.options.values()])

    def values(self) -> set[tuple[str, str]]:
        return {("seats", str(self.seats)), *self.options.items()}


def close_cases(participant: Participant) -> list[Case]:
    """Those that are watched at every step: all, or of many so few that any two values of two options (the number of
    players is one) still come together in one of them."""
    cases = list(every_case(participant))
    return pairwise(cases) if participant.many else cases


def pairwise(cases: list[Case]) -> list[Case]:
    """Again and again the case with the most pairs of values that none before had."""
    pairs = [(case, set(itertools.combinations(sorted(case.values()), 2))) for case in cases]
    missing = set().union(*(found for _, found in pairs))
    chosen: list[Case] = []
    while missing:
        case, found = max(pairs, key=lambda pair: len(pair[1] & missing))
        chosen.append(case)
        missing -= found
    return chosen


def every_case(participant: Participant) -> Iterator[Case]:
    """Every option set that the game accepts, with every number of players; with further boxes see `Participant`."""
    seen: set[tuple[object, ...]] = set()
    for chosen in itertools.chain(plain_choices(participant), boxed_choices(participant)):
        for seats in range(1, 16):
            options = accepted(participant.game, seats, chosen)
            if not options:
                continue
            key = (seats, *sorted(options.items()))
            if key not in seen:
                seen.add(key)
                yield Case(participant, seats, options)


def choices(schema: list[Option], fixed: dict[str, str]) -> Iterator[dict[str, str]]:
    """Every value of each option, but these as they are."""
    values = ([fixed[option.name]] if option.name in fixed else option.values for option in schema)
    for chosen in itertools.product(*values):
        yield dict(zip([option.name for option in schema], chosen, strict=True))


def plain_choices(participant: Participant) -> Iterator[dict[str, str]]:
    game = participant.game
    unboxed = dict.fromkeys(participant.boxes, "off")
    idle = {o.name: o.values[0] for o in game.schema() if o.name not in unboxed and needs_box(game, o.name)}
    yield from choices(game.schema(), unboxed | idle)


def needs_box(game: Game, name: str) -> bool:
    """Whether an option is refused unless some box is in play."""
    try:
        game.check(2, {name: next(o.values[0] for o in game.schema() if o.name == name)})
    except BadOptions as refused:
        return refused.key == "option-needs-expansion"
    return False


def boxed_choices(participant: Participant) -> Iterator[dict[str, str]]:
    """Every set of boxes with every base: once with the defaults, three times with other options drawn at random."""
    schema = participant.game.schema()
    chance = Random(1)
    for base in choices([o for o in schema if o.name in participant.bases], {}):
        for number in range(1, 2 ** len(participant.boxes)):
            boxes = {box: "on" if number >> i & 1 else "off" for i, box in enumerate(participant.boxes)}
            yield {**{o.name: o.values[0] for o in schema}, **base, **boxes}
            for _ in range(3):
                drawn = {o.name: chance.choice(o.values) for o in schema}
                yield {**drawn, **base, **boxes}


def accepted(game: Game, seats: int, chosen: dict[str, str]) -> dict[str, str] | None:
    """The chosen options without those that could change nothing; None if the boxes do not allow it."""
    try:
        return game.check(seats, chosen)
    except BadOptions as refused:
        name = refused.values.get("option", "")
        if name not in chosen:
            return None
        return accepted(game, seats, {key: value for key, value in chosen.items() if key != name})


CASES = {participant.game.key: list(every_case(participant)) for participant in PARTICIPANTS}
ALL_CASES = [case for cases in CASES.values() for case in cases]
