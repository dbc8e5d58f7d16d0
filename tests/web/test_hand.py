"""The hand of Exploding Kittens: cards are lifted by a slide and by arrows, and arranged; help never plays."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from kociolek.text import texts as texts_of
from web.measure import SIZES, SLIVER, letters, measured, stray
from web.playing import Visitor
from web.positions import LaidTable, Position, positions
from web.variety import with_hand, with_seats

ORDER = "() => [...document.querySelectorAll('.hand .fc')].map((card) => card.dataset.kind)"
LIFTED = "() => document.querySelector('.hand .fc.up')?.dataset.kind ?? ''"
# Width that each card shows: up to the next card, or its own.
SHOWN = """() => [...document.querySelectorAll('.hand .fc')].map((card, i, all) => {
  const box = card.getBoundingClientRect(), next = all[i + 1]?.getBoundingClientRect().left ?? Infinity;
  return Math.min(next, box.right, innerWidth) - Math.max(0, box.left);
})"""
WHOLE = """() => { const box = document.querySelector('.hand .fc.up').getBoundingClientRect();
  return box.left >= -1 && box.right <= innerWidth + 1 && box.top >= 0; }"""


# What lies in view: question and buttons whole, what a place or an order is chosen with, a strip of every card.
IN_VIEW = """() => {
  const inside = (e) => { const box = e.getBoundingClientRect();
    return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1; };
  const hit = (e, x, y) => e.contains(document.elementFromPoint(x, y));
  const cards = [...document.querySelectorAll('.hand .fc')];
  return {
    question: [...document.querySelectorAll('.ask h2')].every(inside),
    buttons: [...document.querySelectorAll('.actions .btn')].every(inside),
    choice: [...document.querySelectorAll('.depthpot button, .orderrow button, .picks button:first-child')]
      .every((e) => { const box = e.getBoundingClientRect();
        return hit(e, (box.left + box.right) / 2, (box.top + box.bottom) / 2); }),
    cards: cards.filter((card) => { const box = card.getBoundingClientRect();
      return [4, 16].every((x) => [12, 40].every((y) => hit(card, box.left + x, box.top + y))); }).length,
    kinds: cards.length,
  };
}"""


def turn(cards: int) -> Position:
    return with_hand(next(each for each in positions("kittens") if each.prompt == "turn"), cards)


def slide(page: Page, xs: list[float], y: float) -> list[str]:
    """Slide a finger over the fan. Return the card that is lifted at each place."""
    finger = page.context.new_cdp_session(page)
    seen: list[str] = []
    for nth, x in enumerate(xs):
        kind = "touchMove" if nth else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(30)
        seen.append(page.evaluate(LIFTED))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return seen


@pytest.mark.parametrize(
    ("width", "height", "cards"),
    [(320, 568, 20), (390, 664, 12), (390, 664, 20), (390, 844, 5), (844, 390, 20), (360, 640, 1)],
)
def test_each_card_is_lifted(visit: Callable[..., Visitor], quick: str, width: int, height: int, cards: int) -> None:
    """By a finger that slides over the fan, and by the arrow keys. The lifted card is whole, the others show 20 px."""
    page: Page = visit(quick, "phone", "pl").page
    page.set_viewport_size({"width": width, "height": height})
    table = LaidTable(page)
    table.show(quick, turn(cards))
    page.wait_for_selector(".hand .fc")
    order = page.evaluate(ORDER)
    assert len(order) == len(table.position.view["hand"])
    box = page.locator(".hand").bounding_box()
    assert box
    y = box["y"] + box["height"] * 0.6
    path = [4 + (width - 8) * step / 90 for step in range(91)]
    seen = slide(page, path, y)
    assert set(order) <= set(seen), "every card is lifted by the slide"
    assert table.sent == [], "a slide plays nothing"
    assert page.locator("dialog").count() == 0
    page.keyboard.press("Shift")  # the last thing used is the keyboard
    page.locator(".hand .fc").first.evaluate("card => card.focus()")
    for kind in order:
        page.wait_for_timeout(60)
        assert page.evaluate(LIFTED) == kind
        assert page.evaluate(WHOLE), kind
        shown = page.evaluate(SHOWN)
        assert min(shown) >= SLIVER - 1 or len(order) * SLIVER > width - 90, shown
        assert not [fault for fault in measured(page, ".hand", cards=".fc") if "clipped" in fault]
        page.keyboard.press("ArrowRight")
    assert table.sent == []


# Words that do not fit on a card of the fan, whether it is lifted or not.
CUT = """() => [...document.querySelectorAll('.hand .fc')]
  .filter((card) => { const text = card.querySelector('.fc-t'); return text.scrollWidth > text.clientWidth; })
  .map((card) => card.dataset.kind)"""


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_words_fit_on_every_card(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """A word that is longer than the card is wide is divided."""
    page: Page = visit(quick, "phone", lang).page
    table = LaidTable(page)
    kinds = sorted({kind for position in positions("kittens") for kind in position.view["census"]})
    some = turn(5)
    for nth, (width, height) in enumerate([(320, 568), (360, 640), (375, 553), (390, 844), (844, 390)]):
        page.set_viewport_size({"width": width, "height": height})
        for start in range(0, len(kinds), 10):
            laid = Position({**some.view, "hand": dict.fromkeys(kinds[start : start + 10], 1)})
            (table.lay if nth + start else partial(table.show, quick))(laid)
            page.wait_for_function("kind => document.querySelector(`.hand .fc[data-kind=${kind}]`)", arg=kinds[start])
            assert page.evaluate(CUT) == [], (width, height)


def test_the_order_is_the_players(visit: Callable[..., Visitor], quick: str) -> None:
    """It does not change with what can be played, is changed by keys and by dragging, and outlives a reload."""
    page: Page = visit(quick, "phone").page
    table = LaidTable(page)
    table.show(quick, turn(5))
    first, second, *rest = page.evaluate(ORDER)
    page.keyboard.press("1")
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_timeout(60)
    assert page.evaluate(ORDER) == [second, first, *rest]
    table.show(quick, table.position)
    assert page.evaluate(ORDER) == [second, first, *rest], "remembered for this table"
    page.locator(f".fc[data-kind='{second}']").click(position={"x": 10, "y": 40})
    page.wait_for_timeout(200)
    box = page.locator(".fc.up").bounding_box()
    last = page.locator(".fc").last.bounding_box()
    assert box
    assert last
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    end = last["x"] + last["width"] - 8
    slide(page, [x + (end - x) * step / 12 for step in range(13)], y)
    assert page.evaluate(ORDER) == [first, *rest, second]
    view = {**table.position.view, "options": [], "waiting": [1 - table.position.view["seat"]], "prompt": "nope"}
    table.go_on(Position(view))
    page.wait_for_timeout(120)
    assert page.evaluate(ORDER) == [first, *rest, second], "no card moves when another player is asked"


@pytest.mark.parametrize("lift", [False, True])
def test_a_long_press_never_plays(visit: Callable[..., Visitor], quick: str, lift: bool) -> None:
    """Help comes up under the finger, with buttons that play; the release presses none of them."""
    page: Page = visit(quick, "phone").page
    table = LaidTable(page)
    table.show(quick, turn(3))
    card = page.locator(".hand .fc:not(.off)").last
    if lift:
        card.click(position={"x": 10, "y": 40})
        page.wait_for_timeout(200)
    box = card.bounding_box()
    assert box
    x, y = box["x"] + 10, box["y"] + 60
    for hold in (500, 900):
        page.mouse.move(x, y)
        page.mouse.down()
        page.wait_for_timeout(hold)
        page.wait_for_selector("dialog .helppage")
        page.mouse.up()
        page.wait_for_timeout(450)
        assert page.locator("dialog .helppage").count() == 1
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    assert table.sent == []


def test_to_explode_with_a_defuse_takes_two_presses_at_two_places(visit: Callable[..., Visitor], quick: str) -> None:
    page: Page = visit(quick, "phone").page
    table = LaidTable(page)
    window = next(each for each in positions("kittens") if each.prompt == "nope")
    table.show(quick, window)
    allow = page.locator(".actions .btn").first.bounding_box()
    peril = next(
        each for each in positions("kittens") if each.prompt == "explode.defuse" and "play defuse" in each.options
    )
    table.show(quick, peril)
    assert allow
    x, y = allow["x"] + allow["width"] / 2, allow["y"] + allow["height"] / 2
    buttons = page.locator(".actions .btn")
    assert "Explode" not in buttons.all_inner_texts()
    page.locator(".giveup").click()
    page.wait_for_timeout(120)
    assert table.sent == [], "the first press only asks"
    assert buttons.count() == 2
    assert "Explode" not in buttons.first.inner_text(), "where allow is, there is the way back"
    page.mouse.click(x, y)
    page.wait_for_timeout(120)
    assert table.sent == []
    page.locator(".giveup").click()
    buttons.nth(1).wait_for()
    page.keyboard.press("Escape")
    page.locator(".giveup").wait_for()
    page.locator(".giveup").click()
    buttons.last.click()
    page.wait_for_timeout(120)
    assert table.sent == ["explode"]


def test_orders_are_one_press_in_the_window(visit: Callable[..., Visitor], quick: str) -> None:
    page: Page = visit(quick, "phone").page
    table = LaidTable(page)
    heard: list[dict[str, object]] = []
    table.on_order = heard.append
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "nope"))
    page.locator(".orders .order").first.click()
    page.locator(".orders .order").last.click()
    page.wait_for_timeout(150)
    assert heard == [{"passing": "unless_me"}, {"passing": "until_turn"}]


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (375, 553), (390, 664), (844, 390)])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_hand_and_question_stay_with_large_text(
    visit: Callable[..., Visitor], quick: str, width: int, height: int, lang: str
) -> None:
    """With letters of double size nothing that a move needs lies below the fold: no question asks for scrolling."""
    page: Page = visit(quick, "phone", lang).page
    page.set_viewport_size({"width": width, "height": height})
    letters(page, 200)
    table = LaidTable(page)
    asked = {each.prompt: with_hand(each, 4) for each in positions("kittens") if each.view["hand"]}
    table.show(quick, asked["turn"])
    troubles = []
    for prompt in ("turn", "nope", "explode.defuse", "defuse.tuck", "favor.give", "name", "alter.next"):
        table.lay(asked[prompt])
        for _ in range(30):
            page.wait_for_timeout(100)
            found = page.evaluate(IN_VIEW)
            if found["question"] and found["buttons"] and found["choice"] and found["cards"] == found["kinds"] > 0:
                break
        else:
            troubles.append(f"{prompt}: {found}")
    assert not troubles, "\n".join(troubles)
    table.lay(asked["turn"])
    page.locator(".hand .fc").first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(400)
    assert page.evaluate(WHOLE), "the lifted card is whole"


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_who_is_barked_at_reads_by_whom_and_has_a_button(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """The only answer is a button before any card is lifted; both kittens lie inside the cauldron."""
    page: Page = visit(quick, "phone", lang).page
    page.set_viewport_size({"width": 360, "height": 640})
    table = LaidTable(page)
    asked = next(each for each in positions("kittens") if each.options == {"play defuse"})
    table.show(quick, asked)
    barker = next(frame["by"] for frame in asked.view["stack"] if frame["frame"] == "barked")
    name = page.locator(f"[data-anchor='seat:{barker}'] .nm").inner_text()
    assert name in page.locator(".ask h2").inner_text()
    pot, cards = page.locator(".pot .brew").bounding_box(), page.locator(".drawn").all()
    assert pot
    assert len(cards) == 2
    for box in (card.bounding_box() for card in cards):
        assert box
        assert pot["x"] <= box["x"]
        assert box["x"] + box["width"] <= pot["x"] + pot["width"]
    page.locator(".actions .btn").click()
    page.wait_for_timeout(100)
    assert table.sent == ["play defuse"]


def five_to_arrange() -> Position:
    """Return the question in which order five cards lie on the pile."""
    three = next(each for each in positions("kittens") if each.prompt == "alter.next")
    view = copy.deepcopy(three.view)
    put = next(option for option in view["options"] if option["verb"] == "put")
    view["stack"][0]["count"] = 5
    for place, kind in (("3", "shuffle"), ("4", "attack")):
        view["pile"]["known"][place] = kind
        view["options"].append({**put, "kind": kind, "text": f"put {kind}"})
    return Position(view)


@pytest.mark.parametrize("count", [3, 5])
@pytest.mark.parametrize(("width", "height", "brief"), [(360, 640, True), (375, 553, True), (1440, 900, False)])
def test_cards_to_arrange_can_be_read(
    visit: Callable[..., Visitor], quick: str, width: int, height: int, brief: bool, count: int
) -> None:
    """Where the cauldron is low a card is its symbol, of three also the name, else the whole card."""
    page: Page = visit(quick, "phone", "pl").page
    page.set_viewport_size({"width": width, "height": height})
    table = LaidTable(page)
    three = next(each for each in positions("kittens") if each.prompt == "alter.next")
    table.show(quick, three if count == 3 else five_to_arrange())
    cards = page.locator(".orderrow button")
    assert cards.count() == count
    for card in cards.all():
        assert card.locator(".brief").is_visible() == brief
        assert card.locator(".kc").is_visible() != brief
    assert measured(page, ".orderpot") == []
    if count > 3:
        cards.nth(3).click()
        assert page.locator(".effline b").inner_text() == "Potasuj.", "there is no room for the name on the card"


@pytest.mark.parametrize("seats", [3, 10])
@pytest.mark.parametrize(
    ("width", "height", "percent"), [(320, 568, 100), (375, 553, 100), (844, 390, 100), (360, 640, 200)]
)
def test_the_cauldron_shows_what_it_holds(
    visit: Callable[..., Visitor], quick: str, width: int, height: int, percent: int, seats: int
) -> None:
    """Among people, whose chat has a button at the table: no card is a stain, lies outside or under the plaque."""
    page: Page = visit(quick, "phone", "pl").page
    letters(page, percent)
    page.set_viewport_size({"width": width, "height": height})
    table = LaidTable(page)
    table.company = True
    table.show(quick, five_to_arrange())
    troubles: list[str] = []
    for nth, position in enumerate([five_to_arrange(), *positions("kittens")]):
        table.lay(with_hand(with_seats(position, seats), 8))
        page.wait_for_timeout(50)
        found = measured(page, ".table", cards=".fc", held="button") + stray(page)
        troubles += [f"{position.prompt}-{nth}: {fault}" for fault in found]
    assert not troubles, "\n".join(troubles)


def test_a_blind_player_looks_at_what_he_may_know_of_his_hand(visit: Callable[..., Visitor], quick: str) -> None:
    """A blind barker whom nobody answers looks at his hand: the cards he knows show their faces, all others backs."""
    page = visit(quick, "phone").page
    table = LaidTable(page)
    view = turn(5).view
    me = view["seat"]
    known = [{"favor": 2} if seat == me else {} for seat in range(view["seats"])]
    options = [option for option in view["options"] if option["verb"] == "draw"]
    table.show(quick, Position({**view, "hand": {}, "blind": [me], "known": known, "options": options}))
    assert page.evaluate(ORDER) == ["favor", *[None] * (view["sizes"][me] - 2)]
    page.locator(".hand .fc").first.click()
    assert table.sent == [], "a blind player chooses no card"
    assert not measured(page, ".table", cards=".fc")


@pytest.mark.parametrize("others", [1, 3, 4, 9])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (390, 664), (844, 390), (1440, 900)])
def test_turns_owed_cover_no_word(
    visit: Callable[..., Visitor], quick: str, width: int, height: int, others: int
) -> None:
    """Neither the name of the player nor the number of his cards."""
    page: Page = visit(quick, "phone", "pl").page
    page.set_viewport_size({"width": width, "height": height})
    table = LaidTable(page)
    window = next(each for each in positions("kittens") if each.prompt == "nope" and each.view["stack"])
    seated = with_seats(window, others + 1)
    other = next(seat for seat in seated.view["alive"] if seat != seated.view["seat"])
    table.show(quick, Position({**seated.view, "active": other, "turns": 4}))
    assert page.locator(".pl .mk .tag").inner_text() == "4×"
    assert not measured(page, ".players", pictures=".kc")


def test_the_time_of_a_window_is_drawn_once(visit: Callable[..., Visitor], quick: str) -> None:
    """It stands on the plaque; a second clock took a line of the pot on small phones."""
    page: Page = visit(quick, "phone", "en").page
    page.set_viewport_size({"width": 360, "height": 640})
    table = LaidTable(page)
    now = int(time.time() * 1000)
    table.clock = {"now": now, "window": True, "free": None, "deadline": now + 9000, "bank": [], "length": 9000}
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "nope" and each.view["stack"]))
    assert page.locator(".plaque b").inner_text().endswith(" s")
    assert page.locator(".status .clocktag").count() == 0
    assert page.locator(".status > .sr").inner_text().startswith("0:0"), "still read"


def test_who_has_no_defuse_is_told_so(visit: Callable[..., Visitor], quick: str) -> None:
    """It is not asked to play one, as there is none to press."""
    page: Page = visit(quick, "phone", "en").page
    table = LaidTable(page)
    asked = next(each for each in positions("kittens") if each.prompt == "explode.defuse")
    only = [option for option in asked.view["options"] if option["verb"] == "explode"]
    table.show(quick, Position({**asked.view, "options": only, "hand": {"skip": 1}, "blind": []}))
    assert page.locator(".ask h2").inner_text() == "You have no Defuse."
    assert not measured(page, ".table", cards=".fc")


def test_who_may_hide_a_kitten_has_a_button_for_both_answers(visit: Callable[..., Visitor], quick: str) -> None:
    page: Page = visit(quick, "phone", "pl").page
    table = LaidTable(page)
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "drawn"))
    assert [button.inner_text() for button in page.locator(".actions .btn").all()] == [
        "Zachowaj kartę",
        "Zagraj kartę rozbrojenia",
    ]
    page.locator(".actions .btn.primary").click()
    table.wait_for_moves(1)
    assert table.sent == ["play defuse"]


@pytest.mark.parametrize(("depth", "percent"), [(0, 100), (None, None)])
def test_a_face_up_imploding_kitten_counts(
    visit: Callable[..., Visitor], quick: str, depth: int | None, percent: int | None
) -> None:
    """On top it is certain; below it is one hidden card less. Plaque and button say the same per cent."""
    page = visit(quick, "desktop").page
    view = next(
        each.view
        for each in positions("kittens")
        if each.prompt == "turn" and "imploding" in each.view["expansions"] and "draw" in each.options
    )
    size, kittens = 10, view["census"]["exploding_kitten"]
    changes = {
        "pile": {"size": size, "known": {} if depth is None else {str(depth): "imploding_kitten"}},
        "discard": {"size": 0, "known": {}},
        "limbo": {"size": 0, "known": {}},
        "expansions": {**view["expansions"], "imploding": {"face_up": True}},
        "census": {**view["census"], "imploding_kitten": 1},
        "known": [{} for _ in range(view["seats"])],
    }
    LaidTable(page).show(quick, Position({**view, **changes}))
    told = f"{percent or round(100 * kittens / (size - 1))}%"
    assert page.locator(".plaque .odd b").inner_text() == told
    assert told in page.locator(".actions .btn", has_text="Draw").inner_text()
    assert page.locator(".deck .kc-face").count() == (1 if depth == 0 else 0), "it lies there for all to see"


# Names of players on buttons in more than one line.
BROKEN = """() => [...document.querySelectorAll('.aims .btn')].filter((button) => {
  const name = document.createRange(), walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (walk.currentNode.data.trim()) break;
  name.selectNodeContents(walk.currentNode);
  return name.getClientRects().length !== 1;
}).map((button) => button.textContent)"""
ASKING = [(360, 640), (390, 664), (844, 390), (1440, 900)]


@pytest.mark.parametrize("others", [4, 9])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_all_players_to_choose_from_are_in_view(
    visit: Callable[..., Visitor], quick: str, lang: str, others: int
) -> None:
    """No target hides behind a row that scrolls sideways, and no name is broken in two."""
    page = visit(quick, "phone", lang).page
    table = LaidTable(page)
    aim = next(each for each in positions("kittens") if each.prompt == "aim")
    table.show(quick, with_seats(aim, others + 1))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(BROKEN) == [], (width, height)
        buttons = page.locator(".aims .btn")
        assert buttons.count() == others
        assert not measured(page, ".table", cards=".fc"), (width, height)
        row = page.locator(".aims").bounding_box()
        assert row
        for button in buttons.all():
            box = button.bounding_box()
            assert box
            assert box["x"] >= row["x"] - 1, (width, height)
            assert box["x"] + box["width"] <= row["x"] + row["width"] + 1, (width, height)
            assert box["y"] + box["height"] <= height, (width, height)
            assert min(box["width"], box["height"]) >= 48, (width, height)


def test_lifting_a_card_to_give_moves_nothing(visit: Callable[..., Visitor], quick: str) -> None:
    """The button stands there before a card is chosen, so that the pot keeps its size."""
    page = visit(quick, "phone").page
    table = LaidTable(page)
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "favor.give"))
    for width, height in ASKING:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        before = page.locator(".pot").bounding_box()
        assert page.locator(".actions .btn").count() == 1
        page.locator(".hand .fc:not(.off)").first.click(position={"x": 8, "y": 60})
        page.wait_for_selector(".actions .btn:not([aria-disabled])")
        page.wait_for_timeout(250)
        assert page.locator(".pot").bounding_box() == before, (width, height)
        table.show(quick, table.position)
    assert table.sent == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_why_a_card_cannot_be_played_before_a_draw(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """It named the Nope, which cannot be played then either."""
    page: Page = visit(quick, "phone", lang).page
    table = LaidTable(page)
    asked = next(each for each in positions("kittens") if each.prompt == "now" and len(each.view["hand"]) > 1)
    table.show(quick, asked)
    page.locator(".hand .fc.off").first.click(button="right", position={"x": 8, "y": 50})
    why = page.locator("dialog .ex").last
    why.wait_for()
    card = texts_of(lang).say("kittens-card-alter-the-future-now")
    assert " ".join(card.split()) in " ".join(why.inner_text().split())


@pytest.mark.parametrize(("lang", "form"), [("en", ""), ("pl", ".acc")])
def test_who_buries_a_card_is_shown_which(visit: Callable[..., Visitor], quick: str, lang: str, form: str) -> None:
    """It was named in the log alone; beside the slider lay a picture of the card Bury."""
    page: Page = visit(quick, "desktop", lang).page
    table = LaidTable(page)
    asked = next(each for each in positions("kittens") if each.prompt == "bury.tuck")
    for kind in ("exploding_kitten", "skip"):
        table.show(quick, Position({**asked.view, "limbo": {"size": 1, "known": {"0": kind}}}))
        name = f"kittens-card-{kind}".replace("_", "-")
        assert " ".join(texts_of(lang).say(name + form).split()) in " ".join(
            page.locator(".ask h2").inner_text().split()
        )
        shown = page.locator(".depthpot .cards .kc b").all_inner_texts()
        assert [text.replace("\u00ad", "") for text in shown] == [texts_of(lang).say(name)]
