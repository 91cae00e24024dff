"""A large policy, and the small net in whole numbers that learns to choose like it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gamenight.lab.needs import needed

torch: Any = needed("torch", "train")

from gamenight.bots.net import UNIT
from gamenight.bots.net_file import Weights
from gamenight.core.encoding import Encoding
from gamenight.lab.nets.fit import Learner, whole_numbers


class Trunk(torch.nn.Module):
    """Bits in, some numbers out: a wide layer and three that add to it."""

    def __init__(self, features: int, width: int, outputs: int, start: float) -> None:
        super().__init__()
        self.into = torch.nn.Linear(features, width)
        self.more = torch.nn.ModuleList([torch.nn.Linear(width, width) for _ in range(3)])
        self.out = torch.nn.Linear(width, outputs)
        with torch.no_grad():
            self.out.weight.mul_(start)

    def forward(self, bits: Any) -> Any:
        held = torch.relu(self.into(bits))
        for layer in self.more:
            held = held + torch.relu(layer(held))
        return self.out(held)


class Student(Learner):
    """A small net that learns to choose like the policy: an output for every move."""

    def __init__(self, features: int, seed: int, width: int, depth: int, moves: int) -> None:
        super().__init__(features, seed, width, depth, leans=False)
        torch.use_deterministic_algorithms(False)
        self.net[2] = torch.nn.Linear(depth, moves).to(self.place)
        self.optimiser = torch.optim.Adam(self.net.parameters(), 0.003)
        self.copied: Any = 0.0  # how far it was from the policy of late, in nats

    def copy(self, packed: Any, chances: Any, legal: Any, weight: Any, rate: float) -> Any:
        """One step towards these chances; how far it was from them, in nats."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        features = self.unpacked(packed)
        self.used = torch.maximum(self.used, features.amax(0))
        logs = torch.log_softmax(self.answers(features).masked_fill(~legal, -1e9), 1)
        near = chances.clamp(min=1e-9).log()
        far = (chances * (near - logs).masked_fill(~legal, 0)).sum(1)
        wrong = (weight * far).mean()
        self.optimiser.zero_grad(set_to_none=True)
        wrong.backward()
        self.optimiser.step()
        self._hold()
        self.copied = 0.99 * self.copied + 0.01 * wrong.detach()
        return wrong.detach()

    def weights(self, encoding: Encoding, seats: int) -> Weights:
        last = self.net[2]
        return replace(
            super().weights(encoding, seats),
            last=whole_numbers(last.weight, UNIT),
            last_begin=0,
            moves_begin=whole_numbers(last.bias, UNIT * UNIT),
        )
