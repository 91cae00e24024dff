# compiled
"""What Dominoes says in English."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gamenight.parts.line.words.en import LineWords


@mypyc_attr(allow_interpreted_subclasses=True)
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
    decisions = {
        "match": (
            "Lay a tile that matches one end of the line.",
            "Keep tiles that leave you something for the next turn.",
        ),
        "draw": ("Nothing of yours matches.", "You draw tiles until one fits."),
        "drawn": ("The tile you drew fits.", "It has to be played."),
        "pass": ("Nothing of yours matches, and there is nothing to draw.", "Your turn passes."),
    }
    minute = (
        "Be the first to play all your tiles.",
        "In your turn, match an end of the line, or draw until you can.",
        "The winner of a round scores the dots the others hold.",
    )
    lesson = (
        ("The highest double opened the line. Both its ends are six.", ""),
        ("Play a tile with a six: the six-four, at the left.", "It must have a six to touch the six."),
        ("They matched your four. Now the left end is three.", ""),
        ("A double lies across the line. Play the double three.", "Only a three or a six fits now."),
        ("They had nothing that fits, and must draw from the boneyard.", ""),
        ("Empty your hand first, and you score their dots.", ""),
    )
