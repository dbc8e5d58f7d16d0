"""The maps of the rules lead from every card and ruling to code and scenarios that exist; the format is explained."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from kociolek.core.api import Option
from kociolek.games.kittens.kinds import NAMES as KITTENS_CARDS
from kociolek.games.kittens.options import SCHEMA as KITTENS_OPTIONS
from kociolek.games.witchstone.options import SCHEMA as WITCHSTONE_OPTIONS
from kociolek.games.wizardkittens.kinds import NAMES as WIZARD_CARDS
from kociolek.games.wizardkittens.options import SCHEMA as WIZARD_OPTIONS
from kociolek.scenario import play, read_file
from kociolek.scenario.parts import PARTS
from kociolek.scenario.vocabulary import vocabulary
from rules_map import Row, RulesMap
from source_tree import ROOT

HERE = Path(__file__).parent
FORMAT = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
MAPS = {game: RulesMap(game, HERE / game) for game in ("kittens", "wizardkittens", "witchstone")}
RULINGS: dict[str, list[str]] = {
    "kittens": tomllib.loads((HERE / "rulings.toml").read_text("utf-8"))["applies"],
    "wizardkittens": [f"R{n}" for n in range(1, 49)],
    "witchstone": [str(n) for n in range(1, 32)],
}
EACH_ROW = pytest.mark.parametrize(
    ("game", "row"), [pytest.param(game, row, id=f"{game}-{row.rule}") for game in MAPS for row in MAPS[game].rows]
)


@EACH_ROW
def test_a_row_names_code_that_exists(game: str, row: Row) -> None:
    assert row.code
    assert not MAPS[game].missing_code(row)


@EACH_ROW
def test_a_row_names_scenarios_that_exist(game: str, row: Row) -> None:
    assert not MAPS[game].missing_scenarios(row)


@EACH_ROW
def test_a_row_and_its_scenarios_name_the_same_rulings(game: str, row: Row) -> None:
    assert set(row.rulings) <= set(RULINGS[game])
    assert set(row.rulings) <= MAPS[game].held(row)


@pytest.mark.parametrize(("game", "kinds"), [("kittens", KITTENS_CARDS), ("wizardkittens", WIZARD_CARDS)])
def test_every_card_has_its_row(game: str, kinds: list[str]) -> None:
    assert not [kind for kind in kinds if not MAPS[game].row_with(f" `{kind}`: ")]


@pytest.mark.parametrize("game", MAPS)
def test_every_ruling_has_its_row(game: str) -> None:
    assert MAPS[game].rulings() == set(RULINGS[game])


@pytest.mark.parametrize(("game", "schema"), [("kittens", KITTENS_OPTIONS), ("wizardkittens", WIZARD_OPTIONS)])
def test_every_option_has_its_row(game: str, schema: list[Option]) -> None:
    names = {option.name for option in schema} - {"edition"}
    assert not [name for name in names if not MAPS[game].row_with(f"option `{name}`")]


def test_every_option_of_witchstone_is_in_its_map() -> None:
    """The handicaps of the seats are one entry."""
    names = {option.name for option in WITCHSTONE_OPTIONS} - {"handicap_1", "handicap_2"}
    assert not [name for name in names if f"`{name}`" not in MAPS["witchstone"].text]


# -- docs/scenarios.md --------------------------------------------------------------------
def test_the_example_passes(tmp_path: Path) -> None:
    example, _ = re.findall(r"^```yaml\n(.*?)^```", FORMAT, re.MULTILINE | re.DOTALL)  # the other one is a lesson
    file = tmp_path / "example.yaml"
    file.write_text(example, "utf-8")
    scenarios = read_file(file)
    assert len(scenarios) == 3
    assert [play(scenario) for scenario in scenarios] == [[], [], []]


def test_every_word_of_the_format_is_explained() -> None:
    words = vocabulary(PARTS["kittens"])
    _, scenario, _, _, position, expectations, *_ = re.split(r"^## .*$", FORMAT, flags=re.MULTILINE)[1:]
    for chapter, fields in ((scenario, words.scenario), (position, words.position), (expectations, words.expect)):
        explained = re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE)
        assert explained == list(fields)
    explained_words = set(re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", FORMAT, flags=re.MULTILINE | re.DOTALL)))
    assert {*words.actions} <= explained_words
    assert {*words.moves, *words.reasons, *words.errors} <= explained_words
    assert {place for place in words.places if " " not in place} <= explained_words
