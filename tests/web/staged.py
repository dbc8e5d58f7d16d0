"""Stand-in table that tells events, so that a test decides what happens and when."""

from __future__ import annotations

import copy
from typing import Any

from playwright.sync_api import Page

from web.positions import BEGUN, LaidTable, Position, positions

Event = dict[str, Any]


def turn_of(view_seat_acts: bool = True) -> Position:
    """Return the position of a player's own turn, with a hand and piles, without expansions."""
    found = next(
        each
        for each in positions("kittens")
        if each.prompt == "turn" and len(each.view["hand"]) >= 2 and each.view["pile"]["size"] > 4
    )
    return found if view_seat_acts else waiting(found)


def waiting(position: Position, active: int | None = None) -> Position:
    """Return the same position while somebody else acts."""
    view = copy.deepcopy(position.view)
    other = next(seat for seat in view["alive"] if seat != view["seat"]) if active is None else active
    view.update(waiting=[other], options=[], active=other)
    return Position(view)


def changed(position: Position, **fields: Any) -> Position:
    return Position({**copy.deepcopy(position.view), **fields})


class StagedTable(LaidTable):
    """Table whose events and views the test tells one after another."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.n = BEGUN

    def begin(self, address: str, position: Position) -> None:
        self.n = BEGUN
        self.show(address, position)
        self.page.wait_for_timeout(400)  # the moments are loaded after the first view

    def happen(self, *events: Event, then: Position | None = None) -> None:
        """Tell events and the view they lead to."""
        self.position = then or self.position
        self._state(list(events))

    def _tell_state(self) -> None:
        self._state([])

    def _state(self, events: list[Event]) -> None:
        self.seq += 1
        window = self.position.prompt in ("nope", "now")
        clock: dict[str, Any] = {"now": 0, "window": window, "free": None, "deadline": None, "bank": []}
        since, self.n = self.n, self.n + len(events)
        state = {"type": "state", "since": since, "n": self.n, "gap": False, "seq": self.seq, "events": events}
        self.tell({**state, "clock": clock, "view": self.position.view, "orders": {"passing": "off"}, "back": False})

    # -- what the page shows ------------------------------------------------------------------------
    def log(self) -> list[str]:
        """Return the verbs of the log beside the table."""
        return self.page.eval_on_selector_all(".log li[data-verb]", "lines => lines.map(line => line.dataset.verb)")  # type: ignore[no-any-return]

    def said(self) -> list[str]:
        return self.page.eval_on_selector_all("[data-live] p", "lines => lines.map(line => line.textContent)")  # type: ignore[no-any-return]
