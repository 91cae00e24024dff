"""Libraries that only some need. Each belongs to an extra of this package; one that is missing is one sentence."""

from __future__ import annotations

import importlib
from typing import Any

from gamenight.core.refusal import GameNightError


class MissingLibrary(GameNightError, ImportError):
    """A library that is not installed. Its text says which extra brings it."""


def needed(module: str, extra: str) -> Any:
    """The module, imported; MissingLibrary names the extra that brings it."""
    library = module.split(".")[0]
    try:
        if getattr(importlib.import_module(library), "__file__", None) is None:
            raise _missing(library, extra)  # a folder that happens to have its name, as Ray's own in /tmp
        return importlib.import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is None or library != problem.name.split(".")[0]:
            raise
        raise _missing(library, extra) from None


def _missing(library: str, extra: str) -> MissingLibrary:
    return MissingLibrary(f"{library} is not installed; pip install 'gamenight[{extra}]' brings it.")
