"""HTTP endpoints of notices: what the player wishes to be told and where, and vacation."""

from __future__ import annotations

import hmac
import json
import re
from secrets import choice, token_urlsafe
from typing import Final

import msgspec

from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.endpoints import Call, Endpoint, Nothing
from kociolek.server.identity import READABLE, NotAllowed, digest, now_ms, plain
from kociolek.server.notices.notices import KINDS, USUAL, Wishes, read_wishes
from kociolek.server.notices.outgoing import Forbidden, networks, place_of
from kociolek.server.notices.times import local, zone_named
from kociolek.server.store import outbox
from kociolek.server.store.database import Database
from kociolek.server.store.outbox import Channel

MOST: Final = 20  # channels of a player
MOST_MUTED: Final = 200  # people; the one muted first goes
CODE: Final = 8  # characters that confirm an address
GUESSES: Final = 5
MAIL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
LONGEST_SITE: Final = 300  # characters
VALID: Final = 86_400_000  # ms for which they do
DAY: Final = 86_400_000
VACATION: Final = 30  # days a year


class NoticePage(wire.FromServer):
    """Settings of notices."""

    wishes: wire.NoticeWishes
    channels: list[wire.ChannelInfo]
    kinds: list[str]
    key: str  # public key for `PushManager.subscribe`
    mail: bool  # whether this server sends e-mail
    account: bool  # whether the player has an account, which e-mail and webhooks need
    away_until: int | None  # end of the vacation
    away_left: int  # days of vacation left this year


async def page_of(call: Call) -> NoticePage:
    from kociolek.server.notices.push import public_text

    player, server = call.me.player, call.server

    def job(db: Database) -> tuple[Wishes, list[Channel]]:
        return read_wishes(outbox.wishes_of(db, player.id)), outbox.channels_of(db, player.id)

    wishes, channels = await server.store.writer.do(job)
    now = now_ms()
    told = wire.NoticeWishes(
        wishes.zone, wishes.language,  # type: ignore[arg-type]
        wishes.quiet_from, wishes.quiet_to, None if wishes.digest < 0 else wishes.digest,
        {kind: wishes.on.get(kind, USUAL[kind]) for kind in KINDS},  # type: ignore[misc]
    )  # fmt: skip
    return NoticePage(
        told,
        [info_of(each, call.me.session) for each in channels],
        list(KINDS),
        public_text(server.notices.key),
        bool(server.settings.mail_server),
        player.login is not None,
        wishes.away_until if wishes.away_until > now else None,
        days_left(wishes, now),
    )


def info_of(channel: Channel, device: str) -> wire.ChannelInfo:
    """Return what the owner sees. The endpoint of a browser and the path of a webhook are secrets."""
    label = channel.target if channel.kind == "mail" else channel.target.split("/")[2] if "//" in channel.target else ""
    return wire.ChannelInfo(
        channel.id, channel.kind, label, bool(channel.confirmed), channel.wrong, channel.created,  # type: ignore[arg-type]
        channel.kind == "push" and channel.device == device,
    )  # fmt: skip


def days_left(wishes: Wishes, now: int) -> int:
    used = wishes.away_used.get(str(local(now, wishes.zone).year), 0)
    return max(0, VACATION - -(-used // DAY))


async def get_notices(call: Call) -> NoticePage:
    return await page_of(call)


async def change(call: Call, changed: Wishes) -> NoticePage:
    body = msgspec.json.encode(changed).decode()
    await call.server.store.writer.do(lambda db: outbox.put_wishes(db, call.me.player.id, body))
    call.server.notices.note_wishes(call.me.player.id, changed)
    call.server.tell(do="wishes", player=call.me.player.id)
    return await page_of(call)


async def stored(call: Call) -> Wishes:
    player = call.me.player.id
    return read_wishes(await call.server.store.writer.do(lambda db: outbox.wishes_of(db, player)))


async def post_notices(call: Call) -> NoticePage:
    asked: wire.NoticeWishes = call.body
    zone_named(asked.zone)
    wishes = await stored(call)
    wishes.zone, wishes.language = asked.zone, asked.language
    wishes.quiet_from, wishes.quiet_to = asked.quiet_from, asked.quiet_to
    wishes.digest = -1 if asked.digest is None else asked.digest
    wishes.on = {kind: sorted(set(channels)) for kind, channels in asked.on.items()}
    return await change(call, wishes)


async def post_channel(call: Call) -> NoticePage:
    """Add a browser, an e-mail address or a webhook. An address is confirmed by a code that is sent to it."""
    asked: wire.NewChannel = call.body
    from kociolek.server.notices.push import check_keys

    server, player, now = call.server, call.me.player, now_ms()
    if asked.kind != "push" and player.login is None:
        raise NotAllowed("channel-needs-account", {})
    body: dict[str, object] = {}
    device, confirmed = "", now
    if asked.kind == "mail":
        if not server.settings.mail_server:
            raise KociolekError("mail-off", {})
        if MAIL.fullmatch(asked.target) is None:
            raise KociolekError("mail-bad", {"address": asked.target})
        # Nobody can have this server send codes to others, or to many addresses.
        server.limiter.take("mail", f"at {call.address}", 0.25)
        server.limiter.take("mail", player.id)
        server.limiter.take("mail", asked.target.lower())
        code = "".join(choice(READABLE) for _ in range(CODE))
        body, confirmed = {"code": code, "until": now + VALID, "tries": 0, "leave": token_urlsafe(12)}, 0
    else:
        try:
            place_of(asked.target, networks(server.settings.inside))
        except Forbidden as error:
            raise KociolekError(f"hook-{error}", {}) from None
        if asked.kind == "push":
            if not check_keys(asked.p256dh, asked.auth):
                raise KociolekError("push-keys-bad", {})
            site = call.request.headers.get("origin", "")[:LONGEST_SITE]
            body, device = {"p256dh": asked.p256dh, "auth": asked.auth, "site": site}, call.me.session
        else:
            body = {"form": asked.form, "secret": asked.secret or token_urlsafe(24)}
    channel = Channel(
        outbox.fresh(), player.id, asked.kind, device, asked.target, json.dumps(body), confirmed, now, 0, ""
    )

    def job(db: Database) -> bool:
        known = [each for each in outbox.channels_of(db, player.id) if each.target != channel.target]
        if len(known) < MOST:
            outbox.put_channel(db, channel)
        return len(known) < MOST

    if not await server.store.writer.do(job):
        raise KociolekError("too-many-channels", {"most": str(MOST)})
    if asked.kind == "mail":
        await server.notices.tell_channel(channel, "confirm")
    return await page_of(call)


async def own_channel(call: Call) -> Channel:
    id = call.path["id"]
    found = await call.server.store.writer.do(lambda db: outbox.channel_at(db, id))
    if found is None or found.player != call.me.player.id:
        raise KociolekError("no-such-thing", {})
    return found


async def delete_channel(call: Call) -> NoticePage:
    channel = await own_channel(call)
    await call.server.store.writer.do(lambda db: outbox.remove_channel(db, channel.id))
    return await page_of(call)


async def confirm_channel(call: Call) -> NoticePage:
    asked: wire.ChannelCode = call.body
    channel = await own_channel(call)
    keys = json.loads(channel.body)
    if channel.confirmed:
        return await page_of(call)
    right = hmac.compare_digest(digest(str(keys.get("code", ""))), digest(plain(asked.code)))
    keys["tries"] = int(keys.get("tries", 0)) + 1
    right = right and keys["tries"] <= GUESSES and now_ms() < int(keys.get("until", 0))
    if right:
        keys = {"leave": keys["leave"]}
    text, confirmed = json.dumps(keys), now_ms() if right else 0

    def job(db: Database) -> None:
        db.run("UPDATE channel SET body = ?, confirmed = ? WHERE id = ?", (text, confirmed, channel.id))

    await call.server.store.writer.do(job)
    if not right:
        raise KociolekError("channel-code-wrong", {})
    return await page_of(call)


async def try_channel(call: Call) -> NoticePage:
    """Send a message to try a channel. One that was switched off works again if it can be reached."""
    channel = await own_channel(call)
    if not channel.confirmed:
        raise KociolekError("channel-unconfirmed", {})
    await call.server.store.writer.do(lambda db: outbox.mark_channel(db, channel.id, channel.confirmed, 0, ""))
    await call.server.notices.tell_channel(channel, "test")
    return await page_of(call)


async def unsubscribe(call: Call) -> dict[str, str]:
    """End the e-mails to an address, by the link in one of them. A wrong link is answered alike."""
    id, _, secret = call.path["id"].partition(".")
    channel = await call.server.store.writer.do(lambda db: outbox.channel_at(db, id))
    if channel is not None and channel.kind == "mail":
        known = str(json.loads(channel.body).get("leave", ""))
        if known and hmac.compare_digest(known.encode(), secret.encode()):
            await call.server.store.writer.do(lambda db: outbox.remove_channel(db, channel.id))
    return {}


async def post_vacation(call: Call) -> NoticePage:
    """Begin a vacation now, or change when it ends: clocks of games by days stop for the player meanwhile."""
    asked: wire.Vacation = call.body
    wishes, now = await stored(call), now_ms()
    end_vacation(wishes, now)
    if asked.days:
        left = days_left(wishes, now)
        if asked.days > left:
            raise KociolekError("vacation-too-long", {"days": str(left)})
        wishes.away_from, wishes.away_until = now, now + asked.days * DAY
        count_vacation(wishes, now, asked.days * DAY)
    answer = await change(call, wishes)
    for live in call.server.registry.tables.values():
        if live.table.setup.tempo == "days" and live.table.seat_of(call.me.player.id) >= 0:
            live.rearm()
    return answer


async def get_muted(call: Call) -> wire.MutedPeople:
    """Return whom the player has muted, without those who are gone."""
    found = [await call.server.store.player(id) for id in (await stored(call)).muted]
    return wire.MutedPeople([wire.Person(each.id, each.name, each.program) for each in found if each is not None])


async def post_muted(call: Call) -> wire.MutedPeople:
    """Mute somebody at all tables, or no longer. The server does not send their words and emotes to this player."""
    asked: wire.Mute = call.body
    if asked.player == call.me.player.id or await call.server.store.player(asked.player) is None:
        raise KociolekError("no-such-thing", {})
    await mute(call, asked.player, asked.on)
    return await get_muted(call)


async def mute(call: Call, player: str, on: bool) -> None:
    wishes = await stored(call)
    wishes.muted = [each for each in wishes.muted if each != player][-(MOST_MUTED - 1) :]
    if on:
        wishes.muted.append(player)
    await change(call, wishes)


def count_vacation(wishes: Wishes, at: int, length: int) -> None:
    year = str(local(at, wishes.zone).year)
    wishes.away_used[year] = max(0, wishes.away_used.get(year, 0) + length)


def end_vacation(wishes: Wishes, now: int) -> None:
    """End a vacation that goes on; days that were not used are given back."""
    if wishes.away_until > now:
        count_vacation(wishes, wishes.away_from, now - wishes.away_until)
    wishes.away_from = wishes.away_until = 0


ME: Final = "/api/me/notices"
CHANNEL: Final = "/api/me/channels/{id}"
NOTICE_ENDPOINTS: Final = [
    Endpoint("GET", ME, get_notices, "Settings of notices", None, NoticePage, "read", cookie_only=True),
    Endpoint("POST", ME, post_notices, "Change the settings of notices", wire.NoticeWishes, NoticePage, "host", "write",
             cookie_only=True),
    Endpoint("POST", "/api/me/channels", post_channel, "Be told in this browser, by e-mail or by a webhook",
             wire.NewChannel, NoticePage, "host", "create", cookie_only=True, shed=1),
    Endpoint("DELETE", CHANNEL, delete_channel, "Remove a channel of notices", None, NoticePage, "host", "write",
             cookie_only=True),
    Endpoint("POST", CHANNEL + "/confirm", confirm_channel, "Confirm an e-mail address by the code sent to it",
             wire.ChannelCode, NoticePage, "host", "guess", cookie_only=True),
    Endpoint("POST", CHANNEL + "/test", try_channel, "Send a message to try a channel", Nothing, NoticePage, "host",
             "create", cost=4, cookie_only=True),
    Endpoint("POST", "/api/unsubscribe/{id}", unsubscribe, "End the e-mails to an address (RFC 8058)", None,
             dict[str, str], limit="guess"),
    Endpoint("POST", "/api/me/vacation", post_vacation, "Begin, change or end (0 days) a vacation", wire.Vacation,
             NoticePage, "host", "write", cookie_only=True),
    Endpoint("GET", "/api/me/muted", get_muted, "People whom the player has muted", None, wire.MutedPeople, "read"),
    Endpoint("POST", "/api/me/muted", post_muted, "Mute somebody at all tables, or no longer", wire.Mute,
             wire.MutedPeople, "play", "write"),
]  # fmt: skip
