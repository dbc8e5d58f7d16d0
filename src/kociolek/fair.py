"""Provably fair randomness of a live table: a committed secret, mixed with random bytes of the players.

    fair = fresh_fair(table)                                    # the server; fair.commitment is public
    fair = fair.with_contributions(["...", ""])                 # of the players, "" for none
    rng = fair.rng(game, rules, seats, options)                 # for every draw of the table
    check(fair)                                                 # by anybody, after the end

`docs/fairness.md` defines the computation byte by byte. It needs only SHA-256 and HMAC, which every browser has.
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
WORDS: Final = 8  # words of 32 bits in a block
MEMORY: Final = 4  # most cached blocks


@dataclass(frozen=True)
class Fair:
    """Source of all randomness of one table."""

    table: str
    secret: bytes  # 32 bytes, private until the game has ended
    commitment: str  # hexadecimal
    contributions: tuple[str, ...] = ()  # by seat: 64 hexadecimal digits, or empty
    version: int = VERSION

    def with_contributions(self, contributions: Sequence[str]) -> Fair:
        return replace(self, contributions=tuple(contributions))

    def key(self, game: str, rules: int, seats: int, options: Mapping[str, str]) -> bytes:
        """Return the key of all randomness. It depends on the table and the options, so a secret fits one table."""
        message = {
            "contributions": list(self.contributions),
            "game": game,
            "options": dict(options),
            "rules": rules,
            "seats": seats,
            "table": self.table,
            "version": self.version,
        }
        text = json.dumps(message, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hmac.digest(self.secret, text.encode(), "sha256")

    def rng(self, game: str, rules: int, seats: int, options: Mapping[str, str]) -> Rng:
        return Rng(-1, KeyedTape(self.key(game, rules, seats, options), str(SETUP)))


class KeyedTape(Tape):
    """Stream of words: block `b` is HMAC-SHA256(key, "<name>:<b>"), read as eight big-endian words."""

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
    """Raise CorruptRecord unless the secret fits the commitment."""
    found = commitment_to(fair.secret, fair.table)
    if fair.version != VERSION:
        raise CorruptRecord("fairness-foreign-version", {"found": str(fair.version), "known": str(VERSION)})
    if not hmac.compare_digest(found, fair.commitment):
        raise CorruptRecord("commitment-broken", {"expected": fair.commitment[:12], "found": found[:12]})
