# compiled
"""What a good player of Dominoes knows."""

from __future__ import annotations

from typing import Final

from gamenight.parts.line.judging import LineJudgement

JUDGEMENT: Final = LineJudgement(30.0, False)
