"""Learn the networks that come with the package. Usage: python tools/learn_networks.py [--long] [NAME ...]

Each is a run of `kociolek train` with the settings below, in build/networks/NAME; one that was interrupted goes on. The
network is copied to src/kociolek/bots/networks. The same settings give the same network on one machine; sums of
floating-point numbers may differ elsewhere in their last bit, and so may what is learned.

With --long each has ten times the updates and settles over the last third, in build/networks/NAME-long. These are for
trials: they are not copied.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SHIPPED: Final = ROOT / "src/kociolek/bots/networks"
RUNS: Final = ROOT / "build/networks"
LONGER: Final = 10  # times as many updates
NETWORKS: Final[dict[str, str]] = {
    "kittens-2-good_vs_evil": "kittens --seats 2 --option edition=good_vs_evil --updates 240 --every 60 --tests 200",
    "kittens-4": "kittens --seats 4 --updates 200 --every 50 --tests 100",
    "wizardkittens-3": "wizardkittens --seats 3 --guided --updates 80 --every 40 --tests 300",
    "witchstone-2": "witchstone --seats 2 --guided --updates 36 --every 12 --tests 40",
}


def learn(name: str, long: bool) -> None:
    folder = RUNS / (f"{name}-long" if long else name)
    words = [*NETWORKS[name].split(), "--seed", "1", "--folder", str(folder)]
    if long:
        updates = LONGER * int(words[words.index("--updates") + 1])
        words += ["--updates", str(updates), "--settle", str(updates // 3)]  # the last word counts
    subprocess.run([sys.executable, "-m", "kociolek", "train", *words], check=True)
    if long:
        return
    shutil.copyfile(folder / "learned.network", SHIPPED / f"{name}.network")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*NETWORKS, []])
    parser.add_argument("--long", action="store_true")
    args = parser.parse_args()
    for name in args.names or NETWORKS:
        print(name, flush=True)
        learn(name, args.long)


if __name__ == "__main__":
    main()
