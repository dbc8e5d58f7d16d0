"""What a bot's process answers."""

from __future__ import annotations

import msgspec

from kociolek.server.wire import HintMove


class BotReply(msgspec.Struct, omit_defaults=True):
    move: str = ""
    moves: list[HintMove] = []  # of an adviser: the best ones, the best first
    odds: dict[str, float] = {}
    error: str = ""  # why there is no move
