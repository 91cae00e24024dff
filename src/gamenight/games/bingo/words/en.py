"""What Bingo says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Bingo"
    about = "A patience with dominoes: count along the row and clear it if luck will have it."
    presets = {"sheet": ("As on the rule sheet", "Tiles that match are taken by themselves.")}
    options = {"ask": "You are asked before a tile is taken away"}
