"""Every law tried on every case of a game, and what came of it in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gamenight.core.registry import game as find_game
from gamenight.laws import LAWS, Case, cases


def try_all(names: Sequence[str]) -> int:
    """Try every law on every case of the named games, saying so; how many were broken."""
    broken = 0
    for name in names:
        found = cases(find_game(name))
        print(f"{name}: {len(found)} cases")
        for law, problem in trials(found):
            if problem:
                broken += 1
                print(f"  {law}: {problem}"[:600])
    print(f"{broken} broken" if broken else "all hold")
    return broken


def trials(found: Sequence[Case]) -> Iterator[tuple[str, str]]:
    """Each law's name with what broke it first, or nothing."""
    for law in LAWS:
        yield law.__name__, first_break(law, found)


def first_break(law: Callable[[Case], None], found: Sequence[Case]) -> str:
    for case in found:
        try:
            law(case)
        except AssertionError as problem:
            return str(problem)
    return ""
