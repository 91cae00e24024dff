"""How well a review finds what decided a game: blunders planted in games of strong bots, and games lost by luck alone.

    python scripts/planted.py [GAME ...] [--cases 10] [--luck 10] [--seconds 600]

In each case bots that think play a game; one seat, at one decision where it matters, makes the worst move that a longer
search knows, and plays on as well as before. The review has found it if that line is the dearest of that seat's turning
points (`first`), or among its three dearest (`found`). Then games without a planted blunder: of those who lost ground,
how many are said to have lost it by luck. Stops after `--seconds`, and says how many cases that was.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any

import gamenight
from gamenight.bots.bot import Budget, SearchBot, thoughts
from gamenight.bots.net_use import ANY
from gamenight.bots.review import PLAYOUTS, Review, review
from gamenight.bots.search import Search
from gamenight.core.position import WIN, View, first
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, step

# seats, house rules, playouts a move, and at most so many lines
PLAYED: dict[str, tuple[int, dict[str, Any], int, int]] = {
    "chess": (2, {"move_limit": 80}, 150, 400),
    "hearts": (4, {}, 100, 4000),
    "cribbage": (2, {}, 200, 4000),
    "rummy": (2, {}, 150, 4000),
    "monopoly": (3, {}, 24, 6000),
}
MATTERS = 0.15  # of the win, beyond doubt: what a planted blunder costs at least
LONG = 1500  # playouts by which it is weighed
GLANCE = 40  # by which it is looked for
TRIED = 20  # legal moves, at most, among which it is


@dataclass
class Case:
    """A game with a planted blunder."""

    record: Record
    line: int
    seat: int
    cost: float


def play(name: str, seed: int, plant: bool) -> Case | None:
    """A game between equal bots; None where it should hold a blunder and nothing came up that matters."""
    seats, options, playouts, most = PLAYED[name]
    game = gamenight.game(name)
    record = Record(game, seats, game.house(seats, options))
    chance, bot = gamenight.Seeded(seed), SearchBot("strong", playouts, 0.0)
    position = begin(record, chance)
    victim, case = seed % seats, Case(record, -1, -1, 0.0)
    wait = 5 + (seed * 7) % 25  # decisions of the victim before it may blunder
    while position.to_move() and len(record.lines) < most:
        seat = first(position.to_move())
        view = position.view(seat)
        move = bot.choose(game, view, seed=seed * 7919 + len(record.lines))
        if plant and case.line < 0 and seat == victim and len(view.moves) > 1:
            wait -= 1
            worst, cost = (move, 0.0) if wait > 0 else worst_move(name, view, seed)
            if cost >= MATTERS:
                move, case.line, case.seat, case.cost = worst, len(record.lines), seat, cost
        step(record, position, seat, move, chance)
    if record.ending == "open" or (plant and case.line < 0):
        return None
    return case


def worst_move(name: str, view: View, seed: int) -> tuple[int, float]:
    """The worst legal move, and what it costs beyond doubt beside the best."""
    game = gamenight.game(name)
    judgement = game.judgement or ANY
    if judgement.duel(view) is not None:
        ranked = thoughts(game, view, Budget(0.0, LONG // 5), seed, None, every=True)
        return ranked[-1].move, ranked[0].share - ranked[-1].share
    moves = view.legal()[:: max(1, len(view.moves) // TRIED)]
    best = SearchBot("", 200, 0.0).choose(game, view, seed=seed)
    moves = [best, *(move for move in moves if move != best)]
    rows = Search(game.imagine, view, judgement, seed).weigh(moves, GLANCE)
    shares = [sum(row[n * view.seats + view.seat] for row in rows) for n in range(len(moves))]
    worst = moves[shares.index(min(shares))]
    if max(shares) - min(shares) < MATTERS * WIN * GLANCE:
        return worst, 0.0
    rows = Search(game.imagine, view, judgement, seed + 1).weigh([best, worst], LONG)
    gaps = [(row[view.seat] - row[view.seats + view.seat]) / WIN for row in rows]
    return worst, fmean(gaps) - 2 * pstdev(gaps) / len(gaps) ** 0.5


def rank(found: Review, case: Case) -> int:
    """The place of the planted line among its seat's turning points; 0 if it is none of them."""
    lines = [point.line for point in found.turning_points() if point.seat == case.seat]
    return lines.index(case.line) + 1 if case.line in lines else 0


def planted(name: str, cases: int, until: float) -> Iterator[tuple[Case, int, float]]:
    seed, done = 0, 0
    while done < cases and time.monotonic() < until and seed < 20 * cases:
        seed += 1
        case = play(name, seed, True)
        if case is not None:
            done += 1
            started = time.process_time()
            place = rank(review(case.record, PLAYOUTS), case)
            yield case, place, time.process_time() - started


def lucky(name: str, games: int, until: float) -> tuple[int, int, int]:
    """Of those who lost ground in games between equals: how many by luck, by their own choices, and in all."""
    luck = own = lost = 0
    for seed in range(1001, 1001 + games):
        if time.monotonic() > until:
            break
        case = play(name, seed, False)
        if case is None:
            continue
        found = review(case.record, PLAYOUTS)
        fell = [seat for seat in range(found.seats) if found.chances[-1][seat] < found.chances[0][seat]]
        words = [found.decided_by(seat) for seat in fell]
        luck, own, lost = luck + words.count("luck"), own + words.count("own"), lost + len(words)
    return luck, own, lost


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asked.add_argument("games", nargs="*", default=list(PLAYED))
    asked.add_argument("--cases", type=int, default=10)
    asked.add_argument("--luck", type=int, default=10)
    asked.add_argument("--seconds", type=float, default=600.0)
    given = asked.parse_args()
    for name in given.games:
        until = time.monotonic() + given.seconds
        places = []
        for case, place, seconds in planted(name, given.cases, until):
            places.append(place)
            size = len(case.record.lines)
            print(
                f"{name}: line {case.line} of {size} cost {case.cost:.2f}, place {place}, {seconds:.1f} s",
                flush=True,
            )
        found, top = sum(1 <= place <= 3 for place in places), places.count(1)
        print(f"{name}: {found} of {len(places)} found, {top} first", flush=True)
        if given.luck:
            luck, own, lost = lucky(name, given.luck, until)
            print(
                f"{name}: of {lost} who lost ground, {luck} by luck, {own} by their own choices", flush=True
            )


if __name__ == "__main__":
    main()
