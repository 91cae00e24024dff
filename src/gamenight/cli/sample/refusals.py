"""Which rule forbids a move, and the sentence that says so."""

from __future__ import annotations

from gamenight.cli.sample.rules import SampleView
from gamenight.cli.sample.words.en import Words
from gamenight.core.refusal import Refusal


def refuse(view: SampleView, move: int, say: Words) -> Refusal:
    return Refusal("1.2", say.decided_already())
