"""How the things of Sorry! are said."""

from __future__ import annotations

from gamenight.core import words
from gamenight.games.sorry.notation import CARD_NAMES, COLOURS
from gamenight.games.sorry.rules.board import HOME, TRACK, ZONE

CARD_SAYS = (
    "Forward 1, or a pawn out of START",
    "Forward 2, or a pawn out of START; then draw again",
    "Forward 3",
    "Backward 4",
    "Forward 5",
    "Forward 7, or split it",
    "Forward 8",
    "Forward 10, or backward 1",
    "Forward 11, or change places with an opponent",
    "Forward 12",
    "A pawn from START takes an opponent's place",
)


def card(kind: int) -> str:
    """ "a 7", "an 8", "a SORRY!" """
    return f"{'an' if CARD_NAMES[kind] in ('8', '11') else 'a'} {CARD_NAMES[kind]}"


def pawn_says(pawn: int) -> str:
    """ "red pawn 1" """
    return f"{COLOURS[pawn // 4]} pawn {pawn % 4 + 1}"


def place_says(place: int) -> str:
    """A place after "to": "space 14", "safety step 3", "HOME"."""
    if place < TRACK:
        return f"space {place}"
    return f"safety step {place - ZONE + 1}" if place < HOME else "HOME" if place == HOME else "START"


def points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def score_reason(homes: list[int], winner: int, seat: int, bonus: int) -> str:
    """Where the points of one game came from."""
    said = f"{homes[seat]} HOME: {5 * homes[seat]}"
    if seat != winner:
        return said
    away = sum(4 - home for other, home in enumerate(homes) if other != seat)
    said += f"; {away} opponents' pawns not HOME: {5 * away}"
    return said + (f"; bonus {bonus}" if bonus else "")


class Words(words.Words):
    title = "Sorry!"
    about = "Bring four pawns around the board and HOME, and send the others back to START on the way."
    presets = {
        "sheet": ("As on the rule sheet", "Everyone for themselves; first with four pawns HOME."),
        "teams": ("Teams", "Red and yellow against blue and green, with any of the eight pawns."),
        "points": ("For points", "Hands of five cards; one game, scored."),
        "match": ("Match to 300", "Hands of five cards, game after game until someone has 300 points."),
    }
    options = {
        "opposite": "Two players sit at opposite sides",
        "teams": "Team rules: red and yellow against blue and green",
        "points": "Play for points, with hands of five cards",
        "two_plays_again": "Playing for points: a 2 gives another play",
        "cumulative": "Playing for points: all bonuses that apply add up",
        "target": "Playing for points: points that end the match; 0 plays one game",
        "displaced_slides": "A pawn displaced by an 11 slides too",
        "max_turns": "Turns after which play stops",
    }
