"""Fitting a net with PyTorch. Weights are rounded, and sums clipped, while it learns as in the net of whole numbers."""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

torch: Any = needed("torch", "train")  # first of all: its extra brings what is imported below


from gamenight.bots.net import BIAS, TOP, UNIT
from gamenight.bots.net_file import Weights
from gamenight.core.encoding import Encoding
from gamenight.lab.nets.data import Examples

WIDTH, DEPTH = 32, 16  # outputs of the two hidden layers
ROWS = 1024  # to a step, on a small machine
RATE = 0.003
HELD = TOP / UNIT
ROOM = 0.9 * int(BIAS) / UNIT  # what the weights of an output may add up to, with room for rounding


def place() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


class Learner:
    """A net that learns, lesson after lesson. The same lessons and seed give the same net on the same machine."""

    def __init__(self, features: int, seed: int, width: int = WIDTH, depth: int = DEPTH) -> None:
        torch.manual_seed(seed)
        torch.use_deterministic_algorithms(True, warn_only=True)
        self.place = place()
        if self.place == "cpu":
            torch.set_num_threads(
                1
            )  # sums are added in one order, and such a small net gains nothing by more
        shapes = ((features, width), (width, depth), (depth, 1))
        self.net = torch.nn.ModuleList([torch.nn.Linear(*shape) for shape in shapes]).to(self.place)
        self.used = torch.zeros(features, device=self.place)  # features that were ever set
        self.lean = torch.nn.Parameter(torch.ones((), device=self.place))  # on the game's own judgement
        self.bits = torch.arange(8, device=self.place, dtype=torch.uint8)
        with torch.no_grad():
            self.net[0].weight.mul_(0.5)

    def lesson(self, seen: Examples, epochs: int, rate: float = RATE, rows: int = ROWS) -> float:
        """Learn from examples so often; the mean loss of the last time."""
        packed = torch.from_numpy(seen.packed.copy()).to(self.place)
        leans = torch.from_numpy(seen.leans.copy()).to(self.place)
        shares = torch.from_numpy(seen.shares.copy()).to(self.place)
        self._notice(packed)
        optimiser = torch.optim.Adam([*self.net.parameters(), self.lean], rate)
        steps = max(1, epochs * -(-len(shares) // rows))
        schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps, rate / 50)
        losses = torch.zeros((), device=self.place)
        for _ in range(epochs):
            losses.zero_()
            for picked in torch.randperm(len(shares)).to(self.place).split(rows):
                optimiser.zero_grad()
                answers = self.answers(self.unpacked(packed[picked]))
                answers = answers + _rounded(self.lean, UNIT) * leans[picked]
                wrong = torch.nn.functional.binary_cross_entropy_with_logits(answers, shares[picked])
                wrong.backward()
                optimiser.step()
                schedule.step()
                self._hold()
                losses += wrong.detach() * len(picked)
        return float(losses) / max(1, len(shares))

    def unpacked(self, packed: Any) -> Any:
        """Rows of bytes as rows of features."""
        return ((packed.unsqueeze(2) >> self.bits) & 1).flatten(1).float()

    def answers(self, features: Any) -> Any:
        """The logits, or what is added to them."""
        one, two, last = self.net
        held = _linear(features, one, UNIT, UNIT).clamp(0, HELD)
        hidden = _linear(held, two, UNIT, UNIT * UNIT).clamp(0, HELD)
        return _linear(hidden, last, UNIT, UNIT * UNIT).squeeze(1)

    def _notice(self, packed: Any) -> None:
        """A feature that no example has is not to weigh anything."""
        for some in packed.split(1 << 16):
            self.used = torch.maximum(self.used, self.unpacked(some).amax(0))

    def _hold(self) -> None:
        """Weights that a byte holds, and whose sums stay in their lanes."""
        with torch.no_grad():
            for layer in self.net:
                layer.weight.clamp_(-HELD, HELD)
            first = self.net[0].weight
            first.mul_(self.used)
            first.mul_((ROOM / first.abs().sum(1, keepdim=True)).clamp(max=1))


def _linear(values: Any, layer: Any, unit: int, begins: int) -> Any:
    return torch.nn.functional.linear(values, _rounded(layer.weight, unit), _rounded(layer.bias, begins))


def _rounded(weights: Any, unit: int) -> Any:
    """Rounded for the answer, as they are for learning."""
    return weights + ((weights * unit).round() / unit - weights).detach()


def fitted(
    seen: Examples,
    epochs: int,
    seed: int,
    width: int = WIDTH,
    depth: int = DEPTH,
    first: Examples | None = None,
) -> Learner:
    """A net that has learnt: from what comes first, then from the rest. A GPU is used if there is one."""
    learner = Learner(8 * seen.packed.shape[1], seed, width, depth)
    rows = ROWS if learner.place == "cpu" else 8 * ROWS
    if first is not None and len(first.shares):
        learner.lesson(first, max(1, epochs // 2), RATE, rows)
    learner.lesson(seen, epochs, RATE if first is None else RATE / 2, rows)
    learner.net.cpu()
    return learner


def rounded(learner: Learner, encoding: Encoding, seats: int) -> Weights:
    """The net in whole numbers; BadNet if a sum could leave its lane."""
    net = learner.net
    made = Weights(
        whole_numbers(net[0].weight.T, UNIT),
        whole_numbers(net[0].bias, UNIT),
        whole_numbers(net[1].weight.T, UNIT),
        whole_numbers(net[1].bias, UNIT * UNIT),
        whole_numbers(net[2].weight.T, UNIT),
        whole_numbers(net[2].bias, UNIT * UNIT)[0],
        encoding.words(seats),
        encoding.scales(seats),
    )
    made.check()
    return made


def leaning(learner: Learner) -> int:
    """How far it leans on the game's own judgement, in UNIT."""
    return whole_numbers(learner.lean, UNIT)[0]


def whole_numbers(values: Any, unit: int) -> list[int]:
    found: list[int] = (values.detach() * unit).round().to(torch.int64).flatten().tolist()
    return found
