"""Clocks and presence at a table, in the time of the event loop, which never jumps."""

from __future__ import annotations

from collections.abc import Callable, Container
from random import SystemRandom
from typing import Final

from kociolek.server import wire
from kociolek.server.entries import By
from kociolek.server.identity import now_ms
from kociolek.server.tables.answer_times import NEVER, AnswerTimes, Sample
from kociolek.server.tables.model import TableModel
from kociolek.server.tables.tempo import PACES, Pace

LONGEST: Final = 60 * 86400.0  # seconds that a question by days was open at most when the server starts
# Whether it is a window, start of the question, start of bank use, deadline, banks.
Times = tuple[bool, float, float, float, list[int]]


class Clocks:
    def __init__(
        self,
        table: TableModel,
        attended: Container[int],
        scale: float,
        time: Callable[[], float],
        own_times: dict[str, Sample],
    ) -> None:
        self.table = table  # replaced after a failure of the store
        self.attended: Final = attended  # seats with subscribers
        self.scale: Final = scale
        self.time = time
        self.asked = time()  # when the present question was asked
        self.charged = 0  # ms of the bank charged for the present question
        self.began = self.asked
        self.went_at: Final[dict[str, float]] = {}  # by player: when the last connection ended
        self.requests: Final[dict[int, float]] = {}  # by seat: last HTTP request of a player without a stream
        self.standins: Final[set[int]] = set()
        self.overdue: Final[set[int]] = set()  # seats for which a bot decides this once
        self.timeouts: Final[dict[int, int]] = {}
        self.lost: Final[dict[int, float]] = {}  # by seat: when the connection was lost
        self.grace_used: Final[dict[int, float]] = {}
        self.pauses: Final[dict[int, float]] = {}  # by seat: seconds for which the present question was paused
        self.answer_times = AnswerTimes(SystemRandom(), own_times)
        self.looks: Final[dict[int, float]] = {}  # by seat: when it answers a veiled question if it has no choice
        self.vacations: dict[str, tuple[int, int]] = {}  # by player: begin and end, in ms
        self.asleep = True
        if table.setup.tempo == "days" and table.playing:
            self.asked -= min(max(0.0, (now_ms() - table.touched) / 1000), LONGEST)
            self.wake_up()

    # -- presence -------------------------------------------------------------------------
    def here(self, seat: int) -> bool:
        return seat in self.attended

    def about(self, seat: int) -> bool:
        """Tell whether a player is connected or sent a request a moment ago."""
        return self.here(seat) or self.time() < self.silent_at(seat)

    def silent_at(self, seat: int) -> float:
        """Return when a player without a stream counts as gone."""
        return self.requests.get(seat, -NEVER) + self.pace.awake

    def present(self, seat: int) -> None:
        """Note a new subscriber of a seat, -1 for a spectator."""
        if seat >= 0:
            self.back_again(seat)
        if self.asleep and self.somebody():
            self.wake_up()

    def back_again(self, seat: int) -> None:
        """Give the seat back to its player."""
        lost = self.lost.pop(seat, None)
        self.timeouts.pop(seat, None)
        self.standins.discard(seat)
        if lost is not None:
            now = self.time()
            self.grace_used[seat] = self.grace_used.get(seat, 0.0) + now - lost
            self.pauses[seat] = self.pauses.get(seat, 0.0) + now - max(lost, self.asked)
        self._draw_look(seat)

    def requested(self, seat: int) -> None:
        """Note an HTTP request of a player without a stream."""
        self.requests[seat] = self.time()
        if seat in self.lost:
            self.back_again(seat)
        if self.asleep:
            self.wake_up()

    def went(self, seat: int) -> None:
        """Note that the last connection of a seat has ended."""
        self.requests.pop(seat, None)
        self.went_at[self.table.chairs[seat].player] = self.time()
        self._lose(seat)
        self._doze()

    def fall_silent(self) -> bool:
        """Count players without a stream as gone if they have been silent too long. Tell whether there are any."""
        now = self.time()
        silent = [seat for seat in self._silent() if self.silent_at(seat) <= now]
        for seat in silent:
            self._lose(seat)
        self._doze()
        return bool(silent)

    def _silent(self) -> list[int]:
        """Return the seats that are neither connected nor counted as gone."""
        if self.pace.grace is None:
            return []
        present, lost = self.attended, self.lost
        return [seat for seat in self.table.people() if seat not in present and seat not in lost]

    def _lose(self, seat: int) -> None:
        if self.table.playing and seat not in self.table.left and self.pace.grace is not None:
            self.lost[seat] = self.time()

    def heir(self) -> int | None:
        """Return the seat that becomes host after an absent one: the first that is connected."""
        return next((seat for seat in self.table.people() if self.here(seat)), None)

    def host_due(self) -> float:
        """Return when another player becomes host of a waiting room."""
        table = self.table
        host = table.seat_of(table.host)
        if table.status != "waiting" or self.asleep or self.here(host) or self.heir() is None:
            return NEVER
        return max(self.went_at.get(table.host, self.began), self.silent_at(host)) + self.scaled(self.pace.host)

    def _doze(self) -> None:
        if not self.somebody():
            self.asleep = True

    def somebody(self) -> bool:
        """Tell whether a player is present. Without one the clocks of the table stop."""
        return self.table.setup.tempo == "days" or any(self.about(seat) for seat in self.table.people())

    def wake_up(self) -> None:
        """Start the clocks from the beginning of the present question. Absent players get their grace again."""
        if self.table.setup.tempo != "days":
            self.asked = self.time()
        self.asleep = False
        self._draw_looks()
        for seat in self.table.people():
            if not self.about(seat):
                self._lose(seat)

    def needed_to_end(self) -> list[int]:
        """Return the seats that must agree to end the game. A bot that stands in agrees, in a rated game once
        its player has left: nobody gets out of a loss because an opponent is away for a moment.
        """
        table = self.table
        away = self.standins & table.gone() if table.setup.rated else self.standins
        return [seat for seat in table.voters() if seat not in away]

    def forget(self, seat: int) -> None:
        """Clear what is known of a seat, for its next player."""
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
        """Return when a seat starts to use its bank; NEVER without a clock and while its connection is lost."""
        turn = self.pace.turn
        if turn is None or seat in self.lost or self.by_bot(seat) in ("bot", "standin"):
            return NEVER
        end = self.asked + self.scaled(turn) + self.pauses.get(seat, 0.0)
        return end + self._vacation(seat, end)

    def _vacation(self, seat: int, end: float) -> float:
        """Return for how long the vacation of a player stops the clock of a question that would end at `end`."""
        span = self.vacations.get(self.table.chairs[seat].player)
        if span is None or self.table.setup.tempo != "days":
            return 0.0
        ahead = self.time() - now_ms() / 1000
        begin, until = max(span[0] / 1000 + ahead, self.asked), span[1] / 1000 + ahead
        return until - begin if begin < min(end, until) else 0.0

    def bank_left(self, seat: int) -> float:
        return max(0.0, self.scaled(self.pace.bank) - self.table.banks[seat] / 1000)

    def deadline(self, seat: int) -> float:
        return self.free_end(seat) + self.bank_left(seat) + self.charged / 1000

    def by_bot(self, seat: int) -> By | None:
        """Return why a bot answers for a seat, None if its player does."""
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
        """Start the clocks of a new question."""
        self.asked = self.time()
        self.charged = 0
        self.overdue.clear()
        self.pauses.clear()
        self._draw_looks()

    # -- seats without a choice ---------------------------------------------------------------
    def _draw_looks(self) -> None:
        """Draw when each person answers a veiled question who has no choice. It is drawn for all who are asked: what
        a table does must not depend on hidden cards."""
        self.looks.clear()
        match = self.table.match
        if match is not None and self.table.playing and self.table.hides_passes():
            for seat in match.waiting():
                self._draw_look(seat)

    def _draw_look(self, seat: int) -> None:
        table = self.table
        match = table.match
        if match is None or not match.state.waiting >> seat & 1 or not table.hides_passes():
            return
        if not table.playing or not table.is_person(seat):
            return
        window = table.setup.window if table.window else NEVER
        drawn = self.answer_times.draw(table.chairs[seat].player, match.state.prompt(), window)
        self.looks[seat] = self.time() + self.scaled(drawn)

    def looking(self) -> list[int]:
        """Return the present persons whose time to answer without a choice has come, and forget these times."""
        now = self.time()
        due = [seat for seat, moment in self.looks.items() if moment <= now]
        for seat in due:
            del self.looks[seat]
        return [seat for seat in due if self.about(seat) and self.by_bot(seat) is None]

    def note_answer(self, seat: int, silent: bool = False) -> None:
        """Learn how long a person with a choice took to decline a veiled question."""
        table = self.table
        match = table.match
        if match is not None and seat not in self.pauses and self.scale > 0:
            took = NEVER if silent else (self.time() - self.asked) / self.scale
            self.answer_times.learn(table.chairs[seat].player, match.state.prompt(), took)

    def clock(self, times: Times | None = None) -> wire.ClockInfo:
        window, asked, free, deadline, bank = times or self.times()
        now, at = now_ms(), self.time()

        def wall(moment: float) -> int | None:
            return None if moment == NEVER else now + round((moment - at) * 1000)

        length = None if deadline == NEVER else round((deadline - asked) * 1000)
        return wire.ClockInfo(now, window, wall(free), wall(deadline), bank, length)

    def times(self) -> Times:
        table = self.table
        if not table.playing or table.match is None or self.asleep:
            return False, NEVER, NEVER, NEVER, []
        bank = [round(self.bank_left(seat) * 1000) for seat in range(table.setup.seats)] if self.pace.bank else []
        if table.window:
            return True, self.asked, NEVER, self.window_end(), bank
        seat = table.match.waiting()[0]
        return False, self.asked, self.free_end(seat), self.deadline(seat), bank

    def next_due(self) -> float:
        """Return when the next time limit ends."""
        match = self.table.match
        if match is None:
            return self.host_due()
        if not self.table.playing or self.asleep:
            return NEVER
        dues = [self.grace_end(seat) for seat in self.lost if seat not in self.standins]
        dues += [self.silent_at(seat) for seat in self._silent()]
        dues += [moment for seat, moment in self.looks.items() if match.state.waiting >> seat & 1]
        if self.table.window:
            dues.append(self.window_end())
        else:
            dues += [self.deadline(seat) for seat in match.waiting() if seat not in self.overdue]
        return min(dues, default=NEVER)
