"""What a player is told when a move may not be played, and whether it is so.

A predicate stands for one sentence, by the name that its game's words give it. It is written from the sentence as a
player reads it: a pattern takes the sentence apart, and the function looks whether the view bears it out.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from gamenight import Game, Seeded
from gamenight.core.names import plain_names
from gamenight.core.position import Position
from gamenight.core.refusal import Refusal
from gamenight.laws.case import Case

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"
)  # fmt: skip
PACK = [f"{rank} of {suit}" for suit in SUITS for rank in RANKS]
LONGEST = 1_500  # moves of a game that are looked at
UNBORNE = (
    IndexError,
    KeyError,
    ValueError,
    TypeError,
    StopIteration,
)  # a sentence that names what is not there is not so


def cards(held: int) -> list[str]:
    """The cards of a set by name."""
    return [card for at, card in enumerate(PACK) if (held >> at) & 1]


def members(held: int) -> list[int]:
    return [at for at in range(63) if (held >> at) & 1]


@dataclass(frozen=True)
class Tried:
    """A view, and a move that its seat tried to make and may not."""

    game: Game[Any]
    view: Any
    move: int

    @property
    def p(self) -> Any:
        """What lies open on the table."""
        return self.view.public

    @property
    def house(self) -> Any:
        return self.view.options

    @property
    def seat(self) -> int:
        return int(self.view.seat)

    @cached_property
    def text(self) -> str:
        """The move as a person writes it."""
        return str(self.game.write(self.view, self.move))

    @cached_property
    def legal(self) -> list[str]:
        return [self.game.write(self.view, move) for move in self.view.moves]

    @cached_property
    def hand(self) -> list[str]:
        """The cards of the hand by name, in the games of the French pack."""
        return cards(self.view.hand)


Predicate = Callable[..., bool]


@dataclass
class Sentences:
    """Of one game: what holds when each sentence is said, and which only state a rule."""

    rules: frozenset[str] = frozenset()  # said of no position: true whenever the clause is
    patterns: dict[str, re.Pattern[str]] = field(default_factory=dict)
    predicates: dict[str, Predicate] = field(default_factory=dict)

    def says(self, pattern: str, *names: str) -> Callable[[Predicate], Predicate]:
        """The predicate of a sentence, by its name: that of the function, if none is written."""

        def put(predicate: Predicate) -> Predicate:
            for name in names or [predicate.__name__]:
                assert name not in self.predicates, f"{name} has two predicates"
                self.patterns[name], self.predicates[name] = re.compile(pattern), predicate
            return predicate

        return put

    def along(self, other: Sentences) -> Sentences:
        """With those of another, for what several games share."""
        both = Sentences(self.rules | other.rules)
        both.patterns, both.predicates = self.patterns | other.patterns, self.predicates | other.predicates
        return both

    def holds(self, name: str, sentence: str, tried: Tried) -> bool:
        match = self.patterns[name].fullmatch(sentence)
        if match is None:
            return False
        try:
            return bool(self.predicates[name](tried, *match.groups()))
        except UNBORNE:
            return False


@dataclass
class Heard:
    """What was said in some games: how often, what was false, and what has no predicate."""

    times: Counter[str] = field(default_factory=Counter)
    untrue: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    unknown: set[str] = field(default_factory=set)
    sentences: dict[str, list[tuple[str, Tried]]] = field(default_factory=dict)


@lru_cache(64)
def listening(words: Any) -> type[Any]:
    """The words of a game, which note each sentence they are asked for."""

    def noted(name: str) -> Callable[..., Any]:
        def method(self: Any, *args: Any) -> Any:
            said = getattr(super(heard, self), name)(*args)
            if isinstance(said, str):
                self.notes.append((name, said))
            return said

        return method

    names = [name for name in dir(words) if not name.startswith("_") and callable(getattr(words, name))]
    heard = type("Listening", (words,), {name: noted(name) for name in names})
    return heard


def refused(game: Game[Any], view: Any, move: int) -> tuple[str, Refusal]:
    """The name of the sentence that a player hears, and the refusal."""
    words: Any = game.words["en"]
    say = listening(words)(plain_names(view.seats), view.seat)
    say.notes = []
    refusal = game.to_refusal(view, move, say)
    named = [name for name, said in say.notes if said == refusal.sentence]
    assert named, f"{game.name} says {refusal.sentence!r} by no name"
    return named[-1], refusal


def tables(case: Case) -> Iterator[tuple[Position, int]]:
    """A game before some of its moves, and who is to move. Some play at random, some are in a hurry and do the last
    thing that they might, and some play as the bots do without thinking."""
    position, chance, choose = case.start(), Seeded(case.seed + 1), random.Random(case.seed)
    for number in range(LONGEST):
        movers = [seat for seat in range(case.seats) if (position.to_move() >> seat) & 1]
        if not movers:
            return
        seat = choose.choice(movers)
        moves = list(position.moves(seat))
        if number < case.looks or choose.random() < 0.1:
            yield position, seat
        move = choose.choice(moves)
        if choose.random() < 0.8 and case.seed % 3 == 1:
            move = moves[-1]
        elif case.seed % 3 == 2 and case.game.judgement is not None:
            move = case.game.judgement.choose(position.copy(), seat, position.moves(seat), chance)
        position.play(seat, move, chance)


def by_kind(game: Game[Any], view: Any) -> dict[str, list[int]]:
    """All moves there are, by their first word: each kind is tried as often as the others."""
    kinds: dict[str, list[int]] = {}
    for move in range(game.move_limit):
        word = f"{game.write(view, move)} ".partition(" ")[0]
        kinds.setdefault(re.sub(r"[A-Z0-9]+", "#", word), []).append(move)
    return kinds


def tries(case: Case, at_a_time: int) -> Iterator[Tried]:
    """Moves that may not be played: any, and those that might have been at some other time of the game."""
    choose, sometime = random.Random(case.seed), set[int]()
    kinds: dict[str, list[int]] = {}
    for position, seat in tables(case):
        view = position.view(seat)
        kinds = kinds or by_kind(case.game, view)
        sometime |= set(view.moves)
        near = [move for move in sorted(sometime) if move not in view.moves]
        far = [choose.choice(kinds[choose.choice(list(kinds))]) for _ in range(at_a_time)]
        for move in [*far, *choose.sample(near, min(len(near), at_a_time))]:
            if move not in view.moves:
                yield Tried(case.game, view, move)


def hear(cases: list[Case], sentences: Sentences, at_a_time: int = 20) -> Heard:
    """Listen to what players are told in some games."""
    heard = Heard()
    for case in cases:
        for tried in tries(case, at_a_time):
            name, refusal = refused(case.game, tried.view, tried.move)
            heard.times[name] += 1
            examples = heard.sentences.setdefault(name, [])
            if len(examples) < 40:
                examples.append((refusal.sentence, tried))
            if name in sentences.rules:
                continue
            if name not in sentences.predicates:
                heard.unknown.add(name)
            elif not sentences.holds(name, refusal.sentence, tried):
                heard.untrue[name] += 1
                heard.examples.setdefault(name, f"{case}: {tried.text!r}: {refusal.sentence}")
    return heard


def transplanted(heard: Heard, sentences: Sentences, name: str) -> bool:
    """Whether the predicate notices the sentence where it is false: said of other positions and other moves."""
    elsewhere = [tried for other, said in heard.sentences.items() for _, tried in said]
    return any(
        not sentences.holds(name, sentence, tried)
        for sentence, _ in heard.sentences[name]
        for tried in elsewhere
    )
