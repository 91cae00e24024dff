"""What a bot is: it is handed a view and answers with a move. It never sees a position."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from gamenight.bots.cores import Tally, together
from gamenight.bots.net_use import ANY, house_of, judgement_of
from gamenight.bots.search import Search
from gamenight.bots.search_duel import DuelSearch
from gamenight.core.arguments import brief, checked_number, luck
from gamenight.core.chance import Seeded
from gamenight.core.duel import Duel
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.refusal import BadArgument, GameNightError

Stop = Callable[[], bool]  # asked now and then while a bot thinks; true makes it answer with what it has
SEEDS = 62  # bits of a seed
NODES = 100  # positions that alpha-beta looks at for each playout of a budget
MILLION = 1_000_000
SPREAD = 7_368_787  # takes the seeds of several cores apart
NEXT = 2  # moves, at most, that a steady slip chooses from
SLIGHT = (
    0.1  # of what each seat has of the win, if all have as much: a third of a man or a pawn, in an even game
)
HASTE, HASTY = 0.1, 60  # seconds and playouts before a slip, at most
PAWNS = 400  # hundredths of a man's lead that make a side ten times as likely to win


class NothingToChoose(GameNightError):
    """A bot was asked for the move of a seat that has none."""

    def __init__(self) -> None:
        super().__init__("The seat of this view has nothing to choose: it is not to move.")


class Thought(NamedTuple):
    """A move and the share of the win it promises, 0 to 1."""

    move: int
    share: float


class Asked(NamedTuple):
    """What a decision may cost, and the luck of whoever decides."""

    seconds: float | None
    playouts: int | None
    seed: int
    stop: Stop | None


def check_asked(
    game: object, view: View, seconds: object = None, playouts: object = None, seed: int | None = None
) -> None:
    """Whether a bot can be asked this; BadArgument otherwise."""
    if not isinstance(game, Game):
        raise BadArgument(f"A game is needed here, such as gamenight.game('chess'), not {brief(game)}.")
    game.own(view)
    if playouts is not None:
        checked_number(playouts, "A budget of playouts", 0)
    if not isinstance(seconds, (int, float, type(None))):
        raise BadArgument(f"Seconds are a number, not {brief(seconds)}.")
    if seed is not None:
        luck(seed)


class Bot:
    """Whoever chooses moves. `bots.bot(name)` finds one; a bot of your own overrides `choose`.

    It is handed the view of its seat and nothing else, and answers with one of `view.legal()`. See docs/api.md.
    """

    name = ""

    def choose(
        self,
        game: Game[Any],
        view: View,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        stop: Stop | None = None,
    ) -> int:
        """A legal move for the view's seat, which has at least one.

        `seconds` and `playouts` are what the decision may cost; None leaves that to the bot. The same seed and a budget
        of playouts alone should give the same move each time. `stop` is to be asked every few milliseconds; true ends
        the thinking.
        """
        raise NotImplementedError

    def close(self) -> None:
        """Let go of whatever it holds; a bot that has not thought yet holds nothing."""


class Thinker(Bot):
    """A bot that answers at once where there is one legal move, and makes up a seed where none is given."""

    def choose(
        self,
        game: Game[Any],
        view: View,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        stop: Stop | None = None,
    ) -> int:
        check_asked(game, view, seconds, playouts, seed)
        if not view.moves:
            raise NothingToChoose
        if len(view.moves) == 1:
            return view.moves[0]
        if seed is None:
            seed = secrets.randbits(SEEDS)
        return self._choose(game, view, Asked(seconds, playouts, seed, stop))

    def _choose(self, game: Game[Any], view: View, asked: Asked) -> int:
        raise NotImplementedError


class RandomBot(Thinker):
    """Plays any legal move."""

    name = "random"

    def _choose(self, game: Game[Any], view: View, asked: Asked) -> int:
        return view.moves[Seeded(asked.seed).pick(len(view.moves))]


class SearchBot(Thinker):
    """Thinks within a budget, and now and then, with chance `slip` in a hundred, makes a slip.

    A slip is any move that a hasty thought does not show to be absurd: no win is missed, no queen left to be taken.
    For a `steady` bot it is one of the next best; in a game without luck, where one bad move loses everything, and
    where the judgement asks for it, one that costs little.
    """

    def __init__(
        self,
        name: str,
        playouts: int,
        seconds: float,
        slip: int = 0,
        steady: bool = False,
        cores: int = 1,
        far: float = 0.3,
        net: tuple[str, int] = ("", 0),
    ) -> None:
        self.name = name
        self.playouts = playouts  # 0: no limit
        self.seconds = seconds  # 0: no limit
        self.slip = slip
        self.steady = steady
        self.cores = cores
        self.far = far  # of the win: what a slip costs at most, as far as a hasty thought shows
        self.net = net  # a file instead of the game's own judgement, and how many moves ahead it is asked; 0: its own

    def _choose(self, game: Game[Any], view: View, asked: Asked) -> int:
        seconds, playouts, seed, stop = asked
        chance = Seeded(seed)
        slips = self.slip > 0 and chance.pick(100) < self.slip
        slips = slips and not (game.judgement or ANY).continues(view)
        if seconds is None and playouts is None:
            seconds, playouts = self.seconds, self.playouts
        budget = Budget(seconds or 0.0, playouts or 0, self.cores, *self.net)
        if slips and not self.steady:
            hasty = Budget(min(budget.seconds, HASTE), HASTY)
            return self._slip(game, view, thoughts(game, view, hasty, seed, stop, every=True), chance)
        known = (game.judgement or ANY).known(view) if self.steady and budget.seconds > 0 else ()
        if known:
            return known[chance.pick(len(known))]
        found = thoughts(game, view, budget, seed, stop, every=slips)
        others = found[1 : 1 + min(NEXT, len(found) // 2)] if slips else []
        if others and ((game.judgement or ANY).duel(view) is not None or (game.judgement or ANY).careful()):
            others = [each for each in others if found[0].share - each.share < SLIGHT / int(view.seats)]
        return (others[chance.pick(len(others))] if others else found[0]).move

    def _slip(self, game: Game[Any], view: View, found: list[Thought], chance: Seeded) -> int:
        """Any move that is not absurd. Where there is no luck to make up for it, a slip costs half as much."""
        far = self.far / 2 if (game.judgement or ANY).duel(view) is not None else self.far
        kept = [each.move for each in found if found[0].share - each.share <= far]
        return kept[chance.pick(len(kept))]


@dataclass(frozen=True)
class Budget:
    """How much thinking a decision is worth; 0 seconds or playouts are no limit."""

    seconds: float = 0.0
    playouts: int = 0
    cores: int = 1
    net: str = ""  # a file to judge by instead of what comes with the game; net_use.NONE for the game's own judgement
    ahead: int = 0  # moves of a playout before the net is asked; 0 leaves it to the net


def thoughts(
    game: Game[Any], view: View, budget: Budget, seed: int, stop: Stop | None, every: bool = False
) -> list[Thought]:
    """What comes of thinking about a view, best move first. `every` compares all fairly, not just the best."""
    judgement = judgement_of(game, view.seats, house_of(view), budget.net, budget.ahead)
    solved = judgement.solve(view)
    if solved is not None:
        exact = [Thought(move, worth / MILLION) for move, worth in zip(view.moves, solved, strict=True)]
        return sorted(exact, key=lambda thought: -thought.share)
    duel = judgement.duel(view)
    if duel is not None:
        search = duel_search(game, duel, budget, seed, stop, every)
        pairs = zip(search.order, search.values, strict=True)
        return [Thought(move, promised(value)) for move, value in pairs]

    def think(n: int) -> Tally:
        search = Search(game.imagine, view, judgement, (seed + n * SPREAD) % (1 << SEEDS))
        search.fair, search.hurry = every, not every
        search.think(budget.playouts, budget.seconds, stop)
        return search.tried()

    tried = sorted(together(think, budget.cores), key=lambda each: (-each[1], -each[2], each[0]))
    return [Thought(move, share) for move, _, share in tried]


def duel_search(
    game: Game[Any], duel: Duel, budget: Budget, seed: int, stop: Stop | None, every: bool
) -> DuelSearch:
    """Alpha-beta, thought out. A budget of playouts is to be repeatable: it starts from nothing."""
    kept = f"{game.name} {duel.rules()}" if budget.seconds > 0 else ""
    search = DuelSearch(duel, game.move_limit, seed, kept)
    search.think(NODES * budget.playouts, budget.seconds, 0, every, stop)
    return search


def promised(lead: int) -> float:
    """The share of the win that a lead promises, in hundredths of a man or a pawn."""
    return 1 / (1 + 10 ** (-lead / PAWNS))
