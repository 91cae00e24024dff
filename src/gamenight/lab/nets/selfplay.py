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
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gamenight.lab.needs import needed

torch: Any = needed("torch", "train")

from gamenight.bots.net_file import write_net
from gamenight.core.options import option_values
from gamenight.core.registry import game as game_named
from gamenight.lab.manifest import manifest_of
from gamenight.lab.nets.fit import place
from gamenight.lab.nets.house import House, Plan
from gamenight.lab.nets.student import Student, Trunk
from gamenight.lab.observation import encoding_of


@dataclass
class Report:
    """What came of it."""

    moves: int = 0
    rounds: list[dict[str, float]] = field(default_factory=list)


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
