"""Tables as the lobby sorts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kociolek.server import wire

if TYPE_CHECKING:
    from kociolek.server.tables.live import LiveTable


class Offer(NamedTuple):
    """A table in the lobby, of this node or another one."""

    status: wire.Status
    setup: wire.TableSettings
    free: bool
    hosted: bool  # whether its host is there
    created: int
    host: str
    network: str  # where it was made
    row: wire.TableRow | None = None  # of another node
    live: LiveTable | None = None  # of this one
