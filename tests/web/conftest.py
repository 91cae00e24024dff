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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need nothing of it but that others have been there, too."""
    folder: Path = tmp_path_factory.mktemp("server")
    with ExitStack() as started:
        database, fanout = f"sqlite:///{folder}/tables.db", ""
        if ON_POSTGRES:
            database, fanout = started.enter_context(postgres()), started.enter_context(redis())
        yield started.enter_context(Server(database, fanout, folder / "log"))
