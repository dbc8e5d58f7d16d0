"""Whose time runs at a table, and who is there to use it. All of it by the loop's clock, which never jumps."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from kociolek.server import wire
from kociolek.server.entries import By
from kociolek.server.identity import now_ms
from kociolek.server.tables.model import TableModel
from kociolek.server.tables.tempo import PACES, Pace

NEVER: Final = float("inf")
Times = tuple[bool, float, float, list[int]]  # whether it is a window; when a bank begins to be used; deadline; banks


class Clocks:
    def __init__(self, table: TableModel, attended: Container[int], scale: float, time: Callable[[], float]) -> None:
        self.table = table  # read anew from the store when that has failed
        self.attended: Final = attended  # seats whose players listen
        self.scale: Final = scale
        self.time = time
        self.asked = time()  # when the present question was put
        self.charged = 0  # ms of the bank, of the present question
        self.began = self.asked
        self.went_at: Final[dict[str, float]] = {}  # [player]: when the last connection ended
        self.requests: Final[dict[int, float]] = {}  # [seat]: the last one of a player who uses no stream
        self.standins: Final[set[int]] = set()
        self.overdue: Final[set[int]] = set()  # seats for which a bot makes this one move
        self.timeouts: Final[dict[int, int]] = {}
        self.lost: Final[dict[int, float]] = {}  # [seat]: when the connection broke
        self.grace_used: Final[dict[int, float]] = {}
        self.pauses: Final[dict[int, float]] = {}  # [seat]: how long the present question was paused
        self.asleep = True
        if table.setup.tempo == "days" and table.playing:
            self.asked -= min(max(0.0, (now_ms() - table.touched) / 1000), 86400.0)
            self.wake_up()

    # -- who is there ---------------------------------------------------------------------
    def here(self, seat: int) -> bool:
        return seat in self.attended

    def about(self, seat: int) -> bool:
        """Whether a player is there: connected, or heard of a moment ago."""
        return self.here(seat) or self.time() < self.silent_at(seat)

    def silent_at(self, seat: int) -> float:
        """From when on a player who uses no stream counts as gone."""
        return self.requests.get(seat, -NEVER) + self.pace.awake

    def present(self, seat: int) -> None:
        """Somebody listens from now on."""
        if seat >= 0:
            self.back_again(seat)
        if self.asleep and self.somebody():
            self.wake_up()

    def back_again(self, seat: int) -> None:
        """The seat is its player's again."""
        lost = self.lost.pop(seat, None)
        self.timeouts.pop(seat, None)
        self.standins.discard(seat)
        if lost is not None:
            now = self.time()
            self.grace_used[seat] = self.grace_used.get(seat, 0.0) + now - lost
            self.pauses[seat] = self.pauses.get(seat, 0.0) + now - max(lost, self.asked)

    def requested(self, seat: int) -> None:
        """A player did something by HTTP alone."""
        self.requests[seat] = self.time()
        if seat in self.lost:
            self.back_again(seat)
        if self.asleep:
            self.wake_up()

    def went(self, seat: int) -> None:
        """The last connection of a seat is gone."""
        self.requests.pop(seat, None)
        self.went_at[self.table.chairs[seat].player] = self.time()
        self._lose(seat)
        self._doze()

    def fall_silent(self) -> bool:
        """Players who used no stream and were not heard of for long are gone too; whether there are any."""
        now = self.time()
        silent = [seat for seat in self._silent() if self.silent_at(seat) <= now]
        for seat in silent:
            self._lose(seat)
        self._doze()
        return bool(silent)

    def _silent(self) -> list[int]:
        """Who is neither connected nor counted as gone."""
        if self.pace.grace is None:
            return []
        present, lost = self.attended, self.lost
        return [seat for seat in self.table.people() if seat not in present and seat not in lost]

    def _lose(self, seat: int) -> None:
        if self.table.playing and seat not in self.table.left and self.pace.grace is not None:
            self.lost[seat] = self.time()

    def heir(self) -> int | None:
        """Who would be host instead of one who has gone: the first of the others who is there."""
        return next((seat for seat in self.table.people() if self.here(seat)), None)

    def host_due(self) -> float:
        """When the heir of a waiting room takes over."""
        table = self.table
        host = table.seat_of(table.host)
        if table.status != "waiting" or self.asleep or self.here(host) or self.heir() is None:
            return NEVER
        return max(self.went_at.get(table.host, self.began), self.silent_at(host)) + self.scaled(self.pace.host)

    def _doze(self) -> None:
        if not self.somebody():
            self.asleep = True

    def somebody(self) -> bool:
        """Whether anybody plays who is there. A table that nobody looks at waits: nothing can be missed there."""
        return self.table.setup.tempo == "days" or any(self.about(seat) for seat in self.table.people())

    def wake_up(self) -> None:
        """Time goes on, from the beginning of the present question; who is away has a grace again."""
        if self.table.setup.tempo != "days":
            self.asked = self.time()
        self.asleep = False
        for seat in self.table.people():
            if not self.about(seat):
                self._lose(seat)

    def forget(self, seat: int) -> None:
        """Another has the seat."""
        for each in (self.lost, self.grace_used, self.timeouts, self.pauses, self.requests):
            each.pop(seat, None)
        self.standins.discard(seat)

    # -- time -----------------------------------------------------------------------------
    @property
    def pace(self) -> Pace:
        return PACES[self.table.setup.tempo]

    def scaled(self, seconds: float) -> float:
        return seconds * self.scale

    def window_end(self) -> float:
        return self.asked + self.scaled(self.table.setup.window)

    def grace_end(self, seat: int) -> float:
        assert self.pace.grace is not None
        left = self.scaled(self.pace.grace_in_all) - self.grace_used.get(seat, 0.0)
        return self.lost[seat] + min(self.scaled(self.pace.grace), max(0.0, left))

    def free_end(self, seat: int) -> float:
        """When a seat begins to use its bank; NEVER without a clock, and while its connection is lost."""
        turn = self.pace.turn
        if turn is None or seat in self.lost or self.by_bot(seat) in ("bot", "standin"):
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

    def spent(self, seat: int) -> int:
        """Return how many ms of the seat's bank the present question took, beyond what it was charged already."""
        free = self.free_end(seat)
        if free == NEVER or self.table.window:
            return 0
        over = round((self.time() - free) * 1000)
        return max(0, min(over - self.charged, round(self.bank_left(seat) * 1000)))

    def restart_question(self) -> None:
        self.asked = self.time()
        self.charged = 0
        self.overdue.clear()
        self.pauses.clear()

    def clock(self, times: Times | None = None) -> wire.ClockInfo:
        window, free, deadline, bank = times or self.times()
        now, at = now_ms(), self.time()

        def wall(moment: float) -> int | None:
            return None if moment == NEVER else now + round((moment - at) * 1000)

        return wire.ClockInfo(now, window, wall(free), wall(deadline), bank)

    def times(self) -> Times:
        table = self.table
        if not table.playing or table.match is None or self.asleep:
            return False, NEVER, NEVER, []
        bank = [round(self.bank_left(seat) * 1000) for seat in range(table.setup.seats)] if self.pace.bank else []
        if table.window:
            return True, NEVER, self.window_end(), bank
        seat = table.match.waiting()[0]
        return False, self.free_end(seat), self.deadline(seat), bank

    def next_due(self) -> float:
        """When something has to be done although nobody does anything."""
        match = self.table.match
        if match is None:
            return self.host_due()
        if not self.table.playing or self.asleep:
            return NEVER
        dues = [self.grace_end(seat) for seat in self.lost if seat not in self.standins]
        dues += [self.silent_at(seat) for seat in self._silent()]
        if self.table.window:
            dues.append(self.window_end())
        else:
            dues += [self.deadline(seat) for seat in match.waiting() if seat not in self.overdue]
        return min(dues, default=NEVER)
