"""The end of the game: how it came about, who has won and by which rule. [33-36]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, UNKNOWN, Kind, Seat, shl
from kociolek.core.stack import THE_END, seats_of
from kociolek.games.wizardkittens.kinds import CREDIT

if TYPE_CHECKING:
    from kociolek.games.wizardkittens.scoring import Tally
    from kociolek.games.wizardkittens.state import WizardKittensState

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
    "not_fewer",
]
MOST_POINTS: Final = 1
MOST_CURSES: Final = 2
FEWEST_CARDS: Final = 3
SHARED: Final = 4
ONLY_INNOCENT: Final = 5
NOBODY_WINS: Final = 6
LAST_KITTEN: Final = 7
NOT_FEWER: Final = 8

# How a kitten wins when two were caught and one of them is innocent, where the readings of the rules differ [36]
INNOCENT_FIRST: Final = "innocent_first"  # who is guilty is out before components are counted
FEWER_TOO: Final = "fewer_too"  # the innocent one needs fewer components as well

DEFEATED_LADDER: Final = bytes([MOST_POINTS, MOST_CURSES, FEWEST_CARDS])
CAUGHT_LADDER: Final = bytes([FEWEST_CARDS, MOST_POINTS, MOST_CURSES])


def finish(t: WizardKittensState, ending: i64) -> None:
    """End the game. Tell Extra Credits if they count, everybody's points, who is guilty and who has won."""
    t.ending = ending
    t.top = THE_END
    t.waiting = 0
    if t.events is None:
        return
    found = t.tallies()
    for seat in range(t.seats):
        if ending == ALL_DEFEATED:
            t.tell("credit_shown", Seat(seat), NOBODY, Kind(CREDIT + i64(t.credits[seat])))
        t.tell("scored", Seat(seat), NOBODY, UNKNOWN, found[seat].points)
        if not found[seat].innocent:
            t.tell("guilty", Seat(seat))
    winners = judge(found, t.alive, ending, t.rules.fewer_cards).winners
    for seat in range(t.seats):
        if winners >> seat & 1 != 0:
            t.tell("won", Seat(seat))
    if winners == 0:
        t.tell("nobody_won", t.active)


@final
class Outcome:
    """Who won and by which rule."""

    def __init__(self, winners: i64, verdict: i64) -> None:
        self.winners: Final = winners
        self.verdict: Final = verdict


def judge(tallies: list[Tally], alive: i64, ending: i64, fewer_cards: bool) -> Outcome:
    """Climb the ladder of victory: each step leaves only the best, until one is left. [33, 34]

    With `fewer_cards` the only innocent one of two kittens wins only with fewer components than the other. [36]
    """
    left: i64 = 0
    for seat in range(i64(len(tallies))):
        if (alive >> seat) & 1 != 0 and tallies[seat].innocent:
            left |= shl(1, seat)
    if ending == ALL_LEFT:
        return Outcome(left, LAST_KITTEN)
    if left == 0:
        return Outcome(0, NOBODY_WINS)  # everybody is guilty [35, 36]
    if ending == ALL_CAUGHT and left & (left - 1) == 0:
        if fewer_cards and alive != left and not holds_fewer(tallies):
            return Outcome(0, NOT_FEWER)
        return Outcome(left, ONLY_INNOCENT)
    steps = CAUGHT_LADDER if ending == ALL_CAUGHT else DEFEATED_LADDER
    for step in steps:
        left = best(tallies, left, i64(step))
        if left & (left - 1) == 0:
            return Outcome(left, i64(step))
    return Outcome(left, SHARED)


def holds_fewer(tallies: list[Tally]) -> bool:
    """Tell whether the innocent one of two kittens holds fewer components than the other."""
    innocent, other = (tallies[0], tallies[1]) if tallies[0].innocent else (tallies[1], tallies[0])
    return innocent.cards < other.cards


def reading(tallies: list[Tally], ending: i64, fewer_cards: bool) -> str | None:
    """Return by which reading of the rules two caught kittens were judged, None where both say the same. [36]"""
    if ending != ALL_CAUGHT or len(tallies) != 2 or tallies[0].innocent == tallies[1].innocent or holds_fewer(tallies):
        return None
    return FEWER_TOO if fewer_cards else INNOCENT_FIRST


def merit(tally: Tally, step: i64) -> i64:
    if step == MOST_POINTS:
        return tally.points
    if step == MOST_CURSES:
        return tally.curses
    return -tally.cards


def best(tallies: list[Tally], among: i64, step: i64) -> i64:
    """Return the seats of a mask that are best by one step of the ladder."""
    top: i64 = -1000
    mask: i64 = 0
    for seat in range(i64(len(tallies))):
        if (among >> seat) & 1 != 0:
            merits = merit(tallies[seat], step)
            if merits > top:
                top = merits
                mask = 0
            if merits == top:
                mask |= shl(1, seat)
    return mask


def ranks(tallies: list[Tally], alive: i64, ending: i64, fewer_cards: bool) -> list[float]:
    """Return how many players each one is placed before: judge again and again among those not yet placed."""
    scores = [0.0] * len(tallies)
    unplaced = alive
    while True:
        winners = judge(tallies, unplaced, ending, fewer_cards).winners
        if winners == 0:
            return scores
        unplaced &= ~winners
        for seat in range(len(tallies)):
            if (winners >> seat) & 1 != 0:
                scores[seat] = float(len(tallies) - count_bits(alive & ~unplaced))


def count_bits(mask: i64) -> int:
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def result_json(t: WizardKittensState) -> dict[str, object]:
    """Return how the game ended, who won by which rule, and every player's points. Empty while the game goes on."""
    if t.ending == GOES_ON:
        return {}
    found = t.tallies()
    outcome = judge(found, t.alive, t.ending, t.rules.fewer_cards)
    return {
        "ending": ENDINGS[t.ending],
        "winners": seats_of(outcome.winners),
        "verdict": VERDICTS[outcome.verdict],
        "reading": reading(found, t.ending, t.rules.fewer_cards),
        "players": [tally.to_json() for tally in found],
    }
