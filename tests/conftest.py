"""What all tests share: the build under test is the one that was meant, and how many examples it can afford."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

import kociolek

BUILD = kociolek.build()
EXPECTED = os.environ.get("KOCIOLEK_EXPECT", "")

# `make test` (it sets KOCIOLEK_EXPECT) must give the same answer twice; a bare pytest looks for new examples each time.
REPEATABLE = EXPECTED != "" or "CI" in os.environ

settings.register_profile(
    "kociolek",
    parent=settings.get_profile("default"),
    max_examples=200 if BUILD == "compiled" else 25,
    deadline=None,  # machines differ, and the first call of a rule may be slow
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=REPEATABLE,
    print_blob=True,
)
settings.load_profile("kociolek")
settings.register_profile("few", parent=settings.get_profile("kociolek"), max_examples=3)  # each is several requests


def pytest_report_header() -> str:
    return f"kociolek {kociolek.__version__}, {BUILD} build under test"


def pytest_sessionstart() -> None:
    # What a shell runs in the background ignores interrupts, and so would the processes that tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if EXPECTED not in ("", "compiled", "interpreted"):
        pytest.exit(f"KOCIOLEK_EXPECT={EXPECTED}: it can be compiled or interpreted", returncode=4)
    if EXPECTED not in ("", BUILD):
        remedy = "make setup (it needs gcc and python3-dev)" if EXPECTED == "compiled" else "KOCIOLEK_PURE=1"
        pytest.exit(f"the {EXPECTED} build was to be tested, but the {BUILD} one is loaded: {remedy}", returncode=4)
