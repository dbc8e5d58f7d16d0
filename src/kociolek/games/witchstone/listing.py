"""Listing of the fields of the state, of its players and of every frame, and of the series by kind.

Text and JSON are made from these lists. In text the fields are numbers, in JSON names of the components, so each `Box`
has its own lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.stack import THE_END, CodeField, FlagField, Frame
from kociolek.games.witchstone.actions.crystal import CrystalSeries, Exit, Moving, TableToken
from kociolek.games.witchstone.actions.energy import EnergySeries
from kociolek.games.witchstone.actions.pentagram import AnyKind, PentagramSeries, SpecialTile
from kociolek.games.witchstone.actions.scroll import ScrollSeries
from kociolek.games.witchstone.actions.wand import WandEffects, WandSeries
from kociolek.games.witchstone.actions.witch import WitchSeries
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.components import MOST_SEATS
from kociolek.games.witchstone.fields import (
    FAR,
    Mapping,
    Member,
    Name,
    Names,
    Number,
    Numbers,
    Rack,
    Row,
    Stack,
    Tokens,
)
from kociolek.games.witchstone.kinds import ACTIONS, FACES, NONE, WAND
from kociolek.games.witchstone.series import SERIES, Series
from kociolek.games.witchstone.setup import SETUP_END, TOWERS, ChoosingTower, SetupEnd
from kociolek.games.witchstone.state import NO_QUEUE
from kociolek.games.witchstone.turn import TURN, TURN_END, Ordering, OtherHalf, Placing, Turn, TurnEnd, Turning

HIDDEN: Final = ""  # key of a field that a view does not carry as it is

SERIES[:] = [
    EnergySeries(THE_END, 0),
    WitchSeries(THE_END, 0),
    PentagramSeries(THE_END, 0),
    CrystalSeries(THE_END, 0),
    WandSeries(THE_END, 0, 0),
    ScrollSeries(THE_END, 0),
]


def describe(box: Box) -> None:
    """Fill the lists of a box."""
    describe_frames(box)
    areas = box.components.areas
    owls, specials = [len(stack) for stack in box.components.owls], len(box.special_a) - 1
    box.state_fields.extend([  # line of the text, key of the view, field
        ("round", "round", Number("round")),
        ("beginner", "beginner", Number("beginner", MOST_SEATS - 1)),
        ("active", "active", Number("active", MOST_SEATS - 1)),
        ("gone", HIDDEN, Number("gone")),
        ("arrivals", "arrivals", Number("arrivals")),
        ("deck", HIDDEN, Row("deck_left", box.scroll_names)),
        ("shelf", "shelf", Row("shelf", box.scroll_names)),
        ("specials", HIDDEN, Row("specials_left", [])),
        ("blue", "blue", Row("blue", [], [specials] * int(box.blue_fields))),
        ("owls", "owls_taken", Row("owls_taken", [], owls)),
        ("area_tokens", "area_tokens", Mapping("area_tokens", areas, FACES, NONE)),
        ("table_tokens", "table_tokens", Mapping("table_tokens", FACES, [], 0)),
        ("rack", "rack", Rack("rack", [])),
        ("pending", "pending", Tokens("pending")),
        ("queue", "queue", Numbers("queue", int(box.wand_end))),
        ("stack", "stack", Stack("top", box.frames)),
        ("waiting", "waiting", Numbers("waiting", MOST_SEATS - 1)),
        ("drafted", "can_take_back", Number("drafted")),
    ])  # fmt: skip
    box.player_fields.extend([
        Number("score", FAR, -FAR),
        Name("tower", areas),
        Number("charges"),
        Number("stock"),
        Number("lying"),
        Names("standing", areas),
        Number("rank"),
        Name("building", box.link_names),
        Number("built"),
        Names("completed", box.link_names),
        Names("network", areas),
        Number("pentagram", len(box.pentagram) - 1),
        Number("wand", int(box.wand_end)),
        Number("arrived"),
        Names("crystals", box.cell_names),
        Member("black", box.cell_names),
        Number("racked"),
        Number("removed"),
        Number("aside"),
        Number("tokens"),
        Numbers("owls", len(box.owl_value) - 1),
        Numbers("specials", specials),
        Names("scrolls", box.scroll_names),
        Names("used", box.scroll_names),
        Names("full", box.cell_names),
        Names("laid", box.tile_names),
        Names("hand", box.tile_names),
        Number("drawn"),
    ])  # fmt: skip


def describe_frames(box: Box) -> None:
    kind, cell = CodeField("kind", ACTIONS), CodeField("cell", box.cell_names)
    tile, black = CodeField("tile", box.tile_names), FlagField("black")
    passed = Numbers("passed", int(box.wand_end), NO_QUEUE)
    add = box.frames.add
    for series in SERIES:
        add("series", type(series), [kind, Number("n"), passed], make=read_series)
    add("turn", Turn, [], make=lambda below: TURN)
    add("turn_end", TurnEnd, [], make=lambda below: TURN_END)
    add("towers", ChoosingTower, [], make=lambda below: TOWERS)
    add("setup_end", SetupEnd, [], make=lambda below: SETUP_END)
    add("placing", Placing, [tile])
    add("turning", Turning, [tile, cell])
    add("ordering", Ordering, [tile, CodeField("cell_a", box.cell_names), CodeField("cell_b", box.cell_names)])
    add("other_half", OtherHalf, [kind, cell])
    add("wand_effects", WandEffects, [])
    add("any", AnyKind, [])
    add("special", SpecialTile, [Number("tile", len(box.special_a) - 1)])
    add("moving", Moving, [cell], make=read_moving)
    add("exit", Exit, [kind, black])
    add("table_token", TableToken, [black])


def read_series(below: Frame, kind: int, n: int, passed: int) -> Series:
    if (kind == WAND) != (passed != NO_QUEUE):
        raise ValueError(passed)
    return WandSeries(below, i64(n), i64(passed)) if kind == WAND else SERIES[kind].again(below, i64(n))


def read_moving(below: Frame, cell: int) -> Moving:
    if not isinstance(below, Series):
        raise ValueError(cell)
    return Moving(below, i64(cell))
