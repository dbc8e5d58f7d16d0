"""The terminal shows what the expansions lay on the table, and hides a blind player's hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from kociolek.cli.terminal.kittens import KittensBoard
from kociolek.core.api import Seat, State
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.state import KittensState
from kociolek.scenario import read_file
from kociolek.scenario.player import begin, make
from kociolek.text import texts
from laws.play import fresh, walk

ALL_BOXES = {"barking": "on", "imploding": "on", "streaking": "on"}
PLAYERS = ["Ala", "Bartek", "Celina", "Darek"]


def shown(state: State, seat: int, lang: str = "en") -> str:
    rows = KittensBoard().draw(state.view(Seat(seat)), PLAYERS[: state.seats], texts(lang))
    return "\n".join(row.plain if isinstance(row, Text) else " · ".join(part.plain for part in row) for row in rows)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_whole_games_with_every_box_can_be_drawn(lang: str) -> None:
    """Whole games show every sign that the expansions add to the table."""
    t = texts(lang)
    wanted = {t.say(f"kittens-table-{name}") for name in ("reversed", "imploding-up", "face-down", "blind", "lying")}
    for seed in range(60):
        state = fresh(KITTENS, 4, ALL_BOXES, seed)
        for step, _ in enumerate(walk(state, seed)):
            if step % 3 == 0:
                picture = shown(state, step % 4, lang)
                wanted = {words for words in wanted if words not in picture}
        if not wanted:
            return
    pytest.fail(f"never shown: {wanted}")


def test_a_blind_player_is_not_shown_the_own_hand() -> None:
    label = texts("en").say("cli-table-your-hand", count=1).split(":")[0]
    met = 0
    for seed in range(80):
        state = fresh(KITTENS, 4, ALL_BOXES, seed)
        assert isinstance(state, KittensState)
        for _ in walk(state, seed):
            for seat in range(4):
                if state.blind >> seat & 1 and state.playing(Seat(seat)):
                    met += 1
                    assert label not in shown(state, seat)
    assert met
    assert label in shown(fresh(KITTENS, 4, ALL_BOXES, 1), 0)


def test_a_blind_player_is_shown_what_he_knows_of_it() -> None:
    """A blind barker whom nobody answers looks at his hand."""
    file = Path(__file__).parents[1] / "games/kittens/blind.yaml"
    scenario = next(each for each in read_file(file) if each.title.endswith("may look at his hand"))
    moment = begin(scenario)
    card = texts("en").say("kittens-card-favor")
    assert card not in shown(moment.state, 0)
    for move in (move for step in scenario.steps for move in step.moves):
        assert make(moment, move) is None
    assert card in shown(moment.state, 0)
    assert card not in shown(moment.state, 1)
