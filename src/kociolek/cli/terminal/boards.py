"""Registry of terminal renderers by game."""

from __future__ import annotations

from typing import Final

from kociolek.cli.terminal.board import Board
from kociolek.cli.terminal.kittens import KittensBoard
from kociolek.cli.terminal.witchstone import WitchstoneBoard
from kociolek.cli.terminal.wizardkittens import WizardKittensBoard

BOARDS: Final[dict[str, Board]] = {
    "kittens": KittensBoard(),
    "wizardkittens": WizardKittensBoard(),
    "witchstone": WitchstoneBoard(),
}
