# compiled
"""Dealing cards nobody has seen, in agreement with what is known: every deal that fits is equally likely."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.parts.bits import count, deal, lowest

TRIES: Final = 400  # deals tried before all that fit are counted: nearly always enough
FINE: Final[i64] = 0x20000000000000  # 2 ** 53: how finely a weighted choice is made


def deal_unseen(cards: i64, sizes: vec[i64], barred: vec[i64], chance: Chance) -> vec[i64]:
    """A set for each place, `sizes[i]` cards of `cards` none of which is in `barred[i]`; the rest stay behind.

    All deals that fit are equally likely. There must be one.
    """
    bound: i64 = 0
    for bar in barred:
        bound |= bar
    if bound & cards == 0:
        return _blind(cards, sizes, chance)
    order = _tightest_first(cards, sizes, barred)
    hands = sizes[:]
    tries: i64 = 0
    while tries < TRIES:
        if _attempt(cards, sizes, barred, order, hands, chance):
            return hands
        tries += 1
    return _Count(cards, sizes, barred).deal(chance)


def _blind(cards: i64, sizes: vec[i64], chance: Chance) -> vec[i64]:
    hands = vec[i64](capacity=8)
    for size in sizes:
        hand = deal(cards, size, chance)
        cards ^= hand
        hands = append(hands, hand)
    return hands


def _tightest_first(cards: i64, sizes: vec[i64], barred: vec[i64]) -> vec[i64]:
    """The places, those with the least freedom first."""
    order = vec[i64](capacity=8)
    slack = vec[i64](capacity=8)
    place: i64 = 0
    while place < len(sizes):
        free = count(cards & ~barred[place]) - sizes[place]
        order = append(order, place)
        slack = append(slack, free)
        at = place
        while at > 0 and slack[at - 1] > free:
            order[at], slack[at] = order[at - 1], slack[at - 1]
            at -= 1
        order[at], slack[at] = place, free
        place += 1
    return order


def _attempt(
    cards: i64, sizes: vec[i64], barred: vec[i64], order: vec[i64], hands: vec[i64], chance: Chance
) -> bool:
    """Deal place by place from what each may hold, and keep the deal as often as makes all deals equally likely.

    Such a deal comes up once in the product of the choices each place had; it is kept with that product over the
    most it can be.
    """
    left = cards
    odds: float = 1.0
    whole = count(cards)
    dealt: i64 = 0
    for place in order:
        size = sizes[place]
        free = left & ~barred[place]
        n = count(free)
        if n < size:
            return False
        hands[place] = deal(free, size, chance)
        left ^= hands[place]
        most = count(cards & ~barred[place])
        overlap = dealt - (whole - most)
        if overlap > 0:
            most -= overlap
        odds *= _ratio(n, most, size)
        dealt += size
    return odds >= 1.0 or float(chance.pick(FINE)) < odds * float(FINE)


def _ratio(n: i64, most: i64, k: i64) -> float:
    """How many ways to take k of n there are, over those to take k of `most`."""
    ratio: float = 1.0
    i: i64 = 0
    while i < k:
        ratio *= float(n - i) / float(most - i)
        i += 1
    return ratio


class _Count:
    """Counts the deals that fit. Cards that the same places may hold are alike: only how many go where matters."""

    def __init__(self, cards: i64, sizes: vec[i64], barred: vec[i64]) -> None:
        self.room: Final = append(sizes[:], count(cards))  # the last place is what stays behind
        spare: i64 = count(cards)
        for size in sizes:
            spare -= size
        self.room[len(sizes)] = spare
        self.kinds = vec[i64](capacity=8)  # sets of cards that are alike
        self.places = vec[i64](capacity=8)  # the places that may hold each kind, as a bit set
        self._sort(cards, barred)
        self.known: Final[dict[tuple[int, int, int, int], float]] = {}

    def _sort(self, cards: i64, barred: vec[i64]) -> None:
        while cards != 0:
            card = bit(1, lowest(cards))
            may: i64 = bit(1, len(barred))
            kind = cards
            place: i64 = 0
            for bar in barred:
                if bar & card != 0:
                    kind &= bar
                else:
                    kind &= ~bar
                    may |= bit(1, place)
                place += 1
            self.kinds = append(self.kinds, kind)
            self.places = append(self.places, may)
            cards ^= kind

    def ways(self, kind: i64, place: i64, left: i64, taken: i64) -> float:
        """In how many ways the cards from here on can be dealt: `left` of this kind to this place and later ones.

        `taken` holds how full each place is, six bits a place.
        """
        if place == len(self.room):
            if left > 0:
                return 0.0
            if kind + 1 == len(self.kinds):
                return 1.0
            return self.ways(kind + 1, 0, count(self.kinds[kind + 1]), taken)
        key = (kind, place, left, taken)
        found = self.known.get(key)
        if found is not None:
            return found
        total: float = 0.0
        n: i64 = 0
        most = self._most(kind, place, left, taken)
        while n <= most:
            total += choose(left, n) * self.ways(kind, place + 1, left - n, taken + (n << (6 * place)))
            n += 1
        self.known[key] = total
        return total

    def _most(self, kind: i64, place: i64, left: i64, taken: i64) -> i64:
        if (self.places[kind] >> place) & 1 == 0:
            return 0
        room = self.room[place] - ((taken >> (6 * place)) & 63)
        return room if room < left else left

    def deal(self, chance: Chance) -> vec[i64]:
        hands = vec[i64](capacity=8)
        for _ in self.room:
            hands = append(hands, 0)
        taken: i64 = 0
        kind: i64 = 0
        while kind < len(self.kinds):
            cards = self.kinds[kind]
            place: i64 = 0
            while place < len(self.room):
                n = self._split(kind, place, count(cards), taken, chance)
                given = deal(cards, n, chance)
                cards ^= given
                hands[place] |= given
                taken += n << (6 * place)
                place += 1
            kind += 1
        return hands[: len(hands) - 1]

    def _split(self, kind: i64, place: i64, left: i64, taken: i64, chance: Chance) -> i64:
        """How many of a kind go to a place, as often as there are deals that have it so."""
        most = self._most(kind, place, left, taken)
        point: float = float(chance.pick(FINE)) / float(FINE) * self.ways(kind, place, left, taken)
        last: i64 = 0
        n: i64 = 0
        while n <= most:
            weight = choose(left, n) * self.ways(kind, place + 1, left - n, taken + (n << (6 * place)))
            if weight > 0.0:
                last = n
                if point < weight:
                    return n
                point -= weight
            n += 1
        return last


def choose(n: i64, k: i64) -> float:
    """How many ways there are to take k of n."""
    ways: float = 1.0
    i: i64 = 0
    while i < k:
        ways = ways * float(n - i) / float(i + 1)
        i += 1
    return ways
