"""The full screen at work: the course of a game, and what the person does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Input, OptionList

from gamenight.core.refusal import GameNightError, Illegal, Unreadable
from gamenight.core.scene import Choice
from gamenight.terminal.coaching import Coach
from gamenight.terminal.commands import command
from gamenight.terminal.draw import lit, narrowed
from gamenight.terminal.helping import Helping
from gamenight.terminal.inspecting import about, find
from gamenight.terminal.keeping import Keeping
from gamenight.terminal.panels import bargain_lines, sample_offer, score_reasons, score_table
from gamenight.terminal.screens import Reading, Rulebook
from gamenight.terminal.showing import ShownTable
from gamenight.terminal.sitting import Sitting, another
from gamenight.terminal.staging import PACE, Staging
from gamenight.terminal.teaching import minute
from gamenight.terminal.touching import tries_of
from gamenight.terminal.widgets import TableView


class TableApp(ShownTable):
    """One person's game, from the deal to the end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help"),
        Binding("f2", "hint", "Hint"),
        Binding("f4", "rules", "Rules"),
        Binding("f5", "score", "Score"),
        Binding("ctrl+z", "undo", "Undo", priority=True),
        Binding("ctrl+s", "save", "Save", priority=True),
        Binding("ctrl+n", "again", "New", priority=True),
        Binding("ctrl+q", "leave", "Leave", priority=True),
        Binding("ctrl+c,ctrl+d", "leave", show=False, priority=True),
        Binding("escape", "drop", "Drop", show=False),
        Binding("shift+up", "scroll_table(-3)", show=False, priority=True),
        Binding("shift+down", "scroll_table(3)", show=False, priority=True),
    ]

    def __init__(
        self,
        sitting: Sitting,
        save_to: Path | None = None,
        pace: float = PACE,
        coach: Coach | None = None,
    ) -> None:
        super().__init__(sitting)
        self.keeping = Keeping(self, save_to)
        self.helping = Helping(self, coach)
        self.browsing = False
        self.staging = Staging(self, pace, self.stand)

    def go_on(self) -> None:
        self.touched = []
        self.staging.go_on()

    def stand(self) -> None:
        """Show how things stand, and let the bots play until the person is to move."""
        self.show()
        self.keeping.keep_by_itself()
        if not self.sitting.over() and not self.sitting.my_turn():
            self.set_timer(self.staging.pace, self.bot_moves)
        elif self.sitting.over():
            self.game_over()
        else:
            self.helping.look()

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
        if self.keeping.save_to is not None:
            self.keeping.keep(self.keeping.save_to)
        if self.helping.coach is not None:
            self.helping.coach.finished()
        self.notice(
            "The game is over. Ctrl+N plays another, F5 shows the score, Ctrl+S saves, Ctrl+Q leaves."
        )

    def play(self, text: str) -> None:
        """Play what was typed, touched or picked, or say why not."""
        self.staging.catch_up()
        self.notice("")
        coach = self.helping.coach
        if coach is not None and (question := coach.question(text)):
            self.notice(question)
            return
        try:
            self.sitting.play(text)
        except (Illegal, Unreadable) as problem:
            self.refuse(problem.refusal)
            return
        self.part("#entry", Input).value = ""
        self.go_on()

    def on_table_view_touched(self, event: TableView.Touched) -> None:
        """A touch narrows the moves down; the one that is left is played."""
        if self.staging.hurry():
            return
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
        """Something was touched that no move touches: say which rule forbids it, or what it is."""
        text = tries_of(self.scene, self.touched, ids)
        refusal = self.sitting.why_not(text) if text else None
        told = about(self.scene, ids)
        if refusal is not None:
            self.refuse(refusal)
        elif told:
            self.notice(told)

    def pick(self, choice: Choice) -> None:
        if choice.amount is None:
            self.play(choice.text)
            return
        amount = choice.amount
        suggested = amount.low if amount.suggest is None else amount.suggest
        self.type_in(choice.text.replace("{}", str(suggested)))
        self.notice(f"Any whole number from {amount.low} to {amount.high}; then Enter.")

    def type_in(self, text: str) -> None:
        entry = self.part("#entry", Input)
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
            sample = sample_offer(self.scene.bargain, self.scene)
            self.type_in(sample.partition("give ")[0] + "give ")
            self.notice(f"For example: {sample}")

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input.id == "entry":
            self.browsing = False
            self.offer()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id != "entry":
            return
        typed = event.value.strip()
        if not typed and self.staging.hurry():
            return
        self.staging.catch_up()
        moves = self.part("#moves", OptionList)
        exact = [choice for choice in self.scene.choices if choice.text.lower() == typed.lower()]
        if (self.browsing or not typed) and moves.highlighted is not None:
            self.part("#entry", Input).value = ""
            self.choose(moves.highlighted)
        elif exact:
            self.pick(exact[0])
        elif asked := command(typed):
            self.part("#entry", Input).value = ""
            self.obey(*asked)
        elif typed:
            self.understand(typed)

    def obey(self, name: str, rest: str) -> None:
        """What was typed is no move but something asked for, as the keys ask for it."""
        if name == "rules":
            self.push_screen(Rulebook(self.sitting.game.rulebook(), rest or self.scene.clause))
        elif name == "why" and not rest:
            self.notice("Say which move: why MOVE.")
        elif name == "why":
            refusal = self.sitting.why_not(rest)
            self.notice(f"You may play {rest}.") if refusal is None else self.refuse(refusal)
        elif name == "look" and rest:
            self.notice(about(self.scene, find(self.scene, rest)) or f"There is no {rest} to look at.")
        elif name == "save" and rest:
            self.keeping.keep(Path(rest))
        elif name == "coach":
            self.helping.ask_coach(rest)
        elif name == "minute":
            self.push_screen(Reading("In a minute", *map(Text, minute(self.sitting.game))))
        else:
            {
                "moves": self.action_drop, "look": self.action_drop, "score": self.action_score,
                "hint": self.action_hint, "undo": self.action_undo, "save": self.action_save,
                "quit": self.action_leave, "help": self.action_help,
            }[name]()  # fmt: skip

    def understand(self, typed: str) -> None:
        """The game's notation first; if that makes no legal move of it, the one move that fits."""
        if len(self.fitting) == 1 and self.sitting.why_not(typed) is not None:
            self.pick(self.fitting[0])
        else:
            self.play(typed)

    def action_browse(self, by: int) -> None:
        moves = self.part("#moves", OptionList)
        if moves.option_count:
            self.browsing = True  # Enter takes the one that is highlighted, whatever has been typed
            moves.highlighted = ((moves.highlighted or 0) + by) % moves.option_count

    def action_scroll_table(self, by: int) -> None:
        self.part("#cloth", Widget).scroll_relative(y=by, animate=False)

    def action_drop(self) -> None:
        self.touched = []
        self.part("#entry", Input).value = ""
        self.notice("")
        self.show()

    def action_rules(self) -> None:
        clause = self.clause_asked or self.scene.clause
        self.push_screen(Rulebook(self.sitting.game.rulebook(), clause))

    def action_score(self) -> None:
        sheet = self.scene.sheet
        if sheet is None:
            self.notice("There is no score sheet in this game.")
            return
        self.push_screen(Reading("Score", score_table(sheet), *map(Text, score_reasons(sheet))))

    def action_help(self) -> None:
        self.helping.show_help()

    def action_hint(self) -> None:
        self.helping.hint()

    def action_save(self) -> None:
        self.keeping.ask_name()

    def action_leave(self) -> None:
        self.keeping.leave()

    def action_undo(self) -> None:
        try:
            taken = self.sitting.undo()
        except GameNightError as problem:
            self.notice(str(problem))
            return
        self.staging.begin_again()
        self.go_on()
        self.notice(f"You took back {taken}.")

    def action_again(self) -> None:
        if not self.sitting.over():
            self.notice("A new game begins when this one is over.")
            return
        self.sitting = another(self.sitting)
        self.helping.begin_again()
        self.staging.begin_again()
        self.notice("")
        self.go_on()


def play_full(sitting: Sitting, save_to: Path | None = None, coach: Coach | None = None) -> None:
    app = TableApp(sitting, save_to, coach=coach)
    app.run()
    saved_to = app.keeping.saved_to
    if saved_to is not None and not app.sitting.over():
        print(f"Saved. Take it up again with: gamenight play {sitting.game.name} --resume {saved_to}")
