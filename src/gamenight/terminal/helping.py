"""The full screen's help: what can be done here, hints, and a coach beside a beginner."""

from __future__ import annotations

from rich.text import Text

from gamenight.core.refusal import GameNightError
from gamenight.terminal.coaching import Coach
from gamenight.terminal.screens import Reading
from gamenight.terminal.showing import ShownTable

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
Escape drops what you have touched or typed; Enter goes on where a full trick or a result is held
Shift+Up and Shift+Down scroll the table where it is larger than the screen"""


class Helping:
    """Whoever can be asked at a table on the screen."""

    def __init__(self, table: ShownTable, coach: Coach | None) -> None:
        self.table = table
        self.coach = coach  # None where nobody is to be helped

    def look(self) -> None:
        """The game in a minute at a first sitting, each kind of decision when it first comes; then the coach thinks."""
        if self.coach is None:
            return
        minute = self.coach.minute()
        if minute:
            self.table.push_screen(Reading("In a minute", *map(Text, minute)))
        said = self.coach.explain()
        if said:
            self.table.notice(" ".join(said))
        self.coach.think()

    def ask_coach(self, rest: str) -> None:
        if self.coach is not None and rest in ("on", "off"):
            self.table.notice(self.coach.turn(rest == "on"))
            return
        sitting = self.table.sitting
        said = sitting.game.explained(sitting.view())
        self.table.notice(" ".join(said) or "There is nothing to explain just now.")

    def begin_again(self) -> None:
        """The coach comes along to another game."""
        if self.coach is not None:
            self.coach = Coach(self.table.sitting, self.coach.learnt)

    def show_help(self) -> None:
        self.table.push_screen(Reading("How to play here", Text(HELP)))

    def hint(self) -> None:
        self.table.notice("Thinking...")
        self.table.run_worker(self._find_hint, thread=True, exclusive=True, group="hint")

    def _find_hint(self) -> None:
        try:
            hint = self.table.sitting.hint()
        except GameNightError as problem:
            self.table.call_from_thread(self.table.notice, str(problem))
            return
        self.table.call_from_thread(self.table.notice, f"Hint: {hint}")
