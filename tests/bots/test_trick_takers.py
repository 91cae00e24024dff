"""What a good player of Hearts, Four Hand Texas and Cribbage does not even think about."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight.bots import bot
from gamenight.core.chance import Seeded
from gamenight.games.cribbage.rules.position import Cribbage
from gamenight.games.hearts.bot import likeliest_passes, worth_playing
from gamenight.games.hearts.rules.position import Hearts
from gamenight.games.hearts.rules.public import PASS as TO_PASS
from gamenight.games.texas_42.bot import promise
from gamenight.games.texas_42.rules.position import Texas
from gamenight.games.texas_42.rules.public import BID, PASS
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


def test_a_deuce_is_not_passed_while_high_hearts_are_kept() -> None:
    hand = "2C 3C 9D TD AH KH QH 4S 5S 6S 7S 8S 9S"
    cards = sorted(card_named(card) for card in hand.split())
    found = likeliest_passes(sum(1 << card for card in cards), vec[i64]([TO_PASS + card for card in cards]))
    names = [NAMES[move - TO_PASS] for move in found]
    assert {"AH", "KH", "QH"} <= set(names)
    assert "2C" not in names


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
