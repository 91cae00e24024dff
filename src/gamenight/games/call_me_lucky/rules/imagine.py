# compiled
"""Tables of Call Me Lucky that a view cannot tell from the true one."""

from __future__ import annotations

from gamenight.core.chance import Chance
from gamenight.games.call_me_lucky.rules.grid import grid_for
from gamenight.games.call_me_lucky.rules.position import CallMeLucky, LuckyView


def imagine(view: LuckyView, chance: Chance) -> CallMeLucky:
    """Nothing is hidden but the order of the draw piles, which have none: this is the table."""
    return CallMeLucky(view.options, grid_for(view.options.grid, view.options.sides_only), view.public.copy())
