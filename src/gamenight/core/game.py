"""One entry on the shelf: what a game is called, whom it is for, and its functions on views."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Generic, TypeVar

from gamenight.core.chance import Chance, Seeded
from gamenight.core.journal import Entry
from gamenight.core.names import Names, plain_names
from gamenight.core.options import Option, changed_values, describe, read_options
from gamenight.core.position import Judgement, Position, View
from gamenight.core.refusal import BadOption, BadSeats, Illegal, Refusal, Unreadable
from gamenight.core.scene import Scene

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Preset:
    """A named set of house rules."""

    title: str
    says: str
    options: Mapping[str, bool | int | str]


@dataclass(frozen=True, eq=False)
class Game(Generic[V]):
    """A game on the shelf. Its folder fills in the fields; every other layer calls the methods."""

    name: str  # "crazy_eights": also the folder
    title: str  # "Crazy Eights"
    says: str  # one line for the shelf
    seats: range  # how many may play
    minutes: int  # how long a game takes people, about
    table: str  # what it is played on: one of scene.TABLES
    version: int  # of the rules: goes up when a record would replay differently
    move_limit: int  # every move is below this
    options: type[Any]  # the dataclass of house rules
    package: str  # where rules.md lies
    begin: Callable[[int, Any, Chance], Position]  # seats, options, luck
    imagine: Callable[[V, Chance], Position]  # a fair sample of the tables this view could be of
    spell: Callable[[V, int], str]  # a move as a person writes it
    parse: Callable[[V, str], Sequence[int]]  # the moves a text stands for, legal or not; raises Unreadable
    forbid: Callable[[V, int], Refusal]  # why a move that can be read may not be played
    draw: Callable[[V, Names], Scene]  # what the seat sees
    narrate: Callable[
        [V, Entry, Names], str
    ]  # one journal entry as this seat hears it; "" for nothing to say
    presets: Mapping[str, Preset] = field(default_factory=dict)
    lowest_wins: bool = False  # how scores are read
    draws: bool = False  # whether players may agree on a draw
    skill: bool = True  # whether choices matter at all
    check: Callable[[int, Any], str] | None = (
        None  # what is wrong with these seats and options together; "" if nothing
    )
    minutes_limit: Callable[[Any], int] | None = (
        None  # options -> minutes after which the table rings; 0 for never
    )
    judgement: Judgement | None = None  # what a good player knows

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        **options: bool | int | str,
    ) -> Position:
        """A new game: with `seed` the same one each time, else luck of its own. Seats default to the usual number."""
        count = self.usual_seats if seats is None else seats
        held = self.house(count, options)
        return self.begin(count, held, chance or Seeded(seed if seed is not None else secrets.randbits(62)))

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says: four where four may, else the fewest."""
        return 4 if 4 in self.seats else self.seats[0]

    def house(self, seats: int, given: Mapping[str, object]) -> Any:
        """The options that `given` asks for, checked for this number of seats; BadSeats or BadOption otherwise."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            ways = f"{low}" if low == high else f"{low} to {high}"
            raise BadSeats(f"{self.title} is for {ways} players, not {seats}.")
        held = read_options(self.options, given)
        wrong = self.check(seats, held) if self.check else ""
        if wrong:
            raise BadOption(wrong)
        return held

    def play(self, position: Position, seat: int, move: int, chance: Chance) -> None:
        """Make a move if the rules allow it; Illegal otherwise, and nothing has changed."""
        if move not in position.moves(seat):
            raise Illegal(self._refuse(position.view(seat), move))
        position.play(seat, move, chance)

    def write(self, view: View, move: int) -> str:
        """A move in the game's own notation."""
        return self.spell(self._own(view), move)

    def read(self, view: View, text: str) -> list[int]:
        """The moves that a text stands for, one for each step; Unreadable if it makes no sense here."""
        return list(self.parse(self._own(view), text.strip()))

    def scene(self, view: View, names: Sequence[str] | None = None) -> Scene:
        """What the seat sees, as a picture in words."""
        return self.draw(self._own(view), self._names(view, names))

    def tell(self, view: View, entries: Sequence[Entry], names: Sequence[str] | None = None) -> list[str]:
        """What happened, as this seat may hear it: entries as `Journal.heard(view.seat)` gives them."""
        heard = self._names(view, names)
        told = (self.narrate(self._own(view), entry, heard) for entry in entries)
        return [sentence for sentence in told if sentence]

    def why_not(self, view: View, text: str) -> Refusal | None:
        """Which rule forbids the first step of `text` now; None if it may be played."""
        try:
            moves = self.read(view, text)
        except Unreadable as problem:
            return problem.refusal
        return None if moves[0] in view.moves else self._refuse(view, moves[0])

    def _refuse(self, view: View, move: int) -> Refusal:
        if not (view.seat >= 0 and (view.movers >> view.seat) & 1):
            over = view.movers == 0
            return Refusal("", "The game is over." if over else "It is not your turn.")
        if not 0 <= move < self.move_limit:
            return Refusal("", "There is no such move.")
        return self.forbid(self._own(view), move)

    def _own(self, view: View) -> V:
        return view  # type: ignore[return-value]  # a game is only ever handed views of its own positions

    def _names(self, view: View, names: Sequence[str] | None) -> Names:
        return Names(names or plain_names(view.seats), view.seat)

    def agrees(self, options: Any) -> bool:
        """Whether players may agree on a draw; an option `agreed_draws` may forbid it."""
        return self.draws and bool(getattr(options, "agreed_draws", True))

    def option_list(self) -> tuple[Option, ...]:
        return describe(self.options)

    def changed(self, options: Any) -> dict[str, bool | int | str]:
        """The options that differ from the rule sheet."""
        return changed_values(options)

    def rulebook(self) -> str:
        """The text of rules.md."""
        return resources.files(self.package).joinpath("rules.md").read_text(encoding="utf-8")
