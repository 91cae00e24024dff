"""What may be asked of a table. A command answers with a draft of events, or is Refused; it changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.fair import commitment
from gamenight.core.game import Game
from gamenight.core.position import NOBODY, Position, View
from gamenight.core.refusal import Illegal, Refusal, Unreadable
from gamenight.table.agreements import ask_rematch as ask_rematch
from gamenight.table.agreements import consent as consent
from gamenight.table.agreements import everyone_again as everyone_again
from gamenight.table.agreements import lost
from gamenight.table.agreements import offer_draw as offer_draw
from gamenight.table.agreements import pause as pause
from gamenight.table.agreements import rematch_at as rematch_at
from gamenight.table.agreements import resign as resign
from gamenight.table.agreements import resume as resume
from gamenight.table.agreements import undo as undo
from gamenight.table.clocks import Clock
from gamenight.table.drafts import (
    check_in_game,
    check_open,
    check_settings,
    clean_name,
    free_seat,
    more,
    one,
    seat_at,
    unlike,
)
from gamenight.table.events import Event, Refused
from gamenight.table.manners import PHRASES as PHRASES
from gamenight.table.manners import close as close
from gamenight.table.manners import mute as mute
from gamenight.table.manners import say as say
from gamenight.table.manners import settings as settings
from gamenight.table.play import Step
from gamenight.table.table import PAUSED, PLAYING, WAITING, Draft, Table

LONGEST_WORD = 64
LONGEST_MOVE = 400


@dataclass(frozen=True)
class Setup:
    """What is agreed when a table is made."""

    code: str
    game: Game[Any]
    seats: int
    options: Mapping[str, Any]
    host: str
    host_name: str
    clock: Clock = field(default_factory=Clock)
    listed: bool = False
    spectators: bool = True
    delay: int = 0
    grace: int = 60


def create(setup: Setup, secret: bytes, now: int) -> tuple[Table, Draft]:
    """A new table, whose first event is already applied; the draft holds it for storing."""
    house = setup.game.house(setup.seats, setup.options)
    check_settings({"delay": setup.delay, "grace": setup.grace})
    event = Event(
        1,
        now,
        "created",
        NOBODY,
        {
            "code": setup.code,
            "game": setup.game.name,
            "version": setup.game.version,
            "seats": setup.seats,
            "options": setup.game.changed(house),
            "clock": setup.clock.plain(),
            "host": setup.host,
            "host_name": setup.host_name,
            "listed": setup.listed,
            "spectators": setup.spectators,
            "delay": setup.delay,
            "grace": setup.grace,
            "commitment": commitment(secret),
        },
    )
    table = Table(secret)
    table.apply(event)
    return table, Draft((event,))


# Seats


def sit(table: Table, player: str, name: str, now: int, seat: int | None = None) -> Draft:
    """A person takes a free seat, the first if none is named."""
    check_open(table)
    chosen = free_seat(table) if seat is None else seat_at(table, seat)
    if chosen.kind != "empty":
        raise Refused("forbidden", f"Seat {chosen.seat + 1} is taken by {chosen.name}.")
    called = clean_name(name)
    return one(table, now, "sat", chosen.seat, kind="person", player=player, name=unlike(table, called))


def seat_bot(table: Table, seat: int, level: str, name: str, now: int) -> Draft:
    """A bot at an empty seat, or covering for a person."""
    check_open(table)
    chosen = seat_at(table, seat)
    if chosen.kind == "empty":
        return one(table, now, "sat", seat, kind="bot", level=level, name=unlike(table, name))
    if chosen.kind == "person" and not chosen.covered and table.status in (PLAYING, PAUSED):
        return one(table, now, "covered", seat, level=level)
    raise Refused("forbidden", f"Seat {seat + 1} is taken by {chosen.name}.")


def leave(table: Table, seat: int, level: str, bot_name: str, now: int) -> Draft:
    """Somebody gets up. In a game that goes on, a bot sits down instead."""
    chosen = seat_at(table, seat)
    if chosen.kind == "empty":
        raise Refused("bad", f"Nobody sits at seat {seat + 1}.")
    if table.ended():
        raise Refused("over", "The game is over; nobody needs to get up.")
    draft = one(table, now, "left", seat, name=chosen.name)
    if table.status == WAITING:
        return draft
    return more(draft, "sat", seat, kind="bot", level=level, name=unlike(table, bot_name))


def rename(table: Table, seat: int, name: str, now: int) -> Draft:
    if table.status != WAITING:
        raise Refused("late", "Names stay as they are once the game has started.")
    return one(table, now, "named", seat_at(table, seat).seat, name=unlike(table, clean_name(name), seat))


def give_word(table: Table, seat: int, word: str, now: int) -> Draft:
    """A word to mix into the luck, until the deal."""
    if table.status != WAITING:
        raise Refused("late", "The cards are dealt: a word can only be given before the start.")
    plain = " ".join(word.split())
    if len(plain) > LONGEST_WORD or not plain.isprintable():
        raise Refused("bad", f"A word for luck is at most {LONGEST_WORD} printable characters.")
    return one(table, now, "word", seat_at(table, seat).seat, word=plain)


def cover(table: Table, seat: int, level: str, now: int, given: bool = False) -> Draft:
    """A bot plays for a person, until they are back."""
    chosen = seat_at(table, seat)
    if table.status not in (PLAYING, PAUSED) or not chosen.waited_for():
        raise Refused("bad", "A bot can only take over from a person in a game that is going on.")
    return one(table, now, "covered", seat, level=level, given=given)


def come_back(table: Table, seat: int, now: int) -> Draft:
    chosen = seat_at(table, seat)
    if not chosen.covered or table.ended():
        raise Refused("bad", "No bot is playing for you.")
    return one(table, now, "returned", seat)


# The game


def start(table: Table, now: int) -> Draft:
    if table.status != WAITING:
        raise Refused("late", "The game has started already.")
    empty = [seat.seat + 1 for seat in table.seats if seat.kind == "empty"]
    if empty:
        raise Refused(
            "bad", f"Seat {empty[0]} is still free: wait for somebody, or put a bot there, and then start."
        )
    draft = one(table, now, "started")
    probe = Table(table.secret)  # the play that the event will begin
    probe.game, probe.count, probe.house, probe.seats = table.game, table.count, table.house, table.seats
    probe._started(draft.events[0])
    step = probe.in_play().start()
    event = Event(draft.events[0].n, draft.events[0].at, "started", NOBODY, {"luck": step.line.luck})
    return _closing(table, Draft((event,), {event.n: step}))


def submit(
    table: Table, seat: int, text: str, number: int, now: int, id: str = "", by: str = ""
) -> Draft | int:
    """A move, by somebody who had seen event `number`. A retry of what was done gets the number it was done as."""
    key = f"{seat}:{id}" if id else ""
    if key and key in table.ids:
        return table.ids[key]
    check_in_game(table)
    view = table.in_play().position.view(seat)
    moves = _read(table, view, text)
    if seat in table.movers() and number < table.in_play().owed[seat]:
        raise Refused("late", "The table has moved on since you looked. Look again, and decide anew.")
    if moves[0] not in view.moves:
        raise _illegal(table.game.why_not(view, text))
    return _closing(table, _steps(table, view, moves, key, now, by))


def _read(table: Table, view: View, text: str) -> Sequence[int]:
    if len(text) > LONGEST_MOVE:
        raise Refused("unreadable", f"A move is at most {LONGEST_MOVE} characters long.")
    try:
        moves = table.game.read(view, text)
    except Unreadable as problem:
        if problem.refusal.clause:
            raise _illegal(problem.refusal) from None
        raise Refused("unreadable", str(problem)) from None
    if not moves:
        raise Refused("unreadable", f"{text!r} is no move.")
    return moves


def _steps(table: Table, view: View, moves: Sequence[int], key: str, now: int, by: str) -> Draft:
    """All steps of a text, or none. Once a step has shown anything new, it stays, and only the rest is refused."""
    play, position, seat = table.in_play(), table.in_play().position, view.seat
    at = max(now, table.at)
    events: list[Event] = []
    steps: dict[int, Step] = {}
    for move in moves:
        if move not in view.moves:
            if _shown(steps.values(), table.in_play().position, seat, table.count):
                break
            raise _illegal(_why(table, position, seat, move))
        n = table.number + len(events) + 1
        step = play.move(position, view, move, n, key)
        events.append(Event(n, at, "moved", seat, _moved(step, key, by)))
        steps[n] = step
        position = step.position
        if len(events) < len(moves):
            view = position.view(seat)
    return Draft(tuple(events), steps)


def _moved(step: Step, key: str, by: str) -> dict[str, Any]:
    data: dict[str, Any] = {"text": step.line.text}
    if step.line.luck:
        data["luck"] = step.line.luck
    if key:
        data["id"] = key
    if by:
        data["by"] = by
    return data


def _shown(steps: Any, before: Position, seat: int, count: int) -> bool:
    """Whether taking these steps back would take back luck, or what others have seen."""
    done = list(steps)
    if any(step.line.luck for step in done):
        return True
    return bool(done) and before.to_move() != done[-1].position.to_move()


def _why(table: Table, position: Position, seat: int, move: int) -> Refusal | None:
    try:
        table.game.play(position.copy(), seat, move, table.in_play().luck(0))
    except Illegal as illegal:
        return illegal.refusal
    return None


def _illegal(refusal: Refusal | None) -> Refused:
    if refusal is None:
        return Refused("illegal", "That may not be played now.")
    kind = "late" if refusal.sentence == "It is not your turn." else "illegal"
    return Refused(kind, refusal.sentence, refusal.clause)


def _closing(table: Table, draft: Draft) -> Draft:
    """The draft, with the end of the game if it brings it."""
    position = draft.steps[draft.events[-1].n].position
    if position.to_move():
        return draft
    return more(
        draft, "ended", ending="over", scores=list(position.scores()), payoffs=list(position.payoffs())
    )


def why_not(table: Table, seat: int, text: str) -> Refusal | None:
    """Which rule forbids a text now; None if it may be played."""
    if len(text) > LONGEST_MOVE:
        return Refusal("", f"A move is at most {LONGEST_MOVE} characters long.")
    return table.game.why_not(table.in_play().position.view(seat), text)


def tick(table: Table, now: int, level: str) -> Draft | None:
    """What the time alone brings: a clock that has run out, or the table's bell. None if nothing."""
    if table.status != PLAYING:
        return None
    out = table.timers.out(now)
    if out:
        return _out_of_time(table, out[0], now, level)
    if table.rings and now >= table.rings:
        step = table.in_play().ring(table.number + 1)
        event = Event(table.number + 1, max(now, table.at), "rang", NOBODY, {"luck": step.line.luck})
        return _closing(table, Draft((event,), {event.n: step}))
    return None


def _out_of_time(table: Table, seat: int, now: int, level: str) -> Draft:
    draft = one(table, now, "out_of_time", seat, then=table.clock.when_out, level=level)
    return draft if table.clock.when_out == "bot" else lost(table, draft, seat)


def stood_still(table: Table, lasted: int, now: int) -> Draft:
    """The keeper was away for so many milliseconds: they count for nobody."""
    return one(table, now, "stood_still", lasted=lasted)
