"""Measure the published ratings of the bots. Usage: python tools/rate_bots.py [POOL ...] [--games N]

A pool is GAME/SIZE, as kittens/3-4; without one all are measured. Bots are seated at random, and the ratings are those
under which the observed order of every pair of seats is most likely, by the model of the server's ratings without
doubt about a skill. `medium` has 1500. Results go to src/kociolek/arena/anchors.json; the others there stay.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import exp, sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from kociolek.bots import Clock, bot_chance, bot_named, bot_names
from kociolek.catalog import game_named
from kociolek.match import Match
from kociolek.server.ratings import MODEL

FILE: Final = Path(__file__).parent.parent / "src/kociolek/arena/anchors.json"
SEATS: Final = {  # of the tables that are played in a pool
    "kittens/2": (2,),
    "kittens/3-4": (3, 4),
    "kittens/5+": (5,),
    "wizardkittens/2": (2,),
    "wizardkittens/3-4": (3, 4),
    "witchstone/2": (2,),
    "witchstone/3-4": (3, 4),
}
SPREAD: Final = sqrt(2) * MODEL.beta
LEAST: Final = 100  # rating of a bot that never wins
PRIOR: Final = 0.02  # pull towards `medium`, so that a bot that always loses has a rating, too

Pairs = Counter[tuple[str, str]]  # games in which the first was ahead; ties count half for both


def played(game_name: str, names: list[str], seed: int, clock: Clock) -> list[float]:
    game = game_named(game_name)
    match = Match(game, len(names), {}, seed)
    bots = [bot_named(name, game, bot_chance(seed, seat)) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.waiting()[0]
        match.act(seat, bots[seat].choose(match.view(seat), clock))
    return match.state.scores()


def pairs_of(pool: str, games: int, clock: Clock) -> Pairs:
    game = pool.partition("/")[0]
    chance, found = Random(pool), Counter[tuple[str, str]]()
    known = bot_names(game)
    for number in range(games):
        seats = SEATS[pool][number % len(SEATS[pool])]
        names = chance.sample(known, seats) if seats <= len(known) else chance.choices(known, k=seats)
        scores = played(game, names, 70_000 + number, clock)
        for one in range(seats):
            for other in range(seats):
                if names[one] != names[other]:
                    ahead = 1.0 if scores[one] > scores[other] else 0.5 if scores[one] == scores[other] else 0.0
                    found[names[one], names[other]] += ahead  # type: ignore[assignment]
    return found


def most_likely(pairs: Pairs) -> dict[str, float]:
    """Return the means under which these results are most likely, by Newton's steps for one bot after the other."""
    names = sorted({name for pair in pairs for name in pair})
    means = dict.fromkeys(names, 25.0)
    for _ in range(500):
        for name in names:
            slope, curve = PRIOR * (25.0 - means[name]), PRIOR
            for other in names:
                if other != name:
                    played = pairs[name, other] + pairs[other, name]
                    chance = 1 / (1 + exp((means[other] - means[name]) / SPREAD))
                    slope += (pairs[name, other] - played * chance) / SPREAD
                    curve += played * chance * (1 - chance) / SPREAD**2
            means[name] += max(-2.0, min(2.0, slope / curve))
    return means


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pools", nargs="*", choices=[*SEATS, []])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--milliseconds", type=float, default=50)
    args = parser.parse_args()
    for pool in args.pools or SEATS:
        means = most_likely(pairs_of(pool, args.games, Clock(args.milliseconds, now=process_time)))
        ratings = {
            name: max(LEAST, round(1500 + 40 * (means[name] - means["medium"])))
            for name in bot_names(pool.partition("/")[0])
        }
        known = json.loads(FILE.read_text()) if FILE.exists() else {}
        known[pool] = ratings
        FILE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
        print(pool, ratings, flush=True)


if __name__ == "__main__":
    main()
