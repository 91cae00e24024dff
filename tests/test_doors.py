"""The layer contracts notice: a wrong import planted in a copy of the package fails the check that names it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = Path(sys.executable).with_name("lint-imports")
PLANTED = {
    "core imports upward": ("core/chance.py", "import gamenight.parts.cards", "Each layer imports"),
    "a table imports the server": ("table/clocks.py", "import gamenight.web.serve", "Each layer imports"),
    "parts import a sitting": ("parts/dice.py", "import gamenight.sitting.play", "Each layer imports"),
    "a game imports another": ("games/chess/scene.py", "import gamenight.games.hearts", "No game imports"),
    "rules import a scene": ("games/hearts/rules/deal.py", "import gamenight.core.scene", "Rules know no"),
    "rules import words": ("games/hearts/rules/deal.py", "import gamenight.games.hearts.words", "Rules know no"),
    "rules speak": ("games/hearts/rules/deal.py", "import gamenight.core.words", "Rules say nothing"),
    "a table speaks SQL": ("table/clocks.py", "import sqlalchemy", "Only the store"),
    "a table is a web server": ("table/clocks.py", "import fastapi", "Tables know no server"),
    "the server knows the schema": ("web/live/hub.py", "import gamenight.store.schema", "Nobody outside the store"),
    "live tables import doors": ("web/live/live.py", "import gamenight.web.http.app", "The server"),
    "a module without a layer": ("cellar.py", "", "Each layer imports"),
}  # fmt: skip


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("doors")
    shutil.copy(ROOT / "pyproject.toml", folder)
    leave = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "gamenight", folder / "gamenight", ignore=leave)
    return folder


def broken(package: Path) -> str:
    """What the linter says of the package; "" if it is content."""
    where = {**os.environ, "PYTHONPATH": str(package)}
    run = [str(LINT), "--config", str(package / "pyproject.toml"), "--no-cache"]
    done = subprocess.run(run, cwd=package, env=where, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_the_package_keeps_its_contracts(package: Path) -> None:
    assert broken(package) == ""


@pytest.mark.parametrize("wrong", PLANTED)
def test_a_planted_import_is_seen(package: Path, wrong: str) -> None:
    where, line, contract = PLANTED[wrong]
    file = package / "gamenight" / where
    before = file.read_text() if file.exists() else None
    file.write_text(f"{before or ''}\n{line}\n")
    try:
        said = broken(package)
    finally:
        if before is None:
            file.unlink()
        else:
            file.write_text(before)
    broken_ones = [name for name in said.splitlines() if " BROKEN" in name]
    assert any(name.startswith(contract) for name in broken_ones), said
