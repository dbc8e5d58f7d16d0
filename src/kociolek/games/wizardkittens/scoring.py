"""Points: of curses, bonuses, extras and Extra Credit. [23, 24, 42]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.games.wizardkittens.cards import (
    CHAPTER_MIN,
    CIRCLE_MAX,
    CIRCLE_MIN,
    EVERY_CHAPTER,
    FEWEST_IN_CIRCLE,
    MOST_CURSES,
    MOST_OF_TYPE,
    NO_TYPE,
    NONE,
    PER_CARD,
    PER_CURSE,
    PER_EXTRA,
    PER_OF_GROUP,
    PER_TYPE,
    SETS_ALL,
    SETS_SAME,
    Goal,
)
from kociolek.games.wizardkittens.ending import ALL_CAUGHT, ALL_DEFEATED
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.places import PER_CIRCLE

if TYPE_CHECKING:
    from kociolek.games.wizardkittens.state import WizardKittensState

GUILTY: Final = 10  # so many points give a caught kitten away
SUSPICIOUS: Final = 5  # two players: so few do, too

WON_RECORD: Final = 6  # bytes of a defeated curse in the score piles: owner, curse, its extras by type
CURSES_IN_PLAY: Final = 6
ANY_GROUP: Final = -1


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
    curses: i64 = 0
    values: i64 = 0
    bonus: i64 = 0
    extras: i64 = 0
    for record in range(len(won) // WON_RECORD):
        if i64(won[record * WON_RECORD]) == seat:
            curse = i64(won[record * WON_RECORD + 1])
            curses += 1
            values += i64(cards.values[curse])
            extras += extras_of(won, record)
            if i64(cards.bonus[curse]) != NONE:
                bonus += of_type(cells, seat, i64(cards.bonus[curse]))  # of two curses on one type both count [42]
            elif cards.odd_bonus:
                bonus += goal_points(t, seat, cards.bonuses[curse])
    credit = i64(t.credits[seat])
    earned: i64 = 0
    if ending == ALL_DEFEATED and credit != NONE:
        earned = goal_points(t, seat, cards.credits[credit])
    innocent = ending != ALL_CAUGHT or is_innocent(values + bonus - extras, rules.chapters == 2)
    return Tally(curses, values, bonus, extras, earned, in_circle(cells, seat), innocent)


def is_innocent(points: i64, two_players: bool) -> bool:
    """Tell whether a caught kitten may win: with less than ten points, with two players also more than five. [36]"""
    return points < GUILTY and (points > SUSPICIOUS or not two_players)


def goal_points(t: WizardKittensState, seat: i64, goal: Goal) -> i64:
    """Return what a goal brings; docs/rules/wizardkittens.md explains the scoring words."""
    cells = t.cells
    score = goal.score
    argument = goal.argument
    points = goal.points
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
        return points if every_chapter(cells, seat, t.chapters) else 0
    if score == PER_OF_GROUP:
        return points * curses_won(t, seat, argument)
    if score == PER_EXTRA:
        return min(points * extras_won(t.won, seat), argument)
    return more_goals(t, seat, score, argument, points)


def more_goals(t: WizardKittensState, seat: i64, score: i64, argument: i64, points: i64) -> i64:
    """Return what the goals bring that no card of the built-in box has."""
    cells = t.cells
    if score == PER_CARD:
        return points * in_circle(cells, seat)
    if score == PER_CURSE:
        return points * curses_won(t, seat, ANY_GROUP)
    if score == CIRCLE_MIN:
        return points if in_circle(cells, seat) >= argument else 0
    if score == NO_TYPE:
        return points if of_type(cells, seat, argument) == 0 else 0
    if score == NONE:
        return 0
    return points if leads(t, seat, score, argument) else 0


def leads(t: WizardKittensState, seat: i64, score: i64, kind: i64) -> bool:
    """Tell whether nobody in the game has more: of a type, of components, of curses; or fewer components.

    Whoever has nothing has not the most of it. Ties count for all."""
    own = counted(t, seat, score, kind)
    if own == 0 and score != FEWEST_IN_CIRCLE:
        return False
    for other in range(t.seats):
        if (t.alive >> other) & 1 != 0 and other != seat:
            theirs = counted(t, other, score, kind)
            if theirs < own if score == FEWEST_IN_CIRCLE else theirs > own:
                return False
    return True


def counted(t: WizardKittensState, seat: i64, score: i64, kind: i64) -> i64:
    if score == MOST_OF_TYPE:
        return of_type(t.cells, seat, kind)
    if score == MOST_CURSES:
        return curses_won(t, seat, ANY_GROUP)
    return in_circle(t.cells, seat)


def curses_won(t: WizardKittensState, seat: i64, group: i64) -> i64:
    """Return how many curses of a group a kitten has defeated."""
    won = t.won
    count: i64 = 0
    for record in range(len(won) // WON_RECORD):
        if i64(won[record * WON_RECORD]) == seat:
            curse = i64(won[record * WON_RECORD + 1])
            if group == ANY_GROUP or i64(t.rules.cards.groups[curse]) == group:
                count += 1
    return count


def extras_won(won: vec[u8], seat: i64) -> i64:
    count: i64 = 0
    for record in range(len(won) // WON_RECORD):
        if i64(won[record * WON_RECORD]) == seat:
            count += extras_of(won, record)
    return count


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
