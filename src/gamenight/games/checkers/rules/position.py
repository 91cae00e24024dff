# compiled
"""Checkers: jump all the other side's checkers, or leave them no move. Numbers in comments are clauses of rules.md.

Sets of squares are bits of an i64 with a spare bit after every second row, so that a diagonal step is a shift by four
or five and a step off the board lands on a spare bit. People, moves and facts number the dark squares 1 to 32 (here 0
to 31), row by row from the dark side's left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY, Position, View, bit, share
from gamenight.games.checkers.rules.moves import can_jump, can_step, gather, repeated
from gamenight.games.checkers.rules.public import (
    BLOCKED,
    BLOCKED_DRAW,
    BOARD,
    BOTTOM,
    CAPTURED,
    CROWNED,
    DARK,
    ENDED,
    FIRST_LIGHT,
    FIRST_RANDOM,
    JUMPED,
    LIGHT,
    NONE,
    PLACE,
    QUIET,
    REPEATED,
    SQUARE,
    STEPPED,
    STOP,
    STOPPED,
    TOP,
    Options,
    Public,
)
from gamenight.parts.bits import count


@final
class CheckersView(View):
    """What a seat sees: the whole table."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Checkers) -> None:
        super().__init__(seat, 2, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()


@final
class Checkers(Position):
    """A game of checkers."""

    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.public: Final = public
        self.forced: Final = options.forced_capture

    def to_move(self) -> i64:
        p = self.public
        if p.over:
            return 0
        return bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat != p.turn:
            return vec[i64]()
        empty = BOARD & ~(p.dark | p.light)
        if p.jumping != NONE:
            found = gather(p, bit(1, p.jumping), 0, empty)
            return found if self.forced else append(found, STOP)  # 4.4, 4.5
        own = p.dark if seat == DARK else p.light
        if not self.forced:
            return gather(p, own, empty, empty)  # 4.4
        if can_jump(p, own):
            return gather(p, own, 0, empty)  # 4.5
        return gather(p, own, empty, 0)

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move == STOP:
            if self.journal is not None:
                self.journal.note(STOPPED, seat, SQUARE[self.public.jumping])
            self._next()
            return
        start = PLACE[move >> 5]
        to = PLACE[move & 31]
        self._trace(move)
        gap = to - start
        if gap >= 8 or gap <= -8:
            self._jump(seat, start, to)
        else:
            self._step(seat, start, to)

    def _trace(self, move: i64) -> None:
        """Remember the squares of this turn's move."""
        p = self.public
        if p.jumping == NONE:
            p.path = 32 | (move >> 5)
        p.path = (p.path << 6) | 32 | (move & 31)

    def _step(self, seat: i64, start: i64, to: i64) -> None:
        p = self.public
        a, b = bit(1, start), bit(1, to)
        king = p.kings & a != 0
        if king:
            self._remember(seat, a | b)
        else:
            self._forget()
        self._carry(seat, start, to)
        if self.journal is not None:
            self.journal.note(STEPPED, seat, SQUARE[start], SQUARE[to])
        if not king:
            self._crown(seat, to)
        self._next()

    def _jump(self, seat: i64, start: i64, to: i64) -> None:
        """One jump: what was jumped is off the board at once (4.2)."""
        p = self.public
        over = (start + to) >> 1
        taken = bit(1, over)
        king = p.kings & taken != 0
        self._forget()
        self._carry(seat, start, to)
        p.kings &= ~taken
        p.dark &= ~taken
        p.light &= ~taken
        p.who[over] = NONE
        if self.journal is not None:
            self.journal.note(JUMPED, seat, SQUARE[start], SQUARE[to], SQUARE[over], 1 if king else 0)
        crowned = self._crown(seat, to)
        if (not crowned or self.options.king_jumps_on) and can_jump(p, bit(1, to)):  # 4.3, 5.2, 5.3
            p.jumping = to
        else:
            self._next()

    def _carry(self, seat: i64, start: i64, to: i64) -> None:
        p = self.public
        a, b = bit(1, start), bit(1, to)
        if seat == DARK:
            p.dark ^= a | b
        else:
            p.light ^= a | b
        if p.kings & a != 0:
            p.kings ^= a | b
        p.who[to] = p.who[start]
        p.who[start] = NONE

    def _crown(self, seat: i64, to: i64) -> bool:
        """A man on the far row becomes a king (5.1)."""
        p = self.public
        there = bit(1, to) & (BOTTOM if seat == DARK else TOP) & ~p.kings
        if there == 0:
            return False
        p.kings |= there
        if self.journal is not None:
            self.journal.note(CROWNED, seat, SQUARE[to])
        return True

    def _forget(self) -> None:
        """After a jump or a man's move no earlier position can come again."""
        p = self.public
        p.quiet = -1  # this turn makes it 0
        if len(p.trail) > 0:
            p.trail = vec[i64]()

    def _remember(self, seat: i64, change: i64) -> None:
        p = self.public
        mine = p.kings & (p.dark if seat == DARK else p.light)
        if len(p.trail) == 0:
            p.trail = append(p.trail, mine)
            p.trail = append(p.trail, p.kings ^ mine)
        p.trail = append(p.trail, mine ^ change)

    def _next(self) -> None:
        """The turn is over, and perhaps the game."""
        p = self.public
        mover = p.turn
        p.jumping = NONE
        p.turn = 1 - mover
        p.played += 1
        p.quiet += 1
        own = p.dark if p.turn == DARK else p.light
        if own == 0:
            self._end(mover, CAPTURED)  # 6.1
        elif not can_step(p, own) and not can_jump(p, own):
            if self.options.blocked_draws:
                self._end(NOBODY, BLOCKED_DRAW)  # 6.3
            else:
                self._end(mover, BLOCKED)  # 6.2
        elif p.quiet >= 8 and self.options.repetition and repeated(p.trail):
            self._end(NOBODY, REPEATED)  # 7.2
        elif p.quiet >= 2 * self.options.quiet_moves > 0:
            self._end(NOBODY, QUIET)  # 7.3

    def _end(self, winner: i64, how: i64) -> None:
        p = self.public
        p.over = True
        p.winner = winner
        p.ending = how
        if self.journal is not None:
            self.journal.note(ENDED, winner, how)

    def scores(self) -> vec[i64]:
        """The checkers each side has captured."""
        p = self.public
        return vec[i64]([count(p.all >> 12) - count(p.light), count(p.all & 0xFFF) - count(p.dark)])

    def payoffs(self) -> vec[i64]:
        p = self.public
        if not p.over:
            return vec[i64]([0, 0])
        return share(3 if p.winner == NOBODY else bit(1, p.winner), 2)

    def copy(self) -> Checkers:
        return Checkers(self.options, self.public.copy())

    def view(self, seat: i64) -> CheckersView:
        return CheckersView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        p = self.public
        assert (p.dark | p.light) & ~BOARD == 0, "a checker off the board"
        assert p.dark & p.light == 0, "two checkers on one square"
        assert p.kings & ~(p.dark | p.light) == 0, "a king that is no checker"
        assert p.dark & ~p.kings & BOTTOM == 0, "an uncrowned man on the far row"
        assert p.light & ~p.kings & TOP == 0, "an uncrowned man on the far row"
        seen: i64 = 0
        place: i64 = 0
        while place < 35:
            man = p.who[place]
            side: i64 = NONE
            if man != NONE:
                side = DARK if man < 12 else LIGHT
                assert seen & bit(1, man) == 0, "a checker in two places"
                seen |= bit(1, man)
            assert ((p.dark >> place) & 1 != 0) == (side == DARK), "a dark checker mislaid"
            assert ((p.light >> place) & 1 != 0) == (side == LIGHT), "a light checker mislaid"
            place += 1
        assert seen & ~p.all == 0, "a checker from nowhere"


def start(options: Options, chance: Chance) -> Checkers:
    public = Public()
    public.dark = 0x1EFF  # 1.2
    public.light = 0x7FBC00000
    number_men(public)
    public.turn = LIGHT if options.first == FIRST_LIGHT else DARK
    if options.first == FIRST_RANDOM:
        public.turn = chance.pick(2)  # 1.3
    return Checkers(options, public)


def number_men(public: Public) -> None:
    """Give every checker on the board a name that it keeps."""
    dark: i64 = 0
    light: i64 = 12
    place: i64 = 0
    while place < 35:
        man: i64 = NONE
        if (public.dark >> place) & 1 != 0:
            man = dark
            dark += 1
        elif (public.light >> place) & 1 != 0:
            man = light
            light += 1
        if man != NONE:
            public.all |= bit(1, man)
        public.who = append(public.who, man)
        place += 1


def imagine(view: CheckersView, chance: Chance) -> Checkers:
    """The table itself: nothing is hidden."""
    return Checkers(view.options, view.public.copy())
