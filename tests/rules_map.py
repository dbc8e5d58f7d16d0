"""docs/rules/GAME.md read as data: which code and which scenarios hold a rule."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from kociolek.scenario import Scenario, read_file, scenario_files
from source_tree import PACKAGE, ROOT, parse


@dataclass(frozen=True)
class Row:
    rule: str
    code: list[str]
    scenarios: list[str]
    rulings: list[str]


class RulesMap:
    def __init__(self, game: str, scenarios: Path) -> None:
        self.code = PACKAGE / "games" / game
        self.text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
        lines = [line for line in self.text.splitlines() if line.startswith("| ") and not line.startswith("| Rule |")]
        self.rows = [row_of(line) for line in lines]
        self.folder = scenarios

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        """Scenarios by file and title, read when a test first asks: every worker collects all tests."""
        return {
            f"{file.stem}: {scenario.title}": scenario
            for file in scenario_files([self.folder])
            for scenario in read_file(file)
        }

    def missing_code(self, row: Row) -> list[str]:
        places = [place.partition(":") for place in row.code]
        return [file + colon + name for file, colon, name in places if name not in names_in(self.code / file)]

    def missing_scenarios(self, row: Row) -> list[str]:
        return [title for title in row.scenarios if title not in self.scenarios]

    def held(self, row: Row) -> set[str]:
        """The rulings that the scenarios of a row say they hold."""
        found = [self.scenarios[title] for title in row.scenarios if title in self.scenarios]
        return {ruling for scenario in found for ruling in scenario.rulings}

    def row_with(self, words: str) -> bool:
        return any(words in row.rule for row in self.rows)

    def rulings(self) -> set[str]:
        return {ruling for row in self.rows for ruling in row.rulings}


def row_of(line: str) -> Row:
    rule, code, scenarios, rulings = (cell.strip() for cell in line.strip("|").split("|"))
    return Row(rule, re.findall(r"`([^`]+)`", code), scenarios.split("<br>"), rulings.split())


@cache
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
