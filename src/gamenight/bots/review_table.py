"""Looking again at games with luck or hidden things: choices are compared at the same imagined tables."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from gamenight.bots.bot import Budget
from gamenight.bots.comparing import proved
from gamenight.bots.net_use import judgement_of
from gamenight.bots.review import TURNING, Decision, Growing
from gamenight.bots.review_curve import Curve
from gamenight.bots.review_sums import blank, put_into_words, result, settle
from gamenight.bots.search import Search
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position, View
from gamenight.core.record import Line, Record
from gamenight.sitting.recording import replay

LOOK = range(6, 601)  # playouts of a first look at a decision, for each thing compared
GLANCE = range(3, 65)  # of a seat's chances after a line
ROUNDS = ((20, 4), (8, 16))  # longer looks: at so many decisions, with so many times the playouts
FINDS = 3  # good choices that are looked at for longer
COMPARED = 4  # choices at most
QUICK = 5


class Weighed(NamedTuple):
    """A choice that may be looked at for longer, with what it was made from."""

    decision: Decision
    view: View
    move: int


class TableReviewer:
    """One review. The first looks go through the game from its start; the longer ones begin where most may be lost."""

    def __init__(self, record: Record, playouts: int, seed: int) -> None:
        self.record, self.seed = record, seed
        self.game: Game[Any] = record.game
        self.judgement = judgement_of(self.game, record.seats, record.house)
        self.found = blank(record)
        self.weighed: list[Weighed] = []
        self.curves = [Curve() for _ in range(record.seats)]
        lines = len(record.lines)
        self.look = _within(LOOK, playouts // 8 // max(1, _choices(record)))
        spare = playouts // 3  # for longer looks
        self.rounds = [(n, max(1, min(times, spare // (n * COMPARED * self.look)))) for n, times in ROUNDS]
        self.glance = _within(GLANCE, playouts // 5 // (lines * record.seats))

    def go(self) -> Growing:
        total = len(self.record.lines) + sum(count for count, _ in ROUNDS) + FINDS
        done = 0
        before: Position | None = None
        for done, (line, position) in enumerate(replay(self.record), 1):
            decision = self._decided(done - 1, line, before) if before is not None else None
            self._follow(line, position, decision, done == len(self.record.lines))
            before = position.copy()
            settle(self.found, self.record)
            yield self.found, done, total
        for count, times in self.rounds:
            for weighed in self._suspects(count):
                self._look_longer(weighed, times)
                self._into_words()
                done += 1
                yield self.found, done, total
        for weighed in self._well_found():
            self._look_longer(weighed, self.rounds[0][1])
        self._into_words()
        yield self.found, total, total

    def _decided(self, at: int, line: Line, before: Position) -> Decision | None:
        """The decision that a line was; None where there was nothing to choose."""
        if line.seat < 0:
            return None
        view = before.view(line.seat)
        if len(view.moves) < 2:
            return None
        move = self.game.read(view, line.text)[0]
        decision = self.judged(at, view, move)
        decision.before = self.curves[line.seat].now
        self.found.decisions.append(decision)
        self.weighed.append(Weighed(decision, view, move))
        return decision

    def judged(self, at: int, view: View, move: int) -> Decision:
        """A first look at a choice, from the view it was made from and nothing else."""
        decision = Decision(at, view.seat, self.record.lines[at].text)
        self._weigh(decision, view, move, self.look)
        return decision

    def _weigh(self, decision: Decision, view: View, move: int, playouts: int) -> None:
        """Compare the choice made with others, at the same tables and with the same luck."""
        seed = self._seed(decision.line, view.seat) + playouts
        quick = self._quick(view, seed)
        certain, _ = proved(self.game, view, Budget(playouts=playouts))
        if len(certain) == len(view.moves):
            self._know(decision, view, certain[move], certain[quick], certain)
            return
        moves = list(dict.fromkeys([move, quick, *self._candidates(view, playouts, seed)]))[:COMPARED]
        rows = self._search(view, seed + 1).weigh(moves, playouts)
        seats, seat = self.record.seats, view.seat
        compared = [[row[n * seats : (n + 1) * seats] for row in rows] for n in range(len(moves))]
        sums = [sum(row[seat] for row in results) for results in compared]
        best = sums.index(max(sums))  # the first of equals, which is the one made
        exact = self.judgement.solve(view)
        if exact is not None:
            worths = dict(zip(view.moves, exact, strict=True))
            best = max(range(len(moves)), key=lambda n: worths[moves[n]])
        _judge(decision, seat, compared[0], compared[best])
        decision.best = self.game.write(view, moves[best])
        decision.margin = _margin(seat, compared[0], compared[moves.index(quick)]) if best == 0 else 0.0

    def _know(
        self, decision: Decision, view: View, made: float, quick: float, certain: dict[int, float]
    ) -> None:
        """A choice of which it is certain what each comes to."""
        best = max(certain.values())
        good = [move for move in certain if certain[move] == best]
        decision.share, decision.best_share, decision.doubt = made, best, 0.0
        decision.best = decision.text if made == best else self.game.write(view, good[0])
        decision.margin = best - quick if made == best else 0.0
        gained = (best - made) / max(1, self.record.seats - 1)
        decision.effects = tuple(
            made - best if seat == view.seat else gained for seat in range(self.record.seats)
        )

    def _candidates(self, view: View, playouts: int, seed: int) -> list[int]:
        """The best choices: as they are known, or by search."""
        exact = self.judgement.solve(view)
        if exact is not None:
            return [view.moves[list(exact).index(max(exact))]]
        search = self._search(view, seed)
        search.think(playouts, 0.0, None)
        tried = sorted(search.tried(), key=lambda each: (-each[1], -each[2], each[0]))
        return [search.best(), *(each[0] for each in tried)]

    def _quick(self, view: View, seed: int) -> int:
        """What is done without thinking, by most of a few who do not."""
        search = self._search(view, seed)
        chosen = [search.quick() for _ in range(QUICK)]
        return max(chosen, key=chosen.count)

    def _search(self, view: View, seed: int) -> Search:
        return Search(self.game.imagine, view, self.judgement, seed)

    def _seed(self, line: int, seat: int) -> int:
        return self.seed * 1_000_003 + line * 9973 + seat * 131

    def _follow(self, line: Line, position: Position, decision: Decision | None, last: bool) -> None:
        """The chances after a line."""
        if last:
            self._before(decision)
            self.found.chances.append(result(self.record))
            return
        now = []
        for seat, curve in enumerate(self.curves):
            if decision is not None and seat == decision.seat:
                self._before(decision)
                curve.fall(decision.cost)
                if not line.luck:
                    now.append(curve.now)
                    continue
            now.append(self._chances(curve, position.view(seat)))
        self.found.chances.append(now)

    def _before(self, decision: Decision | None) -> None:
        """Before a choice, a seat has the chances of the best one."""
        if decision is not None and self.found.chances:
            curve = self.curves[decision.seat]
            self.found.chances[-1][decision.seat] = curve.learn(decision.best_share, self.look)

    def _chances(self, curve: Curve, view: View) -> float:
        search = self._search(view, self._seed(len(self.found.chances), view.seat))
        return curve.look(lambda n: [each[view.seat] / WIN for each in search.glance(n)], self.glance)

    def _suspects(self, count: int) -> list[Weighed]:
        """The choices that may have cost most, the dearest first."""
        costs = {id(each): each.decision.best_share - each.decision.share + each.decision.doubt
                 for each in self.weighed}  # fmt: skip
        doubtful = [each for each in self.weighed if costs[id(each)] >= TURNING and each.decision.doubt > 0]
        return sorted(doubtful, key=lambda each: -costs[id(each)])[:count]

    def _well_found(self) -> list[Weighed]:
        good = [each for each in self.weighed if each.decision.margin >= TURNING]
        return sorted(good, key=lambda each: -each.decision.margin)[:FINDS]

    def _look_longer(self, weighed: Weighed, times: int) -> None:
        decision, view, move = weighed
        self._weigh(decision, view, move, self.look * times)
        decision.sure = True
        self._mend(decision)
        settle(self.found, self.record)

    def _mend(self, decision: Decision) -> None:
        """The curve goes by what is known better now."""
        at, seat = decision.line, decision.seat
        self.found.chances[at - 1][seat] = decision.best_share
        if at < len(self.record.lines) - 1 and not self.record.lines[at].luck:
            self.found.chances[at][seat] = decision.best_share - decision.cost

    def _into_words(self) -> None:
        views = {each.decision.line: each.view for each in self.weighed}
        for decision in [*self.found.turning_points(), *self.found.finds()]:
            put_into_words(self.record, decision, views[decision.line])


def _choices(record: Record) -> int:
    """How many lines are somebody's."""
    return sum(line.seat >= 0 for line in record.lines)


def _within(bounds: range, n: int) -> int:
    return max(bounds[0], min(bounds[-1], n))


def _judge(decision: Decision, seat: int, made: list[list[int]], best: list[list[int]]) -> None:
    """What the choice made and the best one come to, table by table."""
    gaps = [(good[seat] - row[seat]) / WIN for row, good in zip(made, best, strict=True)]
    decision.share = fmean(row[seat] / WIN for row in made)
    decision.best_share = decision.share + fmean(gaps)
    decision.doubt = _doubt(gaps)
    decision.effects = tuple(
        fmean((row[each] - good[each]) / WIN for row, good in zip(made, best, strict=True))
        for each in range(len(made[0]))
    )


def _margin(seat: int, made: list[list[int]], quick: list[list[int]]) -> float:
    """What the choice made is better than the quick one, beyond doubt."""
    gaps = [(row[seat] - other[seat]) / WIN for row, other in zip(made, quick, strict=True)]
    return max(0.0, fmean(gaps) - _doubt(gaps))


def _doubt(gaps: list[float]) -> float:
    return 2 * pstdev(gaps) / sqrt(len(gaps))
