"""Play a scenario: deal, lay out the position, make the moves, check the expectations."""

from __future__ import annotations

from kociolek.core.api import Seat
from kociolek.core.errors import BadOptions
from kociolek.core.rng import seeded
from kociolek.scenario.expectations import allowed, refused
from kociolek.scenario.item import Item
from kociolek.scenario.moves import Move, action_texts
from kociolek.scenario.part import NOTHING, Finding, Moment, Setting, differs
from kociolek.scenario.reader import BAD_OPTIONS, Scenario


def play(scenario: Scenario) -> list[Finding]:
    """Return the failed expectations; none if the scenario passed."""
    if scenario.refusal is not None:
        return refuse(scenario.refusal, scenario.setting)
    moment = begin(scenario)
    findings: list[Finding] = []
    for step in scenario.steps:
        moment.state.events = moment.events = []
        for move in step.moves:
            trouble = make(moment, move)
            if trouble is not None:
                return [*findings, trouble]  # later steps would test another game
        for check in step.checks:
            findings += check(moment)
    return findings


def begin(scenario: Scenario) -> Moment:
    """Return the position before the first move."""
    setting = scenario.setting
    state = setting.game.prepare(setting.seats, dict(setting.options)).deal(seeded(scenario.seed))
    if scenario.layout is not None:
        state = scenario.layout(state)
    return Moment(state, setting)


def make(moment: Moment, move: Move) -> Finding | None:
    seats = moment.asked() if move.seat < 0 else [move.seat]
    if not seats:
        return Finding(move.item.line, "move-refused", {"move": move.text, "legal": NOTHING})
    for seat in seats:
        one = Move(move.item, move.text, seat, move.action)
        if not allowed(moment, one):
            return refused(moment, one)
        if one.leaves:
            moment.state.leave(Seat(seat))
        elif one.takes_back:
            moment.state.take_back(Seat(seat))
        else:
            moment.state.apply(Seat(seat), action_texts(moment.setting.part.game.key)[one.action])
    return None


def refuse(expected: Item, setting: Setting) -> list[Finding]:
    """Check that the set-up fails with the expected error, or with any."""
    wanted = expected.text()
    try:
        setting.game.prepare(setting.seats, dict(setting.options))
    except BadOptions as error:
        return [] if wanted == BAD_OPTIONS else differs(expected, wanted, error.key)
    return differs(expected, wanted, NOTHING)
