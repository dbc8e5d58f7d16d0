"""The map of the rules leads from every card and ruling to code and scenarios that exist."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from kociolek.games.wizardkittens.kinds import NAMES
from kociolek.games.wizardkittens.options import SCHEMA
from kociolek.scenario import Scenario, read_file, scenario_files
from source_tree import PACKAGE, ROOT, parse

RULES = PACKAGE / "games" / "wizardkittens"
MAP = (ROOT / "docs" / "rules" / "wizardkittens.md").read_text("utf-8")
SCENARIOS: dict[str, Scenario] = {
    f"{file.stem}: {scenario.title}": scenario
    for file in scenario_files([Path(__file__).parent])
    for scenario in read_file(file)
}
RULINGS = [f"R{n}" for n in range(1, 49)]


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
    """Functions, classes and their methods."""
    names: set[str] = set()
    for node in parse(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{method.name}" for method in node.body if isinstance(method, ast.FunctionDef)}
    return names


@EACH_ROW
def test_a_row_names_code_that_exists(row: Row) -> None:
    assert row.code
    for place in row.code:
        file, _, name = place.partition(":")
        assert name in names_in(RULES / file), place


@EACH_ROW
def test_a_row_names_scenarios_that_exist(row: Row) -> None:
    assert not [title for title in row.scenarios if title not in SCENARIOS]


@EACH_ROW
def test_a_row_and_its_scenarios_name_the_same_rulings(row: Row) -> None:
    held = {ruling for title in row.scenarios if title in SCENARIOS for ruling in SCENARIOS[title].rulings}
    assert set(row.rulings) <= held


@pytest.mark.parametrize("kind", NAMES)
def test_a_card_has_its_row(kind: str) -> None:
    assert [row for row in ROWS if f" `{kind}`: " in row.rule]


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_its_row(ruling: str) -> None:
    assert [row for row in ROWS if ruling in row.rulings]


@pytest.mark.parametrize("option", [option.name for option in SCHEMA])
def test_an_option_has_its_row(option: str) -> None:
    assert [row for row in ROWS if f"option `{option}`" in row.rule]
