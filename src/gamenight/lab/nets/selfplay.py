"""Self-play: a policy learns a game from nothing but its own games, and teaches it to a small net in whole numbers.

Proximal policy optimisation with a critic that looks over everybody's shoulder. The games are `ManyRows`, stepped by
processes while PyTorch thinks about other rows; every seat is played by the one policy, which sees its own view. The
critic, which only learns and never plays, sees the last view of every seat, and says for each how it will end; how much
better it went than that is what a move is praised for. In the last part of the time small nets learn to choose like the
policy, from the same games, with the rounding of whole numbers in place.

What a seat wants is points, where a game counts them (`total` in its encoding): those of the others, on average, less
its own, or the other way round. Otherwise it is its share of the win.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gamenight.lab.needs import needed

torch: Any = needed("torch", "train")

from gamenight.bots.net import COLUMNS, STEPS, UNIT
from gamenight.bots.net_file import Weights, write_net
from gamenight.core.options import option_values
from gamenight.core.registry import game as game_named
from gamenight.lab.batch import PLAYING
from gamenight.lab.manifest import manifest_of
from gamenight.lab.nets.fit import Learner, _whole, place
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


@dataclass
class Report:
    """What came of it."""

    moves: int = 0
    rounds: list[dict[str, float]] = field(default_factory=list)


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
        ends = self.many._final_numbers[rows][:, self.totals].astype(np.float32)
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


class SelfPlay:
    """One run."""

    def __init__(self, plan: Plan, tell: Callable[[str], None] = print) -> None:
        self.plan, self.tell, self.device = plan, tell, place()
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.moves = game_named(plan.game).move_limit
        self.houses = [House(plan, house, n, self.device) for n, house in enumerate(plan.houses)]
        features = 8 * self.houses[0].bytes
        self.policy = Trunk(features, plan.width, self.moves, 0.01).to(self.device)
        self.critic = Trunk(features * plan.seats, plan.width, plan.seats, 0.1).to(self.device)
        self.students = [Student(features, plan.seed, width, depth, self.moves) for width, depth in plan.nets]
        self.bits = torch.arange(8, device=self.device, dtype=torch.uint8)
        self.report = Report()

    def unpacked(self, packed: Any) -> Any:
        return ((packed.unsqueeze(-1) >> self.bits) & 1).flatten(1).to(torch.bfloat16)

    def logits(self, seen: Any, masks: Any) -> Any:
        """What the policy thinks of every move; nothing of those that are not legal."""
        legal = ((masks.unsqueeze(-1) >> self.bits) & 1).flatten(1)[:, : self.moves] > 0
        return self.policy(self.unpacked(seen)).float().masked_fill(~legal, -1e9), legal

    def values(self, sights: Any, movers: Any) -> Any:
        """What the critic expects for every seat, the mover first."""
        seats = self.plan.seats
        order = (torch.arange(seats, device=self.device) + movers[:, None]) % seats
        turned = sights.gather(1, order[:, :, None].expand(-1, -1, sights.shape[2]))
        return self.critic(self.unpacked(turned.flatten(1))).float(), order

    def run(self) -> Report:
        began, plan = time.monotonic(), self.plan
        rate = plan.rate
        optimiser = torch.optim.Adam([*self.policy.parameters(), *self.critic.parameters()], rate)
        for house in self.houses:
            house.look(0)
        while (spent := self._spent(began)) < 1:
            for group in optimiser.param_groups:
                group["lr"] = rate * max(0.05, min(1.0, 1.2 * (1 - spent)))
            curious = plan.curiosity * max(0.1, 1 - spent)
            started = time.monotonic()
            self._play()
            played = time.monotonic()
            figures = self._learn(optimiser, curious, spent)
            self.report.moves += plan.rows * plan.steps * len(self.houses)
            figures |= {"spent": spent, "play": played - started, "learn": time.monotonic() - played}
            self.report.rounds.append(figures)
            if len(self.report.rounds) % 10 == 1:
                self.tell(" ".join(f"{key}={value:.4g}" for key, value in figures.items()))
        return self.report

    def _spent(self, began: float) -> float:
        """Which part of the run is behind it."""
        if self.plan.rounds:
            return len(self.report.rounds) / self.plan.rounds
        return (time.monotonic() - began) / self.plan.seconds

    def save(self, folder: Path) -> list[Path]:
        """The nets, each in a file with the manifest of how it was made."""
        plan, game = self.plan, game_named(self.plan.game)
        encoding = encoding_of(game)
        versions = {"torch": str(torch.__version__)}
        made = manifest_of("policy", plan.game, plan.seats, {}, (), 0, plan.seed, versions)
        about = {**dataclasses.asdict(made), "moves": self.report.moves, "rounds": len(self.report.rounds)}
        about |= {"houses": [self._held(each.many.house) for each in self.houses]}
        about |= {"until": plan.until or game.move_limit, "teacher": plan.width}
        files = []
        for student, (width, depth) in zip(self.students, plan.nets, strict=True):
            files.append(folder / f"policy-{width}x{depth}.net")
            shape = {"width": width, "depth": depth, "copied": round(float(student.copied), 4)}
            write_net(files[-1], student.weights(encoding, plan.seats), {**about, **shape})
        return files

    def _held(self, house: Any) -> dict[str, bool | int | str]:
        return {key: value for key, value in option_values(house).items() if key not in self.plan.free}

    def close(self) -> None:
        for house in self.houses:
            house.many.close()

    def _play(self) -> None:
        """`steps` moves in every row of every house; one house thinks while the others' processes move."""
        plan = self.plan
        with torch.no_grad(), torch.autocast(self.device, torch.bfloat16):
            for at in range(plan.steps):
                for house in self.houses:
                    if at:
                        self._after(house, at)
                    logits, _ = self.logits(house.seen[at], house.masks[at])
                    luck = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
                    actions = (logits + luck).argmax(1)
                    house.actions[at] = actions
                    house.chosen[at] = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
                    house.many.begin_play(actions.cpu().numpy())
            for house in self.houses:
                self._after(house, plan.steps)

    def _after(self, house: House, at: int) -> None:
        house.many.end_play()
        house.ended_now(at - 1)
        house.look(at)

    def _expected(self, house: House) -> Any:
        """(steps + 1, rows, seats) what the critic expects, seat by seat."""
        shape = (self.plan.steps + 1, self.plan.rows, self.plan.seats)
        found = torch.zeros(shape, device=self.device)
        with torch.no_grad(), torch.autocast(self.device, torch.bfloat16):
            for at in range(shape[0]):
                values, order = self.values(house.sights[at], house.movers[at])
                found[at].scatter_(1, order, values)
        return found

    def _credits(self, house: House) -> tuple[Any, Any]:
        """How much better it went for each seat than was expected, and what should have been expected."""
        expected = self._expected(house)
        gained = torch.zeros_like(expected[0])
        better = torch.zeros_like(expected[:-1])
        for at in reversed(range(self.plan.steps)):
            goes_on = (~house.ended[at])[:, None].float()
            wrong = house.rewards[at] + goes_on * expected[at + 1] - expected[at]
            gained = wrong + self.plan.credit * goes_on * gained
            better[at] = gained
        return better, better + expected[:-1]

    def _learn(self, optimiser: Any, curious: float, spent: float) -> dict[str, float]:
        plan = self.plan
        parts: list[list[Any]] = [[] for _ in range(8)]
        for house in self.houses:
            better, target = self._credits(house)
            own = better.gather(2, house.movers[:-1][:, :, None])[:, :, 0]
            kept = (house.seen, house.masks, house.movers, house.actions, house.chosen, house.sights)
            for part, one in zip(parts, (*(each[:-1] for each in kept), own, target), strict=True):
                part.append(one.flatten(0, 1))
            house.carry()
        seen, masks, movers, actions, chosen, sights, praise, target = (torch.cat(part) for part in parts)
        matters = self._choices(masks) > 1
        praise = (praise - praise[matters].mean()) / (praise[matters].std() + 1e-6)
        sums = torch.zeros(5, device=self.device)
        steps = 0
        for _ in range(plan.epochs):
            for picked in torch.randperm(len(seen), device=self.device).split(plan.batch):
                with torch.autocast(self.device, torch.bfloat16):
                    logits, legal = self.logits(seen[picked], masks[picked])
                    logs = torch.log_softmax(logits, 1)
                    now = logs.gather(1, actions[picked][:, None])[:, 0]
                    values, order = self.values(sights[picked], movers[picked])
                weight = matters[picked].float()
                weight = weight / weight.mean().clamp(min=1e-3)
                ratio = (now - chosen[picked]).exp()
                held = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                gain = torch.minimum(ratio * praise[picked], held * praise[picked])
                chances = logs.exp()
                unsure = -(chances * logs.masked_fill(~legal, 0)).sum(1)
                wrong = (values - target[picked].gather(1, order)).square().mean()
                loss = -(weight * (gain + curious * unsure)).mean() + 0.5 * wrong
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
                torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                optimiser.step()
                steps += 1
                taught = torch.zeros((), device=self.device)
                if spent > 1 - plan.teach:
                    rate = 0.003 * max(0.02, (1 - spent) / plan.teach)
                    for student in self.students:
                        taught = taught + student.copy(seen[picked], chances.detach(), legal, weight, rate)
                sums += torch.stack(
                    [(weight * unsure).mean(), wrong, (ratio - 1).abs().mean(), (target.var()), taught]
                ).detach()
        names = ("unsure", "wrong", "moved", "spread", "copied")
        return dict(zip(names, (sums / max(1, steps)).tolist(), strict=True))

    def _choices(self, masks: Any) -> Any:
        return ((masks.unsqueeze(-1) >> self.bits) & 1).flatten(1).sum(1)


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

    def weights(self, encoding: Any, seats: int) -> Weights:
        net = self.net
        return Weights(
            _whole(net[0].weight.T, UNIT),
            _whole(net[0].bias, UNIT),
            _whole(net[1].weight.T, UNIT),
            _whole(net[1].bias, UNIT * UNIT),
            _whole(net[2].weight, UNIT),
            0,
            encoding.words(seats),
            encoding.scales(seats),
            _whole(net[2].bias, UNIT * UNIT),
        )
