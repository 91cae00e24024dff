"""Games that a policy plays against itself by one set of house rules, and what is kept of them to learn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gamenight.lab.needs import needed

torch: Any = needed("torch", "train")

from gamenight.bots.net import COLUMNS, STEPS
from gamenight.core.registry import game as game_named
from gamenight.lab.batch import PLAYING
from gamenight.lab.observation import encoding_of
from gamenight.lab.processes import ManyRows
from gamenight.lab.rows import rewards_of

np: Any = needed("numpy", "numpy")

TOTAL = "total"  # the amounts that a seat wants more, or less, of
POINTS = 10.0  # that count as one


@dataclass(frozen=True)
class Plan:
    """How it learns."""

    game: str
    seats: int
    houses: tuple[Mapping[str, bool | int | str], ...]  # house rules, each played by as many rows
    free: tuple[str, ...] = ()  # house rules that may be otherwise where the nets are used
    until: int = 0  # the first move that the nets are not asked about; 0 for none
    rows: int = 8192  # of each house
    jobs: int = 4  # processes of each house
    steps: int = 64  # moves of every row before it is learnt from them
    seconds: float = 500.0
    rounds: int = 0  # how often it plays and learns; 0: as often as there is time for
    teach: float = 0.35  # part of that, at the end, in which small nets learn as well
    nets: tuple[tuple[int, int], ...] = ((256, 32),)  # their widths and depths
    width: int = 1024  # of the policy
    seed: int = 1
    batch: int = 32_768  # moves to a step of learning
    epochs: int = 2
    rate: float = 5e-4
    clip: float = 0.2
    credit: float = 0.94  # how far ahead a move is praised: lambda of generalised advantages
    curiosity: float = 0.01  # at first; a tenth of it at last


class House:
    """The rows of one house, and what is kept of their last steps."""

    def __init__(self, plan: Plan, options: Mapping[str, bool | int | str], number: int, device: str) -> None:
        self.plan, self.device = plan, device
        self.game = game_named(plan.game)
        seed = plan.seed + number * 1_000_003
        self.many = ManyRows(plan.game, plan.rows, plan.jobs, plan.seats, options, seed)
        self.many.reset()
        encoding = encoding_of(self.game)
        self.words = COLUMNS // 8 * encoding.words(plan.seats)
        self.numbers = encoding.numbers(plan.seats)
        self.scales = torch.tensor(encoding.scales(plan.seats), device=device)
        self.totals = totals_of(encoding, plan.seats)
        self.bytes = self.words + self.numbers
        shape = (plan.steps + 1, plan.rows)
        self.seen = torch.zeros((*shape, self.bytes), dtype=torch.uint8, device=device)
        self.masks = torch.zeros((*shape, self.many.masks.shape[1]), dtype=torch.uint8, device=device)
        self.movers = torch.zeros(shape, dtype=torch.int64, device=device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chosen = torch.zeros(shape, device=device)  # log of the chance of the action
        self.ended = torch.zeros(shape, dtype=torch.bool, device=device)  # by the step
        self.rewards = torch.zeros((*shape, plan.seats), device=device)
        self.sights = torch.zeros((*shape, plan.seats, self.bytes), dtype=torch.uint8, device=device)

    def look(self, at: int) -> None:
        """Keep what the movers see now."""
        many, device = self.many, self.device
        words = torch.from_numpy(many.words[:, : self.words]).to(device)
        numbers = torch.from_numpy(many.numbers).to(device)
        steps = (STEPS * numbers // self.scales).clamp(0, STEPS)
        self.seen[at] = torch.cat([words, ((1 << steps) - 1).to(torch.uint8)], 1)
        self.masks[at] = torch.from_numpy(many.masks).to(device)
        self.movers[at] = torch.from_numpy(many.movers).to(device)
        if at:
            self.sights[at] = self.sights[at - 1] * ~self.ended[at - 1][:, None, None]
        self.sights[at].scatter_(
            1, self.movers[at][:, None, None].expand(-1, 1, self.bytes), self.seen[at][:, None]
        )

    def ended_now(self, at: int) -> None:
        """Keep how the step went that was just made."""
        many = self.many
        over = many.ended != PLAYING
        self.ended[at] = torch.from_numpy(over).to(self.device)
        if over.any():
            self.rewards[at] = torch.from_numpy(self._rewards(self.movers[at].cpu().numpy(), over)).to(
                self.device
            )
        else:
            self.rewards[at] = 0

    def _rewards(self, movers: Any, over: Any) -> Any:
        seats = self.plan.seats
        found = np.zeros((self.plan.rows, seats), np.float32)
        rows = np.flatnonzero(over)
        if self.totals is None:
            found[rows] = rewards_of(self.many.payoffs[rows], seats)
            return found
        ends = self.many.final_numbers(rows)[:, self.totals].astype(np.float32)
        gaps = (ends - ends.mean(axis=1, keepdims=True)) * seats / (seats - 1) / POINTS
        if self.game.lowest_wins:
            gaps = -gaps
        turned = (np.arange(seats) + movers[rows, None]) % seats  # the last mover saw itself first
        found[rows[:, None], turned] = gaps
        return found

    def carry(self) -> None:
        """What is seen after the last step is the beginning of the next round."""
        self.seen[0], self.masks[0], self.movers[0] = self.seen[-1], self.masks[-1], self.movers[-1]
        self.sights[0] = self.sights[-1]


def totals_of(encoding: Any, seats: int) -> Any:
    """Where the points of the seats are among the numbers; None in a game without."""
    at = 0
    for amount in encoding.amounts:
        if amount.name == TOTAL and amount.each:
            return slice(at, at + seats)
        at += seats if amount.each else 1
    return None
