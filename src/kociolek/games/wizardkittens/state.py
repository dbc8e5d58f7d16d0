"""State of a game: every zone and counter, and the few moves of cards that all rules share.

Components of one type do not differ, so a zone is a row of counts (places.py). All of them are open. Hidden are the two
decks, the New Rule or Chaos card before its Cat, and the Extra Credits. [48]
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import NOBODY, UNKNOWN, Action, Choices, Kind, Seat, View, shl
from kociolek.core.rng import Rng
from kociolek.core.stack import Frame, StackState
from kociolek.games.wizardkittens.actions import ACTIONS, AIM, PICK
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.ending import ALL_CAUGHT, ALL_DEFEATED, ENDINGS, GOES_ON, judge, ranks
from kociolek.games.wizardkittens.fields import FIELDS, first_rule_card, unknown_cards
from kociolek.games.wizardkittens.kinds import CAUGHT, CHAOS_CAT, CHAPTER_CAT, CURSE, SPACES, TYPES
from kociolek.games.wizardkittens.options import Rules
from kociolek.games.wizardkittens.places import DISCARD, HAND, PER_CIRCLE, place_of
from kociolek.games.wizardkittens.scoring import CURSES_IN_PLAY, WON_RECORD, Tally, tallies
from kociolek.games.wizardkittens.view import WizardKittensView

NO_CHANCE: Final = Rng(0)  # of states that are only looked at


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WizardKittensState(StackState):
    """A position. Rows of counts change in place; all other rows are replaced, so clones share them.

    A view has a state too, without what its seat may not know. A new public field stands in `__init__`, `copy_public`,
    `FIELDS` and the schema of views.
    """

    def __init__(
        self,
        rules: Rules,
        seats: i64,
        rng: Rng,
        top: Frame,
        deck: vec[u8],
        curse_deck: vec[u8],
        credits: vec[u8],
        card: i64,
    ) -> None:
        super().__init__(seats, 0, None, False, top)
        self.rules: Final = rules
        nothing = vec[u8]()
        # hidden, in whole or from some
        self.rng = rng
        self.deck = deck  # the component deck, its top last
        self.curse_deck = curse_deck  # its top last
        self.credits = credits  # [seat]: the Extra Credit
        self.card = card  # the New Rule or Chaos card of this game, hidden until the first Cat; or NONE
        # public
        self.cells = nothing  # [place], then hand, used, discard: how many components lie there
        self.fresh = nothing  # [place]: those of them the running effect has moved; empty when none runs [27]
        self.curses = nothing  # [chapter]: the curse on the table, or NONE
        self.won = nothing  # the score piles: a WON_RECORD for each defeated curse, in order
        self.kittens = nothing  # [seat]: the kitten, by its own spell; NONE before they are chosen
        self.tokens: i64 = 0  # four bits a seat: the space the token covers, or NO_SPACE
        self.alive: i64 = 0  # mask of the seats still at the table
        self.active = Seat(0)
        self.chapters: i64 = 2  # how many are open
        self.cats: i64 = 0  # Chaos Cats drawn so far
        self.ending: i64 = GOES_ON

    # -- seats ----------------------------------------------------------------------------
    def playing(self, seat: Seat) -> bool:
        return (self.alive >> seat) & 1 != 0

    def after(self, seat: Seat) -> Seat:
        """Return the next player clockwise, on one's left. [26]"""
        s: i64 = seat
        while True:
            s += 1
            if s >= self.seats:
                s = 0
            if (self.alive >> s) & 1 != 0:
                return Seat(s)

    def before(self, seat: Seat) -> Seat:
        """Return the previous player, on one's right. [26]"""
        s: i64 = seat
        while True:
            s -= 1
            if s < 0:
                s = self.seats - 1
            if (self.alive >> s) & 1 != 0:
                return Seat(s)

    def token(self, seat: Seat) -> i64:
        return (self.tokens >> (4 * seat)) & 15

    def spell_on(self, seat: i64, space: i64) -> i64:
        """Return the spell on a space of a player's mat."""
        return i64(self.rules.spells[i64(self.kittens[seat]) * SPACES + space])

    def move_token(self, seat: Seat, space: i64) -> None:
        self.tokens = (self.tokens & ~shl(15, 4 * seat)) | shl(space, 4 * seat)

    # -- moves of cards -------------------------------------------------------------------
    def put(self, seat: Seat, chapter: i64, kind: i64) -> None:
        """Move a card from the hand into a circle."""
        cells = self.cells
        cells[HAND + kind] -= 1
        cells[place_of(seat, chapter, kind)] += 1

    def pick_up(self, place: i64) -> i64:
        """Move a card from a circle into the hand and return its type."""
        cells = self.cells
        kind = place % TYPES
        cells[place] -= 1
        cells[HAND + kind] += 1
        return kind

    def throw(self, seat: Seat, place: i64) -> None:
        """Move a card from a circle onto the discard pile."""
        cells = self.cells
        cells[place] -= 1
        cells[DISCARD + place % TYPES] += 1
        if self.events is not None:
            self.tell_place("discarded", seat, place)

    def tell_place(self, verb: str, seat: Seat, place: i64) -> None:
        """Tell an event about a card at a place of a circle."""
        owner = Seat(place // PER_CIRCLE)
        chapter = place % PER_CIRCLE // TYPES + 1
        self.tell(verb, seat, owner if owner != seat else NOBODY, Kind(place % TYPES), chapter)

    # -- rules in force -------------------------------------------------------------------
    def due(self, when: i64) -> i64:
        """Return the mask of the steps of the New Rule or Chaos card that answer to this trigger."""
        if self.cats == 0 or self.card == NONE:
            return 0
        return self.rules.card(self.card).due(when, self.cats)

    def for_search(self) -> None:
        self.events = None
        self.skip_forced = True

    # -- copies ---------------------------------------------------------------------------
    def clone(self) -> WizardKittensState:
        copy = WizardKittensState(
            self.rules, self.seats, self.rng.clone(), self.top, self.deck, self.curse_deck, self.credits, self.card
        )
        copy.copy_public(self)
        copy.skip_forced = self.skip_forced
        return copy

    def copy_public(self, other: WizardKittensState) -> None:
        """Take over what everybody may know of another state, but the stack."""
        self.waiting = other.waiting
        self.cells = other.cells[:]
        self.fresh = other.fresh if len(other.fresh) == 0 else other.fresh[:]
        self.curses = other.curses
        self.won = other.won
        self.kittens = other.kittens
        self.tokens = other.tokens
        self.alive = other.alive
        self.active = other.active
        self.chapters = other.chapters
        self.cats = other.cats
        self.ending = other.ending

    def view(self, seat: Seat) -> WizardKittensView:
        """Return what a seat may know. A player who left is a spectator."""
        observer = seat if seat >= 0 and (self.alive >> seat) & 1 != 0 else NOBODY
        asked = observer >= 0 and (self.waiting >> observer) & 1 != 0
        options = named_options(self, observer) if asked else []
        return WizardKittensView(seat, self.known_to(observer), self.prompt(), options)

    def glance(self, seat: Seat, old: View | None) -> View:
        observer = seat if seat >= 0 and (self.alive >> seat) & 1 != 0 else NOBODY
        return WizardKittensView(seat, self.known_to(observer), self.prompt(), [])

    def known_to(self, observer: Seat) -> WizardKittensState:
        """Return this state without anything that a seat may not know. What is not named here is left out."""
        known = WizardKittensState(
            self.rules,
            self.seats,
            NO_CHANCE,
            self.top,
            unknown_cards(len(self.deck)),
            unknown_cards(len(self.curse_deck)),
            self.credits_seen_by(observer),
            self.card if self.cats > 0 else NONE,
        )
        known.copy_public(self)
        return known

    def credits_seen_by(self, observer: Seat) -> vec[u8]:
        """Return one's own Extra Credit. Those of all are shown when they are scored, never when caught. [43]"""
        seen = vec[u8]([], capacity=self.seats)
        for seat in range(self.seats):
            shown = seat == observer or self.ending == ALL_DEFEATED
            seen = append(seen, self.credits[seat] if shown else u8(NONE))
        return seen

    def source(self) -> tuple[str, str]:
        return "wizardkittens", self.rules.cards.box_text

    def dump(self) -> str:
        """Write a line for each field; codec.py reads them."""
        lines = [
            ["rules", "wizardkittens", str(self.rules.major)],
            ["options", ",".join(name + "=" + value for name, value in self.rules.options.items())],
            ["seats", str(self.seats)],
        ]
        lines += [[field.name, field.text(self)] for field in FIELDS]
        return "\n".join(" ".join(line) for line in lines)

    def inventory(self) -> list[int]:
        """Count components by type, Chaos Cats, Caught, and curses, of which only the number is public."""
        totals = [0] * (CURSE + 1)
        for place, n in enumerate(self.cells):
            totals[place % TYPES] += int(n)
        for i, n in enumerate(self.won):
            if i % WON_RECORD >= 2:
                totals[i % WON_RECORD - 2] += int(n)
        for card in self.deck:
            totals[CHAOS_CAT if card == CHAPTER_CAT else i64(card)] += 1
        totals[CHAOS_CAT] += int(self.cats)
        totals[CAUGHT] += 1 if self.ending == ALL_CAUGHT else 0
        totals[CURSE] = sum([1 for curse in self.curses if curse != NONE])
        totals[CURSE] += len(self.curse_deck) + len(self.won) // WON_RECORD
        if not self.dealt():
            totals[CHAOS_CAT], totals[CAUGHT], totals[CURSE] = int(self.rules.cats), 1, CURSES_IN_PLAY
        return totals

    def dealt(self) -> bool:
        """Tell whether the table is laid: where kittens are chosen, not before everybody has one."""
        curses = self.curses
        return len(self.curse_deck) > 0 or len(self.won) > 0 or curses[0] != NONE or curses[1] != NONE

    def leave(self, seat: Seat) -> None:
        # Imported here because leaving knows the turn, and the turn knows the state.
        from kociolek.games.wizardkittens.leaving import leave

        leave(self, seat)

    # -- results --------------------------------------------------------------------------
    def tallies(self) -> list[Tally]:
        return tallies(self, self.ending)

    def scores(self) -> list[float]:
        """Return how many players each one is placed before; 0 for all if nobody wins."""
        if self.ending == GOES_ON:
            return [0.0] * self.seats
        return ranks(self.tallies(), self.alive, self.ending, self.rules.fewer_cards)

    def how_ended(self) -> str:
        return ENDINGS[self.ending] if self.winners() != 0 else ENDINGS[self.ending] + "_nobody"

    def winners(self) -> i64:
        if self.ending == GOES_ON:
            return 0
        return judge(self.tallies(), self.alive, self.ending, self.rules.fewer_cards).winners


def offer_circle(t: WizardKittensState, owner: i64, out: Choices) -> None:
    """Offer every card of a circle, one of each type and chapter."""
    cells = t.cells
    first = owner * PER_CIRCLE
    for place in range(first, first + t.chapters * TYPES):
        if cells[place] != 0:
            out.add(PICK + place)


def offer_others(t: WizardKittensState, seat: Seat, out: Choices) -> None:
    """Offer every other player as a target."""
    for target in range(t.seats):
        if target != seat and (t.alive >> target) & 1 != 0:
            out.add(AIM + target)


def circle_size(t: WizardKittensState, owner: i64) -> i64:
    cells = t.cells
    first = owner * PER_CIRCLE
    n: i64 = 0
    for place in range(first, first + t.chapters * TYPES):
        n += i64(cells[place])
    return n


def named_options(t: WizardKittensState, seat: Seat) -> list[Action]:
    out = Choices()
    t.options(seat, out)
    return [ACTIONS[out.at(i)] for i in range(out.size)]


def rule_card_kind(t: WizardKittensState) -> Kind:
    """Return the kind of the New Rule or Chaos card."""
    return UNKNOWN if t.card == NONE else Kind(first_rule_card(t.rules) + t.card)
