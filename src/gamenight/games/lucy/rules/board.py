# compiled
"""The board, the decks and the characters of I Love Lucy, as numbers. Comments cite clauses of rules.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit

# What a space says (4).
BLANK: Final = 0
LUCY: Final = 1
AYYI: Final = 2
DRAW: Final = 3  # what: RIGHT, LEFT or CHOICE
GIVE: Final = 4  # likewise
RECEIVE: Final = 5
TAKE: Final = 6  # what: from each
PAY: Final = 7  # what: to each
GIVE_OR_PAY: Final = 8  # what: to each
BANK: Final = 9  # what: 20 or -20
RETURN: Final = 10  # what: the space; ANYWHERE for a choice
FIRE: Final = 11

RIGHT: Final = 0
LEFT: Final = 1
CHOICE: Final = 2
ANYWHERE: Final = -1

SPACES: Final = 108
ENTRANCE: Final = 78  # to the Fire Escape
LOOP_END: Final = 107  # the step after it is the entrance again
MERTZ: Final = 117  # the space after the entrance and eight steps: 109 to 116
STEPS: Final = 8
ESCAPE: Final = 108  # + step

_CODES: Final = {
    "START": (BLANK, 0),
    "FIRE": (FIRE, 0),
    "LUCY": (LUCY, 0),
    "AYYI": (AYYI, 0),
    "DRAW_R": (DRAW, RIGHT),
    "DRAW_L": (DRAW, LEFT),
    "DRAW_C": (DRAW, CHOICE),
    "GIVE_R": (GIVE, RIGHT),
    "GIVE_L": (GIVE, LEFT),
    "GIVE_C": (GIVE, CHOICE),
    "RECEIVE": (RECEIVE, 0),
    "TAKE10": (TAKE, 10),
    "PAY5": (PAY, 5),
    "OR10": (GIVE_OR_PAY, 10),
    "OR15": (GIVE_OR_PAY, 15),
    "+20": (BANK, 20),
    "-20": (BANK, -20),
    "TO9": (RETURN, 9),
    "TO23": (RETURN, 23),
    "TO31": (RETURN, 31),
    "TO38": (RETURN, 38),
    "TO52": (RETURN, 52),
    "TO?": (RETURN, ANYWHERE),
}
TRACK: Final = (
    "START PAY5 LUCY GIVE_L AYYI DRAW_R -20 OR10 AYYI +20 LUCY GIVE_R "
    "DRAW_L AYYI PAY5 GIVE_C -20 DRAW_C AYYI OR15 LUCY PAY5 DRAW_R +20 "
    "AYYI RECEIVE -20 GIVE_R LUCY AYYI PAY5 -20 OR10 TAKE10 DRAW_L AYYI "
    "LUCY GIVE_L +20 DRAW_R -20 PAY5 AYYI OR15 DRAW_C LUCY -20 GIVE_R "
    "AYYI PAY5 TAKE10 DRAW_L -20 AYYI RECEIVE OR10 DRAW_C LUCY -20 PAY5 "
    "AYYI GIVE_C +20 DRAW_R OR15 LUCY DRAW_L AYYI -20 PAY5 GIVE_L TAKE10 "
    "AYYI LUCY DRAW_C -20 OR10 PAY5 FIRE LUCY AYYI DRAW_L TO9 TAKE10 "
    "GIVE_L +20 AYYI TO31 PAY5 +20 DRAW_C OR10 TO23 AYYI RECEIVE +20 "
    "LUCY TO52 TAKE10 GIVE_R DRAW_R TO? AYYI LUCY +20 PAY5 TO38 GIVE_C"
)


def _column(at: int) -> vec[i64]:
    found = vec[i64](capacity=108)
    for code in TRACK.split():
        found = append(found, _CODES[code][at])
    return found


SAYS: Final = _column(0)
WHAT: Final = _column(1)

# Characters, the four main ones first (1.3). A hand is a packed number: five bits for how many of each.
CHARACTERS: Final = 7
MAINS: Final = 4
FIELD: Final = 5
MASK: Final = 31
ONE_EACH: Final[i64] = 0x42108421  # one of each of the seven
COPIES: Final = vec[i64]([10, 10, 10, 10, 8, 8, 8])


def some(n: i64, character: i64) -> i64:
    """n cards of a character, packed."""
    return n << (FIELD * character)


def held(hand: i64, character: i64) -> i64:
    """How many cards of a character a packed hand has."""
    return (hand >> (FIELD * character)) & MASK


def complete(hand: i64) -> bool:
    """Whether a hand has all four main characters (6.1)."""
    return hand & 31 != 0 and hand & 992 != 0 and hand & 31744 != 0 and hand & 1015808 != 0


def nth(hand: i64, n: i64) -> i64:
    """The character of card n of a packed hand, sorted by character."""
    character: i64 = 0
    while n >= hand & MASK:
        n -= hand & MASK
        hand >>= FIELD
        character += 1
    return character


def whole() -> i64:
    """All character cards there are."""
    found: i64 = 0
    character: i64 = 0
    while character < CHARACTERS:
        found += some(COPIES[character], character)
        character += 1
    return found


def mains(hand: i64) -> i64:
    """How many of the four main characters a hand has."""
    found: i64 = 0
    character: i64 = 0
    while character < MAINS:
        if held(hand, character) > 0:
            found += 1
        character += 1
    return found


# The I Love Lucy deck: 0 to 6 collect that character; then these two (1.5).
ANY: Final = 7
KEEP: Final = 8
LUCY_DECK: Final = vec[i64]([4, 4, 4, 4, 3, 3, 3, 5, 2])

# The Ay...Yi...Yi deck: 0 to 15 something to imitate; lose a turn; back so many spaces (1.6).
LOSE: Final = 16
BACK: Final = 17
BACK_BY: Final = vec[i64]([2, 3, 4, 5, 6, 8, 10])
AYYI_DECK: Final = vec[i64](
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 2, 2, 2, 2, 2, 1, 1]
)  # fmt: skip

NEEDED: Final = 100  # dollars to qualify (3.1)

# Bonus cards (1.4).
VITA: Final = 0
MEAT: Final = 1
WORTH: Final = vec[i64]([15, 10])


def everyone(seats: i64) -> i64:
    return bit(1, seats) - 1
