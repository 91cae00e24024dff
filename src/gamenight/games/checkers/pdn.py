"""Positions as PDN writes them, `B:W21,22,K24:B1,K30`: who begins, and each side's squares. B is dark, W is light."""

from __future__ import annotations

from gamenight.core.chance import Chance
from gamenight.core.refusal import BadOption
from gamenight.games.checkers.rules import position as rules
from gamenight.games.checkers.rules.position import Checkers
from gamenight.games.checkers.rules.public import BOTTOM, DARK, LIGHT, TOP, Options, Public
from gamenight.parts.bits import count, each

LETTERS = "BW"
SIDES = ("dark", "light")


def begin(seats: int, options: Options, chance: Chance) -> Checkers:
    if options.position:
        return Checkers(options, read_position(options.position))  # 1.4
    return rules.start(options, chance)


def write_position(public: Public) -> str:
    """The position on the table, as PDN writes it."""
    sides = []
    for letter, men in (("W", public.light), ("B", public.dark)):
        squares = [
            f"{'K' if (public.kings >> place) & 1 else ''}{place - place // 9 + 1}" for place in each(men)
        ]
        sides.append(letter + ",".join(squares))
    return ":".join([LETTERS[public.turn], *sides])


def read_position(text: str) -> Public:
    """The table that a text describes; BadOption says what is wrong with it."""
    parts = text.strip().rstrip(".").upper().split(":")
    if len(parts) != 3 or parts[0] not in LETTERS or {part[:1] for part in parts[1:]} != set(LETTERS):
        raise BadOption(
            f"The position {text!r} should be who begins, the light squares and the dark squares, like B:W21,22:B1,K2."
        )
    public = Public()
    public.turn = DARK if parts[0] == "B" else LIGHT
    for part in parts[1:]:
        for word in part[1:].split(",") if part[1:] else []:
            _put(public, DARK if part[0] == "B" else LIGHT, word.strip(), text)
    _check_sides(public, text)
    rules.number_men(public)
    return public


def _put(public: Public, seat: int, word: str, text: str) -> None:
    number = word.removeprefix("K")
    if not (number.isascii() and number.isdigit() and 1 <= int(number) <= 32):
        raise BadOption(f"The position {text!r} names {word!r}, which is no square: they are 1 to 32.")
    square = int(number) - 1
    place = 1 << (square + square // 8)
    if (public.dark | public.light) & place:
        raise BadOption(f"The position {text!r} puts two checkers on {number}.")
    far = BOTTOM if seat == DARK else TOP
    if word.startswith("K"):
        public.kings |= place
    elif place & far:
        raise BadOption(
            f"The position {text!r} has a man on {number}, where it would be a king: write K{number}."
        )
    if seat == DARK:
        public.dark |= place
    else:
        public.light |= place


def _check_sides(public: Public, text: str) -> None:
    for side, men in zip(SIDES, (public.dark, public.light), strict=True):
        if not 1 <= count(men) <= 12:
            raise BadOption(f"The position {text!r} has {count(men)} {side} checkers; 1 to 12 can play.")
