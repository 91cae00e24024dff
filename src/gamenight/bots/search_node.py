# compiled
"""The tree of search: a move, what came of it so far, and which of the moves that may follow is tried next."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import WIN

LEAN: Final = 2.0  # how far a move that is leant to may seem worse than the best and be tried, in spreads


@final
class Node:
    """A move in the tree: what `seat` got on average by making it here, and what may follow."""

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.visits: i64 = 0
        self.chances: i64 = 0  # how often it could have been chosen
        self.total: i64 = 0  # payoffs of `seat`
        self.children: list[Node] = []  # by seat, then by move

    def mean(self) -> float:
        return float(self.total) / float(self.visits * WIN) if self.visits > 0 else 0.0

    def child(self, seat: i64, move: i64) -> Node:
        """What follows by a move of a seat; new if it was never tried."""
        children = self.children
        at: i64 = 0
        while at < len(children) and (
            children[at].seat < seat or (children[at].seat == seat and children[at].move < move)
        ):
            at += 1
        if at < len(children) and children[at].seat == seat and children[at].move == move:
            return children[at]
        new = Node(seat, move)
        children.insert(at, new)
        return new


def leant_to(node: Node, seat: i64, moves: vec[i64], leaning: vec[i64], spread: float) -> i64:
    """The move to try where a judgement leans to some: what it came to, and the more it is leant to and the less it was
    tried, the more hope. One never tried is taken to come to what the others did, on average."""
    children = node.children
    at: i64 = 0
    while at < len(children) and children[at].seat < seat:
        at += 1
    start = at
    visits: i64 = 0
    total: i64 = 0
    while at < len(children) and children[at].seat == seat:
        visits += children[at].visits
        total += children[at].total
        at += 1
    usual = float(total) / float(visits * WIN) if visits > 0 else 0.0
    hope = LEAN * spread * sqrt(float(visits + 1)) / WIN
    chosen: i64 = moves[0]
    high = -1.0
    at = start
    n: i64 = 0
    for move in moves:
        while at < len(children) and children[at].seat == seat and children[at].move < move:
            at += 1
        prospect = usual + hope * float(leaning[n])
        if at < len(children) and children[at].seat == seat and children[at].move == move:
            tried = children[at]
            tried.chances += 1
            prospect = tried.mean() + hope * float(leaning[n]) / float(1 + tried.visits)
        if prospect > high:
            high, chosen = prospect, move
        n += 1
    return chosen
