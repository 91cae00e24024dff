# compiled
"""Moves compared as a person is shown them: at the same tables and with the same luck, and how sure that is.

The first half of a budget is for a search. The moves that seem best are then played out from one imagined table
after another, each move with the same luck, and what they come to there is what is shown. The search's choice stays
the best unless another is clearly better, and none is shown above it. What is certain is proved.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.bots.bot import MILLION, Budget, Stop, duel_search, promised
from gamenight.bots.net_use import house_of, judgement_of
from gamenight.bots.search import Search
from gamenight.bots.search_duel import DuelSearch
from gamenight.bots.search_proof import Few, Luck, Proof
from gamenight.bots.search_table import SURE as DECIDED
from gamenight.core.chance import Branch, Seeded, next_branch
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position, View

COMPARED = 6  # moves
COMPARING = 0.36  # of the playouts of a budget; what is over makes up for what comparing takes besides
SURE = 2.2  # standard errors
BETTER = 1.0  # standard errors, by which another move is preferred to what the search chose,
ENOUGH = 8  # at so many tables at least
DEEPER = 0.01  # of the win: what thinking longer may change besides
UNSEEN = (
    2.0  # tables added to those seen, where all is as usual and uncertain: a few that agree prove nothing
)
NODES = 40  # positions of a proof that take as long as a playout; half of a budget is for proofs, at most
A_SECOND = 10_000  # positions of a proof in a second of a budget
TABLES = 48  # that are looked at for what happens at every one
MISTAKEN = 800  # hundredths of a man or a pawn, by moves looked ahead, that alpha-beta may be wrong by


class Compared(NamedTuple):
    """A move, the share of the win it promises, and how far that may be off, 95 times of 100; 0 if it is certain."""

    move: int
    share: float
    margin: float


def compared(game: Game[Any], view: View, budget: Budget, seed: int, stop: Stop | None) -> list[Compared]:
    """The best moves of a view, best first."""
    judgement = judgement_of(game, view.seats, house_of(view))
    duel = judgement.duel(view)
    if duel is not None:
        return _by_duel(duel_search(game, duel, budget, seed, stop, every=True))
    began = time.monotonic()
    exact = judgement.solve(view)
    if exact is not None:
        pairs = zip(view.moves, exact, strict=True)
        return _best_first([Compared(move, worth / MILLION, 0.0) for move, worth in pairs])
    certain, spent = proved(game, view, budget)
    moves = [Compared(move, share, 0.0) for move, share in certain.items()]
    if len(certain) < len(view.moves):
        seconds = budget.seconds and max(0.001, budget.seconds - (time.monotonic() - began))
        left = Budget(seconds, budget.playouts and max(1, budget.playouts - spent))
        search = Search(game.imagine, view, judgement, seed)
        moves += [each for each in _played_out(game, search, view, left, stop) if each.move not in certain]
    return _best_first(moves)


def _by_duel(search: DuelSearch) -> list[Compared]:
    pairs = zip(search.order, search.values, strict=True)
    return [Compared(move, promised(lead), _mistaken(lead, search.depth)) for move, lead in pairs]


def _best_first(moves: list[Compared]) -> list[Compared]:
    return sorted(moves, key=lambda each: -each.share)


def proved(game: Game[Any], view: View, budget: Budget) -> tuple[dict[int, float], int]:
    """The share of the win that moves come to, where that is certain, and how many playouts it took to find out."""
    nodes = NODES * budget.playouts // 2 if budget.playouts > 0 else int(A_SECOND * budget.seconds)
    proof = Proof(view.seat, view.seats, nodes)
    worlds = _tables(game, view, min(TABLES, nodes // (2 * len(view.moves))))
    if all(world == worlds[0] for world in worlds):  # nothing is hidden
        worlds = worlds[:1]
    certain: dict[int, float] = {}
    depth, proof.cut = 1, len(worlds) > 0
    while proof.cut and not proof.luck and proof.nodes > 0:
        proof.cut = False
        for move in view.moves:
            share = _certain(proof, view, move, worlds, depth) if move not in certain else None
            if share is not None:
                certain[move] = share
        if len(worlds) > 1:  # whoever does not know which it is cannot play on as if they did
            break
        depth *= 2
    return certain, (nodes - proof.nodes) // NODES


def _tables(game: Game[Any], view: View, most: int) -> list[Position]:
    """Every table that a view may be of; none where there are more than so many ways to imagine it."""
    worlds: list[Position] = []
    start: vec[i64] | None = vec[i64]()
    while start is not None and len(worlds) < most:
        branch = Branch(start)
        try:
            worlds.append(game.imagine(view, Few(branch, most)))
        except Luck:
            return []
        start = next_branch(branch)
    return worlds if start is None else []


def _certain(proof: Proof, view: View, move: int, worlds: list[Position], depth: int) -> float | None:
    """What a move comes to at each of some tables; None where that is open, or not the same."""
    got: set[int] = set()
    for world in worlds:
        low, high = proof.bounds(world, view.seat, move, depth)
        got |= {low, high}
        if len(got) > 1:
            return None
    return got.pop() / WIN


def _played_out(
    game: Game[Any], search: Search, view: View, budget: Budget, stop: Stop | None
) -> list[Compared]:
    """The moves that seem best to a first look, with what they come to at the same tables."""
    end = time.monotonic() + budget.seconds
    search.fair = True
    search.think((budget.playouts + 1) // 2, budget.seconds / 2, stop)
    tried = sorted(search.tried(), key=lambda each: (-each[1], -each[2], each[0]))
    moves = [move for move, _, _ in tried[:COMPARED]]
    worlds = max(1, int(COMPARING * budget.playouts) // len(moves))
    rows = search.weigh(moves, 1 if budget.seconds > 0 or stop is not None else worlds)
    while budget.playouts == 0 or len(rows) < worlds:
        if (budget.seconds > 0 and time.monotonic() > end) or (stop is not None and stop()):
            break
        rows += search.weigh(moves, 1)
    shares = [[row[n * view.seats + view.seat] / WIN for row in rows] for n in range(len(moves))]
    usual = sum([sum(each) for each in shares]) / (len(moves) * len(rows))
    judged = [_judged(game, view, move, each, usual) for move, each in zip(moves, shares, strict=True)]
    best = 0  # what the search chose, with all it knows, unless another is clearly better
    for n in range(1, len(moves)):
        if _is_better(shares[n], shares[best]):
            best = n
    top = judged[best]
    if top.margin == 0:
        return judged
    shown = [
        Compared(each.move, min(each.share, top.share), each.margin) if each.margin > 0 else each
        for each in judged
        if each.move != top.move
    ]
    return [top, *shown]


def _is_better(shares: list[float], than: list[float]) -> bool:
    """Whether a move came to more than another at the same tables, by more than chance may well do."""
    n = len(shares)
    gains = [share - other for share, other in zip(shares, than, strict=True)]
    mean = sum(gains) / n
    squares = sum([(gain - mean) ** 2 for gain in gains])
    return n >= ENOUGH and mean > BETTER * sqrt(squares) / n


def _judged(game: Game[Any], view: View, move: int, shares: list[float], usual: float) -> Compared:
    """What a move comes to by what it came to at some tables, and nearer to the usual the fewer they are."""
    n = len(shares)
    mean = sum(shares) / n
    squares = sum([(share - mean) ** 2 for share in shares])
    share = _ended(game, view, move) if squares == 0 else None
    if share is not None:
        return Compared(move, share, 0.0)
    share = (n * mean + UNSEEN * usual) / (n + UNSEEN)
    return Compared(move, share, SURE * sqrt((squares + UNSEEN / 4) / (n + UNSEEN) / n) + DEEPER)


def _ended(game: Game[Any], view: View, move: int) -> float | None:
    """What a move comes to that ends the game, if that is the same wherever hidden things lie."""
    share: float | None = None
    for tables in (1, TABLES):  # the first shows nearly always that it goes on
        proof = Proof(view.seat, view.seats, tables)
        share = _certain(proof, view, move, [game.imagine(view, Seeded(n)) for n in range(tables)], 1)
        if share is None:
            break
    return share


def _mistaken(lead: int, depth: int) -> float:
    """How far alpha-beta may be off that looked so deep."""
    if abs(lead) > DECIDED:
        return 0.0
    far = MISTAKEN // max(1, depth)
    return max(promised(lead + far) - promised(lead), promised(lead) - promised(lead - far)) + DEEPER
