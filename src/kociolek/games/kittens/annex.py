"""The doors of the table: where an expansion keeps its cards and counters, and the moments at which it may step in.

An `Annex` belongs to one table and goes with its clones; a table without expansions has none and asks nobody. A
`Sight` is what a view tells of an annex, and knows how to imagine the annex behind it. Annexes and sights of several
expansions hang together by `next`, in the order of the expansions; a moment is offered to each of them in turn, and
the first that says True has dealt with it. docs/adding-an-expansion.md goes through all of it with an example.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from kociolek.core.api import Choices, Kind, Seat
from kociolek.core.rng import Rng
from kociolek.core.zones import Hands, Pile

if TYPE_CHECKING:
    from kociolek.games.kittens.state import KittensState, KittensView

# How a card is taken from another player.
BY_FAVOR: Final = 0
BY_PAIR: Final = 1
BY_TRIPLE: Final = 2

# The moments, for `Annex.wants`. A moment that nobody has a use for costs nothing.
OFFERS: Final = 1
ANSWERS: Final = 2
FORBIDDEN: Final = 4
CHECKS: Final = 8
NOPERS: Final = 16
INTERCEPTS: Final = 32
ARRIVES: Final = 64
DREW: Final = 128
ROBS: Final = 256
ROBBABLE: Final = 512
DIED: Final = 1024
ALL_MOMENTS: Final = 2047


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Annex:
    """What one expansion adds to one table. Every method does nothing until an expansion says otherwise."""

    def __init__(self, next: Annex | None, wants: i64 = ALL_MOMENTS) -> None:
        self.next = next
        self.wants = wants  # the moments it has a use for just now; see `want` and `spare`

    # -- what it keeps --------------------------------------------------------------------
    def clone(self, next: Annex | None) -> Annex:
        raise NotImplementedError

    def lines(self) -> list[list[str]]:
        """Its fields for the text of a position: a name, then the words of the value."""
        return []

    def inventory(self, totals: list[int]) -> None:
        """Count the cards that lie in it."""

    def sight(self, t: KittensState, observer: Seat, next: Sight | None) -> Sight:
        """What an observer may know of it."""
        raise NotImplementedError

    # -- questions and answers ------------------------------------------------------------
    def offers(self, t: KittensState, seat: Seat, out: Choices) -> bool:
        """Add the options of a seat that is asked; True: these are all, whatever the top frame would offer."""
        return False

    def interjects(self, t: KittensState, seat: Seat, out: Choices) -> None:
        """Add what a living seat may do now although it is not asked."""

    def answers(self, t: KittensState, seat: Seat, action: i64) -> bool:
        """Deal with an answer before the top frame does."""
        return False

    def forbidden(self, t: KittensState, seat: Seat) -> i64:
        """Mask of kinds that the active player may not play alone now."""
        return 0

    def checks(self, t: KittensState) -> bool:
        """After every answer and effect: put right what cannot stay so. True: a frame was pushed or somebody died."""
        return False

    def nopers(self, t: KittensState, asked: i64) -> i64:
        """For search: who of these can do more than pass in a Nope window, besides those who hold a Nope."""
        return 0

    # -- cards on their way ---------------------------------------------------------------
    def intercepts(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64) -> bool:
        """A card was drawn: it may go elsewhere than to the hand of the one who drew it."""
        return False

    def arrives(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64, verb: str, ends: bool) -> bool:
        """A drawn card reaches the player who is to have it. `ends`: that ends one of their turns. `verb` is yet to
        be told; empty if it was."""
        return False

    def drew(self, t: KittensState, seat: Seat) -> None:
        """A player has drawn and did not explode."""

    def robs(self, t: KittensState, form: i64, thief: Seat, victim: Seat) -> bool:
        """A theft takes effect: the card may come from elsewhere than by the victim's or the thief's choice."""
        return False

    def robbable(self, t: KittensState) -> i64:
        """Mask of players that can be robbed although their hand may be empty."""
        return 0

    def died(self, t: KittensState, seat: Seat) -> None:
        """What lay before the dead goes; their hand is on the discard pile already."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Sight:
    """What a view tells of an annex."""

    def __init__(self, next: Sight | None) -> None:
        self.next = next

    def to_json(self, out: dict[str, object]) -> None:
        """Add its fields."""

    def strike_out(self, unseen: vec[u8]) -> None:
        """Take the cards that lie open in the annex off those that are unseen."""

    def lay_hazards(self, d: Draft) -> None:
        """Put kittens and the like where they may lie, before all other cards are dealt."""

    def places(self) -> i64:
        """How many unseen cards lie in the annex. No kitten and no card of `kept_out` is among them."""
        return 0

    def face_down(self) -> vec[i16]:
        """Places of the discard pile, from the bottom, where a card lies face down."""
        return vec[i16]()

    def kept_out(self) -> i64:
        """Mask of kinds that lie in no annex and were not put away by turbo."""
        return 0

    def annex(self, cards: vec[i32], first: i64, next: Annex | None) -> Annex:
        """The annex behind this sight; its unseen cards are those from `first` on."""
        raise NotImplementedError

    def believable(self, world: KittensState) -> bool:
        """Whether a world dealt at random can be: False has it dealt again."""
        return True


@final
class Draft:
    """A world half imagined: known cards lie where they are known to lie, the others are still to be dealt."""

    def __init__(
        self,
        view: KittensView,
        observer: Seat,
        rng: Rng,
        unseen: vec[u8],
        hands: Hands,
        pile: Pile,
        limbo: Pile,
        gaps: vec[i32],
    ) -> None:
        self.view: Final = view
        self.observer: Final = observer
        self.rng: Final = rng
        self.unseen: Final = unseen  # [kind]
        self.hands: Final = hands
        self.pile: Final = pile
        self.limbo: Final = limbo
        self.gaps = gaps  # unknown places of the pile, shuffled; LIMBO_GAP is the card somebody is looking at

    def free(self, seat: Seat) -> i64:
        """How many cards of a hand are still to be dealt."""
        return i64(self.view.sizes[seat]) - self.hands.size(seat)

    def deal(self, seat: Seat, kind: Kind) -> None:
        self.hands.deal(seat, kind)
        self.unseen[kind] -= 1


# -- the moments, offered to one expansion after the other ------------------------------------
def offers(t: KittensState, seat: Seat, out: Choices) -> bool:
    annex = t.annex
    while annex is not None:
        if annex.wants & OFFERS != 0 and annex.offers(t, seat, out):
            return True
        annex = annex.next
    return False


def answers(t: KittensState, seat: Seat, action: i64) -> bool:
    annex = t.annex
    while annex is not None:
        if annex.wants & ANSWERS != 0 and annex.answers(t, seat, action):
            return True
        annex = annex.next
    return False


def forbidden(t: KittensState, seat: Seat) -> i64:
    mask: i64 = 0
    annex = t.annex
    while annex is not None:
        if annex.wants & FORBIDDEN != 0:
            mask |= annex.forbidden(t, seat)
        annex = annex.next
    return mask


def checks(t: KittensState) -> bool:
    annex = t.annex
    while annex is not None:
        if annex.wants & CHECKS != 0 and annex.checks(t):
            return True
        annex = annex.next
    return False


def nopers(t: KittensState, asked: i64) -> i64:
    mask: i64 = 0
    annex = t.annex
    while annex is not None:
        if annex.wants & NOPERS != 0:
            mask |= annex.nopers(t, asked)
        annex = annex.next
    return mask


def intercepts(t: KittensState, seat: Seat, kind: Kind, knowers: i64) -> bool:
    annex = t.annex
    while annex is not None:
        if annex.wants & INTERCEPTS != 0 and annex.intercepts(t, seat, kind, knowers):
            return True
        annex = annex.next
    return False


def arrives(t: KittensState, seat: Seat, kind: Kind, knowers: i64, verb: str, ends: bool) -> bool:
    annex = t.annex
    while annex is not None:
        if annex.wants & ARRIVES != 0 and annex.arrives(t, seat, kind, knowers, verb, ends):
            return True
        annex = annex.next
    return False


def drew(t: KittensState, seat: Seat) -> None:
    annex = t.annex
    while annex is not None:
        if annex.wants & DREW != 0:
            annex.drew(t, seat)
        annex = annex.next


def robs(t: KittensState, form: i64, thief: Seat, victim: Seat) -> bool:
    annex = t.annex
    while annex is not None:
        if annex.wants & ROBS != 0 and annex.robs(t, form, thief, victim):
            return True
        annex = annex.next
    return False


def robbable(t: KittensState) -> i64:
    mask: i64 = 0
    annex = t.annex
    while annex is not None:
        if annex.wants & ROBBABLE != 0:
            mask |= annex.robbable(t)
        annex = annex.next
    return mask


def died(t: KittensState, seat: Seat) -> None:
    annex = t.annex
    while annex is not None:
        if annex.wants & DIED != 0:
            annex.died(t, seat)
        annex = annex.next


# -- which moments are wanted ---------------------------------------------------------------
def wanted(annex: Annex | None) -> i64:
    wants: i64 = 0
    while annex is not None:
        wants |= annex.wants
        annex = annex.next
    return wants


def want(t: KittensState, annex: Annex, moments: i64) -> None:
    """From now on it must be asked at these moments."""
    annex.wants |= moments
    t.wants |= moments


def spare(t: KittensState, annex: Annex, moments: i64) -> None:
    """It has nothing to say at these moments until it wants them again. Only a matter of speed."""
    annex.wants &= ~moments
    t.wants = wanted(t.annex)


# -- copies ---------------------------------------------------------------------------------
def clone_all(annex: Annex | None) -> Annex | None:
    if annex is None:
        return None
    return annex.clone(clone_all(annex.next))


def sight_of(t: KittensState, annex: Annex | None, observer: Seat) -> Sight | None:
    if annex is None:
        return None
    return annex.sight(t, observer, sight_of(t, annex.next, observer))
