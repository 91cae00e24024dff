"""What a touch stands for when no move allows it: the text to ask why not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gamenight.core.scene import Scene


def tries(scene: Scene) -> dict[str, str]:
    """The move text that touching each thing stands for."""
    found = {piece.id: piece.tries for piece in scene.pieces}
    for zone in scene.zones:
        found |= {piece.id: piece.tries for piece in zone.pieces}
        found |= {spot.id: spot.tries for spot in zone.spots}
        found[zone.touch] = zone.tries
    found |= {button.id: button.tries for button in scene.buttons}
    if scene.board is not None:
        found |= {space.id: space.tries for space in scene.board.spaces}
    return {one: text for one, text in found.items() if one and text}


def tries_of(scene: Scene, touched: Sequence[str], ids: Iterable[str]) -> str:
    """The text for what was touched before and now; empty if it stands for nothing."""
    known = tries(scene)
    now = next((known[one] for one in ids if one in known), "")
    if not now:
        return ""
    return scene.joiner.join([*(known[one] for one in touched if one in known), now])
