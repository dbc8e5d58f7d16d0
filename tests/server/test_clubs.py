"""Club evenings: laws of the seating, and whole evenings over real sockets with kills in between."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from io import BytesIO
from itertools import combinations
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kociolek.server.clubs.model import BOT, Evening, Joined, Opened, RoundBegan, TableEnded, TablePlan, Withdrew, share
from kociolek.server.clubs.seating import evenly, pair, table_sizes
from kociolek.server.identity import now_ms
from kociolek.server.store.opening import database_at
from kociolek.server.wire import PROTOCOL, TableSettings
from server_kit import PATIENCE, Person, Running, running, settings_for, until


def opened(seats: int = 4, **more: Any) -> Evening:
    setup = TableSettings("kittens", seats)
    return Evening(Opened("evening", "CODE", "Club", "host", setup, (2, 5), **more))


def seat_round(evening: Evening, chance: Random) -> list[list[str]]:
    """Seat a round and play it with random results."""
    tables, byes, plan = evening.next_seating()
    number = len(evening.rounds)
    plans = [TablePlan(f"t{number}.{i}", "", table) for i, table in enumerate(tables)]
    evening.enter(RoundBegan(plans, byes, "", plan=plan))
    for each in plans:
        places = list(range(1, len(each.players) + 1))
        chance.shuffle(places)
        evening.enter(TableEnded(each.id, places))
    return tables


# -- sizes ------------------------------------------------------------------------------------
@given(st.integers(2, 200), st.integers(2, 5), st.integers(2, 5), st.integers(2, 5), st.booleans())
def test_sizes_seat_everybody(people: int, wanted: int, low: int, high: int, fill: bool) -> None:
    low, high = min(low, high), max(low, high)
    sizes, byes = table_sizes(people, wanted, low, high, fill)
    assert all(low <= size <= high for size in sizes)
    if fill:
        assert byes == 0
        assert 0 <= sum(sizes) - people < max(sizes)
    else:
        assert sum(sizes) + byes == people
        possible = any(low * tables <= people <= high * tables for tables in range(1, people + 1))
        assert (byes == 0) == possible


@pytest.mark.parametrize(
    ("people", "sizes"), [(16, [4] * 4), (5, [5]), (6, [3, 3]), (7, [4, 3]), (10, [4, 3, 3]), (13, [5, 4, 4]), (4, [4])]
)
def test_tables_of_four_where_possible(people: int, sizes: list[int]) -> None:
    assert table_sizes(people, 4, 2, 5, False) == (sizes, 0)


# -- laws of the seating ------------------------------------------------------------------------
@settings(max_examples=25, deadline=None)
@given(st.integers(4, 40), st.integers(2, 5), st.integers(1, 4), st.integers(0, 2**32), st.booleans())
def test_every_round_seats_everybody_once(people: int, seats: int, rounds: int, seed: int, fill: bool) -> None:
    """Also with people who come late or withdraw; nobody has a second bye while somebody has none."""
    chance = Random(seed)
    evening = opened(seats, rounds=rounds, bot="easy" if fill else "")
    for number in range(people):
        evening.enter(Joined(f"p{number}", f"P{number}"))
    for number in range(rounds):
        tables = seat_round(evening, chance)
        here = {each.player for each in evening.present()}
        seated = [player for table in tables for player in table if not player.startswith(BOT)]
        assert Counter(seated + evening.rounds[-1].byes) == Counter(here)
        assert all(any(not player.startswith(BOT) for player in table) for table in tables)
        if fill:
            numbers = [sum(not player.startswith(BOT) for player in table) for table in tables]
            assert max(numbers) - min(numbers) <= 1
        assert fill or not any(player.startswith(BOT) for table in tables for player in table)
        rested = [each.byes for each in evening.standings() if each.player in here]
        if number == 0:
            assert max(rested) <= 1
        if chance.random() < 0.4:
            evening.enter(Joined(f"late{number}", f"Late {number}"))
        if chance.random() < 0.4 and len(evening.present()) > 5:
            evening.enter(Withdrew(chance.choice(evening.present()).player))
    points = sum(each.points - each.byes for each in evening.standings())
    if not fill:
        whole = sum(len(table.players) / 2 for each in evening.rounds for table in each.tables)
        assert abs(points - whole) < 1e-3


@pytest.mark.parametrize(("people", "seats", "rounds"), [(40, 4, 5), (24, 3, 5), (200, 4, 5)])
def test_few_meet_twice(people: int, seats: int, rounds: int) -> None:
    evening = opened(seats, rounds=rounds)
    for number in range(people):
        evening.enter(Joined(f"p{number}", f"P{number}"))
    begin = time.process_time()
    chance = Random(1)
    for _ in range(rounds):
        seat_round(evening, chance)
    again = sum(number - 1 for number in evening.met().values())
    assert again == 0, again
    assert (time.process_time() - begin) / rounds < 2.0  # a busy machine


def test_equal_points_meet_where_they_have_not_met() -> None:
    """After the first round winners sit with winners as far as nobody meets twice."""
    evening = opened(2, rounds=3)
    for number in range(16):
        evening.enter(Joined(f"p{number}", f"P{number}"))
    seat_round(evening, Random(3))
    points = {each.player: each.points for each in evening.standings()}
    tables = seat_round(evening, Random(4))
    assert all(points[a] == points[b] for a, b in tables)


@pytest.mark.parametrize(
    ("people", "seats", "rounds", "spread"),
    [(8, 4, 7, 0), (4, 2, 3, 0), (6, 2, 5, 0), (8, 2, 7, 0), (6, 3, 10, 0), (8, 4, 5, 2), (5, 5, 3, 0)],
)
def test_all_meet_evenly(people: int, seats: int, rounds: int, spread: int) -> None:
    sizes, _ = table_sizes(people, seats, 2, 5, False)
    plan = evenly(range(people), sizes, rounds, {}, Random(7))
    count = Counter(pair(a, b) for tables in plan for table in tables for a, b in combinations(table, 2))
    found = [count[pair(a, b)] for a, b in combinations(range(people), 2)]
    assert max(found) - min(found) <= spread, found


def test_the_same_seating_is_found_again() -> None:
    def evening() -> Evening:
        one = opened(4, rounds=3)
        for number in range(16):
            one.enter(Joined(f"p{number}", f"P{number}"))
        return one

    assert evening().next_seating() == evening().next_seating()


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4], [1, 0.666667, 0.333333, 0]),
        ([1, 1, 3], [0.75, 0.75, 0]),
        ([2, 1], [0, 1]),
        ([1, 1, 1], [0.5] * 3),
    ],
)
def test_points_by_place(places: list[int], points: list[float]) -> None:
    assert [share(places, seat) for seat in range(len(places))] == points


# -- evenings on a server -------------------------------------------------------------------------
SETUP = {"game": "kittens", "seats": 4, "tempo": "relaxed", "window": 3600, "asking": "everybody"}


def play_table(table: str, people: list[Person], most: int = 10_000) -> None:
    """Play a game over sockets until it is over, or for so many moves."""
    sockets = [person.open(table) for person in people]
    moves = 0
    while moves < most and people[0].table(table)["status"] == "playing":
        for person, socket in zip(people, sockets, strict=True):
            state = person.state(table)
            if state["moves"]:
                moves += 1
                move = "draw" if "draw" in state["moves"] else "pass" if "pass" in state["moves"] else state["moves"][0]
                socket.ask("move", seq=state["seq"], move=move)
    for socket in sockets:
        socket.close()


def seated(people: list[Person], names: list[str]) -> list[Person]:
    """Return the people of a table in the order of its seats."""
    return [people[int(name.removeprefix("Player "))] for name in names]


def has_places(host: Person, place: str, number: int) -> bool:
    return host.get(place)["played"][-1]["tables"][number]["places"] is not None


def seen(evening: Any) -> Any:
    """What must not change by a restart."""
    kept = ("status", "standings", "played")
    return {name: evening[name] for name in kept}


def test_an_evening_of_sixteen_with_kills(new_store: Callable[[], str]) -> None:
    """Pairings, results and standings are as if nothing had happened, whenever the server is killed."""
    store = new_store()
    server = Killed(store)
    try:
        people = [Person(server.port, f"Player {number}") for number in range(16)]
        body = {"name": "Friday", "setup": SETUP, "rounds": 2, "final": True, "duplicate": True}
        evening = people[0].post("/api/evenings", body)["id"]
        place = f"/api/evenings/{evening}"
        for person in people:
            person.post(f"{place}/join", {})
        people[1].post(f"{place}/round", {}, 403)
        for number in range(3):  # two rounds and the final table
            people[0].post(f"{place}/round", {})
            before = people[0].get(place)
            people = server.kill(people)
            after = people[0].get(place)
            assert seen(after) == seen(before), "the seating changed"
            tables = after["played"][-1]["tables"]
            assert len(tables) == (4 if number < 2 else 1)
            people[0].post(f"{place}/round", {}, 409)
            for done, each in enumerate(tables):
                if done == 0:  # a kill in the middle of a game
                    play_table(each["table"], seated(people, each["names"]), 5)
                    views = [person.state(each["table"])["view"] for person in seated(people, each["names"])]
                    people = server.kill(people)
                    here = seated(people, each["names"])
                    assert [person.state(each["table"])["view"] for person in here] == views, "a game changed"
                here = seated(people, each["names"])
                play_table(each["table"], here)
                until(partial(has_places, people[0], place, done))
                told = here[0].table(each["table"])["fairness"]
                last = done == len(tables) - 1
                assert (told["secret"] is None) == (not last), "the deal was told while others played it"
                if not last:
                    here[0].get(f"/api/tables/{each['table']}/record", 409)
                if done == 1:
                    before = people[0].get(place)
                    people = server.kill(people)
                    assert seen(people[0].get(place)) == seen(before), "a result changed"
            if number < 2:
                told = [people[0].table(each["table"])["fairness"] for each in tables]
                assert len({each["secret"] for each in told}) == 1
                assert {each["commitment"] for each in told} == {after["played"][-1]["commitment"]}
        end = people[0].get(place)
        assert end["status"] == "over"
        assert [row["final"] for row in end["standings"][:4]]
        assert min(row["final"] for row in end["standings"][:4]) == 1
        assert sum(row["points"] for row in end["standings"]) == pytest.approx(2 * 4 * 2, abs=0.3)
        met = Counter(
            pair(*sorted((hash(a), hash(b))))
            for each in end["played"][:2]
            for table in each["tables"]
            for a, b in combinations(table["names"], 2)
        )
        assert sum(number - 1 for number in met.values()) == 0
        people = server.kill(people)
        assert seen(people[0].get(place)) == seen(end)
    finally:
        server.stop()


class Killed:
    """A server process that can be killed."""

    def __init__(self, store: str) -> None:
        self.store = store
        self.start()

    def start(self) -> None:
        import os
        import subprocess
        import sys

        self.process = subprocess.Popen(
            [sys.executable, "-m", "kociolek", "serve", "--port", "0", "--store", self.store, "--workers", "1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, "KOCIOLEK_LANG": "en"},
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rsplit(":", 1)[1].split()[0].strip("/"))

    def kill(self, people: list[Person]) -> list[Person]:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.start()
        return [Person(self.port, cookie=person.cookie) for person in people]

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture
def club(sqlite_store: str) -> Any:
    with running(settings_for(sqlite_store)) as server:
        yield server


def evening_of(server: Running, number: int, **more: Any) -> tuple[list[Person], str]:
    people = [server.person(f"Player {each}") for each in range(number)]
    body = {"name": "Friday", "setup": SETUP, **more}
    place = f"/api/evenings/{people[0].post('/api/evenings', body)['id']}"
    for person in people:
        person.post(f"{place}/join", {})
    return people, place


def test_bots_fill_tables_and_time_ends_a_round(club: Running) -> None:
    people, place = evening_of(club, 6, bot="easy", rounds=2)
    tables = people[0].post(f"{place}/round", {})["played"][0]["tables"]
    assert [sum(each["bots"]) for each in tables] == [1, 1]  # nobody plays with bots alone while others do not
    after = people[0].post(f"{place}/time", {})
    assert after["status"] == "between"
    assert all(each["decided"] and each["places"] == [1, 1, 1, 1] for each in after["played"][0]["tables"])
    assert [row["points"] for row in after["standings"]] == [0.5] * 6


def test_late_joiners_withdrawals_and_byes(club: Running) -> None:
    setup = {**SETUP, "seats": 2}
    people, place = evening_of(club, 5, setup=setup, rounds=3)
    first = people[0].post(f"{place}/round", {})
    assert [len(each["names"]) for each in first["played"][0]["tables"]] == [3, 2]
    people[0].post(f"{place}/time", {})
    late = club.person("Late")
    late.post(f"{place}/join", {})
    people[4].post(f"{place}/leave", {})
    people[3].post(f"{place}/leave", {"number": 0}, 403)
    second = people[0].post(f"{place}/round", {})["played"][1]
    names = sorted(name for each in second["tables"] for name in each["names"])
    assert names == ["Late", "Player 0", "Player 1", "Player 2", "Player 3"]
    assert late.get(place)["table"] in [each["table"] for each in second["tables"]]
    assert late.get("/api/me/evenings")["evenings"][0]["status"] == "playing"


def test_the_time_of_a_round_ends_by_itself(club: Running) -> None:
    people, place = evening_of(club, 4, rounds=1, minutes=1)  # 1.2 s at the pace of the tests
    round = people[0].post(f"{place}/round", {})["played"][0]
    told = people[0].table(round["tables"][0]["table"])["evening"]
    assert told == {"id": place.rsplit("/", 1)[1], "until": round["until"]}, "the table leads to its evening"
    until(lambda: people[0].get(place)["status"] == "over")


def test_a_series_adds_evenings_up(club: Running) -> None:
    people, place = evening_of(club, 4, rounds=1)
    people[0].post(f"{place}/round", {})
    first = people[0].post(f"{place}/time", {})
    body = {"name": "Saturday", "setup": SETUP, "rounds": 1, "series": first["id"]}
    people[1].post("/api/evenings", body, 403)
    second = people[0].post("/api/evenings", body)["id"]
    for person in people:
        person.post(f"/api/evenings/{second}/join", {})
    people[0].post(f"/api/evenings/{second}/round", {})
    people[0].post(f"/api/evenings/{second}/time", {})
    series = people[0].get(f"/api/series/{first['series']}")
    assert [row["points"] for row in series["standings"]] == [1.0] * 4
    assert [each["name"] for each in series["evenings"]] == ["Friday", "Saturday"]


def test_bad_evenings_are_refused(club: Running) -> None:
    host = club.person("Host")
    host.post("/api/evenings", {"name": "x", "setup": {**SETUP, "seats": 9}}, 400)
    host.post("/api/evenings", {"name": "x", "setup": {**SETUP, "game": "chess"}}, 404)
    host.post("/api/evenings", {"name": "x", "setup": SETUP, "bot": "clever"}, 409)
    people, place = evening_of(club, 1)
    people[0].post(f"{place}/round", {}, 409)
    host.get("/api/evenings/nothing", 404)
    code = people[0].get(place)["code"]
    assert host.get(f"/api/evening-codes/{code}")["table"] == place.rsplit("/", 1)[1]
    found = host.get(f"/api/codes/{code.lower()}")  # where people enter codes of tables, too
    assert (found["evening"], found["table"]) == (True, place.rsplit("/", 1)[1])
    host.get("/api/codes/ZZZZZZ", 404)


def test_an_evening_may_count_for_ratings(club: Running) -> None:
    setup = {**SETUP, "rated": True, "hints": False, "takeover": False}
    people, place = evening_of(club, 4, setup=setup, rounds=1)
    table = people[0].post(f"{place}/round", {})["played"][0]["tables"][0]
    by_name = {f"Player {number}": person for number, person in enumerate(people)}
    for name in table["names"][1:]:
        by_name[name].do(table["table"], "leave")
    until(lambda: people[0].get(place)["status"] == "over")
    (rating,) = by_name[table["names"][0]].get("/api/me/ratings")["ratings"]
    assert rating["rating"]["wins"] == 1


def test_a_person_who_is_deleted_leaves_no_name(club: Running) -> None:
    people, place = evening_of(club, 4, rounds=1)
    people[0].post(f"{place}/round", {})
    people[0].post(f"{place}/time", {})
    assert len(people[1].get("/api/me/export")["evenings"]) == 1
    people[1].post("/api/me/delete", {"password": ""})
    names = [row["name"] for row in people[0].get(place)["standings"]]
    assert "Player 1" not in names
    assert len(names) == 4


def test_who_is_deleted_between_rounds_is_not_seated_again(club: Running) -> None:
    people, place = evening_of(club, 5, setup={**SETUP, "seats": 2}, rounds=3)
    people[0].post(f"{place}/round", {})
    people[0].post(f"{place}/time", {})
    people[2].post("/api/me/delete", {"password": ""})
    second = people[0].post(f"{place}/round", {})["played"][1]
    names = sorted(name for each in second["tables"] for name in each["names"])
    assert names == ["Player 0", "Player 1", "Player 3", "Player 4"]


def test_a_host_who_is_deleted_leaves_no_id(club: Running) -> None:
    host = club.person("Host")
    host.post("/api/evenings", {"name": "Friday", "setup": SETUP})
    id = host.id
    host.post("/api/me/delete", {"password": ""})
    with closing(database_at(club.settings.store)) as database:
        assert not [body for (body,) in database.rows("SELECT body FROM evening_entry") if id in str(body)]
    assert id not in {each.opened.host for each in club.server.evenings.evenings.values()}


def test_who_is_removed_cannot_come_back_and_who_withdrew_can(club: Running) -> None:
    people, place = evening_of(club, 5)
    people[1].post(f"{place}/leave", {})
    people[1].post(f"{place}/join", {})
    people[0].post(f"{place}/leave", {"number": 2})
    assert people[2].post(f"{place}/join", {}, 403)["error"]["key"] == "evening-removed"
    assert len([row for row in people[0].get(place)["standings"] if not row["out"]]) == 4


def test_time_is_up_before_the_first_round_changes_nothing(club: Running) -> None:
    people, place = evening_of(club, 4)
    assert people[0].post(f"{place}/time", {})["status"] == "open"


def test_evenings_that_nobody_goes_on_with_are_closed_and_removed(club: Running) -> None:
    played, place = evening_of(club, 4)
    played[0].post(f"{place}/round", {})
    played[0].post(f"{place}/time", {})
    empty = club.person("Nobody").post("/api/evenings", {"name": "Never", "setup": SETUP})["id"]
    evenings, day = club.server.evenings, 86_400_000

    def tidy(days: int) -> None:
        loop = club.server.notices._task.get_loop()
        asyncio.run_coroutine_threadsafe(evenings.tidy(now_ms() + days * day), loop).result(PATIENCE)

    tidy(13)
    assert (played[0].get(place)["status"], played[0].get(f"/api/evenings/{empty}")["status"]) == ("between", "open")
    tidy(15)
    assert played[0].get(place)["status"] == "over"
    tidy(17)
    played[0].get(f"/api/evenings/{empty}", 404)
    assert len(played[0].get(place)["played"]) == 1


def test_evenings_that_are_over_do_not_fill_the_memory(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kociolek.server.clubs.evenings.REMEMBERED", 4)
    host, found = club.person("Host"), []
    for number in range(9):
        found.append(host.post("/api/evenings", {"name": f"Evening {number}", "setup": SETUP})["id"])
        host.post(f"/api/evenings/{found[-1]}/close", {})
    for id in found:
        assert host.get(f"/api/evenings/{id}")["status"] == "over"
    assert len(club.server.evenings.evenings) <= 5


def test_records_of_a_deal_that_others_still_play_are_not_told(club: Running) -> None:
    """They have the secret of the deal and what everybody held."""
    people, place = evening_of(club, 4, setup={**SETUP, "seats": 2}, rounds=1, duplicate=True)
    tables = people[0].post(f"{place}/round", {})["played"][0]["tables"]
    mine = people[0].get(place)["table"]
    other = next(each for each in people[1:] if each.get(place)["table"] == mine)
    other.do(mine, "leave")
    assert people[0].get("/api/me/games")["games"][0]["table"] == mine
    for path in ("record", "replay", "analysis", "draws"):
        people[0].get(f"/api/tables/{mine}/{path}?protocol={PROTOCOL}", 409)
    assert mine not in " ".join(ZipFile(BytesIO(people[0].http.get("/api/me/records").content)).namelist())
    people[0].post(f"{place}/time", {})
    assert len(tables) == 2
    assert mine in " ".join(ZipFile(BytesIO(people[0].http.get("/api/me/records").content)).namelist())
