"""Hints: the best move of a view, what the next best would give, and why, as data for every client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from kociolek.analysis.facts import COUNTERS, Reason, reasons_in
from kociolek.analysis.race import Line, drop, equal, leader, line, start
from kociolek.bots.bot import Clock
from kociolek.bots.kittens.odds import odds as kittens_odds
from kociolek.bots.registry import heuristic_for
from kociolek.bots.witchstone.odds import odds as witchstone_odds
from kociolek.bots.wizardkittens.odds import odds as wizardkittens_odds
from kociolek.core.api import Game, View
from kociolek.core.errors import IllegalAction
from kociolek.core.rng import Rng
from kociolek.search.trial import Branch, Trial

BATCH: Final = 4  # rounds between two looks, if rollouts are counted
FIRST_DROP: Final = 24  # rounds before the first option is dropped
MOST_ROUNDS: Final = 3000
FOR_REASONS: Final = 0.3  # of the time: rollouts that count facts
FOR_CHANCE: Final = 0.3  # of the time, where there is nothing to compare

# By game: named numbers that matter now, from what the seat may know. Most are chances from 0 to 1.
ODDS: Final[dict[str, Callable[[View], dict[str, float]]]] = {
    "kittens": kittens_odds,
    "wizardkittens": wizardkittens_odds,
    "witchstone": witchstone_odds,
}


@dataclass(frozen=True)
class Advice:
    """A hint for one decision."""

    seat: int
    prompt: str
    best: Line
    equals: list[str]  # other moves that the rollouts do not separate from the best
    next: Line | None  # the best move that is clearly worse
    why: list[Reason]  # for the best against `next`, the weightiest first; empty if no count differs clearly
    odds: dict[str, float]
    rollouts: int
    options: int  # of the decision; with many of them not all take part


def advise(game: Game, view: View, rng: Rng, clock: Clock) -> Advice:
    """Return the best move of a view. Raise IllegalAction if there is nothing to decide.

    With a clock of iterations, so many rollouts are made, and the same question gets the same answer.
    """
    if not view.options:
        raise IllegalAction("nothing-to-decide", {"seat": str(view.seat)})
    seat, odds = int(view.seat), ODDS[game.key](view)
    settled = view.options[0].id if len(view.options) == 1 else heuristic_for(game).settled(view)
    began = clock.now()
    if settled >= 0:
        lone = Trial(game, heuristic_for(game), view, int(rng.next32()), [settled])
        for _ in batches(lone, clock, began, FOR_CHANCE):
            pass
        told = line(lone, lone.branches[0])
        return Advice(seat, view.prompt, told, [], None, [], odds, int(lone.rollouts), len(view.options))
    trial = start(game, view, int(rng.next32()))
    compare(trial, clock, began)
    best = chosen(trial)
    ranked = sorted(trial.branches, key=lambda branch: -branch.mean(seat))
    equals = [branch for branch in ranked if branch is not best and equal(best, branch, seat)]
    worse = [branch for branch in ranked if branch is not best and branch not in equals]
    second = worse[0] if worse else None
    why = reasons_for(game, view, int(rng.next32()), trial, best, second, clock, began) if second else []
    return Advice(
        seat,
        view.prompt,
        line(trial, best),
        [game.actions[branch.action].text for branch in equals],
        line(trial, second) if second else None,
        why,
        odds,
        int(trial.rollouts),
        len(view.options),
    )


def weigh(game: Game, view: View, moves: list[str], rng: Rng, clock: Clock) -> list[Line]:
    """Return the shares of some options of a view, tried in the same worlds."""
    began = clock.now()
    by_text = {option.text: option.id for option in view.options}
    trial = Trial(game, heuristic_for(game), view, int(rng.next32()), [by_text[move] for move in moves])
    for _ in batches(trial, clock, began, 1.0):
        pass
    return [line(trial, branch) for branch in trial.branches]


def chosen(trial: Trial) -> Branch:
    """Return the branch the heuristic prefers, unless another one is clearly better."""
    best, favourite = leader(trial), trial.branches[0]
    return favourite if favourite in trial.running and equal(best, favourite, int(trial.view.seat)) else best


def compare(trial: Trial, clock: Clock, began: float) -> None:
    """Run rounds until the time for them is used up."""
    for rounds in batches(trial, clock, began, 1.0 - FOR_REASONS):
        if rounds >= FIRST_DROP:
            drop(trial, trial.branches[0])


def batches(trial: Trial, clock: Clock, began: float, part: float) -> Iterator[int]:
    """Run rounds in batches, which grow with the pace, while they fit into this part of the time since `began`."""
    first, budget = clock.now(), clock.milliseconds / 1000.0 * part
    batch, rounds = BATCH if clock.iterations else 2, 0
    while batch > 0 and rounds < MOST_ROUNDS:
        trial.run(batch)
        rounds += batch
        yield rounds
        if clock.iterations:
            batch = BATCH if int(trial.rollouts) < clock.iterations * part else 0
        else:
            now = clock.now()
            batch = int(min(rounds, rounds * (budget - (now - began)) / max(now - first, 1e-6)))


def reasons_for(
    game: Game, view: View, seed: int, trial: Trial, best: Branch, second: Branch, clock: Clock, began: float
) -> list[Reason]:
    """Return the reasons of the best option against the second, from fresh rollouts of both."""
    counted = Trial(game, trial.heuristic, view, seed, [best.action, second.action], COUNTERS[game.key]())
    for _ in batches(counted, clock, began, 1.0):
        pass
    return reasons_in(counted, game.key)
