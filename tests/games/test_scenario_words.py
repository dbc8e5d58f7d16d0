"""What scenario files can say besides positions and moves: boxes, chance, onlookers, silence, exact options; and what
they cannot say."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import kociolek
from kociolek.scenario import Finding, play, read_file


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


IMPOSSIBLE = {
    "series: [energy]": "KIND N",
    "series: [energy 1 2]": "KIND N",
    "series: [then energy]": "KIND N",
    "series: [then energy 9,9]": "KIND N",
    "players: {0: {hand: [energy+witch, energy+pentagram, energy+crystal, energy+wand, energy+scroll, witch+wand]}}": (
        "players.0.hand"
    ),
    "table_tokens: [energy, energy, energy, energy, energy]": "position",
    "players: {0: {wand: 99}}": "players.0.wand",
    "players: {0: {pentagram: 15}}": "players.0.pentagram",
    "players: {0: {specials: [energy+witch]}, 1: {specials: [energy+witch]}}": "players.1.specials",
    "players: {0: {tower: T0}, 1: {tower: T0}}": "players.1.tower",
    "players: {0: {tower: F0}}": "players.0.tower",
    "players: {0: {score: 999999999999999999}}": "",
    "round: 99": "round",
    "round: 0": "round",
    "owls_taken: [9, 0]": "position",
    "players: {0: {charges: 99}}": "players.0.charges",
    "players: {0: {used: [boost_energy]}}": "position",
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
