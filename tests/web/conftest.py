"""Browser tests: Debian's Chromium against a real server. `make test-web` runs them; they are slow."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from web.measure import SEED
from web.playing import CHROMIUM, ROOT, Visitor


def pytest_report_header() -> str:
    return f"screens: seed {SEED} (KOCIOLEK_SEED sets another)"


def serve(folder: Path, pace: float, *more: str, **environment: str) -> Iterator[str]:
    assert (ROOT / "src/kociolek/web/index.html").exists(), "there is no client: run make client"
    command = [
        sys.executable,
        str(Path(__file__).with_name("quick_server.py")),
        f"sqlite:{folder}/tables.db",
        str(pace),
        *more,
    ]
    environment = {**os.environ, **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server whose bots answer at once and whose reaction windows are short."""
    yield from serve(tmp_path_factory.mktemp("quick"), 0.05)


@pytest.fixture(scope="session")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server with reaction windows of normal length."""
    yield from serve(tmp_path_factory.mktemp("slow"), 1.0)


@pytest.fixture(scope="session")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a quick server with the examples of the guides, which the client does not know."""
    paths = [Path(__file__).with_name("example_site"), ROOT / "tests", ROOT / "src"]
    yield from serve(tmp_path_factory.mktemp("extended"), 0.05, PYTHONPATH=os.pathsep.join(map(str, paths)))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield chromium
    chromium.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    made: list[Visitor] = []

    def new(address: str, size: str = "desktop", lang: str = "en", calm: bool = True) -> Visitor:
        made.append(Visitor(browser, address, size, lang, calm))
        return made[-1]

    yield new
    for visitor in made:
        visitor.close()
