"""Pages of another protocol version: they say so and offer to reload."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from web.playing import Visitor

RELOAD = "main .btn.primary"
SAYS = {"en": "has been updated", "pl": "nowa wersja"}


def offers_to_load_again(page: Page, lang: str) -> bool:
    page.wait_for_selector(RELOAD)
    with page.expect_navigation():
        assert SAYS[lang] in page.locator("main [role=alert]").inner_text()
        page.locator(RELOAD).click()
    return True


@pytest.mark.parametrize("lang", SAYS)
def test_at_the_table(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    visitor = visit(quick, "phone", lang)
    asked: list[str] = []

    def refuse(socket: WebSocketRoute) -> None:
        asked.append(socket.url)
        socket.send(json.dumps({"type": "bye", "reason": "outdated"}))

    visitor.page.route_web_socket(re.compile("/api/tables/old/socket"), refuse)
    assert offers_to_load_again(visitor.go("/t/old"), lang)
    assert re.search(r"protocol=\d+", asked[0])


@pytest.mark.parametrize("lang", SAYS)
def test_in_a_replay(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    visitor = visit(quick, "desktop", lang)
    page = visitor.page
    table = {"id": "old", "setup": {"game": "kittens"}, "seats": [], "status": "over"}
    error = {"error": {"key": "protocol-other", "values": {"found": "1", "known": "2"}}}
    page.route("**/api/tables/old", lambda route: route.fulfill(json=table))
    page.route("**/api/tables/old/replay*", lambda route: route.fulfill(json=error, status=400))
    assert offers_to_load_again(visitor.go("/replay/old"), lang)
    page.wait_for_selector(RELOAD)
    assert all("400" in trouble for trouble in visitor.troubles)  # the browser logs every refused request
    visitor.troubles.clear()
