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
from kociolek.games.kittens.nope import NOTHING, SOMEBODY_TO_ROB, can_be_robbed
from kociolek.games.kittens.state import KittensState


@final
class Turn(Frame):
    """The bottom of the stack while the game lasts. Whose turn it is stands on the table, so one object serves all."""

    def prompt(self) -> str:
        return "turn"

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, t.active)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(DRAW)
        hands = t.hands
        held = hands.held(seat)
        robbable = hands.anybody(t.others(seat))
        playable = held & REGISTER.alone
        if t.wants & (ROBBABLE | FORBIDDEN) != 0:
            robbable = robbable or can_be_robbed(t, t.others(seat)) != 0
            playable &= ~forbidden(t, seat)
        offer_singles(t, seat, playable, robbable, PLAY, out)
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


def offer_singles(t: KittensState, seat: Seat, kinds: i64, robbable: bool, family: i64, out: Choices) -> None:
    """Of these kinds, those that may be played alone now."""
    all_needs = REGISTER.needs
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        needs = all_needs[kind]
        if needs == NOTHING or (robbable if needs == SOMEBODY_TO_ROB else REGISTER.cards[kind].playable(t, seat)):
            out.add(family + kind)


def offer_godcat(t: KittensState, seat: Seat, robbable: bool, out: Choices) -> None:
    """Godcat plays as any card of the deck that does something alone; never as a Nope. [G7-G9]"""
    kinds = t.rules.godcat_plays_as & REGISTER.alone
    if t.wants & FORBIDDEN != 0:
        kinds &= ~forbidden(t, seat)
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        needs = REGISTER.needs[kind]
        if needs == NOTHING or (robbable if needs == SOMEBODY_TO_ROB else REGISTER.cards[kind].imitable(t, seat)):
            out.add(GODCAT_AS + kind)


def playable_alone(t: KittensState, seat: Seat, kind: Kind) -> bool:
    """Whether the active player could play this one card now."""
    if (REGISTER.alone & ~forbidden(t, seat)) >> kind & 1 == 0:
        return False
    needs = REGISTER.needs[kind]
    if needs == SOMEBODY_TO_ROB:
        return can_be_robbed(t, t.others(seat)) != 0
    return needs == NOTHING or REGISTER.cards[kind].playable(t, seat)


TURN: Final[Frame] = Turn(THE_END)
FRAMES.add("turn", Turn, [], make=lambda below: TURN)
