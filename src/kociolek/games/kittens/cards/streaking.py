"""Streaking Kittens, in the order of its rule sheet. [EK Streaking] What it means to be blind is in blind.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i16, i64

from kociolek.core.api import EVERYONE, UNKNOWN, Kind, Seat, shl
from kociolek.games.kittens.cards.barking_table import SUPER_SKIP
from kociolek.games.kittens.cards.blind import curse
from kociolek.games.kittens.cards.original import see
from kociolek.games.kittens.cards.party import alter
from kociolek.games.kittens.cards.streaking_table import (
    ALTER_THE_FUTURE_5,
    BLINDNESS,
    CATOMIC_BOMB,
    CURSE_OF_THE_CAT_BUTT,
    GARBAGE_COLLECTION,
    MARK,
    MARK_BITS,
    SEE_THE_FUTURE_5,
    STREAKING_KITTEN,
    SWAP_TOP_AND_BOTTOM,
    new_streaking,
    streaking_fields,
    streaking_of,
)
from kociolek.games.kittens.collecting import TO_DECK, collect, plain_cards
from kociolek.games.kittens.debt import end_one_turn
from kociolek.games.kittens.expansion import Deal, Expansion, Switch
from kociolek.games.kittens.expansion_state import CHECKS, ExpansionState, want
from kociolek.games.kittens.kinds import EXPLODING_KITTEN
from kociolek.games.kittens.nope import ASK_THE_CARD, Card, TargetedCard
from kociolek.games.kittens.state import KittensState


# -- See and Alter the Future, Swap, Garbage Collection, Catomic Bomb ---------------------
@final
class SeeTheFuture5(Card):
    """Look at the top five cards alone. The turn goes on. [EK Streaking; D1]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        see(t, seat, 5)


@final
class AlterTheFuture5(Card):
    """Look at the top five cards alone and put them back in any order. The turn goes on. [EK Streaking; D1]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        alter(t, seat, 5)


@final
class SwapTopAndBottom(Card):
    """The top and the bottom card change places unseen. The turn goes on. [EK Streaking; D2]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.pile.swap_ends()
        t.tell("swapped_ends", seat)


@final
class GarbageCollection(Card):
    """Everybody puts a card into the pile, which is shuffled. The turn goes on. [EK Streaking; D18, K7]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        collect(t, seat, TO_DECK)


@final
class CatomicBomb(Card):
    """All kittens of the pile are shown and go on top, the rest is shuffled. Ends one turn. [EK Streaking; D11]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        kittens = t.pile.remove_all(EXPLODING_KITTEN)
        t.pile.shuffle(t.rng)
        t.tell("bombed", seat, index=kittens)
        for _kitten in range(kittens):
            t.pile.put(EXPLODING_KITTEN, EVERYONE)
        end_one_turn(t)


# -- Mark ---------------------------------------------------------------------------------
@final
class Mark(TargetedCard):
    """A card of another hand, chosen by chance, is turned so that all see it while it stays there. [EK Streaking]"""

    def targets(self, t: KittensState, seat: Seat) -> i64:
        state = streaking_of(t)
        if len(state.marked) == 0 and not t.rules.good_vs_evil:
            return t.hands.with_cards(t.others(seat))
        mask: i64 = 0
        for other in range(t.seats):
            if t.others(seat) >> other & 1 != 0 and plain_cards(t, Seat(other)) > state.marks_on(Seat(other)):
                mask |= shl(1, other)
        return mask

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        state = streaking_of(t)
        if plain_cards(t, target) > state.marks_on(target):
            marked = state.random_unmarked(t, target)
            want(t, state, CHECKS)
            state.marked = append(state.marked, i16(target << MARK_BITS | marked))
            # A blind owner does not see which: the card is turned to the others. [Q11]
            t.tell("marked", seat, target, UNKNOWN if t.blind >> target & 1 != 0 else marked)


# -- Curse of the Cat Butt ----------------------------------------------------------------
@final
class CurseOfTheCatButt(TargetedCard):
    """Another player may not look at their hand until they draw without exploding. [EK Streaking; Q1-Q14]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.tell("cursed", seat, target)
        want(t, streaking_of(t), BLINDNESS)
        curse(t, target)


# -- the expansion ------------------------------------------------------------------------------
@final
class StreakingKittens(Expansion):
    def __init__(self) -> None:
        super().__init__(
            "streaking",
            [
                STREAKING_KITTEN,
                SEE_THE_FUTURE_5,
                ALTER_THE_FUTURE_5,
                SWAP_TOP_AND_BOTTOM,
                GARBAGE_COLLECTION,
                CATOMIC_BOMB,
                MARK,
                CURSE_OF_THE_CAT_BUTT,
            ],
            [
                SeeTheFuture5("see_the_future_5"),
                AlterTheFuture5("alter_the_future_5"),
                SwapTopAndBottom("swap_top_and_bottom"),
                GarbageCollection("garbage_collection"),
                CatomicBomb("catomic_bomb"),
                Mark("mark", ASK_THE_CARD),
                CurseOfTheCatButt("curse_of_the_cat_butt"),
            ],
            {
                STREAKING_KITTEN: 1,
                EXPLODING_KITTEN: 1,
                SUPER_SKIP: 1,
                SEE_THE_FUTURE_5: 1,
                ALTER_THE_FUTURE_5: 1,
                SWAP_TOP_AND_BOTTOM: 3,
                GARBAGE_COLLECTION: 1,
                CATOMIC_BOMB: 1,
                MARK: 3,
                CURSE_OF_THE_CAT_BUTT: 2,
            },
        )
        self.fields = streaking_fields()
        self.switches = [Switch("blind_may_nope", ["off", "on"], ["streaking"])]
        self.more_hazards = 1
        self.shelters = [EXPLODING_KITTEN]
        self.no_combos = [STREAKING_KITTEN]
        self.for_godcat = [SUPER_SKIP, *[kind for kind in self.kinds if kind != STREAKING_KITTEN]]
        self.prompts = ["drawn", "garbage.give"]
        self.events = {
            "swapped_ends": [],
            "bombed": ["index"],  # how many kittens
            "marked": ["other", "kind"],
            "unmarked": ["kind"],
            "cursed": ["other"],
            "uncursed": [],
            "turned_up": ["kind"],
            "wasted": ["kind"],
        }

    def new_state(self, options: dict[str, str], d: Deal) -> ExpansionState:
        return new_streaking(options["blind_may_nope"] == "on")


STREAKING: Final = StreakingKittens()
