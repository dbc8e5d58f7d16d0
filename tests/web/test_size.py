"""Size of the first page and of everything up to the first question: what a real server sends to a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from web.playing import Visitor

FIRST_PAGE = 72_000  # bytes on the wire with headers, compressed by the server; fonts are not counted
FIRST_QUESTION = 190_000
AHEAD = 15_000  # ms in the lobby at most until everything is prefetched


class Wire:
    """Bytes that a page received by HTTP, by address."""

    def __init__(self, visitor: Visitor) -> None:
        self.addresses: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.on("Network.requestWillBeSent", self._asked)
        devtools.on("Network.loadingFinished", self._received)
        devtools.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self.addresses[event["requestId"]] = event["request"]["url"]

    def _received(self, event: dict[str, Any]) -> None:
        self.bytes[event["requestId"]] = int(event["encodedDataLength"])

    def received(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for request, size in self.bytes.items():
            address = self.addresses[request]
            if not address.endswith(".woff2"):
                found[address] = found.get(address, 0) + size
        return found

    def check(self, budget: int) -> None:
        found = self.received()
        largest = sorted(found.items(), key=lambda each: -each[1])[:12]
        lines = "\n".join(f"{size:7} {address}" for address, size in largest)
        assert sum(found.values()) <= budget, f"{sum(found.values())} bytes, at most {budget}. The largest:\n{lines}"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_first_page_and_the_first_question_stay_small(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """Somebody reads the lobby until all of it is prefetched, and plays."""
    visitor = visit(quick, "phone", lang)
    wire, page = Wire(visitor), visitor.page
    page.goto(quick)
    while not page.evaluate("performance.getEntriesByName('ready').length"):
        page.wait_for_timeout(20)
    page.wait_for_selector("main .games")
    page.wait_for_timeout(500)  # lists of the lobby
    wire.check(FIRST_PAGE)
    files = len(wire.received())
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
