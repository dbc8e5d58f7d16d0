"""People in a browser: invitations from one player to another, profiles, presence and blocks, at every size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kociolek.server import ratings as rating_rules
from server.test_history import finished
from server.test_ratings import account
from server_kit import Running, close_all, running, settings_for
from web.test_my_games import LONG, LOOKS, visitor
from web.test_notices import faults_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("people")
    with running(settings_for(f"sqlite:{folder / 'people.db'}")) as one:
        yield one
        close_all()


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_people_and_profiles_fit(
    browser: Browser, server: Running, monkeypatch: pytest.MonkeyPatch, lang: str, theme: str
) -> None:
    monkeypatch.setattr(rating_rules, "SURE", 8 * rating_rules.UNIT)
    monkeypatch.setattr(rating_rules, "ENOUGH", 3)
    ala, ola, long = account(server, f"Ala{lang}{theme}"), server.person("Ola"), server.person(LONG)
    for _ in range(3):
        finished(ala, ola, rated=True)
    finished(ala, long, "witchstone")
    finished(long, ala, "wizardkittens")
    ela = server.person("Ela")
    finished(ala, ela)
    ala.post(f"/api/people/{ela.id}/block", {})
    ola.post("/api/me/allowed", {"presence": True})
    long.post(f"/api/people/{ala.id}/invite", {})
    one = visitor(browser, server, ala, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go("/games")
    page.wait_for_selector("[data-invitation]")
    expect(page.locator("[data-person]")).to_have_count(2)  # without the blocked one
    faults = faults_of(one, f"company-{lang}-{theme}")
    page.locator("[data-do=people]").click()
    page.wait_for_selector("[data-blocked]")
    expect(page.locator("[data-person]")).to_have_count(3)
    expect(page.locator(f"[data-person='{ola.id}'] .tag.on")).to_be_visible()
    faults += faults_of(one, f"people-{lang}-{theme}")
    page.locator("[data-do=profile]").click()
    page.wait_for_selector("#moments")
    expect(page.locator("#rated")).to_be_visible()
    faults += faults_of(one, f"profile-{lang}-{theme}")
    page.go_back()
    page.locator(f"[data-person='{long.id}'] a").click()
    page.wait_for_selector("#together")
    expect(page.locator("[data-table]")).to_have_count(2)
    faults += faults_of(one, f"person-{lang}-{theme}")
    assert not faults, "\n".join(faults)
    one.close()


def test_one_tap_invites_and_the_other_sits_down(browser: Browser, server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    host, guest = visitor(browser, server, ala), visitor(browser, server, ola, "pl")
    guest.go("/")
    host.go("/games")
    host.page.locator(f"[data-person='{ola.id}'] [data-do=invite]").click()
    host.page.wait_for_selector("[data-do=start], .seats")
    assert "/t/" in host.page.url
    guest.page.wait_for_selector("[data-invitation]", timeout=20_000)  # the lobby looks every 8 s
    expect(guest.page.locator("[data-invitation]")).to_contain_text("Ala zaprasza")
    guest.page.locator("[data-invitation] [data-do=accept]").click()
    guest.page.locator(".seats button", has_text="Usiądź").first.click()
    expect(host.page.locator(".seats li b", has_text="Ola")).to_be_visible()
    guest.go("/games")
    guest.page.wait_for_selector("h1")
    expect(guest.page.locator("[data-invitation]")).to_have_count(0)
    host.close()
    guest.close()


def test_an_invitation_from_a_waiting_room_is_declined_by_keyboard(browser: Browser, server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    table = ala.make("witchstone")
    host, guest = visitor(browser, server, ala), visitor(browser, server, ola)
    host.go(f"/t/{table}")
    host.page.locator("[data-do=invite]").click()
    host.page.locator(f"dialog [data-person='{ola.id}'] [data-do=invite]").focus()
    host.page.keyboard.press("Enter")
    expect(host.page.locator(f"dialog [data-person='{ola.id}']")).to_contain_text("Invited")
    guest.go("/games")
    guest.page.locator("[data-invitation] [data-do=decline]").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-invitation]")).to_have_count(0)
    assert ola.get("/api/me/tables")["invitations"] == []
    host.close()
    guest.close()


def test_a_profile_is_opened_to_all_and_somebody_blocked(browser: Browser, server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    one, stranger = visitor(browser, server, ala), visitor(browser, server)
    stranger.go(f"/person/{ala.id}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("shows the profile")
    stranger.troubles.clear()  # the answer 404
    one.go("/people")
    one.page.get_by_role("switch").last.click()
    expect(one.page.get_by_role("switch").last).to_have_attribute("aria-checked", "true")
    stranger.go(f"/person/{ala.id}")
    expect(stranger.page.locator("h1")).to_have_text("Ala")
    expect(stranger.page.locator("#played")).to_be_visible()
    expect(stranger.page.locator("[data-do=block]")).to_have_count(0)  # of somebody unknown
    one.page.locator(f"[data-person='{ola.id}'] a").click()
    one.page.locator("[data-do=block]").click()
    one.page.locator("[data-do=block-sure]").click()
    one.page.locator("[data-do=unblock]").wait_for()
    assert ola.post(f"/api/people/{ala.id}/invite", {})["table"]  # she is not told
    assert ala.get("/api/me/tables")["invitations"] == []
    one.page.go_back()
    one.page.locator(f"[data-blocked='{ola.id}'] [data-do=unblock]").click()
    expect(one.page.locator("[data-blocked]")).to_have_count(0)
    one.close()
    stranger.close()
