"""The page of a report on paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from command import kociolek

PAPER = ((718, 1046), (794, 1123), (1046, 718))  # A4 in pixels of CSS: with margins, without, on its side
SHOWN = "[...document.querySelectorAll('table')].filter(table => table.getClientRects().length)"
UNREADABLE = """shown => shown.flatMap(table => {
  const paper = document.documentElement.clientWidth, card = table.closest('.card').getBoundingClientRect();
  return [...table.querySelectorAll('th, td')].filter(cell => {
    const box = cell.getBoundingClientRect();
    return box.right > Math.min(paper, card.right) || (cell.cellIndex === 0 && box.height > 4 * 24);
  }).map(cell => cell.textContent);
})"""


def test_numbers_are_printed_whole(browser: Browser, tmp_path: Path) -> None:
    """Cards in two columns cut the tables on paper and broke names letter by letter."""
    games, page = tmp_path / "games", tmp_path / "page.html"
    bots = ("--bots", "easy,random", "--games", "12", "--seed", "7", "--workers", "1")
    assert kociolek("simulate", "kittens", *bots, "--save", games).code == 0
    assert kociolek("report", games, "-o", page).code == 0
    paper = browser.new_page()
    paper.emulate_media(media="print")
    paper.goto(page.as_uri())
    for width, height in PAPER:
        paper.set_viewport_size({"width": width, "height": height})
        assert paper.evaluate(f"{SHOWN}.length") >= 8
        assert paper.evaluate(f"({UNREADABLE})({SHOWN})") == [], width
    for scheme, theme in (("dark", ""), ("light", "dark")):
        paper.emulate_media(media="print", color_scheme=scheme)  # type: ignore[arg-type]
        paper.evaluate("theme => theme && (document.documentElement.dataset.theme = theme)", theme)
        ink = paper.evaluate("getComputedStyle(document.body).color")
        assert sum(map(int, re.findall(r"\d+", ink)[:3])) < 3 * 80, f"light letters on white paper: {ink}"
    paper.close()


def test_a_ladder_fits_phones(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its last column was cut, later the column of faults of a bot that crashed."""
    start = "class Bot:\n    def __init__(self, game, rng):\n        pass\n"
    (tmp_path / "late_bot.py").write_text(
        f"{start}    def choose(self, view, clock):\n        raise ValueError('too late')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    file, page = tmp_path / "bots.ladder", tmp_path / "ladder.html"
    bots = "easy,late_bot:Bot"
    words = ("kittens", "--bots", bots, "--rounds", "1", "--file", file, "--page", page, "--workers", "1")
    assert kociolek("ladder", *words).code == 0
    phone = browser.new_page(viewport={"width": 360, "height": 640})
    phone.goto(page.as_uri())
    cut = "[...document.querySelectorAll('.scroll')].filter(box => box.scrollWidth > box.clientWidth).length"
    assert phone.evaluate("document.querySelectorAll('.scroll').length") > 0
    assert phone.evaluate(cut) == 0
    phone.close()
