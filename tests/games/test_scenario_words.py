"""What scenario files can say besides positions and moves: boxes, chance, onlookers, silence, exact options; and what
they cannot say."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from command import kociolek
from kociolek.core.errors import KociolekError
from kociolek.scenario import Finding, play, read_file, scenario_files
from kociolek.scenario.parts import PARTS
from kociolek.scenario.vocabulary import vocabulary
from kociolek.text import texts
from kociolek.text.sentences import error_sentence


def findings(folder: Path, text: str) -> list[Finding]:
    file = folder / "some.yaml"
    file.write_text(text, "utf-8")
    return [finding for scenario in read_file(file) for finding in play(scenario)]


STEAL = """\
- title: Chance gives the card that is supposed
  game: kittens
  seats: 3
  seed: {seed}
  position:
    hands: {{0: [tacocat, tacocat], 1: [nope, shuffle, skip], 2: [attack]}}
    pile: [favor, exploding_kitten, ...]
  moves: ["0 pair tacocat", "0 aim 1", {last}]
  expect:
    hands: {{0: [{card}]}}
    events: {{0: ["stole 0 1 {card}"], onlooker: ["stole 0 1 unknown"]}}
    untold: {{2: ["stole 0 1 {card}"], onlooker: ["stole 0 1 {card}"]}}
"""


@pytest.mark.parametrize("card", ["nope", "shuffle", "skip"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_gives_what_is_supposed_whatever_the_seed(tmp_path: Path, card: str, seed: int) -> None:
    text = STEAL.format(seed=seed, card=card, last=f'"* pass => {card}"')
    assert findings(tmp_path, text) == []


def test_chance_cannot_give_what_is_not_there(tmp_path: Path) -> None:
    text = STEAL.format(seed=1, card="favor", last='"* pass => favor"')
    assert [finding.key for finding in findings(tmp_path, text)] == ["chance-cannot"]


def test_what_is_told_must_not_be_untold(tmp_path: Path) -> None:
    text = STEAL.format(seed=1, card="nope", last='"* pass => nope"')
    wrong = text.replace('untold: {2: ["stole 0 1 nope"]', 'untold: {1: ["stole 0 1 nope"]')
    assert wrong != text
    [finding] = findings(tmp_path, wrong)
    assert finding.values["what"] == "untold.1"


def test_only_lists_every_legal_move(tmp_path: Path) -> None:
    text = """\
- title: All moves
  game: kittens
  seats: 2
  position: {hands: {0: [skip], 1: []}, pile: [favor, exploding_kitten]}
  expect:
    only: {0: [play skip, draw], 1: []}
"""
    assert findings(tmp_path, text) == []
    [finding] = findings(tmp_path, text.replace("play skip, draw", "draw"))
    assert finding.values["what"] == "only.0"


def test_onlookers_see_what_is_public(tmp_path: Path) -> None:
    text = """\
- title: Onlookers
  game: kittens
  seats: 2
  options: {edition: good_vs_evil, barking: "on"}
  position: {hands: {0: [attack], 1: [nope]}, pile: [favor, exploding_kitten], stash: [nope, nope]}
  expect:
    sees: {onlooker: {pile: [unknown, unknown], knows: {0: []}}}
    mat: [devilcat, godcat]
    stash_size: 2
    crown_size: 0
"""
    assert findings(tmp_path, text) == []
    for old, new in (("mat: [devilcat, godcat]", "mat: [godcat]"), ("stash_size: 2", "stash_size: 3")):
        assert len(findings(tmp_path, text.replace(old, new))) == 1
    assert len(findings(tmp_path, text.replace("knows: {0: []}", "knows: {0: [attack]}"))) == 1


def test_scenarios_are_played_with_their_box(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('game = "witchstone"\nconnections.W-T0 = 1\nconnection_points.1 = 9\n')
    text = """\
- title: Our board
  game: witchstone
  seats: 2
  box: %s
  position: {series: [energy 2]}
  moves: ["0 charge W-T0"]
  expect: {points: {0: 9}}
"""
    assert findings(tmp_path, text % "ours.toml") == []
    assert findings(tmp_path, text % "{connections: {W-T0: 1}, connection_points: {1: 9}}") == []
    assert findings(tmp_path, text.replace("  box: %s\n", "")) != []
    for box, word in (
        ("none.toml", "none.toml"),
        ("{connections: {W-T0: 77}}", "connections.W-T0"),
        ("{game: wizardkittens}", "game"),
        ("[]", "box"),
    ):
        file = tmp_path / "some.yaml"
        file.write_text(text % box)
        told = kociolek("check", file)
        assert told.code == 2
        assert word in told.err
        assert "line 4" in told.err
    cards = """\
- title: Our cards
  game: wizardkittens
  seats: 2
  box: {curses: {snail: {value: 9}}}
  position: {won: {0: {snail: []}}}
  expect: {tally: {0: {values: 9}}}
"""
    assert findings(tmp_path, cards) == []
    for base, points in (("", 4), ("base: 1, ", 4), ("base: 2, ", 2)):  # of another curse than the changed one
        other = cards.replace("{curses:", "{" + base + "curses:").replace("{snail: []}", "{hairball: []}")
        assert findings(tmp_path, other.replace("values: 9", f"values: {points}")) == []


IMPOSSIBLE = {
    "series: [energy]": "KIND N",
    "series: [energy 1 2]": "KIND N",
    "series: [then energy]": "KIND N",
    "series: [then energy 9,9]": "KIND N",
    "players: {0: {hand: [energy+witch, energy+pentagram, energy+crystal, energy+wand, energy+scroll, witch+wand]}}": (
        "players.0.hand"
    ),
    "table_tokens: [energy, energy, energy, energy, energy]": "table_tokens",
    "players: {0: {wand: 99}}": "players.0.wand",
    "players: {0: {pentagram: 15}}": "players.0.pentagram",
    "players: {0: {specials: [energy+witch]}, 1: {specials: [energy+witch]}}": "players.1.specials",
    "players: {0: {tower: T0}, 1: {tower: T0}}": "players.1.tower",
    "players: {0: {tower: F0}}": "players.0.tower",
    "players: {0: {score: 999999999999999999}}": "",
    "round: 99": "round",
    "round: 0": "round",
    "owls_taken: [9, 0]": "owls_taken",
    "owls_taken: [1, 1, 1]": "owls_taken",
    "rack: {any: 999}": "rack",
    "players: {0: {drawn: 99}}": "players.0.drawn",
    "area_tokens: {T0: energy, T1: energy, T2: energy, T3: energy}": "area_tokens",
    "players: {0: {charges: 99}}": "players.0.charges",
    "players: {0: {used: [boost_energy]}}": "players.0.used",
    "active: " + "x" * 5000: "SEAT",
    "shelf: [" + "y" * 5000 + "]": "yyy",
}


@pytest.mark.parametrize("position", IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_impossible_positions_are_refused_with_a_sentence(tmp_path: Path, position: str) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(
        f"- title: no\n  game: witchstone\n  seats: 2\n  position: {{{position}}}\n  expect: {{round: 1}}\n"
    )
    for lang in ("en", "pl"):
        told = kociolek("check", file, lang=lang)
        if IMPOSSIBLE[position]:
            assert told.code == 2, told
            assert told.err.count("\n") == 1
            assert len(told.err) < 500
    if IMPOSSIBLE[position]:
        assert IMPOSSIBLE[position] in kociolek("check", file).err


# -- the middle of a turn -----------------------------------------------------------------
MIDDLES = {
    "kittens": """\
- title: A Favor is asked for
  game: kittens
  seats: 2
  position:
    hands: {0: [favor], 1: [tacocat, nope]}
    pile: [skip, exploding_kitten]
    after: ["0 play favor", "0 aim 1", "1 pass"]
  moves: ["1 give tacocat"]
  expect: {hands: {0: [tacocat], 1: [nope]}, untold: {0: ["played 0 favor"]}}
""",
    "wizardkittens": """\
- title: A component is in hand
  game: wizardkittens
  seats: 2
  position: {deck: [potion], after: ["0 draw"]}
  expect: {hand: [potion]}
""",
    "witchstone": """\
- title: One action is left
  game: witchstone
  seats: 2
  position: {series: [energy 2], after: ["0 charge W-T0"]}
  expect: {series: [energy 1], players: {0: {built: 1}}}
""",
}  # fmt: skip


@pytest.mark.parametrize("game", MIDDLES)
def test_a_position_may_be_in_the_middle_of_a_turn(tmp_path: Path, game: str) -> None:
    assert findings(tmp_path, MIDDLES[game]) == []


def test_a_middle_that_cannot_be_is_an_error_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(MIDDLES["kittens"].replace('"0 aim 1", "1 pass"', '"1 give tacocat"'), "utf-8")
    for lang in ("en", "pl"):
        told = kociolek("check", file, lang=lang)
        assert (told.code, told.err.count("\n")) == (2, 1)
        assert "1 give tacocat" in told.err.replace("\xa0", " ")


# -- files with a mistake -----------------------------------------------------------------
def changed(value: Any, chance: random.Random, words: list[Any]) -> Any:
    """Put a word of the game, a number or nonsense somewhere, or take something out."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(list(value))
        if chance.random() < 0.12:
            return {other: each for other, each in value.items() if other != name}
        return {**value, name: changed(value[name], chance, words)}
    if isinstance(value, list) and value and chance.random() < 0.85:
        at = chance.randrange(len(value))
        if chance.random() < 0.2:
            return [*value, chance.choice(value)] if chance.random() < 0.5 else value[:at] + value[at + 1 :]
        return [*value[:at], changed(value[at], chance, words), *value[at + 1 :]]
    return chance.choice([*words, 0, 1, 2, 3, 7, 99, 10**17, -1, "", [], {}, None, "none", "..."])


def try_changed(number: int, folder: Path) -> bool:
    """Read and play a scenario with one to three mistakes. Return whether it was refused with a sentence."""
    chance = random.Random(number)
    game = chance.choice(["kittens", "wizardkittens", "witchstone"])
    data = copy.deepcopy(chance.choice([each for each in written() if each["game"] == game and "position" in each]))
    for _ in range(chance.randint(1, 3)):
        data["position"] = changed(data["position"], chance, words_of(game))
    file = folder / "changed.yaml"
    file.write_text(json.dumps([data]), "utf-8")
    try:
        for scenario in read_file(file):
            play(scenario)
    except KociolekError as error:
        return all(error_sentence(texts(lang), error) for lang in ("en", "pl"))
    return False


@cache
def written() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for file in scenario_files([Path(__file__).parent]):
        found += yaml.load(file.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found


@cache
def words_of(game: str) -> list[Any]:
    known = vocabulary(PARTS[game])
    return [*known.kinds, *known.prompts, *known.position, *known.actions]


def test_a_file_with_mistakes_is_refused_or_played(tmp_path: Path) -> None:
    """A fault of the rules would be raised as what it is: nothing is caught on the way."""
    assert sum(try_changed(number, tmp_path) for number in range(150)) > 30
