"""Nobody waits for what their command does not need: it is not even loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def loaded(code: str) -> set[str]:
    """The modules that are there after a program."""
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(told.stdout.split())


def test_help_loads_no_game_no_laws_and_no_progress_bars() -> None:
    heavy = {
        "gamenight.games.chess",
        "gamenight.laws",
        "rich.markdown",
        "rich.progress",
        "fastapi",
        "sqlalchemy",
    }
    assert not heavy & loaded("from gamenight.cli.app import run\nimport gamenight.cli\nrun(['--help'])")


def test_a_game_loads_no_other_game_and_no_server() -> None:
    code = "from gamenight.cli.app import run\nimport gamenight.cli\nrun(['play', 'hearts', '--plain'])"
    there = loaded(f"import sys, io; sys.stdin = io.StringIO()\n{code}")
    assert {name for name in there if name.count(".") == 2 and name.startswith("gamenight.games.")} == {
        "gamenight.games.hearts"
    }
    assert not {"gamenight.web", "fastapi", "sqlalchemy", "textual"} & there


def test_a_database_of_the_newest_schema_is_opened_without_what_changes_schemas(tmp_path: Path) -> None:
    code = f"from gamenight.store.store import Store\nStore('sqlite:///{tmp_path / 'tables.db'}').close()"
    assert "alembic" in loaded(code)
    assert "alembic" not in loaded(code)
