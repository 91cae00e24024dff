"""Tests import their peers by name: `from playing import Play`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIVE = (HERE / "browser", HERE / "web")  # real browsers and servers

sys.path.insert(0, str(HERE))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What soaks may take its time; everything else fails after a while rather than hang. What drives a real browser or
    server is tried once more before it counts as failed: a fault fails twice, a machine that paused does not."""
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))
        elif item.path.parent in LIVE:
            item.add_marker(pytest.mark.flaky(reruns=1))
