"""What a net learns from: views of games between bots as words and numbers, and the share of the win each seat got.

A row is what one seat saw: its words as bytes, then a byte for each number (a bit for each eighth of its scale that it
reaches): unpacked, lowest bit first, these are the features of `bots.net`. Beside it are how the game's own judgement
saw it, as a logit, and what came of it: the share of the win that the same judgement gives at the end of the chapter
(the deal, say), or the payoff of the game. Where a bot told what it expected, that counts half: it is the mean of many
playouts, while what came of it is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gamenight.bots.bot import Bot, Budget, SearchBot, thoughts
from gamenight.bots.levels import bot
from gamenight.bots.net import COLUMNS, STEPS
from gamenight.bots.net_judgement import ONE, logit_of
from gamenight.bots.net_use import ANY
from gamenight.core.encoding import Encoding
from gamenight.core.position import WIN, Judgement
from gamenight.core.sharing import shared
from gamenight.lab.batch import Glass
from gamenight.lab.match import Match
from gamenight.lab.needs import needed
from gamenight.lab.observation import encoding_of
from gamenight.lab.seeds import SEEDS

np: Any = needed("numpy", "numpy")
SHARE = 8  # games to a task
LONGEST = 2_000  # moves; of a game that takes longer nothing is kept
QUICK = "quick"  # a bot that does what its judgement first thinks of
EXPECTED = 0.5  # of a row's target is what a searching bot expected, where it told


@dataclass(frozen=True)
class Task:
    """Some games of a run."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    bots: tuple[str, ...]  # who sits where; all seats turn on by one from game to game
    seed: int
    first: int
    count: int
    keep: int  # of so many views one is kept: those of one game are much alike
    slip: int = 0  # moves in a hundred that are any legal move, for variety


@dataclass(frozen=True)
class Seen:
    """Rows of some games, in bytes."""

    first: int  # the number of the first game
    packed: bytes
    leans: bytes  # int64, in ONE
    shares: bytes  # float32


@dataclass(frozen=True)
class Examples:
    """Rows to learn from."""

    packed: Any  # (rows, bytes) uint8
    leans: Any  # (rows,) float32: logits of the game's own judgement; 0 where it has none
    shares: Any  # (rows,) float32: of the win

    @property
    def features(self) -> Any:
        """(rows, features) uint8, 0 or 1."""
        return np.unpackbits(self.packed, axis=1, bitorder="little")

    def part(self, rows: slice) -> Examples:
        return Examples(self.packed[rows], self.leans[rows], self.shares[rows])


class Scribe:
    """Plays games and writes down what seats see."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.match = Match(task.game, task.seats, dict(task.options), LONGEST)
        self.judgement = self.match.game.judgement or ANY
        self.leaning = leans(self.judgement)
        self.encoding = encoding_of(self.match.game)
        self.players = {name: bot(name) for name in set(task.bots) if name != QUICK}
        self.glass = Glass(self.encoding, task.seats, self.match.game.move_limit)
        self.open: list[
            tuple[int, float | None]
        ] = []  # rows whose chapter is not over: the seat, what it expected
        self.words, self.numbers = bytearray(), bytearray()
        self.leans, self.shares = list[int](), list[float]()

    def play(self, number: int) -> None:
        """One game. Of one that does not end nothing of the last chapter is kept."""
        match, judgement = self.match, self.judgement
        match.reseed(self.task.seed)
        match.number = number
        match.begin()
        chapter = judgement.chapter(match.position)
        while not match.over:
            self._move(number)
            if match.over:
                break
            now = judgement.chapter(match.position)
            if now != chapter:
                chapter = now
                self._settle(list(judgement.worth(match.position)))
        payoffs = list(match.position.payoffs())
        self._settle(payoffs if sum(payoffs) else None)

    def _move(self, number: int) -> None:
        match, task = self.match, self.task
        position, seat, chance = match.position, match.seat, match.chance
        moves = position.moves(seat)
        luck = chance.pick(SEEDS)
        name = task.bots[(seat + number) % task.seats]
        expected: float | None = None
        if len(moves) == 1:
            move = moves[0]
        elif task.slip and chance.pick(100) < task.slip:
            move = moves[chance.pick(len(moves))]
        elif name == QUICK:
            move = self.judgement.choose(position, seat, moves, chance)
        else:
            move, expected = _thought(self.players[name], match, luck)
        for each in range(task.seats):
            if chance.pick(task.keep) == 0 or (each == seat and expected is not None):
                self._keep(each, expected if each == seat else None)
        match.advance(move)

    def _keep(self, seat: int, expected: float | None) -> None:
        position = self.match.position
        self.glass.look(position.glance(seat))
        self.words += bytes(memoryview(self.glass.words))
        self.numbers += bytes(memoryview(self.glass.numbers))
        self.leans.append(logit_of(self.judgement.worth(position)[seat]) if self.leaning else 0)
        self.open.append((seat, expected))

    def _settle(self, worths: list[int] | None) -> None:
        """What came of the rows that are open; None if nobody knows."""
        if worths is None:
            done, rows = len(self.shares), len(self.open) + len(self.shares)
            for held in (self.words, self.numbers):
                del held[len(held) // rows * done if rows else 0 :]
            del self.leans[done:]
        else:
            for seat, expected in self.open:
                came = worths[seat] / WIN
                self.shares.append(came if expected is None else EXPECTED * expected + (1 - EXPECTED) * came)
        self.open.clear()

    def seen(self) -> Seen:
        for player in self.players.values():
            player.close()
        rows, seats = len(self.shares), self.task.seats
        width = len(bytes(memoryview(self.glass.words)))
        words = np.frombuffer(bytes(self.words), np.uint8).reshape(rows, width)
        numbers = np.frombuffer(bytes(self.numbers), np.int64).reshape(rows, self.encoding.numbers(seats))
        packed = packed_of(self.encoding, seats, words, numbers)
        return Seen(
            self.task.first,
            packed.tobytes(),
            np.array(self.leans, np.int64).tobytes(),
            np.array(self.shares, np.float32).tobytes(),
        )


def leans(judgement: Judgement) -> bool:
    """Whether a game's own judgement says how a game stands that is not over."""
    return type(judgement).worth is not Judgement.worth


def _thought(player: Bot, match: Match, luck: int) -> tuple[int, float | None]:
    """What a bot does, and the share it expects where it thinks without slips."""
    view = match.view(match.seat)
    if isinstance(player, SearchBot) and not player.slip and player.playouts and not player.seconds:
        budget = Budget(0.0, player.playouts, 1, *player.net)
        best = thoughts(match.game, view, budget, luck, None)[0]
        return best.move, best.share
    return player.choose(match.game, view, seed=luck), None


def work(task: Task) -> Seen:
    scribe = Scribe(task)
    for number in range(task.first, task.first + task.count):
        scribe.play(number)
    return scribe.seen()


def packed_of(encoding: Encoding, seats: int, words: Any, numbers: Any) -> Any:
    """Rows of words (as bytes) and numbers as rows of bytes whose bits are a net's features."""
    bits = words[:, : COLUMNS // 8 * encoding.words(seats)]
    scales = np.array(encoding.scales(seats), np.int64)
    steps = np.clip(STEPS * numbers // scales, 0, STEPS)
    return np.concatenate([bits, ((1 << steps) - 1).astype(np.uint8)], axis=1)


def examples(
    tasks: list[Task], encoding: Encoding, jobs: int, progress: Callable[[int], None] = lambda done: None
) -> Examples:
    """The games of all tasks, in their order, whoever plays them."""
    found: dict[int, Seen] = {}
    for seen in shared(work, tasks, jobs) if jobs > 1 else map(work, tasks):
        found[seen.first] = seen
        progress(SHARE)
    return joined([found[first] for first in sorted(found)], encoding, tasks[0].seats)


def joined(seen: list[Seen], encoding: Encoding, seats: int) -> Examples:
    width = COLUMNS // 8 * encoding.words(seats) + encoding.numbers(seats)
    return Examples(
        np.frombuffer(b"".join(each.packed for each in seen), np.uint8).reshape(-1, width),
        np.frombuffer(b"".join(each.leans for each in seen), np.int64).astype(np.float32) / ONE,
        np.frombuffer(b"".join(each.shares for each in seen), np.float32),
    )


def tasks_of(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    keep: int,
    slip: int = 0,
) -> Iterator[Task]:
    held = tuple(options.items())
    for first in range(0, games, SHARE):
        yield Task(game, seats, held, bots, seed, first, min(SHARE, games - first), keep, slip)
