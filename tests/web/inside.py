"""A server inside the test's own process: quick to start, and open to be looked into."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from gamenight.store.store import Store
from gamenight.web.http.app import create_app
from gamenight.web.live.server import Server, Settings


@contextmanager
def inside(tmp_path: Path, **settings: Any) -> Iterator[tuple[TestClient, Server]]:
    """Somebody who asks, and the server that answers."""
    asked = Settings(**{"pace": 0.0, "limits": 0.0, "workers": 1, **settings})
    app = create_app(asked, Store(f"sqlite:///{tmp_path}/tables.db"))
    with TestClient(app, base_url="http://localhost") as client:
        yield client, app.state.server


def guest(client: TestClient, name: str = "Mabel") -> dict[str, str]:
    """A new guest's headers."""
    client.cookies.clear()
    token = client.post("/api/me", json={"name": name}).json()["token"]
    client.cookies.clear()
    return {"authorization": f"Bearer {token}"}


def table(client: TestClient, who: dict[str, str], **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "crazy_eights", "seats": 2, **asked}, headers=who)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made
