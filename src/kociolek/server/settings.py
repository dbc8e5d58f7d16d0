"""How a server runs: where it listens, what it stores to, how long things take, how much it bears."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DEFAULT_STORE: Final = "sqlite:kociolek.db"


@dataclass(frozen=True)
class Limits:
    """Tokens per second and how many may be saved up, for each door; by player, or by address for strangers."""

    read: tuple[float, float] = (50.0, 200.0)
    write: tuple[float, float] = (20.0, 100.0)
    create: tuple[float, float] = (0.5, 20.0)
    guess: tuple[float, float] = (0.2, 10.0)  # passwords, recovery codes, table codes
    file: tuple[float, float] = (200.0, 2000.0)  # of the client: a page is some dozens, and a school has one address
    sockets: int = 200  # at once from one address
    sockets_each: int = 8  # of one player at one table
    body: int = 65_536  # bytes of a request
    message: int = 8_192  # bytes of a socket message
    tables: int = 50  # that one player keeps waiting or running
    backlog: int = 64  # messages that wait for a slow subscriber


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    store: str = DEFAULT_STORE
    durable: bool = False  # also safe against loss of power, not only of the process
    origins: tuple[str, ...] = ()  # besides the server's own: where pages may come from that use it
    secure: bool = False  # it is reached by https: cookies say so
    proxies: str = "127.0.0.1"  # whose word about the client's address is taken
    open_metrics: bool = False  # /metrics for everybody, not for this machine only
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    thinking: float = 0.4  # seconds that a bot may think; below the shortest delay, so that it never shows
    pace: float = 1.0  # all times of a table are multiplied by this; tests use less
    web: Path = Path(__file__).parent.parent / "web"
    limits: Limits = Limits()
