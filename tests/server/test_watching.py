"""Spectators with a delay, phrases only, and people who are muted: what the server sends to whom."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from kociolek.server.wire import PROTOCOL
from server_kit import Person, Running, Socket, make_move, running, settings_for, table_of, until

DELAY = 60  # 1.2 s at the pace of the tests


@pytest.fixture
def server(sqlite_store: str) -> Iterator[Running]:
    with running(settings_for(sqlite_store)) as one:
        yield one


def delayed(server: Running, **setup: Any) -> tuple[list[Person], str]:
    return table_of(server, 2, delay=DELAY, listed=True, **setup)


def test_spectators_see_the_game_later_and_nothing_before(server: Running) -> None:
    watcher = server.person("Watcher")  # first: the delay is short, and the machine may be busy
    people, table = delayed(server)
    assert watcher.get(f"/api/tables/{table}/state?protocol={PROTOCOL}", 409)["error"]["key"] == "watch-later"
    time.sleep(0.6)  # half of the delay, so that the deal is shown long before the move
    make_move(table, people)
    late = until(lambda: first_state(watcher, table))
    live = people[0].state(table)
    assert late["n"] < live["n"], "the first picture is that of the deal"
    shown = until(lambda: (state := watcher.state(table))["n"] == live["n"] and state)
    assert shown["clock"]["now"] < people[0].state(table)["clock"]["now"] - 1000  # its clock is late, too


def first_state(who: Person, table: str) -> Any:
    answer = who.http.get(f"/api/tables/{table}/state?protocol={PROTOCOL}")
    return answer.json() if answer.status_code == 200 else None


def test_a_socket_of_a_spectator_gets_every_event_once_and_late(server: Running) -> None:
    people, table = delayed(server)
    watcher = server.person("Watcher").open(table)
    player = people[0].open(table)
    for number in range(6):
        make_move(table, people, number)
    made = people[0].state(table)["n"]
    seen = [message["n"] for message in states(watcher, made)]
    assert seen == sorted(seen)
    assert seen[-1] == made
    player.close()
    watcher.close()


def states(socket: Socket, last: int) -> list[Any]:
    """Return states up to an event. Events follow each other without gaps or repeats."""
    found: list[Any] = []
    while not found or found[-1]["n"] < last:
        message = socket.wait("state")
        if found:
            assert (message["since"], message["gap"]) == (found[-1]["n"], False)
            assert len(message["events"]) == message["n"] - message["since"]
        found.append(message)
    return found


def test_who_is_out_and_whose_turn_it_is_are_told_later(server: Running) -> None:
    people, table = delayed(server)
    watcher = server.person("Watcher")
    row = next(each for each in watcher.get("/api/tables")["tables"] if each["id"] == table)
    assert not any(seat["turn"] for seat in row["seats"])
    own = next(each for each in people[0].get("/api/tables")["tables"] if each["id"] == table)
    assert any(seat["turn"] for seat in own["seats"])
    third, other = table_of(server, 3, delay=DELAY)
    third[2].do(other, "leave")
    assert [seat["playing"] for seat in third[0].table(other)["seats"]] == [True, True, False]
    assert [seat["playing"] for seat in watcher.table(other)["seats"]] == [True, True, True]


def test_the_end_is_shown_at_once(server: Running) -> None:
    """Then nothing is secret any more."""
    people, table = delayed(server)
    watcher = server.person("Watcher").open(table)
    make_move(table, people)
    people[0].do(table, "leave")
    assert people[1].table(table)["status"] == "over"
    states(watcher, people[1].state(table)["n"])
    watcher.close()


def test_players_of_a_delayed_table_are_heard_late_and_spectators_at_once(server: Running) -> None:
    people, table = delayed(server)
    watching = server.person("Watcher")
    watcher, player = watching.open(table), people[1].open(table)
    people[0].do(table, "chat", text="two Nopes in my hand")
    watching.do(table, "chat", text="hello from afar")
    assert player.wait("chat")["text"] == "two Nopes in my hand"
    assert watcher.wait("chat")["text"] == "hello from afar"
    assert watcher.wait("chat")["text"] == "two Nopes in my hand"
    watcher.close()
    player.close()


def test_without_a_delay_spectators_see_the_game_at_once(server: Running) -> None:
    people, table = table_of(server, 2)
    make_move(table, people)
    assert server.person("Watcher").state(table)["n"] == people[0].state(table)["n"]


# -- words ------------------------------------------------------------------------------------
def test_where_only_phrases_may_be_said_words_are_refused(server: Running) -> None:
    people, table = table_of(server, 2, safe=True)
    listener = people[1].open(table)
    assert people[0].do(table, "chat", 409, text="hello")["error"]["key"] == "chat-phrases"
    people[0].do(table, "emote", emote="good_luck")
    told = listener.wait("emote")
    assert (told["emote"], told["name"], told["seat"]) == ("good_luck", "Player 0", 0)
    listener.close()


def test_words_of_a_muted_person_are_not_sent_at_any_table(server: Running) -> None:
    people, table = table_of(server, 3)
    loud = people[0].id
    muted = people[1].post("/api/me/muted", {"player": loud})
    assert [each["name"] for each in muted["people"]] == ["Player 0"]
    mine, other = people[1].open(table), people[2].open(table)
    people[0].do(table, "chat", text="first")
    people[0].do(table, "emote", emote="hurry")
    people[2].do(table, "chat", text="second")
    assert mine.wait("chat")["text"] == "second"
    assert other.wait("chat")["text"] == "first"
    people[1].post("/api/me/muted", {"player": loud, "on": False})
    people[0].do(table, "chat", text="third")
    assert mine.wait("chat")["text"] == "third"
    people[1].post("/api/me/muted", {"player": "nobody"}, 404)
    mine.close()
    other.close()


def test_muted_people_are_remembered_by_the_next_server(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store)) as first:
        ala, ola = first.person("Ala"), first.person("Ola")
        ala.post("/api/me/muted", {"player": ola.id})
    with running(settings_for(sqlite_store)) as second:
        again = Person(second.port, cookie=ala.cookie)
        assert [each["name"] for each in again.get("/api/me/muted")["people"]] == ["Ola"]
        assert second.server.registry.mutes == {ala.id: {ola.id}}
