"""Shared configuration: checks the build under test, sets the number of examples, selects tests by build."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import kociolek

BUILD = kociolek.build()
EXPECTED = os.environ.get("KOCIOLEK_EXPECT", "")

# `make test` sets KOCIOLEK_EXPECT and must be reproducible; a bare pytest draws new examples each time.
REPEATABLE = EXPECTED != "" or "CI" in os.environ

settings.register_profile(
    "kociolek",
    parent=settings.get_profile("default"),
    max_examples=200 if BUILD == "compiled" else 25,  # both builds run the same sources: see laws/test_builds_agree.py
    deadline=None,  # machines differ
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=REPEATABLE,
    print_blob=True,
)
settings.load_profile("kociolek")
settings.register_profile("few", parent=settings.get_profile("kociolek"), max_examples=3)  # each makes several requests


ROOT = Path(__file__).parents[1]
MADE = {"build", "dist", "artefacts", "node_modules"}  # by make
BEFORE = {path.name for path in ROOT.iterdir()}


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tests write to temporary folders only."""
    left = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} - BEFORE - MADE
    if left:
        print(f"\ntests left files in the repository: {', '.join(sorted(left))}")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_report_header() -> str:
    return f"kociolek {kociolek.__version__}, {BUILD} build under test"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make test` runs tests marked `once` on the compiled build only: they say nothing about the build."""
    if EXPECTED == "interpreted":
        again = [item for item in items if item.get_closest_marker("once")]
        config.hook.pytest_deselected(items=again)
        items[:] = [item for item in items if not item.get_closest_marker("once")]


def pytest_sessionstart() -> None:
    # A shell starts background jobs with interrupts ignored. Processes that tests start and interrupt would inherit it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if EXPECTED not in ("", "compiled", "interpreted"):
        pytest.exit(f"KOCIOLEK_EXPECT={EXPECTED}: it can be compiled or interpreted", returncode=4)
    if EXPECTED not in ("", BUILD):
        remedy = "make setup (it needs gcc and python3-dev)" if EXPECTED == "compiled" else "KOCIOLEK_PURE=1"
        pytest.exit(f"the {EXPECTED} build was to be tested, but the {BUILD} one is loaded: {remedy}", returncode=4)
