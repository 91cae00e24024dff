"""What Checkers says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Checkers"
    about = "Jump over the other side's checkers and reach the far row for a king."
    presets = {
        "sheet": ("As on the rule sheet", "Nobody has to jump, and a jump may stop early."),
        "tournament": (
            "Tournament rules",
            "Who can jump must jump; dark begins; a player who cannot move loses.",
        ),
    }
    options = {
        "forced_capture": "Who can jump must jump, and must jump on",
        "king_jumps_on": "A checker crowned by a jump may jump on as a king",
        "blocked_draws": "A player who cannot move draws instead of losing",
        "first": "Who begins",
        "repetition": "The same position three times is a draw",
        "quiet_moves": "Moves by each side without a jump or a man moved that make a draw; 0 for never",
        "agreed_draws": "The players may agree on a draw",
        "position": "Where the checkers stand at first, as PDN writes it (B:W21,22:BK1)",
    }
