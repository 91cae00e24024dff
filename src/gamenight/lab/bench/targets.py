"""What is measured against what, and how much faster it is meant to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gamenight.lab.bench import rivals
from gamenight.lab.bench.clock import Rate

INSIDE, DRIVEN, PERFT = "engine", "Python", "perft"


@dataclass(frozen=True)
class Rival:
    title: str
    measure: Callable[[str, float], Rate]


SPIEL = Rival("OpenSpiel C++", rivals.openspiel_rollouts)
SPIEL_LOOP = Rival("OpenSpiel", rivals.openspiel_driven)
BULLET = Rival("bulletchess", rivals.alone)
PYTHON_CHESS = Rival("python-chess", rivals.alone)
DOMINOES = Rival("dominoes", rivals.dominoes_driven)


@dataclass(frozen=True)
class Target:
    """One line of the table: a way to run a game, and either a rival and a ratio or a number of moves a second."""

    way: str
    at_least: float
    rival: Rival | None = None
    asks: str = ""  # what the rival calls the game, or the program that measures it


@dataclass(frozen=True)
class Row:
    """A game as it is measured."""

    title: str
    game: str
    seats: int
    targets: tuple[Target, ...]
    preset: str = ""
    options: Mapping[str, bool | int | str] = field(default_factory=dict)


def moves(million: float) -> tuple[Target, ...]:
    return (Target(INSIDE, million * 1_000_000),)


def spiel(name: str, inside: float, driven: float) -> tuple[Target, ...]:
    return (Target(INSIDE, inside, SPIEL, name), Target(DRIVEN, driven, SPIEL_LOOP, name))


ROWS = (
    Row("Hearts (OpenSpiel)", "hearts", 4, spiel("hearts", 1.3, 3), preset="openspiel"),
    Row("Crazy Eights for 5", "crazy_eights", 5, spiel("crazy_eights(players=5)", 1.4, 2)),
    Row("Checkers (forced)", "checkers", 2, spiel("checkers", 5, 3), options={"forced_capture": True}),
    Row("Poker Dice", "poker_dice", 2, moves(2)),
    Row("Sorry!", "sorry", 4, moves(1)),
    Row(
        "Cribbage",
        "cribbage",
        2,
        (Target(INSIDE, 5, SPIEL_LOOP, "cribbage"), Target(DRIVEN, 2.5, SPIEL_LOOP, "cribbage")),
    ),
    Row("Block for 4", "block", 4, (Target(INSIDE, 20, DOMINOES),)),
    Row("Zillionaire", "zillionaire", 4, moves(3)),
    Row("Basic Rummy", "rummy", 4, moves(1)),
    Row("Four Hand Texas", "texas_42", 4, moves(1)),
    Row("Bergen", "bergen", 4, moves(1)),
    Row("Dominoes", "dominoes", 4, moves(1)),
    Row("Call Me Lucky", "call_me_lucky", 4, moves(1)),
    Row(
        "Chess",
        "chess",
        2,
        (
            Target(INSIDE, 3, SPIEL, "chess"),
            Target(INSIDE, 1, BULLET, "bulletchess"),
            Target(DRIVEN, 2, SPIEL_LOOP, "chess"),
            Target(PERFT, 10, PYTHON_CHESS, "python-chess perft"),
        ),
    ),
    Row("I Love Lucy", "lucy", 4, moves(1)),
    Row("Monopoly", "monopoly", 4, moves(0.5)),
)
