"""A command line to type at: `gamenight("sim", "crazy_eights")` gives its exit status, output and complaints."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from commands import Said, Terminal

from gamenight.cli.app import run


@pytest.fixture
def gamenight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Everything it writes stays in a folder of its own."""
    monkeypatch.setattr("gamenight.terminal.secret.folder", lambda: tmp_path / "secrets")
    monkeypatch.chdir(tmp_path)

    def type_in(*words: object, stdin: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        status = run([str(word) for word in words])
        told = capsys.readouterr()
        return Said(status, told.out, told.err)

    return type_in


@pytest.fixture
def record(gamenight: Terminal) -> str:
    """The text of a game just begun."""
    begun = "play crazy_eights --seed 1 --plain --bot random --save a.record"
    gamenight(*begun.split(), stdin="draw\n")
    return Path("a.record").read_text()
