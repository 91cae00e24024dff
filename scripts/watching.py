"""A pytest plugin for scripts/holding.py: the clauses of each test, the lines of the rules it runs, whether it failed.

WATCHED names the files, relative to the package and joined by ":"; WRITTEN is where the answer is written.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import gamenight

PACKAGE = Path(gamenight.__file__).resolve().parent
FILES = {str(PACKAGE / name): name for name in os.environ["WATCHED"].split(":") if name}
seen: dict[str, dict[str, Any]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    lines: set[tuple[str, int]] = set()
    seen[item.nodeid] = each = {"clauses": _clauses(item), "lines": [], "failed": True}

    def watch(frame: FrameType, event: str, _: object) -> Any:
        name = FILES.get(frame.f_code.co_filename)
        if name is None:
            return None
        lines.add((name, frame.f_lineno))
        return watch

    if FILES:
        sys.settrace(watch)
    try:
        result = yield
        each["failed"] = False
        return result
    finally:
        sys.settrace(None)
        each["lines"] = sorted(lines)


def _clauses(item: pytest.Item) -> list[str]:
    """As gamenight.laws reads them: `test_4_2_...`, `clause("4.2")`."""
    named = re.match(r"test_(\d+)_(\d+)_", item.name)
    marked = [clause for mark in item.iter_markers("clause") for clause in mark.args]
    return [*marked, f"{named[1]}.{named[2]}"] if named else marked


def pytest_sessionfinish() -> None:
    Path(os.environ["WRITTEN"]).write_text(json.dumps(seen), encoding="utf-8")
