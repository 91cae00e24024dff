# compiled
"""Sorry!: four pawns from START around the board to HOME. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY, View, best, bit, share
from gamenight.games.sorry.rules.audit import audit_board, audit_cards
from gamenight.games.sorry.rules.board import (
    MOVED,
    NO_PAWN,
    SORRIED,
    STARTED,
    SWAPPED,
    backward,
    circle,
    forward,
    set_up,
)
from gamenight.games.sorry.rules.hands import Hands
from gamenight.games.sorry.rules.moves import (
    BACK,
    BACKWARD,
    CARDS,
    COPIES,
    FORFEIT,
    FORWARD,
    KINDS,
    LAY,
    NO_CARD,
    RISE,
    SEVEN,
    STRIKE,
    SWAP,
    TOSS,
    TWO,
    parts,
    uses,
)
from gamenight.games.sorry.rules.public import (
    BEGINS,
    FORFEITED,
    HAND,
    LAID,
    SCORED,
    STOPPED,
    TOSSED,
    TURNED,
    WON,
    Options,
    Public,
    game_points,
)
from gamenight.parts.decks import none_of


@final
class SorryView(View):
    """What one seat knows: the table, its own hand, how many cards the others and the pile hold."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Sorry) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        mine = seat >= 0 and position.options.points
        at: i64 = seat * KINDS if mine else 0
        self.hand: Final = position.hands[at : at + KINDS] if mine else none_of(KINDS)
        self.floors: Final = position.floors[at : at + KINDS] if mine else position.public.floors[:]
        self.sizes: Final = position.sizes[:]
        self.piled: Final[i64] = position.piled


@final
class Sorry(Hands):
    """The whole game."""

    def to_move(self) -> i64:
        p = self.public
        return 0 if p.over else bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat != p.turn:
            return vec[i64]()
        if p.card == NO_CARD:
            return self._choices(seat)
        side = p.sides[seat]
        if p.left > 0:
            return parts(p.board, side, p.left, p.used, self.options.teams)
        found = uses(p.board, side, p.foes(seat), p.card, self.options.teams)
        if len(found) == 0:
            found = append(found, FORFEIT)  # 2.5
        return found

    def usable(self, seat: i64, kinds: i64) -> i64:
        """Those of a set of kinds that the seat could use now (8.3)."""
        p = self.public
        found: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if (kinds >> kind) & 1 and len(uses(p.board, p.sides[seat], p.foes(seat), kind, False)) > 0:
                found |= bit(1, kind)
            kind += 1
        return found

    def _choices(self, seat: i64) -> vec[i64]:
        """Which card of the hand to lay, or to discard if none can be used (8.3, 8.4)."""
        held: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.hands[seat * KINDS + kind] > 0:
                held |= bit(1, kind)
            kind += 1
        can = self.usable(seat, held)
        first: i64 = LAY
        if can == 0:
            can = held
            first = TOSS
        found = vec[i64](capacity=8)
        kind = 0
        while kind < KINDS:
            if (can >> kind) & 1:
                found = append(found, first + kind)
            kind += 1
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < RISE:
            self._step(move >> 3, move & 7)
            if self.public.left > 0:
                return  # the rest of a seven is to come (5.7)
        elif move < STRIKE:
            self._leave(move)
        elif move < LAY:
            self._strike((move - STRIKE) >> 4, (move - STRIKE) & 15)
        elif move < TOSS:
            self._lay(seat, move - LAY)
            return
        elif move < FORFEIT:
            self._toss(seat, move - TOSS, chance)
            return
        elif self.journal is not None:
            self.journal.note(FORFEITED, seat, self.public.card)
        self._finish(seat, chance)

    def _step(self, pawn: i64, slot: i64) -> None:
        """A pawn moves along the track by the card, or by a part of a seven."""
        p = self.public
        kind, place = p.card, p.board.place[pawn]
        if slot == BACK:
            to = backward(pawn >> 2, place, BACKWARD[kind])
        else:
            to = forward(pawn >> 2, place, slot if kind == SEVEN else FORWARD[kind])
        if kind == SEVEN:
            p.left = (p.left if p.left > 0 else 7) - slot
            p.used = p.used | bit(1, pawn) if p.left > 0 else 0
        p.moved, p.came = pawn, place
        if self.journal is not None:
            self.journal.note(MOVED, p.turn, pawn, place, to, 1 if slot == BACK else 0)
        p.board.land(pawn, to, self.journal)

    def _leave(self, move: i64) -> None:
        """A pawn comes out of START, or changes places with another."""
        p = self.public
        if move < SWAP:
            colour = move - RISE
            pawn = p.board.waiting(colour)
            p.moved, p.came = pawn, p.board.place[pawn]
            if self.journal is not None:
                self.journal.note(STARTED, p.turn, pawn, circle(colour))
            p.board.land(pawn, circle(colour), self.journal)
            return
        pawn, other = (move - SWAP) >> 4, (move - SWAP) & 15
        here, there = p.board.place[pawn], p.board.place[other]
        p.moved, p.came = pawn, here
        if self.journal is not None:
            self.journal.note(SWAPPED, p.turn, pawn, other, there, here)
        p.board.swap(pawn, other, self.options.displaced_slides, self.journal)  # 6.4, 6.5

    def _strike(self, colour: i64, other: i64) -> None:
        """SORRY!: a pawn from START takes the place of another (6.6)."""
        p = self.public
        pawn, place = p.board.waiting(colour), p.board.place[other]
        p.moved, p.came = pawn, p.board.place[pawn]
        if self.journal is not None:
            self.journal.note(SORRIED, p.turn, pawn, other, place)
        p.board.land(pawn, place, self.journal)

    def _lay(self, seat: i64, kind: i64) -> None:
        """A card of the hand is chosen and lies face up (8.2)."""
        self._part_with(seat, kind)
        self.public.card = kind
        if self.journal is not None:
            self.journal.note(LAID, seat, kind)

    def _toss(self, seat: i64, kind: i64, chance: Chance) -> None:
        """None of the cards could be used, and now everyone knows it (8.4)."""
        p = self.public
        can = self.usable(seat, bit(1, KINDS) - 1)
        self._part_with(seat, kind)
        if can != 0:
            p.lacks[seat], p.bound[seat] = can, self.sizes[seat]
        if self.journal is not None:
            self.journal.note(TOSSED, seat, kind)
        self._discard(kind)
        self._draw_to_hand(seat, chance)
        self._next(chance)

    def _finish(self, seat: i64, chance: Chance) -> None:
        """The card has been used or forfeited."""
        p = self.public
        kind = p.card
        self._discard(kind)
        if p.board.home(p.sides[seat]) == (8 if self.options.teams else 4):  # 2.7, 7.7
            self._win(seat, chance)
            return
        again = kind == TWO
        if self.options.points:
            self._draw_to_hand(seat, chance)  # 8.2
            again = again and self.options.two_plays_again  # 8.5
        if not again:
            self._next(chance)
        elif not self.options.points:
            self._turn_up(chance)  # 5.2

    def _next(self, chance: Chance) -> None:
        p = self.public
        p.turns += 1
        p.turn += 1
        if p.turn == p.seats:
            p.turn = 0
        if p.turns >= self.options.max_turns:
            self._stop()  # 2.8
        elif not self.options.points:
            self._turn_up(chance)

    def _turn_up(self, chance: Chance) -> None:
        """The card for the seat to move (2.4)."""
        p = self.public
        p.card = self._draw(chance)
        if self.journal is not None:
            self.journal.note(TURNED, p.turn, p.card)

    def _stop(self) -> None:
        p = self.public
        p.over = True
        p.winners = bit(1, p.seats) - 1
        if self.journal is not None:
            self.journal.note(STOPPED, NOBODY, p.turns)
        if self.options.points:
            self._score(NOBODY)
            if self.options.target > 0:
                p.winners = best(p.totals)

    def _win(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.turns += 1
        if self.journal is not None:
            self.journal.note(WON, seat)
        p.winners = 0
        other: i64 = 0
        while other < p.seats:
            if p.sides[other] == p.sides[seat]:
                p.winners |= bit(1, other)
            other += 1
        if self.options.points:
            self._score(seat)
            if self.options.target > 0:
                self._play_on(seat, chance)
                return
        p.over = True

    def _score(self, winner: i64) -> None:
        """8.6: what everyone gets for this game."""
        p = self.public
        homes = vec[i64](capacity=4)
        for side in p.sides:
            homes = append(homes, p.board.home(side))
        p.history = append(p.history, winner)
        seat: i64 = 0
        while seat < p.seats:
            points = game_points(homes, winner, seat, self.options.cumulative)
            p.totals[seat] += points
            p.history = append(p.history, homes[seat])
            if self.journal is not None:
                self.journal.note(SCORED, seat, points, p.totals[seat])
            seat += 1

    def _play_on(self, winner: i64, chance: Chance) -> None:
        """8.9: the match is over, or the winner begins another game (8.10)."""
        p = self.public
        leaders = best(p.totals)
        high: i64 = 0
        for points in p.totals:
            if points > high:
                high = points
        if high >= self.options.target or p.turns >= self.options.max_turns:
            p.winners = leaders
            p.over = True
            return
        p.winners = 0
        p.moved = NO_PAWN
        deal(self, winner, chance)

    def scores(self) -> vec[i64]:
        """Points, or pawns HOME where no points are played for."""
        p = self.public
        if self.options.points:
            return p.totals[:]
        homes = vec[i64](capacity=4)
        for side in p.sides:
            homes = append(homes, p.board.home(side))
        return homes

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(p.winners if p.over else 0, p.seats)

    def copy(self) -> Sorry:
        new = Sorry(self.options, self.public.copy())
        new.pile = self.pile[:]
        new.piled = self.piled
        new.hands = self.hands[:]
        new.sizes = self.sizes[:]
        new.floors = self.floors[:]
        return new

    def view(self, seat: i64) -> SorryView:
        return SorryView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        audit_board(self.public.board)
        hands = self.hands if self.options.points else none_of(self.public.seats * KINDS)
        floors = self.floors if self.options.points else hands
        audit_cards(self.public, hands, floors, self.pile, self.piled)


def start(seats: int, options: Options, chance: Chance) -> Sorry:
    sides = vec[i64](capacity=4)
    seat: i64 = 0
    while seat < seats:
        side = colours_of(seats, options, seat)
        if options.teams and seats == 4:
            side = 5 if side & 5 != 0 else 10  # 7.1, 7.2
        sides = append(sides, side)
        seat += 1
    position = Sorry(options, Public(seats, sides, set_up(0)))
    deal(position, chance.pick(seats), chance)  # 2.2
    return position


def colours_of(seats: i64, options: Options, seat: i64) -> i64:
    """The set of colours that a seat's own pawns have (2.3, 7.1)."""
    if seats == 2 and options.teams:
        return bit(5, seat)
    if seats == 2 and options.opposite:
        return bit(1, 2 * seat)
    return bit(1, seat)


def deal(position: Sorry, first: i64, chance: Chance) -> None:
    """Set up the pawns and the cards for a game that `first` begins."""
    p, points = position.public, position.options.points
    colours: i64 = 0
    for side in p.sides:
        colours |= side
    p.board = set_up(colours if points else 0)  # 2.1, 8.1
    p.turn, p.top, p.card = first, NO_CARD, NO_CARD
    p.discards, p.floors = none_of(KINDS), none_of(KINDS)
    p.lacks, p.bound = none_of(p.seats), none_of(p.seats)
    position.pile, position.piled = COPIES[:], CARDS
    if position.journal is not None:
        position.journal.note(BEGINS, first)
    if not points:
        position._turn_up(chance)
        return
    position.sizes = none_of(p.seats)
    position.hands, position.floors = none_of(p.seats * KINDS), none_of(p.seats * KINDS)
    seat: i64 = 0
    while seat < p.seats:
        while position.sizes[seat] < HAND:
            position._draw_to_hand(seat, chance)
        seat += 1
