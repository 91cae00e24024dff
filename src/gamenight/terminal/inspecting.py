"""What there is to say of a place on the board, or of a thing on the table, when it is asked about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gamenight.core.scene import Piece, Scene, Space


def about(scene: Scene, ids: Iterable[str]) -> str:
    """What stands there, in one line; nothing if there is nothing to say."""
    told = [line for one in ids for line in _told(scene, one)]
    return "; ".join(dict.fromkeys(told))


def find(scene: Scene, text: str) -> list[str]:
    """The ids of what a person may mean by a text: "e4", "Baltic", "stock"."""
    wanted = text.strip().lower()
    places = scene.board.spaces if scene.board else ()
    found = [space.id for space in places if wanted in _names(space)]
    found += [zone.touch or zone.id for zone in scene.zones if wanted == zone.label.lower()]
    lying = [piece for zone in scene.zones for piece in zone.pieces]
    found += [piece.id for piece in lying if wanted in (piece.face.lower(), piece.says.lower())]
    return found


def _names(space: Space) -> tuple[str, ...]:
    return space.id.partition(":")[2].lower(), space.label.lower(), space.says.lower()


def _told(scene: Scene, one: str) -> Iterator[str]:
    for space in scene.board.spaces if scene.board else ():
        if space.id == one:
            yield _place(scene, space)
    for zone in scene.zones:
        if one in (zone.id, zone.touch):
            yield zone.says or f"{zone.label}: {len(zone.pieces) or max(zone.count, 0)}"
        yield from (_piece(scene, piece) for piece in zone.pieces if piece.id == one)


def _place(scene: Scene, space: Space) -> str:
    """Its name, what is printed on it, who stands there, and what is marked on it."""
    name = space.says or space.label or space.id.partition(":")[2]
    standing = [_piece(scene, piece) for piece in scene.pieces if piece.at == space.id]
    marks = [mark.says or mark.text for mark in scene.marks if mark.space == space.id and mark.kind != "last"]
    there = ", ".join([*filter(None, (space.note,)), *standing, *marks])
    return f"{name}: {there or 'empty'}"


def _piece(scene: Scene, piece: Piece) -> str:
    says = piece.says or piece.face or piece.kind
    owner = scene.seats[piece.seat].name if 0 <= piece.seat < len(scene.seats) else ""
    return f"{says} ({owner})" if owner and owner not in says else says
