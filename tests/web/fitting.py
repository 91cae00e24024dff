"""Whether what the server sends has the shape that the page is told."""

from __future__ import annotations

import types
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec


def fits(value: Any, shape: Any) -> None:
    """Every field is of its type, none is missing and none is unknown, all the way down."""
    msgspec.convert(value, shape)
    _known(value, shape, getattr(shape, "__name__", str(shape)))


def _known(value: Any, shape: Any, path: str) -> None:
    origin, inner = get_origin(shape), get_args(shape)
    if origin is NotRequired:
        _known(value, inner[0], path)
    elif is_typeddict(shape):
        hints = get_type_hints(shape, include_extras=True)
        assert set(value) <= set(hints), f"{path} has {set(value) - set(hints)} besides"
        for name, each in value.items():
            _known(each, hints[name], f"{path}.{name}")
    elif origin is list:
        for each in value:
            _known(each, inner[0], path)
    elif origin in (Union, types.UnionType):
        for kind in inner:
            if is_typeddict(kind) and isinstance(value, dict):
                _known(value, kind, path)
