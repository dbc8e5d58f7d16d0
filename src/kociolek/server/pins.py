"""Boxes that the host of a server pinned with `serve --pin FILE`: everybody is offered them for new tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kociolek.box import GAMES as BOXED
from kociolek.box import Box, standard
from kociolek.server.boxes import Shelf, box_info, default_box
from kociolek.server.wire import BoxInfo

if TYPE_CHECKING:
    from kociolek.server.store.store import Store


async def keep(pins: Iterable[Box], shelf: Shelf, store: Store) -> None:
    """Store pinned boxes, so that tables can be opened with them and keep them when they are not pinned any more."""
    for box in pins:
        await shelf.keep(box, store)


def offered(game: str, pins: Iterable[Box]) -> list[BoxInfo]:
    """Return the boxes that everybody may choose for a game: that of new tables, the standard one, the pinned ones."""
    if game not in BOXED:
        return []
    boxes = [default_box(game), standard(game), *(box for box in pins if box.game == game)]
    return [box_info(box) for box in dict.fromkeys(boxes)]
