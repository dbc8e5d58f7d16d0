"""What each choice would yield, before it is made: sizes of groups, points, actions. From a view alone.

The choice is tried in an imagined world; what it yields does not depend on anything hidden, so any such world will do.
"""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.core.api import Seat, shl
from kociolek.core.rng import seeded
from kociolek.games.witchstone.bits import members, size
from kociolek.games.witchstone.imagine import imagine
from kociolek.games.witchstone.kinds import ACTIONS
from kociolek.games.witchstone.player import SYMBOLS, Player
from kociolek.games.witchstone.table import Table
from kociolek.games.witchstone.turn import Placing, Turn, Turning
from kociolek.games.witchstone.view import TableView

Yield = dict[str, int]  # `points`, `cost`, and an action by its name: how many of it


def yields(v: TableView) -> list[Yield]:
    """One for each of `v.options`; empty if the seat owes no answer."""
    if not v.options:
        return []
    t = imagine(v, seeded(0))
    return [yield_of(t, v.seat, i64(option.id)) for option in v.options]


def yield_of(t: Table, seat: Seat, action: i64) -> Yield:
    top = t.top
    p = t.players[seat]
    if isinstance(top, Turn) and t.box.tile <= action < t.box.discard:
        return best_of([best_of(turns(t, p, action - t.box.tile, cell)) for cell in members(p.empty(t.box))])
    if isinstance(top, Placing):
        return best_of(turns(t, p, top.tile, int(action - t.box.place)))
    if isinstance(top, Turning):
        return groups(t, p, top.tile, top.cell, action - t.box.turn)
    return tried(t, seat, action)


def turns(t: Table, p: Player, tile: i64, cell: int) -> list[Yield]:
    beside = members(t.box.near[cell] & p.empty(t.box))
    return [groups(t, p, tile, i64(cell), i64(other)) for other in beside]


def groups(t: Table, p: Player, tile: i64, cell_a: i64, cell_b: i64) -> Yield:
    """The sizes of both groups if the tile lay so."""
    a = i64(t.box.tile_a[tile])
    b = i64(t.box.tile_b[tile])
    return {ACTIONS[a]: int(grown(t, p, a, cell_a)), ACTIONS[b]: int(grown(t, p, b, cell_b))}


def grown(t: Table, p: Player, kind: i64, cell: i64) -> i64:
    before = p.sheet[SYMBOLS + kind]
    p.sheet[SYMBOLS + kind] |= shl(1, cell)
    n = size(p.cluster(kind, cell, t.box))
    p.sheet[SYMBOLS + kind] = before
    return n


def best_of(ways: list[Yield]) -> Yield:
    """The best of each kind, not always to be had at once."""
    best: Yield = {}
    for way in ways:
        for kind, n in way.items():
            best[kind] = max(n, best.get(kind, 0))
    return best


def tried(t: Table, seat: Seat, action: i64) -> Yield:
    """Points it brings at once, and the series that runs afterwards."""
    after = t.clone()
    after.apply(seat, action)
    found: Yield = {}
    points = int(after.players[seat].score - t.players[seat].score)
    if points != 0:
        found["points"] = points
    spent = int(t.top.n - after.top.n)
    same = t.top.kind >= 0 and t.top.kind == after.top.kind and t.top.depth == after.top.depth
    if same and spent > 0:
        found["cost"] = spent
    if after.active == seat and after.round == t.round and after.top.kind >= 0:
        found[ACTIONS[after.top.kind]] = int(after.top.n)
    return found
