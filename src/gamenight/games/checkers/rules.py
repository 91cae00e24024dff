"""Checkers: jump all the other side's checkers, or leave them no move. Numbers in comments are clauses of rules.md.

Sets of squares are bits of an i64 with a spare bit after every second row, so that a diagonal step is a shift by four
or five and a step off the board lands on a spare bit. People, moves and facts number the dark squares 1 to 32 (here 0
to 31), row by row from the dark side's left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import choice, flag, number, text
from gamenight.core.position import NOBODY, Position, View, bit, share
from gamenight.parts.bits import count, lowest

# A move is 32 * from + to, for a step or one jump; or it ends a jump that could go on.
STOP: Final = 1024
MOVES: Final = 1025

DARK: Final = 0  # seats
LIGHT: Final = 1
NONE: Final = -1

BOARD: Final[i64] = 0x7FBFDFEFF  # all but the spare bits 8, 17 and 26
TOP: Final[i64] = 0xF  # squares 1 to 4
BOTTOM: Final[i64] = 0x780000000  # squares 29 to 32
PLACE: Final = vec[i64]([s + s // 8 for s in range(32)])  # the bit of a square
SQUARE: Final = vec[i64]([p - p // 9 for p in range(36)])  # the square of a bit

FIRST_DARK: Final = 0  # 1.3: who begins
FIRST_LIGHT: Final = 1
FIRST_RANDOM: Final = 2

# How a game ended.
PLAYING: Final = 0
CAPTURED: Final = 1
BLOCKED: Final = 2
BLOCKED_DRAW: Final = 3
REPEATED: Final = 4
QUIET: Final = 5

# The journal: what happened, and what a to d say.
STEPPED: Final = 0  # a: from, b: to
JUMPED: Final = 1  # a: from, b: to, c: the square jumped, d: 1 if a king was taken
CROWNED: Final = 2  # a: where
STOPPED: Final = 3  # a: where
ENDED: Final = 4  # seat: the winner or NOBODY, a: how


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the game."""

    forced_capture: bool = flag(False, "Who can jump must jump, and must jump on", "4.5")
    king_jumps_on: bool = flag(False, "A checker crowned by a jump may jump on as a king", "5.3")
    blocked_draws: bool = flag(False, "A player who cannot move draws instead of losing", "6.3")
    first: i64 = choice(FIRST_DARK, ("dark", "light", "random"), "Who begins", "1.3")
    repetition: bool = flag(True, "The same position three times is a draw", "7.2")
    quiet_moves: i64 = number(
        40, 0, 200, "Moves by each side without a jump or a man moved that make a draw; 0 for never", "7.3"
    )
    agreed_draws: bool = flag(True, "The players may agree on a draw", "7.1")
    position: str = text("", "Where the checkers stand at first, as PDN writes it (B:W21,22:BK1)", "1.4")


@final
class Public:
    """The table: everyone sees everything."""

    def __init__(self) -> None:
        self.dark: i64 = 0
        self.light: i64 = 0
        self.kings: i64 = 0  # of both
        self.turn: i64 = DARK
        self.jumping: i64 = NONE  # the bit number of the checker in the middle of a jump
        self.over = False
        self.winner: i64 = NOBODY
        self.ending: i64 = PLAYING
        self.played: i64 = 0  # turns
        self.quiet: i64 = 0  # turns since a jump or a man's move
        # Since then only kings have moved, one side's each turn: the two sides' kings before, then the mover's kings
        # turn by turn. Two neighbours tell a position exactly.
        self.trail = vec[i64]()
        self.who = vec[i64]()  # bit by bit the checker that stands there, 0-11 dark, 12-23 light
        self.all: i64 = 0  # the checkers the game began with
        self.path: i64 = 0  # the squares of the last move, six bits each, the last one lowest; 0 for none

    def copy(self) -> Public:
        new = Public()
        new.dark, new.light, new.kings = self.dark, self.light, self.kings
        new.turn, new.jumping, new.over = self.turn, self.jumping, self.over
        new.winner, new.ending = self.winner, self.ending
        new.played, new.quiet = self.played, self.quiet
        new.trail = self.trail[:]
        new.who = self.who[:]
        new.all, new.path = self.all, self.path
        return new


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
        return 0 if p.over else bit(1, p.turn)

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


def repeated(trail: vec[i64]) -> bool:
    """Whether the position now has been there twice before, with the same side to move (7.2)."""
    last: i64 = len(trail) - 1
    times: i64 = 1
    at = last - 2
    while at >= 1:
        if trail[at] == trail[last] and trail[at - 1] == trail[last - 1]:
            times += 1
            if times == 3:
                return True
        at -= 2
    return False


def can_step(p: Public, own: i64) -> bool:
    """Whether one of the checkers in `own`, all of one side, has an empty square to step to."""
    empty = BOARD & ~(p.dark | p.light)
    down = own & (p.dark | p.kings)
    up = own & (p.light | p.kings)
    return down & ((empty >> 4) | (empty >> 5)) != 0 or up & ((empty << 4) | (empty << 5)) != 0


def can_jump(p: Public, own: i64) -> bool:
    """Whether one of the checkers in `own`, all of one side, has something to jump."""
    empty = BOARD & ~(p.dark | p.light)
    enemy = p.light if own & p.dark != 0 else p.dark
    down = own & (p.dark | p.kings)
    up = own & (p.light | p.kings)
    onward = ((enemy >> 4) & (empty >> 8)) | ((enemy >> 5) & (empty >> 10))
    if down & onward != 0:
        return True
    back = ((enemy << 4) & (empty << 8)) | ((enemy << 5) & (empty << 10))
    return up & back != 0


def gather(p: Public, own: i64, step_to: i64, jump_to: i64) -> vec[i64]:
    """What the checkers in `own`, all of one side, may do: steps to these squares and jumps to those, ascending."""
    enemy = p.light if own & p.dark != 0 else p.dark
    down = own & (p.dark | p.kings)
    up = own & (p.light | p.kings)
    jump_up_left = up & (enemy << 5) & (jump_to << 10)
    jump_up_right = up & (enemy << 4) & (jump_to << 8)
    up_left = up & (step_to << 5)
    up_right = up & (step_to << 4)
    down_left = down & (step_to >> 4)
    down_right = down & (step_to >> 5)
    jump_down_left = down & (enemy >> 4) & (jump_to >> 8)
    jump_down_right = down & (enemy >> 5) & (jump_to >> 10)
    movers = up_left | up_right | down_left | down_right
    movers |= jump_up_left | jump_up_right | jump_down_left | jump_down_right
    found = vec[i64](capacity=16)
    while movers != 0:
        one = movers & -movers
        movers ^= one
        place = lowest(one)
        start = 32 * SQUARE[place]
        if jump_up_left & one != 0:
            found = append(found, start + SQUARE[place - 10])
        if jump_up_right & one != 0:
            found = append(found, start + SQUARE[place - 8])
        if up_left & one != 0:
            found = append(found, start + SQUARE[place - 5])
        if up_right & one != 0:
            found = append(found, start + SQUARE[place - 4])
        if down_left & one != 0:
            found = append(found, start + SQUARE[place + 4])
        if down_right & one != 0:
            found = append(found, start + SQUARE[place + 5])
        if jump_down_left & one != 0:
            found = append(found, start + SQUARE[place + 8])
        if jump_down_right & one != 0:
            found = append(found, start + SQUARE[place + 10])
    return found


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
