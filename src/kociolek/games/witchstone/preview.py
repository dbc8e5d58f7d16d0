"""Preview of each option: sizes of groups, points and actions it would bring. Made from a view alone.

Each option is tried in an imagined position. What it yields does not depend on anything hidden, so any one will do.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Seat, shl
from kociolek.core.rng import seeded
from kociolek.core.stack import depth_of
from kociolek.games.witchstone.bits import members, size
from kociolek.games.witchstone.imagine import imagine
from kociolek.games.witchstone.kinds import ACTIONS
from kociolek.games.witchstone.player import SYMBOLS, Player
from kociolek.games.witchstone.series.base import Series
from kociolek.games.witchstone.series.crystal import Moving
from kociolek.games.witchstone.series.witch import WitchSeries, travel_cost
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.turn import Placing, Turn, Turning
from kociolek.games.witchstone.view import WitchstoneView

Yield = dict[str, int]  # `points`, `cost`, and an action by its name: how many of it


def yields(v: WitchstoneView) -> list[Yield]:
    """Return a preview for each of `v.options`; an empty list if the seat owes no answer."""
    if not v.options:
        return []
    t = imagine(v, seeded(0))
    sizes = Sizes(t, t.players[v.seat])
    return [yield_of(t, v.seat, i64(option.id), sizes) for option in v.options]


def yield_of(t: WitchstoneState, seat: Seat, action: i64, sizes: Sizes) -> Yield:
    top = t.top
    box = t.box
    if isinstance(top, Turn) and box.tile <= action < box.discard:
        tile = action - box.tile
        cells = sizes.with_neighbour()
        return sizes.best(box.tile_a[tile], cells, box.tile_b[tile], cells)
    if isinstance(top, Placing):
        cell = int(action - box.place)
        return sizes.best(box.tile_a[top.tile], [cell], box.tile_b[top.tile], sizes.beside(cell))
    if isinstance(top, Turning):
        here, there = int(top.cell), int(action - box.turn)
        return sizes.best(box.tile_a[top.tile], [here], box.tile_b[top.tile], [there])
    found = tried(t, seat, action)
    if isinstance(top, Moving):
        found["cost"] = int(top.cost(t, action))
    elif isinstance(top, WitchSeries) and box.go <= action < box.charge:
        found["cost"] = int(travel_cost(t, t.players[seat], action - box.go))
    return found


@final
class Sizes:
    """Cache of group sizes: how large a group would be if a symbol came to a field."""

    def __init__(self, t: WitchstoneState, p: Player) -> None:
        self.t: Final = t
        self.p: Final = p
        self.empty: Final = p.empty(t.box)
        self.known: Final[dict[tuple[int, int], int]] = {}

    def beside(self, cell: int) -> list[int]:
        return members(self.t.box.near[cell] & self.empty)

    def with_neighbour(self) -> list[int]:
        return [cell for cell in members(self.empty) if self.t.box.near[cell] & self.empty != 0]

    def best(self, a: int, cells_a: list[int], b: int, cells_b: list[int]) -> Yield:
        """Return the largest group of each kind; both together are not always possible."""
        return {
            ACTIONS[a]: max([self.size(a, cell) for cell in cells_a], default=0),
            ACTIONS[b]: max([self.size(b, cell) for cell in cells_b], default=0),
        }

    def size(self, kind: int, cell: int) -> int:
        if (kind, cell) not in self.known:
            sheet = self.p.own_sheet()
            before = sheet[SYMBOLS + kind]
            sheet[SYMBOLS + kind] |= shl(1, i64(cell))
            self.known[kind, cell] = int(size(self.p.cluster(i64(kind), i64(cell), self.t.box)))
            sheet[SYMBOLS + kind] = before
        return self.known[kind, cell]


def tried(t: WitchstoneState, seat: Seat, action: i64) -> Yield:
    """Return the points an option brings at once, and the series that runs afterwards."""
    after = t.clone()
    after.apply(seat, action)
    found: Yield = {}
    points = int(after.players[seat].score - t.players[seat].score)
    if points != 0:
        found["points"] = points
    before, running = t.top, after.top
    if isinstance(running, Series):
        if isinstance(before, Series) and before.kind == running.kind and depth_of(before) == depth_of(running):
            spent = int(before.n - running.n)
            if spent > 0:
                found["cost"] = spent
        if after.active == seat and after.round == t.round:
            found[ACTIONS[running.kind]] = int(running.n)
    return found
