"""View of one seat, and its JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from kociolek.core.api import Action, Seat, View
from kociolek.core.stack import frames_of
from kociolek.games.wizardkittens.actions import ACTION_JSON
from kociolek.games.wizardkittens.ending import result_json
from kociolek.games.wizardkittens.fields import FIELDS, RNG
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import SPELL_NAMES

if TYPE_CHECKING:
    from kociolek.games.wizardkittens.state import WizardKittensState


@final
@mypyc_attr(acyclic=True)
class WizardKittensView(View):
    def __init__(self, seat: Seat, state: WizardKittensState, prompt: str, options: list[Action]) -> None:
        self.seat = seat
        self.seats = state.seats
        self.prompt = prompt
        self.waiting = state.waiting
        self.options = options
        self.state: Final = state  # what the seat knows: a card it may not identify is NONE

    def source(self) -> tuple[str, str]:
        return self.state.source()

    def chosen(self) -> dict[str, str]:
        return self.state.rules.options

    def to_json(self) -> dict[str, object]:
        t = self.state
        data: dict[str, object] = {
            "game": "wizardkittens",
            "version": int(t.rules.major),
            "seat": None if self.seat < 0 else int(self.seat),
            "seats": int(self.seats),
            "rules": dict(t.rules.options),
            "prompt": self.prompt,
            "options": [ACTION_JSON[action.id] for action in self.options],
            "mats": t.rules.mats,
            "result": self.result() or None,
        }
        for field in FIELDS:
            if field is not RNG:
                data[field.name] = field.to_json(t)
        data["cast"] = spell_being_cast(t)
        return data

    def result(self) -> dict[str, object]:
        """Return how the game ended, who won and everybody's points. Empty while the game goes on."""
        return result_json(self.state)


def spell_being_cast(t: WizardKittensState) -> str | None:
    for frame in frames_of(t.top):
        if FRAMES.by_class[type(frame)].name == "afterspell":
            return SPELL_NAMES[t.spell_on(t.active, int(FRAMES.words(frame)[1]))]
    return None
