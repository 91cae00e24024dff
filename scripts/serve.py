"""Install and play: python3 scripts/serve.py [ARGUMENTS OF gamenight]"""

from __future__ import annotations

import sys

import environment

if __name__ == "__main__":
    environment.install()
    sys.exit(environment.run("gamenight", *sys.argv[1:]))
