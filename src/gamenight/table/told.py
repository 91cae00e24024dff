"""An event as it is told."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Told(Struct, frozen=True):
    """An event as one seat hears it, in the protocol's own words."""

    n: int
    at: int
    kind: str
    seat: int
    text: str  # of a move, if the seat may know it
    story: list[str]
    phrase: str | UnsetType = UNSET  # of somebody who said something
    words: str | UnsetType = UNSET
    code: str | UnsetType = UNSET  # of the table that follows
