# compiled
"""What a good player of Monopoly knows."""

from __future__ import annotations

from typing import Final

from gamenight.games.monopoly.board import BOOK
from gamenight.parts.property.judging import PropertyJudgement

JUDGEMENT: Final = PropertyJudgement(BOOK)
