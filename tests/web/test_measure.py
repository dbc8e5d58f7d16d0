"""What measures the screens finds planted faults, and none on a sound page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from web.measure import letters, measured

SOUND = """<style>body { margin: 0; font: 16px/1.2 sans-serif } button { min-width: 48px; min-height: 48px }
  .fan { position: relative; height: 80px } .card { position: absolute; width: 60px; height: 80px }</style>
  <main><h1>Title</h1><p>Some words</p><button>Press</button>
  <div style="height: 60px; overflow-y: auto"><p style="height: 300px">A list <button>far down</button></p></div>
  <div class="fan"><button class="card">one, long and cut</button><button class="card" style="left: 20px">two</button>
  </div></main>"""


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 390, "height": 664})
    yield page
    page.close()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("", ""),
        ('<p style="position: absolute; left: 380px; top: 300px; white-space: nowrap">beyond the edge</p>', "off the"),
        ('<button style="position: absolute; top: 650px">low</button>', "off the screen: <button"),
        ('<div style="height: 1000px"></div>', "the page is"),
        ('<p style="height: 10px; overflow: hidden">Words that are cut in half</p>', "clipped"),
        ('<p style="width: 40px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">Cut off</p>', "clip"),
        ('<div style="width: 30px; overflow: clip; white-space: nowrap"><b>Cut short</b></div>', "clipped"),
        ('<p style="position: absolute; top: 0; margin: 0; pointer-events: none">Words on other words</p>', "overlap"),
        ('<i style="position: absolute; inset: 0 0 auto; height: 70px; background: red"></i>', "covered: <h1"),
        ('<button style="min-height: 0; height: 30px">low</button>', "too small"),
        ('<button style="width: 60px; height: 48px">Words in more lines than the button holds</button>', "out of its"),
        ('<div style="height: 20px; overflow: hidden"><button>cut</button></div>', "cut off: <button"),
    ],
)  # fmt: skip
def test_a_fault_is_found(sheet: Page, fault: str, said: str) -> None:
    sheet.set_content(SOUND.replace("</main>", fault + "</main>"))
    found = measured(sheet, cards=".card", held="button")
    if not fault:
        assert found == []
    else:
        assert [each for each in found if said in each], found


def test_letters_of_double_size(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 960, "height": 600})
    page.set_content("<style>p { font-size: 1rem } @media (max-width: 40em) { p { color: red } }</style><p>Words</p>")
    seen = "() => { const s = getComputedStyle(document.querySelector('p')); return [s.fontSize, s.color] }"
    assert page.evaluate(seen) == ["16px", "rgb(0, 0, 0)"]
    letters(page, 200)
    assert page.evaluate(seen) == ["32px", "rgb(255, 0, 0)"]
    page.close()
