# compiled
"""What is kept and what is passed at Hearts: how many more points a seat takes for it than the others, in hundredths.

The numbers were fitted (`scripts/passes.py`) to millions of hands in which all passed this and that, and played at a
glance.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LOWEST: Final = 6  # cards of a suit, from the lowest on, whose ranks count
RANKS: Final = 13
MOST: Final = 10  # cards of a suit; with more of them it counts as with so many
GUARDS: Final = 6  # likewise, beside the queen of spades, or a spade above her


def figures(text: str) -> vec[i64]:
    """The numbers of a table."""
    found = vec[i64](capacity=512)
    for word in text.split():
        found = append(found, i64(int(word)))
    return found


# By how many cards of a suit are kept, from none on: clubs, diamonds, hearts, spades.
LENGTH: Final = figures("""
-172  -84   28   86  121  160  204   88  -68 -341  -59
-188  -81   34   89  125  150  209   91  -68 -392   -6
-328  -65   10   25   62   90  116   81   46  128 -200
-120   -5   42   20   10   41   78   93   35 -234    4
""")

# By the rank of the lowest card kept of a suit, of the next one, and so on: six rows a suit, from the two to the ace.
RANK: Final = figures("""
  33  -46  -35   -3   14   20   24   28   23   23   18   19   18
   0  -71  -38  -13    4   23   37   51   52   49   45   38   42
   0    0  -44  -23   -4   13   27   40   47   41   31   31   33
   0    0    0  -25   -2   10   22   33   29   17    6    5    9
   0    0    0    0    1   15   27   29   14   -9  -23  -33  -38
   0    0    0    0    0   41   41   21    5  -23  -70  -93  -99

 -49  -33   -8   12   20   23   27   33   24   23   27   29   22
   0  -41  -26   -9   10   25   36   47   49   43   37   33   28
   0    0  -23  -13    1   13   25   35   39   37   30   29   25
   0    0    0    8    0   11   16   20   17   15    5    9    8
   0    0    0    0   -9   11   14   20   19    5  -16  -27  -32
   0    0    0    0    0   92   71   17    4  -28  -83 -116 -125

 -94  -85  -28   19   44   59   70   77   70   64   53   42    0
   0 -127 -110  -84  -51   -5   43   88  120  130  128  121  105
   0    0  -26  -18   -8    7   24   47   69   73   68   57   55
   0    0    0   17   26   28   37   47   56   48   34   23    5
   0    0    0    0   41   25   32   52   64   47   23    1  -26
   0    0    0    0    0   11   62   69   65   32   12  -18  -62

 -42  -38  -40  -45  -47  -53  -57  -58  -59  -63  302  156  128
   0  -47  -42  -42  -36  -36  -37  -36  -39  -38  208  127  108
   0    0  -33  -30  -23  -23  -17   -7    2    8  102   42   27
   0    0    0   11   -2   -2    4   10   18   24   26  -30  -32
   0    0    0    0   14   -1   -3   -1   -4   -6  -11    5   22
   0    0    0    0    0   -8  -14    5   -3  -11  -11    8    9
""")

# By how many spades below her are kept with the queen.
QUEEN_GUARDED: Final = figures("""
 302  208  102   26  -11  -11    1
""")

# By how many spades are kept with the king or the ace among them, and not the queen.
HIGH_GUARDED: Final = figures("""
   0  116   61  112  145   45    9
""")

# What it costs that somebody else gets a card.
PASSED: Final = figures("""
  13    8    3    4    5    7    4    4    3    2    3   -5  -15
  13   14   11    7    7    5    6    5    2    2    0   -3  -11
  -6   -5   -5   -6   -8   -9   -9   -9   -9   -8   -7   -2    5
  -9   -8   -9   -6   -8   -8  -11  -12  -16  -13    1  -16  -14
""")
