"""Drawing, and what a drawn kitten does. [EK rules, Explosion and Defuse; D3, K1, E1-E4]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit, lowest, shl
from kociolek.games.kittens.actions import EXPLODE, GODCAT_AS, PLAY, TUCK
from kociolek.games.kittens.debt import begin_turns, end_one_turn
from kociolek.games.kittens.kinds import DEFUSE, DEVILCAT, EXPLODING_KITTEN, GODCAT
from kociolek.games.kittens.table import ON_MAT_DEVILCAT, ON_MAT_GODCAT, Frame, Table, declare_winners


def draw(t: Table, seat: Seat) -> None:
    """The top card ends the turn."""
    if t.pile.size() == 0:
        draw_from_nothing(t, seat)
        return
    knowers = t.pile.knowers(0)
    receive_drawn(t, seat, t.pile.take(), knowers, "drew")


def draw_from_nothing(t: Table, seat: Seat) -> None:
    """No printed rule leads here: with no card to draw the turn just ends, until all have failed to draw. [D15]"""
    t.tell("pile_empty", seat)
    t.dry |= shl(1, seat)
    if t.dry & t.alive == t.alive:
        declare_winners(t)
    else:
        end_one_turn(t)


def receive_drawn(t: Table, seat: Seat, kind: Kind, knowers: i64, verb: str) -> None:
    """A drawn card goes to the hand, seen only by those who knew it already; a kitten is shown at once."""
    t.dry = 0
    if kind == EXPLODING_KITTEN:
        t.limbo.put(kind, EVERYONE)
        t.tell("kitten_drawn", seat)
        t.top = Exploding(t.top, seat)
    else:
        t.hands.gain(seat, kind, knowers | bit(seat))
        t.tell(verb, seat, NOBODY, kind, -1, bit(seat))
        end_one_turn(t)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exploding(Frame):
    """A kitten lies open before a player: Defuse it or die. Not defusing on purpose is allowed. [K1, G1]"""

    def __init__(self, below: Frame, seat: Seat) -> None:
        self.below = below
        self.seat: Final = seat

    def prompt(self) -> str:
        return "explode.defuse"

    def advance(self, t: Table) -> None:
        t.waiting = shl(1, self.seat)

    def options(self, t: Table, seat: Seat, out: Choices) -> None:
        if t.hands.count(seat, DEFUSE) > 0:
            out.add(PLAY + DEFUSE)
        if t.rules.good_vs_evil and t.hands.count(seat, GODCAT) > 0:
            out.add(GODCAT_AS + DEFUSE)
        out.add(EXPLODE)

    def answer(self, t: Table, seat: Seat, action: i64) -> None:
        if action == EXPLODE:
            t.top = self.below
            t.discard.put(t.limbo.take(), EVERYONE)
            die(t, seat, "exploded")
        else:
            t.spend(seat, DEFUSE if action == PLAY + DEFUSE else GODCAT)
            t.tell("defused", seat)
            t.top = Tucking(self.below, seat)

    def bereave(self, t: Table, gone: Seat) -> Frame | None:
        if gone != self.seat:
            return self
        t.discard.put(t.limbo.take(), EVERYONE)
        return None

    def onto(self, below: Frame) -> Frame:
        return Exploding(below, self.seat)

    def words(self) -> list[str]:
        return ["exploding", str(self.seat)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tucking(Frame):
    """The defused kitten goes back anywhere in the pile, top to bottom, unseen by the others. [D3]"""

    def __init__(self, below: Frame, seat: Seat) -> None:
        self.below = below
        self.seat: Final = seat

    def prompt(self) -> str:
        return "defuse.tuck"

    def advance(self, t: Table) -> None:
        t.waiting = shl(1, self.seat)

    def options(self, t: Table, seat: Seat, out: Choices) -> None:
        depth: i64 = 0
        while depth <= t.pile.size():
            out.add(TUCK + depth)
            depth += 1

    def answer(self, t: Table, seat: Seat, action: i64) -> None:
        depth = action - TUCK
        t.top = self.below
        t.pile.tuck(t.limbo.take(), seat, depth)
        t.tell("tucked", seat, index=depth, audience=bit(seat))
        end_one_turn(t)

    def bereave(self, t: Table, gone: Seat) -> Frame | None:
        if gone != self.seat:
            return self
        # Nobody is left to choose the place: chance does, and nobody knows it.
        t.pile.forget_except(0)
        t.pile.put(t.limbo.take(), 0, t.rng.below(t.pile.size() + 1))
        return None

    def onto(self, below: Frame) -> Frame:
        return Tucking(below, self.seat)

    def words(self) -> list[str]:
        return ["tucking", str(self.seat)]


def die(t: Table, seat: Seat, verb: str) -> None:
    """Out for the rest of the game: the hand is discarded, Godcat goes home, owed turns are void. [E1, A12, G10]"""
    t.tell(verb, seat)
    while t.hands.held[seat] != 0:
        kind = Kind(lowest(t.hands.held[seat]))
        t.spend(seat, kind)
        t.tell("discarded", seat, NOBODY, kind)
    t.alive &= ~shl(1, seat)
    t.ranking = append(t.ranking, u8(seat))
    if t.alive & (t.alive - 1) == 0:
        declare_winners(t)  # before anything else is asked [E3]
    elif seat == t.active:
        begin_turns(t, t.after(seat), 1, False)


def leave(t: Table, seat: Seat) -> None:
    """A player who leaves dies without a kitten; whatever they were part of is void. [E4]"""
    frames: list[Frame] = []
    frame = t.top
    while frame.below is not frame:
        frames.append(frame)
        frame = frame.below
    die(t, seat, "left")
    if t.waiting == 0 and t.winners() != 0:
        send_home(t)
        return
    stack = frame
    asked = frames[0]
    for kept in reversed(frames):
        mended = kept.bereave(t, seat)
        if mended is not None:
            stack = mended.onto(stack)
            if kept is asked:
                asked = stack
    t.top = stack
    t.waiting &= t.alive
    if asked is not stack:
        t.waiting = 0
    t.settle()


def send_home(t: Table) -> None:
    """The game ended in mid-air: what hung between zones goes where it belongs."""
    while t.limbo.size() > 0:
        kind = t.limbo.take()
        if kind == GODCAT:
            t.mat |= ON_MAT_GODCAT
        elif kind == DEVILCAT:
            t.mat |= ON_MAT_DEVILCAT
        else:
            t.discard.put(kind, EVERYONE)
