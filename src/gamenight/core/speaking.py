# compiled
"""What a game says of a view that is known to be its own: `Game` checks what it is handed, and asks here.

Who has made the view themselves and asks many times a second, as a table does at every move, asks here at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gamenight.core import arguments
from gamenight.core.journal import Entry
from gamenight.core.names import plain_names
from gamenight.core.options import looks_by_seat
from gamenight.core.position import View
from gamenight.core.words import ENGLISH, Words


def voice(game: Any, view: View, names: Sequence[str] | None, language: str) -> Any:
    """The game's words for whoever has this view; English where it does not speak their language."""
    words = game.words.get(language) or game.words[ENGLISH]
    if names is not None and type(names) is not tuple:
        arguments.check_names(names, view.seats)
        names = tuple(names)
    named = game.to_looks(view) if game.to_looks else ""
    looks = looks_by_seat(named, game.words[ENGLISH].looks) if named else ()
    try:
        return _kept(words, names or (), view.seats, view.seat, looks)
    except TypeError:  # names that are no texts
        arguments.check_names(names, view.seats)
        raise


@lru_cache(4096)
def _kept(words: Any, names: tuple[str, ...], seats: int, seat: int, looks: tuple[int, ...]) -> Words:
    """A game's words for one seat: they are asked for several times a move, by the same few players."""
    arguments.check_names(names, seats)
    made: Words = words(names or plain_names(seats), seat, looks)
    return made


def told(game: Any, view: View, entries: list[Entry], say: Any) -> list[str]:
    """What happened, in sentences; entries that say nothing are left out."""
    to_sentence = game.to_sentence
    sentences: list[str] = []
    for entry in entries:
        sentence: str = to_sentence(view, entry, say)
        if sentence:
            sentences.append(sentence)
    return sentences


def written(game: Any, view: View) -> list[str]:
    """What may be played, in the game's own notation."""
    to_text = game.to_text
    return [to_text(view, move) for move in view.moves]
