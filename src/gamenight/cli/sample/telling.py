"""What happened, as a seat hears it."""

from __future__ import annotations

from gamenight.cli.sample.rules import DECIDED, SWAPPED, SampleView
from gamenight.cli.sample.words.en import Words
from gamenight.core.journal import HIDDEN, Entry


def tell(view: SampleView, entry: Entry, say: Words) -> str:
    if entry.kind == DECIDED:
        return say.decided(entry.seat)
    if entry.kind == SWAPPED:
        return say.drew(entry.seat, entry.a) if entry.a != HIDDEN else ""
    return say.showed(entry.seat, entry.a)
