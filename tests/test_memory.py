"""Memory does not grow: what is handed from Python to compiled code, or played again, is freed.

Compiled, this finds a fault of mypyc's wrappers (docs/reliability.md); interpreted it cannot fail, and says so by
passing quickly. `scripts/soak` looks at the memory of whole processes.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from records import random_record

import gamenight
from gamenight.bots import bot
from gamenight.core.chance import Branch, Tape
from gamenight.core.enumeration import outcomes
from gamenight.core.position import View
from gamenight.sitting.recording import replay

EIGHTS = gamenight.game("crazy_eights")
TIMES = 300


def kept(do: Callable[[], object]) -> int:
    """Blocks of memory that are still held after doing something many times; only small ones are counted."""
    for _ in range(5):
        do()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        do()
    gc.collect()
    return sys.getallocatedblocks() - before


class PlainView(View):
    """A view of a game that is written in plain Python."""

    def __init__(self) -> None:
        super().__init__(0, 2, 1, vec[i64](range(40)))


def a_bot_that_slips() -> int:
    view = EIGHTS.start(seats=2, seed=3).view(0)
    return bot("easy:slip=100:playouts=2").choose(EIGHTS, view, seed=1)


RECORD = random_record(EIGHTS, 2, {}, 3, 60)
HANDED = {
    "a tape": lambda: Tape([1] * 40),
    "a tape made of a vec": lambda: Tape(vec[i64]([1] * 40)),
    "a branch": lambda: Branch([1] * 40),
    "all throws of two dice": lambda: list(outcomes(lambda chance: chance.pick(6) + chance.pick(6))),
    "a view written in Python": PlainView,
    "what a bot that slips chooses": a_bot_that_slips,
    "a replay": lambda: sum(1 for _ in replay(RECORD)),
}


@pytest.mark.parametrize("what", HANDED)
def test_what_is_handed_over_is_freed(what: str) -> None:
    assert kept(HANDED[what]) < TIMES // 2
