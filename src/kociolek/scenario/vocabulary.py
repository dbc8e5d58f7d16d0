"""All identifiers that scenario files of a game may use."""

from __future__ import annotations

from dataclasses import dataclass

from kociolek.catalog import game_named
from kociolek.core.api import SPARE, Action
from kociolek.scenario.expectations import ERROR, GENERIC, REASONS, event_shape
from kociolek.scenario.moves import BACK, EVERYBODY, LEAVE
from kociolek.scenario.part import Part
from kociolek.scenario.reader import BAD_OPTIONS, FIELDS, POSITION


@dataclass(frozen=True)
class Vocabulary:
    game: str
    kinds: list[str]
    options: dict[str, list[str]]
    moves: list[str]
    actions: list[str]
    prompts: list[str]
    events: list[str]
    scenario: dict[str, str]
    position: dict[str, str]
    expect: dict[str, str]
    places: list[str]
    reasons: list[str]
    errors: list[str]


def vocabulary(part: Part) -> Vocabulary:
    game = game_named(part.game.key)  # with the box in use
    expect = {name: expectation.shape for name, expectation in {**GENERIC, **part.expectations}.items()}
    return Vocabulary(
        game=game.key,
        kinds=list(game.kind_names()),
        options={option.name: list(option.values) for option in game.schema()},
        moves=["SEAT ACTION", f"SEAT {LEAVE}", f"SEAT {BACK}", f"{EVERYBODY} ACTION"],
        actions=families(game.actions),
        prompts=list(part.prompts),
        events=[event_shape(verb, carries) for verb, carries in part.events.items()],
        scenario=dict(FIELDS),
        position={**part.position, **POSITION},
        expect={**expect, ERROR: "ERROR"},
        places=list(part.places),
        reasons=list(REASONS),
        errors=[BAD_OPTIONS, *part.setup_errors],
    )


def families(actions: list[Action]) -> list[str]:
    """Return the texts of all actions, merging those that differ only in card, seat or number."""
    found: dict[str, None] = {}
    for action in actions:
        if action.verb == SPARE:
            continue
        words = action.text.split(" ")
        numbers = [i for i, word in enumerate(words) if word.isdigit()]
        for i in numbers:
            words[i] = "SEAT" if action.seat >= 0 and i == numbers[0] else "N"
        if action.kind >= 0:  # the first word after the verb; wild cards follow
            words[next(i for i in range(1, len(words)) if i not in numbers)] = "KIND"
        found[" ".join(words)] = None
    return list(found)
