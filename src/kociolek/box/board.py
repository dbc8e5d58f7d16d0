"""The document of Witchstone: boards, tiles and cards, and the data of them that the rules read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

from kociolek.box.board_checks import SCROLLS
from kociolek.box.nodes import Field, Fixed, Items, Names, Node, Real, TomlTable, Variant, Whole, Word
from kociolek.games.witchstone.components import PENTAGRAM_FIELDS, VALUES
from kociolek.games.witchstone.kinds import ACTIONS, AREAS, FACES, MEASURES

GAME: Final = "witchstone"
PAIRS: Final = [f"{a}-{b}" for i, a in enumerate(ACTIONS) for b in ACTIONS[i + 1 :]]
NAME: Final = "[A-Za-z][A-Za-z0-9]{0,11}"  # of an area; not a number, so that a reader in any language keeps the order
FURTHEST: Final = 98.0  # from the middle of the ball to the middle of an area
POINTS: Final = Whole(0, 50)
CELL: Final = Items(Whole(-5, 5), 2, 2)
TIERS: Final = Items(Whole(1, 40), 3, 3)
COPIES: Final = Field(Whole(1, 10), usual=1)
FEW: Final = Whole(0, 5)
# Numbers of the rules, with what an owner may make of them
NUMBERS: Final[dict[str, Node | Field]] = {
    "new_area": Whole(0, 10),
    "token_face": Whole(0, 10),
    "token_end": Whole(0, 10),
    "special_tile_actions": Whole(1, 5),
    "empty_blue_actions": Whole(0, 3),
    "empty_owl": Whole(0, 10),
    "exit_actions": Whole(1, 5),
    "black_extra": FEW,
    "removal_step": FEW,
    "unused_boost": Whole(0, 10),
    "prophecy": Items(Whole(0, 30), 4, 4),
}
RULED: Final = {"rounds": 11, "scroll_shelves": 6, "table_tokens": 5}  # what the rulebook fixes for good
WAND_FIELD: Final = Variant(
    "field",
    {
        "light": {},
        "bonus": {"action": Word(ACTIONS), "actions": Whole(1, 6), "first": Whole(1, 12)},
        "score": {"of": Word(MEASURES), "points": Whole(1, 10)},
    },
)
FORM: Final = Fixed(
    {
        "areas": Names(
            Fixed({"kind": Word(AREAS), "x": Real(-FURTHEST, FURTHEST), "y": Real(-FURTHEST, FURTHEST)}), NAME, 40
        ),
        "connections": Names(Whole(1, 6), f"{NAME}-{NAME}", 60),
        "connection_points": Names(POINTS, "[1-6]", 6),
        "witchstone": Items(POINTS, 4, 8),
        "cauldron": Fixed(
            {
                "cells": Items(CELL, 25, 61),
                "printed": Fixed(dict.fromkeys(ACTIONS, CELL)),
                "black": CELL,
                "crystals": Items(CELL, 6, 6),
                "exits": Names(Items(CELL, 1, 12), f"({'|'.join(ACTIONS)})[2-9]?", 12),
            }
        ),
        "tiles": Fixed(dict.fromkeys(PAIRS, Whole(0, 15))),
        "special_tiles": Fixed(dict.fromkeys(PAIRS, Whole(0, 15))),
        "pentagram": Fixed(
            {
                "fields": Items(Word(PENTAGRAM_FIELDS), 7, 40),
                "start": Whole(1, 40),
                "owls": Items(Items(POINTS, 1, 9), 2, 2),
            }
        ),
        "wand": Items(WAND_FIELD, 10, 40),
        "scrolls": Names(
            Fixed(
                {
                    "copies": COPIES,
                    "extra": Field(Whole(1, 6), needed=False),
                    "tiers": Field(TIERS, needed=False),
                }
            ),
            "[a-z_]{4,60}",
            40,
        ),
        "magic_tokens": Fixed(dict.fromkeys(FACES, Whole(0, 21))),
        "shelves": Items(Word([*ACTIONS, "any"]), 7, 7),
        "shelf_limits": Fixed({seats: Fixed({"upper": Whole(1, 9), "lowest": Whole(1, 5)}) for seats in "234"}),
        "pieces": Fixed({"energy": Whole(5, 40), "witches": Whole(3, 16)}),
        "values": Fixed(NUMBERS),
    }
)


def built_in() -> TomlTable:
    """Return the values of the package, from its component file, in the form of a document."""
    return of_components(component_file())


def component_file() -> dict[str, Any]:
    file = Path(__file__).parent.parent / "games" / "witchstone" / "components.json"
    return cast(dict[str, Any], json.loads(file.read_text("utf-8")))


def standard() -> dict[str, Any]:
    """Return the values of the built-in component file by section."""
    file = Path(__file__).parent.parent / "games" / "witchstone" / "components.json"
    data = json.loads(file.read_text("utf-8"))
    return {name: section["value"] for name, section in data.items() if isinstance(section, dict)}


def of_components(data: Mapping[str, Any]) -> TomlTable:
    """Return the values of a component file in the form of a document."""
    v = {name: section["value"] for name, section in data.items() if isinstance(section, Mapping)}
    values = v["values"]
    return {
        "areas": {name: {"kind": kind, "x": x, "y": y} for name, (kind, x, y) in v["areas"].items()},
        "connections": {f"{a}-{b}": length for a, b, length in v["connections"]},
        "connection_points": dict(v["connection_points"]),
        "witchstone": v["witchstone_fields"],
        "cauldron": {
            "cells": v["cells"],
            "printed": {action: cell for cell, action in v["printed"]},
            "black": v["black_crystal"],
            "crystals": v["coloured_crystals"],
            "exits": named_exits(v["exits"]),
        },
        "tiles": counted(v["tiles"]),
        "special_tiles": counted(v["special_tiles"]),
        "pentagram": {"fields": v["pentagram"], "start": v["pentagram_start"] + 1, "owls": v["owls"]},
        "wand": [wand_field(field) for field in v["wand"][1:]],
        "scrolls": named_scrolls(v["scrolls"]),
        "magic_tokens": dict(v["magic_tokens"]),
        "shelves": v["shelves"],
        "shelf_limits": {seats: {"upper": n[0], "lowest": n[1]} for seats, n in v["shelf_limits"].items()},
        "pieces": {name: v["pieces"][name] for name in ("energy", "witches")},
        "values": {name: value for name, value in values.items() if name not in RULED},
    }


def named_exits(exits: list[Any]) -> TomlTable:
    named: TomlTable = {}
    for action, arrows in exits:
        count = sum(name.rstrip("23456789") == action for name in named)
        named[f"{action}{count + 1}" if count else action] = arrows
    return named


def counted(pairs: list[Any]) -> TomlTable:
    found = ["-".join(sorted(pair, key=ACTIONS.index)) for pair in pairs]
    return {pair: found.count(pair) for pair in PAIRS}


def wand_field(field: list[Any]) -> TomlTable:
    if field[0] == "bonus":
        return {"field": "bonus", "action": field[1], "actions": field[2], "first": field[3]}
    if field[0] == "score":
        return {"field": "score", "of": field[1], "points": field[2]}
    return {"field": "light"}


def named_scrolls(cards: list[Any]) -> TomlTable:
    """Return the scrolls by name, with the number of copies. Cards of one name are the same."""
    named: dict[str, TomlTable] = {}
    for card in cards:
        first = card[0].removesuffix("_in_order")
        name = "_".join([first, *([] if len(card) < 2 else words_of(card[1]))])
        if name in named:
            named[name]["copies"] = cast(int, named[name]["copies"]) + 1
            continue
        named[name] = {"copies": 1}
        if card[0] == "boost":
            named[name]["extra"] = card[2]
        elif not card[0].endswith("_in_order"):
            named[name]["tiers"] = card[-1]
    return dict(named)


def words_of(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [word for word in cast(list[object], value) if isinstance(word, str)]


# -- the data of the rules ----------------------------------------------------------------
def components(content: TomlTable, name: str, own: bool = True) -> dict[str, object]:
    """Return the content as the component data that the rules read. `own`: an owner read it from a printed copy."""
    c = cast(dict[str, Any], content)
    cauldron, pentagram = c["cauldron"], c["pentagram"]
    hand, supply = 5, 10
    sections: dict[str, object] = {
        "actions": ACTIONS,
        "areas": {area: [each["kind"], each["x"], each["y"]] for area, each in c["areas"].items()},
        "connections": [[*link.split("-"), length] for link, length in c["connections"].items()],
        "connection_points": c["connection_points"],
        "witchstone_fields": c["witchstone"],
        "cells": cauldron["cells"],
        "printed": [[cell, action] for action, cell in cauldron["printed"].items()],
        "black_crystal": cauldron["black"],
        "coloured_crystals": cauldron["crystals"],
        "exits": [[way.rstrip("23456789"), arrows] for way, arrows in cauldron["exits"].items()],
        "tiles": [pair.split("-") for pair, n in c["tiles"].items() for _ in range(n)],
        "special_tiles": [pair.split("-") for pair, n in c["special_tiles"].items() for _ in range(n)],
        "pentagram": pentagram["fields"],
        "pentagram_start": pentagram["start"] - 1,
        "owls": pentagram["owls"],
        "wand": [["start"], *(field_data(field) for field in c["wand"])],
        "scrolls": [scroll_data(name, card) for name, card in c["scrolls"].items() for _ in range(card["copies"])],
        "magic_tokens": c["magic_tokens"],
        "shelves": c["shelves"],
        "shelf_limits": {seats: [n["upper"], n["lowest"]] for seats, n in c["shelf_limits"].items()},
        "score_track": 50,
        "pieces": {"hand": hand, "supply": supply, "crystals": 6, **c["pieces"]},
        "values": {**{name: {**RULED, **c["values"]}[name] for name in VALUES}, "prophecy": c["values"]["prophecy"]},
        "handicaps": {
            "none": {"box": 0, "open": hand, "supply": supply},
            "small": {"box": 4, "open": 3, "supply": 8},
            "medium": {"box": 4, "open": 2, "supply": 9},
            "large": {"box": 4, "open": 0, "supply": 11},
        },
    }
    first = component_file()

    def origin(section: str, value: object) -> str:
        if own:
            return "printed"
        return str(first[section]["from"]) if value == first[section]["value"] else "designed"

    return {"name": name, **{each: {"from": origin(each, value), "value": value} for each, value in sections.items()}}


def field_data(field: dict[str, object]) -> list[object]:
    if field["field"] == "bonus":
        return ["bonus", field["action"], field["actions"], field["first"]]
    if field["field"] == "score":
        return ["score", field["of"], field["points"]]
    return ["light"]


def scroll_data(name: str, card: dict[str, object]) -> list[object]:
    kind = list(SCROLLS[name])
    if kind[0] == "boost":
        return [*kind, card["extra"]]
    return kind if str(kind[0]).endswith("_in_order") else [*kind, card["tiers"]]
