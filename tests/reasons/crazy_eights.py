"""When the reasons that Crazy Eights gives are true."""

from __future__ import annotations

from functools import partial

from games.test_crazy_eights import table
from playing import Play

from gamenight.games.crazy_eights.rules.position import EightsView
from gamenight.games.crazy_eights.rules.public import (
    DRAW,
    EIGHT,
    EIGHTS,
    NAME,
    PASS,
    PENALTY,
    SAY,
    UNNAMED,
)
from gamenight.parts.bits import count, each
from gamenight.parts.cards import card_named, suit_cards
from reasons.law import Reasons, Use

REASONS = Reasons("crazy_eights")
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def laid(hand: str, top: str = "7C", **house: object) -> partial[Play]:
    """Seat 0 with a hand before that card; the other holds two spades."""
    return partial(table, top, hand, "KS AS", **house)  # type: ignore[arg-type]


def naming(hand: str) -> Play:
    return laid("8C " + hand)().play("8C")


def after_a_two(hand: str) -> Play:
    return table("7C", hand, "2C KS", turn=1, twos="draw two and stack").play("2C")


def card_of(move: int) -> int | None:
    """What a move plays, announced or not."""
    return move - SAY if move >= SAY else move if move < NAME else None


def suit_of(view: EightsView, move: int) -> int | None:
    """The suit of the card that a move plays, or that it names."""
    card = card_of(move)
    return card // 13 if card is not None else move - NAME if move < DRAW else None


def held(view: EightsView) -> int:
    return view.sizes[view.seat]


def plain(view: EightsView, suit: int) -> int:
    """How many cards of a suit the player holds, eights apart."""
    cards = suit_cards(suit) & ~EIGHTS
    return count(view.hand & cards) + count(view.twice & cards)


def choices(view: EightsView) -> set[int]:
    """The cards that may be played now, eights apart."""
    cards = {card_of(move) for move in view.moves}
    return {card for card in cards if card is not None and card % 13 != EIGHT}


def followers(view: EightsView, move: int) -> int | None:
    """How many plain cards of its suit are left once a card is played or a suit named."""
    card, suit = card_of(move), suit_of(view, move)
    if suit is None or (card is not None and card % 13 == EIGHT):
        return None
    return plain(view, suit) - (card is not None)


@REASONS.when(
    Use(laid("3C 8H 3H"), "3C", card_named("3C")),
    Use(laid("3C 7H 3H"), "3C", card_named("3C")),
    names={"card": lambda view, move: card_of(move)},
)
def because_only_fit(view: EightsView, move: int, card: int) -> bool:
    return choices(view) == {card}


@REASONS.when(
    Use(partial(naming, "3H 4D 5D"), "=D", 2, DIAMONDS),
    Use(partial(naming, "3H 4D 5D"), "=H", 1, HEARTS),
    names={
        "suit": suit_of,
        "cards": lambda view, move: plain(view, suit) if (suit := suit_of(view, move)) is not None else None,
    },
)
def because_longest_suit(view: EightsView, move: int, cards: int, suit: int) -> bool:
    return view.public.suit == UNNAMED and cards == max(plain(view, other) for other in range(4)) > 0


@REASONS.when(Use(laid("8S 3D 4D"), "8S", 2, DIAMONDS), Use(laid("8S 3D 4D 3H 5H 6H"), "8S", 2, DIAMONDS))
def because_an_eight_names(view: EightsView, move: int, cards: int, suit: int) -> bool:
    card = card_of(move)
    eight = card is not None and card % 13 == EIGHT and held(view) > 1
    return eight and plain(view, suit) == cards == max(plain(view, other) for other in range(4)) > 0


@REASONS.when(Use(laid("3C"), "3C"), Use(laid("3C 4D"), "3C"))
def because_last_card(view: EightsView, move: int) -> bool:
    return card_of(move) is not None and held(view) == 1


@REASONS.when(Use(laid("3C 4D", last_card=True), "3C!"), Use(laid("3C 4D", last_card=True), "3C"))
def because_saying_so(view: EightsView, move: int) -> bool:
    return move >= SAY and held(view) == 2


@REASONS.when(
    Use(laid("3C 4C 5C 7H 9H"), "3C", 2, CLUBS),
    Use(laid("3C 4C 7H 9H JH"), "3C", 3, CLUBS),
    names={"suit": suit_of, "cards": followers},
)
def because_of_followers(view: EightsView, move: int, cards: int, suit: int) -> bool:
    return cards > 0


@REASONS.when(Use(laid("7H 3C 8D 2S"), "draw"), Use(laid("7H 3C 8D 2S 4H"), "draw"))
def because_you_are_left_without(view: EightsView, move: int) -> bool:
    return move in (DRAW, PASS) and not any(followers(view, card) for card in choices(view))


@REASONS.when(Use(laid("KC 7H 3C"), "KC", 10), Use(laid("KC 7H 3C"), "7H", 7))
def because_it_costs(view: EightsView, move: int, points: int) -> bool:
    card = card_of(move)
    return card in choices(view) and PENALTY[card % 13] == points == max(
        PENALTY[one % 13] for one in choices(view)
    )


def fitting(view: EightsView, move: int) -> int | None:
    """How many cards that the player has not seen fit on a card or a suit; None of another move."""
    card, suit, p = card_of(move), suit_of(view, move), view.public
    if suit is None or (card is not None and card not in choices(view)):
        return None
    packs = 2 if view.seats >= 9 or (view.options.two_packs and view.seats >= 6) else 1
    unseen = [one for one in range(52) if one % 13 != EIGHT] * packs
    for place in (view.hand, view.twice, 1 << p.top, p.spent, p.spent_twice):
        for one in each(place & ~EIGHTS):
            unseen.remove(one)
    return sum(one // 13 == suit or (card is not None and one % 13 == card % 13) for one in unseen)


@REASONS.when(
    Use(laid("3C 9C 3H 3D 3S"), "3C", 9),
    Use(laid("3C 9C 3H 3D 3S"), "9C", 12),
    names={"cards": fitting},
)
def because_fewest_fit(view: EightsView, move: int, cards: int) -> bool:
    return cards == min(n for other in view.moves if (n := fitting(view, other)) is not None)
