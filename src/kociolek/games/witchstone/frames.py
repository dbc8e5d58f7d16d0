"""Registry of the frames: one series of each kind, and how every frame is written.

In text a frame's fields are numbers, in JSON they are names from the components, so each `Box` has its own codec.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from kociolek.core.stack import THE_END, Field, FlagField, Frame
from kociolek.games.witchstone.actions.crystal import CrystalSeries, Exit, Moving, TableToken
from kociolek.games.witchstone.actions.energy import EnergySeries
from kociolek.games.witchstone.actions.pentagram import AnyKind, PentagramSeries, SpecialTile
from kociolek.games.witchstone.actions.scroll import ScrollSeries
from kociolek.games.witchstone.actions.wand import WandEffects, WandSeries
from kociolek.games.witchstone.actions.witch import WitchSeries
from kociolek.games.witchstone.bits import members, set_of
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.kinds import ACTIONS, WAND
from kociolek.games.witchstone.series import SERIES, Series
from kociolek.games.witchstone.setup import SETUP_END, TOWERS, ChoosingTower, SetupEnd
from kociolek.games.witchstone.state import NO_QUEUE
from kociolek.games.witchstone.turn import TURN, TURN_END, Ordering, OtherHalf, Placing, Turn, TurnEnd, Turning

SERIES[:] = [
    EnergySeries(THE_END, 0),
    WitchSeries(THE_END, 0),
    PentagramSeries(THE_END, 0),
    CrystalSeries(THE_END, 0),
    WandSeries(THE_END, 0, 0),
    ScrollSeries(THE_END, 0),
]


@final
class NamedField(Field):
    """A thing of the components: its number in text, its name in JSON."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def form(self) -> str:
        return "str"

    def to_json(self, value: Any) -> object:
        return self.names[int(value)]

    def read_json(self, value: Any) -> Any:
        return self.names.index(str(value))


@final
class PassedField(Field):
    """Fields of the wand that a series has passed: a mask in text, a list in JSON, null for other series."""

    def form(self) -> str:
        return "ints"

    def to_json(self, value: Any) -> object:
        return None if int(value) == NO_QUEUE else members(i64(int(value)))

    def read_json(self, value: Any) -> Any:
        return NO_QUEUE if value is None else int(set_of(value))


def describe_frames(box: Box) -> None:
    """List the fields of every frame in the codec of a box."""
    kind, cell = NamedField("kind", ACTIONS), NamedField("cell", box.cell_names)
    tile, black = NamedField("tile", box.tile_names), FlagField("black")
    add = box.frames.add
    for series in SERIES:
        add("series", type(series), [kind, Field("n"), PassedField("passed", NO_QUEUE)], make=read_series)
    add("turn", Turn, [], make=lambda below: TURN)
    add("turn_end", TurnEnd, [], make=lambda below: TURN_END)
    add("towers", ChoosingTower, [], make=lambda below: TOWERS)
    add("setup_end", SetupEnd, [], make=lambda below: SETUP_END)
    add("placing", Placing, [tile])
    add("turning", Turning, [tile, cell])
    cells = [NamedField("cell_a", box.cell_names), NamedField("cell_b", box.cell_names)]
    add("ordering", Ordering, [tile, *cells])
    add("other_half", OtherHalf, [NamedField("symbol", ACTIONS), cell])
    add("wand_effects", WandEffects, [])
    add("any", AnyKind, [])
    add("special", SpecialTile, [Field("tile")])
    add("moving", Moving, [cell])
    add("exit", Exit, [NamedField("symbol", ACTIONS), black])
    add("table_token", TableToken, [black])


def read_series(below: Frame, kind: int, n: int, passed: int) -> Series:
    if (kind == WAND) != (passed != NO_QUEUE):
        raise ValueError(passed)
    return WandSeries(below, i64(n), i64(passed)) if kind == WAND else SERIES[kind].again(below, i64(n))
