"""An update of the protocol, as it is sent; `updates` makes it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, UnsetType

from gamenight.core.scene import Board, Scene
from gamenight.core.words import ENGLISH
from gamenight.table.told import Told


class Eyes(Struct, frozen=True):
    """Those who have the same eyes are told the same: a seat, with pictures or without, in a language."""

    seat: int
    scenes: bool = True
    language: str = ENGLISH


class Head(Struct, frozen=True):
    """An update whose last field, `table`, is null; where it is not, it differs from listener to listener. And the
    boards it needs."""

    raw: bytes  # as it is sent where the table has not changed
    boards: tuple[Board, ...] = ()


class Shown(Struct, frozen=True):
    """A moment as it is sent."""

    scene: Scene
    says: tuple[str, ...]
    hold: str


class Update(Struct, frozen=True):
    """An update as it is sent; its `table` is put in afterwards, where it has changed."""

    type: str
    number: int
    seat: int
    events: list[Told]
    moments: list[Shown] | UnsetType
    scene: Scene | None
    moves: list[str] | UnsetType  # where no pictures are wanted
    to_move: list[int]
    clocks: list[dict[str, Any]]
    now: int
    undo: str
    table: None = None
