"""Exploding Kittens behind the contract of `core.api`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Game, Option, Setup, State, View
from kociolek.core.observation import Observer
from kociolek.core.rng import Rng
from kociolek.games.kittens import expansions as expansions
from kociolek.games.kittens.actions import ACTIONS, possible_actions
from kociolek.games.kittens.codec import load, read_view
from kociolek.games.kittens.imagine import imagine
from kociolek.games.kittens.kinds import NAMES
from kociolek.games.kittens.observation import KittensObserver
from kociolek.games.kittens.options import SCHEMA, Rules, check, seat_range
from kociolek.games.kittens.setup import KittensSetup
from kociolek.games.kittens.small import SmallDeck
from kociolek.games.kittens.versions import HISTORY, NEWEST
from kociolek.games.kittens.view import KittensView


@final
class Kittens(Game):
    def __init__(self, version: int = NEWEST) -> None:
        self.key = "kittens"
        self.version = version
        self.history = HISTORY
        self.others = {}
        self.actions = ACTIONS
        self.box_id = ""
        self.box_text = ""

    def with_version(self, version: int) -> Game:
        return Kittens(version)

    def schema(self) -> list[Option]:
        return SCHEMA

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        return check(seats, options)

    def seat_range(self, options: dict[str, str]) -> tuple[int, int]:
        return seat_range(options)

    def prepare(self, seats: int, options: dict[str, str]) -> Setup:
        return KittensSetup(Rules(check(seats, options), self.version), i64(seats))

    def load(self, text: str) -> State:
        return load(text)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, KittensView)
        return imagine(view, rng)

    def read_view(self, data: dict[str, object]) -> View:
        return read_view(data)

    def kind_names(self) -> list[str]:
        return NAMES

    def has_reactions(self) -> bool:
        return True

    def possible(self, seats: int, options: dict[str, str]) -> list[int]:
        return possible_actions(KittensSetup(Rules(check(seats, options), self.version), i64(seats)).census, i64(seats))

    def observer(self, seats: int, options: dict[str, str]) -> Observer:
        setup = KittensSetup(Rules(check(seats, options), self.version), i64(seats))
        return KittensObserver(setup.rules, setup.seats, len(setup.census))


@final
class Reduced:
    """Game with few cards, for exact methods. Raises BadOptions."""

    def __init__(self, seats: int, options: dict[str, str], deck: dict[str, int], hand: int) -> None:
        small = SmallDeck(Rules(check(seats, options)), i64(seats), deck, hand)
        self.setup: Final = small
        self.observer: Final = KittensObserver(small.rules, small.seats, len(small.census))
        self.possible: Final = possible_actions(small.census, small.seats)


KITTENS: Final = Kittens()
