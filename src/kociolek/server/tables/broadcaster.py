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
from kociolek.server.subscribers import Subscriber
from kociolek.server.tables.clocks import Clocks
from kociolek.server.tables.model import PUBLIC, TableModel

to_json: Final = msgspec.json.Encoder().encode


def text_of(message: wire.AnyMessage) -> bytes:
    return to_json(message)


class Broadcaster:
    def __init__(self, table: TableModel, kinds: dict[str, list[str]], scale: float) -> None:
        self.loop: Final = asyncio.get_running_loop()
        self.subscribers: Final[dict[int, list[Subscriber]]] = {}  # [seat]
        self.clocks: Final = Clocks(table, self.subscribers, scale, self.loop.time)
        self.kinds: Final = kinds  # [game]
        self.shown: Final[dict[int, bytes]] = {}  # [seat]: the view that its subscribers have
        self.shown_clock: tuple[object, ...] = ()
        self.shown_playing: list[bool] = []
        self.counting = False  # somebody will soon be told how many watch

    @property
    def table(self) -> TableModel:
        return self.clocks.table

    # -- subscribers --------------------------------------------------------------------------
    def add(self, subscriber: Subscriber, most: int) -> None:
        """A new subscriber of this seat; of too many of one player the oldest goes."""
        same = [each for each in self.everybody() if each.player and each.player == subscriber.player]
        for oldest in same[: len(same) + 1 - most]:
            oldest.end(text_of(wire.Bye("replaced")))
            self.remove(oldest)
        self.subscribers.setdefault(subscriber.seat, []).append(subscriber)

    def remove(self, subscriber: Subscriber) -> bool:
        """Whether it was the last one of a player."""
        group = self.subscribers.get(subscriber.seat, [])
        if subscriber not in group:
            return False
        group.remove(subscriber)
        if not group:
            del self.subscribers[subscriber.seat]
            self.shown.pop(subscriber.seat, None)
        if subscriber.seat == PUBLIC:
            self.send_watcher_count()
        return not group and subscriber.seat >= 0

    def everybody(self) -> list[Subscriber]:
        return [subscriber for group in self.subscribers.values() for subscriber in group]

    def may_watch(self, seat: int) -> bool:
        return seat >= 0 or self.table.setup.spectators or self.table.ended() is not None

    def reseat(self) -> None:
        """Somebody sat down or stood up: subscribers follow their players."""
        for subscriber in self.everybody():
            seat = self.table.seat_of(subscriber.player) if subscriber.player else PUBLIC
            if seat != subscriber.seat:
                self.subscribers[subscriber.seat].remove(subscriber)
                if not self.subscribers[subscriber.seat]:
                    del self.subscribers[subscriber.seat]
                subscriber.seat = seat
                self.subscribers.setdefault(seat, []).append(subscriber)
                if self.table.match is not None and self.may_watch(seat):
                    subscriber.offer(text_of(self.state(seat, -1)))

    def greet(self, subscriber: Subscriber, person: wire.Person | None, since: int) -> None:
        subscriber.offer(text_of(wire.Hello(wire.PROTOCOL, person, subscriber.seat, self.info(), now_ms())))
        if self.table.match is not None and self.may_watch(subscriber.seat):
            subscriber.offer(text_of(self.state(subscriber.seat, since)))

    # -- telling --------------------------------------------------------------------------
    def send_all(self, message: wire.AnyMessage) -> None:
        data = text_of(message)
        for subscriber in self.everybody():
            if self.may_watch(subscriber.seat):
                subscriber.offer(data)

    def send_table(self, besides: Subscriber | None = None) -> None:
        if not self.subscribers:
            return
        self.shown_playing = self._who_plays()
        info = self.info()
        for seat, group in self.subscribers.items():
            data = text_of(wire.Changed(info, seat))
            for subscriber in group:
                if subscriber is not besides:
                    subscriber.offer(data)

    def send_watcher_count(self) -> None:
        """How many watch is told once a second at most: a crowd that comes must not be told of each of its heads."""
        if not self.counting:
            self.counting = True
            self.loop.call_later(1.0, self._send_count)

    def _send_count(self) -> None:
        self.counting = False
        self.send_table()

    def send_clock(self) -> None:
        times = self.clocks.times()
        if self.table.playing and times != self.shown_clock:
            self.shown_clock = times
            data = text_of(wire.ClockMessage(self.clocks.clock(times)))
            for subscriber in self.everybody():
                if self.may_watch(subscriber.seat):
                    subscriber.offer(data)

    def send_state(self, told: list[Event]) -> None:
        """The state to all whose view has changed, and to nobody else: who sees nothing new gets nothing."""
        match = self.table.match
        if match is None or not self.subscribers:
            return
        times = self.clocks.times()
        same_time = times == self.shown_clock
        self.shown_clock = times
        clock = self.clocks.clock(times)
        wholly = self._wired(told)
        for seat, group in self.subscribers.items():
            if not self.may_watch(seat):
                continue
            view = to_json(match.view(seat).to_json())
            if not told and same_time and self.shown.get(seat) == view:
                continue
            self.shown[seat] = view
            state = self._state(match, seat, self.table.n - len(told), self._seen(told, wholly, seat), view, clock)
            data = text_of(state)
            for subscriber in group:
                subscriber.offer(data)

    def send_playing(self) -> None:
        """Who is still in the game, if that has changed."""
        if self._who_plays() != self.shown_playing:
            self.send_table()

    # -- what there is to tell ------------------------------------------------------------
    def state(self, seat: int, since: int) -> wire.StateMessage:
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
    ) -> wire.StateMessage:
        table = self.table
        orders = wire.Orders(table.chairs[seat].passing if seat >= 0 else "off")
        back = seat >= 0 and table.playing and match.state.can_take_back(Seat(seat))
        return wire.StateMessage(since, table.n, gap, table.seq(seat), events, msgspec.Raw(view), clock, orders, back)

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
            len(self.subscribers.get(PUBLIC, ())),
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
