"""Renderer of hints and judgements: which messages say them, with which values. Terminal and browser fill in names.

A `Sentence` is the key of a Fluent message with its values. A seat and moves are given by number and by the text of
records; every client puts its own words for them in as `$player` and `$move`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kociolek.analysis.facts import CHANCES, Reason
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
    if advice.equals and advice.next is None:
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
