"""Scenarios with expansions: crown and stash, what lies before players, the direction of play, marks, blindness.

A position's fields are read into `Extras`, which `kittens.py` lays out with the other cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, u8

from kociolek.core.api import EVERYONE, NOBODY, Kind, Seat
from kociolek.core.zones import Pile, empty_pile
from kociolek.games.kittens.cards.barking_table import (
    BARKING_KITTEN,
    ILL_TAKE_THAT,
    TOWER_OF_POWER,
    BarkingState,
    barking_of,
)
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN, ImplodingState
from kociolek.games.kittens.cards.streaking_table import MARK_BITS, MARK_KIND, STREAKING_KITTEN, StreakingState
from kociolek.games.kittens.expansion_state import ALL_MOMENTS, want
from kociolek.games.kittens.kinds import EXPLODING_KITTEN, NAMES
from kociolek.games.kittens.state import KittensState
from kociolek.scenario.item import NUMBER, Item
from kociolek.scenario.part import Check, Expectation, Finding, Moment, Setting, differs, seats_in

DIRECTION: Final = "1 | -1"
HANDS: Final = "{SEAT: [KIND]}"
SEATS: Final = "[SEAT]"
OWNERS: Final = "{SEAT: SEAT}"
SIDE: Final = "up | down"
# No card of these is ever put away unseen.
STAY_IN_PLAY: Final = frozenset({int(EXPLODING_KITTEN), int(IMPLODING_KITTEN), int(TOWER_OF_POWER)})

POSITION: Final = {
    "direction": DIRECTION,
    "crown": HANDS,
    "stash": "[KIND]",
    "taken": OWNERS,
    "lying": SEATS,
    "imploding": SIDE,
    "marked": HANDS,
    "blind": SEATS,
}
# Which expansion each field belongs to.
EXPANSION: Final = {
    "crown": "barking",
    "crown_size": "barking",
    "stash_size": "barking",
    "stash": "barking",
    "taken": "barking",
    "lying": "barking",
    "discard_down": "barking",
    "direction": "imploding",
    "imploding": "imploding",
    "marked": "streaking",
    "blind": "streaking",
}


@dataclass
class Extras:
    """What a file says about expansions; None: as it was dealt."""

    direction: int = 1
    wearer: int = -1
    crown: list[str] = field(default_factory=list)
    stash: list[str] | None = None
    taken: dict[int, int] = field(default_factory=dict)
    lying: list[int] = field(default_factory=list)
    up: bool = False
    marked: dict[int, list[str]] = field(default_factory=dict)
    blind: list[int] = field(default_factory=list)

    def laid(self) -> list[str]:
        """Cards that lie on the table."""
        return [NAMES[BARKING_KITTEN]] * len(self.lying) + [NAMES[ILL_TAKE_THAT]] * len(self.taken)


def in_play(setting: Setting, expansion: str) -> bool:
    return setting.options.get(expansion) == "on"


Cards = Callable[[Item, str], list[str]]


def read_extras(fields: Mapping[str, Item], setting: Setting, alive: list[int], cards: Cards) -> Extras:
    """Read the fields of expansions. `cards` reads a list of cards and counts them."""
    e = Extras()
    for name in POSITION:
        if name in fields and not in_play(setting, EXPANSION[name]):
            raise fields[name].contradicts("options")

    def living(item: Item, wanted: str) -> int:
        seat = item.seat(setting.seats, wanted)
        if seat not in alive:
            raise item.contradicts("alive")
        return seat

    if "direction" in fields:
        e.direction = int(fields["direction"].choice(["1", "-1"]))
    if "crown" in fields:
        wearers = fields["crown"].by_seat(setting.seats, HANDS)
        if len(wearers) > 1:
            raise fields["crown"].wrong_type(HANDS)
        for seat, worn in wearers:
            if seat not in alive:
                raise worn.contradicts("alive")
            e.wearer, e.crown, e.stash = seat, cards(worn, HANDS), []
    if "stash" in fields:
        e.stash = cards(fields["stash"], "[KIND]")
        if e.stash and e.wearer >= 0:
            raise fields["stash"].contradicts("crown")
    if "taken" in fields:
        for target, owner in fields["taken"].by_seat(setting.seats, OWNERS):
            e.taken[target] = living(owner, OWNERS)
            if target not in alive or target == e.taken[target]:
                raise owner.contradicts("alive")
    if "lying" in fields:
        e.lying = [living(seat, SEATS) for seat in fields["lying"].items(SEATS)]
    if "imploding" in fields:
        e.up = fields["imploding"].choice(["up", "down"]) == "up"
    if "marked" in fields:
        e.marked = {
            seat: hand.open_list(NAMES, HANDS)[0] for seat, hand in fields["marked"].by_seat(setting.seats, HANDS)
        }
    if "blind" in fields:
        e.blind = [living(seat, SEATS) for seat in fields["blind"].items(SEATS)]
    return e


def check_hands(e: Extras, fields: Mapping[str, Item], hands: dict[int, list[str]]) -> None:
    """Marked cards are in the hand; a kitten is held only beside the Streaking Kitten."""
    for seat, kinds in e.marked.items():
        if seat not in hands or any(kinds.count(kind) > hands[seat].count(kind) for kind in kinds):
            raise fields["marked"].contradicts("hands")
    for hand in hands.values():
        kittens = hand.count(NAMES[EXPLODING_KITTEN])
        if kittens > (1 if NAMES[STREAKING_KITTEN] in hand else 0):
            raise fields["hands"].error("scenario-card-misplaced", card=NAMES[EXPLODING_KITTEN])


def lay_out_expansions(t: KittensState, e: Extras, crown: list[int], stash: list[int]) -> None:
    t.direction = e.direction
    t.blind = sum(1 << seat for seat in e.blind)
    for state in t.expansions:
        want(t, state, ALL_MOMENTS)
        if isinstance(state, BarkingState):
            state.wearer = Seat(e.wearer) if e.wearer >= 0 else NOBODY
            state.crown = unknown_pile(crown)
            state.stash = unknown_pile(stash)
            state.lying = sum(1 << seat for seat in e.lying)
            for target, owner in e.taken.items():
                state.takers[target] = u8(owner + 1)
        if isinstance(state, ImplodingState):
            state.face_up = e.up
        if isinstance(state, StreakingState):
            marks = vec[i16]()
            for seat, kinds in e.marked.items():
                for kind in kinds:
                    marks = append(marks, i16(seat << int(MARK_BITS) | NAMES.index(kind)))
            state.marked = marks
            state.any_hidden = True
            hide = [s for s in range(t.seats) if t.hands.count(Seat(s), EXPLODING_KITTEN)]
            state.hiders = sum(1 << seat for seat in hide)


def unknown_pile(cards: list[int]) -> Pile:
    pile = empty_pile()
    for card in reversed(cards):
        pile.put(Kind(card), 0)
    return pile


def cards_of(pile: Pile) -> list[str]:
    return sorted((NAMES[pile.at(depth)] for depth in range(pile.size())), key=NAMES.index)


def cards_on_the_table(t: KittensState) -> list[int]:
    """The cards that lie in no zone of the base game."""
    totals = [0] * len(t.census)
    for state in t.expansions:
        state.inventory(totals)
    return [kind for kind, n in enumerate(totals) for _ in range(n)]


# -- expectations -------------------------------------------------------------------------
def table(moment: Moment) -> KittensState:
    assert isinstance(moment.state, KittensState)
    return moment.state


def of_expansion(name: str, read: Callable[[Item, Setting], Check]) -> Callable[[Item, Setting], Check]:
    """Refuse an expectation of an expansion that is not in play."""

    def reader(item: Item, setting: Setting) -> Check:
        if not in_play(setting, EXPANSION[name]):
            raise item.contradicts("options")
        return read(item, setting)

    return reader


def read_direction(item: Item, setting: Setting) -> Check:
    wanted = int(item.choice(["1", "-1"]))
    return lambda moment: differs(item, wanted, int(table(moment).direction))


def by_kind(cards: list[str]) -> list[str]:
    return sorted(cards, key=NAMES.index)


def read_crown(item: Item, setting: Setting) -> Check:
    wanted = {seat: by_kind(worn.open_list(NAMES, HANDS)[0]) for seat, worn in item.by_seat(setting.seats, HANDS)}

    def check(moment: Moment) -> list[Finding]:
        state = barking_of(table(moment))
        found = {int(state.wearer): cards_of(state.crown)} if state.wearer >= 0 else {}
        return differs(item, wanted, found)

    return check


def read_stash(item: Item, setting: Setting) -> Check:
    wanted = by_kind(item.open_list(NAMES, "[KIND]")[0])
    return lambda moment: differs(item, wanted, cards_of(barking_of(table(moment)).stash))


def read_crown_size(item: Item, setting: Setting) -> Check:
    wanted = item.number()
    return lambda moment: differs(item, wanted, int(barking_of(table(moment)).crown.size()))


def read_stash_size(item: Item, setting: Setting) -> Check:
    wanted = item.number()
    return lambda moment: differs(item, wanted, int(barking_of(table(moment)).stash.size()))


def read_taken(item: Item, setting: Setting) -> Check:
    wanted = {seat: owner.seat(setting.seats, OWNERS) for seat, owner in item.by_seat(setting.seats, OWNERS)}

    def check(moment: Moment) -> list[Finding]:
        takers = barking_of(table(moment)).takers
        return differs(item, wanted, {seat: int(n) - 1 for seat, n in enumerate(takers) if n})

    return check


def seats_expected(item: Item, setting: Setting, found: Callable[[KittensState], int]) -> Check:
    wanted = sorted({seat.seat(setting.seats, SEATS) for seat in item.items(SEATS)})
    return lambda moment: differs(item, wanted, seats_in(found(table(moment))))


def read_lying(item: Item, setting: Setting) -> Check:
    return seats_expected(item, setting, lambda t: int(barking_of(t).lying))


def read_blind(item: Item, setting: Setting) -> Check:
    return seats_expected(item, setting, lambda t: int(t.blind))


def read_imploding(item: Item, setting: Setting) -> Check:
    wanted = item.choice(["up", "down"])

    def check(moment: Moment) -> list[Finding]:
        up = any(state.face_up for state in table(moment).expansions if isinstance(state, ImplodingState))
        return differs(item, wanted, "up" if up else "down")

    return check


def read_marked(item: Item, setting: Setting) -> Check:
    wanted = {seat: by_kind(hand.open_list(NAMES, HANDS)[0]) for seat, hand in item.by_seat(setting.seats, HANDS)}

    def check(moment: Moment) -> list[Finding]:
        found: dict[int, list[str]] = {}
        for state in table(moment).expansions:
            if isinstance(state, StreakingState):
                for mark in state.marked:
                    found.setdefault(int(mark) >> int(MARK_BITS), []).append(NAMES[int(mark) & int(MARK_KIND)])
        expected = {seat: cards for seat, cards in wanted.items() if cards}
        return differs(item, expected, {seat: by_kind(cards) for seat, cards in sorted(found.items())})

    return check


def read_discard_down(item: Item, setting: Setting) -> Check:
    wanted = item.number()

    def check(moment: Moment) -> list[Finding]:
        pile = table(moment).discard
        down = [depth for depth in range(pile.size()) if pile.knowers(depth) != EVERYONE]
        return differs(item, wanted, len(down))

    return check


EXPECTATIONS: Final = {
    name: Expectation(shape, of_expansion(name, read))
    for name, shape, read in (
        ("direction", DIRECTION, read_direction),
        ("crown", HANDS, read_crown),
        ("crown_size", NUMBER, read_crown_size),
        ("stash", "[KIND]", read_stash),
        ("stash_size", NUMBER, read_stash_size),
        ("taken", OWNERS, read_taken),
        ("lying", SEATS, read_lying),
        ("imploding", SIDE, read_imploding),
        ("marked", HANDS, read_marked),
        ("blind", SEATS, read_blind),
        ("discard_down", NUMBER, read_discard_down),
    )
}
