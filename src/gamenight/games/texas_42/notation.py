# compiled
"""Moves as a person writes them: `bid 32`, `pass`, `trump 5`, `trump doubles`, `no trump`, and a tile, `6-4`."""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import (
    BID,
    BIDDING,
    BIDS,
    DOUBLES_TRUMP,
    NAMING,
    NO_TRUMP,
    PASS,
    TRUMP,
)
from gamenight.games.texas_42.words.en import Words
from gamenight.parts.dominoes import NAMES, WORDS, tile_named

STEPS = {bid: step for step, bid in enumerate(BIDS)}
PLURALS = ["blanks", "ones", "twos", "threes", "fours", "fives", "sixes", "doubles", "none"]


def write(view: TexasView, move: int) -> str:
    if move < BID:
        return NAMES[move]
    if move < PASS:
        return f"bid {BIDS[move - BID]}"
    if move == PASS:
        return "pass"
    return "no trump" if move == TRUMP + NO_TRUMP else f"trump {trump_text(move - TRUMP)}"


def trump_text(trump: int) -> str:
    return "doubles" if trump == DOUBLES_TRUMP else str(trump)


def read(view: TexasView, text: str, say: Words) -> list[int]:
    """The step a text stands for. A bare number is a bid in the auction, a number of trumps after it, else a tile."""
    words = " ".join(text.lower().split())
    phase = view.public.phase
    if words == "pass":
        return [PASS]
    if words.startswith("bid ") or (phase == BIDDING and words.isdecimal()):
        return [BID + _step(words.removeprefix("bid "), say)]
    trump = trump_named(words) if phase == NAMING or "trump" in words else -1
    move = TRUMP + trump if trump >= 0 else tile_named(words.removeprefix("play ").removeprefix("lead "))
    if move < 0:
        raise Unreadable(say.unreadable(text))
    return [move]


def _step(number: str, say: Words) -> int:
    step = STEPS.get(int(number), -1) if number.isdecimal() else -1
    if step < 0:
        raise Unreadable(say.no_such_bid(number))
    return step


def trump_named(words: str) -> int:
    """The trumps that "trump 5", "fives", "doubles" or "no trumps" name; -1 if none."""
    if words in ("no trump", "no trumps", "notrump", "none", "trump none"):
        return NO_TRUMP
    word = words.removeprefix("trumps").removeprefix("trump").strip()
    if word in PLURALS:
        return PLURALS.index(word)
    if word in WORDS:
        return WORDS.index(word)
    return int(word) if len(word) == 1 and word in "0123456" else DOUBLES_TRUMP if word == "double" else -1
