# compiled
"""What a good player of Christmas-opoly knows."""

from __future__ import annotations

from typing import Final

from gamenight.games.christmas_opoly.board import BOOK
from gamenight.parts.property.judging import PropertyJudgement

JUDGEMENT: Final = PropertyJudgement(BOOK)
