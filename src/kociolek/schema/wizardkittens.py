"""Schema of the views of Wizard Kittens."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from kociolek.games.wizardkittens.game import FRAME_TYPES
from kociolek.schema.common import BaseView, frame_union


class WizardPlace(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card in a circle."""

    seat: int  # Owner of the circle.
    chapter: int  # Chapter, from 1.
    kind: str  # Component.


class WizardScorePile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A defeated curse."""

    seat: int  # Player who defeated it.
    curse: str  # Which curse.
    extras: dict[str, int]  # Components that lie with it, by kind; each costs a point.


class WizardTally(Struct, forbid_unknown_fields=True, kw_only=True):
    """Points of one player, by their parts."""

    curses: int  # Defeated curses.
    values: int  # Points of these curses.
    bonus: int  # Points of their bonuses.
    extras: int  # Cards that lie with them; each costs a point.
    credit: int  # Points of the Extra Credit card; 0 unless all curses were defeated.
    points: int  # Sum of all parts.
    cards: int  # Components left in the circle.
    innocent: bool  # Whether the player may win; false only when caught.


class WizardResult(Struct, forbid_unknown_fields=True, kw_only=True):
    """Result of a game that is over."""

    ending: str  # How it ended: `all_defeated`, `caught` or `left`.
    winners: list[int]  # Seats that won; none if nobody did.
    verdict: str  # Rule that decided, a part of a key in the Fluent files.
    reading: str | None
    """Reading of the rules for two caught kittens, where it decided: `innocent_first` or `fewer_too`; else null."""
    players: list[WizardTally]  # Points by seat.


FORMS: Final[dict[str, Any]] = {"ordinal": int | None, "chapters": list[int], "place": WizardPlace}
WizardFrame: Any = frame_union(FRAME_TYPES, "Wizard", __name__, FORMS)


class WizardKittensView(BaseView, tag_field="game", tag="wizardkittens"):
    """View of a game of Wizard Kittens. Counts of components are objects by kind, without those that are 0."""

    deck: int  # Cards in the component deck.
    circles: list[list[dict[str, int]]]  # Components by seat and chapter.
    hand: dict[str, int]  # Components that were drawn or picked up and wait for a place.
    used: dict[str, int]  # Components of the curse that is being defeated.
    discard: dict[str, int]  # Components in the discard pile.
    fresh: list[list[dict[str, int]]]
    """Components that the running effect has moved, as `circles`; empty while none runs."""
    curses: list[str | None]  # Curse by chapter; null where there is none.
    curse_deck: int  # Cards in the curse deck.
    won: list[WizardScorePile]  # Score piles, in the order of the defeats.
    kittens: list[str | None]  # Kitten by seat, named by its own spell; null before it is chosen.
    mats: dict[str, list[str]]  # For each kitten of this table its four spells, by space.
    credits: list[str | None]  # Extra Credit by seat; null where this seat does not know it.
    tokens: list[str | None]  # Spell under the token, by seat; null before the first spell.
    alive: list[int]  # Seats that have not left.
    active: int  # Seat whose turn it is.
    chapters: int  # Open chapters, 2 or 3.
    card: str | None  # New Rule or Chaos card; null before the first Cat, and in games without such a card.
    cats: int  # Chaos Cats that have come.
    cast: str | None  # Spell that is being carried out.
    ending: str | None  # How the game ended, as in `result`; null while it goes on.
    stack: list[WizardFrame]
    """Effect stack, top first. Steps and chapters count from 1; null stands for what is not known yet."""
    result: WizardResult | None  # Result; null while the game goes on.
