"""What stands beside the table on the full screen: players, moves, the score sheet, a bargain's two sides."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from gamenight.core.scene import Bargain, Choice, Scene, SeatScene, Sheet, Side
from gamenight.terminal.canvas import folded
from gamenight.terminal.marks import seat_mark
from gamenight.terminal.palette import LAMP, PAPER, QUIET, piece_ink
from gamenight.terminal.words import counted


def players(scene: Scene, me: int, width: int) -> Text:
    """A line for each player, or two where one is too short and there are few; an arrow marks the one to move."""
    lines = Text(no_wrap=True, overflow="ellipsis")
    for seat in scene.seats:
        name = f"{seat.name} (you)" if seat.seat == me else seat.name
        told = ", ".join(known(seat))
        lines.append("▶ " if seat.turn else "  ", f"bold {LAMP}")
        lines.append(f"{seat_mark(seat.seat, seat.colour)} ", piece_ink(seat.seat, seat.colour))
        lines.append(name, "bold")
        short = len(name) + len(told) + 6 <= width or len(scene.seats) > 4
        rows = [f"  {told}"] if short else ["", *folded(f"    {told}", width, "    ")]
        lines.append("\n".join(rows) + "\n", QUIET)
    lines.rstrip()
    return lines


def known(seat: SeatScene) -> list[str]:
    """What everyone sees of a player, shortest first."""
    parts = [seat.score_says or (str(seat.score) if seat.score is not None else "")]
    parts += [f"${seat.money:,}" if seat.money is not None else ""]
    parts += [counted(seat.cards, "card") if seat.cards is not None else ""]
    return list(dict.fromkeys(part for part in (*parts, *seat.status) if part))


def move_line(choice: Choice) -> Text:
    """What to type, then what it means."""
    line = Text()
    line.append(choice.text.replace("{}", "…"), f"bold {LAMP}")
    line.append(f"  {choice.says}", PAPER)
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
    lines = [f"Write an offer as: {bargain.text}", ""]
    for side in (bargain.mine, *bargain.others):
        lines.append(f"{scene.seats[side.seat].name} (seat {side.seat + 1}): {', '.join(offered(side))}")
    return lines


def offered(side: Side) -> list[str]:
    items = [f"{item.text} ({item.locked})" if item.locked else item.text for item in side.items]
    return [f"${side.money:,}", *items]
