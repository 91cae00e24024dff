"""Install into a virtual environment, compiled where there is a C compiler: python3 scripts/install.py [EXTRA]"""

from __future__ import annotations

import sys

import environment

if __name__ == "__main__":
    environment.install(sys.argv[1] if len(sys.argv) > 1 else "")
