"""Replay steps equal what each seat was sent during the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kociolek.catalog import GAMES
from kociolek.core.api import Seat
from kociolek.match import Match
from kociolek.record import record_of
from kociolek.server.replay import DECIDING_SEAT, steps
from kociolek.server.tables.broadcaster import as_wire


@pytest.mark.parametrize("game", list(GAMES))
def test_each_seat_sees_again_what_it_saw(game: str) -> None:
    match = Match(GAMES[game], 3, {}, 5)
    chance = random.Random(5)
    kinds = match.game.kind_names()
    views = [[match.view(seat).to_json()] for seat in range(3)]
    events: list[list[list[Any]]] = [[[]] for _ in range(3)]
    while not match.over:
        actor = chance.choice(match.waiting())
        told = match.act(actor, chance.choice(match.options_of(actor)))
        for seat in range(3):
            views[seat].append(match.view(seat).to_json())
            events[seat].append([as_wire(event.seen_by(Seat(seat)), kinds) for event in told])
    record = record_of(match)
    for seat in range(3):
        again = list(steps(record, seat))
        assert [step.view for step in again] == views[seat]
        assert [step.events for step in again] == events[seat]
    deciders = list(steps(record, DECIDING_SEAT))
    assert all(step.view["seat"] in step.view["waiting"] for step in deciders[:-1])
    assert [(step.seat, step.move and step.move.text) for step in deciders[1:]] == record.moves
