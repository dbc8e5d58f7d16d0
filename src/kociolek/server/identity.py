"""Authentication: signed cookies for guests and accounts, tokens for programs.

A seat belongs to the id of a player. The id comes from the signature or the token, never from a message.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import unicodedata
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from copy import copy
from hashlib import sha256
from secrets import choice, token_bytes, token_hex, token_urlsafe
from time import time
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kociolek.core.errors import KociolekError
from kociolek.server.store.database import Clash, StoreFailed
from kociolek.server.store.store import Device, Player, Store, TokenRow
from kociolek.server.wire import ApiToken, DeviceInfo, Me, Person, Scope

COOKIE: Final = "kociolek"
KNOWN: Final = "kociolek-known"  # cookie that remembers on which account this browser was signed in
HASHES: Final = 16  # passwords of unknown devices that may wait to be checked
COOKIE_AGE: Final = 400 * 24 * 3600  # seconds; browsers keep a cookie no longer
ALL_SCOPES: Final[list[Scope]] = ["read", "play", "host"]
READABLE: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without letters that look alike
CACHED: Final = 20_000
MOST_DEVICES: Final = 30  # of one player
SEEN: Final = 3_600_000  # ms between two notes that a device was used
# What a browser calls itself, in the order to look for: most claim to be others, too.
BROWSERS: Final = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "macOS",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip
BLANK: Final = "\u2028\u2029\u115f\u1160\u2800\u3164\uffa0"  # line separators and invisible characters
# Emoji of several characters: joined ones (family, pirate flag) and flags of regions (black flag, letters, end). Their
# invisible parts are allowed there and nowhere else.
PICTURE: Final = "[\u2190-\u27ff\u2900-\u2bff\u3030\u303d\U0001f000-\U0001faff]\ufe0f?[\U0001f3fb-\U0001f3ff]?"
JOINED: Final = re.compile(f"{PICTURE}(?:\u200d{PICTURE})+")
REGION: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")


T = TypeVar("T")
P = ParamSpec("P")


class NotAllowed(KociolekError):
    """The client is unknown or lacks a permission."""


class Identity:
    """An authenticated player, the scopes and the session: the id of the device or of the token."""

    __slots__ = ("by_cookie", "player", "scopes", "session")

    def __init__(self, player: Player, scopes: list[Scope], by_cookie: bool, session: str = "") -> None:
        self.player = player
        self.scopes = scopes
        self.by_cookie = by_cookie
        self.session = session

    def person(self) -> Person:
        return Person(self.player.id, self.player.name, self.player.program)

    def me(self, host: bool = False) -> Me:
        return Me(self.person(), self.player.login, self.scopes, host)


NOBODY: Final = Me(None, None, [])


def now_ms() -> int:
    return int(time() * 1000)


class Identities:
    """Players, their credentials and tokens."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._key = b""
        self._players: Final[OrderedDict[str, Player]] = OrderedDict()
        self._devices: Final[OrderedDict[str, Device]] = OrderedDict()
        self._hasher: Final = PasswordHasher()
        self._hashing: Final = asyncio.Semaphore(2)  # each takes about 50 ms of a core and 64 MB
        self._hashes = 0  # passwords that wait or are being checked
        self._changing: Final = asyncio.Lock()  # of players, one by one
        self.on_change: Callable[[str], None] = lambda player: None  # called when cookies may be void or names change

    async def begin(self) -> None:
        key = await self.store.once("cookie-key", token_hex(32))
        try:
            self._key = bytes.fromhex(key)
        except ValueError:
            raise KociolekError("store-damaged", {"store": self.store.database.name}) from None

    # -- authentication-------------------------------------------------------------------
    async def by_cookie(self, cookie: str) -> Identity | None:
        parts = cookie.split(".")
        if len(parts) != 4:
            return None
        id, epoch, issued, signature = parts
        if not hmac.compare_digest(signature.encode(), self._sign(f"{id}.{epoch}.{issued}").encode()):
            return None
        device = await self._device(id)
        if device is None or str(device.epoch) != epoch or time() - int(issued) > COOKIE_AGE:
            return None
        player = await self.player(device.player)
        if player is None:
            return None
        now = now_ms()
        if now - device.seen > SEEN:
            device.seen = now
            await self.store.see_device(id, now)
        return Identity(player, ALL_SCOPES, by_cookie=True, session=id)

    async def by_token(self, secret: str) -> Identity:
        row = await self.store.token(digest(secret))
        player = await self.player(row.player) if row is not None else None
        if row is None or player is None:
            raise NotAllowed("token-unknown", {})
        scopes: list[Scope] = [scope for scope in ALL_SCOPES if scope in row.scopes.split(",")]
        return Identity(player, scopes, by_cookie=False, session=row.id)

    def cookie(self, device: Device) -> str:
        payload = f"{device.id}.{device.epoch}.{int(time())}"
        return f"{payload}.{self._sign(payload)}"

    def _sign(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")).rstrip(b"=").decode()

    async def player(self, id: str) -> Player | None:
        player = self._players.get(id)
        if player is None:
            player = await self.store.player(id)
            if player is None:
                return None
            remember(self._players, id, player)
        return player

    async def _device(self, id: str) -> Device | None:
        device = self._devices.get(id)
        if device is None:
            device = await self.store.device(id)
            if device is None:
                return None
            remember(self._devices, id, device)
        return device

    # -- known devices --------------------------------------------------------------------
    def known_cookie(self, player: Player, before: str) -> str:
        """Return a cookie that proves later that this browser was signed in as the player. `before` is the present."""
        if self.known_by(before, player):
            return before
        payload = f"{player.id}.{token_urlsafe(9)}"
        return f"{payload}.{self._sign(f'known {payload}')}"

    def known_by(self, cookie: str, player: Player | None) -> str:
        """Return the key for limits of a browser that was signed in as the player, empty for any other browser."""
        payload, _, signature = cookie.rpartition(".")
        if player is None or payload.partition(".")[0] != player.id:
            return ""
        true = self._sign(f"known {payload}")
        return f"known {payload}" if hmac.compare_digest(signature.encode(), true.encode()) else ""

    # -- devices --------------------------------------------------------------------------
    async def new_device(self, player: Player, agent: str) -> Device:
        """Sign a player in on another device."""
        device = fresh_device(player, agent)
        await self.store.add_device(device, MOST_DEVICES)
        known = {each.id for each in await self.store.devices_of(player.id)}
        for id in [each.id for each in self._devices.values() if each.player == player.id and each.id not in known]:
            del self._devices[id]
        remember(self._devices, device.id, device)
        return device

    async def devices(self, who: Identity) -> list[DeviceInfo]:
        found = await self.store.devices_of(who.player.id)
        return [DeviceInfo(each.id, each.label, each.created, each.seen, each.id == who.session) for each in found]

    async def sign_out(self, player: Player, device: str) -> None:
        """Make the cookie of a device void. Raise KociolekError if the player has no such device."""
        found = await self._device(device)
        if found is None or found.player != player.id:
            raise KociolekError("no-such-thing", {})
        await self.store.remove_device(device, player.id)
        self._devices.pop(device, None)
        self.on_change(player.id)

    def _only(self, device: Device) -> None:
        """Forget all devices of a player but this one."""
        for id in [each.id for each in self._devices.values() if each.player == device.player]:
            del self._devices[id]
        remember(self._devices, device.id, device)

    # -- guests ---------------------------------------------------------------------------
    async def new_guest(self, name: str, program: bool, agent: str) -> tuple[Player, Device]:
        player = Player(token_urlsafe(12), clean(name), program, now_ms())
        device = fresh_device(player, agent)
        await self.store.add_player(player, device)
        remember(self._players, player.id, player)
        remember(self._devices, device.id, device)
        return player, device

    async def rename(self, player: Player, name: str) -> None:
        cleaned = clean(name)
        async with self._changing:
            changed = copy(player)
            changed.name = cleaned
            await self._store(player, changed)
            self._take_over(player, changed)

    # -- accounts -------------------------------------------------------------------------
    async def upgrade(self, who: Identity, login: str, password: str | None, agent: str) -> tuple[str, Device]:
        """Turn a guest into an account, with a passkey if there is no password. Return the recovery code and the
        device of its new cookie: those that the guest had are void. Raise KociolekError for a taken login."""
        player = who.player
        check_guest(player)
        code = recovery_code()
        hashes = None if password is None else await self._hash(password), await self._hash(plain(code))
        async with self._changing:
            check_guest(player)
            changed = copy(player)
            changed.login = login.lower()
            changed.password, changed.recovery = hashes
            device = fresh_device(player, agent)
            try:
                await self._store(player, changed, device)
            except Clash:
                raise KociolekError("login-taken", {"login": login}) from None
            self._take_over(player, changed)
            self._only(device)
        return code, device

    async def change_password(self, who: Identity, old: str, password: str, agent: str) -> Device:
        """Set a new password and return the device of the new cookie. All devices are signed out."""
        player = who.player
        if player.login is None:
            raise NotAllowed("password-wrong", {})
        await self.check_owner(player, old)
        before, hashed = player.password, await self._hash(password)
        async with self._changing:
            if player.password != before:  # it was changed meanwhile
                raise NotAllowed("password-wrong", {})
            changed = copy(player)
            changed.password = hashed
            device = fresh_device(player, agent)
            await self._store(player, changed, device)
            self._take_over(player, changed)
            self._only(device)
        return device

    async def check_owner(self, player: Player, password: str) -> None:
        """Raise NotAllowed unless an account's password is right, or its recovery code if it has passkeys alone. A
        guest has neither."""
        if player.login is None:
            return
        if player.password is not None:
            right = await self._verified(player.password, password)
        else:
            right = await self._verified(player.recovery, plain(password))
        if not right:
            raise NotAllowed("password-wrong" if player.password is not None else "recovery-wrong", {})

    def forget_all(self) -> None:
        self._players.clear()
        self._devices.clear()

    def forget(self, player: str) -> None:
        """Drop a player who was deleted from memory."""
        self._players.pop(player, None)
        for id in [each.id for each in self._devices.values() if each.player == player]:
            del self._devices[id]

    async def sign_in(self, login: str, password: str) -> Player:
        player = await self.store.by_login(login)
        # The same work for an unknown login, so that the time does not reveal it.
        if not await self._verified(player.password if player else None, password) or player is None:
            raise NotAllowed("login-wrong", {})
        return await self.player(player.id) or player

    async def recover(self, login: str, code: str, password: str, agent: str) -> tuple[Player, str, Device]:
        """Set a new password and return a new code. Sign all devices out and revoke all tokens of the account."""
        found = await self.store.by_login(login)
        if not await self._verified(found.recovery if found else None, plain(code)) or found is None:
            raise NotAllowed("recovery-wrong", {})
        fresh = recovery_code()
        hashes = await self._hash(password), await self._hash(plain(fresh))
        async with self._changing:
            changed = await self.store.by_login(login)
            if changed is None or changed.recovery != found.recovery:  # the code was used meanwhile
                raise NotAllowed("recovery-wrong", {})
            before = copy(changed)
            changed.password, changed.recovery = hashes
            device = fresh_device(changed, agent)
            await self._store(before, changed, device)
            await self.store.remove_tokens(changed.id)
            known = self._players.get(changed.id)
            if known is not None:
                self._take_over(known, changed)
            self._only(device)
        return changed, fresh, device

    async def _store(self, before: Player, changed: Player, kept: Device | None = None) -> None:
        """Store what was changed of a player. Raise StoreFailed if another node has changed the same meanwhile."""
        if not await self.store.change_player(before, changed, kept):
            self.forget(before.id)
            raise StoreFailed("store-failed", {"reason": "changed elsewhere"})
        self.on_change(before.id)

    def _take_over(self, player: Player, changed: Player) -> None:
        """Copy stored values into the object that is in use."""
        for name in player.__struct_fields__:
            setattr(player, name, getattr(changed, name))

    @property
    def crowded(self) -> bool:
        """Tell whether so many passwords wait to be checked that unknown devices have to come again."""
        return self._hashes >= HASHES

    async def _hash(self, secret: str) -> str:
        return await self._in_turn(self._hasher.hash, secret)

    async def _verified(self, stored: str | None, secret: str) -> bool:
        return await self._in_turn(self._verify, stored, secret)

    async def _in_turn(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Run slow work in a thread, two at a time."""
        self._hashes += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(work, *args, **more)
        finally:
            self._hashes -= 1

    def _verify(self, stored: str | None, secret: str) -> bool:
        if stored is None:
            self._hasher.hash(secret)
            return False
        try:
            return self._hasher.verify(stored, secret)
        except (VerificationError, InvalidHashError):
            return False

    # -- tokens ---------------------------------------------------------------------------
    async def new_token(self, player: Player, label: str, scopes: list[Scope]) -> tuple[str, ApiToken]:
        secret = f"kct_{token_urlsafe(24)}"
        chosen: list[Scope] = [scope for scope in ALL_SCOPES if scope in scopes]
        row = TokenRow(token_urlsafe(9), digest(secret), player.id, clean(label), ",".join(chosen), now_ms())
        await self.store.add_token(row)
        return secret, as_token(row)

    async def tokens(self, player: Player) -> list[ApiToken]:
        return [as_token(row) for row in await self.store.tokens_of(player.id)]


def remember(cache: OrderedDict[str, T], id: str, value: T) -> None:
    cache[id] = value
    if len(cache) > CACHED:
        cache.popitem(last=False)


def fresh_device(player: Player, agent: str) -> Device:
    now = now_ms()
    return Device(token_urlsafe(12), player.id, device_label(agent), now, now)


def device_label(agent: str) -> str:
    """Return the browser and the system that a User-Agent header names, as far as they are known."""
    found = [next((told for word, told in names.items() if word in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(each for each in found if each)


def check_guest(player: Player) -> None:
    if player.login is not None:
        raise KociolekError("account-already", {"login": player.login})


def as_token(row: TokenRow) -> ApiToken:
    return ApiToken(row.id, row.label, [scope for scope in ALL_SCOPES if scope in row.scopes.split(",")], row.created)


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def recovery_code() -> str:
    """Return 25 letters in groups of five, about 123 bits."""
    return "-".join("".join(choice(READABLE) for _ in range(5)) for _ in range(5))


def plain(code: str) -> str:
    return "".join(letter for letter in code.upper() if letter.isalnum())


def short_code() -> str:
    return "".join(choice(READABLE) for _ in range(6))


def clean(name: str, wrong: str = "name-bad") -> str:
    """Normalise a name or message. Raise KociolekError for an empty one or for control or invisible characters."""
    text = unicodedata.normalize("NFC", name).strip()
    visible = REGION.sub("#", JOINED.sub("#", text))
    if not text or any(unicodedata.category(letter)[0] == "C" or letter in BLANK for letter in visible):
        raise KociolekError(wrong, {})
    return text


def fresh_id() -> str:
    return urlsafe_b64encode(token_bytes(16)).rstrip(b"=").decode()
