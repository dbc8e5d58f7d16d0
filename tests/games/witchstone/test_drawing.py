"""Drawings: any position gives a picture, and it shows no more than the view it was drawn from."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from kociolek.components import witchstone
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.drawing.witchstone.characters import ball, cauldron
from kociolek.drawing.witchstone.svg import draw
from kociolek.games.witchstone.view import WitchstoneView
from kociolek.text import LANGUAGES, texts

NAMES = ["Ala", "Bartek <&>", "Celina", "Darek"]


def views(seats: int) -> list[WitchstoneView]:
    state, chance, out, found = witchstone().new(seats, {}, seeded(seats)), seeded(1), Choices(), []
    for step in range(1000):
        if step % 25 == 0 or state.waiting == 0:
            view = state.view(Seat(step % (seats + 1) - 1))
            assert isinstance(view, WitchstoneView)
            found.append(view)
        if state.waiting == 0:
            break
        seat = state.first()
        out.clear()
        state.options(seat, out)
        state.apply(seat, out.at(chance.below(out.size)))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_position_becomes_a_picture(seats: int, lang: str) -> None:
    for view in views(seats):
        root = ElementTree.fromstring(draw(view, NAMES, texts(lang)))
        assert root.tag.endswith("svg")
        said = "".join(root.itertext())
        assert all(name in said for name in NAMES[:seats])


def test_in_characters_it_fits_a_terminal() -> None:
    for view in views(3):
        lines = [*ball(view), *(line for p in view.players for line in cauldron(view, p))]
        assert max(len(line) for line in lines) <= 80
        assert all(name in "\n".join(ball(view)) for name in view.box.components.areas)
