"""Boxes: what is printed in a copy of a game, as a named document. See docs/boxes.md."""

from kociolek.box.box import GAMES, Box, built_in, from_text, game_with, of_document, parse
from kociolek.box.errors import BadBox

__all__ = ["GAMES", "BadBox", "Box", "built_in", "from_text", "game_with", "of_document", "parse"]
