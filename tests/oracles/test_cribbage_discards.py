"""What a hint lays away in Cribbage, against every starter that may be turned up, by a count of our own."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean

import gamenight
from gamenight import Seeded
from gamenight.bots import hint

GAME = gamenight.game("cribbage")
RANKS = "A23456789TJQK"
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]
DEALS = 40


def number(card: str) -> int:
    return RANKS.index(card[0]) + 1


def count(four: tuple[str, ...], starter: str = "") -> int:
    """Fifteens, pairs, runs, flush and the jack of the starter's suit."""
    cards = [*four, starter] if starter else list(four)
    points = 2 * sum(number(a) == number(b) for a, b in combinations(cards, 2))
    for size in range(2, len(cards) + 1):
        points += 2 * sum(
            sum(min(number(card), 10) for card in some) == 15 for some in combinations(cards, size)
        )
    for size in (5, 4, 3):
        rows = [sorted(map(number, some)) for some in combinations(cards, size)]
        runs = sum(row == list(range(row[0], row[0] + size)) for row in rows)
        if runs:
            points += runs * size
            break
    if len({card[1] for card in four}) == 1:
        points += 5 if starter and starter[1] == four[0][1] else 4
    return points + ("J" + starter[1:] in four if starter else 0)


def average(four: tuple[str, ...], hand: tuple[str, ...]) -> float:
    """What four cards of six come to, over the 46 starters that may be turned up."""
    return fmean(count(four, starter) for starter in DECK if starter not in hand)


def laid_away(seed: int) -> tuple[float, float, float]:
    """What the hand that a hint keeps comes to on average, the best that could be kept, and the worst."""
    position, chance = GAME.start(seats=2, seed=seed), Seeded(seed)
    seat = GAME.movers(position)[0]
    hand = tuple(GAME.write(position.view(seat), move) for move in GAME.moves(position, seat))
    kept = set(hand)
    for _ in range(2):
        best = hint(GAME, position.view(seat), playouts=300, seed=seed)
        kept.remove(GAME.write(position.view(seat), best.move))
        GAME.play(position, seat, best.move, chance)
    averages = [average(four, hand) for four in combinations(hand, 4)]
    return average(tuple(sorted(kept)), hand), max(averages), min(averages)


def test_what_is_kept_is_nearly_the_best_over_all_starters() -> None:
    """The crib has a say, too: so a little less may be kept, but never the worst."""
    deals = [laid_away(seed) for seed in range(DEALS)]
    assert fmean(best - kept for kept, best, _ in deals) < 1
    assert sum(kept == best for kept, best, _ in deals) >= DEALS // 2
    assert all(kept > worst for kept, _, worst in deals)


def test_what_a_hint_says_of_a_hand_is_what_it_counts() -> None:
    """ "Without the six of clubs you can keep a hand that counts 8 before the starter, ..." """
    said = 0
    for seed in range(DEALS):
        view = GAME.start(seats=2, seed=seed).view(0)
        hand = [GAME.write(view, move) for move in view.legal()]
        most = {card: max(count(four) for four in combinations(hand, 4) if card not in four) for card in hand}
        for move, card in zip(view.legal(), hand, strict=True):
            reason = GAME.reason(view, move)
            if "before the starter" in reason:
                said += 1
                assert f"counts {most[card]} before the starter" in reason
                assert f"no more than {min(most.values())}" in reason
    assert said > DEALS
