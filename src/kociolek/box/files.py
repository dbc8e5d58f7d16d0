"""Box files on disk, and the card and component files of earlier releases read as boxes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, cast

from kociolek.box import board, cards
from kociolek.box.box import Box, of_document, parse
from kociolek.box.errors import BadBox, bad
from kociolek.box.nodes import TomlTable

RULED: Final = {  # what the rulebook fixes, and a component file could still say otherwise
    "handicaps": ("none", "small", "medium", "large"),
    "pieces": ("hand", "supply", "crystals"),
    "values": tuple(board.RULED),
}


def read_box(path: Path) -> Box:
    """Return the box of a file. A box without a name gets that of the file. Raise BadBox."""
    box = parse(read_text(path), str(path))
    return box if box.name != "own" else box.renamed(path.stem[:60] or "own")


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadBox("file-not-text", {"file": str(path)}) from None
    except OSError as error:
        raise BadBox("file-unreadable", {"file": str(path), "reason": reason(error)}) from None


def reason(error: OSError) -> str:
    """Return the word for an error that its message knows, else the text of the system."""
    words: dict[type[OSError], str] = {
        FileNotFoundError: "missing",
        PermissionError: "denied",
        IsADirectoryError: "folder",
    }
    return words.get(type(error)) or error.strerror or str(error)


def box_of_card_text(text: str, name: str) -> Box:
    """Return the box of a card set as the rules write it: what an option `cards` of earlier releases holds."""
    return of_document({"game": cards.GAME, "name": name, "complete": True, **cards.of_card_text(text)})


def box_of_components(source: str, name: str) -> Box:
    """Return the box of a component file. Raise BadBox if it changes what the rulebook fixes."""
    data = cast(dict[str, Any], json.loads(source))
    standard = board.standard()
    for section, names in RULED.items():
        for each in names:
            value, usual = data[section]["value"].get(each), standard[section][each]
            if value != usual:
                raise bad("box-ruled", f"{section}.{each}", value=value, wanted=usual)
    document: TomlTable = {"game": board.GAME, "name": name, "complete": True, **board.of_components(data)}
    return of_document(document)
