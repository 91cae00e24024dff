"""Writing a game to a file without harm: nothing is written over unasked, and a file is written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from gamenight.core.refusal import GameNightError

KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


class NotWritten(GameNightError):
    """A file that cannot be written, or may not."""


class Exists(NotWritten):
    """A file is there already, and nobody has said that it may be written over."""


def target(file: Path) -> Path:
    """Where writing to `file` leads, links followed; NotWritten unless that is, or may become, a regular file."""
    try:
        found = file.expanduser().resolve()
        mode = found.stat().st_mode if found.exists() else stat.S_IFREG
    except (OSError, RuntimeError, ValueError) as problem:
        raise NotWritten(f"{file} cannot be written: {why(problem)}.") from None
    if not stat.S_ISREG(mode):
        kind = next((words for is_kind, words in KINDS if is_kind(mode)), "no regular file")
        raise NotWritten(
            f"{file} cannot be written: it is {kind}, and should be a file in a folder that exists."
        )
    if not found.parent.is_dir():
        raise NotWritten(f"{file} cannot be written: it should be a file in a folder that exists.")
    return found


def check_free(file: Path, known: str = "") -> None:
    """Exists unless there is no such file yet, or it holds an earlier state of the game that `known` names."""
    found = target(file)
    if found.exists() and not (known and holds(found, known)):
        raise Exists(f"{file} exists already, and would be written over.")


def holds(file: Path, line: str) -> bool:
    """Whether a file begins as a record does and has this line in its head."""
    try:
        with file.open("rb") as lines:
            head = lines.read(64 * 1024).decode(errors="replace").splitlines()
    except OSError:
        return False
    return line in head


def write_whole(file: Path, text: str) -> None:
    """All of it or nothing: an earlier file stays, with its rights, until the new one is complete and on the disk."""
    found = target(file)
    part = ""
    try:
        handle, part = tempfile.mkstemp(prefix=f".{found.name}.", suffix=".part", dir=found.parent)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(part, stat.S_IMODE(found.stat().st_mode) if found.exists() else 0o666 & ~umask())
        os.replace(part, found)
    except OSError as problem:
        with contextlib.suppress(OSError):
            os.unlink(part)
        raise NotWritten(f"{file} cannot be written: {why(problem)}.") from None


def umask() -> int:
    """The rights that this user's new files do not get; asking means setting it for a moment."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def why(problem: Exception) -> str:
    said = getattr(problem, "strerror", None) or str(problem)
    return said[:1].lower() + said[1:]
