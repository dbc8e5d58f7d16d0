"""People: those with whom somebody played, invitations, blocks, presence and profiles, and what strangers learn."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from kociolek.server.people_api import moments_of
from kociolek.server.store import people as people_store
from kociolek.server.store.opening import database_at
from kociolek.server.store.outbox import News
from kociolek.server.wire import GameRow, GameSeat, OwnRating, Rating, RatingPool
from server.test_history import finished
from server.test_notices import Receiver, account, hook, news, quick_server, receiver
from server_kit import Person, Running, running, settings_for, until

__all__ = ["receiver"]  # a fixture


def known(who: Person) -> dict[str, Any]:
    return {each["person"]["name"]: each for each in who.get("/api/me/people")["people"]}


def asked(who: Person) -> list[tuple[str, str]]:
    """Return the invitations of somebody: table and who invited."""
    return [(each["table"]["id"], each["inviter"]["name"]) for each in who.get("/api/me/tables")["invitations"]]


def invite(who: Person, other: Person, status: int = 200, **more: Any) -> Any:
    return who.post(f"/api/people/{other.id}/invite", more, status)


def error(answer: Any) -> str:
    return str(answer["error"]["key"])


def rows(server: Running, sql: str) -> list[Any]:
    with closing(database_at(server.settings.store)) as database:
        return list(map(tuple, database.rows(sql)))


def block(who: Person, other: Person, on: bool = True) -> Any:
    return who.post(f"/api/people/{other.id}/block", {"on": on})


# -- people -------------------------------------------------------------------------------
def test_people_are_those_of_the_finished_games(new_store: Callable[[], str]) -> None:
    with running(settings_for(new_store())) as server:
        ala, ola, ela, iza = (server.person(name) for name in ("Ala", "Ola", "Ela", "Iza"))
        finished(ala, ola)
        finished(ala, ola)
        last = finished(ela, ala)
        waiting = ala.make()
        iza.sit(waiting)  # has not played yet
        assert list(known(ala)) == ["Ela", "Ola"]  # the last first
        assert [each["games"] for each in known(ala).values()] == [1, 2]
        assert known(ala)["Ela"]["last"] == ela.get("/api/me/games")["games"][0]["ended"]
        assert ala.get("/api/me/games")["games"][0]["table"] == last
        assert known(iza) == {}
        Person(server.port).get("/api/me/people", 401)


def test_the_number_of_games_that_are_looked_at_is_limited(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_store, "GAMES", 2)
    ala, ola, ela = (server.person(name) for name in ("Ala", "Ola", "Ela"))
    for other in (ola, ela, ela):
        finished(ala, other)
    assert list(known(ala)) == ["Ela"]


def test_presence_is_shown_by_those_only_who_allow_it(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    assert known(ala)["Ola"]["presence"] == ""
    allowed = ola.post("/api/me/allowed", {"presence": True})
    assert (allowed["presence"], allowed["profile"]) == (True, False)
    assert known(ala)["Ola"]["presence"] == "here"
    assert ala.get(f"/api/people/{ola.id}")["presence"] == "here"
    table = ola.make("kittens", bots=1, start=True)
    socket = ola.open(table)
    assert until(lambda: known(ala)["Ola"]["presence"] == "playing")
    socket.close()
    server.server.host_tools.seen.clear()
    until(lambda: server.server.host_tools.seen.clear() or known(ala)["Ola"]["presence"] == "")
    ola.get("/api/me")
    block(ola, ala)
    assert known(ala)["Ola"]["presence"] == ""  # and nothing says why
    block(ola, ala, on=False)
    ola.post("/api/me/allowed", {"presence": False})
    assert known(ala)["Ola"]["presence"] == ""


# -- invitations --------------------------------------------------------------------------
def test_one_request_invites_again(new_store: Callable[[], str]) -> None:
    address = new_store()
    with running(settings_for(address)) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        old = finished(ala, ola, "wizardkittens", options={"advanced_kittens": "on"})
        found = invite(ala, ola)
        info = ala.table(found["table"])
        assert info["status"] == "waiting"
        assert (info["setup"]["game"], info["setup"]["options"]) == (
            "wizardkittens",
            ala.table(old)["setup"]["options"],
        )
        assert asked(ola) == [(found["table"], "Ala")]
        assert asked(ala) == []
        again = invite(ala, ola, table=found["table"])  # nothing twice
        assert again["table"] == found["table"]
        assert len(asked(ola)) == 1
        cookies = ala.cookie, ola.cookie
    with running(settings_for(address)) as server:  # they wait for the next start of the server
        ala, ola = (Person(server.port, cookie=cookie) for cookie in cookies)
        assert asked(ola) == [(found["table"], "Ala")]
        ola.sit(found["table"])
        assert asked(ola) == []
        ala.do(found["table"], "start")
        assert rows(server, "SELECT live FROM invited") == []


def test_an_invitation_is_told_and_can_be_declined(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    with ola.http.stream("GET", "/api/stream") as stream:
        lines = (line for line in stream.iter_lines() if line.strip())
        table = invite(ala, ola)["table"]
        assert f'"what":"invitation","table":"{table}"' in next(lines)
    ala.delete(f"/api/me/invitations/{table}")  # not her own: nothing happens
    assert asked(ola) == [(table, "Ala")]
    ola.delete(f"/api/me/invitations/{table}")
    assert asked(ola) == []
    ala.do(table, "leave")
    assert invite(ala, ola, 403, table=table)["error"]["key"] == "invite-seated"


def test_an_invitation_reaches_a_webhook_once_and_not_after_it_has_ended(sqlite_store: str, receiver: Receiver) -> None:
    with quick_server(sqlite_store) as server:
        ala, ola = server.person("Ala"), account(server, "Ola")
        finished(ala, ola)
        hook(ola, receiver.at("/ok"))
        wishes = ola.get("/api/me/notices")["wishes"]
        ola.post("/api/me/notices", wishes | {"on": wishes["on"] | {"invitation": ["hook"]}})
        table = invite(ala, ola)["table"]
        until(lambda: receiver.got)
        invite(ala, ola, table=table)
        news(server, News(ola.id, "invitation", "ended", 0, 0), invite=False)
        last = invite(ala, ola)["table"]
        until(lambda: len(receiver.got) > 1)
        assert [each["table"] for each in receiver.bodies("/ok")] == [table, last]


def test_only_people_one_has_played_with_can_be_invited(server: Running) -> None:
    ala, ola, ela = (server.person(name) for name in ("Ala", "Ola", "Ela"))
    finished(ala, ola)
    foreign = ela.make()
    assert error(invite(ala, ela, 403)) == "invite-stranger"
    assert error(invite(ala, ala, 403)) == "invite-stranger"
    assert error(invite(ala, ola, 403, table=foreign)) == "invite-seated"
    assert error(ala.post("/api/people/nobody/invite", {}, 404)) == "no-such-thing"
    running_table = ala.make(bots=1, start=True)
    assert error(invite(ala, ola, 403, table=running_table)) == "invite-seated"
    assert asked(ola) == asked(ela) == []


def test_invitations_have_a_limit(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_store, "MOST_INVITATIONS", 2)
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    invite(ala, ola)
    invite(ala, ola)
    assert error(invite(ala, ola, 409)) == "too-many-invitations"
    assert len(asked(ola)) == 2


# -- blocks -------------------------------------------------------------------------------
def test_whom_somebody_has_blocked_reaches_them_no_more(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    first = invite(ola, ala)["table"]
    page = block(ala, ola)
    assert [each["name"] for each in page["blocked"]] == ["Ola"]
    assert (page["people"][0]["blocked"], page["people"][0]["muted"]) == (True, True)
    assert asked(ala) == []  # that of before is gone, too
    second = invite(ola, ala)["table"]  # she is not told
    assert asked(ala) == []
    assert first != second
    assert error(invite(ala, ola, 409)) == "invite-blocked"
    mine = ala.make(listed=True)
    assert ola.do(mine, "sit", 403)["error"]["key"] == "not-welcome"
    assert error(ola.get(f"/api/people/{ala.id}", 404)) == "profile-hidden"
    hers = ola.make()
    ala.sit(hers)  # at the table of somebody else everybody may sit
    page = block(ala, ola, on=False)
    assert (page["blocked"], page["people"][0]["muted"]) == ([], False)
    ola.sit(mine)
    assert error(ala.post(f"/api/people/{ala.id}/block", {}, 404)) == "no-such-thing"


def test_the_number_of_blocked_people_has_a_limit(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_store, "MOST_BLOCKED", 1)
    ala, ola, ela = (server.person(name) for name in ("Ala", "Ola", "Ela"))
    block(ala, ola)
    assert error(ala.post(f"/api/people/{ela.id}/block", {}, 409)) == "too-many-blocked"


# -- profiles -----------------------------------------------------------------------------
def test_a_profile_is_for_its_player_and_for_whom_they_allow(server: Running) -> None:
    ala, ola, ela = (server.person(name) for name in ("Ala", "Ola", "Ela"))
    finished(ala, ola, rated=True)
    finished(ola, ala, "witchstone")
    own = ala.get(f"/api/people/{ala.id}")
    assert own["me"]
    assert own["shown"]
    assert own["together"] is None
    assert {each["game"]: (each["games"], each["wins"]) for each in own["games"]} == {
        "kittens": (1, 1), "witchstone": (1, 0),
    }  # fmt: skip
    assert len(own["ratings"]) == 1
    hers = ola.get(f"/api/people/{ala.id}")
    assert not hers["shown"]
    assert hers["games"] == []
    assert hers["ratings"] == []
    assert hers["since"] == 0
    together = hers["together"]
    assert (together["games"], together["mine"], together["theirs"]) == (2, 1, 1)
    assert [row["seat"] for row in together["rows"]] == [0, 1]
    for stranger in (ela, Person(server.port)):
        assert error(stranger.get(f"/api/people/{ala.id}", 404)) == "profile-hidden"
    ala.post("/api/me/allowed", {"profile": True})
    for stranger in (ela, Person(server.port)):
        seen = stranger.get(f"/api/people/{ala.id}")
        assert seen["shown"]
        assert len(seen["games"]) == 2
        assert seen["together"] is None
        assert seen["presence"] == ""  # for people one has played with, whatever is allowed
        assert seen["ratings"] == []  # provisional
        assert all(each["table"] == "" for each in seen["moments"])
    assert error(ela.get("/api/people/nobody", 404)) == "no-such-thing"


def test_the_favourite_is_the_edition_that_was_played_most(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    for edition in ("party_pack", "original", "party_pack"):
        finished(ala, ola, options={"edition": edition})
    favourite = ala.get(f"/api/people/{ala.id}")["favourite"]
    assert favourite == {"game": "kittens", "options": {"edition": "party_pack"}, "games": 2}


def row(number: int, seats: int = 2, points: int = 0, winner: int = 0, stopped: bool = False) -> GameRow:
    return GameRow(
        f"t{number}", "witchstone", {}, "live", "", number, stopped, 0, [GameSeat("A", None)] * seats,
        [] if stopped else [winner], [1] * seats, [points] * seats if points else [], [],
    )  # fmt: skip


def rated(curve: list[tuple[int, int]], provisional: bool) -> OwnRating:
    pool = RatingPool("witchstone", "2", "live", "people")
    return OwnRating(pool, Rating(curve[-1][1], 100, provisional, 12, 3), curve)


def test_best_moments() -> None:
    played = [
        row(1), row(2, winner=1), row(3), row(4, points=90), row(5, stopped=True), row(6, seats=4, points=80),
        row(7, winner=1, points=99),
    ]  # fmt: skip
    found = moments_of(played[::-1], [rated([(1, 1500), (2, 1600), (3, 1550)], False)])
    assert [(each.kind, each.number, each.at, each.table) for each in found] == [
        ("points", 90, 4, "t4"),
        ("streak", 3, 6, "t6"),
        ("crowd", 3, 6, "t6"),
        ("peak", 1600, 2, ""),
    ]
    assert moments_of([row(1), row(2)], [rated([(1, 1700)], True)]) == []


def test_a_leaderboard_leads_to_profiles_that_are_shown(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kociolek.server.ratings.ENOUGH", 1)
    monkeypatch.setattr("kociolek.server.ratings.SURE", 9_000_000)
    ala, ola = server.person("Ala"), server.person("Ola")
    for who in (ala, ola):
        who.post(
            "/api/me/account", {"login": f"{who.id[:8].strip('-_')}x{server.port}".lower(), "password": "correct horse"}
        )
    finished(ala, ola, rated=True)
    ala.post("/api/me/allowed", {"profile": True})
    leaders = ola.get("/api/ratings?game=kittens&size=2")["leaders"]
    assert {each["name"]: each["id"] for each in leaders} == {"Ala": ala.id, "Ola": ""}


# -- what goes with a player --------------------------------------------------------------
def test_who_is_deleted_leaves_no_trace_among_people(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    invite(ola, ala)
    ola.post("/api/me/allowed", {"presence": True, "profile": True})
    exported = ola.get("/api/me/export")
    assert {each["what"] for each in exported["allowed"]} == {"presence", "profile"}
    assert ala.get("/api/me/export")["invitations"][0]["inviter"] == ola.id
    block(ala, ola)
    block(ala, ola, on=False)
    invite(ola, ala)
    id = ola.id
    ola.post("/api/me/delete", {"password": ""})
    assert known(ala) == {}
    assert asked(ala) == []
    ala.get(f"/api/people/{id}", 404)
    for table, columns in (("invited", "player, inviter"), ("block", "player, other"), ("allowed", "player")):
        assert id not in str(rows(server, f"SELECT {columns} FROM {table}"))


def test_a_token_needs_the_scopes(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    secret = ala.post("/api/tokens", {"label": "look", "scopes": ["read"]})["secret"]
    program = Person(server.port, token=secret)
    assert list(known(program)) == ["Ola"]
    assert error(invite(program, ola, 403)) == "scope-missing"
    assert error(program.post(f"/api/people/{ola.id}/block", {}, 403)) == "scope-missing"
    assert error(program.post("/api/me/allowed", {"profile": True}, 403)) == "scope-missing"
