"""Seats and settings before the start: what the host changes, and what guests are told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server_kit import Person, Running, running, settings_for, table_of


@pytest.mark.parametrize("seats", [2, 3])
def test_witchstone_with_friends_may_have_fewer_seats(server: Running, seats: int) -> None:
    """The settings that a table of four has name the handicap of every seat; those of absent seats are left out."""
    ala = server.person("Ala")
    table = ala.make("witchstone", seats=4)
    setup = ala.table(table)["setup"]
    assert "handicap_3" in setup["options"]
    ala.do(table, "setup", setup={**setup, "seats": seats})
    options = ala.table(table)["setup"]["options"]
    assert [name for name in options if name.startswith("handicap")] == [f"handicap_{n}" for n in range(seats)]
    ala.do(table, "setup", setup={**ala.table(table)["setup"], "seats": 4})
    assert ala.table(table)["setup"]["options"]["handicap_3"] == "none"


def test_what_the_host_chose_just_now_is_refused_if_it_does_not_fit(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("witchstone", seats=3)
    setup = ala.table(table)["setup"]
    wrong = {**setup, "options": {**setup["options"], "handicap_3": "small"}}
    assert ala.do(table, "setup", 400, setup=wrong)["error"]["key"] == "unknown-option"


def test_another_edition_drops_what_belongs_to_the_old_one(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make(seats=4, options={"edition": "good_vs_evil", "godcat_in_combos": "off"})
    setup = ala.table(table)["setup"]
    ala.do(table, "setup", setup={**setup, "options": {**setup["options"], "edition": "original"}})
    options = ala.table(table)["setup"]["options"]
    assert options["edition"] == "original"
    assert "godcat_in_combos" not in options


def test_the_check_says_what_is_left_after_a_change(server: Running) -> None:
    """With `changed` a form asks once and is not refused for what it had before."""
    ala = server.person("Ala")
    checked = ala.get("/api/games/witchstone/check?seats=3&changed=&handicap_3=small&handicap_2=large")
    assert checked["options"]["handicap_2"] == "large"
    assert "handicap_3" not in checked["options"]
    assert (checked["at"], checked["seats"]) == (3, [2, 4])
    checked = ala.get("/api/games/kittens/check?seats=9&changed=edition&edition=original&godcat_in_combos=off")
    assert (checked["at"], checked["options"]["edition"]) == (5, "original")
    checked = ala.get("/api/games/wizardkittens/check?seats=2&changed=chaos_cat&chaos_cat=chaos_mode")
    assert (checked["at"], checked["options"]["chaos_cat"]) == (3, "chaos_mode")
    ala.get("/api/games/kittens/check?seats=4&changed=edition&edition=nonsense", 400)
    ala.get("/api/games/witchstone/check?seats=3&handicap_3=small", 400)


def test_games_without_reactions_say_so(server: Running) -> None:
    games = server.person("Ala").get("/api/games")["games"]
    assert {game["key"]: game["reactions"] for game in games} == {
        "kittens": True,
        "wizardkittens": False,
        "witchstone": False,
    }


def test_a_guest_stands_up_and_is_told_so(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(seats=3)
    ola.sit(table)
    line = ola.open(table)
    assert line.wait("hello")["seat"] == 1
    assert line.ask("leave")["type"] == "ack"
    told = [message["seat"] for message in [*line.heard, *line.drain()] if message["type"] == "table"]
    assert told[-1] == -1
    assert ola.get("/api/me/tables")["tables"] == []
    ola.sit(table)
    assert line.wait("table", lambda message: message["seat"] == 1)


def test_who_moves_up_is_told_the_new_seat(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(seats=4)
    ola.sit(table, seat=3)
    line = ola.open(table)
    assert line.wait("hello")["seat"] == 3
    ala.do(table, "setup", setup={**ala.table(table)["setup"], "seats": 2})
    assert line.wait("table", lambda message: message["seat"] == 1)


def test_nobody_new_takes_the_hand_of_a_kicked_player_unless_all_agree(server: Running) -> None:
    """The host kicked a player in the game, and a friend of the host took the seat and the hand."""
    people, table = table_of(server, 3)
    friend = server.person("Friend")
    people[0].do(table, "kick", seat=1)
    assert friend.do(table, "sit", 409)["error"]["key"] == "seat-guarded"
    assert friend.do(table, "sit", 409, seat=1)["error"]["key"] == "seat-guarded"
    assert friend.do(table, "admit", 403, seat=1)["error"]["key"] == "not-seated"
    people[0].do(table, "admit", seat=1)
    assert friend.do(table, "sit", 409, seat=1)["error"]["key"] == "seat-guarded"
    info = people[0].table(table)["seats"]
    assert [seat["guards"] for seat in info] == [None, [2], None]
    assert info[1]["bot"] is not None
    people[2].do(table, "admit", seat=1)
    people[2].do(table, "admit", seat=1, agree=False)
    friend.do(table, "sit", 409, seat=1)
    people[2].do(table, "admit", seat=1)
    friend.sit(table, seat=1)
    assert friend.state(table)["view"]["seat"] == 1
    assert people[0].table(table)["seats"][1]["guards"] is None
    people[0].do(table, "kick", seat=1)  # a second time everybody is asked again
    assert people[0].table(table)["seats"][1]["guards"] == [0, 2]
    assert people[0].do(table, "admit", 409, seat=2)["error"]["key"] == "seat-not-guarded"


def test_guards_are_in_the_log(new_store: Callable[[], str]) -> None:
    address = new_store()
    with running(settings_for(address)) as server:
        people, table = table_of(server, 3)
        people[0].do(table, "kick", seat=1)
        people[2].do(table, "admit", seat=1)
        cookie = people[0].cookie
    with running(settings_for(address)) as server:
        host = Person(server.port, cookie=cookie)
        assert host.table(table)["seats"][1]["guards"] == [0]


def test_rows_tell_tables_apart(server: Running) -> None:
    """Who plays, whose turn it is outside of a reaction window, and when something happened last."""
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make("witchstone", seats=3, bots=1, tempo="relaxed")
    ola.sit(table)
    (row,) = ola.get("/api/me/tables")["tables"]
    assert [(seat["name"], seat["bot"]) for seat in row["seats"]] == [
        ("Ala", None),
        ("Ola", None),
        ("random", "random"),
    ]
    assert not any(seat["turn"] for seat in row["seats"])
    ala.do(table, "start")
    (row,) = ola.get("/api/me/tables")["tables"]
    asked = ala.state(table)["view"]["waiting"]
    assert [number for number, seat in enumerate(row["seats"]) if seat["turn"]] == asked
    assert row["touched"] >= row["created"]


def test_the_fast_tempo_is_for_programs_only(server: Running) -> None:
    """Nobody else opens such a table, sits down at it or is made to play at it. Its game counts among programs."""
    person = server.person("Person")
    setup = {"game": "kittens", "seats": 2, "tempo": "fast"}
    assert person.post("/api/tables", {"setup": setup}, 409)["error"]["key"] == "programs-only"
    one, two = (Person(server.port, name, program=True) for name in ("One", "Two"))
    table = one.make(seats=2, tempo="fast", rated=True)
    assert one.table(table)["setup"]["window"] == 1
    person.do(table, "sit", 409)
    two.sit(table)
    one.do(table, "start")
    two.do(table, "leave")
    (rating,) = one.get("/api/me/ratings")["ratings"]
    assert rating["pool"]["against"] == "programs"
    other = one.make(seats=2)
    person.sit(other)
    changed = {**one.table(other)["setup"], "tempo": "fast", "window": 0}
    assert one.do(other, "setup", 409, setup=changed)["error"]["key"] == "programs-only"
