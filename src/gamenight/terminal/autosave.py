"""The game being played, kept by itself after every turn, so that `gamenight play --resume` finds it again."""

from __future__ import annotations

import contextlib
from pathlib import Path

from gamenight.core.refusal import GameNightError
from gamenight.terminal import secret
from gamenight.terminal.files import why, write_whole
from gamenight.terminal.sitting import Sitting

DAILY = "daily-"  # how names of deals of a day begin: those are taken up by `gamenight daily`


class NothingKept(GameNightError):
    """There is no unfinished game to take up."""


def folder() -> Path:
    return secret.folder().with_name("autosave")


def keep(sitting: Sitting) -> str:
    """Keep a game that goes on, forget one that is over; a sentence if that cannot be done, else nothing."""
    file = folder() / f"{sitting.kept_as}.record"
    try:
        if sitting.over():
            file.unlink(missing_ok=True)
            return ""
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(file, sitting.record.text())
        if sitting.record.commitment:
            secret.keep(sitting.secret)
    except OSError as problem:
        return f"The game cannot be kept by itself while you play: {folder()}: {why(problem)}."
    except GameNightError:
        return f"The game cannot be kept by itself while you play: {folder()} cannot be written."
    return ""


def latest(game: str | None) -> Path:
    """The game that was played last and not finished; of that name, if one is given."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        files = [file for file in folder().glob(f"{game or '*'}.record") if not file.name.startswith(DAILY)]
        found = [(file.stat().st_mtime, file) for file in files]
    if not found:
        of = f" of {game}" if game else ""
        raise NothingKept(f"There is no unfinished game{of} to take up again; give the file of a saved one.")
    return max(found)[1]
