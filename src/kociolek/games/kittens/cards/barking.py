"""Barking Kittens, in the order of its rule sheet, and what lies on the table because of them. [EK Barking]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit, shl
from kociolek.core.stack import Field, Frame, SeatField, SeatsField
from kociolek.games.kittens.actions import EXPLODE, GODCAT_AS, PLAY
from kociolek.games.kittens.cards.barking_table import (
    ALTER_THE_FUTURE_NOW,
    BARKING_KITTEN,
    BURY,
    ILL_TAKE_THAT,
    NOW,
    PERSONAL_ATTACK,
    POTLUCK,
    SHARE_THE_FUTURE,
    SUPER_SKIP,
    TOWER_OF_POWER,
    barking_of,
    first_barking_fields,
    new_barking,
)
from kociolek.games.kittens.cards.original import see
from kociolek.games.kittens.cards.party import alter
from kociolek.games.kittens.collecting import TO_DISCARD, TO_PILE, collect
from kociolek.games.kittens.debt import begin_turns, owed_after
from kociolek.games.kittens.expansion import Deal, Expansion, Switch
from kociolek.games.kittens.expansion_state import ExpansionState, drew
from kociolek.games.kittens.explode import ENDS_TURN, Peril, PuttingBack, draw_from_nothing, godcat_defuses
from kociolek.games.kittens.frames import FRAMES, SEAT, SeatFrame
from kociolek.games.kittens.kinds import DEFUSE, GODCAT
from kociolek.games.kittens.leaving import die
from kociolek.games.kittens.nope import ASK_THE_CARD, Aiming, Card, TargetedCard
from kociolek.games.kittens.state import KittensState


# -- Barking Kitten -----------------------------------------------------------------------
@final
class BarkingKitten(Card):
    """Who has the other one must defuse; if nobody has it, yours lies before you and waits; with both you choose the
    victim. It cannot be Noped, and the turn goes on. [EK Barking; B1-B9, N6]"""

    def declare(self, t: KittensState, seat: Seat, kind: Kind) -> None:
        t.limbo.put(t.discard.take(), EVERYONE)
        self.bark(t, seat, kind)

    def imitate(self, t: KittensState, seat: Seat, kind: Kind) -> None:
        self.bark(t, seat, kind)  # Godcat barks and is home already [G6]

    def bark(self, t: KittensState, seat: Seat, kind: Kind) -> None:
        """The real card, if there is one, lies in limbo."""
        if show_barking(t, seat):
            t.tell("barked_twice", seat)
            t.top = Aiming(t.top, self, seat, kind)
            return
        victim = t.after(seat)
        while victim != seat:
            if show_barking(t, victim):
                self.aimed(t, seat, kind, victim)
                return
            victim = t.after(victim)
        for other in range(t.seats):
            if other != seat and t.living(Seat(other)):
                t.hands.show_lack(Seat(other), BARKING_KITTEN)
        if t.limbo.size() > 0 and t.limbo.at(0) == BARKING_KITTEN:
            t.limbo.take()
            barking_of(t).lying |= shl(1, seat)
            t.tell("lay_down", seat)
        if t.rules.major >= 2 and (t.blind >> seat) & 1 != 0:
            t.hands.look_at_own(seat)  # in any case, also when nobody answers [Q5]

    def aimed(self, t: KittensState, seat: Seat, kind: Kind, target: Seat) -> None:
        t.tell("barked", seat, target)
        t.top = Barked(t.top, seat, target)

    def abandon(self, t: KittensState) -> None:
        discard_barking(t)


def show_barking(t: KittensState, seat: Seat) -> bool:
    """A Barking Kitten in hand or lying before a player is laid open; it may not be denied. [B1]"""
    state = barking_of(t)
    if t.hands.count(seat, BARKING_KITTEN) > 0:
        t.hands.lose(seat, BARKING_KITTEN, EVERYONE)
    elif state.lying & shl(1, seat) != 0:
        state.lying &= ~shl(1, seat)
    else:
        return False
    t.limbo.put(BARKING_KITTEN, EVERYONE)
    return True


def discard_barking(t: KittensState) -> None:
    while t.limbo.size() > 0 and t.limbo.at(0) == BARKING_KITTEN:
        t.discard.put(t.limbo.take(), EVERYONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Barked(Peril):
    """The victim must play a Defuse, which puts nothing back; without one they explode. [K1, K15]"""

    def __init__(self, below: Frame, by: Seat, seat: Seat) -> None:
        super().__init__(below, seat)
        self.by: Final = by

    def must(self) -> bool:
        return True

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        has_defuse = t.hands.count(seat, DEFUSE) > 0
        if has_defuse:
            out.add(PLAY + DEFUSE)
        if godcat_defuses(t, seat):
            out.add(GODCAT_AS + DEFUSE)
        if not has_defuse:
            out.add(EXPLODE)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action == EXPLODE:
            self.finish(t)
            die(t, seat, "exploded")
        else:
            t.spend(seat, DEFUSE if action == PLAY + DEFUSE else GODCAT)
            self.rescue(t, seat)

    def rescue(self, t: KittensState, seat: Seat) -> None:
        t.tell("defused", seat)
        self.finish(t)

    def finish(self, t: KittensState) -> None:
        """Both may look at their hand now, blind or not. [B7, Q5]"""
        t.top = self.below
        discard_barking(t)
        if (t.blind >> self.by) & 1 != 0:
            t.hands.look_at_own(self.by)
        if (t.blind >> self.seat) & 1 != 0:
            t.hands.look_at_own(self.seat)

    def abandon(self, t: KittensState) -> None:
        discard_barking(t)


FRAMES.add("barked", Barked, [SeatField("by"), SeatField("seat")], "barking.defuse")


# -- Bury ---------------------------------------------------------------------------------
@final
class Bury(Card):
    """End one turn by drawing a card that goes back unseen, wherever you like: even a kitten. [EK Barking; D6-D8]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if t.pile.size() == 0:
            draw_from_nothing(t, seat)
            return
        t.dry = 0
        knowers = t.pile.knowers(0) | bit(seat)
        card = t.pile.take()
        t.limbo.put(card, knowers)
        t.tell("saw", seat, NOBODY, card, 0, bit(seat))
        t.top = Burying(t.top, seat, ends_turn=True)
        drew(t, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Burying(PuttingBack):
    """Where does the card go? An Imploding Kitten keeps its side. [D7]"""

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        self.put_back(t, seat, action, "buried")


FRAMES.add("burying", Burying, ENDS_TURN, "bury.tuck")


# -- Personal Attack, Share the Future ----------------------------------------------------
@final
class PersonalAttack(Card):
    """An Attack on yourself: three turns, the current one among them, and it goes on. [EK Barking; A4-A6]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.turns = owed_after(t, 3)
        t.attacked = True
        t.tell("attacked_self", seat, index=t.turns)


@final
class ShareTheFuture(Card):
    """Order the top three cards, then show them to the next player. The turn goes on. [EK Barking; C3, D20]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.top = Sharing(t.top, seat, min(3, t.pile.size()))
        alter(t, seat, 3)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sharing(SeatFrame):
    """The cards lie in their new order: the next player sees them."""

    def __init__(self, below: Frame, seat: Seat, count: i64) -> None:
        super().__init__(below, seat)
        self.count: Final = count

    def advance(self, t: KittensState) -> None:
        t.top = self.below
        other = t.after(self.seat)
        t.tell("shared", self.seat, other)
        see(t, other, self.count)


FRAMES.add("sharing", Sharing, [*SEAT, Field("count")], "alter.next")


# -- Tower of Power, I'll Take That, Super Skip, Potluck ----------------------------------
@final
class TowerOfPower(Card):
    """Put the stash into the crown, unseen: who steals from you gets a card of these. [EK Barking; B17-B19, T3-T8]"""

    def imitable(self, t: KittensState, seat: Seat) -> bool:
        return barking_of(t).stash.size() > 0  # [G8]

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if barking_of(t).stash.size() > 0:
            barking_of(t).wear(t, seat)
            t.tell("crowned", seat)


@final
class IllTakeThat(TargetedCard):
    """Lies before another player until they draw; that card is yours. [EK Barking; B10-B16]"""

    def targets(self, t: KittensState, seat: Seat) -> i64:
        return t.others(seat) & ~barking_of(t).served()

    def imitate(self, t: KittensState, seat: Seat, kind: Kind) -> None:
        """Godcat is home already, so no card lies before the other player; the next card they draw is yours. [G8]"""
        self.declare(t, seat, GODCAT)

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if kind != GODCAT:
            t.discard.pull(ILL_TAKE_THAT)
        barking_of(t).lay_before(t, target, seat, kind == GODCAT)
        t.tell("laid_before", seat, target)


@final
class SuperSkip(Card):
    """All owed turns end without a draw. [EK Barking and Streaking; A9, B20]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.tell("skipped", seat)
        begin_turns(t, t.after(seat), 1, False)


@final
class Potluck(Card):
    """From you on, everybody puts a card on the discard pile, face down; or on the draw pile. [EK Barking; C2, C4]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        where: i64 = TO_PILE
        if barking_of(t).to_discard:
            where = TO_DISCARD
        collect(t, seat, where)


# -- the expansion ------------------------------------------------------------------------------
@final
class BarkingKittens(Expansion):
    def __init__(self) -> None:
        super().__init__(
            "barking",
            [
                BARKING_KITTEN,
                ALTER_THE_FUTURE_NOW,
                BURY,
                PERSONAL_ATTACK,
                SHARE_THE_FUTURE,
                TOWER_OF_POWER,
                ILL_TAKE_THAT,
                SUPER_SKIP,
                POTLUCK,
            ],
            [
                BarkingKitten("barking_kitten"),
                NOW,
                Bury("bury"),
                PersonalAttack("personal_attack"),
                ShareTheFuture("share_the_future"),
                TowerOfPower("tower_of_power", ASK_THE_CARD),
                IllTakeThat("ill_take_that", ASK_THE_CARD),
                SuperSkip("super_skip"),
                Potluck("potluck"),
            ],
            {
                BARKING_KITTEN: 2,
                ALTER_THE_FUTURE_NOW: 2,
                BURY: 2,
                PERSONAL_ATTACK: 4,
                SHARE_THE_FUTURE: 2,
                TOWER_OF_POWER: 1,
                ILL_TAKE_THAT: 4,
                SUPER_SKIP: 1,
                POTLUCK: 2,
            },
        )
        self.switches = [
            Switch("potluck", ["discard", "draw"], ["barking"]),
            Switch("godcat_defuse_off_turn", ["off", "on"], ["barking", "streaking"], "good_vs_evil"),
        ]
        self.sets_all_defuses = True
        self.joins_late = [TOWER_OF_POWER]
        self.kept_out = [TOWER_OF_POWER]
        godcats = SeatsField("godcats").documented(
            "Those seats of `takers` before which no card lies: Godcat was played as I'll Take That."
        )
        self.fields = [*first_barking_fields(), godcats]
        self.first_fields = first_barking_fields()
        self.no_combos = [BARKING_KITTEN]
        self.for_godcat = [kind for kind in self.kinds if kind != ILL_TAKE_THAT]
        self.for_godcat_later = [ILL_TAKE_THAT]
        self.prompts = ["barking.defuse", "now", "bury.tuck", "potluck.give"]
        self.events = {
            "barked": ["other"],
            "barked_twice": [],
            "lay_down": [],
            "about_to_draw": [],
            "buried": ["index"],  # how many cards lie above it
            "attacked_self": ["index"],  # turns owed
            "shared": ["other"],
            "crowned": [],
            "crown_robbed": ["other", "kind"],
            "laid_before": ["other"],
            "passed_on": ["other", "kind"],
            "put_away": ["kind"],
        }

    def before_deal(self, d: Deal) -> None:
        """Six cards are the stash. Then the Tower of Power goes in, with turbo only after the deal."""
        for _ in range(6):
            d.aside.put(d.pile.take(), 0)
        if not d.turbo:
            d.shuffle_in(TOWER_OF_POWER)

    def before_kittens(self, d: Deal) -> None:
        if d.turbo:
            d.shuffle_in(TOWER_OF_POWER)

    def new_state(self, options: dict[str, str], d: Deal) -> ExpansionState:
        return new_barking(d.seats, d.aside, options["potluck"] == "discard")


BARKING: Final = BarkingKittens()
