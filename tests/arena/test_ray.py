"""Tournaments on a Ray cluster of two nodes on one machine."""

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


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    return tmp_path / "mark"


@pytest.fixture
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


def arena(mark: Path, *words: str) -> dict[str, object]:
    command = [sys.executable, "-m", "kociolek", "arena", "kittens", "--json", "--lang", "en", *words]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings(mark), cwd=TESTS, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_a_cluster_gives_the_same_result_though_a_worker_is_killed(cluster: str, mark: Path) -> None:
    words = ("--bots", "arena_bots:Victim,easy,random", "--games", "24", "--seed", "1")
    far = arena(mark, *words, "--ray", cluster)
    assert mark.exists(), "a worker of the cluster was killed"
    assert far["faults"] == []
    assert far == arena(mark, *words, "--workers", "1"), "now nobody is killed, and nothing differs"
