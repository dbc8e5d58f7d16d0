"""A turn: play as many cards as you like, or none; then draw. [T16]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Choices, Kind, Seat, lowest, shl
from kociolek.core.stack import THE_END, Frame
from kociolek.games.kittens.actions import DRAW, FIVE, GODCAT_AS, PAIR, PLAY
from kociolek.games.kittens.cards.combos import FIVE_DIFFERENT, begin_five, offer_combos, play_combo
from kociolek.games.kittens.cards.registry import REGISTER
from kociolek.games.kittens.expansion_state import FORBIDDEN, ROBBABLE, forbidden
from kociolek.games.kittens.explode import draw
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import GODCAT
from kociolek.games.kittens.nope import can_be_robbed
from kociolek.games.kittens.state import KittensState


@final
class Turn(Frame):
    """The bottom of the stack while the game lasts. Whose turn it is stands on the table, so one object serves all."""

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, t.active)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(DRAW)
        hands = t.hands
        held = hands.held(seat)
        robbable = hands.anybody(t.others(seat))
        playable = held
        if t.wants & (ROBBABLE | FORBIDDEN) != 0:
            robbable = robbable or can_be_robbed(t, t.others(seat)) != 0
            playable &= ~forbidden(t, seat)
        out.add_mask(PLAY, playable_alone(t, seat, playable, robbable))
        if (held >> GODCAT) & 1 != 0:
            offer_godcat(t, seat, robbable, out)
        if robbable:
            offer_combos(t, seat, out)
        if t.rules.five_different and FIVE_DIFFERENT.playable(t, seat):
            out.add(FIVE)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action == DRAW:
            draw(t, seat)
        elif action == FIVE:
            begin_five(t, seat)
        elif action < GODCAT_AS:
            kind = Kind(action - PLAY)
            t.tell("played", seat, NOBODY, kind)
            t.spend(seat, kind)
            REGISTER.cards[kind].declare(t, seat, kind)
        elif action < PAIR:
            kind = Kind(action - GODCAT_AS)
            t.tell("godcat_played", seat, NOBODY, kind)
            t.spend(seat, GODCAT)
            REGISTER.cards[kind].imitate(t, seat, kind)
        else:
            play_combo(t, seat, action)


def playable_alone(t: KittensState, seat: Seat, kinds: i64, robbable: bool) -> i64:
    """Return those of these kinds that the active player may play alone now, as a mask."""
    playable = kinds & REGISTER.free
    if robbable:
        playable |= kinds & REGISTER.robbing
    asking = kinds & REGISTER.asking
    while asking != 0:
        kind = lowest(asking)
        asking &= asking - 1
        if REGISTER.cards[kind].playable(t, seat):
            playable |= shl(1, kind)
    return playable


def offer_godcat(t: KittensState, seat: Seat, robbable: bool, out: Choices) -> None:
    """Godcat plays as any card of the deck that does something alone; never as a Nope. [G7-G9]"""
    kinds = t.rules.godcat_plays_as
    if t.wants & FORBIDDEN != 0:
        kinds &= ~forbidden(t, seat)
    playable = kinds & REGISTER.free
    if robbable:
        playable |= kinds & REGISTER.robbing
    kinds &= REGISTER.asking
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if REGISTER.cards[kind].imitable(t, seat):
            playable |= shl(1, kind)
    out.add_mask(GODCAT_AS, playable)


TURN: Final[Frame] = Turn(THE_END)
FRAMES.add("turn", Turn, [], "turn", make=lambda below: TURN)
