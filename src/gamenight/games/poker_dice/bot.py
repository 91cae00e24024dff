# compiled
"""What a good player of Poker Dice knows: exactly how often each throw wins the hand, counted out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View, bit
from gamenight.games.poker_dice.rules.hands import faces, hand_value, wild_value
from gamenight.games.poker_dice.rules.position import NOTHING_YET, STAND, DiceView, PokerDice, Public
from gamenight.parts.bits import count
from gamenight.parts.prospects import prospects

SURE: Final[i64] = 1_000_000  # one, in the fixed-point numbers used here
LEAD: Final = 1.2  # hands ahead that make one seat e times as likely to win a match
PACKED: Final[i64] = 1 << 18  # what some dice show: how many of each face, three bits a face
FULL: Final[i64] = 252  # the ways five dice can fall, order apart

# Reasons, and what a, b and c say.
WON: Final = 0  # a: the value of the hand
HIGHEST: Final = 1  # a: how many dice are kept, b: their face, c: wild aces besides


@final
class Ways:
    """Every way that up to five dice can lie, order apart: the full hands first, then with fewer and fewer dice."""

    def __init__(self) -> None:
        self.sets = vec[i64](capacity=512)
        self.index = vec[i64]([-1] * PACKED)
        dice: i64 = 5
        while dice >= 0:
            self._add(0, 0, dice)
            dice -= 1
        self.more = vec[i64](capacity=4096)  # set by set and face by face, the set with one die more
        for counts in self.sets:
            face: i64 = 0
            while face < 6:
                full = held(counts) == 5
                self.more = append(self.more, -1 if full else self.index[counts + bit(1, 3 * face)])
                face += 1

    def _add(self, counts: i64, face: i64, left: i64) -> None:
        if face == 5:
            counts += bit(left, 15)
            self.index[counts] = len(self.sets)
            self.sets = append(self.sets, counts)
            return
        n: i64 = 0
        while n <= left:
            self._add(counts + bit(n, 3 * face), face + 1, left - n)
            n += 1


def held(counts: i64) -> i64:
    """How many dice there are."""
    total: i64 = 0
    while counts != 0:
        total += counts & 7
        counts >>= 3
    return total


@final
class Book:
    """Hand values, and how often one more player beats each of them; kept, since they never change."""

    def __init__(self, wild: bool, most: i64) -> None:
        self.wild: Final = wild
        self.most: Final = most  # dice that may be thrown again
        self.ways: Final = Ways()
        self.values = vec[i64](capacity=256)
        n: i64 = 0
        while n < FULL:
            self.values = append(self.values, self._value(self.ways.sets[n]))
            n += 1
        self._beaten = vec[i64]([-1] * 4096)  # by value, and throws

    def _value(self, counts: i64) -> i64:
        dice: i64 = 0
        die: i64 = 0
        face: i64 = 0
        while face < 6:
            n = (counts >> (3 * face)) & 7
            while n > 0:
                dice |= face << (3 * die)
                die += 1
                n -= 1
            face += 1
        return wild_value(dice) if self.wild else hand_value(dice)

    def means(self, worth: vec[i64]) -> vec[i64]:
        """What holding each set and throwing the rest comes to on average, from what full hands are worth."""
        found = vec[i64]([0] * len(self.ways.sets))
        n: i64 = 0
        while n < len(found):
            if n < FULL:
                found[n] = worth[n]
            else:
                total: i64 = 0
                face: i64 = 0
                while face < 6:
                    total += found[self.ways.more[6 * n + face]]
                    face += 1
                found[n] = total // 6
            n += 1
        return found

    def best(self, means: vec[i64]) -> vec[i64]:
        """What each full hand is worth with another throw to come: the best set of dice to hold."""
        worth = vec[i64]([0] * FULL)
        n: i64 = 0
        while n < FULL:
            worth[n] = self._hold(means, self.ways.sets[n], 0, 0)
            n += 1
        return worth

    def _hold(self, means: vec[i64], counts: i64, face: i64, kept: i64) -> i64:
        if face == 6:
            return means[self.ways.index[kept]] if 5 - held(kept) <= self.most else -1
        high: i64 = -1
        n: i64 = 0
        while n <= (counts >> (3 * face)) & 7:
            value = self._hold(means, counts, face + 1, kept + bit(n, 3 * face))
            if value > high:
                high = value
            n += 1
        return high

    def beaten(self, value: i64, throws: i64) -> i64:
        """How often a player with so many throws beats a value, trying to; a tie counts half."""
        at = 4 * value + throws
        if self._beaten[at] < 0:
            worth = vec[i64]([0] * FULL)
            n: i64 = 0
            while n < FULL:
                worth[n] = SURE if self.values[n] > value else SURE // 2 if self.values[n] == value else 0
                n += 1
            while throws > 1:
                worth = self.best(self.means(worth))
                throws -= 1
            means = self.means(worth)
            self._beaten[at] = means[len(means) - 1]
        return self._beaten[at]


BOOKS: Final[list[Book]] = []


def book_for(wild: bool, most: i64) -> Book:
    for book in BOOKS:
        if book.wild == wild and book.most == most:
            return book
    BOOKS.append(Book(wild, most))
    return BOOKS[len(BOOKS) - 1]


def winning(book: Book, p: Public, value: i64) -> i64:
    """How often a hand wins against those thrown already and those to come."""
    chance: i64 = SURE
    seat: i64 = 0
    while seat < p.seats:
        if (p.playing >> seat) & 1 and seat != p.turn:
            if p.values[seat] == NOTHING_YET:
                chance = chance * (SURE - book.beaten(value, p.most)) // SURE
            elif p.values[seat] > value:
                return 0
            elif p.values[seat] == value:
                chance //= 2
        seat += 1
    return chance


def counted_out(view: DiceView) -> vec[i64]:
    """How often each of the view's moves wins the hand, played well from there, of `SURE`."""
    p = view.public
    book = book_for(view.options.wild_aces, 5 if view.options.throw_all else 3)
    worth = vec[i64](capacity=256)
    for value in book.values:
        worth = append(worth, winning(book, p, value))
    stand = worth[book.ways.index[faces(p.dice)]]
    means = book.means(worth)
    left = p.most - p.throws - 1
    while left > 0:
        means = book.means(book.best(means))
        left -= 1
    found = vec[i64](capacity=32)
    for move in view.moves:
        found = append(found, stand if move == STAND else means[book.ways.index[kept_faces(p.dice, move)]])
    return found


def kept_faces(dice: i64, thrown: i64) -> i64:
    """What the dice show that are not thrown again."""
    counts: i64 = 0
    die: i64 = 0
    while die < 5:
        if (thrown >> die) & 1 == 0:
            counts += bit(1, 3 * ((dice >> (3 * die)) & 7))
        die += 1
    return counts


@final
class DiceJudgement(Judgement):
    """Exact for the hand; a match goes to whoever wins hands."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """Throw again what is single."""
        assert isinstance(position, PokerDice)
        dice = position.public.dice
        which: i64 = 0
        die: i64 = 0
        while die < 5:
            face = (dice >> (3 * die)) & 7
            alike: i64 = 0
            other: i64 = 0
            while other < 5:
                if (dice >> (3 * other)) & 7 == face:
                    alike += 1
                other += 1
            if alike == 1 and face != 5 and count(which) < 3:
                which |= bit(1, die)
            die += 1
        for move in moves:
            if move == which:
                return which
        return moves[0]

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, PokerDice)
        return position.public.hands

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, PokerDice)
        return prospects(position.public.wins, LEAD)

    def solve(self, view: View) -> vec[i64] | None:
        assert isinstance(view, DiceView)
        return counted_out(view)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, DiceView)
        return _why_stand(view) if move == STAND else _why_throw(view, move)


def _why_stand(view: DiceView) -> Entry | None:
    p = view.public
    value = wild_value(p.dice) if view.options.wild_aces else hand_value(p.dice)
    seat: i64 = 0
    while seat < p.seats:
        if (p.playing >> seat) & 1 and seat != p.turn and not NOTHING_YET < p.values[seat] < value:
            return None
        seat += 1
    return Entry(WON, NOBODY, value, 0, 0, 0)


def _why_throw(view: DiceView, move: i64) -> Entry | None:
    """Of what is kept: all dice of one face, of which no higher has as many, and the wild aces."""
    counts, plain = faces(view.public.dice), 5 if view.options.wild_aces else 6
    aces = counts >> (3 * plain)  # that are wild
    kept = kept_faces(view.public.dice, move)
    most: i64 = 0  # of a higher face
    face = plain - 1
    while face >= 0:
        n, shown = (kept >> (3 * face)) & 7, (counts >> (3 * face)) & 7
        if n > 0:
            alone = kept == bit(n, 3 * face) + bit(aces, 3 * plain)
            return Entry(HIGHEST, NOBODY, n, face, aces, 0) if alone and n == shown > most else None
        most = max(most, shown)
        face -= 1
    return None
