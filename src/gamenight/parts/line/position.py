# compiled
"""A line of play: dominoes laid end to end by two to four players, with or without a boneyard to draw from.

Block, Dominoes and Bergen are this with a `Style` and their own scoring.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamenight.core.chance import Chance
from gamenight.core.journal import RESULT
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.parts.bits import count, deal, draw, each, has, lowest
from gamenight.parts.dominoes import DOUBLES, NUMBERS, SET
from gamenight.parts.line.table import (
    BLOCKED,
    DEALT,
    DRAW,
    DREW,
    LAID,
    LEFT,
    NONE,
    NOTHING,
    OPENED,
    PASS,
    PASSED,
    POINTS,
    REDRAWN,
    RIGHT,
    ROUND_OVER,
    TOOK,
    WENT_OUT,
    Style,
    Table,
    heavier,
    heavier_than,
)  # fmt: skip
from gamenight.parts.unseen import deal_unseen


@final
class LineView(View):
    """What one seat knows: the table, its own tiles, how many the others and the boneyard hold."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: LinePosition) -> None:
        super().__init__(seat, position.table.seats, movers, moves)
        self.style: Final = position.style
        self.options: Final = position.house()
        self.table: Final = position.table.copy()
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else 0
        self.fresh: Final[i64] = position.fresh if seat == position.table.turn else NONE
        self.sizes: Final = position.sizes()
        self.boneyard: Final[i64] = count(position.boneyard)


@mypyc_attr(allow_interpreted_subclasses=True)
class LinePosition(Position):
    """A game on a line of play. Hands and boneyard are sets: nobody has put them in an order."""

    def __init__(self, style: Style, table: Table) -> None:
        self.style: Final = style
        self.table = table
        self.hands = vec[i64](capacity=4)
        self.boneyard: i64 = 0
        self.fresh: i64 = NONE  # the tile just drawn, until it is played

    # What a game adds.

    def house(self) -> object:
        """The game's options."""
        raise NotImplementedError

    def score_tile(self, seat: i64) -> None:
        """A tile was laid: count what it scores, if the game counts that."""

    def score_round(self, out: i64) -> None:
        """A round is over, `out` by a seat or blocked (NOBODY): count it and say who won it."""
        raise NotImplementedError

    # What they share.

    def to_move(self) -> i64:
        if self.table.over or self.table.showing != NOTHING:
            return 0
        return bit(1, self.table.turn)

    def moves(self, seat: i64) -> vec[i64]:
        t = self.table
        found = vec[i64](capacity=16)
        if t.over or seat != t.turn or t.showing != NOTHING:
            return found
        for tile in each(bit(1, self.fresh) if t.drawn else self.hands[seat] & t.fits()):
            if t.first == NONE or has(NUMBERS[t.left_end], tile):
                found = append(found, 2 * tile + LEFT)
            if t.first != NONE and has(NUMBERS[t.right_end], tile):
                found = append(found, 2 * tile + RIGHT)
        if self.style.draws and self.boneyard != 0:
            if len(found) == 0 or (self.style.voluntary and not t.drawn):
                found = append(found, DRAW)
        elif len(found) == 0:
            found = append(found, PASS)
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < DRAW:
            self._lay(seat, move >> 1, move & 1, chance)
        elif move == DRAW:
            self._draw(seat, chance)
        else:
            self._pass(seat, chance)

    def _lay(self, seat: i64, tile: i64, end: i64, chance: Chance) -> None:
        t = self.table
        self.hands[seat] ^= bit(1, tile)
        t.lay(tile, end)
        t.passes, t.took, t.points, t.last = 0, 0, 0, 2 * tile + end
        t.drawn = False
        self.fresh = NONE
        if self.journal is not None:
            self.journal.note(LAID, seat, tile, end)
        self.score_tile(seat)
        if t.over:
            self._show()
        elif self.hands[seat] == 0:
            if self.journal is not None:
                self.journal.note(WENT_OUT, seat)
            self._end_round(seat, chance)
        else:
            self._next()

    def _next(self) -> None:
        t = self.table
        t.turn += 1
        if t.turn == t.seats:
            t.turn = 0

    def _draw(self, seat: i64, chance: Chance) -> None:
        """Draw until a tile fits; it must be played at once."""
        t = self.table
        fits = t.fits()
        t.took, t.passes = 0, 0
        while self.boneyard != 0:
            tile = draw(self.boneyard, chance)
            self.boneyard ^= bit(1, tile)
            self.hands[seat] |= bit(1, tile)
            t.took += 1
            if self.journal is not None:
                self.journal.whisper(bit(1, seat), TOOK, seat, tile)
            if has(fits, tile):
                self.fresh = tile
                t.drawn = True
                break
        if self.journal is not None:
            self.journal.note(DREW, seat, t.took)
        kept = t.took - 1 if t.drawn else t.took
        if kept > 0:
            t.lacks[seat] = 0  # tiles came in that nobody else has seen
        if not self.style.voluntary:
            t.lacks[seat] |= fits  # but for the last tile drawn, which is played

    def _pass(self, seat: i64, chance: Chance) -> None:
        t = self.table
        t.lacks[seat] |= t.fits()
        t.passes += 1
        t.took, t.points = 0, 0
        if self.journal is not None:
            self.journal.note(PASSED, seat)
        if t.passes == t.seats:
            if self.journal is not None:
                self.journal.note(BLOCKED, NOBODY)
            self._end_round(NOBODY, chance)
        else:
            self._next()

    def _show(self) -> None:
        """The hands are laid open."""
        self.table.shown = self.hands[:]

    def _end_round(self, out: i64, chance: Chance) -> None:
        t = self.table
        self._show()
        t.rounds += 1
        self.score_round(out)
        if self.journal is not None:
            still = self.copy()
            assert isinstance(still, LinePosition)
            still.table.showing = ROUND_OVER
            self.journal.show(still, RESULT)
        if self._is_won():
            t.over = True
        else:
            self.deal(chance)

    def _is_won(self) -> bool:
        """Whether someone has as many points as win the game."""
        for total in self.table.totals:
            if total >= self.style.target:
                return True
        return False

    def credit(self, seat: i64, points: i64, reason: i64) -> None:
        """Points for a seat, told to everyone."""
        t = self.table
        t.totals[seat] += points
        if self.journal is not None:
            self.journal.note(POINTS, seat, points, t.totals[seat], reason)

    def deal(self, chance: Chance) -> None:
        """Everyone draws; the highest double opens (or what the game says opens without one)."""
        self.table = self.table.begin()
        t = self.table
        while True:
            self.hands = vec[i64](capacity=4)
            self.boneyard = SET
            seat: i64 = 0
            while seat < t.seats:
                hand = deal(self.boneyard, self.style.size, chance)
                self.hands = append(self.hands, hand)
                self.boneyard ^= hand
                seat += 1
            if self.journal is not None:
                self.journal.note(DEALT, NOBODY, self.style.size)
            if self.style.winner_leads and t.winner != NOBODY:
                t.opener, t.turn = t.winner, t.winner
                return
            if self.boneyard & DOUBLES != DOUBLES or not self.style.redraws:
                break
            if self.journal is not None:
                self.journal.note(REDRAWN, NOBODY)
        self._open(chance)

    def _open(self, chance: Chance) -> None:
        """The heaviest tile, doubles before all others, is laid by whoever holds it. Nobody held a heavier one."""
        t = self.table
        best_tile: i64 = NONE
        seat: i64 = 0
        while seat < t.seats:
            for tile in each(self.hands[seat]):
                if best_tile == NONE or heavier(tile, best_tile):
                    best_tile = tile
                    t.opener = seat
            seat += 1
        none_held = heavier_than(best_tile)
        seat = 0
        while seat < t.seats:
            t.lacks[seat] = none_held
            seat += 1
        t.turn = t.opener
        self.hands[t.opener] ^= bit(1, best_tile)
        t.lay(best_tile, LEFT)
        if self.journal is not None:
            self.journal.note(OPENED, t.opener, best_tile)
        self.score_tile(t.opener)
        if t.over:
            self._show()
        else:
            self._next()

    def sizes(self) -> vec[i64]:
        """How many tiles each seat holds."""
        found = vec[i64](capacity=4)
        for hand in self.hands:
            found = append(found, count(hand))
        return found

    def scores(self) -> vec[i64]:
        return self.table.totals[:]

    def payoffs(self) -> vec[i64]:
        t = self.table
        return share(best(t.totals) if t.over else 0, t.seats)

    def fill(self, new: LinePosition) -> None:
        """Make a new position of the same game the same as this one."""
        new.hands = self.hands[:]
        new.boneyard = self.boneyard
        new.fresh = self.fresh

    def view(self, seat: i64) -> LineView:
        return LineView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        t = self.table
        seen: i64 = t.laid | self.boneyard
        total = count(t.laid) + count(self.boneyard)
        for hand in self.hands:
            seen |= hand
            total += count(hand)
        assert seen == SET, "a tile is missing"
        assert total == 28, "a tile is in two places"
        seat: i64 = 0
        while seat < t.seats:
            held = self.hands[seat]
            if t.drawn and seat == t.turn:
                assert has(held & t.fits(), self.fresh), "the drawn tile does not fit"
                held ^= bit(1, self.fresh)
            assert held & t.lacks[seat] == 0, "a tile is where the table knows it is not"
            seat += 1


def imagine_line(world: LinePosition, view: LineView, chance: Chance) -> None:
    """Fill a world with what the view does not show: every deal that agrees with it is equally likely."""
    t = view.table
    pending = t.drawn and view.seat != t.turn
    sizes = vec[i64](capacity=8)
    barred = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < t.seats:
        size: i64 = 0 if seat == view.seat else view.sizes[seat]
        if pending and seat == t.turn:
            size -= 1
        sizes = append(sizes, size)
        barred = append(barred, t.lacks[seat])
        seat += 1
    if pending:  # the tile just drawn fits, and the others of that hand are known not to
        sizes = append(sizes, 1)
        barred = append(barred, SET & ~t.fits())
    unseen = SET & ~(t.laid | view.hand)
    hands = deal_unseen(unseen, sizes, barred, chance)
    for hand in hands:
        unseen &= ~hand
    world.boneyard = unseen
    if pending:
        world.fresh = lowest(hands[t.seats])
        hands[t.turn] |= hands[t.seats]
        hands = hands[: t.seats]
    if view.seat >= 0:
        hands[view.seat] = view.hand
    if view.seat == t.turn:
        world.fresh = view.fresh
    world.hands = hands
