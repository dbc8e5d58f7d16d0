"""Schema of views of Exploding Kittens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct, defstruct

from kociolek.games.kittens import game as game  # brings the frames of all cards and expansions
from kociolek.games.kittens.expansion import EXPANSIONS, Expansion
from kociolek.games.kittens.frames import FRAMES
from kociolek.schema.common import BaseView, field_struct, frame_union, title_of

KittensFrame: Final[Any] = frame_union(FRAMES, "Kittens", __name__)


class KittensPile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A pile as this seat knows it."""

    size: int  # Number of cards.
    known: dict[str, str]  # Kinds of the cards this seat can identify, by depth: "0" is the top card.


def expansions_struct(expansions: Sequence[Expansion]) -> type[Struct]:
    """Return the struct of what expansions show. Their `fields` say what; those without fields show nothing."""
    fields: list[tuple[str, Any, None]] = []
    docs: dict[str, str] = {}
    for each in expansions:
        if each.fields:
            docs[each.key] = f"What the expansion `{each.key}` shows."
            shown = field_struct("Kittens" + title_of(each.key), docs[each.key], each.fields, __name__)
            fields.append((each.key, shown | None, None))
    struct = defstruct(
        "KittensExpansions",
        fields,
        namespace={"__field_docs__": docs},
        forbid_unknown_fields=True,
        omit_defaults=True,
        kw_only=True,
        module=__name__,
    )
    struct.__doc__ = "What the expansions in play show. Those that are not in play are left out."
    return struct


if TYPE_CHECKING:
    KittensExpansions = Any
else:
    KittensExpansions = expansions_struct(EXPANSIONS)


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
