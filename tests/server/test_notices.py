"""Notices: what is sent, to whom, when, and what becomes of receivers that are slow, refuse, redirect or are gone."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
import time
from base64 import urlsafe_b64decode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_bytes
from email.policy import default as modern
from ipaddress import ip_address
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kociolek.core.errors import KociolekError
from kociolek.server.identity import now_ms
from kociolek.server.notices import outgoing, push
from kociolek.server.notices.notices import Notices
from kociolek.server.notices.times import next_minute, quiet_until, zone_named
from kociolek.server.store import outbox
from kociolek.server.store.outbox import News
from server_kit import FREE, Person, Running, running, settings_for, until

HERE = ("127.0.0.0/8",)
QUICK = 0.0002  # factor of all times: a day takes 17 s, a minute 12 ms


class Receiver:
    """A web server whose paths answer differently: /ok, /slow, /refuses, /busy, /gone, /redirect."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.lock = threading.Lock()
        self.loop = asyncio.new_event_loop()
        self.port = 0
        self.busy: Counter[str] = Counter()
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self.thread.start()
        assert ready.wait(10)

    def _run(self, ready: threading.Event) -> None:
        async def begin() -> None:
            self.server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
            self.port = self.server.sockets[0].getsockname()[1]
            ready.set()

        self.loop.run_until_complete(begin())
        self.loop.run_forever()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            path = first.split()[1]
            with self.lock:
                self.got.append((path, headers, body))
            if path.startswith("/slow"):
                await asyncio.sleep(60)
            status = {"/refuses": "400 Bad", "/gone": "410 Gone", "/redirect": "302 Found"}.get(path, "201 Created")
            self.busy[headers.get("kociolek-notice", "")] += 1
            if path == "/busy" and self.busy[headers["kociolek-notice"]] == 1:
                status = "503 Busy\r\nRetry-After: 1"
            place = f"Location: http://127.0.0.1:{self.port}/inside\r\n" if path == "/redirect" else ""
            writer.write(f"HTTP/1.1 {status}\r\n{place}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def bodies(self, path: str) -> list[Any]:
        with self.lock:
            return [json.loads(body) for place, _, body in self.got if place == path]

    def close(self) -> None:
        async def end() -> None:
            self.server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await asyncio.sleep(0.05)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


@contextmanager
def quick_server(store: str, **changes: Any) -> Iterator[Running]:
    settings = {"pace": QUICK, "inside": HERE, "notice_patience": 1.0, **changes}
    with running(settings_for(store, **settings)) as server:
        yield server


def account(server: Running, name: str) -> Person:
    person = server.person(name)
    person.post("/api/me/account", {"login": name.lower(), "password": "a long password"})
    return person


def hook(person: Person, url: str, **more: Any) -> Any:
    return person.post("/api/me/channels", {"kind": "hook", "target": url, **more})


def news(server: Running, *rows: News, invite: bool = True) -> None:
    """Store news as a move would. Without `invite` nobody is asked to the tables of invitations any more."""
    notices: Notices = server.server.notices

    async def add() -> None:
        for row in rows:
            if invite and row.kind == "invitation":
                await notices.server.registry.people.invite(row.player, row.live, "somebody", now_ms())
        await notices.store.writer.do(lambda db: outbox.add_news(db, rows, now_ms()))
        notices.wake()

    in_loop(server, add())


def in_loop(server: Running, work: Any) -> Any:
    loop = server.server.notices._task.get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


def waiting(server: Running) -> int:
    async def count() -> int:
        rows = await server.server.store.writer.do(lambda db: db.rows("SELECT count(*) FROM outbox"))
        return int(rows[0][0] or 0)

    return int(in_loop(server, count()))


# -- a thousand notices -----------------------------------------------------------------------
def test_thousand_notices_to_bad_receivers_slow_no_table(new_store: Callable[[], str], receiver: Receiver) -> None:
    """Nothing is sent twice, no table is slowed, dead subscriptions go away."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nowhere = free.getsockname()[1]
    paths = ("/ok", "/slow", "/refuses", "/busy", "/gone", "/redirect")
    with quick_server(new_store(), pace=0.02) as server:
        people = [account(server, f"Owner{number}") for number in range(len(paths) + 1)]
        for person, path in zip(people, paths, strict=False):
            hook(person, receiver.at(path))
        hook(people[-1], f"http://127.0.0.1:{nowhere}/")
        player = server.person("Player")
        table = player.make("kittens", seats=2, bots=1, start=True, tempo="relaxed")
        quiet = delays(player, table, 40)
        for person in people:  # 1,001 in all
            news(server, *(News(person.id, "over", f"table{number}", 0, 0) for number in range(143)))
        # over is told by e-mail only, unless its owner says otherwise
        assert until(lambda: waiting(server) == 0)
        assert not receiver.got
        for person in people:
            wishes = person.get("/api/me/notices")["wishes"]
            person.post("/api/me/notices", {**wishes, "on": {**wishes["on"], "over": ["hook"]}})
            news(server, *(News(person.id, "over", f"table{number}", 0, 0) for number in range(143)))
        busy = delays(player, table, 40)
        until(lambda: len(receiver.bodies("/ok")) == 143)
        until(lambda: waiting(server) == 0, 120)
        with receiver.lock:
            times = Counter((path, headers["kociolek-notice"]) for path, headers, _ in receiver.got)
        assert len({body["table"] for body in receiver.bodies("/ok")}) == 143
        # Only a receiver that asked to be called again got a notice a second time.
        assert {path for (path, _), number in times.items() if number > 1} <= {"/busy"}
        assert all(number == 2 for (path, _), number in times.items() if path == "/busy")
        assert len(receiver.bodies("/busy")) == 2 * 143
        assert not receiver.bodies("/inside"), "a redirect was followed"
        wrong = [person.get("/api/me/notices")["channels"][0]["wrong"] for person in people]
        assert (wrong[0], wrong[3]) == ("", "")
        assert wrong[2] == "400"
        assert wrong[4] == "410"
        assert wrong[5] == "redirect"
        assert wrong[1]
        assert wrong[6]
        for path in ("/slow", "/refuses", "/gone", "/redirect"):  # it stops soon after it was found dead
            assert len(receiver.bodies(path)) <= 5 + 4, path
        assert sorted(busy)[36] < sorted(quiet)[36] + 0.05, (quiet, busy)


def delays(person: Person, table: str, number: int) -> list[float]:
    found = []
    for _ in range(number):
        begin = time.perf_counter()
        person.do(table, "pace", pace="fast")
        found.append(time.perf_counter() - begin)
    return found


def test_a_browser_that_is_gone_is_forgotten(sqlite_store: str, receiver: Receiver) -> None:
    with quick_server(sqlite_store) as server:
        ala, keys = server.person("Ala"), Browser()
        body = {"kind": "push", "target": receiver.at("/gone"), **keys.public}
        assert len(ala.post("/api/me/channels", body)["channels"]) == 1
        news(server, News(ala.id, "started", "table", 0, 0))
        until(lambda: ala.get("/api/me/notices")["channels"] == [])


# -- addresses ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
     "64:ff9b::7f00:1", "2002:7f00:1::", "2002:0a00:0001::", "fec0::1", "192.0.0.8", "2606:4700::5efe:7f00:1",
     "2606:4700::200:5efe:a00:1", "64:ff9b:1::7f00:1"],
)  # fmt: skip
def test_no_request_goes_inside(address: str) -> None:
    assert not outgoing.may_call(address, [])


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_can_be_called(address: str) -> None:
    assert outgoing.may_call(address, [])


def test_a_public_address_of_this_machine_is_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """A firewall may let only this machine call what listens there."""
    assert outgoing.is_own(ip_address("127.0.0.1"))
    assert not outgoing.is_own(ip_address("203.0.113.9"))
    monkeypatch.setattr(outgoing, "is_own", lambda address: str(address) == "1.1.1.1")
    assert not outgoing.may_call("1.1.1.1", [])
    assert not outgoing.may_call("::ffff:1.1.1.1", [])
    assert outgoing.may_call("1.1.1.1", outgoing.networks(["1.1.1.1/32"]))


@pytest.mark.parametrize(
    "host", ["2130706433", "0x7f000001", "0177.0.0.1", "127.1", "localhost", "[::1]", "[::ffff:7f00:1]", "0"]
)
def test_other_ways_to_write_an_address_inside_lead_nowhere(host: str) -> None:
    place = outgoing.place_of(f"https://{host}/", [])
    with pytest.raises((outgoing.Forbidden, outgoing.Unsent)):
        asyncio.run(outgoing.resolved(place, []))


def test_the_host_may_allow_networks_inside() -> None:
    inside = outgoing.networks(["10.0.0.0/8"])
    assert outgoing.may_call("10.1.2.3", inside)
    assert outgoing.may_call("::ffff:10.1.2.3", inside)
    assert not outgoing.may_call("192.168.0.1", inside)


@pytest.mark.parametrize(
    "url", ["http://example.org/", "ftp://example.org/", "https://name:secret@example.org/", "https://", "https://a b/",
            "https://example.org/\nHost: x", "https://exämple.org/", "javascript:alert(1)"],
)  # fmt: skip
def test_bad_urls_are_refused(url: str, sqlite_store: str) -> None:
    with pytest.raises(outgoing.Forbidden):
        outgoing.place_of(url, [])


def test_the_checked_address_is_the_one_that_is_called(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that answers with another address the second time (rebinding) changes nothing."""
    asked: list[str] = []

    def call(answers: list[str]) -> outgoing.Reply:
        def resolve(host: Any, port: Any, *_: Any, **more: Any) -> Any:
            asked.append(str(host))
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answers[len(asked) - 1], port))]

        monkeypatch.setattr(socket, "getaddrinfo", resolve)
        url = f"http://rebinding.example:{receiver.port}/ok"
        return asyncio.run(outgoing.post(url, {}, b"{}", outgoing.networks(HERE), 2.0))

    assert call(["127.0.0.1", "10.0.0.1"]).status == 201
    assert asked == ["rebinding.example"]
    asked.clear()
    with pytest.raises(outgoing.Forbidden):
        call(["10.0.0.1", "127.0.0.1"])


def test_slow_name_servers_of_one_receiver_hold_up_no_other(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    genuine, free = socket.getaddrinfo, threading.Event()

    def resolve(host: Any, port: Any, *args: Any, **more: Any) -> Any:
        if host == "slow.example":
            free.wait(10)
            raise OSError
        return genuine("127.0.0.1", port, *args, **more)

    async def call() -> outgoing.Reply:
        inside = outgoing.networks(HERE)
        slow = [outgoing.post(f"http://slow.example/{number}", {}, b"", inside, 5.0) for number in range(31)]
        tasks = [asyncio.ensure_future(each) for each in slow]
        await asyncio.sleep(0.1)
        try:
            return await outgoing.post(f"http://other.example:{receiver.port}/ok", {}, b"{}", inside, 2.0)
        finally:
            free.set()
            assert all(
                isinstance(each, outgoing.Unsent) for each in await asyncio.gather(*tasks, return_exceptions=True)
            )

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    assert asyncio.run(call()).status == 201


def test_a_webhook_inside_is_refused_and_switched_off(sqlite_store: str, receiver: Receiver) -> None:
    with quick_server(sqlite_store, inside=("10.255.255.0/24",)) as server:
        ala = account(server, "Ala")
        hook(ala, receiver.at("/ok"))
        news(server, News(ala.id, "turn", "x", 0, 0), News(ala.id, "started", "table", 0, 0))
        until(lambda: ala.get("/api/me/notices")["channels"][0]["wrong"] == "inside")
        assert not receiver.got
    with quick_server(sqlite_store, inside=()) as server:
        again = Person(server.port, cookie=ala.cookie)
        again.post("/api/me/channels", {"kind": "hook", "target": receiver.at("/ok")}, 422)


# -- chat rooms ---------------------------------------------------------------------------------
def test_a_room_that_players_share_is_told_once(sqlite_store: str, receiver: Receiver) -> None:
    """What one move causes is one message to a chat room, whoever of the players asked for it there."""
    with quick_server(sqlite_store) as server:
        people = [account(server, name) for name in ("Ala", "Ola", "Jan")]
        for person in people:
            hook(person, receiver.at("/room"), form="slack")
            hook(person, receiver.at("/program"))
        for table in ("first", "second"):
            news(server, *(News(person.id, "started", table, 0, 0) for person in people))
        until(lambda: len(receiver.bodies("/program")) == 6 and waiting(server) == 0)
        assert len(receiver.bodies("/room")) == 2


# -- Web Push -----------------------------------------------------------------------------------
class Browser:
    """The keys of a browser, and how it reads a message (RFC 8291)."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def public(self) -> dict[str, str]:
        return {"p256dh": push.plain(push.point(self.private.public_key())), "auth": push.plain(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender = body[21 : 21 + length]
        assert len(body) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + push.point(self.private.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\x00")
        assert text.endswith(b"\x02")
        return text[:-1]


def test_encryption_is_that_of_rfc_8291() -> None:
    """The example of appendix A of RFC 8291, byte by byte."""
    own = ec.derive_private_key(
        int.from_bytes(push.raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), push.CURVE
    )
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sealed = push.seal(
        b"When I grow up, I want to be a watermelon", theirs, "BTBZMqHH6r4Tts7J_aSIgg", own,
        push.raw("DGv6ra1nlYgDCS1FRnbzlw"),
    )  # fmt: skip
    assert push.plain(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_message_says_kind_table_and_time(sqlite_store: str, receiver: Receiver) -> None:
    with quick_server(sqlite_store, address="https://club.example") as server:
        ala, browser = server.person("Ala"), Browser()
        page = ala.post("/api/me/channels", {"kind": "push", "target": receiver.at("/ok"), **browser.public})
        assert page["channels"][0]["current"]
        for kind, table in (("started", "a" * 22), ("invitation", "b" * 22), ("evening", "c" * 22)):
            news(server, News(ala.id, kind, table, 0, 0))
        until(lambda: len(receiver.got) == 3)
        read = [json.loads(browser.read(body)) for _, _, body in receiver.got]
        assert sorted((each["kind"], each["table"]) for each in read) == [
            ("evening", "c" * 22), ("invitation", "b" * 22), ("started", "a" * 22)]  # fmt: skip
        assert all(set(each) == {"kind", "table", "at"} for each in read)
        assert len({len(body) for _, _, body in receiver.got}) == 1, "the length tells the kind"
        headers = receiver.got[0][1]
        assert headers["content-encoding"] == "aes128gcm"
        assert len(headers["topic"]) == 32
        check_vapid(headers["authorization"], page["key"], f"http://127.0.0.1:{receiver.port}")


def test_push_services_are_told_who_sends(sqlite_store: str, receiver: Receiver) -> None:
    """Apple's refuses a sender at localhost. Without --url the server names the page where the browser subscribed."""
    with quick_server(sqlite_store) as server:
        ala, browser = server.person("Ala"), Browser()
        ala.http.headers.update({"Origin": "https://kot.example", "Host": "kot.example"})
        page = ala.post("/api/me/channels", {"kind": "push", "target": receiver.at("/ok"), **browser.public})
        news(server, News(ala.id, "started", "table", 0, 0))
        until(lambda: receiver.got)
        claims = check_vapid(receiver.got[0][1]["authorization"], page["key"], f"http://127.0.0.1:{receiver.port}")
        assert claims["sub"] == "https://kot.example"


def check_vapid(header: str, key: str, audience: str) -> Any:
    """Check the signature as a push service does (RFC 8292), and return what it says."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    text, _, signature = parts["t"].rpartition(".")
    claims = json.loads(urlsafe_b64decode(text.split(".")[1] + "=="))
    assert claims["aud"] == audience
    assert claims["sub"].startswith(("https:", "mailto:"))
    assert time.time() < claims["exp"] <= time.time() + 86_400
    number = push.raw(signature)
    pair = encode_dss_signature(int.from_bytes(number[:32], "big"), int.from_bytes(number[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.raw(key))
    public.verify(pair, text.encode(), ec.ECDSA(hashes.SHA256()))
    return claims


# -- e-mail -------------------------------------------------------------------------------------
class Inbox:
    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address.startswith("nobody"):
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append((envelope.rcpt_tos, message_from_bytes(envelope.content, policy=modern)))
        return "250 OK"


def test_an_address_is_confirmed_before_it_is_used(new_store: Callable[[], str]) -> None:
    inbox = Inbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(inbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        mail = {"mail_server": f"smtp://127.0.0.1:{port}", "mail_from": "club@club.example"}
        with quick_server(new_store(), address="https://club.example", **mail) as server:
            guest = server.person("Guest")
            guest.post("/api/me/channels", {"kind": "mail", "target": "guest@example.org"}, 403)
            ala = account(server, "Ala")
            ala.post("/api/me/channels", {"kind": "mail", "target": "no address"}, 422)
            ala.post("/api/me/channels", {"kind": "mail", "target": "ala@example.org\nBcc: x@example.org"}, 422)
            page = ala.post("/api/me/channels", {"kind": "mail", "target": "ala@example.org"})
            id = page["channels"][0]["id"]
            assert not page["channels"][0]["confirmed"]
            until(lambda: inbox.mails)
            code = inbox.mails[0][1].get_content().split(": ")[1].split()[0]
            news(server, News(ala.id, "turn", "a" * 22, 0, 0), News(ala.id, "started", "a" * 22, 0, 0))
            until(lambda: waiting(server) == 0)
            assert len(inbox.mails) == 1, "an address that nobody confirmed got news"
            ala.post(f"/api/me/channels/{id}/confirm", {"code": "WRONG234"}, 403)
            guest.post(f"/api/me/channels/{id}/confirm", {"code": code}, 409 - 5)
            assert ala.post(f"/api/me/channels/{id}/confirm", {"code": code.lower()})["channels"][0]["confirmed"]
            wishes = {"zone": "Europe/Warsaw", "language": "pl", "on": {"over": ["mail"]}}
            ala.post("/api/me/notices", wishes)
            news(server, News(ala.id, "invitation", "b" * 22, 0, 0))
            until(lambda: len(inbox.mails) == 2)
            to, told = inbox.mails[1]
            assert to == ["ala@example.org"]
            assert told["subject"] == "Masz zaproszenie do stołu"
            assert f"https://club.example/t/{'b' * 22}" in told.get_content()
            leave = told["list-unsubscribe"].strip(" <>")
            assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            stranger = Person(server.port)
            stranger.http.post(leave.replace("https://club.example", "") + "x", data={"List-Unsubscribe": "One-Click"})
            assert len(ala.get("/api/me/notices")["channels"]) == 1
            assert leave.startswith("https://club.example/api/unsubscribe/"), leave
            answer = stranger.http.post(
                leave.replace("https://club.example", ""), data={"List-Unsubscribe": "One-Click"}
            )
            assert answer.status_code == 200
            assert ala.get("/api/me/notices")["channels"] == []
    finally:
        controller.stop()


def test_codes_are_not_sent_to_others_without_end(sqlite_store: str) -> None:
    """Neither by one account, nor by many accounts to one address."""
    limits = replace(FREE, mail=(0.001, 3.0))
    with quick_server(sqlite_store, mail_server="smtp://127.0.0.1:9", mail_from="a@b.example", limits=limits) as server:
        ala, ola = account(server, "Ala"), account(server, "Ola")
        for number in range(3):
            ala.post("/api/me/channels", {"kind": "mail", "target": f"victim{number}@example.org"})
        assert (
            ala.post("/api/me/channels", {"kind": "mail", "target": "new@example.org"}, 429)["error"]["key"]
            == "too-often"
        )
        for _ in range(2):
            ola.post("/api/me/channels", {"kind": "mail", "target": "VICTIM0@example.org"})
        ola.post("/api/me/channels", {"kind": "mail", "target": "victim0@example.org"}, 429)


# -- times ----------------------------------------------------------------------------------------
def at(text: str, zone: str = "Europe/Warsaw") -> int:
    from datetime import datetime

    return round(datetime.fromisoformat(text).replace(tzinfo=zone_named(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "begin", "end", "until"),
    [
        ("2026-11-18T23:30", 22 * 60, 7 * 60, "2026-11-19T07:00"),
        ("2026-11-18T03:00", 22 * 60, 7 * 60, "2026-11-18T07:00"),
        ("2026-11-18T12:00", 22 * 60, 7 * 60, "2026-11-18T12:00"),
        ("2026-11-18T13:30", 13 * 60, 15 * 60, "2026-11-18T15:00"),
        ("2026-11-18T07:00", 22 * 60, 7 * 60, "2026-11-18T07:00"),
        ("2026-11-18T03:00", 0, 0, "2026-11-18T03:00"),
        ("2026-10-24T23:00", 22 * 60, 7 * 60, "2026-10-25T07:00"),  # the night is an hour longer
        ("2026-03-28T23:00", 22 * 60, 7 * 60, "2026-03-29T07:00"),  # and an hour shorter
    ],
)
def test_quiet_hours_follow_the_clock_of_the_reader(now: str, begin: int, end: int, until: str) -> None:
    assert quiet_until(at(now), begin, end, "Europe/Warsaw") == at(until)


def test_the_daily_mail_has_its_hour() -> None:
    assert next_minute(at("2026-11-18T12:00"), 8 * 60, "Europe/Warsaw") == at("2026-11-19T08:00")
    assert next_minute(at("2026-11-18T07:00"), 8 * 60, "Europe/Warsaw") == at("2026-11-18T08:00")
    with pytest.raises(KociolekError):
        zone_named("Nowhere/Land")


def test_quiet_hours_hold_news_back(sqlite_store: str, receiver: Receiver) -> None:
    with quick_server(sqlite_store) as server:
        ala = account(server, "Ala")
        hook(ala, receiver.at("/ok"))
        minute = (int(time.time()) // 60) % 1440
        quiet = {"zone": "UTC", "quiet_from": (minute - 10) % 1440, "quiet_to": (minute + 60) % 1440}
        ala.post("/api/me/notices", quiet)
        news(server, News(ala.id, "started", "a" * 22, 0, 0))
        time.sleep(0.3)
        assert waiting(server) == 1
        assert not receiver.got
        ala.post("/api/me/notices", {"zone": "Mars/Base"}, 422)


# -- tables that are played by days -----------------------------------------------------------------
def by_days(server: Running, people: list[Person], **setup: Any) -> str:
    table = people[0].make("wizardkittens", seats=len(people), tempo="days", **setup)
    for person in people[1:]:
        person.sit(table)
    people[0].do(table, "start")
    return table


def asked(people: list[Person], table: str) -> Person:
    def found() -> Person | None:
        return next((person for person in people if person.state(table)["moves"]), None)

    one: Person = until(found)
    return one


def test_a_turn_is_told_once_and_then_its_end(new_store: Callable[[], str], receiver: Receiver) -> None:
    """The player is told of the turn, warned before the time ends, and told nothing of turns that are taken."""
    with quick_server(new_store()) as server:
        people = [account(server, name) for name in ("Ala", "Ola")]
        for person in people:
            hook(person, receiver.at(f"/{person.id}"))
        table = by_days(server, people)
        first = asked(people, table)

        def told() -> list[str]:
            return [body["kind"] for body in receiver.bodies(f"/{first.id}")]

        until(lambda: told().count("time") >= 2)
        assert told()[0] == "turn"
        assert told().count("turn") == 1
        assert {tuple(sorted(body)) for body in receiver.bodies(f"/{first.id}")} == {("at", "kind", "table")}
        rows = [row for row in first.get("/api/me/tables")["tables"] if row["id"] == table]
        assert rows[0]["turn"]
        assert 0 < rows[0]["deadline"] - now_ms() < 18_000


def test_who_sits_at_the_table_is_told_when_they_leave(sqlite_store: str, receiver: Receiver) -> None:
    """Looking in must not swallow a notice."""
    with quick_server(sqlite_store) as server:
        people = [account(server, name) for name in ("Ala", "Ola")]
        for person in people:
            hook(person, receiver.at(f"/{person.id}"))
        sockets = []
        table = people[0].make("wizardkittens", seats=2, tempo="days")
        people[1].sit(table)
        sockets = [person.open(table) for person in people]
        people[0].do(table, "start")
        time.sleep(0.3)
        kinds = [json.loads(body)["kind"] for _, _, body in receiver.got]
        assert "turn" not in kinds
        for each in sockets:
            each.close()
        first = asked(people, table)
        until(lambda: "turn" in [body["kind"] for body in receiver.bodies(f"/{first.id}")])


def test_news_is_stored_with_its_move_and_survives_a_restart(new_store: Callable[[], str], receiver: Receiver) -> None:
    store = new_store()
    with quick_server(store, pace=1.0) as server:  # a turn is told after a minute
        people = [account(server, name) for name in ("Ala", "Ola")]
        for person in people:
            hook(person, receiver.at(f"/{person.id}"))
        table = by_days(server, people)
        first = asked(people, table)
        assert waiting(server) >= 5
        assert "turn" not in [json.loads(body)["kind"] for _, _, body in receiver.got]
    with quick_server(store, pace=1.0) as server:

        async def hasten() -> None:
            sql = "UPDATE outbox SET due = 0 WHERE kind = 'turn'"
            await server.server.store.writer.do(lambda db: db.run(sql))
            server.server.notices.wake()

        in_loop(server, hasten())
        until(lambda: [body["kind"] for body in receiver.bodies(f"/{first.id}")].count("turn") == 1)
        assert receiver.bodies(f"/{first.id}")[-1]["table"] == table


def test_news_that_arrives_when_the_server_stops_does_not_hold_it_up(sqlite_store: str) -> None:
    with quick_server(sqlite_store) as server:
        notices: Notices = server.server.notices

        async def stop() -> None:
            notices.wake()
            done, _ = await asyncio.wait([asyncio.ensure_future(notices.stop())], timeout=10)
            assert done

        in_loop(server, stop())


def test_vacation_stops_the_clock(new_store: Callable[[], str]) -> None:
    with quick_server(new_store(), pace=1.0) as server:
        people = [account(server, name) for name in ("Ala", "Ola")]
        table = by_days(server, people)
        first = asked(people, table)

        def deadline() -> int:
            rows = first.get("/api/me/tables")["tables"]
            return int(next(row["deadline"] for row in rows if row["id"] == table))

        before = deadline()
        page = first.post("/api/me/vacation", {"days": 7})
        assert page["away_left"] == 23
        assert abs(page["away_until"] - now_ms() - 7 * 86_400_000) < 60_000
        assert abs(deadline() - before - 7 * 86_400_000) < 60_000
        first.post("/api/me/vacation", {"days": 29})  # the days that were not used are given back
        assert abs(deadline() - before - 29 * 86_400_000) < 60_000
        assert first.post("/api/me/vacation", {"days": 0})["away_left"] >= 29
        assert abs(deadline() - before) < 60_000
        first.post("/api/me/vacation", {"days": 31}, 422)
