"""What the coach says before a bad move: that another is better, about by how much, and why it and not this one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

import pytest

import gamenight
from gamenight import Game
from gamenight.bots.bot import NODES
from gamenight.bots.coach import Advice, Doubt, advise
from gamenight.bots.net_use import duel_of, house_of, judgement_of
from gamenight.bots.search import Search
from gamenight.bots.search_duel import DuelSearch
from gamenight.core.position import WIN, View, first

DEEPER = 400  # playouts' worth of a look at a duel
AFRESH = 300  # tables at which the two moves are compared again
ABOUT = 0.1  # of the win, beside chance: the coach's own is of as many tables


class Doubted(NamedTuple):
    """A decision, what the coach would rather, and one move that it doubts."""

    game: Game[Any]
    view: View
    advice: Advice
    doubt: Doubt

    def moves(self) -> tuple[int, int]:
        """The better one and the doubted one, as first steps."""
        return self.game.read(self.view, self.advice.text)[0], self.game.read(self.view, self.doubt.text)[0]


def doubts(name: str, decisions: int, most: int = 3) -> Iterator[Doubted]:
    """At decisions of games in which one move in five is any: the worst that the coach doubts."""
    game, seed = gamenight.game(name), 0
    while decisions > 0:
        seed += 1
        choose, chance = random.Random(seed), gamenight.Seeded(seed)
        position = game.start(game.usual_seats, seed=seed)
        for _ in range(400):
            if not position.to_move() or decisions <= 0:
                break
            seat = first(position.to_move())
            view = position.view(seat)
            if len(view.moves) > 1 and choose.random() < 0.12:
                decisions -= 1
                advice = advise(game, view, seed=seed, patience=0)
                for doubt in sorted(advice.doubts, key=lambda each: each.share)[:most] if advice else ():
                    assert advice is not None
                    yield Doubted(game, view, advice, doubt)
            move = choose.choice(view.legal())
            if game.judgement is not None and choose.random() < 0.8:
                move = game.judgement.choose(position.copy(), seat, view.moves, chance)
            position.play(seat, move, chance)


def says_why(doubted: Doubted) -> bool:
    """A reason for the better move speaks for that one and not for the doubted one."""
    return (
        doubted.advice.why != doubted.game.reason(doubted.view, doubted.moves()[1]) or not doubted.advice.why
    )


def gap(doubted: Doubted) -> tuple[float, float]:
    """What the doubted move costs when both are tried afresh, and how far chance may have moved that."""
    game, view = doubted.game, doubted.view
    better, made = doubted.moves()
    search = Search(game.imagine, view, judgement_of(game, view.seats, house_of(view)), 999)
    lost = [(mine - theirs) / WIN for mine, theirs in search.compare(better, made, AFRESH)]
    return fmean(lost), pstdev(lost) / sqrt(AFRESH)


def is_better(doubted: Doubted) -> bool:
    duel = duel_of(doubted.game, doubted.view)
    if duel is None:
        return gap(doubted)[0] > 0
    search = DuelSearch(duel, doubted.game.move_limit, 7)
    search.think(NODES * DEEPER, 0.0, 0, False, None)
    return search.best() != doubted.moves()[1]


def is_about(doubted: Doubted) -> bool:
    """ "That wins about 60 games in 100 from here; your move about 40." """
    cost, spread = gap(doubted)
    return abs((doubted.advice.share - doubted.doubt.share) / 100 - cost) <= 2 * spread + ABOUT


def counted(name: str, decisions: int) -> Counter[str]:
    count: Counter[str] = Counter()
    duel = name in ("chess", "checkers")
    for doubted in doubts(name, decisions):
        count["doubts"] += 1
        count["says why"] += says_why(doubted)
        count["is better"] += is_better(doubted)
        count["is about"] += duel or is_about(doubted)
    return count


@pytest.mark.parametrize("name", ["hearts", "zillionaire", "call_me_lucky"])
def test_what_the_coach_says_is_so(name: str) -> None:
    count = counted(name, 60)
    assert count["doubts"] > 5
    assert count["says why"] == count["is better"] == count["doubts"]


@pytest.mark.soak
def test_what_the_coach_says_is_so_in_every_game() -> None:
    every: Counter[str] = Counter()
    for name in gamenight.game_names():
        if gamenight.game(name).skill:
            count = counted(name, 60)
            print(f"\n{name}: {dict(count)}", end="")
            assert count["says why"] == count["doubts"]
            every += count
    assert every["doubts"] > 200
    assert every["is better"] >= 0.99 * every["doubts"]
    assert every["is about"] >= 0.9 * every["doubts"]


def test_false_advice_is_noticed() -> None:
    """The two moves change places; the reason is one that the doubted move has as well; the cost is another."""
    doubted = next(doubts("call_me_lucky", 20))
    best, worst = doubted.advice, doubted.doubt
    turned = doubted._replace(
        advice=best._replace(text=worst.text, share=worst.share), doubt=Doubt(best.text, best.share)
    )
    assert is_better(doubted)
    assert not is_better(turned)
    assert not is_about(doubted._replace(doubt=Doubt(worst.text, best.share + 40)))
    shared = doubted.game.reason(doubted.view, doubted.moves()[1])
    assert not shared or not says_why(doubted._replace(advice=best._replace(why=shared)))
