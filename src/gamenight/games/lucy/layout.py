"""The board of I Love Lucy as it is drawn: the way winds inward twice around, then closes in a loop.

From the entrance, in the middle of the loop's lower side, the Fire Escape zigzags up to the Mertz's.
"""

from __future__ import annotations

from gamenight.core.scene import Board, Space
from gamenight.games.lucy.rules import board
from gamenight.games.lucy.rules.board import ANYWHERE, ENTRANCE, ESCAPE, MERTZ, SAYS, SPACES, STEPS, WHAT
from gamenight.games.lucy.words.en import Words
from gamenight.parts.tracks import perimeter

COLUMNS, ROWS = 13, 12  # cells of the outer ring
LANE = 1.3  # how far each ring lies inside the one around it: a cell and a little air
WIDTH, HEIGHT = COLUMNS - 4 + 4 * LANE, ROWS - 4 + 4 * LANE  # cells of the inner ring are squares of 1
RINGS = ((0, 39, 46), (1, 31, 32), (2, 19, 30))  # inset; at which cell of the ring it begins; how many spaces
LOOKS = {
    board.BLANK: ("gold", "house"),
    board.LUCY: ("red", "heart"),
    board.AYYI: ("orange", "question"),
    board.DRAW: ("blue", "card"),
    board.GIVE: ("light blue", "gift"),
    board.RECEIVE: ("gold", "star"),
    board.TAKE: ("green", "coin"),
    board.PAY: ("pink", "coin"),
    board.GIVE_OR_PAY: ("purple", "gift"),
    board.BANK: ("light", "coin"),
    board.RETURN: ("grey", "arrow-w"),
    board.FIRE: ("brown", "arrow-n"),
}
BOARDS: dict[str, Board] = {}  # by language


def drawn(say: Words) -> Board:
    """The board, made once in each language."""
    if say.language not in BOARDS:
        BOARDS[say.language] = Board("lucy", WIDTH, HEIGHT, (*_way(say), *_escape(say)), "loop")
    return BOARDS[say.language]


def space_id(at: int) -> str:
    """The space someone stands on: "space:9", "space:F3", "space:mertz"."""
    if at == MERTZ:
        return "space:mertz"
    return f"space:F{at - ESCAPE}" if at > ESCAPE else f"space:{at}"


def instruction(space: int, say: Words) -> str:
    """What a space of the way says, in a few words."""
    says, what = SAYS[space], WHAT[space]
    if says == board.BANK:
        return say.bank_pays(space, what) if what > 0 else say.bank_gets(space, -what)
    if says == board.RETURN:
        return say.returns_anywhere() if what == ANYWHERE else say.returns(what)
    told = {
        board.DRAW: say.draws,
        board.GIVE: say.gives,
        board.GIVE_OR_PAY: say.gives_or_pays,
        board.TAKE: say.takes,
        board.PAY: say.pays,
    }
    if says in told:
        return told[says](what)
    return {
        board.BLANK: say.start,
        board.LUCY: say.lucy_space,
        board.AYYI: say.ayyi_space,
        board.RECEIVE: say.receives,
        board.FIRE: say.fire,
    }[says]()


def place(at: int, say: Words) -> str:
    """Where someone stands, in words."""
    return say.place(at, instruction(at, say) if at < SPACES else "")


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


def _label(space: int, say: Words) -> str:
    """The large print on a space."""
    if SAYS[space] == board.BANK:
        return say.named_place(space)
    return {
        board.BLANK: say.start,
        board.LUCY: say.lucy_print,
        board.AYYI: say.ayyi_print,
        board.DRAW: say.draw_print,
        board.GIVE: say.give_print,
        board.RECEIVE: say.receive_print,
        board.TAKE: say.take_print,
        board.PAY: say.pay_print,
        board.GIVE_OR_PAY: say.give_or_pay_print,
        board.RETURN: say.return_print,
        board.FIRE: say.fire,
    }[SAYS[space]]()


def _note(space: int, say: Words) -> str:
    """The small print below it."""
    says, what = SAYS[space], WHAT[space]
    if says in (board.DRAW, board.GIVE):
        return say.whom_print(what)
    if says in (board.TAKE, board.PAY, board.GIVE_OR_PAY):
        return f"${what}"
    if says == board.BANK:
        return f"+${what}" if what > 0 else f"-${-what}"
    if says == board.RETURN:
        return say.anywhere_print() if what == ANYWHERE else say.named_place(what)
    return say.choice_print() if says == board.RECEIVE else ""


def _way(say: Words) -> list[Space]:
    return [_space(n, side, say) for n, (_, _, side) in enumerate(cells())]


def _space(n: int, side: str, say: Words) -> Space:
    colour, art = LOOKS[SAYS[n]]
    return Space(
        space_id(n),
        *box(n),
        colour=colour,
        label=_label(n, say),
        note=_note(n, say),
        art=art,
        side=side,
        says=say.entrance() if n == ENTRANCE else say.space(n, instruction(n, say)),
        tries=f"go to {n}",
    )


def _escape(say: Words) -> list[Space]:
    """Eight steps, left and right in turn, and the door."""
    spaces = []
    left, top, _, _ = box(ENTRANCE)
    for step in range(1, STEPS + 1):
        x, y = left + (-0.5 if step % 2 else 0.5), round(top - 1 - 0.55 * (step - 1), 3)
        id = space_id(ESCAPE + step)
        spaces.append(Space(id, x, y, 1, 1, colour="brown", label=str(step), says=say.step(step)))
    at = (left - 1, top - 5.95, 3, 1.05)
    name, says = say.mertz_print(), say.mertz_door()
    return [*spaces, Space(space_id(MERTZ), *at, "area", "gold", name, art="house", says=says)]


assert len(cells()) == SPACES
