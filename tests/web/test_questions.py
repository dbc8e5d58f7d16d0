"""Every question of every game with every sort of answer: each legal move can be made on the table."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest
from playwright.sync_api import Page

from web.playing import Visitor
from web.positions import GAMES, LaidTable, positions
from web.test_everybody import looked_at

# Elements of the table itself; the list of all moves, bar and side column do not count.
PRESSABLE = (
    ".table :is(.players, .board, .status, .hand, .actions, .wsleft, .wsother, .wslow, .tabs) "
    ":is(button:not(.undo), [data-legal], input[type=range])"
)
# Press the elements pressed least so far; move sliders on by one place.
PRESS_SOME = """async ([where, times]) => {
  const pressed = (window.pressed ??= new Map());
  const often = (e) => pressed.get(nameOf(e)) ?? 0;
  const nameOf = (e) => [e.ariaLabel, e.textContent, e.dataset.topic, e.dataset.anchor].join();
  for (let i = 0; i < times; i++) {
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    const found = [...document.querySelectorAll(where)].filter((e) => e.checkVisibility() && !e.ariaDisabled);
    const slider = i % 2 && found.find((e) => e.type === 'range');
    const one = slider || found.toSorted((a, b) => often(a) - often(b))[0];
    if (!one) return;
    pressed.set(nameOf(one), often(one) + 1);
    if (one.type === 'range') {
      one.value = often(one) % (Number(one.max) + 1);
      one.dispatchEvent(new Event('input', { bubbles: true }));
    } else one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
}"""


def out_of_reach(page: Page, table: LaidTable) -> set[str]:
    """Return the legal moves that no press leads to."""
    left = set(table.position.options)
    for _ in range(20 + 2 * len(left)):
        page.evaluate(PRESS_SOME, [PRESSABLE, 10])
        left -= set(table.sent)
        if not left:
            break
    return left


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_out(game: str) -> None:
    asked = import_module(f"kociolek.games.{game}.vocabulary").PROMPTS
    assert {position.prompt for position in positions(game)} == set(asked)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "theme", "lang"), [("phone", "light", "pl"), ("desktop", "dark", "en")])
def test_every_question(visit: Callable[..., Visitor], quick: str, game: str, size: str, theme: str, lang: str) -> None:
    visitor = visit(quick, size, lang)
    page: Page = visitor.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    table = LaidTable(page)
    troubles: list[str] = []
    for nth, position in enumerate(positions(game)):
        table.show(quick, position)
        name = f"question-{game}-{position.prompt}-{nth}"
        visitor.shoot(f"{name}-{size}-{theme}-{lang}")
        troubles += looked_at(page, name)
        troubles += [f"{name}: out of reach: {move}" for move in sorted(out_of_reach(page, table))]
        troubles += [f"{name}: not legal: {move}" for move in set(table.sent) - position.options]
    assert not troubles, "\n".join(dict.fromkeys(troubles))
