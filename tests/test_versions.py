"""Versions of the rules: earlier ones are played on, others are refused with the release that plays them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kociolek import box
from kociolek.bots import Clock, bot_named
from kociolek.catalog import CHOSEN, GAMES, boxed
from kociolek.core.errors import CorruptRecord, ForeignRules
from kociolek.core.rng import SEARCH, seeded
from kociolek.core.versions import RulesVersion
from kociolek.fair import Fair, commitment_to
from kociolek.match import Match
from kociolek.record import Record, lines, parse, record_of, verify
from kociolek.server import entries as log
from kociolek.server.boxes import Shelf
from kociolek.server.store.check import replay
from kociolek.server.wire import TableSettings
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence
from source_tree import ROOT

SECRET = bytes(32)


@pytest.fixture(params=GAMES)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def next_version(key: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Add a major version to a game, as a release with changed rules would, and one that is no longer played."""
    game = GAMES[key]
    versions = game.history.versions
    before = list(versions)
    newest = before[-1].major + 1
    versions.insert(0, RulesVersion(0, 7, "0.0.1", "0.0.9"))
    versions.append(RulesVersion(newest, 0, "0.9.0"))
    monkeypatch.setitem(GAMES._made, key, game.at(newest))
    yield newest
    versions[:] = before
    game.others.clear()


def played(match: Match, moves: int = 40) -> Match:
    bot = bot_named("random", match.game, seeded(3, SEARCH))
    while not match.over and len(match.moves) < moves:
        seat = match.waiting()[0]
        match.act(seat, bot.choose(match.view(seat), Clock()))
    return match


def text_of(record: Record) -> str:
    return "".join(f"{line}\n" for line in lines(record))


def changed(record: Record, **fields: object) -> str:
    header, *rest = text_of(record).splitlines()
    return "\n".join([json.dumps({**json.loads(header), **fields}), *rest])


def refusal(text: str) -> tuple[str, str]:
    """Return the key and the English sentence of the error that a record gives."""
    with pytest.raises(ForeignRules) as found:
        verify(parse(text))
    for lang in LANGUAGES:
        assert "\n" not in error_sentence(texts(lang), found.value)
    return found.value.key, error_sentence(texts("en"), found.value)


def test_a_game_knows_its_versions(key: str) -> None:
    game = GAMES[key]
    newest = game.history.newest
    assert (newest.major, newest.last) == (game.version, "")
    numbers = [(each.major, each.minor) for each in game.history.versions]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == (1, 0)
    assert game.at(game.version) is game


@pytest.mark.once
def test_the_table_of_versions_is_true() -> None:
    rows = [line.strip("| \n").split(" | ") for line in (ROOT / "docs" / "records.md").read_text("utf-8").splitlines()]
    found = [row for row in rows if row[0] in GAMES]
    known = [
        [key, str(each), each.since, each.last or "played"]
        for key, game in GAMES.items()
        for each in game.history.versions
    ]
    assert found == known


def test_records_of_every_played_version_are_golden(key: str) -> None:
    found = {parse(path.read_text("utf-8")).rules for path in (ROOT / "tests" / "golden" / key).rglob("*.jsonl")}
    assert found == set(GAMES[key].history.played())


def test_the_version_of_a_game_is_in_its_position_and_views(key: str, next_version: int) -> None:
    for version in GAMES[key].history.played():
        game = GAMES[key].at(version)
        match = played(Match(game, 2, {}, 5), 12)
        assert match.state.dump().splitlines()[0] == f"rules {key} {version}"
        assert game.load(match.state.dump()).dump() == match.state.dump()
        view = match.view(0)
        assert view.to_json()["version"] == version
        again = GAMES[key].read_view(view.to_json())  # as a bot in another process reads it
        assert again.to_json() == view.to_json()
        imagined = GAMES[key].imagine(again, seeded(1))
        assert imagined.dump().splitlines()[0] == f"rules {key} {version}"
        imagined.for_search()
        assert imagined.clone().dump().splitlines()[0] == f"rules {key} {version}"


def test_a_record_is_replayed_by_the_rules_it_was_played_with(key: str, next_version: int) -> None:
    for version in GAMES[key].history.played():
        record = record_of(played(Match(GAMES[key].at(version), 2, {}, 5)))
        again = parse(text_of(record))
        assert again == record
        assert again.rules == version
        verify(again)


def test_the_randomness_of_a_live_table_stays_that_of_its_version(key: str, next_version: int) -> None:
    fair = Fair("t1", SECRET, commitment_to(SECRET, "t1"), ("", ""))
    old = played(Match(GAMES[key].at(next_version - 1), 2, {}, 0, fair=fair))
    verify(parse(text_of(record_of(old))))
    new = Match(GAMES[key], 2, {}, 0, fair=fair)
    assert new.state.dump().partition("\n")[2] != begun(old).partition("\n")[2]


def begun(match: Match) -> str:
    return Match(match.game, match.seats, match.options, 0, fair=match.fair).state.dump()


def test_records_name_the_release_that_plays_them(key: str, next_version: int) -> None:
    record = record_of(played(Match(GAMES[key], 2, {}, 5)))
    header = json.loads(text_of(record).partition("\n")[0])
    assert (header["kociolek"], header["rules"], header["minor"], header["release"]) == (2, next_version, 0, "0.9.0")
    first = json.loads(text_of(record_of(played(Match(GAMES[key].at(1), 2, {}, 5)))).partition("\n")[0])
    assert first["kociolek"] == 1  # which the first release reads
    assert not {"minor", "release"} & first.keys()


def test_rules_that_are_gone_name_the_last_release(key: str, next_version: int) -> None:
    text = changed(record_of(played(Match(GAMES[key], 2, {}, 5))), rules=0)
    found, sentence = refusal(text)
    assert found == "rules-gone"
    assert "0.0.9" in sentence


def test_rules_to_come_name_their_release(key: str) -> None:
    record = record_of(played(Match(GAMES[key], 2, {}, 5)))
    future = GAMES[key].version + 1
    text = changed(record, kociolek=2, rules=future, minor=3, release="7.1.0")
    found, sentence = refusal(text)
    assert found == "rules-unknown"
    assert f"{future}.3" in sentence
    assert "7.1.0" in sentence
    assert refusal(changed(record, rules=future))[0] == "rules-unknown"


def test_a_newer_minor_version_is_read_as_far_as_it_is_known(key: str) -> None:
    record = record_of(played(Match(GAMES[key], 2, {}, 5)))
    newer = {"kociolek": 2, "minor": GAMES[key].history.newest.minor + 1, "release": "7.1.0"}
    verify(parse(changed(record, **newer)))  # it uses nothing new
    found, sentence = refusal(changed(record, **newer, options={**record.options, "moonlight": "on"}))
    assert found == "rules-unknown"
    assert "7.1.0" in sentence
    rows = changed(record, **newer).splitlines()
    rows[3] = json.dumps({"seat": 0, "move": "play moonlight"})
    assert refusal("\n".join(rows))[0] == "rules-unknown"


def test_a_live_table_goes_on_by_its_rules(key: str, next_version: int) -> None:
    def table(rules: int) -> list[tuple[int, int, str]]:
        setup = TableSettings(key, 2, {})
        made = [log.Made("t1", "ABCD", setup, SECRET.hex(), "p"), log.Started(rules, ["", ""], ["Ala", "Ola"])]
        return [(seq, 0, log.encode(entry).decode()) for seq, entry in enumerate(made)]

    for version in GAMES[key].history.played():
        match = replay(table(version), "t1", Shelf()).match
        assert match is not None
        assert match.game.version == version
    for version, error, word in ((0, "table-rules-gone", "0.0.9"), (99, "table-rules-unknown", "99")):
        with pytest.raises(ForeignRules) as found:
            replay(table(version), "t1", Shelf())
        assert found.value.key == error
        for lang in LANGUAGES:
            assert word in error_sentence(texts(lang), found.value)


def test_scenarios_may_name_a_version(tmp_path: Path, key: str, next_version: int) -> None:
    from kociolek.scenario.item import BadScenario
    from kociolek.scenario.player import begin
    from kociolek.scenario.reader import read_file

    file = tmp_path / "old.yaml"
    text = "- {title: old, game: %s, seats: 2, rules: %d, expect: {winner: []}}\n"
    file.write_text(text % (key, next_version - 1))
    [scenario] = read_file(file)
    assert begin(scenario).state.dump().splitlines()[0] == f"rules {key} {next_version - 1}"
    file.write_text(text % (key, 99))
    with pytest.raises(BadScenario) as found:
        read_file(file)
    assert "99" in error_sentence(texts("en"), found.value)


# -- boxes --------------------------------------------------------------------------------
OWN = {
    "wizardkittens": 'game = "wizardkittens"\nname = "Our copy"\ncurses.snail.value = 9\n',
    "witchstone": 'game = "witchstone"\nname = "Our board"\nconnections.W-T0 = 3\n',
}
# The built-in boxes that records without a box, and tables of release 0.1.0, were played with. They never change: a
# redesign is another box with its own id.
FIRST_BOXES = {"wizardkittens": "8b386c1e7cab3b1731e187af210ddb51", "witchstone": "5691573d598e0e0fe674bc0536a37622"}


@pytest.fixture(params=OWN)
def own(request: pytest.FixtureRequest) -> box.Box:
    return box.parse(OWN[request.param])


@pytest.mark.parametrize("game", FIRST_BOXES)
def test_the_first_built_in_box_never_changes(game: str) -> None:
    assert box.built_in(game).id == FIRST_BOXES[game]


def test_a_record_carries_its_box(own: box.Box, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(played(Match(boxed(own.game, own), 2, {}, 5)))
    text = text_of(record)
    header = json.loads(text.partition("\n")[0])
    assert header["box"]["id"] == own.id
    assert header["box"]["document"]["name"] == own.name
    assert (header["kociolek"], header["release"]) == (2, "0.2.0")
    other = own.renamed("Another one")
    for default in (GAMES[own.game], boxed(own.game, other)):  # whatever the program plays by default
        monkeypatch.setitem(CHOSEN, own.game, default)
        assert parse(text) == record
        verify(parse(text))


def test_a_record_without_a_box_means_the_built_in_one(own: box.Box, monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of(played(Match(GAMES[own.game], 2, {}, 5)))
    monkeypatch.setitem(CHOSEN, own.game, boxed(own.game, own))
    verify(parse(text_of(record)))
    assert "box" not in json.loads(text_of(record).partition("\n")[0])


def test_a_changed_box_is_found(own: box.Box) -> None:
    record = record_of(played(Match(boxed(own.game, own), 2, {}, 5)))
    document = {**own.document(), "name": "forged"}
    bad: list[object] = [None, [], {}, {"id": own.id}, {"id": own.id, "document": document}]
    bad += [{"id": own.id, "document": {}}, {"id": own.id, "document": {"game": "kittens"}}, {"id": 7, "document": 7}]
    for value in bad:
        with pytest.raises(CorruptRecord) as found:
            parse(changed(record, box=value))
        for lang in LANGUAGES:
            assert "\n" not in error_sentence(texts(lang), found.value)
