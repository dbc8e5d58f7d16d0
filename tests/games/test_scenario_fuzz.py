"""Mutated scenario files: `check` ends with a result or with one sentence, never with a traceback."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from kociolek.core.errors import KociolekError
from kociolek.scenario import BadScenario, play, read_file, scenario_files
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence

FOLDER = Path(__file__).parent
GAMES = ("kittens", "wizardkittens", "witchstone")
MUTANTS = 300  # of each game
ODD: list[Any] = [
    "", "none", "...", "x" * 5000, "-1", "0", "1", "7", "99", "255", "256", "9" * 18, "9" * 40, "1.5", "true", "on",
    "energy", "energy 3", "then energy", "then", "energy x", "0 pass", "* pass", "unknown", "attack", "snail", "T0",
    [], {}, [[]], [{}], {"0": []}, {"0": {}}, {"0": "1"}, ["energy"], ["energy+witch"] * 3, list(range(6)), None,
]  # fmt: skip


def nodes(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to all values."""
    found = [path] if path else []
    for key, value in tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ():
        found += nodes(value, (*path, key))
    return found


def mutant(scenario: Any, pool: list[Any], chance: Random) -> Any:
    """Change one to three values of a scenario: another value, one of another scenario, twice, or none."""
    made: Any = copy.deepcopy(scenario)
    for _ in range(chance.randint(1, 3)):
        *above, last = chance.choice([path for path in nodes(made) if path != ("title",)] or [("seats",)])
        place: Any = made
        for step in above:
            place = place[step]
        what = chance.randrange(5)
        if what == 0 and isinstance(place, list):
            place.insert(0, copy.deepcopy(place[last]))
        elif what == 1 and not (len(above) == 0 and last in ("game", "seats")):
            del place[last]
        else:
            place[last] = copy.deepcopy(chance.choice(ODD if what == 2 else pool))
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_mutated_file_ends_with_a_result_or_a_sentence(game: str, tmp_path: Path) -> None:
    chance = Random(17)
    scenarios = [each for file in scenario_files([FOLDER / game]) for each in yaml.safe_load(file.read_text("utf-8"))]
    pool = [value for each in chance.sample(scenarios, 60) for value in values(each)]
    file = tmp_path / "mutant.yaml"
    refused = 0
    for number in range(MUTANTS):
        made = mutant(chance.choice(scenarios), pool, chance)
        file.write_text(yaml.safe_dump([made], allow_unicode=True, sort_keys=False), "utf-8")
        try:
            for scenario in read_file(file):
                play(scenario)
        except BadScenario as error:
            refused += 1
            for lang in LANGUAGES:
                said = error_sentence(texts(lang), error)
                assert "\n" not in said
                assert len(said) < 600, said
        except KociolekError as error:
            pytest.fail(f"{number}: {error.key} without a place:\n{file.read_text('utf-8')}")
    assert MUTANTS * 0.3 < refused < MUTANTS


def values(tree: Any) -> list[Any]:
    found = []
    for path in nodes(tree):
        value = tree
        for step in path:
            value = value[step]
        found.append(value)
    return found
