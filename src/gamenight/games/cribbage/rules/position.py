# compiled
"""Cribbage: lay away, play to 31, show. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE
from gamenight.core.position import View, bit
from gamenight.games.cribbage.rules.count import JACK, NUMBER, VALUE, play_pair, play_run
from gamenight.games.cribbage.rules.public import (
    CLAIM,
    COUNT_ENDS,
    CUT,
    DISCARD,
    FOR_FIFTEEN,
    FOR_HEELS,
    FOR_LAST,
    FOR_PAIR,
    FOR_RUN,
    FOR_THIRTY_ONE,
    GO,
    HEELS,
    LAID_AWAY,
    MUGGINS,
    NOTHING,
    PASS,
    PEGGED,
    PLAY,
    PLAYED,
    SAID_GO,
    SAY,
    STARTER,
    TURNED,
    Options,
    Public,
)
from gamenight.games.cribbage.rules.show import Shown
from gamenight.parts.bits import count, draw, each
from gamenight.parts.cards import PACK


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
class Cribbage(Shown):
    def to_move(self) -> i64:
        p = self.public
        if p.over or p.showing != NOTHING:
            return 0
        if p.phase == DISCARD:
            return p.waiting
        if p.heels:
            return bit(1, p.turn) | bit(1, p.dealer)  # 2.5
        return bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat < 0 or (self.to_move() >> seat) & 1 == 0:
            return vec[i64]()
        if p.phase == DISCARD:
            return each(self.hands[seat])
        if p.phase == PLAY:
            return self._cards(seat) if seat == p.turn else vec[i64]([HEELS])
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
            self.say(seat, move - SAY)
        else:
            self.answer(seat, move, chance)

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
            self.look(STARTER, GLANCE)
        if p.starter % 13 == JACK:
            if self.options.claim_heels:
                p.heels = True
            else:
                self._peg(p.dealer, 2, FOR_HEELS, 0, chance)

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
        self.look(COUNT_ENDS, GLANCE)
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
            self.show(chance)

    def _peg(self, seat: i64, points: i64, reason: i64, cards: i64, chance: Chance) -> bool:
        """Points in the play; whether they ended the game."""
        p = self.public
        if self.journal is not None:
            self.journal.note(PEGGED, seat, points, reason, cards, p.pegs[p.side(seat)] + points)
        return self.add(seat, points, chance)

    def copy(self) -> Cribbage:
        new = Cribbage(self.options, self.public.copy())
        new.hands = self.hands[:]
        new.tossed = self.tossed[:]
        new.extra = self.extra
        return new

    def view(self, seat: i64) -> CribbageView:
        return CribbageView(seat, self.to_move(), self.moves(seat), self)


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
