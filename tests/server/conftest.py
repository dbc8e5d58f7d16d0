"""Fixtures: tests that use `server` or `new_store` run on both databases."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server_kit import Running, close_all, fresh_database, postgres, running, settings_for

STORES = ("sqlite", "postgresql")
numbers = itertools.count()


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module", params=STORES)
def store_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def new_store(
    store_kind: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Callable[[], str]:
    """Return a function that returns the URL of an empty store."""

    def make() -> str:
        if store_kind == "sqlite":
            return f"sqlite:{tmp_path_factory.mktemp('db') / 'games.db'}"
        return fresh_database(request.getfixturevalue("postgres_server"), f"games{next(numbers)}")

    return make


@pytest.fixture(scope="module")
def server(new_store: Callable[[], str]) -> Iterator[Running]:
    with running(settings_for(new_store())) as one:
        yield one


@pytest.fixture
def sqlite_store(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'games.db'}"
