"""Where players play: in this process, in processes of this machine, or on a Ray cluster. The results are the same.

A crew makes players and calls a method of all of them at once. What they return comes in the order of the players.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from kociolek.arena.cluster import Cluster
from kociolek.core.errors import KociolekError

SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
JOIN_TIMEOUT: Final = 5.0  # seconds for a process to end after its pipe closed

Maker = Callable[..., Any]


@dataclass(frozen=True)
class Table:
    """A set-up as it is sent to another process: `game` is the word of the game and its box."""

    game: str
    version: int
    seats: int
    options: dict[str, str]


class Crew:
    """Players of this process, one after the other."""

    def __init__(self) -> None:
        self.players: list[Any] = []

    def engage(self, make: Maker, about: Sequence[tuple[Any, ...]]) -> None:
        """Make a player of each of `about`."""
        self.players = [make(*each) for each in about]

    def call(self, method: str, *words: Any) -> list[Any]:
        return [getattr(player, method)(*words) for player in self.players]

    def close(self) -> None:
        """Let the players go."""


class Processes(Crew):
    """A process for each player. Raise KociolekError if one dies: the run goes on from its checkpoint."""

    def __init__(self) -> None:
        super().__init__()
        self.links: Final[list[tuple[SpawnProcess, Connection]]] = []

    def engage(self, make: Maker, about: Sequence[tuple[Any, ...]]) -> None:
        for each in about:
            ours, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=serve, args=(theirs, make, each), daemon=True)
            process.start()
            theirs.close()
            self.links.append((process, ours))

    def call(self, method: str, *words: Any) -> list[Any]:
        try:
            for _, link in self.links:
                link.send((method, words))
            return [link.recv() for _, link in self.links]
        except (EOFError, OSError):
            raise KociolekError("train-player-lost", {}) from None

    def close(self) -> None:
        for process, link in self.links:
            link.close()
            process.join(JOIN_TIMEOUT)
            process.kill()
        self.links.clear()


def serve(link: Connection, make: Maker, about: tuple[Any, ...]) -> None:
    """Make a player and do what it is asked, until the other end closes."""
    player = make(*about)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            method, words = link.recv()
            link.send(getattr(player, method)(*words))


class RayCrew(Crew):
    """An actor on a Ray cluster for each player."""

    def __init__(self, address: str, workers: int) -> None:
        super().__init__()
        self.cluster: Final = Cluster(address, workers)
        self.cluster.__enter__()

    def engage(self, make: Maker, about: Sequence[tuple[Any, ...]]) -> None:
        remote = self.cluster.ray.remote(num_cpus=1)(Remote)
        self.players = [remote.remote(make, each) for each in about]

    def call(self, method: str, *words: Any) -> list[Any]:
        try:
            shared = [self.cluster.ray.put(word) for word in words]  # once for all players
            return list(self.cluster.ray.get([player.call.remote(method, *shared) for player in self.players]))
        except self.cluster.ray.exceptions.RayActorError:
            raise KociolekError("train-player-lost", {}) from None

    def close(self) -> None:
        self.cluster.__exit__(None, None, None)


class Remote:
    """A player in a process of a cluster."""

    def __init__(self, make: Maker, about: tuple[Any, ...]) -> None:
        self.player: Final = make(*about)

    def call(self, method: str, *words: Any) -> Any:
        return getattr(self.player, method)(*words)
