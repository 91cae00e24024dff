"""Games played to be studied: what is counted in each, as plain numbers that travel between processes and add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gamenight.bots.bot import Bot, RandomBot
from gamenight.bots.levels import bot
from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.journal import Journal
from gamenight.core.position import NOBODY, Position
from gamenight.core.registry import game as game_named
from gamenight.lab.match import Match
from gamenight.lab.seeds import SEEDS, seed_of

LONGEST = 20_000  # moves; a game that takes longer is cut off there
WATCHED = 1  # of a task's games, those whose board is watched move by move
CHANGES = 2000  # most changes of the lead that are told apart


@dataclass
class Played:
    """One game."""

    deal: int
    seating: tuple[int, ...]  # which bot sat where
    payoffs: list[int]
    scores: list[int]
    moves: int
    lead_changes: int
    opener: int  # the seat that had the first choice
    opening: str  # and what it chose

    def row(self) -> dict[str, Any]:
        return dict(vars(self), seating=list(self.seating))


@dataclass
class Counts:
    """What some games came to besides their results; counts add up."""

    made: Counter[str] = field(default_factory=Counter)  # games in which a seat made this move
    won: Counter[str] = field(default_factory=Counter)  # thousandths of the win those seats got
    landed: Counter[str] = field(default_factory=Counter)  # pieces that came to a space
    earned: Counter[str] = field(
        default_factory=Counter
    )  # rent, by deed and third of the game: "Boardwalk/0"

    def __iadd__(self, other: Counts) -> Counts:
        self.made += other.made
        self.won += other.won
        self.landed += other.landed
        self.earned += other.earned
        return self


@dataclass(frozen=True)
class Task:
    """Some deals of a study, in one seating each."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    bots: tuple[str, ...]
    seatings: tuple[tuple[int, tuple[int, ...]], ...]  # deal, and who sits where
    seed: int
    watch: bool


def work(task: Task) -> tuple[list[Played], Counts]:
    """Play a task's games."""
    game = game_named(task.game)
    players = [bot(name) for name in task.bots]
    found, counts = [], Counts()
    for number, (deal, seating) in enumerate(task.seatings):
        table = Table(game, task, deal, [players[who] for who in seating], counts, _number(seating))
        table.watched = task.watch and number < WATCHED
        found.append(table.play(seating))
    for player in players:
        player.close()
    return found, counts


def _number(seating: tuple[int, ...]) -> int:
    """A number of its own for every seating."""
    return sum(who * 16**seat for seat, who in enumerate(seating))


class Table:
    """One game being watched."""

    def __init__(
        self, game: Game[Any], task: Task, deal: int, players: Sequence[Bot], counts: Counts, seating: int
    ) -> None:
        self.game, self.counts, self.players, self.deal = game, counts, players, deal
        self.match = Match(game, task.seats, dict(task.options), LONGEST)
        self.match.reseed(task.seed)
        self.match.number = deal
        # The luck of the deal is the same in every seating; that of the bots is not.
        self.luck = Seeded(seed_of(task.seed + 1 + seating, deal))
        self.watched = False
        self.made: list[set[str]] = [set() for _ in range(task.seats)]
        self.rents: list[tuple[int, str, int]] = []
        self.places: dict[str, str] = {}

    def play(self, seating: tuple[int, ...]) -> Played:
        match = self.match
        match.begin()
        leader, changes, opener, opening = 0, 0, -1, ""
        while not match.over:
            seat, view = match.seat, match.view(match.seat)
            move = self._choice(view)
            text = self.game.write(view, move)
            if opener < 0 and len(view.moves) > 1:
                opener, opening = seat, text
            if not text.endswith("."):  # a sum that is still being said
                self.made[seat].add(text)
            self._step(match.position, move)
            now = _leaders(match.position, self.game.lowest_wins)
            changes += bool(now and leader and not now & leader)
            leader = now or leader
        payoffs = list(match.position.payoffs())
        self._count(payoffs)
        scores = list(match.position.scores())
        return Played(
            self.deal, seating, payoffs, scores, match.played, min(changes, CHANGES), opener, opening
        )

    def _choice(self, view: Any) -> int:
        player = self.players[self.match.seat]
        if isinstance(player, RandomBot) or len(view.moves) == 1:
            return int(view.moves[self.luck.pick(len(view.moves))])
        return player.choose(self.game, view, seed=self.luck.pick(SEEDS))

    def _step(self, position: Position, move: int) -> None:
        if not self.watched:
            self.match.advance(move)
            return
        position.journal = journal = Journal()
        at = self.match.played
        self.match.advance(move)
        position.journal = None
        self._rents(journal, at)
        scene = self.game.scene(position.view(NOBODY))
        for piece in scene.pieces:
            if piece.at and self.places.get(piece.id) not in (None, piece.at):
                self.counts.landed[piece.at] += 1
            self.places[piece.id] = piece.at

    def _rents(self, journal: Journal, at: int) -> None:
        from gamenight.lab.study.rents import rents

        self.rents += [(at, deed, paid) for deed, paid in rents(self.game, journal.heard(NOBODY))]

    def _count(self, payoffs: list[int]) -> None:
        """Who wins with which moves, and what each deed earned in each third of the game."""
        for seat, texts in enumerate(self.made):
            for text in texts:
                self.counts.made[text] += 1
                self.counts.won[text] += payoffs[seat]
        for at, deed, paid in self.rents:
            self.counts.earned[f"{deed}/{min(2, 3 * at // max(1, self.match.played))}"] += paid


def _leaders(position: Position, lowest: bool) -> int:
    """Who leads, as a set, for partners lead together; nobody where all are level."""
    scores = list(position.scores())
    best = min(scores) if lowest else max(scores)
    found = sum(1 << seat for seat, score in enumerate(scores) if score == best)
    return found if found != (1 << len(scores)) - 1 else 0
