"""Boxes: a document that says little, is checked whole, and makes a game of its own."""

from __future__ import annotations

import copy
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kociolek.adapters.setups import BadSetup, game_of_word, game_word, prepared
from kociolek.box import GAMES, BadBox, built_in, from_text, game_with, of_document, parse, standard
from kociolek.box.toml import toml_of
from kociolek.box.words import differences
from kociolek.carddata import WIZARDKITTENS
from kociolek.catalog import boxed, game_of
from kociolek.components import witchstone
from kociolek.core.api import Choices, Game, State
from kociolek.core.errors import BadOptions, CorruptRecord
from kociolek.core.rng import seeded
from kociolek.match import Match
from kociolek.record import read, record_of, verify
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence

CARD = 'game = "wizardkittens"\nname = "Ours"\ncurses.hairball.value = 5\n'
ROAD = 'game = "witchstone"\nname = "Ours"\nconnections.W-T0 = 3\n'


def played(game: Game, seats: int, seed: int) -> State:
    state, out, chance = game.new(seats, {}, seeded(seed)), Choices(), seeded(seed, 9)
    while state.waiting:
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(chance.below(out.size)))
    return state


# -- identity -----------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_the_built_in_box_is_the_built_in_game(game: str) -> None:
    box = built_in(game)
    assert box.built_in
    assert boxed(game, box) is boxed(game, None)
    plain = WIZARDKITTENS if game == "wizardkittens" else witchstone()
    assert [action.text for action in game_with(box).actions] == [action.text for action in plain.actions]
    assert game_with(box).kind_names() == plain.kind_names()
    for seed in range(3):
        ours = played(game_with(box), 3, seed).dump().split("\n")
        theirs = played(plain, 3, seed).dump().split("\n")
        assert [line for line in ours if not line.startswith(("options", "components"))] == [
            line for line in theirs if not line.startswith(("options", "components"))
        ]


@pytest.mark.parametrize("source", [CARD, ROAD])
def test_one_line_changes_one_number_and_the_id_depends_on_the_values_only(source: str) -> None:
    box = parse(source)
    assert not box.built_in
    assert from_text(box.text) == box == of_document(json.loads(json.dumps(box.document())))
    assert parse("# a remark\n\n" + source.replace(" = ", "=")).id == box.id
    assert box.renamed("Theirs").id != box.id
    assert box.renamed("Theirs").content == box.content
    assert len(differences(standard(box.game), box)) == 1  # from what is played without it


@pytest.mark.parametrize("source", [CARD, ROAD])
def test_a_document_says_which_box_it_changes(source: str) -> None:
    first, newest = parse(f"base = 1\n{source}"), parse(f'base = "2"\n{source}')
    assert newest == parse(source)
    assert len(differences(built_in(first.game), first)) == 1
    assert first.nearest() == built_in(first.game)
    assert newest.nearest() == standard(first.game)
    for each in (first, newest):
        assert "base" not in each.document()  # a box says everything itself
        exported = toml_of(each)
        assert parse(exported) == each
        short = re.search(r'base = ".+"\n', exported)
        assert short is not None  # for those who delete what they do not change
        assert parse(short.group() + source) == each
    for value in ("3", '"standard"', "[]", "true"):
        with pytest.raises(BadBox) as caught:
            parse(f"base = {value}\n{source}", "mine.toml")
        assert caught.value.values["place"] == "mine.toml:1: "


BEFORE = {"wizardkittens": "5ebe3b0f6c2a6b37c364127e366e5393", "witchstone": "f0bcb820c77576002a0c708fd421306d"}


def test_the_ids_stay_the_same_for_ever() -> None:
    """Tables, records and links name boxes by id: a change here strands all of them."""
    assert [parse(f"base = 1\n{source}").id for source in (CARD, ROAD)] == list(BEFORE.values())
    assert parse(CARD).id == "03176a01ae762651f1978407fa953203"
    assert parse(ROAD).id == "cb7ec4193367710a458bd2d128f327fe"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_from_when_files_changed_the_first_box_means_what_it_meant(game: str) -> None:
    """These records were made before documents had a `base`, with a file that now changes another box."""
    record = read(Path(__file__).parent / "records" / f"{game}.jsonl")
    verify(record)
    box = from_text(record.box)
    assert box.id == BEFORE[game]
    assert [each.old for each in differences(built_in(game), box)] == [4 if game == "wizardkittens" else 2]
    assert game_of(game, record.box).box_id == box.id


def test_a_complete_document_takes_nothing_from_the_built_in_box() -> None:
    document = parse('game = "witchstone"\nconnections.W-T0 = "none"\n').document()
    assert "W-T0" not in of_document(document).document()["connections"]  # type: ignore[operator]
    del document["wand"]
    with pytest.raises(BadBox) as caught:
        of_document(document)
    assert caught.value.key == "box-field-missing"


# -- a table plays with it ----------------------------------------------------------------
@pytest.mark.parametrize("source", [CARD, ROAD])
def test_a_match_knows_its_box(source: str) -> None:
    box = parse(source)
    match = Match(boxed(box.game, box), 3, {}, 4)
    assert (match.game.box_id, match.game.box_text) == (box.id, box.text)
    assert game_of(box.game, match.game.box_text) is match.game
    dump = match.state.dump()
    assert match.game.load(dump).dump() == dump
    with pytest.raises((BadOptions, CorruptRecord)) as caught:
        game_of(box.game, "").load(dump)  # another box is refused, never guessed
    assert box.id[:12] in str(caught.value.values)
    view = match.view(0)
    assert match.game.read_view(json.loads(json.dumps(view.to_json()))).to_json() == view.to_json()


def test_two_boards_are_played_in_one_process() -> None:
    one = boxed("witchstone", parse(ROAD))
    other = boxed("witchstone", parse(ROAD.replace("= 3", '= "none"')))
    assert played(one, 3, 1).dump() != played(other, 3, 1).dump()
    assert witchstone().new(2, {}, seeded(1)).dump() == game_of("witchstone", "").new(2, {}, seeded(1)).dump()


# -- mistakes -----------------------------------------------------------------------------
MISTAKES: dict[str, tuple[str, str]] = {
    "no toml": ("curses = = 3", "box-not-toml"),
    "no json": ('{"game": "witchstone"', "box-not-toml"),
    "too long": ("#" * 100_001, "box-too-large"),
    "no game": ("curses.hairball.value = 5", "box-game-missing"),
    "unknown game": ('game = "chess"', "box-not-word"),
    "long name": (f'game = "witchstone"\nname = "{"x" * 61}"', "box-not-text"),
    "empty name": ('game = "witchstone"\nname = " "', "box-not-text"),
    "unknown section": ('game = "wizardkittens"\nhexes.snail.value = 4', "box-unknown-field"),
    "unknown card": ('game = "wizardkittens"\ncurses.hairbal.value = 4', "box-unknown-field"),
    "number as text": ('game = "wizardkittens"\ncurses.hairball.value = "5"', "box-not-whole"),
    "true for a number": ('game = "wizardkittens"\ncurses.hairball.value = true', "box-not-whole"),
    "fraction": ('game = "wizardkittens"\ncurses.hairball.value = 4.5', "box-not-whole"),
    "recipe": ('game = "wizardkittens"\ncurses.hairball.needs = "PPX"', "box-not-recipe"),
    "short recipe": ('game = "wizardkittens"\ncurses.hairball.needs = "PP"', "box-not-recipe"),
    "one group empty": (
        'game = "wizardkittens"\n' + "\n".join(f'curses.{c}.group = "hard"' for c in ("snail", "hairball", "yarn")),
        "box-group-small",
    ),
    "two of one name": ('game = "wizardkittens"\ncurses.hairball.en = "Snail"', "box-name-twice"),
    "effect that moves nothing": ('game = "wizardkittens"\nnew_rules.nr_dig.effect.from = "used"', "box-clash"),
    "three steps": ('game = "wizardkittens"\nchaos.loose_pages.steps = ["swap"]', "box-list-size"),
    "fifth step": ('game = "wizardkittens"\nchaos.loose_pages.steps.5 = "swap"', "box-no-item"),
    "39 scrolls": ('game = "witchstone"\nscrolls.boost_any.copies = 1', "box-scroll-count"),
    "a wand of two spaces": ('game = "witchstone"\nwand = ["light", "light"]', "box-list-size"),
    "a plain wand": (f'game = "witchstone"\nwand = {["light"] * 12}', "box-wand-plain"),
    "no witchstone": ('game = "witchstone"\nareas.W.kind = "forest"', "box-one-witchstone"),
    "three towers": ('game = "witchstone"\nareas.T0.kind = "forest"', "box-few-towers"),
    "an area less": ('game = "witchstone"\nareas.F0 = "none"', "box-area-count"),
    "areas on each other": ('game = "witchstone"\nareas.F0 = { x = 1, y = 1 }', "box-areas-touch"),
    "not a number": ('game = "witchstone"\nareas.F0.x = nan', "box-not-number"),
    "unknown end": ('game = "witchstone"\nconnections.W-Q9 = 2', "box-no-area"),
    "connection twice": ('game = "witchstone"\nconnections.T0-W = 2', "box-connection-twice"),
    "connection to itself": ('game = "witchstone"\nconnections.W-W = 2', "box-connection-self"),
    "length without points": ('game = "witchstone"\nconnections.W-T0 = 5', "box-length-without-points"),
    "area apart": (
        'game = "witchstone"\nconnections.F0-V0 = "none"\nconnections.V0-C0 = "none"\n'
        'connections.T3-V0 = "none"\nconnections.C3-V0 = "none"',
        "box-area-apart",
    ),
    "rising": ('game = "witchstone"\nwitchstone = [1, 2, 3, 5]', "box-witchstone-rising"),
    "crystal on a symbol": ('game = "witchstone"\ncauldron.black = [3, 0]', "box-mark-twice"),
    "crystal outside": ('game = "witchstone"\ncauldron.black = [5, 5]', "box-mark-outside"),
    "exit inside": ('game = "witchstone"\ncauldron.exits.wand = [[0, 0]]', "box-exit-inside"),
    "16 tiles": ('game = "witchstone"\ntiles.wand-scroll = 2', "box-tile-count"),
    "owls": ('game = "witchstone"\npentagram.owls.1 = [7, 6]', "box-owl-count"),
    "three gold": ('game = "witchstone"\npentagram.fields.1 = "gold"', "box-pentagram-count"),
    "start outside": ('game = "witchstone"\npentagram.start = 16', "box-start-outside"),
    "first gets less": ('game = "witchstone"\nwand.3.first = 0', "box-not-whole"),
    "unknown scroll": ('game = "witchstone"\nscrolls.riddle_energy = {}', "box-unknown-field"),
    "boost with tiers": ('game = "witchstone"\nscrolls.boost_any.tiers = [1, 2, 3]', "box-unknown-field"),
    "falling tiers": ('game = "witchstone"\nscrolls.cluster_wand.tiers = [6, 5, 4]', "box-tiers-falling"),
    "tokens": ('game = "witchstone"\nmagic_tokens.wand = 2', "box-token-count"),
    "shelf": ('game = "witchstone"\nshelves.1 = "any"', "box-shelf-missing"),
    "lap that pays for itself": ('game = "witchstone"\npentagram.fields = ["light"]', "box-list-size"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_refused_with_a_sentence_that_names_the_file(mistake: str) -> None:
    source, key = MISTAKES[mistake]
    with pytest.raises(BadBox) as caught:
        parse(source, "mine.toml")
    assert caught.value.key == key
    for lang in LANGUAGES:
        assert error_sentence(texts(lang), caught.value).startswith("mine.toml:")


def test_an_error_names_its_line() -> None:
    with pytest.raises(BadBox) as caught:
        parse(
            'game = "wizardkittens"\n\n[curses.snail]\nvalue = 4\n\n[curses.hairball]\nen = "Ball"\nvalue = 400\n',
            "a.toml",
        )
    assert caught.value.values["place"] == "a.toml:8: "


@pytest.mark.parametrize("document", [None, 3, [], {}, {"game": []}, {"game": "witchstone", "wand": {"x": {}}}])
def test_what_is_no_document_is_refused(document: Any) -> None:
    with pytest.raises(BadBox):
        of_document(document)


def test_a_document_is_not_changed_by_reading_it() -> None:
    document = parse(ROAD).document()
    kept = copy.deepcopy(document)
    of_document(document)
    assert document == kept


# -- records ------------------------------------------------------------------------------
@pytest.mark.parametrize("moves", [0, 60])
def test_a_record_of_the_first_release_with_own_components_names_that_release(moves: int) -> None:
    """It does not carry its board: a position or a move is wrong on the built-in one."""
    tiles = "tiles = { wand-scroll = 0, energy-witch = 2 }\n"
    box = parse(f'game = "witchstone"\nconnections = {{ W-T0 = "none", T0-V2 = 1 }}\n{tiles}')
    match = Match(boxed(box.game, box).at(1), 2, {}, 5)
    chance = seeded(3)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting()[0]
        options = match.options_of(seat)
        match.act(seat, options[chance.below(len(options))])
    old = replace(record_of(match), box="", release="")
    assert old.format() == 1
    with pytest.raises(CorruptRecord) as caught:
        verify(old)
    for lang in LANGUAGES:
        assert "0.1.0" in error_sentence(texts(lang), caught.value)


# -- adapters -----------------------------------------------------------------------------
@pytest.mark.parametrize("source", [CARD, ROAD])
def test_adapters_play_with_the_box_of_a_file(source: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(source, "utf-8")
    box = parse(source)
    made = prepared(box.game, 2, {"box": str(file)})
    assert made.game is boxed(box.game, box)
    assert game_of_word(game_word(made.game)) is made.game  # as a pickle finds it again
    assert prepared(box.game, 2, {}).game.box_id == standard(box.game).id
    with pytest.raises(BadSetup):
        prepared("kittens", 2, {"box": str(file)})
