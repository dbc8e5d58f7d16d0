"""The result of Witchstone and Wizard Kittens at every size: the winner, why, and the points by source."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from kociolek.catalog import game_named
from kociolek.core.api import Seat
from kociolek.core.stack import seats_of
from kociolek.match import Match
from web.measure import SIZES, measured
from web.playing import Visitor
from web.positions import LaidTable, Position, moments, played

READINGS = {
    "innocent_first": {"en": "guilty kittens are out before", "pl": "odpadają"},
    "fewer_too": {"en": "read to the letter", "pl": "dosłownie"},
}


@dataclass(frozen=True)
class Ending:
    name: str
    view: dict[str, Any]  # of seat 0
    winners: list[int]
    scores: list[float]


def endings() -> Iterator[Ending]:
    """Yield the end of a few random games, and one for each reading of the rules about two caught kittens."""
    for game, seats in [("witchstone", 2), ("witchstone", 4), ("wizardkittens", 2), ("wizardkittens", 4)]:
        match = Match(game_named(game), seats, {}, 3)
        for _ in played(match, 3):
            pass
        yield Ending(f"{game} {seats}", match.view(0).to_json(), match.winners(), match.state.scores())
    left = set(READINGS)
    for state in moments("wizardkittens"):
        view: dict[str, Any] = state.view(Seat(0)).to_json() if state.waiting == 0 else {}
        reading = (view.get("result") or {}).get("reading")
        if reading in left:
            left.remove(reading)
            yield Ending(reading, view, seats_of(state.winners()), state.scores())
    assert not left, "no scenario ends by these readings"


@pytest.mark.parametrize(("theme", "lang"), [("light", "pl"), ("dark", "en")])
def test_the_result_at_every_size(visit: Callable[..., Visitor], quick: str, theme: str, lang: str) -> None:
    visitor = visit(quick, "phone", lang)
    page = visitor.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    table = LaidTable(page)
    troubles: list[str] = []
    for ending in endings():
        table.result = {"winners": ending.winners, "scores": ending.scores, "ended": "over"}
        table.show(quick, Position(ending.view))
        assert page.locator(".rank li").count() == ending.view["seats"]
        if ending.name in READINGS:
            assert READINGS[ending.name][lang] in page.locator(".winner").inner_text()
        if ending.view["game"] == "witchstone":
            assert page.locator(".tbl tbody tr").count() == 12, "eleven sources, and their sum"
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(80)
            visitor.shoot(f"result-{ending.name}-{width}x{height}-{theme}-{lang}".replace(" ", "-"))
            found = measured(page, "main", scrolls=True)
            troubles += [f"{ending.name} {width}x{height}: {fault}" for fault in dict.fromkeys(found)]
    assert not troubles, "\n".join(troubles)
