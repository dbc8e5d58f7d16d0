"""Renderer of hints and judgements: which messages say them, with which values. Terminal and browser fill in names.

A `Sentence` is the key of a Fluent message with its values. A seat and moves are given by number and by the text of
records; every client puts its own words for them in as `$player` and `$move`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kociolek.analysis.facts import CHANCES, Reason
from kociolek.analysis.game import Analysis, Decision
from kociolek.analysis.hints import Advice
from kociolek.text import Texts

FEW_EQUALS: Final = 2  # so many are named
ONE_DECIMAL: Final = 1


@dataclass(frozen=True)
class Sentence:
    """A message with its values."""

    key: str
    numbers: dict[str, float] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    seat: int = -1
    move: str = ""


def percent(share: float) -> float:
    return round(share * 100)


def hint_sentences(game: str, advice: Advice) -> list[Sentence]:
    """Return what a hint says after the recommended move: equals, the reason, the next best."""
    said: list[Sentence] = []
    if advice.equals and len(advice.equals) + 1 == advice.options:
        said.append(Sentence("analysis-hint-all-equal", {"count": len(advice.equals) + 1}))
        return said
    if len(advice.equals) <= FEW_EQUALS:
        said += [Sentence("analysis-hint-equal", move=move) for move in advice.equals]
    else:
        said.append(Sentence("analysis-hint-equals", {"count": len(advice.equals)}))
    if advice.why:
        said.append(why_sentence(game, advice.why[0]))
    if advice.next is not None:
        said.append(Sentence("analysis-hint-next", {"percent": percent(advice.next.share)}, move=advice.next.move))
    return said


def why_sentence(game: str, reason: Reason) -> Sentence:
    """Return the sentence of a reason: two chances, or how much more or less."""
    key = f"analysis-why-{game}-{reason.fact}".replace("_", "-")
    if reason.fact in CHANCES:
        numbers = {"better": percent(reason.better), "other": percent(reason.other)}
    else:
        numbers = {"count": round(abs(reason.better - reason.other), ONE_DECIMAL)}
    return Sentence(key, numbers, {"detail": reason.detail} if reason.detail else {}, reason.seat)


def say(t: Texts, sentence: Sentence, players: Sequence[str], moves: Callable[[str], str]) -> str:
    """Render a sentence. `moves` names a move."""
    values: dict[str, str | int | float] = {**sentence.numbers, **sentence.words}
    if sentence.seat >= 0:
        values["player"] = players[sentence.seat]
    if sentence.move:
        values["move"] = moves(sentence.move)
    return t.say(sentence.key, **values)


# -- analysis of a game -------------------------------------------------------------------
MOST_LABELLED: Final = 5  # decisions that a section shows, those that cost most first


def signed(millionths: int) -> str:
    """Return an amount of a win in points, hundredths of it, with its sign."""
    points = round(millionths / 10_000)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def half_width(error: float) -> float:
    """Return half of the interval that holds a share in 95 of 100 cases, in per cent."""
    return max(1, round(2 * error * 100))


def section(analysis: Analysis, seat: int, most: int = MOST_LABELLED) -> list[Sentence]:
    """Return what an analysis says to one player: skill, account, and the decisions that cost most."""
    account = analysis.accounts[seat]
    own, result = -account.losses, account.result - account.start
    said = [
        Sentence("analysis-kept", {"percent": percent(account.kept), "count": account.decisions}),
        Sentence(
            "analysis-account",
            words={
                "result": signed(result),
                "own": signed(own),
                "gifts": signed(account.gifts),
                "luck": signed(account.luck),
            },
        ),
    ]
    labelled = [decision for decision in analysis.decisions if decision.seat == seat and decision.label]
    if not labelled:
        said.append(Sentence("analysis-clean"))
    for decision in sorted(labelled, key=lambda each: -each.part)[:most]:
        said += review(analysis.game, decision)
    return said


def review(game: str, decision: Decision) -> list[Sentence]:
    """Return what is said of one labelled decision: the move, the better one, and why."""
    played, best = decision.played, decision.best
    numbers = {"number": float(decision.number), "percent": percent(played.share), "error": half_width(played.error)}
    said = [Sentence("analysis-played", numbers, {"label": decision.label}, move=played.move)]
    numbers = {"percent": percent(best.share), "error": half_width(best.error)}
    said.append(Sentence("analysis-better", numbers, move=best.move))
    return said + [why_sentence(game, reason) for reason in decision.why[:1]]


def turning_points(analysis: Analysis) -> list[Sentence]:
    """Return the turning points of a game in words."""
    return [
        Sentence(
            f"analysis-moment-{moment.cause}",
            {"number": float(moment.number), "percent": percent(moment.swing)},
            seat=moment.gainer,
        )
        for moment in analysis.moments
    ]
