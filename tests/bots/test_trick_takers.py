"""What a good player of Hearts, Four Hand Texas and Cribbage does not even think about."""

from __future__ import annotations

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight.bots import bot
from gamenight.core.chance import Seeded
from gamenight.games.cribbage.rules.position import Cribbage
from gamenight.games.hearts.bot import worth_playing
from gamenight.games.hearts.bot_pass import NEAR, Passes, best_pass, likely_passes, pass_cost, upside_down
from gamenight.games.hearts.rules.position import Hearts
from gamenight.games.hearts.rules.public import PASS as TO_PASS
from gamenight.games.texas_42.bot import promise
from gamenight.games.texas_42.rules.position import Texas
from gamenight.games.texas_42.rules.public import BID, PASS
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES, card_named
from gamenight.parts.dominoes import tile_named

HEARTS = gamenight.game("hearts")
TEXAS = gamenight.game("texas_42")
CRIBBAGE = gamenight.game("cribbage")


def thought_of(led: str, hand: str) -> list[str]:
    """The cards that are thought of after these were played; seat 0 follows, and all cards named follow suit."""
    position = HEARTS.begin(4, HEARTS.house(4, {}), Seeded(1))
    assert isinstance(position, Hearts)
    p, played = position.public, [card_named(card) for card in led.split()]
    first = (4 - len(played)) % 4
    p.turn, p.movers = first, 1 << first
    for n, card in enumerate(played):
        position.hands[(first + n) % 4] |= 1 << card
        position.play((first + n) % 4, card, Seeded(1))
    moves = vec[i64](sorted(card_named(card) for card in hand.split()))
    return [NAMES[move] for move in worth_playing(p, moves)]


def test_under_a_trick_that_is_lost_only_the_highest_card_is_thought_of() -> None:
    assert thought_of("KC", "3C 7C JC") == ["JC"]
    assert thought_of("TC", "3C 7C JC") == ["7C", "JC"]


def test_the_queen_of_spades_goes_under_the_ace() -> None:
    assert thought_of("AS", "3S QS KS") == ["QS"]


def test_whoever_plays_last_takes_no_points_that_it_could_leave() -> None:
    assert thought_of("9C 2H 4C", "3C 7C JC") == ["7C"]
    assert thought_of("9C 2D 4C", "3C 7C JC") == ["7C", "JC"]


def dealt(seed: int) -> int:
    """A hand as it is dealt."""
    position = HEARTS.begin(4, HEARTS.house(4, {}), Seeded(seed))
    assert isinstance(position, Hearts)
    return position.hands[0]


def held(cards: str) -> int:
    return sum(1 << card_named(card) for card in cards.split())


def passed(hand: str, size: int = 3) -> set[str]:
    """What is passed of a hand at a glance."""
    return {NAMES[card] for card in each(best_pass(held(hand), size))}


def test_high_hearts_are_passed_and_deuces_kept() -> None:
    assert passed("2C 3C 9D TD AH KH QH 4S 5S 6S 7S 8S 9S") == {"AH", "KH", "QH"}


def test_the_queen_of_spades_is_passed_unless_she_is_well_guarded() -> None:
    assert "QS" in passed("2C 3C 4C 5C 2D 3D 9D JD 2H 3H 4H 5S QS")
    assert "QS" not in passed("2C 9C KC 2D 9D KD 2H 3S 5S 6S 7S 8S QS")


def test_what_would_catch_her_is_passed() -> None:
    assert {"KS", "AS"} <= passed("2C 3C 4C 5C 2D 3D 9D JD 2H 3H 4H KS AS")


def test_the_best_pass_costs_least_of_all() -> None:
    """Suit by suit it finds what trying every three cards finds."""
    for seed in range(20):
        hand = dealt(seed)
        threes = [sum(1 << card for card in three) for three in combinations(each(hand), 3)]
        cheapest = min(pass_cost(hand, three) for three in threes if not upside_down(hand, three))
        assert pass_cost(hand, best_pass(hand, 3)) == cheapest


def test_the_lowest_card_is_not_passed_while_the_highest_hearts_are_kept() -> None:
    """The tables alone would, in one hand of four that has all three."""
    for hand in (
        "2C 6C 8C 2D 3D 6D 4H 9H KH AH 5S 7S QS",
        "2C 9C QC 5D 6D JD 5H 8H 9H QH KH AH 9S",
        "2C 6C KC 5D KD 2H 5H 9H QH KH AH 2S 4S",
    ):
        assert "2C" not in passed(hand)
        assert len(passed(hand)) == 3
        for cards in likely_passes(held(hand), 3):
            assert not cards & held("2C") or cards & held("KH AH")


def test_only_passes_that_cost_little_more_are_thought_of() -> None:
    for seed in range(20):
        hand = dealt(seed)
        best = pass_cost(hand, best_pass(hand, 3))
        costs = [pass_cost(hand, cards) for cards in likely_passes(hand, 3)]
        assert min(costs) == best
        assert max(costs) <= best + NEAR


def test_no_low_card_of_a_long_suit_is_said_to_take_tricks() -> None:
    house = HEARTS.house(4, dict(HEARTS.presets["common"].options))
    position = HEARTS.begin(4, house, Seeded(1))
    assert isinstance(position, Hearts)
    position.hands[0] = held("2C 3C 7C 9C JC 3D 4D JD QD 3H 4H 2S 8S")
    view, judgement = position.view(0), HEARTS.judgement
    assert judgement is not None
    assert judgement.because(view, TO_PASS + card_named("4D")) is None
    assert judgement.because(view, TO_PASS + card_named("QD")) is not None


def test_a_pass_that_was_begun_is_gone_on_with() -> None:
    """The cards of each way to pass come in ascending order, so that no way is thought of twice."""
    hand = held("2C 3C 9D TD AH KH QH 4S 5S 6S 7S 8S 9S")
    passes, three = Passes(), held("AH KH QH")
    assert TO_PASS + card_named("QH") in passes.next(hand, 0, 3)
    assert list(passes.next(hand, held("QH KH"), 1)) == [TO_PASS + card_named("AH")]
    other = Passes()  # who begins in the middle goes on from there
    assert list(other.next(hand, held("QH AH"), 1)) == [TO_PASS + card_named("KH")]
    assert three in list(likely_passes(hand, 3))


def texas(hand: str) -> Texas:
    """Nobody has bid, and whoever is to move holds this."""
    position = TEXAS.begin(4, TEXAS.house(4, {}), Seeded(1))
    assert isinstance(position, Texas)
    position.hands[position.public.turn] = sum(1 << tile_named(tile) for tile in hand.split())
    return position


def considered(position: Texas) -> list[int]:
    judgement, seat = TEXAS.judgement, position.public.turn
    assert judgement is not None
    return list(judgement.consider(position, seat, position.moves(seat)))


def test_a_good_hand_of_texas_does_not_pass_and_a_poor_one_does_not_bid() -> None:
    good, poor = texas("5-5 6-5 5-4 5-1 6-6 6-2 3-2"), texas("1-0 3-0 4-1 5-2 6-3 6-4 2-1")
    assert considered(good) == [BID, BID + 2]
    assert considered(poor) == [PASS]
    assert promise(good.hands[good.public.turn]) > 310 > 260 > promise(poor.hands[poor.public.turn])


def test_a_slip_in_cribbage_is_made_once_a_discard() -> None:
    """Both cards are one decision: whoever slipped in the first lays the best second one away."""
    slipping, steady = bot("hard:slip=100"), bot("hard:slip=0")
    for seed in range(1, 6):
        position = CRIBBAGE.begin(2, CRIBBAGE.house(2, {}), Seeded(seed))
        assert isinstance(position, Cribbage)
        first = slipping.choose(CRIBBAGE, position.view(0), playouts=60, seed=seed)
        assert first != steady.choose(CRIBBAGE, position.view(0), playouts=60, seed=seed)
        position.play(0, first, Seeded(seed))
        view = position.view(0)
        assert slipping.choose(CRIBBAGE, view, playouts=60, seed=seed) == steady.choose(
            CRIBBAGE, view, playouts=60, seed=seed
        )
