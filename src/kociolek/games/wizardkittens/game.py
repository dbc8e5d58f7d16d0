"""Wizard Kittens behind the contract of `core.api`. What is printed on its cards is handed in: see cards.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Game, Option, Setup, State, View
from kociolek.core.observation import Observer
from kociolek.core.rng import Rng
from kociolek.games.wizardkittens.actions import ACTIONS
from kociolek.games.wizardkittens.cards import CardSet
from kociolek.games.wizardkittens.codec import load, read_view
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.imagine import imagine
from kociolek.games.wizardkittens.kinds import NAMES, SPELL_NAMES, SPELLS
from kociolek.games.wizardkittens.observation import WizardObserver
from kociolek.games.wizardkittens.options import Rules, check, schema_of, seat_range
from kociolek.games.wizardkittens.setup import WizardSetup
from kociolek.games.wizardkittens.versions import HISTORY, NEWEST
from kociolek.games.wizardkittens.view import WizardKittensView

FRAME_TYPES: Final = FRAMES  # complete here: every module that adds frames is imported


@final
class WizardKittens(Game):
    """The rules with one set of cards: the built-in ones, or those of a box."""

    def __init__(self, cards: CardSet, version: int = NEWEST, box_id: str = "", box_text: str = "") -> None:
        self.key = "wizardkittens"
        self.version = version
        self.history = HISTORY
        self.others = {}
        self.actions = ACTIONS
        self.box_id = box_id
        self.box_text = box_text
        self.cards: Final = cards
        cards.box_text = box_text

    def with_version(self, version: int) -> Game:
        return WizardKittens(self.cards, version, self.box_id, self.box_text)

    def schema(self) -> list[Option]:
        return schema_of(self.version)

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        return check(seats, options, self.cards, self.box_id, self.version)

    def seat_range(self, options: dict[str, str]) -> tuple[int, int]:
        return seat_range(options)

    def prepare(self, seats: int, options: dict[str, str]) -> Setup:
        return WizardSetup(self.rules(seats, options), i64(seats))

    def load(self, text: str) -> State:
        return load(text, self.cards, self.box_id)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, WizardKittensView)
        return imagine(view, rng)

    def read_view(self, data: dict[str, object]) -> View:
        return read_view(data, self.cards, self.box_id)

    def kind_names(self) -> list[str]:
        return NAMES

    def observer(self, seats: int, options: dict[str, str]) -> Observer:
        return WizardObserver(i64(seats), self.rules(seats, options))

    def possible(self, seats: int, options: dict[str, str]) -> list[int]:
        """Leave out what only kittens that are not in the game can do."""
        absent = set(SPELL_NAMES[SPELLS:]) - set(self.check(seats, options))
        names = [NAMES[action.kind] if action.kind >= 0 else action.verb for action in self.actions]
        return [action.id for action, name in zip(self.actions, names, strict=True) if name not in absent]

    def rules(self, seats: int, options: dict[str, str]) -> Rules:
        return Rules(self.check(seats, options), seats, self.cards, self.version)
