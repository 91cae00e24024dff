# compiled
"""What an object holds, as plain values that compare: how two views, or two positions, are told apart."""

from __future__ import annotations

import dataclasses
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

NUMBERS = type(vec[i64]())
_known: dict[type, frozenset[str]] = {}
PLAIN = (bool, int, float, str, bytes, type(None))


def facts(value: Any) -> Any:
    """Everything `value` holds, all the way down. Two views are the same exactly when their facts are."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, NUMBERS):
        return tuple(value)
    if isinstance(value, (tuple, list)):
        return tuple(facts(each) for each in value)
    if isinstance(value, (set, frozenset)):
        return tuple(sorted(facts(each) for each in value))
    if isinstance(value, dict):
        return tuple((key, facts(held)) for key, held in sorted(value.items()))
    return type(value).__name__, tuple((name, facts(getattr(value, name))) for name in names_of(value))


def names_of(value: Any) -> list[str]:
    """The attributes of an object, compiled or not. A journal is not part of what a position holds."""
    if dataclasses.is_dataclass(value):
        return [f.name for f in dataclasses.fields(value)]
    names = _compiled(type(value)) | set(getattr(value, "__dict__", ()))
    return sorted(name for name in names if name not in ("__dict__", "journal") and hasattr(value, name))


def _compiled(kind: type) -> frozenset[str]:
    """The attributes of a compiled class, which has no other list of them."""
    if kind not in _known:
        _known[kind] = frozenset(n for base in kind.__mro__ for n in getattr(base, "__mypyc_attrs__", ()))
    return _known[kind]


def same(a: Any, b: Any) -> bool:
    """Whether two objects hold the same facts; the first that differs settles it."""
    if a is b:
        return True
    if type(a) is not type(b) or isinstance(a, (*PLAIN, NUMBERS, tuple, list, set, frozenset, dict)):
        return bool(facts(a) == facts(b))
    names = names_of(a)
    return names == names_of(b) and all(same(getattr(a, name), getattr(b, name)) for name in names)


def differences(a: Any, b: Any, path: str = "") -> list[str]:
    """Where two objects differ, in words for whoever has to mend it."""
    fa, fb = facts(a), facts(b)
    return list(_differ(fa, fb, path or "it"))


def _differ(a: Any, b: Any, path: str) -> list[str]:
    if a == b:
        return []
    if isinstance(a, tuple) and isinstance(b, tuple) and len(a) == len(b):
        found = []
        for n, (x, y) in enumerate(zip(a, b, strict=True)):
            name = x[0] if isinstance(x, tuple) and len(x) == 2 and isinstance(x[0], str) else str(n)
            found += _differ(x, y, f"{path}.{name}")
        return found
    return [f"{path}: {a!r} is not {b!r}"]
