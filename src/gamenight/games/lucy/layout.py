"""The board of I Love Lucy as it is drawn: the way winds inward twice around, then closes in a loop.

From the entrance, in the middle of the loop's lower side, the Fire Escape zigzags up to the Mertz's.
"""

from __future__ import annotations

from gamenight.core.scene import Board, Space
from gamenight.games.lucy.rules import board
from gamenight.games.lucy.rules.board import ANYWHERE, ENTRANCE, ESCAPE, MERTZ, SAYS, SPACES, STEPS, WHAT
from gamenight.games.lucy.words.en import PLACES, instruction, place
from gamenight.parts.tracks import perimeter

COLUMNS, ROWS = 13, 12  # cells of the outer ring
LANE = 1.3  # how far each ring lies inside the one around it: a cell and a little air
WIDTH, HEIGHT = COLUMNS - 4 + 4 * LANE, ROWS - 4 + 4 * LANE  # cells of the inner ring are squares of 1
RINGS = ((0, 39, 46), (1, 31, 32), (2, 19, 30))  # inset; at which cell of the ring it begins; how many spaces
LOOKS = {
    board.BLANK: ("gold", "Ricardo's 3D", "house"),
    board.LUCY: ("red", "LUCY", "heart"),
    board.AYYI: ("orange", "Ay Yi Yi", "question"),
    board.DRAW: ("blue", "Draw", "card"),
    board.GIVE: ("light blue", "Give", "gift"),
    board.RECEIVE: ("gold", "Receive", "star"),
    board.TAKE: ("green", "Take", "coin"),
    board.PAY: ("pink", "Pay", "coin"),
    board.GIVE_OR_PAY: ("purple", "Give or pay", "gift"),
    board.BANK: ("light", "", "coin"),
    board.RETURN: ("grey", "Return", "arrow-w"),
    board.FIRE: ("brown", "Fire Escape", "arrow-n"),
}


def space_id(at: int) -> str:
    """The space someone stands on: "space:9", "space:F3", "space:mertz"."""
    if at == MERTZ:
        return "space:mertz"
    return f"space:F{at - ESCAPE}" if at > ESCAPE else f"space:{at}"


def cells() -> list[tuple[int, int, str]]:
    """Where the 108 spaces lie: three rings, each begun where the one outside it ends."""
    found: list[tuple[int, int, str]] = []
    for inset, first, count in RINGS:
        ring = perimeter(COLUMNS - 2 * inset, ROWS - 2 * inset)
        for n in range(count):
            x, y, side = ring[(first + n) % len(ring)]
            found.append((x + inset, y + inset, side))
    return found


def box(n: int) -> tuple[float, float, float, float]:
    """x, y, width and height of a space: the cells of a ring share its length evenly."""
    x, y, _ = cells()[n]
    inset = next(ring for ring in range(3) if n < sum(c for _, _, c in RINGS[: ring + 1]))
    edge = LANE * inset
    w = (WIDTH - 2 * edge) / (COLUMNS - 2 * inset)
    h = (HEIGHT - 2 * edge) / (ROWS - 2 * inset)
    return round(edge + (x - inset) * w, 3), round(edge + (y - inset) * h, 3), round(w, 3), round(h, 3)


def _note(space: int) -> str:
    says, what = SAYS[space], WHAT[space]
    if says in (board.DRAW, board.GIVE):
        return ("right", "left", "choice")[what]
    if says in (board.TAKE, board.PAY, board.GIVE_OR_PAY):
        return f"${what}"
    if says == board.BANK:
        return "+$20" if what > 0 else "-$20"
    if says == board.RETURN:
        return "anywhere" if what == ANYWHERE else PLACES[what]
    return "choice" if says == board.RECEIVE else ""


def _way() -> list[Space]:
    spaces = []
    for n, (_, _, side) in enumerate(cells()):
        colour, label, art = LOOKS[SAYS[n]]
        spaces.append(
            Space(
                space_id(n),
                *box(n),
                colour=colour,
                label=label or PLACES[n],
                note=_note(n),
                art=art,
                side=side,
                says=f"space {n}, {instruction(n)}" if n != ENTRANCE else place(n),
                tries=f"go to {n}",
            )
        )
    return spaces


def _escape() -> list[Space]:
    """Eight steps, left and right in turn, and the door."""
    spaces = []
    left, top, _, _ = box(ENTRANCE)
    for step in range(1, STEPS + 1):
        x, y = left + (-0.5 if step % 2 else 0.5), round(top - 1 - 0.55 * (step - 1), 3)
        at = ESCAPE + step
        spaces.append(Space(space_id(at), x, y, 1, 1, colour="brown", label=str(step), says=place(at)))
    door = Space(
        space_id(MERTZ),
        left - 1,
        top - 5.95,
        3,
        1.05,
        "area",
        "gold",
        "Mertz's",
        art="house",
        says="the Mertz's door",
    )
    return [*spaces, door]


BOARD = Board("lucy", WIDTH, HEIGHT, (*_way(), *_escape()), "loop")
assert len(cells()) == SPACES
