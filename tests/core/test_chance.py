"""Luck: seeded, taped, noted, fair, and all of it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import tape

from gamenight import Fair, Noted, Seeded, outcomes
from gamenight.core.chance import OutOfTape
from gamenight.core.fair import commitment, mix, new_secret


def test_a_seed_gives_the_same_luck_each_time() -> None:
    assert [Seeded(5).pick(1000) for _ in range(3)] == [Seeded(5).pick(1000)] * 3


def test_a_tape_gives_its_answers_and_then_no_more() -> None:
    luck = tape(2, 0)
    assert [luck.pick(3), luck.pick(1), luck.pick(2)] == [2, 0, 0]
    with pytest.raises(OutOfTape):
        luck.pick(2)


def test_a_tape_refuses_what_does_not_fit() -> None:
    with pytest.raises(OutOfTape):
        tape(6).pick(6)


def test_noted_luck_is_written_down_but_one_of_one_is_no_luck() -> None:
    noted = Noted(tape(2, 4))
    assert [noted.pick(3), noted.pick(1), noted.pick(5)] == [2, 0, 4]
    assert list(zip(noted.answers, noted.sizes, strict=True)) == [(2, 3), (4, 5)]


def test_all_luck_adds_up_to_one() -> None:
    sums: Counter[int] = Counter()
    for probability, total in outcomes(lambda chance: chance.pick(6) + chance.pick(6)):
        sums[total] += probability  # type: ignore[assignment]  # fractions count too
    assert sum(sums.values()) == 1
    assert sums[7 - 2] == Fraction(1, 6)


def test_luck_may_depend_on_luck() -> None:
    found = list(outcomes(lambda chance: chance.pick(2) and 1 + chance.pick(3)))
    assert found == [(Fraction(1, 2), 0), (Fraction(1, 6), 1), (Fraction(1, 6), 2), (Fraction(1, 6), 3)]


def test_fair_luck_is_what_its_description_says() -> None:
    """Computed here a second time, from the words in core/fair.py alone."""
    secret, words, line = b"s" * 32, ("red", ""), 7
    mixed = hashlib.sha256((3).to_bytes(8, "big") + b"red" + (0).to_bytes(8, "big")).digest()
    block = hmac.new(
        secret, b"gamenight-luck-1" + mixed + (7).to_bytes(8, "big") + bytes(8), "sha256"
    ).digest()
    numbers = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
    fair = Fair(secret, words, line)
    assert [fair.pick(52) for _ in range(4)] == [number % 52 for number in numbers]


def test_fair_luck_rejects_what_would_make_it_uneven() -> None:
    size = (1 << 62) + 1  # three of these fit in 64 bits; a quarter of all numbers is beyond them
    fair = Fair(b"s" * 32, (), 0)
    assert all(fair.pick(size) < size for _ in range(100))


def test_words_cannot_pose_as_other_words() -> None:
    assert mix(("ab", "c")) != mix(("a", "bc"))


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1000), st.integers(2, 52))
def test_fair_luck_stays_within_bounds(secret: bytes, line: int, size: int) -> None:
    assert 0 <= Fair(secret, ("word",), line).pick(size) < size


def test_fair_luck_is_even() -> None:
    seen = Counter(Fair(bytes(32), (), line).pick(6) for line in range(6000))
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 25
