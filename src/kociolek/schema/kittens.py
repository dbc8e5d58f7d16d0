"""Schema of views of Exploding Kittens."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from kociolek.games.kittens import game as game  # brings the frames of all cards and expansions
from kociolek.games.kittens.frames import FRAMES
from kociolek.schema.common import BaseView, frame_union

KittensFrame: Final[Any] = frame_union(FRAMES, "Kittens")


class KittensPile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A pile as this seat knows it."""

    size: int  # Number of cards.
    known: dict[str, str]  # Kinds of the cards this seat can identify, by depth: "0" is the top card.


class KittensBarking(Struct, forbid_unknown_fields=True, kw_only=True):
    """What Barking Kittens lays on the table."""

    wearer: int | None  # Seat that wears the crown; null while it lies on the stash.
    crown: int  # Number of cards in the crown.
    stash: int  # Number of cards in the stash.
    takers: list[int | None]  # For each seat the player whose I'll Take That lies before it, or null.
    lying: list[int]  # Seats with a Barking Kitten before them.
    godcats: list[int]  # Those seats of `takers` before which no card lies: Godcat was played as I'll Take That.


class KittensImploding(Struct, forbid_unknown_fields=True, kw_only=True):
    """What everybody knows of the Imploding Kitten."""

    face_up: bool  # Whether it was drawn and put back face up: then it kills whoever draws it.


class KittensMark(Struct, forbid_unknown_fields=True, kw_only=True):
    """A marked card."""

    seat: int  # Player who holds it.
    kind: str  # Its kind.


class KittensStreaking(Struct, forbid_unknown_fields=True, kw_only=True):
    """What Streaking Kittens shows."""

    marked: list[KittensMark]  # Marked cards. A blind player does not see their own.
    hiders: list[int]  # Seats that have kept a card unseen and may hide an Exploding Kitten.


class KittensExpansions(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What the expansions in play show. Those that are not in play are left out."""

    barking: KittensBarking | None = None  # Barking Kittens.
    imploding: KittensImploding | None = None  # Imploding Kittens.
    streaking: KittensStreaking | None = None  # Streaking Kittens.


class KittensView(BaseView, tag_field="game", tag="kittens"):
    """View of a game of Exploding Kittens."""

    census: dict[str, int]  # How many cards of each kind are in this game, wherever they lie.
    hand: dict[str, int]  # Own cards by kind; empty for spectators, the dead, and the blind.
    sizes: list[int]  # Number of cards in each hand.
    known: list[dict[str, int]]  # For each seat the cards this seat knows to be in that hand, by kind.
    lacks: list[list[str]]  # For each seat the kinds everybody knows that hand not to hold.
    pile: KittensPile  # Draw pile.
    discard: KittensPile  # Discard pile.
    face_down: list[int]  # Depths of the discard pile at which a card lies face down.
    limbo: KittensPile  # Cards in transit, such as a kitten that is being put back.
    box: int  # Number of cards that turbo put away unseen.
    mat: list[str]  # Which of `godcat` and `devilcat` lie on the mat of Good vs. Evil.
    alive: list[int]  # Players still in the game.
    active: int  # Player whose turn it is.
    turns: int  # Turns the active player owes, the unfinished one included.
    attacked: bool  # Whether these turns come from an attack.
    dry: list[int]  # Players who could not draw since anybody last did.
    ranking: list[int]  # Players in the order they went out, the winners last.
    direction: Literal[1, -1]  # Which way play goes round: 1 is clockwise.
    blind: list[int]  # Players who may not look at their own hand.
    stack: list[KittensFrame]  # What is going on, the top first: the frame that asks, and the frames it lies on.
    expansions: KittensExpansions  # What the expansions in play show.
