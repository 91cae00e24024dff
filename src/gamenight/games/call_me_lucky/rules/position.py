# compiled
"""Call Me Lucky: capture piles with what lies on the board, then draw a card and play it. Clauses: rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import RESULT
from gamenight.core.options import chosen
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.games.call_me_lucky.rules.grid import AWAY, Grid, grid_for
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    ASIDE,
    CAPTURED,
    COULD_NOT,
    DRAW,
    DREW,
    LAID_ON,
    LAY,
    NO_CARD,
    PASS,
    PASSED,
    PLACED,
    RESHUFFLED,
    SCORED,
    SET,
    SET_ASIDE,
    SEVEN,
    VALUES,
    WON,
    Options,
    Public,
    audit,
    captures,
    layable,
    partners,
    worth,
)
from gamenight.parts.bits import count, each, lowest
from gamenight.parts.bits import draw as draw_one


@final
class LuckyView(View):
    """What one seat knows: everything but the order of the draw piles, which they do not have."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: CallMeLucky) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()


@final
class CallMeLucky(Position):
    """Draw piles are sets: nobody has put them in an order."""

    def __init__(self, options: Options, grid: Grid, public: Public) -> None:
        self.options: Final = options
        self.grid: Final = grid
        self.public = public

    def to_move(self) -> i64:
        p = self.public
        if p.over:
            return 0
        return bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        found = vec[i64](capacity=8)
        if p.over or seat != p.turn:
            return found
        if p.drawn != NO_CARD:
            return self._plays(layable(p, self.grid, seat, p.drawn))
        if p.target != AWAY:
            return self._additions(seat)
        found = captures(p, self.grid, seat, self.options.many_cards)
        return append(found, DRAW if p.decks[seat] != 0 else PASS)  # 2.2, 6.1

    def _plays(self, squares: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        while squares != 0:
            found = append(found, LAY + lowest(squares))
            squares &= squares - 1
        return found if len(found) > 0 else append(found, ASIDE)  # 3.4

    def _additions(self, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for square in each(self._partners(seat)):
            found = append(found, ADD + square)
        return found

    def _partners(self, seat: i64) -> i64:
        p = self.public
        return partners(p, self.grid, seat, p.target, p.joined, p.need, self.options.many_cards)

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < ADD:
            self._begin(seat, move >> 3, self.grid.ways[move])
        elif move < LAY:
            self._join(seat, move - ADD)
        elif move < DRAW:
            self._lay(seat, move - LAY)
        elif move == DRAW:
            self._draw(seat, chance)
        elif move == ASIDE:
            self._set_aside(seat)
        else:
            if self.journal is not None:
                self.journal.note(PASSED, seat)
            self._next()

    def _begin(self, seat: i64, square: i64, target: i64) -> None:
        """A pile captures its equal (4.3), or is the uppermost of several that add up (4.4)."""
        p = self.public
        p.lead, p.target, p.joined = square, target, bit(1, square)
        p.need = p.number_at(target) - p.number_at(square)
        self._settle(seat)

    def _join(self, seat: i64, square: i64) -> None:
        p = self.public
        p.joined |= bit(1, square)
        p.need -= p.number_at(square)
        self._settle(seat)

    def _settle(self, seat: i64) -> None:
        """Complete a capture; where only one pile can join, it joins by itself."""
        p = self.public
        while p.need > 0:
            left = self._partners(seat)
            if left & (left - 1) != 0:
                return
            p.joined |= left
            p.need -= p.number_at(lowest(left))
        self._capture(seat)

    def _capture(self, seat: i64) -> None:
        p = self.public
        top, beaten = p.top[p.lead], p.top[p.target]
        cards: i64 = 0
        for square in each(p.joined):
            cards |= p.vacate(square)
        p.cover(p.target, seat, cards, top)
        p.captured = True
        if self.journal is not None:
            self.journal.note(CAPTURED, seat, p.joined, p.target, top, beaten)
        p.last = p.joined | bit(1, p.target)
        p.lead, p.target, p.joined = AWAY, AWAY, 0

    def _draw(self, seat: i64, chance: Chance) -> None:
        p = self.public
        card = draw_one(p.decks[seat], chance)
        # 2.4: drawing until another card comes is drawing one of the others.
        if p.opening and card % SET == SEVEN:
            if self.journal is not None:
                self.journal.note(RESHUFFLED, seat)
            card = draw_one(p.decks[seat] & ~bit(1, card), chance)
        p.opening = False
        p.decks[seat] ^= bit(1, card)
        p.drawn = card
        if self.journal is not None:
            self.journal.note(DREW, seat, card)

    def _lay(self, seat: i64, square: i64) -> None:
        p = self.public
        beaten = p.top[square]
        p.cover(square, seat, bit(1, p.drawn), p.drawn)
        if self.journal is not None:
            if beaten == NO_CARD:
                self.journal.note(PLACED, seat, p.drawn, square)
            else:
                self.journal.note(LAID_ON, seat, p.drawn, square, beaten)
        p.last = bit(1, square)
        self._next()

    def _set_aside(self, seat: i64) -> None:
        p = self.public
        p.aside[seat] |= bit(1, p.drawn)
        p.last = 0
        if self.journal is not None:
            self.journal.note(SET_ASIDE, seat, p.drawn)
        self._next()

    def _next(self) -> None:
        """The next seat that can do anything has the turn; after a round without a capture the game ends (6.2, 6.3)."""
        p = self.public
        empty = p.exhausted()
        drew = p.drawn != NO_CARD
        p.drawn = NO_CARD
        while True:
            p.quiet += 1
            if not empty or p.captured or drew:
                p.quiet = 0
            p.captured, drew = False, False
            if p.quiet == p.seats:
                self._finish()
                return
            p.turn += 1
            if p.turn == p.seats:
                p.turn = 0
            if p.decks[p.turn] != 0 or len(captures(p, self.grid, p.turn, self.options.many_cards)) > 0:
                return
            if self.journal is not None:
                self.journal.note(COULD_NOT, p.turn)

    def _finish(self) -> None:
        p = self.public
        p.over = True
        if self.journal is None:
            return
        seat: i64 = 0
        while seat < p.seats:
            self.journal.note(SCORED, seat, p.score(seat), worth(p.aside[seat]))
            seat += 1
        winners = self._winners()
        self.journal.note(WON, NOBODY, winners, p.score(lowest(winners)))
        still = self.copy()
        still.public.showing = True
        self.journal.show(still, RESULT)

    def _winners(self) -> i64:
        """The highest score wins (7.3 to 7.5)."""
        p = self.public
        scores = self.scores()
        winners = best(scores)
        if not self.options.tie_by_piles:
            return winners
        seat: i64 = 0
        while seat < p.seats:
            scores[seat] = count(p.owns[seat]) if (winners >> seat) & 1 else -1
            seat += 1
        return best(scores)

    def scores(self) -> vec[i64]:
        found = vec[i64](capacity=4)
        seat: i64 = 0
        while seat < self.public.seats:
            found = append(found, self.public.score(seat))
            seat += 1
        return found

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(self._winners() if p.over else 0, p.seats)

    def copy(self) -> CallMeLucky:
        return CallMeLucky(self.options, self.grid, self.public.copy())

    def view(self, seat: i64) -> LuckyView:
        return LuckyView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        audit(self.public, len(self.grid.numbers))
        total: i64 = 0
        for points in self.scores():
            total += points
        for aside in self.public.aside:
            total += 2 * worth(aside)
        for deck in self.public.decks:
            total += worth(deck)
        if self.public.drawn >= 0:
            total += VALUES[self.public.drawn % SET]
        assert total == 65 * self.public.seats, f"the cards add up to {total}, not {65 * self.public.seats}"


def start(seats: int, options: Options, chance: Chance) -> CallMeLucky:
    grid = grid_for(options.grid, options.sides_only)
    public = Public(seats, chosen(options.first, seats, chance))  # 2.1
    public.set_up(len(grid.numbers))
    return CallMeLucky(options, grid, public)
