"""Conversions of rows that belong to a step of the schema. They work on JSON, not on the types of today."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from kociolek.box import GAMES as BOXED
from kociolek.box import Box, box_of_card_text, built_in
from kociolek.core.errors import KociolekError
from kociolek.server.boxes import CARDS, UNNAMED, box_before_boxes
from kociolek.server.history import ended_of
from kociolek.server.store.check import entries_of, replay, shelf_of
from kociolek.server.store.database import Database
from kociolek.server.store.played import note_ended

WITHOUT: Final = "witchstone"  # whose components release 0.1.0 did not store


def pin_boxes(database: Database) -> None:
    """Give every table the box it is played with, which release 0.1.0 did not store.

    Cards of Wizard Kittens are in its options. Components of Witchstone were those of the server: the built-in box, or
    that of `--box`. Raise KociolekError if a table cannot have been played with it."""
    for (id,) in database.rows("SELECT id FROM live ORDER BY id"):
        entries = [json.loads(body) for _, _, body in entries_of(database, str(id))]
        started = any(entry["e"] == "started" for entry in entries)
        for seq, entry in enumerate(entries):
            setup = entry.get("setup")
            if setup is not None and setup["game"] in BOXED and "box" not in setup:
                box = pinned(setup, started)
                keep(database, box)
                setup["box"] = box.id
                entry["box_name"] = box.name
                body = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
                database.run("UPDATE entry SET body = ? WHERE live = ? AND seq = ?", (body, id, seq))
    check_boards(database)


def pinned(setup: dict[str, Any], started: bool) -> Box:
    """Return the box that settings were made with. The options of a running game stay: its shuffles depend on them."""
    cards = setup.get("options", {}).get(CARDS, "")
    if "|" not in cards:
        return box_before_boxes(setup["game"]) if setup["game"] == WITHOUT else built_in(setup["game"])
    if not started:
        del setup["options"][CARDS]
    return box_of_card_text(cards, UNNAMED)


def keep(database: Database, box: Box) -> None:
    row = (box.id, box.game, box.name, box.version, box.text)
    database.run("INSERT INTO box (id, game, name, version, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)


def check_boards(database: Database) -> None:
    """Raise KociolekError if the moves of a table do not fit its board."""
    shelf = shelf_of(database)
    for (id,) in database.rows("SELECT id FROM live ORDER BY id"):
        rows = entries_of(database, str(id))
        try:
            replay(rows, str(id), shelf)
        except KociolekError as error:
            made = json.loads(rows[0][2]) if rows else {}
            if made.get("setup", {}).get("game") == WITHOUT and error.key == "entry-unreadable":
                name = box_before_boxes(WITHOUT).name
                raise KociolekError("table-other-box", {"table": str(id), "box": name}) from None


def note_games(database: Database) -> None:
    """Enter the games that have ended into the history of their players. A table that cannot be replayed is left out;
    `store check` names it."""
    shelf = shelf_of(database)
    for id, touched in database.rows("SELECT id, touched FROM live WHERE status IN ('over', 'closed') ORDER BY id"):
        rows = entries_of(database, str(id))
        try:
            ended = ended_of(replay(rows, str(id), shelf))
        except KociolekError:
            continue
        if ended is not None:
            note_ended(database, str(id), ended, rows[-1][1] or int(touched or 0))


CONVERSIONS: Final[dict[int, Callable[[Database], None]]] = {3: pin_boxes, 7: note_games}
