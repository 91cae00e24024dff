"""What Chess says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Chess"
    about = "Attack the other king so that it cannot escape."
    presets = {
        "sheet": ("As on the rule sheet", "Draws by repetition and fifty moves come by themselves."),
        "club": ("As in a chess club", "A draw by repetition or fifty moves must be claimed."),
        "bots": ("For bots", "A draw after 300 moves."),
    }
    options = {
        "repetition": "What three times the same position does",
        "fifty_moves": "What fifty moves without capture or pawn move do",
        "dead_position": "The game is drawn once nobody can ever be mated",
        "move_limit": "Moves by each side after which it is a draw; 0 for no limit",
        "position": "Where the pieces stand at first, as FEN writes it",
    }
