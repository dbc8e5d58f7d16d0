"""The package: what a library user needs, what the metadata say, how releases are made."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest

from command import environment
from source_tree import ROOT

pytestmark = pytest.mark.once
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WITHOUT = """
import importlib.util, sys
found = importlib.util.find_spec

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ImportError(f"{{name}} is not installed")

sys.meta_path.insert(0, Missing())
importlib.util.find_spec = lambda name, package=None: None if name in {missing!r} else found(name, package)
import kociolek
match = kociolek.kittens(seats=2, seed=1).finish("easy", "random")
print(match, kociolek.simulate("wizardkittens", seats=2, games=2), match.view(0).hand is not None)
from kociolek.cli import main
assert main(["simulate", "kittens", "--games", "2", "--workers", "1"]) == 0
assert main(["serve", "--port", "0", "--lang", "en"]) == 2
"""


def test_a_library_user_needs_no_server_and_no_research_packages() -> None:
    missing = {
        "starlette", "uvicorn", "uvloop", "httptools", "websockets", "argon2", "segno", "prometheus_client", "psycopg",
        "numpy", "matplotlib", "pyspiel", "open_spiel", "pettingzoo", "gymnasium", "ray", "pyarrow", "pandas", "polars",
        "sphinx",
    }  # fmt: skip
    run = [sys.executable, "-c", WITHOUT.format(missing=missing)]
    done = subprocess.run(run, capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 0, done.stderr
    assert "kociolek[server]" in done.stderr, "the command says what to install"


def test_the_metadata_are_complete() -> None:
    for name in ("description", "readme", "license", "license-files", "authors", "requires-python", "keywords"):
        assert PROJECT[name], name
    assert "Typing :: Typed" in PROJECT["classifiers"]
    assert {"server", "data", "docs", "research", "report"} <= PROJECT["optional-dependencies"].keys()


def test_scripts_of_a_release_are_valid() -> None:
    for name in ("release", "manylinux", "try_wheel", "interpreters", "pythons"):
        path = ROOT / "tools" / name
        assert path.stat().st_mode & 0o111, name
        subprocess.run(["sh", "-n", str(path)], check=True)


def test_compiled_libraries_have_no_symbols() -> None:
    text = (ROOT / "setup.py").read_text("utf-8")
    assert text.count("STRIPPED") == 3


def test_compiling_needs_no_optional_packages() -> None:
    """mypyc reads what the compiled modules import; that a module of research lacks numpy must not stop the build."""
    source = (ROOT / "setup.py").read_text("utf-8")
    flag = re.search(r'mypycify\(\["(--follow-imports=silent)"', source)
    assert flag is not None
    check = [sys.executable, "-m", "mypy", "--config-file=", "--strict", "--no-incremental", "--no-site-packages"]
    for how, stopped in ((flag[1], False), ("--follow-imports=normal", True)):
        run = [*check, how, "-c", "import kociolek.adapters.arrays"]
        place = {**environment(), "MYPYPATH": str(ROOT / "src")}
        done = subprocess.run(run, capture_output=True, text=True, env=place, check=False)
        assert ("numpy" in done.stdout) == stopped, done.stdout + done.stderr
