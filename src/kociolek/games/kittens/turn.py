"""A turn: play as many cards as you like, or none; then draw. [EK rules, Turn; T16]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Choices, Kind, Seat, shl
from kociolek.games.kittens.actions import ADD, DRAW, FIVE, GODCAT_AS, PAIR, PLAY
from kociolek.games.kittens.cards.combos import FIVE_DIFFERENT, PAIR_COMBO, begin_five, offer_combos, play_combo
from kociolek.games.kittens.cards.registry import CARDS, NEEDS
from kociolek.games.kittens.explode import draw
from kociolek.games.kittens.kinds import ARMAGEDDON, FERAL_CAT, GODCAT
from kociolek.games.kittens.nope import ASK_THE_CARD, NOTHING, SOMEBODY_TO_ROB
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
        counts = hands.counts
        kinds = hands.kinds
        first = seat * kinds
        robbable = PAIR_COMBO.playable(t, seat)
        ferals: i64 = i64(counts[first + FERAL_CAT]) if kinds > FERAL_CAT else 0
        godcat = t.rules.good_vs_evil and hands.count(seat, GODCAT) > 0
        kind: i64 = 0
        while kind < kinds:
            own = i64(counts[first + kind])
            if own > 0 and kind != GODCAT:
                if playable(t, seat, Kind(kind), robbable):
                    out.add(PLAY + kind)
                if robbable and (own > 1 or ferals > 0 or godcat):
                    offer_combos(t, seat, Kind(kind), own, ferals, godcat and t.rules.godcat_in_combos, out)
            kind += 1
        if godcat:
            self.offer_godcat(t, seat, robbable, out)
        if t.rules.five_different and FIVE_DIFFERENT.playable(t, seat):
            out.add(FIVE)

    def offer_godcat(self, t: Table, seat: Seat, robbable: bool, out: Choices) -> None:
        """Godcat plays as any card of the deck that does something alone; never as a Nope. [G7-G9]"""
        kind: i64 = 0
        while kind < t.hands.kinds:
            if t.census[kind] != 0 and kind != ARMAGEDDON and playable(t, seat, Kind(kind), robbable):
                out.add(GODCAT_AS + kind)
            kind += 1

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


def playable(t: Table, seat: Seat, kind: Kind, robbable: bool) -> bool:
    needs = NEEDS[kind]
    if needs == NOTHING:
        return True
    if needs == SOMEBODY_TO_ROB:
        return robbable
    return needs == ASK_THE_CARD and CARDS[kind].playable(t, seat)


TURN: Final[Frame] = Turn(THE_END)
