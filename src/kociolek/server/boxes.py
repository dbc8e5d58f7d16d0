"""Boxes of a server: each table keeps the one it was opened with, whatever the default is later.

The store has the canonical form of every box once, by its id. Built-in boxes are stored too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from kociolek.box import GAMES as BOXED
from kociolek.box import BadBox, Box, box_of_card_text, built_in, from_text, standard
from kociolek.catalog import CHOSEN, boxed, built_in_game, game_named
from kociolek.core.api import Game
from kociolek.core.errors import KociolekError
from kociolek.server.wire import BoxInfo, TableSettings

if TYPE_CHECKING:
    from kociolek.server.store.store import Store

CARDS: Final = "cards"  # option of Wizard Kittens that names the cards, or has them all in its text
FROM_BOX: Final = "box:"
UNNAMED: Final = "own"  # name of a box that release 0.1.0 did not name


class Shelf:
    """Boxes in memory, by id. `load` gets them from the store; `game` needs no waiting."""

    def __init__(self, boxes: Iterable[Box] = ()) -> None:
        self.boxes: Final = {box.id: box for box in [*map(built_in, BOXED), *map(standard, BOXED), *boxes]}

    def box(self, game: str, id: str, name: str = "") -> Box | None:
        """Return the box of a table, None for a game without boxes. Raise KociolekError, with its name and id, if it is
        missing."""
        if not id:  # as in records: the first built-in box
            return built_in(game) if game in BOXED else None
        found = self.boxes.get(id)
        if found is None or found.game != game:
            raise KociolekError("box-missing", {"value": f"{name} {id}".strip()})
        return found

    def game(self, game: str, id: str, name: str = "") -> Game:
        """Return a game with the box of a table. Raise as `box` does."""
        box = self.box(game, id, name)
        return built_in_game(game) if box is None else boxed(game, box)

    async def load(self, ids: Iterable[str], store: Store) -> None:
        """Get boxes from the store. A box that is not there, or not readable, is missing."""
        for id, text in await store.boxes([id for id in ids if id and id not in self.boxes]):
            box = read(id, text)
            if box is not None:
                self.boxes[id] = box

    async def keep(self, box: Box, store: Store) -> None:
        """Put a box on the shelf and into the store."""
        await store.add_box(box.id, box.game, box.name, box.version, box.text)
        self.boxes[box.id] = box

    async def chosen(self, setup: TableSettings, store: Store) -> tuple[Box | None, dict[str, str]]:
        """Return the box that settings ask for, the default one if they name none, and their other options."""
        if setup.game not in BOXED:
            return None, setup.options
        options = dict(setup.options)
        cards = options.get(CARDS, "")
        await self.load([setup.box], store)
        known = self.boxes.get(setup.box)
        if known is not None and known.game != setup.game:
            setup = replace(setup, box="")  # the host has just chosen another game
        if setup.box:
            found = self.box(setup.game, setup.box)
            assert found is not None
            box = found
        elif "|" in cards:  # a whole card set, as release 0.1.0 wrote it
            box = box_of_card_text(cards, UNNAMED)
        else:
            box = default_box(setup.game)
        if "|" in cards or cards.startswith(FROM_BOX):
            del options[CARDS]  # the box says it
        await self.keep(box, store)
        return box, options


def read(id: str, text: str) -> Box | None:
    """Return a stored box, None if it is damaged."""
    try:
        box = from_text(text)
    except BadBox:
        return None
    return box if box.id == id else None


def default_box(game: str) -> Box:
    """Return the box of tables that ask for none: that of `serve --box`, else the standard one."""
    text = game_named(game).box_text
    return from_text(text) if text else built_in(game)


def box_before_boxes(game: str) -> Box:
    """Return the box of tables from before there were boxes: that of `serve --box`, else the first built-in one."""
    return default_box(game) if game in CHOSEN else built_in(game)


def box_info(box: Box) -> BoxInfo:
    return BoxInfo(box.id, box.game, box.name, box.version, box.built_in)
