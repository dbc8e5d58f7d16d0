"""Playing a card: it is declared with its target and the named card, may be Noped, then takes effect. [N1-N12]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, UNKNOWN, Choices, Kind, Seat, shl
from kociolek.core.stack import Field, FlagField, Frame, KindField, OwnField, SeatField
from kociolek.games.kittens.actions import AIM, NAME, PASS, PLAY
from kociolek.games.kittens.expansion_state import NOPERS, ROBBABLE, nopers, robbable
from kociolek.games.kittens.frames import FRAMES, DuelFrame
from kociolek.games.kittens.kinds import GODCAT, NAMES, NOPE, ON_MAT_GODCAT
from kociolek.games.kittens.state import KittensState

# What a card needs to be played alone in one's own turn. Turn.options reads this before it asks the card.
NOTHING: Final = 0
SOMEBODY_TO_ROB: Final = 1
ASK_THE_CARD: Final = 2
NEVER: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What a card or combo does: one stateless object each. `key` names it in texts of positions."""

    def __init__(self, key: str, needs: int = NOTHING) -> None:
        self.key: Final = key
        self.needs: Final = needs

    def playable(self, t: KittensState, seat: Seat) -> bool:
        """Tell whether the active player may play it now, from public knowledge and their own hand."""
        return True

    def declare(self, t: KittensState, seat: Seat, kind: Kind) -> None:
        """Ask for what must be known before a Nope, then open the window. The card lies on the table."""
        open_window(t, self, seat, kind, NOBODY, UNKNOWN)

    def imitable(self, t: KittensState, seat: Seat) -> bool:
        """Tell whether Godcat may be played as this card now."""
        return self.playable(t, seat)

    def imitate(self, t: KittensState, seat: Seat, kind: Kind) -> None:
        """Godcat was played as this card and is home again."""
        self.declare(t, seat, kind)

    def targets(self, t: KittensState, seat: Seat) -> i64:
        """Return the mask of the players it may be played against."""
        return t.others(seat)

    def aimed(self, t: KittensState, seat: Seat, kind: Kind, target: Seat) -> None:
        open_window(t, self, seat, kind, target, UNKNOWN)

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        """Nobody Noped it, or the last Nope was Noped."""
        raise NotImplementedError

    def abandon(self, t: KittensState) -> None:
        """Its player left the game before it took effect."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetedCard(Card):
    """A card that is played against one other player."""

    def playable(self, t: KittensState, seat: Seat) -> bool:
        return self.targets(t, seat) != 0

    def declare(self, t: KittensState, seat: Seat, kind: Kind) -> None:
        t.top = Aiming(t.top, self, seat, kind)


class Theft(TargetedCard):
    """Takes a card from another player's hand, so that hand must not be empty. [T1]"""

    def targets(self, t: KittensState, seat: Seat) -> i64:
        return can_be_robbed(t, t.others(seat))


def can_be_robbed(t: KittensState, among: i64) -> i64:
    """Return those of a mask who have a card that can be stolen."""
    mask = t.hands.with_cards(among)
    if t.wants & ROBBABLE != 0:
        mask |= robbable(t) & among
    return mask


def open_window(t: KittensState, card: Card, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
    """Ask everybody else for a Nope. A search does not ask those who have none, so often nobody."""
    asked = t.others(seat)
    if t.skip_forced:
        asked = can_nope(t, asked)
    if asked == 0:
        card.take_effect(t, seat, kind, target, named)
    else:
        t.top = Pending(t.top, card, seat, kind, target, named, False)
        t.waiting = asked


def can_nope(t: KittensState, asked: i64) -> i64:
    """Return, for search, those of a mask who can do more than pass."""
    holders = t.hands.holders(NOPE, asked & ~t.blind)
    if t.wants & NOPERS != 0:
        holders |= nopers(t, asked)
    return holders


def all_lie_open(t: KittensState, kind: Kind) -> bool:
    """Tell whether everybody sees all cards of a kind outside the hands."""
    if kind == GODCAT:
        return t.mat & ON_MAT_GODCAT != 0
    return t.discard.shows(kind) == i64(t.census[kind])


def cannot_hold(t: KittensState, seat: Seat, kind: Kind) -> bool:
    """Tell whether everybody can see that a hand does not hold a kind: it is empty or was shown, or all lie open."""
    if t.hands.size(seat) == 0 or t.hands.lacks(seat) >> kind & 1 != 0:
        return True
    return all_lie_open(t, kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pending(DuelFrame):
    """A declared card or combo, and the Nopes on it. Odd Nopes cancel it, even ones let it through. [N2]

    Every living seat is asked, whether or not it holds a Nope: who is asked must not depend on hidden cards. Only
    the player of a card that stands is left out, since Noping it would help nobody. [N3, N12]
    """

    def __init__(self, below: Frame, card: Card, by: Seat, kind: Kind, against: Seat, named: Kind, noped: bool) -> None:
        super().__init__(below, by, against)
        self.card: Final = card
        self.kind: Final = kind  # the title that was played
        self.named: Final = named  # the card asked for by a triple or fetched by five different cards
        self.noped: Final = noped

    def reaction_window(self) -> bool:
        return True

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(PASS)
        if t.hands.count(seat, NOPE) > 0:
            out.add(PLAY + NOPE)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        return cannot_hold(t, seat, NOPE)

    def fold(self, t: KittensState) -> i64:
        if t.wants != 0:
            return 0  # expansions may offer more than to pass
        waiting = t.waiting
        holders = t.hands.holders(NOPE, waiting)
        if holders != 0:
            passing = waiting & ((holders & -holders) - 1)
        else:
            passing = waiting
        number: i64 = 0
        left = passing
        while left != 0:
            left &= left - 1
            number += 1
        t.waiting = waiting & ~passing
        if t.waiting == 0:
            t.settle()
        return number

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action == PASS:
            return
        t.spend(seat, NOPE)
        self.nope(t, seat)

    def nope(self, t: KittensState, seat: Seat) -> None:
        """Turn the effect round and ask everybody again."""
        t.tell("noped", seat)
        t.top = Pending(self.below, self.card, self.by, self.kind, self.against, self.named, not self.noped)
        t.waiting = t.others(self.by) if self.noped else t.alive
        if t.skip_forced:
            t.waiting = can_nope(t, t.waiting)

    def advance(self, t: KittensState) -> None:
        """Close the window for good: all have passed."""
        t.top = self.below
        if self.noped:
            t.tell("fizzled", self.by, NOBODY, self.kind)
        else:
            self.card.take_effect(t, self.by, self.kind, self.against, self.named)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Aiming(Frame):
    """Whom is it played against?"""

    def __init__(self, below: Frame, card: Card, by: Seat, kind: Kind) -> None:
        self.below = below
        self.card: Final = card
        self.by: Final = by
        self.kind: Final = kind

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, self.by)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        targets = self.card.targets(t, seat)
        out.add_mask(AIM, targets)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        targets = self.card.targets(t, seat)
        return targets & (targets - 1) == 0

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        target = Seat(action - AIM)
        t.tell("aimed", seat, target, self.kind)
        t.top = self.below
        self.card.aimed(t, seat, self.kind, target)

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        if gone != self.by and self.card.targets(t, self.by) != 0:
            return self
        self.card.abandon(t)  # it is lost also when nobody is left to play it against
        return None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Naming(DuelFrame):
    """Which card is asked for? Any title of this game that somebody can hold may be named. [T10]"""

    def __init__(self, below: Frame, card: Card, by: Seat, kind: Kind, against: Seat) -> None:
        super().__init__(below, by, against)
        self.card: Final = card
        self.kind: Final = kind

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        for kind in range(len(t.census)):
            offered = t.census[kind] != 0 and t.rules.nameable >> kind & 1 != 0
            if offered and (t.rules.major < 2 or not all_lie_open(t, Kind(kind))):
                out.add(NAME + kind)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        named = Kind(action - NAME)
        t.tell("named", seat, self.against, named)
        t.top = self.below
        open_window(t, self.card, seat, self.kind, self.against, named)


CARDS: Final[dict[str, Card]] = {}  # every card and combo by its key


def card_key(card: Card) -> str:
    return card.key


def card_of(key: str) -> Card:
    return CARDS[key]


CARD: Final[list[Field]] = [
    OwnField("card", card_key, card_of, card_key, card_of),
    SeatField("by"),
    KindField("kind", NAMES),
]
FRAMES.add("aiming", Aiming, CARD, "aim")
FRAMES.add("naming", Naming, [*CARD, SeatField("against")], "name")
FRAMES.add(
    "pending",
    Pending,
    [*CARD, SeatField("against"), KindField("named", NAMES), FlagField("noped", words=("stands", "noped"))],
    "nope",
)
