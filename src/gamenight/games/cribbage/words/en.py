"""What Cribbage says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Cribbage"
    about = "Fifteens, pairs and runs, in the play and in the show; first to peg 121."
    presets = {
        "sheet": ("As on the rule sheet", "To 121, counted for you."),
        "short": ("Short game", "To 61."),
        "club": ("Club rules", "Count your own hand, muggins, five for a crib flush, skunks."),
    }
    options = {
        "crib_flush_five": "A flush in the crib needs all five cards",
        "muggins": "Count your own hand; others take what you overlook",
        "target": "Points that win a game",
        "games": "Games that win the match",
        "skunks": "A skunk counts two games, a double skunk four",
        "loser_deals": "In a match the loser deals the next game",
        "claim_heels": "The dealer must claim the jack turned up",
    }
