# compiled
"""What a seat hears and sees of a table, made from that seat's view and from what everyone may know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import UNSET

from gamenight.core.moments import Moment, moments
from gamenight.core.position import View
from gamenight.core.speaking import told, voice
from gamenight.core.words import ENGLISH
from gamenight.sitting.step import Step
from gamenight.table.events import GAME_KINDS, Event
from gamenight.table.table import Table
from gamenight.table.told import Told
from gamenight.table.words import words_in
from gamenight.table.words.en import Words

LONGEST_STORY = 200  # events told at once
PLAYED = frozenset({"started", "moved", "rang"})  # kinds of events that lead to a step


def _told(event: Event, text: str, story: list[str]) -> Told:
    return Told(event.n, event.at, event.kind, event.seat, text, story)


def _told_plainly(event: Event, story: list[str], language: str) -> Told:
    """What has nothing to do with the game itself."""
    told = (event.n, event.at, event.kind, event.seat, "", story)
    if event.kind == "said":
        return Told(*told, phrase=event.data["phrase"], words=phrase_of(event, language))
    return Told(*told, code=event.data.get("code", "") if event.kind == "rematch" else UNSET)


def tell(
    table: Table,
    event: Event,
    step: Step | None,
    seat: int,
    now: View | None = None,
    language: str = ENGLISH,
    say: Any = None,
) -> Told:
    """An event as a seat hears it. `step` is what a start, move or ring led to; `now` the seat's view at present, and
    `say` the game's words for the seat, where they are at hand."""
    if step is None or event.kind not in GAME_KINDS:
        return _told_plainly(event, _sentences(table, event, seat, language), language)
    present = now is not None and table.play is not None and step.position is table.play.position
    view = now if now is not None and present else step.position.view(seat)
    spoken = voice(table.game, view, table.names(), language) if say is None else say
    story = told(table.game, view, step.journal.heard(seat), spoken)
    if event.kind != "moved":
        return _told(event, "", [*_sentences(table, event, seat, language), *story])
    # What others wrote may be sealed: the game's own sentences say what of it a seat may know.
    return _told(event, event.data["text"] if event.seat == seat else "", story)


def told_with(
    steps: Mapping[int, Step],
    table: Table,
    events: list[Event],
    seat: int,
    now: View | None,
    language: str,
    say: Any = None,
) -> list[Told]:
    """Events as a seat hears them, with the steps that they led to."""
    return [tell(table, event, steps.get(event.n), seat, now, language, say) for event in events]


def steps_for(table: Table, events: list[Event]) -> dict[int, Step]:
    """The steps of those events, by number."""
    needed = [event.n for event in events if event.kind in PLAYED]
    if all(n in table.recent for n in needed):
        return table.recent
    return _replayed(table, set(needed))


def _replayed(table: Table, needed: set[int]) -> dict[int, Step]:
    """The steps of those events that still stand. A move that was taken back is told without its story."""
    steps: dict[int, Step] = {}
    play = table.in_play()
    begin, position = play.anchor(bisect_left(play.lines, min(needed), key=lambda line: line.number))
    for line in play.lines[begin:]:
        step = play.replayed(line, position)
        position = step.position
        if line.number in needed:
            steps[line.number] = step
    return steps


def stills_of(steps: Iterable[Step], table: Table, seat: int, language: str) -> list[Moment]:
    """The states that some steps passed through, as a seat sees them; without how things stand after each."""
    found: list[Moment] = []
    for step in steps:
        if step.journal.stills:
            passed = moments(table.game, step.position, step.journal, seat, table.names(), language)
            found += passed[:-1]
    return found


def phrase_of(event: Event, language: str) -> str:
    """What somebody said: a phrase in the listener's language, or their own words."""
    said = words_in(language).phrases.get(event.data["phrase"], "")
    return said or str(event.data["words"])


def _sentences(table: Table, event: Event, seat: int, language: str) -> list[str]:
    maker = SAID.get(event.kind)
    said = maker(words_in(language, table.names(), seat), event, table) if maker else ""
    return [said] if said else []


def _sat(say: Words, event: Event, table: Table) -> str:
    name = event.data["name"]
    return say.bot_sat(name) if event.data["kind"] == "bot" else say.sat(event.seat, name)


def _out_of_time(say: Words, event: Event, table: Table) -> str:
    if event.data["then"] == "bot":
        return say.out_of_time_bot_moves(event.seat) + _nobodys(say, event, table)
    return say.out_of_time(event.seat)


def _nobodys(say: Words, event: Event, table: Table) -> str:
    """Said before a bot moves for somebody, where it matters whose result it is."""
    return f" {say.no_result_of(event.seat)}" if table.counts() or table.contest else ""


def _no_more(say: Words, table: Table) -> str:
    return f" {say.would_not_count()}" if table.counts() else ""


def _friendly(say: Words, event: Event, table: Table) -> str:
    by = event.data.get("by")
    return f"{say.helped(event.seat, by)} {say.counts_no_more()}" if by else say.counts_no_more()


def _ended(say: Words, event: Event, table: Table) -> str:
    winners = [seat for seat, payoff in enumerate(event.data["payoffs"]) if payoff]
    if event.data["ending"] == "agreed":
        return say.draw_agreed()
    if not winners:
        return say.over()
    return say.all_share() if len(winners) == table.count > 1 else say.won(winners)


def _rematch(say: Words, event: Event, table: Table) -> str:
    code = event.data.get("code", "")
    return say.next_table(code) if code else say.wants_again(event.seat)


def _muted(say: Words, event: Event, table: Table) -> str:
    return say.muted(event.seat) if event.data["on"] else say.unmuted(event.seat)


SAID: dict[str, Callable[[Words, Event, Table], str]] = {
    "created": lambda say, event, table: say.opened(table.host_name, table.game.title),
    "sat": _sat,
    "rekeyed": lambda say, event, table: say.rekeyed(event.seat),
    "left": lambda say, event, table: say.got_up(event.data["name"]),
    "word": lambda say, event, table: say.gave_word(event.seat),
    "sealed": lambda say, event, table: say.gave_word(event.seat),
    "revealing": lambda say, event, table: say.words_asked(),
    "named": lambda say, event, table: say.named(event.seat, event.data["name"]),
    "chose": lambda say, event, table: say.chose(
        event.seat, event.data["look"], "tokens" in event.data["looks"]
    ),
    "started": lambda say, event, table: say.begins(),
    "rang": lambda say, event, table: say.rang(),
    "undo_asked": lambda say, event, table: say.asked_back(event.seat) + _no_more(say, table),
    "undo_refused": lambda say, event, table: say.move_stands(event.seat),
    "undone": lambda say, event, table: say.took_back(event.seat),
    "draw_offered": lambda say, event, table: say.offered_draw(event.seat),
    "draw_refused": lambda say, event, table: say.declined_draw(event.seat),
    "pause_asked": lambda say, event, table: say.asked_pause(event.seat),
    "pause_refused": lambda say, event, table: say.played_on(event.seat),
    "friendly_asked": lambda say, event, table: say.asked_friendly(event.seat),
    "friendly_refused": lambda say, event, table: say.still_counts(event.seat),
    "friendly": _friendly,
    "consented": lambda say, event, table: say.agreed(event.seat),
    "resigned": lambda say, event, table: say.resigned(event.seat),
    "out_of_time": _out_of_time,
    "paused": lambda say, event, table: say.paused_it(event.seat),
    "resumed": lambda say, event, table: say.goes_on(),
    "covered": lambda say, event, table: say.covered(event.seat) + _nobodys(say, event, table),
    "returned": lambda say, event, table: say.is_back(event.seat),
    "said": lambda say, event, table: say.said(event.seat, phrase_of(event, say.language)),
    "muted": _muted,
    "coached": lambda say, event, table: say.coached(event.seat),
    "sheltered": lambda say, event, table: say.sheltered(event.seat, event.data["on"]),
    "settings": lambda say, event, table: say.settings_changed(),
    "ended": _ended,
    "rematch": _rematch,
    "closed": lambda say, event, table: say.closed_it(),
    "disclosed": lambda say, event, table: say.cards_open(),
    "stood_still": lambda say, event, table: say.stood_still(),
}
