"""A record on the full screen, a step at a time."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.timer import Timer
from textual.widgets import Footer, ProgressBar, RichLog, Static

from gamenight.terminal.draw import draw
from gamenight.terminal.palette import SURFACE_COLOURS
from gamenight.terminal.panels import players, score_reasons, score_table
from gamenight.terminal.retelling import Story
from gamenight.terminal.screens import Reading, Rulebook
from gamenight.terminal.widgets import Cloth, TableView

PACE = 1.0  # seconds a move, when it plays by itself


class ReplayApp(App[None]):
    """Forward and back through a story."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "go(1)", "Next", priority=True),
        Binding("left", "go(-1)", "Back", priority=True),
        Binding("pagedown", "go(10)", "10 on", show=False, priority=True),
        Binding("pageup", "go(-10)", "10 back", show=False, priority=True),
        Binding("home", "jump(0)", "Start", priority=True),
        Binding("end", "jump(-1)", "End", priority=True),
        Binding("space", "run", "Play"),
        Binding("f4", "rules", "Rules"),
        Binding("f5", "score", "Score"),
        Binding("q,ctrl+q", "quit", "Leave"),
    ]

    def __init__(self, story: Story) -> None:
        super().__init__()
        self.story = story
        self.at = 0
        self._clock: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal():
            with Vertical(id="left"):
                with Cloth(id="cloth", can_focus=False):
                    yield TableView(id="table")
                yield Static(id="prompt", markup=False)
                yield ProgressBar(total=max(1, len(self.story.moments) - 1), show_eta=False, id="along")
            with Vertical(id="right"):
                yield Static(id="players")
                yield RichLog(id="story", wrap=True, min_width=10)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        table = self.story.moments[0].scene.table
        self.screen_stack[0].query_one("#cloth").styles.background = SURFACE_COLOURS.get(
            table, SURFACE_COLOURS["felt"]
        )
        self.screen_stack[0].query_one("#story").can_focus = False
        self.call_after_refresh(self.show)

    def on_cloth_resized(self) -> None:
        self.show()

    def show(self) -> None:
        moment = self.story.moments[self.at]
        width, height = self.screen_stack[0].query_one("#cloth").scrollable_content_region.size
        if width < 4:
            return
        canvas = draw(moment.scene, self.story.eyes, width, height)
        self.screen_stack[0].query_one("#table", TableView).show(canvas)
        where = f"   move {self.at} of {len(self.story.moments) - 1}   {moment.scene.heading}"
        bar = Text(f" {self.story.record.game.title}", "bold").append(where, "not bold")
        self.screen_stack[0].query_one("#bar", Static).update(bar)
        self.screen_stack[0].query_one("#prompt", Static).update(moment.scene.prompt)
        seats = self.screen_stack[0].query_one("#players", Static)
        seats.update(players(moment.scene, self.story.eyes, seats.content_size.width))
        self.screen_stack[0].query_one("#along", ProgressBar).update(progress=self.at)
        self.tell()

    def tell(self) -> None:
        log = self.screen_stack[0].query_one("#story", RichLog)
        log.clear()
        for moment in self.story.moments[: self.at + 1]:
            for sentence in moment.told:
                log.write(Text(sentence))

    def action_go(self, by: int) -> None:
        if len(self.screen_stack) > 1:  # something lies over the table
            return
        last = len(self.story.moments) - 1
        self.at = min(max(self.at + by, 0), last)
        if self.at == last:
            self.stop()
        self.show()

    def action_jump(self, at: int) -> None:
        self.at = at % len(self.story.moments)
        self.show()

    def action_run(self) -> None:
        """Play by itself, or stop doing so."""
        if self._clock is not None:
            self.stop()
        else:
            self._clock = self.set_interval(PACE, lambda: self.action_go(1))

    def stop(self) -> None:
        if self._clock is not None:
            self._clock.stop()
            self._clock = None

    def action_rules(self) -> None:
        scene = self.story.moments[self.at].scene
        self.push_screen(Rulebook(self.story.record.game.rulebook(), scene.clause))

    def action_score(self) -> None:
        sheet = self.story.moments[self.at].scene.sheet
        if sheet is not None:
            self.push_screen(Reading("Score", score_table(sheet), *map(Text, score_reasons(sheet))))


def show_replay(story: Story) -> None:
    ReplayApp(story).run()
