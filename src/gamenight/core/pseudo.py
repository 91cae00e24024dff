"""A language that nobody speaks, made from English by changing every letter: what still has plain letters was not said
through a game's words. It shows what translating would find, without a translator.

>>> accented("Draw a card.")
'Ðřȃŵ ȃ ċȃřđ.'
"""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import wraps
from typing import Any

from gamenight.core.game import Game
from gamenight.core.words import ENGLISH, Words

LANGUAGE = "en-x-pseudo"
LETTERS = str.maketrans(
    string.ascii_letters,
    "ȃƀċđěƒğĥĩĵķľṁńōƥʠřşţūṽŵẋŷžȂƁĊÐĚƑĞĤĨĴĶĽṀŃŌƤɊŘŞŢŪṼŴẊŶŽ",
)


def accented(text: str) -> str:
    return text.translate(LETTERS)


def spoken_by(game: Game[Any]) -> Game[Any]:
    """The same game, which also speaks the pseudo-language."""
    return replace(game, words={**game.words, LANGUAGE: pseudo(game.words[ENGLISH])})


def pseudo(words: type[Words]) -> type[Words]:
    """A class of words whose every text is accented."""
    held: dict[str, Any] = {"language": LANGUAGE}
    for name in dir(words):
        value = getattr(words, name)
        if name == "__getitem__" or (callable(value) and not name.startswith("_")):
            held[name] = _accenting(value)
        elif not name.startswith("_") and name != "language":
            held[name] = _deep(value)
    return type(f"Pseudo{words.__name__}", (words,), held)


def _accenting(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def said(*args: Any, **kwargs: Any) -> Any:
        return _deep(method(*args, **kwargs))

    return said


def _deep(value: Any) -> Any:
    if isinstance(value, str):
        return accented(value)
    if isinstance(value, Mapping):
        return {key: _deep(held) for key, held in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value)(_deep(held) for held in value)
    return value


def has_plain_letters(text: str) -> bool:
    return any(letter in string.ascii_letters for letter in text)
