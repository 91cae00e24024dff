"""Install into a virtual environment, compiled where possible: python3 scripts/install.py [--quiet] [EXTRA]"""

from __future__ import annotations

import sys

import environment

if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--quiet"]
    environment.install(words[0] if words else "", quiet="--quiet" in sys.argv)
