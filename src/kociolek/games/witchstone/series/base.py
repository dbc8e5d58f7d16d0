"""Series of actions: bonus actions, boost spells and magic tokens. [rulings 1-9]

A series is n actions of one kind from one source. Series lie on a stack and only the top one acts: what an action
brings is done fully before the series below it goes on. So a bonus is either added to the running series, if it is
of its kind, or becomes a series of its own on top.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, lowest, shl
from kociolek.core.stack import Frame, depth_of
from kociolek.games.witchstone.actions import END, FIXED, TOKEN
from kociolek.games.witchstone.bits import offer
from kociolek.games.witchstone.kinds import ACTIONS, FROM_REMOVALS, FROM_TOKEN_FACES, POINTS, SCROLL
from kociolek.games.witchstone.player import NO_PILE, Player
from kociolek.games.witchstone.state import NO_QUEUE, NO_TOKEN, Question, Token, WitchstoneState


@mypyc_attr(acyclic=True)
class Series(Question):
    """n actions of one kind. Each action may be declined; `end` loses what is left. [9]"""

    def __init__(self, below: Frame, kind: i64, n: i64) -> None:
        super().__init__(below)
        self.kind: Final = kind
        self.n: Final = n
        self.passed: i64 = NO_QUEUE  # fields of the wand; only a wand series has them

    def prompt(self) -> str:
        return ACTIONS[self.kind]

    def again(self, below: Frame, n: i64) -> Series:
        """Return a series of the same kind on another stack."""
        raise NotImplementedError

    def with_n(self, n: i64) -> Series:
        """Return this series with another number of actions."""
        return self.again(self.below, n)

    def over(self, t: WitchstoneState, p: Player) -> bool:
        """Tell whether this kind of action is over for good. [rulebook, ends of the chapters on actions]"""
        return False

    def acts(self, t: WitchstoneState, p: Player, out: Choices) -> None:
        """Add what `n` actions allow; n is above 0."""
        raise NotImplementedError

    def act(self, t: WitchstoneState, p: Player, action: i64) -> None:
        raise NotImplementedError

    def boosts(self, t: WitchstoneState, p: Player) -> i64:
        """Return the boost spells that may be used now, as a set of scrolls. [7]"""
        return p.scrolls & ~p.used & t.box.boosts[self.kind]

    # -- opening, asking, closing ---------------------------------------------------------
    def advance(self, t: WitchstoneState) -> None:
        """Close the series when nothing is left to do in it, else ask.

        That must not reveal whether a boost spell lies in a face-down pile: it closes only if there can be none.
        """
        p = t.players[t.active]
        if t.pending is not NO_TOKEN and t.pending.home == depth_of(self):
            if self.n > 0 and self.over(t, p):
                t.top = self.with_n(0)  # open for its tokens only
            t.waiting = shl(1, t.active)
        elif self.over(t, p) or (self.n == 0 and self.boosts(t, p) == 0 and not may_hold_boosts(t, p)):
            self.close(t)
        else:
            t.waiting = shl(1, t.active)

    def close(self, t: WitchstoneState) -> None:
        """Lose the actions left, let the tokens gained here lapse, and continue below."""
        t.top = self.below
        if t.pending is not NO_TOKEN:
            lapse_tokens(t, depth_of(self))
        if t.events is not None:
            t.tell("series_closed", t.active, NOBODY, Kind(self.kind), self.n)

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        p = t.players[seat]
        if not self.over(t, p):
            if self.n > 0:
                self.acts(t, p, out)
            boosts = self.boosts(t, p)
            if boosts != 0:
                offer_boosts(t, boosts, out)
        if t.pending is not NO_TOKEN:
            offer_tokens(t, out)
        offer_removals(t, p, out)
        out.add(END)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        box = t.box
        p = t.players[seat]
        if action == END:
            self.close(t)
        elif TOKEN <= action < FIXED:
            use_token(t, (action - TOKEN) >> 1, (action - TOKEN) & 1)
        elif box.boost <= action < box.tower:
            self.strengthen(t, p, action - box.boost)
        elif box.remove <= action < box.boost:
            remove_crystal(t, p, action - box.remove)
        else:
            self.act(t, p, action)

    def strengthen(self, t: WitchstoneState, p: Player, face: i64) -> None:
        """Use a boost spell: it adds to the running series and is turned over. It never opens a series. [7]"""
        boosts = self.boosts(t, p)
        card = lowest(boosts)
        while i64(t.box.face_of[card]) != face:
            boosts &= boosts - 1
            card = lowest(boosts)
        p.used |= shl(1, card)
        t.tell("boosted", p.seat, NOBODY, Kind(t.box.face_name + face), i64(t.box.extra[card]))
        t.top = self.with_n(self.n + i64(t.box.extra[card]))


def may_hold_boosts(t: WitchstoneState, p: Player) -> bool:
    """Tell whether others must think that a player's face-down pile may hold scrolls that they have not seen. [28]"""
    if p.pile == NO_PILE:
        return False
    for other in t.players:
        if other.unseen() != 0:
            return True
    return False


SERIES: Final[list[Series]] = []  # [kind]: one of each, filled by frames.py


def gain(t: WitchstoneState, kind: i64, n: i64) -> None:
    """Add actions to the running series if it is of that kind, else open a series on top of it. [2]

    Scrolls are never added up: each source takes its own card. [18]
    """
    top = t.top
    if kind != SCROLL and isinstance(top, Series) and top.kind == kind:
        t.tell("series_grew", t.active, NOBODY, Kind(kind), n)
        t.top = top.with_n(top.n + n)
    else:
        open_series(t, kind, n)


def open_series(t: WitchstoneState, kind: i64, n: i64) -> None:
    t.tell("series_opened", t.active, NOBODY, Kind(kind), n)
    t.top = SERIES[kind].again(t.top, n)


# -- magic tokens -------------------------------------------------------------------------
def gain_token(t: WitchstoneState, p: Player, face: i64, size: i64, home: i64, bonus: i64) -> None:
    """Take a token. Points score at once; an action may be used until the series it was gained in closes. [3, 19]

    `size` is 1, or 3 if the black crystal brought it; `bonus` is what that crystal adds to the points. [17]
    """
    p.tokens += 1
    t.tell("token_taken", p.seat, NOBODY, Kind(face), size)
    if face == POINTS:
        t.score(p, FROM_TOKEN_FACES, t.box.token_face + bonus)
    else:
        t.pending = Token(face, size, home, t.pending)


def offer_tokens(t: WitchstoneState, out: Choices) -> None:
    """Add each kind of token once, whichever series it was gained in. Two equal tokens are one option."""
    offered: i64 = 0
    token = t.pending
    while token is not NO_TOKEN:
        choice = 2 * token.kind + (1 if token.size > 1 else 0)
        if (offered >> choice) & 1 == 0:
            offered |= shl(1, choice)
            out.add(TOKEN + choice)
        token = token.rest


def use_token(t: WitchstoneState, kind: i64, big: i64) -> None:
    """Use a token. Of equal ones the first is taken: its series closes first."""
    token = t.pending
    before: list[Token] = []
    while token.kind != kind or (token.size > 1) != (big == 1):
        before.append(token)
        token = token.rest
    rest = token.rest
    for other in reversed(before):
        rest = Token(other.kind, other.size, other.home, rest)
    t.pending = rest
    t.tell("token_used", t.active, NOBODY, Kind(kind), token.size)
    gain(t, kind, token.size)


def lapse_tokens(t: WitchstoneState, home: i64) -> None:
    """Let the tokens gained in a closed series lapse: they are kept and bring no action any more."""
    while t.pending.home >= home:
        t.tell("token_lapsed", t.active, NOBODY, Kind(t.pending.kind))
        t.pending = t.pending.rest


# -- boost spells, removed crystals -------------------------------------------------------
def offer_boosts(t: WitchstoneState, boosts: i64, out: Choices) -> None:
    """Add the boost spells; equal cards are one option."""
    offered: i64 = 0
    while boosts != 0:
        face = i64(t.box.face_of[lowest(boosts)])
        if (offered >> face) & 1 == 0:
            offered |= shl(1, face)
            out.add(t.box.boost + face)
        boosts &= boosts - 1


def offer_removals(t: WitchstoneState, p: Player, out: Choices) -> None:
    """Add the crystals to remove, at any moment of the own turn but not while towers are chosen. [23]"""
    if t.round > 0:
        offer(p.crystals, t.box.remove, out)


def remove_crystal(t: WitchstoneState, p: Player, cell: i64) -> None:
    """Destroy a crystal. The first costs 1 point, the next 2, then 3 ...; the score may fall below 0. [15]"""
    gone = ~shl(1, cell)
    p.crystals &= gone
    p.black &= gone
    p.removed += 1
    t.tell("crystal_removed", p.seat, index=cell + 1)
    t.score(p, FROM_REMOVALS, -p.removed * t.box.removal_step)
