# compiled
"""What a good player of Zillionaire sees before each move, and how gladly the move is made for it.

What tells: how many groups a hand still has to get rid of, whether anything that is not seen beats a group, whether a
group is broken for it, who is nearly out, and who may still answer. `leanings` says how much each of these counts.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.games.zillionaire.leanings import (
    LEAD_GROUP,
    LEAD_KIND,
    LEAD_NEAR,
    LEAD_OVER,
    LEAD_RANK,
    LEAD_SAFE,
    LEAD_SPARE,
    NAMING,
    ON_BEHIND,
    ON_GAP,
    ON_KIND,
    ON_LAST,
    ON_NEAR,
    ON_RANK,
    ON_SAFE,
    ON_SIZE,
    ON_SPARE,
    PASS_BEHIND,
    PASS_LAST,
    PASS_MANY,
    PASS_NEAR,
    PASS_RANK,
    PASS_SIZE,
    PASS_TOP,
)
from gamenight.games.zillionaire.rules.cards import (
    BANKROLL,
    BANKRUPT,
    BUMP,
    FIVE,
    MILLIONAIRE,
    ZILLIONAIRE,
    full_pack,
    held,
    some,
)
from gamenight.games.zillionaire.rules.public import NAME, PASS, Public

FULL: Final[i64] = full_pack()
FEW: Final = 5  # groups of a hand that may be run out
MOST: Final = 6  # groups that a hand may have left; more are much the same
OTHERS: Final = 6  # the kind of the numbers, which have no power of their own


def step(cards: i64) -> i64:
    """How many cards somebody holds, as far as it matters: none, one, two, three or four, more."""
    if cards <= 2:
        return cards
    return 3 if cards <= 4 else 4


def kind(rank: i64) -> i64:
    """0 for a Five, 1 to 5 from Bumps to Zillionaires, and OTHERS."""
    if rank >= BUMP:
        return rank - BUMP + 1
    return 0 if rank == FIVE else OTHERS


def groups(hand: i64) -> i64:
    """How many plays a hand takes if nothing is broken: one a rank, and one for each Five."""
    many = held(hand, FIVE)
    rank: i64 = 1
    left = hand >> 3
    while left != 0:
        if left & 7 != 0 and rank != FIVE:
            many += 1
        left >>= 3
        rank += 1
    return many


@final
class Sight:
    """A hand, and what there is to see at the table from its seat."""

    def __init__(self, p: Public, hand: i64, seat: i64) -> None:
        self.hand: Final = hand
        self.many: Final = groups(hand)
        self.cards: Final = p.sizes[seat]
        self.rank: Final = p.rank
        self.size: Final = p.size
        gone = p.answered | p.dropped
        unseen = FULL - hand
        near: i64 = 99
        behind: i64 = 0
        other: i64 = 0
        while other < p.seats:
            unseen -= p.played[other]
            cards = p.sizes[other]
            if cards > 0 and other != seat:
                if cards < near:
                    near = cards
                if other != p.last and (gone >> other) & 1 == 0:
                    behind += 1
            other += 1
        self.unseen: Final = unseen
        self.near: Final = near  # cards of the other who is nearest to going out
        self.near_step: Final = step(near) - 1
        self.behind: i64 = behind if behind < 2 else 2  # who may still answer
        self.last: i64 = 0  # cards of whoever leads next if nobody answers
        if p.last >= 0:
            self.last = step(p.sizes[p.last])

    def ends(self, move: i64) -> bool:
        """Whether a move surely goes out: by the last cards, or because nothing beats it or all but one group left."""
        if move >= PASS:
            return False
        rank, n = move // 6 + 1, move % 6 + 1
        if n == self.cards:
            return True
        if self.many > FEW or rank == FIVE:
            return False
        wins = self.rank == BANKRUPT or not self.beatable(rank, n)
        return wins and self._weak(self.hand - some(rank, n)) <= 1

    def _weak(self, hand: i64) -> i64:
        """How many groups of a hand might be beaten."""
        found = held(hand, FIVE)
        rank: i64 = 1
        left = hand >> 3
        while left != 0:
            if left & 7 != 0 and rank != FIVE and self.beatable(rank, left & 7):
                found += 1
            left >>= 3
            rank += 1
        return found

    def gladness(self, move: i64) -> i64:
        """How gladly a move is made, compared with others: 100 more is about e times as often."""
        if move == PASS:
            return self._passing()
        if move >= NAME:
            return self._naming(move - NAME)
        rank, n = move // 6 + 1, move % 6 + 1
        return self._leading(rank, n) if self.rank == 0 else self._following(rank, n)

    def _passing(self) -> i64:
        many: i64 = self.many if self.many < 7 else 7
        top: i64 = held(self.hand, ZILLIONAIRE) + held(self.hand, MILLIONAIRE)
        if top > 4:
            top = 4
        return (
            PASS_MANY[many]
            + PASS_LAST[self.last]
            + PASS_NEAR[self.near_step]
            + PASS_BEHIND[self.behind]
            + PASS_RANK[self.rank]
            + PASS_SIZE[self.size]
            + PASS_TOP[8 * top + many]
        )

    def _naming(self, n: i64) -> i64:
        """A number less one for a led Five: it counts whether the namer can play so many."""
        can: i64 = 0
        rank: i64 = FIVE + 1
        while rank <= ZILLIONAIRE:
            if held(self.hand, rank) > n:
                can = 1
            rank += 1
        return NAMING[2 * n + can]

    def _leading(self, rank: i64, n: i64) -> i64:
        spare = held(self.hand, rank) - n
        whole: i64 = 1 if spare == 0 or rank == FIVE else 0
        left = self._left(whole)
        safe: i64 = 0
        if rank != FIVE and not self.beatable(rank, n):
            safe = MOST + 1
        tier: i64 = 0
        if rank >= FIVE:
            tier = 6 if rank < BUMP else 12
        value = (
            LEAD_RANK[2 * rank - 2 + whole]
            + LEAD_GROUP[tier + n - 1]
            + LEAD_KIND[7 * kind(rank) + left]
            + LEAD_SAFE[safe + left]
            + LEAD_SPARE[spare]
        )
        if n > self.near:
            return value + LEAD_OVER[2 * self.near_step + 1]
        return value + LEAD_OVER[2 * self.near_step] + LEAD_NEAR[13 * self.near_step + rank - 1]

    def _following(self, rank: i64, n: i64) -> i64:
        spare = held(self.hand, rank) - n
        whole: i64 = 1 if spare == 0 or rank == FIVE else 0
        left = self._left(whole)
        safe: i64 = 0
        if self.rank == BANKRUPT or not self.beatable(rank, self.size):
            safe = MOST + 1
        gap = rank - self.rank
        if gap > 8:
            gap = 8
        high: i64 = 1 if rank >= BUMP else 0
        sort = kind(rank)
        return (
            ON_RANK[2 * rank - 2 + whole]
            + ON_SIZE[self.size - 1]
            + ON_KIND[7 * sort + left]
            + ON_SAFE[safe + left]
            + ON_GAP[gap]
            + ON_LAST[2 * self.last + high]
            + ON_NEAR[13 * self.near_step + rank - 1]
            + ON_SPARE[spare]
            + ON_BEHIND[7 * self.behind + sort]
        )

    def _left(self, whole: i64) -> i64:
        """Groups left after one is played, whole or broken."""
        left = self.many - whole
        return left if left < MOST else MOST

    def beatable(self, rank: i64, n: i64) -> bool:
        """Whether cards that are not seen could beat a group of a rank."""
        if rank == ZILLIONAIRE:
            return False
        if rank == BANKRUPT:
            return held(self.unseen, BANKROLL) >= n
        above: i64 = ZILLIONAIRE
        while above > rank:
            most = held(self.unseen, above)
            if most >= n or (above == FIVE and most > 0):
                return True
            above -= 1
        return False
