"""Things on the full screen: the table that can be touched, what it lies on, the story, and the line to type in."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, RichLog, Static

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


class Cloth(VerticalScroll):
    """What the table lies on. It says when there is more or less room than before."""

    class Resized(Message):
        pass

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class Tale(RichLog):
    """What has happened, newest last, folded anew when there is more or less room."""

    def __init__(self, **known: Any) -> None:
        super().__init__(wrap=True, min_width=10, **known)
        self._told: list[Text] = []
        self._folded_at = 0

    def tell(self, sentence: str, style: str = "") -> None:
        self._told.append(Text(sentence, style))
        self.write(self._told[-1])

    def forget(self) -> None:
        self._told = []
        self.clear()

    def on_resize(self, event: events.Resize) -> None:
        if self._folded_at and event.size.width != self._folded_at:
            self.clear()
            for sentence in self._told:
                self.write(sentence)
        self._folded_at = event.size.width


class MoveList(OptionList):
    """The moves to pick from. It says when its lines have to be fitted to another width."""

    fitted = 0  # the width they were made for

    class Refit(Message):
        pass

    def on_resize(self, event: events.Resize) -> None:
        if event.size.width != self.fitted:
            self.fitted = event.size.width
            self.post_message(self.Refit())


class TypedLine(Input):
    """The line to type in. Up and down move through the list of moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.browse(-1)", show=False),
        Binding("down", "app.browse(1)", show=False),
        Binding("pageup", "app.browse(-8)", show=False),
        Binding("pagedown", "app.browse(8)", show=False),
    ]
