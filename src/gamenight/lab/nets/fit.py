"""Fitting a net with PyTorch, and rounding it. The clips of the whole numbers are in the net while it learns."""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

torch: Any = needed("torch", "train")  # first of all: its extra brings what is imported below


from gamenight.bots.net import TOP, UNIT
from gamenight.bots.net_file import Weights
from gamenight.core.encoding import Encoding
from gamenight.lab.nets.data import Examples

WIDTH, DEPTH = 32, 16  # outputs of the two hidden layers
ROWS = 1024  # to a step
RATE = 0.002
HELD = TOP / UNIT


def fitted(seen: Examples, epochs: int, seed: int) -> Any:
    """A net that has learnt. The same examples and seed give the same net; a GPU is used if there is one."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # sums are added in one order, and such a small net gains nothing by more
    torch.use_deterministic_algorithms(True, warn_only=True)
    place = "cuda" if torch.cuda.is_available() else "cpu"
    features, shares = torch.from_numpy(seen.features).to(place), torch.from_numpy(seen.shares).to(place)
    net = torch.nn.ModuleList(
        [torch.nn.Linear(*shape) for shape in ((features.shape[1], WIDTH), (WIDTH, DEPTH), (DEPTH, 1))]
    ).to(place)
    with torch.no_grad():
        net[0].weight.mul_(0.5)
    learner = torch.optim.Adam(net.parameters(), RATE, weight_decay=1e-5)
    for _ in range(epochs):
        for rows in torch.randperm(len(shares)).to(place).split(ROWS):
            learner.zero_grad()
            answers = _answers(net, features[rows].float())
            torch.nn.functional.binary_cross_entropy_with_logits(answers, shares[rows]).backward()
            learner.step()
            with torch.no_grad():
                for layer in net:
                    layer.weight.clamp_(-HELD, HELD)
    return net.cpu()


def _answers(net: Any, features: Any) -> Any:
    held = net[0](features).clamp(0, HELD)
    return net[2](net[1](held).clamp(0, HELD)).squeeze(1)


def rounded(net: Any, encoding: Encoding, seats: int) -> Weights:
    """The net in whole numbers; BadNet if a sum could leave its lane."""
    made = Weights(
        _whole(net[0].weight.T, UNIT),
        _whole(net[0].bias, UNIT),
        _whole(net[1].weight.T, UNIT),
        _whole(net[1].bias, UNIT * UNIT),
        _whole(net[2].weight.T, UNIT),
        _whole(net[2].bias, UNIT * UNIT)[0],
        encoding.words(seats),
        encoding.scales(seats),
    )
    made.check()
    return made


def _whole(values: Any, unit: int) -> list[int]:
    found: list[int] = (values.detach() * unit).round().to(torch.int64).flatten().tolist()
    return found
