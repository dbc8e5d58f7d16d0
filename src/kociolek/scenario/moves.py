"""Moves in scenario files: `SEAT ACTION`, `SEAT leave`, `SEAT back`, and `* ACTION` for every asked seat.

`MOVE => KIND` supposes that chance gives this card: the scenario then does not depend on the generator.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kociolek.core.api import Game
from kociolek.scenario.item import Item
from kociolek.scenario.part import Setting
from kociolek.text.sentences import NO_SUGGESTION, suggestion

EVERYBODY: Final = "*"
LEAVE: Final = "leave"
BACK: Final = "back"  # take the last move back
SHAPE: Final = "SEAT ACTION"
GIVES: Final = " => "
FORCED: Final = "SEAT ACTION => KIND"


@dataclass(frozen=True)
class Move:
    item: Item
    text: str
    seat: int  # -1: every asked seat
    action: str
    gives: str = ""  # kind that chance is supposed to give

    @property
    def leaves(self) -> bool:
        return self.action == LEAVE

    @property
    def takes_back(self) -> bool:
        return self.action == BACK


@lru_cache(16)
def action_texts(game: Game) -> dict[str, int]:
    return {action.text: action.id for action in game.actions}


def read_action(item: Item, setting: Setting) -> str:
    """Read an action without a seat."""
    return item.choice(action_texts(setting.game))


def read_move(item: Item, setting: Setting, everybody: bool = False) -> Move:
    """Read a move. A move the game does not have is an error; legality is checked when it is played."""
    text, forced, kind = item.text(SHAPE).partition(GIVES)
    if forced and kind not in setting.game.kind_names():
        raise item.unknown(kind, setting.game.kind_names())
    who, _, action = text.partition(" ")
    if who == EVERYBODY and everybody:
        seat = -1
    elif not (who.isascii() and who.isdigit() and len(who) < 3):
        raise item.wrong_type(SHAPE)
    elif int(who) >= setting.seats:
        raise item.error("scenario-seat", seat=who, high=str(setting.seats - 1))
    else:
        seat = int(who)
    known = action_texts(setting.game)
    if forced and action in (LEAVE, BACK):
        raise item.wrong_type(FORCED)
    if action not in known and not (action in (LEAVE, BACK) and seat >= 0):
        near = suggestion(action, [*known, LEAVE, BACK])
        meant = near if near == NO_SUGGESTION else f"{who} {near}"
        raise item.error("scenario-bad", what=text, meant=meant)
    return Move(item, text, seat, action, kind)
