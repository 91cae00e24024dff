"""What Zillionaire says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Zillionaire"
    about = "Climb over everyone's cards and be first out: the rich get richer, the poor give up their best."
    presets = {
        "sheet": ("As on the rule sheet", "Three games."),
        "long": ("Long match", "Ten games."),
        "strict": ("Strict passing", "Whoever passes is out of the round."),
    }
    options = {
        "games": "Games in the match",
        "seating": "How players sit in the next game",
        "green_line": "Who exchanges with Thin Ice, six players",
        "pass_is_final": "Whoever has passed is out of the round",
        "next_answers": "Only the next player may answer a Bankrupt",
        "skip_each": "Each Bump of a group skips one player",
        "namer_bound": "Whoever names what a led Five stands for may play only that many",
        "rich_breaks_ties": "More Rich finishes break ties",
    }
