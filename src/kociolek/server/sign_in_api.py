"""HTTP endpoints of other ways to sign in: passkeys, and a link that brings a player to another device.

A link is good once, for five minutes, and only after the first device has agreed. The second device shows a number,
and so does the first, so that its owner sees who asks.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from secrets import choice, token_bytes, token_urlsafe
from typing import Final

import msgspec

from kociolek.core.errors import KociolekError
from kociolek.server import passkeys, wire
from kociolek.server.endpoints import Call, Endpoint, Nothing
from kociolek.server.identity import (
    ALL_SCOPES,
    READABLE,
    Identity,
    NotAllowed,
    device_label,
    digest,
    now_ms,
    plain,
)
from kociolek.server.store.database import Clash
from kociolek.server.store.sign_in import MOST_PASSKEYS, PasskeyRow, Ticket
from kociolek.server.store.store import Device, Player

LINK_SECONDS: Final = 300
LINK_LETTERS: Final = 10  # about 49 bits
NEW, SIGN_IN, LINK = "passkey", "signin", "link"  # kinds of tickets


def signed_in(call: Call, player: Player, device: Device) -> wire.Me:
    """Set the cookie of a player's device."""
    identities = call.server.identities
    call.cookie = identities.cookie(device)
    if player.login is not None:
        call.known = identities.known_cookie(player, call.known_cookie)
    return Identity(player, ALL_SCOPES, by_cookie=True).me()


def agent_of(call: Call) -> str:
    return call.request.headers.get("user-agent", "")


async def leave_device(call: Call, device: str) -> None:
    """Sign one device of the player out and close its connections."""
    await call.server.identities.sign_out(call.me.player, device)
    call.server.disconnect(call.me.player.id, device)


async def leave_account(call: Call) -> None:
    """Sign this device out of an account before its cookie is replaced. A guest would be lost, so it stays."""
    if call.who is not None and call.who.by_cookie and call.who.player.login is not None:
        await leave_device(call, call.who.session)


# -- passkeys -----------------------------------------------------------------------------
class Asked(msgspec.Struct):
    """Body of the ticket of a challenge."""

    challenge: str  # hexadecimal
    rp: str
    origin: str
    login: str = ""  # of a guest who becomes an account


async def challenge(call: Call, kind: str, player: str, login: str = "") -> tuple[str, bytes, str]:
    """Keep a new challenge. Return its ticket, the challenge and the host name."""
    rp, origin = passkeys.site_of(call.request, call.server.settings.origins)
    secret, asked = token_urlsafe(18), token_bytes(32)
    body = msgspec.json.encode(Asked(asked.hex(), rp, origin, login)).decode()
    now = now_ms()
    ticket = Ticket(digest(secret), kind, player, body, now + passkeys.SECONDS * 1000)
    await call.server.sign_ins.add_ticket(ticket, now, alone=bool(player))
    return secret, asked, rp


async def answered(call: Call, secret: str, kind: str, player: str) -> Asked:
    """Return what was asked, once. Raise NotAllowed if it was answered before, too late, or elsewhere."""
    ticket = await call.server.sign_ins.take_ticket(digest(secret), kind, now_ms())
    if ticket is None or ticket.player != player:
        raise NotAllowed("passkey-late", {})
    asked = msgspec.json.decode(ticket.body, type=Asked)
    if passkeys.site_of(call.request, call.server.settings.origins) != (asked.rp, asked.origin):
        raise NotAllowed("passkey-wrong", {})
    return asked


async def new_passkey_options(call: Call) -> wire.PasskeyOptions:
    asked: wire.NewPasskeyOptions = call.body
    player = call.me.player
    if player.login is None:
        if asked.login is None:
            raise KociolekError("login-missing", {})
        if await call.server.store.by_login(asked.login) is not None:
            raise KociolekError("login-taken", {"login": asked.login})
    login = player.login or asked.login or ""
    known = await call.server.sign_ins.passkeys_of(player.id)
    if len(known) >= MOST_PASSKEYS:
        raise KociolekError("too-many-passkeys", {"most": str(MOST_PASSKEYS)})
    ticket, question, rp = await challenge(call, NEW, player.id, login)
    options = await asyncio.to_thread(passkeys.creation, question, rp, player, login, known)
    return wire.PasskeyOptions(ticket, options)


async def post_passkey(call: Call) -> wire.PasskeyMade:
    """Keep a new passkey. A guest becomes an account by it and gets a recovery code."""
    asked: wire.NewPasskey = call.body
    player, server = call.me.player, call.server
    before = await answered(call, asked.ticket, NEW, player.id)
    checked = await asyncio.to_thread(
        passkeys.check_new, asked.credential, bytes.fromhex(before.challenge), before.rp, before.origin
    )
    now = now_ms()
    label = device_label(agent_of(call))
    id, key, count = checked
    try:
        await server.sign_ins.add_passkey(PasskeyRow(id, player.id, before.rp, key, count, label, now, now))
    except Clash:
        raise KociolekError("passkey-known", {}) from None
    code, me = "", call.me.me()
    if player.login is None:
        try:
            code, device = await server.identities.upgrade(call.me, before.login, None, agent_of(call))
        except KociolekError:
            await server.sign_ins.remove_passkey(id, player.id)
            raise
        server.disconnect(player.id)
        me = signed_in(call, player, device)
    return wire.PasskeyMade(code, me, await listed(call))


async def listed(call: Call) -> list[wire.PasskeyInfo]:
    rows = await call.server.sign_ins.passkeys_of(call.me.player.id)
    return [wire.PasskeyInfo(row.id, row.label, row.rp, row.created, row.used) for row in rows]


async def get_passkeys(call: Call) -> wire.Passkeys:
    return wire.Passkeys(await listed(call), call.me.player.password is not None)


async def delete_passkey(call: Call) -> wire.Passkeys:
    if not await call.server.sign_ins.remove_passkey(call.path["id"], call.me.player.id):
        raise KociolekError("no-such-thing", {})
    return await get_passkeys(call)


async def sign_in_options(call: Call) -> wire.PasskeyOptions:
    ticket, question, rp = await challenge(call, SIGN_IN, "")
    return wire.PasskeyOptions(ticket, await asyncio.to_thread(passkeys.question, question, rp))


async def sign_in(call: Call) -> wire.Me:
    """Sign in with a passkey. Its answer is good once."""
    asked: wire.PasskeyAnswer = call.body
    server = call.server
    before = await answered(call, asked.ticket, SIGN_IN, "")
    row = await server.sign_ins.passkey(str(asked.credential.get("id", ""))[:1400])
    player = await server.identities.player(row.player) if row is not None else None
    if row is None or player is None or row.rp != before.rp:
        raise NotAllowed("passkey-unknown", {})
    count = await asyncio.to_thread(
        passkeys.check_known, asked.credential, bytes.fromhex(before.challenge), row, before.origin
    )
    if not await server.sign_ins.use_passkey(row.id, row.sign_count, count, now_ms()):
        raise NotAllowed("passkey-wrong", {})
    await leave_account(call)
    return signed_in(call, player, await server.identities.new_device(player, agent_of(call)))


# -- links to another device --------------------------------------------------------------
class Linked(msgspec.Struct):
    """Body of the ticket of a link. `claim` is the digest of the secret that the second device was given."""

    claim: str = ""
    label: str = ""
    allowed: bool = False


def linked(ticket: Ticket) -> Linked:
    return msgspec.json.decode(ticket.body, type=Linked)


def number_of(ticket: Ticket, claim: str) -> str:
    """Return the number that both devices show."""
    return f"{int.from_bytes(sha256(f'{ticket.digest} {claim}'.encode()).digest()[:4], 'big') % 10_000:04}"


async def post_link(call: Call) -> wire.DeviceLink:
    """Make a link for another device. An earlier one is void."""
    letters = "".join(choice(READABLE) for _ in range(LINK_LETTERS))
    now = now_ms()
    expires = now + LINK_SECONDS * 1000
    body = msgspec.json.encode(Linked()).decode()
    await call.server.sign_ins.add_ticket(Ticket(digest(letters), LINK, call.me.player.id, body, expires), now, True)
    return wire.DeviceLink(f"{letters[:5]}-{letters[5:]}", expires)


async def get_link(call: Call) -> wire.LinkState:
    """Tell the first device whether somebody asks."""
    ticket = await call.server.sign_ins.ticket_of(call.me.player.id, LINK, now_ms())
    if ticket is None:
        return wire.LinkState("gone")
    found = linked(ticket)
    if not found.claim:
        return wire.LinkState("open", expires=ticket.expires)
    state: wire.LinkStep = "allowed" if found.allowed else "asked"
    return wire.LinkState(state, found.label, number_of(ticket, found.claim), expires=ticket.expires)


async def allow_link(call: Call) -> wire.LinkState:
    """Let the device in that shows this number."""
    asked: wire.AllowLink = call.body
    ticket = await call.server.sign_ins.ticket_of(call.me.player.id, LINK, now_ms())
    found = linked(ticket) if ticket is not None else Linked()
    if ticket is None or not found.claim or number_of(ticket, found.claim) != asked.number:
        raise NotAllowed("link-gone", {})
    agreed = msgspec.json.encode(msgspec.structs.replace(found, allowed=True)).decode()
    if not await call.server.sign_ins.change_ticket(ticket.digest, ticket.body, agreed):
        raise NotAllowed("link-gone", {})
    return await get_link(call)


async def delete_link(call: Call) -> wire.LinkState:
    await call.server.sign_ins.remove_tickets(call.me.player.id, LINK)
    return wire.LinkState("gone")


async def claim_link(call: Call) -> wire.LinkClaim:
    """Ask the first device from the second. Only one device may ask."""
    asked: wire.ClaimLink = call.body
    ticket = await call.server.sign_ins.ticket(digest(plain(asked.code)), LINK, now_ms())
    player = await call.server.identities.player(ticket.player) if ticket is not None else None
    if ticket is None or player is None:
        raise NotAllowed("link-gone", {})
    if linked(ticket).claim:
        raise NotAllowed("link-taken", {})
    secret = token_urlsafe(24)
    claim = digest(secret)
    body = msgspec.json.encode(Linked(claim, device_label(agent_of(call)))).decode()
    if not await call.server.sign_ins.change_ticket(ticket.digest, ticket.body, body):
        raise NotAllowed("link-taken", {})
    return wire.LinkClaim(secret, player.name, number_of(ticket, claim), ticket.expires)


async def finish_link(call: Call) -> wire.LinkDone:
    """Sign the second device in, once the first has agreed."""
    asked: wire.FinishLink = call.body
    sign_ins, code = call.server.sign_ins, digest(plain(asked.code))
    ticket = await sign_ins.ticket(code, LINK, now_ms())
    found = linked(ticket) if ticket is not None else Linked()
    if ticket is None or not found.claim or found.claim != digest(asked.secret):
        raise NotAllowed("link-gone", {})
    if not found.allowed:
        return wire.LinkDone(None)
    taken = await sign_ins.take_ticket(code, LINK, now_ms())
    player = await call.server.identities.player(ticket.player)
    if taken is None or player is None:  # another request was quicker
        raise NotAllowed("link-gone", {})
    await leave_account(call)
    return wire.LinkDone(signed_in(call, player, await call.server.identities.new_device(player, agent_of(call))))


PASSKEYS: Final = "/api/me/passkeys"
SIGN_IN_ENDPOINTS: Final = [
    Endpoint("GET", PASSKEYS, get_passkeys, "Passkeys of the player", None, wire.Passkeys, "read", cookie_only=True),
    Endpoint("POST", PASSKEYS + "/options", new_passkey_options, "Options for a new passkey", wire.NewPasskeyOptions,
             wire.PasskeyOptions, "host", "create", cookie_only=True, shed=1),
    Endpoint("POST", PASSKEYS, post_passkey, "Keep a new passkey; a guest becomes an account", wire.NewPasskey,
             wire.PasskeyMade, "host", "create", cookie_only=True),
    Endpoint("DELETE", PASSKEYS + "/{id}", delete_passkey, "Remove a passkey", None, wire.Passkeys, "host", "write",
             cookie_only=True),
    Endpoint("POST", "/api/passkeys/options", sign_in_options, "Options for signing in with a passkey", Nothing,
             wire.PasskeyOptions, limit="create", shed=2),
    Endpoint("POST", "/api/passkeys/login", sign_in, "Sign in with a passkey", wire.PasskeyAnswer, wire.Me,
             limit="guess"),
    Endpoint("POST", "/api/me/link", post_link, "Make a link that signs another device in", Nothing, wire.DeviceLink,
             "host", "create", cookie_only=True),
    Endpoint("GET", "/api/me/link", get_link, "Whether another device asks", None, wire.LinkState, "host",
             cookie_only=True),
    Endpoint("POST", "/api/me/link/allow", allow_link, "Let the other device in", wire.AllowLink, wire.LinkState,
             "host", "guess", cookie_only=True),
    Endpoint("DELETE", "/api/me/link", delete_link, "Make the link void", None, wire.LinkState, "host", "write",
             cookie_only=True),
    Endpoint("POST", "/api/link/claim", claim_link, "Ask to be signed in by a link", wire.ClaimLink, wire.LinkClaim,
             limit="guess"),
    Endpoint("POST", "/api/link/finish", finish_link, "Sign in by a link that the first device has allowed",
             wire.FinishLink, wire.LinkDone, limit="write"),
]  # fmt: skip
