"""What Domino Poker says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Domino Poker"
    about = "Poker with tiles: five each, a round of betting, and the best hand takes the pot."
    presets = {
        "sheet": ("As ruled", "Ten hands with chips."),
        "open": ("Without betting", "Best hand scores a point."),
        "one": ("A single hand", "One hand decides."),
    }
    options = {
        "betting": "One round of betting with chips",
        "hands": "Hands to play",
        "straights": "Which straights count",
    }
