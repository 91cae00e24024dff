"""Chess engines at the table, and our own chess bot as an engine: both sides of UCI, the protocol they all speak."""

from __future__ import annotations

import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, TextIO

from gamenight.bots.bot import Stop, Thinker
from gamenight.bots.levels import LEVELS, bot
from gamenight.bots.search_duel import SURE, WON, DuelSearch
from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.games.chess.fen import write_fen
from gamenight.games.chess.notation import uci
from gamenight.games.chess.rules.position import CLAIM, ChessView

PATIENCE = 30.0  # seconds an engine may take to answer anything beyond its thinking time
SECONDS = 1.0  # a move, unless told
HASTE = 25  # a clock is taken to last this many moves more
BEST = LEVELS[-1].name
MARGIN = 0.05  # seconds kept back for the way to the board


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

    def _choose(
        self,
        game: Game[Any],
        view: View,
        seconds: float | None,
        playouts: int | None,
        seed: int,
        stop: Stop | None,
    ) -> int:
        if game.name != "chess":
            raise BadEngine(f"A UCI engine plays chess, not {game.title}.")
        if self._engine is None:
            self._engine = Engine(self.command, self.options)
        start, moves = line_of(view)
        text = self._engine.best(start, moves, self.seconds if seconds is None else seconds, stop)
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


class Server:
    """Our chess bot as an engine: reads commands line by line, thinks in a thread, writes answers."""

    def __init__(self, answer: Callable[[str], None]) -> None:
        self._game = game_named("chess")
        self._position = self._game.start(seats=2)
        self._answer = answer
        self._stop = threading.Event()
        self._thinking: threading.Thread | None = None
        self._level = BEST

    def run(self, lines: Iterable[str]) -> None:
        """Serve until `quit` or the end of the input."""
        for line in lines:
            if line.strip() == "quit":
                break
            self.hear(line.strip())
        self._stop.set()
        self._wait()

    def hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "uci":
            self._introduce()
        elif word == "isready":
            self._answer("readyok")
        elif word == "ucinewgame":
            self._position = self._game.start(seats=2)
        elif word == "setoption":
            self._set(rest)
        elif word == "position":
            self._stop.set()
            self._wait()
            self._set_up(rest.split())
        elif word == "go":
            self._go(rest.split())
        elif word == "stop":
            self._stop.set()
            self._wait()

    def _introduce(self) -> None:
        self._answer("id name Game Night")
        self._answer("id author Game Night contributors")
        levels = " ".join(f"var {level.name}" for level in LEVELS)
        self._answer(f"option name Level type combo default {BEST} {levels}")
        self._answer("uciok")

    def _set(self, rest: str) -> None:
        name, _, value = rest.removeprefix("name ").partition(" value ")
        if name == "Level" and value in [level.name for level in LEVELS]:
            self._level = value

    def _set_up(self, words: list[str]) -> None:
        """`position startpos moves e2e4 ...` or `position fen ... moves ...`."""
        at = words.index("moves") if "moves" in words else len(words)
        start = "" if words[:1] == ["startpos"] else " ".join(words[1:at])
        try:
            position = self._game.start(seats=2, position=start, repetition="claim", fifty_moves="claim")
            for text in words[at + 1 :]:
                self._play(position, text)
        except GameNightError as problem:
            self._answer(f"info string {problem}")
            return
        self._position = position

    def _play(self, position: Any, text: str) -> None:
        seat = position.to_move() >> 1
        (move,) = self._game.read(position.view(seat), text)
        self._game.play(position, seat, move, Seeded(0))

    def _go(self, words: list[str]) -> None:
        self._wait()
        self._stop.clear()
        given = _numbers(words)
        self._thinking = threading.Thread(target=self._think, args=(given, "infinite" in words))
        self._thinking.start()

    def _think(self, given: dict[str, int], endless: bool) -> None:
        seat = self._position.to_move() >> 1
        if self._position.to_move() == 0:
            self._answer("bestmove 0000")
            return
        view = self._position.view(seat)
        if self._level != BEST:
            move = bot(self._level).choose(self._game, view, stop=self._stop.is_set)
            self._answer(f"bestmove {self._game.write(view, move)}")
            return
        search = _search(self._game, view)
        seconds = 0.0 if endless or "depth" in given or "nodes" in given else _time(given, seat)
        search.think(given.get("nodes", 0), seconds, given.get("depth", 0), False, self._stop.is_set)
        if endless:
            self._stop.wait()
        best = self._game.write(view, next(move for move in search.order if move != CLAIM))
        self._answer(
            f"info depth {search.depth} nodes {search.nodes} score {_score(search.values[0])} pv {best}"
        )
        self._answer(f"bestmove {best}")

    def _wait(self) -> None:
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None


def _search(game: Game[Any], view: View) -> DuelSearch:
    assert game.judgement is not None
    duel = game.judgement.duel(view)
    assert duel is not None
    return DuelSearch(duel, game.move_limit, time.monotonic_ns() & 0xFFFFFF)


def _numbers(words: list[str]) -> dict[str, int]:
    """`wtime 30000 winc 100` as names and numbers."""
    return {name: int(value) for name, value in pairwise(words) if value.lstrip("-").isdigit()}


def _time(given: dict[str, int], seat: int) -> float:
    """Seconds for this move."""
    if "movetime" in given:
        return max(0.01, given["movetime"] / 1000 - MARGIN)
    side = "wb"[seat]
    if f"{side}time" not in given:
        return SECONDS
    left, more = given[f"{side}time"] / 1000, given.get(f"{side}inc", 0) / 1000
    share = left / min(HASTE, given.get("movestogo", HASTE)) + 0.8 * more
    return max(0.01, min(share, 0.5 * left - MARGIN))


def _score(value: int) -> str:
    if abs(value) > SURE:
        moves = (WON - abs(value) + 1) // 2
        return f"mate {moves if value > 0 else -moves}"
    return f"cp {value}"


def serve(lines: TextIO = sys.stdin) -> None:
    """Be an engine on standard input and output."""
    Server(lambda line: print(line, flush=True)).run(lines)
