"""Where each game on a line of play has the rules that they share."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Clauses:
    match: str  # that a tile must match an end
    draw: str  # that one draws only if unable to play
    fresh: str  # that the drawn tile must be played
    passing: str  # when one passes
    lead: str  # opening the line
    end: str  # winning the game
    scoring: str  # how a round is scored
