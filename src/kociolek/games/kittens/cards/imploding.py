"""Imploding Kittens, in the order of its rule sheet. [EK Imploding]

Draw from the Bottom, Alter the Future, Targeted Attack and the Feral Cat are the same cards as in the Party Pack.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import pop
from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import EVERYONE, Kind, Seat
from kociolek.core.stack import FlagField
from kociolek.core.zones import Pile
from kociolek.games.kittens.cards.party import Altering
from kociolek.games.kittens.debt import end_one_turn
from kociolek.games.kittens.expansion import Deal, Expansion
from kociolek.games.kittens.expansion_state import ARRIVES, CHECKS, Draft, ExpansionState, drew, spare, want
from kociolek.games.kittens.explode import PuttingBack
from kociolek.games.kittens.frames import FRAMES, SEAT
from kociolek.games.kittens.imagine import LIMBO_GAP, fill
from kociolek.games.kittens.kinds import (
    ALTER_THE_FUTURE,
    DRAW_FROM_THE_BOTTOM,
    FERAL_CAT,
    TARGETED_ATTACK,
    new_kind,
)
from kociolek.games.kittens.leaving import die
from kociolek.games.kittens.nope import Card
from kociolek.games.kittens.state import KittensState

IMPLODING_KITTEN: Final = new_kind("imploding_kitten")
REVERSE: Final = new_kind("reverse")
NOWHERE: Final = -2  # no place in the pile, nor in limbo


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ImplodingState(ExpansionState):
    """Which way up the Imploding Kitten lies. Where it lies is a matter of the pile."""

    def __init__(self, face_up: bool, wants: i64) -> None:
        self.wants = wants
        self.face_up = face_up

    def clone(self) -> ExpansionState:
        return ImplodingState(self.face_up, self.wants)

    def seen_by(self, t: KittensState, observer: Seat) -> ExpansionState:
        return self.clone()

    def arrives(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64, verb: str, ends: bool) -> bool:
        """Face down it is turned and put back; face up it kills, and nothing helps. [K10-K12]"""
        if kind != IMPLODING_KITTEN:
            return False
        t.tell("imploding_drawn", seat)
        if self.face_up:
            t.discard.put(kind, EVERYONE)
            die(t, seat, "imploded")
        else:
            self.face_up = True
            want(t, self, CHECKS)
            t.limbo.put(kind, EVERYONE)
            t.top = ImplodingTucking(t.top, seat, ends)
            drew(t, seat)
        return True

    def checks(self, t: KittensState) -> bool:
        """Face up on top of the pile, or taken from the bottom, everybody sees it; not while somebody who alters the
        future has the top cards in hand. [D12, D13]"""
        if not self.face_up:
            spare(t, self, CHECKS)
        elif not t.skip_forced and not isinstance(t.top, Altering):
            self.come_into_sight(t, t.pile)
            self.come_into_sight(t, t.limbo)
        return False

    def come_into_sight(self, t: KittensState, pile: Pile) -> None:
        if pile.size() > 0 and pile.at(0) == IMPLODING_KITTEN and pile.knowers(0) != EVERYONE:
            pile.look(0, EVERYONE)
            t.tell("imploding_seen", t.active)

    def lay_hazards(self, d: Draft) -> None:
        """Somewhere in the pile; not on top, nor in somebody's hands, if it lies face up and was not seen there. Who
        alters the future may have laid it on top unseen."""
        if len(d.unseen) <= IMPLODING_KITTEN or d.unseen[IMPLODING_KITTEN] == 0:
            return
        d.unseen[IMPLODING_KITTEN] = 0
        gaps = d.gaps
        top = d.pile.size() - 1
        if isinstance(d.view.public.top, Altering):
            top = NOWHERE
        i: i64 = 0
        while self.face_up and (i64(gaps[i]) == top or i64(gaps[i]) >= LIMBO_GAP):
            i += 1
        fill(d.pile, d.limbo, i64(gaps[i]), IMPLODING_KITTEN)
        d.gaps, _ = pop(gaps, i)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ImplodingTucking(PuttingBack):
    """Drawn face down: it goes back anywhere, face up from now on. [K11]"""

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        self.put_back(t, seat, action, "tucked")


FRAMES.add("imploding", ImplodingTucking, [*SEAT, FlagField("ends_turn")], "implode.tuck")


@final
class Reverse(Card):
    """Play goes the other way round, and one turn ends without a draw. [EK Imploding, Reverse; A10, A11]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.direction = -t.direction
        t.tell("reversed", seat)
        end_one_turn(t)


@final
class ImplodingKittens(Expansion):
    def __init__(self) -> None:
        super().__init__(
            "imploding",
            [IMPLODING_KITTEN, REVERSE],
            [Reverse("reverse")],
            {
                IMPLODING_KITTEN: 1,
                REVERSE: 4,
                DRAW_FROM_THE_BOTTOM: 4,
                ALTER_THE_FUTURE: 4,
                TARGETED_ATTACK: 3,
                FERAL_CAT: 4,
            },
        )
        self.most_players = {"original": 6}
        self.own_hazards = [IMPLODING_KITTEN]
        self.joins_late = [IMPLODING_KITTEN]
        self.for_godcat = [REVERSE, DRAW_FROM_THE_BOTTOM, ALTER_THE_FUTURE, TARGETED_ATTACK]
        face_up = FlagField("face_up", words=("down", "up"))
        self.fields = [
            face_up.documented(
                "Whether the Imploding Kitten was drawn and put back face up: then it kills whoever draws it.",
                "imploding",
            )
        ]
        self.prompts = ["implode.tuck"]
        self.events = {"imploding_drawn": [], "imploding_seen": [], "imploded": [], "reversed": []}

    def before_kittens(self, d: Deal) -> None:
        d.shuffle_in(IMPLODING_KITTEN)

    def new_state(self, options: dict[str, str], d: Deal) -> ExpansionState:
        return ImplodingState(False, ARRIVES | CHECKS)


IMPLODING: Final = ImplodingKittens()
