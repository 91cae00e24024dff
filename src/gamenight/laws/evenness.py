"""Whether imagined tables are equally likely, as a number."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from gamenight.laws.case import Broken


def evenness(draw: Callable[[], Hashable], worlds: Sequence[Hashable], tries: int) -> float:
    """How even `draw` is over `worlds`: chi-square over its degrees of freedom, near 1 when all are equally likely."""
    seen: dict[Hashable, int] = dict.fromkeys(worlds, 0)
    for _ in range(tries):
        world = draw()
        if world not in seen:
            raise Broken(f"a world came up that cannot be: {world}")
        seen[world] += 1
    expected = tries / len(worlds)
    return sum((n - expected) ** 2 / expected for n in seen.values()) / max(1, len(worlds) - 1)
