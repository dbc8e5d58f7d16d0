"""Who stands before the law. A new game joins by one line."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from kociolek.carddata import WIZARDKITTENS
from kociolek.components import witchstone
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions
from kociolek.games.kittens.game import KITTENS


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
    # Where there are more than so many ways to set up a game, as many of them, spread evenly.
    most_cases: int = 1000

    def __str__(self) -> str:
        return self.game.key


PARTICIPANTS = [
    Participant(
        KITTENS,
        reveals=frozenset({"kitten_drawn", "discarded", "revealed", "handed", "lacked", "godcat_won"}),
        secret=frozenset({"tuck", "put", "give", "hold"}),
        open=frozenset({"give godcat"}),  # its back shows
    ),
    # Everything is open once it leaves a deck; whatever is told then shows it.
    Participant(
        WIZARDKITTENS,
        reveals=frozenset({"drew", "cat_drawn", "caught", "curse_came", "scored"}),
        secret=frozenset(),
    ),
    Participant(
        witchstone(),
        reveals=frozenset({"scroll_refilled", "special_refilled", "scroll_shown"}),
        secret=frozenset(),
        most_cases=40,
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


def cases(participant: Participant) -> list[Case]:
    """Every option set that the game accepts, with every number of players; of very many a part."""
    found = list(all_cases(participant))
    step = -(-len(found) // participant.most_cases)
    return found[::step]


def all_cases(participant: Participant) -> Iterator[Case]:
    schema = participant.game.schema()
    seen: set[tuple[object, ...]] = set()
    for values in itertools.product(*(option.values for option in schema)):
        chosen = dict(zip([option.name for option in schema], values, strict=True))
        for seats in range(1, 16):
            options = accepted(participant.game, seats, chosen)
            key = (seats, *sorted(options.items())) if options else None
            if options and key not in seen:
                seen.add(key)
                yield Case(participant, seats, options)


def accepted(game: Game, seats: int, chosen: dict[str, str]) -> dict[str, str] | None:
    """The chosen options; those that this game has no use for go at their default only and are left out."""
    try:
        return game.check(seats, chosen)
    except BadOptions as refused:
        name = refused.values.get("option", "")
        defaults = {option.name: option.values[0] for option in game.schema()}
        if name not in chosen or chosen[name] != defaults[name]:
            return None
        return accepted(game, seats, {key: value for key, value in chosen.items() if key != name})


ALL_CASES = [case for participant in PARTICIPANTS for case in cases(participant)]
