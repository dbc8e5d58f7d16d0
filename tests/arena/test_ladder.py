"""The ladder: it grows, goes on after an interruption, and refuses what is not a ladder."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from command import Result, kociolek
from kociolek.text import LANGUAGES


def ladder(path: Path, *words: str | Path, lang: str = "en") -> Result:
    return kociolek("ladder", "kittens", "--file", path, "--workers", "1", *words, lang=lang)


def found(path: Path) -> dict[str, dict[str, Any]]:
    result = ladder(path, "--json")
    assert result.code == 0, result.err
    return {row["bot"]: row for row in json.loads(result.out)["bots"]}


def test_a_ladder_grows_and_new_bots_catch_up(tmp_path: Path) -> None:
    path, page = tmp_path / "x.ladder", tmp_path / "x.html"
    assert ladder(path, "--bots", "easy,random", "--rounds", "6", "--seed", "1", "--page", page).code == 0
    first = found(path)
    assert {bot: row["games"] for bot, row in first.items()} == {"easy": 12, "random": 12}
    assert ladder(path, "--bots", "medium", "--rounds", "3").code == 0
    later = found(path)
    assert later["medium"]["games"] == 6, "the bot with the fewest games plays"
    assert sum(row["games"] for row in later.values()) == 36
    assert later["easy"]["rating"] > later["random"]["rating"]
    assert "http" not in page.read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_ladder_has_one_scale_for_all_bots(lang: str, tmp_path: Path) -> None:
    """Each bot had a line of its own scale and no axis, so that a fall by 1 looked like a fall by 20."""
    path, page = tmp_path / "x.ladder", tmp_path / "x.html"
    assert ladder(path, "--bots", "easy,random", "--rounds", "4", "--seed", "1").code == 0
    assert ladder(path, "--page", page, lang=lang).code == 0
    text = page.read_text("utf-8")
    [chart] = re.findall(r'<svg viewBox="0 0 380 240" role="img" aria-label="([^"]+)">(.*?)</svg>', text)
    assert "→" in chart[0], "words for who does not see the picture"
    [scale] = {tuple(re.findall(r'text-anchor="end">(-?\d+)<', chart[1]))}
    assert len(scale) > 2
    heights = [[float(y) for y in re.findall(r",([\d.]+)", line)] for line in re.findall(r'points="([^"]+)"', chart[1])]
    assert len(heights) == 2
    assert heights[0][-1] > heights[1][-1], "drawn last and higher: the better bot"
    saved = [b64decode(data).decode("utf-8-sig") for data in re.findall(r"base64,([^\"]+)", text)]
    assert saved[0].startswith("bot,rating,deviation,games,wins,faults\n")
    assert saved[1].count("\n") == 9, "a head and four ratings of each bot"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_says_why_a_bot_was_removed(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counted the faults of a bot, and its writer could not learn which line of the bot they came from."""
    start = "class Bot:\n    def __init__(self, game, rng):\n        pass\n\n    def choose(self, view, clock):\n"
    (tmp_path / "clumsy.py").write_text(f"{start}        return view.options[99]\n")
    (tmp_path / "cheat.py").write_text(f"{start}        return 'win'\n")
    monkeypatch.syspath_prepend(tmp_path)
    path, page = tmp_path / "x.ladder", tmp_path / "x.html"
    shown = ladder(path, "--bots", "clumsy:Bot,cheat:Bot,random", "--rounds", "3", "--page", page, lang=lang)
    assert shown.code == 0, shown.err
    again = ladder(path, lang=lang)
    for text in (shown.out, again.out, page.read_text("utf-8")):
        words = " ".join(text.split())
        assert "clumsy.py:6, choose: return view.options[99]" in words
        assert "win" in words
    assert found(path)["clumsy:Bot"]["reason"][0] == "crashed"
    assert found(path)["random"]["reason"] is None


def test_a_file_of_an_earlier_release_has_no_reasons(tmp_path: Path) -> None:
    path = tmp_path / "x.ladder"
    assert ladder(path, "--bots", "easy,random", "--rounds", "1", "--seed", "1").code == 0
    path.write_text(path.read_text("utf-8").replace('"faults": []', '"faults": [0]', 1))
    assert sum(row["faults"] for row in found(path).values()) == 1


def test_an_interrupted_ladder_goes_on_as_if_nothing_happened(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    start = ("--bots", "easy,random", "--seed", "1")
    ladder(whole, *start, "--rounds", "4")
    ladder(cut, *start, "--rounds", "2")
    with cut.open("ab") as file:
        file.write(b'{"round": 2, "time": 17')  # a line that was being written
    assert ladder(cut, "--rounds", "2").code == 0
    assert found(whole) == found(cut)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_get_a_sentence(lang: str, tmp_path: Path) -> None:
    other, damaged = tmp_path / "other", tmp_path / "damaged"
    other.write_text("hello\n")
    ladder(damaged, "--bots", "easy,random", "--rounds", "1", "--seed", "1")
    damaged.write_text(damaged.read_text() + '{"round": 1}\n')
    for path, words in (
        (tmp_path / "none", ()),
        (other, ()),
        (damaged, ("--rounds", "1")),
        (tmp_path / "new", ("--bots", "esay,random", "--rounds", "1")),
        (tmp_path / "alone", ("--bots", "easy", "--rounds", "1")),
        (tmp_path / "no" / "where", ("--bots", "easy,random", "--rounds", "1")),
    ):
        result = ladder(path, *words, lang=lang)
        assert result.code == 2
        assert result.err.count("\n") == 1
