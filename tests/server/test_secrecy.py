"""What crosses the wire tells nobody more than their view: not by its content, its size, its numbers or its time."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import Any

import msgspec
import pytest

from server_kit import Person, Running

CALM = {"tempo": "relaxed", "window": 3600}


def table_of(server: Running, seats: int, game: str, **setup: Any) -> tuple[list[Person], str]:
    people = [server.person(f"Player {number}") for number in range(seats)]
    table = people[0].make(game, seats=seats, **{**CALM, **setup})
    for person in people[1:]:
        person.sit(table)
    people[0].do(table, "start")
    return people, table


@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_only_views_and_redacted_events_reach_a_reader(server: Running, game: str) -> None:
    """Everything that was sent is compared with what the rules let that reader know."""
    people, table = table_of(server, 3, game)
    lines = [person.open(table) for person in people] + [Person(server.port).open(table)]
    for line in lines:
        line.wait("state")
    chance = Random(3)
    for _ in range(40):
        waiting = people[0].state(table)["view"]["waiting"]
        if not waiting:
            break
        seat = chance.choice(waiting)
        options = people[seat].state(table)["view"]["options"]
        people[seat].post(f"/api/tables/{table}/move", {"move": chance.choice(options)})
    live = server.server.hall.tables[table]
    match = live.table.match
    kinds = match.game.kind_names()
    told = list(live.table.told)
    for seat, line in zip((0, 1, 2, -1), lines, strict=True):
        line.drain(0.3)
        events = [event for message in line.heard if message["type"] == "state" for event in message["events"]]
        allowed = []
        for event in told:
            seen = event.seen_by(seat)
            wanted = {"verb": seen.verb, "seat": int(seen.seat), "other": int(seen.other)}
            wanted |= {"card": kinds[int(seen.kind)] if int(seen.kind) >= 0 else "", "index": int(seen.index)}
            nothing = {"other": -1, "card": "", "index": -1}
            allowed.append({key: value for key, value in wanted.items() if nothing.get(key) != value})
        assert events == allowed
        view = line.last["state"]["view"]
        assert view == match.view(seat).to_json()
        assert view["seat"] == seat
        secret = live.table.fair.secret.hex()
        assert not any(secret in text for text in line.raw)


def test_what_others_hold_changes_no_byte(server: Running) -> None:
    """Two tables that differ only in what the first two hide from the third: it is sent the very same."""
    _, table = table_of(server, 3, "kittens")
    live = server.server.hall.tables[table]
    state = live.table.match.state
    one = live.audience.state(2, -1)
    text = state.dump()
    lines = {line.partition(" ")[0]: line.partition(" ")[2] for line in text.splitlines()}
    hands = lines["hands"].split("|")
    names = live.table.match.game.kind_names()

    def cards(hand: str) -> list[str]:
        return [word.partition("*")[0] for word in hand.split(",") for _ in range(int(word.partition("*")[2] or 1))]

    mine, other = cards(hands[0]), cards(hands[1])
    give = next(card for card in mine if card != "defuse" and card not in other)
    take = next(card for card in other if card != "defuse" and card not in mine)
    mine[mine.index(give)], other[other.index(take)] = take, give
    for seat, hand in ((0, mine), (1, other)):
        hands[seat] = ",".join(sorted(hand, key=names.index))
    lines["hands"] = "|".join(hands)
    swapped = live.table.match.game.load("\n".join(f"{name} {value}" for name, value in lines.items()))
    assert swapped.view(0).to_json() != state.view(0).to_json(), "nothing was swapped"
    assert swapped.view(2).to_json() == state.view(2).to_json()
    assert swapped.view(-1).to_json() == state.view(-1).to_json()
    assert bytes(one.view) == msgspec.json.encode(swapped.view(2).to_json())


def test_numbers_do_not_count_what_is_hidden(server: Running) -> None:
    """A move that others cannot notice moves none of their numbers."""
    people, table = table_of(server, 2, "witchstone")
    while people[0].state(table)["view"]["prompt"] != "tile":
        seat = people[0].state(table)["view"]["waiting"][0]
        people[seat].post(f"/api/tables/{table}/move", {"move": people[seat].state(table)["view"]["options"][0]})
    seat = people[0].state(table)["view"]["waiting"][0]
    other = people[1 - seat]
    before = other.state(table)
    options = people[seat].state(table)["view"]["options"]
    people[seat].post(f"/api/tables/{table}/move", {"move": options[0]})
    after = other.state(table)
    assert after["view"] == before["view"]
    assert (after["n"], after["seq"]) == (before["n"], before["seq"])
    assert after["clock"]["deadline"] == before["clock"]["deadline"]


def test_a_bot_takes_as_long_whatever_it_holds(server: Running) -> None:
    """Answers with one possible move, which need no thought, and those with many come after the same times."""
    ala = server.person("Ala")
    forced: list[float] = []
    free: list[float] = []
    end = time.monotonic() + 6
    while time.monotonic() < end and (len(forced) < 25 or len(free) < 25):
        table = ala.make("kittens", seats=3, bots=2, start=True, tempo="relaxed", window=1200)
        line = ala.open(table)
        live = None
        asked, kind = 0, ""
        for _ in range(40):
            message = line.wait("state")
            live = live or server.server.hall.tables[table]
            took = (message["clock"]["now"] - asked) / 1000  # by the server's clock: ours may be late
            if kind:
                (forced if kind == "forced" else free).append(took)
            view = message["view"]
            if not view["waiting"]:
                break
            asked, kind = message["clock"]["now"], ""
            if view["waiting"] == [0] or 0 in view["waiting"]:
                line.say("move", seq=message["seq"], move="pass" if "pass" in view["options"] else view["options"][0])
            elif not message["clock"]["window"]:  # there a question may be older than the message
                options = live.table.match.options_of(view["waiting"][0])
                kind = "forced" if len(options) == 1 else "free"
        line.close()
    # 12 to 30 ms by the pace of these tests, and what the machine adds to both alike.
    assert len(forced) >= 5
    assert len(free) >= 5
    assert min(*forced, *free) >= 0.010
    assert abs(statistics.median(forced) - statistics.median(free)) < 0.1
