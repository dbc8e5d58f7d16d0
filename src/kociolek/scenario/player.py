"""Play a scenario: deal, lay out the position, make the moves, check the expectations."""

from __future__ import annotations

from typing import Final

from kociolek.core.api import Seat, State
from kociolek.core.errors import BadOptions
from kociolek.core.rng import PLAY, Rng, seeded
from kociolek.scenario.expectations import allowed, refused
from kociolek.scenario.item import Item
from kociolek.scenario.laying import laid
from kociolek.scenario.lesson import Guide
from kociolek.scenario.moves import Move, action_texts
from kociolek.scenario.part import NOTHING, Finding, Moment, Setting, differs
from kociolek.scenario.reader import BAD_OPTIONS, Scenario

SUPPOSED: Final = 500  # generators that are tried


def play(scenario: Scenario) -> list[Finding]:
    """Return the failed expectations; none if the scenario passed."""
    if scenario.refusal is not None:
        return refuse(scenario.refusal, scenario.setting)
    findings = play_steps(scenario)
    for turn, step in enumerate(scenario.steps):  # every other right answer of a lesson, too
        for choice in range(1, len(step.guide.ask) if step.guide is not None else 0):
            findings = findings or play_steps(scenario, turn, choice)
    return findings


def play_steps(scenario: Scenario, turn: int = -1, choice: int = 0) -> list[Finding]:
    """Play all steps. A learner gives the first right answer, in the step `turn` the one numbered `choice`."""
    moment = begin(scenario)
    findings: list[Finding] = []
    for number, step in enumerate(scenario.steps):
        moment.state.events = moment.events = []
        for move in step.moves:
            trouble = make(moment, move)
            if trouble is not None:
                return [*findings, trouble]  # later steps would test another game
        if step.guide is not None and step.guide.ask:
            trouble = false_guide(moment, step.guide) or make(moment, step.guide.ask[choice if number == turn else 0])
            if trouble is not None:
                return [*findings, trouble]
        for check in step.checks:
            findings += check(moment)
    return findings


def false_guide(moment: Moment, guide: Guide) -> Finding | None:
    """Return a finding if an answer that a lesson calls right, or that it has a reply to, cannot be given."""
    for move in guide.ask:
        if not allowed(moment, move):
            return refused(moment, move)
    seat = guide.ask[0].seat
    legal = moment.legal(seat)
    for action in guide.wrong:
        if action not in legal:
            values: dict[str, str | int] = {"move": f"{seat} {action}", "legal": ", ".join(legal) or NOTHING}
            return Finding(guide.ask[0].item.line, "move-refused", values)
    return None


def begin(scenario: Scenario) -> Moment:
    """Return the position before the first move."""
    setting = scenario.setting
    moment = Moment(laid(setting, scenario.seed, scenario.layout), setting)
    moment.state.events = moment.events = []
    for move in scenario.before:
        trouble = make(moment, move)
        if trouble is not None:
            raise move.item.error("scenario-after", what=move.text)
    return moment


def make(moment: Moment, move: Move) -> Finding | None:
    seats = moment.asked() if move.seat < 0 else [move.seat]
    if not seats:
        return Finding(move.item.line, "move-refused", {"move": move.text, "legal": NOTHING})
    for seat in seats:
        one = Move(move.item, move.text, seat, move.action, move.gives if seat == seats[-1] else "")
        if not allowed(moment, one):
            return refused(moment, one)
        if one.leaves:
            moment.state.leave(Seat(seat))
        elif one.takes_back:
            moment.state.take_back(Seat(seat))
        elif one.gives:
            forced = suppose(moment, one)
            if forced is None:
                return Finding(move.item.line, "chance-cannot", {"move": one.text, "card": one.gives})
            moment.state = forced
        else:
            moment.state.apply(Seat(seat), action_texts(moment.setting.game)[one.action])
    return None


def suppose(moment: Moment, move: Move) -> State | None:
    """Return the position after a move by which chance gives the card that the scenario supposes, None if it cannot."""
    kind = moment.setting.game.kind_names().index(move.gives)
    for number in range(SUPPOSED):
        state = moment.state.clone()
        rng = getattr(state, "rng", None)
        if not isinstance(rng, Rng):
            return None  # a game without chance after the deal
        rng.state = seeded(number, PLAY).state
        state.events = []
        state.apply(Seat(move.seat), action_texts(moment.setting.game)[move.action])
        if any(event.kind == kind for event in state.events):
            moment.events += state.events
            state.events = moment.events
            return state
    return None


def refuse(expected: Item, setting: Setting) -> list[Finding]:
    """Check that the set-up fails with the expected error, or with any."""
    wanted = expected.text()
    try:
        setting.game.prepare(setting.seats, dict(setting.options))
    except BadOptions as error:
        return [] if wanted == BAD_OPTIONS else differs(expected, wanted, error.key)
    return differs(expected, wanted, NOTHING)
