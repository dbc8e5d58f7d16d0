"""Scenarios of Wizard Kittens: circles by chapter, the two decks, score piles, tokens, and the result by its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import u8

from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Seat, State
from kociolek.games.wizardkittens.cards import NONE, PER_GROUP
from kociolek.games.wizardkittens.ending import ENDINGS, FEWER_TOO, INNOCENT_FIRST, VERDICTS
from kociolek.games.wizardkittens.fields import row_counts
from kociolek.games.wizardkittens.game import WizardKittens
from kociolek.games.wizardkittens.kinds import (
    CAUGHT,
    CHAOS_CAT,
    CHAOS_IDS,
    CHAPTER_CAT,
    COPIES,
    CREDIT_IDS,
    CURSE_IDS,
    NAMES,
    NEW_RULE_IDS,
    NO_SPACE,
    OVERFLOW,
    SPELL_NAMES,
    SPELL_SPACES,
    TYPES,
)
from kociolek.games.wizardkittens.options import PLAIN
from kociolek.games.wizardkittens.places import CELLS, CHAPTERS, DISCARD, HAND, place_of
from kociolek.games.wizardkittens.scoring import WON_RECORD
from kociolek.games.wizardkittens.setup import lay_table
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.turn import TURN
from kociolek.games.wizardkittens.vocabulary import EVENTS, PROMPTS
from kociolek.scenario.item import NUMBER, Item
from kociolek.scenario.part import Check, Expectation, Finding, Layout, Moment, Part, Setting, differs, seats_in

COMPONENTS: Final = NAMES[:TYPES]
DECK_CARDS: Final = NAMES[: CAUGHT + 1]
NOTHING: Final = "none"
SHAPE_CIRCLES: Final = "{SEAT: [[KIND], [KIND], [KIND]]}"
SHAPE_WON: Final = "{SEAT: {CURSE: [KIND]}}"
SHAPE_CURSES: Final = "[CURSE | none]"
SHAPE_TOKENS: Final = "{SEAT: SPELL | none}"
SHAPE_CREDITS: Final = "{SEAT: CARD}"
SHAPE_TALLY: Final = "{SEAT: {PART: N}}"
PARTS_OF_TALLY: Final = ["curses", "values", "bonus", "extras", "credit", "points", "cards", "innocent"]

POSITION: Final = {
    "circles": SHAPE_CIRCLES,
    "deck": "[KIND]",  # the top cards; what is left lies below
    "discard": "[KIND]",
    "curses": SHAPE_CURSES,
    "curse_deck": "[CURSE]",
    "won": SHAPE_WON,
    "credits": SHAPE_CREDITS,
    "kittens": "{SEAT: SPELL}",
    "tokens": SHAPE_TOKENS,
    "chapters": "2 | 3",
    "card": "CARD",
    "cats": NUMBER,
    "active": "SEAT",
}


# -- positions ----------------------------------------------------------------------------
@dataclass
class Position:
    """A position as the file gives it. The rest is dealt."""

    chapters: int = 2
    cats: int = 0
    active: int = 0
    circles: dict[int, list[list[int]]] = field(default_factory=dict)
    deck: list[int] = field(default_factory=list)  # top first
    discard: list[int] = field(default_factory=list)
    curses: list[int] = field(default_factory=list)  # by chapter
    curse_deck: list[int] = field(default_factory=list)  # top first
    won: list[tuple[int, int, list[int]]] = field(default_factory=list)
    credits: dict[int, int] = field(default_factory=dict)
    kittens: dict[int, int] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)
    card: int = -1


def kinds_of(item: Item, known: list[str]) -> list[int]:
    return [NAMES.index(card.choice(known)) for card in item.items("[KIND]")]


def read_position(fields: Mapping[str, Item], setting: Setting) -> Layout:
    p = Position()
    readers: dict[str, Callable[[Position, Item, Setting], None]] = {
        "circles": read_circles, "deck": read_deck, "discard": read_discard_pile, "curses": read_curses,
        "curse_deck": read_curse_deck, "won": read_won, "credits": read_credits, "kittens": read_kittens,
        "tokens": read_tokens, "chapters": read_chapters, "card": read_card, "cats": read_cats, "active": read_active,
    }  # fmt: skip
    for name, item in fields.items():
        readers[name](p, item, setting)
    if p.chapters == 3 and p.cats == 0:
        p.cats = 1
    if len(p.curses) > p.chapters:
        raise fields["curses"].contradicts("chapters")
    check_cards(p, fields, setting)
    return lambda state: lay_out(state, p)


def read_circles(p: Position, item: Item, setting: Setting) -> None:
    for seat, circle in item.by_seat(setting.seats, SHAPE_CIRCLES):
        chapters = [kinds_of(chapter, COMPONENTS) for chapter in circle.items(SHAPE_CIRCLES)]
        if len(chapters) > CHAPTERS:
            raise circle.wrong_type(SHAPE_CIRCLES)
        p.circles[seat] = chapters


def read_deck(p: Position, item: Item, setting: Setting) -> None:
    p.deck = kinds_of(item, DECK_CARDS)


def read_discard_pile(p: Position, item: Item, setting: Setting) -> None:
    p.discard = kinds_of(item, COMPONENTS)


def read_curses(p: Position, item: Item, setting: Setting) -> None:
    for card in item.items(SHAPE_CURSES):
        name = card.choice([*CURSE_IDS, NOTHING])
        p.curses.append(NONE if name == NOTHING else CURSE_IDS.index(name))


def read_curse_deck(p: Position, item: Item, setting: Setting) -> None:
    p.curse_deck = [CURSE_IDS.index(card.choice(CURSE_IDS)) for card in item.items("[CURSE]")]


def read_won(p: Position, item: Item, setting: Setting) -> None:
    for seat, piles in item.by_seat(setting.seats, SHAPE_WON):
        for curse, extras in piles.pairs(SHAPE_WON):
            p.won.append((seat, CURSE_IDS.index(curse.choice(CURSE_IDS)), kinds_of(extras, COMPONENTS)))


def read_credits(p: Position, item: Item, setting: Setting) -> None:
    for seat, card in item.by_seat(setting.seats, SHAPE_CREDITS):
        credit = CREDIT_IDS.index(card.choice(CREDIT_IDS))
        if credit in p.credits.values():
            raise card.error("scenario-too-many-cards", card=card.text(), known="1")
        p.credits[seat] = credit


def read_kittens(p: Position, item: Item, setting: Setting) -> None:
    if setting.options["advanced_kittens"] != "on":
        raise item.contradicts("options")
    for seat, spell in item.by_seat(setting.seats, "{SEAT: SPELL}"):
        kitten = SPELL_NAMES.index(spell.choice(SPELL_NAMES[OVERFLOW:])) - OVERFLOW
        if kitten in p.kittens.values():
            raise spell.error("scenario-too-many-cards", card=spell.text(), known="1")
        p.kittens[seat] = kitten


def read_tokens(p: Position, item: Item, setting: Setting) -> None:
    for seat, spell in item.by_seat(setting.seats, SHAPE_TOKENS):
        p.tokens[seat] = space_of(spell.choice([*SPELL_NAMES, NOTHING]))


def space_of(spell: str) -> int:
    return NO_SPACE if spell == NOTHING else SPELL_SPACES[SPELL_NAMES.index(spell)]


def read_chapters(p: Position, item: Item, setting: Setting) -> None:
    p.chapters = item.number("2 | 3")
    if p.chapters not in (2, 3):
        raise item.wrong_type("2 | 3")
    if p.chapters == 3 and setting.seats == 2:
        raise item.contradicts("seats")


def read_card(p: Position, item: Item, setting: Setting) -> None:
    if setting.options["chaos_cat"] == "plain":
        raise item.contradicts("options")
    known = CHAOS_IDS if setting.options["chaos_cat"] == "chaos_mode" else NEW_RULE_IDS
    p.card = known.index(item.choice(known))


def read_cats(p: Position, item: Item, setting: Setting) -> None:
    p.cats = item.number()
    if p.cats > int(setting.options.get("chaos_cats", "1")):
        raise item.contradicts("options")


def read_active(p: Position, item: Item, setting: Setting) -> None:
    p.active = item.seat(setting.seats)


def check_cards(p: Position, fields: Mapping[str, Item], setting: Setting) -> None:
    """Refuse more cards than the box has, and more than two curses of a group."""
    named = Counter(kind for circle in p.circles.values() for chapter in circle for kind in chapter)
    named.update([*p.deck, *p.discard, *(kind for _, _, extras in p.won for kind in extras)])
    for kind, n in named.items():
        most = COPIES if kind < TYPES else {CHAPTER_CAT: 1, CAUGHT: 1, CHAOS_CAT: 3}[kind]
        if n > most:
            source = next(item for name, item in fields.items() if name in ("circles", "deck", "discard", "won"))
            raise source.error("scenario-too-many-cards", card=NAMES[kind], known=str(most))
    curses = Counter(named_curses(p))
    assert isinstance(setting.game, WizardKittens)
    groups = Counter(setting.game.cards.groups[curse] for curse in curses)
    if any(n > 1 for n in curses.values()) or any(n > PER_GROUP for n in groups.values()):
        source = next(item for name, item in fields.items() if name in ("curses", "curse_deck", "won"))
        raise source.contradicts("setup")


def named_curses(p: Position) -> list[int]:
    return [*(curse for curse in p.curses if curse != NONE), *p.curse_deck, *(curse for _, curse, _ in p.won)]


def lay_out(state: State, p: Position) -> State:
    assert isinstance(state, WizardKittensState)
    if not state.dealt():
        state.top = TURN
        lay_table(state)
    dealt_cards = list(state.deck)
    state.chapters = p.chapters
    state.cats = p.cats
    state.active = Seat(p.active)
    state.tokens = sum(p.tokens.get(seat, NO_SPACE) << 4 * seat for seat in range(4))
    if p.card >= 0:
        state.card = p.card
    if state.rules.advanced:
        state.kittens = small(fill([p.kittens.get(seat) for seat in range(state.seats)], list(state.rules.kittens)))
    credits = [p.credits.get(seat) for seat in range(state.seats)]
    state.credits = small(fill(credits, [*state.credits, *range(len(CREDIT_IDS))]))
    lay_curses(state, p)
    lay_components(state, p, dealt_cards)
    return state


def fill(named: list[int | None], spare: list[int]) -> list[int]:
    """Keep named cards and fill the other places from the spare ones, each once."""
    used = {card for card in named if card is not None}
    found: list[int] = []
    for card in named:
        chosen = card if card is not None else next(n for n in spare if n not in used)
        used.add(chosen)
        found.append(chosen)
    return found


def small(numbers: list[int]) -> vec[u8]:
    out = vec[u8]()
    for n in numbers:
        out = append(out, u8(n))
    return out


def lay_curses(t: WizardKittensState, p: Position) -> None:
    """Lay two curses of each group: the named ones, then those that were dealt, then any."""
    dealt = [curse for curse in t.curses if curse != NONE] + list(t.curse_deck)[::-1]
    groups = t.rules.cards.groups
    room = Counter(dict.fromkeys(set(groups), PER_GROUP))
    named = named_curses(p)
    for curse in named:
        room[groups[curse]] -= 1
    spare: list[int] = []
    for curse in [*dealt, *range(len(CURSE_IDS))]:
        if curse not in named and curse not in spare and room[groups[curse]] > 0:
            room[groups[curse]] -= 1
            spare.append(curse)
    order = [*p.curse_deck, *spare]  # top first
    table = [NONE] * CHAPTERS
    for chapter in range(p.chapters):
        if chapter < len(p.curses):
            table[chapter] = p.curses[chapter]
        elif spare:
            table[chapter] = spare.pop(0)
            order.remove(table[chapter])
    t.curses = small(table)
    t.curse_deck = small(order[::-1])
    won: list[int] = []
    for seat, curse, extras in p.won:
        won += [seat, curse, *(extras.count(kind) for kind in range(TYPES))]
    t.won = small(won)


def lay_components(t: WizardKittensState, p: Position, dealt: list[int]) -> None:
    """Lay named cards. Dealt circles keep what they can; the rest is the deck below its named top."""
    circles = {seat: dealt_circle(t, seat) for seat in range(t.seats) if seat not in p.circles}
    left = Counter(dict.fromkeys(range(TYPES), COPIES))
    t.cells = vec[u8]([0] * CELLS)
    for seat, circle in p.circles.items():
        for chapter, kinds in enumerate(circle):
            put(t, left, [place_of(seat, chapter, kind) for kind in kinds])
    put(t, left, [DISCARD + kind for kind in p.discard])
    for kind in [kind for _, _, extras in p.won for kind in extras] + [kind for kind in p.deck if kind < TYPES]:
        left[kind] -= 1
    for seat, circle in circles.items():
        for chapter, kinds in enumerate(circle):
            kept = [kind if left[kind] > 0 else left.most_common(1)[0][0] for kind in kinds]
            put(t, left, [place_of(seat, chapter, kind) for kind in kept])
    rest = [kind for kind in dealt if kind < TYPES]
    below: list[int] = []
    for kind in rest:  # in the order of the deal, as far as the cards are still free
        if left[kind] > 0:
            left[kind] -= 1
            below.append(kind)
    below = sorted(left.elements()) + below
    for place, kind in enumerate(dealt):
        if kind >= TYPES and kind in specials_left(t, p, below):
            below.insert(min(place, len(below)), kind)
    t.deck = small(below + p.deck[::-1])


def specials_left(t: WizardKittensState, p: Position, below: list[int]) -> set[int]:
    """Return the special cards that are still to be put below the named top of the deck."""
    gone = Counter([*p.deck, *below])
    there: set[int] = set()
    if gone[CAUGHT] == 0:
        there.add(CAUGHT)
    cats = int(t.rules.cats) - p.cats - gone[CHAOS_CAT] - gone[CHAPTER_CAT]
    opened = p.chapters == 3 or (t.rules.chapters == 2 and p.cats > 0)
    opener = gone[CHAPTER_CAT] == 0 and not opened
    if cats > 0 and opener:
        there.add(CHAPTER_CAT)
    if cats > int(opener):
        there.add(CHAOS_CAT)
    return there


def dealt_circle(t: WizardKittensState, seat: int) -> list[list[int]]:
    return [
        [kind for kind, n in enumerate(row_counts(t.cells, place_of(seat, chapter, 0))) for _ in range(n)]
        for chapter in range(CHAPTERS)
    ]


def put(t: WizardKittensState, left: Counter[int], places: list[int]) -> None:
    for place in places:
        t.cells[place] += 1
        left[place % TYPES] -= 1


# -- expectations -------------------------------------------------------------------------
def table(moment: Moment) -> WizardKittensState:
    assert isinstance(moment.state, WizardKittensState)
    return moment.state


def names_in(t: WizardKittensState, first: int) -> list[str]:
    return [NAMES[kind] for kind, n in enumerate(row_counts(t.cells, first)) for _ in range(n)]


def sorted_names(item: Item) -> list[str]:
    return [NAMES[kind] for kind in sorted(kinds_of(item, COMPONENTS))]


def expect_circles(item: Item, setting: Setting) -> Check:
    wanted: list[tuple[int, Item, list[list[str]]]] = []
    for seat, circle in item.by_seat(setting.seats, SHAPE_CIRCLES):
        chapters = [sorted_names(chapter) for chapter in circle.items(SHAPE_CIRCLES)]
        wanted.append((seat, circle, [*chapters, *[[]] * (CHAPTERS - len(chapters))]))

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, source, chapters in wanted:
            there = [names_in(table(moment), int(place_of(seat, chapter, 0))) for chapter in range(CHAPTERS)]
            found += differs(source, chapters, there, f"circles.{seat}")
        return found

    return check


def expect_row(first: int) -> Callable[[Item, Setting], Check]:
    def read(item: Item, setting: Setting) -> Check:
        wanted = sorted_names(item)
        return lambda moment: differs(item, wanted, names_in(table(moment), first))

    return read


def expect_curses(item: Item, setting: Setting) -> Check:
    wanted = [card.choice([*CURSE_IDS, NOTHING]) for card in item.items(SHAPE_CURSES)]
    wanted += [NOTHING] * (CHAPTERS - len(wanted))

    def check(moment: Moment) -> list[Finding]:
        there = [NOTHING if curse == NONE else CURSE_IDS[curse] for curse in table(moment).curses]
        return differs(item, wanted, there)

    return check


def expect_won(item: Item, setting: Setting) -> Check:
    wanted: list[tuple[int, Item, dict[str, list[str]]]] = []
    for seat, piles in item.by_seat(setting.seats, SHAPE_WON):
        pile = {curse.choice(CURSE_IDS): sorted_names(extras) for curse, extras in piles.pairs(SHAPE_WON)}
        wanted.append((seat, piles, pile))

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, source, pile in wanted:
            found += differs(source, spelt(pile), spelt(won_by(table(moment), seat)), f"won.{seat}")
        return found

    return check


def spelt(pile: dict[str, list[str]]) -> list[str]:
    return sorted(f"{curse}: {extras}" for curse, extras in pile.items())


def won_by(t: WizardKittensState, seat: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for i in range(0, len(t.won), WON_RECORD):
        if t.won[i] == seat:
            counts = [int(t.won[i + 2 + kind]) for kind in range(TYPES)]
            found[CURSE_IDS[t.won[i + 1]]] = [NAMES[kind] for kind, n in enumerate(counts) for _ in range(n)]
    return found


def expect_tokens(item: Item, setting: Setting) -> Check:
    wanted = [(seat, spell, space_of(spell.choice([*SPELL_NAMES, NOTHING])))
              for seat, spell in item.by_seat(setting.seats, SHAPE_TOKENS)]  # fmt: skip

    def check(moment: Moment) -> list[Finding]:
        spaces = [*SPELL_NAMES[:NO_SPACE], NOTHING]
        found: list[Finding] = []
        for seat, source, space in wanted:
            found += differs(source, spaces[space], spaces[table(moment).token(Seat(seat))], f"tokens.{seat}")
        return found

    return check


def expect_number(read: Callable[[WizardKittensState], int]) -> Callable[[Item, Setting], Check]:
    def reader(item: Item, setting: Setting) -> Check:
        wanted = item.number()
        return lambda moment: differs(item, wanted, int(read(table(moment))))

    return reader


def expect_word(known: list[str], read: Callable[[WizardKittensState], str]) -> Callable[[Item, Setting], Check]:
    def reader(item: Item, setting: Setting) -> Check:
        wanted = item.choice(known)
        return lambda moment: differs(item, wanted, read(table(moment)))

    return reader


def expect_alive(item: Item, setting: Setting) -> Check:
    wanted = sorted({seat.seat(setting.seats) for seat in item.items("[SEAT]")})
    return lambda moment: differs(item, wanted, seats_in(table(moment).alive))


def expect_tally(item: Item, setting: Setting) -> Check:
    wanted: list[tuple[int, str, Item, str]] = []
    for seat, parts in item.by_seat(setting.seats, SHAPE_TALLY):
        for part, value in parts.fields(PARTS_OF_TALLY, SHAPE_TALLY).items():
            wanted.append((seat, part, value, value.text(SHAPE_TALLY)))

    def check(moment: Moment) -> list[Finding]:
        tallies = [tally.to_json() for tally in table(moment).tallies()]
        found: list[Finding] = []
        for seat, part, source, value in wanted:
            there = tallies[seat][part]
            spelling = ("true" if there else "false") if isinstance(there, bool) else str(there)
            found += differs(source, value, spelling, f"tally.{seat}.{part}")
        return found

    return check


def expect_credits(item: Item, setting: Setting) -> Check:
    """Compare what a seat knows of everybody's Extra Credit: {SEAT: [CARD | unknown]}."""
    wanted = [(seat, seen, [card.choice([*CREDIT_IDS, "unknown"]) for card in seen.items("[CARD | unknown]")])
              for seat, seen in item.by_seat(setting.seats, "{SEAT: [CARD | unknown]}")]  # fmt: skip

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, source, cards in wanted:
            view = table(moment).view(Seat(seat)).state
            there = ["unknown" if card == NONE else CREDIT_IDS[card] for card in view.credits]
            found += differs(source, cards, there, f"credits.{seat}")
        return found

    return check


def verdict(t: WizardKittensState) -> str:
    result = t.view(Seat(-1)).result()
    return str(result["verdict"]) if result else NOTHING


def reading(t: WizardKittensState) -> str:
    result = t.view(Seat(-1)).result()
    return str(result.get("reading") or NOTHING)


def rule_in_force(t: WizardKittensState) -> str:
    if t.cats == 0 or t.rules.chaos == PLAIN:
        return NOTHING
    return (CHAOS_IDS if len(t.rules.rule_cards) == len(CHAOS_IDS) else NEW_RULE_IDS)[t.card]


class WizardKittensPart(Part):
    def __init__(self) -> None:
        self.game = WIZARDKITTENS
        self.prompts = PROMPTS
        self.events = EVENTS
        self.setup_errors = [
            "unknown-option", "unknown-option-value", "option-needs-chaos-mode", "option-needs-two-kittens",
            "chaos-mode-not-for-two", "players-out-of-range", "new-rules-need-paws", "cards-bad-value", "cards-clash",
        ]  # fmt: skip
        self.position = POSITION
        self.places = []
        self.expectations = {
            "circles": Expectation(SHAPE_CIRCLES, expect_circles),
            "hand": Expectation("[KIND]", expect_row(HAND)),
            "discard": Expectation("[KIND]", expect_row(DISCARD)),
            "curses": Expectation(SHAPE_CURSES, expect_curses),
            "won": Expectation(SHAPE_WON, expect_won),
            "tokens": Expectation(SHAPE_TOKENS, expect_tokens),
            "deck_size": Expectation(NUMBER, expect_number(lambda t: len(t.deck))),
            "curse_deck_size": Expectation(NUMBER, expect_number(lambda t: len(t.curse_deck))),
            "chapters": Expectation("2 | 3", expect_number(lambda t: t.chapters)),
            "cats": Expectation(NUMBER, expect_number(lambda t: t.cats)),
            "active": Expectation("SEAT", expect_number(lambda t: int(t.active))),
            "alive": Expectation("[SEAT]", expect_alive),
            "credits": Expectation("{SEAT: [CARD | unknown]}", expect_credits),
            "card": Expectation("CARD | none", expect_word([*NEW_RULE_IDS, *CHAOS_IDS, NOTHING], rule_in_force)),
            "ending": Expectation(
                "ENDING | none", expect_word([*ENDINGS[1:], NOTHING], lambda t: ENDINGS[t.ending] or NOTHING)
            ),
            "verdict": Expectation("VERDICT | none", expect_word([*VERDICTS[1:], NOTHING], verdict)),
            "reading": Expectation("READING | none", expect_word([INNOCENT_FIRST, FEWER_TOO, NOTHING], reading)),
            "tally": Expectation(SHAPE_TALLY, expect_tally),
        }

    def read_position(self, fields: Mapping[str, Item], setting: Setting) -> Layout:
        return read_position(fields, setting)

    def may_leave(self, state: State, seat: int) -> bool:
        assert isinstance(state, WizardKittensState)
        return (state.alive >> seat) & 1 != 0
