"""Colours of the full screen. None speaks alone: seats have shapes, suits signs, and what is legal has brackets."""

from __future__ import annotations

PAPER = "#f4ecdc"
INK = "#26211c"
BACK = "#5a4a6a"  # of a card
RED = "#b3261e"
LAMP = "#f2c14e"  # what may be touched
QUIET = "#a39c90"
LAST = "#7fb2e5"  # the last move

SEATS = (
    *("#e0705a", "#5aa9e6", "#e9c46a", "#6cc28a", "#b78ae0", "#e88fb4"),
    *("#62c6c0", "#c9b08a", "#d0d0d0", "#b6e35c", "#ff8c1a", "#8f9bff"),
)
SURFACE_COLOURS = {"felt": "#16382b", "walnut": "#33241a", "cloth": "#1a2036"}

WORDS = {
    "red": "#a3352b",
    "blue": "#2b5f9e",
    "dark blue": "#1f3f86",
    "light blue": "#6fb3d9",
    "yellow": "#c9a227",
    "green": "#2f7d4f",
    "dark green": "#205c39",
    "orange": "#c9742b",
    "purple": "#6b3f8f",
    "dark purple": "#542f6f",
    "light purple": "#a07cc0",
    "pink": "#c9628f",
    "magenta": "#b03a80",
    "brown": "#6e4a2f",
    "dark": "#5b4636",
    "light": "#c8b08a",
    "white": "#e8e2d6",
    "black": "#1d1a18",
    "grey": "#6d6a66",
    "gray": "#6d6a66",
    "silver": "#a9adb3",
    "gold": "#c9a227",
    "teal": "#2c7d7a",
    "cream": "#d9cfb4",
}
LIGHTS = {
    "red": "#ff8a78",
    "blue": "#7cc0ff",
    "yellow": "#ffe066",
    "green": "#86e0a0",
    "orange": "#ffb066",
    "purple": "#cfa8ff",
    "pink": "#ffa8cc",
    "brown": "#d9ae86",
    "silver": "#d5d9de",
    "gold": "#ffd966",
    "white": "#ffffff",
    "light": "#ffffff",
    "dark": "#b9a48e",
    "black": "#b9b4ae",
}
PLAIN_SPACE = "#4b4a52"
BRIGHT = ("white", "light", "yellow", "silver", "gold", "light blue", "cream", "pink", "light purple")


def ground(colour: str) -> str:
    """The colour that a colour word on a space means."""
    word = colour.lower().replace("-", " ")
    return word if word.startswith("#") else WORDS.get(word, PLAIN_SPACE)


def ink_on(colour: str) -> str:
    """What can be read on a space of that colour."""
    return INK if colour.lower().replace("-", " ") in BRIGHT else PAPER


def seat_ink(seat: int) -> str:
    return SEATS[seat % len(SEATS)] if seat >= 0 else PAPER


def piece_ink(seat: int, colour: str) -> str:
    """The colour of a piece or a player: the one the game gives it, light enough to be read on black, or its seat's."""
    return LIGHTS.get(colour.lower(), seat_ink(seat))


def shade(colour: str) -> str:
    """The same colour, a little darker."""
    parts = (int(colour[n : n + 2], 16) * 4 // 5 for n in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)
