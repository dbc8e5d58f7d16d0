"""Settings of a server: address, store, times and limits."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DEFAULT_STORE: Final = "sqlite:kociolek.db"


@dataclass(frozen=True)
class Limits:
    """Rate limits (tokens per second, size of the bucket) per player, or per address if unknown, and sizes."""

    read: tuple[float, float] = (50.0, 200.0)
    write: tuple[float, float] = (20.0, 100.0)
    create: tuple[float, float] = (0.5, 20.0)
    guess: tuple[float, float] = (0.2, 10.0)  # passwords, recovery codes, table codes
    # Files of the client: a page needs some dozens, and a school has one address.
    file: tuple[float, float] = (200.0, 2000.0)
    # Units of socket traffic: one per byte, and FRAME_COST (websocket_protocol.py) per frame.
    traffic: tuple[float, float] = (16_384.0, 65_536.0)  # of one connection
    traffic_in_all: tuple[float, float] = (131_072.0, 1_048_576.0)  # of one address
    connections: tuple[float, float] = (200.0, 2_000.0)  # HTTP requests of one address, before any other work
    sockets: int = 200  # open connections per address
    sockets_each: int = 8  # of one player at one table
    body: int = 65_536  # bytes of a request
    message: int = 8_192  # bytes of a socket message
    tables: int = 50  # waiting or running tables of one host
    backlog: int = 64  # messages that wait for a slow subscriber


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    store: str = DEFAULT_STORE
    durable: bool = False  # survive a loss of power, not only of the process
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    secure: bool = False  # reached by https: cookies require it
    proxies: str = ""  # proxies that are trusted to name the client's address
    open_metrics: bool = False  # /metrics for everybody, not only for this machine
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # bot worker processes
    thinking: float = 0.4  # seconds that a bot may think; less than the shortest delay of its answer
    pace: float = 1.0  # factor for all times of a table; tests use less
    backups: Path | None = None  # folder that `store backup` fills; shown to the host
    web: Path = Path(__file__).parent.parent / "web"
    limits: Limits = Limits()
