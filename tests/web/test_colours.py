"""Seats and cards are told apart without colours: with forced colours, and for eyes that see fewer of them.

What the browser draws is compared, not what stands in the page: the shape that stands out from its ground is seen, and
no two are alike. Only light and dark count.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

from web.playing import Visitor
from web.positions import LaidTable, positions
from web.variety import with_hand, with_seats

SEATS = ".players .pl .av"
CARDS = ".hand .fc .fc-sp"
BOXES = """where => [...document.querySelectorAll(where)].map(e => e.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height])"""
WORDS = {SEATS: ".players .pl .nm", CARDS: ".hand .fc .fc-v"}
HIDE = "where => { for (const e of document.querySelectorAll(where)) e.style.visibility = 'hidden' }"
STANDS_OUT = 48  # of 255: how much darker or lighter than its ground a part of a shape is
SEEN = 0.03  # share of the picture that a shape covers at least
APART = 0.04  # share of the picture in which two shapes differ at least
RIM = 0.2  # of an avatar that is not its mark, on each side
SPINE = 24  # px of a card that show at least, and as much of its height: its symbol


def shapes(page: Page, where: str) -> list[NDArray[np.bool_]]:
    """Return what stands out from the ground in the picture of each element."""
    whole = Image.open(io.BytesIO(page.screenshot())).convert("L")
    found = []
    for x, y, width, height in page.evaluate(BOXES, where):
        inset, side = (0.0, min(width, height, SPINE)) if where == CARDS else (RIM * width, (1 - 2 * RIM) * width)
        left, top = round(x + inset), round(y + inset)
        cut = whole.crop((left, top, left + round(side), top + round(side))).resize((32, 32))
        light = np.asarray(cut, dtype=np.int16)
        ground = np.bincount(light.ravel()).argmax()
        found.append(np.abs(light - ground) > STANDS_OUT)
    return found


def alike(found: list[NDArray[np.bool_]]) -> list[str]:
    """Return which shapes are hardly seen, and which are hardly told from another."""
    unseen = [f"{nth} is not seen" for nth, shape in enumerate(found) if shape.mean() < SEEN]
    return unseen + [
        f"{a} is like {b}" for a, b in combinations(range(len(found)), 2) if (found[a] != found[b]).mean() < APART
    ]


def see(page: Page, sight: str) -> None:
    if sight == "forced":
        page.emulate_media(forced_colors="active", reduced_motion="reduce")
    else:
        page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sight", ["forced", "achromatopsia", "deuteranopia", "protanopia", "tritanopia"])
def test_shapes_and_words_tell_them_apart(visit: Callable[..., Visitor], quick: str, sight: str, theme: str) -> None:
    visitor = visit(quick, "desktop")
    page: Page = visitor.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    see(page, sight)
    table = LaidTable(page)
    turn = next(each for each in positions("kittens") if each.prompt == "turn")
    table.show(quick, with_hand(with_seats(turn, 10), 20))
    page.wait_for_timeout(300)
    visitor.shoot(f"sight-{sight}-{theme}")
    for where, most in ((SEATS, 9), (CARDS, 10)):
        found = shapes(page, where)
        assert len(found) >= most
        assert alike(found) == [], where
        words = page.locator(WORDS[where]).all_inner_texts()
        assert len(set(words)) == len(words) >= most, words
    page.locator(".hand .fc").first.focus()
    assert page.locator(".hand .fc").first.is_visible()


def test_shapes_that_are_not_drawn_are_missed(visit: Callable[..., Visitor], quick: str) -> None:
    page: Page = visit(quick, "desktop").page
    table = LaidTable(page)
    turn = next(each for each in positions("kittens") if each.prompt == "turn")
    table.show(quick, with_hand(with_seats(turn, 10), 20))
    page.evaluate(HIDE, ".av > svg, .fc-sy svg, .fc-v")
    page.wait_for_timeout(300)
    assert len(alike(shapes(page, SEATS))) >= 9
    assert any("is not seen" in each for each in alike(shapes(page, CARDS)))
