"""Where the secret of an unfinished game waits. A record shows only its commitment until the game is over."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from gamenight.core.fair import commitment
from gamenight.terminal.files import NotWritten, why


def folder() -> Path:
    return platformdirs.user_data_path("gamenight") / "secrets"


def keep(secret: bytes) -> None:
    """NotWritten where this user has no folder to keep it in."""
    try:
        _keep(secret)
    except OSError as problem:
        raise NotWritten(
            f"The game is saved, but its secret could not be kept in {folder()}: {why(problem)}. "
            "Taken up again, it goes on with luck that cannot be checked."
        ) from None


def _keep(secret: bytes) -> None:
    place = folder()
    place.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = place / commitment(secret)
    file.touch(mode=0o600)
    file.write_text(secret.hex())


def find(committed: str) -> bytes | None:
    """The secret that was committed to; None if it is not on this machine."""
    if not committed.isalnum():
        return None
    try:
        secret = bytes.fromhex((folder() / committed).read_text())
    except (OSError, ValueError):
        return None
    return secret if commitment(secret) == committed else None
