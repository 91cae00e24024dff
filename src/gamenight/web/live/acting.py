# compiled
"""What an act does: who may do it, which command it is, and what its answer says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamenight.core.position import NOBODY
from gamenight.core.refusal import shortened
from gamenight.core.words import ENGLISH
from gamenight.store.people import GONE
from gamenight.store.tables import New
from gamenight.table import commands, thinking
from gamenight.table.events import Draft, Refused
from gamenight.table.looks import moved_on
from gamenight.table.table import Table
from gamenight.web.live.acts import CLUB_ACTS, EITHER_ACTS, HOST_ACTS, Move
from gamenight.web.live.encode import packed
from gamenight.web.live.hub import Hub, Maker
from gamenight.web.live.keeper import Keeper
from gamenight.web.live.limits import HINTS, SAYING, Limits
from gamenight.web.live.live import Live
from gamenight.web.live.shapes import Who, error_shape
from gamenight.web.words.en import Words

REMATCH_KEEPS = ("listed", "spectators", "delay", "grace", "friendly")


def checked_level(level: str) -> str:
    if level not in thinking.level_names():
        raise Refused("bad", Words.no_bot, level, thinking.level_names())
    return level


class Acting:
    """Does acts at tables."""

    def __init__(self, hub: Hub, keeper: Keeper, limits: Limits) -> None:
        self.hub, self.keeper, self.limits = hub, keeper, limits

    async def answer(
        self, live: Live, who: Who, act: Any, language: str = ENGLISH
    ) -> tuple[Live, dict[str, Any]]:
        """Do it, and say what came of it. Refused if it may not be."""
        _may(live.table, who, act)
        if act.type == "move" and act.seen > live.table.number:
            await self.hub.news.refresh(live)
        if act.type in ASKED:
            return live, {"ok": True, **await ASKED[act.type](self, live, who, act, language)}
        if act.type == "say":
            self.limits.take(SAYING, "say", f"{live.table.code}:{who.seat}")
        if act.type == "rematch":
            return await self._rematch(live, who, act)
        key = _key(who, act)
        absent = act.type in SEATING and live.long_absent(act.seat, self.hub.now())
        make = SEATING[act.type](act, absent) if act.type in SEATING else _maker(who, act, key, language)
        live, number = await self.hub.perform(live, make, key)
        return live, {"ok": True, "number": _told(live, who, number)}

    def move_now(self, live: Live, who: Who, move: Move, language: str, done: Callable[[Any], None]) -> bool:
        """A move without a task of its own, where nothing has to be waited for but the disk; False otherwise, and
        nothing has happened. `done` gets what `Hub.perform_now` says."""
        if who.seat == NOBODY or move.seen > live.table.number:
            return False
        key = _key(who, move)
        return self.hub.perform_now(live, _moving(who, move, key, language), key, done)

    async def _why_not(self, live: Live, who: Who, act: Any, language: str) -> dict[str, Any]:
        async with live.lock:
            refusal = commands.why_not(live.table, who.seat, act.text, language)
        said = refusal and {"clause": refusal.clause, "sentence": shortened(refusal.sentence)}
        return {"number": live.table.number, "refusal": said}

    async def _hint(self, live: Live, who: Who, act: Any, language: str) -> dict[str, Any]:
        self.limits.take(HINTS, "hint", f"{live.table.code}:{who.seat}")
        commands.check_help(live.table, who.seat)
        if who.seat not in live.table.movers():
            raise Refused("late", Words.hint_for_mover)
        live = await self._helped(live, who.seat, "hint")
        async with live.lock:
            if who.seat not in live.table.movers():
                raise Refused("late", Words.hint_for_mover)
            work = thinking.task(live.table, who.seat, thinking.DEFAULT)
            number = live.table.number
        return {"number": number, "hint": await self.keeper.thinkers.ask("advise", work, who.player)}

    async def _program(self, live: Live, who: Who, act: Any, language: str) -> dict[str, Any]:
        """A program plays for a seat, and says so."""
        commands.check_help(live.table, who.seat)
        live = await self._helped(live, who.seat, "program")
        return {"number": live.table.number}

    async def _helped(self, live: Live, seat: int, by: str) -> Live:
        """All know that the game does not count any more."""
        if live.table.counts():
            live, _ = await self.hub.perform(live, lambda table, now: commands.helped(table, seat, by, now))
        return live

    async def _ping(self, live: Live, who: Who, act: Any, language: str) -> dict[str, Any]:
        return {"number": _told(live, who, live.table.number), "now": self.hub.now()}

    async def _rematch(self, live: Live, who: Who, act: Any) -> tuple[Live, dict[str, Any]]:
        """Everybody (or the host) wants to play again: a new table with the same people, each in the next seat."""
        seat = who.seat
        made: list[New] = []

        def again(table: Table, now: int) -> Draft:
            asked = commands.ask_rematch(table, seat, now)
            made.clear()
            if not who.host and not commands.everyone_again(table, seat):
                return asked
            made.append(self.hub.new(lambda code: _next_setup(table, code), lambda new: _next_seats(table)))
            return commands.rematch_at(table, seat, made[0].table.code, now)

        live, number = await self.hub.perform(live, again, _key(who, act), made)
        return live, {"ok": True, "number": _told(live, who, number), "code": live.table.rematch}


ASKED = {"why_not": Acting._why_not, "hint": Acting._hint, "program": Acting._program, "ping": Acting._ping}


def _next_setup(table: Table, code: str) -> commands.Setup:
    kept = {name: getattr(table, name) for name in REMATCH_KEEPS}
    won = [_next_seat(table, seat) for seat, payoff in enumerate(table.payoffs) if payoff]
    options = table.game.options_again(table.house, won if len(won) < table.count else []) | moved_on(table)
    host = "" if table.club else table.host
    host_name = table.host_name if host else GONE  # an evening's table shows the name of another, or a title
    return commands.Setup(code, table.game, table.count, options, host, host_name, table.clock, **kept)


def _next_seat(table: Table, seat: int) -> int:
    """Where who sat here sits in a rematch."""
    return (seat + 1) % table.count


def _next_seats(table: Table) -> list[Maker]:
    """The same people and bots, everybody one seat on, so that another begins."""
    makers: list[Maker] = []
    for old in table.seats:
        seat = _next_seat(table, old.seat)
        if old.kind == "person":
            makers.append(_sitting(old.player, old.name, seat, old.child))
        else:
            makers.append(_bot_sitting(seat, old.level, old.name))
    if all(old.kind != "empty" for old in table.seats):
        makers.append(commands.start)
    return makers


def _sitting(player: str, name: str, seat: int, child: bool) -> Maker:
    return lambda table, now: commands.sit(table, player, name, now, seat, child)


def _bot_sitting(seat: int, level: str, name: str) -> Maker:
    return lambda table, now: commands.seat_bot(table, seat, level or thinking.DEFAULT, name, now)


def _may(table: Table, who: Who, act: Any) -> None:
    if act.type == "ping":
        return
    if act.type in HOST_ACTS:
        helps = act.type in CLUB_ACTS and table.club and who.player and who.player == table.host
        if not who.host and not helps:
            raise Refused("forbidden", Words.host_only)
        return
    if who.seat == NOBODY and not (who.host and act.type in EITHER_ACTS):
        raise Refused("forbidden", Words.not_seated)


def _told(live: Live, who: Who, number: int) -> int:
    """The number of an event, as far as it may be known by spectators who are held back."""
    return min(number, live.seen_by(who.seat).number)


def _key(who: Who, act: Any) -> str:
    """What tells a retry from another act: whose it is, and the id they gave it."""
    return f"{who.seat if who.seat != NOBODY else 'host'}:{act.id}"


def _maker(who: Who, act: Any, key: str, language: str) -> Maker:
    """The command that an act stands for."""
    if act.type == "move":
        return _moving(who, act, key, language)
    make = COMMANDS[act.type]
    return lambda table, now: make(table, who.seat, act, now)


def _moving(who: Who, act: Any, key: str, language: str) -> Maker:
    seat, text, seen, submit = who.seat, act.text, act.seen, commands.submit
    return lambda table, now: submit(table, seat, text, seen, now, key, language=language)


COMMANDS: dict[str, Any] = {
    "undo": lambda t, seat, act, now: commands.undo(t, seat, now),
    "consent": lambda t, seat, act, now: commands.consent(t, seat, act.to, act.yes, now),
    "draw": lambda t, seat, act, now: commands.offer_draw(t, seat, now),
    "friendly": lambda t, seat, act, now: commands.friendly(t, seat, now),
    "resign": lambda t, seat, act, now: commands.resign(t, seat, thinking.DEFAULT, now),
    "pause": lambda t, seat, act, now: commands.pause(t, seat, now),
    "resume": lambda t, seat, act, now: commands.resume(t, seat, now),
    "cover": lambda t, seat, act, now: commands.cover(t, seat, checked_level(act.level), now, given=True),
    "return": lambda t, seat, act, now: commands.come_back(t, seat, now),
    "word": lambda t, seat, act, now: commands.give_word(t, seat, act.word, now),
    "seal": lambda t, seat, act, now: commands.seal(t, seat, act.seal, now),
    "reveal": lambda t, seat, act, now: commands.reveal(t, seat, act.word, act.salt, now),
    "name": lambda t, seat, act, now: commands.rename(t, seat, act.name, now),
    "choose": lambda t, seat, act, now: commands.choose(t, seat, act.look, now),
    "say": lambda t, seat, act, now: commands.say(t, seat, act.phrase, act.words, now),
    "start": lambda t, seat, act, now: commands.start(t, now),
    "settings": lambda t, seat, act, now: commands.settings(t, act.changes(), now),
    "mute": lambda t, seat, act, now: commands.mute(t, act.seat, act.on, now),
    "close": lambda t, seat, act, now: commands.close(t, now),
}


def seating_bot(act: Any, absent: bool) -> Maker:
    level, name = checked_level(act.level), thinking.name_for(act.seat)
    return lambda table, now: commands.seat_bot(table, act.seat, level, name, now, absent)


def unseating(act: Any, absent: bool) -> Maker:
    name = thinking.name_for(act.seat)
    return lambda table, now: commands.unseat(table, act.seat, thinking.DEFAULT, name, now, absent)


SEATING: dict[str, Callable[[Any, bool], Maker]] = {"seat_bot": seating_bot, "unseat": unseating}


def refusal_json(id: str, problem: Refused, words: Words) -> bytes:
    error = error_shape(problem.kind, problem.said_in(words), problem.clause)
    return packed({"type": "answer", "id": id, "ok": False, "error": error})
