# compiled
"""The game itself: its start, its moves, and what time alone brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamenight.core.position import NOBODY, View
from gamenight.core.refusal import Illegal, Refusal, Unreadable
from gamenight.core.speaking import voice
from gamenight.core.words import ENGLISH
from gamenight.sitting.play import TooLate
from gamenight.sitting.step import Step
from gamenight.table.agreements import lost
from gamenight.table.drafts import check_in_game, draft_of, then
from gamenight.table.events import Draft, Event, Refused, given
from gamenight.table.table import PLAYING, WAITING, Table
from gamenight.table.words import words_in
from gamenight.table.words.en import Words

LONGEST_MOVE = 400


def check_can_start(table: Table) -> None:
    if table.status != WAITING:
        raise Refused("late", Words.started_already)
    empty = [seat.seat for seat in table.seats if seat.kind == "empty"]
    if empty:
        raise Refused("bad", Words.seat_is_free, empty[0])


def begun(table: Table, after: Draft | None, now: int = 0) -> Draft:
    """The start of the game, `after` an event that tells the last word for luck, if there is one."""
    words = list(table.words())
    events = after.events if after else ()
    for event in events:
        words[event.seat] = event.data["word"]
    step = table.new_play(words).start()
    at = events[-1].at if events else max(now, table.at)
    event = Event(table.number + len(events) + 1, at, "started", NOBODY, {"luck": step.line.luck})
    return _closing(Draft((*events, event), {event.n: step}))


def submit(
    table: Table,
    seat: int,
    text: str,
    seen: int,
    now: int,
    key: str = "",
    by: str = "",
    language: str = ENGLISH,
) -> Draft:
    """A move, by somebody who had seen event `seen`. `key` names the submission, `by` the bot that made it."""
    check_in_game(table)
    play = table.in_play()
    view = play.position.view(seat)
    moves = _read(table, view, text, language)
    if seat in table.movers() and seen < play.owed[seat]:
        raise Refused("late", Words.moved_on)
    try:
        steps = play.submit(view, moves, table.number + 1, key, language)
    except TooLate as late:
        raise given("late", late.refusal) from None
    except Illegal as illegal:
        raise given("illegal", illegal.refusal) from None
    at = max(now, table.at)
    events = tuple(Event(step.line.number, at, "moved", seat, _moved(step, by)) for step in steps)
    return _closing(Draft(events, {step.line.number: step for step in steps}))


def _read(table: Table, view: View, text: str, language: str) -> Sequence[int]:
    if len(text) > LONGEST_MOVE:
        raise Refused("unreadable", Words.move_too_long, LONGEST_MOVE)
    try:
        moves = list(table.game.from_text(view, text.strip(), voice(table.game, view, None, language)))
    except Unreadable as problem:
        kind = "illegal" if problem.refusal.clause else "unreadable"
        raise given(kind, problem.refusal) from None
    if not moves:
        raise Refused("unreadable", Words.no_move, text)
    return moves


def _moved(step: Step, by: str) -> dict[str, Any]:
    line = step.line
    data: dict[str, Any] = {"text": line.text}
    if line.luck:
        data["luck"] = line.luck
    if step.group:
        data["id"] = step.group
    if by:
        data["by"] = by
    return data


def _closing(draft: Draft) -> Draft:
    """The draft, with the end of the game if it brings it."""
    position = draft.steps[draft.events[-1].n].position
    if position.to_move():
        return draft
    return then(
        draft, "ended", ending="over", scores=list(position.scores()), payoffs=list(position.payoffs())
    )


def why_not(table: Table, seat: int, text: str, language: str = ENGLISH) -> Refusal | None:
    """Which rule forbids a text now; None if it may be played."""
    if len(text) > LONGEST_MOVE:
        return Refusal("", words_in(language).move_too_long(LONGEST_MOVE))
    return table.game.why_not(table.in_play().position.view(seat), text, language)


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
        return _closing(Draft((event,), {event.n: step}))
    return None


def _out_of_time(table: Table, seat: int, now: int, level: str) -> Draft:
    draft = draft_of(table, now, "out_of_time", seat, then=table.clock.when_out, level=level)
    return draft if table.clock.when_out == "bot" else lost(table, draft, seat)


def stood_still(table: Table, lasted: int, now: int) -> Draft:
    """The keeper was away for so many milliseconds: they count for nobody."""
    return draft_of(table, now, "stood_still", lasted=lasted)
