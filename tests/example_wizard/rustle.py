"""Rustle: the spell of a kitten that does not exist. It moves a card to another chapter of the own circle."""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.bots.wizardkittens.weights import SPELLS, TRIED, USELESS_CARD, SpellValues
from kociolek.core.api import NOBODY, Choices, Kind, Seat
from kociolek.core.stack import Frame
from kociolek.games.wizardkittens.actions import PICK, PLACE
from kociolek.games.wizardkittens.frames import FRAMES, PlaceField, Question
from kociolek.games.wizardkittens.kinds import SLING, TYPES
from kociolek.games.wizardkittens.places import PER_CIRCLE
from kociolek.games.wizardkittens.state import WizardKittensState, offer_circle
from kociolek.games.wizardkittens.turn import Spell, add_kitten, after_spell


class Rustling(Question):
    """Which card of your circle moves?"""

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_circle(t, seat, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = RustlingTo(self.below, action - PICK)


class RustlingTo(Question):
    """To which other open chapter?"""

    def __init__(self, below: Frame, card: i64) -> None:
        super().__init__(below)
        self.card = card

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        for chapter in range(t.chapters):
            if chapter != self.card % PER_CIRCLE // TYPES:
                out.add(PLACE + chapter)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        kind = t.pick_up(self.card)
        t.put(seat, action - PLACE, kind)
        t.tell("placed", seat, NOBODY, Kind(kind), action - PLACE + 1)


class Rustle(Spell):
    def castable(self, t: WizardKittensState, cards: i64) -> bool:
        return cards >= 1


FRAMES.add("rustling", Rustling, [], "rustle.card")
FRAMES.add("rustlingto", RustlingTo, [PlaceField("card")], "rustle.place")
add_kitten(Rustle("rustle", SLING, Rustling(after_spell(SLING)), ["rustle.card", "rustle.place"]))
SPELLS.add("rustle", SpellValues(TRIED, [USELESS_CARD]))
