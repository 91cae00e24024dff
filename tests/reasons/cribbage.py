"""When the reasons that Cribbage gives are true."""

from __future__ import annotations

import itertools
from functools import partial

from games.test_cribbage import brute_points, cards, dealt, playing
from playing import Play

from gamenight.games.cribbage.rules.count import NUMBER, VALUE
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.public import (
    ANSWER,
    CLAIM,
    DISCARD,
    GO,
    HEELS,
    MUGGINS,
    NO_CARD,
    PASS,
    SAY,
)
from gamenight.parts.bits import each
from gamenight.parts.cards import card_named
from reasons.law import Reasons, Use

REASONS = Reasons("cribbage")
FIVE, SEVEN = (card_named(name) % 13 for name in ("5C", "7C"))


def to_lay_away(hand: str, dealer: int) -> Play:
    """Seat 0 is to lay two cards of these away."""
    game = dealt(2)
    position, mine = game.position, cards(hand)
    position.public.dealer = dealer
    other = [card for card in range(52) if not mine >> card & 1][:6]
    position.hands[0], position.hands[1] = mine, sum(1 << card for card in other)
    return game


def counting(*said: str) -> Play:
    """The first hand of a show is counted aloud: it is worth 6."""
    game = playing("KC", "TC", starter="KD", dealer=1, muggins=True).plays("KC", "TC")
    return game.plays(*said)


def kept(view: CribbageView, card: int) -> int:
    """The most that four of the cards count which are left without this one."""
    left = [one for one in each(view.hand) if one != card]
    return max(worth(four) for four in itertools.combinations(left, 4))


def worth(four: tuple[int, ...]) -> int:
    """As it is counted by hand: fifteens, pairs, the longest runs, a flush."""
    sets = [some for n in (2, 3, 4) for some in itertools.combinations(four, n)]
    fifteens = sum(sum(VALUE[card % 13] for card in some) == 15 for some in sets)
    pairs = sum(len(some) == 2 and some[0] % 13 == some[1] % 13 for some in sets)
    in_a_row = [len(some) for some in sets if len(some) > 2 and is_run(some)]
    runs = sum(n for n in in_a_row if n == max(in_a_row))
    return 2 * fifteens + 2 * pairs + runs + 4 * (len({card // 13 for card in four}) == 1)


def is_run(some: tuple[int, ...]) -> bool:
    numbers = sorted(NUMBER[card % 13] for card in some)
    return numbers == list(range(numbers[0], numbers[0] + len(some)))


def points_of(view: CribbageView, *played: int) -> int:
    """What the last of these cards pegs, for 15, 31, cards alike and a run."""
    pile = [*view.public.pile, *played]
    total = sum(VALUE[card % 13] for card in pile)
    return 0 if total > 31 else 2 * (total in (15, 31)) + alike(pile) + run_of(pile)


def alike(pile: list[int]) -> int:
    n = 1
    while n < len(pile) and pile[-1 - n] % 13 == pile[-1] % 13:
        n += 1
    return n * (n - 1)


def run_of(pile: list[int]) -> int:
    return max((n for n in range(3, len(pile) + 1) if is_run(tuple(pile[-n:]))), default=0)


def plays(view: CribbageView) -> list[int]:
    return [move for move in view.moves if move < GO and view.public.phase not in (DISCARD, CLAIM, ANSWER)]


def scoring_on(view: CribbageView, move: int) -> int | None:
    p = view.public
    if move not in plays(view):
        return None
    seen = {*each(view.hand), *each(view.tossed), p.starter}.union(*(each(laid) for laid in p.laid))
    return sum(points_of(view, move, other) > 0 for other in range(52) if other not in seen)


def true_count(view: CribbageView) -> int:
    p = view.public
    crib = p.counting == p.seats
    four = tuple(each(p.crib if crib else p.laid[p.counter()]))
    if p.starter == NO_CARD:
        return 0
    points = brute_points(four, p.starter)
    of_one_suit = len({card // 13 for card in four}) == 1 and four[0] // 13 != p.starter // 13
    return points - 4 * (of_one_suit and crib and view.options.crib_flush_five)


def card_of(view: CribbageView, move: int) -> int | None:
    return move if move < GO else None


def rank_of(view: CribbageView, move: int) -> int | None:
    return move % 13 if move < GO else None


@REASONS.when(
    Use(counting, "count 6", 6),
    Use(counting, "count 4", 4),
    names={"points": lambda view, move: move - SAY if move >= SAY else None},
)
def because_true_count(view: CribbageView, move: int, points: int) -> bool:
    return view.public.phase == CLAIM and points == true_count(view)


@REASONS.when(Use(partial(counting, "count 4"), "muggins"), Use(partial(counting, "count 6"), "muggins"))
def because_too_low(view: CribbageView, move: int) -> bool:
    return move == MUGGINS and view.public.claimed < true_count(view)


@REASONS.when(Use(partial(counting, "count 6"), "pass"), Use(partial(counting, "count 4"), "pass"))
def because_right(view: CribbageView, move: int) -> bool:
    return move == PASS and view.public.claimed >= true_count(view)


def jack_turned() -> Play:
    game = playing("5C TC", "2C 3D", starter="JD", dealer=0)
    game.position.public.heels = True
    return game


@REASONS.when(Use(jack_turned, "heels"), Use(jack_turned, "5C"))
def because_jack_is_two(view: CribbageView, move: int) -> bool:
    return move == HEELS and view.public.starter % 13 == card_named("JC") % 13


@REASONS.when(
    Use(partial(to_lay_away, "5C 2H 7D 9S JC QD", 0), "5C"),
    Use(partial(to_lay_away, "5C 2H 7D 9S JC QD", 1), "5C"),
)
def because_five_in_own_crib(view: CribbageView, move: int) -> bool:
    p = view.public
    return p.phase == DISCARD and move % 13 == FIVE and p.side(p.dealer) == p.side(view.seat)


@REASONS.when(
    Use(lambda: playing("TC 2C", "5C 9C").play("TC"), "5C", 15),
    Use(lambda: playing("TC 2C", "5C 9C").play("TC"), "9C", 19),
)
def because_for_two(view: CribbageView, move: int, count: int) -> bool:
    return move in plays(view) and count == view.public.count + VALUE[move % 13] and count in (15, 31)


@REASONS.when(
    Use(lambda: playing("5C 6C", "7C 2H").plays("5C", "7C"), "6C", 3),
    Use(lambda: playing("5C 8C", "7C 2H").plays("5C", "7C"), "8C", 3),
)
def because_run(view: CribbageView, move: int, length: int) -> bool:
    return move in plays(view) and run_of([*view.public.pile, move]) == length >= 3


@REASONS.when(
    Use(lambda: playing("7C 2H", "7D 2C").play("7C"), "7D", SEVEN),
    Use(lambda: playing("7C 2H", "7D 2C").play("7C"), "2C", card_named("2C") % 13),
    names={"rank": rank_of},
)
def because_pair(view: CribbageView, move: int, rank: int) -> bool:
    return move in plays(view) and alike([*view.public.pile, move]) > 0


@REASONS.when(
    Use(partial(playing, "4C KC", "7D 2C"), "4C", 4),
    Use(partial(playing, "5C KC", "7D 2C"), "5C", 5),
    names={"count": lambda view, move: view.public.count + VALUE[move % 13] if move < GO else None},
)
def because_no_two(view: CribbageView, move: int, count: int) -> bool:
    return move in plays(view) and all(count + VALUE[rank] not in (15, 31) for rank in range(13))


@REASONS.when(
    Use(partial(playing, "KC 2C", "QD 2D"), "KC", card_named("KC")),
    Use(partial(playing, "KC 2C", "QD 2D"), "2C", card_named("2C")),
    names={"card": card_of},
)
def because_highest(view: CribbageView, move: int, card: int) -> bool:
    return move in plays(view) and VALUE[card % 13] == max(VALUE[other % 13] for other in plays(view))


@REASONS.when(
    Use(partial(to_lay_away, "5C 2H 5D 9S JC QD", 1), "9S", card_named("9S"), 10, 4),
    Use(partial(to_lay_away, "5C 2H 5D 9S JC QD", 1), "5C", card_named("5C"), 4, 4),
    names={"card": card_of, "points": lambda view, move: kept(view, move) if move < GO else None},
)
def because_more_kept(view: CribbageView, move: int, card: int, points: int, least: int) -> bool:
    return view.public.phase == DISCARD and points > least == min(kept(view, one) for one in view.moves)


@REASONS.when(
    Use(partial(playing, "AC 5C", "7D 2C"), "AC", 2, 15),
    Use(partial(playing, "AC 5C", "7D 2C"), "5C", 15, 15),
    names={"cards": scoring_on},
)
def because_fewer_answers(view: CribbageView, move: int, cards: int, most: int) -> bool:
    return cards < most == max(n for card in plays(view) if (n := scoring_on(view, card)) is not None)
