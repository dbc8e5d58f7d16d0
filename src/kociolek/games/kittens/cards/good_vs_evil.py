"""The cards of Good vs. Evil, in the order of its rule sheet, and Armageddon step by step."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit, shl
from kociolek.core.stack import Frame, SeatField
from kociolek.games.kittens.actions import EXPLODE, HOLD, KEEP, PLAY, SWAP, TOP
from kociolek.games.kittens.debt import end_one_turn
from kociolek.games.kittens.explode import Peril, draw_from_nothing, receive_drawn
from kociolek.games.kittens.frames import BY_AGAINST, FRAMES, SEAT, DuelFrame, SeatFrame
from kociolek.games.kittens.kinds import BOTH_ON_MAT, DEFUSE, DEVILCAT, GODCAT, ON_MAT_DEVILCAT
from kociolek.games.kittens.leaving import die
from kociolek.games.kittens.nope import Aiming, Card
from kociolek.games.kittens.state import KittensState


@final
class Armageddon(Card):
    """A duel with the two cards of the mat; playable only while both lie there. Ends one turn. [EK GvE; G14-G20]

    Unlike other cards it is aimed after the Nope window: the player first takes the cards from the mat. [N8]
    """

    def playable(self, t: KittensState, seat: Seat) -> bool:
        return t.mat == BOTH_ON_MAT

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.mat = 0
        t.limbo.put(GODCAT, EVERYONE)
        t.limbo.put(DEVILCAT, EVERYONE)
        t.top = Aiming(t.top, self, seat, kind)

    def aimed(self, t: KittensState, seat: Seat, kind: Kind, target: Seat) -> None:
        t.top = DuelLaying(t.top, seat, target)

    def abandon(self, t: KittensState) -> None:
        end_duel(t)


def end_duel(t: KittensState) -> None:
    """Called off: the cards go back to the mat."""
    while t.limbo.size() > 0:
        t.limbo.take()
    t.mat = BOTH_ON_MAT


@mypyc_attr(acyclic=True)
class MatDuel(DuelFrame):
    """A step of Armageddon. Without its opponent the duel is off, and with it the turn of the one who called it."""

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        if gone != self.by and gone != self.against:
            return self
        end_duel(t)
        if gone == self.against:
            end_one_turn(t)
        return None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuelLaying(MatDuel):
    """The player looks at both cards in secret and lays one before themselves, the other before the opponent."""

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(HOLD + GODCAT)
        out.add(HOLD + DEVILCAT)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        own = Kind(action - HOLD)
        t.limbo.take()
        t.limbo.take()
        t.limbo.put(DEVILCAT if own == GODCAT else GODCAT, bit(seat))  # before the opponent
        t.limbo.put(own, bit(seat))  # before the player: on top
        t.tell("armageddon_laid", seat, self.against, own, -1, bit(seat))
        t.top = DuelChoosing(self.below, seat, self.against)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DuelChoosing(MatDuel):
    """The opponent decides without looking: keep the card before them, or swap it for the other. [G17]"""

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, self.against)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(KEEP)
        out.add(SWAP)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        t.tell("armageddon_kept" if action == KEEP else "armageddon_swapped", seat, self.by)
        actors = t.limbo.take()
        t.limbo.take()
        actor_has_godcat = (actors == GODCAT) == (action == KEEP)
        saint = self.by if actor_has_godcat else self.against
        sinner = self.against if actor_has_godcat else self.by
        # Godcat goes to the hand first, then Devilcat strikes. [G20]
        t.hands.gain(saint, GODCAT, EVERYONE)
        t.tell("godcat_won", saint)
        t.limbo.put(DEVILCAT, EVERYONE)
        t.tell("devilcat_hit", sinner)
        t.top = Devilled(self.below, self.by, sinner)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Devilled(Peril):
    """Devilcat lies before a player: play a Defuse, which puts nothing back, or die. [EK GvE, Devilcat; K15, G18]"""

    def __init__(self, below: Frame, by: Seat, seat: Seat) -> None:
        super().__init__(below, seat)
        self.by: Final = by  # who called Armageddon

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        if t.hands.count(seat, DEFUSE) > 0:
            out.add(PLAY + DEFUSE)
        out.add(EXPLODE)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action == EXPLODE:
            self.go_home(t)
            t.top = self.below
            die(t, seat, "exploded")
            self.end_turn(t)
        else:
            t.spend(seat, DEFUSE)
            self.rescue(t, seat)

    def rescue(self, t: KittensState, seat: Seat) -> None:
        self.go_home(t)
        t.top = self.below
        t.tell("defused", seat)
        self.end_turn(t)

    def end_turn(self, t: KittensState) -> None:
        """If Armageddon killed the one who played it, the turn has passed on already."""
        if t.winners() == 0 and t.living(self.by):
            end_one_turn(t)

    def go_home(self, t: KittensState) -> None:
        t.limbo.take()
        t.mat |= ON_MAT_DEVILCAT

    def abandon(self, t: KittensState) -> None:
        self.go_home(t)
        if t.living(self.by):
            end_one_turn(t)


@final
class RevealTheFuture(Card):
    """Turn up the top three cards for all to see; they keep their order. The turn goes on. [EK GvE; C10, D1]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        for depth in range(min(3, t.pile.size())):
            t.tell("revealed", seat, NOBODY, t.pile.look(depth, EVERYONE), depth)


@final
class RaisingHeck(Card):
    """Take the bottom card; keep it or put it on top. Ends one turn. [EK GvE, Raising Heck; D2, D4, D5]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if t.pile.size() == 0:
            draw_from_nothing(t, seat)
            return
        knowers = t.pile.knowers(t.pile.size() - 1) | bit(seat)
        card = t.pile.take_bottom()
        t.limbo.put(card, knowers)
        t.tell("saw", seat, NOBODY, card, -1, bit(seat))
        t.top = HeckChoosing(t.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HeckChoosing(SeatFrame):
    """Keep the card, as if drawn, or lay it silently on the pile: even a kitten may be put there. [D4]"""

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(KEEP)
        out.add(TOP)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        knowers = t.limbo.knowers(0)
        card = t.limbo.take()
        if action == KEEP:
            receive_drawn(t, seat, card, knowers, "heck_kept")
        else:
            t.pile.put(card, knowers)
            t.tell("heck_topped", seat, NOBODY, card, -1, bit(seat))
            end_one_turn(t)

    def abandon(self, t: KittensState) -> None:
        knowers = t.limbo.knowers(0)
        t.pile.put(t.limbo.take(), knowers, t.pile.size())


FRAMES.add("laying", DuelLaying, BY_AGAINST, "armageddon.hold")
FRAMES.add("choosing", DuelChoosing, BY_AGAINST, "armageddon.choose")
FRAMES.add("devilled", Devilled, [SeatField("by"), SeatField("seat")], "devilcat.defuse")
FRAMES.add("heck", HeckChoosing, SEAT, "heck.keep")
