"""Notices service: decides what is told to whom and when, and hands it to the courier, a process of its own.

News is stored together with the move that caused it. When it is due and still true, it goes to every channel that its
player switched on for its kind, outside quiet hours. A message carries kind, table and time, nothing else.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec import Struct, field

from kociolek.core.errors import KociolekError
from kociolek.server.identity import now_ms
from kociolek.server.metrics import NOTICES
from kociolek.server.notices.courier import LONGEST_LINE, Done, Job, SetUp
from kociolek.server.notices.times import local, next_minute, quiet_until
from kociolek.server.store import outbox
from kociolek.server.store.database import Database, StoreFailed
from kociolek.server.store.outbox import Channel, News, Waiting
from kociolek.server.tables.answer_times import NEVER
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.tempo import PACES
from kociolek.text import LANGUAGES, texts

if TYPE_CHECKING:
    from kociolek.server.app import Server

log: Final = logging.getLogger("kociolek.notices")
WORKER: Final = (sys.executable, "-m", "kociolek.server.notices.courier")
KINDS: Final = ("turn", "question", "time", "started", "over", "invitation", "evening")
USUAL: Final[dict[str, list[str]]] = {  # channels of each kind unless its reader says otherwise
    "turn": ["push", "mail", "hook"], "question": ["push", "hook"], "time": ["push", "mail", "hook"],
    "started": ["push", "mail", "hook"], "over": ["mail"], "invitation": ["push", "mail"], "evening": ["push", "mail"],
}  # fmt: skip
URGENT: Final = {"time": "high", "over": "very-low"}  # for push services; others are normal
PROMPT: Final = frozenset(("time", "invitation", "evening", "test"))  # kinds that never wait for the daily e-mail
ASKED: Final = frozenset(("turn", "question", "time"))  # kinds that are true while a question is open
PRIVATE: Final = frozenset(("test", "confirm"))  # kinds that no switch stops
STEPS: Final = 8  # numbers of news for each question
AFTER: Final = 60.0  # seconds after the question: who is at the table has answered by then
HOUR: Final = 3600.0
WARNINGS: Final = (8 * HOUR, 4 * HOUR, HOUR)  # seconds before the deadline, besides half of the time
BATCH: Final = 100  # rows of one round
HANDED: Final = 64  # jobs that the courier may have
EACH: Final = 4  # of them for one channel
TRIES: Final = 3
PAUSES: Final = (30.0, 240.0)  # seconds before the second and the third try
LONGEST_WAIT: Final = HOUR  # that a receiver may ask for
FAILURES: Final = 5  # in a row before a channel is switched off
IDLE: Final = 30.0  # seconds between two looks for news that nobody announced
FINISHING: Final = 3.0  # seconds for what the courier still has when the server stops
REMEMBERED: Final = 10_000  # messages of chat rooms
RETRY: Final = 5.0  # seconds after a failure of the store


class Wishes(Struct, omit_defaults=True):
    """What a player wishes to be told, as it is stored."""

    zone: str = "UTC"
    language: str = ""
    quiet_from: int = 0  # minutes of the day; equal ends: no quiet hours
    quiet_to: int = 0
    digest: int = -1  # minute of the day of the daily e-mail; -1: e-mails are sent at once
    on: dict[str, list[str]] = field(default_factory=dict)  # kinds whose channels differ from the usual ones
    away_from: int = 0  # vacation
    away_until: int = 0
    away_used: dict[str, int] = field(default_factory=dict)  # ms of vacation by year
    muted: list[str] = field(default_factory=list)  # players whose words are not shown to this one

    def wants(self, kind: str, channel: str) -> bool:
        return kind in PRIVATE or channel in self.on.get(kind, USUAL.get(kind, []))


class Looked(NamedTuple):
    """Rows that are due, with what their readers wish."""

    rows: list[Waiting]
    wishes: dict[str, Wishes]
    channels: dict[str, list[Channel]]  # by player
    next: int | None


wishes_decoder: Final = msgspec.json.Decoder(Wishes)


def read_wishes(body: str) -> Wishes:
    return wishes_decoder.decode(body)


class Notices:
    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.store: Final = server.store
        self.pace: Final = server.settings.pace
        self.key = ""
        self.vacations: Final[dict[str, tuple[int, int]]] = server.registry.vacations
        self.mutes: Final[dict[str, set[str]]] = server.registry.mutes
        self.handed: Final[dict[str, tuple[Channel, list[Waiting]]]] = {}  # by job
        self.busy: Final[Counter[str]] = Counter()  # jobs by channel
        self.told: Final[
            dict[tuple[str, str, str, int, int], str]
        ] = {}  # messages of chat rooms: the row that was sent
        self._wake: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._courier: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._stopping = False

    # -- life -----------------------------------------------------------------------------
    async def begin(self) -> None:
        from kociolek.server.notices.push import fresh_number

        self.key = await self.store.once("push-key", fresh_number())

        def job(db: Database) -> list[tuple[str, str]]:
            return [(str(player), str(body)) for player, body in db.rows("SELECT player, body FROM wish")]

        for player, body in await self.store.writer.do(job):
            self.note_wishes(player, read_wishes(body))

    async def begin_sending(self) -> None:
        """Send what is due from now on. Of several nodes one does it."""
        self._stopping = False
        await self.store.writer.do(outbox.drop_taken)
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop, and let the courier finish what it has for a moment."""
        self._stopping = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        courier, reading = self._courier, self._reading
        self._courier = None
        if courier is None or courier.stdin is None or reading is None:
            return
        courier.stdin.close()
        await asyncio.wait([reading], timeout=FINISHING)
        if courier.returncode is None:
            courier.kill()
            await asyncio.wait([reading])

    def wake(self) -> None:
        self._wake.set()
        if self._task is None:
            self.server.tell(do="news-stored")

    # -- news -----------------------------------------------------------------------------
    def news_of(self, live: LiveTable, before: str, public: int, at: int) -> list[News]:
        """Return the news of a change at a table that is played by days."""
        table = live.table
        match = table.match
        if table.setup.tempo != "days" or match is None:
            return []
        people = [(seat, chair.player) for seat, chair in enumerate(table.chairs) if table.is_person(seat)]
        if not table.playing:
            over = before == "playing"
            return self._soon([News(player, "over", table.id, 0, at) for _, player in people if over])
        if table.public == public and before != "waiting":
            return []
        found: list[News] = []
        length = self.scaled(table.setup.window if table.window else PACES["days"].turn or 0.0)
        kind = "question" if table.window or table.veiled else "turn"
        for seat, player in people:
            if not table.is_asked(seat):
                if before == "waiting" and player != table.host:
                    found.append(News(player, "started", table.id, 0, at))
                continue
            number = table.seq(seat) * STEPS
            found.append(News(player, kind, table.id, number, at + ms(self.scaled(AFTER))))
            for step, left in enumerate(self.warnings(length), 1):
                found.append(News(player, "time", table.id, number + step, at + ms(length - left)))
        return self._soon(found)

    def _soon(self, news: list[News]) -> list[News]:
        if news:
            self.wake()  # runs after the commit: both use the event loop
        return news

    def scaled(self, seconds: float) -> float:
        return seconds * self.pace

    def warnings(self, length: float) -> list[float]:
        """Return how many seconds before a deadline its player is warned."""
        half = length / 2
        return [half, *(left for left in map(self.scaled, WARNINGS) if left < half)]

    async def tell(self, players: Sequence[str], kind: str, live: str, seq: int, due: int = 0) -> None:
        """Tell players something that no move causes."""
        at = now_ms()
        news = [News(player, kind, live, seq, due or at) for player in players]
        await self.store.writer.do(lambda db: outbox.add_news(db, news, at))
        self.wake()

    async def tell_channel(self, channel: Channel, kind: str) -> None:
        """Send a message to one channel, whatever its player wishes to be told."""
        at = now_ms()
        row = Waiting(outbox.fresh(), channel.player, kind, "", at, "", at, at, 0)
        await self.store.writer.do(lambda db: outbox.address(db, row, [(channel.id, at)]))
        self.wake()

    # -- rounds ---------------------------------------------------------------------------
    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                pause = await self._round()
            except StoreFailed:
                pause = RETRY
            except Exception:
                log.exception("notices failed")
                pause = RETRY
            if pause > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):  # `wait_for` forgets a cancellation when it is woken as well
                        await self._wake.wait()

    async def _round(self) -> float:
        """Send what is due. Return the seconds until something else is."""
        room = HANDED - len(self.handed)
        if room <= 0:
            return IDLE  # an answer of the courier wakes it
        now = now_ms()
        busy = [channel for channel, number in self.busy.items() if number >= EACH]
        looked = await self.store.writer.do(lambda db: look(db, now, busy))
        if not looked.rows:
            return IDLE if looked.next is None else min(IDLE, max(0.01, (looked.next - now) / 1000))
        jobs: list[Callable[[Database], None]] = []
        sending: dict[str, tuple[Channel, list[Waiting]]] = {}
        for row in looked.rows:
            due = await self.still(row, now)
            wishes = looked.wishes.get(row.player, Wishes())
            if due is None:
                jobs.append(dropping(row))
            elif due > now:
                jobs.append(postponing(row, due))
            elif not row.channel:
                jobs.append(addressing(row, self.places(row, wishes, looked.channels.get(row.player, []), now)))
            else:
                self._prepare(row, looked.channels.get(row.player, []), wishes, sending, jobs, room, now)
        taken = [row.id for _, rows in sending.values() for row in rows]

        def write(db: Database) -> None:
            for job in jobs:
                job(db)
            outbox.take(db, taken)

        await self.store.writer.do(write)
        for id, (channel, rows) in sending.items():
            await self._hand(id, channel, rows, looked.wishes.get(channel.player, Wishes()))
        if not jobs and not sending:
            return 0.05  # every channel that something waits for is busy
        return 0.0

    def _prepare(
        self, row: Waiting, channels: Sequence[Channel], wishes: Wishes,
        sending: dict[str, tuple[Channel, list[Waiting]]], jobs: list[Callable[[Database], None]], room: int, now: int,
    ) -> None:  # fmt: skip
        """Plan to send a row. E-mails to one address that are due together become one."""
        channel = next((each for each in channels if each.id == row.channel), None)
        usable = channel is not None and not channel.wrong and (channel.confirmed or row.kind == "confirm")
        if channel is None or not usable or not wishes.wants(row.kind, channel.kind):
            jobs.append(dropping(row))
            return
        later = self.quiet(row, wishes, now)
        if later > now:
            jobs.append(postponing(row, later))
            return
        together = next(
            (rows for each, rows in sending.values() if each.id == channel.id and each.kind == "mail"), None
        )
        if together is not None and row.kind not in PRIVATE and together[0].kind not in PRIVATE:
            together.append(row)
        elif self.is_told(row, channel):
            jobs.append(dropping(row))
        elif len(sending) < room and self.busy[channel.id] < EACH:
            sending[row.id] = (channel, [row])
            self.busy[channel.id] += 1

    def is_told(self, row: Waiting, channel: Channel) -> bool:
        """Tell whether a chat room got this message for another player who uses it, too. What one move causes is made
        at one time; its warnings are told apart by their step."""
        if channel.kind != "hook" or row.kind in PRIVATE or json.loads(channel.body).get("form") == "json":
            return False
        message = (channel.target, row.kind, row.live, row.made, row.seq % STEPS)
        first = self.told.setdefault(message, row.id)
        if len(self.told) > REMEMBERED:
            del self.told[next(iter(self.told))]
        return first != row.id

    def places(self, row: Waiting, wishes: Wishes, channels: Sequence[Channel], now: int) -> list[tuple[str, int]]:
        """Return the channels that news goes to, and when."""
        found = []
        for channel in channels:
            if channel.confirmed and not channel.wrong and wishes.wants(row.kind, channel.kind):
                due = self.quiet(row, wishes, now)
                if channel.kind == "mail" and wishes.digest >= 0 and row.kind not in PROMPT:
                    due = next_minute(due, wishes.digest, wishes.zone)
                found.append((channel.id, due))
        return found

    def quiet(self, row: Waiting, wishes: Wishes, now: int) -> int:
        """Return when a row may be sent: now, or after quiet hours. The last warning never waits."""
        length = self.scaled(PACES["days"].turn or 0.0)
        last = row.kind == "time" and row.seq % STEPS == len(self.warnings(length))
        if last or row.kind in PRIVATE:
            return now
        return quiet_until(now, wishes.quiet_from, wishes.quiet_to, wishes.zone)

    async def still(self, row: Waiting, now: int) -> int | None:
        """Return when a row is due, None if it is no longer true."""
        if row.kind == "invitation":  # it may have ended in quiet hours
            return now if await self.server.registry.people.is_invited(row.player, row.live) else None
        if row.kind not in ASKED:
            return now
        try:
            live = await self.server.registry.look(row.live)
            await live.settled()
        except StoreFailed:
            return now + ms(RETRY)
        except KociolekError:
            return None
        table, clocks = live.table, live.clocks
        seat = table.seat_of(row.player)
        if seat < 0 or seat in table.left or not table.is_asked(seat) or table.seq(seat) != row.seq // STEPS:
            return None
        away = self.vacations.get(row.player)
        if away is not None and away[0] <= now < away[1]:
            return away[1]
        if row.kind == "time":
            deadline = clocks.window_end() if table.window else clocks.deadline(seat)
            if deadline == NEVER:
                return None
            left = deadline - clocks.time()
            length = self.scaled(table.setup.window if table.window else PACES["days"].turn or 0.0)
            warned = self.warnings(length)[row.seq % STEPS - 1]
            return now + ms(left - warned) if left > warned + 1.0 else now
        if clocks.here(seat):  # to look in must not swallow it
            return now + ms(max(0.1, self.scaled(AFTER)))
        return now

    # -- courier --------------------------------------------------------------------------
    async def _hand(self, id: str, channel: Channel, rows: list[Waiting], wishes: Wishes) -> None:
        self.handed[id] = (channel, rows)
        try:
            courier = await self._running()
            assert courier.stdin is not None
            courier.stdin.write(msgspec.json.encode(self.job(id, channel, rows, wishes)) + b"\n")
            await courier.stdin.drain()
        except (OSError, ValueError) as error:
            await self._done(Done(id, "again", 0.0, type(error).__name__))

    async def _running(self) -> Process:
        if self._courier is None or self._courier.returncode is not None:
            settings = self.server.settings
            self._courier = await asyncio.create_subprocess_exec(
                *WORKER, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
            )
            assert self._courier.stdin is not None
            set_up = SetUp(
                self.key, settings.mail_server, settings.mail_from, list(settings.inside), settings.notice_patience
            )
            self._courier.stdin.write(msgspec.json.encode(set_up) + b"\n")
            self._reading = asyncio.get_running_loop().create_task(self._read(self._courier))
        return self._courier

    async def _read(self, courier: Process) -> None:
        assert courier.stdout is not None
        while line := await courier.stdout.readline():
            try:
                await self._done(msgspec.json.decode(line, type=Done))
            except StoreFailed:
                log.warning("the result of a notice cannot be stored")
        await courier.wait()
        if not self._stopping:
            log.error("the courier has ended", extra={"code": str(courier.returncode)})
        for id in list(self.handed):  # what it had may have been sent
            with suppress(StoreFailed):
                await self._done(Done(id, "unknown", 0.0, "courier"))

    async def _done(self, done: Done) -> None:
        channel, rows = self.handed.pop(done.id, (None, []))
        if channel is None:
            return
        self.busy[channel.id] -= 1
        if self.busy[channel.id] <= 0:
            del self.busy[channel.id]
        NOTICES.add(1, done.outcome)
        row = rows[0]
        again = done.outcome == "again" and row.tries + 1 < TRIES
        pause = min(done.wait, LONGEST_WAIT) or PAUSES[min(row.tries, len(PAUSES) - 1)]
        due = now_ms() + ms(self.scaled(pause))

        def job(db: Database) -> None:
            if again:
                for each in rows:
                    outbox.postpone(db, each.id, due, each.tries + 1)
                return
            outbox.drop(db, [each.id for each in rows])
            current = outbox.channel_at(db, channel.id)
            if current is None:
                return
            if done.outcome == "gone" and channel.kind == "push":
                outbox.remove_channel(db, channel.id)
                return
            failed = 0 if done.outcome == "sent" else current.failed + 1
            at_once = done.outcome == "gone" or done.reason in ("inside", "https", "url")
            wrong = (done.reason or "failed") if failed and (at_once or failed >= FAILURES) else ""
            if failed != current.failed or wrong:
                outbox.mark_channel(db, channel.id, current.confirmed, failed, wrong)

        try:
            await self.store.writer.do(job)
        finally:
            self.wake()

    def job(self, id: str, channel: Channel, rows: Sequence[Waiting], wishes: Wishes) -> Job:
        """Return the message for a channel: kind, table and time."""
        from kociolek.server.notices import push

        row, keys = rows[0], json.loads(channel.body)
        payload: dict[str, object] = {"kind": row.kind, "table": row.live, "at": row.made}
        if channel.kind == "push":
            body = push.padded(payload).decode()
            topic = push.topic(row.live, row.kind)
            urgency = URGENT.get(row.kind, "normal")
            return Job(
                id, "push", channel.target, body, keys["p256dh"], keys["auth"], topic, urgency,
                subject=self.sender(str(keys.get("site", ""))),
            )  # fmt: skip
        if channel.kind == "hook":
            form = keys.get("form", "json")
            if form != "json":
                payload = {"content" if form == "discord" else "text": self.sentence(row, wishes)}
            return Job(id, "hook", channel.target, json.dumps(payload, ensure_ascii=False), secret=keys["secret"])
        t = texts(wishes.language if wishes.language in LANGUAGES else LANGUAGES[0])
        if row.kind == "confirm":
            text = t.say("notice-mail-confirm", code=keys["code"])
            return Job(id, "mail", channel.target, text, title=t.say("notice-mail-confirm-title"))
        lines = [self.sentence(each, wishes) for each in rows]
        address = self.server.settings.address
        if address:
            lines += ["", t.say("notice-mail-off", address=f"{address}/games")]
        leave = f"{address}/api/unsubscribe/{channel.id}.{keys['leave']}" if address else ""
        title = t.say("notice-title", count=len(rows)) if len(rows) > 1 else t.say(f"notice-{row.kind}")
        return Job(id, "mail", channel.target, "\n".join(lines), title=title, leave=leave)

    def sender(self, site: str) -> str:
        """Return who sends a push message. Push services may refuse a sender that they cannot reach, so without
        settings it is the site where the browser subscribed."""
        settings = self.server.settings
        mail = f"mailto:{settings.mail_from}" if settings.mail_from else ""
        return settings.address or mail or site or "https://localhost"

    def sentence(self, row: Waiting, wishes: Wishes) -> str:
        t = texts(wishes.language if wishes.language in LANGUAGES else LANGUAGES[0])
        at = f"{local(row.made, wishes.zone):%Y-%m-%d %H:%M}"
        text = t.say("notice-line", what=t.say(f"notice-{row.kind}"), at=at)
        address = self.server.settings.address
        place = "" if not row.live else f"/club/{row.live}" if row.kind == "evening" else f"/t/{row.live}"
        return f"{text} {address}{place}" if address else text

    # -- vacation -------------------------------------------------------------------------
    def note_wishes(self, player: str, wishes: Wishes) -> None:
        """Keep in memory what tables need: vacation and muted players."""
        if wishes.muted:
            self.mutes[player] = set(wishes.muted)
        else:
            self.mutes.pop(player, None)
        if wishes.away_until > now_ms():
            self.vacations[player] = (wishes.away_from, wishes.away_until)
        else:
            self.vacations.pop(player, None)


def ms(seconds: float) -> int:
    return round(seconds * 1000)


def look(db: Database, now: int, busy: Sequence[str]) -> Looked:
    rows = outbox.due_rows(db, now, busy, BATCH)
    players = {row.player for row in rows}
    return Looked(
        rows,
        {player: read_wishes(outbox.wishes_of(db, player)) for player in players},
        {player: outbox.channels_of(db, player) for player in players},
        None if rows else outbox.next_due(db, busy),
    )


def dropping(row: Waiting) -> Callable[[Database], None]:
    return lambda db: outbox.drop(db, [row.id])


def postponing(row: Waiting, due: int) -> Callable[[Database], None]:
    return lambda db: outbox.postpone(db, row.id, due, row.tries)


def addressing(row: Waiting, channels: list[tuple[str, int]]) -> Callable[[Database], None]:
    return lambda db: outbox.address(db, row, channels)
