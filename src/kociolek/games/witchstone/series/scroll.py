"""Scrolls: more actions give more choice, never more cards. [rulebook, scroll action; 18]"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop
from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, shl
from kociolek.core.stack import Frame
from kociolek.games.witchstone.kinds import SCROLL
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.series.base import Series
from kociolek.games.witchstone.state import WitchstoneState


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ScrollSeries(Series):
    """One of the first n scrolls. It closes with the card taken."""

    def __init__(self, below: Frame, n: i64) -> None:
        super().__init__(below, SCROLL, n)

    def again(self, below: Frame, n: i64) -> Series:
        return ScrollSeries(below, n)

    def over(self, t: WitchstoneState, p: Player) -> bool:
        return len(t.shelf) == 0

    def boosts(self, t: WitchstoneState, p: Player) -> i64:
        """Return boost spells only while one widens the choice."""
        return p.scrolls & ~p.used & t.box.boosts[SCROLL] if self.n < len(t.shelf) else 0

    def acts(self, t: WitchstoneState, p: Player, out: Choices) -> None:
        cards: i64 = len(t.shelf)
        if cards > self.n:
            cards = self.n
        for shelf in range(cards):
            out.add(t.box.take + shelf)

    def act(self, t: WitchstoneState, p: Player, action: i64) -> None:
        """Take a scroll. The cards above move down, the last shelf is refilled from the deck."""
        place = action - t.box.take
        t.own_rows()
        t.shelf, taken = pop(t.shelf, place)
        card = i64(taken)
        p.scrolls |= shl(1, card)
        t.tell("scroll_taken", p.seat, NOBODY, Kind(t.box.face_name + i64(t.box.face_of[card])), place + 1)
        self.with_n(0).close(t)
        if t.deck_drawn < len(t.deck):
            fresh = t.deck[t.deck_drawn]
            t.shelf = append(t.shelf, fresh)
            t.deck_drawn += 1
            t.revealed = True
            t.tell("scroll_refilled", p.seat, NOBODY, Kind(t.box.face_name + i64(t.box.face_of[i64(fresh)])))
