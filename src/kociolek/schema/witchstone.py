"""Schema of Witchstone's views.

Things go by their names in the component file: areas (`T0`), connections (`W-T0`), fields of a cauldron (`q,r`), tiles
(`energy+witch`). Scrolls have a name, which several may share, and a number. Special tiles and owls go by their number
in that file. Actions are `energy`, `witch`, `pentagram`, `crystal`, `wand` and `scroll`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kociolek.components import witchstone
from kociolek.schema.common import BaseView, frame_union

if TYPE_CHECKING:
    WitchstoneFrame = Any
else:
    WitchstoneFrame = frame_union(witchstone().box.frames, "Witchstone", __name__)


class WitchstoneScroll(Struct, forbid_unknown_fields=True, kw_only=True):
    """A scroll."""

    name: str  # What it is, such as `cluster_energy`: its key in the Fluent files.
    number: int  # Its number among all scrolls, from 1.


class WitchstoneProphecy(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a scroll with a prophecy is worth."""

    number: int  # Number of the scroll.
    points: int | None  # Points now; null where that depends on tokens behind a foreign screen.


class WitchstonePlayer(Struct, forbid_unknown_fields=True, kw_only=True):
    """One player as this seat may know them."""

    score: int  # Points scored so far.
    tower: str | None  # Area of the big witch; null before it is chosen.
    charges: int  # Energy left.
    stock: int  # Small witches not yet on the board.
    lying: int  # Small witches beside the tower.
    standing: list[str]  # Areas with an own witch, the big one included.
    rank: int  # Came to the Witchstone as first, second ...; 0 before that.
    building: str | None  # Connection begun and not completed.
    built: int  # Charges on that connection.
    completed: list[str]  # Own connections.
    network: list[str]  # Areas joined to the tower by own connections.
    pentagram: int  # Field of the pawn on the pentagram.
    wand: int  # Field of the pawn on the wand.
    arrived: int  # When the pawn came to that field: the number of that move among all moves on the wand.
    crystals: list[str]  # Fields of the cauldron with a crystal.
    black: str | None  # Field of the black crystal; null when it has left the cauldron.
    racked: int  # Crystals of the own colour on the potion rack.
    removed: int  # Crystals taken out by hand.
    aside: int  # Crystals that found no room on the rack.
    tokens: int | None  # Magic tokens taken; null behind a foreign screen.
    owls: list[int] | None  # Owls taken; null behind a foreign screen.
    specials: list[int]  # Special tiles taken, in the cauldron or beside the screen.
    scrolls: list[WitchstoneScroll]  # Scrolls taken, as far as this seat sees them.
    pile: list[int] | None
    """The unused scrolls lie in a face-down pile: numbers of those that the others saw before; null if all lie open."""
    used: list[int]  # Numbers of the boost spells among them that were used.
    full: list[str]  # Fields of the cauldron with a printed symbol or a tile.
    laid: list[str]  # Own tiles played.
    hand: list[str]  # Tiles behind the own screen; empty for the others.
    drawn: int  # Tiles drawn from the supply.
    symbols: dict[str, list[str]]  # Actions shown on each field of the cauldron.
    special_cells: list[str]  # Fields that a special tile covers.
    tiles: list[list[str]]  # The two fields of each tile in the cauldron.
    earned: dict[str, int]  # Points scored so far, by source.
    hand_size: int  # Tiles behind the screen.
    supply_size: int  # Tiles left in the supply.


class PendingToken(Struct, forbid_unknown_fields=True, kw_only=True):
    """Magic token that may still be used."""

    kind: str  # Action it gives.
    size: int  # How many of them.
    home: int  # Frames below the series it was gained in; the token lapses when that series closes.


class RackCrystal(Struct, forbid_unknown_fields=True, kw_only=True):
    """Crystal on the potion rack."""

    seat: int  # Owner.
    black: bool  # Whether it is the black one.


class WitchstoneView(BaseView, tag_field="game", tag="witchstone"):
    """What one seat may know of a game of Witchstone."""

    components: str  # Digest of the component file.
    yields: list[dict[str, int]]  # What each of `options` brings: `points`, `cost`, or an action and how many of it.
    can_take_back: int  # Own moves that may be taken back.
    round: int  # Number of the round; 0 while towers are chosen.
    beginner: int  # Starting player.
    active: int  # Player whose turn it is.
    alive: list[int]  # Seats of those who have not left.
    arrivals: int  # Moves on the wand so far.
    deck: int  # Scrolls left in the deck.
    shelf: list[WitchstoneScroll]  # Scrolls on the shelves, shelf 1 first.
    special_stack: int  # Special tiles left in the stack.
    blue: list[int | None]  # Special tile on each blue field of the pentagram.
    owls_taken: list[int]  # Owls taken from each stack.
    area_tokens: dict[str, str]  # Face of the magic token on each area that has one.
    table_tokens: dict[str, int]  # How many magic tokens of each face lie below the rack.
    rack: dict[str, list[RackCrystal]]  # Crystals on each shelf of the potion rack; `any` is the lowest one.
    pending: list[PendingToken]  # Magic tokens that may still be used, the newest first.
    queue: list[int] | None  # Fields of the wand still to take effect; null when there is no queue.
    stack: list[WitchstoneFrame]  # Effect stack, the running frame first; empty when the game is over.
    players: list[WitchstonePlayer]  # All players by seat.
    prophecies: list[list[WitchstoneProphecy]]  # By seat what each prophecy is worth now.
    result: list[dict[str, int]] | None  # By seat the points from each source; null while the game goes on.
    winners: list[int]  # Seats that won; empty while the game goes on.
