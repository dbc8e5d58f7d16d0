"""Boxes: what is printed in a copy of a game, as a named document. See docs/boxes.md."""

from kociolek.box.box import (
    FIRST,
    GAMES,
    Box,
    Label,
    built_in,
    from_text,
    game_with,
    label,
    of_document,
    parse,
    standard,
)
from kociolek.box.errors import BadBox
from kociolek.box.files import box_of_card_text, box_of_components, read_box

__all__ = [
    "FIRST",
    "GAMES",
    "BadBox",
    "Box",
    "Label",
    "box_of_card_text",
    "box_of_components",
    "built_in",
    "from_text",
    "game_with",
    "label",
    "of_document",
    "parse",
    "read_box",
    "standard",
]
