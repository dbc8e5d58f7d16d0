"""The law of fair analysis: a decision is judged the same, byte for byte, in every state that fits the mover's view.

`make test-fair` judges 10,000 decisions of random games of all editions and options, each also in two other worlds that
look the same to the mover; `make test` judges a sample.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import kociolek
from kociolek.analysis.game import Budget, judge
from kociolek.core.api import Game, Seat, State
from kociolek.core.rng import seeded
from laws.participants import CASES, Case
from laws.play import fresh, legal, walk

LEAST = Budget((2, 4), 3, 2, 0, opinion=(4,), deeper=4)  # enough work to show a difference
WORLDS = 2  # other ones for each decision
SHARES = {"kittens": 0.7, "wizardkittens": 0.2, "witchstone": 0.1}  # of the decisions; those of Witchstone take longest
STRIDE = 7  # one decision in so many is judged


def decisions(case: Case, seed: int) -> Iterator[tuple[State, Seat, int, int]]:
    """Yield some decisions of a random game: state, seat, action and number."""
    state = fresh(case.participant.game, case.seats, case.options, seed)
    for number, (seat, action) in enumerate(walk(state, seed)):
        if (number + seed) % STRIDE == 0:
            options = legal(state, seat) if state.waiting >> seat & 1 else []
            if len(options) > 1 and action in options:
                yield state, seat, action, number


def is_fair(game: Game, state: State, seat: Seat, action: int, number: int, seed: int) -> bool:
    """Judge a decision in the true state and in other worlds that fit the mover's view, and compare."""
    view, played = state.view(seat), game.actions[action]
    here = repr(judge(game, view, played, number, LEAST))
    others = (game.imagine(view, seeded(seed, number * WORLDS + world)).view(seat) for world in range(WORLDS))
    return all(here == repr(judge(game, other, played, number, LEAST)) for other in others)


def main(count: int = 10_000, seed: int = 1) -> None:
    chance, wrong, done = Random(seed), 0, 0
    for key, share in SHARES.items():
        tried = 0
        while tried < round(count * share):
            case, start = chance.choice(CASES[key]), chance.getrandbits(40)
            for decision in decisions(case, start):
                tried += 1
                if not is_fair(case.participant.game, *decision, start):
                    wrong += 1
                    print(f"{case} seed {start} decision {decision[3]}", flush=True)
        done += tried
        print(f"{key}: {tried} decisions judged in {WORLDS + 1} worlds each", flush=True)
    print(f"{wrong} of {done} differ ({kociolek.build()})")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
