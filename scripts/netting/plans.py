"""How a policy learns a game: by which house rules, and where the nets that it teaches are asked."""

from __future__ import annotations

from collections.abc import Mapping

import gamenight
from gamenight.games.hearts.rules.public import PASS
from gamenight.lab.nets.house import Plan

Rules = Mapping[str, bool | int | str]


def _hearts() -> Plan:
    """One hand at a time, by the sheet's rules, by those that people know, and by OpenSpiel's, without passing."""
    presets = gamenight.game("hearts").presets
    sheet: Rules = {"target": 0}
    common: Rules = {**presets["common"].options, "passing": "random", "target": 0}
    openspiel: Rules = {**presets["openspiel"].options, "passing": "none", "target": 0}
    free = ("passing", "hold_hand", "right_first", "target", "reaching")
    return Plan("hearts", 4, (common, openspiel, sheet), free, PASS)


PLANS = {"hearts": _hearts()}
