"""Games at live tables: repeated commands, reaction windows, clocks, absence and reconnecting."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

import kociolek
from kociolek import record
from kociolek.catalog import GAMES as GAMES_BY_KEY
from kociolek.core.api import Choices, Seat, State, View
from kociolek.core.rng import seeded
from kociolek.match import Match
from kociolek.server.boxes import Shelf
from kociolek.server.entries import Made, Moved, Started
from kociolek.server.tables.model import TableModel
from kociolek.server.tables.tempo import PACES
from kociolek.server.wire import TableSettings
from server_kit import CALM, Person, Running, Socket, close_all, running, settings_for, table_of, until

GAMES = ["kittens", "wizardkittens", "witchstone"]


def play(
    people: list[Person], table: str, moves: int, seed: int = 1, each: Callable[[int], None] = lambda _: None
) -> int:
    """Make random moves by HTTP and return how many were made until the game was over."""
    chance = Random(seed)
    for number in range(moves):
        waiting = people[0].state(table)["view"]["waiting"]
        if not waiting:
            return number
        seat = chance.choice(waiting)
        state = people[seat].state(table)
        if state["moves"]:  # else a window closed meanwhile
            move = chance.choice(state["moves"])
            people[seat].post(f"/api/tables/{table}/move", {"move": move, "seq": state["seq"]})
        each(seat)
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_and_proved(server: Running, game: str) -> None:
    people, table = table_of(server, 2, game)
    made = play(people, table, 150)
    people[1].do(table, "leave")
    kept = record.parse(people[0].get(f"/api/tables/{table}/record"))
    record.verify(kept)
    assert len(kept.moves) >= made > 0  # chance may end a game of two within a few moves


def last_state(line: Socket) -> Any:
    line.say("sync")
    line.wait("ack")
    return line.last["state"]


def test_a_repeated_command_is_done_once(server: Running) -> None:
    people, table = table_of(server, 2)
    lines = [person.open(table) for person in people]
    states = [line.wait("state") for line in lines]
    seat = states[0]["view"]["waiting"][0]
    line, seq = lines[seat], states[seat]["seq"]
    command = {"seq": seq, "move": "draw"}
    answers = [line.ask("move", **command) for _ in range(3)]
    assert [answer["done"] for answer in answers] == [True, False, False]
    before = last_state(line)["n"]
    late = people[seat].open(table)  # the same command after a lost connection
    late.wait("state")
    assert late.ask("move", **command)["done"] is False
    assert late.wait("state")["n"] == before


def test_what_is_not_allowed_is_refused_and_changes_nothing(server: Running) -> None:
    people, table = table_of(server, 2)
    line = people[people[0].state(table)["view"]["waiting"][0]].open(table)
    state = line.wait("state")
    refused = line.ask("move", seq=state["seq"], move="play nonsense")
    assert refused["error"]["key"] == "illegal-move"
    assert refused["error"]["values"]["legal"] == ", ".join(state["moves"])
    assert line.ask("back", seq=state["seq"])["error"]["key"] == "illegal-move"
    line.ws.send('{"do":"move","seq":"x"}')
    assert line.wait("refused")["error"]["key"] == "message-bad"
    assert last_state(line)["n"] == state["n"]


def test_moves_are_no_way_around_other_commands(server: Running) -> None:
    people, table = table_of(server, 3)
    person = people[people[0].state(table)["view"]["waiting"][0]]
    for move in ("leave", "back"):
        error = person.post(f"/api/tables/{table}/move", {"move": move}, 400)["error"]
        assert error["key"] == "illegal-move"
    assert all(seat["playing"] for seat in person.table(table)["seats"])


def test_the_legality_of_a_move_is_checked_once(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views show the options and may ask for them; besides that the rules are asked once for each move, also a bot's.
    Compiled rules cannot be counted, so the interpreted build is run instead."""
    if kociolek.build() == "compiled":
        again = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "legality_of_a_move"]
        subprocess.run(again, check=True, env={**os.environ, "KOCIOLEK_PURE": "1", "KOCIOLEK_EXPECT": "interpreted"})
        return
    asked: list[State] = []
    viewing = [False]
    view, options = Match.view, type(GAMES_BY_KEY["kittens"].new(2, {}, seeded(1))).options

    def counted(state: State, seat: Seat, out: Choices) -> None:
        if not viewing[0]:
            asked.append(state)
        options(state, seat, out)

    def seen(self: Match, seat: int) -> View:
        viewing[0] = True
        try:
            return view(self, seat)
        finally:
            viewing[0] = False

    monkeypatch.setattr(type(GAMES_BY_KEY["kittens"].new(2, {}, seeded(1))), "options", counted)
    monkeypatch.setattr(Match, "view", seen)
    with running(settings_for(sqlite_store)) as server:
        people, table = table_of(server, 2)
        match = server.server.registry.tables[table].table.match
        assert play(people, table, 40) > 0
        assert asked.count(match.state) == len(match.moves)
        bots = people[0].make(bots=1, start=True, **CALM)
        match = server.server.registry.tables[bots].table.match
        for _ in range(5):
            until(lambda: 0 in match.waiting() or match.over)
            if not match.over:
                people[0].post(f"/api/tables/{bots}/move", {"move": people[0].state(bots)["moves"][0]})
        assert asked.count(match.state) == len(match.moves) > 0
        close_all()


@pytest.mark.parametrize("game", GAMES)
def test_reconnecting_after_every_single_event_misses_nothing(server: Running, game: str) -> None:
    """Subscribers that stay and those that reconnect after each move, of each seat and of the public, get the same
    events and the same view."""
    people, table = table_of(server, 3, game)  # no deal of three is over within 12 moves
    everybody = [*people, Person(server.port)]
    stay = [person.open(table) for person in everybody]
    for line in stay:
        line.wait("state")
    seen = 0

    def look(_: int) -> None:
        nonlocal seen
        n = people[0].state(table)["n"]
        for person, line in zip(everybody, stay, strict=True):
            while line.last["state"]["n"] < n:
                line.wait("state")
            events = [event for message in line.heard if message["type"] == "state" for event in message["events"]]
            for since in {*range(seen, n + 1)} if person is everybody[n % len(everybody)] else {seen}:
                comes = person.open(table, since)
                state = comes.wait("state")
                assert (state["since"], state["n"], state["gap"]) == (since, n, False)
                assert state["events"] == events[since:]
                assert state["view"] == person.state(table)["view"]
                comes.close()
        seen = n

    assert play(people, table, 12, each=look) == 12
    assert seen > 5


@pytest.mark.parametrize("delay", [0, 60])
def test_who_comes_back_to_a_long_game_is_told_the_last_events(server: Running, delay: int) -> None:
    """Nothing was told when the beginning was no longer kept, so there was no recap of the others' turns."""
    people, table = table_of(server, 2, "witchstone", delay=delay)
    live = server.server.registry.tables[table].table
    live.recent = deque(live.recent, maxlen=7)
    stays = people[0].open(table)
    stays.wait("state")
    assert play(people, table, 12) == 12
    n = people[0].state(table)["n"]
    while stays.last["state"]["n"] < n:
        stays.wait("state")
    told = [event for message in stays.heard if message["type"] == "state" for event in message["events"]]
    assert len(told) == n > 7
    back = people[0].open(table, 0).wait("state")
    assert (back["since"], back["n"], back["gap"]) == (n - 7, n, True)
    assert back["events"] == told[-7:]
    watcher = Person(server.port)
    seen = until(lambda: (state := watched(watcher, table)) is not None and state["n"] == n and state)
    assert (seen["since"], seen["gap"], len(seen["events"])) == (n - 7, True, 7)


def watched(who: Person, table: str) -> Any:
    """Return what a spectator who comes now is shown; None for nothing yet."""
    line = who.open(table, 0)
    line.drain()
    line.close()
    return next((message for message in line.heard if message["type"] == "state"), None)


def test_the_log_can_be_read_as_lines_too(server: Running) -> None:
    people, table = table_of(server, 2)
    with people[0].http.stream("GET", f"/api/tables/{table}/stream?protocol=2") as stream:
        lines = (line for line in stream.iter_lines() if line)
        assert '"type":"hello"' in next(lines)
        assert '"type":"state"' in next(lines)
        play(people, table, 1)
        assert any('"type":"state"' in next(lines) for _ in range(4))


def test_a_taken_back_move_was_never_knowable(server: Running) -> None:
    people, table = table_of(server, 2, "witchstone")
    while people[0].state(table)["view"]["prompt"] != "tile":  # the towers
        play(people, table, 1)
    seat = people[0].state(table)["view"]["waiting"][0]
    actor, other = people[seat].open(table), people[1 - seat].open(table)
    actor.wait("state")
    other.wait("state")
    other.drain()
    move = actor.last["state"]["moves"][0]
    assert actor.move(move)["done"]
    assert actor.last["state"]["back"]
    assert actor.ask("back", seq=actor.last["state"]["seq"])["done"]
    assert other.drain(0.3) == [], "the others heard of it"


# -- windows ------------------------------------------------------------------------------
def open_window(server: Running, seats: int, **setup: Any) -> tuple[list[Socket], int]:
    """Return the sockets of a table where somebody has just played a card, and the seat that did."""
    while True:
        people, table = table_of(server, seats, **setup)
        seat = people[0].state(table)["view"]["waiting"][0]
        cards = [option for option in people[seat].state(table)["moves"] if option.startswith("play ")]
        plain = [card for card in cards if card in ("play shuffle", "play skip", "play see_the_future", "play attack")]
        if not plain:
            continue
        lines = [person.open(table) for person in people]
        for line in lines:
            line.wait("state")
        if not lines[seat].move(plain[0])["done"]:  # too late: the machine is busy
            continue
        for line in lines:
            state = line.last["state"]
            if not state["clock"]["window"]:
                line.wait("state", lambda message: bool(message["clock"]["window"]))
        return lines, seat


def test_a_window_lasts_the_same_whatever_anybody_holds(server: Running) -> None:
    """Measured by the clock of the server: a busy machine makes it act late, never early."""
    for _ in range(6):
        lines, _ = open_window(server, 3, tempo="live", window=20)  # 0.4 s here
        opened = lines[0].last["state"]["clock"]
        closed = lines[0].wait("state", lambda message: not message["clock"]["window"])["clock"]
        assert 0 < opened["deadline"] - opened["now"] <= 400
        assert closed["now"] >= opened["deadline"] - 2
        for line in lines:
            line.close()


@pytest.mark.parametrize(
    ("game", "options", "windows"),
    [
        ("wizardkittens", {"chaos_cat": "new_rules"}, False),
        ("kittens", {}, True),
        ("kittens", {"edition": "good_vs_evil", "barking": "on", "streaking": "on", "imploding": "on"}, True),
    ],
)
def test_to_react_or_pass_is_a_window_but_a_choice_of_one_s_own_is_none(
    game: str, options: dict[str, str], windows: bool
) -> None:
    """Wizard Kittens: a choice that may be declined has the time of every other decision."""
    rules, passes = GAMES_BY_KEY[game], 0
    setup = TableSettings(game, 3, rules.check(3, options))
    for number in range(40):
        table = TableModel(Made("T" * 22, "AAAAAA", setup, f"{number:064x}", "p"), 0, Shelf())
        table.enter(Started(rules.version, [""] * 3, ["A", "B", "C"]), 0)
        chance = Random(number)
        while table.playing and table.match is not None:
            may = {seat: [action.text for action in table.match.options_of(seat)] for seat in table.match.waiting()}
            assert table.window == (windows and all("pass" in each for each in may.values()))
            passes += any("pass" in each for each in may.values())
            seat = chance.choice(list(may))
            table.enter(Moved(seat, chance.choice(may[seat])), 0)
    assert passes > 10


def test_a_window_closes_early_only_when_all_have_passed(server: Running) -> None:
    lines, seat = open_window(server, 3)
    others = [number for number in range(3) if number != seat]
    seq = lines[others[1]].last["state"]["seq"]
    lines[others[0]].move("pass")
    state = lines[others[1]].wait("state")
    assert state["clock"]["window"]
    assert state["seq"] == seq, "a pass of another made an answer stale"
    assert lines[others[1]].ask("move", seq=seq, move="pass")["done"]
    assert not lines[others[1]].last["state"]["clock"]["window"]


def test_standing_orders_pass_until_my_turn(server: Running) -> None:
    people, table = table_of(server, 2)
    seat = people[0].state(table)["view"]["waiting"][0]
    other = people[1 - seat]
    other.do(table, "orders", orders={"passing": "until_turn"})
    assert other.state(table)["orders"] == {"passing": "until_turn"}
    windows = 0

    def look(_: int) -> None:
        nonlocal windows
        windows += bool(people[seat].state(table)["clock"]["window"])

    for _ in range(12):
        state = people[seat].state(table)
        if people[seat].state(table)["view"]["waiting"] != [seat]:
            break
        cards = [option for option in state["moves"] if option.startswith("play ")]
        people[seat].post(f"/api/tables/{table}/move", {"move": cards[0] if cards else state["moves"][0]})
        look(seat)
    assert windows == 0
    until(lambda: people[0].state(table)["view"]["prompt"] != "nope")


def test_standing_orders_unless_it_is_about_me(server: Running) -> None:
    """Two of three players pass by order; the target of a card is asked all the same."""
    while True:
        people, table = table_of(server, 3)
        seat = people[0].state(table)["view"]["waiting"][0]
        if "play favor" in people[seat].state(table)["moves"]:
            break
    others = [number for number in range(3) if number != seat]
    for other in others:
        people[other].do(table, "orders", orders={"passing": "unless_me"})
    people[seat].post(f"/api/tables/{table}/move", {"move": "play favor"})
    state = people[seat].state(table)
    if state["view"]["waiting"] == [seat]:  # whom to ask for a favour
        aimed = next(option for option in state["moves"] if str(others[1]) in option)
        people[seat].post(f"/api/tables/{table}/move", {"move": aimed})
    state = people[seat].state(table)
    assert state["clock"]["window"]
    assert state["view"]["waiting"] == [others[1]]


# -- time and absence ---------------------------------------------------------------------
def test_who_does_not_decide_is_decided_for_and_the_bank_stays_used(new_store: Callable[[], str]) -> None:
    """45 s and a bank of 120 s are 3.3 s here. Used bank time stays used after a restart of the server; the time of the
    current decision starts again."""
    store = new_store()
    with running(settings_for(store)) as server:
        people, table = table_of(server, 2, "wizardkittens", tempo="live", window=5)
        line = people[0].open(table)
        people[1].open(table)
        state = line.wait("state")
        seat = state["view"]["waiting"][0]
        assert 0 < state["clock"]["free"] - state["clock"]["now"] <= 900
        assert state["clock"]["deadline"] - state["clock"]["free"] == 2400
        assert state["clock"]["bank"] == [2400, 2400]
        after = line.wait("state", lambda message: bool(message["n"] > state["n"]))
        assert after["clock"]["bank"][seat] == 0
        assert after["clock"]["bank"][1 - seat] == 2400
        assert after["clock"]["now"] >= state["clock"]["deadline"] - 2
        cookie = people[0].cookie
    with running(settings_for(store)) as server:
        again = Person(server.port, cookie=cookie).open(table).wait("state")
        assert again["clock"]["bank"][seat] == 0
        assert again["n"] >= after["n"]


@pytest.mark.parametrize("tempo", ["live", "relaxed"])
def test_who_never_comes_back_after_a_restart_jams_nothing(new_store: Callable[[], str], tempo: str) -> None:
    store = new_store()
    with running(settings_for(store)) as server:
        people, table = table_of(server, 2, "wizardkittens", tempo=tempo, window=60)
        cookies = [person.cookie for person in people]
        seat = people[0].state(table)["view"]["waiting"][0]
    with running(settings_for(store, pace=0.002)) as server:
        line = Person(server.port, cookie=cookies[1 - seat]).open(table)
        n = line.wait("state")["n"]
        line.wait("table", lambda message: bool(message["table"]["seats"][seat]["standin"]))
        assert line.wait("state", lambda message: bool(message["n"] > n))


def test_who_only_asks_now_and_then_is_there_for_a_while(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program without a stream counts as gone after a silence; its next request brings it back."""
    monkeypatch.setitem(PACES, "live", replace(PACES["live"], awake=1.0))
    people, table = table_of(server, 2, "wizardkittens", tempo="live", window=60)
    line = people[0].open(table)
    people[1].state(table)
    assert not people[0].table(table)["seats"][1]["standin"]
    line.wait("table", lambda message: bool(message["table"]["seats"][1]["standin"]))
    people[1].state(table)
    line.wait("table", lambda message: not message["table"]["seats"][1]["standin"])


def test_a_bot_sits_in_after_a_grace_and_gives_the_seat_back(server: Running) -> None:
    people, table = table_of(server, 2, "wizardkittens", tempo="live", window=5)
    line, gone = people[0].open(table), people[1].open(table)
    line.wait("table", lambda message: bool(message["table"]["seats"][1]["here"]))
    gone.close()
    lost = line.wait("table", lambda message: not message["table"]["seats"][1]["here"])["table"]["seats"][1]
    assert lost["grace"] is not None
    assert not lost["standin"]
    line.wait("table", lambda message: bool(message["table"]["seats"][1]["standin"]))
    people[1].open(table)
    line.wait("table", lambda message: not message["table"]["seats"][1]["standin"])


def test_a_table_that_nobody_looks_at_waits(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("wizardkittens", seats=2, bots=1, start=True, tempo="live", window=5)
    line = ala.open(table)
    line.wait("state")
    line.close()
    live = server.server.registry.tables[table]
    until(lambda: live.clocks.asleep)
    until(lambda: not live.tasks)  # what a bot had begun
    n = live.table.entries
    time.sleep(0.5)  # the clock of a live table is 0.9 s here, and a bot takes 30 ms
    assert live.table.entries == n
    assert ala.open(table).wait("state", lambda message: message["clock"]["deadline"] is not None)


@pytest.mark.parametrize(("game", "how"), [(game, how) for game in GAMES for how in ("kick", "leave")])
def test_a_player_may_go_at_any_decision_and_the_game_goes_on(server: Running, game: str, how: str) -> None:
    for moves in (1, 9, 20) if how == "kick" else (4, 14, 26):
        people, table = table_of(server, 3, game, tempo="live", window=3)
        watcher = people[0].open(table)
        watcher.wait("state")
        if play(people, table, moves, seed=moves) < moves:
            continue
        seat = next((s for s in people[0].state(table)["view"]["waiting"] if s != 0), 2)
        if how == "leave":
            people[seat].do(table, "leave")
        else:
            people[0].do(table, "kick", seat=seat)
        n = people[0].state(table)["n"]
        alone = people[0].table(table)["result"] is not None
        if not alone:  # somebody is asked, and the game moves without the one who went
            until(partial(goes_on, people, table, seat, n))
        watcher.close()


def goes_on(people: list[Person], table: str, gone: int, n: int) -> bool:
    """Make a move for a present player and tell whether something has happened since event `n`."""
    if people[0].state(table)["n"] > n:
        return True
    for seat in people[0].state(table)["view"]["waiting"]:
        if seat != gone:
            state = people[seat].state(table)
            if state["moves"]:
                body = {"move": state["moves"][0], "seq": state["seq"]}
                people[seat].post(f"/api/tables/{table}/move", body)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_every_level_play(server: Running, game: str) -> None:
    ala = server.person("Ala")
    bots = next(each["bots"] for each in ala.get("/api/games")["games"] if each["key"] == game)
    assert {"random", "easy", "medium", "hard"} <= set(bots)
    for some in (bots[:2], bots[2:4], bots[4:6], bots[6:]):
        if not some:
            continue
        table = ala.make(game, seats=len(some) + 1, tempo="relaxed", window=60)
        for seat, bot in enumerate(some, 1):
            ala.do(table, "bot", seat=seat, bot=bot)
        ala.do(table, "start")
        line = ala.open(table)
        line.wait("state")
        live = server.server.registry.tables[table]

        def moved(line: Socket = line, live: Any = live, most: int = len(some)) -> bool:
            state = line.last["state"]
            if 0 in state["view"]["waiting"]:
                options = state["moves"]
                line.move("pass" if "pass" in options else options[0])
            line.drain(0.01)
            movers = {seat for seat, move in live.table.match.moves if move != "pass"}
            return {*range(1, most + 1)} <= movers or live.table.match.over

        until(moved, patience=120)
        line.close()


def test_a_search_bot_blocks_nobody(sqlite_store: str) -> None:
    """The table answers while a bot thinks for a second."""
    with running(settings_for(sqlite_store, thinking=1.0, pace=0.02)) as server:
        ala = server.person("Ala")
        table = ala.make("kittens", seats=2, tempo="relaxed")
        ala.do(table, "bot", seat=1, bot="hard" if "hard" in ala.get("/api/games")["games"][0]["bots"] else "easy")
        ala.do(table, "start")
        line = ala.open(table)
        line.wait("state")
        meanwhile: list[int] = []  # answers that came while the bot thought, for each of its thoughts

        def thought() -> bool:
            state = line.last["state"]
            if 0 in state["view"]["waiting"]:
                line.move(state["moves"][0])
            if line.last["state"]["view"]["waiting"] == [1]:
                asked, answered = line.last["state"], 0
                while line.last["state"] is asked:
                    line.ask("ping")
                    answered += 1
                    time.sleep(0.01)
                meanwhile.append(answered)
            return len(meanwhile) >= 3 or not line.last["state"]["view"]["waiting"]

        until(thought)
        assert all(answered >= 5 for answered in meanwhile), meanwhile
