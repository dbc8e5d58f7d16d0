"""Extension points of the table: where an expansion keeps its cards and counters, and when it may step in.

Each expansion in play has one `ExpansionState` at a table, which is cloned with it. A view holds what its seat may know
of them in the same form. docs/adding-an-expansion.md explains all of it with examples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from kociolek.core.api import Choices, Kind, Seat
from kociolek.core.rng import Rng
from kociolek.core.zones import Hands, Pile

if TYPE_CHECKING:
    from kociolek.games.kittens.state import KittensState
    from kociolek.games.kittens.view import KittensView

# How a card is taken from another player.
BY_FAVOR: Final = 0
BY_PAIR: Final = 1
BY_TRIPLE: Final = 2

# The moments, for `ExpansionState.wants`. A moment that no expansion wants costs nothing.
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
class ExpansionState:
    """What one expansion keeps at one table. The fields that texts and views carry are in `Expansion.fields`."""

    def __init__(self, wants: i64 = ALL_MOMENTS) -> None:
        self.wants = wants  # the moments it has a use for just now; see `want` and `spare`

    # -- what it keeps --------------------------------------------------------------------
    def clone(self) -> ExpansionState:
        raise NotImplementedError

    def seen_by(self, t: KittensState, observer: Seat) -> ExpansionState:
        """Return a copy with only what an observer may know: a whitelist. Hidden piles become `unknown_pile`."""
        raise NotImplementedError

    def inventory(self, totals: list[int]) -> None:
        """Count the cards that lie in it."""

    # -- questions and answers ------------------------------------------------------------
    def offers(self, t: KittensState, seat: Seat, out: Choices) -> bool:
        """Add options of a seat that is asked. True: these are all, whatever the top frame would offer."""
        return False

    def interjects(self, t: KittensState, seat: Seat, out: Choices) -> None:
        """Add what a living seat may do now although it is not asked."""

    def answers(self, t: KittensState, seat: Seat, action: i64) -> bool:
        """Deal with an answer before the top frame does. True: done."""
        return False

    def forbidden(self, t: KittensState, seat: Seat) -> i64:
        """Return the mask of kinds that the active player may not play alone now."""
        return 0

    def checks(self, t: KittensState) -> bool:
        """Correct, after every answer and effect, what cannot stay. True: a frame was pushed or somebody died."""
        return False

    def nopers(self, t: KittensState, asked: i64) -> i64:
        """Return, for search, those who can do more than pass in a Nope window although they hold no Nope."""
        return 0

    # -- cards on their way ---------------------------------------------------------------
    def intercepts(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64) -> bool:
        """Send a drawn card elsewhere than to the hand of the player who drew it. True: done."""
        return False

    def arrives(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64, verb: str, ends: bool) -> bool:
        """Deal with a drawn card that reaches the player who is to have it. True: done.

        `ends` says whether that ends one of their turns. The event `verb` is still to be told, unless it is empty.
        """
        return False

    def drew(self, t: KittensState, seat: Seat) -> None:
        """React to a draw that did not explode."""

    def robs(self, t: KittensState, form: i64, thief: Seat, victim: Seat) -> bool:
        """Take a stolen card from elsewhere than the hand of the victim. True: done."""
        return False

    def robbable(self, t: KittensState) -> i64:
        """Return the mask of players that can be robbed although their hand may be empty."""
        return 0

    def died(self, t: KittensState, seat: Seat) -> None:
        """Put away what lay before a dead player. Their hand is on the discard pile already."""

    # -- worlds that fit a view: these are asked of the copy in the view ------------------
    def strike_out(self, unseen: vec[u8]) -> None:
        """Take the cards that lie open here off those that are unseen."""

    def lay_hazards(self, d: Draft) -> None:
        """Put kittens and the like where they may lie, before all other cards are dealt."""

    def hidden(self) -> i64:
        """Return how many unseen cards lie here. No kitten and no card of `Expansion.kept_out` is among them."""
        return 0

    def with_cards(self, cards: vec[i32], first: i64) -> ExpansionState:
        """Return the state of an imagined world. Its hidden cards are those from `first` on."""
        return self.clone()

    def believable(self, world: KittensState) -> bool:
        """Tell whether a world dealt at random is possible. False has it dealt again."""
        return True


@final
@mypyc_attr(acyclic=True)
class NoState(ExpansionState):
    """State of an expansion that keeps nothing."""

    def clone(self) -> ExpansionState:
        return self

    def seen_by(self, t: KittensState, observer: Seat) -> ExpansionState:
        return self


NO_STATE: Final[ExpansionState] = NoState(0)


@final
class Draft:
    """Imagined world in progress: known cards lie in their places, the others are still to be dealt."""

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
        self.gaps = gaps  # unknown places of the pile, shuffled; from LIMBO_GAP on, unknown places of limbo

    def free(self, seat: Seat) -> i64:
        """Return how many cards of a hand are still to be dealt."""
        return i64(self.view.sizes[seat]) - self.hands.size(seat)

    def deal(self, seat: Seat, kind: Kind) -> None:
        self.hands.deal(seat, kind)
        self.unseen[kind] -= 1


# -- the moments: each expansion is asked in turn, the first that says True has dealt with it -------
def offers(t: KittensState, seat: Seat, out: Choices) -> bool:
    return any(e.wants & OFFERS != 0 and e.offers(t, seat, out) for e in t.expansions)


def answers(t: KittensState, seat: Seat, action: i64) -> bool:
    return any(e.wants & ANSWERS != 0 and e.answers(t, seat, action) for e in t.expansions)


def checks(t: KittensState) -> bool:
    return any(e.wants & CHECKS != 0 and e.checks(t) for e in t.expansions)


def intercepts(t: KittensState, seat: Seat, kind: Kind, knowers: i64) -> bool:
    return any(e.wants & INTERCEPTS != 0 and e.intercepts(t, seat, kind, knowers) for e in t.expansions)


def arrives(t: KittensState, seat: Seat, kind: Kind, knowers: i64, verb: str, ends: bool) -> bool:
    return any(e.wants & ARRIVES != 0 and e.arrives(t, seat, kind, knowers, verb, ends) for e in t.expansions)


def robs(t: KittensState, form: i64, thief: Seat, victim: Seat) -> bool:
    return any(e.wants & ROBS != 0 and e.robs(t, form, thief, victim) for e in t.expansions)


def forbidden(t: KittensState, seat: Seat) -> i64:
    mask: i64 = 0
    for e in t.expansions:
        if e.wants & FORBIDDEN != 0:
            mask |= e.forbidden(t, seat)
    return mask


def nopers(t: KittensState, asked: i64) -> i64:
    mask: i64 = 0
    for e in t.expansions:
        if e.wants & NOPERS != 0:
            mask |= e.nopers(t, asked)
    return mask


def robbable(t: KittensState) -> i64:
    mask: i64 = 0
    for e in t.expansions:
        if e.wants & ROBBABLE != 0:
            mask |= e.robbable(t)
    return mask


def drew(t: KittensState, seat: Seat) -> None:
    for e in t.expansions:
        if e.wants & DREW != 0:
            e.drew(t, seat)


def died(t: KittensState, seat: Seat) -> None:
    for e in t.expansions:
        if e.wants & DIED != 0:
            e.died(t, seat)


# -- which moments are wanted ---------------------------------------------------------------
def wanted(expansions: vec[ExpansionState]) -> i64:
    wants: i64 = 0
    for e in expansions:
        wants |= e.wants
    return wants


def want(t: KittensState, e: ExpansionState, moments: i64) -> None:
    """Ask it at these moments from now on."""
    e.wants |= moments
    t.wants |= moments


def spare(t: KittensState, e: ExpansionState, moments: i64) -> None:
    """Do not ask it at these moments until it wants them again. This only saves time."""
    e.wants &= ~moments
    t.wants = wanted(t.expansions)


# -- copies ---------------------------------------------------------------------------------
def clone_all(expansions: vec[ExpansionState]) -> vec[ExpansionState]:
    if len(expansions) == 0:
        return expansions
    copies = vec[ExpansionState]([], capacity=len(expansions))
    for e in expansions:
        copies = append(copies, e.clone())
    return copies


def unknown_pile(size: i64) -> Pile:
    """Return a pile of cards that nobody knows, for copies in views. Its kinds mean nothing."""
    return Pile(vec[i32]([0] * size))
