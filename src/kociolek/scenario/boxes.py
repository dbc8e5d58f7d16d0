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
from kociolek.games.kittens.annex import ALL_MOMENTS, Annex, want
from kociolek.games.kittens.cards.barking_table import BARKING_KITTEN, ILL_TAKE_THAT, TOWER_OF_POWER, BarkingAnnex
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN, ImplodingAnnex
from kociolek.games.kittens.cards.streaking_table import MARK_BITS, STREAKING_KITTEN, StreakingAnnex
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
# Which box each field belongs to.
BOX: Final = {
    "crown": "barking",
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
    """What a file says about the boxes besides the base; None: as it was dealt."""

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


def in_play(setting: Setting, box: str) -> bool:
    return setting.options.get(box) == "on"


Cards = Callable[[Item, str], list[str]]


def read_extras(fields: Mapping[str, Item], setting: Setting, alive: list[int], cards: Cards) -> Extras:
    """`cards` reads a list of cards of the box and counts them."""
    e = Extras()
    for name in POSITION:
        if name in fields and not in_play(setting, BOX[name]):
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


def lay_out_boxes(t: KittensState, e: Extras, crown: list[int], stash: list[int]) -> None:
    t.direction = e.direction
    t.blind = sum(1 << seat for seat in e.blind)
    for annex in annexes(t):
        want(t, annex, ALL_MOMENTS)
        if isinstance(annex, BarkingAnnex):
            annex.wearer = Seat(e.wearer) if e.wearer >= 0 else NOBODY
            annex.crown = unknown_pile(crown)
            annex.stash = unknown_pile(stash)
            annex.lying = sum(1 << seat for seat in e.lying)
            for target, owner in e.taken.items():
                annex.takers[target] = u8(owner + 1)
        if isinstance(annex, ImplodingAnnex):
            annex.up = e.up
        if isinstance(annex, StreakingAnnex):
            marks = vec[i16]()
            for seat, kinds in e.marked.items():
                for kind in kinds:
                    marks = append(marks, i16(seat << int(MARK_BITS) | NAMES.index(kind)))
            annex.marks = marks
            annex.any_hidden = True
            hide = [s for s in range(t.seats) if t.hands.count(Seat(s), EXPLODING_KITTEN)]
            annex.hiders = sum(1 << seat for seat in hide)


def annexes(t: KittensState) -> list[Annex]:
    found: list[Annex] = []
    annex = t.annex
    while annex is not None:
        found.append(annex)
        annex = annex.next
    return found


def barking(t: KittensState) -> BarkingAnnex:
    return next(annex for annex in annexes(t) if isinstance(annex, BarkingAnnex))


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
    for annex in annexes(t):
        annex.inventory(totals)
    return [kind for kind, n in enumerate(totals) for _ in range(n)]


# -- expectations -------------------------------------------------------------------------
def table(moment: Moment) -> KittensState:
    assert isinstance(moment.state, KittensState)
    return moment.state


def of_box(name: str, read: Callable[[Item, Setting], Check]) -> Callable[[Item, Setting], Check]:
    """Nothing is expected of a box that is not in play."""

    def reader(item: Item, setting: Setting) -> Check:
        if not in_play(setting, BOX[name]):
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
        annex = barking(table(moment))
        found = {int(annex.wearer): cards_of(annex.crown)} if annex.wearer >= 0 else {}
        return differs(item, wanted, found)

    return check


def read_stash(item: Item, setting: Setting) -> Check:
    wanted = by_kind(item.open_list(NAMES, "[KIND]")[0])
    return lambda moment: differs(item, wanted, cards_of(barking(table(moment)).stash))


def read_taken(item: Item, setting: Setting) -> Check:
    wanted = {seat: owner.seat(setting.seats, OWNERS) for seat, owner in item.by_seat(setting.seats, OWNERS)}

    def check(moment: Moment) -> list[Finding]:
        takers = barking(table(moment)).takers
        return differs(item, wanted, {seat: int(n) - 1 for seat, n in enumerate(takers) if n})

    return check


def seats_expected(item: Item, setting: Setting, found: Callable[[KittensState], int]) -> Check:
    wanted = sorted({seat.seat(setting.seats, SEATS) for seat in item.items(SEATS)})
    return lambda moment: differs(item, wanted, seats_in(found(table(moment))))


def read_lying(item: Item, setting: Setting) -> Check:
    return seats_expected(item, setting, lambda t: int(barking(t).lying))


def read_blind(item: Item, setting: Setting) -> Check:
    return seats_expected(item, setting, lambda t: int(t.blind))


def read_imploding(item: Item, setting: Setting) -> Check:
    wanted = item.choice(["up", "down"])

    def check(moment: Moment) -> list[Finding]:
        up = any(annex.up for annex in annexes(table(moment)) if isinstance(annex, ImplodingAnnex))
        return differs(item, wanted, "up" if up else "down")

    return check


def read_marked(item: Item, setting: Setting) -> Check:
    wanted = {seat: by_kind(hand.open_list(NAMES, HANDS)[0]) for seat, hand in item.by_seat(setting.seats, HANDS)}

    def check(moment: Moment) -> list[Finding]:
        found: dict[int, list[str]] = {}
        for annex in annexes(table(moment)):
            if isinstance(annex, StreakingAnnex):
                for mark in annex.marks:
                    seat, kind = int(mark) >> int(MARK_BITS), int(mark) & (1 << int(MARK_BITS)) - 1
                    found.setdefault(seat, []).append(NAMES[kind])
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
    name: Expectation(shape, of_box(name, read))
    for name, shape, read in (
        ("direction", DIRECTION, read_direction),
        ("crown", HANDS, read_crown),
        ("stash", "[KIND]", read_stash),
        ("taken", OWNERS, read_taken),
        ("lying", SEATS, read_lying),
        ("imploding", SIDE, read_imploding),
        ("marked", HANDS, read_marked),
        ("blind", SEATS, read_blind),
        ("discard_down", NUMBER, read_discard_down),
    )
}
