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
    """An update without its last field, `table`, which differs from listener to listener; and the boards it needs."""

    raw: bytes  # as it is sent, but for the brace at its end
    boards: tuple[Board, ...] = ()

    def whole(self, table: bytes) -> bytes:
        return b'%b,"table":%b}' % (self.raw, table)


class Shown(Struct, frozen=True):
    """A moment as it is sent."""

    scene: Scene
    says: tuple[str, ...]
    hold: str


class Update(Struct, frozen=True):
    """An update as it is sent, all but its `table`."""

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
