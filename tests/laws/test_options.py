"""Every value of every option changes some game."""

from __future__ import annotations

import pytest

from kociolek.core.errors import BadOptions
from laws.participants import PARTICIPANTS, Participant
from laws.play import fresh, walk

VALUES = [
    (participant, option.name, value)
    for participant in PARTICIPANTS
    for option in participant.game.schema()
    for value in option.values[1:]
]


@pytest.mark.parametrize(("participant", "name", "value"), VALUES, ids=str)
def test_every_value_of_every_option_changes_some_game(participant: Participant, name: str, value: str) -> None:
    assert any(
        differs(participant, seats, surroundings, name, value)
        for surroundings in other_options(participant, name)
        for seats in range(2, 11)
    )


def other_options(participant: Participant, name: str) -> list[dict[str, str]]:
    """Return settings to try the value in, because some options matter only beside others: the defaults, each other
    option at each of its values, each base with each expansion."""
    settings: list[dict[str, str]] = [{}]
    for option in participant.game.schema():
        if option.name != name:
            settings += [{option.name: value} for value in option.values[1:]]
    boxes = [{}, *({box: "on"} for box in participant.boxes if box != name)]
    bases = [s for s in settings if s and set(s) <= set(participant.bases)]
    return settings + [{**base, **box} for base in bases for box in boxes]


def differs(participant: Participant, seats: int, surroundings: dict[str, str], name: str, value: str) -> bool:
    try:
        with_it = participant.game.check(seats, {**surroundings, name: value})
        without = participant.game.check(seats, surroundings)
    except BadOptions:
        return False
    return any(
        transcript(participant, seats, with_it, seed) != transcript(participant, seats, without, seed)
        for seed in range(10)
    )


def transcript(participant: Participant, seats: int, options: dict[str, str], seed: int) -> list[object]:
    """Return the moves and scores of a game, without the state, which contains its options."""
    state = fresh(participant.game, seats, options, seed)
    story: list[object] = [(int(seat), participant.game.actions[action].text) for seat, action in walk(state, seed)]
    return [*story, state.scores()]
