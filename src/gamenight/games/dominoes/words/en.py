"""What Dominoes says in English."""

from __future__ import annotations

from gamenight.parts.line.words.en import LineWords


class Words(LineWords):
    title = "Dominoes"
    about = "Match an end of the line, draw when you cannot, and be first to play every tile."
    presets = {"sheet": ("As on the rule sheet", "To 100 points."), "short": ("Short game", "To 50 points.")}
    options = {
        "target": "Points that win the game; 50 for a short one",
        "voluntary_draw": "You may draw even if you could play",
        "split_ties": "Players level on the fewest dots share the points",
    }
    reasons = ("for going out", "for holding the fewest dots", "as a share of the others' dots")
