"""Tests in a real browser, Debian's Chromium, against a real server. `make test-web` runs them; they are slow."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import ARTEFACTS, CHROMIUM, ROOT
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, sync_playwright

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def serve(folder: Path, pace: float) -> Iterator[str]:
    assert (ROOT / "src/kociolek/web/index.html").exists(), "there is no client: run make client"
    command = [
        sys.executable,
        str(Path(__file__).with_name("quick_server.py")),
        f"sqlite:{folder}/tables.db",
        str(pace),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server where bots answer at once and windows are short."""
    yield from serve(tmp_path_factory.mktemp("quick"), 0.05)


@pytest.fixture(scope="session")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose windows stay open for as long as a person needs."""
    yield from serve(tmp_path_factory.mktemp("slow"), 1.0)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield chromium
    chromium.close()


class Visitor:
    """A browser of one person, that notes what must not happen: errors, missing texts, foreign addresses."""

    def __init__(self, browser: Browser, address: str, size: str, lang: str = "en", calm: bool = True) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale=lang,
            has_touch=size == "phone",
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.troubles: list[str] = []
        self.frames: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.troubles.append(message.text)

    def _request(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {url}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def shoot(self, name: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    def close(self) -> None:
        self.context.close()
        assert not self.troubles


@pytest.fixture
def visit(browser: Browser) -> Iterator[type[Visitor]]:
    made: list[Visitor] = []

    def new(address: str, size: str = "desktop", lang: str = "en", calm: bool = True) -> Visitor:
        made.append(Visitor(browser, address, size, lang, calm))
        return made[-1]

    yield new  # type: ignore[misc]
    for visitor in made:
        visitor.close()
