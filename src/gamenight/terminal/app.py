"""The full screen: the table on the left, players, moves and story on the right, one line to type in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from gamenight.core.refusal import GameNightError, Illegal, Refusal, Unreadable
from gamenight.core.scene import Choice, Scene
from gamenight.terminal.canvas import Canvas
from gamenight.terminal.draw import draw, lit, narrowed
from gamenight.terminal.palette import LAMP, TABLES
from gamenight.terminal.panels import bargain_lines, matches, move_line, players, score_reasons, score_table
from gamenight.terminal.screens import Leaving, Reading, Rulebook, SaveAs
from gamenight.terminal.sitting import Sitting, another
from gamenight.terminal.touching import tries_of

FEW = 6  # moves that are shown in full, in as many lines as it takes
PACE = 0.6  # seconds for a bot's move to be seen
HELP = """Choose a move from the list with the arrow keys and Enter, or click it, or touch what is on the table:
whatever stands in [brackets] may be touched.

Or type: the list shrinks to what fits. Anything the game's notation can say may be typed, also all of a move at once.
What may not be played is refused with the rule that forbids it.

F1 help    F2 hint    F4 rules    F5 score sheet
Ctrl+Z takes back your last move, and what was played since
Ctrl+S saves    Ctrl+N plays another game    Ctrl+Q leaves
Escape drops what you have touched or typed
Shift+Up and Shift+Down scroll the table where it is larger than the screen"""


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


class TableApp(App[None]):
    """One person's game, from the deal to the end."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help"),
        Binding("f2", "hint", "Hint"),
        Binding("f4", "rules", "Rules"),
        Binding("f5", "score", "Score"),
        Binding("ctrl+z", "undo", "Undo", priority=True),
        Binding("ctrl+s", "save", "Save", priority=True),
        Binding("ctrl+n", "again", "New", priority=True),
        Binding("ctrl+q", "leave", "Leave", priority=True),
        Binding("escape", "drop", "Drop", show=False),
        Binding("shift+up", "scroll_table(-3)", show=False, priority=True),
        Binding("shift+down", "scroll_table(3)", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, save_to: Path | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.sitting = sitting
        self.save_to = save_to
        self.pace = pace
        self.touched: list[str] = []
        self.offered: list[Choice] = []
        self.scene: Scene = sitting.scene()

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal():
            with Vertical(id="left"):
                with VerticalScroll(id="cloth", can_focus=False):
                    yield TableView(id="table")
                yield Static(id="prompt", markup=False)
                yield Static(id="notice", markup=False)
                yield Entry(id="entry", placeholder="Type a move, or pick one from the list")
            with Vertical(id="right"):
                yield Static(id="players")
                yield OptionList(id="moves")
                yield RichLog(id="story", wrap=True, min_width=10)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.title = self.sitting.game.title
        self.query_one("#cloth").styles.background = TABLES.get(self.scene.table, TABLES["felt"])
        self.query_one("#right").set_class(self.scene.board is None, "wide")
        self.query_one("#moves").can_focus = False
        self.query_one("#story").can_focus = False
        self.query_one("#entry").focus()
        self.call_after_refresh(self.go_on)

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    # The course of the game

    def go_on(self) -> None:
        """Show how things stand, and let the bots play until the person is to move."""
        self.touched = []
        self.tell()
        self.show()
        if not self.sitting.over() and not self.sitting.my_turn():
            self.set_timer(self.pace, self.bot_moves)
        elif self.sitting.over():
            self.game_over()

    def bot_moves(self) -> None:
        if not self.sitting.over() and not self.sitting.my_turn():
            self.run_worker(self.think, thread=True, exclusive=True, group="bot")

    def think(self) -> None:
        """A bot's thought, beside the drawing; dropped if the game has moved on meanwhile."""
        before = self.sitting.moment()
        move = self.sitting.think(lambda: self.sitting.moment() != before)
        self.call_from_thread(self.bot_has_thought, before, move)

    def bot_has_thought(self, before: int, move: int) -> None:
        if self.sitting.moment() == before:
            self.sitting.play_bot(move)
            self.notice("")
            self.go_on()

    def game_over(self) -> None:
        if self.save_to is not None:
            self.keep(self.save_to)
        self.notice(
            "The game is over. Ctrl+N plays another, F5 shows the score, Ctrl+S saves, Ctrl+Q leaves."
        )

    def play(self, text: str) -> None:
        """Play what was typed, touched or picked, or say why not."""
        self.notice("")
        try:
            self.sitting.play(text)
        except Illegal as illegal:
            self.refuse(illegal.refusal)
            return
        except Unreadable as problem:
            self.refuse(Refusal("", str(problem)))
            return
        self.query_one("#entry", Input).value = ""
        self.go_on()

    # What is shown

    def show(self) -> None:
        self.scene = scene = self.sitting.scene()
        self.draw_table()
        bar = Text(f" {self.sitting.game.title}", "bold")
        bar.append(f"   {scene.heading}", "not bold")
        self.query_one("#bar", Static).update(bar)
        self.query_one("#prompt", Static).update(scene.prompt)
        self.query_one("#players", Static).update(
            players(scene, self.sitting.seat, self.query_one("#players").content_size.width)
        )
        self.offer()

    def draw_table(self) -> None:
        """As large as there is room for now."""
        width, height = self.query_one("#cloth").scrollable_content_region.size
        if width >= 4:
            canvas = draw(self.scene, self.sitting.seat, width, height, self.touched)
            self.query_one("#table", TableView).show(canvas)

    def offer(self) -> None:
        """List the moves that fit what has been touched and typed."""
        typed = self.query_one("#entry", Input).value
        fitting = narrowed(self.scene.choices, self.touched)
        self.offered = [choice for choice in fitting if matches(choice, typed)]
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        few = len(self.offered) <= FEW
        width = 1000 if few else self.query_one("#right").content_size.width - 4
        moves.add_options([Option(move_line(choice, width)) for choice in self.offered])
        if self.scene.bargain is not None and not self.touched:
            moves.add_option(
                Option(Text("trade …  What could be traded, and how to write it.", LAMP), id="bargain")
            )
        if moves.option_count:
            moves.highlighted = self.main_one()

    def main_one(self) -> int:
        return next((n for n, choice in enumerate(self.offered) if choice.main), 0)

    def tell(self) -> None:
        story = self.query_one("#story", RichLog)
        for sentence in self.sitting.news():
            story.write(Text(sentence))

    def notice(self, text: str, kind: str = "said") -> None:
        line = self.query_one("#notice", Static)
        line.update(text)
        line.set_classes([kind] if text else ["nothing"])
        self.call_after_refresh(self.draw_table)

    def refuse(self, refusal: Refusal) -> None:
        rule = f" (rule {refusal.clause}, F4 shows it)" if refusal.clause else ""
        self.clause_asked = refusal.clause
        self.notice(f"✗ {refusal.sentence}{rule}", "refused")

    clause_asked = ""

    # What the person does

    def on_table_view_touched(self, event: TableView.Touched) -> None:
        """A touch narrows the moves down; the one that is left is played."""
        for start in (self.touched, []):
            legal = lit(self.scene.choices, start)
            one = next((one for one in event.ids if one in legal), None)
            if one is not None:
                self.touched = [*start, one]
                self.settle()
                return
        self.ask_why(event.ids)

    def settle(self) -> None:
        self.notice("")
        left = narrowed(self.scene.choices, self.touched)
        whole = [choice for choice in left if len(choice.touch) == len(self.touched)]
        if len(left) == 1 and whole:
            self.pick(whole[0])
        else:
            self.show()

    def ask_why(self, ids: Sequence[str]) -> None:
        """Something was touched that no move touches: say which rule forbids it."""
        text = tries_of(self.scene, self.touched, ids)
        refusal = self.sitting.why_not(text) if text else None
        if refusal is not None:
            self.refuse(refusal)

    def pick(self, choice: Choice) -> None:
        if choice.amount is None:
            self.play(choice.text)
            return
        amount = choice.amount
        suggested = amount.low if amount.suggest is None else amount.suggest
        self.type_in(choice.text.replace("{}", str(suggested)))
        self.notice(f"Any whole number from {amount.low} to {amount.high}; then Enter.")

    def type_in(self, text: str) -> None:
        entry = self.query_one("#entry", Input)
        entry.value = text
        entry.cursor_position = len(text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def choose(self, index: int) -> None:
        if index < len(self.offered):
            self.pick(self.offered[index])
        elif self.scene.bargain is not None:
            lines = bargain_lines(self.scene.bargain, self.scene)
            self.push_screen(Reading("A trade", *map(Text, lines)))
            self.type_in("trade ")

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input.id == "entry":
            self.offer()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id != "entry":
            return
        typed = event.value.strip()
        moves = self.query_one("#moves", OptionList)
        exact = [choice for choice in self.scene.choices if choice.text.lower() == typed.lower()]
        if not typed and moves.highlighted is not None:
            self.choose(moves.highlighted)
        elif exact:
            self.pick(exact[0])
        elif typed:
            self.understand(typed)

    def understand(self, typed: str) -> None:
        """The game's notation first; if that cannot read it, the one move that fits."""
        try:
            self.sitting.game.read(self.sitting.view(), typed)
        except GameNightError:
            if len(self.offered) == 1:
                self.pick(self.offered[0])
                return
        self.play(typed)

    def action_browse(self, by: int) -> None:
        moves = self.query_one("#moves", OptionList)
        if moves.option_count:
            moves.highlighted = ((moves.highlighted or 0) + by) % moves.option_count

    def action_scroll_table(self, by: int) -> None:
        self.query_one("#cloth").scroll_relative(y=by, animate=False)

    def action_drop(self) -> None:
        self.touched = []
        self.query_one("#entry", Input).value = ""
        self.notice("")
        self.show()

    def action_help(self) -> None:
        self.push_screen(Reading("How to play here", Text(HELP)))

    def action_hint(self) -> None:
        self.notice("Thinking...")
        self.run_worker(self.find_hint, thread=True, exclusive=True, group="hint")

    def find_hint(self) -> None:
        try:
            hint = self.sitting.hint()
        except GameNightError as problem:
            self.call_from_thread(self.notice, str(problem))
            return
        self.call_from_thread(self.notice, f"Hint: {hint}")

    def action_rules(self) -> None:
        clause = self.clause_asked or self.scene.clause
        self.push_screen(Rulebook(self.sitting.game.rulebook(), clause))

    def action_score(self) -> None:
        sheet = self.scene.sheet
        if sheet is None:
            self.notice("There is no score sheet in this game.")
            return
        self.push_screen(Reading("Score", score_table(sheet), *map(Text, score_reasons(sheet))))

    def action_undo(self) -> None:
        try:
            taken = self.sitting.undo()
        except GameNightError as problem:
            self.notice(str(problem))
            return
        self.query_one("#story", RichLog).clear()
        self.go_on()
        self.notice(f"You took back {taken}.")

    def action_save(self) -> None:
        suggested = str(self.save_to or f"{self.sitting.game.name}.record")
        self.push_screen(SaveAs(suggested), self.keep_named)

    def keep_named(self, name: str | None) -> None:
        if name:
            self.keep(Path(name))

    def keep(self, file: Path) -> bool:
        try:
            self.sitting.save(file)
        except GameNightError as problem:
            self.refuse(Refusal("", str(problem)))
            return False
        self.notice(f"Saved to {file}.")
        return True

    def action_again(self) -> None:
        if not self.sitting.over():
            self.notice("A new game begins when this one is over.")
            return
        self.sitting = another(self.sitting)
        self.query_one("#story", RichLog).clear()
        self.notice("")
        self.go_on()

    def action_leave(self) -> None:
        if self.save_to is not None:
            if self.keep(self.save_to):
                self.exit()
        elif self.sitting.unsaved and not self.sitting.over():
            self.push_screen(Leaving(), self.leave_how)
        else:
            self.exit()

    def leave_how(self, how: str | None) -> None:
        if how == "leave":
            self.exit()
        elif how == "save":
            suggested = f"{self.sitting.game.name}.record"
            self.push_screen(SaveAs(suggested), self.keep_and_leave)

    def keep_and_leave(self, name: str | None) -> None:
        if name and self.keep(Path(name)):
            self.exit()


def play_full(sitting: Sitting, save_to: Path | None = None) -> None:
    TableApp(sitting, save_to).run()
