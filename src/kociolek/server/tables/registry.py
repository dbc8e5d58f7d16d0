"""Table registry: loads tables from the store and keeps active ones in memory."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from secrets import randbits
from typing import Final, Literal, TypeVar

from msgspec.structs import replace

from kociolek.catalog import game_named
from kociolek.core.errors import ForeignRules, KociolekError
from kociolek.core.rng import seeded
from kociolek.fair import fresh_fair
from kociolek.record import Record, position_after
from kociolek.server import wire
from kociolek.server.bans import Bans
from kociolek.server.bot_pool import BotPool
from kociolek.server.boxes import Shelf
from kociolek.server.entries import AnyEntry, BotPut, Closed, Made, Sat, Started, boxes_in, encode
from kociolek.server.fitting import fitting
from kociolek.server.identity import Identity, NotAllowed, clean, fresh_id, now_ms, short_code
from kociolek.server.limits import RateLimiter
from kociolek.server.offers import Offer
from kociolek.server.settings import Settings
from kociolek.server.store.check import replay
from kociolek.server.store.outbox import News
from kociolek.server.store.people import PeopleStore
from kociolek.server.store.store import Store
from kociolek.server.tables.answer_times import Sample
from kociolek.server.tables.broadcaster import text_of
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.model import TableModel
from kociolek.server.tables.seating import check_bot, check_tempo
from kociolek.server.tables.tempo import PACES

log: Final = logging.getLogger("kociolek.registry")
SWEEP: Final = 30.0  # seconds between two checks for tables that can be unloaded
CHANCE: Final = re.compile(r"^rng -?\d+$", re.MULTILINE)  # in the dump of a state: where its chance stands
LISTED: Final = 200  # most tables in the lobby
UNUSED: Final = 300.0  # seconds after which a table without subscribers is unloaded

What = Literal["turn", "started", "over", "rematch", "invitation"]
NewsOf = Callable[[LiveTable, str, int, int], list[News]]  # table, status and changes before, time
Listener = Callable[[bytes], None]
T = TypeVar("T")


class NoSuchTable(KociolekError):
    """No table has this id."""

    def __init__(self) -> None:
        super().__init__("table-unknown", {})


class NotHere(KociolekError):
    """Another node has the table."""

    def __init__(self) -> None:
        super().__init__("node-silent", {})


class TableRegistry:
    def __init__(self, store: Store, bot_pool: BotPool, limiter: RateLimiter, settings: Settings) -> None:
        self.store: Final = store
        self.bot_pool: Final = bot_pool
        self.limiter: Final = limiter
        self.settings: Final = settings
        self.tables: Final[dict[str, LiveTable]] = {}
        self.listens: Final[dict[str, set[Listener]]] = {}  # by player: who gets news of their tables
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self.people: Final = PeopleStore(store)
        self.shelf: Final = Shelf()
        self.bans: Final = Bans(store)
        self.own_times: Final[dict[str, Sample]] = {}  # of players in veiled questions
        self._sweeper: asyncio.Task[None] | None = None
        self.vacations: Final[dict[str, tuple[int, int]]] = {}  # by player: begin and end, in ms
        self.mutes: Final[dict[str, set[str]]] = {}  # by player: those whose words are not sent to them
        self.sealed: Final[set[str]] = set()  # tables whose deal others still play: it stays secret
        self.on_end: Callable[[TableModel], None] | None = None  # called with each table whose game has ended
        # Of a node among several: see `cluster.node`.
        self.claim: Callable[[str], Awaitable[None]] | None = None  # raises unless this node may have a table
        self.on_foreign: Callable[[str], Awaitable[None]] | None = None  # called with a table of rules of others
        self.on_forget: Callable[[LiveTable], None] | None = None  # called with each table that leaves the memory
        self.on_news: Callable[[What, str, list[str]], None] | None = None  # tells players at other nodes
        self.counted: Callable[[str, str], Awaitable[tuple[int, int, int, int]]] | None = None  # as `_counted`
        self.opened: Callable[[str], Awaitable[None]] | None = None  # counts a new table of an address at all nodes
        self.news_of: NewsOf | None = None  # what players are told about a change

    async def begin(self) -> None:
        """Load the tables whose clocks run and those of the lobby. Others are loaded when somebody asks for them."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        if self.claim is not None:
            return  # nodes share them out
        for id in [*await self.store.running("days"), *await self.store.waiting()]:
            try:
                await self.table(id)
            except KociolekError as error:
                log.error("a table cannot be read", extra={"key": error.key, **error.values})

    async def close(self) -> None:
        """Wait for commands that are being stored, and end all connections."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in list(self.tables.values()):
            live.stop()
            async with live.lock:
                for subscriber in live.broadcaster.everybody():
                    subscriber.end(text_of(wire.Bye("restart")))

    async def checked(
        self, setup: wire.TableSettings, before: wire.TableSettings | None = None
    ) -> tuple[wire.TableSettings, str]:
        """Return the settings with every default filled in, and the name of their box. Raise KociolekError if they
        cannot be played.

        Options that `before` had already are left out if they no longer apply, as those of a seat that was taken away.
        """
        game_named(setup.game)
        box, asked = await self.shelf.chosen(setup, self.store)
        id, name = ("", "") if box is None else (box.id, box.name)
        old = before.options if before is not None and before.game == setup.game else {}
        chosen = [option for option, value in asked.items() if old.get(option) != value]
        game = self.shelf.game(setup.game, id)
        options = fitting(game, setup.seats, asked, chosen)
        if setup.rated and game.uneven(options):
            raise KociolekError("rated-uneven", {})
        pace = PACES[setup.tempo]
        window = setup.window or pace.window
        low, high = pace.windows
        if not low <= window <= high:
            raise KociolekError("window-bad", {"low": str(low), "high": str(high)})
        language = clean(setup.language, "text-bad") if setup.language else ""
        full = replace(setup, options=options, window=window, language=language, box=id)
        return (replace(full, hints=False, takeover=False) if setup.rated else full), name

    # -- loading --------------------------------------------------------------------------
    async def table(self, id: str) -> LiveTable:
        """Return a table, loaded if needed. Raise NoSuchTable."""
        live = self.tables.get(id)
        if live is not None:
            return live
        task = self._loading.get(id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable:
        if self.claim is not None:
            await self.claim(id)
        try:
            table = await self.read(id)
        except ForeignRules:
            if self.on_foreign is not None:
                await self.on_foreign(id)
            raise
        live = LiveTable(table, self)
        self.tables[id] = live
        return live

    async def read(self, id: str) -> TableModel:
        rows = await self.store.entries(id)
        if not rows:
            raise NoSuchTable
        found = [(int(seq or 0), int(at or 0), str(body)) for seq, at, body in rows]
        await self.shelf.load(boxes_in(body for _, _, body in found), self.store)
        return replay(found, id, self.shelf)

    async def look(self, id: str) -> LiveTable:
        """Return a table for reading: of another node's, what is stored. Raise NoSuchTable."""
        if self.claim is None or id in self.tables:
            return await self.table(id)
        return LiveTable(await self.read(id), self)

    async def goes_on(self, id: str) -> bool:
        """Tell whether a table waits for players or plays."""
        try:
            return (await self.look(id)).table.status in ("waiting", "playing")
        except KociolekError:
            return False

    def forget(self, live: LiveTable) -> None:
        live.stop()
        if self.tables.pop(live.table.id, None) is not None and self.on_forget is not None:
            live.untrue = True  # another node may have it from now on
            self.on_forget(live)

    async def by_code(self, code: str) -> str:
        found = await self.store.by_code(code.upper())
        if found is None:
            raise KociolekError("code-unknown", {})
        return found

    def lobby(
        self, player: str, game: str, tempo: str, language: str, free: bool, others: Sequence[Offer] = ()
    ) -> list[wire.TableRow]:
        """Return the listed tables: waiting ones first, then those whose host is connected. Addresses take turns, and
        hosts of one address, so that nobody can crowd out the tables of others. `others` are those of other nodes."""
        offers = list(others)
        for live in self.tables.values():
            table = live.table
            setup, status = table.setup, table.status
            if setup.listed and (status == "waiting" or (status == "playing" and setup.spectators)):
                places = any(chair.free for chair in table.chairs)
                hosted = live.clocks.here(table.seat_of(table.host))
                network = self.store.masked(live.address)
                offers.append(Offer(status, setup, places, hosted, table.created, table.host, network, None, live))
        found: list[tuple[bool, bool, int, Offer]] = []
        for offer in offers:
            setup, waits = offer.setup, offer.status == "waiting"
            if (game and setup.game != game) or (tempo and setup.tempo != tempo):
                continue
            if (language and setup.language != language) or (free and not (waits and offer.free)):
                continue
            found.append((not waits, not offer.hosted, offer.created, offer))
        found.sort(key=lambda each: each[:3])
        by_host = numbered([(each[3].host, each) for each in found])
        by_host.sort(key=lambda each: (each[1][0], each[0]))
        turns = numbered([(each[3].network or each[3].host, each) for _, each in by_host])
        turns.sort(key=lambda each: (each[1][0], each[0], each[1][1], each[1][2]))
        rows = []
        for _, (_, _, _, offer) in turns[:LISTED]:
            row = offer.row if offer.live is None else offer.live.broadcaster.row(player)
            if row is not None:
                rows.append(row)
        return rows

    async def rows_of(self, player: str, ids: Sequence[str]) -> list[wire.TableRow]:
        """Return the tables of a player, given by their ids, as the lobby shows them."""
        rows = []
        for id in ids:
            try:
                live = await self.look(id)
                await live.settled()
                row = live.broadcaster.row(player)
            except KociolekError as error:
                log.error("a table cannot be read", extra={"key": error.key, **error.values})
                continue
            gone = row.seat in live.table.left and row.status == "playing"
            if row.seat >= 0 and row.status != "closed" and not gone:
                rows.append(row)
        return sorted(rows, key=lambda row: (not row.turn, row.status != "playing", row.status == "over", -row.created))

    async def check_welcome(self, table: TableModel, player: str) -> None:
        """Raise NotAllowed if the host of a table has blocked a player."""
        if await self.people.has_blocked(table.host, player):
            raise NotAllowed("not-welcome", {})

    # -- creating -------------------------------------------------------------------------
    async def create(self, who: Identity, asked: wire.NewTable, address: str = "") -> LiveTable:
        await self._check_number(who.player.id, address)
        if address:
            await self.take_open(address)
        setup, box_name = await self.checked(asked.setup)
        if len(asked.bots) >= setup.seats:
            raise KociolekError("too-many-bots", {"bots": str(len(asked.bots)), "seats": str(setup.seats)})
        for bot in asked.bots:
            check_bot(bot, setup.game)
        if asked.start and len(asked.bots) < setup.seats - 1:
            raise KociolekError("seats-free", {})  # before the table exists
        player = who.player
        check_tempo(setup, player.program)
        entries: list[AnyEntry] = [Sat(0, player.id, player.name, player.program, asked.entropy)]
        entries += [BotPut(setup.seats - len(asked.bots) + i, bot) for i, bot in enumerate(asked.bots)]
        live = await self._create(setup, box_name, player.id, entries, address)
        if asked.start:
            await live.carry_out(who, wire.Start())
        return live

    async def take_open(self, address: str) -> None:
        """Count a new table of an address. Raise TooOften."""
        self.limiter.take("open", address)
        if self.opened is not None:
            await self.opened(address)

    async def _check_number(self, host: str, address: str) -> None:
        """Raise KociolekError if a host or an address has too many unfinished tables, or too many that wait."""
        limits = self.settings.limits
        if self.counted is not None:
            hosts, waiting, same, same_waiting = await self.counted(host, address)
        else:
            hosts, waiting, same, same_waiting = self._counted(host, address)
        for number, most in (
            (hosts, limits.tables), (waiting, limits.waiting),
            (same, limits.tables_of_address), (same_waiting, limits.waiting_of_address),
        ):  # fmt: skip
            if number >= most:
                raise KociolekError("too-many-tables", {"most": str(most)})

    def _counted(self, host: str, address: str) -> tuple[int, int, int, int]:
        """Return how many tables go on that a host made, how many of them wait, and the same for an address."""
        hosts = waiting = same = same_waiting = 0
        for live in self.tables.values():
            status = live.table.status
            if status != "waiting" and status != "playing":
                continue
            waits = int(status == "waiting")
            if live.table.host == host:
                hosts += 1
                waiting += waits
            if address and live.address == address:
                same += 1
                same_waiting += waits
        return hosts, waiting, same, same_waiting

    async def rematch(self, old: LiveTable, who: Identity) -> str:
        """Create a table for a rematch and return its id. Connected players and bots keep their seats."""
        entries: list[AnyEntry] = []
        for seat, chair in enumerate(old.table.chairs):
            if chair.bot:
                entries.append(BotPut(seat, chair.bot))
            elif chair.player == who.player.id or old.clocks.here(seat):
                entries.append(Sat(seat, chair.player, chair.name, chair.program))
        table = old.table
        return (await self._create(table.setup, table.box_name, who.player.id, entries, old.address)).table.id

    async def play_on(
        self, who: Identity, old: LiveTable, finished: Record, asked: wire.PlayOn, address: str = ""
    ) -> LiveTable:
        """Create a table on which a finished game goes on from one of its positions, with bots on all other seats."""
        await self._check_number(who.player.id, address)
        if address:
            await self.take_open(address)
        check_bot(asked.bot, finished.game)
        position = await asyncio.to_thread(position_of, finished, asked)
        setup = replace(
            old.table.setup, rated=False, listed=False, takeover=False, hints=True, spectators=False,
            tempo="relaxed", window=PACES["relaxed"].window,
        )  # fmt: skip
        player = who.player
        entries: list[AnyEntry] = [
            Sat(seat, player.id, player.name, player.program) if seat == asked.seat else BotPut(seat, asked.bot)
            for seat in range(finished.seats)
        ]
        names = [player.name if seat == asked.seat else asked.bot for seat in range(finished.seats)]
        entries.append(Started(finished.rules, [""] * finished.seats, names, finished.minor, position))
        return await self._create(setup, old.table.box_name, player.id, entries, address)

    async def _create(
        self, setup: wire.TableSettings, box_name: str, host: str, entries: Sequence[AnyEntry], address: str
    ) -> LiveTable:
        id, at = fresh_id(), now_ms()
        made = Made(id, short_code(), setup, fresh_fair(id).secret.hex(), host, box_name)
        table = TableModel(made, at, self.shelf)
        for entry in entries:
            table.enter(entry, at)
        live = LiveTable(table, self)
        live.address = address
        bodies = [encode(entry) for entry in [made, *entries]]
        await self.store.append(id, 0, at, bodies, live.index(entries), made_by=(host, address))
        self.tables[id] = live
        return live

    async def set_table(
        self, id: str, code: str, setup: wire.TableSettings, box_name: str, host: str, entries: Sequence[AnyEntry],
        secret: str, deal: str, evening: str, until: int,
    ) -> LiveTable:  # fmt: skip
        """Create a table of a club evening with everybody seated, and start its game."""
        at = now_ms()
        made = Made(id, code, setup, secret, host, box_name, deal, evening, until)
        table = TableModel(made, at, self.shelf)
        for entry in entries:
            table.enter(entry, at)
        game = table.game()
        names = [chair.name for chair in table.chairs]
        started = Started(game.version, [""] * setup.seats, names, game.history.newest.minor)
        table.enter(started, at)
        live = LiveTable(table, self)
        bodies = [encode(entry) for entry in [made, *entries, started]]
        await self.store.append(id, 0, at, bodies, live.index(entries), made_by=(host, ""))
        self.tables[id] = live
        self.notify(table, "started")
        return live

    # -- news -----------------------------------------------------------------------------
    def notify(self, table: TableModel, what: What, seats: Sequence[int] | None = None) -> None:
        if not self.listens and self.on_news is None:
            return
        told = [table.chairs[seat].player for seat in (range(len(table.chairs)) if seats is None else seats)]
        self.tell(what, table.id, told)
        if self.on_news is not None:
            self.on_news(what, table.id, told)

    def notify_player(self, player: str, what: What, table: str) -> None:
        self.tell(what, table, [player])
        if self.on_news is not None:
            self.on_news(what, table, [player])

    def tell(self, what: What, id: str, players: Sequence[str]) -> None:
        """Tell players at this node about one of their tables."""
        data = text_of(wire.Notice(what, id))
        for player in players:
            for listener in list(self.listens.get(player, ())):
                listener(data)

    # -- unloading ------------------------------------------------------------------------
    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for live in list(self.tables.values()):
                try:
                    await self._tidy(live)
                except KociolekError as error:
                    log.error("a table cannot be unloaded", extra={"key": error.key})

    async def _tidy(self, live: LiveTable) -> None:
        """Close a table that is inactive for too long, and unload one that nobody uses."""
        table = live.table
        idle = live.idle()
        if table.status in ("waiting", "playing") and idle > PACES[table.setup.tempo].idle and live.clocks.asleep:
            async with live.lock:
                await live.commit([Closed()])
        elif table.status == "waiting" and live.empty() > PACES[table.setup.tempo].empty:
            async with live.lock:
                if live.empty() > PACES[table.setup.tempo].empty:
                    await live.commit([Closed()])
        quiet = not live.broadcaster.subscribers and not live.tasks and not live.lock.locked() and idle > UNUSED
        if quiet and live.clocks.asleep and (table.status != "waiting" or not table.setup.listed):
            self.forget(live)


def position_of(finished: Record, asked: wire.PlayOn) -> str:
    """Return the position to go on from. Raise KociolekError if the seat no longer plays there.

    Drawn cards come from the view of the seat alone. In both cases what is left to chance is new.
    """
    if asked.move > len(finished.moves):
        raise KociolekError("play-on-impossible", {})
    match = position_after(finished, asked.move)
    if match.over or not match.playing(asked.seat):
        raise KociolekError("play-on-impossible", {})
    state = match.state
    if asked.cards == "drawn":
        state = match.game.imagine(match.view(asked.seat), seeded(randbits(60)))
    return CHANCE.sub(f"rng {randbits(31) + 1}", state.dump())


def numbered(found: list[tuple[str, T]]) -> list[tuple[int, T]]:
    """Number what belongs to the same name from 0 on, in the given order."""
    counts: dict[str, int] = {}
    out: list[tuple[int, T]] = []
    for name, each in found:
        number = counts.get(name, 0)
        counts[name] = number + 1
        out.append((number, each))
    return out
