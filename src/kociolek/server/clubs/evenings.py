"""Club evenings service: opens evenings, seats rounds, creates their tables and takes their results.

Everything is written to the log of the evening before it happens, the ids of tables and the secret of a round included.
After a kill the next server creates tables that are missing and takes results that were not noted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from kociolek.catalog import game_named
from kociolek.core.errors import KociolekError
from kociolek.fair import commitment_to
from kociolek.server import wire
from kociolek.server.clubs.model import (
    BOT,
    MOST,
    AnyEntry,
    Closed,
    Evening,
    Joined,
    Opened,
    RoundBegan,
    Standing,
    TableEnded,
    TablePlan,
    Withdrew,
    decoder,
    encode,
)
from kociolek.server.clubs.seating import MAX_SEATS, MIN_SEATS
from kociolek.server.entries import AnyEntry as TableEntry
from kociolek.server.entries import BotPut, Sat
from kociolek.server.history import points_of
from kociolek.server.identity import Identity, NotAllowed, clean, fresh_id, now_ms, short_code
from kociolek.server.store import evenings as stored
from kociolek.server.store.database import Clash, StoreFailed
from kociolek.server.tables.model import TableModel
from kociolek.server.tables.seating import check_bot, check_tempo

if TYPE_CHECKING:
    from kociolek.server.app import Server

log: Final = logging.getLogger("kociolek.evenings")
WATCH: Final = 1.0  # seconds between two looks at the time of rounds
OPEN: Final = 10  # evenings of one host that go on
LISTED: Final = 30
REMEMBERED: Final = 500  # evenings in memory, besides those that go on
IDLE: Final = 14  # days after which an evening is closed that nobody goes on with
DAY: Final = 86_400_000  # ms


class NoSuchEvening(KociolekError):
    def __init__(self) -> None:
        super().__init__("evening-unknown", {})


class Evenings:
    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.registry: Final = server.registry
        self.store: Final = server.store
        self.evenings: Final[dict[str, Evening]] = {}
        self.locks: Final[dict[str, asyncio.Lock]] = {}
        self.by_table: Final[dict[str, str]] = {}  # tables of running rounds
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    # -- life -----------------------------------------------------------------------------
    async def begin(self) -> None:
        for id in await self.store.writer.do(stored.going_on):
            evening = await self.evening(id)
            self._follow(evening)
            async with self.lock(id):
                await self._set_tables(evening)
            await self._take_results(evening)
        self._task(self._watch())

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.evenings.clear()  # another node may go on with them
        self.by_table.clear()

    def _task(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("an evening's task failed", exc_info=task.exception())

    def lock(self, id: str) -> asyncio.Lock:
        return self.locks.setdefault(id, asyncio.Lock())

    async def evening(self, id: str) -> Evening:
        """Return an evening, read from the store if needed. Raise NoSuchEvening."""
        found = self.evenings.get(id)
        if found is None:
            bodies = await self.store.writer.do(lambda db: stored.entries(db, id))
            if not bodies:
                raise NoSuchEvening
            found = self.evenings.setdefault(id, rebuilt(bodies))  # somebody else may have been quicker
            self._make_room()
        return found

    def _make_room(self) -> None:
        """Drop evenings that are over from memory if there are too many. They can be read again."""
        if len(self.evenings) > REMEMBERED:
            over = [id for id, each in self.evenings.items() if each.closed and not self.lock(id).locked()]
            for id in over[: REMEMBERED // 2]:
                del self.evenings[id], self.locks[id]

    async def read_again(self, player: str) -> None:
        """Read the evenings of a player who was deleted: their logs have another id and no name."""
        for id, evening in list(self.evenings.items()):
            if player in evening.people or evening.opened.host == player:
                async with self.lock(id):
                    self.evenings.pop(id, None)
                    await self.evening(id)

    async def tidy(self, now: int) -> None:
        """Close evenings that nobody goes on with, and remove those that were closed before a round."""
        for id in await self.store.writer.do(lambda db: stored.idle(db, now - IDLE * DAY)):
            async with self.lock(id):
                evening = await self.evening(id)
                if evening.status in ("open", "between"):
                    await self._commit(evening, [Closed()])
        removed = await self.store.writer.do(lambda db: stored.remove_unplayed(db, now - DAY))
        for id in removed:
            self.evenings.pop(id, None)

    async def by_code(self, code: str) -> str:
        found = await self.store.writer.do(lambda db: stored.by_code(db, code.upper()))
        if found is None:
            raise KociolekError("code-unknown", {})
        return found

    async def of_player(self, player: str) -> list[Evening]:
        ids = await self.store.writer.do(lambda db: stored.of_player(db, player, LISTED))
        return [await self.evening(id) for id in ids]

    async def series(self, id: str) -> tuple[list[Evening], list[Standing]]:
        """Return the evenings of a series, and everybody's points in all of them."""
        ids = await self.store.writer.do(lambda db: stored.of_series(db, id))
        if not ids:
            raise NoSuchEvening
        evenings = [await self.evening(each) for each in ids]
        total: dict[str, Standing] = {}
        for evening in evenings:
            for each in evening.standings():
                sum_of = total.setdefault(each.player, Standing(each.player, each.name))
                sum_of.name = each.name
                sum_of.points = round(sum_of.points + each.points, 6)
                sum_of.wins += each.wins
                sum_of.played += each.played
                sum_of.byes += each.byes
        ranked = sorted(total.values(), key=lambda each: (-each.points, -each.wins))
        for number, each in enumerate(ranked):
            before = ranked[number - 1]
            same = number > 0 and (before.points, before.wins) == (each.points, each.wins)
            each.rank = before.rank if same else number + 1
        return evenings, ranked

    # -- acts -----------------------------------------------------------------------------
    async def open(self, who: Identity, asked: wire.NewEvening) -> Evening:
        mine = [each for each in self.evenings.values() if each.opened.host == who.player.id and not each.closed]
        if len(mine) >= OPEN:
            raise KociolekError("too-many-tables", {"most": str(OPEN)})
        setup, _ = await self.registry.checked(asked.setup)
        low, high = game_named(setup.game).seat_range(setup.options)
        if not max(low, MIN_SEATS) <= setup.seats <= min(high, MAX_SEATS):
            raise KociolekError("evening-seats", {"low": str(max(low, MIN_SEATS)), "high": str(min(high, MAX_SEATS))})
        if asked.bot:
            check_bot(asked.bot, setup.game)
        series = ""
        if asked.series:
            first = await self.evening(asked.series)
            if first.opened.host != who.player.id:
                raise NotAllowed("host-only", {})
            series = first.opened.series or first.id
        opened = Opened(
            fresh_id(), short_code(), clean(asked.name), who.player.id, replace(setup, listed=False, takeover=False),
            (low, high), asked.form, asked.rounds, asked.minutes, asked.duplicate, asked.bot, asked.final, series,
        )  # fmt: skip
        evening = Evening(opened)
        await self._store(evening, 0, [opened], [])
        self.evenings[opened.id] = evening
        self._make_room()
        return evening

    async def join(self, who: Identity, id: str) -> Evening:
        async with self.lock(id):
            evening = await self.evening(id)
            known = evening.people.get(who.player.id)
            if evening.closed:
                raise KociolekError("evening-over", {})
            if known is not None and not known.out:
                return evening
            if known is not None and known.removed:
                raise NotAllowed("evening-removed", {})
            if known is None and len(evening.people) >= MOST:
                raise KociolekError("evening-full", {"most": str(MOST)})
            check_tempo(evening.opened.setup, who.player.program)
            await self._commit(evening, [Joined(who.player.id, who.player.name, who.player.program)])
            return evening

    async def withdraw(self, who: Identity, id: str, number: int | None) -> Evening:
        """Withdraw from an evening, or remove somebody from the own one. Who plays may play the game to its end."""
        async with self.lock(id):
            evening = await self.evening(id)
            player = who.player.id
            if number is not None:
                self._check_host(who, evening)
                player = next((each.player for each in evening.people.values() if each.number == number), "")
            known = evening.people.get(player)
            if known is None:
                raise KociolekError("no-such-thing", {})
            if not known.out and not evening.closed:
                await self._commit(evening, [Withdrew(player, removed=player != who.player.id)])
            return evening

    async def begin_round(self, who: Identity, id: str) -> Evening:
        """Seat everybody and start the next round, or the final table."""
        async with self.lock(id):
            evening = await self.evening(id)
            self._check_host(who, evening)
            if evening.status == "playing":
                raise KociolekError("evening-round-runs", {})
            if evening.closed:
                raise KociolekError("evening-over", {})
            opened = evening.opened
            final = evening.regular() >= opened.rounds
            if final:
                tables, byes, plan = [evening.finalists()], list[str](), list[list[list[str]]]()
            else:
                tables, byes, plan = await asyncio.to_thread(evening.next_seating)
            plans = [TablePlan(fresh_id(), short_code(), table) for table in tables]
            for each in plans:  # refused before anything is written
                await self.registry.checked(replace(opened.setup, seats=len(each.players)))
            seconds = opened.minutes * 60 * self.server.settings.pace
            until = now_ms() + round(seconds * 1000) if opened.minutes else 0
            began = RoundBegan(plans, byes, token_hex(32), until, final, plan)
            await self._commit(evening, [began])
            await self._set_tables(evening)
        people = [player for table in plans for player in table.players if player in evening.people]
        await self.server.notices.tell(people, "evening", evening.id, len(evening.rounds))
        return evening

    async def end_round(self, who: Identity, id: str) -> Evening:
        """End a round for which no more time is left."""
        evening = await self.evening(id)
        self._check_host(who, evening)
        if evening.status == "playing":
            await self._time_is_up(evening)
        return evening

    async def close(self, who: Identity, id: str) -> Evening:
        async with self.lock(id):
            evening = await self.evening(id)
            self._check_host(who, evening)
            if evening.status == "playing":
                raise KociolekError("evening-round-runs", {})
            if not evening.closed:
                await self._commit(evening, [Closed()])
            return evening

    def _check_host(self, who: Identity, evening: Evening) -> None:
        if evening.opened.host != who.player.id:
            raise NotAllowed("host-only", {})

    # -- tables ---------------------------------------------------------------------------
    def _follow(self, evening: Evening) -> None:
        """Note which tables belong to the running round."""
        for table in evening.unfinished():
            self.by_table[table.id] = evening.id
        if evening.opened.duplicate and evening.unfinished():
            self.registry.sealed.update(table.id for table in evening.rounds[-1].tables)

    async def _set_tables(self, evening: Evening) -> None:
        """Create and start the tables of the round that do not exist yet."""
        self._follow(evening)
        await self._store_sealed(evening)
        opened = evening.opened
        for number, table in enumerate(evening.rounds[-1].tables if evening.rounds else ()):
            if table.id in evening.results or await self.store.entries(table.id):
                continue
            entries: list[TableEntry] = []
            for seat, player in enumerate(table.players):
                if player.startswith(BOT):
                    entries.append(BotPut(seat, player.removeprefix(BOT)))
                else:
                    person = evening.people[player]
                    entries.append(Sat(seat, player, person.name, person.program))
            watched = opened.setup.spectators and not opened.duplicate
            setup, box_name = await self.registry.checked(
                replace(opened.setup, seats=len(table.players), spectators=watched)
            )
            deal = f"{evening.id}.{len(evening.rounds)}" if opened.duplicate else ""
            secret = secret_of(evening.rounds[-1].secret, "" if opened.duplicate else str(number))
            await self.registry.set_table(
                table.id, table.code, setup, box_name, opened.host, entries, secret, deal, evening.id,
                evening.rounds[-1].until,
            )  # fmt: skip

    async def _store_sealed(self, evening: Evening) -> None:
        """Let other nodes know which tables are sealed."""
        if self.server.cluster is not None and evening.opened.duplicate:
            await self.server.cluster.store_sealed()

    def commitment(self, evening: Evening, round: int) -> str:
        """Return the commitment to the deal of a duplicate round."""
        if not evening.opened.duplicate:
            return ""
        secret = secret_of(evening.rounds[round].secret, "")
        return commitment_to(bytes.fromhex(secret), f"{evening.id}.{round + 1}")

    def ended(self, table: TableModel) -> None:
        """Take the result of a table whose game has ended. Called by the table."""
        if table.id in self.by_table:
            self._task(self._note(table))

    async def _note(self, table: TableModel) -> None:
        id = self.by_table.get(table.id, "")
        if not id:
            return
        async with self.lock(id):
            evening = await self.evening(id)
            if table.id in evening.results:
                return
            await self._commit(evening, [TableEnded(table.id, places_of(table), table.ended() != "over")])
            await self._round_done(evening)

    async def _take_results(self, evening: Evening) -> None:
        """Take results that were not noted when the last server ended."""
        for plan in evening.unfinished():
            table = (await self.registry.look(plan.id)).table
            if table.ended() is not None:
                await self._note(table)

    async def _round_done(self, evening: Evening) -> None:
        if evening.unfinished():
            return
        tables = evening.rounds[-1].tables
        for table in tables:
            self.by_table.pop(table.id, None)
            if table.id in self.registry.sealed:
                self.registry.sealed.discard(table.id)
                live = self.registry.tables.get(table.id)
                if live is not None:
                    live.broadcaster.send_table()
        await self._store_sealed(evening)
        last = evening.regular() >= evening.opened.rounds
        if evening.rounds[-1].final or (last and not evening.opened.final):
            await self._commit(evening, [Closed()])

    # -- time -----------------------------------------------------------------------------
    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, WATCH * self.server.settings.pace))
            now = now_ms()
            for evening in list(self.evenings.values()):
                if evening.status == "playing" and 0 < evening.rounds[-1].until <= now:
                    try:
                        await self._time_is_up(evening)
                    except KociolekError as error:
                        log.error("a round cannot be ended", extra={"key": error.key})
            if self.server.cluster is not None:
                await self._look_elsewhere()

    async def _look_elsewhere(self) -> None:
        """Take the results of tables that ended at other nodes."""
        ids = [id for id in self.by_table if id not in self.registry.tables]
        try:
            over = await self.store.writer.do(lambda db: stored.ended_of(db, ids)) if ids else []
            for id in over:
                await self._note((await self.registry.look(id)).table)
        except KociolekError as error:
            log.error("a result cannot be taken", extra={"key": error.key})

    async def _time_is_up(self, evening: Evening) -> None:
        """Decide the tables that still play by what was reached, and close them."""
        for plan in evening.unfinished():
            live = await self.registry.look(plan.id)
            await live.settled()
            async with self.lock(evening.id):
                if plan.id not in evening.results:
                    await self._commit(evening, [TableEnded(plan.id, places_of(live.table), True)])
            await self.server.close_table(plan.id, "")
        async with self.lock(evening.id):
            if not evening.closed:
                await self._round_done(evening)

    # -- store ----------------------------------------------------------------------------
    async def _commit(self, evening: Evening, entries: Sequence[AnyEntry]) -> None:
        first = evening.entries
        for entry in entries:
            evening.enter(entry)
        players = [entry.player for entry in entries if isinstance(entry, Joined)]
        try:
            await self._store(evening, first, entries, players)
        except (StoreFailed, Clash) as error:
            self.evenings.pop(evening.id, None)  # read again from the store
            raise StoreFailed("store-failed", {"reason": str(error)}) from None

    async def _store(self, evening: Evening, first: int, entries: Sequence[AnyEntry], players: Sequence[str]) -> None:
        opened = evening.opened
        index = (opened.code, evening.status, opened.series or opened.id, opened.host)
        bodies, at = [encode(entry) for entry in entries], now_ms()
        await self.store.writer.do(lambda db: stored.append(db, evening.id, first, at, bodies, index, players))


def rebuilt(bodies: Sequence[str]) -> Evening:
    """Rebuild an evening from its log."""
    opened = decoder.decode(bodies[0])
    if not isinstance(opened, Opened):
        raise KociolekError("no-such-thing", {})
    evening = Evening(opened)
    for body in bodies[1:]:
        evening.enter(decoder.decode(body))
    return evening


def secret_of(secret: str, table: str) -> str:
    """Return the secret of a table of a round, the same for all tables of a duplicate round."""
    return sha256(f"{secret} {table}".encode()).hexdigest()


def places_of(table: TableModel) -> list[int]:
    """Return the places of a game, by seat from 1. Who left is last. If the game is not over, those who still play are
    before those who do not, by points if the game has some."""
    match = table.match
    if match is None:
        return [1] * len(table.chairs)
    keys: list[tuple[bool, bool, float]] = []
    points = points_of(match)
    for seat in range(match.seats):
        score = match.state.scores()[seat] if match.over else float(points[seat]) if points else 0.0
        keys.append((seat not in table.left, match.over or match.playing(seat), score))
    return [1 + sum(other > key for other in keys) for key in keys]
