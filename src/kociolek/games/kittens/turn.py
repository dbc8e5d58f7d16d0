"""A turn: play as many cards as you like, or none; then draw. [EK rules, Turn; T16]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Choices, Kind, Seat, lowest, shl
from kociolek.games.kittens.actions import DRAW, FIVE, GODCAT_AS, PAIR, PLAY
from kociolek.games.kittens.cards.combos import FIVE_DIFFERENT, begin_five, offer_combos, play_combo
from kociolek.games.kittens.cards.registry import CARDS, NEEDS, PLAYABLE_ALONE
from kociolek.games.kittens.explode import draw
from kociolek.games.kittens.kinds import GODCAT
from kociolek.games.kittens.nope import NOTHING, SOMEBODY_TO_ROB
from kociolek.games.kittens.table import THE_END, Frame, Table


@final
class Turn(Frame):
    """The bottom of the stack while the game lasts. Whose turn it is stands on the table, so one object serves all."""

    def prompt(self) -> str:
        return "turn"

    def advance(self, t: Table) -> None:
        t.waiting = shl(1, t.active)

    def options(self, t: Table, seat: Seat, out: Choices) -> None:
        out.add(DRAW)
        hands = t.hands
        held = hands.held[seat]
        robbable = hands.anybody(t.others(seat))
        offer_singles(t, seat, held, robbable, PLAY, out)
        if (held >> GODCAT) & 1 != 0:
            # Godcat plays as any card of the deck that does something alone; never as a Nope. [G7-G9]
            offer_singles(t, seat, t.rules.godcat_plays_as, robbable, GODCAT_AS, out)
        if robbable:
            offer_combos(t, seat, out)
        if t.rules.five_different and FIVE_DIFFERENT.playable(t, seat):
            out.add(FIVE)

    def answer(self, t: Table, seat: Seat, action: i64) -> None:
        if action == DRAW:
            draw(t, seat)
        elif action == FIVE:
            begin_five(t, seat)
        elif action < GODCAT_AS:
            kind = Kind(action - PLAY)
            t.tell("played", seat, NOBODY, kind)
            t.spend(seat, kind)
            CARDS[kind].declare(t, seat, kind)
        elif action < PAIR:
            kind = Kind(action - GODCAT_AS)
            t.tell("godcat_played", seat, NOBODY, kind)
            t.spend(seat, GODCAT)
            CARDS[kind].declare(t, seat, kind)
        else:
            play_combo(t, seat, action)

    def bereave(self, t: Table, gone: Seat) -> Frame | None:
        return self

    def onto(self, below: Frame) -> Frame:
        return self

    def words(self) -> list[str]:
        return ["turn"]


def offer_singles(t: Table, seat: Seat, kinds: i64, robbable: bool, family: i64, out: Choices) -> None:
    """Of these kinds, those that may be played alone now."""
    kinds &= PLAYABLE_ALONE
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        needs = NEEDS[kind]
        if needs == NOTHING or (robbable if needs == SOMEBODY_TO_ROB else CARDS[kind].playable(t, seat)):
            out.add(family + kind)


TURN: Final[Frame] = Turn(THE_END)
