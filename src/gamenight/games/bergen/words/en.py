# compiled
"""What Bergen says in English."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gamenight.parts.line.words.en import LineWords


@mypyc_attr(allow_interpreted_subclasses=True)
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
    decisions = {
        "match": ("Lay a tile that matches one end of the line.", "You score when both ends are alike."),
        "draw": ("Nothing of yours matches.", "You draw tiles until one fits."),
        "drawn": ("The tile you drew fits.", "It has to be played."),
        "pass": ("Nothing of yours matches, and there is nothing to draw.", "Your turn passes."),
    }
    minute = (
        "The first to fifteen points wins.",
        "In your turn, match an end of the line, or draw until you can.",
        "Both ends alike score two, three with a double at an end.",
    )
    lesson = (
        ("Whoever opens with a double has two points already.", ""),
        ("Both ends of the line show six.", ""),
        ("Play the six-blank at the left.", "Put the six-blank at the left end."),
        ("Look at the ends now: one shows a blank, one a three.", ""),
        ("Your three-blank can make both ends alike. Play it left.", "Put the three-blank at the left end."),
        ("Both ends show the same: two points for you.", ""),
        ("With a double at one of two ends alike, it is three.", ""),
        ("They have no three, so they draw here until they can match.", ""),
    )
