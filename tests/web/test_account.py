"""Passkeys and the second device in a browser: at every size, in both languages and themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server_kit import Running, close_all, running, settings_for
from web.playing import Visitor
from web.test_my_games import LOOKS
from web.test_notices import faults_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("account")
    with running(settings_for(f"sqlite:{folder / 'account.db'}")) as one:
        yield one
        close_all()


def arrive(browser: Browser, server: Running, lang: str, theme: str, path: str = "/games", name: str = "") -> Any:
    """Open a page under a name of this machine, where browsers offer passkeys; with a name, as that guest."""
    one = Visitor(browser, f"http://localhost:{server.port}", "desktop", lang)
    one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    if name:
        made = one.context.request.post(f"{one.address}/api/me", data={"name": name}, headers={"Origin": one.address})
        assert made.ok
    one.go(path)
    one.page.wait_for_selector("main h1")
    return one


def security_key(one: Any) -> Any:
    """Give the browser a virtual authenticator that always agrees."""
    cdp = one.context.new_cdp_session(one.page)
    cdp.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    found = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return cdp, found["authenticatorId"]


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_a_guest_keeps_the_games_with_a_passkey_and_signs_in_with_it(
    browser: Browser, server: Running, lang: str, theme: str
) -> None:
    one = arrive(browser, server, lang, theme, name="Ala")
    cdp, key = security_key(one)
    page = one.page
    login = f"key{lang}{theme}"
    page.locator("[data-do=account]").click()
    page.locator("dialog:modal input[autocomplete=username]").fill(login)
    faults = faults_of(one, f"passkey-keep-{lang}-{theme}")
    page.locator("dialog [data-do=submit]").click()
    page.wait_for_selector("dialog .code")
    page.locator("[data-do=code-done]").click()
    expect(page.locator("dialog .keys li")).to_have_count(1)
    faults += faults_of(one, f"passkey-account-{lang}-{theme}")
    assert len(cdp.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]) == 1
    page.locator("[data-do=signout]").click()
    page.locator("[data-do=account]").click()
    page.locator("dialog:modal [data-do=key-signin]").wait_for()
    faults += faults_of(one, f"passkey-signin-{lang}-{theme}")
    page.locator("dialog [data-do=key-signin]").click()
    expect(page.locator("dialog .keys li")).to_have_count(1)
    assert one.context.request.get(f"{one.address}/api/me").json()["login"] == login
    page.locator("[data-do=key-out]").click()
    expect(page.locator("dialog .keys li")).to_have_count(0)
    expect(page.locator("dialog [role=alert]")).to_be_visible()  # only the recovery code is left
    page.locator("[data-do=key-add]").click()
    expect(page.locator("dialog .keys li")).to_have_count(1)
    one.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_two_browsers_and_one_player(browser: Browser, server: Running, lang: str, theme: str) -> None:
    first = arrive(browser, server, lang, theme, name="Ala")
    page = first.page
    page.locator("[data-do=account]").click()
    page.locator("dialog:modal [data-do=link]").click()
    code = page.locator("[data-code]").inner_text()
    faults = faults_of(first, f"link-code-{lang}-{theme}")
    second = arrive(browser, server, lang, theme, path=f"/link#{code}")
    other = second.page
    expect(other.locator("main input")).to_have_value(code)
    assert code not in other.url
    faults += faults_of(second, f"link-here-{lang}-{theme}")
    other.locator("[data-do=submit]").click()
    number = other.locator("main .number").inner_text()
    faults += faults_of(second, f"link-wait-{lang}-{theme}")
    page.locator("[data-do=link-yes]").wait_for()
    assert page.locator("dialog .number").inner_text() == number
    faults += faults_of(first, f"link-asked-{lang}-{theme}")
    page.locator("[data-do=link-yes]").click()
    other.wait_for_url("**/games")
    players = [one.context.request.get(f"{one.address}/api/me").json()["player"]["id"] for one in (first, second)]
    assert players[0] == players[1]
    first.close()
    second.close()
    assert not faults, "\n".join(faults)


def test_a_wrong_code_is_answered_in_words(browser: Browser, server: Running) -> None:
    one = arrive(browser, server, "en", "light", path="/link")
    one.page.locator("main input").fill("WRONG-CODES")
    one.page.locator("[data-do=submit]").click()
    expect(one.page.locator("[role=alert]")).to_contain_text("no longer valid")
    one.troubles.clear()  # the refusal
    one.close()
