"""Playing in the terminal: whole games, the commands at the prompt, saving, stopping."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from command import kociolek
from kociolek.core.rng import seeded
from kociolek.record import OVER, STOPPED, read, verify
from kociolek.text import LANGUAGES, texts

EDITIONS = {"original": 5, "party_pack": 7, "good_vs_evil": 4}


class Typist(StringIO):
    """Player that reads the output and types one of the offered numbers, and at first wrong input."""

    def __init__(self, out: StringIO, seed: int, spice: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.out = out
        self.chance = seeded(seed)
        self.spice = list(spice)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed derives it from bytes
        if self.spice and self.chance.below(2) == 0:
            return self.spice.pop(0) + "\n"
        offered = re.search(r"1–(\d+)[^\n]*$", self.out.getvalue())
        return f"{1 + self.chance.below(int(offered[1]))}\n" if offered else "\n"


def played(seed: int, *words: str | Path, lang: str = "en", spice: tuple[str, ...] = ()) -> str:
    """Play a whole game and return its output."""
    out = StringIO()
    result = kociolek("play", "--seed", str(seed), *words, typed=Typist(out, seed, spice), lang=lang, out=out)
    assert result.code == 0
    assert result.err == ""
    return result.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games(edition: str, lang: str, tmp_path: Path) -> None:
    t = texts(lang)
    for seed in range(5):
        path = tmp_path / f"{seed}.jsonl"
        seats = str(EDITIONS[edition])
        out = played(seed, "--edition", edition, "--seats", seats, "--save", path, lang=lang)
        assert t.say("cli-result-heading") in out
        assert (t.say("cli-result-you-won") in out) != (t.say("cli-result-you-lost") in out)
        assert max(len(line) for line in out.split("\n") if t.say("cli-result-saved", file=str(path)) not in line) <= 80
        assert not re.search(r"\{|\}|\[|kittens-|cli-", out.replace(str(path), ""))
        record = read(path)
        verify(record)
        assert record.end == OVER


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_of_several_people(edition: str) -> None:
    for seed in range(5):
        people = ("Ala,Ola,Ula", "2")[seed % 2]
        out = played(seed, "--edition", edition, "--people", people, "--seats", str(3 + seed % 3))
        assert "Game over" in out
        assert " wins." in out
        assert "You win" not in out.partition("Game over")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_always_at_hand(lang: str) -> None:
    """Wrong input at any question is refused, and the game goes on."""
    spice = ("r", "t", "l", "?", "? nope", "? Koci Bóg", "? xyzzy", "?x", "0", "999", "-1", "½", "²", "draw me", "")
    out = played(3, "--edition", "good_vs_evil", lang=lang, spice=spice)
    assert texts(lang).say("cli-result-heading") in out
    assert texts(lang).say("kittens-rules-goal.title") in out


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert played(4, "--seats", "3") == played(4, "--seats", "3")


def test_answers_can_be_given_in_words() -> None:
    out = kociolek("play", "--seed", "1", typed="draw\n").out
    assert "You draw" in out


def test_the_end_of_the_input_ends_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = kociolek("play", "--seed", "1", "--save", path, typed="1\n", lang="pl")
    assert result.code == 0
    assert result.err == ""
    assert result.out.endswith("Gra przerwana przed końcem.\n")
    assert read(path).end == STOPPED


def test_who_stops_is_asked_and_may_save(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    taken = tmp_path / "taken"
    taken.touch()
    result = kociolek("play", "--seed", "1", typed=f"q\nn\n1\nq\ny\n{taken}\n{path}\n")
    assert result.code == 0
    assert "already exists" in result.out
    assert f"Game saved in {path}." in result.out
    assert read(path).end == STOPPED
    verify(read(path))
    assert sorted(tmp_path.iterdir()) == [path, taken]
    assert "saved" not in kociolek("play", "--seed", "1", typed="q\ny\n\n").out


def test_who_leaves_leaves_for_good(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = kociolek("play", "--seed", "1", "--save", path, typed="leave\nn\nleave\ny\n")
    assert "You leave the game." in result.out
    assert "You lose." in result.out
    assert (0, "leave") in read(path).moves


def test_who_can_only_pass_is_told_and_not_asked() -> None:
    outs = [played(seed, "--seats", "5") for seed in range(6)]
    remark = texts("en").say("cli-input-passed")
    assert any(remark in out for out in outs)
    for out in outs:
        for question in re.findall(r"Play a Nope\?\n(.*)\n(.*)\n", out):
            assert "Allow" in question[0]
            assert "Play Nope" in question[1]


def test_an_only_answer_needs_only_enter() -> None:
    """A player without a Defuse confirms the explosion, although there is no choice."""
    for seed in range(40):
        out = played(seed, "--seats", "2", "--option", "turbo=on")
        if "Explode\nPress Enter to do that" in out:
            return
    pytest.fail("nobody exploded without a choice")


def test_what_may_be_known_is_shown() -> None:
    out = kociolek("play", "--edition", "good_vs_evil", "--seed", "5", typed="").out
    assert "Draw pile: 20 cards · 3 Exploding Kittens in the pile" in out
    assert "Chance of drawing a kitten: 15%" in out
    assert "Discard pile: empty" in out
    assert "Mat: Godcat and Devilcat" in out
    assert "▶ Player 1 (you)  8 cards" in out
    assert "Whiskers        8 cards  has: Defuse" in out
    assert "Your hand: 8 cards" in out


def test_the_names_of_people_are_their_own() -> None:
    out = kociolek("play", "--people", "Whiskers", "--seats", "3", typed="").out
    assert "Players: Whiskers, Mittens, Biscuit" in out


def test_there_are_names_enough() -> None:
    words = ("play", "--edition", "party_pack", "--seats", "10", "--people", "Mittens,Whiskers,Socks")
    listed = " ".join(kociolek(*words, typed="").out.partition("Seed")[0].split())
    assert len(set(listed.removeprefix("Players: ").split(", "))) == 10
