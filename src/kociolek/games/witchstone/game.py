"""The game Witchstone, as `core.api.Game` wants it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Game, Option, Setup, State, View
from kociolek.core.observation import Observer
from kociolek.core.rng import Rng
from kociolek.games.witchstone.codec import load, read_view
from kociolek.games.witchstone.components import MOST_SEATS, Components
from kociolek.games.witchstone.fields import describe_fields
from kociolek.games.witchstone.frames import describe_frames
from kociolek.games.witchstone.imagine import imagine
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.observation import WitchstoneObserver
from kociolek.games.witchstone.options import Rules, check, schema_of, uneven
from kociolek.games.witchstone.setup import WitchstoneSetup
from kociolek.games.witchstone.versions import HISTORY, NEWEST
from kociolek.games.witchstone.view import WitchstoneView


def described(components: dict[str, object], digest: str) -> Lookup:
    """Return the box of components given as plain data, with their digest."""
    box = Lookup(Components(components, digest))
    describe_frames(box)
    describe_fields(box)
    return box


@final
class Witchstone(Game):
    """The rules with the components of one box."""

    def __init__(self, box: Lookup, version: int = NEWEST, box_id: str = "", box_text: str = "") -> None:
        self.box: Final = box
        self.key = "witchstone"
        self.version = version
        self.history = HISTORY
        self.others = {}
        self.actions = box.actions
        self.box_id = box_id
        self.box_text = box_text
        box.box_text = box_text

    def with_version(self, version: int) -> Game:
        return Witchstone(self.box, version, self.box_id, self.box_text)

    def schema(self) -> list[Option]:
        return schema_of(self.version)

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        return check(seats, options, self.version)

    def uneven(self, options: dict[str, str]) -> bool:
        return uneven(options)

    def seat_range(self, options: dict[str, str]) -> tuple[int, int]:
        return 2, MOST_SEATS

    def prepare(self, seats: int, options: dict[str, str]) -> Setup:
        return WitchstoneSetup(Rules(self.check(seats, options), i64(seats), self.version), self.box, i64(seats))

    def load(self, text: str) -> State:
        return load(text, self.box)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, WitchstoneView)
        return imagine(view, rng)

    def read_view(self, data: dict[str, object]) -> View:
        return read_view(data, self.box)

    def kind_names(self) -> list[str]:
        return self.box.names

    def possible(self, seats: int, options: dict[str, str]) -> list[int]:
        """Leave out what this version of the rules does not know: the end of a turn as a choice, and the pile."""
        return [action.id for action in self.actions if self.version >= 2 or action.id < self.box.done]

    def observer(self, seats: int, options: dict[str, str]) -> Observer:
        self.check(seats, options)
        return WitchstoneObserver(self.box, i64(seats), self.version)
