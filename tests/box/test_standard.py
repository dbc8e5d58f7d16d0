"""The standard box: another one than that of earlier records, and true to everything that is known."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kociolek.box import GAMES, built_in, parse, standard
from kociolek.catalog import boxed, built_in_game, game_named, game_of
from kociolek.core.api import Game
from kociolek.games.witchstone.game import Witchstone
from kociolek.games.wizardkittens.cards import GROUPS
from kociolek.match import Match
from kociolek.record import lines, read, record_of, verify
from kociolek.record import parse as parse_record
from source_tree import PACKAGE, ROOT

IDS = {"wizardkittens": "32d2417cf45409c582f21ce5a4c9df83", "witchstone": "c31fe90aaac45d1fb3e944369732400e"}
KNOWN = ("SEED", "SEED-ARITH", "INFERRED")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_is_played_by_default(game: str) -> None:
    box = standard(game)
    assert box.built_in
    assert (game_named(game).box_id, game_named(game)) == (box.id, boxed(game, box))
    assert box.id == IDS[game]  # tables and records name it; another design is another box
    assert box.id != built_in(game).id


@pytest.mark.parametrize("game", GAMES)
def test_records_from_before_play_on_with_their_own_values(game: str) -> None:
    files = sorted((ROOT / "tests" / "golden" / game).glob("*.jsonl"))
    assert files
    record = read(files[0])
    assert not record.box
    verify(record)
    assert game_of(game, record.box) is built_in_game(game)
    assert built_in_game(game) is not game_named(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_today_carries_it(game: str) -> None:
    match = Match(game_named(game), 2, {}, 3)
    match.act(match.waiting()[0], match.options_of(match.waiting()[0])[0])
    text = "".join(f"{line}\n" for line in lines(record_of(match)))
    assert json.loads(text.partition("\n")[0])["box"]["id"] == standard(game).id
    verify(parse_record(text))


# -- what is known stays ------------------------------------------------------------------
def fields() -> Iterator[tuple[str, str, str, str]]:
    """Yield section, card, field and mark of all that the card file marks."""
    data: dict[str, list[dict[str, Any]]] = tomllib.loads(
        (PACKAGE / "games/wizardkittens/cards.toml").read_text("utf-8")
    )
    for section, cards in data.items():
        for card in cards:
            marks, names = card["source"], set(card) - {"id", "en", "pl", "source"} | {"bonus"}
            for field in names:
                mark = marks if isinstance(marks, str) else marks.get(field, "DESIGNED")
                yield section, card["id"], "goal" if section == "extra_credit" else field, mark


def test_what_is_known_of_the_cards_stays() -> None:
    old, new = (parse(box.text).content for box in (built_in("wizardkittens"), standard("wizardkittens")))
    changed: set[str] = set()
    for section, card, field, mark in fields():
        was, now = (content[section][card].get(field) for content in (old, new))  # type: ignore[index]
        if mark in KNOWN:
            assert was == now, (card, field)
        elif was != now:
            changed.add(card)
    assert changed


def test_every_curse_needs_three_components_and_no_two_the_same() -> None:
    curses: dict[str, Any] = standard("wizardkittens").content["curses"]  # type: ignore[assignment]
    recipes = {"".join(sorted(curse["needs"])) for curse in curses.values()}
    assert len(recipes) == len(curses) == 12
    assert {len(recipe) for recipe in recipes} == {3}
    assert [sum(curse["group"] == group for curse in curses.values()) for group in GROUPS] == [4, 4, 4]


def test_what_is_known_of_the_board_stays() -> None:
    file: Path = PACKAGE / "games/witchstone/components.json"
    marks = {name: part["from"] for name, part in json.loads(file.read_text("utf-8")).items() if name != "name"}
    old, new = built_in_game("witchstone"), game_named("witchstone")
    for name, mark in marks.items():
        assert tracks(old)[name] == tracks(new)[name] or "designed" in mark, name


def test_the_tracks_of_the_board_have_what_the_rulebook_says() -> None:
    old, new = (tracks(game) for game in (built_in_game("witchstone"), game_named("witchstone")))
    assert [field for field in old["wand"] if field[0] != "light"] == [f for f in new["wand"] if f[0] != "light"]
    track: list[str] = new["pentagram"]
    assert (track.count("blue"), track.count("gold")) == (3, 2)
    around = [[track[(start + step) % len(track)] for step in range(4)] for start in range(len(track))]
    assert any(sorted(four) == ["blue", "light", "light", "light"] for four in around)  # an example of the rulebook
    walks = [new["wand"][i : i + 4] for i in range(len(new["wand"]) - 3)]  # and another
    assert [["score", "witches", 1], ["light"], ["bonus", "witch", 2, 4], ["light"]] in walks
    assert {length for _, _, length in new["connections"]} == {1, 2, 3}


def tracks(game: Game) -> dict[str, Any]:
    assert isinstance(game, Witchstone)
    return {name: part.value for name, part in game.box.components.sections.items()}
