"""Administration service: what the host of a server can see and do, in the browser and by `kociolek host`.

Commands write tasks into the store; the server carries them out within seconds. Every act is written to a list.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from kociolek import __version__
from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.identity import COOKIE_AGE, Identity, NotAllowed, clean, now_ms, plain
from kociolek.server.metrics import resident_memory
from kociolek.server.store import backup
from kociolek.server.store.database import Database, StoreFailed
from kociolek.server.store.host_store import ActRow, BanRow, HostStore, ReportRow, done, fresh
from kociolek.server.store.opening import database_at
from kociolek.server.tables.broadcaster import text_of
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.registry import NotHere

if TYPE_CHECKING:
    from kociolek.server.app import Server
    from kociolek.server.cluster.shown import Look

Rows = Callable[[int, str, int], Awaitable[tuple[list[str], str]]]
log: Final = logging.getLogger("kociolek.host_tools")
TICK: Final = 1.0  # seconds between two measurements of the event loop
SAMPLE: Final = 60.0  # seconds between two points of the curves
SAMPLES: Final = 60
QUICK: Final = 0.1  # seconds: least pause of tests
POLL: Final = 2.0  # seconds between two looks for tasks
TIDY: Final = 3600.0  # seconds between two runs of retention
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
ADDRESSES: Final = 5_000  # players whose last address is remembered, in memory only
CONTEXT: Final = 3  # lines before and after the reported one
LOOKED: Final = 500  # rows that retention looks at in one go
ANNOUNCEMENT: Final = "announcement"
COMMAND: Final = "kociolek host"  # who acts by a command


class HostTools:
    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.store: Final = HostStore(server.store)
        self.announcement: wire.Announcement | None = None
        self.samples: Final[deque[wire.HostSample]] = deque(maxlen=SAMPLES)
        self.started: Final = now_ms()
        self.code = server.settings.host_code
        self._addresses: Final[OrderedDict[str, str]] = OrderedDict()
        self.seen: Final[dict[str, float]] = {}  # by player: time of the last request, by the monotonic clock
        self._lag = 0.0
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._duties: Final[list[asyncio.Task[None]]] = []

    # -- life -----------------------------------------------------------------------------
    async def begin(self) -> None:
        stored = await self.store.value(ANNOUNCEMENT)
        if stored:
            found = msgspec.json.decode(stored, type=wire.Announcement)
            if found.closing is None:  # a restart that was announced is over now
                self.announcement = found
        self._sample()
        self._tasks.append(asyncio.get_running_loop().create_task(self._measure()))

    def begin_duties(self) -> None:
        """Carry out tasks of commands, and remove what is kept for too long."""
        for work in (self._poll(), self._retain()):
            self._duties.append(asyncio.get_running_loop().create_task(work))

    def end_duties(self) -> None:
        for task in self._duties:
            task.cancel()
        self._duties.clear()

    def stop(self) -> None:
        self.end_duties()
        for task in self._tasks:
            task.cancel()

    async def load_announcement(self) -> None:
        """Read and tell what another node announces."""
        stored = await self.store.value(ANNOUNCEMENT)
        found = msgspec.json.decode(stored, type=wire.Announcement) if stored else None
        if found is not None and found.closing is not None and found.closing < now_ms():
            found = None
        if found != self.announcement:
            self.announcement = found
            self._tell_announcement()

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + SAMPLE
        while True:
            before = loop.time()
            await asyncio.sleep(TICK)
            self._lag = max(self._lag, loop.time() - before - TICK)
            if loop.time() >= due:
                due = loop.time() + SAMPLE
                self._sample()

    def _sample(self) -> None:
        tables = sum(live.table.playing for live in self.server.registry.tables.values())
        load = os.getloadavg()[0]
        self.samples.append(wire.HostSample(now_ms(), tables, len(self._people()), round(self._lag * 1000, 1), load))
        self._lag = 0.0

    async def _poll(self) -> None:
        while True:
            try:
                for id, task in await self.store.tasks():
                    await self._answer(id, task)
            except StoreFailed:
                log.warning("tasks cannot be read")
            await asyncio.sleep(max(QUICK, POLL * self.server.settings.pace))

    async def _answer(self, id: str, task: dict[str, Any]) -> None:
        """Carry out a task and store its result for the command that waits for it."""
        answer: dict[str, Any]
        try:
            answer = {"result": msgspec.to_builtins(await self.perform(task))}
        except KociolekError as error:
            answer = {"error": error.key, "values": error.values}
        except Exception:
            log.exception("a task failed")
            answer = {"error": "inner-failure", "values": {}}
        await self.store.set_value(done(id), json.dumps(answer))
        await self.store.end_task(id)

    async def perform(self, task: dict[str, Any]) -> object:
        """Carry out a task of a command. Raise KociolekError if it is refused."""
        match task:
            case {"do": "status"}:
                return await self.page()
            case {"do": "close", "target": str(table), "reason": str(reason)}:
                await self.close_table(COMMAND, await self._table_id(table), reason)
            case {"do": "ban" | "mute" | "ban-address" as do, "target": str(target), "hours": int(hours)}:
                subject: Literal["account", "address"] = "address" if do == "ban-address" else "account"
                kind: Literal["ban", "mute"] = "mute" if do == "mute" else "ban"
                await self.ban(COMMAND, wire.NewBan(target, kind, subject, hours, task.get("reason", "")))
            case {"do": "lift", "target": str(target)}:
                await self.lift_all(COMMAND, target)
            case {"do": "clean"}:
                return await self.clean_lobby(COMMAND)
            case {"do": "tidy"}:
                return await self.tidy()
            case {"do": "announce", "text": str(text), "minutes": int() | None as minutes}:
                await self.announce(COMMAND, text, minutes)
            case {"do": "dismiss", "target": str(player)}:
                await self.dismiss(COMMAND, player)
            case _:
                raise KociolekError("no-such-thing", {})
        return None

    async def _table_id(self, table: str) -> str:
        """Return the id of a table that is named by its id or code."""
        for live in self.server.registry.tables.values():
            if table in (live.table.id, live.table.code):
                return live.table.id
        for look in await self._elsewhere():
            if table == look.page.code:
                return look.row.id
        return table

    async def _elsewhere(self) -> list[Look]:
        """Return the tables of other nodes."""
        return [] if self.server.cluster is None else await self.server.cluster.shown.others()

    async def note(self, host: str, what: str, target: str, reason: str = "") -> None:
        await self.store.add_act(ActRow(fresh(), now_ms(), host, what, target, reason))

    # -- hosts ----------------------------------------------------------------------------
    def is_host(self, player: str) -> asyncio.Future[bool]:
        return self.store.is_host(player)

    async def claim(self, who: Identity, code: str) -> None:
        """Make an account the host by the code that the server printed. It works once."""
        if who.player.login is None:
            raise NotAllowed("account-needed", {})
        right = bool(self.code) and compare_digest(plain(code).encode(), plain(self.code).encode())
        used = self.server.cluster is not None and await self.store.any_host()  # of several nodes each has the code
        if not right or used:
            raise NotAllowed("host-code-wrong", {})
        self.code = ""
        await self.store.make_host(who.player.id, now_ms())
        await self.note(who.player.name, "claim", who.player.name)

    # -- what there is ----------------------------------------------------------------------
    def _people(self) -> set[str]:
        """Return the players and the anonymous spectators who are connected."""
        found: set[str] = set()
        for live in self.server.registry.tables.values():
            for number, subscriber in enumerate(live.broadcaster.everybody()):
                found.add(subscriber.player or f"{live.table.id} {number}")
        return found

    async def page(self) -> wire.HostPage:
        server = self.server
        tables = [host_table(live) for live in server.registry.tables.values() if live.table.ended() is None]
        elsewhere = await self._elsewhere()
        tables = [table for table in tables if table.status in ("waiting", "playing")]
        tables += [look.page for look in elsewhere]
        backups, error = self._backups()
        return wire.HostPage(
            now=now_ms(),
            version=__version__,
            started=self.started,
            tables=sorted(tables, key=lambda table: (table.status != "playing", not table.here, -table.touched)),
            people=len(self._people()) + sum(look.people for look in elsewhere),
            memory=resident_memory(),
            cores=os.cpu_count() or 1,
            store=await self.store.size(),
            free=shutil.disk_usage(self._place()).free,
            samples=list(self.samples),
            backups=backups,
            backup_error=error,
            reports=grouped(await self.store.open_reports()),
            bans=[
                wire.HostBan(row.kind, row.subject, row.target, row.label, row.reason, row.created, row.until)
                for row in server.bans.active()
            ],
            acts=[wire.HostAct(row.at, row.host, row.what, row.target, row.reason) for row in await self.store.acts()],
            announcement=self.announcement,
            retention=self.retention(),
        )

    def _place(self) -> Path:
        """Return the folder of the store, or of the backups of a database elsewhere."""
        path = getattr(self.server.store.database, "path", None)
        if isinstance(path, Path):
            return path.resolve().parent
        return self.server.settings.backups or Path()

    def _backups(self) -> tuple[list[wire.HostBackup] | None, str | None]:
        folder = self.server.settings.backups
        if folder is None:
            return None, None
        last = backup.last_of(folder) or {}
        found = [(path, path.stat()) for path in backup.backups_in(folder)]
        error = last.get("error")
        rows = [wire.HostBackup(path.name, int(stat.st_mtime * 1000), stat.st_size) for path, stat in found]
        return rows, str(error) if error else None

    def retention(self) -> wire.Retention:
        kept = self.server.settings.retention
        return wire.Retention(kept.games, kept.guests, kept.reports, kept.acts)

    def privacy(self) -> wire.Privacy:
        folder, days = self.server.settings.backups, COOKIE_AGE // 86_400
        backups = None if folder is None else len(backup.backups_in(folder))
        return wire.Privacy(self.server.settings.contact, self.retention(), days, backups)

    # -- acts -----------------------------------------------------------------------------
    async def close_table(self, host: str, id: str, reason: str) -> None:
        live = await self.server.close_table(id, clean(reason, "text-bad") if reason else "")
        await self.note(host, "close", live.table.code, reason)

    def note_address(self, player: str, address: str) -> None:
        """Remember the last address of a player, for bans, and that they are here. It is never stored; the address is
        never shown."""
        self._addresses[player] = address
        self.seen[player] = monotonic()
        self._addresses.move_to_end(player)
        if len(self._addresses) > ADDRESSES:
            oldest, _ = self._addresses.popitem(last=False)
            del self.seen[oldest]

    async def ban(self, host: str, asked: wire.NewBan, own: str = "") -> None:
        """Ban or mute somebody. Raise KociolekError for an unknown player, an address that is none or the `own` one of
        the host, or a host."""
        now = now_ms()
        until = now + asked.hours * HOUR if asked.hours else 0
        if asked.subject == "address":
            target = label = network(asked.target)
        else:
            found = await self.store.person(asked.target)
            if found is None:
                raise KociolekError("player-unknown", {})
            target, label = found
            if await self.is_host(target):
                raise KociolekError("host-not-banned", {})
        targets = [(asked.subject, target, label)]
        if asked.address_too and asked.subject == "account" and target in self._addresses:
            targets.append(("address", self._addresses[target], label))
        if own and ("address", own) in [(subject, each) for subject, each, _ in targets]:
            raise KociolekError("own-address", {})
        for subject, each, name in targets:
            await self.server.bans.add(BanRow(fresh(), asked.kind, subject, each, name, asked.reason, now, until))
            await self.note(host, asked.kind, name, asked.reason)
        if asked.kind == "ban":
            for subject, each, _ in targets:
                if subject == "address":
                    self.server.disconnect_address(each)
                else:
                    self.server.disconnect(each)
        await self.store.close_reports(target, now)

    async def lift(self, host: str, kind: str, target: str) -> None:
        rows = [row for row in self.server.bans.active() if row.kind == kind and row.target == target]
        if not await self.server.bans.remove(kind, target):
            raise KociolekError("not-banned", {})
        await self.note(host, f"lift-{kind}", rows[0].label if rows else target)

    async def lift_all(self, host: str, wanted: str) -> None:
        """Lift every ban and mute of a player (id, login or name) or address."""
        found = await self.store.person(wanted)
        names = {wanted, *(found or ())}
        rows = [row for row in self.server.bans.active() if names & {row.target, row.label}]
        if not rows:
            raise KociolekError("not-banned", {})
        for kind, target in {(row.kind, row.target) for row in rows}:
            await self.lift(host, kind, target)

    async def report(self, who: Identity, live: LiveTable, asked: wire.NewReport) -> bool:
        """Store a report of a player about a seat. Return False if there is an open one already."""
        chairs = live.table.chairs
        chair = chairs[asked.seat] if asked.seat < len(chairs) else None
        if chair is None or not chair.player or chair.player == who.player.id:
            raise KociolekError("seat-not-a-player", {"seat": str(asked.seat)})
        if not live.broadcaster.may_watch(live.table.seat_of(who.player.id)):
            raise NotAllowed("no-spectators", {})
        text = clean(asked.text, "text-bad") if asked.text else ""
        lines = json.dumps(context(list(live.lines), chair.player), ensure_ascii=False)
        parts = (who.player.id, chair.player, chair.name, live.table.id, asked.reason, text, lines)
        return await self.store.add_report(ReportRow(fresh(), now_ms(), *parts, 0))

    async def dismiss(self, host: str, player: str) -> None:
        """Close the reports about a player: nothing is wrong."""
        await self.store.close_reports(player, now_ms())
        await self.note(host, "dismiss", (await self.store.person(player) or ("", player))[1])

    async def clean_lobby(self, host: str) -> wire.Cleaned:
        """Close tables that wait in the lobby and at which nobody is."""
        count = 0
        for live in list(self.server.registry.tables.values()):
            table = live.table
            if table.status == "waiting" and table.setup.listed and not live.broadcaster.subscribers:
                await live.close_by_force("")
                count += 1
        for look in await self._elsewhere():
            if look.row.status == "waiting" and look.row.setup.listed and not look.people:
                await self.server.close_table(look.row.id, "")
                count += 1
        await self.note(host, "clean", str(count))
        return wire.Cleaned(count)

    async def announce(self, host: str, text: str, minutes: int | None) -> None:
        """Tell everybody something, a restart in some minutes included. Without both it is taken back."""
        now = now_ms()
        if not text and minutes is None:
            self.announcement = None
            await self.store.set_value(ANNOUNCEMENT, "")
        else:
            cleaned = clean(text, "text-bad") if text else ""
            closing = None if minutes is None else now + minutes * 60_000
            self.announcement = wire.Announcement(cleaned, now, closing)
            await self.store.set_value(ANNOUNCEMENT, msgspec.json.encode(self.announcement).decode())
        self._tell_announcement()
        self.server.tell(do="announcement")
        await self.note(host, "announce", text, "" if minutes is None else str(minutes))

    def _tell_announcement(self) -> None:
        told = text_of(wire.Announced(self.announcement))
        for live in list(self.server.registry.tables.values()):
            for subscriber in live.broadcaster.everybody():
                subscriber.offer(told)
        for stream in list(self.server.streams):
            stream.offer(told)

    async def back_up(self, host: str) -> None:
        """Write a verified backup into the folder of backups."""
        folder = self.server.settings.backups
        if folder is None:
            raise KociolekError("backups-off", {})
        address = self.server.settings.store

        def work() -> None:
            database: Database = database_at(address)
            try:
                backup.rotate(database, folder, 14)
            finally:
                database.close()

        await asyncio.to_thread(work)
        await self.note(host, "backup", "")

    async def backup_file(self, host: str, name: str) -> Path:
        """Return a backup to be downloaded. Raise KociolekError if the folder has none of this name."""
        folder = self.server.settings.backups
        for path in backup.backups_in(folder) if folder is not None else []:
            if path.name == name and not path.is_symlink():
                await self.note(host, "download", name)
                return path
        raise KociolekError("no-such-thing", {})

    # -- retention ------------------------------------------------------------------------
    async def _retain(self) -> None:
        while True:
            try:
                await self.tidy()
            except KociolekError as error:
                log.warning("retention failed", extra={"key": error.key})
            await asyncio.sleep(TIDY)

    async def tidy(self) -> wire.Cleaned:
        """Remove what is kept longer than the settings say. Return the number of games and guests."""
        kept, now, count = self.server.settings.retention, now_ms(), 0
        if kept.games:
            async for id in self._each(self.store.ended_before, now - kept.games * DAY):
                live = self.server.registry.tables.get(id)
                if live is not None:
                    if live.broadcaster.subscribers:
                        continue
                    self.server.registry.forget(live)
                await self.store.remove_table(id)
                count += 1
        if kept.guests:
            async for id in self._each(self.store.guests_before, now - kept.guests * DAY):
                await self.forget(id)
                count += 1
        await self.server.evenings.tidy(now)
        before = [now - days * DAY if days else 0 for days in (kept.reports, kept.acts)]
        await self.store.remove_old(before[0], before[1], now)
        return wire.Cleaned(count)

    async def _each(self, rows: Rows, time: int) -> AsyncIterator[str]:
        """Go through a whole table, some rows at a time."""
        after = ""
        while True:
            found, after = await rows(time, after, LOOKED)
            for id in found:
                yield id
            if not after:
                return

    async def forget(self, player: str) -> None:
        """Delete a player, whose games stay without the name."""
        self.server.disconnect(player)
        for id, _ in await self.store.tables_with(player):
            await self.store.forget_at(id, player)
            live = self.server.registry.tables.get(id)
            if live is not None:
                await live.rebuild()
            else:
                self.server.tell(do="rebuild", live=id)
        await self.store.forget_player(player)
        await self.server.evenings.read_again(player)
        self.server.tell(do="evenings-of", player=player)
        self.server.identities.forget(player)
        self._addresses.pop(player, None)
        self.seen.pop(player, None)
        self.server.disconnect(player)

    async def delete(self, who: Identity) -> None:
        """Delete an account at the wish of its owner. Seats of games that go on are given up first."""
        for id, status in await self.store.tables_with(who.player.id):
            if status in ("waiting", "playing"):
                try:
                    live = await self.server.registry.table(id)
                except NotHere:
                    assert self.server.cluster is not None
                    await self.server.cluster.give_up(id, who.player.id)
                    continue
                if live.table.seat_of(who.player.id) >= 0:
                    await leave(live, who)
        await self.forget(who.player.id)


def leave(live: LiveTable, who: Identity) -> Coroutine[Any, Any, object]:
    return live.command(who, wire.Leave())  # an answer, also if the seat was given up before


def network(text: str) -> str:
    """Return the key that limits and bans use for an address. Raise KociolekError for anything else."""
    from kociolek.server.endpoints import client_network

    try:
        ip_address(text)
    except ValueError:
        raise KociolekError("address-bad", {"address": text}) from None
    return client_network(text)


def context(lines: list[tuple[str, str, str]], player: str) -> list[tuple[str, str, bool]]:
    """Return (name, text, whether the player wrote it) of the player's last line and the lines around it."""
    own = [number for number, (author, _, _) in enumerate(lines) if author == player]
    if not own:
        return []
    chosen = lines[max(0, own[-1] - CONTEXT) : own[-1] + CONTEXT + 1]
    return [(name, text, author == player) for author, name, text in chosen]


def grouped(rows: list[ReportRow]) -> list[wire.HostReport]:
    """Return one report per player, with the lines of the newest."""
    by_player: dict[str, list[ReportRow]] = {}
    for row in rows:
        by_player.setdefault(row.player, []).append(row)
    found = []
    for player, theirs in by_player.items():
        last = theirs[-1]
        lines = [wire.ReportLine(name, text, own) for name, text, own in json.loads(last.lines)]
        reasons, texts = sorted({row.reason for row in theirs}), [row.body for row in theirs if row.body]
        reporters = len({row.reporter for row in theirs})
        found.append(wire.HostReport(player, last.name, last.live, last.at, reporters, reasons, texts, lines))
    return found


def host_table(live: LiveTable) -> wire.HostTable:
    table, box = live.table, live.broadcaster._box()
    people = [seat for seat, chair in enumerate(table.chairs) if chair.player]
    return wire.HostTable(
        id=table.id,
        code=table.code,
        game=table.setup.game,
        status=table.status,
        tempo=table.setup.tempo,
        seats=len(table.chairs),
        names=[table.chairs[seat].name for seat in people],
        here=sum(live.clocks.here(seat) for seat in people),
        bots=sum(bool(chair.bot) for chair in table.chairs),
        watchers=len(live.broadcaster.subscribers.get(-1, ())),
        listed=table.setup.listed,
        box="" if box is None or box.built_in else box.name,
        touched=table.touched,
        latency=live.latency(),
    )
