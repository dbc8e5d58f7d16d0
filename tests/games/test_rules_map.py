"""The map of the rules leads from every card and ruling to code and scenarios that exist; the format is explained."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from kociolek.games.kittens.kinds import NAMES
from kociolek.games.kittens.options import SCHEMA
from kociolek.scenario import Scenario, play, read_file, scenario_files
from kociolek.scenario.parts import PARTS
from kociolek.scenario.vocabulary import vocabulary
from source_tree import PACKAGE, ROOT, parse

RULES = PACKAGE / "games" / "kittens"
HERE = Path(__file__).parent
SCENARIOS: dict[str, Scenario] = {
    f"{file.stem}: {scenario.title}": scenario
    for file in scenario_files([HERE / "kittens"])
    for scenario in read_file(file)
}
APPLIES: list[str] = tomllib.loads((HERE / "rulings.toml").read_text("utf-8"))["applies"]
MAP = (ROOT / "docs" / "rules" / "kittens.md").read_text("utf-8")
FORMAT = (ROOT / "docs" / "scenarios.md").read_text("utf-8")


@dataclass(frozen=True)
class Row:
    rule: str
    code: list[str]
    scenarios: list[str]
    rulings: list[str]


def rows() -> list[Row]:
    found = []
    for line in MAP.splitlines():
        if line.startswith("| ") and not line.startswith("| Rule |"):
            rule, code, scenarios, rulings = (cell.strip() for cell in line.strip("|").split("|"))
            found.append(Row(rule, re.findall(r"`([^`]+)`", code), scenarios.split("<br>"), rulings.split()))
    return found


ROWS = rows()
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.rule)


def names_in(path: Path) -> set[str]:
    """Functions, classes, their methods, and constants of a file."""
    names: set[str] = set()
    for node in parse(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{method.name}" for method in node.body if isinstance(method, ast.FunctionDef)}
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


@EACH_ROW
def test_a_row_names_code_that_exists(row: Row) -> None:
    assert row.code
    for place in row.code:
        file, _, name = place.partition(":")
        assert (RULES / file).is_file(), place
        assert name in names_in(RULES / file), place


@EACH_ROW
def test_a_row_names_scenarios_that_exist(row: Row) -> None:
    missing = [title for title in row.scenarios if title not in SCENARIOS]
    assert not missing


@EACH_ROW
def test_a_row_and_its_scenarios_name_the_same_rulings(row: Row) -> None:
    assert set(row.rulings) <= set(APPLIES)
    held = {ruling for title in row.scenarios if title in SCENARIOS for ruling in SCENARIOS[title].rulings}
    assert set(row.rulings) <= held


@pytest.mark.parametrize("kind", NAMES)
def test_a_card_has_its_row(kind: str) -> None:
    assert [row for row in ROWS if f" `{kind}`: " in row.rule]


@pytest.mark.parametrize("ruling", APPLIES)
def test_a_ruling_has_its_row(ruling: str) -> None:
    assert [row for row in ROWS if ruling in row.rulings]


@pytest.mark.parametrize("option", [option.name for option in SCHEMA if option.name != "edition"])
def test_an_option_has_its_row(option: str) -> None:
    assert [row for row in ROWS if f"option `{option}`" in row.rule]


# -- docs/scenarios.md --------------------------------------------------------------------
def test_the_example_passes(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```yaml\n(.*?)^```", FORMAT, re.MULTILINE | re.DOTALL)
    file = tmp_path / "example.yaml"
    file.write_text(example, "utf-8")
    scenarios = read_file(file)
    assert len(scenarios) == 3
    assert [play(scenario) for scenario in scenarios] == [[], [], []]


def test_every_word_of_the_format_is_explained() -> None:
    words = vocabulary(PARTS["kittens"])
    _, scenario, _, position, expectations, *_ = re.split(r"^## .*$", FORMAT, flags=re.MULTILINE)[1:]
    for chapter, fields in ((scenario, words.scenario), (position, words.position), (expectations, words.expect)):
        explained = re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE)
        assert explained == list(fields)
    explained_words = set(re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", FORMAT, flags=re.MULTILINE | re.DOTALL)))
    assert {*words.actions} <= explained_words
    assert {*words.moves, *words.reasons, *words.errors} <= explained_words
    assert {place for place in words.places if " " not in place} <= explained_words
