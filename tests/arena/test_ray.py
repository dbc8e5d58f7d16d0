"""Tournaments and self-play on a Ray cluster of two nodes on one machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from command import environment
from source_tree import PACKAGE

TESTS = Path(__file__).parents[1]
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
print("at", cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


def surroundings(mark: Path) -> dict[str, str]:
    return environment(PYTHONPATH=f"{PACKAGE.parent}{os.pathsep}{TESTS}", MARK=str(mark), RAY_DEDUP_LOGS="0")


@pytest.fixture(scope="module")
def mark(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("ray") / "mark"


@pytest.fixture(scope="module")
def cluster(mark: Path) -> Iterator[str]:
    """Start a cluster of two nodes with one processor each and return its address."""
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=surroundings(mark),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        address = next(line.split()[1] for line in process.stdout if line.startswith("at "))
        yield address
        process.stdin.close()


def command(mark: Path, *words: str) -> dict[str, object]:
    command = [sys.executable, "-m", "kociolek", *words, "--json", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings(mark), cwd=TESTS, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_a_cluster_gives_the_same_result_though_a_worker_is_killed(cluster: str, mark: Path) -> None:
    words = ("--bots", "arena_bots:Victim,easy,random", "--games", "24", "--seed", "1")
    far = command(mark, "arena", "kittens", *words, "--ray", cluster)
    assert mark.exists(), "a worker of the cluster was killed"
    assert far["faults"] == []
    near = command(mark, "arena", "kittens", *words, "--workers", "1")
    assert far == near, "now nobody is killed, and nothing differs"


def test_players_on_a_cluster_learn_the_same(cluster: str, mark: Path, tmp_path: Path) -> None:
    """The network is that of players in processes of this machine."""
    words = ("train", "kittens", "--seats", "2", "--players", "2", "--updates", "1", "--every", "1", "--tests", "4")
    found = []
    for name, where in (("far", ("--ray", cluster)), ("near", ())):
        result = command(mark, *words, "--folder", str(tmp_path / name), *where)
        points = result["points"]
        assert isinstance(points, list)
        strip = [{key: value for key, value in point.items() if key != "seconds"} for point in points]
        found.append((strip, (tmp_path / name / "learned.network").read_bytes()))
    assert found[0] == found[1]
