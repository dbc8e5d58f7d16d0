"""The adapters are optional: the core works without them and names missing packages. The examples run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from source_tree import ROOT, imports, place, sources

PEERS = {"gymnasium", "matplotlib", "numpy", "open_spiel", "pettingzoo", "pyspiel"}
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path, target=None):
        if name.split(".")[0] in {PEERS}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
"""


def python(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src") if cwd else paths}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=cwd or ROOT, env=environment)


@pytest.mark.parametrize(
    ("module", "adapter"),
    [*((f"adapters.{name}", name) for name in ("openspiel", "pettingzoo", "gymnasium")), ("vector", "vector")],
)
def test_a_missing_package_is_named(module: str, adapter: str) -> None:
    code = WITHOUT.replace("{PEERS}", repr(PEERS)) + f"import kociolek.{module}"
    found = python("-c", code)
    assert found.returncode == 1
    assert f"pip install 'kociolek[{adapter}]'" in found.stderr.splitlines()[-1]


def test_the_bench_says_what_it_needs() -> None:
    code = WITHOUT.replace("{PEERS}", repr(PEERS)) + (
        "from kociolek.cli import main\nsys.exit(main(['bench', 'adapters', '--lang', 'en']))"
    )
    found = python("-c", code)
    assert found.returncode == 2
    assert "kociolek[research]" in found.stderr


def test_the_core_does_without_them() -> None:
    """Only adapters import the optional packages at module level."""
    code = WITHOUT.replace("{PEERS}", repr(PEERS)) + (
        "from kociolek.cli import main\nsys.exit(main(['simulate', 'kittens', '--games', '2', '--lang', 'en']))"
    )
    found = python("-c", code)
    assert found.returncode == 0, found.stderr
    parts = {"core", "games", "search", "bots", "text", "match.py", "record.py", "catalog.py"}
    for path in sources():
        if place(path).split("/")[0] in parts:
            assert not [name for _, name in imports(path) if name.split(".")[0] in PEERS], place(path)


@pytest.mark.parametrize(
    ("example", "arguments"),
    [
        ("search_duel.py", ["--bot", "easy", "--games", "2", "--milliseconds", "1", "--workers", "1"]),
        ("learn_good_vs_evil.py", ["--rounds", "1", "--games", "20", "--tests", "10"]),
    ],
)
def test_the_examples_run_and_draw(example: str, arguments: list[str], tmp_path: Path) -> None:
    found = python(str(ROOT / "examples" / example), *arguments, cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    (picture,) = tmp_path.glob("*.png")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert re.search(r"won \d", found.stdout)


def test_the_examples_of_the_page_run(tmp_path: Path) -> None:
    """Every example of docs/research.md, in order, in one process, with fewer iterations."""
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    code = "\n".join(blocks).replace("range(1000)", "range(2)")
    code = code.replace("state, player=0", "state.child(0).child(0).child(0).child(0).child(0).child(0), player=0")
    (tmp_path / "examples.py").write_text(code, "utf-8")
    found = python("examples.py", cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    assert len(blocks) >= 4


def test_the_example_of_ppo_learns_and_saves(tmp_path: Path) -> None:
    words = ["--minutes", "0.03", "--envs", "32", "--tests", "40", "--save", "weights.npz"]
    found = python(str(ROOT / "examples" / "ppo.py"), *words, cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    assert re.search(r"won \d+\.\d% of 40 games against random", found.stdout)
    assert (tmp_path / "weights.npz").exists()


def test_the_bench_measures_every_figure_of_the_lab() -> None:
    found = python("-m", "kociolek", "bench", "lab", "--seconds", "0.05", "--json", "--lang", "en")
    assert found.returncode == 0, found.stderr
    figures = {each["name"]: each for each in json.loads(found.stdout)["figures"]}
    assert figures["simulate random"]["goal"] == pytest.approx(figures["engine"]["value"] / 2)
    for name in ("vector 1024 with rows", "PettingZoo loop", "observation_tensor", "kociolek --version"):
        assert figures[name]["value"] > 0


def test_the_bench_measures_all_of_them() -> None:
    found = python("-m", "kociolek", "bench", "adapters", "--seconds", "0.05", "--lang", "en")
    assert found.returncode == 0, found.stderr
    for game in ("exploding_kittens_v1", "leduc_holdem_v4", "kociolek_witchstone", "python_liars_poker"):
        assert game in found.stdout
