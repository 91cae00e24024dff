from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from databases import postgres, redis
from serving import OPEN, Server

ON_POSTGRES = bool(os.environ.get("GAMENIGHT_TEST_POSTGRES"))  # the same tests on PostgreSQL and Redis


@pytest.fixture(autouse=True)
def closed_after() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a fresh database, for all tests of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with ExitStack() as started:
        database, fanout = f"sqlite:///{folder}/tables.db", ""
        if ON_POSTGRES:
            database, fanout = started.enter_context(postgres()), started.enter_context(redis())
        yield started.enter_context(Server(database, fanout, folder / "log"))
