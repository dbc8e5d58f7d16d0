"""Component files: the built-in one is sound, and a contradiction in one is told with its place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import u8

from kociolek.components import BUILT_IN, read, witchstone, witchstone_from
from kociolek.core.errors import BadText, CorruptRecord
from kociolek.core.rng import seeded
from kociolek.games.witchstone.components import SECTIONS
from kociolek.games.witchstone.game import Witchstone, described
from kociolek.games.witchstone.kinds import NONE
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence
from source_tree import PACKAGE

Data = dict[str, Any]
FILE = PACKAGE / "games" / "witchstone" / BUILT_IN
DATA: Data = json.loads(FILE.read_text("utf-8"))
BOX = witchstone().box
C = BOX.components


def values(data: Data) -> Data:
    return {name: data[name]["value"] for name in SECTIONS}


# -- the built-in components --------------------------------------------------------------
def test_each_value_says_where_it_comes_from() -> None:
    assert set(DATA) == {"name", *SECTIONS}
    assert all(DATA[name]["from"] for name in SECTIONS)


def test_areas_connections_and_tokens_are_as_many_as_the_rules_say() -> None:
    assert [C.area_kinds.count(kind) for kind in range(5)] == [1, 4, 4, 4, 4]
    assert len(C.ends) == 36
    assert sum(C.segments) == 76
    assert [C.segments.count(n) for n in (1, 2, 3)] == [8, 16, 12]
    assert sum(C.tokens) == 21
    assert len(C.scrolls) == 40
    assert len(C.tiles) == len(set(C.tiles)) == len(C.special_tiles) == len(set(C.special_tiles)) == 15


def cheapest(start: int) -> list[int]:
    cost = [99] * len(C.areas)
    cost[start] = 0
    for _ in C.areas:
        for (a, b), length in zip(C.ends, C.segments, strict=True):
            cost[a] = min(cost[a], cost[b] + length)
            cost[b] = min(cost[b], cost[a] + length)
    return cost


def test_all_towers_are_alike() -> None:
    towers = [area for area, kind in enumerate(C.area_kinds) if kind == 1]
    profiles = {tuple(sorted(zip(C.area_kinds, cheapest(tower), strict=True))) for tower in towers}
    assert len(profiles) == 1


def test_the_net_cannot_reach_everything() -> None:
    """A net over all areas needs more charges than a player has."""
    joined, needed = {0}, 0
    while len(joined) < len(C.areas):
        length, new = min(
            (length, b if a in joined else a)
            for (a, b), length in zip(C.ends, C.segments, strict=True)
            if (a in joined) != (b in joined)
        )
        joined.add(new)
        needed += length
    assert needed == 24 > C.pieces["energy"]


def test_no_two_connections_cross() -> None:
    def side(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    lines = [(C.places[a], C.places[b]) for a, b in C.ends]
    for i, (a, b) in enumerate(lines):
        for c, d in lines[:i]:
            if len({a, b, c, d}) == 4:
                assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0)


def test_crystals_are_two_moves_from_an_exit_and_the_black_one_four() -> None:
    assert [BOX.nearest_exit[cell] for cell in C.coloured] == [2] * 6
    assert BOX.nearest_exit[C.black] == 4
    assert {BOX.exit_cost[way * BOX.cells + C.black] for way in range(BOX.exits)} == {4}
    assert {kind for kind, _ in C.exits} == set(range(6))


# -- files of one's own -------------------------------------------------------------------
def changed(change: Callable[[Data], object]) -> tuple[Data, str]:
    data = copy.deepcopy(DATA)
    change(data)
    return read(json.dumps(data), "own.json")


def put(section: str, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[section]["value"] = value

    return change


MISTAKES: dict[str, Callable[[Data], object]] = {
    "section missing": lambda data: data.pop("wand"),
    "no mark": lambda data: data["wand"].update({"from": "somewhere"}),
    "unknown area": lambda data: data["connections"]["value"].append(["W", "X9", 1]),
    "connection twice": lambda data: data["connections"]["value"].append(["T0", "W", 2]),
    "length without points": lambda data: data["connections"]["value"].__setitem__(0, ["W", "T0", 4]),
    "area not joined": lambda data: data["areas"]["value"].update({"Z": ["forest", 0, 0]}),
    "two witchstones": lambda data: data["areas"]["value"]["F0"].__setitem__(0, "witchstone"),
    "rising fields": put("witchstone_fields", [1, 2, 3, 5]),
    "cell twice": lambda data: data["cells"]["value"].append([0, 0]),
    "crystal on a printed field": put("black_crystal", [3, 0]),
    "exit from nowhere": lambda data: data["exits"]["value"].append(["wand", [[9, 9]]]),
    "tile with one symbol twice": lambda data: data["tiles"]["value"].__setitem__(0, ["wand", "wand"]),
    "too few tiles": lambda data: data["tiles"]["value"].pop(),
    "a lap that feeds itself": put("pentagram", ["blue", "blue", "blue", "gold", "gold", "light"]),
    "owls without a field": lambda data: data["owls"]["value"].append([1]),
    "wand without handle": lambda data: data["wand"]["value"].pop(0),
    "unknown measure": lambda data: data["wand"]["value"].__setitem__(4, ["score", "moons", 1]),
    "unknown scroll": lambda data: data["scrolls"]["value"].append(["riddle", 1]),
    "tokens that do not add up": lambda data: data["magic_tokens"]["value"].update({"wand": 2}),
    "lowest shelf beyond the tokens": lambda data: data["shelf_limits"]["value"].update({"4": [6, 9]}),
    "handicap with too few tiles": lambda data: data["handicaps"]["value"].update(
        {"large": {"box": 9, "open": 0, "supply": 6}}
    ),
    "a cell apart": lambda data: data["cells"]["value"].append([9, 9]),
    "an area out of sight": lambda data: data["areas"]["value"]["F0"].__setitem__(1, float("nan")),
    "a length that is no number": lambda data: data["connection_points"]["value"].update({"long": 9}),
    "a connection without length": lambda data: (
        data["connection_points"]["value"].update({"0": 1}),
        data["connections"]["value"].__setitem__(0, ["W", "T0", 0]),
    ),
    "a negative owl": lambda data: data["owls"]["value"][0].__setitem__(4, -1),
    "an endless shelf": lambda data: data["shelf_limits"]["value"].update({"4": [1_000_000_000, 5]}),
    "no round": lambda data: data["values"]["value"].update({"rounds": 0}),
    "a word for a number": lambda data: data["values"]["value"].update({"rounds": "eleven"}),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_refused_in_both_languages(mistake: str, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    data = copy.deepcopy(DATA)
    MISTAKES[mistake](data)
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadText) as caught:
        witchstone_from(file)
    for lang in LANGUAGES:
        assert error_sentence(texts(lang), caught.value)


@pytest.mark.parametrize("text", ["", "[]", "{"])
def test_a_file_that_is_no_component_file(text: str, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text(text, "utf-8")
    with pytest.raises(BadText):
        witchstone_from(file)


def test_another_board_can_be_played() -> None:
    """A shorter wand, another way round the pentagram, one connection less, other points: all of it is data."""

    def change(data: Data) -> None:
        data["wand"]["value"] = data["wand"]["value"][:12]
        data["pentagram"]["value"] = data["pentagram"]["value"][::-1]
        data["connections"]["value"].pop()
        data["witchstone_fields"]["value"] = [9, 4, 2, 0]
        data["values"]["value"]["rounds"] = 5

    game = Witchstone(described(*changed(change)))
    state = game.new(3, {}, seeded(1))
    chance = seeded(2)
    while state.waiting:
        seat = state.first()
        options = state.view(seat).options
        state.apply(seat, options[chance.below(len(options))].id)
    assert state.winners()
    assert game.load(state.dump()).dump() == state.dump()
    with pytest.raises(CorruptRecord):
        witchstone().load(state.dump())


def test_equal_tiles_are_told_apart() -> None:
    def change(data: Data) -> None:
        data["tiles"]["value"][1] = data["tiles"]["value"][0]

    box = Witchstone(described(*changed(change))).box
    assert box.tile_names[:2] == ["energy+witch", "energy+witch2"]
    assert len({action.text for action in box.actions}) == len(box.actions)


def test_a_tower_without_a_token_can_be_chosen() -> None:
    """On a board with short ways somebody's witch may have been there before the game began."""
    state = witchstone().new(2, {}, seeded(1))
    assert isinstance(state, WitchstoneState)
    tower = int(state.view(state.first()).options[0].kind - BOX.area_name)
    state.area_tokens[tower] = u8(NONE)
    state.apply(state.first(), state.view(state.first()).options[0].id)
    owner = next(p for p in state.players if p.tower == tower)
    assert (owner.tokens, owner.score) == (0, 2)


def test_the_digest_does_not_depend_on_the_layout() -> None:
    assert read(json.dumps(DATA, indent=3), "a")[1] == read(json.dumps(DATA), "b")[1] == C.digest
