"""HTTP endpoints of people: those with whom the player has played, invitations, blocks and profiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Final

from msgspec.structs import replace

from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.endpoints import Call, Endpoint
from kociolek.server.history import decoder, row_of
from kociolek.server.identity import NotAllowed, now_ms
from kociolek.server.notices_api import mute, stored
from kociolek.server.ratings_api import own_ratings
from kociolek.server.store.people import GAMES, MOST_BLOCKED, PRESENCE, PROFILE, UNLISTED, PeopleStore
from kociolek.server.store.store import Player
from kociolek.server.tables.live import LiveTable

HERE: Final = 90.0  # seconds after a request during which somebody counts as here
STREAK: Final = 3  # games won in a row that are worth a moment
CROWD: Final = 4  # seats
EDITIONS: Final = {"kittens": "edition", "wizardkittens": "chaos_cat"}  # option that tells games of a kind apart


def store_of(call: Call) -> PeopleStore:
    return call.server.registry.people


def person_of(player: Player) -> wire.Person:
    return wire.Person(player.id, player.name, player.program)


async def somebody(call: Call) -> Player:
    """Return the player of the path. Raise KociolekError for an unknown one."""
    id = call.path["id"]
    found = await call.server.identities.player(id) if len(id) <= 40 else None
    if found is None:
        raise KociolekError("no-such-thing", {})
    return found


def presence_of(call: Call, players: Sequence[str]) -> dict[str, wire.Presence]:
    """Return who is here: connected, or with a request a moment ago."""
    server, now = call.server, monotonic()
    wanted = set(players)
    bus = server.cluster.node.bus if server.cluster is not None else None
    found: dict[str, wire.Presence] = {
        id: "here"
        for id in wanted
        if id in server.registry.listens
        or (bus is not None and bus.somewhere(id))
        or now - server.host_tools.seen.get(id, -HERE) < HERE
    }
    for live in server.registry.tables.values():
        for subscriber in live.broadcaster.everybody():
            if subscriber.player in wanted:
                plays = live.table.playing and live.table.seat_of(subscriber.player) >= 0
                found[subscriber.player] = "playing" if plays else found.get(subscriber.player, "here")
    return found


# -- people -------------------------------------------------------------------------------
async def get_people(call: Call) -> wire.People:
    me, store = call.me.player.id, store_of(call)
    companions, blocked, allowed = (
        await store.companions(me),
        await store.blocked_by(me),
        await store.allowed(me),
    )
    muted = (await stored(call)).muted
    here = presence_of(call, [each.id for each in companions if each.presence and not each.blocks])
    return wire.People(
        [
            wire.Companion(
                wire.Person(each.id, each.name, each.program), each.games, each.last, here.get(each.id, ""),
                each.blocked, each.id in muted,
            )
            for each in companions
        ],
        [wire.Person(*each) for each in blocked],
        PRESENCE in allowed,
        PROFILE in allowed,
        UNLISTED not in allowed,
    )  # fmt: skip


async def post_allowed(call: Call) -> wire.People:
    asked: wire.Allow = call.body
    unlisted = None if asked.listed is None else not asked.listed
    for what, on in ((PRESENCE, asked.presence), (PROFILE, asked.profile), (UNLISTED, unlisted)):
        if on is not None:
            await store_of(call).allow(call.me.player.id, what, on)
    return await get_people(call)


async def post_block(call: Call) -> wire.People:
    """Block somebody: they cannot invite the player, sit down at a table that the player hosts, or see whether the
    player is here and the profile. Their words are not shown, as if they were muted."""
    asked: wire.Block = call.body
    other = (await somebody(call)).id
    if other == call.me.player.id:
        raise KociolekError("no-such-thing", {})
    if not await store_of(call).block(call.me.player.id, other, asked.on, now_ms()):
        raise KociolekError("too-many-blocked", {"most": str(MOST_BLOCKED)})
    await mute(call, other, asked.on)
    return await get_people(call)


# -- invitations --------------------------------------------------------------------------
async def post_invitation(call: Call) -> wire.Found:
    """Invite somebody with whom the player has played, to a table at which they sit or to a new one."""
    asked: wire.Invite = call.body
    me, other, server = call.me.player.id, await somebody(call), call.server
    games = await store_of(call).games_together(me, other.id)
    if other.id == me or not games:
        raise NotAllowed("invite-stranger", {})
    if await store_of(call).has_blocked(me, other.id):
        raise KociolekError("invite-blocked", {})
    # Nobody learns that they are blocked: the answer is the same, and only the news is missing.
    blocked = await store_of(call).has_blocked(other.id, me)
    if not blocked and await store_of(call).crowded(other.id):
        raise KociolekError("too-many-invitations", {})
    live = await the_table(call, asked.table) if asked.table else await new_table(call, games[0][0])
    table = live.table
    if table.seat_of(me) < 0 or table.status != "waiting":
        raise NotAllowed("invite-seated", {})
    heard = not blocked and table.seat_of(other.id) < 0 and other.id not in table.banned
    if heard and await store_of(call).invite(other.id, table.id, me, now_ms()):
        await server.notices.tell([other.id], "invitation", table.id, 0)
        server.registry.notify_player(other.id, "invitation", table.id)
    return wire.Found(table.id, table.fair.commitment)


async def the_table(call: Call, id: str) -> LiveTable:
    live = await call.server.registry.look(id)
    await live.settled()
    return live


async def new_table(call: Call, last: str) -> LiveTable:
    """Create a table with the settings of a game that has ended, and the player at it."""
    old = (await call.server.registry.read(last)).setup
    setup = replace(old, listed=False)
    return await call.server.registry.create(call.me, wire.NewTable(setup), call.address)


async def invitations_of(call: Call) -> list[wire.Invitation]:
    """Return the invitations of the player to tables that wait and have a seat. They are loaded one by one."""
    me, registry, found = call.me.player.id, call.server.registry, []
    for each in await store_of(call).invitations(me):
        try:
            live = await registry.look(each.live)
            await live.settled()
        except KociolekError:
            continue
        row = live.broadcaster.row(me)
        if row.status == "waiting" and row.seat < 0 and row.free > 0 and me not in live.table.banned:
            found.append(wire.Invitation(row, wire.Person(each.inviter, each.name, False), each.at))
    return found


async def delete_invitation(call: Call) -> dict[str, str]:
    await store_of(call).decline(call.me.player.id, call.path["id"])
    return {}


# -- profiles -----------------------------------------------------------------------------
async def get_profile(call: Call) -> wire.Profile:
    """Return the profile of a player: all of it for themselves and where they show it to everybody. Those who have
    played with them see the games together. Whom they have blocked sees nothing."""
    found, me, store = await somebody(call), call.who.player.id if call.who else "", store_of(call)
    own = found.id == me
    allowed = await store.allowed(found.id)
    shown = own or PROFILE in allowed
    games = await store.games_together(me, found.id) if me and not own else []
    if not own and me and await store.has_blocked(found.id, me):
        shown, games = False, []
    if not shown and not games:
        raise KociolekError("profile-hidden", {})
    together = None if own else together_of(games)
    seen = presence_of(call, [found.id]).get(found.id, "") if PRESENCE in allowed and games else ""
    wishes = await stored(call) if me else None
    profile = wire.Profile(
        person_of(found), found.login is not None, own, seen,
        bool(me) and await store.has_blocked(me, found.id), wishes is not None and found.id in wishes.muted,
        shown, 0, [], False, None, [], [], together,
    )  # fmt: skip
    return await filled(call, profile, found, {live for live, *_ in games}) if shown else profile


async def filled(call: Call, profile: wire.Profile, player: Player, open_tables: set[str]) -> wire.Profile:
    """Return a profile with what its player shows to everybody. Replays are only for those who played there."""
    rows, after = await call.server.store.games_of(player.id, "", "", None, GAMES)
    games = [row_of(str(live), int(ended or 0), int(seat or 0), str(body)) for live, ended, seat, body in rows]
    ratings = [each for each in await own_ratings(call, player.id) if profile.me or not each.rating.provisional]
    moments = moments_of(games, ratings)
    if not profile.me:
        moments = [each if each.table in open_tables else replace(each, table="") for each in moments]
    return replace(
        profile,
        since=player.created,
        games=tallies(games),
        more=after is not None,
        favourite=favourite(games),
        ratings=ratings,
        moments=moments,
    )


def won(row: wire.GameRow) -> bool:
    return row.seat in row.winners


def tallies(games: Sequence[wire.GameRow]) -> list[wire.GameTally]:
    played = Counter(row.game for row in games)
    wins = Counter(row.game for row in games if won(row))
    return [wire.GameTally(game, number, wins[game]) for game, number in played.most_common()]


def favourite(games: Sequence[wire.GameRow]) -> wire.Favourite | None:
    """Return the edition that was played most, in games without editions the game."""
    kinds = Counter((row.game, row.options.get(EDITIONS.get(row.game, ""), "")) for row in games)
    if not kinds:
        return None
    (game, edition), number = kinds.most_common(1)[0]
    return wire.Favourite(game, {EDITIONS[game]: edition} if edition else {}, number)


def moments_of(games: Sequence[wire.GameRow], ratings: Sequence[wire.OwnRating]) -> list[wire.Moment]:
    """Return the best moments of the newest games, at most one of a kind and game."""
    best: dict[tuple[str, str], wire.Moment] = {}

    def note(kind: str, row: wire.GameRow, number: int) -> None:
        key = (kind, row.game)
        if key not in best or number > best[key].number:
            best[key] = wire.Moment(kind, row.game, number, row.ended, row.table)  # type: ignore[arg-type]

    run = 0
    for row in reversed(games):
        run = run + 1 if won(row) else 0 if not row.stopped else run
        if run >= STREAK:
            note("streak", replace(row, game=""), run)
        if won(row) and not row.stopped:
            if len(row.seats) >= CROWD and len(row.winners) == 1:
                note("crowd", row, len(row.seats) - 1)
            if row.points and row.points[row.seat] > 0:
                note("points", row, row.points[row.seat])
    found = list(best.values())
    for each in ratings:
        if not each.rating.provisional:
            at, peak = max(each.curve, key=lambda point: (point[1], -point[0]))
            found.append(wire.Moment("peak", each.pool.game, peak, at, ""))
    return found


def together_of(games: Sequence[tuple[str, int, int, str, int]]) -> wire.Together | None:
    if not games:
        return None
    rows = [row_of(live, ended, seat, body) for live, ended, seat, body, _ in games]
    winners = [(decoder.decode(body).winners, seat, theirs) for _, _, seat, body, theirs in games]
    mine = sum(seat in each for each, seat, _ in winners)
    return wire.Together(len(rows), mine, sum(theirs in each for each, _, theirs in winners), rows)


PERSON: Final = "/api/people/{id}"
PEOPLE_ENDPOINTS: Final = [
    Endpoint("GET", "/api/me/people", get_people, "People with whom the player has played, and whom they have blocked",
             None, wire.People, "read", cost=4, shed=2),
    Endpoint("POST", "/api/me/allowed", post_allowed, "What the player lets others see", wire.Allow, wire.People,
             "host", "write", cookie_only=True),
    Endpoint("GET", PERSON, get_profile, "Profile of a player, as far as the reader may see it", None, wire.Profile,
             cost=10, shed=2),
    Endpoint("POST", PERSON + "/block", post_block, "Block somebody, or no longer", wire.Block, wire.People, "host",
             "write", cookie_only=True),
    Endpoint("POST", PERSON + "/invite", post_invitation, "Invite somebody to a table of the player, or to a new one",
             wire.Invite, wire.Found, "host", "create"),
    Endpoint("DELETE", "/api/me/invitations/{id}", delete_invitation, "Decline an invitation to a table", None,
             dict[str, str], "play", "write"),
]  # fmt: skip
