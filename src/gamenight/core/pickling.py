"""Positions and views as bytes and back, and as text: what pickle and repr need.

A vec cannot be pickled by itself, so that is told here, and so are compiled objects, which only come into being
through their constructor unless it is left out on purpose (scripts/rewriting.py). Written are the fields and nothing
else: what a view does not hold is not in its bytes. Things that two parts of a position share are still shared
afterwards. A journal stays behind, as it does when a position is copied.
"""

from __future__ import annotations

import dataclasses
import io
import pickle
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.facts import NUMBERS, PLAIN, names_of

LONG = 60  # characters of a value that a repr shows


def reduced(value: object) -> tuple[Callable[[bytes], Any], tuple[bytes]]:
    """What `__reduce__` answers for a position or a view."""
    out = io.BytesIO()
    _Pickler(out, protocol=4).dump(value)
    return pickle.loads, (out.getvalue(),)


class _Pickler(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        kind = type(value)
        if isinstance(value, NUMBERS):
            return _numbers, (list(value),)
        if isinstance(value, type) or not _is_ours(kind):
            return NotImplemented
        held = {name: getattr(value, name) for name in names_of(value)}
        if dataclasses.is_dataclass(kind):
            return kind, tuple(held.values())
        return bare, (kind,), held, None, None, fill


def _is_ours(kind: type) -> bool:
    """Whether an object is a position, a view, or a compiled part of one."""
    return hasattr(kind, "__mypyc_attrs__") or any(
        base.__module__ == "gamenight.core.position" for base in kind.__mro__
    )


def _numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def bare(kind: Any) -> Any:
    """An object whose fields are still to be filled. The ellipsis tells a compiled class to leave `__init__` out."""
    return kind.__new__(kind, ...) if hasattr(kind, "__mypyc_attrs__") else kind.__new__(kind)


def fill(made: Any, held: dict[str, Any]) -> None:
    """Also what is frozen once it has been made."""
    for name, value in held.items():
        object.__setattr__(made, name, value)


def shown(value: Any) -> str:
    """An object as a line of its fields: "HeartsView(hand=8191, moves=[0, 4], ...)"."""
    fields = ", ".join(f"{name}={_brief(getattr(value, name))}" for name in names_of(value))
    return f"{type(value).__name__}({fields})"


def _brief(value: Any) -> str:
    if isinstance(value, NUMBERS):
        value = list(value)
    if isinstance(value, (*PLAIN, list, tuple, set, frozenset, dict)):
        text = repr(value)
        return text if len(text) <= LONG else f"{text[: LONG - 3]}..."
    return shown(value)
