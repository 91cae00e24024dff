"""When the reasons that Zillionaire gives are true."""

from __future__ import annotations

from functools import partial

from games.test_zillionaire import table
from playing import Play

from gamenight.games.zillionaire.rules.cards import (
    BANKROLL,
    BANKRUPT,
    BUMP,
    FIVE,
    ZILLIONAIRE,
    full_pack,
    held,
    size,
)
from gamenight.games.zillionaire.rules.position import ZillionaireView
from gamenight.games.zillionaire.rules.public import PASS
from reasons.law import Reasons, Use

REASONS = Reasons("zillionaire")
MANY = "1 2 3 4 6 7 8 m"
EIGHT = 8


def laid(hand: str, *moves: str, first: str = MANY) -> partial[Play]:
    """Seat 1 has a hand, and the move after these, which seat 0 makes."""
    return partial(_laid, hand, *moves, first=first)


def _laid(hand: str, *moves: str, first: str) -> Play:
    return table(first, hand, "1 2 3 4 6 7 8").plays(*moves)


def leads(hand: str, *others: str) -> partial[Play]:
    return partial(table, hand, *(others or (MANY, MANY)))


def rank_of(view: ZillionaireView, move: int) -> int | None:
    return move // 6 + 1 if move < PASS else None


def count_of(view: ZillionaireView, move: int) -> int | None:
    return move % 6 + 1 if move < PASS else None


def plays(view: ZillionaireView) -> list[tuple[int, int]]:
    """What may be played, as rank and number."""
    return [(move // 6 + 1, move % 6 + 1) for move in view.moves if move < PASS]


def unseen(view: ZillionaireView) -> int:
    return full_pack() - view.hand - sum(view.public.played)


def threats(view: ZillionaireView, rank: int, count: int) -> set[int]:
    """The ranks of which enough may be in other hands to beat a group."""
    above = [BANKROLL] if rank == BANKRUPT else range(rank + 1, ZILLIONAIRE + 1)
    return {other for other in above if held(unseen(view), other) >= (1 if other == FIVE else count)}


def leading(view: ZillionaireView) -> bool:
    return view.public.rank == 0


def whole(view: ZillionaireView, rank: int, count: int) -> bool:
    return held(view.hand, rank) == count or rank == FIVE


CARDS = {"rank": rank_of, "count": count_of}


@REASONS.when(
    Use(laid("b m 1", "8"), "pass", BUMP, 1),
    Use(laid("8 m 1", "7"), "pass", EIGHT, 1),
)
def because_pass_keeps(view: ZillionaireView, move: int, rank: int, count: int) -> bool:
    return move == PASS and (rank, count) == min(plays(view)) and rank >= BUMP


@REASONS.when(Use(laid("8 8 m 1", "7"), "pass"), Use(laid("8 m 1", "7"), "pass"))
def because_all_cost(view: ZillionaireView, move: int) -> bool:
    special = [rank >= BUMP or rank == FIVE or held(view.hand, rank) > count for rank, count in plays(view)]
    return move == PASS and all(special)


@REASONS.when(Use(leads("8 8"), "8 x2"), Use(leads("8 8"), "8"))
def because_last_cards(view: ZillionaireView, move: int) -> bool:
    return count_of(view, move) == size(view.hand)


@REASONS.when(
    Use(leads("8 8 1", "1 6 7 6", "1 7 7"), "8 x2", EIGHT, 2),
    Use(leads("8 8 1", "1 6 m m", "1 7 7"), "8 x2", EIGHT, 2),
    names=CARDS,
)
def because_nothing_beats_it(view: ZillionaireView, move: int, rank: int, count: int) -> bool:
    return not threats(view, rank, count) and rank != FIVE and count < size(view.hand)


@REASONS.when(Use(leads("b 1"), "bump", 1), Use(leads("b 1"), "bump", 2))
def because_it_skips(view: ZillionaireView, move: int, who: int) -> bool:
    return rank_of(view, move) == BUMP and who == view.public.next_active(view.seat)


@REASONS.when(
    Use(leads("bankrupt bankrupt 1"), "bankrupt x2", 2),
    Use(leads("bankrupt m 1"), "millionaire", 1),
    names={"count": count_of},
)
def because_only_bankroll(view: ZillionaireView, move: int, count: int) -> bool:
    return rank_of(view, move) == BANKRUPT


@REASONS.when(Use(laid("5 8", "4 x3", first="4 4 4 1"), "5", 3), Use(laid("5 8", "4", first="4 1"), "8", 1))
def because_one_five(view: ZillionaireView, move: int, count: int) -> bool:
    return rank_of(view, move) == FIVE and 0 < view.public.rank < FIVE and count == view.public.size


@REASONS.when(
    Use(leads("1 1 8 8 m"), "8 x2", 2), Use(leads("1 1 8 8 8 m"), "1 x2", 2), names={"count": count_of}
)
def because_most_at_once(view: ZillionaireView, move: int, count: int) -> bool:
    return leading(view) and count == max(many for _, many in plays(view))


@REASONS.when(
    Use(leads("2 8 8 m"), "2", 2), Use(leads("2 8 8 m"), "millionaire", 12), names={"rank": rank_of}
)
def because_lowest(view: ZillionaireView, move: int, rank: int) -> bool:
    return leading(view) and all(held(view.hand, lower) == 0 for lower in range(1, rank))


@REASONS.when(Use(laid("7 8", "6"), "7", 7, 1), Use(laid("7 8", "6"), "8", EIGHT, 1), names=CARDS)
def because_cheapest(view: ZillionaireView, move: int, rank: int, count: int) -> bool:
    return not leading(view) and rank == min(plays(view))[0]


@REASONS.when(
    Use(laid("7 7 8", "6"), "8", EIGHT), Use(laid("7 8 8", "6"), "8", EIGHT), names={"rank": rank_of}
)
def because_breaks_nothing(view: ZillionaireView, move: int, rank: int) -> bool:
    lower = [(it, count) for it, count in plays(view) if it < rank]
    kept_whole = move % 6 + 1 == held(view.hand, rank)
    return kept_whole and len(lower) > 0 and not any(whole(view, *play) for play in lower)
