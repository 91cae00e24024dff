# compiled
"""How much each thing that a good player of Zillionaire sees counts for a move: hundredths, for `sight` to add up.

Learnt in rounds, by games of four in which every choice was thought about for some 1,000 playouts: the moves that such
a search came back to most often are those that these figures lean to. `scripts/leanings.py` makes another round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def table(figures: str) -> vec[i64]:
    return vec[i64]([int(figure) for figure in figures.split()])


# To lead a group.
LEAD_RANK: Final = table(  # by rank, broken and whole
    "-112 130 -118 123 -78 102 -80 75 0 -4 -61 75 -38 74 -39 30 5 16 2 -15 16 -47 -10 -24 98 -120"
)
LEAD_GROUP: Final = table(  # by the size of the group: up to 4s, Fives to 8s, higher
    "32 41 18 -35 -14 0 -3 -31 39 12 20 0 -29 -53 18 -14 0 0"
)
LEAD_KIND: Final = table(  # by kind, and how many groups are left after it
    "0 -52 26 5 -2 -10 29 0 54 56 10 -35 -26 -38 0 28 4 -4 -16 -5 -19 0 -17 34 -43 8 3 -14 0 -1 -9 6 12 "
    "-20 -21 0 144 -108 -58 -19 5 14 0 -46 19 50 26 16 16"
)
LEAD_SAFE: Final = table(  # what something unseen beats, and what nothing does, by groups left
    "0 -100 -38 -35 3 11 6 0 209 60 -1 -29 -48 -39"
)
LEAD_OVER: Final = table(  # by the cards of who is nearly out: what they could play, and more
    "-25 25 -6 6 -11 11 0 0"
)
LEAD_NEAR: Final = table(  # a group they could play, by rank
    "-101 -68 -75 -24 16 29 -38 33 50 43 52 23 34 -8 -5 -12 17 36 -4 -24 -7 22 -12 8 -26 8 25 7 19 26 0 "
    "24 -20 -10 -4 -28 -48 4 -6 111 93 66 40 -57 -12 -34 -45 -27 -37 -40 4 -61"
)
LEAD_SPARE: Final = table("112 -55 -17 -36 -8 0")  # by cards of the rank that are kept

# To beat what lies there.
ON_RANK: Final = table(  # by rank, broken and whole
    "0 0 -221 220 -217 238 -155 213 0 48 -192 167 -146 141 -131 104 -58 99 -99 82 -26 1 -73 65 68 -66"
)
ON_SIZE: Final = table("26 -24 22 38 3 0")  # by the size of the group
ON_KIND: Final = table(  # by kind, and how many groups are left after it
    "0 -98 -7 -1 43 46 65 0 55 44 1 -32 -1 -25 0 -8 18 -6 -9 -6 -6 0 -4 23 -10 -9 -15 -11 0 63 1 0 -10 "
    "-41 -21 0 187 -2 -40 -40 -56 -46 0 -96 -3 30 26 34 31"
)
ON_SAFE: Final = table(  # what something unseen beats, and what nothing does, by groups left
    "0 -57 12 -41 -38 -47 -36 0 157 63 15 6 7 21"
)
ON_GAP: Final = table("0 53 31 13 5 -5 -16 -7 -11")  # by ranks above what lies there
ON_LAST: Final = table(  # by the cards of whoever played that: low cards, and Bumps or higher
    "10 -15 -12 31 25 -3 16 3 30 -22"
)
ON_NEAR: Final = table(  # by the cards of whoever is nearest to going out, and rank
    "0 -54 -43 -39 3 -42 4 15 38 36 35 19 80 0 6 27 16 11 -23 1 11 4 -10 -27 -17 18 0 -35 -30 24 46 12 16 "
    "9 8 -18 -24 -3 -7 0 82 67 57 -11 29 -27 -62 -10 -24 -9 -7 -89"
)
ON_SPARE: Final = table("-23 -19 69 15 36 -6")  # by cards of the rank that are kept
ON_BEHIND: Final = table(  # by how many may still answer, and kind
    "3 32 6 13 18 10 11 33 4 -17 -29 -14 8 5 13 5 -6 -9 -11 -16 6"
)

# To pass.
PASS_MANY: Final = table("-45 -88 -46 -58 -79 -53 -43 -14")  # by groups held
PASS_LAST: Final = table("5 -19 -22 -19 -10")  # by the cards of whoever played last
PASS_NEAR: Final = table("-51 -18 2 3")  # by the cards of whoever is nearest to going out
PASS_BEHIND: Final = table("-93 10 20")  # by how many may still answer
PASS_RANK: Final = table("0 -74 -64 -35 -10 18 32 40 44 84 -182 59 24 0")  # by rank of what lies there
PASS_SIZE: Final = table("0 -26 24 -22 -38 -3 0")  # by its size
PASS_TOP: Final = table(  # by Millionaires and Zillionaires held, and groups
    "0 -29 -8 79 102 99 105 74 0 0 21 -32 -24 21 28 41 0 -14 -16 -21 -29 -15 -12 -5 0 0 7 -32 -37 -36 -42 "
    "-25 0 0 -5 -6 -46 -77 -78 -52"
)

# To say what a led Five stands for.
NAMING: Final = table(  # by number: one that the namer cannot play, and one that it can
    "-6 105 -43 50 -51 14 -4 10 -47 0 -27 0"
)
