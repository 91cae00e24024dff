"""Chess engines at the table: any that speaks UCI takes a seat. `uci_server` is the other side."""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import subprocess
import threading
import time
from typing import Any

from gamenight.bots.bot import Asked, Stop, Thinker
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.refusal import GameNightError
from gamenight.games.chess.fen import write_fen
from gamenight.games.chess.notation import uci
from gamenight.games.chess.rules.position import ChessView

PATIENCE = 30.0  # seconds an engine may take to answer anything beyond its thinking time
SECONDS = 1.0  # a move, unless told


class BadEngine(GameNightError):
    """An engine that is not there, or does not speak UCI."""


class UciBot(Thinker):
    """Any UCI engine, seated at a chess table. `options` are the engine's own, such as {"UCI_Elo": 1700}.

    It is given the moves so far, which its seat has seen, and thinks in a process of its own.
    """

    def __init__(
        self, command: str, options: dict[str, object] | None = None, seconds: float = SECONDS
    ) -> None:
        self.name = f"uci:{command}"
        self.command = shlex.split(command)
        self.options = options or {}
        self.seconds = seconds
        self._engine: Engine | None = None

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def _choose(self, game: Game[Any], view: View, asked: Asked) -> int:
        if game.name != "chess":
            raise BadEngine(f"A UCI engine plays chess, not {game.title}.")
        if self._engine is None:
            self._engine = Engine(self.command, self.options)
        start, moves = line_of(view)
        text = self._engine.best(
            start, moves, self.seconds if asked.seconds is None else asked.seconds, asked.stop
        )
        found = game.read(view, text)[0]
        if found not in view.moves:
            raise BadEngine(f"{self.command[0]} answered {text!r}, which may not be played.")
        return found


def line_of(view: View) -> tuple[str, list[str]]:
    """How a game of chess began, as FEN, and its moves since, as UCI writes them."""
    assert isinstance(view, ChessView)
    board = view.public.first.copy()
    start, texts = write_fen(board), []
    for move in view.public.line:
        texts.append(uci(board, move))
        board.make(move)
    return start, texts


class Engine:
    """An engine's process. Its lines are read by a thread of their own, so that nothing waits for ever."""

    def __init__(self, command: list[str], options: dict[str, object]) -> None:
        program = shutil.which(command[0])
        if program is None and os.path.exists(f"/usr/games/{command[0]}"):
            program = f"/usr/games/{command[0]}"  # Debian keeps engines there, off many users' PATH
        if program is None:
            raise BadEngine(f"There is no engine {command[0]!r}: install it, or give its path.")
        self._name = command[0]
        self._process = subprocess.Popen(
            [program, *command[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            bufsize=1,
        )
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._tell("uci")
        self._until("uciok", PATIENCE)
        for name, value in options.items():
            self._tell(f"setoption name {name} value {value}")
        self._tell("isready")
        self._until("readyok", PATIENCE)
        self._tell("ucinewgame")

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.strip())
        self._lines.put(None)

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise BadEngine(f"{self._name} has stopped.") from None

    def _until(self, word: str, seconds: float) -> str:
        """The next line that begins with a word."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.01, deadline - time.monotonic()))
            except queue.Empty:
                raise BadEngine(f"{self._name} did not answer {word!r}: is it a UCI engine?") from None
            if line is None:
                raise BadEngine(f"{self._name} has stopped.")
            if line.split(" ")[0] == word:
                return line

    def best(self, start: str, moves: list[str], seconds: float, stop: Stop | None) -> str:
        """The engine's move, as UCI writes it."""
        played = f" moves {' '.join(moves)}" if moves else ""
        self._tell(f"position fen {start}{played}")
        self._tell("isready")
        self._until("readyok", PATIENCE)
        self._tell(f"go movetime {max(1, round(1000 * seconds))}")
        if stop is not None and stop():
            self._tell("stop")
        return self._until("bestmove", seconds + PATIENCE).split(" ")[1]

    def close(self) -> None:
        if self._process.poll() is None:
            try:
                self._tell("quit")
                self._process.wait(5)
            except (BadEngine, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait()
        self._reader.join(5)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
