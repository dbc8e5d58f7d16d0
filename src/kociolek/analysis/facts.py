"""Facts that explain why one option is better than another: counted in rollouts of both, compared round by round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kociolek.bots.kittens.odds import KittensCounter
from kociolek.bots.witchstone.odds import WitchstoneCounter
from kociolek.bots.wizardkittens.odds import WizardCounter
from kociolek.search.counter import Counter
from kociolek.search.trial import Trial

CLEAR: Final = 2.0  # standard errors; a smaller difference explains nothing
WINS: Final = "wins"  # the share of an opponent

COUNTERS: Final[dict[str, Callable[[], Counter]]] = {
    "kittens": KittensCounter,
    "wizardkittens": WizardCounter,
    "witchstone": WitchstoneCounter,
}


@dataclass(frozen=True)
class Weighing:
    """How much a fact counts as a reason."""

    good: int  # 1 if more is better, -1 if less is
    much: float  # a difference of so much is as weighty as that of another fact
    least: float  # a smaller difference is not worth a sentence


CHANCE_LEAST: Final = 0.02
CHANCES: Final = frozenset({"explode", "kitten", "defuse", "out", "curse", "rival_curse", "guilty", WINS})

WEIGHINGS: Final[dict[str, dict[str, Weighing]]] = {
    "kittens": {
        "explode": Weighing(-1, 0.08, CHANCE_LEAST),
        "kitten": Weighing(-1, 0.12, CHANCE_LEAST),
        "defuse": Weighing(1, 0.15, CHANCE_LEAST),
        "cards": Weighing(1, 1.0, 0.3),
        "out": Weighing(1, 0.12, CHANCE_LEAST),
        WINS: Weighing(-1, 0.20, CHANCE_LEAST),
    },
    "wizardkittens": {
        "curse": Weighing(1, 0.15, CHANCE_LEAST),
        "rival_curse": Weighing(-1, 0.15, CHANCE_LEAST),
        "guilty": Weighing(-1, 0.10, CHANCE_LEAST),
        "points": Weighing(1, 2.0, 0.3),
        "cards": Weighing(-1, 1.0, 0.3),
        WINS: Weighing(-1, 0.20, CHANCE_LEAST),
    },
    "witchstone": {
        "turn": Weighing(1, 2.0, 0.5),
        "opens": Weighing(1, 1.0, 0.3),
        "witches": Weighing(1, 1.5, 0.3),
        "crystals": Weighing(1, 1.5, 0.3),
        "tokens": Weighing(1, 1.5, 0.3),
        "scrolls": Weighing(1, 2.0, 0.3),
        "source": Weighing(1, 2.0, 0.3),
        "rival": Weighing(-1, 2.5, 0.5),
        WINS: Weighing(-1, 0.20, CHANCE_LEAST),
    },
}


@dataclass(frozen=True)
class Reason:
    """A fact that differs clearly between the better option and the other, in favour of the better one."""

    fact: str  # such as `explode`, or `source` with a detail
    detail: str  # name of a source of points; empty for other facts
    seat: int  # whom it is about, -1: the mover
    better: float  # mean with the better option
    other: float  # mean with the other
    error: float  # standard error of the difference


def reasons_in(trial: Trial, game: str) -> list[Reason]:
    """Return the reasons why the first branch of a counted trial is better than the second."""
    mine, theirs = trial.branches[0], trial.branches[1]
    counter = trial.counter
    assert counter is not None
    seat = int(trial.view.seat)
    found: list[tuple[float, Reason]] = []

    def weigh(fact: str, detail: str, about: int, better: float, other: float, lead: tuple[float, float]) -> None:
        weighing = WEIGHINGS[game].get(fact)
        difference, error = lead
        if weighing is None or difference * weighing.good <= 0:
            return
        if abs(difference) > CLEAR * error and abs(difference) >= weighing.least:
            reason = Reason(fact, detail, about, better, other, error)
            found.append((abs(difference) / weighing.much, reason))

    for kind, name in enumerate(counter.names):
        fact, _, rest = name.partition(".")
        about = int(rest) if rest.isdecimal() else -1
        if about == seat or about >= trial.view.seats:
            continue
        if fact == "curse" and about >= 0:
            fact = "rival_curse"
        detail = "" if about >= 0 else rest
        weigh(fact, detail, about, mine.fact(kind), theirs.fact(kind), mine.fact_lead(theirs, kind))
    for rival in range(int(trial.view.seats)):
        if rival != seat:
            weigh(WINS, "", rival, mine.mean(rival), theirs.mean(rival), mine.lead(theirs, rival))
    found.sort(key=lambda each: -each[0])
    return [reason for _, reason in found]
