"""A view in plain text, for language models and logs: what stands where, whose turn it is, and what may be played.

Made from the scene, so from the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.scene import Choice, Piece, Scene, SeatScene, Zone

MANY = 60  # choices that are listed one by one


def describe(game: Game[Any], view: View, names: Sequence[str] | None = None) -> str:
    """All that a seat sees, in lines."""
    return "\n".join(scene_lines(game.scene(view, names)))


def scene_lines(scene: Scene) -> list[str]:
    lines = [scene.heading] if scene.heading else []
    lines += [_seat(seat) for seat in scene.seats]
    lines += [_zone(zone) for zone in scene.zones]
    lines += _board(scene)
    lines += [f"{name}: {value}" for name, value in scene.facts]
    if scene.prompt:
        lines.append(scene.prompt)
    return lines + choice_lines(scene.choices)


def choice_lines(choices: Sequence[Choice]) -> list[str]:
    """What may be played, as it is written and what it means."""
    if not choices:
        return []
    if len(choices) > MANY:
        return [f"You may play ({len(choices)} moves): " + ", ".join(choice.text for choice in choices)]
    return ["You may play:", *(f"  {_written(choice)}  ({choice.says})" for choice in choices)]


def _written(choice: Choice) -> str:
    if choice.amount is None:
        return choice.text
    return choice.text.replace("{}", f"<{choice.amount.low} to {choice.amount.high}>")


def _seat(seat: SeatScene) -> str:
    parts = [seat.score_says or (f"{seat.score} points" if seat.score is not None else "")]
    parts += [f"${seat.money}" if seat.money is not None else ""]
    parts += [f"{seat.cards} in hand" if seat.cards is not None else "", *seat.status]
    said = ", ".join(part for part in parts if part)
    turn = " (to move)" if seat.turn else ""
    return f"Seat {seat.seat + 1}, {seat.name}{turn}: {said or 'nothing to tell'}"


def _zone(zone: Zone) -> str:
    shown = " ".join(_piece(piece) for piece in zone.pieces)
    if not shown:
        shown = f"{zone.count} face down" if zone.count > 0 else "empty"
    return f"{zone.label or zone.says or zone.id}: {shown}"


def _piece(piece: Piece) -> str:
    return (piece.face or "?") + (f"({piece.tag})" if piece.tag else "")


def _board(scene: Scene) -> list[str]:
    """The pieces on the board and the marks on its spaces, by the names of the spaces."""
    spaces = scene.board.spaces if scene.board is not None else ()
    names = {space.id: space.tries or space.label or space.id.partition(":")[2] for space in spaces}
    lines = []
    pieces = [_standing(scene, piece, names.get(piece.at, _short(piece.at))) for piece in scene.pieces]
    if pieces:
        lines.append("On the board: " + "; ".join(pieces))
    marks = [f"{names.get(mark.space, _short(mark.space))}: {mark.says or mark.text}" for mark in scene.marks]
    if marks:
        lines.append("Marked: " + "; ".join(marks))
    return lines


def _standing(scene: Scene, piece: Piece, place: str) -> str:
    """A piece and where it stands, which some pieces say themselves."""
    name = piece.says or piece.face or piece.kind
    return f"{_owner(scene, piece)}{name}" + ("" if f" on {place}" in name else f" on {place}")


def _short(space: str) -> str:
    return space.partition(":")[2] or space


def _owner(scene: Scene, piece: Piece) -> str:
    said = piece.says.lower()
    if piece.seat < 0 or piece.seat >= len(scene.seats) or scene.seats[piece.seat].name.lower() in said:
        return ""
    return f"{scene.seats[piece.seat].name}'s "
