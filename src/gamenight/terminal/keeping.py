"""The full screen's way out: saving, and leaving the table."""

from __future__ import annotations

from pathlib import Path

from gamenight.core.refusal import GameNightError, Refusal
from gamenight.terminal import autosave
from gamenight.terminal.files import Exists
from gamenight.terminal.screens import Leaving, Overwriting, SaveAs
from gamenight.terminal.showing import ShownTable


class Keeping:
    """Saves the game of a table on the screen, and asks before something would be lost."""

    def __init__(self, table: ShownTable, save_to: Path | None) -> None:
        self.table = table
        self.save_to = save_to
        self.by_itself = True  # until that fails
        self.saved_to: Path | None = None  # the last file that was written

    def keep_by_itself(self) -> None:
        """The game so far, in case this ends; that it cannot be kept is said once."""
        sitting = self.table.sitting
        if not (self.by_itself and (sitting.my_turn() or sitting.over())):
            return
        problem = autosave.keep(sitting)
        if problem:
            self.by_itself = False
            self.table.refuse(Refusal("", problem))

    def keep(self, file: Path, over: bool = False, leave: bool = False) -> None:
        """Save, asking first where that would write over another file; then go, if that was the reason."""
        try:
            self.table.sitting.save(file, over)
        except Exists as problem:
            self.table.push_screen(
                Overwriting(str(problem)), lambda yes: self.keep(file, True, leave) if yes else None
            )
            return
        except GameNightError as problem:
            self.table.refuse(Refusal("", str(problem)))
            return
        self.saved_to = file
        self.table.notice(f"Saved to {file}.")
        if leave:
            self.table.exit()

    def ask_name(self, leave: bool = False) -> None:
        """Save under a name that is asked for; then go, if that was the reason."""
        suggested = str(self.save_to or f"{self.table.sitting.game.name}.record")
        self.table.push_screen(
            SaveAs(suggested), lambda name: self.keep(Path(name), leave=leave) if name else None
        )

    def leave(self) -> None:
        """Ask first if something would be lost; asked twice, the answer is yes."""
        if isinstance(self.table.screen, Leaving):
            self.table.exit()
        elif self.save_to is not None:
            self.keep(self.save_to, leave=True)
        elif self.table.sitting.unsaved and not self.table.sitting.over():
            self.table.push_screen(Leaving(), self._leave_how)
        else:
            self.table.exit()

    def _leave_how(self, how: str | None) -> None:
        if how == "leave":
            self.table.exit()
        elif how == "save":
            self.ask_name(leave=True)
