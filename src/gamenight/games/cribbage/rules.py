"""Cribbage: lay away, play to 31, show. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.games.cribbage.rules_count import JACK, NUMBER, VALUE, hand_points, play_pair, play_run
from gamenight.games.cribbage.rules_table import ANSWER, CLAIM, DISCARD, NO_CARD, PLAY, Options, Public
from gamenight.parts.bits import count, deal, draw, each
from gamenight.parts.cards import PACK

# A move is a card to lay away or to play, or one of these.
GO: Final = 52
HEELS: Final = 53
MUGGINS: Final = 54
PASS: Final = 55
SAY: Final = 56  # + the number counted, 0 to 29
MOVES: Final = 86

# The journal: what happened, and what a to d say.
CUT: Final = 0  # a: the card cut for the deal
DEALT: Final = 1
LAID_AWAY: Final = 2  # a: the card, for the one who laid it away
TURNED: Final = 3  # a: the starter
PLAYED: Final = 4  # a: the card, b: the count
SAID_GO: Final = 5  # b: the count
PEGGED: Final = 6  # a: points, b: what for, c: cards in the run or alike, d: the side's new total
COUNTED: Final = 7  # a: the hand, b: the starter, c: points scored, d: 1 for the crib
CLAIMED: Final = 8  # a: the number said
CALLED: Final = 9  # a: points taken by muggins
WON_GAME: Final = 10  # a: game points, b: the loser's points

FOR_FIFTEEN: Final = 0
FOR_THIRTY_ONE: Final = 1
FOR_PAIR: Final = 2
FOR_RUN: Final = 3
FOR_LAST: Final = 4
FOR_HEELS: Final = 5


@final
class CribbageView(View):
    """What one seat knows: the table, its own cards, and what it laid away itself."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Cribbage) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else 0
        self.tossed: Final[i64] = position.tossed[seat] if seat >= 0 else 0


@final
class Cribbage(Position):
    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.target: Final[i64] = options.points()
        self.public = public
        self.hands = vec[i64](capacity=4)  # cards still held
        self.tossed = vec[i64](capacity=4)  # cards laid away to the crib
        self.extra: i64 = 0  # the card that three players' crib gets from the pack

    def to_move(self) -> i64:
        p = self.public
        if p.over:
            return 0
        return p.waiting if p.phase == DISCARD else bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat < 0 or (self.to_move() >> seat) & 1 == 0:
            return vec[i64]()
        if p.phase == DISCARD:
            return each(self.hands[seat])
        if p.phase == PLAY:
            return self._cards(seat)
        if p.phase == CLAIM:
            found = vec[i64](capacity=32)
            n: i64 = 0
            while n < 30:
                found = append(found, SAY + n)
                n += 1
            return found
        return vec[i64]([MUGGINS, PASS])

    def _cards(self, seat: i64) -> vec[i64]:
        p = self.public
        room = 31 - p.count
        found = vec[i64](capacity=8)
        hand = self.hands[seat]
        while hand != 0:
            card = count((hand & -hand) - 1)
            hand &= hand - 1
            if VALUE[card % 13] <= room:  # 3.2
                found = append(found, card)
        if len(found) == 0:
            found = append(found, GO)  # 3.3
        if p.heels and seat == p.dealer:
            found = append(found, HEELS)  # 2.5
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if p.phase == DISCARD:
            self._lay_away(seat, move, chance)
        elif move < GO:
            self._lay(seat, move, chance)
        elif move == GO:
            self._go(seat, chance)
        elif move == HEELS:
            p.heels = False
            self._peg(seat, 2, FOR_HEELS, 0, chance)
        elif move >= SAY:
            self._say(seat, move - SAY)
        else:
            self._answer(seat, move, chance)

    def _lay_away(self, seat: i64, card: i64, chance: Chance) -> None:
        p = self.public
        self.hands[seat] ^= bit(1, card)
        self.tossed[seat] |= bit(1, card)
        if self.journal is not None:
            self.journal.whisper(bit(1, seat), LAID_AWAY, seat, card)
        if count(self.hands[seat]) == 4:  # 2.1
            p.waiting ^= bit(1, seat)
            if p.waiting == 0:
                self._cut(chance)

    def _cut(self, chance: Chance) -> None:
        """The starter is turned, and the play begins (2.3, 2.4)."""
        p = self.public
        p.starter = draw(self.stock(), chance)
        p.phase = PLAY
        p.turn = (p.dealer + 1) % p.seats
        if self.journal is not None:
            self.journal.note(TURNED, p.dealer, p.starter)
        if p.starter % 13 == JACK:
            if self.options.claim_heels:
                p.heels = True
            else:
                self._peg(p.dealer, 2, FOR_HEELS, 0, chance)

    def stock(self) -> i64:
        """The cards that were not dealt."""
        left = PACK & ~self.extra
        seat: i64 = 0
        while seat < self.public.seats:
            left &= ~(self.hands[seat] | self.tossed[seat])
            seat += 1
        return left

    def _lay(self, seat: i64, card: i64, chance: Chance) -> None:
        """A card is played to the count; what it makes is pegged (3.5 to 3.11)."""
        p = self.public
        self.hands[seat] ^= bit(1, card)
        p.laid[seat] |= bit(1, card)
        p.pile = append(p.pile, card)
        p.count += VALUE[card % 13]
        p.last, p.old_card = seat, card
        if seat == p.dealer:
            p.heels = False
        if self.journal is not None:
            self.journal.note(PLAYED, seat, card, p.count)
        if p.count == 15 and self._peg(seat, 2, FOR_FIFTEEN, 0, chance):
            return
        pair = play_pair(p.pile)
        if pair > 0 and self._peg(seat, pair, FOR_PAIR, pair, chance):
            return
        run = play_run(p.pile)
        if run > 0 and self._peg(seat, run, FOR_RUN, run, chance):
            return
        if p.count == 31:
            if not self._peg(seat, 2, FOR_THIRTY_ONE, 0, chance):
                self._begin_count(chance)
        else:
            self._pass_turn(seat, chance)

    def _go(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.gone |= bit(1, seat)
        p.lacks[seat] |= up_to(31 - p.count)
        if self.journal is not None:
            self.journal.note(SAID_GO, seat, 0, p.count)
        self._pass_turn(seat, chance)

    def _pass_turn(self, after: i64, chance: Chance) -> None:
        """The next who has cards and has not said go; if there is none, the last card scores (3.4, 3.5)."""
        p = self.public
        seat = after
        n: i64 = 0
        while n < p.seats:
            seat += 1
            if seat == p.seats:
                seat = 0
            if self.hands[seat] != 0 and (p.gone >> seat) & 1 == 0:
                p.turn = seat
                return
            n += 1
        if not self._peg(p.last, 1, FOR_LAST, 0, chance):
            self._begin_count(chance)

    def _begin_count(self, chance: Chance) -> None:
        """A new count, led by the next player with cards; or the show, if all are played (3.7, 4.1)."""
        p = self.public
        p.pile = vec[i64](capacity=8)
        p.count, p.gone = 0, 0
        seat = p.last
        n: i64 = 0
        while n < p.seats:
            seat += 1
            if seat == p.seats:
                seat = 0
            if self.hands[seat] != 0:
                p.turn = seat
                return
            n += 1
        p.counting = 0
        if self.options.muggins:
            p.phase = CLAIM
            p.turn = p.counter()
        else:
            self._show(chance)

    def _show(self, chance: Chance) -> None:
        """Every hand and the crib are counted, until someone has won (4.1, 5.1)."""
        p = self.public
        deals = p.deals
        while p.counting <= p.seats:
            points = self._counted(p.counting)
            if self._score_hand(p.counter(), points, chance) or p.deals != deals:
                return
            p.counting += 1
        self._next_deal(chance, (p.dealer + 1) % p.seats)

    def _counted(self, n: i64) -> i64:
        """What the n-th hand of the show is worth; the last is the crib, which is shown now."""
        p = self.public
        if n == p.seats:
            p.crib = self.crib()
            return hand_points(p.crib, p.starter, self.options.crib_flush_five)
        return hand_points(p.laid[p.counter()], p.starter, False)

    def crib(self) -> i64:
        cards = self.extra
        for tossed in self.tossed:
            cards |= tossed
        return cards

    def _score_hand(self, seat: i64, points: i64, chance: Chance) -> bool:
        """The points of a hand or the crib; whether they ended the game."""
        p = self.public
        crib = p.counting == p.seats
        if p.counting == 0:
            p.forget_show()
        if crib:
            p.old_crib, p.old_crib_points = p.crib, points
        else:
            p.old_points[seat] = points
        p.old_hands[seat] = p.laid[seat]
        p.old_starter = p.starter
        if self.journal is not None:
            cards = p.crib if crib else p.laid[seat]
            self.journal.note(COUNTED, seat, cards, p.starter, points, 1 if crib else 0)
        return self._add(seat, points, chance)

    def _say(self, seat: i64, number: i64) -> None:
        """A hand is counted aloud: too much counts for nothing (4.8)."""
        p = self.public
        p.claimed = number
        p.phase = ANSWER
        p.turn = (seat + 1) % p.seats
        if self.journal is not None:
            self.journal.note(CLAIMED, seat, number)

    def _answer(self, seat: i64, move: i64, chance: Chance) -> None:
        """The others, clockwise, say muggins or nothing; partners of the counter are not asked."""
        p = self.public
        counter = p.counter()
        nxt = (seat + 1) % p.seats
        while p.side(nxt) == p.side(counter) and nxt != counter:
            nxt = (nxt + 1) % p.seats
        if move == PASS and nxt != counter:
            p.turn = nxt
            return
        true = self._counted(p.counting)
        points = p.claimed if p.claimed < true else true
        deals = p.deals
        if self._score_hand(counter, points, chance) or p.deals != deals:
            return
        if move == MUGGINS and points < true:
            if self.journal is not None:
                self.journal.note(CALLED, seat, true - points)
            if self._add(seat, true - points, chance) or p.deals != deals:
                return
        p.counting += 1
        if p.counting > p.seats:
            self._next_deal(chance, (p.dealer + 1) % p.seats)
            return
        p.phase = CLAIM
        p.turn = p.counter()
        if p.counting == p.seats:
            p.crib = self.crib()  # laid open for the dealer to count

    def _peg(self, seat: i64, points: i64, reason: i64, cards: i64, chance: Chance) -> bool:
        """Points in the play; whether they ended the game."""
        p = self.public
        if self.journal is not None:
            self.journal.note(PEGGED, seat, points, reason, cards, p.pegs[p.side(seat)] + points)
        return self._add(seat, points, chance)

    def _add(self, seat: i64, points: i64, chance: Chance) -> bool:
        """Move a side's pegs; whether that won the game (5.1)."""
        p = self.public
        side = p.side(seat)
        if points > 0:
            p.back[side] = p.pegs[side]
            p.pegs[side] += points
        if p.pegs[side] < self.target:
            return False
        self._win(side, chance)
        return True

    def _win(self, side: i64, chance: Chance) -> None:
        """A game is won; the match too, or another game begins (5.3 to 5.5)."""
        p = self.public
        p.pegs[side] = self.target
        loser: i64 = (side + 1) % p.sides  # the one who came last
        other: i64 = 0
        while other < p.sides:
            if other != side and p.pegs[other] < p.pegs[loser]:
                loser = other
            other += 1
        worth = self._worth(p.pegs[loser])
        p.games[side] += worth
        if self.journal is not None:
            self.journal.note(WON_GAME, side, worth, p.pegs[loser])
        if p.games[side] >= self.options.games:
            p.over = True
            return
        other = 0
        while other < p.sides:
            p.pegs[other], p.back[other] = 0, 0
            other += 1
        self._next_deal(chance, loser if self.options.loser_deals else (p.dealer + 1) % p.seats)

    def _worth(self, loser: i64) -> i64:
        if not self.options.skunks:
            return 1
        if self.target == 61:
            return 2 if loser < 31 else 1
        return 4 if loser < 61 else 2 if loser < 91 else 1

    def _next_deal(self, chance: Chance, dealer: i64) -> None:
        p = self.public
        p.dealer = dealer
        p.deals += 1
        self.deal(chance)

    def deal(self, chance: Chance) -> None:
        """Cards for everyone, and for three players one for the crib (1.2)."""
        p = self.public
        size: i64 = 6 if p.seats == 2 else 5
        left: i64 = PACK
        seat: i64 = 0
        while seat < p.seats:
            hand = deal(left, size, chance)
            self.hands[seat] = hand
            left ^= hand
            self.tossed[seat], p.laid[seat], p.lacks[seat] = 0, 0, 0
            seat += 1
        self.extra = deal(left, 1, chance) if p.seats == 3 else 0
        p.phase, p.waiting, p.starter = DISCARD, bit(1, p.seats) - 1, NO_CARD
        p.pile = vec[i64](capacity=8)
        p.count, p.gone, p.last, p.crib, p.counting = 0, 0, NOBODY, 0, 0
        p.heels = False
        if self.journal is not None:
            self.journal.note(DEALT, p.dealer, size)

    def scores(self) -> vec[i64]:
        p = self.public
        found = vec[i64](capacity=4)
        seat: i64 = 0
        while seat < p.seats:
            found = append(found, p.pegs[p.side(seat)])
            seat += 1
        return found

    def payoffs(self) -> vec[i64]:
        p = self.public
        if not p.over:
            return share(0, p.seats)
        side = best(p.games)
        if p.seats == 4:
            side |= side << 2  # partners share the win
        return share(side, p.seats)

    def copy(self) -> Cribbage:
        new = Cribbage(self.options, self.public.copy())
        new.hands = self.hands[:]
        new.tossed = self.tossed[:]
        new.extra = self.extra
        return new

    def view(self, seat: i64) -> CribbageView:
        return CribbageView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        p = self.public
        seen: i64 = self.extra
        if p.starter != NO_CARD:
            seen |= bit(1, p.starter)
        total = count(seen)
        seat: i64 = 0
        while seat < p.seats:
            held = self.hands[seat] | self.tossed[seat] | p.laid[seat]
            total += count(self.hands[seat]) + count(self.tossed[seat]) + count(p.laid[seat])
            seen |= held
            assert count(held) == (6 if p.seats == 2 else 5), "a hand has too many cards or too few"
            assert self.hands[seat] & p.lacks[seat] == 0, "a card is where the table knows it is not"
            seat += 1
        assert count(seen) == total, "a card is in two places"
        for pegs in p.pegs:
            assert 0 <= pegs <= self.target


def up_to(room: i64) -> i64:
    """The cards that count no more than this."""
    found: i64 = 0
    card: i64 = 0
    while card < 52:
        if VALUE[card % 13] <= room:
            found |= bit(1, card)
        card += 1
    return found


def start(seats: int, options: Options, chance: Chance) -> Cribbage:
    public = Public(seats)
    position = Cribbage(options, public)
    seat: i64 = 0
    while seat < seats:
        position.hands = append(position.hands, 0)
        position.tossed = append(position.tossed, 0)
        public.laid = append(public.laid, 0)
        public.lacks = append(public.lacks, 0)
        public.old_hands = append(public.old_hands, 0)
        public.old_points = append(public.old_points, 0)
        if seat < public.sides:
            public.pegs = append(public.pegs, 0)
            public.back = append(public.back, 0)
            public.games = append(public.games, 0)
        seat += 1
    public.dealer = cut_for_deal(position, chance)
    position.deal(chance)
    return position


def cut_for_deal(position: Cribbage, chance: Chance) -> i64:
    """Who cuts the lowest card; equals cut again (1.1)."""
    seats = position.public.seats
    cutting = bit(1, seats) - 1
    while count(cutting) > 1:
        left: i64 = PACK
        lowest: i64 = 20
        tied: i64 = 0
        for seat in each(cutting):
            card = draw(left, chance)
            left ^= bit(1, card)
            if position.journal is not None:
                position.journal.note(CUT, seat, card)
            number = NUMBER[card % 13]
            if number < lowest:
                lowest, tied = number, 0
            if number == lowest:
                tied |= bit(1, seat)
        cutting = tied
    return each(cutting)[0]
