"""JSON, quickly."""

from __future__ import annotations

from typing import Any

from msgspec.json import Encoder
from msgspec.structs import replace

from gamenight.core.scene import Picture, Scene

packed = Encoder().encode  # plain values, or any part of a scene; a board with all its spaces


class BoardName(Picture, frozen=True):
    """What a scene says of a board that was sent before."""

    id: str


def compact(value: Any) -> str:
    return packed(value).decode()


def board_named(scene: Scene) -> Scene:
    """A scene as it is sent: its board only named."""
    return scene if scene.board is None else replace(scene, board=BoardName(scene.board.id))
