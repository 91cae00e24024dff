"""The law of reasons: each is true, is of this move and not of any, and most hints have one."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playing import Play

import gamenight
from gamenight import Game, Seeded
from gamenight.bots.hints import Hint, hint
from gamenight.core.position import Position, View
from gamenight.laws import cases

ALWAYS, NEARLY_ALWAYS, USUALLY = 1.0, 0.9, 0.6  # of the worlds: what words promise
WORLDS = 60
IN_WORDS = 80  # of a hundred hints: those that at least have a reason
LOOKS = 20  # positions of one game
LONGEST = 4000  # moves after which a game is left


class Use:
    """A sentence said of a move, at a table that is laid out for it, with what it names."""

    def __init__(self, table: Callable[[], Play], move: str, *named: int) -> None:
        self.table, self.move, self.named = table, move, named


class Predicate(NamedTuple):
    """When a sentence is true, with a true use of it and a false one."""

    holds: Callable[..., bool]
    true: Use
    false: Use
    share: float  # of the worlds, that the words promise; 0 where the view decides
    number: bool  # no more than a number
    names: Mapping[int, Callable[[Any, int], int | None]]  # parameters that name the move

    def is_true(self, game: Game[Any], view: View, move: int, named: Sequence[int], seed: int) -> bool:
        """Whether the sentence is true of a move; what names the move has to be right, too."""
        if any(own(view, move) != named[at] for at, own in self.names.items()):
            return False
        if self.share == 0:
            return self.holds(view, move, *named)
        least: float = self.share - 2 * (self.share * (1 - self.share) / WORLDS) ** 0.5  # two standard errors
        true_in: float = self.worlds(game, view, move, named, seed)
        return true_in >= least

    def worlds(self, game: Game[Any], view: View, move: int, named: Sequence[int], seed: int) -> float:
        """The share of the worlds that the view could be of in which the sentence is true."""
        worlds = (game.imagine(view, Seeded(seed + n)) for n in range(WORLDS))
        return sum(self.holds(view, move, world, *named) for world in worlds) / WORLDS

    def of(self, view: View, move: int, named: Sequence[int]) -> list[int] | None:
        """What the sentence would name if it were said of another move; None if it could not be."""
        own = [name(view, move) if (name := self.names.get(at)) else n for at, n in enumerate(named)]
        return None if None in own else [n for n in own if n is not None]


class Reasons(dict[str, Predicate]):
    """The predicates of a game or a family, by the names of its sentences."""

    def __init__(self, *games: str, no_choice: Callable[[Any], bool] | None = None) -> None:
        """`no_choice`: of which views every move comes to the same, so that nothing is true of one alone."""
        super().__init__()
        self.games, self.no_choice = games, no_choice

    def when(
        self,
        true: Use,
        false: Use,
        *,
        share: float = 0.0,
        number: bool = False,
        names: Mapping[str, Callable[[Any, int], int | None]] | None = None,
    ) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
        """The function that follows says when the sentence of its name is true."""

        def keep(holds: Callable[..., bool]) -> Callable[..., bool]:
            before = 3 if share else 2  # view, move and perhaps a world
            parameters = list(inspect.signature(holds).parameters)[before:]
            at = {parameters.index(name): own for name, own in (names or {}).items()}
            self[holds.__name__] = Predicate(holds, true, false, share, number, at)
            return holds

        return keep


def after(world: Position, seat: int, move: int) -> Position:
    """A world in which the move was made; the world itself stays as it is."""
    played = world.copy()
    played.play(seat, move, Seeded(1))
    return played


@cache
def reasons() -> dict[str, Reasons]:
    """The predicates of each game that has a file, its own or its family's."""
    beside = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    kept = [
        getattr(importlib.import_module(f"reasons.{name}"), "REASONS", None)
        for name in sorted(beside)
        if name[0] != "_"
    ]
    return {game: some for some in kept if some is not None for game in some.games}


# What is said

Said = tuple[str, tuple[int, ...]]  # the sentence's name, what it was said with


def listening(game: Game[Any]) -> Game[Any]:
    """The same game with words that write down in `because` which reasons they gave."""
    words = game.words["en"]
    return dataclasses.replace(game, words={"en": type("Listening", (words,), _listening(words))})


def _listening(words: type[Any]) -> dict[str, Any]:
    def heard(name: str) -> Callable[..., str]:
        def say(self: Any, *named: int) -> str:
            within = len(self.because)  # a sentence may be made of others: the whole counts
            sentence: str = getattr(words, name)(self, *named)
            self.because[within:] = [(name, named)]
            return sentence

        return say

    def begin(self: Any, *players: Any) -> None:
        words.__init__(self, *players)
        self.because = []

    return {"__init__": begin} | {name: heard(name) for name in sentences(words)}


def sentences(words: type[Any]) -> list[str]:
    return [name for name in dir(words) if name.startswith("because_")]


def said_of(game: Game[Any], view: View, move: int) -> list[Said]:
    """Which reasons a listening game gives for a move."""
    because: list[Said] = game.say(view).because  # type: ignore[attr-defined]
    because.clear()
    game.reason(view, move)
    return because[:]


# Where hints are asked for


class Spot(NamedTuple):
    view: View
    seed: int
    where: str  # "seats=4 moon=others seed=7 move 31"


def spots(game: Game[Any], seed: int) -> Iterator[Spot]:
    """Positions with a choice, from whole games with all seats and house rules, played well, badly and both."""
    ways: list[tuple[int, dict[str, Any]]] = [(case.seats, case.options) for case in cases(game, seed)]
    common: list[dict[str, Any]] = [dict(preset.options) for preset in game.presets.values()] or [{}]
    while True:
        choose = random.Random(seed)
        seats, options = choose.choice(ways)
        if seed % 2:  # as most people play
            seats, options = choose.choice(list(game.seats)), choose.choice(common)
        try:
            position = game.start(seats, seed, **options)
        except gamenight.GameNightError:
            position = game.start(seats, seed)  # a preset that is not for so many
        yield from _spots(game, position, seed, f"seats={seats} {options} seed={seed}")
        seed += 1


def _spots(game: Game[Any], position: Position, seed: int, where: str) -> Iterator[Spot]:
    choose, chance, judgement = random.Random(seed), Seeded(seed), game.judgement
    random_moves = choose.choice((0.0, 0.1, 0.1, 0.5))
    no_choice = reasons().get(game.name, Reasons()).no_choice
    kept: list[Spot] = []
    choices = 0
    for number in range(LONGEST):
        movers = game.movers(position)
        if not movers:
            break
        seat = choose.choice(movers)
        moves = position.moves(seat)
        if len(moves) > 1 and not (no_choice and no_choice(position.view(seat))):
            choices += 1
            place = choose.randrange(choices)
            if place < LOOKS:
                spot = Spot(position.view(seat), seed * LONGEST + number, f"{where} move {number}")
                kept[place : place + (len(kept) == LOOKS)] = [spot]
        move = choose.choice(list(moves))
        if judgement is not None and choose.random() >= random_moves:
            move = judgement.choose(position, seat, moves, chance)
        position.play(seat, move, chance)
    yield from kept


# What comes of it


class Told(NamedTuple):
    """A hint, and what is wrong with its reason."""

    game: Game[Any]

    spot: Spot
    hint: Hint
    said: list[Said]
    unknown: list[str]  # sentences without a predicate
    false: list[str]
    idle: list[str]  # true, and of every other legal move as well
    shares: dict[str, float]  # of the worlds in which they are true, where worlds decide
    in_words: bool
    took: tuple[float, float]  # seconds: the hint, its reason alone


def told(game: Game[Any], spot: Spot, playouts: int | None) -> Told:
    """A hint, held to the law. `playouts` None: with as much time as a page gives it."""
    kept: dict[str, Predicate] = reasons().get(game.name, Reasons())
    heard = _listening_game(game)
    began = time.perf_counter()
    given = hint(heard, spot.view, playouts=playouts, seed=spot.seed % (1 << 30))
    thought = time.perf_counter()
    said = said_of(heard, spot.view, given.move)
    took = thought - began, time.perf_counter() - thought
    held = [(name, named, kept[name]) for name, named in said if name in kept]
    shares = {
        name: held_to.worlds(game, spot.view, given.move, named, spot.seed)
        for name, named, held_to in held
        if held_to.share
    }
    return Told(
        game,
        spot,
        given,
        said,
        [name for name, _ in said if name not in kept],
        [name for name, named, it in held if not it.is_true(game, spot.view, given.move, named, spot.seed)],
        [name for name, named, it in held if _idle(game, it, spot, given.move, named)],
        shares,
        any(name not in kept or not kept[name].number for name, _ in said),
        took,
    )


_listening_game = cache(listening)


def _idle(game: Game[Any], it: Predicate, spot: Spot, move: int, named: Sequence[int]) -> bool:
    """Whether the sentence could be said of every other legal move, too."""
    for other in spot.view.moves:
        if other != move:
            own = it.of(spot.view, other, named)
            if own is None or not it.is_true(game, spot.view, other, own, spot.seed):
                return False
    return True


class Count:
    """What many hints of a game came to."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.hints, self.in_words = game, 0, 0
        self.said, self.unknown, self.false, self.idle = (Counter[str]() for _ in range(4))
        self.shares: dict[str, list[float]] = {}
        self.seconds = [0.0, 0.0]

    def add(self, one: Told) -> None:
        self.hints += 1
        self.in_words += one.in_words
        self.said.update(name for name, _ in one.said)
        self.unknown.update(one.unknown)
        self.false.update(one.false)
        self.idle.update(one.idle)
        for name, share in one.shares.items():
            self.shares.setdefault(name, []).append(share)
        self.seconds = [all_of + one_of for all_of, one_of in zip(self.seconds, one.took, strict=True)]

    @property
    def with_a_reason(self) -> int:
        """Of a hundred hints."""
        return 100 * self.in_words // max(self.hints, 1)

    def broken_promises(self) -> list[str]:
        """Sentences that are true in fewer worlds, over all that was said, than their words promise."""
        kept: dict[str, Predicate] = reasons().get(self.game.name, Reasons())
        return [
            name
            for name, all_of in self.shares.items()
            if sum(all_of) / len(all_of) < kept[name].share - 0.001
        ]

    def faults(self) -> list[str]:
        """What is wrong with what was said."""
        return [
            *(f"{name} has no predicate" for name in self.unknown),
            *(f"{name} is false {n} times of {self.said[name]}" for name, n in self.false.items()),
            *(f"{name} is true of any move {n} times of {self.said[name]}" for name, n in self.idle.items()),
        ]

    def problems(self) -> list[str]:
        """What the law forbids, over many hints."""
        few = self.with_a_reason < IN_WORDS
        return [
            *self.faults(),
            *(f"{name} promises more than it keeps" for name in self.broken_promises()),
            *([f"only {self.with_a_reason} % have a reason"] if few else []),
        ]


def unproved(game: Game[Any]) -> list[str]:
    """What is wrong with the predicates themselves: sentences that have none, uses that they misjudge."""
    kept = reasons()[game.name]
    missing = [f"{name} has no predicate" for name in sentences(game.words["en"]) if name not in kept]
    wrong = []
    for name, it in kept.items():
        for use, expected in ((it.true, True), (it.false, False)):
            table = use.table()
            view = table.view()
            move = table.game.read(view, use.move)[0]
            if move not in view.moves:
                wrong.append(f"{name}: {use.move} may not be played there")
            elif it.is_true(table.game, view, move, use.named, 1) != expected:
                wrong.append(f"{name} of {use.move} is not {expected}")
    return missing + wrong
