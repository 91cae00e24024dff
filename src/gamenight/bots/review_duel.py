"""Looking again at games of two sides with nothing hidden: every position is searched, and what follows corrects it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gamenight.bots.bot import NODES, promised
from gamenight.bots.net_use import duel_of
from gamenight.bots.review import TURNING, Decision, Growing
from gamenight.bots.review_sums import blank, put_into_words, result, settle
from gamenight.bots.search_duel import DuelSearch
from gamenight.bots.search_table import SURE
from gamenight.core.game import Game
from gamenight.core.position import View, first
from gamenight.core.record import Record
from gamenight.sitting.recording import replay

LOOK = range(8, 401)  # playouts' worth of a first look at a position
SECOND_LOOKS = 8  # at positions before and after what cost most
DEEPER = 5  # times as much thinking
LONGEST = 8  # moves of a best line


@dataclass
class Spot:
    """A position of the game, as the seat to move sees it."""

    view: View | None  # None where the game was over
    made: int = -1  # the move that was made from here
    best: int = -1
    share: float = 0.5  # of the first seat, once what followed has corrected it
    lead: int = 0
    searched: float = 0.5
    depth: int = 0
    goes_on: tuple[int, ...] = ()

    def of(self, seat: int) -> float:
        """The share of a seat."""
        return self.share if seat == 0 else 1 - self.share


def is_duel(record: Record) -> bool:
    """Whether a game is one of two sides with nothing hidden and no luck."""
    _, position = next(iter(replay(record)))
    return duel_of(record.game, position.view(first(position.to_move()))) is not None


class DuelReviewer:
    """One review. What a position is worth is what it was worth after the best move: the game itself looks deeper."""

    def __init__(self, record: Record, playouts: int, seed: int) -> None:
        self.record, self.seed = record, seed
        self.game: Game[Any] = record.game
        self.found = blank(record)
        self.spots: list[Spot] = []
        self.look = max(LOOK[0], min(LOOK[-1], playouts // 2 // len(record.lines)))

    def go(self) -> Growing:
        total = len(self.record.lines) + SECOND_LOOKS
        for done, (line, position) in enumerate(replay(self.record), 1):
            movers = position.to_move()
            view = position.view(first(movers)) if movers else None
            if self.spots and line.seat >= 0:
                before = self.spots[-1].view
                assert before is not None
                self.spots[-1].made = self.game.read(before, line.text)[0]
            self.spots.append(Spot(view))
            self._search(self.spots[-1], self.look)
            self._judge()
            yield self.found, done, total
        for done in range(len(self.record.lines) + 1, total):
            if not self._look_longer():
                break
            self._judge()
            self._into_words()
            yield self.found, done, total
        self._into_words()
        yield self.found, total, total

    def _search(self, spot: Spot, playouts: int) -> None:
        """Alpha-beta from a position; one that is over is worth its result."""
        spot.depth = playouts
        duel = duel_of(self.game, spot.view) if spot.view is not None else None
        if spot.view is None or duel is None:
            spot.searched = result(self.record)[0]
            return
        search = DuelSearch(duel, self.game.move_limit, self.seed)
        search.think(NODES * playouts, 0.0, 0, False, None)
        spot.best = search.best()
        lead = search.values[0] if spot.view.seat == 0 else -search.values[0]
        spot.lead = lead
        spot.searched = promised(max(-SURE, min(SURE, lead)))
        spot.goes_on = tuple(search.line(spot.best, LONGEST))

    def _judge(self) -> None:
        """From the last position back: a move cannot have made its own side's position better than it was."""
        spots = self.spots
        spots[-1].share = spots[-1].searched
        for spot, after in zip(reversed(spots[:-1]), reversed(spots[1:]), strict=True):
            sign = 1 if spot.view is not None and spot.view.seat == 0 else -1
            better = sign * (after.share - spot.searched) > 0
            spot.share = after.share if better or spot.made == spot.best else spot.searched
        self.found.chances = [[spot.share, 1 - spot.share] for spot in spots]
        self.found.leads = [spot.lead for spot in spots]
        self.found.decisions = self._decisions()
        if len(spots) == len(self.record.lines):
            self.found.chances[-1] = result(self.record)
        settle(self.found, self.record)

    def _decisions(self) -> list[Decision]:
        found = []
        for at, spot in enumerate(self.spots[:-1], 1):
            if spot.view is not None and len(spot.view.moves) > 1 and spot.made >= 0:
                found.append(self._decision(at, spot, self.spots[at]))
        return found

    def _decision(self, at: int, spot: Spot, after: Spot) -> Decision:
        assert spot.view is not None
        seat = spot.view.seat
        decision = Decision(at, seat, self.record.lines[at].text)
        decision.share, decision.best_share = after.of(seat), spot.of(seat)
        cost = decision.best_share - decision.share
        decision.effects = (-cost, cost) if seat == 0 else (cost, -cost)
        decision.best = self.game.write(spot.view, spot.best if cost > 0 else spot.made)
        decision.before = self.spots[at - 2].of(seat) if at > 1 else 0.5
        decision.sure = min(spot.depth, after.depth) > self.look
        return decision

    def _look_longer(self) -> bool:
        """Search further where most was lost, before and after it; False if there is no such place left."""
        dear = [
            decision for decision in self.found.decisions if decision.lost >= TURNING and not decision.sure
        ]
        if not dear:
            return False
        worst = max(dear, key=lambda decision: decision.lost)
        for spot in self.spots[worst.line - 1 : worst.line + 1]:
            if spot.depth == self.look:
                self._search(spot, self.look * DEEPER)
        return True

    def _into_words(self) -> None:
        for decision in self.found.turning_points():
            spot = self.spots[decision.line - 1]
            if spot.view is not None:
                decision.goes_on = self._written(spot)
                put_into_words(self.record, decision, spot.view)

    def _written(self, spot: Spot) -> tuple[str, ...]:
        """The best play from a position, in the game's notation."""
        assert spot.view is not None
        from gamenight.core.chance import Seeded

        world = self.game.imagine(spot.view, Seeded(1))
        texts = []
        for move in spot.goes_on:
            seat = first(world.to_move())
            texts.append(self.game.write(world.view(seat), move))
            world.play(seat, move, Seeded(1))
        return tuple(texts)
