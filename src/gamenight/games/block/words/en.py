# compiled
"""What Block says in English."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gamenight.parts.line.words.en import LineWords


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(LineWords):
    title = "Block"
    about = "Dominoes without drawing: match an end or pass, and catch the others with full hands."
    presets = {"sheet": ("As on the rule sheet", "To 100 points."), "short": ("Short game", "To 50 points.")}
    options = {
        "target": "Points that win the game",
        "winner_leads": "The winner of a round leads the next, with any tile",
    }
    reasons = ("for going out", "for holding the fewest dots")
    decisions = {
        "lead": (
            "You lay the first tile; any will do.",
            "Heavy tiles and doubles are good to be rid of early.",
        ),
        "match": (
            "Lay a tile that matches one end of the line.",
            "Keep tiles that leave you something for the next turn.",
        ),
        "pass": ("Nothing of yours matches, and nobody draws in this game.", "Your turn passes."),
    }
    minute = (
        "Be the first to play all your tiles.",
        "In your turn, match an end of the line, or pass.",
        "The winner of a round scores the dots the others hold.",
    )
    lesson = (
        ("The highest double opened the line. Both its ends are five.", ""),
        ("Match it: play the five-two at the left.", "It must have a five to touch the five."),
        ("They matched your two. The left end is one now.", ""),
        ("Play the double one: doubles are hard to get rid of.", "A one or a five fits now."),
        ("These tiles stay out of play: nobody draws in Block.", ""),
        ("Cannot match? Then you pass. Fewest dots win a blocked round.", ""),
    )
