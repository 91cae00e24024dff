"""What Bergen says in English."""

from __future__ import annotations

from gamenight.parts.line.words.en import LineWords


class Words(LineWords):
    title = "Bergen"
    about = "Score by making both ends of the line alike; fifteen points win."
    presets = {"sheet": ("As on the rule sheet", "To 15 points."), "short": ("Short game", "To 7 points.")}
    options = {
        "target": "Points that win the game",
        "five_for_four": "Four players draw five tiles each",
        "finish_round": "The round in which someone reaches the target is played out",
        "voluntary_draw": "You may draw even if you could play",
    }
    reasons = (
        "for opening",
        "for two ends alike",
        "for two ends alike, one a double",
        "for going out",
        "for the lightest hand",
    )
