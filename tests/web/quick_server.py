"""Server for the browser tests, with a faster clock and without rate limits."""

from __future__ import annotations

import sys

from kociolek.server import logs
from kociolek.server.app import run
from kociolek.server.limits import Limits
from kociolek.server.settings import Settings
from kociolek.server.store.opening import open_store

ANYTHING = (10_000.0, 10_000.0)
MANY = 10_000


def main(store: str, pace: str) -> None:
    limits = Limits(
        ANYTHING, ANYTHING, ANYTHING, ANYTHING, open=ANYTHING, waiting=MANY, waiting_of_address=MANY,
        tables_of_address=MANY, lag=(60.0, 60.0, 60.0),
    )  # fmt: skip
    settings = Settings(port=0, store=store, pace=float(pace), thinking=0.05, workers=1, limits=limits)
    logs.set_up("error")
    run(settings, open_store(store, False), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
