"""Groups and runs: every meld a hand holds, once, and nothing else."""

from __future__ import annotations

import itertools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gamenight.parts.cards import card_named
from gamenight.parts.melds import (
    CARDS,
    MELDS,
    NO_MELD,
    above,
    add_melds,
    below,
    meld_of,
    named,
    run_low,
)


def cards(text: str) -> int:
    return sum(1 << card_named(word) for word in text.split())


def found_in(hand: int, ace_high: bool = False) -> list[str]:
    return [named(CARDS[meld], run_low(meld)) for meld in add_melds(vec[i64](), 0, hand, ace_high)]


def is_meld(chosen: tuple[int, ...], ace_high: bool) -> bool:
    """Said again in the plainest way."""
    if len({card % 13 for card in chosen}) == 1:
        return len(chosen) in (3, 4)
    if len({card // 13 for card in chosen}) > 1:
        return False
    low = sorted((card + 1) % 13 for card in chosen)
    high = sorted((card + 1) % 13 or 13 for card in chosen)
    rows = [low, high] if ace_high else [low]
    return any(row == list(range(row[0], row[0] + len(row))) for row in rows)


@pytest.mark.parametrize("ace_high", [False, True])
def test_a_hand_holds_exactly_the_melds_that_its_cards_make(ace_high: bool) -> None:
    choose = random.Random(4)
    for _ in range(60):
        suits = choose.sample(range(4), 2)
        pool = [13 * suit + rank for suit in suits for rank in range(13)] + choose.sample(range(52), 8)
        hand = choose.sample(sorted(set(pool)), 8)
        held = sum(1 << card for card in hand)
        expected = {
            sum(1 << card for card in chosen)
            for size in range(3, 9)
            for chosen in itertools.combinations(hand, size)
            if is_meld(chosen, ace_high)
        }
        numbers = list(add_melds(vec[i64](), 0, held, ace_high))
        assert numbers == sorted(set(numbers))
        assert {CARDS[meld] for meld in numbers} == expected


def test_every_meld_has_one_number_and_reads_back() -> None:
    real = [meld for meld in range(MELDS) if CARDS[meld]]
    assert len({CARDS[meld] for meld in real}) == len(real) == 65 + 4 * 72
    assert all(meld_of(CARDS[meld], True) == meld for meld in real)


def test_the_ace_is_low_and_may_be_high_but_never_turns_the_corner() -> None:
    assert found_in(cards("AC 2C 3C")) == ["AC 2C 3C"]
    assert found_in(cards("QC KC AC")) == []
    assert found_in(cards("QC KC AC"), True) == ["QC KC AC"]
    assert found_in(cards("KC AC 2C"), True) == []


def test_cards_that_are_no_meld_have_no_number() -> None:
    assert meld_of(cards("4C 5C"), False) == NO_MELD
    assert meld_of(cards("4C 5C 7C"), False) == NO_MELD
    assert meld_of(cards("4C 5C 6D"), False) == NO_MELD
    assert meld_of(cards("4C 4D 4H 5C"), False) == NO_MELD
    assert meld_of(0, False) == NO_MELD


def test_what_goes_on_the_ends_of_a_run() -> None:
    assert below(0, 3) == cards("3C")
    assert below(0, 1) == cards("AC")
    assert below(0, 0) == 0
    assert above(3, 11, False) == cards("KS")
    assert above(3, 12, False) == 0
    assert above(3, 12, True) == cards("AS")
    assert above(3, 13, True) == 0
