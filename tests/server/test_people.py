"""Authentication, authorisation and limits: cookies, accounts, tokens, origins."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kociolek.core.errors import KociolekError
from kociolek.server.endpoints import client_network
from kociolek.server.identity import clean
from kociolek.server.limits import Limits
from server_kit import Person, Running, Socket, running, settings_for, until


def test_a_guest_is_known_by_a_strict_cookie(server: Running) -> None:
    answer = httpx.post(f"http://127.0.0.1:{server.port}/api/me", json={"name": "Ola"})
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/"))
    ola = Person(server.port, cookie=answer.headers["set-cookie"].partition(";")[0])
    assert ola.get("/api/me")["player"]["name"] == "Ola"


@pytest.mark.parametrize("place", [0, 5, -1])
def test_a_changed_cookie_is_nobody(server: Running, place: int) -> None:
    name, _, value = server.person().cookie.partition("=")
    changed = value[:place] + ("x" if value[place] != "x" else "y") + value[place:][1:]
    assert Person(server.port, cookie=f"{name}={changed}").get("/api/me")["player"] is None


def test_a_guest_becomes_an_account_in_place(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make()
    told = ala.post("/api/me/account", {"login": f"ala{server.port}", "password": "correct horse"})
    assert told["me"]["player"]["id"] == ala.id
    stranger = Person(server.port)
    stranger.post("/api/login", {"login": f"ala{server.port}", "password": "wrong horse"}, 401)
    answer = stranger.http.post("/api/login", json={"login": f"ALA{server.port}", "password": "correct horse"})
    again = Person(server.port, cookie=answer.headers["set-cookie"].partition(";")[0])
    assert again.id == ala.id
    assert [row["id"] for row in again.get("/api/me/tables")["tables"]] == [table]
    server.person("Ela").post("/api/me/account", {"login": f"ala{server.port}", "password": "another one"}, 409)


def test_the_recovery_code_sets_a_new_password_and_throws_all_others_out(server: Running) -> None:
    ala = server.person("Ala")
    login = f"rec{server.port}"
    code = ala.post("/api/me/account", {"login": login, "password": "correct horse"})["code"]
    token = ala.post("/api/tokens", {"label": "bot", "scopes": ["read"]})["secret"]
    stranger = Person(server.port)
    stranger.post("/api/recover", {"login": login, "code": "AAAAA-" * 4 + "AAAAA", "password": "new horses"}, 401)
    fresh = stranger.post("/api/recover", {"login": login, "code": code.lower(), "password": "new horses"})["code"]
    assert fresh != code
    assert ala.get("/api/me")["player"] is None
    assert (
        httpx.get(f"http://127.0.0.1:{server.port}/api/me", headers={"Authorization": f"Bearer {token}"}).status_code
        == 401
    )
    stranger.post("/api/recover", {"login": login, "code": code, "password": "new horses"}, 401)
    stranger.post("/api/login", {"login": login, "password": "new horses"})


def test_who_recovers_an_account_throws_out_whoever_listens_as_them(server: Running) -> None:
    ala = server.person("Ala")
    login = f"out{server.port}"
    code = ala.post("/api/me/account", {"login": login, "password": "correct horse"})["code"]
    table = ala.make(bots=1, start=True)
    thief = ala.open(table)
    assert thief.wait("state")["view"]["seat"] == 0
    Person(server.port).post("/api/recover", {"login": login, "code": code, "password": "new horses"})
    assert thief.wait("bye")["reason"] == "restart"
    assert ala.open(table).wait("state")["view"]["seat"] is None, "the cookie is void"


def test_a_token_that_is_made_void_hears_nothing_more(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make(bots=1, start=True)
    made = ala.post("/api/tokens", {"label": "leaked", "scopes": ["read"]})
    thief = Person(server.port, token=made["secret"])
    with thief.http.stream("GET", f"/api/tables/{table}/stream?protocol=2") as stream:
        lines = (line for line in stream.iter_lines() if line)
        assert '"seat":0' in next(lines)
        assert ala.http.delete(f"/api/tokens/{made['token']['id']}").status_code == 200
        assert any('"bye"' in line for line in lines)  # and then the stream ends
    assert thief.http.get(f"/api/tables/{table}/stream?protocol=2").status_code == 401


def test_what_is_changed_at_once_is_not_lost(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a slow store, changes at the same time do not undo each other, and a recovery code works once."""
    ala = server.person("Ala")
    login = f"race{server.port}"
    store = server.server.store
    slow = store.change_player

    async def change_player(*changes: object) -> bool:
        await asyncio.sleep(0.2)
        return bool(await slow(*changes))

    monkeypatch.setattr(store, "change_player", change_player)
    with ThreadPoolExecutor(2) as both:
        account = both.submit(ala.post, "/api/me/account", {"login": login, "password": "correct horse"})
        until(server.server.identities._changing.locked)
        name = both.submit(ala.post, "/api/me", {"name": "Ola"})
        code, _ = account.result()["code"], name.result()
    me = Person(server.port, cookie=ala.cookie).get("/api/me")
    assert (me["player"]["name"], me["login"]) == ("Ola", login)
    asked = {"login": login, "code": code, "password": "new horses"}
    with ThreadPoolExecutor(2) as both:
        address = f"http://127.0.0.1:{server.port}/api/recover"
        statuses = [both.submit(httpx.post, address, json=asked, timeout=60) for _ in range(2)]
        assert sorted(each.result().status_code for each in statuses) == [200, 401]


def test_passwords_are_not_stored(server: Running) -> None:
    ala = server.person("Ala")
    code = ala.post("/api/me/account", {"login": f"pw{server.port}", "password": "verysecretword"})["code"]
    secret = ala.post("/api/tokens", {"label": "t", "scopes": ["read"]})["secret"]

    async def everything() -> str:
        rows = await server.server.store.writer.do(
            lambda db: [db.rows(f"SELECT * FROM {table}") for table in ("player", "token", "meta")]
        )
        return str(rows)

    text = asyncio.run(everything())
    assert "verysecretword" not in text
    assert code not in text
    assert code.replace("-", "") not in text
    assert secret not in text
    assert "argon2id" in text


def test_a_token_does_what_its_scopes_say(server: Running) -> None:
    ala = server.person("Ala")
    secrets = {
        scope: ala.post("/api/tokens", {"label": scope, "scopes": [scope]})["secret"]
        for scope in ("read", "play", "host")
    }
    subscriber, player, host = (Person(server.port, token=secrets[scope]) for scope in ("read", "play", "host"))
    assert subscriber.get("/api/me")["scopes"] == ["read"]
    subscriber.post("/api/tables", {"setup": {"game": "kittens"}}, 403)
    table = host.make(seats=2)
    ola = server.person("Ola")
    ola.sit(table)
    missing = {"error": {"key": "scope-missing", "values": {"scope": "host"}}}
    assert subscriber.do(table, "kick", 403, seat=1) == player.do(table, "start", 403) == missing
    host.do(table, "kick", seat=1)
    host.do(table, "bot", seat=1, bot="random")
    host.do(table, "start")
    player.get("/api/me/tables", 403)
    subscriber.post(f"/api/tables/{table}/move", {"move": "draw"}, 403)
    missing["error"]["values"] = {"scope": "play"}
    assert subscriber.do(table, "move", 403, seq=0, move="draw") == host.do(table, "leave", 403) == missing
    assert player.get(f"/api/tables/{table}/state?protocol=2")["view"]["seat"] is None
    assert subscriber.get(f"/api/tables/{table}/state?protocol=2")["view"]["seat"] == 0
    assert player.do(table, "move", seq=-1, move="draw")["messages"][0]["done"] is False
    player.do(table, "leave")
    host.post("/api/tokens", {"label": "more", "scopes": ["host"]}, 403)  # a token makes no tokens
    first = ala.get("/api/tokens")["tokens"][0]
    ala.http.delete(f"/api/tokens/{first['id']}")
    assert len(ala.get("/api/tokens")["tokens"]) == 2
    subscriber.get("/api/me", 401)


def test_somebody_unknown_may_look_but_not_too_often(sqlite_store: str) -> None:
    limits = Limits(write=(0.01, 4.0), file=(0.01, 3.0))
    with running(replace(settings_for(sqlite_store), limits=limits)) as server:
        ala = server.person("Ala")
        table = ala.make(bots=1, start=True)
        line = Person(server.port).open(table)
        line.wait("state")
        assert line.ask("ping")["now"] > 1_700_000_000_000
        line.say("sync")
        assert line.wait("state")["view"]["seat"] is None
        assert line.ask("chat", text="hello")["error"]["key"] == "who-are-you"
        line.ws.send("no command")
        assert line.wait("refused")["error"]["key"] == "message-bad"
        line.ws.send("no command")
        assert line.wait("refused")["error"]["key"] == "too-often"
        assert line.ask("ping")["error"]["key"] == "too-often"
        files = [ala.http.get("/t/anything").status_code for _ in range(4)]
        assert 429 not in files[:3]
        assert files[3] == 429


def test_tokens_cannot_be_tried_without_an_end(sqlite_store: str) -> None:
    with running(replace(settings_for(sqlite_store), limits=Limits(read=(0.01, 3.0)))) as server:
        address, guess = f"http://127.0.0.1:{server.port}/api/me", {"Authorization": "Bearer kct_guess"}
        statuses = [httpx.get(address, headers=guess).status_code for _ in range(5)]
        assert statuses == [401, 401, 401, 429, 429]


def test_a_request_that_never_ends_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for its body nor for its headers, in the first request of a connection and in later ones."""
    monkeypatch.setattr("kociolek.server.endpoints.BODY_SECONDS", 0.3)
    monkeypatch.setattr("kociolek.server.http_protocol.HEAD_SECONDS", 0.3)
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    body = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
    for said in (whole[:-2], body):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as raw:
            raw.sendall(whole)
            assert raw.recv(4000).startswith(b"HTTP/1.1 200")
            raw.sendall(said)
            last = b""
            while part := raw.recv(4000):  # until the server hangs up
                last += part
            assert not last if said != body else b"408" in last.split(b"\r\n")[0]


def test_a_head_may_not_be_huge(server: Running) -> None:
    """The server limits the size of the target and of the headers."""
    for head in ("GET /?" + "x" * 200_000, "GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: " + "x" * 200_000):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as raw, suppress(ConnectionError):
            raw.sendall(head.encode())
            answer = raw.recv(1000)
            assert not answer or answer.split()[1] in (b"400", b"413", b"414", b"431"), answer


def test_somebody_kicked_is_not_heard_either(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(seats=3)
    ola.sit(table)
    line = ola.open(table)
    line.wait("hello")
    ala.do(table, "kick", seat=1)
    assert line.wait("bye")["reason"] == "kicked"
    assert ola.do(table, "chat", 403, text="unfair")["error"]["key"] == "kicked-before"
    assert ola.do(table, "emote", 403, emote="oops")["error"]["key"] == "kicked-before"


FOREIGN = {"Origin": "https://evil.example"}


def test_other_sites_cannot_act_for_somebody(server: Running) -> None:
    ala = server.person("Ala")
    body = {"setup": {"game": "kittens"}}
    assert ala.http.post("/api/tables", json=body, headers=FOREIGN).status_code == 403
    assert ala.http.post("/api/tables", json=body, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert (
        ala.http.post(
            "/api/tables", content='{"setup":{"game":"kittens"}}', headers={"Content-Type": "text/plain"}
        ).status_code
        == 415
    )
    assert (
        ala.http.post("/api/tables", json=body, headers={"Origin": f"http://127.0.0.1:{server.port}"}).status_code
        == 200
    )


def test_other_sites_cannot_open_a_socket(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make()
    with pytest.raises(InvalidStatus) as refused:
        Socket(server.port, table, ala.cookie, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    Socket(server.port, table, ala.cookie, origin=f"http://127.0.0.1:{server.port}").close()


def test_every_answer_has_the_security_headers(server: Running) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/t/anything"):
        headers = httpx.get(f"http://127.0.0.1:{server.port}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        # Drawings are laid out by attributes; scripts and style sheets come from files alone.
        assert "unsafe" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_what_is_too_large_or_not_as_described_is_refused(server: Running) -> None:
    ala = server.person("Ala")
    assert ala.post("/api/tables", {"setup": {"game": "kittens"}, "more": 1}, 422)["error"]["key"] == "body-bad"
    ala.post("/api/me", {"name": "x" * 25}, 422)
    ala.post("/api/me", {"name": "\u202eevil"}, 422)
    huge = ala.http.post("/api/me", content="x" * 70_000, headers={"Content-Type": "application/json"})
    assert huge.status_code == 413


@pytest.mark.parametrize("body", [b'{"name":"\xff"}', b'{"a":' * 10_000, b"", b"[", b'{"name":NaN}'])
def test_what_cannot_be_read_is_refused_and_no_failure(server: Running, body: bytes) -> None:
    ala = server.person("Ala")
    answer = ala.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"]["key"] == "body-bad"
    line = ala.open(ala.make())
    line.ws.send(body.decode(errors="replace")[:8000])
    assert line.wait("refused")["error"]["key"] == "message-bad"
    assert line.ask("ping")["now"] > 0, "the connection goes on"


@pytest.mark.parametrize("login", ["ala\n", "al", "a" * 25, "ala ola", "łucja"])
def test_a_login_is_one_plain_word(server: Running, login: str) -> None:
    server.person("Ala").post("/api/me/account", {"login": login, "password": "correct horse"}, 422)


def test_a_contribution_is_hexadecimal_to_its_last_letter(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make()
    for wrong in ("\n", "a" * 64 + "\n", "A" * 64, "a" * 63):
        ala.do(table, "entropy", 422, entropy=wrong)
    ala.do(table, "entropy", entropy="a" * 64)


def test_no_name_in_an_address_makes_the_store_fail(server: Running) -> None:
    ala, nothing = server.person("Ala"), "%00" * 22
    for path in (f"/api/codes/{nothing}", f"/api/tables/{nothing}", f"/api/tables/{nothing}/state"):
        ala.get(path, 404)
    assert ala.http.delete(f"/api/tokens/{nothing}").status_code == 404
    with pytest.raises(InvalidStatus) as refused:
        ala.open(nothing)
    assert refused.value.response.status_code == 404


def test_a_wrong_address_or_method_is_told_as_every_other_error(server: Running) -> None:
    ala = server.person("Ala")
    assert ala.get("/api/nothing", 404)["error"]["key"] == "no-such-thing"
    assert ala.post("/api/nothing", {}, 404)["error"]["key"] == "no-such-thing"
    answer = ala.http.put("/api/me", json={})
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, POST")
    assert answer.json()["error"]["key"] == "method-wrong"


# Nothing to see; directions and stray joiners; letters of a flag without the flag.
UNSEEN = [
    "", " ", "a\nb", "a\x00", "\u200b", "\u2800", "\u3164\u3164", "\u2800\u200d\u2800",
    "a\u202eb", "\u2066a", "a\u200fb", "a\u200d", "a\u200db", "\U0001f431\u200d", "\u200d\U0001f431",
    "\U0001f3f4\U000e0067", "a\U000e0067\U000e0062\U000e007f", "\U0001f431\u200d\u202e\U0001f431",
]  # fmt: skip


@pytest.mark.parametrize("name", UNSEEN)
def test_names_can_be_seen(name: str) -> None:
    with pytest.raises(KociolekError):
        clean(name)


@pytest.mark.parametrize(
    "name",
    ["👩‍👩‍👧‍👦", "Ala 🐈‍⬛", "🏳️‍🌈🏴‍☠️", "🧙🏽‍♀️ Ola", "👍🏿", "🇵🇱", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥", "👁️‍🗨️", "Zażółć", "José"],
)
def test_joined_emoji_are_names_too(name: str) -> None:
    assert clean(name) == name


def test_all_addresses_of_one_household_count_as_one() -> None:
    assert (
        client_network("2001:db8:1:2::1") == client_network("2001:db8:1:2:ffff::9") != client_network("2001:db8:1:3::1")
    )
    assert client_network("::ffff:192.0.2.7") == client_network("192.0.2.7") != client_network("192.0.2.8")
    assert client_network("testclient") == "testclient"


def test_doors_open_only_so_often(sqlite_store: str) -> None:
    limits = Limits(guess=(0.01, 3.0), write=(0.01, 5.0), create=(0.01, 6.0), sockets=2)
    with running(replace(settings_for(sqlite_store), limits=limits)) as server:
        ala = server.person("Ala")
        statuses = [ala.http.get("/api/codes/AAAAAA").status_code for _ in range(5)]
        assert statuses == [404, 404, 404, 429, 429]
        answer = ala.http.post("/api/login", json={"login": "nobody", "password": "12345678"})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        table = ala.make()
        lines = [ala.open(table) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            ala.open(table)
        for _ in range(8):
            lines[0].say("ping")
        refused = lines[0].wait("refused")
        assert refused["error"]["key"] == "too-often"
        for line in lines:
            line.close()
