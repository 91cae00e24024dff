# compiled
"""Many games of one kind side by side, stepped by one call. What a learner sees of them is written into words, numbers,
masks and rewards that are allocated once: NumPy looks at them where they lie, and nothing is ever appended.

Row i is a game that plays itself again: its deals have the luck of `seed + i`, game after game, just as a single
environment with that seed has. Whoever is lowest among the seats that owe a decision goes first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance, Seeded
from gamenight.core.encoding import COLUMNS, Encoding, Pen
from gamenight.core.position import Position, View, bit, first
from gamenight.lab.seeds import seed_of

TOP: Final[i64] = (
    -0x7FFFFFFFFFFFFFFF - 1
)  # the 64th bit: a mask uses them all, for it is only looked at as bytes
PLAYING: Final = 0  # how a row's last step went
ENDED: Final = 1  # by the rules
CUT: Final = 2  # by the limit on moves
ILLEGAL: Final = 3  # by a move that the rules forbid

Begin = Callable[[Chance], Position]


def zeros(n: int) -> vec[i64]:
    return vec[i64]([0] * n)


def stride(encoding: Encoding, seats: int) -> int:
    """Words to a row: those of the view, then empty ones that leave room for its numbers, a column each."""
    return encoding.words(seats) + (encoding.numbers(seats) + COLUMNS - 1) // COLUMNS


def mark(masks: vec[i64], at: i64, moves: vec[i64]) -> None:
    """Set the bits of some moves in the words of a mask from `at` on."""
    for move in moves:
        if move & 63 == 63:
            masks[at + (move >> 6)] |= TOP
        else:
            masks[at + (move >> 6)] |= bit(1, move & 63)


def clear(masks: vec[i64], at: i64, words: i64) -> None:
    end = at + words
    while at < end:
        masks[at] = 0
        at += 1


@final
class Glass:
    """Writes one view at a time: its words, its numbers, and the mask of its moves."""

    def __init__(self, encoding: Encoding, seats: i64, moves: i64) -> None:
        self.encoding: Final = encoding
        self.span: Final[i64] = (moves + 63) // 64
        self.words: Final = zeros(stride(encoding, seats))
        self.numbers: Final = zeros(encoding.numbers(seats))
        self.masks: Final = zeros(self.span)
        self.pen: Final = Pen(self.words, self.numbers)

    def look(self, view: View) -> None:
        self.pen.begin(view, 0, 0)
        self.encoding.write(view, self.pen)
        clear(self.masks, 0, self.span)
        mark(self.masks, 0, view.moves)


@final
class Batch:
    """The rows. `words`, `numbers` and `masks` are what each row's mover sees; `movers` says who that is."""

    def __init__(
        self, begin: Begin, encoding: Encoding, rows: i64, seats: i64, moves: i64, limit: i64
    ) -> None:
        self.begin: Final = begin
        self.encoding: Final = encoding
        self.rows: Final = rows
        self.seats: Final = seats
        self.move_limit: Final = moves
        self.limit: Final = limit  # moves after which a game is cut off; 0 for never
        self.width: Final[i64] = stride(encoding, seats)
        self.depth: Final[i64] = encoding.numbers(seats)
        self.span: Final[i64] = (moves + 63) // 64
        self.words: Final = zeros(rows * self.width)
        self.numbers: Final = zeros(rows * self.depth)
        self.masks: Final = zeros(rows * self.span)
        self.actions: Final = zeros(rows)
        self.movers: Final = zeros(rows)
        self.payoffs: Final = zeros(rows * seats)  # of the games that have just ended
        self.ended: Final = zeros(rows)  # how the last step went
        self.played: Final = zeros(rows)  # moves of the game so far, or of the one that has just ended
        self.offender: Final = zeros(rows)  # whose move was illegal
        self.final_words: Final = zeros(rows * self.width)  # what the last mover saw at the end
        self.final_numbers: Final = zeros(rows * self.depth)
        self.seeds: Final = zeros(rows)
        self.games: Final = zeros(rows)  # begun by each row
        self.plays: Final = zeros(rows)
        self.pen: Final = Pen(self.words, self.numbers)
        self.last_pen: Final = Pen(self.final_words, self.final_numbers)
        self.positions: Final[list[Position]] = []
        self.chances: Final[list[Seeded]] = []
        self.views: Final[list[View]] = []  # a glance of each row's mover
        self.watcher: i64 = -1  # who sees the end of a game; the last mover if nobody is named
        self.kept: Final = zeros(rows)  # 1 while the end of an earlier game is not to be written over

    def reset(self, seed: i64) -> None:
        """Begin the first game of every row."""
        row: i64 = 0
        while row < self.rows:
            self.seeds[row] = seed + row
            self.games[row], self.ended[row] = 0, PLAYING
            chance = Seeded(seed_of(seed + row, 0))
            position = self.begin(chance)
            if len(self.positions) <= row:
                self.positions.append(position)
                self.chances.append(chance)
                self.views.append(position.glance(0))
            else:
                self.positions[row], self.chances[row] = position, chance
            self.plays[row], self.games[row] = 0, 1
            self.look(row)
            row += 1

    def _again(self, row: i64) -> None:
        """The next game of a row."""
        chance = Seeded(seed_of(self.seeds[row], self.games[row]))
        self.games[row] += 1
        self.plays[row] = 0
        self.chances[row] = chance
        self.positions[row] = self.begin(chance)

    def look(self, row: i64) -> None:
        """Write what the row's mover sees and may do."""
        position = self.positions[row]
        seat = first(position.to_move())
        view = position.glance(seat)  # done with before the row's next move
        self.movers[row] = seat
        self.views[row] = view
        pen = self.pen
        pen.begin(view, row * self.width, row * self.depth)
        self.encoding.write(view, pen)
        masks, at, span = self.masks, row * self.span, self.span
        clear(masks, at, span)
        mark(masks, at, view.moves)

    def step(self) -> None:
        """Each row's mover makes the move in `actions`; a game that ends is begun again."""
        row: i64 = 0
        while row < self.rows:
            self.step_row(row)
            row += 1

    def step_row(self, row: i64) -> None:
        seat, move = self.movers[row], self.actions[row]
        position = self.positions[row]
        self.plays[row] += 1
        if not self.allowed(row, move):
            self.offender[row] = seat
            self._end(row, position, seat, ILLEGAL)
            return
        position.play(seat, move, self.chances[row])
        if position.to_move() == 0:
            self._end(row, position, seat, ENDED)
        elif self.limit > 0 and self.plays[row] >= self.limit:
            self._end(row, position, seat, CUT)
        else:
            self.ended[row] = PLAYING
            self.look(row)

    def allowed(self, row: i64, move: i64) -> bool:
        """Whether the row's mask has this move."""
        if move < 0 or move >= self.move_limit:
            return False
        return (self.masks[row * self.span + (move >> 6)] >> (move & 63)) & 1 == 1

    def _end(self, row: i64, position: Position, seat: i64, how: i64) -> None:
        self.ended[row] = how
        if self.kept[row] == 0:
            self._count(row, position, seat, how)
        self._again(row)
        self.look(row)

    def _count(self, row: i64, position: Position, seat: i64, how: i64) -> None:
        """Write what a game came to, and what its last mover sees of the end."""
        self.played[row] = self.plays[row]
        payoffs = position.payoffs()
        at = row * self.seats
        n: i64 = 0
        while n < self.seats:
            self.payoffs[at + n] = payoffs[n] if how == ENDED else 0
            n += 1
        view = position.glance(seat if self.watcher < 0 else self.watcher)
        self.last_pen.begin(view, row * self.width, row * self.depth)
        self.encoding.write(view, self.last_pen)

    def act(self, actions: object) -> None:
        """What `step` is to do, a move a row. `actions` is anything that vec takes; an array of int64 is fastest."""
        given = vec[i64](actions)  # type: ignore[call-overload]
        row: i64 = 0
        while row < self.rows:
            self.actions[row] = given[row]
            row += 1

    def sample(self, luck: Chance) -> None:
        """A random move for every row, into `actions`."""
        row: i64 = 0
        actions = self.actions
        while row < self.rows:
            moves = self.views[row].moves
            actions[row] = moves[luck.pick(len(moves))]
            row += 1

    def play_on(self, learner: i64) -> None:
        """In every row the other seats move at random, by the row's own luck, until it is the learner's turn. Of games
        that end on the way the first one's result stands; the row goes on with the next."""
        row: i64 = 0
        while row < self.rows:
            how = self.ended[row]
            while self.movers[row] != learner:
                self.kept[row] = 1 if how != PLAYING else 0
                moves = self.views[row].moves
                self.actions[row] = moves[self.chances[row].pick(len(moves))]
                self.step_row(row)
                if how == PLAYING:
                    how = self.ended[row]
            self.ended[row], self.kept[row] = how, 0
            row += 1

    # The same for one row, for whoever chooses the others' moves one by one.

    def act_in(self, row: i64, move: i64) -> None:
        self.actions[row] = move

    def keep(self, row: i64, ended: bool) -> None:
        """Whether what the row's first game came to is to stay."""
        self.kept[row] = 1 if ended else 0

    def settle(self, row: i64, how: i64) -> None:
        """The learner is to move in a row; how its step went in the end."""
        self.ended[row], self.kept[row] = how, 0

    def see(self, row: i64, seat: i64) -> View:
        """What any seat knows in a row now."""
        return self.positions[row].view(seat)

    def run(self, luck: Chance, steps: i64) -> i64:
        """Random play by the engine alone, without words or masks; how many moves. For measuring."""
        done: i64 = 0
        while done < steps:
            row: i64 = 0
            while row < self.rows:
                position = self.positions[row]
                movers = position.to_move()
                if movers == 0:
                    self._again(row)
                    position = self.positions[row]
                    movers = position.to_move()
                seat = first(movers)
                moves = position.moves(seat)
                position.play(seat, moves[luck.pick(len(moves))], self.chances[row])
                row += 1
            done += self.rows
        return done
