"""Tests import their peers by name: `from playing import Play`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gamenight.doctor import speed

sys.path.insert(0, str(Path(__file__).parent))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What soaks may take its time; everything else fails after a while rather than hang."""
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"Tested: {speed()}.")
