"""Ratings: pools, ties, leavers, anchors, leaderboards, and that stored games give the same ratings again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import permutations

import pytest

from command import kociolek
from kociolek.bots import bot_names
from kociolek.catalog import GAMES
from kociolek.match import LEAVE
from kociolek.server import ratings as rating_rules
from kociolek.server.boxes import Shelf
from kociolek.server.entries import Closed, Made, Moved, Sat, Started
from kociolek.server.history import Summary, ended_of
from kociolek.server.ratings import (
    NEW,
    UNIT,
    Entrant,
    RatedGame,
    Skill,
    anchor,
    anchors,
    changed,
    month_of,
    pool_from,
    rated_game,
)
from kociolek.server.store.opening import database_at
from kociolek.server.store.played import Ended, Sitter, note_ended
from kociolek.server.store.rating_check import check_ratings
from kociolek.server.store.ratings import Tally, keep, leaders
from kociolek.server.tables.model import TableModel
from kociolek.server.wire import TableSettings
from server.test_history import finished
from server_kit import CALM, Person, Running, make_move, running, settings_for, table_of, until

BOT = "random"  # of the tables that the kit makes


def game_of(places: list[int], left: tuple[int, ...] = (), over: bool = True) -> RatedGame:
    entrants = [Entrant(f"p{seat}", place, seat in left) for seat, place in enumerate(places)]
    return RatedGame("kittens/3-4/live/people", over, entrants)


def summary(**changes: object) -> Summary:
    plain = {
        "game": "kittens", "options": {}, "tempo": "live", "end": "over", "names": ["A", "B", "C"],
        "bots": ["", "", "medium"], "winners": [0], "scores": [1.0, 0.0, -1.0], "digest": "", "rated": True,
    }  # fmt: skip
    return Summary(**(plain | changes))  # type: ignore[arg-type]


# -- what a game changes ----------------------------------------------------------------------
def test_two_tied_winners_of_five_stay_equal_and_ahead_of_the_third() -> None:
    """The Plackett-Luce model of openskill rates them below the third."""
    first, second, third, fourth, fifth = changed(game_of([0, 0, 2, 3, 4]), [NEW] * 5)
    assert first == second
    assert first.mean > third.mean > fourth.mean > fifth.mean


@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_the_whole_order_counts_and_nobody_makes_points_from_thin_air(seats: int) -> None:
    after = changed(game_of(list(range(seats))), [NEW] * seats)
    assert [skill.mean for skill in after] == sorted((skill.mean for skill in after), reverse=True)
    assert abs(sum(skill.mean for skill in after) - seats * NEW.mean) <= seats
    assert all(skill.deviation < NEW.deviation for skill in after)


def test_who_gives_up_is_last_and_the_others_are_rated_among_themselves() -> None:
    before = [Skill(27 * UNIT, 2 * UNIT), Skill(25 * UNIT, 2 * UNIT), Skill(24 * UNIT, 2 * UNIT)]
    gone = changed(game_of([2, 0, 1], left=(0,)), before)
    assert gone[0].mean < before[0].mean
    assert gone[1:] == changed(game_of([0, 1]), before[1:])
    two = changed(game_of([1, 0], left=(0,)), before[:2])
    assert two[1].mean > before[1].mean  # against the only opponent it is a win


def test_a_stopped_game_costs_only_who_gave_up() -> None:
    before = [NEW, Skill(25 * UNIT, 2 * UNIT), Skill(24 * UNIT, 2 * UNIT)]
    after = changed(game_of([1, 0, 0], left=(0,), over=False), before)
    assert after[0].mean < before[0].mean
    assert after[1:] == before[1:]


# -- pools ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("changes", "pool"),
    [
        ({}, "kittens/3-4/live/people"),
        ({"tempo": "days"}, "kittens/3-4/days/people"),
        ({"tempo": "relaxed"}, "kittens/3-4/live/people"),
        ({"bots": ["", "hard", "medium"]}, "kittens/3-4/live/bots"),
        ({"programs": [1]}, "kittens/3-4/live/bots"),
        ({"programs": [0, 1]}, "kittens/3-4/live/programs"),
        ({"rated": False}, None),
        ({"bots": ["", "unheard-of", "medium"]}, None),
        ({"programs": [0], "bots": ["", "hard", "medium"]}, None),
        ({"end": "stopped"}, None),
        ({"end": "stopped", "left": [1]}, "kittens/3-4/live/people"),
    ],
)
def test_which_games_count_and_where(changes: dict[str, object], pool: str | None) -> None:
    found = summary(**changes)
    game = rated_game(found, ["" if bot else f"p{seat}" for seat, bot in enumerate(found.bots)])
    assert (None if game is None else game.pool) == pool


@pytest.mark.parametrize(("seats", "size"), [(2, "2"), (3, "3-4"), (4, "3-4"), (5, "5+"), (10, "5+")])
def test_pools_by_size(seats: int, size: str) -> None:
    found = summary(names=["A"] * seats, bots=[""] * seats, scores=[0.0] * seats)
    game = rated_game(found, [f"p{seat}" for seat in range(seats)])
    assert game is not None
    assert pool_from(game.pool).size == size


def test_places_are_those_of_the_scores_with_leavers_last() -> None:
    for scores in permutations([3.0, 1.0, 1.0]):
        game = rated_game(summary(scores=list(scores)), ["a", "b", ""])
        assert game is not None
        assert [entrant.place for entrant in game.entrants] == [sum(o > s for o in scores) for s in scores]
    game = rated_game(summary(scores=[9.0, 1.0, 0.0], left=[0]), ["a", "b", ""])
    assert game is not None
    assert [entrant.place for entrant in game.entrants] == [2, 0, 1]


def test_every_bot_has_a_published_rating_in_every_pool() -> None:
    sizes = {"kittens": ("2", "3-4", "5+"), "wizardkittens": ("2", "3-4"), "witchstone": ("2", "3-4")}
    assert set(sizes) == set(GAMES)
    for game, each in sizes.items():
        for size in each:
            for bot in bot_names(game):
                pool = pool_from(f"{game}/{size}/live/bots")
                skill = anchor(pool, bot)
                assert skill is not None, (pool, bot)
                rated = RatedGame(pool.key, True, [Entrant("p", 0), Entrant(f"bot:{bot}", 1)])
                assert changed(rated, [NEW, skill])[1] == skill  # whatever happens to it


# -- the server -----------------------------------------------------------------------------
def ratings(who: Person) -> dict[str, dict[str, object]]:
    """Return the ratings of a player by pool."""
    return {"/".join(each["pool"].values()): each for each in who.get("/api/me/ratings")["ratings"]}


def check(server: Running) -> int:
    with closing(database_at(server.settings.store)) as database:
        return check_ratings(database)


def account(server: Running, name: str) -> Person:
    who = server.person(name)
    who.post("/api/me/account", {"login": f"{name.lower()}{server.port}", "password": "correct horse"})
    return who


def test_a_rated_game_changes_the_ratings_of_both_and_a_casual_one_nothing(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    finished(ala, ola)
    assert ratings(ala) == {}
    finished(ala, ola, rated=True)
    mine, hers = ratings(ala)["kittens/2/live/people"], ratings(ola)["kittens/2/live/people"]
    assert mine["rating"]["rating"] > 1500 > hers["rating"]["rating"]  # type: ignore[index]
    assert mine["rating"] | {"rating": 0, "margin": 0} == {  # type: ignore[operator]
        "rating": 0, "margin": 0, "provisional": True, "games": 1, "wins": 1,
    }  # fmt: skip
    assert mine["curve"][0][1] == mine["rating"]["rating"]  # type: ignore[index]
    assert check(server) > 0


def test_a_whole_game_against_bots_counts_in_a_pool_of_its_own(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("kittens", 3, bots=2, start=True, rated=True, **CALM)
    until(lambda: not make_move(table, [ala], 1) and ala.table(table)["status"] == "over")
    assert list(ratings(ala)) == ["kittens/3-4/live/bots"]
    assert check(server) > 0
    page = ala.get(f"/api/bots/{BOT}")
    assert (page["bot"], page["games"]) == (BOT, ["kittens", "wizardkittens", "witchstone"])
    assert {"game": "witchstone", "size": "2", "rating": anchors()["witchstone/2"][BOT]} in page["ratings"]
    won = ala.get("/api/me/games")["games"][0]["winners"] == [0]
    assert page["met"] == [{"game": "kittens", "games": 1, "wins": int(won), "even": 0.333}]
    assert server.person().get(f"/api/bots/{BOT}") == page | {"met": []}
    ala.get("/api/bots/nobody", 404)


def test_at_a_rated_table_nobody_gets_hints_or_takes_a_seat(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make("kittens", 2, bots=1, start=True, rated=True, hints=True, takeover=True, **CALM)
    setup = ala.table(table)["setup"]
    assert (setup["rated"], setup["hints"], setup["takeover"]) == (True, False, False)
    ala.do(table, "hint", 409)
    ola.do(table, "sit", 409)


def test_nobody_is_removed_from_a_rated_game(server: Running) -> None:
    """The host of a table would undo a game that is nearly lost."""
    ala, ola, ula = (server.person(name) for name in ("Ala", "Ola", "Ula"))
    table = ala.make("kittens", 3, rated=True, **CALM)
    ola.sit(table)
    ula.sit(table)
    ala.do(table, "kick", seat=2)  # before the game it is the host's choice
    server.person("Ela").sit(table)
    ala.do(table, "start")
    assert ala.do(table, "kick", 409, seat=1)["error"]["key"] == "rated-kick"


def played_by_standin(moves: int, back: bool = False, end: bool = True) -> tuple[TableModel, list[Entrant]]:
    """Return a rated game whose second player was away for the last moves of the seat, and how its seats count."""
    setup = TableSettings("kittens", 2, rated=True)
    table = TableModel(Made("t" * 20, "ABCD", setup, "00" * 32, "a"), 1, Shelf())
    table.enter(Sat(0, "a", "Ala"), 1)
    table.enter(Sat(1, "b", "Ola"), 1)
    table.enter(Started(table.game().version, ["", ""], ["Ala", "Ola"]), 1)
    match = table.game_on()
    made = 0
    while made < moves or back:
        seat = match.waiting()[0]
        away = seat == 1 and made < moves
        back = back and not (seat == 1 and not away)
        made += away
        option = next((each for each in match.options_of(seat) if each.text == "draw"), match.options_of(seat)[0])
        table.enter(Moved(seat, option.text, "standin" if away else "player"), 1)
        assert not match.over, "the deal is too short for this test"
    table.enter(Moved(0, LEAVE) if end else Closed(), 1)
    ended = ended_of(table)
    assert ended is not None
    return table, ended.rated.entrants if ended.rated is not None else []


def test_who_stays_away_has_left() -> None:
    """Otherwise a bot would win for somebody who has closed the page."""
    assert [each.left for each in played_by_standin(2)[1]] == [True, False]
    assert [each.left for each in played_by_standin(3)[1]] == [True, True]
    assert [each.left for each in played_by_standin(3, back=True)[1]] == [True, False]


def test_a_game_ended_without_the_player_who_is_away_costs_only_that_one() -> None:
    assert played_by_standin(2, end=False)[1] == []
    assert [each.left for each in played_by_standin(3, end=False)[1]] == [False, True]


def test_a_rated_game_is_not_ended_for_somebody_who_is_away_for_a_moment(server: Running) -> None:
    people, table = table_of(server, 2, "witchstone", rated=True)
    people[1].do(table, "away")
    people[0].do(table, "end", agree=True)
    rated = people[0].table(table)  # at once: after three moves of the bot the other one has left
    casual, other = table_of(server, 2, "witchstone")
    casual[1].do(other, "away")
    casual[0].do(other, "end", agree=True)
    assert casual[0].table(other)["status"] == "closed"
    assert rated["status"] == "playing"
    assert 1 in rated["ending"]["needed"]


HANDICAP = {"handicap_0": "small"}


def test_a_table_with_uneven_handicaps_cannot_be_rated(server: Running) -> None:
    ala = server.person("Ala")
    body = {"setup": {"game": "witchstone", "seats": 2, "options": HANDICAP, "rated": True}}
    assert ala.post("/api/tables", body, 409)["error"]["key"] == "rated-uneven"
    table = ala.make("witchstone", 2, rated=True, **CALM)
    setup = ala.table(table)["setup"]
    ala.do(table, "setup", 409, setup={**setup, "options": HANDICAP})
    same = {**HANDICAP, "handicap_1": "small"}
    ala.do(table, "setup", setup={**setup, "options": same})  # the same for everybody is fair
    assert ala.table(table)["setup"]["rated"]


@pytest.mark.parametrize(("options", "counts"), [(HANDICAP, False), ({**HANDICAP, "handicap_1": "small"}, True)])
def test_a_game_with_uneven_handicaps_does_not_count(options: dict[str, str], counts: bool) -> None:
    """Also at a table that was made before such tables were refused."""
    setup = TableSettings("witchstone", 2, options, rated=True)
    table = TableModel(Made("t" * 20, "ABCD", setup, "00" * 32, "a"), 1, Shelf())
    table.enter(Sat(0, "a", "Ala"), 1)
    table.enter(Sat(1, "b", "Ola"), 1)
    table.enter(Started(table.game().version, ["", ""], ["Ala", "Ola"]), 1)
    table.enter(Moved(0, LEAVE), 1)
    ended = ended_of(table)
    assert ended is not None
    assert (ended.rated is not None) == counts


def test_leaving_the_bots_is_a_loss(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("witchstone", 2, bots=1, start=True, rated=True, **CALM)
    ala.do(table, "leave")
    found = ratings(ala)["witchstone/2/live/bots"]["rating"]
    assert found["rating"] < 1500  # type: ignore[index]
    assert check(server) > 0


def test_leaderboards_list_accounts_whose_rating_is_settled(
    new_store: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating_rules, "SURE", 8 * UNIT)
    with running(settings_for(new_store())) as server:
        ala, ola, guest = account(server, "Ala"), account(server, "Ola"), server.person("Guest")
        for _ in range(9):
            finished(ala, ola, rated=True)
        assert server.person("Ula").get("/api/ratings?game=kittens&size=2")["leaders"] == []  # nine games are too few
        for _ in range(5):
            finished(ala, ola, rated=True)
            finished(ola, guest, rated=True)
            finished(ola, guest, rated=True)
        where = "/api/ratings?game=kittens&size=2"
        board = Person(server.port).get(where)
        assert [row["name"] for row in board["leaders"]] == ["Ala", "Ola"]
        assert [row["me"] for row in ola.get(where)["leaders"]] == [False, True]
        assert board["leaders"][0]["rating"]["games"] == 14
        assert board["bots"]["medium"] == 1500
        assert {"game": "kittens", "size": "2", "tempo": "live", "against": "people"} in board["pools"]
        month = month_of(ola.get("/api/me/ratings")["ratings"][0]["curve"][-1][0])
        assert [row["name"] for row in ola.get(f"{where}&month={month}")["leaders"]] == ["Ala", "Ola"]
        assert ola.get(f"{where}&month=200001")["leaders"] == []
        guest.post("/api/me/account", {"login": "guest", "password": "correct horse"})
        assert [row["name"] for row in ola.get(where)["leaders"]] == ["Ala", "Ola", "Guest"]
        for wrong in (
            "game=chess",
            "size=3",
            "tempo=fast",
            "against=cats",
            "month=202613",
            "month=x",
            "month=２０２６１１",
        ):
            ala.get(f"/api/ratings?{wrong}", 404)
        assert check(server) >= 24


def test_a_game_is_rated_once(new_store: Callable[[], str]) -> None:
    """A table whose game is over may change, and says then that it is over."""
    game = RatedGame("kittens/2/live/people", True, [Entrant("p0", 0), Entrant("p1", 1)])
    ended = Ended("kittens", "{}", [Sitter("p0", 0, ""), Sitter("p1", 1, "")], game)
    with closing(database_at(new_store())) as database:
        database.prepare()
        for table in ("first", "first", "second"):
            with database.transaction():
                note_ended(database, table, ended, 1)
        assert len(database.rows("SELECT who FROM standing")) == 2 * 2
        assert [row[0] for row in database.rows("SELECT games FROM rating WHERE month = 0")] == [2, 2]
        assert database.rows("SELECT value FROM meta WHERE name = 'rated'")[0][0] == "2"


def test_a_leaderboard_reads_nobody_who_is_not_on_it(sqlite_store: str) -> None:
    """Most players may be guests, whatever their rating."""
    with closing(database_at(sqlite_store)) as database:
        database.prepare()
        pool, steps = "kittens/2/live/people", 0
        with database.transaction():
            for number in range(3000):
                login = f"p{number}" if number >= 2990 else None
                database.run("INSERT INTO player VALUES (?, 'P', 0, 1, ?, NULL, NULL, 0)", (f"p{number}", login))
            skills = {(pool, 0, f"p{number}"): Skill((40 - number // 100) * UNIT, UNIT) for number in range(3000)}
            keep(database, {key: Tally(skill, 20, 5, True) for key, skill in skills.items()})

        def step() -> int:
            nonlocal steps
            steps += 1
            return 0

        database.db.set_progress_handler(step, 100)  # type: ignore[attr-defined]
        assert len(leaders(database, pool, 0, 100)) == 10
        assert steps < 20


def test_who_does_not_wish_to_be_listed_is_on_no_leaderboard(
    new_store: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating_rules, "SURE", 9 * UNIT)
    monkeypatch.setattr(rating_rules, "ENOUGH", 1)
    with running(settings_for(new_store())) as server:  # its own: these rules leave ratings that others find wrong
        ala, ola = account(server, "Quiet"), account(server, "Loud")
        finished(ala, ola, rated=True)

        def names() -> list[str]:
            return sorted(each["name"] for each in ola.get("/api/ratings?game=kittens&size=2")["leaders"])

        assert names() == ["Loud", "Quiet"]
        assert not ala.post("/api/me/allowed", {"listed": False})["listed"]
        assert names() == ["Loud"]
        finished(ola, ala, rated=True)
        assert names() == ["Loud"]
        assert list(ratings(ala)) == ["kittens/2/live/people"]  # her own page still has it
        assert ala.post("/api/me/allowed", {"listed": True})["listed"]
        assert names() == ["Loud", "Quiet"]


def test_computing_again_finds_and_mends_what_was_changed(new_store: Callable[[], str]) -> None:
    address = new_store()
    with running(settings_for(address)) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        for game in ("kittens", "wizardkittens", "kittens"):
            finished(ala, ola, game, rated=True)
            finished(ola, ala, game, rated=True)
        good = ratings(ala)
    assert kociolek("store", "check", "--store", address).code == 0
    for damage in (
        "UPDATE rating SET mean = mean + 1",
        "UPDATE standing SET mean_after = mean_after + 9 WHERE number = 2",
    ):
        with closing(database_at(address)) as database, database.transaction():
            database.run(damage)
        assert "kociolek store ratings" in kociolek("store", "check", "--store", address).err
        assert kociolek("store", "ratings", "--store", address).code == 0
        assert kociolek("store", "check", "--store", address).code == 0
    with closing(database_at(address)) as database:
        assert check_ratings(database) == 6
    with running(settings_for(address)) as server:
        again = Person(server.port, cookie=ala.cookie)
        assert ratings(again) == good
    assert good.keys() == {"kittens/2/live/people", "wizardkittens/2/live/people"}


def test_who_is_deleted_leaves_no_rating_and_the_others_keep_theirs(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    before = check(server)
    for _ in range(3):
        finished(ala, ola, rated=True)
    hers = ratings(ola)
    assert ala.get("/api/me/export")["ratings"]
    ala.post("/api/me/delete", {})
    assert ratings(ola) == hers
    assert check(server) == before + 3
    with closing(database_at(server.settings.store)) as database:
        for name in ("standing", "rating"):
            assert ala.id not in str(database.rows(f"SELECT * FROM {name}"))
    finished(ola, server.person("Ula"), rated=True)
    assert check(server) == before + 4


def test_a_rating_is_provisional_until_it_is_known_well_enough() -> None:
    assert not Skill(25 * UNIT, 3 * UNIT).settled(9)
    assert not Skill(25 * UNIT, 5 * UNIT).settled(50)
    assert Skill(25 * UNIT, 3 * UNIT).settled(10)
