"""Size of the first page and of everything up to the first question: what a real server sends to a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from web.playing import Visitor

FIRST_PAGE = 72_000  # bytes on the wire with headers, compressed by the server; fonts are not counted
FIRST_QUESTION = 190_000
PREFETCHED = 1.0  # s after the page is ready: what is asked for later is fetched ahead, for the first question
AHEAD = 15_000  # ms in the lobby at most until everything is prefetched


class Wire:
    """Bytes that a page received by HTTP, by address."""

    def __init__(self, visitor: Visitor) -> None:
        self.addresses: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        self.begun: dict[str, float] = {}
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.on("Network.requestWillBeSent", self._asked)
        devtools.on("Network.loadingFinished", self._received)
        devtools.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self.addresses[event["requestId"]] = event["request"]["url"]
        self.begun[event["requestId"]] = event["timestamp"]

    def _received(self, event: dict[str, Any]) -> None:
        self.bytes[event["requestId"]] = int(event["encodedDataLength"])

    def received(self, seconds: float = float("inf")) -> dict[str, int]:
        """Return the bytes of what was asked for in the first seconds."""
        found: dict[str, int] = {}
        end = min(self.begun.values()) + seconds
        for request, size in self.bytes.items():
            if self.begun[request] > end:
                continue
            address = self.addresses[request]
            if not address.endswith(".woff2"):
                found[address] = found.get(address, 0) + size
        return found

    def check(self, budget: int, seconds: float = float("inf")) -> None:
        found = self.received(seconds)
        largest = sorted(found.items(), key=lambda each: -each[1])[:12]
        lines = "\n".join(f"{size:7} {address}" for address, size in largest)
        assert sum(found.values()) <= budget, f"{sum(found.values())} bytes, at most {budget}. The largest:\n{lines}"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_first_page_and_the_first_question_stay_small(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """Somebody reads the lobby until all of it is prefetched, and plays."""
    visitor = visit(quick, "phone", lang)
    wire, page = Wire(visitor), visitor.page
    page.goto(quick)
    while not (ready := page.evaluate("performance.getEntriesByName('ready')[0]?.startTime")):
        page.wait_for_timeout(20)
    first = ready / 1000 + PREFETCHED  # on a busy machine more may have come by now
    page.wait_for_selector("main .games")
    page.wait_for_timeout(500)  # lists of the lobby
    wire.check(FIRST_PAGE, first)
    files = len(wire.received(first))
    assert files <= 12, "every file costs a round trip"
    for _ in range(AHEAD // 100):
        page.wait_for_timeout(100)
        if any("OptionsSheet" in address and address.endswith(".js") for address in wire.received()):
            break
    else:
        pytest.fail("nothing is prefetched")
    page.locator("main .btn.primary.big").tap()
    page.wait_for_selector(".table.kittens .actions .btn:not([aria-disabled])")
    assert any("moments" in address for address in wire.received()), "the moments are counted"
    wire.check(FIRST_QUESTION)
