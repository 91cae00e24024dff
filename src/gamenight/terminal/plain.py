"""The game line by line, in ASCII: what is said goes to standard output, what is refused to standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from gamenight.core.refusal import GameNightError, Illegal, Refusal, Unreadable
from gamenight.terminal import autosave
from gamenight.terminal.coaching import Coach
from gamenight.terminal.commands import brief, command, greeting
from gamenight.terminal.files import Exists
from gamenight.terminal.inspecting import about, find
from gamenight.terminal.marks import ascii_only
from gamenight.terminal.panels import matches
from gamenight.terminal.sitting import NotNow, Sitting
from gamenight.terminal.teaching import minute
from gamenight.terminal.words import (
    clause_lines,
    glance,
    look,
    menu,
    move_lines,
    own_lines,
    picture_lines,
    players_line,
    sheet_lines,
)

HELP = """Type a move as the list of moves writes it, or one of these:
  moves         what you may do now
  look          everything in sight; look e4 says what is there
  score         the score sheet
  rules         the rulebook; rules 4.2 shows one clause
  why MOVE      which rule forbids a move
  hint          a move worth making
  undo          take back your last move
  minute        the game in three sentences
  coach         what this decision is about; coach off, coach on
  save FILE     write the game to a file
  quit          leave the table
  help          this"""


class PlainTable:
    """A sitting with a person who types."""

    def __init__(
        self,
        sitting: Sitting,
        save_to: Path | None,
        lines: TextIO,
        said: TextIO,
        refused: TextIO,
        coach: Coach | None = None,
    ) -> None:
        self.sitting = sitting
        self.save_to = save_to
        self.coach = coach  # None where nobody is to be helped
        self._lines, self._said, self._refused = lines, said, refused
        self._leaving = False
        self._keeping = True  # until it fails
        self._asked_about: Path | None = None  # a file there already, which was to be written over
        self._commands: dict[str, Callable[[str], None]] = {
            "moves": self._moves,
            "look": self._look,
            "score": self._score,
            "rules": self._rules,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "minute": lambda rest: self._say(*minute(self.sitting.game)),
            "coach": self._coach,
            "save": self._save,
            "quit": self._quit,
            "help": lambda rest: self._say(HELP),
        }

    def run(self) -> None:
        """Until the game is over, the person leaves, or there is nothing more to read."""
        title = self.sitting.game.title
        self._say(f"{title}{'' if title.endswith('!') else '.'} Type help for what you can do.")
        self._say(*greeting(self.sitting.game, self.sitting.record.house))
        if self.coach is not None:
            self._say(*self.coach.minute())
        self._look("")
        self._tell()
        try:
            while not self._leaving and not self.sitting.over():
                self._let_bots_play()
                if not self.sitting.over():
                    self._ask()
        except KeyboardInterrupt:  # Ctrl+C leaves as quit does, and saves where that was asked for
            self._say(" ")
        self._farewell()

    def _let_bots_play(self) -> None:
        moved = False
        while not self.sitting.over() and not self.sitting.my_turn():
            self.sitting.play_bot()
            self._tell()
            moved = True
        if moved:
            self._keep()
        if moved and not self.sitting.over():
            self._show()

    def _show(self) -> None:
        """What one looks at before a move."""
        scene = self.sitting.scene()
        self._say(players_line(scene), *picture_lines(scene), *glance(scene, self.sitting.seat))

    def _ask(self) -> None:
        """One line from the person, obeyed; nothing is lost if it makes no sense."""
        scene = self.sitting.scene()
        if self.coach is not None:
            self._say(*self.coach.explain())
            self.coach.think()
        self._say(scene.prompt, menu(scene.choices))
        if self._lines.isatty():
            print("> ", end="", file=self._said, flush=True)
        line = self._lines.readline()
        if not line:
            self._leaving = True
            return
        try:
            self._obey(line.strip())
        except (Illegal, Unreadable) as problem:
            self._refuse(problem.refusal)
        except GameNightError as problem:
            self._refuse(Refusal("", str(problem)))

    def _obey(self, line: str) -> None:
        asked = command(line)
        if asked is not None and not any(
            one.text.lower() == line.lower() for one in self.sitting.scene().choices
        ):
            name, rest = asked
            self._commands[name](rest)
        elif text := self._meant(line):
            if self.coach is not None and (question := self.coach.question(text)):
                self._say(question)
                return
            self.sitting.play(text)
            self._tell()
            self._keep()
            if self.sitting.record.seats == 1 and not self.sitting.over():
                self._show()
            elif self.sitting.my_turn():  # the same turn goes on
                self._say(*own_lines(self.sitting.scene(), self.sitting.seat))

    def _meant(self, line: str) -> str:
        """What was typed, or the only move that fits it; with nothing typed, the only move there is."""
        if line and self.sitting.why_not(line) is None:
            return line
        fits = [one for one in self.sitting.scene().choices if matches(one, line) and one.amount is None]
        return fits[0].text if len(fits) == 1 else line

    def _keep(self) -> None:
        """The game so far, in case this ends; that it cannot be kept is said once."""
        problem = autosave.keep(self.sitting) if self._keeping else ""
        if problem:
            self._keeping = False
            self._refuse(Refusal("", problem))

    def _say(self, *lines: str) -> None:
        for line in filter(None, lines):
            print(ascii_only(line), file=self._said, flush=True)

    def _refuse(self, refusal: Refusal) -> None:
        rule = f" (rule {refusal.clause})" if refusal.clause else ""
        print(ascii_only(f"No: {brief(refusal.sentence)}{rule}"), file=self._refused, flush=True)

    def _tell(self) -> None:
        self._say(*self.sitting.news())

    def _moves(self, rest: str) -> None:
        self._say("You may:", *move_lines(self.sitting.scene().choices))

    def _look(self, rest: str) -> None:
        if rest:
            scene = self.sitting.scene()
            self._say(about(scene, find(scene, rest)) or f"There is no {rest} to look at.")
            return
        self._say(*look(self.sitting.scene(), self.sitting.seat))

    def _score(self, rest: str) -> None:
        self._say(*sheet_lines(self.sitting.scene().sheet))

    def _rules(self, rest: str) -> None:
        self._say(*clause_lines(self.sitting.game.rulebook(), rest))

    def _why(self, rest: str) -> None:
        if not rest:
            raise NotNow("Say which move: why MOVE.")
        refusal = self.sitting.why_not(rest)
        if refusal is None:
            self._say(f"You may play {rest}.")
            return
        self._say(refusal.sentence)
        if refusal.clause:
            self._say(*clause_lines(self.sitting.game.rulebook(), refusal.clause))

    def _hint(self, rest: str) -> None:
        hint = self.sitting.hint()
        self._say(f"Hint: {hint}", *(f"  {other}" for other in hint.others))

    def _undo(self, rest: str) -> None:
        taken = self.sitting.undo()
        self.sitting.news()  # told before
        self._say(f"You took back {taken}.")
        self._show()

    def _coach(self, rest: str) -> None:
        if self.coach is None:
            raise NotNow("There is no coach at this table.")
        if rest in ("on", "off"):
            self._say(self.coach.turn(rest == "on"))
            return
        said = self.sitting.game.explained(self.sitting.view())
        self._say(*(said or ("There is nothing to explain just now.",)))

    def _save(self, rest: str) -> None:
        if not rest and self.save_to is None:
            raise NotNow("Say where to: save FILE.")
        file = Path(rest) if rest else self.save_to
        assert file is not None
        again = self._asked_about == file
        self._asked_about = None
        try:
            self.sitting.save(file, over=again)
        except Exists as problem:
            self._asked_about = file
            raise NotNow(f"{problem} Type save {file} once more if that is what you want.") from None
        self._say(
            f"Saved to {file}. Take it up again with: gamenight play {self.sitting.game.name} --resume {file}"
        )

    def _quit(self, rest: str) -> None:
        self._leaving = True

    def _farewell(self) -> None:
        sitting = self.sitting
        if sitting.over():
            if self.coach is not None:
                self.coach.finished()
            self._say(sitting.scene().prompt)
            if sitting.scene().sheet is not None:
                self._score("")
        if self.save_to is not None:
            self._save("")
        elif not sitting.over():
            self._say(f"You left the table. The game is not finished{self._kept()}.")

    def _kept(self) -> str:
        """Where a game that is left can be found again."""
        if not self.sitting.unsaved:
            return ""
        if not self._keeping:
            return " and was not saved"
        daily = self.sitting.kept_as.startswith(autosave.DAILY)
        return "" if daily else f"; go on with: gamenight play {self.sitting.game.name} --resume"


def play_plain(sitting: Sitting, save_to: Path | None = None, coach: Coach | None = None) -> None:
    PlainTable(sitting, save_to, sys.stdin, sys.stdout, sys.stderr, coach).run()
