"""Energy: charges join the areas of the crystal ball. [rulebook, energy action; ruling 10]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, shl
from kociolek.core.stack import Frame
from kociolek.games.witchstone.kinds import ENERGY, FROM_CONNECTIONS
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.series.base import Series
from kociolek.games.witchstone.state import WitchstoneState


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EnergySeries(Series):
    """Each action lays one charge; a connection that was begun comes first."""

    def __init__(self, below: Frame, n: i64) -> None:
        super().__init__(below, ENERGY, n)

    def again(self, below: Frame, n: i64) -> Series:
        return EnergySeries(below, n)

    def over(self, t: WitchstoneState, p: Player) -> bool:
        return p.charges == 0

    def acts(self, t: WitchstoneState, p: Player, out: Choices) -> None:
        """Add the connection begun; else any that nobody began and that touches the own network."""
        box = t.box
        if p.building >= 0:
            out.add(box.charge + p.building)
            return
        end_a = box.end_a
        end_b = box.end_b
        network = p.network
        free = ~t.taken
        for i in range(box.connections):
            if (free >> i) & 1 != 0 and ((network >> i64(end_a[i])) | (network >> i64(end_b[i]))) & 1 != 0:
                out.add(box.charge + i)

    def act(self, t: WitchstoneState, p: Player, action: i64) -> None:
        t.top = EnergySeries(self.below, self.n - 1)
        connection = action - t.box.charge
        p.charges -= 1
        p.building = connection
        p.built += 1
        t.taken |= shl(1, connection)
        t.tell("charged", p.seat, NOBODY, Kind(t.box.connection_name + connection), p.built)
        if p.built == i64(t.box.segments[connection]):
            complete(t, p, connection)


def complete(t: WitchstoneState, p: Player, connection: i64) -> None:
    """Complete a connection: it scores by its length, and its areas join the own network."""
    box = t.box
    p.building = -1
    p.built = 0
    p.completed |= shl(1, connection)
    p.network |= shl(1, i64(box.end_a[connection])) | shl(1, i64(box.end_b[connection]))
    t.done |= shl(1, connection)
    t.tell("connected", p.seat, NOBODY, Kind(box.connection_name + connection))
    t.score(p, FROM_CONNECTIONS, i64(box.worth[connection]))
