"""A live table: the only writer of its log. It decides what a command means, stores it, and then tells its readers.

Everything that changes a table happens under its lock, in this order: the rules accept it, the store has it, the
readers hear of it. If the store fails, the table goes back to what is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import msgspec

from kociolek.bots import bot_names
from kociolek.core.api import Event, Seat
from kociolek.core.errors import IllegalAction, KociolekError
from kociolek.match import BACK, LEAVE, Match
from kociolek.server import wire
from kociolek.server.identity import Identity, NotAllowed, clean, now_ms
from kociolek.server.metrics import COMMANDS, MOVES
from kociolek.server.readers import Reader
from kociolek.server.store.database import Clash, StoreFailed
from kociolek.server.store.store import Index
from kociolek.server.tables.log import (
    AnyEntry,
    Arranged,
    BotPut,
    By,
    Closed,
    Contributed,
    Followed,
    Hosted,
    Moved,
    Ordered,
    Sat,
    Started,
    Stood,
    encode,
)
from kociolek.server.tables.table import PASS, PUBLIC, Table
from kociolek.server.tables.tempo import AWAKE, BOT_DELAY, PACES, TIMEOUTS, Pace

if TYPE_CHECKING:
    from kociolek.server.tables.hall import Hall

log: Final = logging.getLogger("kociolek.table")
chance: Final = SystemRandom()
to_json: Final = msgspec.json.Encoder().encode
NEVER: Final = float("inf")
ADVISING: Final = 1.0  # seconds of thought for a hint


def text_of(message: wire.AnyMessage) -> str:
    return to_json(message).decode()


class LiveTable:
    def __init__(self, table: Table, hall: Hall) -> None:
        self.table = table
        self.hall: Final = hall
        self.lock: Final = asyncio.Lock()
        self.loop: Final = asyncio.get_running_loop()
        self.readers: Final[dict[int, list[Reader]]] = {}  # [seat]
        self.asked = self.loop.time()  # when the present question was put
        self.charged = 0  # ms of the bank, of the present question
        self.last_request = -NEVER  # of a player who uses no stream
        self.standins: Final[set[int]] = set()
        self.overdue: Final[set[int]] = set()  # seats for which a bot makes this one move
        self.timeouts: Final[dict[int, int]] = {}
        self.lost: Final[dict[int, float]] = {}  # [seat]: when the connection broke
        self.grace_used: Final[dict[int, float]] = {}
        self.pauses: Final[dict[int, float]] = {}  # [seat]: how long the present question was paused
        self.thoughts: Final[dict[int, int]] = {}  # [seat]: the question a bot thinks about
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.shown: Final[dict[int, bytes]] = {}  # [seat]: the view that its readers have
        self.shown_clock: tuple[object, ...] = ()
        self.shown_playing: list[bool] = []
        self.asleep = True
        self.counting = False  # somebody will soon be told how many watch
        self.timer: asyncio.TimerHandle | None = None
        if table.setup.tempo == "days" and table.playing:
            self.asked -= min(max(0.0, (now_ms() - table.touched) / 1000), 86400.0)
            self._wake_up()

    # -- readers --------------------------------------------------------------------------
    def attach(self, reader: Reader, person: wire.Person | None, since: int) -> None:
        """A new reader: it is greeted, and told what it missed."""
        reader.seat = self.table.seat_of(reader.player) if reader.player else PUBLIC
        same = [
            each for group in self.readers.values() for each in group if each.player and each.player == reader.player
        ]
        for oldest in same[: len(same) + 1 - self.hall.settings.limits.sockets_each]:
            oldest.end(text_of(wire.Bye("replaced")))
            self.detach(oldest)
        self.readers.setdefault(reader.seat, []).append(reader)
        reader.refresh = lambda each: self._greet(each, person, -1)
        self._present(reader.seat)
        self._greet(reader, person, since)  # before anything else is said to it
        if reader.seat == PUBLIC:
            self._tell_watchers()
        else:
            self._tell_table(besides=reader)
        self._tell_clock()
        self._go_on()

    def _greet(self, reader: Reader, person: wire.Person | None, since: int) -> None:
        reader.offer(text_of(wire.Hello(wire.PROTOCOL, person, reader.seat, self.info(), now_ms())))
        if self.table.match is not None and self.may_watch(reader.seat):
            reader.offer(text_of(self.state(reader.seat, since)))

    def detach(self, reader: Reader) -> None:
        group = self.readers.get(reader.seat, [])
        if reader not in group:
            return
        group.remove(reader)
        if not group:
            del self.readers[reader.seat]
            if reader.seat >= 0:
                self._went(reader.seat)
            self.shown.pop(reader.seat, None)
        if reader.seat == PUBLIC:
            self._tell_watchers()

    def everybody(self) -> list[Reader]:
        return [reader for group in self.readers.values() for reader in group]

    def may_watch(self, seat: int) -> bool:
        return seat >= 0 or self.table.setup.spectators or self.table.ended() is not None

    def _reseat(self) -> None:
        """Somebody sat down or stood up: readers follow their players."""
        for reader in self.everybody():
            seat = self.table.seat_of(reader.player) if reader.player else PUBLIC
            if seat != reader.seat:
                self.readers[reader.seat].remove(reader)
                if not self.readers[reader.seat]:
                    del self.readers[reader.seat]
                reader.seat = seat
                self.readers.setdefault(seat, []).append(reader)
                if self.table.match is not None and self.may_watch(seat):
                    reader.offer(text_of(self.state(seat, -1)))

    # -- who is there ---------------------------------------------------------------------
    def here(self, seat: int) -> bool:
        return seat in self.readers

    def _present(self, seat: int) -> None:
        if seat >= 0:
            self._back_again(seat)
        if self.asleep and self._somebody():
            self._wake_up()

    def _back_again(self, seat: int) -> None:
        """The seat is its player's again."""
        lost = self.lost.pop(seat, None)
        self.timeouts.pop(seat, None)
        self.standins.discard(seat)
        if lost is not None:
            now = self.loop.time()
            self.grace_used[seat] = self.grace_used.get(seat, 0.0) + now - lost
            self.pauses[seat] = self.pauses.get(seat, 0.0) + now - max(lost, self.asked)

    def _went(self, seat: int) -> None:
        table = self.table
        if table.playing and seat not in table.left and self.pace.grace is not None:
            self.lost[seat] = self.loop.time()
        if not self._somebody() and table.setup.tempo != "days":
            self.asleep = True
        self._tell_table()
        self._tell_clock()
        self._arm()

    def _somebody(self) -> bool:
        """Whether anybody plays who is there. A table that nobody looks at waits: nothing can be missed there."""
        if self.table.setup.tempo == "days" or self.loop.time() - self.last_request < AWAKE:
            return True
        return any(self.here(seat) for seat in self.table.people())

    def _wake_up(self) -> None:
        """Time goes on, from the beginning of the present question; who is away has a grace again."""
        now = self.loop.time()
        if self.table.setup.tempo != "days":
            self.asked = now
        self.asleep = False
        if self.table.playing and self.pace.grace is not None:
            for seat in self.table.people():
                if not self.here(seat) and seat in self.lost:
                    self.lost[seat] = now

    def requested(self, seat: int) -> None:
        """A player did something by HTTP alone."""
        if seat >= 0 and not self.here(seat):
            self.last_request = self.loop.time()
            if self.asleep:
                self._wake_up()
                self._go_on()

    # -- time -----------------------------------------------------------------------------
    @property
    def pace(self) -> Pace:
        return PACES[self.table.setup.tempo]

    def scaled(self, seconds: float) -> float:
        return seconds * self.hall.settings.pace

    def window_end(self) -> float:
        return self.asked + self.scaled(self.table.setup.window)

    def grace_end(self, seat: int) -> float:
        assert self.pace.grace is not None
        left = self.scaled(self.pace.grace_in_all) - self.grace_used.get(seat, 0.0)
        return self.lost[seat] + min(self.scaled(self.pace.grace), max(0.0, left))

    def free_end(self, seat: int) -> float:
        """When a seat begins to use its bank; NEVER without a clock, and while its connection is lost."""
        turn = self.pace.turn
        if turn is None or seat in self.lost or self.by_bot(seat) is not None:
            return NEVER
        return self.asked + self.scaled(turn) + self.pauses.get(seat, 0.0)

    def bank_left(self, seat: int) -> float:
        return max(0.0, self.scaled(self.pace.bank) - self.table.banks[seat] / 1000)

    def deadline(self, seat: int) -> float:
        return self.free_end(seat) + self.bank_left(seat) + self.charged / 1000

    def by_bot(self, seat: int) -> By | None:
        """Why a bot answers for a seat, if one does."""
        if self.table.chairs[seat].bot:
            return "bot"
        if seat in self.standins:
            return "standin"
        return "time" if seat in self.overdue else None

    def clock(self) -> wire.ClockInfo:
        window, free, deadline, bank = self._times()
        now, at = now_ms(), self.loop.time()

        def wall(moment: float) -> int | None:
            return None if moment == NEVER else now + round((moment - at) * 1000)

        return wire.ClockInfo(now, window, wall(free), wall(deadline), bank)

    def _times(self) -> tuple[bool, float, float, list[int]]:
        table = self.table
        if not table.playing or table.match is None or self.asleep:
            return False, NEVER, NEVER, []
        bank = [round(self.bank_left(seat) * 1000) for seat in range(table.setup.seats)] if self.pace.bank else []
        if table.window:
            return True, NEVER, self.window_end(), bank
        seat = table.match.waiting()[0]
        return False, self.free_end(seat), self.deadline(seat), bank

    def _arm(self) -> None:
        """Wake up when the next thing is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        match = self.table.match
        if match is None or not self.table.playing or self.asleep:
            return
        dues = [self.grace_end(seat) for seat in self.lost if seat not in self.standins]
        if self.table.window:
            dues.append(self.window_end())
        else:
            dues += [self.deadline(seat) for seat in match.waiting()]
        due = min(dues, default=NEVER)
        if due != NEVER:
            self.timer = self.loop.call_at(due, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self._task(self._due())

    def _task(self, work: Coroutine[object, object, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's task failed", exc_info=task.exception(), extra={"game": self.table.setup.game})

    async def _due(self) -> None:
        """Something's time is up. Whatever it is, the game goes on."""
        async with self.lock:
            table, match, now = self.table, self.table.match, self.loop.time()
            if match is None or not table.playing or self.asleep:
                return
            for seat in list(self.lost):
                if seat not in self.standins and self.grace_end(seat) <= now:
                    self.standins.add(seat)
                    self._tell_table()
            if table.window:
                if self.window_end() <= now:
                    await self._commit([Moved(seat, PASS, "time") for seat in match.waiting()])
            else:
                for seat in match.waiting():
                    if self.deadline(seat) <= now:
                        self.timeouts[seat] = self.timeouts.get(seat, 0) + 1
                        self.overdue.add(seat)
                        if self.timeouts[seat] >= TIMEOUTS:
                            self.standins.add(seat)
                            self._tell_table()
            self._go_on()

    # -- bots -----------------------------------------------------------------------------
    def _go_on(self) -> None:
        """Set the timer, and let bots think about what they are asked."""
        self._arm()
        match = self.table.match
        if match is None or not self.table.playing or self.asleep:
            return
        for seat in match.waiting():
            by = self.by_bot(seat)
            seq = self.table.seq(seat)
            if by is not None and self.thoughts.get(seat) != seq:
                self.thoughts[seat] = seq
                self._task(self._think(seat, seq, by))

    async def _think(self, seat: int, seq: int, by: By) -> None:
        """A bot's answer comes after a time that tells nothing: neither what it holds nor how long it thought."""
        table = self.table
        match = table.match
        assert match is not None
        ready = self.loop.time() + self.scaled(chance.uniform(*BOT_DELAY)) if by != "time" else 0.0
        options = match.options_of(seat)
        move: str | None = options[0].text
        if len(options) > 1:
            bot = table.chairs[seat].bot or standin_for(table.setup.game)
            move = await self.hall.brains.ask(table.setup.game, bot, to_json(match.view(seat).to_json()))
        await asyncio.sleep(max(0.0, ready - self.loop.time()))
        async with self.lock:
            current = self.table  # may have been read anew from the store
            if self.thoughts.get(seat) == seq:
                del self.thoughts[seat]
            if not current.playing or current.match is None or self.asleep or current.seq(seat) != seq:
                return
            now_by = self.by_bot(seat)
            if seat not in current.match.waiting() or now_by is None:
                return  # the player is back
            allowed = [action.text for action in current.match.options_of(seat)]
            if move not in allowed:
                move = default(allowed)
            try:
                await self._commit([Moved(seat, move, now_by, self._spent(seat))])
            except StoreFailed:
                await asyncio.sleep(1.0)  # the store is in trouble: no haste
        self._go_on()

    # -- commands -------------------------------------------------------------------------
    def spawn_command(self, who: Identity, command: wire.AnyCommand, reader: Reader) -> None:
        """One that takes its time; its answer comes when it is there."""

        async def carry_out() -> None:
            for answer in await self.command(who, command):
                reader.offer(text_of(answer))

        self._task(carry_out())

    async def command(self, who: Identity, command: wire.AnyCommand) -> list[wire.AnyMessage]:
        """What the sender is to be told, whatever becomes of it; all else they hear as a reader."""
        try:
            return await self.carry_out(who, command)
        except KociolekError as error:
            values = {} if isinstance(error, StoreFailed) else error.values  # the reason is for the log
            return [wire.Refused(command.id, wire.Problem(error.key, values))]

    async def carry_out(self, who: Identity, command: wire.AnyCommand) -> list[wire.AnyMessage]:
        """The same, but it raises KociolekError for what is refused."""
        try:
            answers = await self._command(who, command)
        except KociolekError:
            COMMANDS.add(1, "refused")
            raise
        done = not any(isinstance(answer, wire.Ack) and not answer.done for answer in answers)
        COMMANDS.add(1, "done" if done else "stale")
        return answers

    async def _command(self, who: Identity, command: wire.AnyCommand) -> list[wire.AnyMessage]:
        seat = self.table.seat_of(who.player.id)
        match command:
            case wire.Ping():
                return [wire.Pong(command.id, now_ms())]
            case wire.Sync():
                hello = wire.Hello(wire.PROTOCOL, who.person(), seat, self.info(), now_ms())
                started = self.table.match is not None and self.may_watch(seat)
                return [hello, *([self.state(seat, -1)] if started else []), wire.Ack(command.id, True)]
            case wire.AskHint():
                return [await self._hint(who, seat, command.id)]
        needed: wire.Scope = "host" if isinstance(command, HOSTS) else "play"
        if needed not in who.scopes:
            raise NotAllowed("scope-missing", {"scope": needed})
        async with self.lock:
            seat = self.table.seat_of(who.player.id)  # it may have changed while we waited
            if isinstance(command, HOSTS) and self.table.host != who.player.id:
                raise NotAllowed("host-only", {})
            if isinstance(command, SEATED) and (seat < 0 or seat in self.table.left):
                raise NotAllowed("not-seated", {})
            try:
                done = await self._carry_out(who, seat, command)
            finally:
                self._go_on()
        if isinstance(command, wire.Rematch):
            return [wire.NextTable(self.table.next), wire.Ack(command.id, True)]
        if done:
            return [wire.Ack(command.id, True)]
        return [wire.Ack(command.id, False), self.state(seat, -1)]

    async def _carry_out(self, who: Identity, seat: int, command: wire.AnyCommand) -> bool:
        """False if there was nothing to do: stale, or done already."""
        table = self.table
        match command:
            case wire.Move(seq, move):
                return await self._move(seat, seq, move)
            case wire.Back(seq):
                return await self._take_back(seat, seq)
            case wire.Sit(wanted, entropy):
                await self._sit(who, seat, wanted, entropy)
            case wire.Leave():
                await self._leave(seat)
            case wire.Claim():
                self._back_again(seat)
                self._tell_table()
                self._tell_clock()
            case wire.Away():
                table.game_on()
                self.standins.add(seat)
                self._tell_table()
            case wire.SetBot(wanted, bot):
                await self._set_bot(self._chair(wanted), bot)
            case wire.Kick(wanted):
                await self._kick(self._chair(wanted))
            case wire.HandOver(wanted):
                heir = table.chairs[self._chair(wanted)].player
                if not heir or wanted in table.left:
                    raise KociolekError("seat-not-a-player", {"seat": str(wanted)})
                await self._commit([Hosted(heir)])
            case wire.Change(setup):
                await self._change(setup)
            case wire.Start():
                await self._start()
            case wire.Rematch():
                await self._rematch(who)
            case wire.Contribute(entropy):
                self._before_the_start()
                await self._commit([Contributed(seat, entropy)])
            case wire.SetOrders(orders):
                table.game_on()
                await self._commit([Ordered(seat, orders.passing)])
            case wire.Show(emote):
                self._tell_all(wire.Emoted(seat, emote))
            case wire.Say(text):
                if not table.setup.chat:
                    raise KociolekError("chat-off", {})
                self._tell_all(wire.Said(seat, who.player.name, clean(text)))
        return True

    async def _move(self, seat: int, seq: int, move: str) -> bool:
        match = self.table.game_on() if self.table.ended() is None else self.table.match
        assert match is not None
        if seq != self.table.seq(seat) or match.over:
            return False
        allowed = [action.text for action in match.options_of(seat)]
        if seat not in match.waiting() and move not in allowed:
            return False  # answered already
        if move not in allowed:
            raise IllegalAction("illegal-move", {"move": move, "legal": ", ".join(allowed) or "none"})
        self._acts(seat)
        await self._commit([Moved(seat, move, "player", self._spent(seat))])
        return True

    async def _take_back(self, seat: int, seq: int) -> bool:
        self.table.game_on()
        if seq != self.table.seq(seat):
            return False
        self._acts(seat)
        await self._commit([Moved(seat, BACK, "player", self._spent(seat))])
        return True

    def _acts(self, seat: int) -> None:
        self.timeouts.pop(seat, None)
        if seat in self.standins:
            self.standins.discard(seat)
            self._tell_table()

    def _spent(self, seat: int) -> int:
        """What the present question took from the bank of the seat, beyond what it was charged already."""
        free = self.free_end(seat)
        if free == NEVER or self.table.window:
            return 0
        over = round((self.loop.time() - free) * 1000)
        spent = max(0, min(over - self.charged, round(self.bank_left(seat) * 1000)))
        self.charged += spent
        return spent

    def _before_the_start(self) -> None:
        if self.table.status != "waiting":
            raise KociolekError("game-has-begun", {})

    def _chair(self, seat: int) -> int:
        if seat >= len(self.table.chairs):
            raise KociolekError("unknown-seat", {"seat": str(seat), "high": str(len(self.table.chairs) - 1)})
        return seat

    async def _sit(self, who: Identity, seat: int, wanted: int | None, entropy: str) -> None:
        table, player = self.table, who.player
        if player.id in table.banned:
            raise NotAllowed("kicked-before", {})
        if seat >= 0 and wanted in (None, seat):
            return
        if table.status == "waiting":
            if wanted is None:
                free = [number for number, chair in enumerate(table.chairs) if chair.free]
                if not free:
                    raise KociolekError("table-full", {})
                wanted = free[0]
            elif not table.chairs[self._chair(wanted)].free:
                raise KociolekError("seat-taken", {"seat": str(wanted)})
        elif not table.playing or not table.setup.takeover:
            raise KociolekError("game-has-begun", {})
        else:  # a bot's seat; nobody who has seen another seat's cards
            bots = [number for number, chair in enumerate(table.chairs) if chair.bot]
            wanted = wanted if wanted is not None else bots[0] if bots else None
            if wanted is None or not table.chairs[self._chair(wanted)].bot or player.id in table.sat:
                raise KociolekError("seat-taken", {"seat": "" if wanted is None else str(wanted)})
        entries: list[AnyEntry] = [Stood(seat)] if seat >= 0 else []
        await self._commit([*entries, Sat(wanted, player.id, player.name, player.program, entropy)])
        self._reseat()
        self._present(wanted)
        self._tell_table()

    async def _leave(self, seat: int) -> None:
        table = self.table
        heirs = [table.chairs[other].player for other in table.people() if other != seat]
        entries: list[AnyEntry] = []
        if table.status == "waiting":
            entries.append(Stood(seat))
        elif table.playing:
            assert table.match is not None
            if table.match.playing(seat):
                entries.append(Moved(seat, LEAVE))
        else:
            return
        if not heirs:
            entries.append(Closed())
        elif table.host == table.chairs[seat].player:
            entries.append(Hosted(heirs[0]))
        table.left.update({seat} if table.match is not None else ())
        await self._commit(entries)
        self._reseat()

    async def _set_bot(self, seat: int, bot: str | None) -> None:
        self._before_the_start()
        if self.table.chairs[seat].player:
            raise KociolekError("seat-taken", {"seat": str(seat)})
        if bot is not None:
            check_bot(bot, self.table.setup.game)
        await self._commit([BotPut(seat, bot)])

    async def _kick(self, seat: int) -> None:
        table = self.table
        player = table.chairs[seat].player
        if not player or player == table.host:
            raise KociolekError("seat-not-a-player", {"seat": str(seat)})
        if table.status == "waiting":
            await self._commit([Stood(seat, True)])
        else:
            table.game_on()
            await self._commit([BotPut(seat, standin_for(table.setup.game), True)])
            for each in (self.lost, self.grace_used, self.timeouts, self.pauses):
                each.pop(seat, None)
            self.standins.discard(seat)
        for reader in [each for each in self.everybody() if each.player == player]:
            self.detach(reader)
            reader.end(text_of(wire.Bye("kicked")))
        self.lost.pop(seat, None)

    async def _change(self, setup: wire.Setup) -> None:
        self._before_the_start()
        checked = self.hall.checked(setup)
        if sum(not chair.free for chair in self.table.chairs) > checked.seats:
            raise KociolekError("too-many-seated", {"seats": str(checked.seats)})
        entries: list[AnyEntry] = [Arranged(checked)]
        if checked.game != self.table.setup.game:  # a bot knows one game
            known = bot_names(checked.game)
            bots = [(seat, chair.bot) for seat, chair in enumerate(self.table.chairs) if chair.bot]
            entries = [BotPut(seat, None) for seat, bot in bots if bot not in known] + entries
        await self._commit(entries)
        self._reseat()

    async def _start(self) -> None:
        table = self.table
        if table.status == "playing":
            return
        self._before_the_start()
        if any(chair.free for chair in table.chairs):
            raise KociolekError("seats-free", {})
        game = self.hall.game(table.setup.game)
        game.check(table.setup.seats, table.setup.options)
        contributions = [chair.entropy for chair in table.chairs]
        await self._commit([Started(game.version, contributions, [chair.name for chair in table.chairs])])
        for seat in table.people():
            if not self.here(seat) and self.pace.grace is not None and self.readers:
                self.lost[seat] = self.loop.time()
        if self._somebody():
            self._wake_up()
        self.hall.notify(table, "started")

    async def _rematch(self, who: Identity) -> None:
        if self.table.next:
            return
        if self.table.ended() is None:
            raise KociolekError("game-runs", {})
        await self._commit([Followed(await self.hall.rematch(self, who))])
        self._tell_all(wire.NextTable(self.table.next))
        self.hall.notify(self.table, "rematch")

    async def _hint(self, who: Identity, seat: int, id: str) -> wire.Hint:
        table = self.table
        match = table.game_on()
        if not table.setup.hints:
            raise KociolekError("hints-off", {})
        if "read" not in who.scopes or seat < 0:
            raise NotAllowed("not-seated", {})
        options = match.options_of(seat)
        if not options:
            raise KociolekError("nothing-asked", {})
        seq = table.seq(seat)
        view = to_json(match.view(seat).to_json())
        self.hall.gate.pass_through("create", who.player.id)
        advice = await self.hall.brains.advise(table.setup.game, view, ADVISING)
        best = advice.move or default([action.text for action in options])
        return wire.Hint(id, seq, best, advice.moves, advice.odds)

    # -- committing -----------------------------------------------------------------------
    async def _commit(self, entries: Sequence[AnyEntry]) -> None:
        """Enter, store, tell. The lock is held. Raises KociolekError and leaves all as it was."""
        if not entries:
            return
        table, at = self.table, now_ms()
        first, status, public = table.entries, table.status, table.public
        bodies: list[bytes] = []
        told: list[Event] = []
        try:
            for entry in entries:
                told += self._enter(entry, at, bodies)
            told += self._carry_out_orders(at, bodies)
        except KociolekError:
            if bodies:
                await self._reload()
            raise
        arranged = any(not isinstance(entry, Moved) for entry in entries)
        index = self.index(entries) if arranged or table.status != status else None
        try:
            await self.hall.store.append(table.id, first, at, bodies, index)
        except (StoreFailed, Clash) as error:
            await self._reload()
            raise StoreFailed("store-failed", {"reason": str(error)}) from None
        if table.public != public or status == "waiting":
            self._asked_anew()
        if table.ended() is not None and status == "playing":
            self.hall.notify(table, "over")
        self._tell_game(told)
        if arranged or table.status != status or self._who_plays() != self.shown_playing:
            self.shown_playing = self._who_plays()
            self._tell_table()
        if self.hall.listens and table.playing and table.match is not None and table.public != public:
            self.hall.notify(table, "turn", table.match.waiting())

    def _enter(self, entry: AnyEntry, at: int, bodies: list[bytes]) -> list[Event]:
        told = self.table.enter(entry, at)
        bodies.append(encode(entry))
        if isinstance(entry, Moved):
            MOVES.add(1, entry.by)
        return told

    def _asked_anew(self) -> None:
        self.asked = self.loop.time()
        self.charged = 0
        self.overdue.clear()
        self.pauses.clear()

    def _carry_out_orders(self, at: int, bodies: list[bytes]) -> list[Event]:
        """Standing orders pass at once; they end when the seat is asked for something else."""
        table, told = self.table, []
        while table.playing and table.match is not None:
            asked = table.match.waiting()
            ordered = [seat for seat in asked if table.chairs[seat].passing != "off"]
            if not table.window:
                for seat in ordered:
                    if table.chairs[seat].passing == "until_turn":
                        self._enter(Ordered(seat, "off"), at, bodies)
                break
            passing = [seat for seat in ordered if table.chairs[seat].passing == "until_turn" or not self._named(seat)]
            if not passing:
                break
            told += self._enter(Moved(passing[0], PASS, "order"), at, bodies)
        return told

    def _named(self, seat: int) -> bool:
        """Whether the present window is about a seat: something done since it was last quiet names it."""
        for event in reversed(self.table.told):
            if event.other == seat:
                return True
            if event.verb == "turn_began":
                return False
        return False

    def index(self, entries: Sequence[AnyEntry] = ()) -> Index:
        table = self.table
        code = table.code if table.status == "waiting" else None
        return Index(
            table.status, table.setup.tempo, code, [entry.player for entry in entries if isinstance(entry, Sat)]
        )

    async def _reload(self) -> None:
        """Back to what is stored."""
        try:
            self.table = await self.hall.read(self.table.id)
        except KociolekError:
            log.exception("a table cannot be read back", extra={"game": self.table.setup.game})
            self.hall.forget(self)
            for reader in self.everybody():
                reader.end(text_of(wire.Bye("restart")))
            return
        self.thoughts.clear()
        self._asked_anew()
        for reader in self.everybody():
            self._greet(reader, None, -1)

    # -- telling --------------------------------------------------------------------------
    def _tell_all(self, message: wire.AnyMessage) -> None:
        data = text_of(message)
        for reader in self.everybody():
            reader.offer(data)

    def _tell_table(self, besides: Reader | None = None) -> None:
        if not self.readers:
            return
        info = self.info()
        for seat, group in self.readers.items():
            data = text_of(wire.Changed(info, seat))
            for reader in group:
                if reader is not besides:
                    reader.offer(data)

    def _tell_watchers(self) -> None:
        """How many watch is told once a second at most: a crowd that comes must not be told of each of its heads."""
        if not self.counting:
            self.counting = True
            self.loop.call_later(1.0, self._tell_count)

    def _tell_count(self) -> None:
        self.counting = False
        self._tell_table()

    def _tell_clock(self) -> None:
        times = self._times()
        if self.table.playing and times != self.shown_clock:
            self.shown_clock = times
            data = text_of(wire.Clocks(self.clock()))
            for reader in self.everybody():
                if self.may_watch(reader.seat):
                    reader.offer(data)

    def _tell_game(self, told: list[Event]) -> None:
        """The state to all whose view has changed, and to nobody else: who sees nothing new gets nothing."""
        match = self.table.match
        if match is None or not self.readers:
            return
        times = self._times()
        same_time = times == self.shown_clock
        self.shown_clock = times
        clock = self.clock()
        for seat, group in self.readers.items():
            if not self.may_watch(seat):
                continue
            view = to_json(match.view(seat).to_json())
            if not told and same_time and self.shown.get(seat) == view:
                continue
            self.shown[seat] = view
            state = self._state(match, seat, self.table.n - len(told), told, view, clock)
            data = text_of(state)
            for reader in group:
                reader.offer(data)

    def state(self, seat: int, since: int) -> wire.State:
        """For somebody who has seen the events up to `since` (-1: none of them, and needs none)."""
        match = self.table.match
        if match is None:
            raise KociolekError("game-not-running", {})
        if not self.may_watch(seat):
            raise NotAllowed("no-spectators", {})
        missed = self.table.events_since(since) if since >= 0 else None
        view = to_json(match.view(seat).to_json())
        self.shown[seat] = view
        since = self.table.n if missed is None else since
        return self._state(match, seat, since, missed or [], view, self.clock(), gap=missed is None)

    def _state(
        self,
        match: Match,
        seat: int,
        since: int,
        told: list[Event],
        view: bytes,
        clock: wire.ClockInfo,
        gap: bool = False,
    ) -> wire.State:
        table = self.table
        kinds = self.hall.kinds(table.setup.game)
        events = [as_wire(event.seen_by(Seat(seat)), kinds) for event in told]
        orders = wire.Orders(table.chairs[seat].passing if seat >= 0 else "off")
        back = seat >= 0 and table.playing and match.state.can_take_back(Seat(seat))
        return wire.State(since, table.n, gap, table.seq(seat), events, msgspec.Raw(view), clock, orders, back)

    def _who_plays(self) -> list[bool]:
        match = self.table.match
        return [] if match is None else [match.playing(seat) for seat in range(match.seats)]

    def info(self) -> wire.TableInfo:
        table, match = self.table, self.table.match
        ended = table.ended()
        result = None
        if match is not None and ended is not None:
            result = wire.Result(match.winners(), match.state.scores(), ended)
        fair = table.fair
        fairness = wire.Fairness(
            fair.version, table.id, fair.commitment, list(fair.contributions), fair.secret.hex() if ended else None
        )
        return wire.TableInfo(
            table.id,
            table.code if table.status == "waiting" else None,
            table.status,
            table.setup,
            table.host,
            [self._seat_info(seat) for seat in range(len(table.chairs))],
            len(self.readers.get(PUBLIC, ())),
            fairness,
            result,
            table.next or None,
            table.created,
        )

    def _seat_info(self, seat: int) -> wire.SeatInfo:
        table, chair = self.table, self.table.chairs[seat]
        grace = None
        if seat in self.lost and seat not in self.standins and not self.asleep:
            grace = now_ms() + round((self.grace_end(seat) - self.loop.time()) * 1000)
        person = wire.Person(chair.player, chair.name, chair.program) if chair.player else None
        playing = table.match is not None and table.match.playing(seat)
        return wire.SeatInfo(
            chair.name, person, chair.bot or None, self.here(seat), seat in self.standins, grace, playing
        )

    def row(self, player: str) -> wire.TableRow:
        table = self.table
        seat = table.seat_of(player) if player else PUBLIC
        turn = table.playing and table.match is not None and seat in table.match.waiting()
        hosts = [chair.name for chair in table.chairs if chair.player == table.host]
        people, bots = (sum(bool(getattr(chair, kind)) for chair in table.chairs) for kind in ("player", "bot"))
        free = len(table.chairs) - people - bots
        return wire.TableRow(
            table.id,
            table.status,
            table.setup,
            hosts[0] if hosts else "",
            people,
            bots,
            free,
            table.created,
            seat,
            turn,
        )

    def stop(self) -> None:
        """The server stops, or the table is put away."""
        self.asleep = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


HOSTS: Final = (wire.SetBot, wire.Kick, wire.HandOver, wire.Change, wire.Start)
SEATED: Final = (
    wire.Move, wire.Back, wire.Leave, wire.Claim, wire.Away, wire.Contribute, wire.SetOrders, wire.Rematch,
)  # fmt: skip


def as_wire(event: Event, kinds: Sequence[str]) -> wire.WireEvent:
    kind = int(event.kind)
    card = kinds[kind] if kind >= 0 else ""
    return wire.WireEvent(event.verb, int(event.seat), int(event.other), card, int(event.index))


def default(options: Sequence[str]) -> str:
    """What is done when nobody can be asked: rather nothing."""
    return PASS if PASS in options else options[0]


def check_bot(bot: str, game: str) -> None:
    if bot not in bot_names(game):
        raise KociolekError("unknown-bot", {"bot": bot, "known": ",".join(bot_names(game))})


def standin_for(game: str) -> str:
    """Who plays for somebody absent: sensible, quick, and nobody's rival."""
    return next((name for name in ("easy", "medium") if name in bot_names(game)), bot_names(game)[0])
