"""The lab beside its peers: the same loops on our environments and on those of other libraries, in one run.

Each of them is measured in a process of its own, and takes turns with ours. What cannot be had is named.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.registry import game
from gamenight.lab.bench import lab
from gamenight.lab.bench.clock import Attempt, Rate, Timed, taking_turns, timed
from gamenight.lab.bench.ours import driven, written_down
from gamenight.lab.bench.programs import Missing, Program
from gamenight.lab.bench.rivals import openspiel_timed
from gamenight.lab.bench.run import Measured

SPIEL = "OpenSpiel C++"  # which is measured in this process


@dataclass(frozen=True)
class Peer:
    """A line: what we measure, against whom, and what is wanted: steps a second, or a ratio where there is a rival."""

    title: str
    by: str
    ours: Callable[[], Attempt]
    at_least: float
    rival: str = ""  # a program of `outside`


@dataclass(frozen=True)
class Ours:
    """Something of ours that stands against several rivals."""

    title: str
    by: str
    ours: Callable[[], Attempt]
    rivals: dict[str, float] = field(default_factory=dict)  # and how much faster we are meant to be

    def lines(self) -> Iterator[Peer]:
        for rival, ratio in self.rivals.items():
            yield Peer(self.title, self.by, self.ours, ratio, rival)


def by_turns(name: str) -> Callable[[], Attempt]:
    return lambda: lab.turn_env(name)


def by_python(name: str, seats: int, **options: object) -> Callable[[], Attempt]:
    return lambda: driven(game(name), seats, options)


STEPS = (
    Peer("Hearts, AEC", "env", by_turns("hearts"), 100_000),
    Peer("Crazy Eights, AEC", "env", by_turns("crazy_eights"), 100_000),
    Peer("Hearts, 256 rows", "play", lambda: lab.rows_alone("hearts"), 6_000_000),
    Peer("Hearts, 256 rows", "words", lambda: lab.rows_words("hearts"), 1_500_000),
    Peer("Hearts, 256 rows", "uint8", lambda: lab.rows_bits("hearts"), 1_500_000),
    Peer("Hearts, 256 rows", "float32", lambda: lab.rows_floats("hearts"), 1_000_000),
    Peer("Hearts, OpenSpiel", "explicit", lambda: lab.spiel("hearts", False), 30_000),
    Peer("Hearts, OpenSpiel", "sampled", lambda: lab.spiel("hearts", True), 120_000),
)
AGAINST = (
    Ours("Chess, AEC", "env", by_turns("chess"), {"PettingZoo chess": 30, "PettingZoo chess, raw": 20}),
    Ours("Basic Rummy, AEC", "env", by_turns("rummy"), {"RLCard gin rummy": 3}),
    Ours("Crazy Eights, AEC", "env", by_turns("crazy_eights"), {"RLCard UNO": 1}),
    Ours("Zillionaire, AEC", "env", by_turns("zillionaire"), {"RLCard dou dizhu": 5}),
    Ours(
        "Chess, 256 rows",
        "words",
        lambda: lab.rows_words("chess"),
        {"pgx chess, 1 row": 20, "pgx chess, 64 rows": 20, "pgx chess, 1024 rows": 20},
    ),
    Ours("Hearts", "Python", by_python("hearts", 4), {"gym-hearts": 5}),
    Ours("Cribbage", "Python", by_python("cribbage", 2), {"cribbage": 10}),
    Ours("Sorry!", "Python", by_python("sorry", 4), {"ludopy": 10}),
    Ours(
        "Chess",
        "Python",
        by_python("chess", 2),
        {"python-chess": 20, "rust-chess": 1, "bulletchess": 1, "chessops": 5},
    ),
    Ours(
        "Checkers",
        "Python",
        by_python("checkers", 2, forced_capture=True),
        {"pydraughts": 500, "py-draughts": 20, "rapid-draughts": 10},
    ),
    Ours(
        "Checkers, written down",
        "Python",
        lambda: written_down(game("checkers")),
        {"boardgame.io reducer": 1, "boardgame.io client": 1},
    ),
    Ours("Hearts, OpenSpiel", "sampled", lambda: lab.spiel("hearts", True), {SPIEL: 0.2}),
)
PEERS = (*STEPS, *(line for ours in AGAINST for line in ours.lines()))


@contextlib.contextmanager
def rival(name: str) -> Iterator[Timed]:
    if name == SPIEL:
        yield openspiel_timed("hearts")
        return
    with Program(name) as program:
        yield program


def measure_peers(seconds: float, told: Callable[[str], Any]) -> Iterator[Measured]:
    """Every line, ours and theirs in turns."""
    for peer in PEERS:
        told(f"{peer.title} {peer.rival}")
        try:
            ours = timed(peer.ours())
        except Missing as missing:
            yield Measured(peer.title, peer.by, 0.0, peer.rival or "-", None, peer.at_least, str(missing))
            continue
        yield _line(peer, *_compared(peer.rival, ours, seconds))


def _compared(name: str, ours: Timed, seconds: float) -> tuple[Rate, Rate | None, str]:
    """What we do, what the rival does, and what to install where there is none."""
    if not name:
        return taking_turns([ours], seconds)[0], None, ""
    try:
        with rival(name) as theirs:
            mine, other = taking_turns([ours, theirs], seconds)
            return mine, other, ""
    except Missing as missing:
        return taking_turns([ours], seconds)[0], None, str(missing)


def _line(peer: Peer, ours: Rate, theirs: Rate | None, missing: str) -> Measured:
    return Measured(
        peer.title,
        peer.by,
        ours.per_second,
        peer.rival,
        theirs.per_second if theirs else None,
        peer.at_least,
        missing,
        ours.slowest,
        theirs.slowest if theirs else 0.0,
    )
