"""Settings of a server: address, store and times. Those of limits are in `limits`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kociolek.box import Box
from kociolek.server.limits import Limits

DEFAULT_LIMITS: Final = Limits()
DEFAULT_STORE: Final = "sqlite:kociolek.db"


@dataclass(frozen=True)
class Retention:
    """How many days the server keeps things; 0 for ever."""

    games: int = 0  # finished games, since their last move
    guests: int = 400  # guests who do not come back: as long as their cookie
    reports: int = 90  # closed reports, with the lines of chat in them
    acts: int = 365  # list of what the host did


@dataclass(frozen=True)
class NodeSettings:
    """A node among several on one store."""

    name: str
    machine: str  # what the parameter `node` of an address names: all nodes under one supervisor
    address: str = ""  # host:port under which others reach this machine; empty if there is one machine
    door: Path | None = None  # socket for connections from other nodes of this machine
    lease: float = 3.0  # seconds after which a silent node is declared dead
    bus: str = "postgresql"  # what carries the news between nodes: that, or nats://HOST:PORT


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
    retention: Retention = Retention()
    contact: str = ""  # who runs the server, for the page about privacy
    host_code: str = ""  # makes an account the host; empty if there is one already
    backups: Path | None = None  # folder that `store backup` fills; shown to the host
    pins: tuple[Box, ...] = ()  # boxes that everybody is offered
    address: str = ""  # public URL of the server, for links in e-mails
    mail_server: str = ""  # smtp:// or smtps:// URL; empty for no e-mail
    mail_from: str = ""  # sender of e-mails
    inside: tuple[str, ...] = ()  # networks of the host that webhooks may call
    notice_patience: float = 5.0  # seconds for each step of a request to a receiver of notices
    web: Path = Path(__file__).parent.parent / "web"
    limits: Limits = DEFAULT_LIMITS
    node: NodeSettings | None = None  # None for a server that has its store to itself
