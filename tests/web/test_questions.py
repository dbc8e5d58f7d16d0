"""Every question of every game, with every sort of answer, on the drawn table: each legal move can be made there."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module

import pytest
from playwright.sync_api import Error, Page
from positions import GAMES, LaidTable, Position, positions
from test_everybody import looked_at

# What can be pressed on the table itself; the list of all moves, bar and side column do not count.
PRESSABLE = (
    ".table :is(.players, .board, .hand, .actions, .wsleft, .wsright, .tabs) "
    ":is(button, [data-legal]):not([aria-disabled], .undo, .zoom *)"
)
PRESS = """([where, nth]) => {
  const found = [...document.querySelectorAll(where)].filter((e) => e.checkVisibility() && !e.closest('dialog'));
  const slider = document.querySelector('.table input[type=range]');
  if (slider && nth % 3 === 0) {
    slider.value = nth % (Number(slider.max) + 1);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  const one = found[nth % found.length];
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}"""


def answer(page: Page, table: LaidTable) -> set[str]:
    """Press whatever there is until all legal moves have been made; those that nothing led to."""
    chance = random.Random(1)
    left = set(table.position.options)
    for turn in range(60 * len(left) + 200):
        page.evaluate(PRESS, [PRESSABLE, turn if turn < 60 else chance.randrange(10_000)])
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
        if turn % 2 and (main := page.locator(".actions .primary:not([aria-disabled])")).count():
            main.first.dispatch_event("click")
        left -= set(table.sent)
        if not left:
            break
    return left


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_out(game: str) -> None:
    asked = import_module(f"kociolek.games.{game}.words").PROMPTS
    assert {position.prompt for position in positions(game)} == set(asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "theme", "lang"), [("phone", "light", "pl"), ("desktop", "dark", "en")])
def test_every_question(visit: Callable[..., object], quick: str, game: str, size: str, theme: str, lang: str) -> None:
    visitor = visit(quick, size, lang)
    page: Page = visitor.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    table = LaidTable(page)
    troubles: list[str] = []
    for nth, position in enumerate(positions(game)):
        table.show(quick, position)
        name = f"question-{game}-{position.prompt}-{nth}"
        visitor.shoot(f"{name}-{size}-{theme}-{lang}")
        troubles += looked_at(page, name)
        troubles += [f"{name}: out of reach: {move}" for move in sorted(answer(page, table))]
        troubles += [f"{name}: not legal: {move}" for move in set(table.sent) - position.options]
    assert not troubles, "\n".join(dict.fromkeys(troubles))
