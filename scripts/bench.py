"""Install with the peers it is measured against, and measure: python3 scripts/bench.py [ARGUMENTS OF bench]"""

from __future__ import annotations

import sys

import environment

if __name__ == "__main__":
    environment.install("test")
    sys.exit(environment.run("gamenight", "bench", *sys.argv[1:]))
