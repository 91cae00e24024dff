"""What the full screen shows of a sitting: the table on the left, players, moves and story on the right."""

from __future__ import annotations

from typing import TypeVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from gamenight.core.refusal import Refusal
from gamenight.core.scene import Choice, Scene
from gamenight.terminal.commands import brief, greeting
from gamenight.terminal.draw import draw, narrowed
from gamenight.terminal.palette import LAMP, QUIET, SURFACE_COLOURS
from gamenight.terminal.panels import matches, move_line, players
from gamenight.terminal.sitting import Sitting
from gamenight.terminal.widgets import Cloth, MoveList, TableView, Tale, TypedLine

ASK = "Type a move, or pick one from the list"
GO_ON = "Enter goes on"
FEW = 6  # moves that are shown in full, in as many lines as it takes

W = TypeVar("W", bound=Widget)


class ShownTable(App[None]):
    """A sitting on the screen. `go_on` is what happens next, and for `TableApp` to say."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.touched: list[str] = []
        self.fitting: list[Choice] = []  # the moves that fit what has been typed
        self.offered: list[Choice] = []  # the moves in the list: those, or all if none does
        self.scene: Scene = sitting.scene()
        self.clause_asked = ""  # of the last refusal
        self.held: Scene | None = None  # something of what led here, to be looked at for a while

    def go_on(self) -> None:
        self.show()

    def part(self, name: str, kind: type[W]) -> W:
        """A part of the table, also while something lies over it."""
        return self.screen_stack[0].query_one(name, kind)

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal():
            with Vertical(id="left"):
                with Cloth(id="cloth", can_focus=False):
                    yield TableView(id="table")
                yield Static(id="prompt", markup=False)
                yield Static(id="notice", markup=False)
                yield TypedLine(id="entry", placeholder=ASK)
            with Vertical(id="right"):
                yield Static(id="players")
                yield MoveList(id="moves")
                yield Tale(id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.title = self.sitting.game.title
        self.part("#cloth", Widget).styles.background = SURFACE_COLOURS.get(
            self.scene.table, SURFACE_COLOURS["felt"]
        )
        self.part("#right", Widget).set_class(self.scene.board is None, "wide")
        self.part("#right", Widget).set_class(len(self.scene.seats) > 9, "many")
        self.part("#moves", Widget).can_focus = False
        self.part("#story", Widget).can_focus = False
        self.part("#entry", Widget).focus()
        for line in greeting(self.sitting.game, self.sitting.record.house):
            self.part("#story", Tale).tell(line, QUIET)
        self.call_after_refresh(self.go_on)

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    def on_cloth_resized(self) -> None:
        self.draw_table()

    def on_move_list_refit(self) -> None:
        """Another width: the same lines, fitted anew, and the same one marked."""
        moves = self.part("#moves", OptionList)
        marked = moves.highlighted
        self.offer()
        if marked is not None and marked < moves.option_count:
            moves.highlighted = marked

    def show(self) -> None:
        self.scene = scene = self.held or self.sitting.scene()
        self.draw_table()
        bar = Text(f" {self.sitting.game.title}", "bold")
        bar.append(f"   {scene.heading}", "not bold")
        self.part("#bar", Static).update(bar)
        self.part("#prompt", Static).update(scene.prompt)
        self.part("#entry", Input).placeholder = self.call_to_act()
        self.part("#players", Static).update(
            players(scene, self.sitting.seat, self.part("#players", Widget).content_size.width)
        )
        self.offer()

    def call_to_act(self) -> str:
        """What stands in the line to type in while it is empty."""
        if self.held is not None:
            return GO_ON
        if self.sitting.over():
            return "The game is over"
        return ASK if self.sitting.my_turn() else "Wait for the others"

    def draw_table(self) -> None:
        """As large as there is room for now."""
        width, height = self.part("#cloth", Widget).scrollable_content_region.size
        if width >= 4:
            canvas = draw(self.scene, self.sitting.seat, width, height, self.touched)
            self.part("#table", TableView).show(canvas)

    def offer(self) -> None:
        """List the moves that fit what has been touched and typed; all of them if nothing fits."""
        typed = self.part("#entry", Input).value
        left = narrowed(self.scene.choices, self.touched)
        self.fitting = [choice for choice in left if matches(choice, typed)]
        self.offered = self.fitting or left
        moves = self.part("#moves", OptionList)
        moves.clear_options()
        few = len(self.offered) <= FEW
        width = 1000 if few else self.part("#right", Widget).content_size.width - 4
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
        story = self.part("#story", Tale)
        for sentence in self.sitting.news():
            story.tell(sentence)

    def notice(self, text: str, kind: str = "said") -> None:
        line = self.part("#notice", Static)
        line.update(text)
        line.set_classes([kind] if text else ["nothing"])
        self.call_after_refresh(self.draw_table)

    def refuse(self, refusal: Refusal) -> None:
        rule = f" (rule {refusal.clause}, F4 shows it)" if refusal.clause else ""
        self.clause_asked = refusal.clause
        self.notice(f"✗ {brief(refusal.sentence)}{rule}", "refused")
        self.part("#entry", Input).select_all()  # whatever is typed next takes the place of what was refused
