"""What may be asked of a table. A command answers with a draft of events, or is Refused; it changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.fair import commitment
from gamenight.core.game import Game
from gamenight.core.position import NOBODY, Position, View, share
from gamenight.core.refusal import Illegal, Refusal, Unreadable
from gamenight.table.clocks import Clock
from gamenight.table.events import Event, Refused
from gamenight.table.play import Step
from gamenight.table.table import CLOSED, OVER, PAUSED, PLAYING, WAITING, Draft, Offer, Seat, Table

LONGEST_NAME = 24
LONGEST_WORD = 64
LONGEST_WORDS = 200
LONGEST_MOVE = 400
LONGEST_GRACE = 3600
LONGEST_DELAY = 100
PHRASES = {
    "hello": "Hello!",
    "good_luck": "Good luck!",
    "well_played": "Well played!",
    "nice_one": "Nice one!",
    "oh_no": "Oh no!",
    "close": "That was close!",
    "thinking": "Let me think…",
    "hurry": "Your turn!",
    "sorry": "Sorry!",
    "thanks": "Thank you!",
    "good_game": "Good game!",
    "again": "Another one?",
    "back_soon": "Back in a minute.",
}


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
    _check_settings({"delay": setup.delay, "grace": setup.grace})
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


def one(table: Table, now: int, kind: str, seat: int = NOBODY, /, **data: Any) -> Draft:
    """A draft of a single event."""
    return Draft((Event(table.number + 1, max(now, table.at), kind, seat, data),))


def more(draft: Draft, kind: str, seat: int = NOBODY, /, **data: Any) -> Draft:
    """A draft with one more event at its end."""
    last = draft.events[-1]
    return Draft((*draft.events, Event(last.n + 1, last.at, kind, seat, data)), draft.steps)


# Seats


def sit(table: Table, player: str, name: str, now: int, seat: int | None = None) -> Draft:
    """A person takes a free seat, the first if none is named."""
    _open(table)
    chosen = _free(table) if seat is None else _seat(table, seat)
    if chosen.kind != "empty":
        raise Refused("forbidden", f"Seat {chosen.seat + 1} is taken by {chosen.name}.")
    called = clean_name(name)
    return one(table, now, "sat", chosen.seat, kind="person", player=player, name=unlike(table, called))


def seat_bot(table: Table, seat: int, level: str, name: str, now: int) -> Draft:
    """A bot at an empty seat, or covering for a person."""
    _open(table)
    chosen = _seat(table, seat)
    if chosen.kind == "empty":
        return one(table, now, "sat", seat, kind="bot", level=level, name=unlike(table, name))
    if chosen.kind == "person" and not chosen.covered and table.status in (PLAYING, PAUSED):
        return one(table, now, "covered", seat, level=level)
    raise Refused("forbidden", f"Seat {seat + 1} is taken by {chosen.name}.")


def leave(table: Table, seat: int, level: str, bot_name: str, now: int) -> Draft:
    """Somebody gets up. In a game that goes on, a bot sits down instead."""
    chosen = _seat(table, seat)
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
    return one(table, now, "named", _seat(table, seat).seat, name=unlike(table, clean_name(name), seat))


def give_word(table: Table, seat: int, word: str, now: int) -> Draft:
    """A word to mix into the luck, until the deal."""
    if table.status != WAITING:
        raise Refused("late", "The cards are dealt: a word can only be given before the start.")
    plain = " ".join(word.split())
    if len(plain) > LONGEST_WORD or not plain.isprintable():
        raise Refused("bad", f"A word for luck is at most {LONGEST_WORD} printable characters.")
    return one(table, now, "word", _seat(table, seat).seat, word=plain)


def cover(table: Table, seat: int, level: str, now: int, given: bool = False) -> Draft:
    """A bot plays for a person, until they are back."""
    chosen = _seat(table, seat)
    if table.status not in (PLAYING, PAUSED) or not chosen.waited_for():
        raise Refused("bad", "A bot can only take over from a person in a game that is going on.")
    return one(table, now, "covered", seat, level=level, given=given)


def come_back(table: Table, seat: int, now: int) -> Draft:
    chosen = _seat(table, seat)
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
    _in_game(table)
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
    return draft if table.clock.when_out == "bot" else _lost(table, draft, seat)


def stood_still(table: Table, lasted: int, now: int) -> Draft:
    """The keeper was away for so many milliseconds: they count for nobody."""
    return one(table, now, "stood_still", lasted=lasted)


# Agreements


def undo(table: Table, seat: int, now: int) -> Draft:
    """Take back a seat's last move: at once if it changed nothing for others, else if those it concerns agree."""
    _in_game(table)
    play = table.in_play()
    way = play.undo(seat)
    at = play.last_of(seat)
    if way == "no" or at is None:
        raise Refused("bad", "You have made no move yet that could be taken back.")
    to = play.lines[at].number
    if way == "free":
        return one(table, now, "undone", seat, to=to, free=True)
    others = [other for other in table.people() if other != seat]
    if not others:
        return one(table, now, "undone", seat, to=to)
    if table.offers["undo"] is not None:
        raise Refused("bad", "There is a request to take back already: answer that first.")
    return one(table, now, "undo_asked", seat, to=to, waits_for=others)


def offer_draw(table: Table, seat: int, now: int) -> Draft:
    _in_game(table)
    if not table.game.agrees(table.house):
        raise Refused("illegal", f"{table.game.title} knows no draw by agreement at this table.")
    if table.offers["draw"] is not None:
        raise Refused("bad", "A draw has been offered already: answer that first.")
    draft = one(table, now, "draw_offered", seat, waits_for=[s for s in table.people() if s != seat])
    bots = [s.seat for s in table.seats if s.seat != seat and not s.waited_for()]
    return more(draft, "draw_refused", bots[0]) if bots else draft


def consent(table: Table, seat: int, to: str, yes: bool, now: int) -> Draft:
    """An answer to a request. The first no ends it; the last yes does it."""
    _in_game(table)
    offer = table.offers.get(to)
    if offer is None or seat not in offer.waits_for:
        raise Refused("bad", "There is nothing of that kind for you to answer.")
    if not yes:
        return one(table, now, f"{to}_refused", seat)
    draft = one(table, now, "consented", seat, to=to)
    return draft if offer.waits_for != [seat] else _agreed(table, draft, to, offer)


def _agreed(table: Table, draft: Draft, to: str, offer: Offer) -> Draft:
    if to == "undo":
        return more(draft, "undone", offer.seat, to=offer.to)
    payoffs = list(share((1 << table.count) - 1, table.count))
    return more(draft, "ended", ending="agreed", scores=_scores(table), payoffs=payoffs)


def resign(table: Table, seat: int, level: str, now: int) -> Draft:
    _in_game(table)
    if table.seats[seat].resigned:
        raise Refused("bad", "You have resigned already.")
    return _lost(table, one(table, now, "resigned", seat, level=level), seat)


def _lost(table: Table, draft: Draft, seat: int) -> Draft:
    """A seat has given up. With one or two at the table that is the end; with more a bot plays on."""
    if table.count > 2:
        return draft
    winners = sum(1 << other for other in range(table.count) if other != seat)
    payoffs = list(share(winners, table.count)) if winners else [0] * table.count
    return more(draft, "ended", ending=f"resigned {seat}", scores=_scores(table), payoffs=payoffs)


def _scores(table: Table) -> list[int]:
    return list(table.in_play().position.scores())


def pause(table: Table, seat: int, now: int) -> Draft:
    if table.status != PLAYING:
        raise Refused("bad", "Only a game that is going on can be paused.")
    return one(table, now, "paused", seat)


def resume(table: Table, seat: int, now: int) -> Draft:
    if table.status != PAUSED:
        raise Refused("bad", "The game is not paused.")
    return one(table, now, "resumed", seat)


def ask_rematch(table: Table, seat: int, now: int) -> Draft:
    """Somebody wants to play again. `everyone_again` says when all do."""
    if table.status != OVER:
        raise Refused("bad", "A rematch can be had once the game is over.")
    if table.rematch:
        raise Refused("late", f"The next game is at table {table.rematch}.")
    return one(table, now, "rematch", seat)


def everyone_again(table: Table, seat: int) -> bool:
    """Whether all people but perhaps `seat` have asked for a rematch, and `seat` does now."""
    people = [s.seat for s in table.seats if s.kind == "person"]
    return all(other == seat or other in table.again for other in people)


def rematch_at(table: Table, seat: int, code: str, now: int) -> Draft:
    return one(table, now, "rematch", seat, code=code)


# The host, and words


def settings(table: Table, changes: Mapping[str, Any], now: int) -> Draft:
    _open(table)
    if not changes:
        raise Refused("bad", "Say what to change: listed, spectators, delay or grace.")
    _check_settings(changes)
    return one(table, now, "settings", **changes)


def _check_settings(changes: Mapping[str, Any]) -> None:
    if not 0 <= changes.get("delay", 0) <= LONGEST_DELAY:
        raise Refused("bad", f"Spectators may be held back by 0 to {LONGEST_DELAY} moves.")
    if not 0 <= changes.get("grace", 0) <= LONGEST_GRACE:
        raise Refused("bad", f"The wait for an absent player is 0 to {LONGEST_GRACE} seconds.")


def mute(table: Table, seat: int, on: bool, now: int) -> Draft:
    if _seat(table, seat).kind != "person":
        raise Refused("bad", "Only a person can be muted.")
    return one(table, now, "muted", seat, on=on)


def say(table: Table, seat: int, phrase: str, words: str, now: int) -> Draft:
    chosen = _seat(table, seat)
    if table.status == CLOSED:
        raise Refused("over", "This table is closed.")
    plain = " ".join(words.split())
    if phrase and phrase not in PHRASES:
        raise Refused("bad", f"There is no phrase {phrase!r}.")
    if not phrase and (not plain or len(plain) > LONGEST_WORDS or not plain.isprintable()):
        raise Refused("bad", f"Say between 1 and {LONGEST_WORDS} printable characters.")
    if chosen.muted and not phrase:
        raise Refused("forbidden", "The host has muted you at this table; the phrases still work.")
    text = PHRASES[phrase] if phrase else plain
    return one(table, now, "said", seat, phrase=phrase, words=text, player=chosen.player)


def close(table: Table, now: int) -> Draft:
    if table.status == CLOSED:
        raise Refused("over", "This table is closed already.")
    return one(table, now, "closed")


# Checks


def clean_name(name: str) -> str:
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Refused("bad", f"A name is 1 to {LONGEST_NAME} printable characters.")
    return plain


def unlike(table: Table, name: str, seat: int = NOBODY) -> str:
    """The name, told apart from others at this table."""
    taken = {other.name for other in table.seats if other.seat != seat}
    again = 2
    called = name
    while called in taken:
        called, again = f"{name} {again}", again + 1
    return called


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.count:
        raise Refused("bad", f"There is no seat {seat}; the seats are 0 to {table.count - 1}.")
    return table.seats[seat]


def _free(table: Table) -> Seat:
    for seat in table.seats:
        if seat.kind == "empty":
            return seat
    raise Refused("forbidden", "Every seat at this table is taken.")


def _open(table: Table) -> None:
    if table.ended():
        raise Refused("over", "This table is closed." if table.status == CLOSED else "The game is over.")


def _in_game(table: Table) -> None:
    _open(table)
    table.in_play()
    if table.status == PAUSED:
        raise Refused("late", "The game is paused.")
