"""The way in for research: simulation, observations, environments, studies. `observe(game, view)` gives arrays."""

from __future__ import annotations

from typing import Any

__all__ = ["observe"]


def __getattr__(name: str) -> Any:
    """NumPy is only needed, and imported, by whoever asks for arrays."""
    if name == "observe":
        from gamenight.lab.observation import observe

        return observe
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
