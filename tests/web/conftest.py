from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import OPEN, Server


@pytest.fixture(autouse=True)
def closed_after() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a fresh database, for all tests of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/tables.db", log=folder / "log") as running:
        yield running
