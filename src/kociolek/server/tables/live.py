"""Live table: the only writer of a table's log. It carries out commands, stores them and sends their effects.

Every change happens under the lock of the table, in this order: the rules accept it, the store has it, the subscribers
get it. If the store fails, the table is rebuilt from what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from random import SystemRandom
from time import perf_counter
from typing import TYPE_CHECKING, Final

from kociolek.core.api import Action, Event, Seat
from kociolek.core.errors import IllegalAction, KociolekError
from kociolek.match import BACK, Match, refused
from kociolek.server import wire
from kociolek.server.bot_pool import NO_LIMIT
from kociolek.server.entries import AnyEntry, By, Closed, Hosted, Moved, Ordered, Sat, encode
from kociolek.server.history import ended_of
from kociolek.server.identity import Identity, NotAllowed, clean, now_ms
from kociolek.server.metrics import COMMANDS, MOVES
from kociolek.server.store.database import Clash, StoreFailed
from kociolek.server.store.outbox import News
from kociolek.server.store.store import Index
from kociolek.server.subscribers import Subscriber
from kociolek.server.tables import answering, seating
from kociolek.server.tables.answer_times import NEVER
from kociolek.server.tables.broadcaster import Broadcaster, text_of, to_json
from kociolek.server.tables.model import PASS, PUBLIC, TableModel
from kociolek.server.tables.tempo import BOT_LATEST, BOT_PACES, BOT_SHARE, BOT_SOONEST, BOT_TURN, TIMEOUTS

if TYPE_CHECKING:
    from kociolek.server.tables.registry import TableRegistry

log: Final = logging.getLogger("kociolek.table")
chance: Final = SystemRandom()
ADVISING: Final = 1.0  # seconds for computing a hint
QUICK: Final = 0.05  # seconds: least time to think
LINES: Final = 40  # lines of the chat that are remembered for reports
LATENCIES: Final = 40  # commands whose latency is remembered
RETRY: Final = 1.0  # seconds before a table tries again what could not be stored


class LiveTable:
    """A table with its lock, timer, subscribers and bots."""

    def __init__(self, table: TableModel, registry: TableRegistry) -> None:
        self.registry: Final = registry
        self.lock: Final = asyncio.Lock()
        self.loop: Final = asyncio.get_running_loop()
        self.broadcaster: Final = Broadcaster(table, registry.settings.pace, registry.own_times)
        self.clocks: Final = self.broadcaster.clocks
        self.clocks.vacations = registry.vacations
        self.broadcaster.sealed = registry.sealed
        self.broadcaster.mutes = registry.mutes
        self.bot_questions: Final[dict[int, int]] = {}  # by seat: the question that a bot was asked
        self.hurry = asyncio.Event()  # set when players want bots that wait to answer at once
        self.bot_turns: Final[dict[int, float]] = {}  # by seat: when a turn that nobody sees yet should be over
        self.paces: Final[dict[int, wire.BotPace]] = {}  # by seat: how fast its player wants the bots
        self.wished: Final[dict[int, wire.BotPace]] = {}  # the same without `skip`
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.rings = NEVER  # when the timer fires
        self.idle_before = max(0, now_ms() - table.touched) / 1000  # seconds without a change when it was loaded
        self.changed = self.loop.time()
        self.lines: Final[deque[tuple[str, str, str]]] = deque(maxlen=LINES)  # chat: player, name, text; never stored
        self.latencies: Final[deque[float]] = deque(maxlen=LATENCIES)  # seconds of the last commands
        self.movers: Final[list[int]] = []  # seats that moved in the present commit
        self.address = ""  # where it was made, for limits; not stored
        self.untrue = False  # the table in memory could neither be stored nor rebuilt; it must not be used

    @property
    def table(self) -> TableModel:
        return self.clocks.table

    def idle(self) -> float:
        """Return the seconds since the last change. The wall clock counts only once, when the table is loaded."""
        return self.idle_before + self.loop.time() - self.changed

    def empty(self) -> float:
        """Return the seconds since the last player of a waiting room was there, 0 if somebody is."""
        if self.broadcaster.subscribers or any(self.clocks.about(seat) for seat in self.table.people()):
            return 0.0
        left = max(self.clocks.went_at.values(), default=-NEVER)
        return min(self.idle(), self.loop.time() - left)

    def latency(self) -> float | None:
        """Return the ms in which 95 of 100 of the last commands were answered, None before the first."""
        if not self.latencies:
            return None
        return round(sorted(self.latencies)[len(self.latencies) * 95 // 100] * 1000, 2)

    # -- subscribers --------------------------------------------------------------------------
    def attach(self, subscriber: Subscriber, person: wire.Person | None, since: int) -> None:
        """Add a subscriber and send what it missed. Wait until the table is `settled` before."""
        broadcaster, table = self.broadcaster, self.table
        subscriber.seat = table.seat_of(subscriber.player) if subscriber.player else PUBLIC
        broadcaster.add(subscriber, self.registry.settings.limits.sockets_each)
        subscriber.refresh = lambda each: self._task(self._greet_again(each, person))
        self.clocks.present(subscriber.seat)
        broadcaster.greet(subscriber, person, since)  # before any other message
        unknown = subscriber.seat not in broadcaster.shown
        late = subscriber.seat == PUBLIC and broadcaster.delayed
        if unknown and table.match is not None and broadcaster.may_watch(subscriber.seat) and not late:
            broadcaster.shown[subscriber.seat] = broadcaster.view(table.match, subscriber.seat)
        if subscriber.seat == PUBLIC:
            broadcaster.send_watcher_count()
        else:
            broadcaster.send_table(besides=subscriber)
        broadcaster.send_clock()
        self._go_on()

    async def settled(self) -> None:
        """Wait until running commands are stored; nobody may see their effects before. Raise StoreFailed."""
        if self.lock.locked():
            async with self.lock:
                pass
        self._check_truth()

    def _check_truth(self) -> None:
        """Raise StoreFailed if the table in memory is not what is stored."""
        if self.untrue:
            raise StoreFailed("store-failed", {"reason": "unreadable"})

    async def _greet_again(self, subscriber: Subscriber, person: wire.Person | None) -> None:
        with suppress(StoreFailed):  # its connection was ended
            await self.settled()
            self.broadcaster.greet(subscriber, person, -1)

    def detach(self, subscriber: Subscriber) -> None:
        if self.broadcaster.remove(subscriber):
            self.clocks.went(subscriber.seat)
            self.broadcaster.send_table()
            self.broadcaster.send_clock()
            self._arm()

    def requested(self, seat: int) -> None:
        """Note an HTTP request of a player."""
        if seat >= 0 and seat not in self.table.left and not self.clocks.here(seat):
            gone = seat in self.clocks.lost
            self.clocks.requested(seat)
            if gone:
                self.broadcaster.send_table()
            self.broadcaster.send_clock()
            self._go_on()

    # -- time -----------------------------------------------------------------------------
    def _arm(self) -> None:
        """Set the timer for the next time limit. An earlier timer stays: most limits are moved before they end."""
        due = self.clocks.next_due()
        if due < self.rings:
            self._disarm()
            self.rings = due
            self.timer = self.loop.call_at(max(due, self.loop.time()), self._ring)

    def rearm(self) -> None:
        """Set the timer again after time limits were moved, and show them."""
        self._disarm()
        self.broadcaster.send_clock()
        self._arm()

    def _disarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.rings = None, NEVER

    def _ring(self) -> None:
        self._disarm()
        if self.clocks.next_due() <= self.loop.time():
            self._task(self._due())
        else:
            self._arm()

    def _task(self, work: Coroutine[object, object, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's task failed", exc_info=task.exception(), extra={"game": self.table.setup.game})

    async def _due(self) -> None:
        """Handle the time limits that have ended, so that the game goes on."""
        async with self.lock:
            table, clocks, match, now = self.table, self.clocks, self.table.match, self.loop.time()
            if match is None:
                await self._replace_host()
            if match is None or not table.playing or clocks.asleep:
                return
            changed = clocks.fall_silent()
            for seat in list(clocks.lost):
                if seat not in clocks.standins and clocks.grace_end(seat) <= now:
                    clocks.standins.add(seat)
                    changed = True
            try:
                await self.commit(answering.without_choice(self))
            except StoreFailed:
                await asyncio.sleep(self.clocks.scaled(RETRY))
                self._go_on()
                return
            if table.ended() is not None:
                return
            if not table.window:
                for seat in match.waiting():
                    if seat not in clocks.overdue and clocks.deadline(seat) <= now:
                        clocks.timeouts[seat] = clocks.timeouts.get(seat, 0) + 1
                        clocks.overdue.add(seat)
                        if clocks.timeouts[seat] >= TIMEOUTS and seat not in clocks.standins:
                            clocks.standins.add(seat)
                            changed = True
            elif clocks.window_end() <= now:
                answering.learn_silence(self)
                try:
                    await self.commit([Moved(seat, PASS, "time") for seat in match.waiting()])
                except StoreFailed:
                    await asyncio.sleep(self.clocks.scaled(RETRY))
            if changed:
                self.broadcaster.send_table()
                self.broadcaster.send_clock()
                try:
                    await seating.end_if_agreed(self)
                except StoreFailed:
                    await asyncio.sleep(self.clocks.scaled(RETRY))
            self._go_on()

    async def _replace_host(self) -> None:
        """Make another player host if the host of a waiting room is away for too long."""
        heir = self.clocks.heir()
        if heir is not None and self.clocks.host_due() <= self.loop.time():
            try:
                await self.commit([Hosted(self.table.chairs[heir].player)])
            except StoreFailed:
                await asyncio.sleep(self.clocks.scaled(RETRY))
        self._arm()

    # -- bots -----------------------------------------------------------------------------
    def _go_on(self) -> None:
        """Set the timer, and ask the bots that owe an answer."""
        self._arm()
        match = self.table.match
        if match is None or not self.table.playing or self.clocks.asleep:
            return
        self._end_skipping()
        for seat in match.waiting():
            by = self.clocks.by_bot(seat)
            seq = self.table.seq(seat)
            if by is not None and self.bot_questions.get(seat) != seq:
                self.bot_questions[seat] = seq
                self._task(self._ask_bot(seat, seq, by))

    async def _ask_bot(self, seat: int, seq: int, by: By) -> None:
        """Ask a bot and make its move after a random delay, which reveals neither its hand nor its computing time."""
        table = self.table
        match = table.match
        assert match is not None
        if seat not in match.waiting() or table.seq(seat) != seq:  # commands sent at once were faster than this task
            if self.bot_questions.get(seat) == seq:
                del self.bot_questions[seat]
            return
        most, delay = self._times(match, seat)
        hurry = self.hurry  # of this moment: a wish that comes while the bot thinks counts
        ready = self.loop.time() + delay if by != "time" else 0.0
        view = match.view(seat)
        move: str | None = view.options[0].text
        if len(view.options) > 1:
            bot = table.chairs[seat].bot or seating.standin_for(table.setup.game)
            move = await self.registry.bot_pool.ask(match.game, bot, to_json(view.to_json()), most)
        else:
            await self.registry.bot_pool.pretend(most)
        with suppress(TimeoutError):
            await asyncio.wait_for(hurry.wait(), max(0.0, ready - self.loop.time()))
        async with self.lock:
            current = self.table  # may have been rebuilt from the store
            if self.bot_questions.get(seat) == seq:
                del self.bot_questions[seat]
            if not current.playing or current.match is None or self.clocks.asleep or current.seq(seat) != seq:
                return
            now_by = self.clocks.by_bot(seat)
            if seat not in current.match.waiting() or now_by is None:
                return  # the player is back
            try:
                await self._play_for(current.match, seat, move, now_by)
            except StoreFailed:
                await asyncio.sleep(self.clocks.scaled(RETRY))
        self._go_on()

    def _times(self, match: Match, seat: int) -> tuple[float, float]:
        """Return how long a bot may think and when it answers at the earliest, in seconds from now.

        Moves that nobody sees yet, and those after them in the same turn, share the time of one turn.
        """
        now, pace = self.loop.time(), self.clocks.scaled(self._pace())
        for other in [each for each in self.bot_turns if each != seat]:
            del self.bot_turns[other]
        if seat not in self.bot_turns and not match.state.can_take_back(Seat(seat)):
            limit = BOT_SOONEST * pace if self._pace() < 1 else NO_LIMIT
            return limit, chance.uniform(BOT_SOONEST, BOT_LATEST) * pace
        end = self.bot_turns.setdefault(seat, now + BOT_TURN * pace)
        return max(QUICK * pace, (end - now) / BOT_SHARE), 0.0

    def _pace(self) -> float:
        """Return the factor of the bots' times: the slowest wish of the persons who are here."""
        if self.table.setup.tempo == "fast":
            return 0.0
        here = [seat for seat in self.table.people() if self.clocks.about(seat)]
        return max((BOT_PACES[self.paces.get(seat, "normal")] for seat in here), default=1.0)

    def _set_pace(self, seat: int, wish: wire.BotPace) -> None:
        """Note how fast a player wants bots to play. What a bot does at the moment gets faster, too."""
        before = self._pace()
        self.paces[seat] = wish
        if wish != "skip":
            self.wished[seat] = wish
        else:
            self.wished.setdefault(seat, "normal")
        if self._pace() < before:
            latest = self.loop.time() + BOT_TURN * self.clocks.scaled(self._pace())
            for other, end in self.bot_turns.items():
                self.bot_turns[other] = min(end, latest)
            self.hurry.set()
            self.hurry = asyncio.Event()

    def _end_skipping(self) -> None:
        """End the wish to skip of those who are asked for something."""
        match = self.table.match
        for seat, pace in list(self.paces.items()):
            if pace == "skip" and match is not None and seat in match.waiting():
                self.paces[seat] = self.wished[seat]

    async def _play_for(self, match: Match, seat: int, move: str | None, by: By) -> None:
        """Commit a bot's move, or the default if it has none or an illegal one."""
        spent = self.clocks.spent(seat)
        if move is not None and match.has_action(move):
            with suppress(IllegalAction):
                await self.commit([Moved(seat, move, by, spent)])
                return
        await self.commit([Moved(seat, default(match.options_of(seat)), by, spent)])

    # -- commands -------------------------------------------------------------------------
    def spawn_command(self, who: Identity, command: wire.AnyCommand, subscriber: Subscriber) -> None:
        """Run a slow command in the background and send its reply when it finishes."""

        async def carry_out() -> None:
            for answer in await self.command(who, command):
                subscriber.offer(text_of(answer))

        self._task(carry_out())

    async def command(self, who: Identity, command: wire.AnyCommand) -> list[wire.AnyMessage]:
        """Carry out a command and return the answer to its sender, `refused` included."""
        try:
            return await self.carry_out(who, command)
        except KociolekError as error:
            values = {} if isinstance(error, StoreFailed) else error.values  # the reason is only logged
            return [wire.Refused(command.id, wire.Problem(error.key, values))]

    async def carry_out(self, who: Identity, command: wire.AnyCommand) -> list[wire.AnyMessage]:
        """Carry out a command and return the answer. Raise KociolekError if it is refused."""
        try:
            answers = await self._command(who, command)
        except KociolekError:
            COMMANDS.add(1, "refused")
            raise
        done = not any(isinstance(answer, wire.Ack) and not answer.done for answer in answers)
        COMMANDS.add(1, "done" if done else "stale")
        return answers

    async def _command(self, who: Identity, command: wire.AnyCommand) -> list[wire.AnyMessage]:
        if isinstance(command, (wire.Ping, wire.Sync)):
            return await self.look(who, command)
        if isinstance(command, wire.AskHint):
            return [await self._hint(who, self.table.seat_of(who.player.id), command.id)]
        needed: wire.Scope = "host" if isinstance(command, HOSTS) else "play"
        if needed not in who.scopes:
            raise NotAllowed("scope-missing", {"scope": needed})
        begin = perf_counter()
        async with self.lock:
            self._check_truth()
            seat = self.table.seat_of(who.player.id)  # it may have changed during the wait
            if isinstance(command, HOSTS) and self.table.host != who.player.id:
                raise NotAllowed("host-only", {})
            if isinstance(command, SEATED) and (seat < 0 or seat in self.table.left):
                raise NotAllowed("not-seated", {})
            if who.player.id in self.table.banned:
                raise NotAllowed("kicked-before", {})
            try:
                done = await self._carry_out(who, seat, command)
            finally:
                self._go_on()
        self.latencies.append(perf_counter() - begin)
        if isinstance(command, wire.Rematch):
            return [wire.NextTable(self.table.next), wire.Ack(command.id, True)]
        if done:
            return [wire.Ack(command.id, True)]
        return [wire.Ack(command.id, False), self.broadcaster.state(seat, -1)]

    async def look(self, who: Identity | None, command: wire.AnyCommand) -> list[wire.AnyMessage]:
        """Answer `ping` and `sync`, which anybody may send."""
        if isinstance(command, wire.Ping):
            return [wire.Pong(command.id, now_ms())]
        await self.settled()
        known = who is not None and "read" in who.scopes
        seat = self.table.seat_of(who.player.id) if who is not None and known else PUBLIC
        hello = wire.Hello(wire.PROTOCOL, who.person() if who else None, seat, self.broadcaster.info(seat), now_ms())
        started = self.table.match is not None and self.broadcaster.shows(seat)
        return [hello, *([self.broadcaster.state(seat, -1)] if started else []), wire.Ack(command.id, True)]

    async def _carry_out(self, who: Identity, seat: int, command: wire.AnyCommand) -> bool:
        """Carry out a command that changes something. Return False if it was stale or done already."""
        table = self.table
        match command:
            case wire.Move(seq, move):
                return await self._move(seat, seq, move)
            case wire.Back(seq):
                return await self._take_back(seat, seq)
            case wire.Sit(wanted, entropy):
                await seating.sit(self, who, seat, wanted, entropy)
            case wire.Leave():
                await seating.leave(self, seat)
            case wire.EndGame(agree):
                await seating.end_game(self, seat, agree)
            case wire.Claim():
                self.clocks.back_again(seat)
                self.broadcaster.send_table()
                self.broadcaster.send_clock()
            case wire.Away():
                table.game_on()
                self.clocks.standins.add(seat)
                self.broadcaster.send_table()
                await seating.end_if_agreed(self)
            case wire.SetBot(wanted, bot):
                await seating.set_bot(self, wanted, bot)
            case wire.Kick(wanted):
                await seating.kick(self, wanted)
            case wire.Admit(wanted, agree):
                table.game_on()
                await seating.admit(self, seat, wanted, agree)
            case wire.HandOver(wanted):
                await seating.hand_over(self, wanted)
            case wire.Change(setup):
                await seating.change(self, setup)
            case wire.Start(entropy):
                await seating.start(self, seat, entropy)
            case wire.Rematch():
                await seating.rematch(self, who)
            case wire.Contribute(entropy):
                await seating.contribute(self, seat, entropy)
            case wire.SetOrders(orders):
                table.game_on()
                await self.commit([Ordered(seat, orders.passing)])
            case wire.SetPace(pace):
                self._set_pace(seat, pace)
            case wire.Show(emote):
                self._may_talk(who, seat)
                shown = wire.Emoted(seat, emote, who.player.name, who.player.id)
                self.broadcaster.send_words(shown, seat, who.player.id)
            case wire.Say(text):
                if not table.setup.chat:
                    raise KociolekError("chat-off", {})
                if table.setup.safe:
                    raise KociolekError("chat-phrases", {})
                self._may_talk(who, seat)
                said = clean(text, "text-bad")
                self.lines.append((who.player.id, who.player.name, said))
                self.broadcaster.send_words(wire.Said(seat, who.player.name, said, who.player.id), seat, who.player.id)
        return True

    def _may_talk(self, who: Identity, seat: int) -> None:
        """Raise NotAllowed for those who may not watch, TooOften for too many messages."""
        if not self.broadcaster.may_watch(seat):
            raise NotAllowed("no-spectators", {})
        self.registry.bans.check_talk(who.player.id)
        self.registry.limiter.take("create", f"talk {who.player.id}")

    async def _move(self, seat: int, seq: int, move: str) -> bool:
        match = self.table.game_on() if self.table.ended() is None else self.table.match
        assert match is not None
        if seq != self.table.seq(seat) or match.over:
            return False
        try:
            if not match.has_action(move):  # `leave` and `back` are commands of their own
                raise refused(move, match.options_of(seat))
            await self._play(seat, move)
        except IllegalAction:
            if seat not in match.waiting():
                return False  # answered already
            raise
        return True

    async def _take_back(self, seat: int, seq: int) -> bool:
        self.table.game_on()
        if seq != self.table.seq(seat):
            return False
        await self._play(seat, BACK)
        return True

    async def _play(self, seat: int, move: str) -> None:
        """Commit a move of the seat's own player, who takes the seat back by it. Raise as `commit` does."""
        clocks = self.clocks
        stood_in = seat in clocks.standins
        clocks.standins.discard(seat)
        answering.learn(self, seat, move)
        try:
            await self.commit([Moved(seat, move, "player", clocks.spent(seat))])
        except KociolekError:
            if stood_in:
                clocks.standins.add(seat)
            raise
        clocks.timeouts.pop(seat, None)
        if stood_in:
            self.broadcaster.send_table()

    async def _hint(self, who: Identity, seat: int, id: str) -> wire.Hint:
        table = self.table
        match = table.game_on()
        if not table.setup.hints:
            raise KociolekError("hints-off", {})
        if "read" not in who.scopes or seat < 0:
            raise NotAllowed("not-seated", {})
        await self.settled()
        view = match.view(seat)
        if not view.options or (seat in match.waiting() and not table.is_asked(seat)):
            raise KociolekError("nothing-asked", {})
        seq = table.seq(seat)
        self.registry.limiter.take("create", who.player.id)
        advice = await self.registry.bot_pool.advise(match.game, to_json(view.to_json()), ADVISING)
        best = advice.move or default(view.options)
        return wire.Hint(id, seq, best, advice.moves, advice.equals, advice.says, advice.odds)

    # -- committing -----------------------------------------------------------------------
    async def commit(self, entries: Sequence[AnyEntry]) -> None:
        """Apply entries, store them and send their effects. The lock must be held.

        Raise KociolekError, and change nothing, for what the rules or the store refuse.
        """
        if not entries:
            return
        if self.untrue:
            raise StoreFailed("store-failed", {"reason": "given up"})
        table, at = self.table, now_ms()
        first, status, public = table.entries, table.status, table.public
        bodies: list[bytes] = []
        events: list[Event] = []
        self.movers.clear()
        try:
            for entry in entries:
                events += self.enter(entry, at, bodies)
            events += answering.at_once(self, at, bodies)
            if seating.all_agree(self):
                self.enter(Closed(), at, bodies)
        except KociolekError:
            if bodies:
                await self._reload()
            raise
        arranged = any(not isinstance(entry, Moved) for entry in entries)
        index = self.index(entries) if arranged or table.status != status else None
        if index is not None and status == "playing":
            index.ended = ended_of(table)
        news: list[News] = []
        if table.setup.tempo == "days" and self.registry.news_of is not None:
            news = self.registry.news_of(self, status, public, at)
        try:
            await self.registry.store.append(table.id, first, at, bodies, index, news)
        except (StoreFailed, Clash) as error:
            await self._reload()
            raise StoreFailed("store-failed", {"reason": str(error)}) from None
        self.idle_before, self.changed = 0.0, self.loop.time()
        if table.public != public or status == "waiting":
            self.clocks.restart_question()
        if table.ended() is not None and status == "playing":
            self.registry.notify(table, "over")
            if self.registry.on_end is not None:
                self.registry.on_end(table)
        passed = table.public == public and table.hides_passes()  # only who passed can see that
        self.broadcaster.send_state(events, self.movers if passed else None)
        if arranged or table.status != status:
            self.broadcaster.send_table()
        else:
            self.broadcaster.send_playing()
        heard = bool(self.registry.listens) or self.registry.on_news is not None
        if heard and table.playing and table.match is not None and table.public != public:
            self.registry.notify(table, "turn", [seat for seat in table.match.waiting() if table.is_asked(seat)])

    def enter(self, entry: AnyEntry, at: int, bodies: list[bytes]) -> list[Event]:
        """Apply an entry in a commit, add it to the bodies to be stored and return its events."""
        events = self.table.enter(entry, at)
        bodies.append(encode(entry))
        if isinstance(entry, Moved):
            MOVES.add(1, "player" if entry.by == "forced" else entry.by)  # who has no choice is secret
            self.clocks.charged += entry.spent
            self.movers.append(entry.seat)
        return events

    def index(self, entries: Sequence[AnyEntry] = ()) -> Index:
        table = self.table
        code = table.code if table.status == "waiting" else None
        return Index(
            table.status, table.setup.tempo, code, [entry.player for entry in entries if isinstance(entry, Sat)]
        )

    async def close_by_force(self, reason: str) -> None:
        """Close the table for the host of the server and tell everybody why."""
        async with self.lock:
            if self.table.status in ("waiting", "playing"):
                await self.commit([Closed()])
        told = text_of(wire.TableClosed(reason))
        for subscriber in self.broadcaster.everybody():
            subscriber.offer(told)

    async def rebuild(self) -> None:
        """Rebuild the table after its log was changed in the store."""
        async with self.lock:
            await self._reload()
            self.broadcaster.reseat()
            self.broadcaster.send_table()

    async def _reload(self) -> None:
        """Rebuild the table from the store."""
        try:
            self.clocks.table = await self.registry.read(self.table.id)
        except KociolekError:
            log.warning("a table cannot be rebuilt", extra={"game": self.table.setup.game})
            self.untrue = True
            self.registry.forget(self)
            for subscriber in self.broadcaster.everybody():
                subscriber.end(text_of(wire.Bye("restart")))
            return
        self.bot_questions.clear()
        self.clocks.restart_question()
        for subscriber in self.broadcaster.everybody():
            subscriber.refresh(subscriber)

    def stop(self) -> None:
        """Stop the clocks: the server stops, or the table is unloaded."""
        self.clocks.asleep = True
        self._disarm()


HOSTS: Final = (wire.SetBot, wire.Kick, wire.HandOver, wire.Change, wire.Start)
SEATED: Final = (
    wire.Move, wire.Back, wire.Leave, wire.EndGame, wire.Admit, wire.Claim, wire.Away, wire.Contribute, wire.SetOrders,
    wire.SetPace, wire.Rematch,
)  # fmt: skip


def default(options: Sequence[Action]) -> str:
    """Return the move to make when no bot has answered: to pass, if that is legal."""
    texts = [action.text for action in options]
    return PASS if PASS in texts else texts[0]
