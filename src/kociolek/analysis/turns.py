"""Whole turns of Witchstone: ways to play one, and what they come to.

A way ends with the turn. Left out are ways that show something nobody knew before while the turn goes on, such as a
scroll from the deck, as what comes next is up to chance; so are taking crystals out of the cauldron and hiding scrolls.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kociolek.bots.bot import Bot, Clock
from kociolek.bots.registry import bot_named
from kociolek.core.api import Action, Game, Seat, State, View
from kociolek.core.errors import IllegalAction
from kociolek.core.rng import Rng, seeded
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.match import actions_by_text

STEP: Final = ";"  # between the moves of a turn in writing
LEFT_OUT: Final = frozenset({"remove", "hide"})
WEAK: Final = "beginner"
EASY: Final = 6  # ways of a beginner that are tried
TWISTS: Final = 16  # ways of `medium` with one other move
PLAIN: Final = Clock(iterations=1)  # neither of them searches


@dataclass(frozen=True)
class Way:
    """One way to play a turn: its moves, and what tells its result from others."""

    moves: list[int]
    result: str


def ways_of(game: Game, view: View, seed: int) -> tuple[list[Way], list[str]]:
    """Return different ways to play a turn, and the results that a beginner came to, one for each try."""
    world, chance = game.imagine(view, seeded(0)), seeded(seed)
    world.for_search()
    medium = bot_named("medium", game, seeded(seed))
    found: dict[str, Way] = {}
    usual = played(game, world, view.seat, medium, chance)
    twists = [int(chance.below(len(usual.moves) if usual else EASY)) for _ in range(TWISTS)]
    weak = [played(game, world, view.seat, bot_named(WEAK, game, seeded(seed + i)), chance) for i in range(EASY)]
    for way in [usual, *(played(game, world, view.seat, medium, chance, twist) for twist in twists), *weak]:
        if way is not None:
            found.setdefault(way.result, way)
    return list(found.values()), [way.result if way is not None else "" for way in weak]


def played(game: Game, world: State, seat: Seat, bot: Bot, chance: Rng, twist: int = -1) -> Way | None:
    """Let a bot play the turn in a world that fits its view, one move of it drawn at random."""
    state, moves = world, list[int]()
    while True:
        view = state.view(seat)
        view.options = offered(view)
        action = bot.choose(view, PLAIN)
        if len(moves) == twist:
            action = view.options[int(chance.below(len(view.options)))]
        state = state.clone()
        state.apply(seat, action.id)
        moves.append(int(action.id))
        if is_over(state, seat):
            return Way(moves, state.dump())
        if is_shown(state):
            return None


def is_over(state: State, seat: Seat) -> bool:
    assert isinstance(state, WitchstoneState)
    return state.waiting == 0 or state.active != seat


def is_shown(state: State) -> bool:
    """Tell whether the last move has shown something new, and so cannot be taken back."""
    assert isinstance(state, WitchstoneState)
    return state.drafted == 0


def offered(view: View) -> list[Action]:
    """Return the options of a view that a turn may use."""
    return [option for option in view.options if option.verb not in LEFT_OUT]


def after(game: Game, start: State, seat: Seat, moves: list[str]) -> State:
    """Return the position after a turn, before it passes on. Raise IllegalAction if this is not a whole turn."""
    by_text = actions_by_text(game)
    state, searched = start.clone(), start.clone()
    searched.for_search()
    for i, move in enumerate(moves):
        legal = [option.text for option in offered(state.view(seat))]
        if move not in legal or is_over(searched, seat) or (i > 0 and is_shown(searched)):
            raise IllegalAction("illegal-move", {"move": move, "legal": ", ".join(legal)})
        for each in (state, searched):
            each.apply(seat, by_text[move].id)
    if not is_over(searched, seat):
        raise IllegalAction("illegal-move", {"move": "", "legal": ""})
    return state
