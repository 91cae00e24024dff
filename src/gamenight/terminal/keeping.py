"""The full screen's way out: saving, and leaving the table."""

from __future__ import annotations

from pathlib import Path

from gamenight.core.refusal import GameNightError, Refusal
from gamenight.terminal import autosave
from gamenight.terminal.files import Exists
from gamenight.terminal.screens import Leaving, Overwriting, SaveAs
from gamenight.terminal.showing import ShownTable
from gamenight.terminal.sitting import Sitting


class KeptTable(ShownTable):
    """A table that can be saved and left."""

    def __init__(self, sitting: Sitting, save_to: Path | None = None) -> None:
        super().__init__(sitting)
        self.save_to = save_to
        self.keeping = True  # by itself, until that fails
        self.saved_to: Path | None = None  # the last file that was written

    def keep_by_itself(self) -> None:
        """The game so far, in case this ends; that it cannot be kept is said once."""
        if not (self.keeping and (self.sitting.my_turn() or self.sitting.over())):
            return
        problem = autosave.keep(self.sitting)
        if problem:
            self.keeping = False
            self.refuse(Refusal("", problem))

    def action_save(self) -> None:
        suggested = str(self.save_to or f"{self.sitting.game.name}.record")
        self.push_screen(SaveAs(suggested), self.keep_named)

    def keep_named(self, name: str | None) -> None:
        if name:
            self.keep(Path(name))

    def keep(self, file: Path, over: bool = False, leave: bool = False) -> None:
        """Save, asking first where that would write over another file; then go, if that was the reason."""
        try:
            self.sitting.save(file, over)
        except Exists as problem:
            self.push_screen(
                Overwriting(str(problem)), lambda yes: self.keep(file, True, leave) if yes else None
            )
            return
        except GameNightError as problem:
            self.refuse(Refusal("", str(problem)))
            return
        self.saved_to = file
        self.notice(f"Saved to {file}.")
        if leave:
            self.exit()

    def action_leave(self) -> None:
        """Ask first if something would be lost; asked twice, the answer is yes."""
        if isinstance(self.screen, Leaving):
            self.exit()
        elif self.save_to is not None:
            self.keep(self.save_to, leave=True)
        elif self.sitting.unsaved and not self.sitting.over():
            self.push_screen(Leaving(), self.leave_how)
        else:
            self.exit()

    def leave_how(self, how: str | None) -> None:
        if how == "leave":
            self.exit()
        elif how == "save":
            suggested = f"{self.sitting.game.name}.record"
            self.push_screen(SaveAs(suggested), self.keep_and_leave)

    def keep_and_leave(self, name: str | None) -> None:
        if name:
            self.keep(Path(name), leave=True)
