"""Response types of the bot worker process."""

from __future__ import annotations

import msgspec

from kociolek.server.wire import HintMove


class BotReply(msgspec.Struct, omit_defaults=True):
    """Answer to one question."""

    move: str = ""
    moves: list[HintMove] = []  # of a hint: the best moves, the best first
    odds: dict[str, float] = {}
    error: str = ""  # reason for no move
