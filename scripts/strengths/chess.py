"""Chess against other engines: Stockfish held to a rating, and our own expert of an earlier version.

Every finished game is written at once to build/strength/ROW.jsonl, one line a game, and a row is counted from that
file: a run that is cut short loses nothing, and --more goes on where it ended. Games that were played elsewhere are
counted by `scripts/strength --only kept`: their file, and beside it ROW.json, which says how they were played.

On a shared machine a second of the clock is not a second of thinking. Our second is therefore one of processor time,
and so is that of our expert of old. Stockfish, held to a rating, picks its move at a set depth (the 10th for 2,200),
and what it finds later changes nothing: it has a second by the clock, and is stopped earlier once it is well past it.
"""

from __future__ import annotations

import json
import math
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import chess

import gamenight
from gamenight import Seeded
from gamenight.bots.bot import PAWNS, Budget, thoughts
from strengths.rows import FEWEST, LOOKS, Job, Row, Tally

KEPT = Path(__file__).resolve().parents[2] / "build" / "strength"
EARLIER = "GAMENIGHT_EARLIER"  # names the folder where scripts/compile put an earlier version
OF_OLD = "import time; time.perf_counter = time.process_time; from gamenight.cli import main; main()"
KEPT_BACK = 0.05  # seconds of its time that it leaves for the way to the board
PICKED = 14  # a depth at which Stockfish held to a rating has long picked its move
DECIDED, AGREED = 600, 6  # a game is won once both engines say so, this far ahead, for so many half-moves
EVEN, LONG, QUIET = 12, 80, 12  # and drawn once both see nothing in it after so many half-moves, for so many


class Engine:
    """A program that speaks UCI, and what it last said of the position."""

    def __init__(
        self,
        command: str,
        options: dict[str, object],
        picked: int = 0,
        home: str = "",
        kept_back: float = 0.0,
    ) -> None:
        program, *rest = shlex.split(command)
        found = shutil.which(program) or f"/usr/games/{program}"
        env = {**os.environ, "PYTHONPATH": home} if home else None
        self._program = subprocess.Popen(
            [found, *rest], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=env
        )
        self._picked, self._kept_back = picked, kept_back
        self.score = 0
        self._ask("uci", "uciok")
        for name, value in options.items():
            self._say(f"setoption name {name} value {value}")

    def begin(self) -> None:
        self._say("ucinewgame")
        self._ask("isready", "readyok")

    def move(self, board: chess.Board, seconds: float) -> str:
        moves = " ".join(move.uci() for move in board.move_stack)
        self._say(f"position startpos moves {moves}")
        return self._ask(f"go movetime {1000 * (seconds + self._kept_back):.0f}", "bestmove").split()[1]

    def close(self) -> None:
        self._say("quit")
        self._program.wait()

    def _say(self, line: str) -> None:
        assert self._program.stdin is not None
        self._program.stdin.write(line + "\n")

    def _ask(self, line: str, answer: str) -> str:
        """Say something and read on to its answer."""
        assert self._program.stdout is not None
        self._say(line)
        stopped = False
        for said in self._program.stdout:
            words = said.split()
            if said.startswith(answer):
                return said
            if "score" in words and ("multipv" not in words or words[words.index("multipv") + 1] == "1"):
                kind, value = words[words.index("score") + 1 :][:2]
                self.score = int(value) if kind == "cp" else (30_000 if int(value) > 0 else -30_000)
                deep = int(words[words.index("depth") + 1]) >= self._picked > 0
                if deep and not stopped:
                    self._say("stop")
                    stopped = True
        raise RuntimeError(f"The engine stopped before it said {answer!r}.")


def decided(said: list[float], half_moves: int) -> str:
    """The result on which both engines agree, from what each said in turn of how White stands; empty if they do not."""
    last = said[-AGREED:]
    if len(last) == AGREED and min(last) >= DECIDED:
        return "1-0"
    if len(last) == AGREED and max(last) <= -DECIDED:
        return "0-1"
    calm = half_moves > LONG and len(said) >= QUIET and max(map(abs, said[-QUIET:])) <= EVEN
    return "1/2-1/2" if calm else ""


def play(rival: Engine, deal: int, me: int, seconds: float) -> dict[str, Any]:
    """One game of our expert in a seat: what it came to, and how long our decisions took."""
    game, seed = gamenight.game("chess"), 2_024_000 + 2 * deal + me
    position, board = game.start(seats=2, seed=seed, move_limit=0), chess.Board()
    said: list[float] = []
    took: list[float] = []
    result = ""
    rival.begin()
    while not result:
        seat = 0 if board.turn else 1
        view = position.view(seat)
        if seat == me:
            began, score = time.perf_counter(), 0.0
            known = game.judgement.known(view) if game.judgement else ()
            luck = seed * 1000 + len(said) + 1
            if known:
                move = known[Seeded(luck).pick(len(known))]
            else:
                best = thoughts(game, view, Budget(seconds), luck, None)[0]
                move, share = best.move, min(max(best.share, 1e-12), 1 - 1e-12)
                score = -PAWNS * math.log10(1 / share - 1)
            if len(view.moves) > 1:
                took.append(time.perf_counter() - began)
            text = game.write(view, move)
        else:
            text = rival.move(board, seconds)
            (move,), score = game.read(view, text), rival.score
        board.push_uci(text)
        position.play(seat, move, Seeded(0))
        said.append(score if seat == 0 else -score)
        ended = board.outcome(claim_draw=True)
        result = ended.result() if ended else decided(said, len(board.move_stack))
    won = {"1-0": 1.0, "0-1": 0.0}.get(result, 0.5)
    texts = [move.uci() for move in board.move_stack]
    times = {"spent": sum(took), "choices": len(took), "slow": max(took, default=0.0)}
    return {
        "pair": deal,
        "me": me,
        "res": result,
        "p": won if me == 0 else 1 - won,
        **times,
        "moves": texts,
        "scores": said,
    }


def tally_of(file: Path) -> Tally:
    """What the pairs of games in a file have come to."""
    tally, pairs = Tally(also={"unpaired": 0}), dict[int, dict[int, dict[str, Any]]]()
    for line in file.read_text().splitlines() if file.exists() else ():
        one = json.loads(line)
        pairs.setdefault(one["pair"], {})[one["me"]] = one
    for games in pairs.values():
        if len(games) == 2:
            tally.add(sum(one["p"] for one in games.values()) / 2, 2)
            for one in games.values():
                tally.took(one["spent"], one["choices"], one["slow"])
        else:
            tally.also["unpaired"] += 1
    return tally


def row_of(file: Path) -> Row:
    """The row that a file of games comes to, with what is said beside it of how they were played."""
    about = file.with_suffix(".json")
    return {**tally_of(file).row(), **(json.loads(about.read_text()) if about.exists() else {})}


def kept(job: Job) -> Iterator[tuple[str, Row]]:
    """Rows of games that were played elsewhere, counted from their file or, without one, as they were counted there."""
    for about in sorted(KEPT.glob("*.json")):
        file = about.with_suffix(".jsonl")
        yield about.stem.replace("_", " "), row_of(file) if file.exists() else json.loads(about.read_text())


def engine_row(job: Job, key: str, least: float, rival: Engine, processor: bool, fewest: int) -> Row:
    """Pairs of games until the row is settled, with at least so many games, or its part of the time is up."""
    file = KEPT / f"{key.replace(' ', '_')}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    if not job.more or job.rows.get(key, {}).get("before"):
        for old in (file, file.with_suffix(".json")):
            old.unlink(missing_ok=True)
    if file.with_suffix(
        ".json"
    ).exists():  # games of another machine: they are not mixed with those of this one
        rival.close()
        return row_of(file)
    tally, started = tally_of(file), time.monotonic()
    look = max(FEWEST, tally.deals * LOOKS)
    clock = patch.object(time, "perf_counter", time.process_time) if processor else nullcontext()
    with clock:
        while tally.deals < 2 or time.monotonic() - started < 4 * job.seconds:
            deal = tally.deals
            for me in (0, 1):
                with file.open("a") as out:
                    print(json.dumps(play(rival, deal, me, 1.0)), file=out)
            tally = tally_of(file)
            if tally.deals >= look and tally.games >= fewest:
                look = tally.deals * LOOKS
                if tally.settled(least, False):
                    break
    rival.close()
    return row_of(file)


def stockfish(job: Job) -> Iterator[tuple[str, Row]]:
    """Chess against Stockfish held to a rating, a second a move for both."""
    if "chess" not in job.names or not (shutil.which("stockfish") or Path("/usr/games/stockfish").exists()):
        return
    for elo, fewest in ((1700, 0), (2000, 0), (2200, 60)):
        options = {"UCI_LimitStrength": "true", "UCI_Elo": elo, "Threads": 1}
        rival = Engine("stockfish", options, PICKED)
        yield f"stockfish chess {elo}", engine_row(job, f"stockfish chess {elo}", 0.5, rival, True, fewest)


def of_old(home: str) -> Engine:
    """Our expert of an earlier version, which takes its time from the processor's."""
    return Engine(f"{shlex.quote(sys.executable)} -c {shlex.quote(OF_OLD)} uci", {}, 0, home, KEPT_BACK)


def earlier(job: Job) -> Iterator[tuple[str, Row]]:
    """Chess against the expert of an earlier version, a second of processor time a move for both."""
    if "chess" in job.names and EARLIER in os.environ:
        row = engine_row(job, "earlier chess", 0.85, of_old(os.environ[EARLIER]), True, 0)
        yield "earlier chess", {**row, "processor": True}
