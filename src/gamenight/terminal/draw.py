"""A whole scene in characters, for the full screen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gamenight.core.scene import Board, Choice, Scene
from gamenight.terminal.board import draw_board, edged, hole, laned, loop_scale, scale_for
from gamenight.terminal.canvas import Canvas, folded
from gamenight.terminal.palette import PAPER
from gamenight.terminal.words import FOLLOWED, standing
from gamenight.terminal.zones import draw_buttons, draw_zones

BESIDE = 16  # columns that the rest needs to stand beside a board


def narrowed(choices: Sequence[Choice], touched: Sequence[str]) -> list[Choice]:
    """The moves that begin with these touches."""
    return [choice for choice in choices if list(choice.touch[: len(touched)]) == list(touched)]


def lit(choices: Sequence[Choice], touched: Sequence[str]) -> frozenset[str]:
    """What may be touched next."""
    deep = len(touched)
    return frozenset(choice.touch[deep] for choice in narrowed(choices, touched) if len(choice.touch) > deep)


def draw(scene: Scene, me: int, width: int, height: int, touched: Sequence[str] = ()) -> Canvas:
    """The table, as large as the room allows."""
    legal = lit(scene.choices, touched)
    if scene.board is not None:
        board = laned(edged(scene.board))
        return with_board(replace(scene, board=board), board, me, width, height, legal)
    tall = the_rest(scene, me, width, legal, tall=True)
    return tall if tall.height <= height else the_rest(scene, me, width, legal, tall=False)


def with_board(scene: Scene, board: Board, me: int, width: int, height: int, legal: frozenset[str]) -> Canvas:
    """The board with the rest inside it, beside it or below it, whichever leaves it largest."""
    if board.kind in FOLLOWED and too_wide(board, width, height):
        return the_rest(scene, me, width, legal, tall=False)
    if board.kind == "loop":
        inside = within(scene, board, me, width, height, legal)
        if inside is not None:
            return inside
    below = the_rest(scene, me, width, legal, tall=False)
    if below.height > height // 2:
        below = the_rest(shortened(scene, me), me, width, legal, tall=False)
    beside = the_rest(scene, me, BESIDE, legal, tall=False)
    low = scale_for(board, width, max(height - below.height - 1, height // 2))
    high = scale_for(board, width - BESIDE - 2, height)
    fits = board.width * high.across <= width - BESIDE - 2 and beside.height <= height
    aside = fits and high.down * high.across >= low.down * low.across
    scale = high if aside else low
    canvas = Canvas(max(width, round(board.width * scale.across)))
    draw_board(canvas, scene, scale, legal)
    if aside:
        left = round(board.width * scale.across) + 2
        canvas.paste(the_rest(scene, me, width - left, legal, tall=False), left, 0)
    else:
        tall = the_rest(scene, me, width, legal, tall=True)
        roomy = canvas.height + 1 + tall.height <= height
        canvas.paste(tall if roomy else below, 0, canvas.height + 1)
    return canvas


def too_wide(board: Board, width: int, height: int) -> bool:
    """Whether a board is cut off at the side even when it is smallest: then where everyone stands is told in words."""
    return round(board.width * scale_for(board, width, height).across) > width


def within(
    scene: Scene, board: Board, me: int, width: int, height: int, legal: frozenset[str]
) -> Canvas | None:
    """A loop with the rest in its free middle; None if that is too small for it."""
    scale = loop_scale(board, width, height)
    left, top, right, bottom = hole(board)
    x, y = round(left * scale.across) + 1, round(top * scale.down)
    room = round(right * scale.across) - x - 1
    if room < BESIDE:
        return None
    deep = round(bottom * scale.down) - y
    rest = the_rest(scene, me, room, legal, tall=False)
    if rest.height > deep:
        rest = the_rest(shortened(scene, me), me, room, legal, tall=False)
    if rest.height > deep:
        return None
    canvas = Canvas(max(width, round(board.width * scale.across)))
    bare = replace(board, spaces=tuple(space for space in board.spaces if space.shape != "area"))
    draw_board(canvas, replace(scene, board=bare), scale, legal)
    canvas.paste(rest, x, y)
    return canvas


def shortened(scene: Scene, me: int) -> Scene:
    """Without what the board itself shows (who stands where) and what is empty; what is one's own comes first."""
    zones = [zone for zone in scene.zones if zone.pieces or zone.spots or zone.count > 0]
    zones.sort(key=lambda zone: zone.seat != me)
    return replace(scene, board=None, zones=tuple(zones))


def the_rest(scene: Scene, me: int, width: int, legal: frozenset[str], tall: bool) -> Canvas:
    """Facts, zones and buttons."""
    canvas = Canvas(width)
    lines = [f"{name}: {value}" for name, value in scene.facts]
    if scene.board is not None and scene.board.kind in FOLLOWED:
        lines += standing(scene)
    y = 0
    for line in lines:
        for part in folded(line, width):
            canvas.put(0, y, part, PAPER)
            y += 1
    y = draw_zones(canvas, scene, me, y, legal, tall)
    draw_buttons(canvas, scene.buttons, y, legal)
    return canvas
