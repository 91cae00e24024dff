"""A finished game looked at again: everyone's chances move by move, the decisions that cost most, luck and choice.

Every seat is judged by what it knew at the time: its own view, never the cards of others. A seat's chances change at
each line of the record; the change is put down to its own choice, to the others' choices, or to luck, and the three
add up to the difference between where it began and how it ended. Budgets are playouts, so a review comes out the same
each time. A first look at every decision finds the suspicious ones; those are then thought about for longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Any

from gamenight.bots.bot import ANY, Budget, Thought, thoughts
from gamenight.bots.search import Search
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position, View, first
from gamenight.core.record import Line, Record
from gamenight.core.refusal import BadRecord
from gamenight.sitting.recording import replay

VERSION = 1  # goes up when the same record would be judged otherwise
PLAYOUTS = 60_000  # for a whole game
LOOK = range(24, 401)  # playouts of a first look at a decision
GLIMPSE = range(16, 97)  # of an estimate of one seat's chances
DEEP = 10  # times as many playouts for a second look
SECOND_LOOKS = 12
TURNING = 0.03  # of the win: a decision that cost less is no turning point
BLUNDER = 0.25  # of the win: a decision that cost this much counts as wholly wrong


@dataclass
class Decision:
    """A choice that was made, and what the seat's own view promised for it and for the best there was."""

    line: int  # its place in the record's lines
    seat: int
    text: str  # as it was played
    share: float = 0.0  # of the win, by the choice made
    best: str = ""  # the best choice
    best_share: float = 0.0
    doubt: float = 0.0  # of the difference between the two
    says: str = ""  # the best choice in a sentence
    reason: str = ""
    sure: bool = False  # thought about for long

    @property
    def lost(self) -> float:
        """The share of the win that the choice cost, as far as that is beyond doubt."""
        return max(0.0, self.best_share - self.share - self.doubt)


@dataclass
class Review:
    """How a game went."""

    game: str
    seats: int
    names: tuple[str, ...]
    payoffs: tuple[int, ...]
    chances: list[list[float]] = field(default_factory=list)  # after each line, seat by seat
    decisions: list[Decision] = field(default_factory=list)
    luck: list[float] = field(
        default_factory=list
    )  # seat by seat: the change of chances by dealt cards and dice
    own: list[float] = field(default_factory=list)  # by its own choices
    others: list[float] = field(default_factory=list)  # by what the others chose

    def turning_points(self) -> list[Decision]:
        """The decisions that cost most, the dearest first."""
        dear = [decision for decision in self.decisions if decision.lost >= TURNING]
        return sorted(dear, key=lambda decision: -decision.lost)

    def accuracy(self, seat: int) -> float | None:
        """Of 100: how near a seat's choices came to the best; None where it had nothing to choose."""
        lost = [decision.lost for decision in self.decisions if decision.seat == seat]
        if not lost:
            return None
        return 100 * sum(1 - min(1.0, cost / BLUNDER) for cost in lost) / len(lost)


Progress = Callable[[Review, int, int], None]  # what there is so far, steps done, steps in all


def review(
    record: Record, playouts: int = PLAYOUTS, seed: int = 1, progress: Progress | None = None
) -> Review:
    """The whole review of a finished game; BadRecord for one that is still going on."""
    found: Review | None = None
    for found, done, total in reviewing(record, playouts, seed):
        if progress is not None:
            progress(found, done, total)
    assert found is not None
    return found


def reviewing(record: Record, playouts: int = PLAYOUTS, seed: int = 1) -> Iterator[tuple[Review, int, int]]:
    """The review as it grows: each line in turn, then the second looks."""
    if record.ending == "open":
        raise BadRecord("Only a finished game can be looked at again; this one is still going on.")
    return _Reviewer(record, playouts, seed).go()


class _Reviewer:
    def __init__(self, record: Record, playouts: int, seed: int) -> None:
        self.record = record
        self.game: Game[Any] = record.game
        self.seed = seed
        lines = max(1, len(record.lines))
        self.look = _within(LOOK, playouts // 2 // lines)
        self.glimpse = _within(GLIMPSE, playouts // 4 // (lines * record.seats))
        zero = [0.0] * record.seats
        self.found = Review(
            self.game.name,
            record.seats,
            record.names,
            record.payoffs,
            luck=zero[:],
            own=zero[:],
            others=zero[:],
        )
        self.suspects: list[tuple[Decision, View, int]] = []  # with the move that was made

    def go(self) -> Iterator[tuple[Review, int, int]]:
        total = len(self.record.lines) + SECOND_LOOKS
        before: Position | None = None
        for at, (line, position) in enumerate(replay(self.record)):
            last = at == len(self.record.lines) - 1
            decision = self._decided(at, line, before) if before is not None and line.seat >= 0 else None
            self._count(line, position, decision, last)
            before = position.copy()
            yield self.found, at + 1, total
        suspects = sorted(self.suspects, key=lambda suspect: -suspect[0].lost)[:SECOND_LOOKS]
        for done, (decision, view, move) in enumerate(suspects, len(self.record.lines) + 1):
            self._think_again(decision, view, move)
            yield self.found, done, total
        yield self.found, total, total

    def _decided(self, at: int, line: Line, before: Position) -> Decision | None:
        """The decision that a line was; None where there was nothing to choose."""
        view = before.view(line.seat)
        if len(view.moves) < 2:
            return None
        move = self.game.read(view, line.text)[0]
        decision = Decision(at, line.seat, line.text)
        self._weigh(decision, view, move, self.look)
        self.found.decisions.append(decision)
        if decision.lost >= TURNING:
            self.suspects.append((decision, view, move))
        return decision

    def _weigh(self, decision: Decision, view: View, move: int, playouts: int) -> None:
        """Find the best choice, then compare it with the one made: fairly, at the same tables with the same luck."""
        ranked = self._thoughts(view, move, playouts)
        best = ranked[0]
        decision.best = self.game.write(view, best.move)
        decision.best_share = best.share
        decision.share = next(thought.share for thought in ranked if thought.move == move)
        if best.move == move or self._is_exact(view):
            return
        search = Search(self.game.imagine, view, self.game.judgement or ANY, self._seed(view) + 1)
        results = search.compare(best.move, move, playouts)
        gaps = [(good - made) / WIN for good, made in results]
        decision.best_share = fmean(good / WIN for good, _ in results)
        decision.share = fmean(made / WIN for _, made in results)
        decision.doubt = 2 * pstdev(gaps) / len(gaps) ** 0.5

    def _is_exact(self, view: View) -> bool:
        judgement = self.game.judgement or ANY
        return judgement.duel(view) is not None or judgement.solve(view) is not None

    def _thoughts(self, view: View, move: int, playouts: int) -> list[Thought]:
        """All moves, best first; one that search left out is as good as the worst it tried."""
        ranked = thoughts(self.game, view, Budget(0.0, playouts), self._seed(view), None, every=True)
        ranked = sorted(ranked, key=lambda thought: -thought.share)
        if all(thought.move != move for thought in ranked):
            ranked.append(Thought(move, ranked[-1].share))
        return ranked

    def _seed(self, view: View) -> int:
        return self.seed * 1_000_003 + len(self.found.chances) * 97 + view.seat

    def _count(self, line: Line, position: Position, decision: Decision | None, last: bool) -> None:
        """The chances after a line, and what the change is put down to."""
        now = self._chances(line, position, decision, last)
        if self.found.chances:
            lost = decision.best_share - decision.share if decision is not None else 0.0
            rivals = max(1, self.record.seats - 1)
            for seat, (old, new) in enumerate(zip(self.found.chances[-1], now, strict=True)):
                mine = seat == line.seat
                chosen = -lost if mine else lost / rivals
                if not line.luck and not mine:
                    chosen = new - old  # nothing but the choice has changed
                (self.found.own if mine else self.found.others)[seat] += chosen
                self.found.luck[seat] += new - old - chosen
        self.found.chances.append(now)

    def _chances(self, line: Line, position: Position, decision: Decision | None, last: bool) -> list[float]:
        """What each seat may expect, as it sees things."""
        if last:
            return [payoff / WIN for payoff in self.record.payoffs]
        if self._is_duel(position):
            return self._duel_chances(position, decision)
        found = [self._glimpse(position.view(seat)) for seat in range(self.record.seats)]
        if decision is not None and not line.luck:
            found[decision.seat] = decision.share
        return found

    def _is_duel(self, position: Position) -> bool:
        return (self.game.judgement or ANY).duel(position.view(first(position.to_move()))) is not None

    def _duel_chances(self, position: Position, decision: Decision | None) -> list[float]:
        """In a game of two with nothing hidden, what one has the other has not."""
        if decision is not None:
            seat, share = decision.seat, decision.share
        else:
            seat = first(position.to_move())
            share = thoughts(self.game, position.view(seat), Budget(0.0, self.look), 1, None)[0].share
        return [share if each == seat else 1 - share for each in range(2)]

    def _glimpse(self, view: View) -> float:
        search = Search(self.game.imagine, view, self.game.judgement or ANY, self._seed(view))
        search.think(self.glimpse, 0.0, None)
        return search.share()

    def _think_again(self, decision: Decision, view: View, move: int) -> None:
        self._weigh(decision, view, move, self.look * DEEP)
        best = self.game.read(view, decision.best)[0]
        said = {choice.text: choice.says for choice in self.game.scene(view, self.record.names).choices}
        decision.says = said.get(decision.best, decision.best)
        decision.reason = self.game.reason(view, best, self.record.names)
        decision.sure = True


def _within(bounds: range, n: int) -> int:
    return max(bounds[0], min(bounds[-1], n))
