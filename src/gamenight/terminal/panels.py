"""What stands beside the table on the full screen: players, moves, the score sheet, a bargain's two sides."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from gamenight.core.scene import Bargain, Choice, Scene, Sheet, Side
from gamenight.terminal.canvas import cut, cut_inside
from gamenight.terminal.marks import seat_mark
from gamenight.terminal.palette import LAMP, PAPER, QUIET, piece_ink
from gamenight.terminal.words import held_in, known


def players(scene: Scene, me: int, width: int) -> Text:
    """A line for each player, or two where one is too short and there are few; an arrow marks the one to move."""
    lines = Text(no_wrap=True, overflow="ellipsis")
    held = held_in(scene)
    for seat in scene.seats:
        name = f"{seat.name} (you)" if seat.seat == me else seat.name
        told = ", ".join(known(seat, held))
        lines.append("▶ " if seat.turn else "  ", f"bold {LAMP}")
        lines.append(f"{seat_mark(seat.seat, seat.colour)} ", piece_ink(seat.seat, seat.colour))
        lines.append(name, "bold")
        short = len(name) + len(told) + 6 <= width or len(scene.seats) > 4
        rows = [cut(f"  {told}", width - len(name) - 4)] if short else ["", cut(f"    {told}", width)]
        lines.append("\n".join(rows) + "\n", QUIET)
    lines.rstrip()
    return lines


def move_line(choice: Choice, width: int) -> Text:
    """What to type, then what it means, in one line."""
    text = choice.text.replace("{}", "…")
    line = Text()
    line.append(text, f"bold {LAMP}")
    line.append(f"  {cut_inside(choice.says, max(0, width - len(text) - 2))}", PAPER)
    return line


def matches(choice: Choice, typed: str) -> bool:
    """Whether a move is still meant by what has been typed so far."""
    wanted = typed.lower().split()
    return all(word in f"{choice.text} {choice.says} {choice.label}".lower() for word in wanted)


def score_table(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, caption=sheet.note or None, expand=False)
    table.add_column("")
    for column in sheet.columns:
        table.add_column(column, justify="right")
    for label, row in zip(sheet.labels, sheet.rows, strict=True):
        table.add_row(label, *(cell.text for cell in row))
    return table


def score_reasons(sheet: Sheet) -> list[str]:
    """Where the numbers on the sheet came from."""
    return [
        f"{label}, {column}: {cell.text} ({cell.why})"
        for label, row in zip(sheet.labels, sheet.rows, strict=True)
        for column, cell in zip(sheet.columns, row, strict=True)
        if cell.why
    ]


def bargain_lines(bargain: Bargain, scene: Scene) -> list[str]:
    """How to write an offer, and what each side has to give."""
    lines = [
        "Write what you give and what you want for it. For example:",
        f"  {sample_offer(bargain, scene)}",
        "",
    ]
    for side in (bargain.mine, *bargain.others):
        whose = scene.seats[side.seat]
        name = f"{whose.name} ({whose.colour or f'seat {side.seat + 1}'})"
        lines.append(f"{name}: {', '.join(offered(side))}")
    return lines


def sample_offer(bargain: Bargain, scene: Scene) -> str:
    """An offer as it is written, with things that there are: something of one's own for something of another's."""
    side = next((side for side in bargain.others if givable(side)), bargain.others[0])
    who = scene.seats[side.seat].colour or str(side.seat + 1)
    give, get = givable(bargain.mine) or ["$10"], givable(side) or ["$10"]
    offer = bargain.text.replace("seat:{who}", who).replace("{who}", str(side.seat + 1))
    return offer.replace("{give}", give[0]).replace("{get}", get[0])


def givable(side: Side) -> list[str]:
    return [item.text for item in side.items if not item.locked]


def offered(side: Side) -> list[str]:
    items = [f"{item.text} ({item.locked})" if item.locked else item.text for item in side.items]
    return [f"${side.money:,}", *items]
