"""What is played for which net, and what the net has to beat."""

from __future__ import annotations

from dataclasses import dataclass

from strengths.rows import ALWAYS, SEATS, SHORT

import gamenight
from gamenight.core.options import option_values
from gamenight.lab.match import per_seat
from gamenight.lab.nets.data import QUICK, Task

SEED = 20_26
KEEP = {"quick": 8, "search": 4}  # of so many views one is kept, and all of whoever thinks
SLIP = 4  # moves in a hundred that are any legal move
QUICKER = 60  # times as many games to a task where nobody thinks
MOST = {"quick": 3_000_000, "search": 6_000_000}  # rows
PART = {"quick": 0.12, "search": 0.88}  # of the time for playing


@dataclass(frozen=True)
class Recipe:
    """One game's net."""

    game: str
    thought: int = 60  # playouts for a move of the games that are learnt from
    rival: int = 300  # playouts of the search with the game's own judgement, in the measuring
    aheads: tuple[int, ...] = (4, 12)  # moves of a playout before the net is asked
    widths: tuple[int, ...] = (32, 64)
    batch: int = 8  # games to a task, of about a second
    short: bool = True  # whether a match is measured in its short form
    tried: float = 1.5  # seconds of the processor by which the playouts of a net are set, twice

    @property
    def seats(self) -> int:
        return SEATS.get(self.game) or next(n for n in gamenight.game(self.game).seats if n > 1)

    def bots(self, kind: str) -> tuple[str, ...]:
        name = QUICK if kind == "quick" else f"search:playouts={self.thought}"
        return tuple(per_seat(name, self.seats))

    def games(self, kind: str) -> int:
        return self.batch * (QUICKER if kind == "quick" else 1)

    def task(self, kind: str, first: int) -> Task:
        """The games of one lesson from `first` on. They are played as people play them, not in their short form."""
        game = gamenight.game(self.game)
        house = option_values(game.house(self.seats, ALWAYS.get(self.game, {})))
        seed = SEED + (kind == "quick")
        return Task(
            self.game,
            self.seats,
            tuple(house.items()),
            self.bots(kind),
            seed,
            first,
            self.games(kind),
            KEEP[kind],
            SLIP,
        )

    def house(self) -> dict[str, object]:
        """The options of the games in which it is measured."""
        return {**ALWAYS.get(self.game, {}), **(SHORT.get(self.game, {}) if self.short else {})}


RECIPES = {
    each.game: each
    for each in (
        Recipe("hearts", aheads=(4, 12), batch=3),
        Recipe("texas_42", aheads=(4, 12)),
        Recipe("monopoly", thought=40, rival=80, aheads=(8, 24), batch=4, short=False),
        Recipe("rummy"),
        Recipe("zillionaire", aheads=(4, 12)),
        Recipe("call_me_lucky", thought=120, rival=400, aheads=(8, 16), batch=32),
        Recipe("lucy", thought=200, rival=600, aheads=(8, 20), batch=32),
        Recipe("sorry", aheads=(8, 20), batch=16),
    )
}


@dataclass
class Clock:
    """The time of a run: playing has its part, learning takes as long as it takes, measuring has the rest."""

    began: float
    seconds: float
    part: float

    @property
    def played(self) -> float:
        return self.began + self.part * self.seconds

    @property
    def end(self) -> float:
        return self.began + self.seconds
