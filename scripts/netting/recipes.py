"""What is played for which net, and what the net has to beat."""

from __future__ import annotations

from dataclasses import dataclass

from strengths.rows import ALWAYS, SEATS, SHORT

import gamenight
from gamenight.core.options import option_values
from gamenight.lab.match import per_seat
from gamenight.lab.nets.data import QUICK, Task
from netting.openings import balanced

SEED = 20_26
KEEP = {"quick": 8, "search": 4}  # of so many views one is kept, and all of whoever thinks
SLIP = 4  # moves in a hundred that are any legal move
QUICKER = 60  # times as many games to a task where nobody thinks
MOST = {"quick": 3_000_000, "search": 6_000_000}  # rows
MOST_OFTEN = 24
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
    quick: bool = True  # whether there is a first lesson of games in which nobody thinks
    alone: tuple[int, ...] = ()  # widths of nets that do not lean on the game's own judgement
    epochs: tuple[int, ...] = (2, 6)
    visits: int = 0  # to rows in all, instead of epochs
    slip: int = SLIP
    opening: int = 0  # moves, at most, that games begin with at random; when measured, so many and balanced
    tried: float = 1.5  # seconds of the processor by which the playouts of a net are set, twice

    @property
    def seats(self) -> int:
        return SEATS.get(self.game) or next(n for n in gamenight.game(self.game).seats if n > 1)

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("quick", "search") if self.quick else ("search",)

    @property
    def nets(self) -> list[tuple[int, bool]]:
        """Widths, and whether they lean."""
        return [(width, True) for width in self.widths] + [(width, False) for width in self.alone]

    def often(self, rows: int) -> tuple[int, ...]:
        """How often rows are learnt from; the better net of several is taken."""
        return (min(max(4, self.visits // max(1, rows)), MOST_OFTEN),) if self.visits else self.epochs

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
            self.slip,
            self.opening,
        )

    def house(self, deal: int, seed: int = SEED) -> dict[str, object]:
        """The options of a deal in which it is measured."""
        begins = {"position": balanced(self.game, self.opening, seed, deal)} if self.opening else {}
        return {**ALWAYS.get(self.game, {}), **(SHORT.get(self.game, {}) if self.short else {}), **begins}


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
        Recipe(  # searched by alpha-beta: the net is asked wherever the game's own judgement would be
            "chess",
            thought=12,
            rival=150,
            aheads=(1,),
            widths=(16, 32),
            alone=(64, 128),
            quick=False,
            visits=80_000_000,
            slip=1,
            opening=10,
            batch=4,
            tried=6.0,
        ),
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
