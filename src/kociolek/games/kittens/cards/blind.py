"""Playing blind: the Curse of the Cat Butt hides a player's own hand, and cards are turned up by chance. [Q1-Q14]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import EVERYONE, NOBODY, Choices, Seat, bit, shl
from kociolek.core.stack import Frame, SeatsField
from kociolek.games.kittens.actions import DRAW, EXPLODE, GODCAT_AS, PASS, new_action
from kociolek.games.kittens.cards.registry import REGISTER
from kociolek.games.kittens.collecting import plain_cards
from kociolek.games.kittens.expansion_state import forbidden
from kociolek.games.kittens.explode import Peril, godcat_defuses, show_kitten
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, GODCAT, NOPE
from kociolek.games.kittens.nope import Pending, can_be_robbed
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.turn import TURN, offer_godcat, playable_alone

BLIND: Final = new_action("blind")  # turn up one card of one's own hand


def curse(t: KittensState, target: Seat) -> None:
    """Hide the hand from its owner, who remembers what was in it. [Q13]"""
    if (t.blind >> target) & 1 == 0:
        t.hands.look_at_own(target)
        t.blind |= shl(1, target)


def lift(t: KittensState, seat: Seat) -> None:
    """End the curse, after a draw that did not explode or a Defuse found in time. [Q1, Q3, Q12]"""
    if (t.blind >> seat) & 1 != 0:
        t.blind &= ~shl(1, seat)
        t.tell("uncursed", seat)


def offer_blind(t: KittensState, seat: Seat, may_nope: bool, out: Choices) -> bool:
    """Offer what a blind player may do. It depends on the size of the hand, not on its cards. [Q2, G13, N17]"""
    top = t.top
    has_cards = plain_cards(t, seat) > 0
    if top is TURN:
        out.add(DRAW)
        if has_cards:
            out.add(BLIND)
        if t.hands.held(seat) >> GODCAT & 1 != 0:
            offer_godcat(t, seat, can_be_robbed(t, t.others(seat)) != 0, out)
        return True
    if isinstance(top, Peril):
        if has_cards:
            out.add(BLIND)
        if godcat_defuses(t, seat):
            out.add(GODCAT_AS + DEFUSE)
        if not (has_cards and top.must()):
            out.add(EXPLODE)
        return True
    if isinstance(top, Pending):
        out.add(PASS)
        if may_nope and has_cards:
            out.add(BLIND)
        return True
    return False


def turn_up(t: KittensState, seat: Seat) -> None:
    """One card by chance: it does what it can do now, or is wasted."""
    top = t.top
    kind = t.random_card(seat)
    playable = shl(1, kind) & ~forbidden(t, seat)
    t.tell("turned_up", seat, NOBODY, kind)
    if kind == EXPLODING_KITTEN:
        # As if it had been played: it must be defused. [Q3, K6]
        interrupt(t)
        t.hands.lose(seat, kind, EVERYONE)
        show_kitten(t, seat)
    elif top is TURN and playable_alone(t, seat, playable, can_be_robbed(t, t.others(seat)) != 0) != 0:
        t.tell("played", seat, NOBODY, kind)
        t.spend(seat, kind)
        REGISTER.cards[kind].declare(t, seat, kind)
    elif kind == DEFUSE and isinstance(top, Peril):
        t.spend(seat, kind)
        lift(t, seat)
        top.rescue(t, seat)
    elif kind == NOPE and isinstance(top, Pending):
        t.spend(seat, kind)
        top.nope(t, seat)
    else:
        t.spend(seat, kind)
        t.tell("wasted", seat, NOBODY, kind)


def give_blindly(t: KittensState, giver: Seat, taker: Seat) -> None:
    """Give a card by chance for a Favor. Only the other player sees it. [Q6]"""
    if plain_cards(t, giver) == 0:
        t.pass_card("gave", giver, taker, giver, GODCAT)
        return
    kind = t.random_card(giver)
    t.hand_over(giver, taker, kind, bit(taker))
    t.tell("gave", giver, taker, kind, -1, bit(taker))


def interrupt(t: KittensState) -> None:
    """Interrupt a question. Those who have not answered are asked again afterwards."""
    if t.waiting != 0:
        t.top = Interrupted(t.top, t.waiting)
        t.waiting = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Interrupted(Frame):
    """Lies on the frame that was asking."""

    def __init__(self, below: Frame, left: i64) -> None:
        self.below = below
        self.left: Final = left  # mask of those who had not answered

    def prompt(self) -> str:
        return self.below.prompt()

    def advance(self, t: KittensState) -> None:
        t.top = self.below
        t.waiting = self.left & t.alive

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        """The question itself may be void."""
        below = self.below
        return self if isinstance(below, Pending) and below.on_player_left(t, gone) is not None else None


FRAMES.add("interrupted", Interrupted, [SeatsField("left")])
