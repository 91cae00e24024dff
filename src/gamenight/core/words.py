"""All that a game says, in one language: a class in its folder's `words/en.py`, with one method a whole sentence.

Code that decides calls `say.drew(who, card)`. Arguments are numbers (seats, cards, suits, amounts), never words, so
that another language may put them in its own order and form. English is the base class; another language overrides
every method. A game speaks a language wholly or not at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from gamenight.core import arguments
from gamenight.core.names import Names, plain_names

ENGLISH = "en"


class Words(Names):
    """What every game says, and what stands on the shelf about one."""

    language: ClassVar[str] = ENGLISH
    title: ClassVar[str] = ""  # "Crazy Eights"
    about: ClassVar[str] = ""  # one line for the shelf
    presets: ClassVar[Mapping[str, tuple[str, str]]] = {}  # name: title, what is different
    options: ClassVar[Mapping[str, str]] = {}  # name: what the house rule says
    choices: ClassVar[Mapping[str, Mapping[str, str]]] = {}  # option: value: its label, where they differ
    notation: ClassVar[str] = ""  # a pattern of what is the same in every language: squares, moves as written
    decisions: ClassVar[
        Mapping[str, tuple[str, ...]]
    ] = {}  # kind of decision: what it is about, for a beginner
    minute: ClassVar[tuple[str, ...]] = ()  # in a minute: how you win, what you do in a turn, what scores
    lesson: ClassVar[
        tuple[tuple[str, str], ...]
    ] = ()  # step by step: what it says, and the answer to a wrong try

    def game_is_over(self) -> str:
        return "The game is over."

    def not_your_turn(self) -> str:
        return "It is not your turn."

    def no_such_move(self) -> str:
        return "There is no such move."


def words_for(words: type[Words], names: Sequence[str] | None, seats: int, seat: int) -> Words:
    """A game's words for one seat: they are asked for several times a move, by the same few players."""
    if names is not None and type(names) is not tuple:
        arguments.check_names(names, seats)
        names = tuple(names)
    kind: Any = words
    try:
        return _kept(kind, names or (), seats, seat)
    except TypeError:  # names that are no texts
        arguments.check_names(names, seats)
        raise


@lru_cache(4096)
def _kept(words: Any, names: tuple[str, ...], seats: int, seat: int) -> Words:
    arguments.check_names(names, seats)
    made: Words = words(names or plain_names(seats), seat)
    return made
