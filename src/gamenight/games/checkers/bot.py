# compiled
"""What a good player of Checkers knows: men forward, the back row kept, the middle held, pieces traded when ahead."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.duel import Duel
from gamenight.core.journal import Entry
from gamenight.core.position import Judgement, Position, View, bit
from gamenight.games.checkers.rules.moves import can_jump, gather
from gamenight.games.checkers.rules.position import Checkers, CheckersView
from gamenight.games.checkers.rules.public import (
    BOARD,
    BOTTOM,
    DARK,
    LIGHT,
    NONE,
    PLACE,
    SQUARE,
    STOP,
    TOP,
    Public,
)
from gamenight.parts.bits import count
from gamenight.parts.sayings import not_shared, reason
from gamenight.parts.squares import random_keys

MAN: Final[i64] = 100
KING: Final[i64] = 150
AHEAD: Final[i64] = 4  # for each row a man has gone
HOME: Final[i64] = 9  # for a man still on the back row, where he keeps kings out
MIDDLE: Final[i64] = 6  # for a checker on the eight squares in the middle
TRADE: Final[i64] = 240  # how much a lead counts for more as the board empties
CENTRE: Final[i64] = 0x198CC00  # squares 10, 11, 14, 15, 18, 19, 22 and 23

# Reasons, and what a and b say.
WINS: Final = 0
WON_BY_JUMPS: Final = 1  # a: checkers
CROWNS: Final = 2  # b: where
SAFE: Final = 3  # b: where the checker stands then
IN_THE_MIDDLE: Final = 4  # b: where
NEAR_KING: Final = 5  # a: rows that are left, b: where

# Seven places of a set at a time: dark, light, kings; then the rest.
KEYS: Final = random_keys(15 * 128 + 40, 0x2545F491)
TURN_KEY: Final = 1920
JUMP_KEYS: Final = 1922
DEEP: Final = 128  # moves that can be taken back
UNKNOWN: Final[i64] = -1  # no position's key


@final
class CheckersDuel(Duel):
    """A board that goes forward and back. A position seen before, since the last man moved, counts as a draw."""

    def __init__(self, view: CheckersView) -> None:
        self._forced: Final = view.options.forced_capture
        self._on: Final = view.options.king_jumps_on
        self._blocked_draws: Final = view.options.blocked_draws
        self._most: Final[i64] = 2 * view.options.quiet_moves
        self._repetition: Final = view.options.repetition
        self.p: Final = view.public.copy()
        self._saved = vec[i64]([0] * (6 * DEEP))
        self._top: i64 = 0
        self._keys = vec[i64]([0] * (DEEP + len(view.public.trail)))  # of the positions that led here
        self._n: i64 = 0  # of them
        self._key: i64 = UNKNOWN  # of the position on the board
        self._old_trail(view.public)

    def _old_trail(self, p: Public) -> None:
        """The positions since the last jump or man's move: only kings have moved, so the trail tells them."""
        men_dark, men_light = p.dark & ~p.kings, p.light & ~p.kings
        own_dark: bool = (len(p.trail) - 1) & 1 == p.turn  # whose kings the first entry holds
        n: i64 = 1
        while n < len(p.trail) - 1:
            mine, other = p.trail[n - 1], p.trail[n]
            # Entries n - 1 and n stand on the board before the move that made entry n + 1.
            if own_dark == (n & 1 == 1):
                key = board_key(men_dark | mine, men_light | other, mine | other, DARK, NONE)
            else:
                key = board_key(men_dark | other, men_light | mine, mine | other, LIGHT, NONE)
            self._keys[self._n] = key
            self._n += 1
            n += 1

    def mover(self) -> i64:
        return self.p.turn

    def moves(self) -> vec[i64]:
        p = self.p
        empty = BOARD & ~(p.dark | p.light)
        if p.jumping != NONE:
            found = gather(p, bit(1, p.jumping), 0, empty)
            return found if self._forced else append(found, STOP)
        own = p.dark if p.turn == DARK else p.light
        if own == 0:
            return vec[i64]()
        if not self._forced:
            return gather(p, own, empty, empty)
        if can_jump(p, own):
            return gather(p, own, 0, empty)
        return gather(p, own, empty, 0)

    def sharp(self) -> vec[i64]:
        p = self.p
        empty = BOARD & ~(p.dark | p.light)
        if p.jumping != NONE:
            return append(gather(p, bit(1, p.jumping), 0, empty), STOP)
        own = p.dark if p.turn == DARK else p.light
        return gather(p, own, 0, empty) if own != 0 else vec[i64]()

    def play(self, move: i64) -> None:
        p = self.p
        self._save(p)
        if move == STOP:
            self._next()
            return
        start, to = PLACE[move >> 5], PLACE[move & 31]
        a, b = bit(1, start), bit(1, to)
        king = p.kings & a != 0
        p.quiet = p.quiet if king else -1
        if p.turn == DARK:
            p.dark ^= a | b
        else:
            p.light ^= a | b
        if king:
            p.kings ^= a | b
        jumped = to - start >= 8 or start - to >= 8
        if jumped:
            gone = ~bit(1, (start + to) >> 1)
            p.dark &= gone
            p.light &= gone
            p.kings &= gone
            p.quiet = -1
        crowned = b & (BOTTOM if p.turn == DARK else TOP) & ~p.kings
        p.kings |= crowned
        if jumped and (crowned == 0 or self._on) and can_jump(p, b):
            p.jumping = to
        else:
            self._next()

    def _save(self, p: Public) -> None:
        self._keys[self._n] = self.key()
        self._n += 1
        self._key = UNKNOWN
        s, n = self._saved, self._top
        s[n], s[n + 1], s[n + 2] = p.dark, p.light, p.kings
        s[n + 3], s[n + 4], s[n + 5] = p.turn, p.jumping, p.quiet
        self._top = n + 6

    def _next(self) -> None:
        p = self.p
        p.jumping = NONE
        p.turn = 1 - p.turn
        p.quiet += 1

    def back(self) -> None:
        p, s = self.p, self._saved
        n = self._top - 6
        p.dark, p.light, p.kings = s[n], s[n + 1], s[n + 2]
        p.turn, p.jumping, p.quiet = s[n + 3], s[n + 4], s[n + 5]
        self._top = n
        self._n -= 1
        self._key = self._keys[self._n]

    def pressed(self) -> bool:
        p = self.p
        own = p.dark if p.turn == DARK else p.light
        if p.jumping != NONE:
            return self._forced
        return self._forced and own != 0 and can_jump(p, own)

    def rules(self) -> str:
        return f"{self._forced} {self._on} {self._blocked_draws}"

    def lost(self) -> bool:
        p = self.p
        return not self._blocked_draws or (p.dark if p.turn == DARK else p.light) == 0

    def drawn(self) -> bool:
        p = self.p
        if p.quiet < 4 or p.jumping != NONE:
            return False
        if self._most > 0 and p.quiet >= self._most:
            return True
        if not self._repetition:
            return False
        key = self.key()
        at = self._n - 4
        least = self._n - p.quiet
        while at >= 0 and at >= least:
            if self._keys[at] == key:
                return True
            at -= 2
        return False

    def judge(self) -> i64:
        value = worth_of(self.p)
        return value if self.p.turn == DARK else -value

    def promise(self, move: i64) -> i64:
        """Jumps first, those of kings most; then men about to be crowned."""
        if move == STOP:
            return 1
        start, to = PLACE[move >> 5], PLACE[move & 31]
        if to - start >= 8 or start - to >= 8:
            return 200 if self.p.kings & bit(1, (start + to) >> 1) != 0 else 100
        return 0

    def key(self) -> i64:
        if self._key == UNKNOWN:
            p = self.p
            self._key = board_key(p.dark, p.light, p.kings, p.turn, p.jumping)
        return self._key


def board_key(dark: i64, light: i64, kings: i64, turn: i64, jumping: i64) -> i64:
    """One number for where everything stands and who is to move."""
    key = KEYS[TURN_KEY + turn] ^ KEYS[JUMP_KEYS + 1 + jumping]
    at: i64 = 0
    while at < 640:
        key ^= KEYS[at + (dark & 127)] ^ KEYS[at + 640 + (light & 127)] ^ KEYS[at + 1280 + (kings & 127)]
        dark >>= 7
        light >>= 7
        kings >>= 7
        at += 128
    return key


def worth_of(p: Public) -> i64:
    """How the dark side stands."""
    dark_men, light_men = p.dark & ~p.kings, p.light & ~p.kings
    dark = MAN * count(dark_men) + KING * count(p.dark & p.kings)
    light = MAN * count(light_men) + KING * count(p.light & p.kings)
    value = dark - light
    value += (TRADE * (dark - light)) // (dark + light + 1)
    value += HOME * (count(dark_men & TOP) - count(light_men & BOTTOM))
    value += MIDDLE * (count(p.dark & CENTRE) - count(p.light & CENTRE))
    return value + AHEAD * (_rows(dark_men) + _rows(light_men) - 7 * count(light_men))


def _rows(men: i64) -> i64:
    """How many rows dark's men have gone, together."""
    rows: i64 = 0
    n: i64 = 0
    while n < 4:
        pair = (men >> (9 * n)) & 0x1FF
        rows += 2 * n * count(pair & 0xF) + (2 * n + 1) * count(pair & 0xF0)
        n += 1
    return rows


@final
class CheckersJudgement(Judgement):
    """Search by alpha-beta; quick moves that jump when they can."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        pick = moves[chance.pick(len(moves))]
        for move in moves:
            start, to = PLACE[(move >> 5) & 31], PLACE[move & 31]
            if move != STOP and (to - start >= 8 or start - to >= 8):
                return move
        return pick

    def duel(self, view: View) -> Duel | None:
        assert isinstance(view, CheckersView)
        return CheckersDuel(view)

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Checkers)
        lead = worth_of(position.public)
        share: i64 = (
            500 + (lead if lead < 450 else 450) if lead > 0 else 500 + (lead if lead > -450 else -450)
        )
        return vec[i64]([share, 1000 - share])

    def because(self, view: View, move: i64) -> Entry | None:
        """The plainest thing that speaks for a move, and not for every other."""
        assert isinstance(view, CheckersView)
        duel = CheckersDuel(view)
        others = [said_of(duel, other) for other in view.moves if other != move]
        return not_shared(said_of(duel, move), others)


def said_of(duel: CheckersDuel, move: i64) -> list[Entry]:
    """What may be said of a move, the plainest first."""
    p = duel.p
    dark = p.turn == DARK
    start, to = (p.jumping, p.jumping) if move == STOP else (PLACE[move >> 5], PLACE[move & 31])
    man = p.kings & bit(1, start) == 0
    before = count(p.dark) - count(p.light)
    duel.play(move)
    enemy = p.light if dark else p.dark
    ends = (p.turn == LIGHT) == dark  # the seat's turn
    open_to = ends and can_jump(p, enemy)
    won = (_swing(duel) - before) * (1 if dark else -1)
    said: list[Entry] = []
    if ends and len(duel.moves()) == 0 and duel.lost():
        said.append(reason(WINS))
    if won > 0:
        said.append(reason(WON_BY_JUMPS, won))
    if man and p.kings & bit(1, to) != 0:
        said.append(reason(CROWNS, 0, SQUARE[to]))
    if ends and not open_to:
        said.append(reason(SAFE, 0, SQUARE[to]))
    if move != STOP and bit(1, to) & CENTRE != 0:
        said.append(reason(IN_THE_MIDDLE, 0, SQUARE[to]))
    rows = 7 - SQUARE[to] // 4 if dark else SQUARE[to] // 4
    if move != STOP and man and 0 < rows <= 3:
        said.append(reason(NEAR_KING, rows, SQUARE[to]))
    duel.back()
    return said


def _swing(duel: CheckersDuel) -> i64:
    """How many checkers dark is ahead once all jumping is done, both sides jumping as well as they can."""
    p = duel.p
    dark, must = p.turn == DARK, duel.pressed()
    best: i64 = count(p.dark) - count(p.light)
    stands = not must and p.jumping == NONE
    for move in duel.moves() if must else duel.sharp():
        duel.play(move)
        value = _swing(duel)
        duel.back()
        if not stands or (value > best if dark else value < best):
            best, stands = value, True
    return best
