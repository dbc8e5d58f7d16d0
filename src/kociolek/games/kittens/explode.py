"""Drawing, and what a drawn kitten does. [D3, K1]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit, shl
from kociolek.core.stack import Field, FlagField, Frame, SeatField
from kociolek.games.kittens.actions import EXPLODE, GODCAT_AS, PLAY, TUCK
from kociolek.games.kittens.debt import end_one_turn
from kociolek.games.kittens.ending import declare_winners
from kociolek.games.kittens.expansion_state import ARRIVES, DREW, INTERCEPTS, arrives, drew, intercepts
from kociolek.games.kittens.frames import FRAMES, SEAT, SeatFrame
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, GODCAT
from kociolek.games.kittens.leaving import die
from kociolek.games.kittens.state import KittensState


def draw(t: KittensState, seat: Seat) -> None:
    """Draw the top card, which ends the turn."""
    if t.pile.size() == 0:
        draw_from_nothing(t, seat)
        return
    knowers = t.pile.knowers(0)
    receive_drawn(t, seat, t.pile.take(), knowers, "drew")


def draw_from_nothing(t: KittensState, seat: Seat) -> None:
    """No printed rule leads here: with no card to draw the turn just ends, until all have failed to draw. [D15]"""
    t.tell("pile_empty", seat)
    t.dry |= shl(1, seat)
    if t.dry & t.alive == t.alive:
        declare_winners(t)
    else:
        end_one_turn(t)


def receive_drawn(t: KittensState, seat: Seat, kind: Kind, knowers: i64, verb: str) -> None:
    """Give a drawn card to the hand, seen only by those who knew it already. Show a kitten at once."""
    t.dry = 0
    if t.wants != 0:
        if t.wants & INTERCEPTS != 0 and intercepts(t, seat, kind, knowers):
            return
        if t.wants & ARRIVES != 0 and arrives(t, seat, kind, knowers, verb, True):
            return
        if kind != EXPLODING_KITTEN and t.wants & DREW != 0:
            drew(t, seat)
    if kind == EXPLODING_KITTEN:
        t.limbo.put(kind, EVERYONE)
        t.tell("kitten_drawn", seat)
        t.top = Exploding(t.top, seat, True)
    else:
        t.hands.gain(seat, kind, knowers | bit(seat))
        t.tell(verb, seat, NOBODY, kind, -1, bit(seat))
        end_one_turn(t)


def deliver(t: KittensState, seat: Seat, kind: Kind, knowers: i64) -> None:
    """Give a player a card that somebody else drew. No turn of theirs ends by it. Show a kitten at once."""
    if arrives(t, seat, kind, knowers, "", False):
        return
    if kind == EXPLODING_KITTEN:
        show_kitten(t, seat)
    else:
        t.hands.gain(seat, kind, knowers | bit(seat))


def show_kitten(t: KittensState, seat: Seat) -> None:
    """Not drawn, but there it is: it must be defused all the same, and no turn ends by it. [T11]"""
    t.limbo.put(EXPLODING_KITTEN, EVERYONE)
    t.tell("kitten_shown", seat)
    t.top = Exploding(t.top, seat, False)


@mypyc_attr(acyclic=True)
class Peril(SeatFrame):
    """Somebody must play a Defuse or die."""

    def must(self) -> bool:
        """Tell whether a Defuse has to be played if there is one."""
        return False

    def rescue(self, t: KittensState, seat: Seat) -> None:
        """Continue after a Defuse."""
        raise NotImplementedError


def godcat_defuses(t: KittensState, seat: Seat) -> bool:
    """Godcat is played in one's own turn; as a Defuse also out of it, if so agreed. [G1, G2]"""
    return t.rules.good_vs_evil and (seat == t.active or t.rules.godcat_off_turn) and t.hands.count(seat, GODCAT) > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exploding(Peril):
    """A kitten lies open before a player: Defuse it or die. Not defusing on purpose is allowed. [K1, G1]"""

    def __init__(self, below: Frame, seat: Seat, ends_turn: bool) -> None:
        super().__init__(below, seat)
        self.ends_turn: Final = ends_turn  # whether putting it back ends a turn, as it does when the kitten was drawn

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        if t.hands.count(seat, DEFUSE) > 0:
            out.add(PLAY + DEFUSE)
        if t.rules.good_vs_evil and godcat_defuses(t, seat):
            out.add(GODCAT_AS + DEFUSE)
        out.add(EXPLODE)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action == EXPLODE:
            t.top = self.below
            t.discard.put(t.limbo.take(), EVERYONE)
            die(t, seat, "exploded")
        else:
            t.spend(seat, DEFUSE if action == PLAY + DEFUSE else GODCAT)
            self.rescue(t, seat)

    def rescue(self, t: KittensState, seat: Seat) -> None:
        t.tell("defused", seat)
        t.top = Tucking(self.below, seat, self.ends_turn)

    def abandon(self, t: KittensState) -> None:
        t.discard.put(t.limbo.take(), EVERYONE)


@mypyc_attr(acyclic=True)
class PuttingBack(SeatFrame):
    """A card in limbo goes back anywhere in the pile, top to bottom, unseen by the others."""

    def __init__(self, below: Frame, seat: Seat, ends_turn: bool) -> None:
        super().__init__(below, seat)
        self.ends_turn: Final = ends_turn  # whether that ends a turn of this player

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        offer_depths(t, out)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        return t.pile.size() == 0

    def put_back(self, t: KittensState, seat: Seat, action: i64, verb: str) -> None:
        t.top = self.below
        tuck(t, seat, action - TUCK, verb)
        if self.ends_turn:
            end_one_turn(t)

    def abandon(self, t: KittensState) -> None:
        tuck_by_chance(t)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tucking(PuttingBack):
    """The defused kitten. [D3]"""

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        self.put_back(t, seat, action, "tucked")


def offer_depths(t: KittensState, out: Choices) -> None:
    for depth in range(t.pile.size() + 1):
        out.add(TUCK + depth)


def tuck(t: KittensState, seat: Seat, depth: i64, verb: str) -> None:
    """Put the card in limbo back into the pile. Only this player knows where."""
    t.pile.tuck(t.limbo.take(), seat, depth)
    t.tell(verb, seat, index=depth, audience=bit(seat))


def tuck_by_chance(t: KittensState) -> None:
    """Nobody is left to choose the place: chance does, and nobody knows it."""
    t.pile.forget_except(0)
    t.pile.put(t.limbo.take(), 0, t.rng.below(t.pile.size() + 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnEnding(SeatFrame):
    """When all above is settled, one turn of this player is over, if it still is their turn."""

    def advance(self, t: KittensState) -> None:
        t.top = self.below
        if t.active == self.seat:
            end_one_turn(t)


ENDS_TURN: Final[list[Field]] = [SeatField("seat"), FlagField("ends_turn", default=True)]
FRAMES.add("exploding", Exploding, ENDS_TURN, "explode.defuse")
FRAMES.add("tucking", Tucking, ENDS_TURN, "defuse.tuck")
FRAMES.add("ending", TurnEnding, SEAT, "turn")
