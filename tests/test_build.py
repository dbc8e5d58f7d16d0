"""The build: what should be compiled is compiled, is fresh and is what runs; the locks hold what the project needs."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

import pytest

import kociolek
from source_tree import (
    COMPILED,
    PACKAGE,
    PYPROJECT,
    ROOT,
    compiled_sources,
    module_name,
    parse,
    place,
    sources,
)

SUFFIX = EXTENSION_SUFFIXES[0]  # the most specific one, which the build uses
only_compiled = pytest.mark.skipif(kociolek.build() != "compiled", reason="about the compiled build")


def library(source: Path) -> Path:
    return source.with_name(source.stem + SUFFIX)


def build_in_new_process(pure: str) -> str:
    command = [sys.executable, "-c", "import kociolek; print(kociolek.build())"]
    return subprocess.run(
        command, env={**os.environ, "KOCIOLEK_PURE": pure}, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_compile_list_covers_the_engine() -> None:
    assert {"core", "games", "search", "bots"} <= set(COMPILED)
    assert any(place(path).startswith("core/") for path in compiled_sources())
    assert any(place(path).startswith("games/") for path in compiled_sources())


@pytest.mark.parametrize("source", compiled_sources(), ids=place)
def test_each_module_is_loaded_from_the_build_under_test(source: Path) -> None:
    loaded = import_module(module_name(source)).__file__
    assert loaded == str(source if kociolek.build() == "interpreted" else library(source))


def test_packages_hold_no_code() -> None:
    """They are not compiled, so a class or a function in them would stay slow unseen."""
    packages = [path for path in sources(*COMPILED) if path.name == "__init__.py"]
    assert packages
    for path in packages:
        code = [node for node in parse(path).body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        assert not code, f"{place(path)} defines {code[0].name}: move it into a module"


@only_compiled
def test_no_source_is_newer_than_its_library() -> None:
    stale = [place(path) for path in compiled_sources() if path.stat().st_mtime > library(path).stat().st_mtime]
    assert not stale, "changed since they were compiled: run make setup"


@only_compiled
def test_no_library_outlives_its_source() -> None:
    shared = PACKAGE.with_name(f"kociolek__mypyc{SUFFIX}")
    assert shared.exists()
    assert set(PACKAGE.rglob("*.so")) == {library(path) for path in compiled_sources()}


@only_compiled
def test_the_pure_switch_changes_the_build() -> None:
    assert build_in_new_process(pure="1") == "interpreted"
    assert build_in_new_process(pure="0") == "compiled"


@pytest.mark.once  # `make test-pythons` installs nothing
def test_the_version_is_the_installed_one() -> None:
    assert version("kociolek") == kociolek.__version__


def locked(name: str) -> set[str]:
    text = (ROOT / name).read_text("utf-8")
    return set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))


def needed(requirements: list[str]) -> set[str]:
    """Bare names, spelt as the locks spell them; our own extras stand for what they need."""
    own = [re.search(r"^kociolek\[(.*)\]$", name) for name in requirements]
    for extra in (extra for found in own if found for extra in found[1].split(",")):
        requirements = [*requirements, *needed(PYPROJECT["project"]["optional-dependencies"][extra])]
    requirements = [name for name in requirements if not name.startswith("kociolek[")]
    return {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", name)[0]).lower() for name in requirements}


def test_the_locks_hold_what_the_project_needs() -> None:
    project = PYPROJECT["project"]
    runtime = needed(project["dependencies"])
    assert runtime <= locked("requirements.lock")
    server = runtime | needed(project["optional-dependencies"]["server"])
    assert server | needed(project["optional-dependencies"]["postgresql"]) <= locked("requirements-server.lock")
    assert server | needed(project["optional-dependencies"]["build"]) <= locked("requirements-build.lock")
    assert runtime | needed(project["optional-dependencies"]["dev"]) <= locked("requirements-dev.lock")
    assert needed(PYPROJECT["build-system"]["requires"]) <= locked("requirements-dev.lock")


@pytest.mark.parametrize("name", sorted(path.name for path in ROOT.glob("*.lock")))
def test_the_locks_name_no_host(name: str) -> None:
    assert "://" not in (ROOT / name).read_text("utf-8")


def test_lint_and_compiler_are_the_same_mypy() -> None:
    dev = PYPROJECT["project"]["optional-dependencies"]["dev"]
    pins = {pin for pin in [*dev, *PYPROJECT["build-system"]["requires"]] if pin.startswith("mypy==")}
    assert len(pins) == 1
