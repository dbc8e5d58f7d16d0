"""Bots of library users beside the built-in ones: classes and functions. Every answer of theirs is checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from kociolek.arena.entrants import EXTERNAL, bot_factory
from kociolek.bots import Bot, Clock, bot_named
from kociolek.bots.network import SUFFIX
from kociolek.core.api import Action, Game, View
from kociolek.core.rng import Rng
from kociolek.errors import InvalidMove, InvalidSetup
from kociolek.schema.views import VIEWS

# A name, a class with `choose(view, clock)`, or a function of the typed view.
Player = str | Callable[..., Any]


class Guest(Bot):
    """A bot from outside. Raise InvalidMove when it answers with anything but one of the options of the view."""

    def __init__(self, game: Game, rng: Rng, name: str, answer: Callable[[View, Clock], object]) -> None:
        super().__init__(game, rng)
        self.name: Final = name
        self.answer: Final = answer

    def choose(self, view: View, clock: Clock) -> Action:
        legal = {action.text: action for action in view.options}
        found = self.answer(view, clock)
        text = found if isinstance(found, str) else getattr(found, "text", None)
        if text not in legal:
            raise InvalidMove(
                f"{self.name} answered {text or found!r}, which is not legal now; legal: {', '.join(legal)}."
            )
        return legal[text]


def names_of(players: Sequence[Player]) -> list[str]:
    """Return what players are called in tables; different ones of the same name are numbered."""
    names: list[str] = []
    for player in players:
        name = base = player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__)
        number = 1
        while name in names and players[names.index(name)] != player:
            number += 1
            name = f"{base} {number}"
        names.append(name)
    return names


def maker(player: Player, game: Game, seats: int, options: dict[str, str]) -> Callable[[Rng], Bot]:
    """Return a function that makes a bot, for options that `Game.check` has returned.

    Raise BadOptions for an unknown bot of others, InvalidSetup for what is no bot. An unknown built-in name is refused
    when a bot is made.
    """
    [name] = names_of([player])
    if isinstance(player, str):
        if player.endswith(SUFFIX):
            return bot_factory(player, game, seats, options)
        if EXTERNAL not in player:
            return lambda rng: bot_named(player, game, rng)
        make = bot_factory(player, game, seats, options)
        return lambda rng: Guest(game, rng, name, make(rng).choose)
    if isinstance(player, type) and callable(getattr(player, "choose", None)):
        return lambda rng: Guest(game, rng, name, player(game, rng).choose)
    if isinstance(player, type) or not callable(player):
        raise InvalidSetup(
            f"A bot is a name, a class with choose(view, clock) or a function of a view, not {player!r}."
        )
    kind = VIEWS[game.key]
    return lambda rng: Guest(
        game, rng, name, lambda view, clock: player(msgspec.convert(view.to_json(), kind, strict=True))
    )
