"""Where the secret of an unfinished game waits. A record shows only its commitment until the game is over."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from gamenight.core.fair import commitment


def folder() -> Path:
    return platformdirs.user_data_path("gamenight") / "secrets"


def keep(secret: bytes) -> None:
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    file = place / commitment(secret)
    file.touch(mode=0o600)
    file.write_text(secret.hex())


def find(committed: str) -> bytes | None:
    """The secret that was committed to; None if it is not on this machine."""
    file = folder() / committed
    if not committed.isalnum() or not file.is_file():
        return None
    try:
        secret = bytes.fromhex(file.read_text())
    except ValueError:
        return None
    return secret if commitment(secret) == committed else None
