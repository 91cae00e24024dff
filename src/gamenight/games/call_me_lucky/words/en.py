"""Call Me Lucky in words: colours, cards, piles, points."""

from __future__ import annotations

from gamenight.core import words
from gamenight.games.call_me_lucky.rules.grid import LUCKY
from gamenight.games.call_me_lucky.rules.public import SET, VALUES, Public, worth
from gamenight.parts.bits import count, each

COLOURS = ("red", "green", "blue", "yellow")


def points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def number(card: int) -> int:
    return int(VALUES[card % SET])


def card_words(card: int) -> str:
    """ "red 5", "red Lucky Seven" """
    n = number(card)
    return f"{COLOURS[card // SET]} {'Lucky Seven' if n == LUCKY else n}"


def card_id(card: int) -> str:
    """The two cards of a number are told apart: "card:red.1b"."""
    place = card % SET
    return f"card:{COLOURS[card // SET]}.{number(card)}{'ab'[place % 2] if place < 8 else ''}"


def numbers(members: int) -> str:
    """ "1 1 4 10" """
    return " ".join(str(number(card)) for card in each(members))


def pile_words(p: Public, square: int) -> str:
    """ "red 5, over green 5 and blue 2, 12 points" """
    top, pile = p.top[square], p.piles[square]
    under = [card_words(card) for card in each(pile & ~(1 << top))]
    listed = under[0] if len(under) == 1 else f"{', '.join(under[:-1])} and {under[-1]}" if under else ""
    return card_words(top) + (f" over {listed}; {cards(count(pile))}, {points(worth(pile))}" if under else "")


class Words(words.Words):
    title = "Call Me Lucky"
    about = "Cover numbers, capture piles by matching and adding up, and freeze the best with a Lucky Seven."
    presets = {
        "sheet": ("As on the rule sheet", "Six by six squares; corners touch too."),
        "sides": ("Sides only", "Corners do not touch, so captures are rarer."),
        "wild": ("Adding up freely", "Any number of piles may add up to capture."),
    }
    options = {
        "grid": "The numbers on the board, row by row with slashes between: 1 to 10 without 7",
        "sides_only": "Only squares with a common side touch, not those with a common corner",
        "many_cards": "Three or more piles may add up to capture, not only two",
        "tie_by_piles": "Of players with equal scores the one with more piles wins",
    }
