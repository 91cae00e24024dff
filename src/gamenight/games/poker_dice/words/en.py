"""What Poker Dice says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Poker Dice"
    about = "Two throws of five dice: the best poker hand wins."
    presets = {
        "sheet": ("As on the rule sheet", "Two throws; two players play the best three of five."),
        "wild": ("Aces wild", "Aces stand for any face."),
        "generous": ("Generous", "Three throws, and any dice may be thrown again."),
    }
    options = {
        "wild_aces": "Aces stand for any face",
        "wins": "Hands to win, with two players",
        "rounds": "Hands to play, with three or more players",
        "short_throw_off": "A throw-off is a single throw",
        "three_throws": "Three throws in all instead of two",
        "throw_all": "Four or five dice may be thrown again, too",
        "limit": "Nobody uses more throws than the first player of the hand",
        "rotate": "The first place passes on after each hand",
    }
