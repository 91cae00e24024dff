# compiled
"""A table is what its log says: every event is applied in turn, and the same log always makes the same table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gamenight.core.fair import Fair
from gamenight.core.game import Game
from gamenight.core.position import NOBODY
from gamenight.core.registry import game as game_named
from gamenight.sitting.play import FREE, NO, Play
from gamenight.sitting.step import Step
from gamenight.table.clocks import Timers, read_clock
from gamenight.table.events import GAME_KINDS, Draft, Event, Refused
from gamenight.table.seats import ASKED, OFFERS, Offer, Offers, Seat
from gamenight.table.words.en import Words

WAITING, PLAYING, PAUSED, OVER, CLOSED = "waiting", "playing", "paused", "over", "closed"
REMEMBERED = 128  # ids of commands, for retries


class Table:
    """A table as its log tells it. `apply` is the only thing that changes it."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.number = 0  # of the last event
        self.at = 0  # its time
        self.status = WAITING
        self.ids: dict[str, int] = {}
        self.offers = Offers()
        self.again: list[int] = []  # seats that want a rematch
        self.rematch = ""
        self.ending = ""
        self.scores: tuple[int, ...] = ()
        self.payoffs: tuple[int, ...] = ()
        self.play: Play | None = None
        self.rings = 0
        self.revealing = 0  # since when sealed words are being told
        self.recent: dict[int, Step] = {}  # steps of the last draft, for telling

    def apply_all(self, events: Iterable[Event]) -> Table:
        """Replay a log, or the part of it that is new."""
        for event in events:
            self.apply(event)
            self.recent.clear()
        return self

    def follow(self, events: Iterable[Event]) -> None:
        """Events that another keeper has stored; kept in mind for telling them."""
        self.recent = {}
        for event in events:
            self.apply(event)

    def commit(self, draft: Draft) -> None:
        """The draft is stored: it has happened."""
        self.recent = dict(draft.steps)
        for event in draft.events:
            self.apply(event, draft.steps.get(event.n))

    def apply(self, event: Event, step: Step | None = None) -> None:
        if event.n != self.number + 1:
            raise ValueError(f"event {event.n} does not follow event {self.number}")
        if event.kind != "created":
            self.timers.charge(event.at)
        self.number, self.at = event.n, max(self.at, event.at)
        id = event.data.get("id")
        if id:
            self._remember(id, event.n)
        if event.kind in GAME_KINDS:
            self._apply_game(event, step)
        elif event.kind in ASKED:
            d = event.data
            self.offers.ask(ASKED[event.kind], Offer(event.seat, list(d["waits_for"]), d.get("to", 0)))
        elif event.kind.endswith("_refused"):
            self.offers.drop(event.kind.removesuffix("_refused"))
        else:
            getattr(self, f"_on_{event.kind}")(event)
        if event.kind != "created" and self.timers.timed:
            self.timers.run(self._thinking())

    def is_hosted_by(self, player: str) -> bool:
        return bool(player) and player == self.host and not self.club

    def done_as(self, key: str) -> int | None:
        """The number of the event that an act of that key was done as; None if it was not, or very long ago."""
        return self.ids.get(key)

    def _remember(self, id: str, n: int) -> None:
        self.ids[id] = n
        while len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]

    def _thinking(self) -> frozenset[int]:
        """Those whose clocks run."""
        if self.status != PLAYING:
            return frozenset()
        return frozenset(seat for seat in self.movers() if self.seats[seat].waited_for())

    # What each kind of event does

    def _on_created(self, event: Event) -> None:
        d = event.data
        self.code: str = d["code"]
        self.game: Game[Any] = game_named(d["game"])
        self.rules: int = d["version"]
        if not self.game.reads(self.rules):
            raise Refused("over", Words.other_rules, self.game.title, self.rules, self.game.version)
        self.count: int = d["seats"]
        self.house = self.game.house(self.count, self.game.written_out(d["options"], self.rules))
        self.options: dict[str, Any] = self.game.house_rules(self.house)
        self.host: str = d["host"]
        self.host_name: str = d["host_name"]
        self.listed: bool = d["listed"]
        self.spectators: bool = d["spectators"]
        self.delay: int = d["delay"]
        self.grace: int = d["grace"]
        self.friendly: bool = d.get("friendly", False)
        self.day: str = d.get("day", "")  # whose deal it is, if it is a deal of the day
        self.rated = not self.friendly and not self.day  # until somebody is helped, or a child plays
        self.shared: str = d.get(
            "shared", ""
        )  # the duplicate or club night whose deal it is, if others play it too
        self.club: str = d.get("club", "")  # the club night it is of: its host may help there, and no more
        self.contest = bool(self.day or self.shared or self.club)  # its results stand beside other tables'
        self.disclosed = not self.shared  # whether its cards may be told once it is over
        self.repeatable = bool(self.day or self.shared)  # luck and bots go by the place in the record
        self.clock = read_clock(d["clock"])
        self.timers = Timers(self.clock, self.count)
        self.timers.at = event.at
        self.seats = [Seat(seat) for seat in range(self.count)]
        self.created = event.at
        self.moved = event.at

    def _on_sat(self, event: Event) -> None:
        d, seat = event.data, self._emptied(event.seat)
        seat.kind, seat.name, seat.sat = d["kind"], d["name"], event.n
        seat.player, seat.level = d.get("player", ""), d.get("level", "")
        seat.child = d.get("child", False)
        self.rated = self.rated and not (seat.child and self.play)
        seat.absent = self.play is not None  # somebody else began here
        self.seats[event.seat] = seat

    def _emptied(self, seat: int) -> Seat:
        """An empty chair; once the game has begun, the word for luck that was given there stays."""
        old = self.seats[seat]
        return Seat(seat, word=old.word, salt=old.salt, seal=old.seal) if self.play else Seat(seat)

    def _on_rekeyed(self, event: Event) -> None:
        """Whoever sits there has let go of all their devices: the seat's earlier tokens do not hold."""
        self.seats[event.seat].sat = event.n

    def _on_left(self, event: Event) -> None:
        self.seats[event.seat] = self._emptied(event.seat)
        self.offers.withdraw(event.seat)

    def _on_word(self, event: Event) -> None:
        seat = self.seats[event.seat]
        seat.word, seat.salt = event.data["word"], event.data.get("salt", "")
        seat.seal = event.data.get("seal", "")

    def _on_sealed(self, event: Event) -> None:
        seat = self.seats[event.seat]
        seat.word, seat.salt, seat.seal = "", "", event.data["seal"]

    def _on_revealing(self, event: Event) -> None:
        self.revealing = event.at

    def unrevealed(self) -> list[int]:
        """Seats whose word is sealed by their own device, and not told yet."""
        return [seat.seat for seat in self.seats if seat.seal and not seat.salt]

    def _on_chose(self, event: Event) -> None:
        self.house = self.game.house(self.count, self.game.changed(self.house) | event.data["looks"])

    def _on_named(self, event: Event) -> None:
        self.seats[event.seat].name = event.data["name"]

    def _apply_game(self, event: Event, step: Step | None) -> None:
        if event.kind == "undone":
            self._undone(event)
            return
        if event.kind == "started":
            self._started(event)
        play = self.in_play()
        group = str(event.data.get("id", ""))
        done = step or play.replayed(event.line(), play.position if play.lines else None, group)
        play.accept(done, event.n)
        if step is None:
            self.recent[event.n] = done
        self.moved = event.at
        if event.kind == "rang":
            self.rings = 0
        self.revealing = 0  # since when sealed words are being told
        if event.kind == "moved":
            self._moved_by(self.seats[event.seat], "by" in event.data)
            self.timers.moved(event.seat)
            self.offers.moved(event.seat)

    def _moved_by(self, seat: Seat, bot: bool) -> None:
        """What a bot plays for somebody is not their result; if they asked for it, the game counts for nobody."""
        if bot and seat.kind == "person":
            seat.absent = True
            self.rated = self.rated and not seat.given
        seat.hurried = False

    def new_play(self, words: Sequence[str]) -> Play:
        """The game that would begin now, with those words for luck."""
        if self.repeatable:
            return Play(self.game, self.count, self.house, self._luck_by_place)
        return Play(self.game, self.count, self.house, lambda number: Fair(self.secret, words, number))

    def _luck_by_place(self, number: int) -> Fair:
        """Of a line by its place in the record, whatever else happened at the table between the moves."""
        ahead = number - self.number - 1 if number else 0
        return Fair(self.secret, self.words(), (len(self.play.lines) if self.play else 0) + ahead)

    def words(self) -> tuple[str, ...]:
        """The words that luck is mixed with; a seal stands for a word that was never told."""
        if self.repeatable:
            return ("",) * self.count
        return tuple(seat.seal if seat.seal and not seat.salt else seat.word for seat in self.seats)

    def _started(self, event: Event) -> None:
        self.play = self.new_play(self.words())
        self.status, self.revealing = PLAYING, 0
        self.rated = self.rated and not any(seat.child for seat in self.seats)
        minutes = self.game.minutes_limit(self.house) if self.game.minutes_limit else 0
        self.rings = event.at + minutes * 60_000 if minutes else 0

    def _undone(self, event: Event) -> None:
        self.in_play().take_back(event.data["to"], event.n)
        self.rated = self.rated and event.data.get("free", False)
        self.offers.drop("undo")
        for seat in self.movers():
            self.timers.refill(seat)

    def _on_friendly(self, event: Event) -> None:
        """From now on the game counts for nobody."""
        self.rated = False
        self.offers.drop("friendly")

    def _on_consented(self, event: Event) -> None:
        self.offers.agree(event.data["to"], event.seat)
        if "by" in event.data:
            self._moved_by(self.seats[event.seat], bot=True)

    def _on_resigned(self, event: Event) -> None:
        self._lose(event)

    def _on_out_of_time(self, event: Event) -> None:
        if event.data["then"] == "bot":
            self.seats[event.seat].hurried = True
            self.seats[event.seat].level = event.data["level"]
            self.timers.refill(event.seat)
        else:
            self._lose(event)

    def _lose(self, event: Event) -> None:
        seat = self.seats[event.seat]
        seat.resigned = True
        seat.level = event.data.get("level", "")
        self.offers.withdraw(event.seat)

    def _on_paused(self, event: Event) -> None:
        self.status = PAUSED
        self.offers.drop("pause")
        self._paused_at = event.at

    def _on_resumed(self, event: Event) -> None:
        self.status = PLAYING
        if self.rings:
            self.rings += event.at - self._paused_at

    def _on_covered(self, event: Event) -> None:
        seat = self.seats[event.seat]
        seat.covered, seat.level, seat.given = True, event.data["level"], event.data.get("given", False)
        self.timers.refill(event.seat)
        self.offers.withdraw(event.seat)

    def _on_returned(self, event: Event) -> None:
        seat = self.seats[event.seat]
        seat.covered = seat.given = False
        seat.level = ""

    def _on_said(self, event: Event) -> None:
        """Words change nothing."""

    def _on_muted(self, event: Event) -> None:
        self.seats[event.seat].muted = event.data["on"]

    def _on_coached(self, event: Event) -> None:
        """Somebody plays with a coach beside them: what comes of it says nothing about how well they play."""
        self.rated = False

    def _on_sheltered(self, event: Event) -> None:
        """Children's mode is switched on or off at a seat. Whether the game counts was settled when it began."""
        self.seats[event.seat].child = event.data["on"]

    def _on_settings(self, event: Event) -> None:
        for name in ("listed", "spectators", "delay", "grace"):
            setattr(self, name, event.data.get(name, getattr(self, name)))

    def _on_ended(self, event: Event) -> None:
        self.status = OVER
        self.ending = event.data["ending"]
        self.scores, self.payoffs = tuple(event.data["scores"]), tuple(event.data["payoffs"])
        self.offers.drop(*OFFERS)

    def _on_rematch(self, event: Event) -> None:
        if event.seat != NOBODY and event.seat not in self.again:
            self.again.append(event.seat)
        self.rematch = event.data.get("code", self.rematch)

    def _on_closed(self, event: Event) -> None:
        self.status = CLOSED
        self.ending = self.ending or "closed"

    def _on_stood_still(self, event: Event) -> None:
        self.timers.skip(event.data["lasted"])
        if self.rings and self.status == PLAYING:
            self.rings += event.data["lasted"]

    def _on_disclosed(self, event: Event) -> None:
        self.disclosed = True

    # What may be asked of it

    def in_play(self) -> Play:
        if self.play is None:
            raise Refused("bad", Words.not_started)
        return self.play

    def movers(self) -> list[int]:
        """Seats that owe a decision; none while waiting for players and when it is over."""
        return self.play.movers() if self.play and self.status in (PLAYING, PAUSED) else []

    def ended(self) -> bool:
        return self.status in (OVER, CLOSED)

    def may_be_told(self) -> bool:
        """Whether everybody may know the whole game: it is over, and nobody has still to play the same deal."""
        return self.ended() and self.disclosed

    def names(self) -> tuple[str, ...]:
        return tuple([seat.name or f"Player {seat.seat + 1}" for seat in self.seats])

    def people(self) -> list[int]:
        """Seats where a person decides."""
        return [seat.seat for seat in self.seats if seat.waited_for()]

    def bots_due(self) -> list[int]:
        """Seats for which a bot should move now."""
        if self.status != PLAYING:
            return []
        if self.repeatable and any(self.seats[seat].waited_for() for seat in self.movers()):
            return []  # so that lines come in the same order everywhere
        return [seat for seat in self.movers() if self.seats[seat].played_by_bot()]

    def wake(self) -> int | None:
        """When the keeper has something to do here by itself; None for never."""
        if self.status != PLAYING:
            return None
        if self.bots_due():
            return 0  # at once, whatever the clock on the wall says
        if not self.timers.running and not self.rings:
            return None
        return min((time for time in (self.timers.deadline(), self.rings) if time), default=None)

    def undo_for(self, seat: int) -> str:
        """Whether a seat may take its last move back: as `Play.undo` says, where that is for the seat to ask at all."""
        if seat == NOBODY or self.play is None or self.status != PLAYING or self.contest:
            return NO
        way = self.play.undo(seat)
        fills = way == FREE and self.timers.timed and self.counts()  # the clock, again and again
        return NO if fills else way

    def counts(self) -> bool:
        """Whether it is for statistics and ratings: nobody was helped, nothing was undone, nobody played against
        themselves or in children's mode, it was not agreed to be friendly, and it was played."""
        players = [seat.player for seat in self.seats if seat.kind == "person"]
        return self.rated and len(players) == len(set(players)) and self._was_played()

    def _was_played(self) -> bool:
        """Whether everybody has moved, where a game that is over did not end by its own rules."""
        return self.play is None or self.ending in ("", "over") or self.all_have_moved()

    def all_have_moved(self) -> bool:
        return all(self.in_play().last_of(seat) is not None for seat in range(self.count))

    def stands(self, seat: int) -> bool:
        """Whether what came of a seat is the result of whoever sits there: they have played it all, or have resigned;
        a deal that others play too must have been played to its end."""
        if self.repeatable and self.ending not in ("over", "agreed"):
            return False
        return self.seats[seat].resigned or not self.seats[seat].absent
