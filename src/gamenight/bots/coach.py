"""A coach for a beginner: which moves of a decision are far worse than the best, and why. Made from the view alone.

A first look compares the moves that a good player would think of. Those that seem far worse, and those that nobody
thinks of, are then played out against the best one, from the same imagined tables and with the same luck for both, and
are doubted only where the difference is beyond chance. The budget is playouts, so the same view is judged the same each
time.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from gamenight.bots.bot import Budget, Stop, Thought, thoughts
from gamenight.bots.comparing import proved
from gamenight.bots.hints import partners
from gamenight.bots.net_use import ANY, house_of, judgement_of
from gamenight.bots.search import Search
from gamenight.core.game import Game
from gamenight.core.position import WIN, View
from gamenight.core.words import ENGLISH

PLAYOUTS = 300  # of the first look
WORLDS = 40  # imagined tables at a time on which a suspect is played out against the best
ROUNDS = 4  # times, at most, until the difference is clear
SUSPECTS = 12  # moves that are played out so, at most
FAR = 0.04  # of the win: what a choice must cost to be doubted
DUEL_FAR = 0.2  # where there is no luck, and half a pawn shows: about a piece in an even game
DUEL_PART = 3  # of the budget, which such games need less of
SURE = 2.0  # standard errors by which that must be beyond chance
PATIENCE = 5.0  # seconds; a coach who needs longer says nothing


class Doubt(NamedTuple):
    """A move that the player had better think about again, and the share of the win it promises, 0 to 100."""

    text: str
    share: int


class Advice(NamedTuple):
    """What a coach thinks of a decision in which something can go far wrong."""

    text: str  # the best move, as a person writes it
    says: str  # in a sentence
    why: str  # the reason for a beginner; "" where the numbers must do
    share: int  # of the win that it promises, 0 to 100
    doubts: tuple[Doubt, ...]


def advise(
    game: Game[Any],
    view: View,
    names: Sequence[str] | None = None,
    *,
    playouts: int = PLAYOUTS,
    seed: int = 1,
    patience: float = PATIENCE,
    stop: Stop | None = None,
    language: str = ENGLISH,
) -> Advice | None:
    """The doubtful moves of the view's seat; None where there are none, or no time to find out. 0 is all the time."""
    if len(view.moves) < 2 or not game.skill:
        return None
    scene = game.scene(view, names, language)
    said = {choice.text: choice.says for choice in scene.choices if choice.amount is None}  # or it goes on
    late = _late(patience, stop)
    duel = (game.judgement or ANY).duel(view) is not None
    budget = Budget(playouts=max(1, playouts // DUEL_PART) if duel else playouts)
    certain = {} if duel else proved(game, view, budget)[0]
    settled = len(certain) == len(view.moves)
    if settled:
        ranked = sorted([Thought(*each) for each in certain.items()], key=lambda each: -each.share)
    else:
        ranked = thoughts(game, view, budget, seed, late, every=True)
    best, far = ranked[0], DUEL_FAR if duel else FAR
    thought_of = {thought.move for thought in ranked}
    overlooked = [Thought(move, 0.0) for move in view.legal() if move not in thought_of]
    known = [thought for thought in [*ranked, *overlooked] if game.write(view, thought.move) in said]
    suspects = [thought for thought in known if best.share - thought.share > far / 2]
    if suspects and not duel and not settled and (game.judgement or ANY).solve(view) is None:
        suspects = _played_out(game, view, best, suspects, seed, late)
    found = [thought for thought in suspects if best.share - thought.share > far]
    if late() or not found:
        return None
    sharing = partners(scene, view.seat)
    doubts = tuple(Doubt(game.write(view, move), _of_hundred(sharing * share)) for move, share in found)
    text, says = game.whole(view, best.move, names, language)
    text = text or game.write(view, best.move)
    why = game.reason(view, best.move, names, language)
    if why in [game.reason(view, move, names, language) for move, _ in found]:
        why = ""  # what speaks for the doubted move as well is no reason against it
    return Advice(text, says or said.get(text, ""), why, _of_hundred(sharing * best.share), doubts)


def _late(patience: float, stop: Stop | None) -> Stop:
    end = time.monotonic() + patience
    return lambda: (patience > 0 and time.monotonic() > end) or (stop is not None and stop())


def _played_out(
    game: Game[Any], view: View, best: Thought, suspects: Sequence[Thought], seed: int, late: Stop
) -> list[Thought]:
    """Of the worst suspects those that are far worse beyond chance, with what they come to."""
    search = Search(game.imagine, view, judgement_of(game, view.seats, house_of(view)), seed)
    found: list[Thought] = []
    for move, _ in sorted(suspects, key=lambda thought: thought.share)[:SUSPECTS]:
        if late():
            break
        cost, least = _cost(search, best.move, move, late)
        if least > FAR:
            found.append(Thought(move, best.share - cost))
    return found


def _cost(search: Search, best: int, move: int, late: Stop) -> tuple[float, float]:
    """What a move costs, and what at least: worlds are imagined until that is far beyond chance, or clearly is not."""
    lost: list[float] = []
    cost = doubt = 0.0
    for _ in range(ROUNDS):
        lost += [(mine - theirs) / WIN for mine, theirs in search.compare(best, move, WORLDS)]
        cost, doubt = fmean(lost), SURE * pstdev(lost) / sqrt(len(lost))
        if cost - doubt > FAR or cost + doubt < FAR or late():
            break
    return cost, cost - doubt


def _of_hundred(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))
