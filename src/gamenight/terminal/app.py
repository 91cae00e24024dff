from pathlib import Path

from gamenight.terminal.sitting import Sitting


def play_full(sitting: Sitting, save: Path | None) -> None: ...
