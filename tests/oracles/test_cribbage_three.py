"""Cribbage with three players against a table written from the rule sheet for this test alone.

The table below knows no code of the game: it is told which cards luck dealt and turned up, and what each player did,
and says who may do what next, what lies in the crib, and what everyone has. Numbers in comments are sentences of the
sheet (002.285); where the sheet leaves it open, the clause of the rulebook whose ruling stands in (3.4).
"""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

import gamenight
from gamenight import Illegal, Seeded
from gamenight.games.cribbage.rules.position import Cribbage
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES

GAME = gamenight.game("cribbage")
ORDER = "A23456789TJQK"  # 002.317: the ace is low
TARGET = 121  # 002.343
OTHER_WORDS = ("go", "heels", "muggins", "pass", "count 0", "count 12")


def worth(card: str) -> int:
    return min(ORDER.index(card[0]) + 1, 10)  # 002.302, 002.303


def is_run(cards: list[str]) -> bool:
    """Three or more in sequence, in whatever order they lie (002.315, 002.316)."""
    steps = sorted(ORDER.index(card[0]) for card in cards)
    return len(steps) >= 3 and all(b - a == 1 for a, b in pairwise(steps))


class ThreeHanded:
    """The table: cards are texts ("5H"), players 0 to 2, each to the left of the one before."""

    def __init__(self, dealer: int, claim: bool) -> None:
        self.dealer = dealer
        self.claim = claim  # 002.300; without it the two points are pegged by themselves (option of 2.5)
        self.points = [0, 0, 0]
        self.wins = [0, 0, 0]

    def left_of(self, player: int) -> list[int]:
        """Everyone, clockwise from a player's left; the player last."""
        return [(player + n) % 3 for n in (1, 2, 3)]

    def deal(self, hands: list[list[str]], extra: list[str]) -> None:
        assert [len(hand) for hand in hands] == [5, 5, 5]  # 002.285
        assert len(extra) == 1
        assert len({card for cards in [*hands, extra] for card in cards}) == 16
        self.hands = [set(hand) for hand in hands]
        self.crib = list(extra)
        self.owe_crib = {0, 1, 2}
        self.starter = ""
        self.heels = False

    def lay_away(self, player: int, card: str) -> None:
        self.hands[player].remove(card)
        self.crib.append(card)  # 002.286
        self.owe_crib.remove(player)

    def turn_up(self, starter: str) -> None:
        """The starter, and the play that follows it."""
        assert starter not in self.crib
        assert not any(starter in hand for hand in self.hands)
        self.starter = starter
        self.counted = [sorted(hand) for hand in self.hands]
        self.turn = self.left_of(self.dealer)[0]  # 002.305
        self.pile: list[str] = []
        self.said_go: set[int] = set()
        self.last = self.dealer
        if starter[0] == "J":  # 002.299
            self.heels = self.claim
            if not self.claim:
                self.peg(self.dealer, 2)

    def total(self) -> int:
        return sum(worth(card) for card in self.pile)

    def may(self, player: int) -> set[str]:
        """What a player may do now, as texts."""
        if self.over():
            return set()
        if self.owe_crib:
            return set(self.hands[player]) if player in self.owe_crib else set()
        texts = {"heels"} if self.heels and player == self.dealer else set()
        if player == self.turn:
            fits = {card for card in self.hands[player] if self.total() + worth(card) <= 31}  # 002.308
            texts |= fits or {"go"}  # 002.309; 002.326: who can play must
        return texts

    def do(self, player: int, text: str) -> None:
        if text == "heels":
            self.heels = False
            self.peg(player, 2)
        elif text == "go":
            self.said_go.add(player)
            self.pass_on()
        else:
            self.lay(player, text)

    def lay(self, player: int, card: str) -> None:
        if player == self.dealer:
            self.heels = False  # 002.300
        self.hands[player].remove(card)
        self.pile.append(card)
        self.last = player
        self.peg(player, self.pegged())
        if not self.over():
            self.pass_on()

    def pegged(self) -> int:
        """What the card that was laid last scores (002.318 to 002.323)."""
        points = 2 if self.total() in (15, 31) else 0
        alike = 1
        while alike < len(self.pile) and self.pile[-alike - 1][0] == self.pile[-1][0]:
            alike += 1
        points += (0, 0, 2, 6, 12)[alike]
        return points + max((n for n in range(3, len(self.pile) + 1) if is_run(self.pile[-n:])), default=0)

    def pass_on(self) -> None:
        """Who plays next (002.306, 002.310); the point of the last card (002.324, 002.325), once (3.5)."""
        ended = self.total() == 31
        able = [n for n in self.left_of(self.turn) if self.hands[n] and n not in self.said_go]  # 3.4
        if able and not ended:
            self.turn = able[0]
            return
        if not ended:
            self.peg(self.last, 1)
        self.pile, self.said_go = [], set()
        holders = [n for n in self.left_of(self.last) if self.hands[n]]
        if self.over():
            return
        if holders:
            self.turn = holders[0]  # 3.7
        else:
            self.show()

    def show(self) -> None:
        for player in self.left_of(self.dealer):  # 002.329
            self.peg(player, self.count(self.counted[player]))
        self.peg(self.dealer, self.count(self.crib))  # 002.330
        self.dealer = self.left_of(self.dealer)[0]  # 1.1

    def count(self, hand: list[str]) -> int:
        cards = [*hand, self.starter]
        some = [list(few) for size in range(2, 6) for few in combinations(cards, size)]
        points = 2 * sum(sum(worth(card) for card in few) == 15 for few in some)  # 002.332
        points += 2 * sum(a[0] == b[0] for a, b in combinations(cards, 2))  # 002.333
        runs = [len(few) for few in some if is_run(few)]
        points += sum(length for length in runs if length == max(runs))  # 002.335 to 002.338
        if len({card[1] for card in hand}) == 1:  # 002.339, 002.340; 4.6
            points += 5 if hand[0][1] == self.starter[1] else 4
        return points + (f"J{self.starter[1]}" in hand)  # 002.341

    def peg(self, player: int, points: int) -> None:
        if not self.over():
            self.points[player] = min(self.points[player] + points, TARGET)

    def over(self) -> bool:
        return max(self.points) == TARGET  # 002.343: at once

    def another_game(self) -> None:
        """The winner is noted, and the loser of 5.6 deals (5.5)."""
        winner = self.points.index(TARGET)
        self.wins[winner] += 1
        self.dealer = min(self.left_of(winner), key=lambda player: self.points[player])
        self.points = [0, 0, 0]


def names(cards: int) -> list[str]:
    return [NAMES[card] for card in each(cards)]


class Comparison:
    """A game of the product played beside the table, decision by decision."""

    def __init__(self, seed: int, claim: bool, games: int = 1, flush_five: bool = False) -> None:
        self.choose, self.chance = random.Random(seed), Seeded(seed)
        options = {"claim_heels": claim, "games": games, "crib_flush_five": flush_five}
        position = GAME.start(seats=3, chance=self.chance, **options)
        assert isinstance(position, Cribbage)
        self.position = position
        self.table = ThreeHanded(position.public.dealer, claim)
        self.games = games
        self.decisions = 0

    def run(self) -> int:
        while max(self.table.wins) < self.games:
            self.play_a_hand()
            if self.table.over():
                self.table.another_game()
        assert self.position.to_move() == 0
        winner = self.table.wins.index(self.games)
        assert list(self.position.payoffs()) == [1000 * (n == winner) for n in range(3)]
        return self.decisions

    def play_a_hand(self) -> None:
        table, position = self.table, self.position
        assert position.public.dealer == table.dealer
        assert list(position.public.pegs) == table.points
        table.deal([names(position.view(seat).hand) for seat in range(3)], names(position.extra))
        while table.owe_crib:
            self.decide()
            if not table.owe_crib:
                self.look_at_the_crib()
        dealer = table.dealer
        while not table.over() and table.dealer == dealer:
            self.decide()

    def look_at_the_crib(self) -> None:
        public = self.position.public
        lie = {*self.table.crib, *(card for hand in self.table.hands for card in hand)}
        jack = next((jack for jack in ("JC", "JD", "JH", "JS") if jack not in lie), "")
        # Heels may have ended a game, and the next deal be on: then a jack was turned up.
        self.table.turn_up(NAMES[public.starter] if public.starter >= 0 else jack)
        if not self.table.over():
            assert sorted(names(self.crib())) == sorted(self.table.crib)
            assert public.crib == 0  # 002.293

    def crib(self) -> int:
        return self.position.extra | sum(self.position.tossed)

    def decide(self) -> None:
        """Everyone's choices are the same in both; then one player makes one, in both."""
        table, position = self.table, self.position
        asked = [seat for seat in range(3) if self.same_choices(seat)]
        player = self.choose.choice(asked)
        text = self.choose.choice(sorted(table.may(player)))
        GAME.play(position, player, GAME.read(position.view(player), text)[0], self.chance)
        self.decisions += 1
        if not table.owe_crib:
            table.do(player, text)
            self.same_state()
        else:
            table.lay_away(player, text)

    def same_choices(self, seat: int) -> bool:
        table, view = self.table, self.position.view(seat)
        may = table.may(seat)
        assert {GAME.write(view, move) for move in view.moves} == may
        other = self.choose.choice((*NAMES, *OTHER_WORDS))
        assert (GAME.why_not(view, other) is None) == (other in may)
        if other not in may:
            with pytest.raises(Illegal):
                GAME.play(self.position, seat, GAME.read(view, other)[0], self.chance)
        return bool(may)

    def same_state(self) -> None:
        table, public = self.table, self.position.public
        if not table.over():
            assert list(public.pegs) == table.points
        elif self.position.to_move() == 0:
            assert list(self.position.scores()) == table.points


def compare(seeds: range, claim: bool = True, games: int = 1, flush_five: bool = False) -> int:
    """How many decisions were the same."""
    return sum(Comparison(seed, claim, games, flush_five).run() for seed in seeds)


@pytest.mark.parametrize("claim", [True, False])
def test_three_players_may_do_and_score_what_the_sheet_says(claim: bool) -> None:
    assert compare(range(12), claim) > 2500


def test_the_loser_of_three_deals_the_next_game() -> None:
    assert compare(range(3), games=2) > 1000


def test_a_crib_counted_otherwise_is_noticed() -> None:
    with pytest.raises(AssertionError):
        compare(range(40), flush_five=True)


@pytest.mark.soak
@pytest.mark.parametrize("claim", [True, False])
def test_thousands_of_games_of_three(claim: bool) -> None:
    assert compare(range(1000, 2000), claim) > 200_000
    assert compare(range(2000, 2500), claim, games=2) > 200_000
