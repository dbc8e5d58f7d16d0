"""Frames of the effect stack: how their fields are written, and one series of each kind.

In text fields are numbers, in JSON names of the components, so each `Lookup` has its own codec.
"""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.core.stack import THE_END, CodeField, FlagField, Frame
from kociolek.games.witchstone.fields import Number, Numbers
from kociolek.games.witchstone.kinds import ACTIONS, WAND
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.series.base import SERIES, Series
from kociolek.games.witchstone.series.crystal import CrystalSeries, Exit, Moving, TableToken
from kociolek.games.witchstone.series.energy import EnergySeries
from kociolek.games.witchstone.series.pentagram import AnyKind, PentagramSeries, SpecialTile
from kociolek.games.witchstone.series.scroll import ScrollSeries
from kociolek.games.witchstone.series.wand import WandEffects, WandSeries
from kociolek.games.witchstone.series.witch import WitchSeries
from kociolek.games.witchstone.setup import SETUP_END, TOWERS, ChoosingTower, SetupEnd
from kociolek.games.witchstone.state import NO_QUEUE
from kociolek.games.witchstone.turn import (
    TURN,
    TURN_END,
    TURN_OVER,
    Ordering,
    OtherHalf,
    Placing,
    Turn,
    TurnEnd,
    Turning,
    TurnOver,
)

SERIES[:] = [
    EnergySeries(THE_END, 0),
    WitchSeries(THE_END, 0),
    PentagramSeries(THE_END, 0),
    CrystalSeries(THE_END, 0),
    WandSeries(THE_END, 0, 0),
    ScrollSeries(THE_END, 0),
]


def describe_frames(box: Lookup) -> None:
    """List the fields of every frame."""
    kind, cell = CodeField("kind", ACTIONS), CodeField("cell", box.cell_names)
    tile, black = CodeField("tile", box.tile_names), FlagField("black")
    passed = Numbers("passed", int(box.wand_end), optional=True)
    add = box.frames.add
    for series in SERIES:
        add("series", type(series), [kind, Number("n"), passed], make=read_series)
    add("turn", Turn, [], "tile", make=lambda below: TURN)
    add("turn_end", TurnEnd, [], "tile", make=lambda below: TURN_END)
    add("turn_over", TurnOver, [], "turn.end", make=lambda below: TURN_OVER)
    add("towers", ChoosingTower, [], "tower", make=lambda below: TOWERS)
    add("setup_end", SetupEnd, [], "tower", make=lambda below: SETUP_END)
    add("placing", Placing, [tile], "tile.place")
    add("turning", Turning, [tile, cell], "tile.turn")
    add(
        "ordering",
        Ordering,
        [tile, CodeField("cell_a", box.cell_names), CodeField("cell_b", box.cell_names)],
        "tile.order",
    )
    add("other_half", OtherHalf, [kind, cell], "tile.order")
    add("wand_effects", WandEffects, [], "wand.effects")
    add("any", AnyKind, [], "any")
    add("special", SpecialTile, [Number("tile", len(box.special_a) - 1)], "special")
    add("moving", Moving, [cell], "crystal.to", make=read_moving)
    add("exit", Exit, [kind, black], "exit")
    add("table_token", TableToken, [black], "token.pick")


def read_series(below: Frame, kind: int, n: int, passed: int) -> Series:
    if (kind == WAND) != (passed != NO_QUEUE):
        raise ValueError(passed)
    return WandSeries(below, i64(n), i64(passed)) if kind == WAND else SERIES[kind].again(below, i64(n))


def read_moving(below: Frame, cell: int) -> Moving:
    if not isinstance(below, Series):
        raise ValueError(cell)
    return Moving(below, i64(cell))
