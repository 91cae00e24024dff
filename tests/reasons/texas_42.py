"""When the reasons that Four Hand Texas gives are true."""

from __future__ import annotations

from functools import partial

from games.test_texas_42 import auction, late, tiles
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play

from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import BID, BIDS, NO_TRUMP, PASS, TRUMP, points_in
from gamenight.parts import tricks
from gamenight.parts.bits import count, each
from gamenight.parts.dominoes import DOUBLES, HIGH, LOW, NUMBERS, SET, tile_named
from reasons.law import Reasons, Use

REASONS = Reasons("texas_42")
FIVE, SIX, ALL_DOUBLES = 5, 6, 7


def bidding(hand: str, *said: str) -> Play:
    """Seat 0 holds these tiles, and the others speak after it."""
    game = auction()
    mine = tiles(hand)
    others = list(each(SET & ~mine))
    game.position.hands = vec[i64]([mine, *(sum(1 << one for one in others[n::3]) for n in range(3))])
    return game.plays(*said)


def naming(hand: str) -> Play:
    return bidding(hand, "30", "pass", "pass", "pass")


def last_three(
    *moves: str,
    mine: str,
    left: str = "1-0 2-0 2-1",
    across: str = "3-0 3-1 4-0",
    right: str = "6-0 6-1 6-2",
    trump: str = "none",
) -> Play:
    """Three tricks before the end: seat 1 ("left") leads unless nothing is played, then it is on to seat 0."""
    bidder = (4 - len(moves)) % 4
    return late(mine, left, across, right, bidder=bidder, trump=trump).plays(*moves)


def rank(view: TexasView, tile: int) -> tuple[int, int]:
    """How tiles compare in this trick, or in one that `tile` leads."""
    p = view.public
    if p.trumps >> tile & 1:
        high = HIGH[tile] if p.trump == ALL_DOUBLES else other_end(tile, p.trump)
        return 2, high
    return (1, other_end(tile, p.suit)) if p.led >> tile & 1 else (0, 0)


def other_end(tile: int, number: int) -> int:
    return 7 if HIGH[tile] == LOW[tile] else HIGH[tile] + LOW[tile] - number


def unseen(view: TexasView) -> list[int]:
    return list(each(SET & ~(view.hand | view.public.gone())))


def beaten_by(view: TexasView, tile: int) -> list[int]:
    p = view.public
    if p.trick == tricks.EMPTY:
        if p.trumps >> tile & 1:
            return [one for one in unseen(view) if p.trumps >> one & 1 and rank(view, one) > rank(view, tile)]
        suit = HIGH[tile]
        follow = [one for one in unseen(view) if NUMBERS[suit] >> one & 1 and not p.trumps >> one & 1]
        higher = [one for one in follow if other_end(one, suit) > other_end(tile, suit)]
        return higher + [one for one in unseen(view) if p.trumps >> one & 1]
    return [one for one in unseen(view) if rank(view, one) > rank(view, tile)]


def plays(view: TexasView) -> list[int]:
    return [move for move in view.moves if move < BID]


def leads(view: TexasView, move: int) -> bool:
    return move in plays(view) and view.public.trick == tricks.EMPTY


def beats(view: TexasView, move: int) -> bool:
    """Whether the tile is the best of the trick so far."""
    lie = each(tricks.cards(view.public.trick))
    return (
        move in plays(view)
        and not leads(view, move)
        and all(rank(view, move) > rank(view, one) for one in lie)
    )


def partner_has_it(view: TexasView) -> bool:
    return view.public.trick != tricks.EMPTY and view.public.taker == view.seat ^ 2


def held(view: TexasView, trump: int) -> int:
    return count(view.hand & (DOUBLES if trump == ALL_DOUBLES else NUMBERS[trump])) if trump < NO_TRUMP else 0


def most(view: TexasView) -> int:
    return max(held(view, trump) for trump in range(8))


def trump_of(view: TexasView, move: int) -> int | None:
    return move - TRUMP if move >= TRUMP else None


def tile_of(view: TexasView, move: int) -> int | None:
    return move if move < BID else None


def points_of(view: TexasView, move: int) -> int | None:
    return points_in(1 << move) if move < BID else None


@REASONS.when(
    Use(partial(naming, "5-0 5-1 5-2 5-5 6-0 6-1 2-0"), "trump 5", 4, FIVE),
    Use(partial(naming, "5-0 5-1 5-2 5-5 6-0 6-1 2-0"), "trump 6", 2, SIX),
    names={"trump": trump_of},
)
def because_most_trumps(view: TexasView, move: int, number: int, trump: int) -> bool:
    return number == held(view, trump) == most(view)


@REASONS.when(
    Use(partial(bidding, "5-0 5-1 5-2 5-5 6-0 6-1 2-0"), "30", 30, 4, FIVE),
    Use(partial(bidding, "5-0 5-1 5-2 5-5 6-0 6-1 2-0"), "31", 31, 4, FIVE),
)
def because_least_bid(view: TexasView, move: int, bid: int, number: int, trump: int) -> bool:
    least = min(BIDS[one - BID] for one in view.moves if one < PASS)
    return move < PASS and bid == BIDS[move - BID] == least and number == held(view, trump) == most(view)


def over_the_partner(hand: str, bid: str) -> Play:
    """The partner has spoken first; seat 0 is to bid last but one."""
    game = bidding(hand)
    game.position.public.turn, game.position.public.movers = 2, 4
    return game.plays(bid, "pass")


@REASONS.when(
    Use(partial(over_the_partner, "5-0 5-1 5-2 5-5 6-0 6-1 2-0", "31"), "pass", 2),
    Use(partial(over_the_partner, "5-0 5-1 5-2 5-5 6-0 6-1 2-0", "31"), "32", 2),
)
def because_partners_bid(view: TexasView, move: int, partner: int) -> bool:
    return move == PASS and view.public.bidder == partner == (view.seat + 2) % 4


@REASONS.when(
    Use(partial(bidding, "5-0 5-1 5-2 4-4 6-0 6-1 2-0"), "pass", 3),
    Use(partial(bidding, "5-0 5-1 5-2 5-5 6-0 6-1 2-0"), "pass", 3),
)
def because_few_alike(view: TexasView, move: int, number: int) -> bool:
    return move == PASS and number == most(view)


@REASONS.when(
    Use(partial(last_three, mine="6-6 5-4 3-2"), "6-6", tile_named("6-6")),
    Use(partial(last_three, mine="6-5 5-4 3-2", right="6-6 6-1 6-2"), "6-5", tile_named("6-5")),
    names={"tile": tile_of},
)
def because_unbeaten(view: TexasView, move: int, tile: int) -> bool:
    return leads(view, move) and not beaten_by(view, move)


@REASONS.when(
    Use(partial(last_three, mine="5-5 5-4 3-2", trump="6"), "5-5", tile_named("5-5")),
    Use(partial(last_three, mine="4-1 5-4 3-2", trump="6"), "4-1", tile_named("6-1")),
    names={"tile": tile_of},
)
def because_only_trumped(view: TexasView, move: int, tile: int) -> bool:
    trumps = each(view.public.trumps)
    beating = beaten_by(view, move) if leads(view, move) else []
    return bool(beating) and move not in trumps and all(one in trumps for one in beating)


@REASONS.when(
    Use(partial(last_three, "2-1", "3-1", "6-2", mine="2-2 5-4 3-2"), "2-2"),
    Use(partial(last_three, "6-2", mine="6-4 5-4 3-2", right="6-2 6-5 6-0"), "6-4"),
)
def because_it_takes(view: TexasView, move: int) -> bool:
    last = tricks.size(view.public.trick) == 3
    return beats(view, move) and (last or not beaten_by(view, move))


@REASONS.when(
    Use(partial(last_three, "4-0", "6-0", mine="5-0 5-1 3-2"), "5-0", 2, 5),
    Use(partial(last_three, "4-0", "4-4", mine="5-0 5-1 3-2", right="4-4 6-1 6-2"), "5-0", 2, 5),
    names={"points": points_of},
)
def because_to_partner(view: TexasView, move: int, partner: int, points: int) -> bool:
    goes = move in plays(view) and not beats(view, move) and partner_has_it(view)
    return goes and partner == view.public.taker and points > 0


@REASONS.when(
    Use(partial(last_three, "6-3", mine="5-0 5-4 3-2", right="6-3 6-0 6-1"), "5-4", 0),
    Use(partial(last_three, "6-3", mine="5-0 5-4 3-2", right="6-3 6-0 6-1"), "5-0", 5),
    names={"points": points_of},
)
def because_fewest_points(view: TexasView, move: int, points: int) -> bool:
    could = [points_in(1 << one) for one in view.moves if one < BID]
    return not partner_has_it(view) and points == min(could) < max(could)


@REASONS.when(
    Use(partial(last_three, mine="5-0 5-4 3-2"), "5-0", tile_named("5-0")),
    Use(partial(last_three, mine="5-0 5-4 3-2"), "5-4", tile_named("5-4")),
    names={"tile": tile_of},
)
def because_fewest_dots(view: TexasView, move: int, tile: int) -> bool:
    return move in plays(view) and HIGH[tile] + LOW[tile] == min(HIGH[one] + LOW[one] for one in view.moves)


@REASONS.when(
    Use(partial(last_three, mine="5-0 5-4 2-2"), "5-4"), Use(partial(last_three, mine="5-0 5-4 2-2"), "2-2")
)
def because_keeps_doubles(view: TexasView, move: int) -> bool:
    return move in plays(view) and HIGH[move] != LOW[move] and view.hand & DOUBLES != 0
