"""Accessibility: keyboard, screen readers, both languages, large text, small and wide screens, axe."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Playwright

from kociolek.text import texts as texts_of
from web.playing import ARTEFACTS, CHROMIUM, OVER, Visitor, press_something, remember, start_against_bots, views
from web.positions import GAMES, LaidTable, positions
from web.staged import StagedTable, waiting

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CHAOS = {"advanced_kittens": "on", "chaos_cat": "chaos_mode", "chaos_cats": "4"}  # every sort of question
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Overflow: a text cut off at the right, or a page wider than the screen.
OVERFLOW = """() => {
  const cut = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) cut.push(`page ${wide} > ${innerWidth}`);
  for (const e of document.querySelectorAll('button, h1, h2, h3, p, legend, .tag, .nm')) {
    const s = getComputedStyle(e);
    if (!e.checkVisibility() || s.textOverflow === 'ellipsis' || e.closest('.sr, .kc, .fc, .deck, .pl')) continue;
    if (s.display === 'inline' || s.overflowX === 'auto' || e.scrollWidth <= e.clientWidth + 2) continue;
    cut.push(`${e.className} ${e.textContent.trim().slice(0, 40)}`);
  }
  return cut;
}"""
# Targets smaller than 48 px each way, including the area around them in which a press counts.
# As in WCAG, links in running text are exempt; so is what is covered or outside of a scroll area.
SMALL = """() => {
  const TIP = 48, small = [];
  const has = (e, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (e.contains(hit) || hit.closest('label')?.control === e);
  };
  for (const e of document.querySelectorAll('button, a, input, select, textarea, summary, [role=button]')) {
    if (!e.checkVisibility() || e.closest('.sr, .ws-ball, [inert]')) continue;
    if (getComputedStyle(e).display === 'inline') continue;
    const { x, y, width, height } = e.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    if (width === 0 || Math.min(width, height) >= TIP - 0.5 || !has(e, cx, cy)) continue;
    const [dx, dy] = [Math.max(0, TIP - 1 - width) && TIP / 2 - 1, Math.max(0, TIP - 1 - height) && TIP / 2 - 1];
    if (has(e, cx - dx, cy) && has(e, cx + dx, cy) && has(e, cx, cy - dy) && has(e, cx, cy + dy)) continue;
    const name = e.className.baseVal ?? e.className;
    small.push(`${e.tagName} ${name} ${e.textContent.trim().slice(0, 30)} ${width | 0}x${height | 0}`);
  }
  return small;
}"""


# Text that does not fit on a card, at the widths at which cards show text.
CUT_CARD = """() => {
  const text = document.querySelector('dialog .kc-text'), words = document.createRange(), cut = [];
  words.selectNodeContents(text);
  for (const width of [150, 166, 200]) {
    text.closest('.kc').style.width = `${width}px`;
    const [end, edge] = [words, text].map((each) => each.getBoundingClientRect().bottom);
    if (end > edge) cut.push(`${width}: ${text.innerText}`);
  }
  return cut;
}"""


def axe(page: Page, what: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("tags => axe.run(document, {runOnly: tags})", RULES)
    return [
        f"{what}: {each['id']} {node['target']} {node['failureSummary'][:200]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


def looked_at(page: Page, what: str) -> list[str]:
    return (
        axe(page, what)
        + [f"{what}: cut off: {each}" for each in page.evaluate(OVERFLOW)]
        + [f"{what}: too small: {each}" for each in page.evaluate(SMALL)]
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_every_screen_is_sound(visit: Callable[..., Visitor], quick: str, size: str, theme: str, lang: str) -> None:
    visitor = visit(quick, size, lang)
    visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page = visitor.go()
    page.wait_for_selector("main .btn.primary:not([aria-disabled])")
    name = f"{size}-{theme}-{lang}"
    troubles: list[str] = []

    def look(what: str) -> None:
        page.wait_for_timeout(250)
        visitor.shoot(f"{what}-{name}")
        troubles.extend(looked_at(page, what))

    look("lobby")
    page.locator("[data-do=options]").click()
    page.wait_for_selector("dialog .choice")
    look("options")
    page.keyboard.press("Escape")
    page.locator(".top .icon").last.click()
    look("settings")
    page.keyboard.press("Escape")
    page.goto(quick + "/rules/kittens")
    page.wait_for_selector(".kchip")
    look("rules")
    page.locator(".rel .plain").first.click()
    page.wait_for_selector("dialog .prose")
    look("help")
    page.goto(quick + "/credits")
    page.wait_for_selector(".links")
    look("credits")
    page.goto(quick + "/")
    page.locator("main .btn.big").nth(1).click()
    page.wait_for_selector(".seats li")
    look("waiting")
    page.goto(quick + "/")
    start_against_bots(page, "kittens", {"edition": "good_vs_evil"}, 3)
    page.wait_for_selector(".actions .btn")
    look("table")
    page.locator(".tbar .icon").first.click()
    look("menu")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    look("moves")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    look("log")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    look("keys")
    page.keyboard.press("Escape")
    seen: set[str] = set()
    chance = random.Random(5)
    for _ in range(3000):
        if page.locator(OVER).count():
            break
        stage = page.evaluate(
            "stages => stages.find(stage => document.querySelector(stage)) ?? ''",
            [".depthpot", ".picks", ".pendingpot", ".duelpot", ".piles.open"],
        )
        if stage and stage not in seen:
            seen.add(stage)
            look("stage" + stage.replace(".", "-"))
        press_something(page, chance)
        page.wait_for_timeout(25)
    page.wait_for_selector(OVER)
    look("result")
    page.locator(".rbtns [data-do=fair]").click()
    page.wait_for_selector(".findings")
    look("fairness")
    assert page.locator(".findings .bad").count() == 0
    page.keyboard.press("Escape")
    page.locator(".rbtns .btn").first.click()
    page.wait_for_selector(".replaybar")
    page.keyboard.press("End")
    look("replay")
    if size == "phone":
        page.locator(".tbar .icon").last.click()
        page.wait_for_selector("dialog .log")
        look("replay-log")
    assert not troubles, "\n".join(dict.fromkeys(troubles))


# Every sort of question of Wizard Kittens, by what can be pressed.
WIZARD_STAGES = {
    "kitten": ".wz-mat.legal",
    "turn": ".wz-deck.legal",
    "spell": ".wz-spell.legal:not(.wz-give)",
    "place": ".wz-slots.target",
    "card": ".wz-chip.legal",
    "aim": ".pl.target",
    "tray": ".wz-give",
    "chaos": ".wz-chaos",
}


@pytest.mark.parametrize(
    ("size", "theme", "lang"),
    [("phone", "light", "pl"), ("phone", "dark", "en"), ("desktop", "dark", "pl"), ("desktop", "light", "en")],
)
def test_wizard_kittens_is_sound(visit: Callable[..., Visitor], quick: str, size: str, theme: str, lang: str) -> None:
    """Every sort of question, selections, help and result: nothing is cut off, axe finds nothing."""
    visitor = visit(quick, size, lang)
    visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page = visitor.go()
    start_against_bots(page, "wizardkittens", CHAOS, 3)
    chance = random.Random(4)
    seen: set[str] = set()
    troubles: list[str] = []

    def look(what: str) -> None:
        page.wait_for_timeout(150)
        visitor.shoot(f"wizardkittens-{what}-{size}-{theme}-{lang}")
        troubles.extend(looked_at(page, what))

    for _ in range(3000):
        if page.locator(OVER).count():
            break
        stages = page.evaluate(
            "stages => Object.keys(stages).filter(name => document.querySelector(stages[name]))", WIZARD_STAGES
        )
        for stage in set(stages) - seen:
            seen.add(stage)
            look(stage)
        press_something(page, chance)
        page.wait_for_timeout(25)
    page.wait_for_selector(OVER)
    look("result")
    assert len(seen) >= 6, seen
    page.locator(".rbtns [data-do=look]").click()
    page.wait_for_selector(".wz-board")
    for name in (".wz-danger", ".wz-curse:not(.none, .shut)", ".wz-deck", ".wz-rule"):
        if "curse" in name and not any(views(visitor.frames)[-1]["curses"]):
            continue  # all of them are defeated: the other end of the game
        page.locator(name).first.click()
        page.wait_for_selector("dialog .prose")
        look("help" + name.partition(":")[0].replace(".", "-"))
        page.keyboard.press("Escape")
    page.goto(quick + "/rules/wizardkittens")
    page.wait_for_selector(".wz-pick")
    look("rules")
    assert not troubles, "\n".join(dict.fromkeys(troubles))


@pytest.mark.parametrize(("game", "options"), [("kittens", {}), ("wizardkittens", CHAOS)], ids=["kittens", "wizards"])
def test_a_game_by_keyboard_alone(
    visit: Callable[..., Visitor], quick: str, game: str, options: dict[str, str]
) -> None:
    """Tab, arrows, Enter and the letters: no pointer is used from the first page to the result."""
    visitor = visit(quick, "desktop")
    page = visitor.go()
    page.wait_for_selector("main .btn.primary:not([aria-disabled])")
    remember(page, game, options, 2)
    page.wait_for_selector("main .btn.primary:not([aria-disabled])")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('main .btn.primary')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    chance = random.Random(9)
    for _ in range(1200):
        if page.locator(OVER).count():
            break
        if page.locator("dialog[open]").count():  # help opens for what cannot be chosen
            page.keyboard.press("Escape")
        where = chance.choice(
            [
                ".actions:not(.ghost) .btn:not([aria-disabled])",  # who is out does not leave
                ".hand button:not(.off)",
                ".picks button, .table [data-legal]",
                ".combo button",
            ]
        )
        try:
            reached = page.evaluate(
                """([where, which]) => {
                  const all = [...document.querySelectorAll(where)].filter(e => e.checkVisibility());
                  const one = all[Math.floor(which * all.length)];
                  one?.focus();
                  return one !== undefined && document.activeElement === one;
                }""",
                [where, chance.random()],
            )
            if reached:
                for _ in range(chance.randrange(4)):
                    page.keyboard.press("ArrowRight")
                page.keyboard.press(chance.choice(["Enter", "Space"]))
            else:
                page.keyboard.press(chance.choice(["d", "p", "n"]))
        except Error:
            continue
        page.wait_for_timeout(20)
    assert page.locator(OVER).count() == 1


def test_a_screen_reader_hears_the_game(visit: Callable[..., Visitor], quick: str) -> None:
    """The log goes to a polite region, what concerns the player to an urgent one; S says the situation."""
    visitor = visit(quick, "desktop")
    page = visitor.go()
    start_against_bots(page, "kittens", {}, 2)
    page.wait_for_function("() => document.querySelector('[data-live=urgent]').textContent.includes('Your turn')")
    page.keyboard.press("s")
    page.wait_for_selector("dialog .ex")
    said = page.locator("[data-live=urgent]").inner_text()
    assert "Draw pile" in said
    assert "In your hand" in said
    listed = page.locator("dialog .choices li .btn").all_inner_texts()
    assert "Draw a card" in listed
    page.locator("dialog .choices li .btn", has_text="Draw a card").click()
    page.wait_for_function("() => document.querySelector('[data-live=polite]').textContent.includes('You draw')")


def test_a_question_in_the_turn_of_another_is_read_as_it_is(visit: Callable[..., Visitor], quick: str) -> None:
    """It was read as "Your turn.", also to who was asked for a favor."""
    page = visit(quick, "desktop").page
    table = StagedTable(page)
    asked = next(each for each in positions("kittens") if each.prompt == "favor.give")
    table.begin(quick, waiting(asked, asked.view["active"]))
    table.go_on(asked)
    urgent = page.locator("[data-live=urgent]")
    urgent.get_by_text("asks you for a favor").wait_for(state="attached")
    assert "Your turn" not in urgent.inner_text()


@pytest.mark.parametrize("game", ["kittens", "wizardkittens"])
def test_text_at_twice_the_size(playwright: Playwright, quick: str, tmp_path: Path, game: str) -> None:
    """With text of double size nothing is lost: the page becomes one column and scrolls."""
    (tmp_path / "Default").mkdir()
    letters = {"webkit": {"webprefs": {"default_font_size": 32}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(letters))
    context = playwright.chromium.launch_persistent_context(
        str(tmp_path),
        executable_path=CHROMIUM,
        args=["--no-sandbox"],
        viewport={"width": 390, "height": 844},
        locale="pl",
    )
    page = context.pages[0]
    page.goto(quick)
    page.wait_for_selector("main .btn.primary:not([aria-disabled])")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    page.wait_for_timeout(300)
    page.screenshot(path=ARTEFACTS / "lobby-200-percent.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 391
    start_against_bots(page, game)
    page.wait_for_selector(".actions .btn")
    page.wait_for_timeout(300)
    page.screenshot(path=ARTEFACTS / f"table-{game}-200-percent.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 391
    page.locator(".actions .btn").first.scroll_into_view_if_needed()
    assert page.locator(".actions .btn").first.is_visible()
    context.close()


def test_the_language_changes_at_the_table(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "desktop", "en")
    page = visitor.go()
    start_against_bots(page, "kittens", {}, 2)
    page.wait_for_selector(".actions .btn >> text=Draw a card")
    page.locator(".tbar .icon").first.click()
    page.locator("dialog .btn", has_text="Settings").click()
    page.locator("dialog .seg button", has_text="Polski").click()
    page.wait_for_selector(".actions .btn >> text=Dobierz kartę", state="attached")
    assert page.evaluate("document.documentElement.lang") == "pl"


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("kittens", {"edition": "good_vs_evil", "turbo": "on", "barking": "on"}),
        ("wizardkittens", {"advanced_kittens": "on", "chaos_cat": "chaos_mode", "chaos_cats": "3", "curses": "light"}),
        ("witchstone", {"witch_cost": "cheap", "scrolls": "hidden", "handicap_0": "small"}),
    ],
)
def test_what_is_chosen_in_the_form_is_played(
    visit: Callable[..., Visitor], quick: str, game: str, chosen: dict[str, str]
) -> None:
    """Every option of a game is offered by its name, and a press is enough; then the table has it."""
    visitor = visit(quick, "phone")
    page = visitor.go()
    remember(page, game, {}, 2)
    page.locator("[data-do=options]").click()
    page.locator("dialog summary").click()
    texts = texts_of("en")
    for option, value in chosen.items():
        name = texts.say(f"{game}-option-{option}".replace("_", "-"))
        if value == "on":
            page.get_by_role("switch", name=name).click()
        else:
            group = page.get_by_role("group", name=name, exact=True)
            group.get_by_role("button", name=texts.say(f"{game}-option-{option}-{value}".replace("_", "-"))).click()
        page.wait_for_timeout(150)
    assert page.locator("dialog [role=alert]").count() == 0
    assert not looked_at(page, "options")
    page.keyboard.press("Escape")
    page.locator("main .btn.primary.big:not([aria-disabled])").click()
    page.wait_for_selector(".table")
    rules = views(visitor.frames)[-1]["rules"]
    assert {option: rules[option] for option in chosen} == chosen


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_a_card_says_fits_on_it(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    visitor = visit(quick, "desktop", lang)
    page = visitor.go("/rules/kittens")
    cards = page.locator(".rel .plain")
    cards.first.wait_for()
    cut: list[str] = []
    for card in cards.all():
        card.click()
        page.wait_for_selector("dialog .kc-text")
        cut += page.evaluate(CUT_CARD)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    assert cards.count() > 40
    assert not cut, cut


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_chat_and_the_rules_are_sound(visit: Callable[..., Visitor], quick: str, size: str) -> None:
    """Pages that whole games do not reach: a chat line of another player, and the rules of every game."""
    visitor = visit(quick, size)
    page = visitor.page
    troubles: list[str] = []
    for game in GAMES:
        page.goto(f"{quick}/rules/{game}")
        page.wait_for_selector("main h2")
        page.wait_for_timeout(250)
        troubles += looked_at(page, f"rules of {game}")
    table = LaidTable(page)
    table.show(quick, positions("kittens")[0])
    table.tell({"type": "chat", "seat": 1, "name": "Jan", "text": "Miau! " * 12, "player": "p1"})
    if size == "phone":
        page.locator(".tbar .icon").first.click()
        page.locator("dialog .btn", has_text="Chat").click()
    else:
        page.locator(".side .seg button").last.click()
    page.wait_for_selector(".chatbox .link")
    page.wait_for_timeout(250)
    visitor.shoot(f"chat-{size}")
    troubles += looked_at(page, "chat")
    assert not troubles, "\n".join(dict.fromkeys(troubles))
