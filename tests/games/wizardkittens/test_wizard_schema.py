"""Views keep to their schema, in random games of every option set."""

from __future__ import annotations

import msgspec
import pytest

from kociolek.carddata import WIZARDKITTENS
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.schema.wizardkittens import WizardKittensView
from laws.participants import CASES, Case
from laws.play import fresh, observers, walk

WIZARD_CASES = CASES["wizardkittens"]


def frames_seen(case: Case, seed: int) -> set[str]:
    """Convert all views of a random game and return the frames that lay on its stack."""
    state = fresh(WIZARDKITTENS, case.seats, case.options, seed)
    seen: set[str] = set()
    for step, _ in enumerate(walk(state, seed)):
        for seat in observers(state) if step % 5 == 0 else observers(state)[:1]:
            view = msgspec.convert(state.view(seat).to_json(), WizardKittensView, strict=True)
            seen |= {type(frame).__struct_config__.tag for frame in view.stack}
    for seat in observers(state):
        view = msgspec.convert(state.view(seat).to_json(), WizardKittensView, strict=True)
        assert view.result is not None
        assert view.stack == []
    return seen


@pytest.mark.parametrize("case", WIZARD_CASES, ids=str)
def test_views_keep_to_the_schema(case: Case) -> None:
    for seed in range(2):
        assert frames_seen(case, seed)


def test_every_frame_is_seen() -> None:
    """So that no frame's fields go unchecked. The others never wait for an answer, nor lie below one that does."""
    asked = {"slinging", "placing", "switchingwith", "choosing", "acting", "afterspell", "choosingkitten", "laying"}
    seen: set[str] = set()
    for seed, case in enumerate(WIZARD_CASES):
        seen |= frames_seen(case, seed)
    assert asked <= seen <= set(FRAMES.by_name)
