"""Playing on from a position of a finished game: against bots, as any seat, with true or drawn hidden cards."""

from __future__ import annotations

import re

import pytest

from kociolek import record
from kociolek.catalog import GAMES
from kociolek.core.api import Seat
from kociolek.core.errors import CorruptRecord, KociolekError
from kociolek.core.rng import seeded
from kociolek.match import Match
from kociolek.record import Record, begin, position_after, record_of
from kociolek.server.tables.registry import position_of
from kociolek.server.wire import PlayOn
from server_kit import CALM, Person, Running, make_move


def played(game: str, moves: int, seats: int = 3) -> Record:
    """A game of players who choose by chance, stopped after some moves."""
    match, rng = Match(GAMES[game], seats, {}, 5, ["Ala", "Ola", "Ela"][:seats]), seeded(9)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting()[0]
        options = match.options_of(seat)
        match.act(seat, options[int(rng.below(len(options)))])
    return record_of(match)


def without_chance(dump: str) -> str:
    return re.sub(r"(?m)^rng .*$", "", dump)


@pytest.mark.parametrize("game", GAMES)
def test_true_cards_are_those_of_the_game(game: str) -> None:
    found = played(game, 12)
    there = position_after(found, 8)
    seat = there.waiting()[0]
    position = position_of(found, PlayOn(8, seat, "true"))
    assert without_chance(position) == without_chance(there.state.dump())


@pytest.mark.parametrize("game", GAMES)
def test_drawn_cards_fit_what_the_seat_knew(game: str) -> None:
    found = played(game, 12)
    there = position_after(found, 8)
    for seat in range(3):
        if there.playing(seat):
            dumps = [position_of(found, PlayOn(8, seat)) for _ in range(4)]
            for dump in dumps:
                assert there.game.load(dump).view(Seat(seat)) == there.view(seat)
            if game != "witchstone":  # its scrolls may all be known
                assert len({without_chance(dump) for dump in dumps}) > 1, "hidden cards are drawn"


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_such_a_game_can_be_replayed(game: str) -> None:
    found = played(game, 12)
    match = Match(GAMES[game], 3, found.options, 0, ["a", "b", "c"], position=position_of(found, PlayOn(8, 0)))
    for _ in range(6):
        seat = match.waiting()[0]
        match.act(seat, match.options_of(seat)[0])
    again = record.parse("\n".join(record.lines(record_of(match))))
    assert again.format() == 3
    record.verify(again)


def test_a_damaged_position_is_refused() -> None:
    found = played("kittens", 12)
    match = Match(GAMES["kittens"], 3, found.options, 0, [], position=position_of(found, PlayOn(8, 0)))
    lines = list(record.lines(record_of(match)))
    broken = record.parse("\n".join([lines[0].replace("hands", "hats"), *lines[1:]]))
    with pytest.raises(CorruptRecord):
        begin(broken)


def test_nobody_goes_on_where_the_seat_is_out_or_the_game_is_over() -> None:
    found = played("kittens", 10_000)
    assert found.end == record.OVER
    for asked in (PlayOn(len(found.moves), 0), PlayOn(len(found.moves) + 1, 0), PlayOn(0, 3)):
        with pytest.raises(KociolekError, match="play-on-impossible"):
            position_of(found, asked)


def test_another_move_is_tried_from_what_the_player_knew(server: Running) -> None:
    """The options of the decision are listed, and the tried move is weighed against the one played."""
    ala = server.person("Ala")
    table = ala.make("kittens", seats=2, bots=1, start=True, **CALM)
    while make_move(table, [ala]):
        pass
    kept = record.parse(ala.get(f"/api/tables/{table}/record"))
    by_bot = next(number for number, (seat, _) in enumerate(kept.moves, start=1) if seat == 1)
    for number in (1, by_bot):
        seat, played_move = kept.moves[number - 1]
        there = position_after(kept, number - 1)
        listed = ala.post(f"/api/tables/{table}/what-if", {"number": number})
        texts = [choice["text"] for choice in listed["choices"]]
        assert texts == [option.text for option in there.view(seat).options]
        assert listed["moves"] == []
        other = next((text for text in texts if text != played_move), played_move)
        weighed = ala.post(f"/api/tables/{table}/what-if", {"number": number, "move": other})["moves"]
        assert [each["move"] for each in weighed] == list(dict.fromkeys([other, played_move]))
        assert all(0 <= each["value"] <= 1 for each in weighed)
    for wrong in ({"number": 1, "move": "sing"}, {"number": len(kept.moves) + 1}):
        assert ala.post(f"/api/tables/{table}/what-if", wrong, 404)["error"]["key"] == "no-such-thing"


def test_decisions_of_others_are_not_weighed(server: Running) -> None:
    """As in the analysis: what a person gave away is told to that person only."""
    seated, table = finished(server)
    seat = record.parse(seated[0].get(f"/api/tables/{table}/record")).moves[0][0]  # the other may never have moved
    refused = seated[1 - seat].post(f"/api/tables/{table}/what-if", {"number": 1}, 403)
    assert refused["error"]["key"] == "what-if-private"


def finished(server: Running) -> tuple[list[Person], str]:
    seated = [server.person("Ala"), server.person("Ola")]
    table = seated[0].make("kittens", seats=2, **CALM)
    seated[1].sit(table)
    seated[0].do(table, "start")
    number = 0
    while make_move(table, seated, number):
        number += 1
    return seated, table


@pytest.mark.parametrize("cards", ["drawn", "true"])
def test_a_new_table_goes_on_against_bots(server: Running, cards: str) -> None:
    (ala, ola), table = finished(server)
    fresh = ola.post(f"/api/tables/{table}/play-on", {"move": 1, "seat": 0, "cards": cards, "bot": "easy"})["table"]
    info = ola.get(f"/api/tables/{fresh}")
    assert [seat["bot"] for seat in info["seats"]] == [None, "easy"]
    assert not info["setup"]["rated"]
    assert info["setup"]["tempo"] == "relaxed", "nobody is hurried"
    before = ola.get(f"/api/tables/{table}/replay?eyes=0&protocol=2")[1]["view"]
    now = ola.state(fresh)["view"]
    assert now["hand"] == before["hand"]
    ala.get(f"/api/tables/{fresh}/state?protocol=2", 403)


def test_a_running_game_cannot_be_gone_on_from(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("kittens", seats=2, **CALM)
    ola = server.person("Ola")
    ola.sit(table)
    ala.do(table, "start")
    refused = ala.post(f"/api/tables/{table}/play-on", {"move": 0, "seat": 1, "cards": "true"}, 409)
    assert refused["error"]["key"] == "record-not-yet"


def test_the_game_is_played_to_its_end_and_kept(server: Running) -> None:
    """Its record names the position, verifies, and can be gone on from again."""
    (_, ola), table = finished(server)
    fresh = ola.post(f"/api/tables/{table}/play-on", {"move": 1, "seat": 0, "bot": "random"})["table"]
    number = 0
    while make_move(fresh, [ola], number):
        number += 1
    kept = record.parse(ola.http.get(f"/api/tables/{fresh}/record").text)
    assert kept.format() == 3
    assert kept.fair is None
    record.verify(kept)
    assert ola.get(f"/api/tables/{fresh}/draws") == []
    again = ola.post(f"/api/tables/{fresh}/play-on", {"move": 0, "seat": 0})["table"]
    first = ola.get(f"/api/tables/{fresh}/replay?eyes=0&protocol=2")[0]["view"]
    assert ola.state(again)["view"]["hand"] == first["hand"]
