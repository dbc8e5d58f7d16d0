"""Pytest plugin: adds the example expansions to the game and tries the laws on them. A process has it for good."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

from hypothesis import settings

from example import double_draw, sleeping
from fluent_files import add_messages
from kociolek.bots.kittens.weights import CARDS, ONE_TURN, TRICK, CardValues
from kociolek.core.api import Action, Seat, State
from kociolek.games.kittens.expansions import register
from laws import participants
from laws.participants import Case, Participant

FTL = {lang: (Path(__file__).parent / f"double_draw.{lang}.ftl").read_text("utf-8") for lang in ("en", "pl")}
EXAMPLES = ("double_draw", "sleeping")
REAL = ("barking", "imploding", "streaking")
KITTENS, *_ = participants.PARTICIPANTS


def shown(state: State, seat: Seat, action: Action, observer: Seat) -> bool:
    """Which of the two drawn cards is kept only its player knows; what five different cards fetch everybody sees."""
    return KITTENS.shown(state, seat, action, observer) or state.prompt() == "five.fetch"


def cases(participant: Participant) -> list[Case]:
    """Each example alone, both, and both with all real expansions, for every edition."""
    found = []
    for edition, mix in itertools.product(
        ("original", "party_pack", "good_vs_evil"), (EXAMPLES[:1], EXAMPLES[1:], EXAMPLES, EXAMPLES + REAL)
    ):
        for seats in (2, 3, 5):
            options = {"edition": edition, **dict.fromkeys(mix, "on")}
            found.append(Case(participant, seats, participant.game.check(seats, options)))
    return found


def pytest_configure() -> None:
    for example in (double_draw.EXPANSION, sleeping.EXPANSION):
        register(example)
    CARDS.add("double_draw", CardValues(0.24, 0.2, 0.35, ONE_TURN, rank=70))
    CARDS.add("pillow", CardValues(0.2, 0.2, 0.3, TRICK, rank=69, brings=0.1))
    law = replace(KITTENS, secret=KITTENS.secret | {"fetch"}, shown=shown)
    participants.PARTICIPANTS[:] = [law]
    participants.CASES["kittens"] = cases(law)
    add_messages("double_draw.ftl", FTL)
    settings.register_profile("examples", max_examples=max(15, settings().max_examples // 4))
    settings.load_profile("examples")
