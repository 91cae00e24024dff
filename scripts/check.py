"""Format, lint, types and layers, and the page's own checks where its tools are installed: python3 scripts/check.py"""

from __future__ import annotations

import shutil
import subprocess
import sys

import environment

COMMANDS = (
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("mypy",),
    ("mypy", "--config-file", "tests/mypy.ini"),
    ("lint-imports",),
)


def check() -> int:
    """The exit status of the first check that fails, or 0."""
    return environment.all_of(COMMANDS) or check_page()


def check_page() -> int:
    """prettier, eslint and svelte-check, after `npm ci` in web/."""
    npm = shutil.which("npm")
    if npm is None or not (environment.ROOT / "web" / "node_modules").is_dir():
        return 0
    return subprocess.call([npm, "--prefix", "web", "run", "--silent", "lint"], cwd=environment.ROOT)


if __name__ == "__main__":
    sys.exit(check())
