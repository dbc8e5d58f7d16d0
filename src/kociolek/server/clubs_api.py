"""HTTP endpoints of club evenings."""

from __future__ import annotations

from typing import Final

from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.clubs.model import BOT, Evening, Standing
from kociolek.server.endpoints import Call, Endpoint, Nothing
from kociolek.server.identity import now_ms


def row_of(each: Standing, number: int, me: str) -> wire.EveningRow:
    return wire.EveningRow(
        number, each.name, each.rank, round(each.points, 2), each.wins, each.played, each.byes,
        round(each.opponents, 2), each.out, each.finalist, each.player == me,
    )  # fmt: skip


def info_of(call: Call, evening: Evening) -> wire.EveningInfo:
    me = call.who.player.id if call.who else ""
    opened, people = evening.opened, evening.people

    def name(player: str) -> str:
        return people[player].name if player in people else player

    rounds = []
    mine: str | None = None
    for number, each in enumerate(evening.rounds):
        tables = []
        for table in each.tables:
            result = evening.results.get(table.id)
            if me in table.players and result is None:
                mine = table.id
            tables.append(
                wire.EveningTable(
                    table.id, [name(player) for player in table.players],
                    [player.startswith(BOT) for player in table.players], result.places if result else None,
                    bool(result and result.decided), me in table.players,
                )
            )  # fmt: skip
        commitment = call.server.evenings.commitment(evening, number)
        byes = [name(player) for player in each.byes]
        rounds.append(wire.EveningRound(number + 1, each.final, each.until or None, commitment, tables, byes))
    joined = me in people and not people[me].out
    return wire.EveningInfo(
        evening.id, opened.code, opened.name, opened.host == me and bool(me), joined, evening.status, opened.setup,
        opened.form, opened.rounds, opened.minutes, opened.duplicate, opened.bot, opened.final,
        opened.series or opened.id, [row_of(each, people[each.player].number, me) for each in evening.standings()],
        rounds, mine, now_ms(),
    )  # fmt: skip


async def post_evening(call: Call) -> wire.EveningInfo:
    call.server.limiter.take("open", call.address)
    return info_of(call, await call.server.evenings.open(call.me, call.body))


async def the_evening(call: Call) -> Evening:
    id = call.path["id"]
    if not 16 <= len(id) <= 40:
        raise KociolekError("evening-unknown", {})
    return await call.server.evenings.evening(id)


async def get_evening(call: Call) -> wire.EveningInfo:
    return info_of(call, await the_evening(call))


async def get_evening_code(call: Call) -> wire.Found:
    return wire.Found(await call.server.evenings.by_code(call.path["code"]))


async def my_evenings(call: Call) -> wire.Evenings:
    found = await call.server.evenings.of_player(call.me.player.id)
    return wire.Evenings(
        [
            wire.EveningLine(each.id, each.opened.name, each.status, each.opened.setup.game, len(each.present()))
            for each in found
        ]
    )


async def join_evening(call: Call) -> wire.EveningInfo:
    return info_of(call, await call.server.evenings.join(call.me, (await the_evening(call)).id))


async def leave_evening(call: Call) -> wire.EveningInfo:
    asked: wire.LeaveEvening = call.body
    return info_of(call, await call.server.evenings.withdraw(call.me, (await the_evening(call)).id, asked.number))


async def start_round(call: Call) -> wire.EveningInfo:
    return info_of(call, await call.server.evenings.begin_round(call.me, (await the_evening(call)).id))


async def end_round(call: Call) -> wire.EveningInfo:
    return info_of(call, await call.server.evenings.end_round(call.me, (await the_evening(call)).id))


async def close_evening(call: Call) -> wire.EveningInfo:
    return info_of(call, await call.server.evenings.close(call.me, (await the_evening(call)).id))


async def get_series(call: Call) -> wire.Series:
    me = call.who.player.id if call.who else ""
    evenings, ranked = await call.server.evenings.series(call.path["id"])
    lines = [
        wire.EveningLine(each.id, each.opened.name, each.status, each.opened.setup.game, len(each.people))
        for each in evenings
    ]
    return wire.Series(lines, [row_of(each, number, me) for number, each in enumerate(ranked)])


EVENING: Final = "/api/evenings/{id}"
CLUB_ENDPOINTS: Final = [
    Endpoint("POST", "/api/evenings", post_evening, "Open a club evening", wire.NewEvening, wire.EveningInfo, "host",
             "create", shed=1),
    Endpoint("GET", "/api/me/evenings", my_evenings, "Evenings of the player", None, wire.Evenings, "read", cost=4),
    Endpoint("GET", "/api/evening-codes/{code}", get_evening_code, "Evening of a short code", answer=wire.Found,
             limit="guess"),
    Endpoint("GET", EVENING, get_evening, "Evening: people, rounds, standings", answer=wire.EveningInfo, cost=2),
    Endpoint("POST", EVENING + "/join", join_evening, "Take part", Nothing, wire.EveningInfo, "play", "write"),
    Endpoint("POST", EVENING + "/leave", leave_evening, "Withdraw, or remove somebody from the own evening",
             wire.LeaveEvening, wire.EveningInfo, "play", "write"),
    Endpoint("POST", EVENING + "/round", start_round, "Start the next round", Nothing, wire.EveningInfo, "host",
             "create"),
    Endpoint("POST", EVENING + "/time", end_round, "End the round: no more time", Nothing, wire.EveningInfo, "host",
             "write"),
    Endpoint("POST", EVENING + "/close", close_evening, "End the evening", Nothing, wire.EveningInfo, "host", "write"),
    Endpoint("GET", "/api/series/{id}", get_series, "Standings over all evenings of a series", answer=wire.Series,
             cost=4),
]  # fmt: skip
