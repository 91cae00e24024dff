"""Any program at the table: it reads a line when it is to move and writes one. `program:python my_agent.py` seats it.

It reads one JSON line, `{"game", "seat", "moves", "text", "scene"}`, and writes the move as a person would: `QS`, or
several steps in one phrase where the game has such (`8S=H`). What may not be played is answered with
`{"refused": {"clause", "sentence"}, "moves"}`, and it writes again. `text` is all that the seat sees, in words.
"""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
from typing import Any

from gamenight.bots.bot import Bot, Stop
from gamenight.core.describing import describe
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.refusal import GameNightError
from gamenight.core.scene import plain

REFUSALS = 20  # in a row, after which the program is taken to be lost


class ProgramProblem(GameNightError):
    """A program that cannot be run, has ended, or writes nothing that may be played."""


class ProgramBot(Bot):
    """A program that speaks lines on its standard input and output. It is started when it is first asked."""

    def __init__(self, command: str) -> None:
        self.name = f"program:{command}"
        self.command = shlex.split(command)
        self._process: subprocess.Popen[str] | None = None
        self._meant: list[int] = []  # steps still to come of what it last wrote

    def choose(
        self,
        game: Game[Any],
        view: View,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        stop: Stop | None = None,
    ) -> int:
        if self._meant and self._meant[0] in view.moves:
            return self._meant.pop(0)
        moves = [game.write(view, move) for move in view.moves]
        scene = plain(game.scene(view))
        said = {"game": game.name, "seat": view.seat, "moves": moves, "text": describe(game, view)}
        text = self._ask({**said, "scene": scene})
        for _ in range(REFUSALS):
            refusal = game.why_not(view, text)
            if refusal is None:
                return self._first(game.read(view, text))
            refused = {"clause": refusal.clause, "sentence": refusal.sentence}
            text = self._ask({"refused": refused, "moves": moves})
        raise ProgramProblem(f"{self.name} keeps writing what may not be played; last {text!r}.")

    def _first(self, steps: list[int]) -> int:
        self._meant = steps[1:]
        return steps[0]

    def _ask(self, message: dict[str, Any]) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except (OSError, UnicodeDecodeError):
            line = ""
        if not line:
            raise ProgramProblem(f"{self.name} has ended.")
        return line.strip()

    def _start(self) -> subprocess.Popen[str]:
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except (OSError, IndexError) as problem:
            reason = getattr(problem, "strerror", None) or "no program is named"
            raise ProgramProblem(f"{self.name} cannot be run: {reason}.") from None
        return self._process

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
