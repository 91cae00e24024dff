"""How a piece looks in a few characters: with suits and shapes on a full screen, in ASCII elsewhere."""

from __future__ import annotations

import re
import unicodedata

from gamenight.core.scene import Piece

SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RANKS = frozenset("23456789TJQKA")
SEATS = "●■▲◆★✚▼►◐◎▬✖"  # a shape a seat, so that colour never speaks alone; none is a suit of cards
SEAT_LETTERS = "ABCDEFGHIJKL"
CHESS = {"K": "♚", "Q": "♛", "R": "♜", "B": "♝", "N": "♞", "P": "♟"}
LIGHT = ("light", "white")
SIDES = (*LIGHT, "dark", "black")
PLAIN = str.maketrans({
    "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "...", "×": "x", "→": "->", "←": "<-", "−": "-",
    "½": "1/2", "•": "*", "·": "-", "£": "GBP ", "€": "EUR ", "♣": "C", "♦": "D", "♥": "H", "♠": "S", "≥": ">=",
    "≤": "<=",
})  # fmt: skip
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")  # which would command the terminal


def ascii_only(text: str) -> str:
    """The same in ASCII, for pipes and old terminals.

    >>> ascii_only("Théo’s 7♥ — 2½")
    "Theo's 7H - 21/2"
    >>> ascii_only("\\x1b[2JTheo")
    '[2JTheo'
    """
    plain = unicodedata.normalize("NFKD", text.translate(PLAIN)).encode("ascii", "ignore").decode()
    return CONTROL.sub("", plain)


def is_suited(face: str) -> bool:
    return len(face) == 2 and face[0] in RANKS and face[1] in SUITS


def seat_mark(seat: int, colour: str = "") -> str:
    if colour in SIDES:  # as its men look
        return "○" if colour in LIGHT else "●"
    return SEATS[seat % len(SEATS)] if seat >= 0 else "○"


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat % len(SEAT_LETTERS)] if seat >= 0 else "o"


def drawn(piece: Piece) -> str:
    """A piece as the full screen shows it."""
    face = piece.face
    if piece.kind == "card" and is_suited(face):
        return ("10" if face[0] == "T" else face[0]) + SUITS[face[1]]
    if piece.kind in ("card", "tile", "die", "deed"):
        return face.replace("-", "│") if piece.kind == "tile" and face else face or "▒▒"
    if piece.kind == "man" and face in CHESS:
        return CHESS[face]
    if piece.kind == "man":
        return ("○" if piece.colour in LIGHT else "●") + ("♛" if face == "king" else "")
    return seat_mark(piece.seat) + (face if piece.kind == "chip" else "")


def typed(piece: Piece) -> str:
    """A piece in ASCII: for a man or a pawn the first letter of its colour, or A, B, C by seat; a king is a capital."""
    face = ascii_only(piece.face)
    if piece.kind in ("card", "tile", "die", "deed"):
        return face or "??"
    if piece.kind == "man" and face in CHESS:
        return face if piece.seat == 0 else face.lower()
    letter = piece.colour[:1].upper() or seat_letter(piece.seat)
    if piece.kind == "chip":
        return letter + face
    return letter.lower() if piece.kind == "man" and face != "king" else letter
