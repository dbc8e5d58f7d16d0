"""An expansion: all that a further box brings, and the list of the boxes there are.

What it does at a table is in its cards, its frames and its `Annex`; what it does before the game is here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import Kind
from kociolek.core.codec import Fields
from kociolek.core.rng import Rng
from kociolek.core.zones import Hands, Pile, empty_pile
from kociolek.games.kittens.actions import name_actions
from kociolek.games.kittens.annex import Annex, Sight
from kociolek.games.kittens.cards.registry import REGISTER
from kociolek.games.kittens.decks import Deck
from kociolek.games.kittens.nope import Card
from kociolek.games.kittens.options import Box, shelve, unshelve
from kociolek.games.kittens.vocabulary import EVENTS, PROMPTS


@final
class Deal:
    """The table while it is being set."""

    def __init__(self, seats: i64, turbo: bool, rng: Rng, hands: Hands, pile: Pile, box: Pile) -> None:
        self.seats: Final = seats
        self.turbo: Final = turbo
        self.rng: Final = rng
        self.hands: Final = hands
        self.pile: Final = pile  # all that is dealt from, then the draw pile
        self.box: Final = box
        self.aside: Final = empty_pile()  # cards that lie elsewhere at the beginning

    def shuffle_in(self, kind: Kind) -> None:
        """As good as shuffling all again."""
        self.pile.put(kind, 0, self.rng.below(self.pile.size() + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion(Box):
    """One box, whole."""

    def __init__(self, key: str, kinds: list[Kind], cards: list[Card], deck: Deck) -> None:
        super().__init__(key)
        self.kinds: Final = kinds  # the kinds that it adds to the game
        self.cards: Final = cards  # how they are played
        self.deck: Final = deck  # how many of each kind lie in the box
        self.sets_all_defuses = False  # whether its sheet puts all spare Defuses into the deck
        self.more_hazards = 0  # cards that kill, besides one fewer than players; `own_hazards` are among them
        self.joins_late: list[Kind] = []  # cards that are not dealt from the beginning, see `lay_out`
        self.prompts: list[str] = []
        self.events: dict[str, list[str]] = {}

    # -- setting the table ----------------------------------------------------------------
    def before_deal(self, d: Deal) -> None:
        """The deck is shuffled, nobody has a hand yet."""

    def before_kittens(self, d: Deal) -> None:
        """Hands are dealt, turbo has put cards away."""

    def annex(self, options: dict[str, str], d: Deal, next: Annex | None) -> Annex | None:
        """What it keeps at this table; `next` if nothing."""
        return next

    # -- reading back what was written ----------------------------------------------------
    def load_annex(self, options: dict[str, str], fields: Fields, seats: i64, next: Annex | None) -> Annex | None:
        return next

    def read_sight(
        self, options: dict[str, str], data: dict[str, object], seats: i64, next: Sight | None
    ) -> Sight | None:
        return next


EXPANSIONS: Final[list[Expansion]] = []


def register(box: Expansion) -> None:
    """Put a box on the shelf: from now on its option can be chosen."""
    EXPANSIONS.append(box)
    shelve(box)
    for kind in box.kinds:
        name_actions(kind)
    for card in box.cards:
        REGISTER.add(card)
    PROMPTS.extend(box.prompts)
    EVENTS.update(box.events)


def unregister(box: Expansion) -> None:
    """Take it off again; its kinds keep their numbers."""
    EXPANSIONS.remove(box)
    unshelve(box)
    for prompt in box.prompts:
        PROMPTS.remove(prompt)
    for verb in box.events:
        del EVENTS[verb]


def boxes_of(options: dict[str, str]) -> list[Expansion]:
    """The boxes in play, in the order of the shelf."""
    return [box for box in EXPANSIONS if options.get(box.key) == "on"]
