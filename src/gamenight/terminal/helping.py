"""The full screen's help: what can be done here, hints, and a coach beside a beginner."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from gamenight.core.refusal import GameNightError
from gamenight.terminal.coaching import Coach
from gamenight.terminal.keeping import KeptTable
from gamenight.terminal.screens import Reading
from gamenight.terminal.sitting import Sitting

HELP = """Choose a move from the list with the arrow keys and Enter, or click it, or touch what is on the table:
whatever stands in [brackets] may be touched.

Or type: the list shrinks to what fits. Anything the game's notation can say may be typed, also all of a move at once.
What may not be played is refused with the rule that forbids it. "why MOVE" asks for that rule without playing.

F1 help    F2 hint    F4 rules    F5 score sheet
Ctrl+Z takes back your last move, and what was played since
Ctrl+S saves    Ctrl+N plays another game    Ctrl+Q leaves
Touch a square that is no move, or type "look e4", to hear what stands there.
The words help, hint, rules, score, undo, save and quit do the same; "rules 4.2" shows one rule
"minute" is the game in three sentences; "coach" says what a decision is about, "coach off" sends the coach away
Escape drops what you have touched or typed
Shift+Up and Shift+Down scroll the table where it is larger than the screen"""


class HelpedTable(KeptTable):
    """A table at which somebody can be asked."""

    def __init__(self, sitting: Sitting, save_to: Path | None = None, coach: Coach | None = None) -> None:
        super().__init__(sitting, save_to)
        self.coach = coach  # None where nobody is to be helped

    def coach_looks(self, coach: Coach) -> None:
        """The game in a minute at a first sitting, each kind of decision when it first comes; then it thinks."""
        minute = coach.minute()
        if minute:
            self.push_screen(Reading("In a minute", *map(Text, minute)))
        said = coach.explain()
        if said:
            self.notice(" ".join(said))
        coach.think()

    def ask_coach(self, rest: str) -> None:
        if self.coach is not None and rest in ("on", "off"):
            self.notice(self.coach.turn(rest == "on"))
            return
        said = self.sitting.game.explained(self.sitting.view())
        self.notice(" ".join(said) or "There is nothing to explain just now.")

    def action_help(self) -> None:
        self.push_screen(Reading("How to play here", Text(HELP)))

    def action_hint(self) -> None:
        self.notice("Thinking...")
        self.run_worker(self.find_hint, thread=True, exclusive=True, group="hint")

    def find_hint(self) -> None:
        try:
            hint = self.sitting.hint()
        except GameNightError as problem:
            self.call_from_thread(self.notice, str(problem))
            return
        self.call_from_thread(self.notice, f"Hint: {hint}")
