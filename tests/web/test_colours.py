"""Seats and cards are told apart without colours: with forced colours, and for eyes that see fewer of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from web.playing import Visitor
from web.positions import LaidTable, positions
from web.variety import with_hand, with_seats

# Shapes as they are drawn, without their colours, and the words beside them.
SEATS = """() => [...document.querySelectorAll('.players .pl')].map((tile) => [
  [...tile.querySelectorAll('.av > svg path')].map((path) => path.getAttribute('d')).join(),
  tile.querySelector('.nm').innerText])"""
CARDS = """() => [...document.querySelectorAll('.hand .fc')].map((card) => [
  [...card.querySelectorAll('.fc-sy path')].map((path) => path.getAttribute('d')).join(),
  card.querySelector('.fc-v').innerText])"""


@pytest.mark.parametrize("sight", ["forced", "achromatopsia", "deuteranopia"])
def test_shapes_and_words_tell_them_apart(visit: Callable[..., Visitor], quick: str, sight: str) -> None:
    page: Page = visit(quick, "desktop").page
    if sight == "forced":
        page.emulate_media(forced_colors="active", reduced_motion="reduce")
    else:
        page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    table = LaidTable(page)
    table.show(quick, with_hand(with_seats(next(p for p in positions("kittens") if p.prompt == "turn"), 10), 20))
    for found, most in ((page.evaluate(SEATS), 9), (page.evaluate(CARDS), 10)):
        assert len(found) >= most
        for nth in (0, 1):  # by the shape alone, and by the words alone
            told = [each[nth] for each in found]
            assert all(told)
            assert len(set(told)) == len(told), told
    page.locator(".hand .fc").first.focus()
    assert page.locator(".hand .fc").first.is_visible()
