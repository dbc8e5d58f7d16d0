"""End of the game: who has won, and how the players are ranked. [E1-E3]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64, u8

from kociolek.core.api import Seat
from kociolek.core.stack import THE_END

if TYPE_CHECKING:
    from kociolek.games.kittens.state import KittensState


def declare_winners(t: KittensState) -> None:
    """End the game: everybody still alive has won. By the printed rules that is one player."""
    for seat in range(t.seats):
        if t.living(Seat(seat)):
            t.ranking = append(t.ranking[:], u8(seat))  # clones share it
            t.tell("won", Seat(seat))
    t.top = THE_END
    t.waiting = 0


def scores_of(t: KittensState) -> list[float]:
    """Return how many players each one outlived. Winners share the best score."""
    scores = [0.0] * t.seats
    out = 0
    winners = t.winners()
    for seat in t.ranking:
        if winners >> i64(seat) & 1 == 0:
            scores[i64(seat)] = float(out)
            out += 1
    for winner in range(t.seats):
        if winners >> winner & 1 != 0:
            scores[winner] = float(out)
    return scores
