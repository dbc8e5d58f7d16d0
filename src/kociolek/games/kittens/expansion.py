"""An expansion: all that it brings to a table, and the list of the expansions there are.

What it does in a game is in its cards, its frames and its `ExpansionState`; what it does before the game is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import Kind, Option, shl
from kociolek.core.rng import Rng
from kociolek.core.stack import Field
from kociolek.core.zones import Hands, Pile, empty_hands, empty_pile
from kociolek.games.kittens.decks import Deck
from kociolek.games.kittens.expansion_state import NO_STATE, ExpansionState

if TYPE_CHECKING:
    from kociolek.games.kittens.nope import Card


@final
class Deal:
    """Set-up in progress: the cards while they are being dealt."""

    def __init__(self, seats: i64, turbo: bool, rng: Rng, hands: Hands, pile: Pile, box: Pile) -> None:
        self.seats: Final = seats
        self.turbo: Final = turbo
        self.rng: Final = rng
        self.hands: Final = hands
        self.pile: Final = pile  # all that is dealt from, then the draw pile
        self.box: Final = box
        self.aside = empty_pile()  # cards that the expansion whose turn it is lays elsewhere

    def shuffle_in(self, kind: Kind) -> None:
        """Put a card at a random place, which is as good as shuffling all again."""
        self.pile.put(kind, 0, self.rng.below(self.pile.size() + 1))


def blank_deal(seats: i64) -> Deal:
    """Return a deal without cards, for a state that is then read from a text or a view."""
    return Deal(seats, False, Rng(0), empty_hands(seats, 1, 0), empty_pile(), empty_pile())


@final
class Switch:
    """A house rule of an expansion: its values, the default first, and which expansions give it a meaning."""

    def __init__(self, name: str, values: list[str], expansions: list[str], edition: str = "") -> None:
        self.option: Final = Option(name, values)
        self.expansions: Final = expansions  # one of these must be in play
        self.edition: Final = edition  # and this base, if it is named

    def needs(self, options: dict[str, str]) -> str:
        """Return what is missing for it to have a meaning, empty if nothing is."""
        if self.edition and options["edition"] != self.edition:
            return self.edition
        if "on" not in [options.get(key) for key in self.expansions]:
            return ",".join(self.expansions)
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """One expansion, whole. Its key is the option, off or on, that brings it to the table."""

    def __init__(self, key: str, kinds: list[Kind], cards: list[Card], deck: Deck) -> None:
        self.key: Final = key
        self.kinds: Final = kinds  # the kinds that it adds to the game
        self.cards: Final = cards  # how they are played
        self.deck: Final = deck  # how many cards of each kind it adds
        self.fields: list[Field] = []  # of its state, for texts and views
        self.first_fields: list[Field] = []  # those of version 1 of the rules, if they were others
        self.switches: list[Switch] = []
        self.most_players: dict[str, int] = {}  # edition: how many may play with this expansion, where it is more
        self.no_combos: list[Kind] = []  # titles that make no pair or triple
        self.for_godcat: list[Kind] = []  # cards that Godcat can stand for
        self.for_godcat_later: list[Kind] = []  # the same, from version 2 of the rules on
        self.shelters: list[Kind] = []  # cards that kill but can be held in a hand
        self.own_hazards: list[Kind] = []  # cards that kill in the place of an Exploding Kitten
        self.more_hazards = 0  # cards that kill, besides one fewer than players; `own_hazards` are among them
        self.sets_all_defuses = False  # whether its sheet puts all spare Defuses into the deck
        self.joins_late: list[Kind] = []  # cards that are not dealt from the beginning, see `before_kittens`
        self.kept_out: list[Kind] = []  # cards that no expansion lays aside and turbo does not put away
        self.prompts: list[str] = []
        self.events: dict[str, list[str]] = {}

    def fields_of(self, major: i64) -> list[Field]:
        """Return the fields of its state in a version of the rules."""
        return self.first_fields if major < 2 and self.first_fields else self.fields

    def before_deal(self, d: Deal) -> None:
        """Take a step when the deck is shuffled and nobody has a hand yet."""

    def before_kittens(self, d: Deal) -> None:
        """Take a step when hands are dealt and turbo has put cards away."""

    def new_state(self, options: dict[str, str], d: Deal) -> ExpansionState:
        """Return what it keeps at a new table."""
        return NO_STATE


EXPANSIONS: Final[list[Expansion]] = []


def expansions_of(options: dict[str, str]) -> list[Expansion]:
    """Return the expansions in play, in the order of the list."""
    return [expansion for expansion in EXPANSIONS if options.get(expansion.key) == "on"]


def mask_of_kinds(kinds: list[Kind]) -> i64:
    mask: i64 = 0
    for kind in kinds:
        mask |= shl(1, kind)
    return mask
