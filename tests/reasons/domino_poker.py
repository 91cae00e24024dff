"""When the reasons that Domino Poker gives are true."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations
from math import prod

from games.test_domino_poker import FOURS, HIGH, table
from playing import Play

from gamenight.games.domino_poker.rules.hands import PACK, worth
from gamenight.games.domino_poker.rules.position import PokerView
from gamenight.games.domino_poker.rules.public import CALL, CHECK, FOLD, Options
from gamenight.parts.bits import each
from reasons.law import Reasons, Use

REASONS = Reasons("domino_poker")
A_HIGH_TILE, THREES, A_FOUR = 0, 3, 7
ABOUT = 0.015  # a share in words may be so far from the exact one
WEAK = "6-5 4-3 2-1 5-1 6-3"  # beats 8 of 100
PAIR = "6-6 2-2 4-3 5-1 4-1"  # beats 97 of 100


def after_a_bet(hand: str, *others: str) -> Play:
    """The seat to move has a hand, and another bet before it."""
    return table(HIGH[1], hand, *others).play("bet")


def worth_by(hand: int, straights: int, rotation: bool) -> int:
    return worth(hand, Options(straights=straights, rotation=rotation))


@cache
def hands(straights: int, rotation: bool) -> dict[int, int]:
    """What each hand of the pack is worth."""
    every = (sum(1 << tile for tile in five) for five in combinations(each(PACK), 5))
    return {hand: worth_by(hand, straights, rotation) for hand in every}


@cache
def share(hand: int, straights: int, rotation: bool) -> float:
    """Which part of the hands that another may hold is lower: all are counted."""
    worths = hands(straights, rotation)
    others = [it for other, it in worths.items() if not other & hand]
    return sum(it < worths[hand] for it in others) / len(others)


def exact(view: PokerView) -> float:
    return share(view.hand, view.options.straights, view.options.rotation)


def holds(view: PokerView, rank: int, beats: int) -> bool:
    """Whether the hand is what it is called, and beats so many."""
    return worth(view.hand, view.options) >> 40 == rank and abs(exact(view) - beats / 100) <= ABOUT


def rivals(view: PokerView) -> list[int]:
    playing = view.public.playing & ~(1 << view.seat)
    return list(each(playing))


def bets(move: int) -> bool:
    return move not in (CHECK, CALL, FOLD)


def best_of_all(view: PokerView, about: float = 0) -> float:
    """How often the hand beats all who are left, as if each were alone, and as exactly as the words have it."""
    return float(prod(max(0, exact(view) + about) for _ in rivals(view)))


def pays(view: PokerView, about: float) -> bool:
    """Whether that wins more than it costs to stay."""
    price, pot = int(view.public.owes(view.seat)), int(view.public.pot())
    return best_of_all(view, about) * (pot + price) >= price


@REASONS.when(
    Use(partial(after_a_bet, WEAK), "fold", A_HIGH_TILE, 8, 1),
    Use(partial(after_a_bet, PAIR), "fold", 1, 97, 1),
)
def because_fold(view: PokerView, move: int, rank: int, beats: int, price: int) -> bool:
    seldom = price == view.public.owes(view.seat) and not pays(view, -ABOUT)
    return move == FOLD and holds(view, rank, beats) and seldom


@REASONS.when(
    Use(partial(table, WEAK, HIGH[1]), "check", A_HIGH_TILE, 8),
    Use(partial(table, WEAK, HIGH[1]), "check", A_HIGH_TILE, 32),
)
def because_check(view: PokerView, move: int, rank: int, beats: int) -> bool:
    return move == CHECK and holds(view, rank, beats)


@REASONS.when(
    Use(partial(table, FOURS, HIGH[2]), "bet", A_FOUR, 99),
    Use(partial(table, WEAK, HIGH[1]), "bet", A_HIGH_TILE, 8),
)
def because_more_chips(view: PokerView, move: int, rank: int, beats: int) -> bool:
    """Who beats all others more often than one in so many as there are gains by each chip that all put in."""
    often = best_of_all(view, ABOUT) * (len(rivals(view)) + 1) >= 1
    return bets(move) and holds(view, rank, beats) and often


@REASONS.when(
    Use(partial(table, WEAK, HIGH[1]), "bet", A_HIGH_TILE, 8, 2),
    Use(partial(table, WEAK, HIGH[1]), "check", A_HIGH_TILE, 8, 2),
)
def because_bluff(view: PokerView, move: int, rank: int, beats: int, pot: int) -> bool:
    may_fold = all(view.public.chips[seat] for seat in rivals(view))
    return bets(move) and holds(view, rank, beats) and pot == view.public.pot() and may_fold


@REASONS.when(
    Use(partial(after_a_bet, PAIR), "call", 1, 97, 3, 1),
    Use(partial(after_a_bet, WEAK), "call", A_HIGH_TILE, 8, 3, 1),
)
def because_of_the_pot(view: PokerView, move: int, rank: int, beats: int, pot: int, price: int) -> bool:
    sums = pot == view.public.pot() and price == view.public.owes(view.seat)
    return move == CALL and holds(view, rank, beats) and sums and pays(view, ABOUT)
