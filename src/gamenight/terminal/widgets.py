"""Two things on the full screen: the table that can be touched, and the line to type in."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input, Static

from gamenight.terminal.canvas import Canvas


class TableView(Static):
    """The table, drawn on a canvas as wide as there is room."""

    class Touched(Message):
        def __init__(self, ids: tuple[str, ...]) -> None:
            super().__init__()
            self.ids = ids

    canvas = Canvas(1)

    def show(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.update(canvas.text())

    def on_click(self, event: events.Click) -> None:
        ids = self.canvas.hit(event.x, event.y)
        if ids:
            self.post_message(self.Touched(ids))


class Entry(Input):
    """The line to type in. Up and down move through the list of moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.browse(-1)", show=False),
        Binding("down", "app.browse(1)", show=False),
        Binding("pageup", "app.browse(-8)", show=False),
        Binding("pagedown", "app.browse(8)", show=False),
    ]
