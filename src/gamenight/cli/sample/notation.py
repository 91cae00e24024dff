"""A move as a person writes it, both ways."""

from __future__ import annotations

from gamenight.cli.sample.rules import SampleView
from gamenight.cli.sample.words.en import Words
from gamenight.core.refusal import Unreadable

TEXTS = ("keep", "swap")


def write(view: SampleView, move: int) -> str:
    return TEXTS[move]


def read(view: SampleView, text: str, say: Words) -> list[int]:
    if text.lower() not in TEXTS:
        raise Unreadable(say.unreadable(text))
    return [TEXTS.index(text.lower())]
