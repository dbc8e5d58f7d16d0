"""Race of the options of one view: paired rollouts in growing numbers, and options that are clearly behind drop out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kociolek.bots.registry import heuristic_for
from kociolek.core.api import Game, View
from kociolek.search.heuristic import Heuristic
from kociolek.search.trial import Branch, Trial, favourites

BEHIND: Final = 2.6  # standard errors of the paired difference; an option so far behind the leader is dropped
EQUAL: Final = 2.0  # standard errors; options within them are equal
SAME_CHANCE: Final = 0.005  # of the win: a smaller lead rounds to nothing
ALL: Final = 10  # so many options are all tried; of more, those the heuristic leans to
SOME: Final = 8


@dataclass(frozen=True)
class Line:
    """An option with its estimated share of the win."""

    move: str  # text of the move
    share: float  # of the win, from 0 to 1
    error: float  # standard error
    rounds: int  # number of rollouts


def candidates(game: Game, heuristic: Heuristic, view: View, seed: int, played: int = -1) -> list[int]:
    """Return the actions that take part, the favourite first: all of a few, else the likeliest and the one played."""
    most = ALL if len(view.options) <= ALL else SOME
    found = favourites(game, heuristic, view, seed, most)
    return found if played < 0 or played in found else [*found, played]


def start(game: Game, view: View, seed: int, played: int = -1) -> Trial:
    """Return a trial of the options that matter, without any rounds yet."""
    heuristic = heuristic_for(game)
    return Trial(game, heuristic, view, seed, candidates(game, heuristic, view, seed, played))


def leader(trial: Trial) -> Branch:
    """Return the running branch with the best share; of equals the one the heuristic prefers."""
    seat = trial.view.seat
    best = trial.running[0]
    for branch in trial.running[1:]:
        if branch.lead(best, seat)[0] > 1e-9:
            best = branch
    return best


def drop(trial: Trial, kept: Branch | None = None) -> None:
    """Drop the branches that are clearly behind, except `kept`. At least two stay."""
    first, seat = leader(trial), trial.view.seat
    left = []
    for branch in trial.running:
        lead, error = first.lead(branch, seat)
        # An option that has won none of a few rounds seems to have no error at all.
        if branch in (first, kept) or lead <= BEHIND * max(error, 1.0 / max(1, int(first.rounds))):
            left.append(branch)
    if len(left) == 1:
        others = [branch for branch in trial.running if branch is not first]
        left += sorted(others, key=lambda branch: -branch.mean(seat))[:1]
    trial.running = [branch for branch in trial.running if branch in left]


def equal(first: Branch, other: Branch, seat: int) -> bool:
    """Tell whether the rollouts do not separate two branches."""
    lead, error = first.lead(other, seat)
    return lead <= EQUAL * error or lead < SAME_CHANCE


def line(trial: Trial, branch: Branch) -> Line:
    seat = trial.view.seat
    return Line(trial.game.actions[branch.action].text, branch.mean(seat), branch.error(seat), int(branch.rounds))
