"""Records: atomic writing, strict reading, replay to the same position, golden records."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from kociolek.bots import Clock, bot_named
from kociolek.catalog import GAMES
from kociolek.core.errors import CorruptRecord, IllegalAction, KociolekError
from kociolek.core.rng import SEARCH, seeded
from kociolek.match import LEAVE, Match
from kociolek.record import OVER, STOPPED, Record, begin, lines, parse, read, record_of, replay, verify, write
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence
from source_tree import ROOT

GOLDEN = sorted((ROOT / "tests" / "golden").rglob("*.jsonl"))


def played(seats: int = 4, moves: int = 10_000, leaves: int = -1, **options: str) -> Match:
    """Play a game between bots; seat 1 leaves before move number `leaves`."""
    match = Match(GAMES["kittens"], seats, options, seed=11, players=["Ala", "Łucja", "Ela", "Ola"][:seats])
    bot = bot_named("easy", GAMES["kittens"], seeded(11, SEARCH))
    while not match.over and len(match.moves) < moves:
        if len(match.moves) == leaves:
            match.leave(1)
        else:
            seat = match.waiting()[0]
            match.act(seat, bot.choose(match.view(seat), Clock()))
    return match


def text_of(record: Record) -> str:
    return "".join(line + "\n" for line in lines(record))


# -- golden -------------------------------------------------------------------------------
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_records_stay_true(path: Path) -> None:
    """After an intended change of the rules run `make golden`."""
    record = read(path)
    verify(record)
    assert text_of(record) == path.read_text("utf-8")
    assert len(record.moves) + 2 <= 200


def test_golden_records_cover_the_game() -> None:
    records = [record for record in map(read, GOLDEN) if record.game == "kittens"]
    assert {record.options["edition"] for record in records} == {"original", "party_pack", "good_vs_evil"}
    assert {2, 3, 4, 5, 6, 10} <= {record.seats for record in records}
    assert {record.end for record in records} == {OVER, STOPPED}
    moves = {text.split()[0] for record in records for _, text in record.moves}
    words = "pass draw play godcat pair triple five add fetch aim name give explode tuck put keep swap hold leave"
    assert set(words.split()) <= moves
    for option in GAMES["kittens"].schema():  # a box that is off is left out
        assert set(option.values) <= {record.options.get(option.name, option.values[0]) for record in records}


def test_golden_records_cover_wizard_kittens() -> None:
    records = [record for record in map(read, GOLDEN) if record.game == "wizardkittens"]
    assert {record.seats for record in records} == {2, 3, 4}
    assert {record.end for record in records} == {OVER, STOPPED}
    moves = {text.split()[0] for record in records for _, text in record.moves}
    assert moves == {action.verb for action in GAMES["wizardkittens"].actions} | {"leave"}
    for option in GAMES["wizardkittens"].schema():
        assert set(option.values) <= {record.options.get(option.name) for record in records}


# -- round trip ---------------------------------------------------------------------------
@pytest.mark.parametrize("moves", [0, 1, 25, 10_000])
@pytest.mark.parametrize("leaves", [-1, 7])
def test_what_is_written_reads_back(tmp_path: Path, moves: int, leaves: int) -> None:
    match = played(moves=moves, leaves=leaves, edition="good_vs_evil")
    path = tmp_path / "game.jsonl"
    write(record_of(match), path)
    found = read(path)
    assert found == record_of(match)
    assert found.end == (OVER if match.over else STOPPED)
    verify(found)
    assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_replay_passes_through_the_same_positions() -> None:
    match = played(3, edition="party_pack")
    again = begin(record_of(match))
    told = [event.verb for events in replay(record_of(match), again) for event in events]
    assert again.state.dump() == match.state.dump()
    assert told[-1] == "won"


def test_the_door_refuses_what_is_not_asked() -> None:
    match = played(moves=0)
    with pytest.raises(IllegalAction) as refused:
        match.do(0, "play nope")
    assert refused.value.key == "illegal-move"
    assert "draw" in refused.value.values["legal"]
    with pytest.raises(IllegalAction) as refused:
        match.do(1, "draw")
    assert refused.value.values["legal"] == "none"
    with pytest.raises(IllegalAction) as refused:
        match.do(0, "drwa")
    assert refused.value.values["meant"] == "draw"
    assert match.moves == []


def test_nobody_leaves_twice() -> None:
    match = played(moves=0)
    match.leave(1)
    for seat in (1, 4, -1):
        with pytest.raises(IllegalAction):
            match.do(seat, LEAVE)
    assert match.moves == [(1, LEAVE)]


# -- damage -------------------------------------------------------------------------------
def set_field(line: int, field: str, value: object) -> Callable[[list[str]], None]:
    def damage(rows: list[str]) -> None:
        rows[line] = json.dumps({**json.loads(rows[line]), field: value})

    return damage


def set_line(line: int, text: str) -> Callable[[list[str]], None]:
    def damage(rows: list[str]) -> None:
        rows[line] = text

    return damage


DAMAGES: list[tuple[Callable[[list[str]], object], str, str | None]] = [
    (set_line(4, '{"seat": 0, "mov'), "record-damaged", "5"),
    (set_line(4, "[" * 100_000), "record-damaged", "5"),
    (set_line(4, "7"), "record-damaged", "5"),
    (set_line(4, ""), "record-damaged", "5"),
    (set_line(4, '{"seat": 0}'), "record-field-bad", "5"),
    (set_line(4, '{"seat": 0, "move": "draw", "why": 1}'), "record-field-bad", "5"),
    (set_field(4, "seat", "0"), "record-field-bad", "5"),
    (set_field(4, "seat", True), "record-field-bad", "5"),
    (set_field(4, "move", 7), "record-field-bad", "5"),
    (set_field(4, "seat", 9), "record-unknown-seat", "5"),
    (set_field(4, "seat", 10**40), "record-unknown-seat", "5"),
    (set_field(4, "move", "sing a song"), "record-bad-move-text", "5"),
    (set_field(4, "move", "tuck 3"), "record-illegal-move", "5"),
    (set_line(0, '{"game": "chess"}'), "record-not-ours", None),
    (set_field(0, "kociolek", 4), "record-foreign-format", None),
    (set_field(0, "kociolek", 3), "record-field-bad", "1"),
    (set_field(0, "game", "chess"), "record-foreign-game", None),
    (set_field(0, "game", ["kittens"]), "record-foreign-game", None),
    (set_field(0, "rules", 99), "rules-unknown", None),
    (set_field(0, "seats", 40), "record-field-bad", "1"),
    (set_field(0, "seats", 2.5), "record-field-bad", "1"),
    (set_field(0, "options", {"edition": "cats"}), "record-field-bad", "1"),
    (set_field(0, "options", []), "record-field-bad", "1"),
    (set_field(0, "seed", None), "record-field-bad", "1"),
    (set_field(0, "players", ["Ala"]), "record-field-bad", "1"),
    (set_field(0, "players", [1, 2, 3, 4]), "record-field-bad", "1"),
    (set_field(-1, "winners", [9]), "record-field-bad", "last"),
    (set_field(-1, "winners", [float("nan")]), "record-field-bad", "last"),
    (set_field(-1, "scores", [1.0]), "record-field-bad", "last"),
    (set_field(-1, "end", "stopped"), "record-field-bad", "last"),
    (set_field(-1, "digest", "0" * 64), "digest-mismatch", None),
    (set_field(0, "seed", 12), "record-illegal-move", None),
    (lambda rows: rows.pop(), "record-cut-off", None),
    (lambda rows: rows.insert(3, rows[-1]), "record-field-bad", "4"),
    (lambda rows: rows.clear(), "record-empty", None),
]


@pytest.mark.parametrize(("damage", "key", "line"), DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_found_and_named(damage: Callable[[list[str]], None], key: str, line: str | None) -> None:
    match = played(edition="good_vs_evil")
    rows = list(lines(record_of(match)))
    last = str(len(rows))
    damage(rows)
    with pytest.raises(CorruptRecord) as found:
        verify(parse("\n".join(rows)))
    assert found.value.key == key
    if line is not None:
        assert found.value.values["line"] == (last if line == "last" else line)
    for lang in LANGUAGES:
        assert "\n" not in error_sentence(texts(lang), found.value)


def test_moves_after_the_end_are_refused() -> None:
    match = played()
    record = record_of(match)
    longer = Record(**{**vars(record), "moves": [*record.moves, (0, "draw")]})
    with pytest.raises(CorruptRecord) as found:
        verify(longer)
    assert found.value.key == "record-illegal-move"


# -- files --------------------------------------------------------------------------------
def test_nothing_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine")
    with pytest.raises(KociolekError) as refused:
        write(record_of(played(moves=3)), path)
    assert refused.value.key == "file-exists"
    assert path.read_text() == "mine"


def test_an_unwritable_place_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(KociolekError) as refused:
        write(record_of(played(moves=3)), tmp_path / "game.jsonl")
    assert refused.value.key == "file-unwritable"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "reason"), [("no/game.jsonl", "missing"), ("file/game.jsonl", "no-folder")])
def test_there_must_be_a_folder(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(KociolekError) as refused:
        write(record_of(played(moves=3)), tmp_path / name)
    assert refused.value.values["reason"] == reason


def test_what_is_no_record_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    for wrong, key in ((path, "file-not-text"), (tmp_path, "file-unreadable"), (tmp_path / "no", "file-unreadable")):
        with pytest.raises(KociolekError) as refused:
            read(wrong)
        assert refused.value.key == key
