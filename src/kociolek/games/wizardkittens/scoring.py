"""Points: of curses, bonuses, extras and Extra Credit. [23, 24, 42]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.games.wizardkittens.cards import (
    CHAPTER_MIN,
    CIRCLE_MAX,
    EVERY_CHAPTER,
    NONE,
    PER_EXTRA,
    PER_OF_GROUP,
    PER_TYPE,
    SETS_ALL,
    SETS_SAME,
)
from kociolek.games.wizardkittens.ending import ALL_CAUGHT, ALL_DEFEATED
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.places import PER_CIRCLE

if TYPE_CHECKING:
    from kociolek.games.wizardkittens.options import Rules
    from kociolek.games.wizardkittens.state import WizardKittensState

GUILTY: Final = 10  # so many points give a caught kitten away
SUSPICIOUS: Final = 5  # two players: so few do, too

WON_RECORD: Final = 6  # bytes of a defeated curse in the score piles: owner, curse, its extras by type
CURSES_IN_PLAY: Final = 6


@final
class Tally:
    """The breakdown of one player's points."""

    def __init__(
        self, curses: i64, values: i64, bonus: i64, extras: i64, credit: i64, cards: i64, innocent: bool
    ) -> None:
        self.curses: Final = curses  # how many were defeated
        self.values: Final = values  # their points
        self.bonus: Final = bonus
        self.extras: Final = extras  # cards in the score pile, a point less for each
        self.credit: Final = credit  # of the Extra Credit card, 0 when caught
        self.cards: Final = cards  # components left in the circle
        self.innocent: Final = innocent  # may win; False only when caught
        self.points: Final = values + bonus - extras + credit

    def to_json(self) -> dict[str, object]:
        return {
            "curses": int(self.curses),
            "values": int(self.values),
            "bonus": int(self.bonus),
            "extras": int(self.extras),
            "credit": int(self.credit),
            "points": int(self.points),
            "cards": int(self.cards),
            "innocent": self.innocent,
        }


def in_chapter(cells: vec[u8], seat: i64, chapter: i64) -> i64:
    i = seat * PER_CIRCLE + chapter * TYPES
    return i64(cells[i]) + i64(cells[i + 1]) + i64(cells[i + 2]) + i64(cells[i + 3])


def of_type(cells: vec[u8], seat: i64, kind: i64) -> i64:
    i = seat * PER_CIRCLE + kind
    return i64(cells[i]) + i64(cells[i + TYPES]) + i64(cells[i + 2 * TYPES])


def in_circle(cells: vec[u8], seat: i64) -> i64:
    return in_chapter(cells, seat, 0) + in_chapter(cells, seat, 1) + in_chapter(cells, seat, 2)


def extras_of(won: vec[u8], record: i64) -> i64:
    """Return how many cards lie with one defeated curse."""
    i = record * WON_RECORD + 2
    return i64(won[i]) + i64(won[i + 1]) + i64(won[i + 2]) + i64(won[i + 3])


def tallies(t: WizardKittensState, ending: i64) -> list[Tally]:
    """Count everybody's points, as if the game had ended in this way."""
    return [tally(t, seat, ending) for seat in range(t.seats)]


def tally(t: WizardKittensState, seat: i64, ending: i64) -> Tally:
    """Add curses and their bonuses, subtract extras. Extra Credit counts only if all curses were defeated."""
    rules = t.rules
    cards = rules.cards
    cells = t.cells
    won = t.won
    credit = i64(t.credits[seat])
    curses: i64 = 0
    values: i64 = 0
    bonus: i64 = 0
    extras: i64 = 0
    group_curses: i64 = 0
    wanted: i64 = i64(cards.arguments[credit]) if credit != NONE else NONE
    for record in range(len(won) // WON_RECORD):
        if i64(won[record * WON_RECORD]) == seat:
            curse = i64(won[record * WON_RECORD + 1])
            curses += 1
            values += i64(cards.values[curse])
            extras += extras_of(won, record)
            if i64(cards.groups[curse]) == wanted:
                group_curses += 1
            if i64(cards.bonus[curse]) != NONE:
                bonus += of_type(cells, seat, i64(cards.bonus[curse]))  # of two curses on one type both count [42]
    earned: i64 = 0
    if ending == ALL_DEFEATED and credit != NONE:
        earned = credit_points(rules, cells, seat, credit, t.chapters, group_curses, extras)
    innocent = ending != ALL_CAUGHT or is_innocent(values + bonus - extras, rules.chapters == 2)
    return Tally(curses, values, bonus, extras, earned, in_circle(cells, seat), innocent)


def is_innocent(points: i64, two_players: bool) -> bool:
    """Tell whether a caught kitten may win: with less than ten points, with two players also more than five. [36]"""
    return points < GUILTY and (points > SUSPICIOUS or not two_players)


def credit_points(
    rules: Rules, cells: vec[u8], seat: i64, credit: i64, chapters: i64, group_curses: i64, extras: i64
) -> i64:
    """Return what one Extra Credit card brings; docs/rules/wizardkittens.md explains the scoring words."""
    score = i64(rules.cards.scores[credit])
    argument = i64(rules.cards.arguments[credit])
    points = i64(rules.cards.points[credit])
    if score == PER_TYPE:
        return points * of_type(cells, seat, argument)
    if score == SETS_SAME:
        return points * same_sets(cells, seat, argument)
    if score == SETS_ALL:
        return points * full_sets(cells, seat)
    if score == CIRCLE_MAX:
        return points if in_circle(cells, seat) <= argument else 0
    if score == CHAPTER_MIN:
        return points if largest_chapter(cells, seat) >= argument else 0
    if score == EVERY_CHAPTER:
        return points if every_chapter(cells, seat, chapters) else 0
    if score == PER_OF_GROUP:
        return points * group_curses
    assert score == PER_EXTRA
    return min(points * extras, argument)


def same_sets(cells: vec[u8], seat: i64, n: i64) -> i64:
    sets: i64 = 0
    for kind in range(TYPES):
        sets += of_type(cells, seat, kind) // n
    return sets


def full_sets(cells: vec[u8], seat: i64) -> i64:
    fewest = of_type(cells, seat, 0)
    for kind in range(1, TYPES):
        fewest = min(fewest, of_type(cells, seat, kind))
    return fewest


def largest_chapter(cells: vec[u8], seat: i64) -> i64:
    return max(in_chapter(cells, seat, 0), in_chapter(cells, seat, 1), in_chapter(cells, seat, 2))


def every_chapter(cells: vec[u8], seat: i64, chapters: i64) -> bool:
    for chapter in range(chapters):
        if in_chapter(cells, seat, chapter) == 0:
            return False
    return True
