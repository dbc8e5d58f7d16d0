"""Smoke test in WebKit, the engine of Safari: Debian's WebKitGTK with its WebDriver, in a virtual display.

Half the phones are not Chromium. Plain WebDriver over HTTP is enough; nothing else is installed.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from web.measure import FAULTS, TAP

DRIVER = shutil.which("WebKitWebDriver")
BROWSERS = sorted(Path("/usr").glob("lib*/*/webkit2gtk-4.*/MiniBrowser"))
pytestmark = pytest.mark.skipif(
    DRIVER is None or not BROWSERS or shutil.which("Xvfb") is None,
    reason="WebKitGTK is not installed: tools/prerequisites webkit",
)
STILL = (  # no moment is played
    "document.getAnimations().every(each => each.playState !== 'running' "
    "|| each.effect.getComputedTiming().endTime === Infinity)"
)
PRESSED = "const e = document.querySelector(arguments[0]); e?.click(); return e !== null"


class WebKit:
    """One page of a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        options = {"binary": str(BROWSERS[-1]), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session = self.call("POST", "/session", {"capabilities": wanted})["sessionId"]

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def go(self, address: str, width: int, height: int) -> None:
        self.call("POST", f"/session/{self.session}/window/rect", {"width": width, "height": height})
        self.call("POST", f"/session/{self.session}/url", {"url": address})

    def run(self, script: str, *arguments: Any) -> Any:
        body = {"script": script, "args": list(arguments)}
        return self.call("POST", f"/session/{self.session}/execute/sync", body)

    def until(self, script: str, *arguments: Any, seconds: float = 30) -> Any:
        end = time.monotonic() + seconds
        while not (found := self.run(f"return {script}", *arguments)):
            assert time.monotonic() < end, f"never true: {script}"
            time.sleep(0.1)
        return found

    def close(self) -> None:
        self.call("DELETE", f"/session/{self.session}")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def webkit(tmp_path: Path) -> Iterator[WebKit]:
    assert DRIVER is not None
    display = f":{90 + free_port() % 900}"
    port = free_port()
    environment = {
        "DISPLAY": display, "HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LANGUAGE": "pl",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_RUNTIME_DIR": str(tmp_path),
    }  # fmt: skip
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    screen = subprocess.Popen(["Xvfb", display, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], **quiet)  # type: ignore[call-overload]
    driver = subprocess.Popen([DRIVER, f"--port={port}"], env=environment, **quiet)  # type: ignore[call-overload]
    try:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        browser = WebKit(f"http://127.0.0.1:{port}")
        yield browser
        browser.close()
    finally:
        driver.terminate()
        driver.wait(10)
        screen.terminate()
        screen.wait(10)


def test_from_the_lobby_to_the_first_moves(webkit: WebKit, quick: str) -> None:
    """The lobby opens, a game of Exploding Kittens starts, moves are made, and the table fits its window."""
    webkit.go(quick, 420, 760)
    webkit.until("performance.getEntriesByName('ready').length > 0")
    assert webkit.run("return document.querySelectorAll('main .games button').length") == 3
    assert webkit.run(PRESSED, "main .btn.primary.big")
    webkit.until("document.querySelector('.table.kittens .actions') !== null")
    moves = 0
    answers = ".actions .btn:not([aria-disabled]), .picks button, .table:has(.actions [aria-disabled]) .fc:not(.off)"
    first = f"document.querySelector('{answers}') !== null"
    for _ in range(40):
        webkit.until(f"{first} || document.querySelector('.winner, .ghost') !== null", seconds=60)
        if webkit.run("return document.querySelector('.winner, .ghost') !== null"):
            break
        if moves == 0:
            webkit.run("document.querySelector('.fc')?.click()")
            time.sleep(0.5)
            webkit.until(STILL)
            faults = webkit.run(f"return ({FAULTS})(arguments[0])", [".table", ".kc", ".fc", TAP, False])
            assert not faults, "\n".join(faults)
        moves += bool(webkit.run(PRESSED, answers))
        time.sleep(0.3)
        if moves >= 4:
            break
    assert moves >= 1
    assert webkit.run("return document.querySelectorAll('.log li, .table.kittens, .winner').length") > 0
