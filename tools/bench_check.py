"""Compare the speed of this tree with stored figures, or with another commit. Usage: make bench-check [ARGS=…]

    (no arguments)   compare with tools/bench_check.json; exit code 1 if a figure is worse by more than 5 %
    --against REV    compile REV beside this tree and compare with it, on this machine and in this run
    --update         store the figures of this run

A stored figure is a ratio to a calibration workload measured in the same slices, so that it depends little on the speed
and the load of the machine. Processors still differ: on another kind of machine use --against, or --update on main.
All times are processor time. Each of five rounds is a process of its own; the median counts.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STORED = ROOT / "tools" / "bench_check.json"
TOLERANCE = 0.05
ROUNDS = 5
SLICES = 8  # of a workload in a round, alternating with the calibration
SEATS = {"kittens": 4, "wizardkittens": 3, "witchstone": 4}
STARTS = 5  # of the command, per round
ITERATIONS = 100  # of a search
TABLES, SERVER_SECONDS = 40, 4.0  # load of the server, which is kept busy all the time

Figures = dict[str, float]
Work = Callable[[int], int]  # does a batch of work and returns the units done
LOWER_IS_BETTER = ("server", "start-up", "first load")


# -- one round, in a process of its own ---------------------------------------------------
def calibrate(batch: int) -> int:
    """Do a fixed mix of interpreted and native work."""
    for _ in range(batch):
        numbers = [(n * 7919) % 1009 for n in range(300)]
        counts: dict[int, int] = {}
        for number in sorted(numbers):
            counts[number % 64] = counts.get(number % 64, 0) + number
        sha256(repr(counts).encode() * 20).digest()
    return batch


def slice_rate(work: Work, batch: int) -> float:
    begin = time.process_time()
    made = work(batch)
    return made / (time.process_time() - begin)


def relative(work: Work) -> float:
    """Return the best rate of `work` divided by the best rate of the calibration, in alternating slices."""
    from kociolek.arena.speed import filling

    batch, reference = filling(work), filling(calibrate)
    rates = [(slice_rate(work, batch), slice_rate(calibrate, reference)) for _ in range(SLICES)]
    return max(rate for rate, _ in rates) / max(rate for _, rate in rates)


def calibration_rate() -> float:
    from kociolek.arena.speed import filling

    batch = filling(calibrate)
    return max(slice_rate(calibrate, batch) for _ in range(SLICES))


def measure() -> Figures:
    """Measure all figures of the tree on the path once."""
    import kociolek
    from kociolek.arena import speed
    from kociolek.bots import Clock, bot_named
    from kociolek.catalog import GAMES
    from kociolek.core.api import Setup, State, View
    from kociolek.core.rng import SEARCH, seeded

    if kociolek.build() != "compiled":
        sys.exit("bench_check: the rules are not compiled: make setup")
    figures: Figures = {}
    for key, seats in SEATS.items():
        game = GAMES[key]
        setup = game.prepare(seats, game.check(seats, {}))
        positions, views = speed.sample(setup), speed.openings(setup)
        bot: Any = bot_named("hard-1", game, seeded(4, SEARCH))

        def games(batch: int, setup: Setup = setup) -> int:
            speed.play(setup, batch, True)
            return batch

        def clones(batch: int, positions: list[State] = positions) -> int:
            speed.clone(positions, batch)
            return batch * len(positions)

        def search(batch: int, bot: Any = bot, views: list[View] = views) -> int:
            clock = Clock(iterations=ITERATIONS)
            return sum(int(bot.think(view, clock).root.visits) for _ in range(batch) for view in views)

        figures[f"engine: games of {key}"] = relative(games)
        figures[f"engine: decisions of {key}"] = figures[f"engine: games of {key}"] * speed.mean_decisions(setup)
        figures[f"engine: clones of {key}"] = relative(clones)
        figures[f"search: iterations of {key}"] = relative(search)
    figures["start-up: kociolek --version"] = start_up() * calibration_rate()
    figures["server: processor time per move"] = server() * calibration_rate()
    return figures


def start_up() -> float:
    """Return the least processor time of `kociolek --version` in seconds."""
    taken: list[float] = []
    for _ in range(STARTS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "kociolek", "--version"], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(taken)


def server() -> float:
    """Return the server's processor time per move in microseconds."""
    from kociolek.catalog import GAMES
    from kociolek.server.bench import Load, measure_server

    options = GAMES["kittens"].check(4, {})
    return measure_server(Load("kittens", 4, options, TABLES, SERVER_SECONDS, 0.0, 0, "")).cpu_us_per_move


# -- rounds, trees, comparison ------------------------------------------------------------
def first_load(tree: Path) -> Figures:
    """Return the compressed bytes a browser loads before the first game, or nothing without a built client."""
    client = tree / "src" / "kociolek" / "web"
    if not (client / "index.html").exists():
        return {}
    page = (client / "index.html").read_text("utf-8")
    files = {"index.html", *re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)}
    texts = set(re.findall(r'"(?:en|pl)":"/(assets/[^"]+\.js)"', page))
    size = {name: len(gzip.compress((client / name).read_bytes(), 9, mtime=0)) for name in files | texts}
    return {"first load: bytes": float(sum(size[n] for n in files) + max((size[n] for n in texts), default=0))}


def one_round(tree: Path) -> Figures:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "KOCIOLEK_PURE": "0"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # start-up is measured with the modules compiled to bytecode
    command = [sys.executable, str(Path(__file__).resolve()), "--measure"]
    run = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: Figures = json.loads(run.stdout)
    return found


def medians(trees: list[Path]) -> list[Figures]:
    """Measure the trees in turns and return the medians of each."""
    rounds: list[list[Figures]] = [[] for _ in trees]
    for number in range(ROUNDS):
        for tree, found in zip(trees, rounds, strict=True):
            print(f"round {number + 1} of {ROUNDS}: {tree.name}", file=sys.stderr)
            found.append(one_round(tree))
    return [
        {**{name: median(each[name] for each in found) for name in found[0]}, **first_load(tree)}
        for tree, found in zip(trees, rounds, strict=True)
    ]


def check_out(revision: str, folder: Path) -> Path:
    """Return a compiled tree of `revision`."""
    tree = folder / re.sub(r"\W", "-", revision)
    subprocess.run(["git", "clone", "-q", "--shared", str(ROOT), str(tree)], check=True)
    commit = subprocess.run(
        ["git", "rev-parse", revision], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    subprocess.run(["git", "checkout", "-q", commit], cwd=tree, check=True)
    print(f"compiling {revision}", file=sys.stderr)
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(build, cwd=tree, env=environment, check=True, stdout=sys.stderr)
    return tree


def compare(before: Figures, now: Figures) -> int:
    """Print each figure as a multiple of the earlier one. Return 1 if one is worse than the tolerance allows."""
    worse: list[str] = []
    for name, value in now.items():
        if name not in before:
            print(f"    new   {name}")
            continue
        quality = before[name] / value if name.startswith(LOWER_IS_BETTER) else value / before[name]
        print(f"{quality:7.3f}   {name}")
        if quality < 1 - TOLERANCE:
            verb = "costs" if name.startswith(LOWER_IS_BETTER) else "is slower"
            change = f"{(1 / quality - 1):.0%} more" if verb == "costs" else f"by {1 - quality:.0%}"
            worse.append(f"{name} {verb} {change}")
    for sentence in worse:
        print(f"bench-check: {sentence} than before.", file=sys.stderr)
    print("Higher is better; 1.000 is as before.")
    return 1 if worse else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare speed with stored figures or with another commit.")
    parser.add_argument("--against", metavar="REV", help="compile this commit beside the tree and compare with it")
    parser.add_argument("--update", action="store_true", help="store the figures of this run")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(measure()))
        return 0
    if args.against:
        with tempfile.TemporaryDirectory() as folder:
            before, now = medians([check_out(args.against, Path(folder)), ROOT])
            return compare(before, now)
    (now,) = medians([ROOT])
    if args.update:
        STORED.write_text(json.dumps(now, indent=2) + "\n", "utf-8")
        print(f"stored in {STORED.relative_to(ROOT)}")
        return 0
    if not STORED.exists():
        sys.exit("bench-check: there are no stored figures: make bench-check ARGS=--update")
    return compare(json.loads(STORED.read_text("utf-8")), now)


if __name__ == "__main__":
    sys.exit(main())
