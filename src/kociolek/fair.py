"""Fair chance for a live table: a secret that is committed to before the deal, mixed with the players' own chance.

    fair = fresh_fair(table)                                    # the server; fair.commitment is shown to everybody
    fair = fair.with_contributions(["...", ""])                 # the players', "" for those who gave none
    rng = fair.rng(game, rules, seats, options)                 # every draw of the table
    check(fair)                                                 # after the end, anybody

`docs/fairness.md` says what is computed, byte by byte. Only SHA-256 and HMAC are used, which every browser has.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_bytes
from typing import Final

from kociolek.core.errors import CorruptRecord
from kociolek.core.rng import SETUP, Rng, Tape

VERSION: Final = 1
WORDS: Final = 8  # of 32 bits in a block
MEMORY: Final = 4  # blocks kept: a table reads forwards


@dataclass(frozen=True)
class Fair:
    table: str
    secret: bytes  # 32 bytes, known to the server alone until the game has ended
    commitment: str  # hexadecimal
    contributions: tuple[str, ...] = ()  # of each seat: 64 hexadecimal digits, or nothing
    version: int = VERSION

    def with_contributions(self, contributions: Sequence[str]) -> Fair:
        return replace(self, contributions=tuple(contributions))

    def key(self, game: str, rules: int, seats: int, options: Mapping[str, str]) -> bytes:
        """The key of all chance of the game. The options are part of it: one secret cannot serve two tables."""
        told = {
            "contributions": list(self.contributions),
            "game": game,
            "options": dict(options),
            "rules": rules,
            "seats": seats,
            "table": self.table,
            "version": self.version,
        }
        text = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hmac.digest(self.secret, text.encode(), "sha256")

    def rng(self, game: str, rules: int, seats: int, options: Mapping[str, str]) -> Rng:
        return Rng(-1, KeyedTape(self.key(game, rules, seats, options), str(SETUP)))


class KeyedTape(Tape):
    """Block `b` of a tape is HMAC-SHA256(key, "<name>:<b>"); its eight words are read in order, high byte first."""

    def __init__(self, key: bytes, name: str) -> None:
        self.key: Final = key
        self.name: Final = name
        self.blocks: dict[int, bytes] = {}

    def word(self, place: int) -> int:
        number, within = divmod(place, WORDS)
        block = self.blocks.get(number)
        if block is None:
            block = hmac.digest(self.key, f"{self.name}:{number}".encode(), "sha256")
            if len(self.blocks) >= MEMORY:
                self.blocks.clear()
            self.blocks[number] = block
        return int.from_bytes(block[within * 4 : within * 4 + 4], "big")

    def fork(self, stream: int, place: int) -> Tape:
        return KeyedTape(self.key, f"{self.name}.{place}.{stream}")


def commitment_to(secret: bytes, table: str) -> str:
    return sha256(f"kociolek fairness {VERSION}:{table}:".encode() + secret).hexdigest()


def fresh_fair(table: str) -> Fair:
    secret = token_bytes(32)
    return Fair(table, secret, commitment_to(secret, table))


def check(fair: Fair) -> None:
    """Raises CorruptRecord unless the secret is the one that was committed to."""
    found = commitment_to(fair.secret, fair.table)
    if fair.version != VERSION:
        raise CorruptRecord("fairness-foreign-version", {"found": str(fair.version), "known": str(VERSION)})
    if not hmac.compare_digest(found, fair.commitment):
        raise CorruptRecord("commitment-broken", {"expected": fair.commitment[:12], "found": found[:12]})
