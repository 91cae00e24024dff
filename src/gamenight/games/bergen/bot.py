# compiled
"""What a good player of Bergen knows."""

from __future__ import annotations

from typing import Final

from gamenight.parts.line.judging import LineJudgement

JUDGEMENT: Final = LineJudgement(4.0, True)
