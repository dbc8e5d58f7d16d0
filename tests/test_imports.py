"""The direction of imports: core <- games, search <- bots, adapters, arena, server <- cli. Rules know no bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from source_tree import imports, module_name, place, sources

# What each part may import besides itself. A new part is added here on purpose, below all who use it.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "search": {"core"},
    "carddata": {"core", "games"},
    "components": {"core", "games"},
    "text": {"core", "games"},
    "box": {"core", "games", "text"},
    "errors": {"core", "text"},
    "schema": {"core", "games", "carddata", "components"},
    "catalog": {"core", "games", "box", "carddata", "components"},
    "fair": {"core"},
    "match": {"core", "fair"},
    "record": {"core", "box", "catalog", "fair", "match"},
    "draws": {"core", "fair", "record"},
    "scenario": {"core", "games", "box", "carddata", "components", "catalog", "record", "text"},
    "lessons": {"core", "scenario"},
    "drawing": {"core", "games", "text"},
    "bots": {"core", "games", "search", "text"},
    "analysis": {"core", "games", "search", "bots", "catalog", "match", "record", "text"},
    "adapters": {"core", "errors", "games", "box", "carddata", "catalog", "text"},
    "vector": {"adapters"},
    "arena": {"core", "games", "search", "box", "catalog", "match", "record", "bots", "adapters", "text"},
    "training": {"core", "catalog", "record", "bots", "adapters", "arena", "text"},
    "table": {"core", "errors", "record", "arena"},
    "guests": {"core", "errors", "schema", "bots", "arena"},
    "server": {
        "core",
        "games",
        "box",
        "catalog",
        "fair",
        "match",
        "record",
        "draws",
        "schema",
        "bots",
        "analysis",
        "text",
        "lessons",
    },
    "cli": {
        "core",
        "games",
        "box",
        "components",
        "drawing",
        "search",
        "carddata",
        "catalog",
        "fair",
        "match",
        "record",
        "draws",
        "bots",
        "analysis",
        "adapters",
        "arena",
        "training",
        "table",
        "server",
        "scenario",
        "lessons",
        "text",
    },
    "library": {
        "core",
        "errors",
        "box",
        "catalog",
        "match",
        "record",
        "schema",
        "bots",
        "analysis",
        "arena",
        "table",
        "guests",
        "text",
        "cli",
    },
}
# The package itself (its version, which build runs) is there for the outer parts only.
WITHOUT_PACKAGE = {"core", "games", "search"}


def part(module: str) -> str:
    """`kociolek.games.kittens.turn` is of the part `games`; `kociolek` and its private modules are of none."""
    names = module.split(".")
    return names[1] if len(names) > 1 and not names[1].startswith("_") else ""


def broken(path: Path) -> list[str]:
    own = part(module_name(path))
    found: list[str] = []
    if place(path) in ("__main__.py", "__init__.py"):  # the program and the library
        return found
    for line, name in imports(path):
        if name.split(".")[0] != "kociolek":
            continue
        other = part(name)
        if other not in MAY_IMPORT:  # a name of the package itself: `from kociolek import build`
            wrong = own in WITHOUT_PACKAGE
        else:
            wrong = other not in {own, *MAY_IMPORT.get(own, set())}
        if wrong:
            found.append(f"{place(path)}:{line} imports {name}")
    return found


@pytest.mark.parametrize("path", sources(), ids=place)
def test_imports_go_one_way(path: Path) -> None:
    own = part(module_name(path))
    assert own == "" or own in MAY_IMPORT, f"say in MAY_IMPORT what {own} may import"
    assert not broken(path)


# Files that lie in games itself are not of one game: a list of the games may name them all.
@pytest.mark.parametrize("path", [path for path in sources("games") if path.parent.name != "games"], ids=place)
def test_no_game_imports_another(path: Path) -> None:
    game = module_name(path).split(".")[2]
    others = [name for _, name in imports(path) if name.startswith("kociolek.games.") and name.split(".")[2] != game]
    assert not others


def test_the_table_has_no_circle() -> None:
    above: dict[str, set[str]] = {}
    for name in MAY_IMPORT:  # each part only uses those written above it
        assert MAY_IMPORT[name] <= above.keys()
        above[name] = MAY_IMPORT[name]
