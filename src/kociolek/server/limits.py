"""How often somebody may knock: token buckets, by door and by who knocks."""

from __future__ import annotations

from time import monotonic
from typing import Final

from kociolek.core.errors import KociolekError
from kociolek.server.settings import Limits

REMEMBERED: Final = 50_000  # buckets; full ones are forgotten when there are more


class TooOften(KociolekError):
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
        }
        self._buckets: Final[dict[tuple[str, str], tuple[float, float]]] = {}  # (tokens, when)

    def take(self, door: str, who: str) -> None:
        rate, most = self._rates[door]
        now = monotonic()
        tokens, when = self._buckets.get((door, who), (most, now))
        tokens = min(most, tokens + (now - when) * rate)
        if tokens < 1:
            raise TooOften((1 - tokens) / rate)
        if len(self._buckets) >= REMEMBERED:
            self._forget(now)
        self._buckets[door, who] = (tokens - 1, now)

    def _forget(self, now: float) -> None:
        for (door, who), (tokens, when) in list(self._buckets.items()):
            rate, most = self._rates[door]
            if tokens + (now - when) * rate >= most:
                del self._buckets[door, who]
