"""The tables of the two games with boards: what is shown, asked and sent."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from web.measure import SIZES, measured
from web.positions import LaidTable, Position, every_position, positions
from web.test_board_matrix import PICTURES, TARGETS

HEX = """() => {
  const cells = [...document.querySelectorAll('.table .ws-cauldron [data-topic^="cell:"]')];
  return Math.min(...cells.map((e) => e.getBoundingClientRect().width));
}"""
Open = Callable[..., tuple[Page, LaidTable]]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    made: list[BrowserContext] = []

    def new(width: int, height: int, lang: str = "en") -> tuple[Page, LaidTable]:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, has_touch=width < 900, reduced_motion="reduce"
        )
        made.append(context)
        page = context.new_page()
        return page, LaidTable(page)

    yield new
    for context in made:
        context.close()


def first(prompt: str, *verbs: str, without: str = "-", game: str = "witchstone") -> Position:
    """Return the first position that asks this question, with answers of these verbs and none of another one."""
    for position in every_position(game):
        told = {verb for _, verb in position.questions}
        if position.prompt == prompt and set(verbs) <= told and without not in told:
            return position
    raise AssertionError(f"nobody is ever asked {prompt} {verbs}")


@pytest.mark.parametrize(("width", "height"), SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_spaces_of_the_cauldron_are_wide_enough(opened: Open, quick: str, width: int, height: int) -> None:
    """Also while a tile is turned, when the question, the tiles and the buttons all need their place."""
    page, table = opened(width, height, "pl")
    for prompt in ("tile", "tile.place", "tile.turn", "crystal"):
        table.show(quick, first(prompt))
        assert page.evaluate(HEX) >= (28 if height < 600 else 33), prompt


def test_a_press_beside_a_crystal_moves_it(opened: Open, quick: str) -> None:
    """On a small screen its space is narrower than a fingertip: within 24 px of its middle a press counts."""
    page, table = opened(375, 553)
    table.show(quick, first("crystal"))
    middles = page.eval_on_selector_all(
        ".ws-cauldron .hot .hit",
        "all => all.map((e) => e.getBoundingClientRect()).map((r) => [r.x + r.width / 2, r.y + r.height / 2])",
    )
    x, y = min(middles)  # the leftmost
    page.mouse.click(x - 21, y)
    page.wait_for_timeout(100)
    assert [move.split()[0] for move in table.sent] == ["move"]
    page.mouse.click(x - 32, y)
    page.wait_for_timeout(100)
    assert len(table.sent) == 1


class Finger:
    """A finger on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def touch(self, what: str, *point: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in point]
        self.session.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": points})
        self.page.wait_for_timeout(60)

    def slide(self, *way: tuple[float, float]) -> None:
        """Put it on the screen and move it from place to place; it stays there."""
        (x, y), *rest = way
        self.touch("Start", (x, y))
        for point in [(x + 12, y), *rest]:
            self.touch("Move", point)

    def lift(self) -> None:
        self.touch("End")


MIDDLES = """all => all.map((e) => [e, e.querySelector('.hit').getBoundingClientRect()])
  .map(([e, r]) => [e.dataset.move ?? e.ariaLabel, r.x + r.width / 2, r.y + r.height / 2, r.width])"""
ENLARGED = (
    """document.querySelector('svg.lens').getScreenCTM().a / document.querySelector('.board svg').getScreenCTM().a"""
)


def test_a_finger_slides_to_a_space_of_the_cauldron(opened: Open, quick: str) -> None:
    """On the smallest phone spaces are narrower than a fingertip: a lens shows the one under a finger that slides.

    Lifting the finger chooses it, once; beside the cauldron it chooses nothing."""
    page, table = opened(320, 568)
    table.show(quick, first("tile.place"))
    finger = Finger(page)
    (_, x, y, _), *_, (move, to_x, to_y, width) = page.eval_on_selector_all(".ws-cauldron .hot", MIDDLES)
    finger.slide((x, y), (to_x + 6, to_y - 6))
    assert page.locator(".ws-cauldron .hot.under").get_attribute("data-move") == move
    lens = page.locator("svg.lens").bounding_box()
    assert lens
    assert lens["y"] + lens["height"] < to_y - 24, "the finger does not cover it"
    assert page.evaluate(ENLARGED) * width >= 48
    assert table.sent == []
    finger.lift()
    assert table.sent == [move]
    assert page.locator("svg.lens").count() == 0
    finger.slide((x, y), (4, 4))
    finger.lift()
    assert table.sent == [move]


def test_a_sliding_finger_learns_what_a_connection_would_open(opened: Open, quick: str) -> None:
    page, table = opened(360, 640)
    table.show(quick, first("energy", "charge"))
    finger = Finger(page)
    _, x, y, _ = page.eval_on_selector_all(".ws-ball .hot", MIDDLES)[0]
    finger.slide((180, 240), (x, y))
    assert re.search("opens .*", page.locator(".effline").inner_text())
    assert page.locator("svg.lens").count() == 1
    assert table.sent == []
    finger.touch("Move", (180, 630))
    finger.lift()
    assert table.sent == []


def test_the_guide_says_what_comes_after_a_bonus(opened: Open, quick: str) -> None:
    page, table = opened(844, 390)
    nested = next(
        position
        for position in every_position("witchstone")
        if [frame["frame"] for frame in position.view["stack"][:2]] == ["series", "series"]
        and position.view["stack"][1]["n"] > 0
    )
    table.show(quick, nested)
    then = page.locator(".turn .then").inner_text()
    assert re.fullmatch(r"then\s+left: \d+", then), then  # the kind is a picture


def test_the_guide_is_silent_when_nothing_comes_after_a_bonus(opened: Open, quick: str) -> None:
    page, table = opened(844, 390)
    last = next(
        position
        for position in every_position("witchstone")
        for top, below in [(position.view["stack"] + [{}, {}])[:2]]
        if (position.prompt, below.get("frame"), below.get("n")) == ("special", "series", 0)
    )
    table.show(quick, last)
    assert page.locator(".turn .branch").count() == 1
    assert page.locator(".turn .then").count() == 0


@pytest.mark.parametrize(("prompt", "board", "least"), [("pentagram", ".ws-pent", 300), ("exit", ".pots", 500)])
def test_on_a_small_desktop_the_track_of_the_step_is_large(
    opened: Open, quick: str, prompt: str, board: str, least: int
) -> None:
    """And with the next step the ball comes back; a press on the name of a track shows it at any time."""
    page, table = opened(1024, 768)
    shown = first(prompt)
    seated = (shown.view["seat"], shown.view["seats"])
    found = every_position("witchstone")
    after = next(
        each for each in found if each.prompt == "energy" and (each.view["seat"], each.view["seats"]) == seated
    )
    table.show(quick, shown)
    box = page.locator(f"main.board {board}").bounding_box()
    assert box
    assert box["width"] >= least
    assert re.search("[a-z]{4}", page.locator(".wslow .words").inner_text()), "what it holds is told in words below"
    table.go_on(after)
    page.wait_for_selector("main.board .ws-ball")
    page.locator(".strips button", has_text="Pentagram").click()
    page.wait_for_selector("main.board .ws-pent")
    page.locator(".strips button", has_text="Scrolls").click()
    page.wait_for_selector("main.board .ws-ball")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1024, 768), (1440, 900)])
def test_the_next_fields_of_the_wand_are_told_in_words(opened: Open, quick: str, width: int, height: int) -> None:
    """In every question, not only while the pawn walks; and the points of every player stand by source."""
    page, table = opened(width, height)
    table.show(quick, first("energy"))
    if width < 900:
        page.locator(".tabs button", has_text="Wand").click()
    elif width < 1280:
        page.locator(".strips button", has_text="Wand").click()
    assert re.search(r"Next for you: space \d+: \w.*; space \d+: \w", page.locator(".legend").inner_text())
    page.locator(".players .pl").first.click()
    sources = page.locator("dialog .points tbody tr")
    sources.first.wait_for()
    assert sources.count() >= 8
    assert "If the game" in sources.last.inner_text()


def test_scrolls_keep_their_words_on_a_small_desktop(opened: Open, quick: str) -> None:
    page, table = opened(1024, 768)
    table.show(quick, first("energy"))
    rows = page.locator(".wslow .prow b")
    assert rows.count() == 6
    for row in rows.all():
        assert re.search("[a-z]{4}", row.inner_text())


def test_the_boards_are_heard_as_regions(opened: Open, quick: str) -> None:
    """Each area with its owner, token and witches and the connections from it; the cauldron row by row."""
    page, table = opened(360, 640)
    position = first("energy")
    table.show(quick, position)
    words = page.get_by_role("region", name="The boards in words")
    areas = words.get_by_role("region")
    assert areas.count() == 17, "a region for each area"
    for area in areas.all():
        assert re.search(r"Segments: \d+", area.inner_text()), area.inner_text()
    assert areas.filter(has_text="Owner: ").count() == position.view["seats"]
    assert areas.filter(has_text="Owner: You.").count() == 1, "the reader is no third person"
    assert words.get_by_text(re.compile("row 1: ")).count() == 1
    removed = [option["index"] for option in position.view["options"] if option["verb"] == "remove"]
    rows = " ".join(words.get_by_text(re.compile(r"row \d: ")).all_inner_texts())
    assert removed
    assert all(re.search(rf"crystal \({number}\)", rows) for number in removed), "spaces go by their numbers"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_whole_table_is_read_aloud(opened: Open, quick: str, lang: str) -> None:
    """Boards with the connections that were started, own scrolls with their progress, wand, rack and pentagram."""
    page, table = opened(360, 640, lang)
    position = owning_a_prophecy()
    table.show(quick, position)
    page.keyboard.press("s")
    said = page.locator("dialog .ex").inner_text()
    words = {
        "en": [r"The connection from .*: .*Segments: \d", r"Your scrolls: .*you have \d+, stops: \d, \d.*point",
               r"Wand: .*You: space \d+\..*Next for you: space", r"Potion rack: .*filled bottles: \d of \d"],
        "pl": [r"Połączenie od .*: .*Odcinki: \d", r"Twoje zwoje: .*masz \d+, progi: \d, \d.*p",
               r"Różdżka: .*Ty: pole \d+\..*Dalej: pole", r"Regał z.miksturami: .*zajęte butelki: \d.z.\d"],
    }  # fmt: skip
    for line in words[lang]:
        assert re.search(line, said), (line, said)
    region = page.locator("section.sr").first.inner_text()
    assert re.search(words[lang][1].partition(": .*")[2], region)
    assert re.search(words[lang][2].partition(": .*")[2].replace(".*", r"[^;]*"), region)


def owning_a_prophecy() -> Position:
    """Return a position of the middle of a game: prophecies that can still grow, and charges on the ball."""
    for position in every_position("witchstone"):
        view = position.view
        mine = view["prophecies"][view["seat"]]
        if position.prompt == "tile" and mine and any(player["completed"] for player in view["players"]):
            return position
    raise AssertionError("nobody owns a prophecy")


def test_the_focus_goes_on_when_what_has_it_is_hidden(opened: Open, quick: str) -> None:
    """Also when the element stays in the page and only its style hides it, as on another size of the screen."""
    page, table = opened(844, 390)
    table.show(quick, first("energy"))
    page.keyboard.press("Tab")
    page.wait_for_function("() => document.activeElement.matches('.table *')")
    page.evaluate("document.activeElement.style.display = 'none'")
    page.wait_for_function(
        "() => document.activeElement.matches('.table :is([data-legal], .actions .btn)')", timeout=2000
    )


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (844, 390), (1440, 900)])
@pytest.mark.parametrize("game", ["witchstone", "wizardkittens"])
def test_every_icon_has_a_word(opened: Open, quick: str, game: str, width: int, height: int) -> None:
    """The menu, the hint, the log, the help, the talk: in Polish, whose words are longer."""
    page, table = opened(width, height, "pl")
    table.company = True
    table.show(quick, first({"witchstone": "energy", "wizardkittens": "spell"}[game], game=game))
    icons = page.locator(".table :is(.tbar, .status) > .icon").filter(visible=True)
    assert icons.count() >= 3
    for icon in icons.all():
        word = icon.locator(".cap").inner_text()
        assert re.search(r"\w{3}", word)
        assert (icon.get_attribute("aria-label") or "").startswith(word), "what is heard begins with what is seen"
    assert measured(page, ".table", pictures=PICTURES) == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (375, 553)])
@pytest.mark.parametrize("game", ["witchstone", "wizardkittens"])
def test_a_clock_and_the_talk_leave_room(opened: Open, quick: str, game: str, width: int, height: int) -> None:
    """Among people the question shares its line with both: nothing is covered, and what is pressed stays large."""
    page, table = opened(width, height, "pl")
    table.company = True
    table.clock = {"now": 0, "window": False, "free": None, "deadline": 754_000, "bank": [], "length": 800_000}
    asked = {"witchstone": {"scroll", "tile.turn", "crystal"}, "wizardkittens": {"yoink.discard", "effect.card"}}[game]
    shown = [each for each in positions(game) if each.prompt in asked]
    table.show(quick, shown[0])
    page.wait_for_selector(".clocktag")
    for position in shown:
        table.lay(position)
        page.wait_for_selector(f".table[data-prompt='{position.prompt}']")
        page.wait_for_timeout(80)
        assert measured(page, ".table", pictures=PICTURES) + page.evaluate(TARGETS) == [], position.prompt


@pytest.mark.parametrize(("lang", "button"), [("en", "[A-Z][a-z]+ first"), ("pl", "Najpierw [a-zóżł]+")])
def test_which_kind_comes_first_is_a_sentence(opened: Open, quick: str, lang: str, button: str) -> None:
    page, table = opened(390, 664, lang)
    table.show(quick, first("tile.order"))
    kinds = page.locator(".actions .btn.big").all_inner_texts()
    assert len(kinds) == 2
    for kind in kinds:
        assert re.fullmatch(button, kind.partition("\n")[0].strip()), kind


def test_removing_a_crystal_is_a_question_of_its_own(opened: Open, quick: str) -> None:
    """It asks which one and says the price; leaving it takes nothing back and asks the former question again."""
    page, table = opened(390, 664)
    table.show(quick, first("energy", "remove"))
    asked = page.locator(".status .big").inner_text()
    page.get_by_role("button", name="Remove a crystal").or_(page.locator(".breaker")).first.click()
    page.wait_for_selector(".ws-cauldron .doom")
    assert page.locator(".status .big").inner_text() == "Which crystal leaves for good?"
    assert re.search(r"costs \d+ point", page.locator(".effline").inner_text())
    assert page.locator(".actions .undo").count() == 0
    page.get_by_role("button", name="Keep them all").click()
    page.wait_for_selector(".ws-ball")
    assert page.locator(".status .big").inner_text() == asked
    assert table.sent == []
    page.locator(".breaker").click()
    page.locator(".ws-cauldron .doom").first.click()
    page.wait_for_timeout(100)
    assert [move.split()[0] for move in table.sent] == ["remove"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_undo_says_why_it_is_grey(opened: Open, quick: str, lang: str) -> None:
    page, table = opened(360, 640, lang)
    table.show(quick, first("turn.end"))
    undo = page.locator(".actions .undo")
    assert undo.get_attribute("aria-disabled") == "true", "the laid table lets nothing be taken back"
    undo.click(force=True)
    why = re.compile("Nothing to undo: .*something new|Nie ma czego cofnąć: .*coś nowego")
    expect(page.locator(".effline")).to_have_text(why)
    expect(page.locator("[data-live=polite]")).to_have_text(why)
    assert measured(page, ".table", pictures=PICTURES) == []
    assert [each["do"] for each in table.commands if each["do"] != "ping"] == []
    table.go_on(first("tile"))
    expect(page.locator(".effline")).not_to_have_text(why)


def test_the_table_says_when_no_tile_fits(opened: Open, quick: str) -> None:
    page, table = opened(390, 664)
    table.show(quick, first("tile", "remove", without="tile"))
    assert page.locator(".status .big").inner_text() == "No tile fits"
    assert "two empty spaces side by side" in page.locator(".effline").inner_text()
    assert page.locator(".ws-cauldron .doom").count() == 0
    page.get_by_role("button", name="Free a space").click()
    page.wait_for_selector(".ws-cauldron .doom")


def test_a_tile_that_no_removed_crystal_helps_is_discarded(opened: Open, quick: str) -> None:
    """The table says so, and does not send the reader to free a space in vain."""
    page, table = opened(360, 640)
    table.show(quick, first("tile", "discard", "remove", without="tile"))
    assert page.locator(".status .big").inner_text() == "No tile fits"
    assert "even without crystals" in page.locator(".effline").inner_text()
    assert page.get_by_role("button", name="Free a space").count() == 0
    assert page.locator(".actions .breaker").count() == 1
    page.locator(".tiles button").first.click()
    page.locator(".actions .primary").click()
    table.wait_for_moves(1)
    assert [move.split()[0] for move in table.sent] == ["discard"]


def test_scrolls_are_laid_face_down(opened: Open, quick: str) -> None:
    """The button stands with the own scrolls, on a phone below those that can be taken."""
    page, table = opened(360, 640)
    table.show(quick, first("turn.end", "hide"))
    page.locator(".tabs button", has_text="Scrolls").click()
    page.get_by_role("button", name="Lay scrolls face down").click()
    table.wait_for_moves(1)
    assert table.sent == ["hide"]


def test_a_spell_in_four_taps(opened: Open, quick: str) -> None:
    """An own card, a kitten, a card of it, the button; before that nothing is sent, and one press takes it back."""
    page, table = opened(360, 640)
    table.show(quick, holding("cast switch"))
    page.locator(".wz-chip.legal").first.click()
    page.locator(".players .pl").first.click()
    page.locator(".wz-chip.legal").first.click()
    page.wait_for_selector(".actions .primary")
    assert table.sent == []
    page.locator(".actions .undo").click()
    page.wait_for_selector(".actions .primary", state="detached")
    page.get_by_role("button", name="Back to mine").click()
    page.locator(".wz-chip.legal").first.click()
    page.locator(".players .pl").first.click()
    page.locator(".wz-chip.legal").first.click()
    page.locator(".actions .primary").click()
    page.wait_for_timeout(100)
    assert table.sent == ["cast switch"]


def test_only_a_chosen_card_is_heard_as_pressed(opened: Open, quick: str) -> None:
    """And two cards of a kind that a curse does not need are one card with their number, as in the other layout."""
    page, table = opened(1440, 900)
    table.show(quick, holding("cast switch"))
    cards = page.locator("button.wz-chip[aria-pressed]")
    assert cards.count() > 1
    assert page.locator("button.wz-chip[aria-pressed=true]").count() == 0
    cards.first.click()
    assert page.locator("button.wz-chip[aria-pressed=true]").count() == 1
    for chip in page.locator(".wz-extra .wz-chip:has(.less)").all():
        less = int(chip.locator(".less").inner_text()[1:])
        assert chip.locator(".n").all_inner_texts() == ([f"{less}×"] if less > 1 else [])


PHONES = [(360, 640), (390, 664), (844, 390)]


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_phone_says_what_a_chosen_spell_does(opened: Open, quick: str, width: int, height: int, lang: str) -> None:
    """Before it is cast; and where a chosen card may go. The way back stands at the right."""
    page, table = opened(width, height, lang)
    table.show(quick, holding("cast switch"))
    page.locator(".wz-hand [data-topic='card:switch']").click()
    expect(page.locator(".effline")).to_have_text(re.compile("Switch: swap any two cards|Zamień: zamień miejscami"))
    assert measured(page, ".table", pictures=PICTURES) == []
    page.locator(".actions .undo").click()
    page.locator(".wz-chip.legal").first.click()
    expect(page.locator(".effline")).to_have_text(re.compile("Now tap a card to switch with|Teraz dotknij karty"))
    assert measured(page, ".table", pictures=PICTURES) == []
    undo = page.locator(".actions .undo").bounding_box()
    assert undo
    assert undo["x"] + undo["width"] > width - 20
    page.locator(".players .pl").first.click()
    expect(page.locator(".effline")).to_have_text(re.compile("Tap a card to switch with it|Dotknij karty, żeby"))
    assert measured(page, ".table", pictures=PICTURES) == [], "the circle of another kitten, and the way back"
    assert table.sent == []


@pytest.mark.parametrize(("width", "height"), PHONES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_kittens_are_seen_at_once(opened: Open, quick: str, width: int, height: int, lang: str) -> None:
    page, table = opened(width, height, lang)
    table.show(quick, first("kitten", game="wizardkittens"))
    assert page.locator(".wz-mat").count() == 4
    assert page.locator(".wz-mats").evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    assert measured(page, ".table", pictures=PICTURES) == []


def test_two_cards_are_discarded_in_four_taps(opened: Open, quick: str) -> None:
    page, table = opened(360, 640)
    table.show(quick, holding("cast swat"))
    page.locator(".wz-hand [data-topic='card:swat']").click()
    page.locator(".wz-chip.legal").first.click()
    page.locator(".wz-chip.legal").last.click()
    page.locator(".actions .primary").click()
    page.wait_for_timeout(100)
    assert table.sent == ["cast swat"]


def test_a_spell_chosen_later_forgets_the_second_card(opened: Open, quick: str) -> None:
    """Two cards to switch, then Dismiss: it takes the own card, and the button says which."""
    page, table = opened(360, 640)
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    table.show(quick, holding("cast switch", "cast dismiss"))
    page.locator(".wz-chip.legal").first.click()
    page.locator(".players .pl").first.click()
    page.locator(".wz-chip.legal").first.click()
    page.wait_for_selector(".actions .primary")
    page.locator(".wz-hand [data-topic='card:dismiss']").click()
    page.wait_for_timeout(150)
    assert [text for text in told if "there is no text" in text] == []
    page.locator(".actions .primary").click()
    page.wait_for_timeout(100)
    assert table.sent == ["cast dismiss"]


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_card_is_dragged_to_another_kitten(opened: Open, quick: str, way: str) -> None:
    """Over a small chapter it is slung there; over a kitten for a moment, its cards are shown to switch with."""
    page, table = opened(390, 664)
    table.show(quick, holding("cast switch"))
    touch = Finger(page).touch

    def drag(*points: tuple[float, float]) -> None:
        first, *rest = points
        page.mouse.move(*first) if way == "mouse" else touch("Start", first)
        if way == "mouse":
            page.mouse.down()
        for point in rest:
            page.mouse.move(*point, steps=4) if way == "mouse" else touch("Move", point)
            page.wait_for_timeout(450)  # long enough to show the circle below
        page.mouse.up() if way == "mouse" else touch("End")
        page.wait_for_timeout(100)

    card = middle(page, ".wz-chip.legal")
    drag(card, middle(page, ".players .pl:first-child .c3"))
    assert re.match("Sling|Avalanche", page.locator(".actions .primary").inner_text())
    assert table.sent == [], "nothing is cast before it is confirmed"
    other = middle(page, ".wz-cols .wz-chip:not(.miss)")  # of the other kitten
    page.locator(".actions .undo").click()
    page.get_by_role("button", name="Back to mine").click()
    drag(card, middle(page, ".players .pl:first-child .nm"), other)
    assert "Switch" in page.locator(".actions .primary").inner_text()
    page.locator(".actions .primary").click()
    page.wait_for_timeout(100)
    assert table.sent == ["cast switch"]
    drag(card, (5, 5))  # dropped where nothing is
    assert table.sent == ["cast switch"]


def holding(*spells: str) -> Position:
    """Return a position in which spells may be cast, with cards in the reader's circle and in the next one's."""
    for position in every_position("wizardkittens"):
        view = position.view
        if position.prompt == "spell" and set(spells) <= position.options:
            mine, other = view["circles"][view["seat"]], view["circles"][(view["seat"] + 1) % view["seats"]]
            if any(mine) and any(other):
                return position
    raise AssertionError(f"nobody may ever cast {spells}")


@pytest.mark.parametrize(("width", "height"), [size for size in SIZES if size[0] < 900])
def test_cards_of_a_full_circle_are_as_large_as_a_fingertip(opened: Open, quick: str, width: int, height: int) -> None:
    """Also where most cards lie: those of a kind are one card with their number, and all of them can be seen."""
    page, table = opened(width, height, "pl")
    full = sorted(
        (each for each in every_position("wizardkittens") if each.prompt == "spell" and each.view["chapters"] == 3),
        key=lambda each: max(sum(row.values()) for row in each.view["circles"][each.view["seat"]]),
    )
    for position in (full[len(full) // 2], full[-1]):
        table.show(quick, position)
        found = page.evaluate(
            """[...document.querySelectorAll('button.wz-chip')].map((e) => {
              const box = e.getBoundingClientRect(), room = e.closest('.wz-slots').getBoundingClientRect();
              return [box.width, box.height, box.bottom <= room.bottom + 1];
            })"""
        )
        assert all(min(across, high) >= 47.5 and inside for across, high, inside in found), found
        mine = position.view["circles"][position.view["seat"]]
        assert len(found) >= sum(len([n for n in row.values() if n]) for row in mine), "every kind can be pressed"


# Cards, sockets and tokens of all kittens that are cut off.
CUT = """() => [...document.querySelectorAll('.players .c3 .wz-mark, .players .tok > *')].flatMap((e) => {
  const a = e.getBoundingClientRect(), b = e.closest('.c3, .tok').getBoundingClientRect();
  const inside = a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  return !e.checkVisibility() || inside ? [] : [e.closest('.pl').textContent];
})"""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_every_kitten_has_is_seen_whole(opened: Open, quick: str, lang: str) -> None:
    """The cards of each chapter in small, and the spell that the token blocks, with its name."""
    page, table = opened(360, 640, lang)
    full = [
        max(
            (each for each in every_position("wizardkittens") if each.view["chapters"] == chapters and moved(each)),
            key=lambda each: max(sum(row.values()) for circle in each.view["circles"] for row in circle),
        )
        for chapters in (2, 3)
    ]
    assert max(sum(row.values()) for circle in full[1].view["circles"] for row in circle) > 4
    table.show(quick, full[0])
    faults: list[str] = []
    for (width, height), position in product(SIZES, full):
        page.set_viewport_size({"width": width, "height": height})
        table.lay(position)
        page.wait_for_timeout(150)
        faults += [f"{width}x{height}: {cut}" for cut in page.evaluate(CUT)]
        faults += [f"{width}x{height}: {fault}" for fault in measured(page, ".players", pictures=".wz-chip")]
    assert not faults, "\n".join(faults)


def moved(position: Position) -> bool:
    """Return whether every token lies on a spell."""
    return all(position.view["tokens"])


def test_sockets_show_what_a_curse_lacks(opened: Open, quick: str) -> None:
    """For the circle that is shown, and in small for every other kitten."""
    page, table = opened(390, 844)
    table.show(quick, holding("cast switch"))
    assert page.locator(".wz-col .wz-chip.miss").count() > 0
    assert page.locator(".players .c3 .miss").count() > 0
    assert page.locator(".players .tok").count() > 0
