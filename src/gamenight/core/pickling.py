"""Positions and views as bytes and back, and as text: what pickle, copy and repr need, compiled or not.

A vec cannot be pickled, nor can a compiled class say what it holds, so both are told here. Things that two parts of a
position share are still shared afterwards. A journal stays behind, as it does when a position is copied.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.facts import NUMBERS, PLAIN, names_of

LONG = 60  # characters of a value that a repr shows


def dumps(value: object) -> bytes:
    """A position or view, whole."""
    out = io.BytesIO()
    _Pickler(out, protocol=4).dump(value)
    return out.getvalue()


def loads(held: bytes) -> Any:
    return pickle.loads(held)


class _Pickler(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, NUMBERS):
            return _numbers, (list(value),)
        if isinstance(value, type) or not _is_ours(type(value)):
            return NotImplemented
        held = {name: getattr(value, name) for name in names_of(value)}
        return _bare, (type(value),), held, None, None, _fill


def _is_ours(kind: type) -> bool:
    """Whether this package, or a game on it, has to say what such an object holds."""
    return hasattr(kind, "__mypyc_attrs__") or (
        getattr(kind, "__reduce__", None) is not object.__reduce__
        and any(base.__module__ == "gamenight.core.position" for base in kind.__mro__)
    )


def _numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _bare(kind: Any) -> Any:
    return kind.__new__(kind)


def _fill(made: Any, held: dict[str, Any]) -> None:
    """Also what is frozen or final once it has been made."""
    for name, value in held.items():
        object.__setattr__(made, name, value)


def reduced(value: object) -> tuple[Callable[[bytes], Any], tuple[bytes]]:
    """What `__reduce__` answers."""
    return loads, (dumps(value),)


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
