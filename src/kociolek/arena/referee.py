"""Asks bots for their moves, and believes nothing: a bot may crash, cheat, or think for ever.

The time of an answer is what the bot ran or slept; time in which the machine was busy with others does not count. A
bot that is late is interrupted by an alarm. One that shuts its ears, as compiled code does, takes its whole process
with it, when `HARD_LIMIT` is over; whoever runs the process sees from `Desk` whose fault it was.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
from collections.abc import Callable, MutableSequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, process_time
from types import FrameType
from typing import Final, TypeVar

from kociolek.arena.outcome import CRASHED, ILLEGAL, OVERRAN
from kociolek.arena.series import PATIENCE, Series
from kociolek.bots import Bot, Clock
from kociolek.core.api import Action, View

GRACE: Final = 0.1  # seconds that any answer may take besides its budget
TOLERANCE: Final = 1.5  # times the budget
AGAIN: Final = 0.5  # seconds between two alarms, for those who caught the first
HARD_LIMIT: Final = 5.0  # seconds after the limit
REARM: Final = 1.0
DETAIL: Final = 200  # characters that are kept of what went wrong
T = TypeVar("T")

NOTHING: Final = -1
Desk = MutableSequence[int]  # what is being done: the game, the seat that is asked, which question, since when (ms)
EMPTY_DESK: Final = (NOTHING, NOTHING, 0, 0)


class Faulty(Exception):
    """What a bot did wrong."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why, detail)
        self.why: Final = why
        self.detail: Final = detail


class Overrun(BaseException):
    """The alarm. Not an Exception, for a bot may catch those, and has a right to."""


class Watch(Clock):
    """The clock that bots are given: processor time, and whether anybody looked at it is remembered."""

    def __init__(self, milliseconds: float, iterations: int) -> None:
        super().__init__(milliseconds, 0 if milliseconds else iterations, self.look)
        self.used = False

    def look(self) -> float:
        self.used = True
        return process_time()


class Referee:
    """One for each process that plays. `deadly`: it may end the process if nothing else helps."""

    def __init__(self, series: Series, desk: Desk, deadly: bool) -> None:
        self.watch: Final = Watch(series.milliseconds, series.iterations)
        self.limit: Final = allowed(series)
        self.desk: Final = desk
        self._deadly: Final = deadly
        self._silence: Final = os.open(os.devnull, os.O_WRONLY)  # for what faulthandler would print
        self._armed = -REARM
        self._asking = False
        self._began = 0.0
        self._waited = 0.0
        if threading.current_thread() is threading.main_thread():
            self._before: Final = signal.signal(signal.SIGALRM, self._on_alarm)

    def close(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        os.close(self._silence)
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGALRM, self._before)

    def begin(self, number: int) -> None:
        """A new game."""
        self.desk[:] = [number, NOTHING, 0, 0]
        self._waited = waited()

    def ask(self, bot: Bot, view: View, question: int) -> tuple[Action, float]:
        """One of the options, and the seconds it took; or Faulty."""
        self.desk[1], self.desk[2] = int(view.seat), question
        answer, taken = self.guarded(lambda: bot.choose(view, self.watch))
        self.desk[1] = NOTHING
        if not any(answer is option for option in view.options):
            raise Faulty(ILLEGAL, repr(answer)[:DETAIL])
        assert isinstance(answer, Action)
        return answer, taken

    def guarded(self, work: Callable[[], T]) -> tuple[T, float]:
        """What the work gives, and the seconds it took; or Faulty, if it fails or does not come to an end."""
        self._set_alarm()
        try:
            try:
                found = work()
            finally:
                self._asking = False  # from here on the alarm says nothing
        except Overrun:
            raise Faulty(OVERRAN, f"> {self.limit:.2f} s") from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # SystemExit too: a bot does not end the tournament
            raise Faulty(CRASHED, f"{type(error).__name__}: {error}"[:DETAIL]) from None
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        taken = monotonic() - self._began
        if taken > self.limit and self._too_late():
            raise Faulty(OVERRAN, f"{taken:.2f} s")
        return found, taken

    def _set_alarm(self) -> None:
        self._began = monotonic()
        self.desk[3] = int(self._began * 1000)
        if self._deadly and self._began - self._armed > REARM:
            self._armed = self._began
            faulthandler.dump_traceback_later(REARM + self.limit + HARD_LIMIT, exit=True, file=self._silence)
        self._asking = True
        signal.setitimer(signal.ITIMER_REAL, self.limit, AGAIN)

    def _on_alarm(self, number: int, frame: FrameType | None) -> None:
        if self._asking and self._too_late():
            raise Overrun

    def _too_late(self) -> bool:
        """Whether the limit is over even without the time in which the machine was busy with others."""
        return monotonic() - self._began - (waited() - self._waited) > self.limit


def allowed(series: Series) -> float:
    """Seconds for one answer before a bot has overrun."""
    return TOLERANCE * series.milliseconds / 1000 + GRACE if series.milliseconds else PATIENCE


def waited() -> float:
    """Seconds this thread could have run and had to wait for a processor.

    Where the system does not tell (it is Linux that does), all the time without one: sleep is then for free.
    """
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    return monotonic() - process_time()
