"""What a command line said."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Said(NamedTuple):
    status: int
    out: str
    err: str


Terminal = Callable[..., Said]
