"""Passkeys and links: other ways to sign in, and attacks on them."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from kociolek.server import sign_in_api
from kociolek.server.store.sign_in import MOST_PASSKEYS
from server_kit import Person, Running

PASSWORD = "correct horse"


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A security key in software: one passkey with a counter, as WebAuthn level 3 describes it."""

    def __init__(self, port: int, rp: str = "localhost", id: bytes = b"") -> None:
        self.origin, self.rp = f"http://{rp}:{port}", rp
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = id or sha256(str(self.key.private_numbers().private_value).encode()).digest()
        self.count = 0

    def data(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def head(self, flags: int) -> bytes:
        self.count += 1
        return sha256(self.rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any], origin: str = "") -> dict[str, Any]:
        """Answer the options for a new passkey."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self.head(0x45) + credential})
        data = self.data("webauthn.create", options["challenge"], origin or self.origin)
        return self.credential(attestationObject=encoded(statement), clientDataJSON=encoded(data))

    def answer(self, options: dict[str, Any], origin: str = "") -> dict[str, Any]:
        """Answer the options for signing in."""
        head = self.head(0x05)
        data = self.data("webauthn.get", options["challenge"], origin or self.origin)
        signature = self.key.sign(head + sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            authenticatorData=encoded(head), clientDataJSON=encoded(data), signature=encoded(signature)
        )

    def credential(self, **response: str) -> dict[str, Any]:
        id = encoded(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def at_home(person: Person) -> Person:
    """Let a person come from a page of localhost, where browsers offer passkeys."""
    person.http.headers.update({"Origin": f"http://localhost:{person.port}", "Host": f"localhost:{person.port}"})
    return person


def owner(server: Running, login: str) -> tuple[Person, Authenticator]:
    """Return an account with a password and a passkey."""
    ala, key = at_home(server.person("Ala")), Authenticator(server.port)
    ala.post("/api/me/account", {"login": f"{login}{server.port}", "password": PASSWORD})
    register(ala, key)
    return ala, key


def register(person: Person, key: Authenticator, **more: Any) -> Any:
    asked = person.post("/api/me/passkeys/options", more)
    return person.post("/api/me/passkeys", {"ticket": asked["ticket"], "credential": key.make(asked["options"])})


def stranger(server: Running) -> Person:
    return at_home(Person(server.port))


def ask_in(person: Person) -> Any:
    return person.post("/api/passkeys/options", {})


def refused(person: Person, ticket: str, credential: Any, status: int = 403) -> str:
    answer = person.post("/api/passkeys/login", {"ticket": ticket, "credential": credential}, status)
    return str(answer["error"]["key"])


# -- passkeys -----------------------------------------------------------------------------
def test_a_passkey_signs_its_owner_in(server: Running) -> None:
    ala, key = owner(server, "key")
    [listed] = ala.get("/api/me/passkeys")["passkeys"]
    assert (listed["id"], listed["site"]) == (encoded(key.id), "localhost")
    phone = stranger(server)
    asked = ask_in(phone)
    me = phone.post("/api/passkeys/login", {"ticket": asked["ticket"], "credential": key.answer(asked["options"])})
    assert me["player"]["id"] == ala.id
    assert phone.get("/api/me")["login"] == f"key{server.port}"
    other = stranger(server)
    other.post("/api/login", {"login": f"key{server.port}", "password": PASSWORD})
    assert len(ala.get("/api/me/devices")["devices"]) == 3, "the password is as good as before"


def test_a_guest_becomes_an_account_by_a_passkey_alone(server: Running) -> None:
    ala, key, login = at_home(server.person("Ala")), Authenticator(server.port), f"alone{server.port}"
    assert ala.post("/api/me/passkeys/options", {}, 409)["error"]["key"] == "login-missing"
    before = ala.cookie
    made = register(ala, key, login=login)
    assert made["me"]["login"] == login
    assert Person(server.port, cookie=before).id == "", "the cookie of the guest is void"
    assert not ala.get("/api/me/passkeys")["password"]
    assert stranger(server).post("/api/login", {"login": login, "password": "x" * 8}, 401)
    wrong = ala.post("/api/me/password", {"old": "", "password": PASSWORD}, 401)
    assert wrong["error"]["key"] == "recovery-wrong"
    ala.post("/api/me/password", {"old": made["code"], "password": PASSWORD})
    stranger(server).post("/api/login", {"login": login, "password": PASSWORD})
    stranger(server).post("/api/recover", {"login": login, "code": made["code"], "password": PASSWORD})


def test_a_taken_login_leaves_the_guest_as_it_was(server: Running) -> None:
    ala, key, login = at_home(server.person("Ala")), Authenticator(server.port), f"race{server.port}"
    asked = ala.post("/api/me/passkeys/options", {"login": login})
    server.person("Ola").post("/api/me/account", {"login": login, "password": PASSWORD})
    body = {"ticket": asked["ticket"], "credential": key.make(asked["options"])}
    assert ala.post("/api/me/passkeys", body, 409)["error"]["key"] == "login-taken"
    assert ala.get("/api/me")["login"] is None
    assert ala.get("/api/me/passkeys")["passkeys"] == []


def test_an_answer_is_good_once(server: Running) -> None:
    _, key = owner(server, "once")
    phone, thief = stranger(server), stranger(server)
    asked = ask_in(phone)
    answer = key.answer(asked["options"])
    phone.post("/api/passkeys/login", {"ticket": asked["ticket"], "credential": answer})
    assert refused(thief, asked["ticket"], answer) == "passkey-late"
    fresh = ask_in(thief)
    assert refused(thief, fresh["ticket"], answer) == "passkey-wrong", "it answers another challenge"


def test_an_answer_for_another_site_is_refused(server: Running) -> None:
    _, key = owner(server, "site")
    phone = stranger(server)
    asked = ask_in(phone)
    answer = key.answer(asked["options"], origin=f"http://evil.localhost:{server.port}")
    assert refused(phone, asked["ticket"], answer) == "passkey-wrong"
    asked = ask_in(phone)
    other = Authenticator(server.port, id=key.id)
    assert refused(phone, asked["ticket"], other.answer(asked["options"])) == "passkey-wrong", "another key"
    asked = ask_in(phone)
    assert refused(phone, asked["ticket"], Authenticator(server.port).answer(asked["options"]), 401) == (
        "passkey-unknown"
    )


def test_a_copied_passkey_is_noticed_by_its_counter(server: Running) -> None:
    _, key = owner(server, "copy")
    phone = stranger(server)
    key.count = 0
    asked = ask_in(phone)
    assert refused(phone, asked["ticket"], key.answer(asked["options"])) == "passkey-wrong"


def test_a_registration_is_good_once_and_for_its_player(server: Running) -> None:
    ala, _ = owner(server, "mine")
    ola, key = at_home(server.person("Ola")), Authenticator(server.port)
    asked = ala.post("/api/me/passkeys/options", {})
    body = {"ticket": asked["ticket"], "credential": key.make(asked["options"])}
    assert ola.post("/api/me/passkeys", body, 403)["error"]["key"] == "passkey-late"
    assert ala.post("/api/me/passkeys", body, 403)["error"]["key"] == "passkey-late", "the try of another used it up"


@pytest.mark.parametrize("credential", [{}, {"id": 7}, {"id": "x", "rawId": "x", "response": {}, "type": "public-key"}])
def test_a_broken_answer_is_refused_in_words(server: Running, credential: Any) -> None:
    ala, _ = owner(server, f"bad{len(credential)}")
    asked = ala.post("/api/me/passkeys/options", {})
    body = {"ticket": asked["ticket"], "credential": credential}
    assert ala.post("/api/me/passkeys", body, 403)["error"]["key"] == "passkey-wrong"


def test_addresses_without_a_name_have_no_passkeys(server: Running) -> None:
    """Browsers refuse passkeys there, so the server says it before they do."""
    ala = server.person("Ala")
    ala.http.headers["Origin"] = f"http://127.0.0.1:{server.port}"
    answer = ala.post("/api/passkeys/options", {}, 409)
    assert answer["error"]["key"] == "passkey-needs-name"


def test_a_removed_passkey_opens_nothing(server: Running) -> None:
    ala, key = owner(server, "gone")
    ola, _ = owner(server, "gone2")
    assert ola.delete(f"/api/me/passkeys/{encoded(key.id)}", 404)
    assert ala.delete(f"/api/me/passkeys/{encoded(key.id)}")["passkeys"] == []
    phone = stranger(server)
    asked = ask_in(phone)
    assert refused(phone, asked["ticket"], key.answer(asked["options"]), 401) == "passkey-unknown"


def test_recovery_removes_passkeys(server: Running) -> None:
    """Who took over a device could keep the way in by a passkey."""
    ala, key = at_home(server.person("Ala")), Authenticator(server.port)
    login = f"back{server.port}"
    code = ala.post("/api/me/account", {"login": login, "password": PASSWORD})["code"]
    register(ala, key)
    stranger(server).post("/api/recover", {"login": login, "code": code, "password": PASSWORD})
    phone = stranger(server)
    asked = ask_in(phone)
    assert refused(phone, asked["ticket"], key.answer(asked["options"]), 401) == "passkey-unknown"


def test_the_number_of_passkeys_has_a_limit(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sign_in_api, "MOST_PASSKEYS", 1)
    ala, _ = owner(server, "many")
    assert ala.post("/api/me/passkeys/options", {}, 409)["error"]["values"] == {"most": "1"}
    assert MOST_PASSKEYS > 1


# -- links --------------------------------------------------------------------------------
def claimed(server: Running, ala: Person) -> tuple[Person, str, Any]:
    code = ala.post("/api/me/link", {})["code"]
    phone = Person(server.port)
    return phone, code, phone.post("/api/link/claim", {"code": code})


def test_a_link_brings_a_guest_to_another_device(server: Running) -> None:
    ala = server.person("Ala")
    assert ala.get("/api/me/link")["state"] == "gone"
    phone, code, claim = claimed(server, ala)
    assert claim["name"] == "Ala"
    finish = {"code": code.lower().replace("-", " "), "secret": claim["secret"]}
    assert phone.post("/api/link/finish", finish)["me"] is None, "the first device has not agreed"
    state = ala.get("/api/me/link")
    assert (state["state"], state["number"]) == ("asked", claim["number"])
    ala.post("/api/me/link/allow", {"number": state["number"]})
    assert phone.post("/api/link/finish", finish)["me"]["player"]["id"] == ala.id
    assert phone.get("/api/me")["player"]["id"] == ala.id
    assert phone.post("/api/link/finish", finish, 403)["error"]["key"] == "link-gone", "it is good once"
    assert ala.get("/api/me/link")["state"] == "gone"


def test_only_the_device_that_asked_is_let_in(server: Running) -> None:
    ala = server.person("Ala")
    _, code, claim = claimed(server, ala)
    thief = Person(server.port)
    assert thief.post("/api/link/claim", {"code": code}, 403)["error"]["key"] == "link-taken"
    ala.post("/api/me/link/allow", {"number": claim["number"]})
    for secret in ("", "guess", claim["secret"][:-1]):
        answer = thief.post("/api/link/finish", {"code": code, "secret": secret}, 403)
        assert answer["error"]["key"] == "link-gone"


def test_the_wrong_number_lets_nobody_in(server: Running) -> None:
    ala = server.person("Ala")
    phone, code, claim = claimed(server, ala)
    wrong = f"{(int(claim['number']) + 1) % 10_000:04}"
    assert ala.post("/api/me/link/allow", {"number": wrong}, 403)["error"]["key"] == "link-gone"
    assert phone.post("/api/link/finish", {"code": code, "secret": claim["secret"]})["me"] is None


def test_a_link_expires(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ala = server.person("Ala")
    monkeypatch.setattr(sign_in_api, "LINK_SECONDS", 0)
    code = ala.post("/api/me/link", {})["code"]
    assert Person(server.port).post("/api/link/claim", {"code": code}, 403)["error"]["key"] == "link-gone"


def test_a_new_link_and_a_refusal_make_the_old_one_void(server: Running) -> None:
    ala = server.person("Ala")
    phone, code, claim = claimed(server, ala)
    ala.post("/api/me/link", {})
    assert phone.post("/api/link/finish", {"code": code, "secret": claim["secret"]}, 403)
    phone, code, claim = claimed(server, ala)
    assert ala.delete("/api/me/link")["state"] == "gone"
    assert phone.post("/api/link/finish", {"code": code, "secret": claim["secret"]}, 403)


def test_a_program_cannot_make_a_link_of_a_token(server: Running) -> None:
    ala = server.person("Ala")
    token = ala.post("/api/tokens", {"label": "t", "scopes": ["read", "play", "host"]})["secret"]
    assert Person(server.port, token=token).post("/api/me/link", {}, 403)["error"]["key"] == "scope-missing"
