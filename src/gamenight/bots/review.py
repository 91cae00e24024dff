"""A finished game looked at again: everyone's chances move by move, the decisions that cost most, luck and choice.

Every seat is judged by what it knew at the time: its own view, never the cards of others. A seat's chances change at
each line of the record; the change is put down to its own mistakes, to the others' mistakes, or to luck (cards, dice,
and where hidden things turned out to lie), and the three add up to the difference between where it began and how it
ended. Budgets are playouts, so a review comes out the same each time. docs/review.md says how it is worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from gamenight.core.record import Record
from gamenight.core.refusal import BadRecord

VERSION = 6  # goes up when the same record would be judged otherwise
PLAYOUTS = 400_000  # for a whole game
TURNING = 0.05  # of the win: a decision that cost less is no turning point
ACCURATE = 0.02  # of the win: a choice that cost no more is as good as the best
SLIGHT = 0.005  # of the win: the same where the difference is measured closely
MOST = 6  # turning points that a person is shown

SLIP, MISS, FIND = "slip", "miss", "find"


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
    margin: float = 0.0  # of the best choice over the quick one, beyond doubt, where the best was made
    effects: tuple[float, ...] = ()  # what the choice changed for each seat, beside the best
    played: str = ""  # the whole of it, where it was only a first step
    better: str = ""  # the same of the best
    played_says: str = ""  # the choice made in a sentence
    says: str = ""  # the best choice in a sentence
    reason: str = ""
    goes_on: tuple[str, ...] = ()  # the best play from there, move by move, where nothing is hidden
    line_says: str = ""  # the same as players of the game write it
    before: float = 0.0  # what the seat might expect when it had last chosen
    sure: bool = False  # thought about for long

    @property
    def lost(self) -> float:
        """The share of the win that the choice cost, as far as that is beyond doubt."""
        return max(0.0, self.best_share - self.share - self.doubt)

    @property
    def cost(self) -> float:
        """The share of the win that the choice cost; 0 where that is in doubt."""
        return self.best_share - self.share if self.lost > 0 else 0.0

    @property
    def is_good(self) -> bool:
        """Whether the choice is as good as the best, as far as no difference is beyond doubt."""
        return self.lost <= (SLIGHT if self.doubt > 0 else ACCURATE)

    @property
    def kind(self) -> str:
        """A slip, a chance not taken (where the seat stands no worse than it did before the chance came), or a find."""
        if self.lost < TURNING:
            return FIND
        return MISS if self.share >= self.before - ACCURATE else SLIP


@dataclass
class Review:
    """How a game went."""

    game: str
    seats: int
    names: tuple[str, ...]
    payoffs: tuple[int, ...]
    opening: str = ""  # how the game began, where people have a name for it
    chances: list[list[float]] = field(default_factory=list)  # after each line, seat by seat
    leads: list[int] = field(
        default_factory=list
    )  # in duels, the first seat's after each line, in hundredths
    decisions: list[Decision] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)  # seat by seat: what nobody chose
    own: list[float] = field(default_factory=list)  # what its own mistakes cost
    others: list[float] = field(
        default_factory=list
    )  # what the others' mistakes brought, or a partner's cost

    def turning_points(self) -> list[Decision]:
        """The decisions that cost most, the dearest first."""
        dear = [decision for decision in self.decisions if decision.lost >= TURNING]
        return sorted(dear, key=lambda decision: (-decision.lost, decision.line))

    def finds(self) -> list[Decision]:
        """Good choices that a quick player would not have made, the best first."""
        good = [decision for decision in self.decisions if decision.margin >= 2 * TURNING]
        return sorted(good, key=lambda decision: (-decision.margin, decision.line))

    def shown(self, seat: int = -1) -> list[Decision]:
        """What a person is shown, in the order of the game: the dearest, and one thing well found if there is any.

        With a seat, its own come first.
        """
        dear = sorted(self.turning_points(), key=lambda each: (seat not in (-1, each.seat), -each.lost))
        found = [each for each in self.finds() if seat in (-1, each.seat)][:1]
        return sorted([*dear[: MOST - len(found)], *found], key=lambda each: each.line)

    def accuracy(self, seat: int) -> float | None:
        """Of 100: how many of a seat's choices were as good as the best; None where it had nothing to choose."""
        good = [decision.is_good for decision in self.decisions if decision.seat == seat]
        return 100 * sum(good) / len(good) if good else None

    def decided_by(self, seat: int) -> str:
        """What did most to a seat's chances on the way to its result: luck, own, others; "" where nothing did."""
        change = self.chances[-1][seat] - self.chances[0][seat]
        parts = {"luck": self.luck[seat], "own": self.own[seat], "others": self.others[seat]}
        name = max(parts, key=lambda part: parts[part] * (1 if change > 0 else -1))
        return name if abs(parts[name]) >= TURNING and parts[name] * change > 0 else ""

    def lost_by_luck(self, seat: int) -> bool:
        """Whether a seat lost although its own mistakes cost little: luck alone decided against it."""
        lost = self.chances[-1][seat] < self.chances[0][seat] and self.payoffs[seat] == 0
        return lost and self.decided_by(seat) == "luck" and self.own[seat] > -TURNING


Progress = Callable[[Review, int, int], None]  # what there is so far, steps done, steps in all
Growing = Iterator[tuple[Review, int, int]]


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


def reviewing(record: Record, playouts: int = PLAYOUTS, seed: int = 1) -> Growing:
    """The review as it grows: a first look at each line in turn, then longer ones at what may have cost most."""
    from gamenight.bots.review_duel import DuelReviewer, is_duel  # which are made of what stands above
    from gamenight.bots.review_table import TableReviewer

    if record.ending == "open":
        raise BadRecord("Only a finished game can be looked at again; this one is still going on.")
    reviewer = DuelReviewer if is_duel(record) else TableReviewer
    return reviewer(record, playouts, seed).go()
