"""External bots for tests, most of them faulty. Tournaments load them as `arena_bots:Name`."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from kociolek.bots import Bot, Clock
from kociolek.core.api import Action, Game, View
from kociolek.core.rng import Rng


class First(Bot):
    """Takes the first option."""

    def choose(self, view: View, clock: Clock) -> Action:
        return view.options[0]


class Chatty(First):
    def choose(self, view: View, clock: Clock) -> Action:
        print("I wonder")
        return super().choose(view, clock)


class Crasher(Bot):
    def choose(self, view: View, clock: Clock) -> Action:
        raise ZeroDivisionError("of my own making")


class Exiter(Bot):
    def choose(self, view: View, clock: Clock) -> Action:
        raise SystemExit(0)


class Cheat(Bot):
    """Returns an action that is not legal."""

    def choose(self, view: View, clock: Clock) -> Action:
        return next(action for action in self.game.actions if action not in view.options)


class Mumbler(Bot):
    def choose(self, view: View, clock: Clock) -> Action:
        return f"{view.options[0].text}, perhaps"  # type: ignore[return-value]  # the text alone would do


class Unborn(First):
    def __init__(self, game: Game, rng: Rng) -> None:
        raise RuntimeError("not today")


class Sleeper(First):
    def choose(self, view: View, clock: Clock) -> Action:
        time.sleep(600)
        return super().choose(view, clock)


class Deaf(Bot):
    """Blocks the alarm signal."""

    def choose(self, view: View, clock: Clock) -> Action:
        while True:
            with suppress(BaseException):
                time.sleep(600)


class Quitter(Bot):
    """Ends its process, every time."""

    def choose(self, view: View, clock: Clock) -> Action:
        os._exit(3)


class Victim(First):
    """Kills its process once in a tournament: the one that creates the file MARK."""

    def choose(self, view: View, clock: Clock) -> Action:
        try:
            Path(os.environ["MARK"]).touch(exist_ok=False)
        except FileExistsError:
            return super().choose(view, clock)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Slow(First):
    """Sleeps a little."""

    def choose(self, view: View, clock: Clock) -> Action:
        end = clock.now() + 0.002
        while clock.now() < end:
            pass
        return super().choose(view, clock)
