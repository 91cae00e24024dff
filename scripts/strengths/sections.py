"""What is measured, section by section."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from rivals import MATCHES, Buyer

import gamenight
from gamenight import Seeded
from gamenight.bots import bot
from gamenight.bots.levels import LEVELS
from gamenight.core.position import first
from strengths.cards import beliefs, bidding, blunders, completing, frozen, pace
from strengths.chess import earlier, kept, stockfish
from strengths.nets import nets
from strengths.ratings import ratings
from strengths.rows import LADDER, Job, Row, Tally, contest_for, measure, until_settled

GOAL = 0.9  # of the wins, against random play
BEYOND = 4  # how many times as long as `hard` the strongest bot thinks


def ladder(job: Job) -> Iterator[tuple[str, Row]]:
    """Each level against the one below it."""
    for name in job.names:
        for a, b in LADDER:
            yield measure(job, f"ladder {name} {a} {b}", contest_for(name, a, b, True), 0.5)


def random_play(job: Job) -> Iterator[tuple[str, Row]]:
    """`hard` against random play, in whole matches."""
    for name in job.names:
        contest = contest_for(name, "hard", "random", False)
        yield measure(job, f"random {name} hard random", contest, GOAL, only_above=True)


def strongest() -> str:
    """A bot that thinks far longer than `hard` and never slips."""
    return f"search:playouts={BEYOND * next(level.playouts for level in LEVELS if level.name == 'hard')}"


def ceiling(job: Job) -> Iterator[tuple[str, Row]]:
    """Where `hard` is not shown to win nine times in ten: what the strongest bot wins of random play."""
    for name in job.names:
        row = job.rows.get(f"random {name} hard random")
        if row and row["low"] <= GOAL:
            contest = contest_for(name, strongest(), "random", False)
            yield measure(job, f"ceiling {name}", contest, GOAL, only_above=True)


def openspiel(job: Job) -> Iterator[tuple[str, Row]]:
    """Games against OpenSpiel's bots with as much time a move."""
    try:
        import pyspiel
    except ImportError:
        return
    for name, (each, least) in OPENSPIEL.items():
        if name.split()[0] in job.names:
            match = MATCHES[name](pyspiel, "hard", each)

            def play(tally: Tally, deals: int, match: Any = match) -> None:
                pace = match.pace
                spent, choices, games = pace.ours, pace.our_decisions, len(match.gaps)
                share = None
                while share is None:
                    share = match.deal(tally.deals + tally.also.setdefault("left_out", 0))
                    tally.also["left_out"] += share is None
                tally.add(share, 2)
                tally.took(pace.ours - spent, pace.our_decisions - choices, 0.0)
                if match.seats > 2 or match.spread > 1:  # a game of points
                    tally.also.setdefault("gaps", []).append(
                        sum(match.gaps[games:]) / len(match.gaps[games:])
                    )
                tally.also["simulations"] = pace.done / pace.their_decisions
                tally.also["rival_seconds"] = pace.theirs / pace.their_decisions

            yield f"openspiel {name}", until_settled(job, f"openspiel {name}", least, play, 2)


# Seconds a move for both, and the share that is wanted.
OPENSPIEL = {
    "chess": (0.2, 0.95),
    "checkers": (0.2, 0.9),
    "hearts": (0.02, 0.7),
    "hearts to 50": (0.02, 0.7),
    "cribbage": (0.02, 0.65),
    "crazy_eights": (0.02, 0.65),
}


def buyer(job: Job) -> Iterator[tuple[str, Row]]:
    """Monopoly, two players, against the player who buys everything; after a hundred rounds the richer wins."""
    if "monopoly" not in job.names:
        return

    def play(tally: Tally, deals: int) -> None:
        tally.add(sum(_against_buyer(tally, tally.deals, me) for me in range(2)) / 2, 2)

    yield "buyer monopoly", until_settled(job, "buyer monopoly", 0.75, play, 4)


def _against_buyer(tally: Tally, deal: int, me: int) -> float:
    game, chance, moves = gamenight.game("monopoly"), Seeded(deal), 0
    position = game.start(seats=2, chance=chance, max_rounds=100)
    players = [bot("hard") if seat == me else Buyer() for seat in range(2)]
    while position.to_move():
        seat, moves = first(position.to_move()), moves + 1
        view, began = position.view(seat), time.perf_counter()
        move = players[seat].choose(game, view, seed=(2 * deal + me) * 100_000 + moves)
        if seat == me and len(view.moves) > 1:
            took = time.perf_counter() - began
            tally.took(took, 1, took)
        position.play(seat, move, chance)
    return position.payoffs()[me] / gamenight.WIN


SECTIONS: dict[str, Callable[[Job], Iterator[tuple[str, Row]]]] = {
    "random": random_play,
    "ceiling": ceiling,
    "ladder": ladder,
    "ratings": ratings,
    "openspiel": openspiel,
    "stockfish": stockfish,
    "earlier": earlier,
    "kept": kept,
    "buyer": buyer,
    "frozen": frozen,
    "beliefs": beliefs,
    "blunders": blunders,
    "bidding": bidding,
    "completing": completing,
    "pace": pace,
    "nets": nets,
}
