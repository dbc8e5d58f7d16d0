"""Card sets: what is printed on the cards, parsed and checked.

A card set is one line of text without spaces, commas or equals signs. So it fits into an option and travels with every
record, position and view. Sections are split by `|`, cards by `;`, fields by `/`, words of a field by `.`, steps of a
Chaos card by `+`. carddata.py makes such lines from card files. docs/rules/wizardkittens.md explains the words.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import shl
from kociolek.core.errors import BadOptions
from kociolek.games.wizardkittens.kinds import (
    CHAOS_IDS,
    CREDIT_IDS,
    CURSE_IDS,
    LETTERS,
    NEW_RULE_IDS,
    OVERFLOW,
    SPELL_NAMES,
    SPELLS,
    TYPES,
)

SECTIONS: Final[list[str]] = ["curses", "extra_credit", "new_rules", "chaos", "kittens"]
IDS: Final[list[list[str]]] = [CURSE_IDS, CREDIT_IDS, NEW_RULE_IDS, CHAOS_IDS, SPELL_NAMES[OVERFLOW:SPELLS]]
NONE: Final = 255  # no curse, no bonus, no card

GROUPS: Final[list[str]] = ["easy", "medium", "hard"]
PER_GROUP: Final = 2  # so many curses of each group are in a game

# -- scoring words ------------------------------------------------------------------------
SCORES: Final[list[str]] = [
    "per_type",
    "sets_same",
    "sets_all",
    "circle_max",
    "chapter_min",
    "every_chapter",
    "per_group",
    "per_extra",
    "per_card",
    "per_curse",
    "circle_min",
    "no_type",
    "most_type",
    "most_cards",
    "fewest_cards",
    "most_curses",
]
PER_TYPE: Final = 0
SETS_SAME: Final = 1
SETS_ALL: Final = 2
CIRCLE_MAX: Final = 3
CHAPTER_MIN: Final = 4
EVERY_CHAPTER: Final = 5
PER_OF_GROUP: Final = 6
PER_EXTRA: Final = 7
PER_CARD: Final = 8
PER_CURSE: Final = 9
CIRCLE_MIN: Final = 10
NO_TYPE: Final = 11
MOST_OF_TYPE: Final = 12
MOST_IN_CIRCLE: Final = 13
FEWEST_IN_CIRCLE: Final = 14
MOST_CURSES: Final = 15
# what each of them is given
ARGUMENT: Final[list[str]] = [
    *["type", "n", "", "n", "n", "", "group", "max"],
    *["", "", "n", "type", "type", "", "", ""],
]

# -- effect words -------------------------------------------------------------------------
WHEN: Final[list[str]] = ["now", "defeat", "within", "spell:summon", "spell:sling", "spell:swat", "spell:switch"]
NOW: Final = 0
ON_DEFEAT: Final = 1
WITHIN: Final = 2
ON_SPELL: Final = 3  # plus the space of the spell
TRIGGERS: Final = 7

WHO: Final[list[str]] = ["each", "others", "active", "left", "right"]
EACH: Final = 0
OTHERS: Final = 1
THE_ACTIVE: Final = 2
THE_LEFT: Final = 3
THE_RIGHT: Final = 4

DO: Final[list[str]] = ["move", "swap", "draw"]
MOVE: Final = 0
SWAP_CHAPTERS: Final = 1
DRAW_CARDS: Final = 2  # from the component deck into the own circle

FROM: Final[list[str]] = [
    "own",
    "own:1",
    "own:2",
    "own:3",
    "own:any",
    "left",
    "right",
    "other",
    "active",
    "discard",
    "used",
]
FROM_OWN: Final = 0  # plus 1, 2, 3: that chapter
FROM_OWN_ANY: Final = 4
FROM_LEFT: Final = 5
FROM_RIGHT: Final = 6
FROM_OTHER: Final = 7
FROM_ACTIVE: Final = 8
FROM_DISCARD: Final = 9
FROM_USED: Final = 10

TO: Final[list[str]] = ["own", "own:other", "left", "right", "other", "discard"]
TO_OWN: Final = 0
TO_OWN_OTHER: Final = 1
TO_LEFT: Final = 2
TO_RIGHT: Final = 3
TO_OTHER: Final = 4
TO_DISCARD: Final = 5

PLACE_BY: Final[list[str]] = ["receiver", "actor", "same"]
BY_RECEIVER: Final = 0
BY_ACTOR: Final = 1
SAME_CHAPTER: Final = 2

ALL_CARDS: Final = 0  # `n` of an effect that moves a whole chapter
MOST_CARDS: Final = 9
MOST_DRAWN: Final = 3
MOST_POINTS: Final = 99
CHAOS_STEPS: Final = 4
EFFECT_FIELDS: Final[list[str]] = ["when", "who", "do", "from", "to", "n", "place", "must"]


def refuse(card: str, field: str, value: str, known: str) -> BadOptions:
    return BadOptions(
        "cards-bad-value",
        {"file": "none", "line": "0", "card": card, "field": field, "value": value, "known": known},
    )


def clash(card: str, field: str, value: str, with_field: str) -> BadOptions:
    return BadOptions(
        "cards-clash",
        {"file": "none", "line": "0", "card": card, "field": field, "value": value, "other": with_field},
    )


def word(card: str, field: str, value: str, known: list[str]) -> i64:
    if value not in known:
        raise refuse(card, field, value, ",".join(known))
    return i64(known.index(value))


def number(card: str, field: str, value: str, low: int, high: int) -> i64:
    if not value.isascii() or not value.isdigit() or not low <= int(value) <= high:
        raise refuse(card, field, value, "-".join([str(low), str(high)]))
    return i64(int(value))


def signed(card: str, field: str, value: str, low: int, high: int) -> int:
    """Read a number that may be negative."""
    if value.startswith("-") and value != "-0":
        return -int(number(card, field, value[1:], 0, -low))
    return int(number(card, field, value, 0, high))


@final
class Effect:
    """One New Rule or one step of a Chaos card."""

    def __init__(
        self, when: i64, who: i64, do: i64, source: i64, to: i64, n: i64, place: i64, must: bool, text: str
    ) -> None:
        self.when: Final = when
        self.who: Final = who
        self.do: Final = do
        self.source: Final = source
        self.to: Final = to
        self.n: Final = n
        self.place: Final = place
        self.must: Final = must
        self.text: Final = text


def read_effect(card: str, text: str) -> Effect:
    words = text.split(".")
    if len(words) != len(EFFECT_FIELDS):
        raise refuse(card, "effect", text, ".".join(EFFECT_FIELDS))
    when = word(card, "when", words[0], WHEN)
    who = word(card, "who", words[1], WHO)
    do = word(card, "do", words[2], DO)
    must = word(card, "must", words[7], ["false", "true"]) == 1
    if do == SWAP_CHAPTERS:
        for i in range(3, 7):
            if words[i] != "-":
                raise clash(card, EFFECT_FIELDS[i], words[i], "do")
        return Effect(when, who, do, FROM_OWN, TO_OWN, 1, BY_RECEIVER, must, text)
    if do == DRAW_CARDS:
        for i in (3, 4, 6):
            if words[i] != "-":
                raise clash(card, EFFECT_FIELDS[i], words[i], "do")
        if when == WITHIN or not must:  # a defeat is not interrupted, and there is nothing to choose
            raise clash(card, "when" if must else "must", words[0 if must else 7], "do")
        drawn = number(card, "n", words[5], 1, MOST_DRAWN)
        return Effect(when, who, do, FROM_OWN, TO_OWN, drawn, BY_RECEIVER, must, text)
    source = word(card, "from", words[3], FROM)
    to = word(card, "to", words[4], TO)
    n: i64 = ALL_CARDS if words[5] == "all" else number(card, "n", words[5], 1, MOST_CARDS)
    place = word(card, "place", words[6], PLACE_BY)
    check_move(card, words, when, source, to, n, place)
    return Effect(when, who, do, source, to, n, place, must, text)


def check_move(card: str, words: list[str], when: i64, source: i64, to: i64, n: i64, place: i64) -> None:
    """Refuse fields that do not fit together, and effects that would move nothing at all."""
    if source == FROM_USED and when != WITHIN:
        raise clash(card, "from", words[3], "when")
    if n == ALL_CARDS and not FROM_OWN < source <= FROM_OWN_ANY:
        raise clash(card, "n", words[5], "from")
    if to == TO_OWN_OTHER and source > FROM_OWN_ANY:
        raise clash(card, "to", words[4], "from")
    if to == TO_DISCARD and source >= FROM_DISCARD:
        raise clash(card, "to", words[4], "from")
    if place == SAME_CHAPTER and (source > FROM_OWN_ANY or not TO_LEFT <= to <= TO_OTHER):
        raise clash(card, "place", words[6], "to")


@final
class RuleCard:
    """A New Rule (one effect) or a Chaos card (four steps). `lasting[when]`: mask of the steps with that trigger."""

    def __init__(self, paws: bool, effects: list[Effect]) -> None:
        self.paws: Final = paws
        self.effects: Final = effects
        self.lasting: Final = [0] * TRIGGERS
        for step, effect in enumerate(effects):
            self.lasting[effect.when] |= 1 << step

    def due(self, when: i64, cats: i64) -> i64:
        """Return the mask of the steps with this trigger that are in force after so many Cats."""
        return i64(self.lasting[when]) & (shl(1, cats) - 1)


@final
class Goal:
    """What an Extra Credit card or the bonus of a curse counts."""

    def __init__(self, score: i64, argument: i64, points: i64) -> None:
        self.score: Final = score  # NONE: nothing
        self.argument: Final = argument
        self.points: Final = points  # for each, or once


def plain_bonus(goal: Goal) -> int:
    return int(goal.argument) if goal.score == PER_TYPE and goal.points == 1 else NONE


def is_odd(goal: Goal) -> bool:
    return goal.score != NONE and plain_bonus(goal) == NONE


@final
class CardSet:
    """All that is printed, as numbers. All tables that play with these cards share one object."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.box_text = ""  # of the box they come from; see `Game`
        sections = read_sections(text)
        curses = [read_curse(fields) for fields in sections[0]]
        credits = [read_credit(fields) for fields in sections[1]]
        self.groups: Final = bytes([curse[0] for curse in curses])
        self.values: Final = bytes([curse[1] for curse in curses])
        self.needs: Final = bytes([n for curse in curses for n in curse[2]])
        self.light: Final = bytes([n for curse in curses for n in curse[3]])
        self.bonuses: Final = [curse[4] for curse in curses]  # of a curse
        self.bonus: Final = bytes([plain_bonus(bonus) for bonus in self.bonuses])  # of which type a card is a point
        self.odd_bonus: Final = True in [is_odd(bonus) for bonus in self.bonuses]  # is there any other bonus?
        self.credits: Final = credits
        self.new_rules: Final = [read_new_rule(fields) for fields in sections[2]]
        self.chaos: Final = [read_chaos(fields) for fields in sections[3]]
        check_groups(self.groups)


def read_sections(text: str) -> list[list[list[str]]]:
    """Return the fields of every card, by section. All slots must be there, in the order of their ids."""
    parts = text.split("|")
    if len(parts) != len(SECTIONS):
        raise refuse("-", "cards", text[:40], ",".join(SECTIONS))
    sections: list[list[list[str]]] = []
    for name, ids, part in zip(SECTIONS, IDS, parts, strict=True):
        cards = [card.split("/") for card in part.split(";")]
        if [fields[0] for fields in cards] != ids:
            raise refuse("-", name, part[:40], ",".join(ids))
        sections.append(cards)
    return sections


def fields_of(fields: list[str], count: int) -> list[str]:
    """Return the fields after the id and the names in both languages, which the rules do not use."""
    if len(fields) != count + 3:
        raise refuse(fields[0], "fields", str(len(fields)), str(count + 3))
    return fields[3:]


def read_curse(fields: list[str]) -> tuple[int, int, list[int], list[int], Goal]:
    card = fields[0]
    group, value, needs, light, bonus = fields_of(fields, 5)
    return (
        int(word(card, "group", group, GROUPS)),
        int(number(card, "value", value, 0, 99)),
        read_needs(card, "needs", needs),
        read_needs(card, "light", light),
        read_bonus(card, bonus),
    )


def read_needs(card: str, field: str, text: str) -> list[int]:
    """Count the letters: `AAS` is two Artifacts and a Scroll. No deal may complete a curse, so it needs three."""
    counts = [text.count(letter) for letter in LETTERS]
    if not 3 <= len(text) <= 9 or sum(counts) != len(text):
        raise refuse(card, field, text, ",".join(LETTERS))
    return counts


def check_groups(groups: bytes) -> None:
    for group, name in enumerate(GROUPS):
        if groups.count(group) < PER_GROUP:
            raise refuse("-", "group", name, str(PER_GROUP))


def read_bonus(card: str, text: str) -> Goal:
    """Read a bonus: a letter is one point for each such card; or the words of a goal, `per_type.A.2`."""
    if text == "-":
        return Goal(NONE, 0, 0)
    if len(text) == 1:
        return Goal(PER_TYPE, word(card, "bonus", text, list(LETTERS)), 1)
    words = text.split(".")
    if len(words) != 3:
        raise refuse(card, "bonus", text, ",".join(LETTERS))
    return read_goal(card, words[0], words[1], words[2])


def read_credit(fields: list[str]) -> Goal:
    score, argument, points = fields_of(fields, 3)
    return read_goal(fields[0], score, argument, points)


def read_goal(card: str, score: str, argument: str, points: str) -> Goal:
    code = word(card, "score", score, SCORES)
    given = i64(read_argument(card, ARGUMENT[code], argument))
    return Goal(code, given, i64(signed(card, "pts", points, -MOST_POINTS, MOST_POINTS)))


def read_argument(card: str, name: str, value: str) -> int:
    if name == "type":
        return int(word(card, name, value, list(LETTERS)))
    if name == "group":
        return int(word(card, name, value, GROUPS))
    if name == "n":
        return int(number(card, name, value, 1, 48))
    if name == "max":
        return int(number(card, name, value, 0, 99))
    if value != "-":
        raise clash(card, "score", value, "score")
    return 0


def read_new_rule(fields: list[str]) -> RuleCard:
    paws, effect = fields_of(fields, 2)
    return RuleCard(word(fields[0], "paws", paws, ["false", "true"]) == 1, [read_effect(fields[0], effect)])


def read_chaos(fields: list[str]) -> RuleCard:
    steps = fields_of(fields, 1)[0].split("+")
    if len(steps) != CHAOS_STEPS:
        raise refuse(fields[0], "steps", str(len(steps)), str(CHAOS_STEPS))
    return RuleCard(False, [read_effect(fields[0], step) for step in steps])


def letters(counts: bytes, curse: int) -> str:
    """Return the recipe of a curse as its card shows it: `AAS`."""
    return "".join(letter * counts[curse * TYPES + i] for i, letter in enumerate(LETTERS))
