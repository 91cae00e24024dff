"""Our own chess bot as an engine: it speaks UCI, the protocol of chess programs, on standard input and output."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any, TextIO

from gamenight.bots.levels import LEVELS, bot
from gamenight.bots.net_use import duel_of
from gamenight.bots.search_calm import WON
from gamenight.bots.search_duel import DuelSearch
from gamenight.bots.search_table import SURE
from gamenight.bots.uci import SECONDS
from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import Position, View, first
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.games.chess.notation import uci
from gamenight.games.chess.rules.position import CLAIM, ChessView

HASTE = 25  # a clock is taken to last this many moves more
BEST = LEVELS[-1].name
MARGIN = 0.05  # seconds kept back for the way to the board
LINES = 64  # that may be asked for, at most
LONGEST = 12  # moves of a line that are told


class Server:
    """Our chess bot as an engine: reads commands line by line, thinks in a thread, writes answers."""

    def __init__(self, answer: Callable[[str], None]) -> None:
        self._game = game_named("chess")
        self._position = self._game.start(seats=2)
        self._answer = answer
        self._stop = threading.Event()
        self._thinking: threading.Thread | None = None
        self._level = BEST
        self._lines = 1  # how many are told, best first
        self._known = True  # whether the last position made sense
        self._hit = (
            threading.Event()
        )  # the move that was pondered about has been played, or nothing is waited for
        self._until = 0.0  # when to be done after that, by the monotonic clock
        self._share = 0.0  # seconds that the move may take once it has been played

    def run(self, lines: Iterable[str]) -> None:
        """Serve until `quit` or the end of the input."""
        for line in lines:
            if line.strip() == "quit":
                break
            self.hear(line.strip())
        self._halt()

    def hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "uci":
            self._introduce()
        elif word == "isready":
            self._answer("readyok")
        elif word == "ucinewgame":
            self._position, self._known = self._game.start(seats=2), True
        elif word == "setoption":
            self._set(rest)
        elif word == "position":
            self._halt()
            self._set_up(rest.split())
        elif word == "go":
            self._go(rest.split())
        elif word == "ponderhit":
            self._until = time.monotonic() + self._share  # what was thought so far was the opponent's time
            self._hit.set()
        elif word == "stop":
            self._halt()

    def _halt(self) -> None:
        self._stop.set()
        self._hit.set()
        self._wait()

    def _introduce(self) -> None:
        self._answer("id name Game Night")
        self._answer("id author Game Night contributors")
        levels = " ".join(f"var {level.name}" for level in LEVELS)
        self._answer(f"option name Level type combo default {BEST} {levels}")
        self._answer(f"option name MultiPV type spin default 1 min 1 max {LINES}")
        self._answer("option name Ponder type check default false")
        self._answer("uciok")

    def _set(self, rest: str) -> None:
        name, _, value = rest.removeprefix("name ").partition(" value ")
        if name == "Level" and value in [level.name for level in LEVELS]:
            self._level = value
        elif name == "Ponder" and value in ("true", "false"):
            pass  # it ponders whenever it is told to
        elif name == "MultiPV" and value.isdecimal() and 1 <= int(value[:4]) <= LINES:
            self._lines = int(value)
        else:
            self._answer(f"info string There is no option {name!r} with the value {value!r}.")

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
            self._known = False  # what is asked next would be answered from another position
            return
        self._position, self._known = position, True

    def _play(self, position: Position, text: str) -> None:
        seat = first(position.to_move()) if position.to_move() else 0
        (move,) = self._game.read(position.view(seat), text)
        self._game.play(position, seat, move, Seeded(0))

    def _go(self, words: list[str]) -> None:
        self._wait()
        self._stop.clear()
        given = _numbers(words)
        seat = first(self._position.to_move()) if self._position.to_move() else 0
        ponders = "ponder" in words
        self._share, self._until = _time(given, seat), 0.0
        if ponders:
            self._hit.clear()
        else:
            self._hit.set()
        endless = "infinite" in words
        self._thinking = threading.Thread(target=self._think, args=(given, endless, ponders))
        self._thinking.start()

    def _over(self) -> bool:
        """Whether somebody said stop, or the time that began when a pondered move was played is over."""
        return self._stop.is_set() or 0.0 < self._until < time.monotonic()

    def _think(self, given: dict[str, int], endless: bool, ponders: bool) -> None:
        if not self._known or self._position.to_move() == 0:
            self._answer("bestmove 0000")
            return
        seat = first(self._position.to_move())
        view = self._position.view(seat)
        if self._level != BEST:
            move = bot(self._level).choose(self._game, view, stop=self._stop.is_set)
            self._hit.wait()
            self._answer(f"bestmove {self._game.write(view, move)}")
            return
        timed = not (endless or "depth" in given or "nodes" in given)
        search = _search(self._game, view, kept=timed)
        several, seconds = self._lines > 1, self._share if timed and not ponders else 0.0
        search.think(given.get("nodes", 0), seconds, given.get("depth", 0), several, self._over)
        self._hit.wait()
        if endless:
            self._stop.wait()
        self._tell(view, search)

    def _tell(self, view: View, search: DuelSearch) -> None:
        """The lines that were asked for, best first, and the move."""
        found = [
            (move, value) for move, value in zip(search.order, search.values, strict=True) if move != CLAIM
        ]
        for n, (move, value) in enumerate(found[: self._lines], 1):
            which = f" multipv {n}" if self._lines > 1 else ""
            line = " ".join(_texts(view, search.line(move, LONGEST)))
            self._answer(
                f"info depth {search.depth}{which} nodes {search.nodes} score {_score(value)} pv {line}"
            )
        texts = _texts(view, search.line(found[0][0], 2))
        self._answer(f"bestmove {' ponder '.join(texts)}")

    def _wait(self) -> None:
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None


def _texts(view: View, moves: Iterable[int]) -> list[str]:
    """A line as UCI writes it."""
    assert isinstance(view, ChessView)
    board, texts = view.public.board.copy(), []
    for move in moves:
        if move == CLAIM:
            break
        texts.append(uci(board, move))
        board.make(move)
    return texts


def _search(game: Game[Any], view: View, kept: bool) -> DuelSearch:
    """By the clock it goes on from what it found before; counted in nodes or depth it begins afresh."""
    duel = duel_of(game, view)
    assert duel is not None
    family = f"{game.name} {duel.rules()}" if kept else ""
    return DuelSearch(duel, game.move_limit, time.monotonic_ns() & 0xFFFFFF, family)


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


def serve(lines: TextIO | None = None) -> None:
    """Be an engine on standard input and output, until the input ends or nobody reads the output any more."""
    Server(_say).run(sys.stdin if lines is None else lines)


def _say(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:
        os._exit(0)  # whoever asked has gone; a thought may still be under way in another thread
