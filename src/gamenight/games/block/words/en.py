"""What Block says in English."""

from __future__ import annotations

from gamenight.parts.line.words.en import LineWords


class Words(LineWords):
    title = "Block"
    about = "Dominoes without drawing: match an end or pass, and catch the others with full hands."
    presets = {"sheet": ("As on the rule sheet", "To 100 points."), "short": ("Short game", "To 50 points.")}
    options = {
        "target": "Points that win the game",
        "winner_leads": "The winner of a round leads the next, with any tile",
    }
    reasons = ("for going out", "for holding the fewest dots")
