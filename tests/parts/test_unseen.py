"""Dealing unseen cards: every deal that agrees with what is known is equally likely."""

from __future__ import annotations

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gamenight import Seeded
from gamenight.laws import evenness
from gamenight.parts.bits import count, deal, each, highest, lowest
from gamenight.parts.unseen import _Count, deal_unseen


def all_deals(cards: int, sizes: list[int], barred: list[int]) -> list[tuple[int, ...]]:
    """Every deal that fits, the slow way."""
    if not sizes:
        return [()]
    found = []
    free = [card for card in range(63) if (cards & ~barred[0]) >> card & 1]
    for some in itertools.combinations(free, sizes[0]):
        hand = sum(1 << card for card in some)
        found += [(hand, *rest) for rest in all_deals(cards & ~hand, sizes[1:], barred[1:])]
    return found


CASES = [
    (0b1111111, [2, 2, 1], [0, 0, 0]),
    (0b1111111, [2, 2, 1], [0b0000011, 0b1110000, 0b0001111]),
    (0b1111111, [3, 2, 2], [0b0000111, 0, 0b1000000]),
    (0b111111, [1, 2, 3], [0b111110, 0b000011, 0]),
    (0b10110101011, [1, 1], [0b1011, 0b10000000000]),
]


@pytest.mark.parametrize(("cards", "sizes", "barred"), CASES)
def test_every_deal_that_fits_is_equally_likely(cards: int, sizes: list[int], barred: list[int]) -> None:
    chance = Seeded(7)
    worlds = all_deals(cards, sizes, barred)
    assert (
        evenness(
            lambda: tuple(deal_unseen(cards, vec[i64](sizes), vec[i64](barred), chance)),
            worlds,
            60 * len(worlds),
        )
        < 2
    )


@pytest.mark.parametrize(("cards", "sizes", "barred"), CASES)
def test_counting_deals_gives_the_same(cards: int, sizes: list[int], barred: list[int]) -> None:
    chance = Seeded(8)
    worlds = all_deals(cards, sizes, barred)
    counted = _Count(cards, vec[i64](sizes), vec[i64](barred))
    assert counted.ways(0, 0, count(counted.kinds[0]), 0) == len(worlds)
    assert evenness(lambda: tuple(counted.deal(chance)), worlds, 60 * len(worlds)) < 2


def test_a_single_deal_is_found_even_if_it_is_the_only_one() -> None:
    barred = [0b01, 0b10]
    assert list(deal_unseen(0b11, vec[i64]([1, 1]), vec[i64](barred), Seeded(1))) == [0b10, 0b01]


@pytest.mark.parametrize("members", [1, 0b1010, (1 << 62) | 1, (1 << 63) - 1, 0xFFFFFFFFFFFFF])
def test_sets_of_bits(members: int) -> None:
    listed = [n for n in range(63) if (members >> n) & 1]
    assert list(each(members)) == listed
    assert (count(members), lowest(members), highest(members)) == (len(listed), listed[0], listed[-1])


def test_a_deal_takes_what_it_is_asked_for() -> None:
    hand = deal(0b11111, 3, Seeded(2))
    assert count(hand) == 3
    assert hand & ~0b11111 == 0
