"""A net as one small file: a line that says what it was made for and how, then its weights as bytes."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.bots.net import BIAS, COLUMNS, HALF, LANE, LANES, PAIR, STEPS, TOP, Net, packed
from gamenight.core.game import Game
from gamenight.core.refusal import GameNightError

FORMAT = 1
LARGEST = 64 << 20  # bytes


class BadNet(GameNightError):
    """A net that cannot be read, or is for another game, number of seats, or version of the words."""


@dataclass(frozen=True)
class Weights:
    """A net in whole numbers. Rows are inputs: `first[feature * width + output]`."""

    first: Sequence[int]
    first_begin: Sequence[int]
    second: Sequence[int]
    second_begin: Sequence[int]
    last: Sequence[int]
    last_begin: int
    words: int
    scales: Sequence[int]

    @property
    def features(self) -> int:
        return COLUMNS * self.words + STEPS * len(self.scales)

    def check(self) -> None:
        """BadNet unless every sum stays in its lane, whatever is seen."""
        width = len(self.first_begin)
        if width % LANES or len(self.first) != width * self.features:
            raise BadNet(f"A net of {width} outputs for {self.features} features has other weights.")
        depth = len(self.second_begin)
        if len(self.second) != width * depth or len(self.last) != depth:
            raise BadNet(f"A net of {width} and {depth} outputs has other weights.")
        for output in range(width):
            row = self.first[output::width]
            low = self.first_begin[output] + sum(weight for weight in row if weight < 0)
            high = self.first_begin[output] + sum(weight for weight in row if weight > 0)
            if low < -BIAS or high > LANE - BIAS:
                raise BadNet(f"The sums of output {output} go from {low} to {high} and leave their lane.")
        if len(self.second_begin) % PAIR or any(
            abs(begin) + width * TOP * TOP >= HALF for begin in self.second_begin
        ):
            raise BadNet("The second layer leaves its lanes.")
        if any(abs(weight) > TOP for weight in (*self.first, *self.second, *self.last)):
            raise BadNet(f"A weight is beyond {TOP}.")

    def net(self) -> Net:
        self.check()
        return Net(
            packed(vec[i64](self.first), 0),
            packed(vec[i64](self.first_begin), BIAS),
            packed(vec[i64](self.second), 0, PAIR),
            packed(vec[i64](self.second_begin), HALF, PAIR),
            vec[i64](self.last),
            self.last_begin,
            self.words,
            vec[i64](self.scales),
        )


def write_net(file: Path, weights: Weights, about: Mapping[str, Any]) -> None:
    """The net in a file, with the manifest of how it was made."""
    weights.check()
    shape = {"width": len(weights.first_begin), "depth": len(weights.second_begin), "words": weights.words}
    head = {"format": FORMAT, **shape, "scales": list(weights.scales), "about": dict(about)}
    small = array("b", [*weights.first, *weights.second, *weights.last]).tobytes()
    large = [*weights.first_begin, *weights.second_begin, weights.last_begin]
    begins = b"".join(number.to_bytes(4, "little", signed=True) for number in large)
    file.write_bytes(json.dumps(head, sort_keys=True).encode() + b"\n" + small + begins)


def read_net(file: Path) -> tuple[Weights, dict[str, Any]]:
    """The net in a file, and how it was made."""
    try:
        if file.stat().st_size > LARGEST:
            raise BadNet(f"{file} is too large for a net.")
        head, _, body = file.read_bytes().partition(b"\n")
        return _read(json.loads(head), body)
    except OSError:
        raise BadNet(f"{file} cannot be read.") from None
    except (ValueError, KeyError, TypeError):
        raise BadNet(f"{file} is no net.") from None


def _read(head: dict[str, Any], body: bytes) -> tuple[Weights, dict[str, Any]]:
    if head["format"] != FORMAT:
        raise ValueError
    width, depth, words, scales = head["width"], head["depth"], head["words"], tuple(head["scales"])
    features = COLUMNS * words + STEPS * len(scales)
    sizes = [width * features, width * depth, depth]
    small = array("b", body[: sum(sizes)])
    if len(body) != sum(sizes) + 4 * (width + depth + 1):
        raise ValueError
    rest = body[sum(sizes) :]
    large = [int.from_bytes(rest[at : at + 4], "little", signed=True) for at in range(0, len(rest), 4)]
    weights = Weights(
        small[: sizes[0]],
        large[:width],
        small[sizes[0] : sizes[0] + sizes[1]],
        large[width : width + depth],
        small[sizes[0] + sizes[1] :],
        large[width + depth],
        words,
        scales,
    )
    weights.check()
    return weights, dict(head["about"])


def fits(about: Mapping[str, Any], game: Game[Any], seats: int) -> None:
    """BadNet unless a net was made for these views."""
    version = game.encoding.version if game.encoding is not None else 0
    if (about.get("game"), about.get("seats")) != (game.name, seats):
        raise BadNet(f"This net is for {about.get('game')} with {about.get('seats')} players.")
    if about.get("encoding") != version:
        raise BadNet(
            f"The words of {game.title} have changed from version {about.get('encoding')} to {version}; "
            "the net must be trained again."
        )
