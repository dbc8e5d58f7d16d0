"""docs/adding-an-expansion.md is true: its expansion keeps the laws, and all extension points are explained."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from source_tree import PACKAGE, ROOT, imports, module_name, parse, place, sources

EXAMPLE = ROOT / "tests" / "example"
PAGE = (ROOT / "docs" / "adding-an-expansion.md").read_text("utf-8")
KITTENS = PACKAGE / "games" / "kittens"
EXPANSIONS = ("barking", "barking_table", "imploding", "streaking", "streaking_table", "blind")


def test_the_page_shows_the_example() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert code == (EXAMPLE / "double_draw.py").read_text("utf-8")


def test_the_page_counts_what_the_example_touches() -> None:
    """At most six files, and at most 60 lines of rules, imports included."""
    counted = dict(re.findall(r"^\| `([\w./]+)` \| (\d+) \|", PAGE, re.MULTILINE))
    assert len(counted) == 6
    assert int(counted["games/kittens/cards/double_draw.py"]) <= 60
    for name, file in (
        ("games/kittens/cards/double_draw.py", "double_draw.py"),
        ("locale/en/kittens.ftl", "double_draw.en.ftl"),
        ("locale/pl/kittens.ftl", "double_draw.pl.ftl"),
    ):
        lines = (EXAMPLE / file).read_text("utf-8").splitlines()
        assert int(counted[name]) == len([line for line in lines if line.strip()]), name
    for name in set(counted) - {"games/kittens/cards/double_draw.py"}:
        assert (ROOT / name).exists() or (PACKAGE / name).exists(), name


def test_the_examples_keep_the_laws_among_the_real_expansions() -> None:
    """In a process of its own, for kinds that were added stay."""
    paths = [str(ROOT / "tests"), *sys.path]
    files = [str(ROOT / "tests" / "laws" / "test_laws.py"), str(EXAMPLE / "check_examples.py")]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "example.plugin", "-p", "no:cacheprovider", *files],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


def methods(path: Path, name: str) -> set[str]:
    (found,) = (node for node in parse(path).body if isinstance(node, ast.ClassDef) and node.name == name)
    return {node.name for node in found.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}


def test_every_extension_point_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)(?:\([\w, ]*\))?`", PAGE))
    points = methods(KITTENS / "expansion_state.py", "ExpansionState") | methods(KITTENS / "expansion.py", "Expansion")
    assert points - {"clone"} <= explained


def test_the_base_game_knows_no_expansion() -> None:
    """Only the list of expansions names them. Observations are no rules and may know what is in them."""
    onlookers = ("observation",)
    inner = {f"kociolek.games.kittens.cards.{name}" for name in EXPANSIONS}
    for path in sources("games/kittens"):
        if path.stem not in (*EXPANSIONS, "expansions", *onlookers):
            strangers = [name for _, name in imports(path) if any(name.startswith(each) for each in inner)]
            assert not strangers, place(path)
            assert module_name(path) != ""
