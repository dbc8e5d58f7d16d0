"""Notices, club evenings and the service worker in a browser: at every size, in both languages and themes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kociolek.text import texts as texts_of
from server.test_history import finished
from server.test_notices import Browser as Subscriber
from server.test_notices import Receiver, receiver
from server.test_ratings import account
from server_kit import Person, Running, close_all, make_move, running, settings_for, until
from web.playing import ARTEFACTS
from web.test_everybody import looked_at
from web.test_my_games import LONG, LOOKS, SIZES, visitor

__all__ = ["receiver"]  # a fixture
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, data, body }) => ({ title, data, body })))"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("notices")
    mail = {"mail_server": "smtp://127.0.0.1:9", "mail_from": "club@club.example"}
    with running(settings_for(f"sqlite:{folder / 'notices.db'}", inside=("127.0.0.0/8",), **mail)) as one:
        yield one
        close_all()


def faults_of(one: object, name: str) -> list[str]:
    page = one.page  # type: ignore[attr-defined]
    faults: list[str] = []
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        shot = f"{name}-{width}x{height}"
        page.screenshot(path=ARTEFACTS / f"{shot}.png", full_page=True)
        faults.extend(f"{shot}: {fault}" for fault in looked_at(page, name.split("-")[0]))
        missing = page.evaluate("document.body.innerText.match(/\\bweb-[a-z-]+\\b/g)")
        faults.extend([f"{shot}: missing texts {missing}"] if missing else [])
    return faults


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_the_sheet_of_notices_fits(browser: Browser, server: Running, lang: str, theme: str) -> None:
    ala = account(server, f"Notes{lang}{theme}")
    one = visitor(browser, server, ala, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go("/games")
    page.locator("[data-do=notices]").click()
    page.locator("dialog input[type=url]").fill("https://hooks.example/room")
    page.locator("dialog form", has=page.locator("input[type=url]")).locator("button").click()
    expect(page.locator("dialog .list li")).to_have_count(1)
    page.locator("dialog [role=switch]").last.click()  # quiet hours
    expect(page.locator("dialog input[type=time]")).to_have_count(2)
    page.locator("dialog .chip").first.click()
    expect(page.locator("dialog .chip").first).to_have_attribute("aria-pressed", "false")
    faults = faults_of(one, f"notices-{lang}-{theme}")
    stored = ala.get("/api/me/notices")
    assert stored["wishes"]["quiet_from"] == 22 * 60
    assert "hook" not in stored["wishes"]["on"]["turn"]
    page.locator("dialog [data-do=away]").click()
    expect(page.locator("dialog [data-do=back]")).to_be_visible()
    assert not faults, "\n".join(faults)
    one.close()


def test_quick_presses_are_all_kept(browser: Browser, server: Running) -> None:
    """A press does not get lost because the answer to the one before has not come yet."""
    ala = account(server, "Quick")
    ala.post("/api/me/channels", {"kind": "hook", "target": "https://hooks.example/room"})
    one = visitor(browser, server, ala)
    page = one.go("/games")
    page.locator("[data-do=notices]").click()
    page.wait_for_selector("dialog .chip")
    page.route("**/api/me/notices", lambda route: (page.wait_for_timeout(300), route.continue_())[1])
    page.evaluate("for (const chip of [...document.querySelectorAll('dialog .chip')].slice(0, 3)) chip.click()")
    until(
        lambda: (
            page.wait_for_timeout(50)
            or all("hook" not in on for on in list(ala.get("/api/me/notices")["wishes"]["on"].values())[:3])
        )
    )
    expect(page.locator("dialog .chip[aria-pressed=false]")).to_have_count(6)  # three kinds are told elsewhere
    one.close()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_who_refuses_the_browsers_question_is_told_how_to_allow_it(
    browser: Browser, server: Running, lang: str
) -> None:
    one = visitor(browser, server, server.person("Ala"), lang)
    one.page.add_init_script(
        "let asked = 'default'; Object.defineProperty(Notification, 'permission', { get: () => asked });"
        "Notification.requestPermission = async () => (asked = 'denied');"
    )
    page = one.go("/games")
    page.locator("[data-do=notices]").click()
    page.get_by_role("switch", name=texts_of(lang).say("web-notice-here")).click()
    expect(page.locator("dialog .note").first).to_have_text(texts_of(lang).say("web-notice-denied"))
    one.close()


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_host_and_player_of_an_evening(browser: Browser, server: Running, lang: str, theme: str) -> None:
    host = server.person("Ala")
    one = visitor(browser, server, host, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go("/club")
    page.locator("form input").first.fill("Friday")
    faults = faults_of(one, f"club-form-{lang}-{theme}")
    page.locator("[data-do=open]").click()
    page.locator("[data-do=join]").click()
    expect(page.locator("[data-do=leave]")).to_be_visible()
    place = f"/api/evenings/{page.url.rsplit('/', 1)[1]}"
    others = [server.person(name) for name in (LONG, "Ola", "Ela", "Iza")]
    for other in others:
        other.post(f"{place}/join", {})
    expect(page.locator("tbody tr")).to_have_count(5)
    expect(page.get_by_role("img", name=texts_of(lang).say("web-club-qr"))).to_be_visible()
    faults += faults_of(one, f"club-open-{lang}-{theme}")
    page.locator("[data-do=weed]").click()
    remove = page.locator("tbody tr", has_text="Iza").locator("button")
    remove.click()
    expect(page.locator("tbody tr", has_text="Iza").locator("button")).to_have_text(
        texts_of(lang).say("web-club-remove-sure")
    )
    faults += faults_of(one, f"club-weed-{lang}-{theme}")
    remove.click()
    expect(page.locator("tbody tr.out")).to_have_count(1)
    expect(page.locator("tbody button")).to_have_count(0)
    others[-1].post(f"{place}/join", {}, 403)
    server.person("Ula").post(f"{place}/join", {})
    expect(page.locator("tbody tr")).to_have_count(6)
    page.locator("[data-do=round]").click()
    expect(page.locator("section .list li")).to_have_count(2)
    faults += faults_of(one, f"club-round-{lang}-{theme}")
    page.locator("[data-do=time]").click()
    expect(page.locator("[data-do=round]")).to_be_visible()
    faults += faults_of(one, f"club-between-{lang}-{theme}")
    guest = visitor(browser, server, others[1], lang)
    guest.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    guest.go(f"/club/{place.rsplit('/', 1)[1]}")
    expect(guest.page.locator("[data-do=leave]")).to_be_visible()
    expect(guest.page.locator("[data-do=round]")).to_have_count(0)
    page.locator("[data-do=round]").click()
    guest.page.wait_for_url("**/t/*")  # a round that begins leads to the table
    table = guest.page.url
    guest.page.wait_for_selector(".table[data-prompt]")
    guest.page.get_by_role("button", name=texts_of(lang).say("web-menu")).click()
    guest.page.locator("dialog [data-do=evening]").click()
    guest.page.wait_for_url("**/club/*")
    guest.page.locator("main .acts a.primary").click()
    guest.page.wait_for_selector(".table[data-prompt]")
    page.locator("[data-do=time]").click()
    expect(guest.page.get_by_role("alert")).to_contain_text(texts_of(lang).say("web-evening-time"))
    faults += faults_of(guest, f"club-time-{lang}-{theme}")
    guest.page.goto(table)
    expect(guest.page.locator(".sticky button")).to_have_count(1)  # no rematch
    faults += faults_of(guest, f"club-after-{lang}-{theme}")
    guest.page.locator(".sticky [data-do=evening]").click()
    guest.page.wait_for_url("**/club/*")
    assert not faults, "\n".join(faults)
    one.close()
    guest.close()


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_options_code_and_paper_of_an_evening(browser: Browser, server: Running, lang: str, theme: str) -> None:
    """The host chooses what is played; others come by the code, where they would enter that of a table; the result of
    many people fits on paper, without buttons."""
    host = server.person("Ala")
    one = visitor(browser, server, host, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go("/club")
    page.locator("form input").first.fill("Friday")
    page.locator("[data-do=options]").click()
    page.wait_for_selector("dialog:modal fieldset")
    faults = faults_of(one, f"club-options-{lang}-{theme}")
    texts = texts_of(lang)
    page.get_by_role("button", name=texts.say("web-edition-party-pack")).click()
    page.get_by_role("button", name=texts.say("web-tempo-relaxed").capitalize()).click()
    page.locator("dialog .shead .icon").click()
    expect(page.locator("form")).to_contain_text(texts.say("web-edition-party-pack"))
    page.locator("[data-do=open]").click()
    page.wait_for_url("**/club/*")
    place = f"/api/evenings/{page.url.rsplit('/', 1)[1]}"
    found = host.get(place)
    assert (found["setup"]["options"]["edition"], found["setup"]["tempo"]) == ("party_pack", "relaxed")
    assert found["bot"] == "easy"
    guest = visitor(browser, server, server.person("Ola"), lang, "phone")
    guest.go("/").locator("form .field").fill(found["code"])
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(f"**/club/{found['id']}")
    for number in range(40):
        server.person(f"{LONG[:20]} {number}").post(f"{place}/join", {})
    host.post(f"{place}/round", {})
    host.post(f"{place}/time", {})
    host.post(f"{place}/close", {})
    page.reload()
    page.wait_for_selector("tbody tr")
    page.emulate_media(media="print", color_scheme=theme)
    page.set_viewport_size({"width": 720, "height": 1000})
    page.screenshot(path=ARTEFACTS / f"club-paper-{lang}-{theme}.png", full_page=True)
    expect(page.locator("main .btn").locator("visible=true")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    colours = "(e) => [getComputedStyle(e).color, getComputedStyle(e.closest('.panel')).backgroundColor]"
    assert page.locator("tbody th").first.evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    (ARTEFACTS / f"club-paper-{lang}-{theme}.pdf").write_bytes(page.pdf(format="A4"))
    assert not faults, "\n".join(faults)
    guest.close()
    one.close()


def test_the_app_starts_offline_with_what_it_knew(browser: Browser, server: Running) -> None:
    """The client is kept by its worker; the list of tables is the last known one."""
    ala: Person = server.person("Ala")
    ala.make("witchstone", seats=3)
    finished(ala, server.person("Ola"))
    one = visitor(browser, server, ala)
    page = one.page
    one.go("/games")
    page.evaluate("navigator.serviceWorker.register('/bell.js').then(() => 1)")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    page.wait_for_selector("main h1")
    page.wait_for_selector("[data-person]")
    one.context.set_offline(True)
    page.reload()
    page.wait_for_selector("main h1")
    expect(page.locator(".list a").first).to_be_visible()
    expect(page.locator("[data-table]")).to_have_count(1)  # finished games
    expect(page.locator("[data-person]")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-known]")).to_contain_text("last knew, now")
    page.goto(f"{one.address}/")
    expect(page.locator(".rt .band")).to_contain_text("out of date")
    expect(page.locator(".rt .list a").first).to_be_visible()
    one.context.set_offline(False)
    page.locator(".rt .band button").click()
    expect(page.locator(".rt .band")).to_have_count(0)
    page.goto(f"{one.address}/games")
    page.wait_for_selector("[data-table]")
    expect(page.locator("[data-known]")).to_have_count(0)
    one.troubles.clear()  # requests that failed offline
    one.close()


def test_what_is_downloaded_is_not_kept_as_the_client(browser: Browser, server: Running) -> None:
    """A browser navigates to a download: kept like a page, it would be what the app starts with, and come too late it
    would be replaced by the client."""
    ala: Person = server.person("Ala")
    finished(ala, server.person("Ola"))
    one = visitor(browser, server, ala)
    page = one.page
    one.go("/games")
    page.evaluate("navigator.serviceWorker.register('/bell.js').then(() => 1)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    with page.expect_download() as loading:
        page.locator("[data-do=records]").click()
    assert loading.value.path().read_bytes()[:2] == b"PK"
    page.evaluate("open('/api/me/export')")
    page.wait_for_timeout(1500)
    kept = page.evaluate("caches.match('/').then((found) => found.headers.get('content-type'))")
    assert kept.startswith("text/html"), kept
    one.troubles.clear()  # some browsers tell that a download is no page
    one.close()


def test_the_app_can_be_installed(server: Running) -> None:
    ala = server.person("Ala")
    manifest = ala.http.get("/manifest.webmanifest").json()
    purposes = {each.get("purpose", "any") for each in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    assert {each["form_factor"] for each in manifest["screenshots"]} == {"narrow", "wide"}
    for each in manifest["icons"] + manifest["screenshots"]:
        answer = ala.http.get(each["src"])
        assert answer.status_code == 200, each["src"]
        size = (int.from_bytes(answer.content[16:20], "big"), int.from_bytes(answer.content[20:24], "big"))
        assert f"{size[0]}x{size[1]}" == each["sizes"], each["src"]
    worker = ala.http.get("/bell.js")
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_a_table_by_days_offers_notices(browser: Browser, server: Running, lang: str, theme: str) -> None:
    """Who has no notices forgets the game. Who has some is not asked."""
    ala = account(server, f"Offer{lang}")
    table = ala.make("witchstone", seats=2, tempo="days")
    one = visitor(browser, server, ala, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go(f"/t/{table}")
    page.wait_for_selector("[data-do=notices]")
    faults = faults_of(one, f"days-{lang}-{theme}")
    page.locator("[data-do=notices]").click()
    page.locator("dialog input[type=url]").fill("https://hooks.example/room")
    page.locator("dialog form", has=page.locator("input[type=url]")).locator("button").click()
    expect(page.locator("dialog .list li")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=notices]")).to_have_count(0)
    assert not faults, "\n".join(faults)
    one.close()


def test_a_turn_by_days_says_when_its_time_ends(browser: Browser, server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make("wizardkittens", seats=2, tempo="days")
    ola.sit(table)
    ala.do(table, "start")
    first = ala if ala.state(table)["moves"] else ola
    one = visitor(browser, server, first)
    one.go("/games")
    expect(one.page.locator(".list li").first).to_contain_text("time until")
    one.close()


@pytest.mark.parametrize("game", ["wizardkittens", "witchstone"])
def test_a_recap_after_days_away(browser: Browser, server: Running, game: str) -> None:
    """Also in a long game, whose beginning the server no longer keeps, and after a restart of the page."""
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(game, seats=2, tempo="days")
    ola.sit(table)
    ala.do(table, "start")
    live = server.server.registry.tables[table].table
    live.recent = deque(maxlen=60)
    for number in range(400):
        state = ala.state(table)
        began = state["view"]["prompt"] in ("turn", "tile") and state["moves"] and not state["back"]
        if live.n > 80 and began:
            break
        assert make_move(table, [ala, ola], number)
    else:
        pytest.fail("it was never the turn of the first player")
    one = visitor(browser, server, ala, "pl", "phone")
    page = one.go(f"/t/{table}")
    expect(page.locator(".table .recap > *").first).to_be_visible()
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        page.screenshot(path=ARTEFACTS / f"away-{game}-{width}x{height}.png")
        faults.extend(f"{width}x{height}: {fault}" for fault in looked_at(page, game))
        if width < 600:
            expect(page.locator(".table .recap > *").first).to_be_in_viewport()
    assert not faults, "\n".join(faults)
    one.close()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_push_is_shown_and_leads_to_its_table(
    browser: Browser, server: Running, receiver: Receiver, lang: str
) -> None:
    """From the move to the notice. The push service is the test, because that of Chromium needs the internet: it gets
    what the server sends, and hands the text to the service worker as the real one does."""
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make("wizardkittens", seats=2, tempo="days")
    ola.sit(table)
    keys = Subscriber()
    for person in (ala, ola):
        person.post("/api/me/channels", {"kind": "push", "target": receiver.at(f"/ok/{person.id}"), **keys.public})
    ala.do(table, "start")
    first = ala if ala.state(table)["moves"] else ola
    path = f"/ok/{first.id}"
    (body,) = until(lambda: [body for where, _, body in receiver.got if where == path])
    text = keys.read(body).decode()
    assert len(body) <= 256
    one = visitor(browser, server, first, lang)
    one.context.grant_permissions(["notifications"])
    page = one.go("/games")
    page.evaluate("navigator.serviceWorker.register('/bell.js').then(() => 1)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.evaluate("lang => navigator.serviceWorker.controller.postMessage({ language: lang })", lang)
    until(lambda: page.evaluate("caches.match('/language').then((found) => found !== undefined)"))
    devtools = one.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    push = {"origin": one.address, "registrationId": known[-1], "data": text}
    for _ in range(2):  # a second one about the same takes its place
        devtools.send("ServiceWorker.deliverPushMessage", push)
    shown = until(lambda: page.evaluate(SHOWN))
    assert [(each["title"], each["data"]) for each in shown] == [
        (texts_of(lang).say("notice-turn"), {"path": f"/t/{table}"})
    ]
    assert all(name not in str(shown) for name in ("Ala", "Ola"))
    (worker,) = one.context.service_workers
    worker.evaluate(
        "WindowClient.prototype.focus = async function () { return this; };"  # allowed after a real press only
        "self.registration.getNotifications().then(([notification]) => "
        "self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))"
    )
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector(".table")
    one.close()


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_several_games_by_days(browser: Browser, server: Running, lang: str, theme: str) -> None:
    """The icon of the app counts the open turns, in the lobby, in My games, and at the table as soon as the turn is
    over; then the next table is one press away."""
    ala, ola = server.person("Ala"), server.person("Ola")
    tables: dict[str, list[str]] = {ala.id: [], ola.id: []}
    while max(map(len, tables.values())) < 2:
        made = ala.make("wizardkittens", seats=2, tempo="days")
        ola.sit(made)
        ala.do(made, "start")
        tables[(ala if ala.state(made)["moves"] else ola).id].append(made)
    first, second = (ala, ola) if len(tables[ala.id]) == 2 else (ola, ala)
    table, other = tables[first.id]
    one = visitor(browser, server, first, lang)
    one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.page.add_init_script("navigator.setAppBadge = async (count) => { window.badge = count; }")
    for path in ("/", "/games"):
        one.go(path)
        until(lambda: one.page.evaluate("window.badge") == 2)
    one.go(f"/t/{table}")
    one.page.wait_for_selector(".table[data-prompt]")
    while not second.state(table)["moves"]:
        first.post(f"/api/tables/{table}/move", {"move": first.state(table)["moves"][0]})
    until(lambda: one.page.evaluate("window.badge") == 1)
    one.page.locator("[data-do=next-table]").wait_for()
    faults = faults_of(one, f"days-next-{lang}-{theme}")
    one.page.locator("[data-do=next-table]").click()
    one.page.wait_for_url(f"**/t/{other}")
    one.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_the_end_of_a_round_is_told_at_the_table(browser: Browser, server: Running, lang: str, theme: str) -> None:
    """Five minutes before, in a line that can be put away."""
    people = [server.person(name) for name in ("Ala", "Ola")]
    body = {
        "name": "Friday",
        "setup": {"game": "witchstone", "seats": 2, "tempo": "relaxed"},
        "minutes": 120,
        "rounds": 1,
    }
    place = f"/api/evenings/{people[0].post('/api/evenings', body)['id']}"  # two minutes at the pace of the tests
    for person in people:
        person.post(f"{place}/join", {})
    table = people[0].post(f"{place}/round", {})["played"][0]["tables"][0]["table"]
    one = visitor(browser, server, people[0], lang)
    one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go(f"/t/{table}")
    line = one.page.locator(".banner", has_text={"pl": "Ta runda kończy się o", "en": "This round ends at"}[lang])
    expect(line).to_be_visible()
    faults = faults_of(one, f"club-soon-{lang}-{theme}")
    line.locator("button").click()
    expect(line).to_have_count(0)
    one.close()
    assert not faults, "\n".join(faults)
