"""Screens that lie over the table for a while: something to read, a file to name, whether to leave."""

from __future__ import annotations

import re
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Markdown, Static


class Reading(ModalScreen[None]):
    """Something to read, closed with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,f1,f4,f5", "dismiss(None)", "Close"),
        Binding("down", "scroll('down')", show=False),
        Binding("up", "scroll('up')", show=False),
    ]

    def __init__(self, title: str, *parts: RenderableType) -> None:
        super().__init__()
        self._title = title
        self._parts = parts

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Label(self._title, classes="title")
            with VerticalScroll():
                for part in self._parts:
                    yield Static(part)
            yield Label("Escape closes this.", classes="quiet")

    def action_scroll(self, way: str) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.scroll_down() if way == "down" else scroll.scroll_up()


class Rulebook(ModalScreen[None]):
    """The rulebook, opened at the clause that matters now."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,f4", "dismiss(None)", "Close")]

    def __init__(self, book: str, clause: str) -> None:
        super().__init__()
        self._book = book
        self._clause = clause

    def compose(self) -> ComposeResult:
        now = clause_text(self._book, self._clause)
        with Vertical(classes="sheet"):
            yield Label("Rules. Arrow keys scroll; Escape closes.", classes="title")
            if now:
                yield Static(f"Now: {now}", classes="now", markup=False)
            with VerticalScroll():
                yield Markdown(self._book)

    def on_mount(self) -> None:
        self.call_after_refresh(self._turn_to_chapter)

    def _turn_to_chapter(self) -> None:
        chapters = re.findall(r"^## (\d+)", self._book, re.M)
        chapter = self._clause.partition(".")[0]
        headings = self.query("MarkdownH2")
        if chapter in chapters and len(headings) == len(chapters):
            headings[chapters.index(chapter)].scroll_visible(top=True, animate=False)


def clause_text(book: str, clause: str) -> str:
    """One clause of a rulebook as plain text."""
    found = re.search(rf"^- \*\*{re.escape(clause)}\*\* (.*)$", book, re.M) if clause else None
    return f"{clause} {found[1]}" if found else ""


class SaveAs(ModalScreen[str | None]):
    """Where to save."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Cancel")]

    def __init__(self, suggested: str) -> None:
        super().__init__()
        self._suggested = suggested

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Label("Save the game to which file?", classes="title")
            yield Input(self._suggested)
            yield Label("Enter saves, Escape goes back.", classes="quiet")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class Leaving(ModalScreen[str]):
    """What to do with an unfinished game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('stay')", "Stay"),
        Binding("s", "dismiss('save')", "Save"),
        Binding("l", "dismiss('leave')", "Leave"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Label("The game is not finished, and not saved.", classes="title")
            with Horizontal():
                yield Button("Save and leave (s)", id="save")
                yield Button("Leave (l)", id="leave")
                yield Button("Stay (Esc)", id="stay")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "stay")


class Overwriting(ModalScreen[bool]):
    """Whether a file that is there already may be written over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "dismiss(False)", "No"),
        Binding("y", "dismiss(True)", "Yes"),
    ]

    def __init__(self, problem: str) -> None:
        super().__init__()
        self._problem = problem

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(self._problem, classes="title", markup=False)
            with Horizontal():
                yield Button("Keep the old file (n)", id="no")
                yield Button("Write over it (y)", id="yes")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")
