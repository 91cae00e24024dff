"""Decks of cards that come in copies."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import tape

from gamenight import Seeded, outcomes
from gamenight.core.facts import same
from gamenight.parts.decks import Deck, draw_kind, none_of, total


def deck(*copies: int) -> Deck:
    return Deck(vec[i64](copies))


def test_every_card_of_an_unordered_deck_is_equally_likely():
    copies = vec[i64]([2, 0, 3])
    odds: Counter[int] = Counter()
    for probability, kind in outcomes(lambda chance: draw_kind(copies, 5, chance)):
        odds[kind] += probability  # type: ignore[assignment]
    assert odds == {0: Fraction(2, 5), 2: Fraction(3, 5)}


def test_a_deck_gives_out_all_its_cards():
    pile, chance = deck(2, 1, 3), Seeded(5)
    assert pile.size() == 6
    assert sorted(pile.draw(chance) for _ in range(6)) == [0, 0, 1, 2, 2, 2]
    assert pile.size() == 0


def test_returned_cards_come_up_last_in_the_order_they_were_returned():
    pile, chance = deck(1, 1, 1), Seeded(2)
    first = pile.draw(chance)
    pile.put_under(first)
    second = pile.draw(chance)
    pile.put_under(second)
    assert list(pile.under()) == [first, second]
    assert pile.holds(first) == 1
    pile.draw(chance)
    nothing_left_to_luck = tape()
    assert [pile.draw(nothing_left_to_luck) for _ in range(2)] == [first, second]


def test_the_queue_goes_round_for_ever():
    pile, chance = deck(2, 2), Seeded(3)
    order = [pile.draw(chance) for _ in range(4)]
    for kind in order:
        pile.put_under(kind)
    for _ in range(3):
        again = []
        for _ in range(4):
            kind = pile.draw(tape())
            pile.put_under(kind)
            again.append(kind)
        assert again == order


def test_a_copy_is_independent():
    pile, chance = deck(3, 3), Seeded(1)
    pile.put_under(pile.draw(chance))
    twin = pile.copy()
    assert same(pile, twin)
    pile.put_under(pile.draw(chance))
    assert not same(pile, twin)
    assert twin.size() == 6


@pytest.mark.parametrize("kinds", [0, 1, 40])
def test_no_cards_of_any_kind(kinds):
    assert list(none_of(kinds)) == [0] * kinds
    assert total(none_of(kinds)) == 0
