"""The games that the laws are tested on, and the ways to set them up. A new game joins by one entry."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random

import kociolek
from kociolek.carddata import WIZARDKITTENS
from kociolek.components import witchstone
from kociolek.core.api import Action, Event, Game, Option, Seat, State
from kociolek.core.errors import BadOptions
from kociolek.games.kittens.cards.streaking_table import MARK_BITS, MarkTaking, StreakingState
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.state import KittensState
from kociolek.games.witchstone.kinds import MEASURES

WITCHSTONE = witchstone()


@dataclass(frozen=True)
class Participant:
    game: Game
    # Verbs of events that reveal hidden cards to everybody. All other events must look the same to a seat in any two
    # worlds it cannot tell apart.
    reveals: frozenset[str]
    # Verbs of actions known only to their player and those concerned: where a kitten was tucked, which card was given.
    # In the two worlds of the secrecy law such choices differ, and must not show.
    secret: frozenset[str]
    # Texts of such actions that everybody sees all the same.
    open: frozenset[str] = frozenset()
    # Whether an observer sees such an action, given the state, the seat, the action and the observer.
    shown: Callable[[State, Seat, Action, Seat], bool] = lambda state, seat, action, observer: False
    # Whether a seat may not look at its own hand. Then it must not learn which card of it another player takes.
    blind: Callable[[State, Seat], bool] = lambda state, seat: False
    hand_sizes: Callable[[State], list[int]] = lambda state: []
    # Events whose number reveals how much of something hidden a player has.
    counts: Callable[[Event], bool] = lambda event: False
    # Options that add an expansion. Every set of expansions is tried with every value of `bases` and every number of
    # players; the other options are tried exhaustively without expansions, and drawn at random with them.
    boxes: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    # Prompts that search does not ask, with the answer it takes for granted.
    folded: dict[str, str] = field(default_factory=dict, hash=False)
    # Whether there are too many set-ups to check each at every step: see `close_cases`.
    many: bool = False

    def __str__(self) -> str:
        return self.game.key


def is_blind(state: State, seat: Seat) -> bool:
    assert isinstance(state, KittensState)
    return seat >= 0 and state.blind >> seat & 1 != 0


def hand_sizes(state: State) -> list[int]:
    assert isinstance(state, KittensState)
    return [int(state.hands.size(Seat(seat))) for seat in range(state.seats)]


def is_marked(state: State, seat: Seat, action: Action, observer: Seat) -> bool:
    """Return whether the card is marked, and so is neither given nor taken in secret. Only a blind owner does not see
    which one a thief takes."""
    assert isinstance(state, KittensState)
    if action.verb == "take":
        robbed = isinstance(state.top, MarkTaking) and state.top.against == observer
        return not (robbed and is_blind(state, observer))
    marks = [mark for e in state.expansions if isinstance(e, StreakingState) for mark in e.marked]
    return action.kind >= 0 and int(seat) << int(MARK_BITS) | int(action.kind) in marks


def is_paid_for_hidden_things(event: Event) -> bool:
    """Return whether points reveal the number of hidden tokens or scrolls (a silver field)."""
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
        secret=frozenset({"tuck", "put", "give", "hold", "take"}),
        open=frozenset({"give godcat", "take godcat", "take random"}),  # its back shows
        shown=is_marked,
        blind=is_blind,
        hand_sizes=hand_sizes,
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
        folded={"turn.end": "done"},
        many=True,
    ),
]


@dataclass(frozen=True)
class Case:
    """One set-up: options and a number of players."""

    participant: Participant
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.participant.game.key, str(self.seats), *self.options.values()])

    def values(self) -> set[tuple[str, str]]:
        return {("seats", str(self.seats)), *self.options.items()}


@cache
def close_cases(participant: Participant) -> list[Case]:
    """Return the cases checked at every step: all, or a pairwise cover if there are many."""
    cases = CASES[participant.game.key]
    return pairwise(cases) if participant.many else cases


@cache
def cases_of_this_build(participant: Participant) -> list[Case]:
    """Return all cases on the compiled build, a pairwise cover on the interpreted one.

    The interpreted build takes five times as long and runs the same sources. That it plays the same games is the law of
    test_builds_agree.py, so it need not repeat all the others in full.
    """
    cases = CASES[participant.game.key]
    return cases if kociolek.build() == "compiled" else pairwise(cases)


def pairwise(cases: list[Case]) -> list[Case]:
    """Return few cases in which any two values of two options (seats are one) occur together, chosen greedily."""
    pairs = [(case, set(itertools.combinations(sorted(case.values()), 2))) for case in cases]
    missing = set().union(*(found for _, found in pairs))
    chosen: list[Case] = []
    while missing:
        case, found = max(pairs, key=lambda pair: len(pair[1] & missing))
        chosen.append(case)
        missing -= found
    return chosen


def every_case(participant: Participant) -> Iterator[Case]:
    """Yield every valid set-up; for expansions see `Participant`."""
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
    """Yield every combination of option values, with some options fixed."""
    values = ([fixed[option.name]] if option.name in fixed else option.values for option in schema)
    for chosen in itertools.product(*values):
        yield dict(zip([option.name for option in schema], chosen, strict=True))


def plain_choices(participant: Participant) -> Iterator[dict[str, str]]:
    game = participant.game
    unboxed = dict.fromkeys(participant.boxes, "off")
    idle = {o.name: o.values[0] for o in game.schema() if o.name not in unboxed and needs_box(game, o.name)}
    yield from choices(game.schema(), unboxed | idle)


def needs_box(game: Game, name: str) -> bool:
    """Return whether an option is rejected without an expansion."""
    try:
        game.check(2, {name: next(o.values[0] for o in game.schema() if o.name == name)})
    except BadOptions as refused:
        return refused.key == "option-needs-expansion"
    return False


def boxed_choices(participant: Participant) -> Iterator[dict[str, str]]:
    """Yield every set of expansions with every base: once with defaults, three times with random other options."""
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
    """Return the options without those that have no effect; None if the combination is invalid."""
    try:
        return game.check(seats, chosen)
    except BadOptions as refused:
        name = refused.values.get("option", "")
        if name not in chosen:
            return None
        return accepted(game, seats, {key: value for key, value in chosen.items() if key != name})


CASES = {participant.game.key: list(every_case(participant)) for participant in PARTICIPANTS}
ALL_CASES = [case for cases in CASES.values() for case in cases]
