"""What a view of Exploding Kittens tells about the draw pile."""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.core.api import UNKNOWN, Kind
from kociolek.games.kittens.kinds import EXPLODING_KITTEN
from kociolek.games.kittens.table import TableView


def kittens_in_pile(v: TableView) -> int:
    """Everybody can count them: all that have not exploded, nor lie open before somebody."""
    out = sum(1 for card in v.discard if card == EXPLODING_KITTEN)
    open_now = sum(1 for card in v.limbo if card == EXPLODING_KITTEN)
    return int(v.census[EXPLODING_KITTEN]) - out - open_now


def top_card(v: TableView) -> Kind:
    """The card that would be drawn now, if this seat knows it."""
    return Kind(i64(v.pile[len(v.pile) - 1])) if len(v.pile) else UNKNOWN


def bottom_card(v: TableView) -> Kind:
    return Kind(i64(v.pile[0])) if len(v.pile) else UNKNOWN


def danger(v: TableView, card: Kind | None = None) -> float:
    """The chance that a card of the pile, by default the top one, is a kitten, as far as this seat can know."""
    card = top_card(v) if card is None else card
    if len(v.pile) == 0:
        return 0.0
    if card != UNKNOWN:
        return 1.0 if card == EXPLODING_KITTEN else 0.0
    hidden = sum(1 for each in v.pile if each == UNKNOWN)
    known = sum(1 for each in v.pile if each == EXPLODING_KITTEN)
    if len(v.limbo) == 1 and v.limbo[0] == UNKNOWN:
        hidden += 1  # somebody has just taken it from the bottom (Raising Heck)
    return (kittens_in_pile(v) - known) / hidden if hidden else 0.0
