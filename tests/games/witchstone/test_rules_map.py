"""The map of the rules leads from every ruling to code and scenarios that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from kociolek.games.witchstone.options import SCHEMA
from kociolek.scenario import read_file, scenario_files
from source_tree import PACKAGE, ROOT, parse

RULES = PACKAGE / "games" / "witchstone"
MAP = (ROOT / "docs" / "rules" / "witchstone.md").read_text("utf-8")
SCENARIOS = {
    f"{file.stem}: {scenario.title}"
    for file in scenario_files([Path(__file__).parent])
    for scenario in read_file(file)
}  # fmt: skip
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in MAP.splitlines()
    if line.startswith("| ") and not line.startswith("| Rule |")
]


def names_in(path: Path) -> set[str]:
    names: set[str] = set()
    for node in parse(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{method.name}" for method in node.body if isinstance(method, ast.FunctionDef)}
    return names


def test_rows_name_code_and_scenarios_that_exist() -> None:
    assert len(ROWS) > 40
    for rule, code, scenarios, _ in ROWS:
        places = re.findall(r"`([^`]+)`", code)
        assert places, rule
        for place in places:
            file, _, name = place.partition(":")
            assert name in names_in(RULES / file), place
        missing = [title for title in scenarios.split("<br>") if title not in SCENARIOS]
        assert not missing, rule


def test_every_ruling_and_option_has_a_row() -> None:
    assert {ruling for row in ROWS for ruling in row[3].split()} == {str(n) for n in range(1, 31)}
    for option in SCHEMA:
        assert f"`{option.name}`" in MAP or option.name in {"handicap_1", "handicap_2"}
