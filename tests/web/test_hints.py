"""The drawn hint: every answer to every question is marked where it is given, and the panel does not cover it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from web.playing import Visitor
from web.positions import GAMES, LaidTable, Position, positions
from web.test_everybody import looked_at

SIZES = [(360, 640), (844, 390), (1440, 900)]
CASES = [(game, size) for game in GAMES for size in SIZES if game != "kittens" or size != (844, 390)]
# Moves of the board that another page of the phone shows: the mark is there as soon as the page is opened.
MARKS = """() => [...document.querySelectorAll('.table .hinted')].filter((e) => e.checkVisibility()).map((e) => {
  const box = e.getBoundingClientRect(), panel = document.querySelector('.hints').getBoundingClientRect();
  const over = Math.max(0, Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top));
  const beside = box.right <= panel.left || box.left >= panel.right;
  return { shown: box.width > 0 && box.height > 0, free: beside || over < box.height * 0.6 };
})"""

# Answers, the question and what is held that the panel covers in part.
COVERED = """() => {
  const panel = document.querySelector('.hints').getBoundingClientRect();
  return [...document.querySelectorAll('.table :is(.actions .btn, .desk .status .big, .wizardkittens .status .big)')]
    .filter((e) => e.checkVisibility())
    .filter((e) => {
      const box = e.getBoundingClientRect();
      return Math.min(box.right, panel.right) - Math.max(box.left, panel.left) > 2
        && Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top) > 2;
    })
    .map((e) => e.textContent.trim());
}"""


REASONS = {"kittens": ("wins", "out", "cards"), "wizardkittens": ("wins", "rival-curse", "cards"),
           "witchstone": ("wins", "turn", "opens")}  # fmt: skip


def hint(table: LaidTable, move: str, other: str | None, reasons: int = 1) -> dict[str, Any]:
    """Return a hint as the server sends it, with so many reasons."""
    view = table.position.view
    says = [{"key": f"analysis-why-{view['game']}-{why}", "numbers": {"better": 12, "other": 34, "count": 2},
             "words": {}, "seat": (view["seat"] + 1) % view["seats"], "move": ""}
            for why in REASONS[view["game"]][:reasons]]  # fmt: skip
    moves = [{"move": move, "value": 0.44, "error": 0.02}]
    if other is not None:
        moves.append({"move": other, "value": 0.31, "error": 0.02})
        says.append({"key": "analysis-hint-next", "numbers": {"percent": 31}, "words": {}, "seat": None, "move": other})
    return {"type": "hint", "id": "", "seq": table.seq, "move": move, "moves": moves, "equals": [], "says": says,
            "odds": {}}  # fmt: skip


def asked(position: Position) -> list[str]:
    """Return one answer of each sort."""
    by_verb = {option["verb"]: option["text"] for option in position.view["options"]}
    return list(by_verb.values())


@pytest.mark.parametrize(("game", "size"), CASES, ids=[f"{game}-{w}x{h}" for game, (w, h) in CASES])
def test_every_recommended_move_is_drawn(
    visit: Callable[..., Visitor], quick: str, game: str, size: tuple[int, int]
) -> None:
    visitor = visit(quick, "phone" if size[0] < 900 else "desktop")
    page: Page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = LaidTable(page)
    missing: list[str] = []
    tried: set[tuple[str, str]] = set()
    first = True
    for position in positions(game):
        if len(position.options) < 2:
            continue
        if first:
            table.show(quick, position)
        else:
            table.lay(position)
        for move in asked(position):
            question = (position.prompt, move.split()[0])
            if question in tried:
                continue
            tried.add(question)
            others = [each for each in position.options if each != move]
            table.tell(hint(table, move, others[0] if others else None))
            page.wait_for_selector(".hints .best")
            page.wait_for_timeout(60)
            marks = page.evaluate(MARKS)
            if not any(mark["shown"] for mark in marks):
                missing.append(f"{position.prompt}: {move} is not marked")
            elif not any(mark["free"] for mark in marks):
                missing.append(f"{position.prompt}: {move} is covered")
            missing += [f"{position.prompt}: {move}: the panel covers {what}" for what in page.evaluate(COVERED)]
            if first:
                visitor.shoot(f"drawn-hint-{game}-{size[0]}")
                assert not looked_at(page, "drawn hint")
                first = False
    assert not missing, missing
    assert len(tried) > 8


@pytest.mark.parametrize("game", GAMES)
def test_a_long_hint_leaves_the_answers_free(visit: Callable[..., Visitor], quick: str, game: str) -> None:
    """On a small phone a hint with three sentences scrolls in a lower panel before it covers End turn or Undo."""
    visitor = visit(quick, "phone")
    page: Page = visitor.page
    page.set_viewport_size({"width": 360, "height": 640})
    table = LaidTable(page)
    faults: list[str] = []
    prompts: set[str] = set()
    for position in positions(game):
        if len(position.options) < 2 or position.prompt in prompts:
            continue
        if prompts:
            table.lay(position)
        else:
            table.show(quick, position)
        prompts.add(position.prompt)
        first, second, *_ = sorted(position.options)
        table.tell(hint(table, first, second, reasons=3))
        page.wait_for_selector(".hints .best")
        page.wait_for_timeout(150)
        if len(prompts) == 1:
            visitor.shoot(f"long-hint-{game}")
        faults += [f"{position.prompt}: the panel covers {what}" for what in page.evaluate(COVERED)]
    assert len(prompts) > 4
    assert not faults, faults
