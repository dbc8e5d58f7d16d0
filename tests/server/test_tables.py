"""Tables: joining, seats, hosts, lobby, spectators, chat and rematches."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import pytest

from kociolek import record
from kociolek.draws import draws_of
from kociolek.server.limits import Limits
from kociolek.server.tables.answer_times import NEVER
from kociolek.server.tables.tempo import PACES
from server_kit import Person, Running, running, settings_for, until


def start_two(server: Running, game: str = "kittens", **setup: Any) -> tuple[Person, Person, str]:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(game, **setup)
    ola.sit(table)
    ala.do(table, "start")
    return ala, ola, table


def test_two_steps_from_a_link_to_a_seat(server: Running) -> None:
    table = server.person("Ala").make()
    ola = server.person("Ola")  # the first step
    assert ola.sit(table)["messages"][-1] == {"type": "ack", "id": "", "done": True}  # the second
    assert [seat["name"] for seat in ola.table(table)["seats"]] == ["Ala", "Ola"]


def test_a_table_can_be_found_by_its_code_as_long_as_it_waits(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make()
    code = ala.table(table)["code"]
    assert len(code) == 6
    assert ola.get(f"/api/codes/{code.lower()}") == {"table": table, "commitment": "", "evening": False}
    ola.sit(table)
    ala.do(table, "start")
    assert ala.table(table)["code"] is None
    ola.get(f"/api/codes/{code}", 404)


def test_ids_cannot_be_guessed(server: Running) -> None:
    ala = server.person("Ala")
    ids = {ala.make() for _ in range(20)}
    assert len(ids) == 20
    assert all(len(id) == 22 for id in ids)
    assert len({id[:3] for id in ids}) > 15
    ala.get(f"/api/tables/{'A' * 22}", 404)


def test_the_lobby_lists_what_wants_to_be_listed(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    private = ala.make()
    listed = ala.make("witchstone", listed=True, tempo="days", language="pl")
    kittens = ala.make("kittens", listed=True)

    def lobby(query: str) -> set[str]:
        return {row["id"] for row in ola.get(f"/api/tables?{query}")["tables"]} & {private, listed, kittens}

    assert lobby("") == {listed, kittens}
    assert lobby("game=witchstone") == lobby("tempo=days") == lobby("language=pl") == {listed}
    ola.sit(kittens)
    assert lobby("free=1") == {listed}


def test_forgotten_tables_do_not_push_others_out_of_the_lobby(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store)) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        forgotten = [ala.make(listed=True) for _ in range(3)]
        waits = ola.make(listed=True)
        line = ola.open(waits)
        line.wait("hello")
        shown = [row["id"] for row in ala.get("/api/tables")["tables"]]
        assert shown[0] == waits
        assert sorted(shown[1:]) == sorted(forgotten)


def test_open_tables_are_still_in_the_lobby_after_a_restart(new_store: Callable[[], str]) -> None:
    store = new_store()
    with running(settings_for(store)) as server:
        listed, private = server.person("Ala").make(listed=True), server.person("Ola").make()
    with running(settings_for(store)) as server:
        rows = [row["id"] for row in Person(server.port).get("/api/tables")["tables"]]
        assert listed in rows
        assert private not in rows


def test_who_is_out_and_leaves_is_gone_for_good(new_store: Callable[[], str]) -> None:
    """Also after a restart: nobody waits for them, and the table is not listed as theirs."""
    store = new_store()
    with running(settings_for(store)) as server:
        people = [server.person(name) for name in ("Ala", "Ola", "Ela")]
        table = people[0].make(seats=3, tempo="relaxed", window=3600)
        for person in people[1:]:
            person.sit(table)
        people[0].do(table, "start")
        live = server.server.registry.tables[table]

        def somebody_is_out() -> int | None:
            match = live.table.match
            seat = match.waiting()[0]
            options = [action.text for action in match.options_of(seat)]
            move = next((each for each in ("pass", "draw") if each in options), options[-1])
            people[seat].post(f"/api/tables/{table}/move", {"move": move})
            out = [seat for seat in range(3) if not live.table.match.playing(seat)]
            return out[0] + 1 if out else None

        out = until(somebody_is_out) - 1
        people[out].do(table, "leave")
        assert people[out].do(table, "claim", 403)["error"]["key"] == "not-seated"
        cookie = people[out].cookie
    with running(settings_for(store)) as server:
        gone = Person(server.port, cookie=cookie)
        assert gone.get("/api/me/tables")["tables"] == []
        assert gone.do(table, "claim", 403)["error"]["key"] == "not-seated"
        info = gone.table(table)
        assert info["status"] == "playing"
        assert info["host"] != gone.id


def test_the_host_governs_and_nobody_else(server: Running) -> None:
    ala, ola, ela = (server.person(name) for name in ("Ala", "Ola", "Ela"))
    table = ala.make(seats=3)
    ola.sit(table)
    for what, fields in (
        ("start", {}),
        ("kick", {"seat": 0}),
        ("bot", {"seat": 2, "bot": "random"}),
        ("host", {"seat": 1}),
    ):
        assert ola.do(table, what, 403, **fields)["error"]["key"] == "host-only"
    assert ala.do(table, "start", 409)["error"]["key"] == "seats-free"
    ala.do(table, "bot", seat=2, bot="random")
    assert ela.sit(table, status=409)["error"]["key"] == "table-full"
    ala.do(table, "kick", seat=1)
    ela.sit(table)
    assert ola.sit(table, status=403)["error"]["key"] == "kicked-before"
    ala.do(table, "host", seat=1)
    assert ela.table(table)["host"] == ela.id
    ela.do(table, "bot", seat=2, bot=None)
    ela.do(table, "setup", setup={"game": "kittens", "seats": 2, "options": {"edition": "good_vs_evil"}})
    assert len(ela.table(table)["seats"]) == 2
    ela.do(table, "setup", 400, setup={"game": "kittens", "seats": 9})
    ela.do(table, "start")
    assert ela.do(table, "setup", 409, setup={"game": "kittens"})["error"]["key"] == "game-has-begun"


def test_the_next_one_becomes_host_and_an_empty_table_closes(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make()
    ola.sit(table)
    ala.do(table, "leave")
    assert ola.table(table)["host"] == ola.id
    ola.do(table, "leave")
    assert ola.table(table)["status"] == "closed"


def test_a_host_who_vanishes_is_replaced_by_somebody_who_is_there(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def patience(seconds: float) -> None:
        monkeypatch.setitem(PACES, "live", replace(PACES["live"], host=seconds / server.settings.pace))

    ala, ola, ela = (server.person(name) for name in ("Ala", "Ola", "Ela"))
    table = ala.make(seats=4)
    ola.sit(table)  # and is not connected
    ela.sit(table)
    clocks = server.server.registry.tables[table].clocks
    line = ela.open(table)
    line.wait("hello")
    patience(3600)
    for _ in range(2):  # who comes back in time stays what they are
        host = ala.open(table)
        until(lambda: clocks.host_due() == NEVER)
        host.close()
        until(lambda: clocks.host_due() < NEVER)
        assert ola.table(table)["host"] == ala.id
    host = ala.open(table)
    host.wait("hello")
    patience(0.2)
    host.close()
    line.wait("table", lambda message: bool(message["table"]["host"] == ela.id))
    assert ala.do(table, "start", 403)["error"]["key"] == "host-only"
    ela.do(table, "bot", seat=3, bot="random")
    ela.do(table, "start")


def test_no_jumping_to_another_seat_once_somebody_saw_cards(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make(seats=3, bots=2, start=True)
    ola = server.person("Ola")
    ola.sit(table, seat=1)  # a bot's: free for somebody new
    assert ola.state(table)["view"]["seat"] == 1
    assert ola.sit(table, seat=2, status=409)["error"]["key"] == "seat-taken"
    assert ala.sit(table, seat=2, status=409)["error"]["key"] == "seat-taken"


def test_who_watches_sees_what_is_public(server: Running) -> None:
    _, _, table = start_two(server)
    watcher = server.person("Ela")
    view = watcher.state(table)["view"]
    assert view["seat"] is None
    assert view["hand"] == {}
    assert view["options"] == []
    assert watcher.post(f"/api/tables/{table}/move", {"move": "draw"}, 403)["error"]["key"] == "not-seated"
    line = Person(server.port).open(table)
    assert line.wait("state")["view"]["seat"] is None


def test_a_table_may_be_closed_to_spectators(server: Running) -> None:
    ala, _, table = start_two(server, spectators=False)
    watcher = server.person("Ela")
    watcher.get(f"/api/tables/{table}/state?protocol=2", 403)
    watcher.get(f"/api/tables/{table}/stream?protocol=2", 403)
    line = watcher.open(table)
    line.ask("ping")
    ala.do(table, "chat", text="between us")
    ala.do(table, "emote", emote="hello")
    line.ask("ping")
    assert {message["type"] for message in line.heard} <= {"hello", "table", "pong"}
    assert watcher.do(table, "chat", 403, text="let me in")["error"]["key"] == "no-spectators"


@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_leaving_ends_a_game_of_two_and_opens_its_record(server: Running, game: str) -> None:
    ala, ola, table = start_two(server, game)
    for what in ("record", "replay?protocol=2", "draws"):
        assert ala.get(f"/api/tables/{table}/{what}", 409)["error"]["key"] == "record-not-yet"
    fairness = ala.table(table)["fairness"]
    assert fairness["secret"] is None
    ola.do(table, "leave")
    found = until(lambda: ala.table(table)["result"])
    assert found["winners"] == [0]
    kept = record.parse(ala.get(f"/api/tables/{table}/record"))
    record.verify(kept)
    assert kept.fair is not None
    assert kept.fair.commitment == fairness["commitment"]
    assert ala.table(table)["fairness"]["secret"] == kept.fair.secret.hex()
    told = ala.get(f"/api/tables/{table}/draws")
    assert told == json.loads(json.dumps([asdict(draw) for draw in draws_of(kept)]))
    assert told[0]["place"] == 0


def test_a_rematch_takes_everybody_along(server: Running) -> None:
    ala, ola, table = start_two(server)
    lines = [ala.open(table), ola.open(table)]
    ola.do(table, "leave")
    lines[0].ask("rematch")
    new = lines[1].wait("rematch")["table"]
    info = ala.table(new)
    assert [seat["name"] for seat in info["seats"]] == ["Ala", "Ola"]
    assert ala.table(table)["next"] == new
    again = ala.do(table, "rematch")["messages"][0]["table"]
    assert again == new
    assert info["fairness"]["commitment"] != ala.table(table)["fairness"]["commitment"]


def test_own_tables_and_whose_turn(server: Running) -> None:
    ala, ola, table = start_two(server)
    rows = {row["id"]: row for row in ala.get("/api/me/tables")["tables"]}
    assert rows[table]["turn"] != {row["id"]: row for row in ola.get("/api/me/tables")["tables"]}[table]["turn"]


def test_emotes_and_chat_reach_all_unless_switched_off(server: Running) -> None:
    ala, ola, table = start_two(server)
    one, two = ala.open(table), ola.open(table)
    one.ask("emote", emote="hello")
    shown = two.wait("emote")
    assert (shown["seat"], shown["emote"], shown["name"]) == (0, "hello", "Ala")
    assert shown["player"] == ala.get("/api/me")["player"]["id"]  # whom the others can mute
    one.ask("chat", text="cześć")
    assert two.wait("chat")["text"] == "cześć"
    assert ala.do(table, "chat", 422, text="\u202e")["error"]["key"] == "text-bad"
    quiet = ala.make(chat=False)
    assert ala.do(quiet, "chat", 409, text="x")["error"]["key"] == "chat-off"


def test_what_everybody_reads_in_the_lobby_can_be_read(server: Running) -> None:
    body = {"setup": {"game": "kittens", "listed": True, "language": "\u202epl"}}
    assert server.person("Ala").post("/api/tables", body, 422)["error"]["key"] == "text-bad"


def test_nobody_can_talk_without_an_end(sqlite_store: str) -> None:
    with running(replace(settings_for(sqlite_store), limits=Limits(create=(0.01, 3.0)))) as server:
        ala = server.person("Ala")
        line = ala.open(ala.make())
        told = [line.ask("chat", text="la"), line.ask("emote", emote="laugh"), line.ask("chat", text="la")]
        assert all(each["type"] == "ack" for each in told)
        assert line.ask("emote", emote="laugh")["error"]["key"] == "too-often"
        assert line.ask("entropy", entropy="a" * 64)["type"] == "ack", "who talks too much may still play"


def test_a_game_that_cannot_start_leaves_no_table_behind(server: Running) -> None:
    ala = server.person("Ala")
    body = {"setup": {"game": "kittens", "seats": 3}, "bots": ["random"], "start": True}
    assert ala.post("/api/tables", body, 409)["error"]["key"] == "seats-free"
    assert ala.get("/api/me/tables")["tables"] == []


def test_who_moves_to_another_seat_takes_their_chance_along(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(seats=3)
    ola.sit(table, entropy="a" * 64)
    ola.sit(table, seat=2)
    ala.sit(table, entropy="b" * 64)
    ala.do(table, "bot", seat=1, bot="random")
    ala.do(table, "start")
    assert ala.table(table)["fairness"]["contributions"] == ["b" * 64, "", "a" * 64]


def test_a_hint_is_a_legal_move(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("wizardkittens", seats=2, bots=1, start=True, tempo="relaxed")
    line = ala.open(table)
    state = line.wait("state", lambda message: 0 in message["view"]["waiting"])
    hint = line.ask("hint")
    assert hint["move"] in state["moves"]
    assert hint["move"] == hint["moves"][0]["move"]
    assert 1 <= len(hint["moves"]) <= 2
    assert all(said["key"].startswith("analysis-") for said in hint["says"])
    assert set(hint["equals"]) <= set(state["moves"])
    assert all(each["move"] in state["moves"] and 0 <= each["value"] <= 1 for each in hint["moves"])
    assert 0 <= hint["odds"]["caught"] <= 1
    silent = ala.make(bots=1, start=True, hints=False)
    assert ala.do(silent, "hint", 409)["error"]["key"] == "hints-off"


@pytest.mark.parametrize("path", ["/api/games", "/api/games/witchstone/components"])
def test_what_is_long_and_the_same_for_everybody_is_compressed(server: Running, path: str) -> None:
    """The first page loads the list of games; it was sent as it is."""
    ala = server.person("Ala")
    plain, packed = (ala.http.get(path, headers={"Accept-Encoding": each}) for each in ("identity", "gzip"))
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_what_can_be_played_is_told(server: Running) -> None:
    ala = server.person("Ala")
    told = ala.get("/api/games")
    assert [game["key"] for game in told["games"]] == ["kittens", "wizardkittens", "witchstone"]
    assert all("random" in game["bots"] for game in told["games"])
    for name in told["locale"]:
        for language in told["languages"]:
            assert "=" in ala.get(f"/api/locale/{language}/{name}")
    ala.get("/api/locale/en/../../secrets.ftl", 404)
    checked = ala.get("/api/games/kittens/check?edition=good_vs_evil&seats=3")
    assert checked["options"]["edition"] == "good_vs_evil"
    ala.get("/api/games/kittens/check?edition=nonsense", 400)
    for game, options, seats in [
        ("kittens", "", [2, 5]),
        ("wizardkittens", "", [2, 4]),
        ("wizardkittens", "chaos_cat=chaos_mode", [3, 4]),
        ("witchstone", "scrolls=hidden", [2, 4]),
    ]:
        assert ala.get(f"/api/games/{game}/check?{options}")["seats"] == seats
    boards = ala.get("/api/games/witchstone/components")
    assert len(boards["areas"]["value"]) == 17
    assert boards["connections"]["from"] == "designed"
    assert boards["digest"]
    ala.get("/api/games/kittens/components", 404)


def test_those_who_run_it_can_look(server: Running) -> None:
    ala = server.person("Ala")
    assert ala.get("/healthz") == ala.get("/readyz") == {"ok": True}
    table = ala.make(bots=1, start=True)
    text = ala.get("/metrics")
    assert "kociolek_commits_total" in text
    assert "Ala" not in text
    assert table not in text


def ending(person: Person, table: str) -> Any:
    found = person.table(table)["ending"]
    return found and (found["agreed"], found["needed"])


def test_all_players_may_agree_to_end_a_game(server: Running) -> None:
    """Bots agree. It counts as stopped: nobody has won."""
    people = [server.person(name) for name in ("Ala", "Ola", "Ela")]
    ala, ola, ela = people
    table = ala.make(seats=4, bots=1, tempo="relaxed", window=3600)
    for person in people[1:]:
        person.sit(table)
    ala.do(table, "start")
    line = ela.open(table)
    line.wait("state")
    assert ending(ala, table) is None
    ala.do(table, "end", agree=True)
    ala.do(table, "end", agree=True)  # repeated without harm
    assert ending(ola, table) == ([0], [0, 1, 2])
    ola.do(table, "end")
    assert line.wait("table", lambda message: message["table"]["ending"]["agreed"] == [0, 1])
    ola.do(table, "end", agree=False)
    assert ending(ala, table) == ([0], [0, 1, 2])
    ola.do(table, "end")
    ela.do(table, "end")
    info = ala.table(table)
    assert info["status"] == "closed"
    assert info["result"]["ended"] == "stopped"
    assert info["result"]["winners"] == []
    assert info["ending"] is None
    assert line.wait("table", lambda message: message["table"]["status"] == "closed")
    assert ala.do(table, "end", status=409)["error"]["key"] == "game-not-running"
    found = record.parse(ala.get(f"/api/tables/{table}/record"))
    record.verify(found)


def test_who_leaves_or_is_away_does_not_keep_a_game_from_ending(server: Running) -> None:
    people = [server.person(name) for name in ("Ala", "Ola", "Ela")]
    ala, ola, ela = people
    for way in ("leave", "away"):
        table = ala.make(seats=3, tempo="relaxed", window=3600)
        for person in people[1:]:
            person.sit(table)
        ala.do(table, "start")
        ala.do(table, "end")
        ola.do(table, "end")
        assert ending(ala, table) == ([0, 1], [0, 1, 2])
        ela.do(table, way)
        assert ala.table(table)["status"] == "closed"


def test_an_agreement_survives_a_restart(new_store: Callable[[], str]) -> None:
    store = new_store()
    with running(settings_for(store)) as server:
        ala, ola, table = start_two(server, tempo="relaxed", window=3600)
        ala.do(table, "end")
        cookies = [ala.cookie, ola.cookie]
    with running(settings_for(store)) as server:
        ala, ola = (server.person("", cookie=cookie) for cookie in cookies)
        assert ending(ola, table) == ([0], [0, 1])
        ola.do(table, "end")
        assert ola.table(table)["result"]["ended"] == "stopped"
    with running(settings_for(store)) as server:
        assert server.person("", cookie=cookies[0]).table(table)["status"] == "closed"


def test_only_players_may_end_a_game(server: Running) -> None:
    *_, table = start_two(server)
    assert server.person("Ela").do(table, "end", status=403)["error"]["key"] == "not-seated"
