"""Positions and views as bytes and back, and as text: what pickle and repr need.

A vec cannot be pickled by itself, so that is told here. Things that two parts of a position share are still shared
afterwards. A journal stays behind, as it does when a position is copied.

Compiled classes cannot be filled in from outside: their final fields have no way in but their constructor. So the
positions of compiled games are refused with a sentence, and travel as records instead.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.facts import NUMBERS, PLAIN, names_of
from gamenight.core.refusal import GameNightError


class CannotPickle(GameNightError):
    """A position of a compiled game was to be sent."""


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
    """Whether an object is a position or a view, whose own way to be pickled is this one."""
    return any(base.__module__ == "gamenight.core.position" for base in kind.__mro__)


def _numbers(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _bare(kind: Any) -> Any:
    return kind.__new__(kind)


def _fill(made: Any, held: dict[str, Any]) -> None:
    """Also what is frozen or final once it has been made."""
    for name, value in held.items():
        object.__setattr__(made, name, value)


def reduced(value: object) -> tuple[Callable[[bytes], Any], tuple[bytes]]:
    """What `__reduce__` answers; CannotPickle for what is compiled."""
    if hasattr(type(value), "__mypyc_attrs__"):
        raise CannotPickle(
            f"A compiled {type(value).__name__} cannot be pickled: send a record of the game (gamenight.Record), "
            "or its seed and moves."
        )
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
