"""What a seat hears and sees of a table, made from that seat's view and from what everyone may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gamenight.core.position import NOBODY, Position, View
from gamenight.core.scene import Scene
from gamenight.sitting.play import Step
from gamenight.table.events import GAME_KINDS, Event
from gamenight.table.table import Table

LONGEST_STORY = 200  # events told at once
SOMEONE = "Someone"


class Told(Struct, frozen=True):
    """An event as one seat hears it."""

    event: Event
    text: str  # of a move, if the seat may know it
    story: list[str]

    def plain(self) -> dict[str, Any]:
        event = self.event
        said: dict[str, Any] = {
            "n": event.n,
            "at": event.at,
            "kind": event.kind,
            "seat": event.seat,
            "text": self.text,
            "story": self.story,
        }
        if event.kind == "said":
            said |= {"phrase": event.data["phrase"], "words": event.data["words"]}
        if event.kind == "rematch":
            said["code"] = event.data.get("code", "")
        return said


def tell(table: Table, event: Event, step: Step | None, seat: int, now: View | None = None) -> Told:
    """An event as a seat hears it. `step` is what a start, move or ring led to; `now` the seat's view at present."""
    if step is None or event.kind not in GAME_KINDS:
        return Told(event, "", _sentences(table, event, seat))
    present = now is not None and table.play is not None and step.position is table.play.position
    view = now if now is not None and present else step.position.view(seat)
    story = table.game.tell(view, step.journal.heard(seat), table.names())
    if event.kind != "moved":
        return Told(event, "", [*_sentences(table, event, seat), *story])
    # What others wrote may be sealed: the game's own sentences say what of it a seat may know.
    return Told(event, event.data["text"] if event.seat == seat else "", story)


def told_since(table: Table, events: list[Event], seat: int, now: View | None = None) -> list[Told]:
    """The events after some number as a seat hears them; what is no longer in memory is replayed."""
    wanted = events[-LONGEST_STORY:]
    steps = _steps_for(table, wanted)
    return [tell(table, event, steps.get(event.n), seat, now) for event in wanted]


def _steps_for(table: Table, events: list[Event]) -> dict[int, Step]:
    needed = {event.n for event in events if event.kind in ("started", "moved", "rang")}
    if needed <= table.recent.keys():
        return table.recent
    return _replayed(table, needed)


def _replayed(table: Table, needed: set[int]) -> dict[int, Step]:
    """The steps of those events that still stand. A move that was taken back is told without its story."""
    steps: dict[int, Step] = {}
    play = table.in_play()
    position: Position | None = None
    first = min(needed)
    for line in play.lines:
        step = play.replayed(line, position)
        position = step.position
        if line.number >= first and line.number in needed:
            steps[line.number] = step
    return steps


def view_for(table: Table, seat: int) -> View | None:
    """What a seat sees now; None before the start."""
    return table.play.position.view(seat) if table.play else None


def scene_for(table: Table, seat: int) -> Scene | None:
    view = view_for(table, seat)
    return table.game.scene(view, table.names()) if view is not None else None


def _sentences(table: Table, event: Event, seat: int) -> list[str]:
    maker = SAID.get(event.kind)
    return [maker(_Speaker(table, event, seat))] if maker else []


class _Speaker:
    """Words about one event for one listener."""

    def __init__(self, table: Table, event: Event, listener: int) -> None:
        self.table, self.event, self.listener = table, event, listener

    @property
    def you(self) -> bool:
        return self.event.seat == self.listener and self.event.seat != NOBODY

    @property
    def who(self) -> str:
        if self.you:
            return "You"
        return self.table.names()[self.event.seat] if self.event.seat != NOBODY else "The host"

    def verb(self, plain: str, third: str) -> str:
        return plain if self.you else third

    def ending(self) -> str:
        names, payoffs = self.table.names(), self.event.data["payoffs"]
        winners = [names[seat] for seat in range(len(names)) if payoffs[seat]]
        if self.event.data["ending"] == "agreed":
            return "A draw was agreed."
        if not winners:
            return "The game is over."
        if len(winners) == len(names) > 1:
            return "The game is over: all share it."
        return f"The game is over. {_listed(winners)} won."


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _sat(say: _Speaker) -> str:
    data = say.event.data
    if data["kind"] == "bot":
        return f"{data['name']}, a bot, sat down."
    return "You sat down." if say.you else f"{data['name']} sat down."


def _covered(say: _Speaker) -> str:
    return "A bot plays for you for now." if say.you else f"A bot plays for {say.who} for now."


def _returned(say: _Speaker) -> str:
    return "You are back at your seat." if say.you else f"{say.who} is back."


def _undone(say: _Speaker) -> str:
    return f"{say.who} took back {say.verb('your', 'their')} last move."


def _out_of_time(say: _Speaker) -> str:
    then = ": a bot makes the move" if say.event.data["then"] == "bot" else ""
    return f"{say.who} ran out of time{then}."


def _rematch(say: _Speaker) -> str:
    code = say.event.data.get("code", "")
    if code:
        return f"The next game is at table {code}."
    return f"{say.who} {say.verb('want', 'wants')} to play again."


SAID: dict[str, Any] = {
    "created": lambda say: f"{say.table.host_name or SOMEONE} opened a table of {say.table.game.title}.",
    "sat": _sat,
    "left": lambda say: f"{say.event.data['name']} got up.",
    "word": lambda say: f"{say.who} gave a word for luck.",
    "named": lambda say: (
        f"{say.verb('You are', 'Seat ' + str(say.event.seat + 1) + ' is')} called {say.event.data['name']} now."
    ),
    "started": lambda say: "The game begins.",
    "rang": lambda say: "The time agreed is over.",
    "undo_asked": lambda say: (
        f"{say.who} {say.verb('ask', 'asks')} to take back {say.verb('your', 'their')} last move."
    ),
    "undo_refused": lambda say: f"{say.who} said no: the move stands.",
    "undone": _undone,
    "draw_offered": lambda say: f"{say.who} {say.verb('offer', 'offers')} a draw.",
    "draw_refused": lambda say: f"{say.who} declined the draw.",
    "consented": lambda say: f"{say.who} agreed.",
    "resigned": lambda say: f"{say.who} resigned.",
    "out_of_time": _out_of_time,
    "paused": lambda say: f"{say.who} paused the game.",
    "resumed": lambda say: "The game goes on.",
    "covered": _covered,
    "returned": _returned,
    "said": lambda say: f"{say.who} said: {say.event.data['words']}",
    "muted": lambda say: (
        f"The host {'muted' if say.event.data['on'] else 'unmuted'} {'you' if say.you else say.who}."
    ),
    "settings": lambda say: "The host changed the table's settings.",
    "ended": lambda say: say.ending(),
    "rematch": _rematch,
    "closed": lambda say: "The host closed this table.",
    "stood_still": lambda say: "The server was away for a while; no clock ran.",
}
