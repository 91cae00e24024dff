# compiled
"""Moves as a person writes them: `7`, `7 x3`, `bump`, `pass`; `name 3` says what a led Five stands for."""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.games.zillionaire.rules.position import ZillionaireView, group
from gamenight.games.zillionaire.rules.public import NAME, PASS
from gamenight.games.zillionaire.words.en import Words

RANKS = (
    "",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "bump",
    "bankrupt",
    "bankroll",
    "millionaire",
    "zillionaire",
)
SHORT = {"five": 5, "wild": 5, "z": 13, "m": 12, "roll": 11, "rupt": 10, "b": 9}
CARDS = re.compile(r"(?P<rank>[a-z]+|\d)s?(?: ?[x*] ?(?P<n>[1-6]))?")


def write(view: ZillionaireView, move: int) -> str:
    if move == PASS:
        return "pass"
    if move >= NAME:
        return f"name {move - NAME + 1}"
    rank, n = move // 6 + 1, move % 6 + 1
    return RANKS[rank] if n == 1 else f"{RANKS[rank]} x{n}"


def read(view: ZillionaireView, text: str, say: Words) -> list[int]:
    words = " ".join(text.lower().split())
    if words == "pass":
        return [PASS]
    named = re.fullmatch(r"name ([1-6])", words)
    if named:
        return [NAME + int(named[1]) - 1]
    repeated = words.split(" ")
    if len(repeated) > 1 and len(set(repeated)) == 1 and len(repeated) <= 6:
        words = f"{repeated[0]} x{len(repeated)}"
    found = CARDS.fullmatch(words)
    rank = rank_named(found["rank"]) if found else 0
    if not found or not rank:
        raise Unreadable(say.unreadable(text))
    return [group(rank, int(found["n"] or 1))]


def rank_named(word: str) -> int:
    """The rank that a word names; 0 if it names none."""
    plain = word if word in RANKS else word.removesuffix("s")
    if plain in RANKS[1:]:
        return RANKS.index(plain)
    return SHORT.get(plain, 0)
