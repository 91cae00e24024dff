"""House rules that a policy learns a game by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import gamenight
from gamenight.games.hearts.rules.public import PASS

Rules = Mapping[str, bool | int | str]


@dataclass(frozen=True)
class House:
    """How a game is played while it is learnt."""

    seats: int
    rules: tuple[Rules, ...]  # each by as many rows
    free: tuple[str, ...]  # house rules that may be otherwise where the policy is used
    until: int  # the first move that it is not asked about


def _hearts() -> House:
    """One hand at a time, by the sheet's rules, by those that people know, and by OpenSpiel's, without passing."""
    sheet: Rules = {"target": 0}
    common: Rules = {**gamenight.game("hearts").presets["common"].options, "passing": "random", "target": 0}
    openspiel: Rules = {
        **gamenight.game("hearts").presets["openspiel"].options,
        "passing": "none",
        "target": 0,
    }
    free = ("passing", "hold_hand", "right_first", "target", "reaching")
    return House(4, (common, openspiel, sheet), free, PASS)


HOUSES = {"hearts": _hearts()}
