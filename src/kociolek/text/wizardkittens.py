"""Result of Wizard Kittens in words: how it ended, everybody's points by their parts, which rule decided."""

from __future__ import annotations

from collections.abc import Sequence

from kociolek.games.wizardkittens.view import WizardKittensView
from kociolek.text import Texts
from kociolek.text.sentences import key

PARTS = ("values", "bonus", "extras", "credit", "curses", "cards")


def result_lines(view: WizardKittensView, players: Sequence[str], t: Texts) -> list[str]:
    """Return the lines of the result; none while the game goes on."""
    result = view.result()
    if not result:
        return []
    tallies, winners = result["players"], result["winners"]
    assert isinstance(tallies, list)
    assert isinstance(winners, list)
    lines = [t.say(key("wizardkittens-result-ending", str(result["ending"])))]
    for player, tally in zip(players, tallies, strict=True):
        line = t.say("wizardkittens-result-player", player=player, points=tally["points"])
        parts = t.say("wizardkittens-result-parts", **{part: tally[part] for part in PARTS})
        guilty = "" if tally["innocent"] else f" ({t.say('wizardkittens-result-guilty')})"
        lines.append(f"{line}{guilty}: {parts}")
    names = ", ".join(players[seat] for seat in winners)
    lines.append(t.say(key("wizardkittens-result", str(result["verdict"])), list=names))
    if result["reading"] is not None:
        lines.append(t.say(key("wizardkittens-reading", str(result["reading"]))))
    return lines
