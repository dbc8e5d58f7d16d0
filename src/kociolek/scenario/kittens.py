"""Scenarios of Exploding Kittens: hands, piles, the mat and the debt of turns by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import u8

from kociolek.core.api import EVERYONE, Kind, Seat, State
from kociolek.core.codec import hand_counts
from kociolek.core.zones import Pile, empty_hands, empty_pile
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN
from kociolek.games.kittens.decks import deck_of
from kociolek.games.kittens.expansion import expansions_of
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import (
    DEFUSE,
    EXPLODING_KITTEN,
    GODCAT,
    NAMES,
    ON_MAT_DEVILCAT,
    ON_MAT_GODCAT,
    OPEN_BACKS,
)
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.vocabulary import EVENTS, PROMPTS
from kociolek.scenario import kittens_expansions as expansions
from kociolek.scenario.expectations import UNKNOWN
from kociolek.scenario.item import NUMBER, TRUTH, Item
from kociolek.scenario.part import (
    Check,
    Expectation,
    Finding,
    Impossible,
    Layout,
    Moment,
    Part,
    Setting,
    differs,
    seats_in,
)

MAT: Final = "mat"
ON_MAT: Final = {"godcat": ON_MAT_GODCAT, "devilcat": ON_MAT_DEVILCAT}
DUEL: Final = "duel"  # Godcat while Armageddon is being fought
CARDS: Final = "[KIND, ...]"
HANDS: Final = "{SEAT: [KIND]}"
OPEN_HANDS: Final = "{SEAT: [KIND, ...]}"
SIZES: Final = "{SEAT: N}"
SEATS: Final = "[SEAT]"
GODCAT_PLACE: Final = "mat | SEAT"
PLACES: Final = ["pile", "discard", "box", "all_hands", "everywhere"]
COUNT: Final = "{where: PLACE, kind: KIND, is: N}"
SEES: Final = "{SEAT: {pile: [KIND | unknown, ...], knows: {SEAT: [KIND]}, lacks: {SEAT: [KIND]}}}"

POSITION: Final = {
    "hands": HANDS,
    "pile": CARDS,
    "discard": "[KIND]",
    "godcat": GODCAT_PLACE,
    "alive": SEATS,
    "active": "SEAT",
    "turns": NUMBER,
    "attacked": TRUTH,
    **expansions.POSITION,
}


# -- positions ----------------------------------------------------------------------------
@dataclass
class Position:
    """What a file says about the table; the rest stays as it was dealt."""

    alive: list[int]
    active: int
    turns: int
    attacked: bool
    hands: dict[int, list[str]] = field(default_factory=dict)
    pile: list[str] = field(default_factory=list)
    pile_goes_on: bool = True  # below the named cards lies what was dealt
    discard: list[str] = field(default_factory=list)
    godcat: int = -1  # on the mat
    extras: expansions.Extras = field(default_factory=expansions.Extras)


def read_position(fields: Mapping[str, Item], setting: Setting) -> Layout:
    seats = setting.seats
    p = Position(list(range(seats)), 0, 1, False)
    if "alive" in fields:
        p.alive = sorted({seat.seat(seats, SEATS) for seat in fields["alive"].items(SEATS)})
        if len(p.alive) < 2:
            raise fields["alive"].error("scenario-all-dead")
        p.active = p.alive[0]
    if "active" in fields:
        p.active = fields["active"].seat(seats)
        if p.active not in p.alive:
            raise fields["active"].contradicts("alive")
    if "turns" in fields:
        p.turns = fields["turns"].number()
        if p.turns == 0:
            raise fields["turns"].wrong_type("1, 2, 3 …")
        p.attacked = p.turns > 1
    if "attacked" in fields:
        p.attacked = fields["attacked"].truth()
    read_cards(p, fields, setting)
    place_godcat(p, fields, setting)
    return lambda state: lay_out(state, p, setting)


def read_cards(p: Position, fields: Mapping[str, Item], setting: Setting) -> None:
    """Kittens are in a hand only under the Streaking Kitten, Godcat only there; no card comes more often than the decks
    have it."""
    box = box_of(setting)
    godcat = [NAMES[GODCAT]] if good_vs_evil(setting) else []
    hazards = [
        NAMES[IMPLODING_KITTEN],
        *([] if expansions.in_play(setting, "streaking") else [NAMES[EXPLODING_KITTEN]]),
    ]
    in_hands = [name for name in [*box, *godcat] if name not in hazards]
    named: Counter[str] = Counter()

    def cards(item: Item, known: Collection[str], wanted: str) -> tuple[list[str], bool]:
        for card in item.items(wanted):
            name = card.text(wanted)
            if name in NAMES and name not in known:
                raise card.error("scenario-card-misplaced", card=name)
            named[name] += 1
            if name in box and named[name] > box[name]:
                raise card.error("scenario-too-many-cards", card=name, known=str(box[name]))
        return item.open_list(known, wanted)

    if "hands" in fields:
        for seat, hand in fields["hands"].by_seat(setting.seats, HANDS):
            p.hands[seat], goes_on = cards(hand, in_hands, HANDS)
            if goes_on:
                raise hand.wrong_type(HANDS)
            if p.hands[seat] and seat not in p.alive:
                raise hand.contradicts("alive")
    if "pile" in fields:
        p.pile, p.pile_goes_on = cards(fields["pile"], box, CARDS)
    if "discard" in fields:
        p.discard, goes_on = cards(fields["discard"], box, "[KIND]")
        if goes_on:
            raise fields["discard"].wrong_type("[KIND]")
    hidden = [name for name in box if NAMES.index(name) not in expansions.STAY_IN_PLAY]
    p.extras = expansions.read_extras(fields, setting, p.alive, lambda item, wanted: cards(item, hidden, wanted)[0])
    expansions.check_hands(p.extras, fields, p.hands)


def good_vs_evil(setting: Setting) -> bool:
    return setting.options["edition"] == "good_vs_evil"


def box_of(setting: Setting) -> Counter[str]:
    """Every card that this many players use, kittens and Defuses that stay out included."""
    deck = Counter({NAMES[kind]: n for kind, n in deck_of(setting.options["edition"], setting.seats).items()})
    for expansion in expansions_of(dict(setting.options)):
        deck.update({NAMES[kind]: n for kind, n in expansion.deck.items()})
    return deck


def place_godcat(p: Position, fields: Mapping[str, Item], setting: Setting) -> None:
    """Godcat is in the hand that lists it, or of the seat that `godcat` names; the two must not disagree."""
    holders = [seat for seat, hand in p.hands.items() for card in hand if card == NAMES[GODCAT]]
    if len(holders) > 1:
        raise fields["hands"].error("scenario-too-many-cards", card=NAMES[GODCAT], known="1")
    p.godcat = holders[0] if holders else -1
    if "godcat" in fields:
        item = fields["godcat"]
        if not good_vs_evil(setting):
            raise item.contradicts("options")
        holder = -1 if item.text(GODCAT_PLACE) == MAT else item.seat(setting.seats, GODCAT_PLACE)
        if holder >= 0 and holder not in p.alive:
            raise item.contradicts("alive")
        if holder != p.godcat and (holders or holder in p.hands):
            raise item.contradicts("hands")
        p.godcat = holder
    for hand in p.hands.values():
        hand[:] = [card for card in hand if card != NAMES[GODCAT]]


def lay_out(state: State, p: Position, setting: Setting) -> State:
    """Sort the dealt cards again: named cards to their places, those they displace out of play, unseen."""
    assert isinstance(state, KittensState)
    cards = Sorting(state, p, setting)
    for seat, named in sorted(p.hands.items()):
        cards.hands[seat] = [cards.take(card) for card in named]
    top = [cards.take_for_pile(card) for card in p.pile]
    discard = [cards.take(card) for card in p.discard]
    crown = [cards.take(card) for card in p.extras.crown]
    if p.extras.stash is not None:
        cards.stash[:] = [cards.take(card) for card in p.extras.stash]
    for laid in p.extras.laid():
        cards.take(laid)
    cards.pile[:0] = top

    seats, kinds = state.seats, state.hands.kinds
    state.hands.replace(empty_hands(seats, kinds, OPEN_BACKS))
    for seat, hand in enumerate(cards.hands):
        for card in hand:
            # Of a dealt hand everybody knows its Defuse, if it still has one; of a named hand nobody knows a thing.
            known = card == DEFUSE and seat not in p.hands and state.hands.count(Seat(seat), DEFUSE) == 0
            state.hands.gain(Seat(seat), Kind(card), EVERYONE if known else 1 << seat)
    state.pile.replace(pile_of(cards.pile, 0))
    state.discard.replace(pile_of(discard, EVERYONE))
    state.box = pile_of([card for card in cards.spare if card not in expansions.STAY_IN_PLAY], 0)
    if p.godcat >= 0:
        state.hands.gain(Seat(p.godcat), GODCAT, EVERYONE)
        state.mat = ON_MAT_DEVILCAT
    state.alive = sum(1 << seat for seat in p.alive)
    state.ranking = small([seat for seat in range(setting.seats) if seat not in p.alive])
    state.active = Seat(p.active)
    state.turns = p.turns
    state.attacked = p.attacked
    expansions.lay_out_expansions(state, p.extras, crown, cards.stash)
    recount(state)
    return state


class Sorting:
    """The cards of a dealt game while they change places. Lists of kinds; `pile` is top first."""

    def __init__(self, t: KittensState, p: Position, setting: Setting) -> None:
        self.hands: Final = [hand_list(t, seat) for seat in range(setting.seats)]
        self.named: Final = set(p.hands)
        self.pile: Final = pile_list(t.pile)
        self.spare: Final = pile_list(t.box)  # free to be used
        self.stash: Final = expansions.cards_on_the_table(t)  # at the beginning nothing else lies there
        dealt = Counter(card for zone in [*self.hands, self.pile, self.spare, self.stash] for card in zone)
        self.out: Final = Counter({NAMES.index(name): n for name, n in box_of(setting).items()}) - dealt
        for seat, hand in enumerate(self.hands):
            if seat in p.hands or seat not in p.alive:
                self.spare.extend(hand)
                hand.clear()
        if not p.pile_goes_on:
            self.spare.extend(self.pile)
            self.pile.clear()
        if p.extras.stash is not None:
            self.spare.extend(self.stash)
            self.stash.clear()

    def take(self, name: str) -> int:
        """A card from where it is missed least; a place that is not named gets another card for it."""
        kind = NAMES.index(name)
        if kind in self.spare:
            self.spare.remove(kind)
        elif kind in self.pile:
            self.exchange(self.pile, kind)
        elif self.out[kind] > 0:
            self.out[kind] -= 1
        elif kind in self.stash:
            self.exchange(self.stash, kind)
        else:
            dealt = next((h for s, h in enumerate(self.hands) if s not in self.named and kind in h), None)
            if dealt is None:
                raise Impossible("hands")
            self.exchange(dealt, kind)
        return kind

    def take_for_pile(self, name: str) -> int:
        """A named card on top of a dealt pile: the pile stays as thick as it was."""
        kind = NAMES.index(name)
        if kind in self.pile:
            self.pile.remove(kind)
            return kind
        displaced = next((card for card in self.pile if card not in expansions.STAY_IN_PLAY), None)
        if displaced is not None:
            self.pile.remove(displaced)
            self.spare.append(displaced)
        return self.take(name)

    def exchange(self, zone: list[int], kind: int) -> None:
        place = zone.index(kind)
        other = next((card for card in self.spare if card not in expansions.STAY_IN_PLAY), None)
        if other is None:
            zone.pop(place)
        else:
            self.spare.remove(other)
            zone[place] = other


def hand_list(t: KittensState, seat: int) -> list[int]:
    return [kind for kind, n in enumerate(hand_counts(t.hands, Seat(seat))) for _ in range(n)]


def pile_list(pile: Pile) -> list[int]:
    return [int(pile.at(depth)) for depth in range(pile.size())]


def pile_of(cards: list[int], knowers: int) -> Pile:
    pile = empty_pile()
    for card in reversed(cards):
        pile.put(Kind(card), knowers)
    return pile


def small(numbers: list[int]) -> vec[u8]:
    out = vec[u8]()
    for n in numbers:
        out = append(out, u8(n))
    return out


def recount(t: KittensState) -> None:
    """The census counts what really takes part. It belongs to this table alone: the deal was made for it."""
    for kind, n in enumerate(t.inventory()):
        t.census[kind] = u8(n)


# -- expectations -------------------------------------------------------------------------
def table(moment: Moment) -> KittensState:
    assert isinstance(moment.state, KittensState)
    return moment.state


def names_of(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def compare(item: Item, wanted: tuple[list[str], bool], found: list[str], what: str = "") -> list[Finding]:
    """An ordered list; with `...` only its beginning."""
    cards, goes_on = wanted
    if goes_on and found[: len(cards)] == cards:
        return []
    return differs(item, [*cards, "..."] if goes_on else cards, found, what)


def compare_hand(item: Item, wanted: tuple[list[str], bool], found: list[str], what: str) -> list[Finding]:
    """The same cards in any order; with `...` at least these."""
    cards, goes_on = wanted
    if goes_on and not Counter(cards) - Counter(found):
        return []
    by_kind = sorted(cards, key=NAMES.index)
    return differs(item, [*by_kind, "..."] if goes_on else by_kind, found, what)


def read_hands(item: Item, setting: Setting) -> Check:
    wanted = [(seat, hand, hand.open_list(NAMES, OPEN_HANDS)) for seat, hand in item.by_seat(setting.seats, OPEN_HANDS)]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, source, cards in wanted:
            found += compare_hand(source, cards, names_of(hand_list(table(moment), seat)), f"hands.{seat}")
        return found

    return check


def read_sizes(item: Item, setting: Setting) -> Check:
    wanted = [(seat, size, size.number(SIZES)) for seat, size in item.by_seat(setting.seats, SIZES)]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, source, size in wanted:
            found += differs(source, size, int(table(moment).hands.size(Seat(seat))), f"sizes.{seat}")
        return found

    return check


def read_pile_cards(item: Item, setting: Setting) -> Check:
    wanted = item.open_list(NAMES, CARDS)
    return lambda moment: compare(item, wanted, names_of(pile_list(table(moment).pile)))


def read_discard(item: Item, setting: Setting) -> Check:
    wanted = item.open_list(NAMES, CARDS)
    return lambda moment: compare(item, wanted, names_of(pile_list(table(moment).discard)))


def read_discard_top(item: Item, setting: Setting) -> Check:
    wanted = item.choice(NAMES)
    return lambda moment: differs(item, [wanted], names_of(pile_list(table(moment).discard)[:1]))


def read_pile_size(item: Item, setting: Setting) -> Check:
    wanted = item.number()
    return lambda moment: differs(item, wanted, int(table(moment).pile.size()))


def read_active(item: Item, setting: Setting) -> Check:
    wanted = item.seat(setting.seats)
    return lambda moment: differs(item, wanted, int(table(moment).active))


def read_turns(item: Item, setting: Setting) -> Check:
    wanted = item.number()
    return lambda moment: differs(item, wanted, int(table(moment).turns))


def read_attacked(item: Item, setting: Setting) -> Check:
    wanted = item.truth()
    return lambda moment: differs(item, wanted, bool(table(moment).attacked))


def read_alive(item: Item, setting: Setting) -> Check:
    wanted = sorted({seat.seat(setting.seats, SEATS) for seat in item.items(SEATS)})
    return lambda moment: differs(item, wanted, seats_in(table(moment).alive))


def read_godcat(item: Item, setting: Setting) -> Check:
    word = item.text("mat | duel | SEAT")
    wanted = word if word in (MAT, DUEL) else str(item.seat(setting.seats, "mat | duel | SEAT"))
    if not good_vs_evil(setting):
        raise item.contradicts("options")
    return lambda moment: differs(item, wanted, godcat_place(table(moment)))


def godcat_place(t: KittensState) -> str:
    if t.mat & ON_MAT_GODCAT:
        return MAT
    holders = [seat for seat in range(t.seats) if t.hands.count(Seat(seat), GODCAT)]
    return str(holders[0]) if holders else DUEL


def read_count(item: Item, setting: Setting) -> Check:
    places = places_of(setting.seats)
    wanted: list[tuple[Item, str, str, int]] = []
    for entry in item.one_or_more(COUNT):
        fields = entry.fields(("where", "kind", "is"), COUNT)
        for name in ("where", "kind", "is"):
            if name not in fields:
                raise entry.error("scenario-field-missing", field=name)
        place, kind = fields["where"].choice(places), fields["kind"].choice(NAMES)
        wanted.append((entry, place, kind, fields["is"].number()))

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for source, place, kind, n in wanted:
            there = names_of(cards_in(table(moment), place)).count(kind)
            found += differs(source, n, there, f"count.{place}.{kind}")
        return found

    return check


def places_of(seats: int) -> list[str]:
    return [*PLACES, *(f"hand {seat}" for seat in range(seats))]


def cards_in(t: KittensState, place: str) -> list[int]:
    if place == "pile":
        return pile_list(t.pile)
    if place == "discard":
        return pile_list(t.discard)
    if place == "box":
        return pile_list(t.box)
    hands = [card for seat in range(t.seats) for card in hand_list(t, seat)]
    if place == "all_hands":
        return hands
    if place == "everywhere":  # but on the mat
        zones = pile_list(t.pile) + pile_list(t.discard) + pile_list(t.box) + pile_list(t.limbo)
        return hands + zones + expansions.cards_on_the_table(t)
    return hand_list(t, int(place.removeprefix("hand ")))


def read_sees(item: Item, setting: Setting) -> Check:
    checks: list[Check] = []
    for seat, seen in item.by_observer(setting.seats, SEES):
        fields = seen.fields(("pile", "knows", "lacks"), SEES)
        if not fields:
            raise seen.wrong_type(SEES)
        if "pile" in fields:
            checks.append(read_sight_of_pile(fields["pile"], seat))
        for name in ("knows", "lacks"):
            if name in fields:
                for owner, cards in fields[name].by_seat(setting.seats, HANDS):
                    may_be_blind = name == "knows" and setting.options.get("streaking") == "on"
                    if owner == seat and not may_be_blind:
                        raise cards.contradicts("sees")
                    checks.append(read_sight_of_hand(cards, seat, owner, name))
    return lambda moment: [finding for check in checks for finding in check(moment)]


def read_sight_of_pile(item: Item, seat: int) -> Check:
    wanted = item.open_list([*NAMES, UNKNOWN], SEES)

    def check(moment: Moment) -> list[Finding]:
        seen = table(moment).view(Seat(seat)).pile  # bottom first
        cards = [NAMES[card] if card >= 0 else UNKNOWN for card in list(seen)[::-1]]
        return compare(item, wanted, cards, f"sees.{seat}.pile")

    return check


def read_sight_of_hand(item: Item, seat: int, owner: int, name: str) -> Check:
    """What a seat knows for certain of another hand: cards that are there, or kinds that are not. Of the own hand a
    blind player knows what they remember."""
    wanted = item.open_list(NAMES, HANDS)

    def check(moment: Moment) -> list[Finding]:
        of_all = table(moment).view(Seat(seat)).to_json()["known" if name == "knows" else "lacks"]
        assert isinstance(of_all, list)
        known = of_all[owner]
        cards = [card for card, n in known.items() for _ in range(n)] if isinstance(known, dict) else list(known)
        return compare_hand(item, wanted, cards, f"sees.{seat}.{name}.{owner}")

    return check


def read_mat(item: Item, setting: Setting) -> Check:
    """Read which cards lie on the mat of Good vs. Evil."""
    wanted = sorted({card.choice(list(ON_MAT)) for card in item.items("[godcat, devilcat]")})
    return lambda moment: differs(item, wanted, sorted(card for card in ON_MAT if table(moment).mat & ON_MAT[card]))


class KittensPart(Part):
    def __init__(self) -> None:
        self.game = KITTENS
        self.prompts = PROMPTS
        self.events = EVENTS
        self.setup_errors = ["unknown-option", "unknown-option-value", "option-needs-edition",
                             "option-needs-expansion", "seats-out-of-range"]  # fmt: skip
        self.position = POSITION
        self.places = [*PLACES, "hand SEAT"]
        self.expectations = {
            "hands": Expectation(OPEN_HANDS, read_hands),
            "sizes": Expectation(SIZES, read_sizes),
            "pile": Expectation(CARDS, read_pile_cards),
            "pile_size": Expectation(NUMBER, read_pile_size),
            "discard": Expectation(CARDS, read_discard),
            "discard_top": Expectation("KIND", read_discard_top),
            "count": Expectation(f"{COUNT} | [{COUNT}]", read_count),
            "godcat": Expectation("mat | duel | SEAT", read_godcat),
            "mat": Expectation("[godcat, devilcat]", read_mat),
            "alive": Expectation(SEATS, read_alive),
            "active": Expectation("SEAT", read_active),
            "turns": Expectation(NUMBER, read_turns),
            "attacked": Expectation(TRUTH, read_attacked),
            "sees": Expectation(SEES, read_sees),
            **expansions.EXPECTATIONS,
        }

    def read_position(self, fields: Mapping[str, Item], setting: Setting) -> Layout:
        return read_position(fields, setting)

    def may_leave(self, state: State, seat: int) -> bool:
        assert isinstance(state, KittensState)
        return state.living(Seat(seat))
