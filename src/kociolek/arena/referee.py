"""Runs untrusted bots: catches crashes, rejects illegal moves, enforces time limits.

The time of an answer is the time the bot ran or slept. Time spent waiting for a processor does not count. An alarm
signal interrupts a late bot. Compiled code may block the signal; then the process exits after `HARD_LIMIT`, and its
parent reads from `Status` which bot was asked.
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
from traceback import extract_tb
from types import FrameType
from typing import Final, TypeVar

from kociolek.arena.outcome import CRASHED, ILLEGAL, OVERRAN
from kociolek.arena.schedule import ANSWER_TIMEOUT, Schedule
from kociolek.bots import Bot, Clock
from kociolek.core.api import Action, View

GRACE: Final = 0.1  # seconds on top of any budget
TOLERANCE: Final = 1.5  # times the budget
REPEAT: Final = 0.5  # seconds between alarms, for bots that caught the first
HARD_LIMIT: Final = 5.0  # seconds after the limit
REARM: Final = 1.0
DETAIL: Final = 200  # characters kept of an error message
T = TypeVar("T")

NONE: Final = -1
Status = MutableSequence[int]  # game, seat being asked, number of the question, start in ms; in shared memory
IDLE: Final = (NONE, NONE, 0, 0)


OURS: Final = Path(__file__).parents[1]  # frames of this package are not the bot's


class BotError(Exception):
    """A bot crashed, made an illegal move or took too long."""

    def __init__(self, why: str, detail: str) -> None:
        super().__init__(why, detail)
        self.why: Final = why
        self.detail: Final = detail


class Overrun(BaseException):
    """Raised in a late bot by the alarm. Not an Exception, because bots may catch those."""


class Timer:
    """Processor time that remembers whether a bot read it."""

    def __init__(self) -> None:
        self.used = False

    def now(self) -> float:
        self.used = True
        return process_time()


class Referee:
    """Asks the bots of one process. With `can_exit` it ends the process when a bot cannot be interrupted."""

    def __init__(self, schedule: Schedule, status: Status, can_exit: bool) -> None:
        self.timer: Final = Timer()
        iterations = 0 if schedule.milliseconds else schedule.iterations
        self.clock: Final = Clock(schedule.milliseconds, iterations, self.timer.now)
        self.limit: Final = allowed(schedule)
        self.status: Final = status
        self._can_exit: Final = can_exit
        self._null: Final = os.open(os.devnull, os.O_WRONLY)  # for the output of faulthandler
        self._armed = -REARM
        self._asking = False
        self._began = 0.0
        self._waited = 0.0
        if threading.current_thread() is threading.main_thread():
            self._before: Final = signal.signal(signal.SIGALRM, self._on_alarm)

    def close(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        os.close(self._null)
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGALRM, self._before)

    def begin(self, number: int) -> None:
        """Start a game."""
        self.status[:] = [number, NONE, 0, 0]
        self._waited = waited()

    def ask(self, bot: Bot, view: View, question: int) -> tuple[Action, float]:
        """Return the chosen option and the seconds it took. Raise `BotError`."""
        self.status[1], self.status[2] = int(view.seat), question
        given, taken = self.guarded(lambda: bot.choose(view, self.clock))
        answer: object = given  # a bot from outside may return anything
        self.status[1] = NONE
        for option in view.options:
            if answer is option or (isinstance(answer, str) and answer == option.text):
                return option, taken
        raise BotError(ILLEGAL, repr(answer)[:DETAIL])

    def guarded(self, work: Callable[[], T]) -> tuple[T, float]:
        """Return the result of `work` and the seconds it took. Raise `BotError` if it fails or does not end in time."""
        self._set_alarm()
        try:
            try:
                found = work()
            finally:
                self._asking = False  # later alarms are ignored
        except Overrun:
            raise BotError(OVERRAN, f"> {self.limit:.2f} s") from None
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # SystemExit too: a bot must not end the tournament
            raise BotError(CRASHED, crash(error)) from None
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        taken = monotonic() - self._began
        if taken > self.limit and self._too_late():
            raise BotError(OVERRAN, f"{taken:.2f} s")
        return found, taken

    def _set_alarm(self) -> None:
        self._began = monotonic()
        self.status[3] = int(self._began * 1000)
        if self._can_exit and self._began - self._armed > REARM:
            self._armed = self._began
            faulthandler.dump_traceback_later(REARM + self.limit + HARD_LIMIT, exit=True, file=self._null)
        self._asking = True
        signal.setitimer(signal.ITIMER_REAL, self.limit, REPEAT)

    def _on_alarm(self, number: int, frame: FrameType | None) -> None:
        if self._asking and self._too_late():
            raise Overrun

    def _too_late(self) -> bool:
        """Return whether the limit is exceeded, not counting time spent waiting for a processor."""
        return monotonic() - self._began - (waited() - self._waited) > self.limit


def crash(error: BaseException) -> str:
    """Return the error of a bot and the line of its own code that raised it, or called what raised it."""
    said = f"{type(error).__name__}: {error}"[:DETAIL]
    foreign = [frame for frame in extract_tb(error.__traceback__) if OURS not in Path(frame.filename).parents]
    if not foreign:
        return said
    own = [frame for frame in foreign if not is_library(frame.filename)]
    last = (own or foreign)[-1]
    return f"{said} ({Path(last.filename).name}:{last.lineno}, {last.name}: {(last.line or '').strip()[:DETAIL]})"


def is_library(file: str) -> bool:
    """Return whether a file belongs to Python or to an installed package, or is no file."""
    from sysconfig import get_path  # late: bots seldom crash

    places = {Path(get_path(name)) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    return file.startswith("<") or not places.isdisjoint(Path(file).parents)


def allowed(schedule: Schedule) -> float:
    """Return the time limit of one answer in seconds."""
    return TOLERANCE * schedule.milliseconds / 1000 + GRACE if schedule.milliseconds else ANSWER_TIMEOUT


def waited() -> float:
    """Return the seconds this thread was runnable and waited for a processor.

    Outside Linux return all time without a processor, so sleep is not counted against a bot.
    """
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    return monotonic() - process_time()
