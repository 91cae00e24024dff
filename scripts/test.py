"""Install, check, and test what was installed: python3 scripts/test.py [PYTEST ARGUMENTS]"""

from __future__ import annotations

import sys

import check
import environment

if __name__ == "__main__":
    environment.install("test")
    status = check.check()
    # tests/test_build.py makes sure that what was installed is what is tested
    sys.exit(status or environment.run("pytest", "-n", "2", *sys.argv[1:], GAMENIGHT_INSTALLED="yes"))
