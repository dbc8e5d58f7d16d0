"""Broadcasts to a table's subscribers. Each gets the view of their own seat."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from mypy_extensions import i64

from kociolek.core.api import Event, Seat
from kociolek.core.errors import KociolekError
from kociolek.match import Match
from kociolek.server import wire
from kociolek.server.boxes import box_info
from kociolek.server.identity import NotAllowed, now_ms
from kociolek.server.subscribers import Subscriber
from kociolek.server.tables.answer_times import NEVER, Sample
from kociolek.server.tables.clocks import Clocks
from kociolek.server.tables.model import PUBLIC, TableModel

SOON: Final = 0.02  # seconds
to_json: Final = msgspec.json.Encoder().encode


def text_of(message: wire.AnyMessage) -> bytes:
    return to_json(message)


class Picture:
    """What spectators of a delayed table get later: the public view after a change, and the events that led to it."""

    def __init__(
        self,
        due: float,
        table: TableModel,
        events: list[Event],
        view: bytes,
        clock: wire.ClockInfo,
        playing: list[bool],
    ) -> None:
        self.due: Final = due
        self.since: Final = table.n - len(events)
        self.n: Final = table.n
        self.seq: Final = table.seq(PUBLIC)
        self.events: Final = events
        self.view: Final = view
        self.clock: Final = clock
        self.playing: Final = playing


class Broadcaster:
    """Subscribers of a table by seat, and the messages for them."""

    def __init__(self, table: TableModel, scale: float, own_times: dict[str, Sample]) -> None:
        self.loop: Final = asyncio.get_running_loop()
        self.subscribers: Final[dict[int, list[Subscriber]]] = {}  # by seat
        self.clocks: Final = Clocks(table, self.subscribers, scale, self.loop.time, own_times)
        self.shown: Final[dict[int, bytes]] = {}  # by seat: the last view that was sent
        self.shown_clock: tuple[object, ...] = ()
        self.shown_playing: list[bool] = []
        self.sealed: set[str] = set()  # tables whose deal others still play
        self.counting = False  # whether the number of spectators will be sent soon
        self.held: Final[deque[Picture]] = deque()  # what spectators of a delayed table have not seen yet
        self.seen: Picture | None = None  # what they see
        self.words: Final[deque[tuple[float, wire.AnyMessage, str]]] = deque()  # what players said there, and who
        self.mutes: dict[str, set[str]] = {}  # by player: those whose words are not sent to them

    @property
    def table(self) -> TableModel:
        return self.clocks.table

    # -- subscribers --------------------------------------------------------------------------
    def add(self, subscriber: Subscriber, most: int) -> None:
        """Subscribe a reader to a seat. Drop the player's oldest subscriber above the limit."""
        same = [each for each in self.everybody() if each.player and each.player == subscriber.player]
        for oldest in same[: len(same) + 1 - most]:
            oldest.end(text_of(wire.Bye("replaced")))
            self.remove(oldest)
        self.subscribers.setdefault(subscriber.seat, []).append(subscriber)

    def remove(self, subscriber: Subscriber) -> bool:
        """Unsubscribe. Tell whether it was the last subscriber of a player."""
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

    # -- delay ----------------------------------------------------------------------------
    @property
    def delayed(self) -> bool:
        """Tell whether spectators see the game later. When it is over nothing is secret."""
        return self.table.setup.delay > 0 and self.table.playing

    def _seconds(self) -> float:
        return self.clocks.scaled(self.table.setup.delay)

    def shows(self, seat: int) -> bool:
        """Tell whether a reader of the running game has a state to see."""
        return self.may_watch(seat) and (seat >= 0 or not self.delayed or self._present() is not None)

    def _present(self) -> Picture | None:
        """Return what spectators of a delayed table see now, None in the first moments."""
        match = self.table.match
        if match is not None and self.seen is None and not self.held:  # the game has just begun or was loaded
            self._hold(match, [])
        return self.seen

    def _hold(self, match: Match, events: list[Event]) -> None:
        """Keep the public view for spectators."""
        due = self.loop.time() + self._seconds()
        self.held.append(
            Picture(due, self.table, events, self.view(match, PUBLIC), self.clocks.clock(), self._who_plays())
        )
        self.loop.call_at(due, self._release)

    def _release(self) -> None:
        """Send spectators what is due, and everything when the game is over."""
        now = self.loop.time() + SOON if self.delayed else NEVER  # a timer may fire a little early
        match = self.table.match
        while match is not None and self.held and self.held[0].due <= now:
            before, picture = self.seen, self.held.popleft()
            self.seen = picture
            gap = before is None or before.n != picture.since
            since, events = (picture.n, []) if gap else (picture.since, picture.events)
            data = text_of(self._late(match, picture, since, events, gap))
            for subscriber in self.subscribers.get(PUBLIC, ()):
                subscriber.offer(data)
            if before is None or before.playing != picture.playing:
                self._send_table(PUBLIC)
        while self.words and self.words[0][0] <= now:
            _, message, sender = self.words.popleft()
            self._send_to(PUBLIC, message, sender)

    def _late(self, match: Match, picture: Picture, since: int, events: list[Event], gap: bool) -> wire.StateMessage:
        """Return a picture as a message. Its clock runs as late as the picture."""
        shown = self._seen(events, self._wired(events), PUBLIC)
        clock = msgspec.structs.replace(picture.clock, now=now_ms() - round(self._seconds() * 1000))
        return wire.StateMessage(
            since, picture.n, gap, picture.seq, shown, msgspec.Raw(picture.view), clock,
            wire.Orders("off"), False,
        )  # fmt: skip

    def reseat(self) -> None:
        """Move subscribers to the seats of their players after a change of seats."""
        for subscriber in self.everybody():
            seat = self.table.seat_of(subscriber.player) if subscriber.player else PUBLIC
            if seat != subscriber.seat:
                self.subscribers[subscriber.seat].remove(subscriber)
                if not self.subscribers[subscriber.seat]:
                    del self.subscribers[subscriber.seat]
                subscriber.seat = seat
                self.subscribers.setdefault(seat, []).append(subscriber)
                if self.table.match is not None and self.shows(seat):
                    subscriber.offer(text_of(self.state(seat, -1)))

    def greet(self, subscriber: Subscriber, person: wire.Person | None, since: int) -> None:
        """Send `hello` and, if the game has begun, the state with the events after `since`."""
        seat = subscriber.seat
        subscriber.offer(text_of(wire.Hello(wire.PROTOCOL, person, seat, self.info(seat), now_ms())))
        if self.table.match is not None and self.shows(seat):
            subscriber.offer(text_of(self.state(subscriber.seat, since)))

    # -- sending --------------------------------------------------------------------------
    def send_all(self, message: wire.AnyMessage) -> None:
        for seat in list(self.subscribers):
            self._send_to(seat, message)

    def send_words(self, message: wire.AnyMessage, seat: int, player: str) -> None:
        """Send what somebody says to all who want to hear it. Spectators of a delayed table hear players later."""
        for reader in list(self.subscribers):
            if reader == PUBLIC and seat >= 0 and self.delayed:
                due = self.loop.time() + self._seconds()
                self.words.append((due, message, player))
                self.loop.call_at(due, self._release)
            else:
                self._send_to(reader, message, player)

    def _send_to(self, seat: int, message: wire.AnyMessage, sender: str = "") -> None:
        if not self.may_watch(seat):
            return
        data = text_of(message)
        for subscriber in self.subscribers.get(seat, ()):
            if not sender or sender not in self.mutes.get(subscriber.player, ()):
                subscriber.offer(data)

    def send_table(self, besides: Subscriber | None = None) -> None:
        if not self.subscribers:
            return
        self.shown_playing = self._who_plays()
        for seat in self.subscribers:
            self._send_table(seat, besides)

    def _send_table(self, seat: int, besides: Subscriber | None = None) -> None:
        data = text_of(wire.Changed(self.info(seat), seat))
        for subscriber in self.subscribers.get(seat, ()):
            if subscriber is not besides:
                subscriber.offer(data)

    def send_watcher_count(self) -> None:
        """Send the number of spectators, once a second at most."""
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
                if self.may_watch(subscriber.seat) and (subscriber.seat >= 0 or not self.delayed):
                    subscriber.offer(data)

    def send_state(self, events: list[Event], only: Collection[int] | None = None) -> None:
        """Send the state to the subscribers whose view, events or clock have changed, `only` for some seats."""
        match = self.table.match
        if match is None:
            return
        delayed = self.delayed
        if delayed and only is None and self.table.setup.spectators:
            self._hold(match, events)
        elif self.held or self.words:
            self._release()  # the game is over
        if not self.subscribers:
            return
        times = self.clocks.times()
        same_time = times == self.shown_clock
        self.shown_clock = times
        clock = self.clocks.clock(times)
        wholly = self._wired(events)
        for seat, group in self.subscribers.items():
            if not self.may_watch(seat) or (only is not None and seat not in only) or (delayed and seat == PUBLIC):
                continue
            view = self.view(match, seat)
            if not events and same_time and self.shown.get(seat) == view:
                continue
            self.shown[seat] = view
            state = self._state(match, seat, self.table.n - len(events), self._seen(events, wholly, seat), view, clock)
            data = text_of(state)
            for subscriber in group:
                subscriber.offer(data)

    def send_playing(self) -> None:
        """Send the table if another player is out of the game."""
        if self._who_plays() != self.shown_playing:
            self.send_table()

    # -- messages -------------------------------------------------------------------------
    def state(self, seat: int, since: int) -> wire.StateMessage:
        """Return the state for a client that has seen the events up to `since` (-1 for no events). If some after it are
        no longer kept, it has those that are: who comes back after days is told what the others did."""
        match = self.table.match
        if match is None:
            raise KociolekError("game-not-running", {})
        if not self.may_watch(seat):
            raise NotAllowed("no-spectators", {})
        if seat == PUBLIC and self.delayed:
            return self._late_state(match, since)
        missed = self.table.events_since(since) if since >= 0 else []
        gap = missed is None or since < 0
        if missed is None:
            missed = self.table.events_kept(self.table.n)
        view = self.view(match, seat)
        since = self.table.n - len(missed)
        events = self._seen(missed, self._wired(missed), seat)
        return self._state(match, seat, since, events, view, self.clocks.clock(), gap=gap)

    def _late_state(self, match: Match, since: int) -> wire.StateMessage:
        """Return what spectators of a delayed table see. Raise KociolekError in the first moments."""
        picture = self._present()
        if picture is None:
            raise KociolekError("watch-later", {"seconds": str(self.table.setup.delay)})
        known = self.table.events_since(since) if 0 <= since <= picture.n else None
        if known is None:
            kept = self.table.events_kept(picture.n) if since >= 0 else []
            return self._late(match, picture, picture.n - len(kept), kept, True)
        return self._late(match, picture, since, known[: picture.n - since], False)

    def view(self, match: Match, seat: int) -> bytes:
        """Return the view of a seat as JSON. In a veiled question nobody sees who has answered, and a person without
        a choice sees no question."""
        view = match.view(seat).to_json()
        table = self.table
        if table.skip_forced and table.veiled and table.playing:
            mask = table.waiting_for(seat)
            view["waiting"] = [other for other in range(match.seats) if mask >> other & 1]
            if seat >= 0 and match.state.waiting >> seat & 1 and not mask >> seat & 1:
                view["options"] = []
        return to_json(view)

    def _wired(self, events: list[Event]) -> list[wire.WireEvent]:
        """Return the events in full."""
        kinds = self.table.kinds
        return [as_wire(event, kinds) for event in events]

    def _seen(self, events: list[Event], wholly: list[wire.WireEvent], seat: int) -> list[wire.WireEvent]:
        """Return what a seat may know of the events. Most are public and shared by all."""
        kinds = self.table.kinds
        return [
            whole if event.told(Seat(seat)) else as_wire(event.seen_by(Seat(seat)), kinds)
            for event, whole in zip(events, wholly, strict=True)
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

    def info(self, reader: int = 0) -> wire.TableInfo:
        """Return the table for a seat. A spectator of a delayed game is told later who is out of it."""
        table, match = self.table, self.table.match
        ended = table.ended()
        result = None
        if match is not None and ended is not None:
            result = wire.Result(match.winners(), match.state.scores(), ended)
        ending = None
        if table.playing and table.agreed:
            ending = wire.Ending(sorted(table.agreed), self.clocks.needed_to_end())
        fair = table.fair
        fairness = wire.Fairness(
            fair.version,
            fair.table,
            fair.commitment,
            list(fair.contributions),
            fair.secret.hex() if ended and table.id not in self.sealed else None,
        )
        code = table.code if table.status == "waiting" else None
        seats, watchers = [self._seat_info(seat) for seat in range(len(table.chairs))], self.subscribers.get(PUBLIC, ())
        if reader == PUBLIC and self.delayed:
            playing = [True] * len(seats) if self.seen is None else self.seen.playing
            for seat, each in enumerate(seats):
                each.playing = playing[seat]
        return wire.TableInfo(
            table.id, code, table.status, table.setup, self._box(), table.host, seats, len(watchers), fairness, result,
            table.next or None, table.created, ending,
            wire.EveningPlace(table.evening, table.until or None) if table.evening else None,
        )  # fmt: skip

    def _box(self) -> wire.BoxInfo | None:
        """Return what everybody is told about the box; a missing one is only named."""
        table = self.table
        setup = table.setup
        try:
            box = table.shelf.box(setup.game, setup.box, table.box_name)
        except KociolekError:
            return wire.BoxInfo(setup.box, setup.game, table.box_name, "", False)
        return None if box is None else box_info(box)

    def _seat_info(self, seat: int) -> wire.SeatInfo:
        table, chair = self.table, self.table.chairs[seat]
        grace = None
        if seat in self.clocks.lost and seat not in self.clocks.standins and not self.clocks.asleep:
            grace = now_ms() + round((self.clocks.grace_end(seat) - self.loop.time()) * 1000)
        person = wire.Person(chair.player, chair.name, chair.program) if chair.player else None
        playing = table.match is not None and table.match.playing(seat)
        return wire.SeatInfo(
            chair.name, person, chair.bot or None, self.clocks.here(seat), seat in self.clocks.standins, grace, playing,
            table.guards(seat),
        )  # fmt: skip

    def row(self, player: str) -> wire.TableRow:
        table = self.table
        seat = table.seat_of(player) if player else PUBLIC
        turn = seat >= 0 and table.is_asked(seat)
        hosts = [chair.name for chair in table.chairs if chair.player == table.host]
        people = sum([bool(chair.player) for chair in table.chairs])
        bots = sum([bool(chair.bot) for chair in table.chairs])
        free = len(table.chairs) - people - bots
        host = hosts[0] if hosts else ""
        asked: i64 = 0
        known = seat >= 0 or not self.delayed
        if known and table.playing and table.match is not None and not table.window:  # else it would tell who passed
            asked = table.match.view(PUBLIC).waiting
        seats = [
            wire.RowSeat(chair.name, chair.bot or None, bool(asked >> number & 1))
            for number, chair in enumerate(table.chairs)
        ]
        deadline = None
        if turn and not self.clocks.asleep:
            end = self.clocks.window_end() if table.window else self.clocks.deadline(seat)
            deadline = None if end == NEVER else now_ms() + round((end - self.loop.time()) * 1000)
        return wire.TableRow(
            table.id, table.status, table.setup, host, people, bots, free, table.created, seat, turn, seats,
            table.touched, deadline,
        )  # fmt: skip


def as_wire(event: Event, kinds: Sequence[str]) -> wire.WireEvent:
    """Return an event as clients get it; `kinds` are the names of the game's kinds."""
    kind = int(event.kind)
    card = kinds[kind] if kind >= 0 else ""
    return wire.WireEvent(event.verb, int(event.seat), int(event.other), card, int(event.index))
