"""Consistency checks of a Witchstone document: each raises BadBox if parts contradict each other or the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from kociolek.box.errors import bad
from kociolek.box.nodes import TomlTable
from kociolek.games.witchstone.kinds import ACTIONS, MEASURES, WANTED

ORDERED: Final = [kind for kind in WANTED if kind]
ORDERS: Final = [[a, b, c] for a in ORDERED for b in ORDERED for c in ORDERED]
SCROLLS: Final[dict[str, list[object]]] = {  # by name: how the rules write such a card
    **{f"boost_{kind}": ["boost", kind] for kind in [*ACTIONS, "any"]},
    **{f"cluster_{kind}": ["cluster", kind] for kind in ACTIONS},
    **{f"witches_{kind}": ["witches", kind] for kind in ORDERED},
    **{f"count_{measure}": ["count", measure] for measure in MEASURES},
    "rank": ["rank"],
    **{"_".join(["witches", *order]): ["witches_in_order", order] for order in ORDERS},
    **{"_".join(["connected", *order]): ["connected_in_order", order] for order in ORDERS},
}
DIRECTIONS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
# What the rulebook counts
TILES: Final = 15
SPECIAL_TILES: Final = 15
SCROLL_CARDS: Final = 40
TOKENS: Final = 21
TOKENS_ON_TABLE: Final = 5
TOWERS: Final = 4
OWLS: Final = 10
OWL_FIELDS: Final = 2
BLUE_FIELDS: Final = 3
FREE_CELLS: Final = 22  # eleven tiles of two
CLOSEST: Final = 12.0  # two areas nearer than this would lie on each other


def finish(content: TomlTable) -> None:
    """Put the content into its last form and raise BadBox if its parts contradict each other or the rulebook."""
    c = cast(dict[str, Any], content)
    c["connection_points"] = dict(sorted(c["connection_points"].items()))
    check_areas(c["areas"])
    check_connections(c)
    check_witchstone(c["witchstone"])
    check_cauldron(c["cauldron"])
    check_tiles(c)
    check_tracks(c)
    check_scrolls(c["scrolls"])
    check_tokens(c)


def check_areas(areas: dict[str, Any]) -> None:
    kinds = [area["kind"] for area in areas.values()]
    if kinds.count("witchstone") != 1:
        raise bad("box-one-witchstone", "areas", count=kinds.count("witchstone"))
    if kinds.count("tower") < TOWERS:
        raise bad("box-few-towers", "areas", count=kinds.count("tower"), low=TOWERS)
    if len(areas) - 1 != TOKENS - TOKENS_ON_TABLE:
        raise bad("box-area-count", "areas", count=len(areas) - 1, wanted=TOKENS - TOKENS_ON_TABLE)
    seen: dict[str, str] = {}
    for name in areas:
        if name.lower() in seen:
            raise bad("box-name-twice", f"areas.{name}", value=seen[name.lower()])
        seen[name.lower()] = name
    placed = list(areas.items())
    for i, (name, area) in enumerate(placed):
        for other, there in placed[:i]:
            if (area["x"] - there["x"]) ** 2 + (area["y"] - there["y"]) ** 2 < CLOSEST**2:
                raise bad("box-areas-touch", f"areas.{name}", value=name, other=other)


def check_connections(c: dict[str, Any]) -> None:
    seen: dict[frozenset[str], str] = {}
    for link, length in c["connections"].items():
        where = f"connections.{link}"
        ends = link.split("-")
        for end in ends:
            if end not in c["areas"]:
                raise bad("box-no-area", where, value=end, known=",".join(c["areas"]))
        if ends[0] == ends[1]:
            raise bad("box-connection-self", where, value=ends[0])
        if frozenset(ends) in seen:
            raise bad("box-connection-twice", where, value=link, other=seen[frozenset(ends)])
        seen[frozenset(ends)] = link
        if str(length) not in c["connection_points"]:
            raise bad("box-length-without-points", where, value=length, known=",".join(c["connection_points"]))
    joined = reached(c["areas"], [link.split("-") for link in c["connections"]])
    for area in c["areas"]:
        if area not in joined:
            raise bad("box-area-apart", f"areas.{area}", value=area)


def reached(areas: dict[str, Any], links: list[list[str]]) -> set[str]:
    """Return the areas that can be reached from the Witchstone."""
    joined = {name for name, area in areas.items() if area["kind"] == "witchstone"}
    for _ in areas:
        for a, b in links:
            if a in joined or b in joined:
                joined |= {a, b}
    return joined


def check_witchstone(fields: list[int]) -> None:
    if fields != sorted(fields, reverse=True):
        raise bad("box-witchstone-rising", "witchstone", value=", ".join(map(str, fields)))


def check_cauldron(cauldron: dict[str, Any]) -> None:
    where = "cauldron.cells"
    cells = [tuple(cell) for cell in cauldron["cells"]]
    for i, cell in enumerate(cells):
        if cell in cells[:i]:
            raise bad("box-cell-twice", where, value=cell_name(cell))
    joined = {cells[0]}
    for _ in cells:
        joined |= {(q + dq, r + dr) for q, r in joined for dq, dr in DIRECTIONS} & set(cells)
    for cell in cells:
        if cell not in joined:
            raise bad("box-cell-apart", where, value=cell_name(cell))
    marks: dict[tuple[int, ...], str] = {}
    for name, cell in marked(cauldron):
        if cell not in cells:
            raise bad("box-mark-outside", f"cauldron.{name}", value=cell_name(cell))
        if cell in marks:
            raise bad("box-mark-twice", f"cauldron.{name}", value=cell_name(cell), other=f"cauldron.{marks[cell]}")
        marks[cell] = name
    free = len(cells) - len(marks)
    if free < FREE_CELLS:
        raise bad("box-few-cells", where, count=free, low=FREE_CELLS)
    for way, arrows in cauldron["exits"].items():
        for i, arrow in enumerate(arrows):
            here = f"cauldron.exits.{way}.{i + 1}"
            if tuple(arrow) not in cells:
                raise bad("box-mark-outside", here, value=cell_name(arrow))
            if arrow in arrows[:i]:
                raise bad("box-cell-twice", here, value=cell_name(arrow))
            if all((arrow[0] + dq, arrow[1] + dr) in cells for dq, dr in DIRECTIONS):
                raise bad("box-exit-inside", here, value=cell_name(arrow))


def marked(cauldron: dict[str, Any]) -> Iterable[tuple[str, tuple[int, ...]]]:
    """Return what is printed on fields or begins on them."""
    for action, cell in cauldron["printed"].items():
        yield f"printed.{action}", tuple(cell)
    yield "black", tuple(cauldron["black"])
    for i, cell in enumerate(cauldron["crystals"], start=1):
        yield f"crystals.{i}", tuple(cell)


def cell_name(cell: Iterable[int]) -> str:
    return "[" + ", ".join(map(str, cell)) + "]"


def check_tiles(c: dict[str, Any]) -> None:
    for section, wanted in (("tiles", TILES), ("special_tiles", SPECIAL_TILES)):
        count = sum(c[section].values())
        if count != wanted:
            raise bad("box-tile-count", section, count=count, wanted=wanted)


def check_tracks(c: dict[str, Any]) -> None:
    pentagram = c["pentagram"]
    fields = pentagram["fields"]
    if not pentagram["start"] <= len(fields):
        raise bad("box-start-outside", "pentagram.start", value=pentagram["start"], high=len(fields))
    for kind, wanted in (("gold", OWL_FIELDS), ("blue", BLUE_FIELDS)):
        if fields.count(kind) != wanted:
            raise bad("box-pentagram-count", "pentagram.fields", value=kind, count=fields.count(kind), wanted=wanted)
    count = sum(len(stack) for stack in pentagram["owls"])
    if count != OWLS:
        raise bad("box-owl-count", "pentagram.owls", count=count, wanted=OWLS)
    feeding = c["values"]["empty_blue_actions"] * BLUE_FIELDS
    if len(fields) <= feeding:  # else a lap would pay for itself without end
        raise bad("box-lap-feeds", "pentagram.fields", count=len(fields), low=feeding + 1)
    for i, field in enumerate(c["wand"], start=1):
        if field["field"] == "bonus" and field["first"] < field["actions"]:
            raise bad("box-first-fewer", f"wand.{i}.first", value=field["first"], low=field["actions"])
    for kind in ("bonus", "score"):
        if all(field["field"] != kind for field in c["wand"]):
            raise bad("box-wand-plain", "wand", value=kind)


def check_scrolls(scrolls: dict[str, Any]) -> None:
    for name, card in scrolls.items():
        where = f"scrolls.{name}"
        if name not in SCROLLS:
            raise bad("box-unknown-field", "scrolls", value=name, known=",".join(SCROLLS))
        kind = str(SCROLLS[name][0])
        wanted = "extra" if kind == "boost" else "" if kind.endswith("_in_order") else "tiers"
        for field in ("extra", "tiers"):
            if field == wanted and field not in card:
                raise bad("box-field-missing", where, field=field)
            if field != wanted and field in card:
                raise bad(
                    "box-unknown-field",
                    where,
                    value=field,
                    known=",".join(["copies", wanted] if wanted else ["copies"]),
                )
        if wanted == "tiers":
            tiers = card["tiers"]
            if kind == "rank" and tiers != sorted(set(tiers), reverse=True):
                raise bad("box-tiers-rising", f"{where}.tiers", value=", ".join(map(str, tiers)))
            if kind != "rank" and tiers != sorted(set(tiers)):
                raise bad("box-tiers-falling", f"{where}.tiers", value=", ".join(map(str, tiers)))
    count = sum(card["copies"] for card in scrolls.values())
    if count != SCROLL_CARDS:
        raise bad("box-scroll-count", "scrolls", count=count, wanted=SCROLL_CARDS)


def check_tokens(c: dict[str, Any]) -> None:
    count = sum(c["magic_tokens"].values())
    if count != TOKENS:
        raise bad("box-token-count", "magic_tokens", count=count, wanted=TOKENS)
    for name in [*ACTIONS, "any"]:
        if name not in c["shelves"]:
            raise bad("box-shelf-missing", "shelves", value=name)
