"""Who listens to a table, and what they are told: each of them their own view, and nothing of what others may know."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from kociolek.core.api import Event, Seat
from kociolek.core.errors import KociolekError
from kociolek.match import Match
from kociolek.server import wire
from kociolek.server.identity import NotAllowed, now_ms
from kociolek.server.readers import Reader
from kociolek.server.tables.clocks import Clocks
from kociolek.server.tables.table import PUBLIC, Table

to_json: Final = msgspec.json.Encoder().encode


def text_of(message: wire.AnyMessage) -> bytes:
    return to_json(message)


class Audience:
    def __init__(self, table: Table, kinds: dict[str, list[str]], scale: float) -> None:
        self.loop: Final = asyncio.get_running_loop()
        self.readers: Final[dict[int, list[Reader]]] = {}  # [seat]
        self.clocks: Final = Clocks(table, self.readers, scale, self.loop.time)
        self.kinds: Final = kinds  # [game]
        self.shown: Final[dict[int, bytes]] = {}  # [seat]: the view that its readers have
        self.shown_clock: tuple[object, ...] = ()
        self.shown_playing: list[bool] = []
        self.counting = False  # somebody will soon be told how many watch

    @property
    def table(self) -> Table:
        return self.clocks.table

    # -- readers --------------------------------------------------------------------------
    def add(self, reader: Reader, most: int) -> None:
        """A new reader of this seat; of too many of one player the oldest goes."""
        same = [each for each in self.everybody() if each.player and each.player == reader.player]
        for oldest in same[: len(same) + 1 - most]:
            oldest.end(text_of(wire.Bye("replaced")))
            self.remove(oldest)
        self.readers.setdefault(reader.seat, []).append(reader)

    def remove(self, reader: Reader) -> bool:
        """Whether it was the last one of a player."""
        group = self.readers.get(reader.seat, [])
        if reader not in group:
            return False
        group.remove(reader)
        if not group:
            del self.readers[reader.seat]
            self.shown.pop(reader.seat, None)
        if reader.seat == PUBLIC:
            self.tell_watchers()
        return not group and reader.seat >= 0

    def everybody(self) -> list[Reader]:
        return [reader for group in self.readers.values() for reader in group]

    def may_watch(self, seat: int) -> bool:
        return seat >= 0 or self.table.setup.spectators or self.table.ended() is not None

    def reseat(self) -> None:
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

    def greet(self, reader: Reader, person: wire.Person | None, since: int) -> None:
        reader.offer(text_of(wire.Hello(wire.PROTOCOL, person, reader.seat, self.info(), now_ms())))
        if self.table.match is not None and self.may_watch(reader.seat):
            reader.offer(text_of(self.state(reader.seat, since)))

    # -- telling --------------------------------------------------------------------------
    def tell_all(self, message: wire.AnyMessage) -> None:
        data = text_of(message)
        for reader in self.everybody():
            if self.may_watch(reader.seat):
                reader.offer(data)

    def tell_table(self, besides: Reader | None = None) -> None:
        if not self.readers:
            return
        self.shown_playing = self._who_plays()
        info = self.info()
        for seat, group in self.readers.items():
            data = text_of(wire.Changed(info, seat))
            for reader in group:
                if reader is not besides:
                    reader.offer(data)

    def tell_watchers(self) -> None:
        """How many watch is told once a second at most: a crowd that comes must not be told of each of its heads."""
        if not self.counting:
            self.counting = True
            self.loop.call_later(1.0, self._tell_count)

    def _tell_count(self) -> None:
        self.counting = False
        self.tell_table()

    def tell_clock(self) -> None:
        times = self.clocks.times()
        if self.table.playing and times != self.shown_clock:
            self.shown_clock = times
            data = text_of(wire.Clocks(self.clocks.clock(times)))
            for reader in self.everybody():
                if self.may_watch(reader.seat):
                    reader.offer(data)

    def tell_game(self, told: list[Event]) -> None:
        """The state to all whose view has changed, and to nobody else: who sees nothing new gets nothing."""
        match = self.table.match
        if match is None or not self.readers:
            return
        times = self.clocks.times()
        same_time = times == self.shown_clock
        self.shown_clock = times
        clock = self.clocks.clock(times)
        wholly = self._wired(told)
        for seat, group in self.readers.items():
            if not self.may_watch(seat):
                continue
            view = to_json(match.view(seat).to_json())
            if not told and same_time and self.shown.get(seat) == view:
                continue
            self.shown[seat] = view
            state = self._state(match, seat, self.table.n - len(told), self._seen(told, wholly, seat), view, clock)
            data = text_of(state)
            for reader in group:
                reader.offer(data)

    def tell_playing(self) -> None:
        """Who is still in the game, if that has changed."""
        if self._who_plays() != self.shown_playing:
            self.tell_table()

    # -- what there is to tell ------------------------------------------------------------
    def state(self, seat: int, since: int) -> wire.State:
        """For somebody who has seen the events up to `since` (-1: none of them, and needs none)."""
        match = self.table.match
        if match is None:
            raise KociolekError("game-not-running", {})
        if not self.may_watch(seat):
            raise NotAllowed("no-spectators", {})
        missed = self.table.events_since(since) if since >= 0 else None
        view = to_json(match.view(seat).to_json())
        since = self.table.n if missed is None else since
        events = self._seen(missed or [], self._wired(missed or []), seat)
        return self._state(match, seat, since, events, view, self.clocks.clock(), gap=missed is None)

    def _wired(self, told: list[Event]) -> list[wire.WireEvent]:
        """For those who may know all of it."""
        kinds = self.kinds[self.table.setup.game]
        return [as_wire(event, kinds) for event in told]

    def _seen(self, told: list[Event], wholly: list[wire.WireEvent], seat: int) -> list[wire.WireEvent]:
        """What a seat may know of each. Most are public, and the same for everybody."""
        kinds = self.kinds[self.table.setup.game]
        return [
            whole if event.told(Seat(seat)) else as_wire(event.seen_by(Seat(seat)), kinds)
            for event, whole in zip(told, wholly, strict=True)
        ]

    def _state(
        self,
        match: Match,
        seat: int,
        since: int,
        events: list[wire.WireEvent],
        view: bytes,
        clock: wire.ClockInfo,
        gap: bool = False,
    ) -> wire.State:
        table = self.table
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
        if seat in self.clocks.lost and seat not in self.clocks.standins and not self.clocks.asleep:
            grace = now_ms() + round((self.clocks.grace_end(seat) - self.loop.time()) * 1000)
        person = wire.Person(chair.player, chair.name, chair.program) if chair.player else None
        playing = table.match is not None and table.match.playing(seat)
        return wire.SeatInfo(
            chair.name, person, chair.bot or None, self.clocks.here(seat), seat in self.clocks.standins, grace, playing
        )

    def row(self, player: str) -> wire.TableRow:
        table = self.table
        seat = table.seat_of(player) if player else PUBLIC
        turn = table.playing and table.match is not None and seat in table.match.waiting()
        hosts = [chair.name for chair in table.chairs if chair.player == table.host]
        people = sum([bool(chair.player) for chair in table.chairs])
        bots = sum([bool(chair.bot) for chair in table.chairs])
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


def as_wire(event: Event, kinds: Sequence[str]) -> wire.WireEvent:
    kind = int(event.kind)
    card = kinds[kind] if kind >= 0 else ""
    return wire.WireEvent(event.verb, int(event.seat), int(event.other), card, int(event.index))
