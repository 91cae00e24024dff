"""A trick in one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gamenight.parts import tricks


def laid(seat: int, *cards: int) -> int:
    trick = tricks.lead(seat, cards[0])
    for card in cards[1:]:
        trick = tricks.follow(trick, card)
    return trick


@given(st.integers(0, 5), st.lists(st.integers(0, 62), min_size=1, max_size=6, unique=True))
def test_a_trick_gives_back_what_was_put_in(seat: int, cards: list[int]) -> None:
    trick = laid(seat, *cards)
    assert tricks.leader(trick) == seat
    assert tricks.size(trick) == len(cards)
    assert [tricks.card_at(trick, n) for n in range(len(cards))] == cards
    assert tricks.cards(trick) == sum(1 << card for card in cards)
    assert 0 < trick < 1 << 62


def test_seats_follow_the_leader_around_the_table() -> None:
    trick = laid(2, 10, 20, 30)
    assert [tricks.seat_at(trick, n, 4) for n in range(4)] == [2, 3, 0, 1]
    assert [tricks.played_by(trick, seat, 4) for seat in range(4)] == [30, -1, 10, 20]
    assert tricks.plays(trick, 4) == [(10, 2), (20, 3), (30, 0)]


def test_an_empty_trick_has_nothing() -> None:
    assert tricks.size(tricks.EMPTY) == 0
    assert tricks.cards(tricks.EMPTY) == 0
    assert tricks.plays(tricks.EMPTY, 4) == []


def test_a_suit_is_followed_if_it_can_be() -> None:
    assert tricks.playable(0b1011, 0b0110) == 0b0010
    assert tricks.playable(0b1001, 0b0110) == 0b1001
