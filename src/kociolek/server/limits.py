"""Rate limiter: one token bucket per endpoint and client. Expensive requests take more tokens."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from kociolek.core.errors import KociolekError
from kociolek.server.settings import Limits

REMEMBERED: Final = 50_000  # buckets; above this number full ones are dropped


class TooOften(KociolekError):
    """Rate limit exceeded; `wait` is the number of seconds until enough tokens are there."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-often", {"seconds": str(max(1, round(wait)))})
        self.wait = wait


class RateLimiter:
    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._rates: Final = {
            "read": limits.read,
            "file": limits.file,
            "write": limits.write,
            "create": limits.create,
            "guess": limits.guess,
            "traffic": limits.traffic_in_all,
            "connections": limits.connections,
        }
        self._buckets: Final[dict[tuple[str, str], tuple[float, float]]] = {}  # tokens and time of the last change

    def take(self, kind: str, client: str, cost: float = 1.0) -> None:
        """Take tokens. Raise TooOften if the bucket has too few."""
        missing = self._missing(kind, client, cost)
        if missing > 0:
            raise TooOften(missing / self._rates[kind][0])

    def allows(self, kind: str, client: str, cost: float = 1.0) -> bool:
        """Take tokens and return True, or return False if the bucket has too few."""
        return self._missing(kind, client, cost) <= 0

    def _missing(self, kind: str, client: str, cost: float) -> float:
        """Take tokens and return 0, or return how many are missing. A cost above the size empties a full bucket."""
        rate, most = self._rates[kind]
        now = monotonic()
        tokens, when = self._buckets.get((kind, client), (most, now))
        tokens = min(most, tokens + (now - when) * rate)
        cost = min(cost, most)
        if tokens < cost:
            return cost - tokens
        if len(self._buckets) >= REMEMBERED:
            self._forget_full(now)
        self._buckets[kind, client] = (tokens - cost, now)
        return 0.0

    def _forget_full(self, now: float) -> None:
        for (kind, client), (tokens, when) in list(self._buckets.items()):
            rate, most = self._rates[kind]
            if tokens + (now - when) * rate >= most:
                del self._buckets[kind, client]


class ByteCache:
    """Cache of byte strings with a limit of their total size. The one that was not used for longest goes first."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.size = 0
        self._items: Final[OrderedDict[str, bytes]] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
        return found

    def put(self, key: str, value: bytes) -> None:
        self.size += len(value) - len(self._items.pop(key, b""))
        self._items[key] = value
        while self.size > self.most:
            self.size -= len(self._items.popitem(last=False)[1])
