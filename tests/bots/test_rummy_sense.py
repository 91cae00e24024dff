"""Basic Rummy as a good player sees it: what is taken from the pile, and what can still become of a card."""

from __future__ import annotations

import gamenight
from gamenight.core.chance import Seeded
from gamenight.games.rummy.bot import helps, live_promise
from gamenight.games.rummy.rules.position import Rummy
from gamenight.games.rummy.rules.public import DRAW, TAKE
from gamenight.parts.cards import card_named

RUMMY = gamenight.game("rummy")


def cards(text: str) -> int:
    return sum(1 << card_named(card) for card in text.split())


def thought_of(hand: str, top: str) -> list[int]:
    """What whoever is to draw thinks of, with this hand and this card on the pile."""
    position = RUMMY.begin(2, RUMMY.house(2, {}), Seeded(1))
    assert isinstance(position, Rummy)
    assert RUMMY.judgement is not None
    p = position.public
    position.hands[p.turn] = cards(hand)
    p.pile[len(p.pile) - 1] = card_named(top)
    return list(RUMMY.judgement.consider(position, p.turn, position.moves(p.turn)))


def test_a_card_that_is_no_use_is_not_taken() -> None:
    """Two players who take what the other throws would never end."""
    assert thought_of("3H 5H", "QC") == [DRAW]
    assert thought_of("3H 5H", "5C") == [DRAW]


def test_a_card_that_makes_a_meld_may_be_taken() -> None:
    assert thought_of("3H 5H", "4H") == [DRAW, TAKE]
    assert thought_of("5S 5H", "5C") == [DRAW, TAKE]


def test_a_card_helps_if_it_makes_a_meld() -> None:
    assert helps(cards("2S 3S"), card_named("AS"), False)
    assert not helps(cards("QS KS"), card_named("AS"), False)
    assert helps(cards("QS KS"), card_named("AS"), True)
    assert not helps(cards("2S 3S 4S"), card_named("9D"), False)


def test_cards_that_lie_open_promise_nothing() -> None:
    pair = cards("9S 9H")
    assert live_promise(pair, card_named("9S"), 0) == 2
    assert live_promise(pair, card_named("9S"), cards("9C 9D")) == 0
    assert live_promise(cards("4D 5D"), card_named("4D"), 0) == 2
    assert live_promise(cards("4D 5D"), card_named("4D"), cards("3D")) == 1
    assert live_promise(cards("AD 2D"), card_named("AD"), 0) == 1


def test_deals_that_the_quick_policy_would_never_end_do_end() -> None:
    """Four who keep what the others need: without a limit on turn-overs (2.5), each gives in by and by."""
    assert RUMMY.judgement is not None
    turned = 0
    for seed in range(20):
        luck = Seeded(seed + 1)
        position = RUMMY.start(4, seed=seed, deals=1)
        assert isinstance(position, Rummy)
        for _ in range(6000):
            if position.to_move() == 0:
                break
            seat = position.public.turn
            position.play(seat, RUMMY.judgement.choose(position, seat, position.moves(seat), luck), luck)
            turned = max(turned, position.public.flips)
        assert position.to_move() == 0
    assert turned > 2
