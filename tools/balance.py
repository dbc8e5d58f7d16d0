"""Measure how a box plays among bots: endings, shared wins and points. Usage: python tools/balance.py GAME [--help]

    python tools/balance.py wizardkittens --bots medium --games 1000
    python tools/balance.py wizardkittens --bots eager,medium,medium --games 1500
    python tools/balance.py witchstone --bots hard --games 40 --milliseconds 200 --seats 2

One name stands for every seat, and 2, 3 and 4 seats are measured. With several names everybody sits equally often
everywhere, and the first one is measured. `--box FILE` takes another box, `--box first` the built-in one of release
0.1.0. Intervals are 95 %: Wilson for shares, 1.96 standard errors for means.

Points an action (Witchstone) are what an action of a kind brings in the end. Connections count for energy; areas, the
Witchstone and tokens for what reached them; owls for the pentagram; silver fields for the wand; prophecies and unused
boosts for scrolls. Actions that an action brings count what actions of their kind are worth, so the six values solve
six linear equations. A special tile put into the cauldron counts like two actions of the average kind.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from time import process_time
from typing import Final

from kociolek.arena.stats import Z95, wilson
from kociolek.bots import Clock, bot_chance, bot_named
from kociolek.box import read_box
from kociolek.catalog import boxed, built_in_game, game_named
from kociolek.core.api import Event, Game
from kociolek.games.witchstone.ending import breakdown
from kociolek.games.witchstone.kinds import ACTIONS, SOURCES
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.wizardkittens.ending import ENDINGS
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.match import Match

FIRST: Final = "first"
SEATS: Final = (2, 3, 4)
POINTS_OF: Final = {  # sources of points, by the kind of action they come from; tokens are counted where they are taken
    "connections": "energy",
    "areas": "witch",
    "witchstone": "witch",
    "owl_fields": "pentagram",
    "owls": "pentagram",
    "silver_fields": "wand",
    "boosts": "scroll",
    "prophecies": "scroll",
}


def share(part: float, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{100 * part / whole:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def mean(values: list[float]) -> str:
    error = Z95 * pstdev(values) / sqrt(len(values))
    return f"{fmean(values):.1f} (± {error:.1f})"


class Deal:
    """One game of bots, with its events by player."""

    def __init__(self, game: Game, bots: list[str], options: dict[str, str], seed: int, clock: Clock) -> None:
        self.match: Final = Match(game, len(bots), options, seed)
        self.events: Final[list[Event]] = []
        players = [bot_named(name, game, bot_chance(seed, seat)) for seat, name in enumerate(bots)]
        while not self.match.over:
            for seat in self.match.waiting():
                action = players[seat].choose(self.match.view(seat), clock)
                self.events.extend(self.match.act(seat, action))


# -- Wizard Kittens -----------------------------------------------------------------------
class Endings:
    """How games of Wizard Kittens ended."""

    def __init__(self) -> None:
        self.games = 0
        self.count: Final[Counter[str]] = Counter()
        self.won = 0.0  # by the measured seat: a shared win is a part of one
        self.points: Final[list[float]] = []

    def add(self, deal: Deal, measured: int) -> None:
        state = deal.match.state
        assert isinstance(state, WizardKittensState)
        winners = deal.match.winners()
        self.games += 1
        self.count[ENDINGS[state.ending]] += 1
        self.count["nobody"] += not winners
        self.count["shared"] += len(winners) > 1
        self.won += 1 / len(winners) if measured in winners else 0
        self.points.append(fmean(int(tally.points) for tally in state.tallies()))

    def lines(self, seats: int, among_others: bool) -> list[str]:
        lines = [
            f"all defeated  {share(self.count['all_defeated'], self.games)}",
            f"shared win    {share(self.count['shared'], self.games)}",
            f"nobody wins   {share(self.count['nobody'], self.games)}",
            f"points        {mean(self.points)}",
        ]
        if among_others:
            even = (self.games - self.count["nobody"]) / seats
            low, high = (bound * self.games / even for bound in wilson(self.won, self.games))
            lines.append(f"of an even share of the wins  {self.won / even:.2f} ({low:.2f} to {high:.2f})")
        return lines


# -- Witchstone ---------------------------------------------------------------------------
class Worth:
    """Points and actions of games of Witchstone."""

    def __init__(self) -> None:
        self.points: Final[list[float]] = []
        self.lead: Final[list[float]] = []
        self.sources: Final[Counter[str]] = Counter()
        self.actions: Final[Counter[str]] = Counter()
        self.brought: Final[dict[str, Counter[str]]] = defaultdict(Counter)  # [kind]: actions, points, `put`

    def add(self, deal: Deal, measured: int) -> None:
        state = deal.match.state
        assert isinstance(state, WitchstoneState)
        sheets = [breakdown(state, player) for player in state.players]
        totals = [float(sum(sheet)) for sheet in sheets]
        self.points.append(fmean(totals))
        self.lead.append(totals[measured] - fmean(totals[:measured] + totals[measured + 1 :]))
        for sheet in sheets:
            for source, points in zip(SOURCES, sheet, strict=True):
                self.sources[source] += points
                if source in POINTS_OF:
                    self.brought[POINTS_OF[source]]["points"] += points
        for seat in range(len(sheets)):
            self.follow([event for event in deal.events if event.seat == seat], state.box)

    def follow(self, events: list[Event], box: Lookup) -> None:
        """Count the actions of a player, and which of them brought others."""
        values = box.components.values
        cause = ""  # of the actions that come next
        home = ""  # where tokens are taken
        tokens: list[tuple[int, str]] = []
        for event in events:
            kind = ACTIONS[event.kind] if 0 <= event.kind < len(ACTIONS) else ""
            if event.verb in ("series_opened", "series_grew"):
                self.actions[kind] += event.index
                if cause:
                    self.brought[cause][kind] += event.index
                cause = ""
            elif event.verb == "witch_went":
                home = "witch"
            elif event.verb == "crystal_lowest":
                home = "crystal"
            elif event.verb == "token_taken" and home:
                self.brought[home]["points"] += values["token_end"]
                if kind:
                    tokens.append((int(event.kind), home))
                else:
                    self.brought[home]["points"] += values["token_face"] + values["black_extra"] * (event.index > 1)
            elif event.verb == "token_used":
                cause = next((where for face, where in tokens if face == event.kind), "")
                if cause:
                    tokens.remove((int(event.kind), cause))
            elif event.verb == "crystal_shelved":
                cause = "crystal"
            elif event.verb == "special_used":
                cause = "pentagram"
            elif event.verb == "special_put":
                self.brought["pentagram"]["put"] += 1
            elif event.verb == "dark_field":
                cause = "wand"
            elif event.verb == "boosted":
                self.boost(box, event)
            elif event.verb == "turn_began":
                cause, tokens = "", []

    def boost(self, box: Lookup, event: Event) -> None:
        """Count a boost spell: actions of its kind, which scrolls brought."""
        name = box.names[event.kind].partition("_")[2]
        if name in ACTIONS:
            self.actions[name] += event.index
            self.brought["scroll"][name] += event.index

    def an_action(self) -> dict[str, float]:
        """Return the points an action of each kind brings, with what the actions it brings are worth."""
        worth = dict.fromkeys(ACTIONS, 2.0)
        for _ in range(200):
            average = sum(worth[kind] * self.actions[kind] for kind in ACTIONS) / self.actions.total()
            for kind in ACTIONS:
                found = self.brought[kind]
                actions = sum(worth[other] * found[other] for other in ACTIONS) + 2 * average * found["put"]
                worth[kind] = (found["points"] + actions) / max(1, self.actions[kind])
        return worth

    def lines(self, seats: int, among_others: bool) -> list[str]:
        players = seats * len(self.points)
        lines = [f"points        {mean(self.points)}"]
        if among_others:
            lines.append(f"ahead by      {mean(self.lead)}")
        worth = self.an_action()
        for kind in ACTIONS:
            lines.append(f"{kind:13} {self.actions[kind] / players:5.1f} actions, {worth[kind]:.2f} points each")
        lines += [f"from {source:13} {points / players:.1f}" for source, points in self.sources.items()]
        return lines


COUNTERS: Final[dict[str, type[Endings | Worth]]] = {"wizardkittens": Endings, "witchstone": Worth}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(COUNTERS))
    parser.add_argument("--bots", default="medium")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, choices=SEATS)
    parser.add_argument("--box")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--milliseconds", type=float, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = built_in_game(args.game) if args.box == FIRST else game_named(args.game)
    if args.box and args.box != FIRST:
        game = boxed(args.game, read_box(Path(args.box)))
    names = args.bots.split(",")
    options = dict(option.split("=") for option in args.option)
    clock = Clock(args.milliseconds, now=process_time)
    for seats in [len(names)] if len(names) > 1 else [args.seats] if args.seats else SEATS:
        counter: Endings | Worth = COUNTERS[args.game]()
        several = len(names) > 1
        for number in range(args.games):
            measured = number % seats
            bots = (names if several else names * seats)[1:]
            bots.insert(measured, names[0])
            seed = args.seed + (number // seats if several else number)
            counter.add(Deal(game, bots, options, seed, clock), measured)
        print(f"{args.game}, {seats} seats, {args.bots}, {args.games} games", flush=True)
        for line in counter.lines(seats, several):
            print("  " + line, flush=True)


if __name__ == "__main__":
    main()
