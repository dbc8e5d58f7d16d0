"""The table: every zone and counter of the game, and the few things paws do with cards.

Components of one type do not differ, so a zone is a row of counts: circles by seat, chapter and type, then the cards in
hand, those a defeat has used, and the discard pile. Everything there is open; only the two decks, the New Rule or Chaos
card before its Cat, and the Extra Credits are hidden. [rules, 1.6; ruling 48]
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import NOBODY, UNKNOWN, Action, Choices, Event, Kind, Seat, View, shl
from kociolek.core.codec import counted, numbers_text
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END, Frame, StackState
from kociolek.games.wizardkittens.actions import ACTIONS, CHAPTERS, PER_CIRCLE, PICK, PLACES
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import (
    CAUGHT,
    CHAOS,
    CHAOS_CAT,
    CHAPTER_CAT,
    CREDIT,
    CURSE,
    NAMES,
    NEW_RULE,
    OVERFLOW,
    SPELL,
    TYPES,
)
from kociolek.games.wizardkittens.options import CHAOS_MODE, Rules
from kociolek.games.wizardkittens.scoring import (
    ALL_CAUGHT,
    ALL_DEFEATED,
    CURSES_IN_PLAY,
    ENDINGS,
    GOES_ON,
    VERDICTS,
    WON_RECORD,
    Tally,
    judge,
    ranks,
    tally,
)

VERSION: Final = 1  # of the rules: bumped when any rule changes, stored in every record

# Where the rows of counts begin in `WizardKittensState.cells`; a circle's places come first, see place_of.
HAND: Final = PLACES
USED: Final = HAND + TYPES
DISCARD: Final = USED + TYPES
CELLS: Final = DISCARD + TYPES


def place_of(seat: i64, chapter: i64, kind: i64) -> i64:
    """The number of a place in the circles, chapters counted from 0."""
    return seat * PER_CIRCLE + chapter * TYPES + kind


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WizardKittensState(StackState):
    def __init__(
        self,
        rules: Rules,
        seats: i64,
        rng: Rng,
        deck: vec[u8],
        cells: vec[u8],
        fresh: vec[u8],
        curses: vec[u8],
        curse_deck: vec[u8],
        won: vec[u8],
        kittens: vec[u8],
        credits: vec[u8],
        tokens: i64,
        alive: i64,
        active: Seat,
        chapters: i64,
        card: i64,
        cats: i64,
        ending: i64,
        top: Frame,
        waiting: i64,
        events: list[Event] | None,
        skip_forced: bool,
    ) -> None:
        self.seats = seats
        self.waiting = waiting
        self.events = events
        self.skip_forced = skip_forced
        self.rules: Final = rules
        self.rng = rng
        self.deck = deck  # the component deck, its top last
        self.cells = cells  # [place], then hand, used, discard: how many components lie there
        self.fresh = fresh  # [place]: those of them the running effect has moved; empty when none runs [27]
        self.curses = curses  # [chapter]: the curse on the table, or NONE
        self.curse_deck = curse_deck  # its top last
        self.won = won  # the score piles: a WON_RECORD for each defeated curse, in order
        self.kittens = kittens  # [seat]: the kitten, by its own spell; NONE before they are chosen
        self.credits = credits  # [seat]: the Extra Credit
        self.tokens = tokens  # four bits a seat: the space the token covers, or NO_SPACE
        self.alive = alive  # mask of the seats still at the table
        self.active = active
        self.chapters = chapters  # how many are open
        self.card = card  # the New Rule or Chaos card of this game, hidden until the first Cat; or NONE
        self.cats = cats  # Chaos Cats drawn so far
        self.ending = ending
        self.top = top

    # -- seats ----------------------------------------------------------------------------
    def playing(self, seat: Seat) -> bool:
        return (self.alive >> seat) & 1 != 0

    def after(self, seat: Seat) -> Seat:
        """The next player clockwise, on one's left. [26]"""
        s: i64 = seat
        while True:
            s += 1
            if s >= self.seats:
                s = 0
            if (self.alive >> s) & 1 != 0:
                return Seat(s)

    def before(self, seat: Seat) -> Seat:
        """The previous player, on one's right. [26]"""
        s: i64 = seat
        while True:
            s -= 1
            if s < 0:
                s = self.seats - 1
            if (self.alive >> s) & 1 != 0:
                return Seat(s)

    def token(self, seat: Seat) -> i64:
        return (self.tokens >> (4 * seat)) & 15

    def move_token(self, seat: Seat, space: i64) -> None:
        self.tokens = (self.tokens & ~shl(15, 4 * seat)) | shl(space, 4 * seat)

    # -- what paws do with cards ----------------------------------------------------------
    def put(self, seat: Seat, chapter: i64, kind: i64) -> None:
        """From the hand into a circle."""
        cells = self.cells
        cells[HAND + kind] -= 1
        cells[place_of(seat, chapter, kind)] += 1

    def pick_up(self, place: i64) -> i64:
        """From a circle into the hand."""
        cells = self.cells
        kind = place % TYPES
        cells[place] -= 1
        cells[HAND + kind] += 1
        return kind

    def throw(self, seat: Seat, place: i64) -> None:
        """From a circle onto the discard pile."""
        cells = self.cells
        cells[place] -= 1
        cells[DISCARD + place % TYPES] += 1
        if self.events is not None:
            self.tell_place("discarded", seat, place)

    def tell_place(self, verb: str, seat: Seat, place: i64) -> None:
        """An event about a card at a place of a circle."""
        owner = Seat(place // PER_CIRCLE)
        chapter = place % PER_CIRCLE // TYPES + 1
        self.tell(verb, seat, owner if owner != seat else NOBODY, Kind(place % TYPES), chapter)

    # -- rules in force -------------------------------------------------------------------
    def due(self, when: i64) -> i64:
        """The steps of the New Rule or Chaos card that answer to this trigger, as a mask."""
        if self.cats == 0 or self.card == NONE:
            return 0
        return self.rules.card(self.card).due(when, self.cats)

    def for_search(self) -> None:
        self.events = None
        self.skip_forced = True

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.top = THE_END
        self.waiting = 0
        if self.events is not None:
            tell_result(self)

    # -- copies ---------------------------------------------------------------------------
    def clone(self) -> WizardKittensState:
        # Kittens and Extra Credits never change once they are dealt; until then they are replaced, not changed.
        return WizardKittensState(
            self.rules,
            self.seats,
            self.rng.clone(),
            self.deck[:],
            self.cells[:],
            self.fresh[:],
            self.curses[:],
            self.curse_deck[:],
            self.won[:],
            self.kittens,
            self.credits,
            self.tokens,
            self.alive,
            self.active,
            self.chapters,
            self.card,
            self.cats,
            self.ending,
            self.top,
            self.waiting,
            None,
            self.skip_forced,
        )

    def view(self, seat: Seat) -> WizardKittensView:
        """What a seat may know. A player who left is a spectator."""
        observer = seat if seat >= 0 and (self.alive >> seat) & 1 != 0 else NOBODY
        asked = observer >= 0 and (self.waiting >> observer) & 1 != 0
        return WizardKittensView(
            seat,
            self.seats,
            self.prompt(),
            self.waiting,
            named_options(self, observer) if asked else [],
            self.rules,
            len(self.deck),
            self.cells[:],
            self.fresh[:],
            self.curses[:],
            len(self.curse_deck),
            self.won[:],
            self.kittens[:],
            self.credits_seen_by(observer),
            self.tokens,
            self.alive,
            self.active,
            self.chapters,
            self.card if self.cats > 0 else NONE,
            self.cats,
            self.ending,
            self.top,
        )

    def credits_seen_by(self, observer: Seat) -> vec[u8]:
        """One's own; those of all when they are scored, never when caught. [43]"""
        seen = vec[u8]([], capacity=self.seats)
        seat: i64 = 0
        while seat < self.seats:
            shown = seat == observer or self.ending == ALL_DEFEATED
            seen = append(seen, self.credits[seat] if shown else u8(NONE))
            seat += 1
        return seen

    def dump(self) -> str:
        """See codec.py, which reads it back."""
        fields = [
            ["rules", "wizardkittens", str(VERSION)],
            ["options", ",".join(name + "=" + value for name, value in self.rules.options.items())],
            ["seats", str(self.seats)],
            ["rng", str(self.rng.state)],
            ["deck", ",".join(NAMES[i64(kind)] for kind in self.deck)],
            ["circles", circles_text(self.cells, self.seats)],
            ["hand", row_text(self.cells, HAND)],
            ["used", row_text(self.cells, USED)],
            ["discard", row_text(self.cells, DISCARD)],
            ["fresh", circles_text(self.fresh, self.seats) if len(self.fresh) > 0 else ""],
            ["curses", ",".join(card_names(self.curses, CURSE))],
            ["curse_deck", ",".join(card_names(self.curse_deck, CURSE))],
            ["won", numbers_text(self.won)],
            ["kittens", ",".join(card_names(self.kittens, SPELL + OVERFLOW))],
            ["credits", ",".join(card_names(self.credits, CREDIT))],
            ["tokens", ",".join(str(self.token(Seat(seat))) for seat in range(self.seats))],
            ["alive", str(self.alive)],
            ["active", str(self.active)],
            ["chapters", str(self.chapters)],
            ["card", rule_card_name(self.rules, self.card)],
            ["cats", str(self.cats)],
            ["ending", ENDINGS[self.ending] or "-"],
            ["waiting", str(self.waiting)],
            ["stack", FRAMES.text(self.top)],
        ]
        return "\n".join(" ".join(field) for field in fields)

    def inventory(self) -> list[int]:
        """Components by type, then all Chaos Cats, Caught, and the curses of this game, which ones is a secret."""
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
        """Not before everybody has a kitten, where kittens are chosen."""
        return self.credits[0] != NONE

    def leave(self, seat: Seat) -> None:
        # Imported here because leaving knows the turn, and the turn knows the table.
        from kociolek.games.wizardkittens.leaving import leave

        leave(self, seat)

    # -- results --------------------------------------------------------------------------
    def tallies(self) -> list[Tally]:
        return tallies(self.rules, self.seats, self.cells, self.won, self.credits, self.chapters, self.ending)

    def scores(self) -> list[float]:
        """How many players each one is placed before; nobody, if nobody wins."""
        if self.ending == GOES_ON:
            return [0.0] * self.seats
        return ranks(self.tallies(), self.alive, self.ending)

    def winners(self) -> i64:
        if self.ending == GOES_ON:
            return 0
        return judge(self.tallies(), self.alive, self.ending).winners


def tell_result(t: WizardKittensState) -> None:
    """Extra Credits if they count, everybody's points, who is guilty, who has won."""
    found = t.tallies()
    for seat in range(t.seats):
        if t.ending == ALL_DEFEATED:
            t.tell("credit_shown", Seat(seat), NOBODY, Kind(CREDIT + i64(t.credits[seat])))
        t.tell("scored", Seat(seat), NOBODY, UNKNOWN, found[seat].points)
        if not found[seat].innocent:
            t.tell("guilty", Seat(seat))
    winners = judge(found, t.alive, t.ending).winners
    for seat in range(t.seats):
        if winners >> seat & 1 != 0:
            t.tell("won", Seat(seat))
    if winners == 0:
        t.tell("nobody_won", t.active)


def tallies(
    rules: Rules, seats: i64, cells: vec[u8], won: vec[u8], credits: vec[u8], chapters: i64, ending: i64
) -> list[Tally]:
    found: list[Tally] = []
    seat: i64 = 0
    while seat < seats:
        found.append(tally(rules, cells, won, seat, i64(credits[seat]), chapters, ending))
        seat += 1
    return found


def offer_circle(t: WizardKittensState, owner: Seat, out: Choices) -> None:
    """Every card of a circle, one of each type and chapter."""
    cells = t.cells
    place = owner * PER_CIRCLE
    end = place + t.chapters * TYPES
    while place < end:
        if cells[place] != 0:
            out.add(PICK + place)
        place += 1


def circle_size(t: WizardKittensState, owner: Seat) -> i64:
    cells = t.cells
    place = owner * PER_CIRCLE
    end = place + t.chapters * TYPES
    n: i64 = 0
    while place < end:
        n += i64(cells[place])
        place += 1
    return n


@final
@mypyc_attr(acyclic=True)
class WizardKittensView(View):
    """A whitelist: nothing is ever taken out of it, because it was never put in."""

    def __init__(
        self,
        seat: Seat,
        seats: i64,
        prompt: str,
        waiting: i64,
        options: list[Action],
        rules: Rules,
        deck: i64,
        cells: vec[u8],
        fresh: vec[u8],
        curses: vec[u8],
        curse_deck: i64,
        won: vec[u8],
        kittens: vec[u8],
        credits: vec[u8],
        tokens: i64,
        alive: i64,
        active: Seat,
        chapters: i64,
        card: i64,
        cats: i64,
        ending: i64,
        top: Frame,
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.prompt = prompt
        self.waiting = waiting
        self.options = options
        self.rules: Final = rules
        self.deck: Final = deck  # cards left
        self.cells: Final = cells
        self.fresh: Final = fresh
        self.curses: Final = curses
        self.curse_deck: Final = curse_deck  # cards left
        self.won: Final = won
        self.kittens: Final = kittens
        self.credits: Final = credits  # NONE where not known
        self.tokens: Final = tokens
        self.alive: Final = alive
        self.active: Final = active
        self.chapters: Final = chapters
        self.card: Final = card  # NONE before the first Cat
        self.cats: Final = cats
        self.ending: Final = ending
        self.top: Final = top  # frames hold public data only

    def to_json(self) -> dict[str, object]:
        return {
            "game": "wizardkittens",
            "version": VERSION,
            "seat": int(self.seat),
            "seats": int(self.seats),
            "rules": dict(self.rules.options),
            "prompt": self.prompt,
            "waiting": seats_of(self.waiting),
            "options": [action.text for action in self.options],
            "deck": int(self.deck),
            "circles": circles_json(self.cells, self.seats),
            "hand": row_json(self.cells, HAND),
            "used": row_json(self.cells, USED),
            "discard": row_json(self.cells, DISCARD),
            "fresh": circles_json(self.fresh, self.seats) if len(self.fresh) > 0 else [],
            "curses": card_names(self.curses, CURSE),
            "curse_deck": int(self.curse_deck),
            "won": won_json(self.won),
            "kittens": card_names(self.kittens, SPELL + OVERFLOW),
            "credits": card_names(self.credits, CREDIT),
            "tokens": [int(self.tokens >> 4 * seat & 15) for seat in range(self.seats)],
            "alive": seats_of(self.alive),
            "active": int(self.active),
            "chapters": int(self.chapters),
            "card": rule_card_name(self.rules, self.card),
            "cats": int(self.cats),
            "ending": ENDINGS[self.ending],
            "stack": FRAMES.text(self.top),
            "result": self.result(),
        }

    def result(self) -> dict[str, object]:
        """How it ended, who won by which rule, and every player's points; empty while the game goes on."""
        if self.ending == GOES_ON:
            return {}
        found = tallies(self.rules, self.seats, self.cells, self.won, self.credits, self.chapters, self.ending)
        outcome = judge(found, self.alive, self.ending)
        return {
            "ending": ENDINGS[self.ending],
            "winners": seats_of(outcome.winners),
            "verdict": VERDICTS[outcome.verdict],
            "players": [tally_json(tally) for tally in found],
        }


def tally_json(tally: Tally) -> dict[str, object]:
    return {
        "curses": int(tally.curses),
        "values": int(tally.values),
        "bonus": int(tally.bonus),
        "extras": int(tally.extras),
        "credit": int(tally.credit),
        "points": int(tally.points),
        "cards": int(tally.cards),
        "innocent": tally.innocent,
    }


def named_options(t: WizardKittensState, seat: Seat) -> list[Action]:
    out = Choices()
    t.options(seat, out)
    return [ACTIONS[out.at(i)] for i in range(out.size)]


def seats_of(mask: i64) -> list[int]:
    return [seat for seat in range(16) if mask >> seat & 1]


def card_names(cards: vec[u8], first: i64) -> list[str]:
    """Cards of one sort by their names; `-` where there is none."""
    return ["-" if card == NONE else NAMES[first + i64(card)] for card in cards]


def rule_card_name(rules: Rules, card: i64) -> str:
    return "-" if card == NONE else NAMES[rule_card_kind(rules, card)]


def rule_card_kind(rules: Rules, card: i64) -> Kind:
    return UNKNOWN if card == NONE else Kind((CHAOS if rules.chaos == CHAOS_MODE else NEW_RULE) + card)


def row_counts(cells: vec[u8], first: i64) -> list[int]:
    return [int(cells[first + kind]) for kind in range(TYPES)]


def row_text(cells: vec[u8], first: i64) -> str:
    return counted(row_counts(cells, first), NAMES)


def row_json(cells: vec[u8], first: i64) -> dict[str, int]:
    return {NAMES[kind]: n for kind, n in enumerate(row_counts(cells, first)) if n}


def circles_text(cells: vec[u8], seats: i64) -> str:
    """Circles split by `|`, chapters by `/`."""
    return "|".join(
        "/".join(row_text(cells, place_of(seat, chapter, 0)) for chapter in range(CHAPTERS)) for seat in range(seats)
    )


def circles_json(cells: vec[u8], seats: i64) -> list[list[dict[str, int]]]:
    return [[row_json(cells, place_of(seat, chapter, 0)) for chapter in range(CHAPTERS)] for seat in range(seats)]


def won_json(won: vec[u8]) -> list[dict[str, object]]:
    """The score piles: who defeated which curse, and the extras that lie with it."""
    found: list[dict[str, object]] = []
    i: i64 = 0
    while i < len(won):
        found.append({"seat": int(won[i]), "curse": NAMES[CURSE + i64(won[i + 1])], "extras": row_json(won, i + 2)})
        i += WON_RECORD
    return found
