"""Reports are self-contained, in both languages, with the right numbers."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from command import kociolek
from kociolek.arena.report import charts, sections
from kociolek.text import LANGUAGES, texts

GAMES = {"kittens": "easy,random", "wizardkittens": "random,random,random", "witchstone": "random,random"}


@pytest.fixture(scope="module", params=GAMES)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Run a tournament that leaves a report, a journal, records and a result."""
    made = tmp_path_factory.mktemp(request.param)
    words = ("arena", request.param, "--bots", GAMES[request.param], "--games", "12", "--seed", "3", "--workers", "2")
    files = ("--report", made / "r.html", "--journal", made / "journal", "--save", made / "records")
    result = kociolek(*words, *files, "--json")
    assert result.code == 0, result.err
    (made / "result.json").write_text(result.out)
    return made


class Page(HTMLParser):
    """Reads a page as a browser would."""

    VOID = frozenset({"meta", "br", "hr", "img", "link", "input"})

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(path.read_text("utf-8"))
        assert self.open == [], "every tag is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"style", "script"} & set(self.open):
            self.words += data + " "


def test_the_page_needs_nothing_but_itself(folder: Path) -> None:
    page = Page(folder / "r.html")
    addresses = [value for tag, attrs in page.tags for name, value in attrs.items() if name in ("src", "href")]
    inside = ("#", "data:text/csv;base64,")
    assert all(str(value).startswith(inside) for value in addresses), "only places and data within the page"
    pictures = [attrs for tag, attrs in page.tags if tag == "svg" and attrs.get("role") == "img"]
    assert pictures
    assert all(attrs.get("aria-label") for attrs in pictures), "each picture has a text"
    text = (folder / "r.html").read_text("utf-8")
    assert not re.search(r"url\((?!#)|@import|<link|src=", text)
    assert len(text) < 1_000_000


def test_the_page_speaks_both_languages_and_says_what_was_counted(folder: Path) -> None:
    page = Page(folder / "r.html")
    mains = [attrs for tag, attrs in page.tags if tag == "main"]
    assert [attrs["data-only"] for attrs in mains] == list(LANGUAGES)
    result = json.loads((folder / "result.json").read_text())
    share = max(row["share"] for row in result["by_bot"])
    assert f"{100 * share:.1f}%" in page.words
    assert f"{100 * share:.1f}%".replace(".", ",") in page.words
    for lang in LANGUAGES:
        t = texts(lang)
        for title in ("wins", "seats", "endings", "lengths", "speed", "setup"):
            assert t.say(f"report-{title}") in page.words
        assert (t.say("report-points") in page.words) == (result["game"] != "kittens")
    assert not re.search(r"\b(report|cli|bots)-[a-z]", page.words), "every message was found"


def test_every_picture_has_the_numbers_behind_it(folder: Path) -> None:
    tags = [tag for tag, _ in Page(folder / "r.html").tags]
    assert tags.count("figure") == tags.count("details") >= 2 * 5
    assert tags.count("table") > tags.count("details")


def test_thinking_times_have_an_axis() -> None:
    """Quick bots had a single tick, cut off at the edge of the picture."""
    drawn = charts.ranges([charts.Bar("one", 2e-6, "2 µs", 2e-6, 5e-6)], "salt", logarithmic=True, ticks=sections.TICKS)
    words = [word for word in sections.TICKS.values() if f">{word}<" in drawn]
    assert words == ["1 µs", "10 µs"]


def test_pictures_wear_the_colours_of_the_page(folder: Path) -> None:
    text = (folder / "r.html").read_text("utf-8")
    pictures = "".join(re.findall(r"<figure>.*?</figure>", text, re.DOTALL))
    assert not re.search(r"#[0-9a-f]{6}", pictures)
    for name in set(re.findall(r"var\(--([a-z0-9-]+)\)", pictures)):
        assert text.count(f"--{name}: #") == 3, f"--{name} in light, dark, and dark by preference"


def test_a_journal_gives_the_same_page(folder: Path, tmp_path: Path) -> None:
    assert kociolek("report", folder / "journal", "-o", tmp_path / "again.html").code == 0
    assert (tmp_path / "again.html").read_bytes() == (folder / "r.html").read_bytes()


def test_records_give_the_same_numbers(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "records.html"
    result = kociolek("report", folder / "records", "-o", page, lang="pl")
    assert result.code == 0, result.err
    of_records, of_arena = (section_texts(path) for path in (page, folder / "r.html"))
    assert of_records.keys() <= of_arena.keys()
    for title in ("wins", "seats", "endings", "lengths"):
        name = texts("en").say(f"report-{title}")
        assert of_records[name] == of_arena[name]
    assert texts("en").say("report-speed") not in of_records, "records know no times"
    assert 'data-lang="pl"' in page.read_text("utf-8").partition("<head>")[0]


def section_texts(path: Path) -> dict[str, str]:
    """Return sections by title, without charts."""
    found = re.findall(r"<section[^>]*><h2>(.*?)</h2>(.*?)</section>", path.read_text("utf-8"), re.DOTALL)
    return {title: re.sub(r"<svg.*?</svg>", "", rest, flags=re.DOTALL) for title, rest in found}


def test_names_are_only_names(tmp_path: Path) -> None:
    """Names are escaped."""
    for number, name in enumerate(("<script>alert(1)</script>", "Ala & Ola")):
        saved = tmp_path / f"{number}.jsonl"
        kociolek("play", "--people", name, "--seats", "2", "--seed", "1", "--save", saved, typed="leave\ny\n")
    assert kociolek("report", tmp_path, "-o", tmp_path / "r.html").code == 0
    page = Page(tmp_path / "r.html")
    assert "<script>alert(1)</script>" in page.words
    assert [tag for tag, _ in page.tags].count("script") == 1


def test_games_that_were_broken_off_are_left_out_and_mixed_ones_refused(tmp_path: Path) -> None:
    kociolek("play", "--seed", "1", "--save", tmp_path / "a.jsonl", typed="1\n")
    result = kociolek("report", tmp_path, "-o", tmp_path / "r.html")
    assert (result.code, result.out) == (2, "")
    assert "no records of finished games" in result.err
    for game in ("kittens", "witchstone"):
        folder = tmp_path / game
        kociolek("simulate", game, "--games", "1", "--seats", "2", "--workers", "1", "--save", folder)
    assert "different games" in kociolek("report", tmp_path, "-o", tmp_path / "r.html").err
    assert kociolek("report", tmp_path / "kittens", tmp_path / "a.jsonl", "-o", tmp_path / "r.html").code == 0
    damaged = tmp_path / "kittens" / "0.jsonl"
    damaged.write_text(damaged.read_text().replace('"seat": 0', '"seat": 1', 1))
    assert str(damaged) in kociolek("report", tmp_path / "kittens", "-o", tmp_path / "r.html").err
