"""The networks that come with the package: one for each set-up that `master` has learned, read when it is needed.

A file is named after its set-up, and its first line says which it is (`network.py`). Boxes of one's own have none.
"""

from __future__ import annotations

import json
from typing import Final, final

from kociolek.bots.guided import NetworkHeuristic
from kociolek.bots.network import SUFFIX, Network, Reader, fits, network_of
from kociolek.core.api import Game, View
from kociolek.core.errors import BadOptions
from kociolek.search.heuristic import Heuristic

PACKAGE: Final = "kociolek.bots"
FOLDER: Final = "networks"
MOST_KEPT: Final = 16  # networks in memory


@final
class Learned:
    """A network with what reads its rows."""

    def __init__(self, network: Network, reader: Reader) -> None:
        self.network: Final = network
        self.reader: Final = reader

    def heuristic(self, base: Heuristic, guide: Heuristic, plays: bool, judges: bool) -> NetworkHeuristic:
        return NetworkHeuristic(base, guide, self.network, self.reader, plays, judges)


def set_up(game: str, box: str, seats: int, options: dict[str, str]) -> str:
    """Return the text that tells one set-up from another."""
    return " ".join([game, box, str(seats), *(f"{name}={options[name]}" for name in sorted(options))])


def shipped() -> dict[str, str]:
    """Return the name of the file for each set-up that has one."""
    if not INDEX:
        from importlib.resources import files  # late: few commands need it

        folder = files(PACKAGE) / FOLDER
        for file in folder.iterdir():
            if file.name.endswith(SUFFIX):
                with file.open("rb") as lines:
                    head = json.loads(lines.readline())
                INDEX[set_up(head["game"], head["box"], head["seats"], head["options"])] = file.name
        INDEX[""] = ""  # looked at
    return INDEX


def learned_for(game: Game, seats: int, options: dict[str, str]) -> Learned | None:
    """Return the network for a set-up, None if there is none."""
    key = set_up(game.key, game.box_id, seats, options)
    name = shipped().get(key)
    if name is None:
        return None
    word = f"{key} {game.version}"
    if word not in KEPT:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        KEPT[word] = read_shipped(game, seats, options, name)
    return KEPT[word]


def read_shipped(game: Game, seats: int, options: dict[str, str], name: str) -> Learned | None:
    """Read a file. An earlier version of the rules may have other rows or actions; then there is no network for it."""
    from importlib.resources import files

    network = network_of((files(PACKAGE) / FOLDER / name).read_bytes())
    try:
        fits(network, game, seats, options)
    except BadOptions:
        return None
    return Learned(network, Reader(game, seats, options))


def learned_from(game: Game, view: View) -> Learned | None:
    """Return the network for the game of a view, None if there is none."""
    return learned_for(game, int(view.seats), view.chosen())


INDEX: Final[dict[str, str]] = {}
KEPT: Final[dict[str, Learned | None]] = {}
