"""Points and victory. [rules, 1.4, section 4; rulings 23, 24, 33-36, 42]

Pure arithmetic over what lies on the table, so that a table and a view of it give the same result.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import shl
from kociolek.games.wizardkittens.actions import PER_CIRCLE
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
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.options import Rules

# How a game ended
GOES_ON: Final = 0
ALL_DEFEATED: Final = 1
ALL_CAUGHT: Final = 2
ALL_LEFT: Final = 3  # only one player stayed
ENDINGS: Final[list[str]] = ["", "all_defeated", "caught", "left"]

# Which rule decided the win
VERDICTS: Final[list[str]] = [
    "",
    "most_points",
    "most_curses",
    "fewest_cards",
    "shared",
    "only_innocent",
    "nobody",
    "last_kitten",
]
UNDECIDED: Final = 0
MOST_POINTS: Final = 1
MOST_CURSES: Final = 2
FEWEST_CARDS: Final = 3
SHARED: Final = 4
ONLY_INNOCENT: Final = 5
NOBODY_WINS: Final = 6
LAST_KITTEN: Final = 7

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


def in_chapter(cells: vec[u8], seat: i64, chapter: i64) -> i64:
    i = seat * PER_CIRCLE + chapter * TYPES
    return i64(cells[i]) + i64(cells[i + 1]) + i64(cells[i + 2]) + i64(cells[i + 3])


def of_type(cells: vec[u8], seat: i64, kind: i64) -> i64:
    i = seat * PER_CIRCLE + kind
    return i64(cells[i]) + i64(cells[i + TYPES]) + i64(cells[i + 2 * TYPES])


def in_circle(cells: vec[u8], seat: i64) -> i64:
    return in_chapter(cells, seat, 0) + in_chapter(cells, seat, 1) + in_chapter(cells, seat, 2)


def extras_of(won: vec[u8], record: i64) -> i64:
    """How many cards lie with one defeated curse."""
    i = record * WON_RECORD + 2
    return i64(won[i]) + i64(won[i + 1]) + i64(won[i + 2]) + i64(won[i + 3])


def tally(rules: Rules, cells: vec[u8], won: vec[u8], seat: i64, credit: i64, chapters: i64, ending: i64) -> Tally:
    """Curses and their bonuses, minus extras; Extra Credit only if all curses were defeated. [EN:263-284]"""
    cards = rules.cards
    curses: i64 = 0
    values: i64 = 0
    bonus: i64 = 0
    extras: i64 = 0
    group_curses: i64 = 0
    wanted: i64 = i64(cards.arguments[credit]) if credit != NONE else NONE
    record: i64 = 0
    while record * WON_RECORD < len(won):
        if i64(won[record * WON_RECORD]) == seat:
            curse = i64(won[record * WON_RECORD + 1])
            curses += 1
            values += i64(cards.values[curse])
            extras += extras_of(won, record)
            if i64(cards.groups[curse]) == wanted:
                group_curses += 1
            if i64(cards.bonus[curse]) != NONE:
                bonus += of_type(cells, seat, i64(cards.bonus[curse]))  # of two curses on one type both count [42]
        record += 1
    earned: i64 = 0
    if ending == ALL_DEFEATED and credit != NONE:
        earned = credit_points(rules, cells, seat, credit, chapters, group_curses, extras)
    left = in_circle(cells, seat)
    innocent = ending != ALL_CAUGHT or is_innocent(values + bonus - extras, rules.chapters == 2)
    return Tally(curses, values, bonus, extras, earned, left, innocent)


def is_innocent(points: i64, two_players: bool) -> bool:
    """Ten points or more are too much magic; with two players five or fewer are suspicious as well. [36]"""
    return points < GUILTY and (points > SUSPICIOUS or not two_players)


def credit_points(
    rules: Rules, cells: vec[u8], seat: i64, credit: i64, chapters: i64, group_curses: i64, extras: i64
) -> i64:
    """One Extra Credit card, by the vocabulary of section 4.1."""
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
    kind: i64 = 0
    while kind < TYPES:
        sets += of_type(cells, seat, kind) // n
        kind += 1
    return sets


def full_sets(cells: vec[u8], seat: i64) -> i64:
    fewest = of_type(cells, seat, 0)
    kind: i64 = 1
    while kind < TYPES:
        fewest = min(fewest, of_type(cells, seat, kind))
        kind += 1
    return fewest


def largest_chapter(cells: vec[u8], seat: i64) -> i64:
    return max(in_chapter(cells, seat, 0), in_chapter(cells, seat, 1), in_chapter(cells, seat, 2))


def every_chapter(cells: vec[u8], seat: i64, chapters: i64) -> bool:
    chapter: i64 = 0
    while chapter < chapters:
        if in_chapter(cells, seat, chapter) == 0:
            return False
        chapter += 1
    return True


@final
class Outcome:
    """Who won and by which rule."""

    def __init__(self, winners: i64, verdict: i64) -> None:
        self.winners: Final = winners
        self.verdict: Final = verdict


def judge(tallies: list[Tally], alive: i64, ending: i64) -> Outcome:
    """The ladder of victory: step by step only the best are left, until one is. [33, 34]"""
    left: i64 = 0
    for seat in range(len(tallies)):
        if (alive >> seat) & 1 != 0 and tallies[seat].innocent:
            left |= shl(1, i64(seat))
    if ending == ALL_LEFT:
        return Outcome(left, LAST_KITTEN)
    if left == 0:
        return Outcome(0, NOBODY_WINS)  # everybody is guilty [35, 36]
    if ending == ALL_CAUGHT and left & (left - 1) == 0:
        return Outcome(left, ONLY_INNOCENT)
    steps = CAUGHT_LADDER if ending == ALL_CAUGHT else DEFEATED_LADDER
    for step in steps:
        left = best(tallies, left, i64(step))
        if left & (left - 1) == 0:
            return Outcome(left, i64(step))
    return Outcome(left, SHARED)


DEFEATED_LADDER: Final = bytes([MOST_POINTS, MOST_CURSES, FEWEST_CARDS])
CAUGHT_LADDER: Final = bytes([FEWEST_CARDS, MOST_POINTS, MOST_CURSES])


def merit(tally: Tally, step: i64) -> i64:
    if step == MOST_POINTS:
        return tally.points
    if step == MOST_CURSES:
        return tally.curses
    return -tally.cards


def best(tallies: list[Tally], among: i64, step: i64) -> i64:
    """The seats of a mask that are best by one step of the ladder."""
    top: i64 = -1000
    mask: i64 = 0
    for seat in range(len(tallies)):
        if (among >> seat) & 1 != 0:
            merits = merit(tallies[seat], step)
            if merits > top:
                top = merits
                mask = 0
            if merits == top:
                mask |= shl(1, i64(seat))
    return mask


def ranks(tallies: list[Tally], alive: i64, ending: i64) -> list[float]:
    """How many players each one is placed before: the ladder again and again among those not yet placed."""
    scores = [0.0] * len(tallies)
    unplaced = alive
    while True:
        outcome = judge_among(tallies, unplaced, ending)
        if outcome == 0:
            return scores
        unplaced &= ~outcome
        for seat in range(len(tallies)):
            if (outcome >> seat) & 1 != 0:
                scores[seat] = float(len(tallies) - count_bits(alive & ~unplaced))


def judge_among(tallies: list[Tally], unplaced: i64, ending: i64) -> i64:
    return judge(tallies, unplaced, ending).winners


def count_bits(mask: i64) -> int:
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
