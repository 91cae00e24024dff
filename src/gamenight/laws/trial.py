"""Every law tried on every case of a game, and what came of it in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gamenight.core.registry import game as find_game
from gamenight.laws import LAWS, Case, cases, watch


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
    """Each law's name with what broke it first, or nothing. All watch the same games; where something is broken, each
    looks for itself whether that is its own."""
    broken = {
        case.seed: problem for case in found if (problem := _break(lambda case: watch(case, LAWS), case))
    }
    alone = False
    for law in LAWS:
        problems = (_break(law, case) for case in found if case.seed in broken)
        problem = next(filter(None, problems), "")
        alone = alone or bool(problem)
        yield law.__name__, problem
    if broken and not alone:  # a law that only looks has changed what another looks at
        yield "looking_changes_nothing", next(iter(broken.values()))


def _break(law: Callable[[Case], None], case: Case) -> str:
    try:
        law(case)
    except AssertionError as problem:
        return str(problem)
    return ""
