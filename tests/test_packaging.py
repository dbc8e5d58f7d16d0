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
assert main(["serve", "--port", "0", "--lang", {lang!r}]) == 2
"""


# What each requirement of the extra is called in an import; uvloop is not needed, and Windows has none.
SERVER = {
    "starlette": "starlette", "uvicorn": "uvicorn", "httptools": "httptools", "websockets": "websockets",
    "argon2-cffi": "argon2", "segno": "segno", "prometheus_client": "prometheus_client",
    "cryptography": "cryptography", "h11": "h11", "aiosmtplib": "aiosmtplib", "webauthn": "webauthn",
}  # fmt: skip


def without(missing: set[str], lang: str) -> str:
    """Use the library and the command line where packages are missing. Return what it wrote to stderr."""
    run = [sys.executable, "-c", WITHOUT.format(missing=missing, lang=lang)]
    done = subprocess.run(run, capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_a_library_user_needs_no_server_and_no_research_packages() -> None:
    research = {"numpy", "matplotlib", "pyspiel", "open_spiel", "pettingzoo", "gymnasium", "ray", "pyarrow", "pandas"}
    told = without({*SERVER.values(), *research, "uvloop", "psycopg", "polars", "sphinx"}, "en")
    assert "kociolek[server]" in told, "the command says what to install"


def test_a_package_of_the_server_that_is_missing_is_named() -> None:
    """Without `cryptography` alone, `serve` ended in a traceback."""
    for lang, name in (("en", "cryptography"), ("pl", "aiosmtplib")):
        told = without({name}, lang)
        assert f"{name} {'is not' if lang == 'en' else 'nie jest'}" in told
        assert 'pip install "kociolek[server]"' in told
        assert told.count("\n") == 1


def test_the_server_asks_for_every_package_of_its_extra() -> None:
    from kociolek.server import NEEDED

    required = {re.split(r"[><=; ]", each)[0] for each in PROJECT["optional-dependencies"]["server"]} - {"uvloop"}
    assert required == SERVER.keys()
    assert set(NEEDED) == {*SERVER.values(), "msgspec"}


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
