"""Every scenario of Witchstone passes, every ruling, example and trace has one, and their positions are sound."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kociolek.components import witchstone
from kociolek.core.api import Seat
from kociolek.core.rng import SEARCH, seeded
from kociolek.scenario import Scenario, play, read_file, scenario_files
from kociolek.scenario.player import begin, make
from kociolek.text import texts

FILES = scenario_files([Path(__file__).parent])
SCENARIOS = [scenario for file in FILES for scenario in read_file(file)]


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name)
def test_scenario(scenario: Scenario) -> None:
    said = [f"line {f.line}: {texts('en').say(f'cli-check-{f.key}', **f.values)}" for f in play(scenario)]
    assert not said, "\n".join([f"{scenario.file}:{scenario.line}", *said])


def test_every_ruling_has_a_scenario() -> None:
    found = {ruling for scenario in SCENARIOS for ruling in scenario.rulings}
    assert found == {str(number) for number in range(1, 32)}


def test_every_example_and_trace_has_a_scenario() -> None:
    titles = [scenario.title for scenario in SCENARIOS]
    examples = {int(m.group(1)) for title in titles if (m := re.match(r"Example (\d+):", title))}
    traces = {m.group() for title in titles if (m := re.match(r"N\d", title))}
    assert examples == set(range(1, 20))
    assert traces == {f"N{n}" for n in range(1, 7)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_positions_are_sound(file: Path) -> None:
    """At every moment a world can be imagined behind every view, and the position reads back."""
    game = witchstone()
    for scenario in SCENARIOS:
        if scenario.file != str(file) or scenario.refusal is not None:
            continue
        moment = begin(scenario)
        for step in scenario.steps:
            for move in step.moves:
                assert make(moment, move) is None
            state = moment.state
            assert game.load(state.dump()).dump() == state.dump()
            for seat in range(-1, int(state.seats)):
                view = state.view(Seat(seat))
                wire = json.loads(json.dumps(view.to_json()))
                assert game.imagine(view, seeded(seat + 2, SEARCH)).view(Seat(seat)).to_json() == wire
