"""Log output as lines of JSON on stderr, without cookies, tokens, addresses or moves.

A flood cannot fill it: each kind of line, and all lines together, may come only so often, and values are cut.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from time import monotonic
from typing import Final

from kociolek.server.metrics import UNLOGGED

STANDARD: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
EACH: Final = (0.1, 20.0)  # lines of one kind per second, and how many may be saved
TOGETHER: Final = (1.0, 200.0)
KINDS: Final = 1000  # kinds that are told apart; all others count as one
LONGEST: Final = 8_000  # characters of a value or a traceback


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": shortened(record.getMessage()),
        }
        line |= {name: shortened(value) for name, value in record.__dict__.items() if name not in STANDARD}
        if record.exc_info:
            line["trace"] = shortened(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def shortened(value: object) -> object:
    """Leave the middle out of a long text."""
    if not isinstance(value, str) or len(value) <= LONGEST:
        return value
    return f"{value[: LONGEST // 2]} ... {value[-LONGEST // 2 :]}"


class Throttle(logging.Filter):
    """Lets only so many lines of one kind, and of all kinds, through. The next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.buckets: Final[dict[object, tuple[float, float]]] = {}
        self.dropped: Final[dict[object, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind: object = (record.name, record.msg, record.exc_info[0] if record.exc_info else None)
        if kind not in self.buckets and len(self.buckets) >= KINDS:
            kind = "other"
        if not (self.take(kind, EACH) and self.take("all", TOGETHER)):
            UNLOGGED.add(1)
            self.dropped[kind] = self.dropped.get(kind, 0) + 1
            return False
        dropped = self.dropped.pop(kind, 0)
        if dropped:
            record.left_out = dropped
        return True

    def take(self, kind: object, rate: tuple[float, float]) -> bool:
        per_second, most = rate
        now = monotonic()
        tokens, when = self.buckets.get(kind, (most, now))
        tokens = min(most, tokens + (now - when) * per_second)
        self.buckets[kind] = (max(tokens - 1, 0.0) if tokens >= 1 else tokens, now)
        return tokens >= 1


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Throttle())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    # uvicorn reports every refused handshake as an error of the application.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "without completing handshake" not in record.msg)
    logging.getLogger("uvicorn.access").disabled = True  # its lines have addresses and table ids
