"""The pentagram: owls from gold fields, special tiles from blue ones, field by field. [rulebook; 4, 13, 20]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import NOBODY, Choices, Kind, Seat, shl
from kociolek.core.stack import Frame
from kociolek.games.witchstone.actions import STEP, USE
from kociolek.games.witchstone.bits import offer
from kociolek.games.witchstone.kinds import BLUE, FROM_OWL_FIELDS, GOLD, KINDS, NONE, PENTAGRAM
from kociolek.games.witchstone.player import SPECIALS, Player
from kociolek.games.witchstone.series.base import Series, gain, offer_removals, remove_crystal
from kociolek.games.witchstone.state import Question, WitchstoneState


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PentagramSeries(Series):
    """Each action moves the pawn one field on, and the field takes effect at once. [4]"""

    def __init__(self, below: Frame, n: i64) -> None:
        super().__init__(below, PENTAGRAM, n)

    def again(self, below: Frame, n: i64) -> Series:
        return PentagramSeries(below, n)

    def acts(self, t: WitchstoneState, p: Player, out: Choices) -> None:
        out.add(STEP)

    def act(self, t: WitchstoneState, p: Player, action: i64) -> None:
        t.top = PentagramSeries(self.below, self.n - 1)
        p.pentagram += 1
        if p.pentagram == len(t.box.pentagram):
            p.pentagram = 0
        t.tell("stepped", p.seat, index=p.pentagram)
        field = i64(t.box.pentagram[p.pentagram])
        if field == GOLD:
            take_owl(t, p, i64(t.box.stack_at[p.pentagram]))
        elif field == BLUE:
            take_special(t, p, i64(t.box.stack_at[p.pentagram]))


def take_owl(t: WitchstoneState, p: Player, stack: i64) -> None:
    """Take the top owl, the best one left; an empty stack gives points at once."""
    base = i64(t.box.owl_base[stack])
    owl = base + i64(t.owls_taken[stack])
    if owl < i64(t.box.owl_base[stack + 1]):
        t.own_rows()
        t.owls_taken[stack] += 1
        p.owls |= shl(1, owl)
        t.tell("owl_taken", p.seat, index=i64(t.box.owl_value[owl]))
    else:
        t.score(p, FROM_OWL_FIELDS, t.box.empty_owl)


def take_special(t: WitchstoneState, p: Player, field: i64) -> None:
    """Take the tile, refill the field, then use the tile at once. Without a tile: two actions of choice."""
    tile = i64(t.blue[field])
    if tile == NONE:
        t.top = AnyKind(t.top)
        return
    t.own_rows()
    p.specials |= shl(1, tile)
    t.tell("special_taken", p.seat, NOBODY, Kind(t.box.special_kinds[tile]))
    if t.specials_drawn < len(t.specials):
        t.blue[field] = t.specials[t.specials_drawn]
        t.specials_drawn += 1
        t.revealed = True
        t.tell("special_refilled", p.seat, NOBODY, Kind(t.box.special_kinds[i64(t.blue[field])]))
    else:
        t.blue[field] = u8(NONE)
    t.top = SpecialTile(t.top, tile)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SpecialTile(Question):
    """Either two actions of one of its kinds, or it is put into the cauldron. It cannot be refused. [9, 13]"""

    def __init__(self, below: Frame, tile: i64) -> None:
        super().__init__(below)
        self.tile: Final = tile

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        p = t.players[seat]
        out.add(USE + i64(t.box.special_a[self.tile]))
        out.add(USE + i64(t.box.special_b[self.tile]))
        offer(p.empty(t.box), t.box.put, out)
        offer_removals(t, p, out)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        p = t.players[seat]
        if action >= t.box.remove:
            remove_crystal(t, p, action - t.box.remove)
            return
        t.top = self.below
        if action < USE + KINDS:
            t.tell("special_used", seat, NOBODY, Kind(action - USE))
            gain(t, action - USE, t.box.special_tile_actions)
        else:
            self.put(t, p, action - t.box.put)

    def put(self, t: WitchstoneState, p: Player, cell: i64) -> None:
        """Put the tile into the cauldron. It shows both symbols from now on and activates nothing. [1]"""
        p.cover(i64(t.box.special_a[self.tile]), cell)
        p.cover(i64(t.box.special_b[self.tile]), cell)
        p.own_sheet()[SPECIALS] |= shl(1, cell)
        t.tell("special_put", p.seat, NOBODY, Kind(t.box.special_kinds[self.tile]), cell + 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AnyKind(Question):
    """An empty blue field: two actions of one kind of choice. [20]"""

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        for kind in range(KINDS):
            out.add(USE + kind)
        offer_removals(t, t.players[seat], out)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        if action >= t.box.remove:
            remove_crystal(t, t.players[seat], action - t.box.remove)
            return
        t.top = self.below
        gain(t, action - USE, t.box.empty_blue_actions)
