"""Decks of cards that come in copies."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import tape

from gamenight import Seeded, outcomes
from gamenight.core.facts import same
from gamenight.parts import decks
from gamenight.parts.decks import Deck, deal_copies, draw_kind, none_of, total


def deck(*copies: int) -> Deck:
    return Deck(vec[i64](copies))


def test_every_card_of_an_unordered_deck_is_equally_likely() -> None:
    copies = vec[i64]([2, 0, 3])
    odds: Counter[int] = Counter()
    for probability, kind in outcomes(lambda chance: draw_kind(copies, 5, chance)):
        odds[kind] += probability  # type: ignore[assignment]
    assert odds == {0: Fraction(2, 5), 2: Fraction(3, 5)}


def test_a_deck_gives_out_all_its_cards() -> None:
    pile, chance = deck(2, 1, 3), Seeded(5)
    assert pile.size() == 6
    assert sorted(pile.draw(chance) for _ in range(6)) == [0, 0, 1, 2, 2, 2]
    assert pile.size() == 0


def test_returned_cards_come_up_last_in_the_order_they_were_returned() -> None:
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


def test_the_queue_goes_round_for_ever() -> None:
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


def test_a_copy_is_independent() -> None:
    pile, chance = deck(3, 3), Seeded(1)
    pile.put_under(pile.draw(chance))
    twin = pile.copy()
    assert same(pile, twin)
    pile.put_under(pile.draw(chance))
    assert not same(pile, twin)
    assert twin.size() == 6


@pytest.mark.parametrize("kinds", [0, 1, 40])
def test_no_cards_of_any_kind(kinds: Any) -> None:
    assert list(none_of(kinds)) == [0] * kinds
    assert total(none_of(kinds)) == 0


def fitting_deals(
    copies: tuple[int, ...], sizes: tuple[int, ...], barred: tuple[int, ...]
) -> Counter[tuple[int, ...]]:
    """Every deal of the single cards, by brute force: how often each looks like this, place by place, kind by kind."""
    cards = [kind for kind, n in enumerate(copies) for _ in range(n)]
    found: Counter[tuple[int, ...]] = Counter()
    for places in itertools.product(range(len(sizes)), repeat=len(cards)):
        if all(places.count(place) == size for place, size in enumerate(sizes)) and not any(
            (barred[place] >> kind) & 1 for place, kind in zip(places, cards, strict=True)
        ):
            dealt = [0] * (len(sizes) * len(copies))
            for place, kind in zip(places, cards, strict=True):
                dealt[place * len(copies) + kind] += 1
            found[tuple(dealt)] += 1
    return found


@pytest.mark.parametrize("tries", [60, 0], ids=["tried", "counted"])
@pytest.mark.parametrize("barred", [(0, 0, 0), (0b001, 0b010, 0), (0b100, 0b100, 0)])
def test_cards_are_dealt_uniformly_in_agreement_with_what_is_barred(
    barred: Any, tries: Any, monkeypatch: Any
) -> None:
    copies, sizes = (3, 2, 2), (3, 2, 2)
    if getattr(decks, "__file__", "").endswith(".py"):
        monkeypatch.setattr(decks, "TRIES", tries)
    expected = fitting_deals(copies, sizes, barred)
    chance, rounds = Seeded(5), 2500
    given = vec[i64](copies), vec[i64](sizes), vec[i64](barred)
    seen = Counter(tuple(deal_copies(*given, chance)) for _ in range(rounds))
    assert set(seen) <= set(expected)
    share = rounds / sum(expected.values())
    off = sum((seen[dealt] - n * share) ** 2 / (n * share) for dealt, n in expected.items())
    assert off < 2 * len(expected) + 12
