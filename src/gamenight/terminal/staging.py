"""What happened, one picture at a time: a full trick, a hand being counted, how a deal came out. Enter goes on."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from textual.timer import Timer
from textual.widgets import Static

from gamenight.core.moments import Moment
from gamenight.core.scene import Showing
from gamenight.terminal.showing import ShownTable
from gamenight.terminal.widgets import Tale

PACE = 0.6  # seconds for a bot's move to be seen
HOLDS = {"glance": 1.2, "read": 3.0, "result": 6.0}  # seconds at that pace


def written(showing: Showing) -> str:
    """What a moment is about, in lines."""
    pieces = " ".join(piece.face for piece in showing.pieces)
    lines = (f"  {line.text}  {line.amount}".rstrip() for line in showing.lines)
    return "\n".join(filter(None, (f"{showing.title}  {pieces}".rstrip(), showing.text, *lines)))


class Staging:
    """Moments are held long enough to be seen. The game itself never waits for them."""

    def __init__(self, table: ShownTable, pace: float, stand: Callable[[], None]) -> None:
        self.table = table
        self.pace = pace
        self.stand = stand  # all is shown: how things stand now, and what comes next
        self.late = True  # whoever sits down, or takes back, is not shown what was before
        self.coming: list[Moment] = []  # what is still to be shown
        self.waiting: Timer | None = None

    def go_on(self) -> None:
        if self.late:
            self.table.tell()
        self.late = False
        self.coming = self.table.sitting.moments()
        self.come()

    def come(self) -> None:
        """The next moment that is held, or if there is none how things stand."""
        self.let_go()
        while self.coming:
            moment = self.coming.pop(0)
            for sentence in moment.says:
                self.table.part("#story", Tale).tell(sentence)
            if moment.hold and self.pace > 0:
                self.hold(moment)
                return
        self.stand()

    def hold(self, moment: Moment) -> None:
        table, showing = self.table, moment.scene.showing
        table.held = replace(moment.scene, choices=(), bargain=None)
        table.show()
        if showing is not None and (showing.lines or showing.pieces or showing.text):
            table.notice(written(showing), "shown")
        self.waiting = table.set_timer(HOLDS[moment.hold] * min(1.0, self.pace / PACE), self.come)

    def let_go(self) -> None:
        if self.waiting is not None:
            self.waiting.stop()
        if self.table.held is not None and self.table.part("#notice", Static).has_class("shown"):
            self.table.notice("")
        self.table.held = self.waiting = None

    def hurry(self) -> bool:
        """On to the next moment; whether one was held."""
        if self.table.held is None:
            return False
        self.come()
        return True

    def catch_up(self) -> None:
        """Straight to how things stand: somebody acts."""
        while self.hurry():
            pass

    def begin_again(self) -> None:
        """The story from its beginning, without its moments."""
        self.table.part("#story", Tale).forget()
        self.late = True
