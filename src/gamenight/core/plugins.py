"""What other packages add: games and bots, found by their entry points. One that fails is left out, with a sentence."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points

log = logging.getLogger("gamenight")


@cache
def added(group: str) -> dict[str, object]:
    """What the packages installed beside this one offer under a group, by name, loaded."""
    found: dict[str, object] = {}
    for point in entry_points(group=group):
        try:
            found[point.name] = point.load()
        except (Exception, SystemExit) as problem:  # what another package does wrong, it does to itself
            leave_out(point, f"{type(problem).__name__}: {problem}")
    return found


def drop(group: str, name: str, why: str) -> None:
    """Leave out something that loaded, but is not what the group is for."""
    if added(group).pop(name, None) is not None:
        leave_out(EntryPoint(name, "", group), why)


def leave_out(point: EntryPoint, why: str) -> None:
    """One sentence, on standard error unless the program logs elsewhere."""
    said = " ".join(why.split())[:300]
    package = f" of {point.dist.name}" if point.dist is not None else ""
    log.warning("The plug-in %r%s (%s) is left out: %s", point.name, package, point.group, said)
