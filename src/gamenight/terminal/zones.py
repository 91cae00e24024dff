"""Cards, tiles and dice in characters: zones side by side as far as there is room, one's own hand last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gamenight.core.scene import Button, Piece, Scene, Zone
from gamenight.terminal.canvas import Canvas, folded
from gamenight.terminal.marks import drawn, is_suited
from gamenight.terminal.palette import BACK, INK, LAMP, PAPER, QUIET, RED, piece_ink

TALL = 3  # rows of a card where there is room


@dataclass(frozen=True)
class Chip:
    """Something to draw in a zone: its sign, how it looks, and what it is to the touch."""

    sign: str
    style: str
    id: str
    tag: str = ""
    solid: bool = False  # paper, with a body of its own
    upright: str = ""  # its three rows where it may stand on end, for a tile


def draw_zones(canvas: Canvas, scene: Scene, me: int, top: int, legal: frozenset[str], tall: bool) -> int:
    """Draw the zones from row `top`, side by side while there is room; the first row below them."""
    shown = [zone for zone in scene.zones if not only_counted(zone)]
    names = [seat.name for seat in scene.seats]
    x, y, depth = 0, top, 0
    if (
        scene.zones[:1] and scene.zones[0].seat != me
    ):  # unless it has been put first, one's own hand comes last
        shown.sort(key=lambda zone: zone.kind == "hand" and zone.seat == me)
    for zone in shown:
        chips = chips_of(zone, names)
        w = zone_width(zone, chips)
        if x and (x + w > canvas.width or (zone.kind == "hand" and zone.seat == me)):
            x, y, depth = 0, y + depth, 0
        depth = max(depth, draw_zone(canvas, zone, chips, x, y, canvas.width - x, tall, legal))
        x += w + 2
    return y + depth


def zone_width(zone: Zone, chips: list[Chip]) -> int:
    return max(len(zone.label) + 2, width_of(chips)) if chips else len(zone.label) + 6


def only_counted(zone: Zone) -> bool:
    """Someone's hand of which only the size is known: the list of players says it."""
    return zone.kind == "hand" and zone.seat >= 0 and not (zone.pieces or zone.spots or zone.touch)


def chips_of(zone: Zone, names: Sequence[str]) -> list[Chip]:
    chips = [Chip(spot.label, f"{QUIET}", spot.id) for spot in zone.spots[:1]]
    chips += [chip_of(piece, owner(zone, piece, names)) for piece in zone.pieces]
    chips += [Chip(spot.label, f"{QUIET}", spot.id) for spot in zone.spots[1:]]
    if zone.count >= 0 and not zone.pieces:
        back = Chip("▒▒", f"{PAPER} on {BACK}", zone.touch, f"× {zone.count}", solid=True)
        chips.append(back if zone.count else Chip("none", QUIET, zone.touch))
    return chips


def owner(zone: Zone, piece: Piece, names: Sequence[str]) -> str:
    """Who played a card to a trick."""
    return names[piece.seat] if zone.kind == "trick" and 0 <= piece.seat < len(names) else ""


def chip_of(piece: Piece, played_by: str = "") -> Chip:
    sign = drawn(piece)
    if piece.kind in ("card", "tile", "die", "deed"):
        red = is_suited(piece.face) and piece.face[1] in "DH"
        style = f"{RED if red else INK} on {PAPER}" if piece.face else f"{PAPER} on {BACK}"
        upright = piece.face.replace("-", "─") if piece.kind == "tile" and len(piece.face) == 3 else ""
        return Chip(sign, style, piece.id, piece.tag or played_by, solid=True, upright=upright)
    return Chip(sign, f"bold {piece_ink(piece.seat, piece.colour)}", piece.id, piece.tag)


def width_of(chips: list[Chip]) -> int:
    return sum(len(chip.sign) + 3 + (len(chip.tag) + 1 if chip.tag else 0) for chip in chips)


def draw_zone(
    canvas: Canvas,
    zone: Zone,
    chips: list[Chip],
    x: int,
    y: int,
    width: int,
    tall: bool,
    legal: frozenset[str],
) -> int:
    """One zone with its label above it, or before it if it is empty; how many rows it took."""
    if not chips:
        return put_folded(canvas, x, y, f"{zone.label}: none", width, QUIET)
    rows = TALL if tall and zone.kind != "line" and any(chip.solid for chip in chips) else 1
    lit = zone.touch in legal
    label = f"[{zone.label}]" if lit else zone.label
    deep = put_folded(canvas, x, y, label, width, f"bold {LAMP}" if lit else QUIET)
    if zone.touch:
        canvas.touchable(x, y, max(len(zone.label) + 2, width_of(chips)), deep + rows, zone.touch)
    at_x, at_y = x, y + deep
    for chip in chips:
        w = width_of([chip])
        if at_x > x and at_x + w > x + width:
            at_x, at_y = x, at_y + (rows + 1 if rows > 1 else 1)
        draw_chip(canvas, chip, at_x, at_y, rows if chip.solid else 1, chip.id in legal)
        at_x += w
    return at_y + rows - y + (1 if tall else 0)


def put_folded(canvas: Canvas, x: int, y: int, text: str, width: int, style: str) -> int:
    """A text in as many rows as it takes; how many."""
    lines = folded(text, width)
    for n, line in enumerate(lines):
        canvas.put(x, y + n, line, style)
    return len(lines)


def draw_chip(canvas: Canvas, chip: Chip, x: int, y: int, rows: int, lit: bool) -> None:
    """A card is a block of paper; brackets say that it may be touched."""
    w = len(chip.sign) + 2
    if chip.solid:
        canvas.fill(x, y, w, rows, chip.style)
    if rows > 1 and chip.upright:
        for n, sign in enumerate((chip.upright[0], "───", chip.upright[2])):
            canvas.put(x + 1, y + n, sign.center(3), chip.style)
    else:
        canvas.put(x + 1, y, chip.sign, chip.style)
    if lit:
        back = chip.style.partition(" on ")[2]
        style = f"bold #8a5a00 on {LAMP}" if back else f"bold {LAMP}"
        canvas.put(x, y, "[", style)
        canvas.put(x + w - 1, y, "]", style)
    if chip.tag:
        canvas.put(x + w, y, chip.tag, LAMP)
    if chip.id:
        canvas.touchable(x, y, w, rows, chip.id)


def draw_buttons(canvas: Canvas, buttons: tuple[Button, ...], y: int, legal: frozenset[str]) -> int:
    """What can be pressed, in a row; the first row below."""
    x = 0
    for button in buttons:
        lit = button.id in legal
        text = f"[ {button.label} ]" if lit else f"  {button.label}  "
        if x and x + len(text) > canvas.width:
            x, y = 0, y + 1
        canvas.put(x, y, text, f"bold {INK} on {LAMP}" if lit else QUIET)
        canvas.touchable(x, y, len(text), 1, button.id)
        x += len(text) + 1
    return y + 1 if buttons else y
