"""End of the game: final points, ranking, winners. [rulebook, end of the game; 24-27]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Kind, Seat, shl
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.bits import members, size
from kociolek.games.witchstone.kinds import AT_THE_END, SOURCES
from kociolek.games.witchstone.player import EARNED, NO_PILE, Player
from kociolek.games.witchstone.scoring import standings
from kociolek.games.witchstone.state import WitchstoneState

TIE_STEP: Final = 1.0 / 1024
OUT_OF_REACH: Final = 10_000  # points below all others: who left cannot win


def end_game(t: WitchstoneState) -> None:
    t.top = THE_END
    t.waiting = 0
    if t.events is not None:
        lift_screens(t)
    winners = t.winners()
    for seat in range(t.seats):
        if (winners >> seat) & 1 != 0:
            t.tell("won", Seat(seat))


def lift_screens(t: WitchstoneState) -> None:
    """Show owls, tokens and the scrolls in face-down piles, for they are scored now. [28]"""
    for p in t.players:
        if p.owls != 0:
            t.tell("owls_shown", p.seat, index=owl_points(t, p))
        t.tell("tokens_shown", p.seat, index=p.tokens)
        if p.pile != NO_PILE:
            for card in members(p.scrolls & ~p.used):
                face = i64(t.box.face_of[card])
                t.tell("scroll_shown", p.seat, NOBODY, Kind(t.box.face_name + face))


def breakdown(t: WitchstoneState, p: Player) -> list[int]:
    """Return points by source, in the order of SOURCES; the last four count only at the end."""
    points = [int(p.sheet[EARNED + source]) for source in range(AT_THE_END)]
    boosts = size(p.scrolls & ~p.used & t.box.all_boosts)
    points += [
        int(owl_points(t, p)),
        int(t.box.token_end * p.tokens),
        int(t.box.unused_boost * boosts),
        sum(standings(t, p).values()),
    ]
    assert len(points) == len(SOURCES)
    return points


def owl_points(t: WitchstoneState, p: Player) -> i64:
    points: i64 = 0
    for owl in members(p.owls):
        points += i64(t.box.owl_value[owl])
    return points


def final_points(t: WitchstoneState, p: Player) -> int:
    return sum(breakdown(t, p))


def ranking_value(t: WitchstoneState, p: Player) -> float:
    """Return points, then the field on the wand, then who came there first, as one number; before the end: so far."""
    points = final_points(t, p) if t.top is THE_END else int(p.score)
    if not t.present(p.seat):
        points -= OUT_OF_REACH
    earlier = 0
    for other in t.players:
        if other.wand == p.wand and other.arrived > p.arrived:
            earlier += 1
    return float(points) + (int(p.wand) + earlier / 8) * TIE_STEP


def winners(t: WitchstoneState) -> i64:
    """Return the mask of those who stayed and have the best ranking value."""
    best = max([ranking_value(t, p) for p in t.players])  # nobody who left comes near it
    mask: i64 = 0
    for p in t.players:
        if ranking_value(t, p) == best:
            mask |= shl(1, p.seat)
    return mask
