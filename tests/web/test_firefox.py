"""Smoke test in Firefox ESR, the Debian package: half the phones are not Chromium.

A few commands of WebDriver BiDi, which Firefox speaks by itself, are enough: no driver is needed.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from web.measure import FAULTS, TAP

FIREFOX = shutil.which("firefox-esr") or "firefox-esr"
PREFERENCES = {
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "app.update.enabled": False,
    "intl.accept_languages": "pl",
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """One page of a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = 0
        self.call("session.new", {"capabilities": {}})
        self.page: str = self.call("browsingContext.getTree", {})["contexts"][0]["context"]

    def call(self, method: str, params: dict[str, Any]) -> Any:
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") == self.count:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, address: str, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.call("browsingContext.setViewport", {"context": self.page, "viewport": size})
        self.call("browsingContext.navigate", {"context": self.page, "url": address, "wait": "complete"})

    def run(self, script: str) -> Any:
        """Evaluate an expression. Its value goes through JSON."""
        target = {"context": self.page}
        told = {"expression": f"JSON.stringify({script}) ?? 'null'", "target": target, "awaitPromise": True}
        result = self.call("script.evaluate", told)
        assert result["type"] == "success", result
        return json.loads(result["result"]["value"])

    def until(self, script: str, seconds: float = 40) -> None:
        end = time.monotonic() + seconds
        while not self.run(script):
            assert time.monotonic() < end, f"never: {script}"
            time.sleep(0.1)


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (tmp_path / "user.js").write_text("\n".join(lines))
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(tmp_path), "--remote-debugging-port=0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stderr is not None
        address = next(
            found[1] for line in process.stderr if (found := re.search(r"listening on (ws://[\d.:]+)", line))
        )
        with connect(f"{address}/session", max_size=None) as socket:
            yield Firefox(socket)
        process.terminate()


@pytest.mark.parametrize(("width", "height"), [(500, 700), (1280, 800)])
def test_a_game_in_firefox(firefox: Firefox, quick: str, width: int, height: int) -> None:
    """From the lobby to a table; the table is sound; moves are made, and the game goes on."""
    firefox.go(quick, width, height)
    firefox.until("document.querySelector('main .btn.primary.big:not([aria-disabled])') !== null")
    firefox.run("document.querySelector('main .btn.primary.big').click()")
    firefox.until("document.querySelector('.table.kittens .hand .fc') !== null")
    firefox.until("document.querySelector('.actions .btn:not([aria-disabled])') !== null")
    faults = firefox.run(f"({FAULTS})({json.dumps(['.table', '.kc', '.fc', TAP, False])})")
    assert faults == []
    held = "(document.querySelector('.plaque') ?? document.querySelector('.status, main'))?.textContent ?? ''"
    before = firefox.run(held)
    for _ in range(60):
        firefox.run(
            "(document.querySelector('.actions .btn:not([aria-disabled])')?.click(),"
            " document.querySelector('.hand .fc')?.click())"
        )
        time.sleep(0.2)
        if firefox.run(held) != before:
            break
    assert firefox.run(held) != before, "the pile is smaller, or somebody is out"
