"""`kociolek learn`: every lesson is given to its end in the terminal, and progress is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import kociolek
from kociolek.catalog import GAMES, built_in_game
from kociolek.lessons import lessons
from kociolek.text import LANGUAGES, texts


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "kociolek" / "lessons.json"


def answers(id: str) -> list[str]:
    """Return what a learner types: Enter after a step to read, else the first right answer."""
    guides = [step.guide for step in lessons()[id].steps]
    return [guide.ask[0].action if guide is not None and guide.ask else "" for guide in guides]


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", lessons())
def test_every_lesson_is_given_to_its_end(id: str, lang: str, home: Path) -> None:
    game, _, name = id.partition("/")
    result = kociolek("learn", game, name, typed="\n".join([*answers(id), ""]), lang=lang)
    assert (result.code, result.err) == (0, "")
    said = plain(result.out)
    for step in lessons()[id].steps:
        assert step.guide is not None
        assert plain(texts(lang).say(step.guide.say)) in said
    assert id in home.read_text("utf-8")
    assert "✓ " + name in kociolek("learn", game, "--list", lang=lang).out


def test_wrong_answers_get_a_reply_hints_help_and_one_may_go_back() -> None:
    typed = ["", "play skip", "h", "back", "", "draw", "q", "y"]
    said = plain(kociolek("learn", "kittens", "first-turns", typed="\n".join([*typed, ""])).out)
    t = texts("en")
    for key in ("keep", "draw-hint", "look"):
        assert plain(t.say(f"lesson-kittens-first-turns-{key}")) in said
    assert said.count(plain(t.say("lesson-kittens-first-turns-goal"))) == 2


def test_the_next_lesson_is_offered(home: Path) -> None:
    done: list[str] = []
    for id in [id for id in lessons() if id.startswith("kittens/")][:3]:
        result = kociolek("learn", "kittens", typed="\n".join([*answers(id), ""]))
        assert plain(texts("en").say(f"lesson-{id.replace('/', '-')}")) in plain(result.out)
        done.append(id)
        assert all(each in home.read_text("utf-8") for each in done)


@pytest.mark.parametrize("damaged", ["", "{", "7", '["no/such", 7]'])
def test_damaged_progress_is_forgotten(damaged: str, home: Path) -> None:
    home.parent.mkdir()
    home.write_text(damaged, "utf-8")
    result = kociolek("learn", "kittens", "--list")
    assert result.code == 0
    assert "✓" not in result.out


def test_lessons_of_the_game_are_named_for_an_unknown_one() -> None:
    said = kociolek("learn", "kittens", "cooking").err
    assert "kittens/nope" in said
    assert "witchstone" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_is_one_sentence(lang: str) -> None:
    for words in (("learn", "kittens", "cooking"), ("learn", "chess")):
        result = kociolek(*words, lang=lang)
        assert (result.code, result.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_lesson_and_every_lesson_is_short(game: str) -> None:
    mine = [scenario for scenario in lessons().values() if scenario.setting.game.key == game]
    taught = {topic for scenario in mine if scenario.lesson for topic in scenario.lesson.topics}
    kinds = built_in_game(game).kind_names()
    assert [name for name in kinds if name not in taught and not name[0].isupper()] == []  # but areas and connections
    assert len(mine) >= 6
    for scenario in mine:
        assert len(scenario.steps) <= 14
        for step in scenario.steps:
            assert step.guide is not None
            for lang in LANGUAGES:
                assert len(texts(lang).say(step.guide.say)) <= 200, step.guide.say
