# compiled
"""What is counted at every move, by the event loop alone: it needs no lock, and costs next to nothing."""

from __future__ import annotations

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counts:
    """Events by kind, and acts by how long they took."""

    def __init__(self) -> None:
        self.events: dict[str, int] = {}
        self.acts = [0] * (len(QUICK) + 1)  # by QUICK; the last took longer
        self.seconds = 0.0  # of all acts

    def happened(self, kind: str) -> None:
        self.events[kind] = self.events.get(kind, 0) + 1

    def took(self, seconds: float) -> None:
        """An act, from its arrival to its answer."""
        place = 0
        while place < len(QUICK) and seconds > QUICK[place]:
            place += 1
        self.acts[place] += 1
        self.seconds += seconds
