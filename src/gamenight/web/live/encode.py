"""JSON, quickly."""

from __future__ import annotations

from typing import Any

from msgspec.json import Encoder
from msgspec.structs import replace

from gamenight.core.scene import Picture, Scene

_encode = Encoder().encode


class BoardName(Picture, frozen=True):
    """What a scene says of a board that was sent before."""

    id: str


def compact(value: Any) -> str:
    """Plain values, or any part of a scene; a board with all its spaces."""
    return _encode(value).decode()


def scene_json(scene: Scene | None) -> str:
    """A scene, its board only named."""
    if scene is not None and scene.board is not None:
        scene = replace(scene, board=BoardName(scene.board.id))
    return compact(scene)
