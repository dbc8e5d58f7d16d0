"""The public library: set-ups, moves, typed views, copies, pickles, records, sentences."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import kociolek
from kociolek import library
from kociolek.catalog import GAMES, game_named
from kociolek.library import Match
from kociolek.schema.views import VIEWS

STARTS: dict[str, Callable[..., Match[Any]]] = {
    "kittens": kociolek.kittens,
    "wizardkittens": kociolek.wizardkittens,
    "witchstone": kociolek.witchstone,
}
GAME = pytest.mark.parametrize("game", STARTS)


def midway(game: str, seed: int, moves: int = 25) -> Match[Any]:
    """Return a match after some moves of random bots."""
    match = STARTS[game](seed=seed)
    for _ in range(moves):
        if not match.over:
            match.play(match.ask("random"))
    return match


def test_the_package_offers_exactly_the_public_names() -> None:
    assert sorted(kociolek.__all__) == sorted([*library.__all__, "__version__", "build", "vector"])
    for name in library.__all__:
        assert getattr(kociolek, name) is getattr(library, name)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = kociolek.chess  # type: ignore[attr-defined]


@GAME
def test_the_keywords_are_the_options_of_the_rules(game: str) -> None:
    """A new option of the rules needs a keyword, with the same values and default."""
    hints = get_type_hints(STARTS[game])
    for option in GAMES[game].schema():
        if option.name == "cards" or option.name.startswith("handicap_"):
            continue  # `box` and `handicaps`
        default = inspect.signature(STARTS[game]).parameters[option.name].default
        literals = {value for each in get_args(hints[option.name]) for value in get_args(each) or (each,)}
        assert default == option.values[0]
        assert {value for value in literals if isinstance(value, str)} == set(option.values)


@GAME
def test_views_are_typed_and_show_only_what_a_seat_may_know(game: str) -> None:
    match = midway(game, 3)
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert isinstance(view, VIEWS[game])
        assert view.seat == seat
    assert [choice.text for choice in match.view(match.turn).options] == match.legal()
    with pytest.raises(kociolek.InvalidMove, match="seat"):
        match.view(9)


@GAME
def test_copies_and_pickles_play_on_to_the_same_end(game: str) -> None:
    for seed in range(4):
        match = midway(game, seed)
        others = [match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
        assert all(other == match for other in others)
        before = match.moves
        assert others[0].finish("random") != match or match.over
        assert match.moves == before, "a copy has a position of its own"
        match.finish("random")
        for other in others[1:]:
            assert other.finish("random") == match
            assert (other.moves, other.winners, other.scores) == (match.moves, match.winners, match.scores)


@GAME
def test_pickles_of_one_box_read_it_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the box again took ten times as long as the pickle itself."""
    match = midway(game, 1)
    kept = pickle.dumps(match)
    assert pickle.loads(kept) == match
    monkeypatch.setattr("kociolek.catalog.from_text", None)
    assert pickle.loads(kept) == match


@GAME
def test_views_can_be_copied_and_pickled(game: str) -> None:
    """A pickle did not find the frames of the stack, and another process has only what the pickle names."""
    for moves in (0, 7, 30):
        match = midway(game, 2, moves)
        for seat in (None, 0, 1):
            view = match.view(seat)
            assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == view
    frame = pickle.dumps(STARTS[game](seed=2).view(0).stack[0])
    read = [sys.executable, "-c", "import pickle, sys; print(pickle.loads(bytes.fromhex(sys.argv[1])))", frame.hex()]
    assert subprocess.run(read, capture_output=True, text=True, check=True).stdout.strip() == str(pickle.loads(frame))


@GAME
def test_records_are_stepped_through(game: str, tmp_path: Path) -> None:
    match = STARTS[game](seed=5, players=[f"P{seat}" for seat in range(len(STARTS[game]().scores))]).finish("random")
    path = tmp_path / "game.jsonl"
    match.save(path)
    record = kociolek.Record.load(path)
    assert record == match.record()
    record.verify()
    assert record.match() == match
    steps = list(record.steps())
    assert [(step.seat, step.move) for step in steps] == match.moves
    assert steps[-1].match.over
    told = [fact.text for step in steps for fact in step.facts]
    assert any("P0" in text for text in told)
    with pytest.raises(kociolek.InvalidRecord, match="already"):
        match.save(path)


def test_mistakes_are_sentences_and_change_nothing() -> None:
    match = kociolek.kittens(seats=3, seed=1)
    same = match.copy()
    with pytest.raises(kociolek.InvalidMove, match=r"“drw” is not a move; did you mean “draw”\?") as refused:
        match.play("drw")
    assert pickle.loads(pickle.dumps(refused.value)).values == refused.value.values
    with pytest.raises(kociolek.InvalidMove, match="allowed: draw"):
        match.play("tuck 3")
    with pytest.raises(kociolek.InvalidMove):
        match.play("draw", seat=7)
    with pytest.raises(kociolek.InvalidSetup, match="genius"):
        match.ask("genius")
    assert match == same
    with pytest.raises(kociolek.InvalidMove, match="over"):
        match.finish("random").play("draw")
    with pytest.raises(kociolek.InvalidSetup, match="2 to 5 players, not 9; change the number of seats"):
        kociolek.kittens(seats=9)
    with pytest.raises(kociolek.InvalidSetup, match="chess"):
        kociolek.new("chess")
    with pytest.raises(kociolek.InvalidSetup, match="seats is a whole number, not '3'"):
        kociolek.new("kittens", seats="3")  # type: ignore[arg-type]
    with pytest.raises(kociolek.InvalidSetup, match="players has 1 names for 4 seats"):
        kociolek.kittens(players=["Ala"])
    with pytest.raises(kociolek.InvalidMove, match="A move is a text, such as “draw”, or a choice of a view, not 3"):
        kociolek.kittens(seed=1).play(3)  # type: ignore[arg-type]


Refused = type[kociolek.Error]
WRONG: dict[str, tuple[Refused, str, Callable[[Match[Any]], object]]] = {
    "seat-word": (kociolek.InvalidMove, "A seat is a whole number, not '0'", lambda m: m.view("0")),  # type: ignore[arg-type]
    "seat-part": (kociolek.InvalidMove, "A seat is a whole number, not 1.0", lambda m: m.play("draw", 1.0)),  # type: ignore[arg-type]
    "legal": (kociolek.InvalidMove, "A seat is a whole number", lambda m: m.legal("a")),  # type: ignore[arg-type]
    "language": (kociolek.InvalidSetup, "no texts in the language “de”; there are en, pl", lambda m: m.show(0, "de")),
    "thinking": (kociolek.InvalidSetup, "iterations is a whole number", lambda m: m.ask("easy", iterations="9")),  # type: ignore[arg-type]
    "game": (kociolek.InvalidSetup, "such as “kittens”, not 5", lambda m: kociolek.new(5)),  # type: ignore[arg-type]
    "bots": (kociolek.InvalidSetup, "such as “kittens”, not 5", lambda m: kociolek.bot_names(5)),  # type: ignore[arg-type]
    "series": (kociolek.InvalidSetup, "such as “kittens”, not None", lambda m: kociolek.simulate(None)),  # type: ignore[arg-type]
    "names": (
        kociolek.InvalidSetup,
        "players is a list of names, not 'Ala'",
        lambda m: kociolek.kittens(players="Ala"),
    ),
    "no-names": (kociolek.InvalidSetup, "players is a list", lambda m: kociolek.kittens(seats=2, players=[1, 2])),  # type: ignore[list-item]
    "handicaps": (
        kociolek.InvalidSetup,
        "a word for each of the 2 seats, or none",
        lambda m: kociolek.witchstone(handicaps=["none"] * 3),
    ),
    "handicap": (
        kociolek.InvalidSetup,
        "a word for each of the 2 seats, or none, not 'small'",
        lambda m: kociolek.witchstone(handicaps="small"),  # type: ignore[arg-type]
    ),
    "analysis": (kociolek.InvalidRecord, "A match or a record is analysed, not 5", lambda m: kociolek.analyse(5)),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_wrong_types_are_sentences(wrong: tuple[Refused, str, Callable[[Match[Any]], object]]) -> None:
    """They were errors of Python that named no argument, or were taken for something else."""
    refused, sentence, call = wrong
    with pytest.raises(refused, match=sentence):
        call(kociolek.kittens(seats=2, seed=1))


def test_a_choice_of_a_view_is_a_move() -> None:
    match, other = kociolek.kittens(seats=2, seed=1), kociolek.kittens(seats=2, seed=1)
    assert match.play(match.view(0).options[-1]) == other.play(other.legal()[-1])
    assert match == other


def test_a_legal_move_is_suggested_before_others() -> None:
    """“favor” was answered with “put favor”, which is not legal then."""
    match = kociolek.kittens(seats=4, edition="good_vs_evil", seed=7)
    with pytest.raises(kociolek.InvalidMove, match="did you mean “play favor”"):
        match.play("favor")


def test_a_bot_without_a_seat_is_refused() -> None:
    """It was left out without a word."""
    with pytest.raises(kociolek.InvalidSetup, match="There are 3 bots for 2 seats"):
        kociolek.simulate("kittens", seats=2, bots=["random", "random", "easy"], games=1)
    with pytest.raises(kociolek.InvalidSetup, match="There are 3 bots for 2 seats"):
        kociolek.kittens(seats=2).finish("random", "random", "easy")


def test_a_record_that_does_not_exist_is_named() -> None:
    with pytest.raises(kociolek.InvalidRecord, match="nowhere"):
        kociolek.Record.load("/nowhere/game.jsonl")


def test_reprs_say_what_can_be_done_next() -> None:
    match = kociolek.kittens(seats=3, seed=1)
    assert repr(match).startswith("<Match kittens, 3 seats, seed 1, 0 moves, seat 0: draw")
    assert "Your hand" in str(match)
    assert repr(match.play("draw")[0]).startswith("drew(seat=0, kind=")
    assert repr(match.finish("random").record()).startswith("<Record kittens, 3 seats, ")


def test_others_are_not_told_what_was_drawn() -> None:
    """The facts of a move are those of the seat that made it."""
    match = kociolek.kittens(seats=2, seed=4)
    drawn = match.play("draw", seat=0)[0]
    assert drawn.kind in match.view(0).hand
    steps = list(match.record().steps())
    assert steps[0].facts[0] == drawn
    assert (
        drawn.kind not in match.view(1).known[0] or match.view(1).known[0][drawn.kind] < match.view(0).hand[drawn.kind]
    )


@pytest.mark.once
def test_the_examples_of_the_page_run() -> None:
    """Every example of the documentation and of the module is run."""
    import doctest

    for name in ("library.md", "tutorials/researchers.md"):
        page = Path(__file__).parents[2] / "docs" / name
        assert doctest.testfile(str(page), module_relative=False).failed == 0
    assert doctest.testmod(library).failed == 0


# -- analysis -----------------------------------------------------------------------------
def test_a_finished_match_is_analysed() -> None:
    match = kociolek.kittens(seats=2, seed=587).finish("random")  # two moves
    found = kociolek.analyse(match)
    assert found.seats == 2
    assert len(found.accounts) == 2
    assert kociolek.analyse(match.record()) == found


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(kociolek.InvalidRecord) as refused:
        kociolek.analyse(kociolek.kittens(seats=2, seed=1))
    assert " " in str(refused.value), "a sentence"


# -- bots of others -----------------------------------------------------------------------
class Careful:
    """Never draws when it can do anything else."""

    def __init__(self, game: Any, rng: Any) -> None:
        self.rng = rng

    def choose(self, view: Any, clock: Any) -> Any:
        others = [option for option in view.options if option.verb != "draw"]
        return others[self.rng.below(len(others))] if others else view.options[0]


def first(view: kociolek.KittensView) -> str:
    return view.options[0].text


def winning(view: kociolek.KittensView) -> str:
    return "win"


def test_classes_and_functions_play_as_bots() -> None:
    """Only built-in names were taken, so that a bot of one's own needed a module and the command line."""
    match = kociolek.kittens(seats=2, seed=1)
    assert match.ask(first) == match.legal()[0]
    assert match.copy().finish(Careful, first) == match.finish(Careful, first)
    table = kociolek.simulate("kittens", seats=3, bots=[Careful, first, "easy"], games=9, seed=2)
    assert set(table["bot"]) == {"Careful", "first", "easy"}
    assert table == kociolek.simulate("kittens", seats=3, bots=[Careful, first, "easy"], games=9, seed=2)
    one, other = (lambda view: view.options[0].text), (lambda view: view.options[-1].text)
    assert set(kociolek.simulate("kittens", seats=2, bots=[one, other], games=2)["bot"]) == {"<lambda>", "<lambda> 2"}
    assert set(kociolek.simulate("kittens", seats=2, bots="easy", games=2)["bot"]) == {"easy"}


def test_a_bot_named_by_its_module_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "timid_bot.py").write_text(inspect.getsource(Careful).replace(": Any", "").replace(" -> Any", ""))
    monkeypatch.syspath_prepend(tmp_path)
    match = kociolek.kittens(seats=2, seed=1)
    assert match.copy().finish("timid_bot:Careful") == match.finish(Careful)
    assert sum(kociolek.simulate("kittens", seats=2, bots=["timid_bot:Careful", "random"], games=4)["won"]) == 4


def test_what_is_no_bot_or_no_move_is_a_sentence() -> None:
    match = kociolek.kittens(seats=2, seed=1)
    with pytest.raises(kociolek.InvalidMove, match="winning answered 'win', which is not legal now; legal: draw"):
        kociolek.simulate("kittens", seats=2, bots=winning, games=1)
    with pytest.raises(kociolek.InvalidSetup, match="A bot is a name, a class with"):
        match.ask(3)  # type: ignore[arg-type]
    with pytest.raises(kociolek.InvalidSetup, match="nowhere"):
        match.ask("nowhere:Bot")
    with pytest.raises(kociolek.InvalidSetup, match="at least one iteration"):
        match.ask("hard", iterations=0)
    with pytest.raises(kociolek.InvalidSetup, match="genius"):
        match.finish("random", "genius")
    assert match.moves == [], "nothing is played if a bot is unknown"
    with pytest.raises(kociolek.InvalidSetup, match="chess"):
        kociolek.bot_names("chess")


# -- boxes --------------------------------------------------------------------------------
@GAME
def test_the_library_plays_the_box_that_everything_else_plays(game: str, tmp_path: Path) -> None:
    """Without a box it played the first built-in one, the command line and `kociolek.vector` the standard one."""
    assert STARTS[game]().record()._kept.box == game_named(game).box_text
    if game == "kittens":
        return
    path = tmp_path / "old.toml"
    path.write_text(f'game = "{game}"\nbase = "1"\n', "utf-8")
    assert STARTS[game](seed=1, box=path) != STARTS[game](seed=1)
    seats = STARTS[game]().seats
    table = kociolek.simulate(game, seats=seats, games=2 * seats, seed=3, box=path)
    other = kociolek.simulate(game, seats=seats, games=2 * seats, seed=3)
    assert table["score"] != other["score"]
    wrong = "witchstone" if game == "wizardkittens" else "wizardkittens"
    with pytest.raises(kociolek.InvalidSetup, match=f"for {game}, but the game is {wrong}"):
        kociolek.new(wrong, box=path)


# -- tables -------------------------------------------------------------------------------
def test_a_table_shows_its_first_rows() -> None:
    table = kociolek.simulate("kittens", seats=2, games=8, seed=1)
    shown = str(table).splitlines()
    assert shown[0].split() == table.columns
    assert len(shown) == 12
    assert shown[-1] == "… 6 more rows"
    assert len({line.index("random") for line in shown[1:-1]}) == 1, "columns are aligned"


def test_leaving_and_taking_back_say_why_not() -> None:
    match = kociolek.kittens(seats=2, seed=1)
    with pytest.raises(kociolek.InvalidMove, match="no move that can be taken back"):
        match.take_back(0)
    over = match.copy().finish("random")
    for refused in (over.leave, over.take_back):
        with pytest.raises(kociolek.InvalidMove, match="The game is over"):
            refused(0)
    three = kociolek.kittens(seats=3, seed=1)
    three.leave(1)
    with pytest.raises(kociolek.InvalidMove, match="Seat 1 is out of the game already"):
        three.leave(1)


def test_the_games_have_names() -> None:
    assert kociolek.game_names() == ["kittens", "wizardkittens", "witchstone"]


@pytest.mark.parametrize("wrong", [{"games": -1}, {"bots": []}, {"iterations": 0}, {"games": "9"}, {"seed": 1.5}])
def test_a_series_that_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(kociolek.InvalidSetup, match=r"A series needs|is a whole number"):
        kociolek.simulate("kittens", **wrong)
