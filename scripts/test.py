"""Install, check, and test what was installed: python3 scripts/test.py [PYTEST ARGUMENTS]"""

from __future__ import annotations

import sys

import check
import environment

if __name__ == "__main__":
    with environment.failing_plainly():
        environment.install("test")
        status = check.check()
        # tests/test_build.py makes sure that what was installed is what is tested. A hundred programs are started:
        # each would read all libraries from their sources where a machine says that Python is to write no bytecode.
        tests = ("pytest", "-n", "3", "--dist", "worksteal", *sys.argv[1:])
        status = status or environment.run(*tests, GAMENIGHT_INSTALLED="yes", PYTHONDONTWRITEBYTECODE="")
    sys.exit(status)
