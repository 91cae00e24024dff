# compiled
"""All that a game says, in one language: a class in its folder's `words/en.py`, with one method a whole sentence.

Code that decides calls `say.drew(who, card)`. Arguments are numbers (seats, cards, suits, amounts), never words, so
that another language may put them in its own order and form. English is the base class; another language overrides
every method. A game speaks a language wholly or not at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from gamenight.core.names import Names

ENGLISH = "en"
PLAYERS = {"luck": "luck", **{str(number): f"player {number}" for number in range(1, 63)}}


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Names):
    """What every game says, and what stands on the shelf about one."""

    language: ClassVar[str] = ENGLISH
    title: ClassVar[str] = ""  # "Crazy Eights"
    other_names: ClassVar[tuple[str, ...]] = ()  # that people call the same game by: "Crates"
    about: ClassVar[str] = ""  # one line for the shelf
    presets: ClassVar[Mapping[str, tuple[str, str]]] = {}  # name: title, what is different
    looks: ClassVar[tuple[str, ...]] = ()  # what the players' tokens or colours are called, in order
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

    def __init__(self, names: Sequence[str], listener: int = -1, chosen: tuple[int, ...] = ()) -> None:
        """`chosen` says which look each seat has; by their order if it is empty."""
        super().__init__(names, listener)
        self._chosen = chosen

    def look(self, seat: int) -> int:
        """Which token or colour a seat has, among all."""
        return self._chosen[seat] if self._chosen else seat

    def game_is_over(self) -> str:
        return "The game is over."

    def not_your_turn(self) -> str:
        return "It is not your turn."

    def nobody_sits_there(self, seats: int, number: int) -> str:
        return f"There is no player {number}: there are {seats} players."

    def no_such_move(self) -> str:
        return "There is no such move."
