"""HTTP endpoints. `docs/protocol.md` describes them; the OpenAPI document is generated from the list at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from functools import cache
from hashlib import sha256
from time import monotonic
from typing import Any, Final, get_args

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from kociolek import __version__, record
from kociolek.bots import bot_names
from kociolek.box import GAMES as BOXED
from kociolek.box import BadBox, Box, of_document
from kociolek.box import parse as parse_box
from kociolek.box.review import review
from kociolek.box.toml import toml_of
from kociolek.box.words import differences, sentences
from kociolek.catalog import GAMES, boxed, built_in_game, game_named
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.draws import Draw, draws_of
from kociolek.games.witchstone.game import Witchstone
from kociolek.server import pictures, wire
from kociolek.server.analyses import AnalysisReply, WhatIfReply, seen_by
from kociolek.server.bots_api import BOT_ENDPOINTS
from kociolek.server.boxes import CARDS, FROM_BOX, box_info, default_box
from kociolek.server.clubs_api import CLUB_ENDPOINTS
from kociolek.server.endpoints import JSON, NDJSON, PNG, Call, Endpoint, Nothing, json_response, whole_number
from kociolek.server.fitting import fitting_seats
from kociolek.server.history_api import HISTORY_ENDPOINTS
from kociolek.server.host_api import HOST_ENDPOINTS
from kociolek.server.identity import NOBODY, NotAllowed, now_ms
from kociolek.server.lessons import LessonAnswers, LessonInfo, LessonState, get_lessons, post_lesson
from kociolek.server.limits import ANALYSIS_COST, LOADING_COST, MOST_LOADING, Overloaded, TooOften
from kociolek.server.metrics import exposition
from kociolek.server.notices_api import NOTICE_ENDPOINTS
from kociolek.server.people_api import PEOPLE_ENDPOINTS, invitations_of
from kociolek.server.pins import offered
from kociolek.server.puzzles_api import PUZZLE_ENDPOINTS
from kociolek.server.ratings_api import RATING_ENDPOINTS
from kociolek.server.replay import DECIDING_SEAT, ReplayStep, choice, steps
from kociolek.server.rights import RIGHTS_ENDPOINTS
from kociolek.server.sign_in_api import SIGN_IN_ENDPOINTS, agent_of, leave_account, leave_device, signed_in
from kociolek.server.store.database import StoreFailed
from kociolek.server.subscribers import StreamSubscriber
from kociolek.server.tables.broadcaster import text_of, to_json
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.tempo import WINDOWS
from kociolek.text import LANGUAGES, sources, texts

WEIGHING: Final = 1.0  # seconds for what another move is worth
SHORT: Final = 12  # digits of the digest of a box in views
READY: Final = 5.0  # seconds in which the store must answer
PROBED: Final = 1.0  # seconds for which the answer of the store holds
HEARTBEAT: Final = 15.0  # seconds of silence after which a stream gets an empty line
NO_BUFFER: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class PlainMove(wire.FromClient):
    """A move for programs that poll. Without `seq` it answers the current question."""

    move: wire.MoveText
    seq: int | None = None


class Health(wire.FromServer):
    ok: bool


class Tokens(wire.FromServer):
    tokens: list[wire.ApiToken]


# -- people -------------------------------------------------------------------------------
async def get_me(call: Call) -> wire.Me:
    if call.who is None:
        return NOBODY
    account = call.who.by_cookie and call.who.player.login is not None
    return call.who.me(host=account and await call.server.host_tools.is_host(call.who.player.id))


async def post_me(call: Call) -> wire.Me:
    asked: wire.NewGuest = call.body
    identities = call.server.identities
    if call.who is not None:
        if "host" not in call.who.scopes:
            raise NotAllowed("scope-missing", {"scope": "host"})
        await identities.rename(call.who.player, asked.name)
        return call.who.me()
    return signed_in(call, *await identities.new_guest(asked.name, asked.program, agent_of(call)))


async def post_account(call: Call) -> wire.Recovery:
    asked: wire.NewAccount = call.body
    code, device = await call.server.identities.upgrade(call.me, asked.login, asked.password, agent_of(call))
    call.server.disconnect(call.me.player.id)
    return wire.Recovery(code, signed_in(call, call.me.player, device))


async def take_guess(call: Call, login: str) -> None:
    """Limit guesses of a password or a recovery code by address, or by device where the account was signed in before.
    The wrong guesses of others never lock its owner out. Raise TooOften."""
    server = call.server
    known = server.identities.known_by(call.known_cookie, await server.store.by_login(login))
    await server.take("guess", known or call.address)
    if not known and server.identities.crowded:
        raise TooOften(5)


async def login(call: Call) -> wire.Me:
    asked: wire.SignIn = call.body
    await take_guess(call, asked.login)
    identities = call.server.identities
    player = await identities.sign_in(asked.login, asked.password)
    await leave_account(call)
    return signed_in(call, player, await identities.new_device(player, agent_of(call)))


async def recover(call: Call) -> wire.Recovery:
    asked: wire.Recover = call.body
    await take_guess(call, asked.login)
    player, code, device = await call.server.identities.recover(asked.login, asked.code, asked.password, agent_of(call))
    await call.server.sign_ins.remove_all(player.id)
    call.server.disconnect(player.id)
    return wire.Recovery(code, signed_in(call, player, device))


async def post_password(call: Call) -> wire.Me:
    asked: wire.NewPassword = call.body
    device = await call.server.identities.change_password(call.me, asked.old, asked.password, agent_of(call))
    call.server.disconnect(call.me.player.id)
    return signed_in(call, call.me.player, device)


async def logout(call: Call) -> wire.Me:
    """Make the cookie void and remove it."""
    call.cookie = ""
    if call.who is not None and call.who.by_cookie:
        await leave_device(call, call.who.session)
    return NOBODY


async def get_devices(call: Call) -> wire.Devices:
    return wire.Devices(await call.server.identities.devices(call.me))


async def delete_device(call: Call) -> wire.Devices:
    await leave_device(call, call.path["id"])
    if call.path["id"] == call.me.session:
        call.cookie = ""
    return await get_devices(call)


async def delete_devices(call: Call) -> wire.Devices:
    """Sign all other devices out."""
    for device in await call.server.identities.devices(call.me):
        if not device.current:
            await leave_device(call, device.id)
    return await get_devices(call)


async def get_tokens(call: Call) -> Tokens:
    return Tokens(await call.server.identities.tokens(call.me.player))


async def post_token(call: Call) -> wire.FreshToken:
    asked: wire.NewToken = call.body
    identities = call.server.identities
    if len(await identities.tokens(call.me.player)) >= 20:
        raise KociolekError("too-many-tokens", {"most": "20"})
    secret, token = await identities.new_token(call.me.player, asked.label, asked.scopes)
    return wire.FreshToken(secret, token)


async def delete_token(call: Call) -> dict[str, str]:
    await call.server.store.remove_token(call.path["id"], call.me.player.id)
    call.server.disconnect(call.me.player.id, call.path["id"])
    return {}


# -- games -------------------------------------------------------------------------------
def game_info(game: Game, pins: Iterable[Box]) -> wire.GameInfo:
    low, high = game.seat_range({})
    return wire.GameInfo(
        game.key,
        game.version,
        (low, high),
        [wire.OptionInfo(option.name, option.values) for option in game.schema()],
        bot_names(game.key),
        game.kind_names(),
        game.has_reactions(),
        box_info(default_box(game.key)) if game.key in BOXED else None,
        offered(game.key, pins),
    )


async def get_games(call: Call) -> wire.Catalogue:
    return wire.Catalogue(
        wire.PROTOCOL,
        __version__,
        list(LANGUAGES),
        list(sources(LANGUAGES[0])),
        [game_info(game_named(key), call.server.settings.pins) for key in GAMES],
        list(get_args(wire.Emote))[:6],  # the first page loads it; the type names all
        WINDOWS,
    )


async def get_components(call: Call) -> dict[str, Any]:
    """Return the boards, tiles and cards of a box, by default of new tables."""
    game = await the_game(call)
    if not isinstance(game, Witchstone):
        raise KociolekError("no-such-thing", {})
    return components_of(game)


async def the_game(call: Call) -> Game:
    """Return the game of the path with the box of the query, by default that of new tables. The option `cards` of a
    table names its box; a view of Witchstone has a short digest of it, which does too."""
    key, cards = call.path["game"], call.query(CARDS)
    id = call.query("box") or (cards.removeprefix(FROM_BOX) if cards.startswith(FROM_BOX) else "")
    if not id:
        return game_named(key)
    first = built_in_game(key)
    if isinstance(first, Witchstone) and first.box.components.digest == id:
        return first
    shelf = call.server.registry.shelf
    await shelf.load([id], call.server.store)
    return shelf.game(key, next((each for each in shelf.boxes if each.startswith(id) and len(id) >= SHORT), id))


def components_of(game: Witchstone) -> dict[str, Any]:
    components = game.box.components
    sections = {name: {"from": part.marks, "value": part.value} for name, part in components.sections.items()}
    return {"name": components.name, "digest": components.digest, **sections}


async def check_game(call: Call) -> wire.Checked:
    """Check options. With `changed`, the name of the option that was set last or empty, nothing else is refused."""
    game = await the_game(call)
    options = {name: value for name, value in call.request.query_params.items() if name != "box"}
    given, changed = options.pop("seats", ""), options.pop("changed", None)
    seats = int(given) if given.isdecimal() and len(given) < 3 else 0
    if changed is None:
        seats, checked = checked_options(game, seats, options)
    else:
        seats, checked = fitting_seats(game, seats, options, changed)
    return wire.Checked(checked, game.seat_range(checked), seats)


def checked_options(game: Game, seats: int, options: dict[str, str]) -> tuple[int, dict[str, str]]:
    """Return the options with defaults for this number of seats, or (0) for the fewest that fit. Raise BadOptions."""
    errors: list[BadOptions] = []
    for number in [seats] if seats else range(1, 16):
        try:
            return number, game.check(number, options)
        except BadOptions as error:
            errors.append(error)
    raise next((error for error in errors if not error.key.endswith("-out-of-range")), errors[-1])


# -- boxes --------------------------------------------------------------------------------
async def get_box(call: Call) -> wire.BoxSheet:
    id = call.path["id"]
    shelf = call.server.registry.shelf
    await shelf.load([id], call.server.store)
    box = shelf.boxes.get(id)
    if box is None:
        raise KociolekError("box-missing", {"value": id[:32]})
    return box_sheet(box, call.query("language"))


async def post_box(call: Call) -> wire.BoxSheet:
    """Store a box, so that tables can be played with it."""
    asked: wire.NewBox = call.body
    box = await asyncio.to_thread(parse_box, asked.source)
    await call.server.registry.shelf.keep(box, call.server.store)
    return box_sheet(box, call.query("language"))


async def check_box(call: Call) -> wire.BoxCheck:
    """Read a box and keep nothing: the editor asks while somebody types."""
    asked: wire.NewBox = call.body
    try:
        box = await asyncio.to_thread(parse_box, asked.source)
    except BadBox as error:
        return wire.BoxCheck(None, wire.Problem(error.key, error.values))
    return wire.BoxCheck(box_sheet(box, call.query("language")), None)


async def get_box_file(call: Call) -> Response:
    """Return a box as a file for people."""
    sheet = await get_box(call)
    text = toml_of(of_document(sheet.document))
    return Response(
        text, media_type="application/toml", headers={"Content-Disposition": "attachment; filename=box.toml"}
    )


def box_sheet(box: Box, language: str) -> wire.BoxSheet:
    game = boxed(box.game, box)
    t = texts(language if language in LANGUAGES else LANGUAGES[0])
    below = box.nearest()
    changed = dict.fromkeys(".".join(each.path[:2]) for each in differences(below, box))
    components = components_of(game) if isinstance(game, Witchstone) else None
    return wire.BoxSheet(
        box_info(box),
        box.document(),
        below.version,
        sentences(below, box, t),
        list(changed),
        [wire.BoxRemark(*remark) for remark in review(box, t)],
        components,
    )


async def get_locale(call: Call) -> Response:
    language, file = call.path["language"], call.path["file"]
    found = sources(language).get(file) if language in LANGUAGES else None
    if found is None:
        raise KociolekError("no-such-thing", {})
    return tagged(call, found.encode(), "text/plain")


def tagged(call: Call, body: bytes, kind: str) -> Response:
    """Return a body that browsers may keep for five minutes, or the answer that theirs is still right."""
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


# -- tables -------------------------------------------------------------------------------
async def the_table(call: Call) -> LiveTable:
    id = call.path["id"]
    if not 16 <= len(id) <= 40:
        raise KociolekError("table-unknown", {})
    if id not in call.server.registry.tables:
        call.server.limiter.take("read", call.client, LOADING_COST)
    live = await call.server.registry.table(id)
    await live.settled()
    return live


def seat_of(call: Call, live: LiveTable) -> int:
    if call.who is None or "read" not in call.who.scopes:
        return -1
    return live.table.seat_of(call.who.player.id)


async def get_tables(call: Call) -> wire.Tables:
    player = call.who.player.id if call.who else ""
    query, cluster = call.query, call.server.cluster
    others = [] if cluster is None else await cluster.shown.offers(player)
    return wire.Tables(
        call.server.registry.lobby(
            player, query("game"), query("tempo"), query("language"), query("free") == "1", others
        ),
        call.server.host_tools.announcement,
    )


async def my_tables(call: Call) -> wire.Tables:
    return wire.Tables(await tables_of(call), invitations=await invitations_of(call))


async def tables_of(call: Call) -> list[wire.TableRow]:
    """Return the tables of the player. Those that must be loaded cost more."""
    registry = call.server.registry
    ids = await call.server.store.tables_of(call.me.player.id)
    missing = sum(id not in registry.tables for id in ids)
    if missing:
        call.server.limiter.take("read", call.client, min(MOST_LOADING, LOADING_COST * missing))
    return await registry.rows_of(call.me.player.id, ids)


async def post_table(call: Call) -> wire.Found:
    table = (await call.server.registry.create(call.me, call.body, call.address)).table
    return wire.Found(table.id, table.fair.commitment)


async def get_code(call: Call) -> wire.Found:
    code = call.path["code"]
    try:
        return wire.Found(await call.server.registry.by_code(code))
    except KociolekError as error:
        if error.key != "code-unknown":
            raise
        return wire.Found(await call.server.evenings.by_code(code), evening=True)


async def get_table(call: Call) -> wire.TableInfo:
    live = await the_table(call)
    return live.broadcaster.info(seat_of(call, live))


async def get_state(call: Call) -> wire.StateMessage:
    live = await the_table(call)
    seat = seat_of(call, live)
    live.requested(seat)
    return live.broadcaster.state(seat, -1)


async def post_command(call: Call) -> wire.Answer:
    live = await the_table(call)
    messages = await live.carry_out(call.me, call.body)
    await live.settled()
    live.requested(live.table.seat_of(call.me.player.id))
    return wire.Answer(messages)


async def post_move(call: Call) -> wire.Answer:
    asked: PlainMove = call.body
    live = await the_table(call)
    seat = live.table.seat_of(call.me.player.id)
    seq = live.table.seq(seat) if asked.seq is None else asked.seq
    call.body = wire.Move(seq, asked.move)
    answer = await post_command(call)
    if not any(isinstance(message, wire.StateMessage) for message in answer.messages):
        answer.messages.append(live.broadcaster.state(seat, -1))
    return answer


async def the_record(call: Call) -> record.Record:
    """Return the record of a finished game. Raise KociolekError for others, and for those who may not watch."""
    live = await the_table(call)
    if not live.broadcaster.may_watch(seat_of(call, live)):
        raise NotAllowed("no-spectators", {})
    if live.table.id in call.server.registry.sealed:
        raise KociolekError("evening-sealed", {})
    return live.table.record()


async def get_record(call: Call) -> Response:
    text = "".join(f"{line}\n" for line in record.lines(await the_record(call)))
    return Response(text, media_type=NDJSON, headers={"Cache-Control": "no-store"})


async def get_replay(call: Call) -> Response:
    """`eyes` is a seat, -1 for a spectator, -2 for the deciding seat. The game is over, so nothing is secret."""
    finished, eyes = await the_record(call), call.query("eyes") or "-2"
    if eyes not in {str(seat) for seat in range(DECIDING_SEAT, finished.seats)}:
        raise KociolekError("no-such-thing", {})
    cache, key = call.server.replays, f"{call.path['id']} {eyes}"
    body = cache.get(key)
    if body is None:
        body = await asyncio.to_thread(lambda: msgspec.json.encode(list(steps(finished, int(eyes)))))
        cache.put(key, body)
    return Response(body, headers={"Cache-Control": "no-store"}, media_type=JSON)


async def get_analysis(call: Call) -> AnalysisReply:
    await the_record(call)  # who may see the replay
    return await told_analysis(call, await call.server.analyses.look(call.path["id"]))


async def post_analysis(call: Call) -> AnalysisReply:
    """Ask for the analysis of a finished game. It is made once; one that failed is tried again."""
    finished = await the_record(call)
    return await told_analysis(call, await call.server.analyses.ask(call.path["id"], finished, call.client))


async def get_picture(call: Call) -> Response:
    """Return a picture of a table: of the result if the caller may see the replay, else an invitation."""
    live = await the_table(call)
    info = live.broadcaster.info()
    t = pictures.language_of(call.query("lang"), info.setup.language)
    shown = pictures.invitation(info.setup.game, t)
    open_to_all = live.broadcaster.may_watch(seat_of(call, live)) and info.id not in call.server.registry.sealed
    if info.result is not None and info.result.ended == "over" and open_to_all:
        analysis = await call.server.analyses.look(info.id)
        shown = pictures.result(info.setup.game, info.seats, info.result, analysis, t)
    body = await call.server.pictures.of(shown)
    return Response(body, headers={"Cache-Control": "private, max-age=60"}, media_type=PNG)


async def told_analysis(call: Call, found: AnalysisReply) -> AnalysisReply:
    """Return what a client may read of an analysis. What people gave away is told to themselves only."""
    live = await the_table(call)
    people = {seat for seat, chair in enumerate(live.table.chairs) if chair.player}
    return seen_by(found, people - {seat_of(call, live)})


async def post_play_on(call: Call) -> wire.Found:
    """Go on from a position of a finished game, so that nothing of a running one is told."""
    finished = await the_record(call)
    live = await call.server.registry.play_on(call.me, await the_table(call), finished, call.body, call.address)
    return wire.Found(live.table.id)


async def post_what_if(call: Call) -> WhatIfReply:
    """Try another move in a decision of a finished game. As in the analysis, those of people are for themselves."""
    finished, asked, live = await the_record(call), call.body, await the_table(call)
    if asked.number > len(finished.moves):
        raise KociolekError("no-such-thing", {})
    seat, played = finished.moves[asked.number - 1]
    if live.table.chairs[seat].player and seat != seat_of(call, live):
        raise NotAllowed("what-if-private", {})
    match = await asyncio.to_thread(record.position_after, finished, asked.number - 1)
    view = match.view(seat)
    options = [option.text for option in view.options]
    if played not in options or (asked.move and asked.move not in options):
        raise KociolekError("no-such-thing", {})
    choices = [choice(match, text) for text in options]
    if not asked.move:
        return WhatIfReply(choices, [])
    tried = list(dict.fromkeys([asked.move, played]))
    reply = await call.server.registry.bot_pool.weigh(match.game, to_json(view.to_json()), tried, WEIGHING)
    if not reply.moves:
        raise Overloaded
    return WhatIfReply(choices, reply.moves)


async def get_draws(call: Call) -> Response:
    """Return the draws of a finished game; its secret is public by then."""
    finished = await the_record(call)
    return await asyncio.to_thread(lambda: json_response(draws_of(finished)))


# -- streams ------------------------------------------------------------------------------
class LineResponse(StreamingResponse):
    """Streams the messages of a subscriber, one per line. It always calls `ended`, even if it fails at once."""

    def __init__(self, subscriber: StreamSubscriber, ended: Callable[[], None]) -> None:
        super().__init__(lines_of(subscriber), media_type=NDJSON, headers=NO_BUFFER)
        self.ended: Final = ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.ended()


async def lines_of(subscriber: StreamSubscriber) -> AsyncIterator[bytes]:
    yield b"\n"  # sends the headers at once
    while (line := await subscriber.take(HEARTBEAT)) is not None:
        yield line + b"\n"


async def table_stream(call: Call) -> Response:
    live = await the_table(call)
    if not live.broadcaster.may_watch(seat_of(call, live)):
        raise NotAllowed("no-spectators", {})
    call.server.enter(call.address)
    player = call.who.player.id if call.who and "read" in call.who.scopes else ""
    session = call.who.session if call.who else ""
    subscriber = StreamSubscriber(player, call.server.settings.limits.backlog, session, call.address)
    live.attach(subscriber, call.who.person() if call.who else None, whole_number(call.query("since")))

    def ended() -> None:
        live.detach(subscriber)
        call.server.leave(call.address)

    return LineResponse(subscriber, ended)


async def my_stream(call: Call) -> Response:
    player, registry = call.me.player.id, call.server.registry
    turns = [row.id for row in await tables_of(call) if row.turn]
    call.server.enter(call.address)
    subscriber = StreamSubscriber(player, call.server.settings.limits.backlog, call.me.session, call.address)
    listeners = registry.listens.setdefault(player, set())
    listeners.add(subscriber.offer)
    if call.server.cluster is not None and len(listeners) == 1:
        call.server.cluster.node.bus.wait_for_news(player, True)
    call.server.streams.add(subscriber)
    for table in turns:
        subscriber.offer(text_of(wire.Notice("turn", table)))
    if call.server.host_tools.announcement is not None:
        subscriber.offer(text_of(wire.Announced(call.server.host_tools.announcement)))

    def ended() -> None:
        call.server.streams.discard(subscriber)
        listeners.discard(subscriber.offer)
        if not listeners and registry.listens.get(player) is listeners:
            del registry.listens[player]
            if call.server.cluster is not None:
                call.server.cluster.node.bus.wait_for_news(player, False)
        call.server.leave(call.address)

    return LineResponse(subscriber, ended)


# -- operation ----------------------------------------------------------------------------
async def healthy(call: Call) -> Health:
    return Health(True)


async def ready(call: Call) -> Health:
    """Check that the store can write, at most once a second."""
    server = call.server
    if server.cluster is not None:  # it writes its lease anyway
        if not server.cluster.node.ready_for(call.request.headers):
            raise StoreFailed("store-failed", {"reason": "no lease"})
        return Health(True)
    if server.probe is None or server.probe[0] + PROBED < monotonic():
        server.probe = (monotonic(), asyncio.ensure_future(server.store.probe(str(now_ms()))))
    try:
        await asyncio.wait_for(asyncio.shield(server.probe[1]), READY)
    except TimeoutError:
        raise StoreFailed("store-failed", {}) from None
    return Health(True)


async def metrics(call: Call) -> Response:
    client = call.request.client
    if not call.server.settings.open_metrics and (client is None or client.host not in ("127.0.0.1", "::1")):
        raise KociolekError("no-such-thing", {})
    return Response(exposition(call.server.gauges()), media_type="text/plain; version=0.0.4")


async def openapi(call: Call) -> Response:
    return tagged(call, await asyncio.to_thread(openapi_document), JSON)  # takes long the first time


@cache
def openapi_document() -> bytes:
    from kociolek.server.openapi import document

    return msgspec.json.encode(document(ENDPOINTS))


TABLE: Final = "/api/tables/{id}"
ENDPOINTS: Final = [
    Endpoint("GET", "/api/me", get_me, "Current player", answer=wire.Me, banned=True),
    Endpoint("POST", "/api/me", post_me, "Become a guest, or change the name", wire.NewGuest, wire.Me,
             limit="create", shed=1),
    Endpoint("POST", "/api/me/account", post_account, "Turn the guest into an account", wire.NewAccount, wire.Recovery,
             "host", "guess", cookie_only=True, shed=1),
    Endpoint("POST", "/api/login", login, "Sign in", wire.SignIn, wire.Me, limit="write"),
    Endpoint("POST", "/api/recover", recover, "New password by the recovery code", wire.Recover, wire.Recovery,
             limit="write"),
    Endpoint("POST", "/api/logout", logout, "Sign this device out", Nothing, wire.Me, limit="write", banned=True),
    Endpoint("POST", "/api/me/password", post_password, "Change the password and sign all other devices out",
             wire.NewPassword, wire.Me, "host", "guess", cookie_only=True),
    Endpoint("GET", "/api/me/devices", get_devices, "Devices of the player", None, wire.Devices, "read",
             cookie_only=True),
    Endpoint("DELETE", "/api/me/devices", delete_devices, "Sign all other devices out", None, wire.Devices, "host",
             "write", cookie_only=True),
    Endpoint("DELETE", "/api/me/devices/{id}", delete_device, "Sign a device out", None, wire.Devices, "host", "write",
             cookie_only=True),
    Endpoint("GET", "/api/tokens", get_tokens, "Tokens of the player", None, Tokens, "read", cookie_only=True),
    Endpoint("POST", "/api/tokens", post_token, "Create a token for a program", wire.NewToken, wire.FreshToken, "host",
             "create", cookie_only=True, shed=1),
    Endpoint("DELETE", "/api/tokens/{id}", delete_token, "Revoke a token", None, dict[str, str], "host", "write",
             cookie_only=True),
    Endpoint("GET", "/api/games", get_games, "Games, options and languages", answer=wire.Catalogue, shed=3,
             packed=True),
    Endpoint("GET", "/api/games/{game}/check", check_game, "Options with defaults; each is a parameter",
             answer=wire.Checked, queries=("seats", "edition", "changed", "box"), shed=2),
    Endpoint("GET", "/api/games/{game}/components", get_components, "Components of a game",
             answer=dict[str, Any], queries=("box",), shed=2, packed=True),
    Endpoint("POST", "/api/boxes", post_box, "Bring a box for tables", wire.NewBox, wire.BoxSheet, "host", "create",
             queries=("language",), shed=1),
    Endpoint("POST", "/api/boxes/check", check_box, "Check a box and keep nothing", wire.NewBox, wire.BoxCheck, "play",
             queries=("language",), shed=1),
    Endpoint("GET", "/api/boxes/{id}/file", get_box_file, "Box as a TOML file", answer="application/toml", shed=2),
    Endpoint("GET", "/api/boxes/{id}", get_box, "Box, and how it differs from the built-in one", answer=wire.BoxSheet,
             queries=("language",), shed=2),
    Endpoint("GET", "/api/locale/{language}/{file}", get_locale, "Fluent file", answer="text/plain", shed=3,
             banned=True),
    Endpoint("GET", "/api/lessons", get_lessons, "Lessons", answer=list[LessonInfo], shed=2),
    Endpoint("POST", "/api/lessons/{game}/{name}", post_lesson, "Where the answers of a learner lead", LessonAnswers,
             LessonState, views=True, shed=2),
    Endpoint("GET", "/api/tables", get_tables, "Tables in the lobby", answer=wire.Tables,
             queries=("game", "tempo", "language", "free"), cost=4, shed=2),
    Endpoint("POST", "/api/tables", post_table, "Create a table", wire.NewTable, wire.Found, "host", "create", shed=1),
    Endpoint("GET", "/api/me/tables", my_tables, "Tables of the player that go on, and the newest finished ones",
             None, wire.Tables, "read", cost=4, shed=3),
    Endpoint("GET", "/api/codes/{code}", get_code, "Table or evening of a short code", answer=wire.Found,
             limit="guess", shed=2),
    Endpoint("GET", TABLE, get_table, "Table", answer=wire.TableInfo),
    Endpoint("GET", TABLE + "/state", get_state, "State of the game", answer=wire.StateMessage, views=True),
    Endpoint("POST", TABLE + "/commands", post_command, "Send a command", wire.AnyCommand, wire.Answer, "any",
             "write"),
    Endpoint("POST", TABLE + "/move", post_move, "Make a move", PlainMove, wire.Answer, "play", "write"),
    Endpoint("GET", TABLE + "/record", get_record, "Record of a finished game", answer=NDJSON, shed=2),
    Endpoint("GET", TABLE + "/replay", get_replay, "Finished game, step by step", answer=list[ReplayStep],
             queries=("eyes",), views=True, cost=10, shed=2),
    Endpoint("GET", TABLE + "/analysis", get_analysis, "Analysis of a finished game, or how far it is",
             answer=AnalysisReply, shed=2),
    Endpoint("GET", TABLE + "/picture", get_picture, "Picture of a table to share, 1200 by 630", answer=PNG,
             queries=("lang",), cost=10, shed=2),
    Endpoint("POST", TABLE + "/analysis", post_analysis, "Ask for the analysis of a finished game", Nothing,
             AnalysisReply, limit="create", cost=ANALYSIS_COST, shed=2),
    Endpoint("POST", TABLE + "/play-on", post_play_on, "Go on from a position of a finished game, against bots",
             wire.PlayOn, wire.Found, "host", "create", shed=1),
    Endpoint("POST", TABLE + "/what-if", post_what_if, "Try another move in a decision of a finished game", wire.WhatIf,
             WhatIfReply, limit="create", shed=2),
    Endpoint("GET", TABLE + "/draws", get_draws, "Random draws of a finished game", answer=list[Draw],
             cost=10, shed=2),
    Endpoint("GET", TABLE + "/stream", table_stream, "Messages of a table, one per line", answer=NDJSON,
             queries=("since",), views=True),
    Endpoint("GET", "/api/stream", my_stream, "News of the player's tables, one per line", None, NDJSON, "read",
             cost=4),
    Endpoint("GET", "/api/openapi.json", openapi, "This document", answer=dict[str, Any], shed=2),
    Endpoint("GET", "/healthz", healthy, "Whether the process runs", answer=Health, banned=True),
    Endpoint("GET", "/readyz", ready, "Whether the store answers", answer=Health, banned=True),
    Endpoint("GET", "/metrics", metrics, "Metrics for Prometheus, from this machine", answer="text/plain",
             banned=True),
    *SIGN_IN_ENDPOINTS,
    *HISTORY_ENDPOINTS,
    *BOT_ENDPOINTS,
    *PEOPLE_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *RATING_ENDPOINTS,
    *NOTICE_ENDPOINTS,
    *CLUB_ENDPOINTS,
    *HOST_ENDPOINTS,
    *RIGHTS_ENDPOINTS,
]  # fmt: skip
