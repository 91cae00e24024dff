"""When the reasons that Rummy gives are true."""

from __future__ import annotations

from functools import partial

from games.test_rummy import table
from playing import Play

from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import DRAW, LAY, MELD, TAKE
from gamenight.parts.bits import each
from gamenight.parts.cards import card_named
from gamenight.parts.melds import CARDS
from reasons.law import Reasons, Use

REASONS = Reasons("rummy")
ACE = 12


def laid(hand: str, pile: str = "KS", **house: object) -> partial[Play]:
    """Seat 0 with a hand, before it draws."""
    return partial(table, hand, "2D 6S 9D", pile=pile, **house)  # type: ignore[arg-type]


def drawn(hand: str, **house: object) -> Play:
    """The same once it has taken the king of spades, which it may not discard now."""
    return laid(hand, **house)().play("take")  # type: ignore[arg-type]


def card(name: str) -> int:
    return card_named(name)


def points(card: int) -> int:
    """An ace counts 1, court cards 10, the others their spots."""
    return 1 if card % 13 == ACE else min(card % 13 + 2, 10)


def spots(card: int, ace_high: bool) -> set[int]:
    """Where a card stands in a run: an ace is 1, and 14 where it may be high."""
    if card % 13 != ACE:
        return {card % 13 + 2}
    return {1, 14} if ace_high else {1}


def may_meet(card: int, other: int, ace_high: bool) -> bool:
    """Whether two cards may lie in one meld of three: of a rank, or in a suit with no more than one between."""
    if card == other:
        return False
    if card % 13 == other % 13:
        return True
    places = [spots(one, ace_high) for one in (card, other)]
    return card // 13 == other // 13 and any(abs(a - b) <= 2 for a in places[0] for b in places[1])


def friends(view: RummyView, card: int) -> list[int]:
    """The cards of the hand that a card may meet in a meld."""
    return [other for other in each(view.hand) if may_meet(card, other, view.options.ace_high)]


def melds_with(view: RummyView, card: int) -> bool:
    """Whether a card lies in a meld with two of the hand: three of a rank, or three in a row of a suit."""
    with_it = [*friends(view, card)]
    if sum(other % 13 == card % 13 for other in with_it) > 1:
        return True
    suit = [spots(one, view.options.ace_high) for one in with_it if one // 13 == card // 13]
    taken = {place for places in suit for place in places}
    own = spots(card, view.options.ace_high)
    return any({at, at + 1, at + 2} & own and {at, at + 1, at + 2} <= taken | own for at in range(1, 13))


def fits(view: RummyView, card: int) -> bool:
    """Whether a card can be added to a meld on the table."""
    return bool(view.public.fits() >> card & 1)


def thrown(view: RummyView) -> list[int]:
    return [move for move in view.moves if move < DRAW]


def laid_off(move: int) -> int:
    return move - LAY >> 2


def card_of(view: RummyView, move: int) -> int | None:
    """The card that a move throws or lays off."""
    return move if move < DRAW else laid_off(move) if LAY <= move < MELD else None


def points_of(view: RummyView, move: int) -> int | None:
    card = card_of(view, move)
    return None if card is None else points(card)


@REASONS.when(
    Use(laid("2C 5D 9H"), "draw", card("KS")),
    Use(laid("2C 5D KH"), "draw", card("KS")),
)
def because_no_use(view: RummyView, move: int, top: int) -> bool:
    return move == DRAW and top == view.public.top() and not friends(view, top) and not fits(view, top)


@REASONS.when(
    Use(laid("2C 5D KH"), "draw", card("KS")),
    Use(laid("2C KD KH"), "draw", card("KS")),
)
def because_no_meld_yet(view: RummyView, move: int, top: int) -> bool:
    return move == DRAW and top == view.public.top() and not melds_with(view, top) and not fits(view, top)


@REASONS.when(
    Use(partial(drawn, "KD KH 3C 9C"), "meld KS KD KH", 30),
    Use(partial(drawn, "KD KH 3C 9C"), "discard 9C", 9),
)
def because_rid_of_cards(view: RummyView, move: int, cost: int) -> bool:
    return move >= MELD and sum(points(one) for one in each(CARDS[move - MELD])) == cost


@REASONS.when(
    Use(partial(drawn, "4C 9C 2H", melds=["3C 3D 3S", "5C 6C 7C"]), "lay 4C", card("4C"), 4),
    Use(partial(drawn, "4C 9C 2H", melds=["3C 3D 3S", "5C 6C 7C"]), "discard 4C", card("4C"), 4),
    names={"card": card_of, "cost": points_of},
)
def because_a_card_less(view: RummyView, move: int, card: int, cost: int) -> bool:
    return LAY <= move < MELD


@REASONS.when(
    Use(partial(drawn, "4C 9C 9H"), "discard 4C", card("4C"), 4),
    Use(partial(drawn, "4C 9C 9H", melds=["5C 6C 7C"]), "discard 4C", card("4C"), 4),
    names={"card": card_of, "cost": points_of},
)
def because_goes_with_nothing(view: RummyView, move: int, card: int, cost: int) -> bool:
    return move < DRAW and not friends(view, card) and not fits(view, card)


@REASONS.when(
    Use(partial(drawn, "4C 5C 9C 9H 9S"), "discard 4C", card("4C"), 1),
    Use(partial(drawn, "4C 5C 9C 9H 9S"), "discard 9C", card("9C"), 2),
    names={"card": card_of},
)
def because_goes_with_fewest(view: RummyView, move: int, card: int, cards: int) -> bool:
    return move < DRAW and len(friends(view, card)) == cards == min(
        len(friends(view, one)) for one in thrown(view)
    )


@REASONS.when(
    Use(partial(drawn, "4C 9C 2H"), "discard 9C", card("9C"), 9),
    Use(partial(drawn, "4C 9C 2H"), "discard 4C", card("4C"), 4),
    names={"card": card_of},
)
def because_costs_most(view: RummyView, move: int, card: int, cost: int) -> bool:
    return move < DRAW and points(card) == cost == max(points(one) for one in thrown(view))


@REASONS.when(
    Use(laid("2C KD KH"), "take", card("KS")),
    Use(laid("2C 5D KH"), "take", card("KS")),
)
def because_makes_a_meld(view: RummyView, move: int, card: int) -> bool:
    return move == TAKE and card == view.public.top() and melds_with(view, card)


@REASONS.when(
    Use(laid("2C 5D 9H", pile="8C", melds=["5C 6C 7C"]), "take", card("8C")),
    Use(laid("2C 5D 9H", pile="9C", melds=["5C 6C 7C"]), "take", card("9C")),
)
def because_can_be_laid_off(view: RummyView, move: int, card: int) -> bool:
    return move == TAKE and card == view.public.top() and fits(view, card)


@REASONS.when(
    Use(laid("2C 5D QS"), "take", card("KS"), card("QS")),
    Use(laid("2C 5D AS"), "take", card("KS"), card("AS")),
)
def because_goes_with(view: RummyView, move: int, card: int, other: int) -> bool:
    return move == TAKE and card == view.public.top() and other in friends(view, card)
