"""Moves a second against other programs, as `gamenight bench`: python bench/speed.py [GAME] [--seconds S] [--json]"""

from __future__ import annotations

import sys

from gamenight.cli import main

if __name__ == "__main__":
    main(["bench", *sys.argv[1:]])
