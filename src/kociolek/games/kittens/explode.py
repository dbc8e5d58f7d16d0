"""Drawing, and what a drawn kitten does. [EK rules, Explosion and Defuse; D3, K1, E1-E4]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit, lowest, shl
from kociolek.games.kittens.actions import EXPLODE, GODCAT_AS, PLAY, TUCK
from kociolek.games.kittens.annex import ARRIVES, DREW, INTERCEPTS, arrives, died, drew, intercepts
from kociolek.games.kittens.debt import begin_turns, end_one_turn
from kociolek.games.kittens.kinds import DEFUSE, DEVILCAT, EXPLODING_KITTEN, GODCAT
from kociolek.games.kittens.state import ON_MAT_DEVILCAT, ON_MAT_GODCAT, Frame, KittensState, declare_winners


def draw(t: KittensState, seat: Seat) -> None:
    """The top card ends the turn."""
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
    """A drawn card goes to the hand, seen only by those who knew it already; a kitten is shown at once."""
    t.dry = 0
    if t.annex is not None:
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
    """A card that somebody else drew reaches a player, and no turn of theirs ends by it; a kitten is shown at once."""
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
class Peril(Frame):
    """Somebody must play a Defuse or die."""

    def victim_seat(self) -> Seat:
        raise NotImplementedError

    def must(self) -> bool:
        """Whether a Defuse has to be played if there is one."""
        return False

    def rescue(self, t: KittensState, seat: Seat) -> None:
        """A Defuse has been played."""
        raise NotImplementedError


def godcat_defuses(t: KittensState, seat: Seat) -> bool:
    """Godcat is played in one's own turn; as a Defuse also out of it, if so agreed. [G1, G2]"""
    return t.rules.good_vs_evil and (seat == t.active or t.rules.godcat_off_turn) and t.hands.count(seat, GODCAT) > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exploding(Peril):
    """A kitten lies open before a player: Defuse it or die. Not defusing on purpose is allowed. [K1, G1]"""

    def __init__(self, below: Frame, seat: Seat, ends: bool) -> None:
        self.below = below
        self.seat: Final = seat
        self.ends: Final = ends  # whether putting it back ends a turn: so it does when the kitten was drawn

    def prompt(self) -> str:
        return "explode.defuse"

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, self.seat)

    def victim_seat(self) -> Seat:
        return self.seat

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
        t.top = Tucking(self.below, seat, self.ends)

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        if gone != self.seat:
            return self
        t.discard.put(t.limbo.take(), EVERYONE)
        return None

    def onto(self, below: Frame) -> Frame:
        return Exploding(below, self.seat, self.ends)

    def words(self) -> list[str]:
        return ["exploding", str(self.seat)] + ([] if self.ends else ["0"])


@mypyc_attr(acyclic=True)
class PuttingBack(Frame):
    """A card in limbo goes back anywhere in the pile, top to bottom, unseen by the others."""

    def __init__(self, below: Frame, seat: Seat, ends: bool) -> None:
        self.below = below
        self.seat: Final = seat
        self.ends: Final = ends  # whether that ends a turn of this player

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, self.seat)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        offer_depths(t, out)

    def put_back(self, t: KittensState, seat: Seat, action: i64, verb: str) -> None:
        t.top = self.below
        tuck(t, seat, action - TUCK, verb)
        if self.ends:
            end_one_turn(t)

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        if gone != self.seat:
            return self
        tuck_by_chance(t)
        return None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tucking(PuttingBack):
    """The defused kitten. [D3]"""

    def prompt(self) -> str:
        return "defuse.tuck"

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        self.put_back(t, seat, action, "tucked")

    def onto(self, below: Frame) -> Frame:
        return Tucking(below, self.seat, self.ends)

    def words(self) -> list[str]:
        return ["tucking", str(self.seat)] + ([] if self.ends else ["0"])


def offer_depths(t: KittensState, out: Choices) -> None:
    depth: i64 = 0
    while depth <= t.pile.size():
        out.add(TUCK + depth)
        depth += 1


def tuck(t: KittensState, seat: Seat, depth: i64, verb: str) -> None:
    """The card in limbo goes back into the pile; only this player knows where."""
    t.pile.tuck(t.limbo.take(), seat, depth)
    t.tell(verb, seat, index=depth, audience=bit(seat))


def tuck_by_chance(t: KittensState) -> None:
    """Nobody is left to choose the place: chance does, and nobody knows it."""
    t.pile.forget_except(0)
    t.pile.put(t.limbo.take(), 0, t.rng.below(t.pile.size() + 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnEnding(Frame):
    """When all above is settled, one turn of this player is over, if it still is their turn."""

    def __init__(self, below: Frame, seat: Seat) -> None:
        self.below = below
        self.seat: Final = seat

    def prompt(self) -> str:
        return "turn"

    def advance(self, t: KittensState) -> None:
        t.top = self.below
        if t.active == self.seat:
            end_one_turn(t)

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        return None if gone == self.seat else self

    def onto(self, below: Frame) -> Frame:
        return TurnEnding(below, self.seat)

    def words(self) -> list[str]:
        return ["ending", str(self.seat)]


def die(t: KittensState, seat: Seat, verb: str) -> None:
    """Out for the rest of the game: the hand is discarded, Godcat goes home, owed turns are void. [E1, A12, G10]"""
    t.tell(verb, seat)
    while t.hands.held(seat) != 0:
        kind = Kind(lowest(t.hands.held(seat)))
        t.spend(seat, kind)
        t.tell("discarded", seat, NOBODY, kind)
    t.alive &= ~shl(1, seat)
    if t.annex is not None:
        t.blind &= ~shl(1, seat)
        died(t, seat)
    t.ranking = append(t.ranking[:], u8(seat))  # clones share it
    if t.alive & (t.alive - 1) == 0:
        declare_winners(t)  # before anything else is asked [E3]
    elif seat == t.active:
        begin_turns(t, t.after(seat), 1, False)
    if t.annex is not None and verb != "left" and t.winners() == 0:
        mend(t, seat)  # without expansions nothing but the turn lies below a kitten


def leave(t: KittensState, seat: Seat) -> None:
    """A player who leaves dies without a kitten; whatever they were part of is void. [E4]"""
    die(t, seat, "left")
    if t.waiting == 0 and t.winners() != 0:
        send_home(t)
        return
    t.waiting &= t.alive
    if not mend(t, seat):
        t.waiting = 0
    t.settle()


def mend(t: KittensState, gone: Seat) -> bool:
    """Somebody is out: what they were part of is void. Tells whether what lay on top still does."""
    kept: list[Frame] = []
    frame = t.top
    top_stays = True
    while frame.below is not frame:
        mended = frame.on_player_left(t, gone)  # from the top down, for so lie the cards in limbo
        if mended is not None:
            kept.append(mended)
        elif frame is t.top:
            top_stays = False
        frame = frame.below
    stack = frame
    for frame in reversed(kept):
        stack = frame.onto(stack)
    t.top = stack
    return top_stays


def send_home(t: KittensState) -> None:
    """The game ended in mid-air: what hung between zones goes where it belongs."""
    while t.limbo.size() > 0:
        kind = t.limbo.take()
        if kind == GODCAT:
            t.mat |= ON_MAT_GODCAT
        elif kind == DEVILCAT:
            t.mat |= ON_MAT_DEVILCAT
        else:
            t.discard.put(kind, EVERYONE)
