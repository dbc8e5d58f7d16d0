"""Pictures of tables to share, made by a process of low priority, one at a time, and kept in memory.

A finished game whose replay the reader may see shows its result, and the curve of chances if it has been analysed. Any
other table shows its game alone, as an invitation.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Final

import msgspec

from kociolek.server.analyses import AnalysisReply
from kociolek.server.limits import ByteCache, Overloaded
from kociolek.server.share.picture import Player, Shown
from kociolek.server.wire import Result, SeatInfo
from kociolek.text import LANGUAGES, Texts, texts

WORKER: Final = (sys.executable, "-m", "kociolek.server.share.worker")
KEPT: Final = 8_000_000  # bytes of pictures
WAITING: Final = 10  # pictures that may wait
PATIENCE: Final = 30.0  # seconds
NICE: Final = 10  # somebody waits for the picture, but less than the tables for their moves


class Pictures:
    def __init__(self) -> None:
        self._kept: Final = ByteCache(KEPT)
        self._turn: Final = asyncio.Lock()
        self._waiting = 0

    async def of(self, shown: Shown) -> bytes:
        """Return a picture. Raise Overloaded if too many are asked for."""
        asked = msgspec.json.encode(shown)
        key = asked.decode()
        found = self._kept.get(key)
        if found is None:
            if self._waiting >= WAITING:
                raise Overloaded
            self._waiting += 1
            try:
                async with self._turn:
                    found = self._kept.get(key) or await draw(asked)
            finally:
                self._waiting -= 1
            self._kept.put(key, found)
        return found


async def draw(asked: bytes) -> bytes:
    """Draw a picture in a process of its own. Raise RuntimeError if that fails."""
    process = await asyncio.create_subprocess_exec(*WORKER, stdin=PIPE, stdout=PIPE)
    try:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        found, _ = await asyncio.wait_for(process.communicate(asked), PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if not found:
        raise RuntimeError("no picture was drawn")
    return found


def language_of(wish: str, table: str) -> Texts:
    """Return the texts of the language asked for, or of the table's."""
    return texts(next((each for each in (wish, table) if each in LANGUAGES), LANGUAGES[0]))


def names_of(seats: list[SeatInfo], t: Texts) -> list[str]:
    """Return the names of the seats as the client shows them: bots are cats."""
    taken = {seat.name for seat in seats if seat.bot is None}
    cats = [name for name in map(str.strip, t.say("web-bot-names").split(",")) if name not in taken]
    return [seat.name if seat.bot is None else cats[i % len(cats)] for i, seat in enumerate(seats)]


def invitation(game: str, t: Texts) -> Shown:
    return Shown(t.say(game), t.say("notice-picture-invitation"), [], "", "")


def result(game: str, seats: list[SeatInfo], ended: Result, analysis: AnalysisReply | None, t: Texts) -> Shown:
    """Return what the picture of a finished game shows."""
    names = names_of(seats, t)
    winners = ", ".join(names[seat] for seat in ended.winners)
    headline = (
        t.say("web-result-winner", count=len(ended.winners), names=winners) if winners else t.say("web-result-nobody")
    )
    scores = ended.scores if any(score not in (0.0, 1.0) for score in ended.scores) else []
    players = [
        Player(name, str(round(scores[seat])) if scores else "", seat in ended.winners)
        for seat, name in enumerate(names)
    ]
    more = len(players) - 5
    lines: list[list[tuple[float, float]]] = []
    if analysis is not None and analysis.summary is not None and analysis.count:
        for seat, account in enumerate(analysis.summary.accounts):
            inner = [(each.number / analysis.count, each.shares[seat]) for each in analysis.decisions]
            lines.append([(0.0, 1.0 / len(names)), *inner, (1.0, min(1.0, max(0.0, account.result)))])
    return Shown(t.say(game), headline, players, f"+{more}" if more > 0 else "", t.say("analysis-page-chances"), lines)
