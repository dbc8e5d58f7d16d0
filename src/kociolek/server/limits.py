"""Rate limiter: one token bucket per endpoint and client."""

from __future__ import annotations

from time import monotonic
from typing import Final

from kociolek.core.errors import KociolekError
from kociolek.server.settings import Limits

REMEMBERED: Final = 50_000  # buckets; above this number full ones are dropped


class TooOften(KociolekError):
    """Rate limit exceeded; `wait` is the number of seconds until the next token."""

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
        self._buckets: Final[dict[tuple[str, str], tuple[float, float]]] = {}  # tokens and time of the last change

    def take(self, kind: str, client: str) -> None:
        """Take a token. Raise TooOften if the bucket is empty."""
        rate, most = self._rates[kind]
        now = monotonic()
        tokens, when = self._buckets.get((kind, client), (most, now))
        tokens = min(most, tokens + (now - when) * rate)
        if tokens < 1:
            raise TooOften((1 - tokens) / rate)
        if len(self._buckets) >= REMEMBERED:
            self._forget_full(now)
        self._buckets[kind, client] = (tokens - 1, now)

    def _forget_full(self, now: float) -> None:
        for (kind, client), (tokens, when) in list(self._buckets.items()):
            rate, most = self._rates[kind]
            if tokens + (now - when) * rate >= most:
                del self._buckets[kind, client]
