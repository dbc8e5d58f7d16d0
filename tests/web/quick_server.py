"""Server for the browser tests, with a faster clock and without rate limits."""

from __future__ import annotations

import sys
from pathlib import Path

from kociolek.box import read_box
from kociolek.catalog import use_box
from kociolek.server import analyses, logs
from kociolek.server.app import run
from kociolek.server.limits import Limits
from kociolek.server.settings import Settings
from kociolek.server.store.opening import open_store

ANYTHING = (10_000.0, 10_000.0)
MANY = 10_000
LITTLE_WORK = (
    "from kociolek.analysis.game import Budget; from kociolek.server.analysis_worker import main; "
    "main(Budget((8, 16), 4, 16, 4))"
)


def main(store: str, pace: str, *more: str) -> None:
    """Serve. `more` may have `port=N`, `thinking=S`, `box=FILE` (of new tables) and `pin=FILE`."""
    given = [word.partition("=")[::2] for word in more]
    for name, value in given:
        if name == "box":
            use_box(read_box(Path(value)))
    limits = Limits(
        ANYTHING, ANYTHING, ANYTHING, ANYTHING, open=ANYTHING, waiting=MANY, waiting_of_address=MANY,
        tables_of_address=MANY, lag=(60.0, 60.0, 60.0),
    )  # fmt: skip
    settings = Settings(
        port=next((int(value) for name, value in given if name == "port"), 0),
        store=store,
        pace=float(pace),
        thinking=next((float(value) for name, value in given if name == "thinking"), 0.05),
        workers=1,
        limits=limits,
        pins=tuple(read_box(Path(value)) for name, value in given if name == "pin"),
    )
    logs.set_up("error")
    vars(analyses)["WORKER"] = (sys.executable, "-c", LITTLE_WORK)
    vars(analyses)["yield_to_others"] = lambda process: None  # the machine of the tests may be busy
    run(settings, open_store(store, False), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
