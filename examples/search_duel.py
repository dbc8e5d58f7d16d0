"""Our search against OpenSpiel's, at equal time, on the same game.

Both play through the OpenSpiel adapter, with the same processor time for each decision. Each deal is played twice, with
the seats exchanged. OpenSpiel's ISMCTS is used as it is; only, it counts simulations, so it is stopped when its time is
up. It imagines worlds by `resample_from_infostate`, and plays them out with its own random evaluator.

    python examples/search_duel.py --games 100 --milliseconds 50
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import matplotlib
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import kociolek.adapters.openspiel  # noqa: F401  # registers the games
from kociolek.arena.stats import wilson
from kociolek.bots import Clock, bot_named
from kociolek.core.rng import seeded

PICTURE = Path("search_duel.png")


class TimeIsUp(Exception):
    pass


class TimedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's bot with a clock instead of a number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), sqrt(2), 10**9, random_state=chance)
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        self.until = process_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if process_time() > self.until and self._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


def play(setup: str, bot: str, milliseconds: float, number: int) -> float:
    """One game; what our bot gets of it: 1 for a win, 0 for a loss."""
    game = pyspiel.load_game(setup)
    ours = number % 2
    deal = np.random.RandomState(number // 2)
    clock = Clock(milliseconds, now=process_time)
    own = bot_named(bot, game.table.game, seeded(number, 5))
    peer = TimedISMCTS(game, milliseconds / 1000, number)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        player = state.current_player()
        if state.is_chance_node():
            action = deal.choice(legal)
        elif len(legal) == 1:
            action = legal[0]
        elif player == ours:
            action = game.table.number(own.choose(state.view(player), clock))
        else:
            action = peer.step(state)
        state.apply_action(int(action))
    return (state.returns()[ours] + 1) / 2


def draw(results: list[float], title: str, picture: Path) -> None:
    matplotlib.use("Agg")
    from matplotlib import pyplot

    played = np.arange(1, len(results) + 1)
    wins = np.cumsum(results)
    bounds = np.array([wilson(won, int(n)) for won, n in zip(wins, played, strict=True)])
    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    axes.fill_between(played, bounds[:, 0], bounds[:, 1], alpha=0.25, label="95 % interval")
    axes.plot(played, wins / played, label="share of games won")
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.axhline(0.6, color="grey", linewidth=0.8, linestyle="--")
    axes.set(title=title, xlabel="games", ylabel="won by our bot", ylim=(0, 1))
    axes.legend(loc="lower right")
    figure.savefig(picture, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description="Our bot against OpenSpiel's ISMCTS at equal time.")
    parser.add_argument("--setup", default="kociolek_kittens", help="two-seat game, as OpenSpiel loads it")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--milliseconds", type=float, default=50.0, help="processor time for each decision")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    args = parser.parse_args()
    results: list[float] = []
    with ProcessPoolExecutor(args.workers) as pool:
        jobs = [pool.submit(play, args.setup, args.bot, args.milliseconds, number) for number in range(args.games)]
        for job in jobs:
            results.append(job.result())
            print(f"\r{len(results)} games, {sum(results):g} won", end="", flush=True)
    low, high = wilson(int(sum(results)), len(results))
    summary = f"{args.bot} won {sum(results) / len(results):.0%} ({low:.0%} to {high:.0%}) of {len(results)} games"
    print(f"\n{summary}, {args.milliseconds:g} ms of processor time a decision")
    draw(results, f"{args.bot} against OpenSpiel's ISMCTS, {args.setup}, {args.milliseconds:g} ms each", args.picture)
    print(f"picture: {args.picture}")


if __name__ == "__main__":
    main()
