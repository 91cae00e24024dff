# compiled
"""What five poker dice are worth. Dice are packed three bits a die, 0 the nine to 5 the ace."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.position import bit

# A value is its rank times 64 plus what decides between equals (3.2).
NOTHING: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FULL_HOUSE: Final = 5
FOUR: Final = 6
FIVE: Final = 7
ACE: Final = 5


def faces(dice: i64) -> i64:
    """How many dice show each face, three bits a face."""
    counts: i64 = 0
    die: i64 = 0
    while die < 5:
        counts += bit(1, 3 * (dice & 7))
        dice >>= 3
        die += 1
    return counts


def hand_value(dice: i64) -> i64:
    """The value of five dice (3.1 to 3.5)."""
    return value(faces(dice))


def value(counts: i64) -> i64:
    """The value of five dice by how many there are of each face."""
    many: i64 = -1  # the face there are most of, the highest if equal
    many_count: i64 = 0
    next_face: i64 = -1  # the highest other face of which there are two
    top: i64 = -1
    kinds: i64 = 0
    face: i64 = ACE
    while face >= 0:
        n = (counts >> (3 * face)) & 7
        if n > 0:
            kinds += 1
            if top < 0:
                top = face
            if n > many_count:
                if many_count == 2:
                    next_face = many
                many, many_count = face, n
            elif n == 2 and next_face < 0:
                next_face = face
        face -= 1
    if many_count == 5:
        return FIVE * 64 + many
    if many_count == 4:
        return FOUR * 64 + many
    if many_count == 3:
        return FULL_HOUSE * 64 + many * 8 + next_face if kinds == 2 else THREE * 64 + many
    if many_count == 2:
        return TWO_PAIR * 64 + many * 8 + next_face if next_face >= 0 else PAIR * 64 + many
    if (counts & 7) == 0 or (counts >> 15) & 7 == 0:
        return STRAIGHT * 64 + top  # 3.3: five different faces without the nine, or without the ace
    return NOTHING * 64


def wild_value(dice: i64) -> i64:
    """The value of five dice with aces wild: the best reading (3.6)."""
    counts = faces(dice)
    aces = (counts >> (3 * ACE)) & 7
    return read_best(counts & ~bit(7, 3 * ACE), aces, 0)


def read_best(counts: i64, wilds: i64, lowest: i64) -> i64:
    """The best value that some wild dice, standing for faces from `lowest` up, can make of the others."""
    if wilds == 0:
        return value(counts)
    found: i64 = 0
    face = lowest
    while face <= ACE:
        with_face = read_best(counts + bit(1, 3 * face), wilds - 1, face)
        if with_face > found:
            found = with_face
        face += 1
    return found
