"""`python -m gamenight.laws GAME...` tries every law on the named games, as `gamenight laws` does."""

from __future__ import annotations

import sys

from gamenight.laws.trial import try_all

if __name__ == "__main__":
    sys.exit(min(1, try_all(sys.argv[1:])))
