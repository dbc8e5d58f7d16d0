"""A wrong word in a scenario file is reported with its line and with what was meant; never is it passed over."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import pytest

from kociolek.catalog import GAMES, UnknownGame, game_named
from kociolek.cli import check, vocabulary
from kociolek.core.errors import KociolekError
from kociolek.scenario import BadScenario, play, read_file, scenario_files
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence

GOOD = """\
- title: A Nope cancels a card
  rule: good-vs-evil, Nope
  ruling: [N2]
  game: kittens
  seats: 3
  options: {edition: good_vs_evil}
  seed: 4
  position:
    hands: {0: [favor], 1: [nope, godcat], 2: [attack]}
    pile: [shuffle, exploding_kitten, ...]
    discard: [mercat]
    godcat: 1
    alive: [0, 1, 2]
    active: 0
    turns: 1
    attacked: false
  moves: ["0 play favor", "0 aim 2", "1 play nope", "* pass"]
  expect:
    asks: {prompt: turn, seats: [0]}
    hands: {0: [], 1: [godcat], 2: [attack]}
    discard: [nope, favor, ...]
    count: {where: hand 1, kind: godcat, is: 1}
    events: {2: ["noped 1", "fizzled 0 favor"]}
    sees: {2: {pile: [unknown, ...], knows: {1: [godcat]}}}
    illegal: ["1 draw", {"0 play favor": not-offered}]
    godcat: 1
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "some.yaml"
    file.write_text(text, "utf-8")
    return file


def fault(folder: Path, text: str) -> BadScenario:
    with pytest.raises(BadScenario) as raised:
        read_file(write(folder, text))
    for lang in LANGUAGES:
        assert error_sentence(texts(lang), raised.value).endswith((".", "?"))
    return raised.value


def test_the_example_is_good(tmp_path: Path) -> None:
    (scenario,) = read_file(write(tmp_path, GOOD))
    assert play(scenario) == []


@pytest.mark.parametrize(
    ("good", "wrong", "word", "meant"),
    [
        ("title:", "titel:", "titel", "title"),
        ("game: kittens", "game: kitens", "kitens", "kittens"),
        ("edition: good", "editon: good", "editon", "edition"),
        ("good_vs_evil}", "good_vs_evi}", "good_vs_evi", "good_vs_evil"),
        ("    hands: {0: [favor]", "    hand: {0: [favor]", "hand", "hands"),
        ("pile: [shuffle,", "pile: [shufle,", "shufle", "shuffle"),
        ("{0: [favor]", "{0: [favour]", "favour", "favor"),
        ("discard: [mercat]", "discard: [mercatt]", "mercatt", "mercat"),
        ("    turns: 1", "    turn: 1", "turn", "turns"),
        ('"0 play favor"', '"0 play favr"', "0 play favr", "0 play favor"),
        ('"0 aim 2"', '"0 aimm 2"', "0 aimm 2", "0 aim 2"),
        ('"* pass"', '"* pss"', "* pss", "* pass"),
        ('["1 draw"', '["1 drw"', "1 drw", "1 draw"),
        ('"0 play favor": not', '"0 play favur": not', "0 play favur", "0 play favor"),
        ("not-offered", "not-ofered", "not-ofered", "not-offered"),
        ("prompt: turn", "prompt: tern", "tern", "turn"),
        ("asks:", "ask:", "ask", "asks"),
        ("{prompt:", "{promt:", "promt", "prompt"),
        ("where: hand 1", "where: hnd 1", "hnd 1", "hand 1"),
        ("kind: godcat", "kind: gotcat", "gotcat", "godcat"),
        ("is: 1", "iss: 1", "iss", "is"),
        ('"noped 1"', '"nopd 1"', "nopd", "noped"),
        ('"fizzled 0 favor"', '"fizzled 0 favr"', "favr", "favor"),
        ("knows:", "knws:", "knws", "knows"),
        ("pile: [unknown", "pile: [unkown", "unkown", "unknown"),
        ("1: [godcat], 2", "1: [goddcat], 2", "goddcat", "godcat"),
    ],
)
def test_a_wrong_name_is_told_with_its_line(good: str, wrong: str, word: str, meant: str, tmp_path: Path) -> None:
    assert GOOD.count(good) >= 1
    line = GOOD[: GOOD.index(good)].count("\n") + 1 + good.startswith("\n")
    error = fault(tmp_path, GOOD.replace(good, wrong, 1))
    assert error.key == "scenario-bad"
    assert error.values == {"file": str(tmp_path / "some.yaml"), "line": str(line), "what": word, "meant": meant}
    said = error_sentence(texts("en"), error)
    assert f"some.yaml, line {line}: “{word}”" in said
    assert f"did you mean “{meant}”?" in said


@pytest.mark.parametrize(
    ("good", "wrong", "key"),
    [
        # things that are missing or there twice
        ("  game: kittens\n", "", "scenario-field-missing"),
        ("  seats: 3\n", "", "scenario-field-missing"),
        ("- title: A Nope cancels a card\n  rule", "- rule", "scenario-field-missing"),
        ("kind: godcat, ", "", "scenario-field-missing"),
        (GOOD[GOOD.index("  expect:") :], "", "scenario-field-missing"),
        (GOOD[GOOD.index("  expect:") :], "  expect: {}\n", "scenario-field-missing"),
        ("  seed: 4\n", "  seed: 4\n  seed: 5\n", "scenario-twice"),
        ("2: [attack]}\n    pile", "2: [attack], 2: []}\n    pile", "scenario-twice"),
        (GOOD, GOOD + GOOD, "scenario-twice"),
        # values of another shape
        ("seats: 3", "seats: three", "scenario-wrong-type"),
        ("seats: 3", "seats: [3]", "scenario-wrong-type"),
        ("seed: 4", "seed: -4", "scenario-wrong-type"),
        ("seed: 4", "seed: 04", "scenario-wrong-type"),
        ("attacked: false", "attacked: maybe", "scenario-wrong-type"),
        ("hands: {0: [favor]", "hands: {zero: [favor]", "scenario-wrong-type"),
        ("hands: {0: [favor]", "hands: {0: favor", "scenario-wrong-type"),
        ("discard: [mercat]", "discard: [mercat, ...]", "scenario-wrong-type"),
        ("discard: [mercat]", "discard:", "scenario-wrong-type"),
        ("    turns: 1", "    turns: 0", "scenario-wrong-type"),
        ('"0 play favor"', '"zero play favor"', "scenario-wrong-type"),
        ("asks: {prompt: turn, seats: [0]}", "asks: {}", "scenario-wrong-type"),
        ("{2: {pile: [unknown, ...], knows: {1: [godcat]}}}", "{2: {}}", "scenario-wrong-type"),
        (GOOD, "title: one\n", "scenario-wrong-type"),
        ("hands: {0: [favor]", "hands: {0: [favor, ...]", "scenario-wrong-type"),
        # seats, cards and options that this table does not have
        ("active: 0", "active: 3", "scenario-seat"),
        ('"0 aim 2"', '"3 aim 2"', "scenario-seat"),
        ('"noped 1"', '"noped 7"', "scenario-seat"),
        ("    sees: {2:", "    sees: {5:", "scenario-seat"),
        ("0: [favor],", "0: [skip],", "scenario-card-misplaced"),
        ("0: [favor],", "0: [exploding_kitten],", "scenario-card-misplaced"),
        ("0: [favor],", "0: [devilcat],", "scenario-card-misplaced"),
        ("pile: [shuffle,", "pile: [godcat,", "scenario-card-misplaced"),
        ("pile: [shuffle,", "pile: [shuffle, shuffle, shuffle,", "scenario-too-many-cards"),
        ("0: [favor],", "0: [godcat],", "scenario-too-many-cards"),
        ("seats: 3", "seats: 6", "scenario-cause"),
        ("edition: good_vs_evil", "edition: original, godcat_in_combos: 'on'", "scenario-cause"),
        # things that cannot both be so
        ("active: 0", "active: 0\n    active: 1", "scenario-twice"),
        ("alive: [0, 1, 2]", "alive: [0, 1]", "scenario-contradiction"),
        ("alive: [0, 1, 2]", "alive: [1, 2]", "scenario-contradiction"),
        ("alive: [0, 1, 2]", "alive: [1]", "scenario-all-dead"),
        ("    godcat: 1\n    alive", "    godcat: 2\n    alive", "scenario-contradiction"),
        ("    godcat: 1\n    alive", "    godcat: mat\n    alive", "scenario-contradiction"),
        ("knows: {1:", "knows: {2:", "scenario-contradiction"),
        ("  expect:\n", "  steps: []\n  expect:\n", "scenario-contradiction"),
        ("not-offered}]\n", "not-offered}]\n    error: bad-options\n", "scenario-contradiction"),
        ("[nope, favor, ...]", "[nope, ..., favor]", "scenario-after-rest"),
        # no scenario at all
        (GOOD, "", "no-scenarios"),
        (GOOD, "[]", "no-scenarios"),
        (GOOD, "- title: [", "scenario-not-yaml"),
        (GOOD, "- title: \x01", "scenario-not-yaml"),
        (GOOD, "a: b\n---\nc: d\n", "scenario-not-yaml"),
        (GOOD, "[" * 5000, "scenario-not-yaml"),
    ],
)
def test_what_a_file_cannot_say(good: str, wrong: str, key: str, tmp_path: Path) -> None:
    assert good in GOOD
    assert fault(tmp_path, GOOD.replace(good, wrong, 1)).key == key


def test_a_step_is_read_as_strictly(tmp_path: Path) -> None:
    steps = "- {title: t, game: kittens, seats: 2, steps: [{moves: [0 draw], expect: {activ: 1}}]}"
    error = fault(tmp_path, steps)
    assert (error.key, error.values["meant"]) == ("scenario-bad", "active")
    error = fault(tmp_path, steps.replace("expect: {activ: 1}", "except: {active: 1}"))
    assert (error.key, error.values["meant"]) == ("scenario-bad", "expect")
    error = fault(tmp_path, steps.replace("activ: 1", "error: bad-options"))
    assert error.key == "scenario-contradiction"


def test_the_cause_is_told_in_full(tmp_path: Path) -> None:
    error = fault(tmp_path, GOOD.replace("seats: 3", "seats: 6"))
    said = error_sentence(texts("en"), error)
    assert "some.yaml, line 5: The edition good_vs_evil is for 2 to 5 players, not 6;" in said


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="file-unreadable"):
        read_file(tmp_path / "nowhere.yaml")
    (tmp_path / "latin.yaml").write_bytes("- title: Wieża".encode("iso-8859-2"))
    with pytest.raises(BadScenario, match="file-not-text"):
        read_file(tmp_path / "latin.yaml")
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadScenario, match="no-scenarios"):
        scenario_files([tmp_path / "empty"])


# -- the commands -------------------------------------------------------------------------
def run(command: str, lang: str, *words: str) -> int:
    module = import_module(f"kociolek.cli.{command}")
    parser = argparse.ArgumentParser()
    module.arguments(parser, texts(lang))
    code: int = module.run(parser.parse_args(words), texts(lang))
    return code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_counts(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, GOOD)
    assert run("check", lang, str(file)) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    bad = GOOD.replace("A Nope cancels", "A Nope does not cancel").replace("prompt: turn", "prompt: aim")
    file.write_text(GOOD + bad, "utf-8")
    assert run("check", lang, "--verbose", str(tmp_path)) == 1
    lines = capsys.readouterr().out.replace("\xa0", " ").splitlines()  # Polish glues short words
    assert len(lines) == 4
    assert "A Nope cancels a card" in lines[0]
    assert lines[1].startswith(f"{file}:27: ")
    assert lines[1].endswith("A Nope does not cancel a card")
    assert all(word in lines[2] for word in ("45", "asks.prompt", "aim", "turn"))
    assert lines[3] == "1 passed, 1 failed"


def test_check_plays_nothing_if_one_file_is_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.yaml").write_text(GOOD.replace("prompt: turn", "prompt: aim"), "utf-8")
    write(tmp_path, GOOD.replace("favor", "favr"))
    with pytest.raises(KociolekError):
        run("check", "en", str(tmp_path))
    assert capsys.readouterr().out == ""


WORDS = {
    "kittens": ("play KIND", "triple KIND feral godcat", "tuck N", "aim SEAT", "favor.give", "stole SEAT OTHER KIND"),
    "wizardkittens": ("cast KIND", "pick SEAT N KIND", "dismiss N KIND", "swap N N", "aim SEAT", "effect.card"),
    "witchstone": ("go KIND", "token KIND", "walk N", "tile.turn", "witch_went SEAT KIND N"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WORDS)
def test_the_vocabulary_is_whole(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("vocabulary", lang, game) == 0
    page = capsys.readouterr().out
    for kind in GAMES[game].kind_names():
        assert f"\n  {kind} " in page
    for words in WORDS[game]:
        assert f"\n  {words}\n" in page
    for option in GAMES[game].schema():
        assert f"\n  {option.name}" in page
    assert run("vocabulary", lang, game, "--json") == 0
    assert f'"{GAMES[game].schema()[-1].name}": [' in capsys.readouterr().out


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame) as raised:
        game_named("kitten")
    assert error_sentence(texts("en"), raised.value) == "Unknown game “kitten”; did you mean “kittens”?"


def test_the_commands_have_their_names() -> None:
    assert (check.NAME, vocabulary.NAME) == ("check", "vocabulary")
