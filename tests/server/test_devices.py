"""Devices: a cookie belongs to one device, and signing out makes it void."""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest

from kociolek.server.identity import MOST_DEVICES, device_label
from server_kit import FREE, Person, Running, running, settings_for

PASSWORD = "correct horse"


def account(server: Running, login: str) -> Person:
    person = server.person("Ala")
    person.post("/api/me/account", {"login": f"{login}{server.port}", "password": PASSWORD})
    return person


def signed_in(server: Running, login: str, password: str = PASSWORD) -> Person:
    person = Person(server.port)
    person.post("/api/login", {"login": f"{login}{server.port}", "password": password})
    return person


def known(server: Running, cookie: str) -> bool:
    return Person(server.port, cookie=cookie).id != ""


def test_signing_out_makes_the_cookie_void(server: Running) -> None:
    """A copy of the cookie was good for 400 days after its owner had signed out."""
    ala, other = account(server, "void"), signed_in(server, "void")
    cookie, table = ala.cookie, ala.make(bots=1, start=True)
    listener = ala.open(table)
    listener.wait("state")
    ala.post("/api/logout", {})
    assert not known(server, cookie)
    assert listener.wait("bye")["reason"] == "restart"
    assert other.get("/api/me")["player"] is not None, "other devices stay signed in"
    other.post("/api/logout", {})
    other.post("/api/logout", {})  # again, by nobody


def test_a_copy_of_a_guests_cookie_does_not_become_the_accounts(server: Running) -> None:
    """Whoever had a guest's cookie was signed in when the guest made an account of it."""
    ala = server.person("Ala")
    table = ala.make(bots=1, start=True)
    copied = ala.cookie
    thief = Person(server.port, cookie=copied).open(table)
    thief.wait("state")
    ala.post("/api/me/account", {"login": f"copy{server.port}", "password": PASSWORD})
    assert not known(server, copied)
    assert thief.wait("bye")["reason"] == "restart"
    assert ala.get("/api/me")["login"] == f"copy{server.port}"
    assert ala.state(table)["view"]["seat"] == 0


def test_a_new_password_signs_all_other_devices_out(server: Running) -> None:
    """There was no way to change a password but the recovery code."""
    ala, thief = account(server, "pass"), signed_in(server, "pass")
    old = ala.cookie
    wrong = {"old": "wrong horse", "password": "new horses"}
    assert ala.post("/api/me/password", wrong, 403)["error"]["key"] == "password-wrong"
    assert thief.get("/api/me")["player"] is not None
    ala.post("/api/me/password", {"old": PASSWORD, "password": "new horses"})
    assert thief.get("/api/me")["player"] is None
    assert not known(server, old)
    assert ala.get("/api/me")["login"] == f"pass{server.port}"
    Person(server.port).post("/api/login", {"login": f"pass{server.port}", "password": PASSWORD}, 401)
    signed_in(server, "pass", "new horses")
    guest = server.person("Ola")
    guest.post("/api/me/password", {"old": "", "password": "new horses"}, 403)


def test_devices_are_listed_and_signed_out_alone(server: Running) -> None:
    ala = account(server, "list")
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    answer = httpx.post(
        f"http://127.0.0.1:{server.port}/api/login",
        json={"login": f"list{server.port}", "password": PASSWORD},
        headers={"User-Agent": agent},
    )
    phone = Person(server.port, cookie=answer.headers["set-cookie"].partition(";")[0])
    third = signed_in(server, "list")
    table = phone.make()
    listener = phone.open(table)
    listener.wait("hello")
    kept = ala.open(table)
    kept.wait("hello")
    devices = ala.get("/api/me/devices")["devices"]
    assert sorted(each["label"] for each in devices) == ["", "", "Firefox, Linux"]
    assert [each["current"] for each in devices].count(True) == 1
    (lost,) = [each["id"] for each in devices if each["label"]]
    server.person("Ola").delete(f"/api/me/devices/{lost}", 404)
    assert len(ala.delete(f"/api/me/devices/{lost}")["devices"]) == 2
    assert phone.get("/api/me")["player"] is None
    assert listener.wait("bye")["reason"] == "restart"
    assert kept.ask("ping")["type"] == "pong", "connections of other devices stay"
    (only,) = third.delete("/api/me/devices")["devices"]
    assert only["current"]
    assert ala.get("/api/me")["player"] is None
    assert third.delete(f"/api/me/devices/{only['id']}")["devices"] == []
    assert third.get("/api/me")["player"] is None


def test_programs_see_no_devices(server: Running) -> None:
    ala = server.person("Ala")
    token = ala.post("/api/tokens", {"label": "t", "scopes": ["read", "play", "host"]})["secret"]
    Person(server.port, token=token).get("/api/me/devices", 403)


def test_the_number_of_devices_is_limited(server: Running) -> None:
    ala = account(server, "many")
    oldest = ala.cookie
    others = [signed_in(server, "many") for _ in range(MOST_DEVICES)]
    assert not known(server, oldest)
    assert len(others[0].get("/api/me/devices")["devices"]) == MOST_DEVICES


def test_who_signs_in_again_has_one_device_there(server: Running) -> None:
    ala = account(server, "again")
    old = ala.cookie
    ala.post("/api/login", {"login": f"again{server.port}", "password": PASSWORD})
    assert len(ala.get("/api/me/devices")["devices"]) == 1
    assert not known(server, old)


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28", ""),
        ("<script>Linux", "Linux"),
    ],
)
def test_a_label_names_browser_and_system(agent: str, label: str) -> None:
    assert device_label(agent) == label


def test_wrong_guesses_of_others_do_not_lock_the_owner_out(sqlite_store: str) -> None:
    """Ten wrong guesses from anywhere kept the owner out of the account."""
    limits = replace(FREE, guess=(0.001, 4.0))
    with running(settings_for(sqlite_store, limits=limits, proxies="127.0.0.1")) as server:
        ala = Person(server.port, "Ala", address="192.0.2.1")
        right = {"login": "guessed", "password": PASSWORD}
        ala.post("/api/me/account", right)
        wrong = {"login": "guessed", "password": "wrong horse"}
        statuses = []
        for number in range(30):  # from many addresses
            stranger = Person(server.port, address=f"192.0.2.{100 + number // 6}")
            statuses.append(stranger.http.post("/api/login", json=wrong).status_code)
        assert statuses == ([401] * 4 + [429] * 2) * 5
        Person(server.port, address="192.0.2.2").post("/api/login", right)  # on a new device
        ala.post("/api/logout", {})
        neighbour = Person(server.port, address="192.0.2.1")  # the same network uses its guesses up
        assert [neighbour.http.post("/api/login", json=wrong).status_code for _ in range(5)][-1] == 429
        ala.post("/api/login", right)
        ala.post("/api/login", {"login": "somebody", "password": PASSWORD}, 429)


def test_a_known_device_has_only_so_many_guesses(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store, limits=replace(FREE, guess=(0.001, 4.0)))) as server:
        ala = account(server, "few")
        login = f"few{server.port}"
        ala.post("/api/logout", {})
        wrong = {"login": login, "password": "wrong horse"}
        assert [ala.http.post("/api/login", json=wrong).status_code for _ in range(6)] == [401] * 4 + [429] * 2
        forged = Person(server.port, cookie=ala.cookie[:-1] + ("A" if ala.cookie[-1] != "A" else "B"))
        told = [forged.http.post("/api/login", json=wrong).status_code for _ in range(6)]
        assert told.count(401) == 3, "counted for the address, of which the account took one"
