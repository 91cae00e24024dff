"""The lab beside its peers: the same loops on our environments and on those of other libraries, in one run."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from gamenight.lab.bench import lab
from gamenight.lab.bench.clock import Attempt, Rate
from gamenight.lab.bench.rivals import Missing, imported, openspiel_driven
from gamenight.lab.bench.run import Measured

Measure = Callable[[float], Rate]


def pettingzoo_chess(seconds: float) -> Rate:
    """PettingZoo's chess without its wrappers, by the same loop as ours."""
    imported("chess", "chess")
    imported("pygame", "pygame")
    module = imported("pettingzoo.classic.chess.chess", "pettingzoo")
    return Rate.of(lab.turns(module.raw_env()), seconds)


def pettingzoo_wrapped(seconds: float) -> Rate:
    """The same with the wrappers that PettingZoo puts around it, whose checks ours does inside."""
    imported("pygame", "pygame")
    return Rate.of(lab.turns(imported("pettingzoo.classic.chess_v6", "pettingzoo").env()), seconds)


def python_chess_driven(seconds: float) -> Rate:
    """python-chess by a loop in Python; games end when nobody can move, or by its automatic draws."""
    chess = imported("chess", "chess")
    roll = random.Random(1).random

    def attempt() -> int:
        board, played = chess.Board(), 0
        while played < 400:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.is_fivefold_repetition():
                break
            board.push(moves[int(roll() * len(moves))])
            played += 1
        return played

    return Rate.of(attempt, seconds)


def pydraughts_driven(seconds: float) -> Rate:
    """pydraughts by a loop in Python."""
    draughts = imported("draughts", "pydraughts")
    roll = random.Random(1).random

    def attempt() -> int:
        board, played = draughts.Board(variant="english"), 0
        while played < 60 and not board.is_over():
            moves = board.legal_moves()
            board.push(moves[int(roll() * len(moves))])
            played += 1
        return played

    return Rate.of(attempt, seconds)


def rlcard_gin(seconds: float) -> Rate:
    """RLCard's gin rummy through its environment, random agents."""
    rlcard = imported("rlcard", "rlcard")
    env = rlcard.make("gin-rummy", config={"seed": 1})
    roll = random.Random(1).random

    def attempt() -> int:
        state, _ = env.reset()
        played = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(roll() * len(legal))])
            played += 1
        return played

    return Rate.of(attempt, seconds)


def spiel_hearts(seconds: float) -> Rate:
    return openspiel_driven("hearts", seconds)


@dataclass(frozen=True)
class Peer:
    """A line: what we measure, against whom, and what is wanted: steps a second, or a ratio where there is a rival."""

    title: str
    by: str
    ours: Callable[[], Attempt]
    at_least: float
    rival: str = ""
    theirs: Measure | None = None


PEERS = (
    Peer("Hearts, AEC", "env", lambda: lab.turn_env("hearts"), 100_000),
    Peer("Crazy Eights, AEC", "env", lambda: lab.turn_env("crazy_eights"), 100_000),
    Peer("Chess, AEC", "env", lambda: lab.turn_env("chess"), 30, "PettingZoo", pettingzoo_wrapped),
    Peer("Chess, AEC", "env", lambda: lab.turn_env("chess"), 20, "its raw env", pettingzoo_chess),
    Peer("Basic Rummy, AEC", "env", lambda: lab.turn_env("rummy"), 3, "RLCard gin", rlcard_gin),
    Peer("Hearts, 256 rows", "play", lambda: lab.rows_alone("hearts"), 6_000_000),
    Peer("Hearts, 256 rows", "words", lambda: lab.rows_words("hearts"), 1_500_000),
    Peer("Hearts, 256 rows", "uint8", lambda: lab.rows_bits("hearts"), 1_500_000),
    Peer("Hearts, 256 rows", "float32", lambda: lab.rows_floats("hearts"), 1_000_000),
    Peer("Hearts, OpenSpiel", "explicit", lambda: lab.spiel("hearts", False), 30_000),
    Peer("Hearts, OpenSpiel", "sampled", lambda: lab.spiel("hearts", True), 120_000),
    Peer("Hearts, OpenSpiel", "sampled", lambda: lab.spiel("hearts", True), 0.2, "its C++", spiel_hearts),
    Peer("Chess", "Python", lambda: _driven("chess"), 20, "python-chess", python_chess_driven),
    Peer("Checkers", "Python", lambda: _driven("checkers"), 500, "pydraughts", pydraughts_driven),
)


def _driven(name: str) -> Attempt:
    from gamenight.core.registry import game
    from gamenight.lab.bench.ours import driven

    return driven(game(name), 2, {"forced_capture": True} if name == "checkers" else {})


def measure_peers(seconds: float, told: Callable[[str], Any]) -> Iterator[Measured]:
    """Every line, ours and theirs one after the other."""
    for peer in PEERS:
        told(peer.title)
        try:
            ours = Rate.of(peer.ours(), seconds).per_second
        except Missing as missing:
            yield Measured(peer.title, peer.by, 0.0, peer.rival or "-", None, peer.at_least, str(missing))
            continue
        theirs, absent = None, ""
        if peer.theirs is not None:
            try:
                theirs = peer.theirs(seconds).per_second
            except Missing as missing:
                absent = str(missing)
        yield Measured(peer.title, peer.by, ours, peer.rival, theirs, peer.at_least, absent)
