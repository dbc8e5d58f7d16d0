"""Public part of a position: the struct that states and views share, and the list of its fields for the codec."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import Seat, shl
from kociolek.core.codec import numbers_text, small_numbers
from kociolek.core.stack import Field, FlagField, Frame, OwnField, SeatField, SeatsField, StackState
from kociolek.games.kittens.kinds import ON_MAT_DEVILCAT, ON_MAT_GODCAT
from kociolek.games.kittens.options import Rules


@mypyc_attr(acyclic=True)
class Public(StackState):
    """Public part of a position. `KittensState` adds the cards; a view carries a copy.

    A new field stands here, in `copy_public`, in `PUBLIC_FIELDS` and in the schema of views.
    """

    def __init__(self, rules: Rules, census: vec[u8], seats: i64, top: Frame) -> None:
        super().__init__(seats, 0, None, False, top)
        self.rules: Final = rules
        self.census: Final = census  # [kind]: how many cards of it are in this game, wherever they lie
        self.mat: i64 = 0  # mask: which cards lie on the mat of Good vs. Evil
        self.alive: i64 = shl(1, seats) - 1  # mask
        self.active: Seat = Seat(0)
        self.turns: i64 = 1  # turns the active player still owes, the unfinished one included
        self.attacked: bool = False  # whether these turns come from an attack
        self.dry: i64 = 0  # mask of those who could not draw since anybody last did
        self.ranking: vec[u8] = vec[u8]()  # seats in the order they went out; the winners last
        self.direction: i64 = 1  # which way play goes round: 1 clockwise, -1 the other way
        self.blind: i64 = 0  # mask of those who may not look at their own hand

    def copy_public(self, source: Public) -> None:
        """Take over all that can change."""
        self.waiting = source.waiting
        self.top = source.top  # frames hold public data only
        self.mat = source.mat
        self.alive = source.alive
        self.active = source.active
        self.turns = source.turns
        self.attacked = source.attacked
        self.dry = source.dry
        self.ranking = source.ranking  # shared: it is replaced, not changed
        self.direction = source.direction
        self.blind = source.blind

    def living(self, seat: Seat) -> bool:
        return (self.alive >> seat) & 1 != 0

    def others(self, seat: Seat) -> i64:
        return self.alive & ~shl(1, seat)

    def after(self, seat: Seat) -> Seat:
        """Return the next living player, the way play goes round."""
        s: i64 = seat
        while True:
            s += self.direction
            if s >= self.seats:
                s = 0
            elif s < 0:
                s = self.seats - 1
            if (self.alive >> s) & 1 != 0:
                return Seat(s)


MAT: Final = {"godcat": ON_MAT_GODCAT, "devilcat": ON_MAT_DEVILCAT}


def mat_json(mat: i64) -> list[str]:
    return [name for name, card in MAT.items() if mat & card]


def read_mat(names: list[str]) -> int:
    return sum([MAT[name] for name in names])


def seats_json(seats: vec[u8]) -> list[int]:
    return [int(seat) for seat in seats]


def read_seats(text: str) -> vec[u8]:
    return small_numbers([int(seat) for seat in text.split(",") if seat])


PUBLIC_FIELDS: Final[list[Field]] = [
    OwnField("mat", str, int, mat_json, read_mat),
    SeatsField("alive"),
    SeatField("active"),
    Field("turns"),
    FlagField("attacked"),
    SeatsField("dry"),
    OwnField("ranking", numbers_text, read_seats, seats_json, small_numbers),
    SeatsField("waiting"),
]
# Positions of the base game do not have these.
EXPANSION_FIELDS: Final[list[Field]] = [Field("direction"), SeatsField("blind")]
