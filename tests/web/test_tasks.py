"""What goes on beside is held until it is done, ends before the server does, and is named when it fails."""

from __future__ import annotations

import ast
import asyncio
import gc
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamenight.web.live.tasks import Tasks

SOURCE = Path(__file__).parents[2] / "src"
BEGINS = ("create_task", "ensure_future")


def dropped(code: str) -> Iterator[int]:
    """The lines on which a task is begun and forgotten: asyncio itself holds tasks weakly."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            begun = node.value.func
            name = begun.attr if isinstance(begun, ast.Attribute) else getattr(begun, "id", "")
            if name in BEGINS:
                yield node.lineno


def test_no_task_is_begun_and_forgotten() -> None:
    forgotten = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in SOURCE.rglob("*.py")
        for line in dropped(path.read_text("utf-8"))
    ]
    assert not forgotten
    assert list(dropped("import asyncio\nasyncio.ensure_future(work())")) == [2], "it would be noticed"


def test_a_task_beside_is_held_and_named_when_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.sleep(0.05)
        done.append("work")

    async def fails() -> None:
        raise ValueError("nothing there")

    async def run() -> None:
        tasks = Tasks()
        tasks.begin(work())
        tasks.begin(fails())
        gc.collect()
        await tasks.stop()

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())
    assert done == ["work"]
    assert [record.name for record in caplog.records] == ["gamenight.tasks"]
