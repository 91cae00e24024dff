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
    ("lint-imports",),
)


def check() -> int:
    """The exit status of the first check that fails, or 0. The page's own run beside the others."""
    page = page_checks()
    status = environment.all_of(COMMANDS)
    if page is None:
        return status
    said, _ = page.communicate()
    print("$ npm run lint", said, sep="\n", end="", flush=True)
    return status or page.returncode


def page_checks() -> subprocess.Popen[str] | None:
    """prettier, eslint and svelte-check, after `npm ci` in web/."""
    npm = shutil.which("npm")
    if npm is None or not (environment.ROOT / "web" / "node_modules" / "eslint").is_dir():
        return None
    command = [npm, "--prefix", "web", "run", "--silent", "lint"]
    return subprocess.Popen(
        command, cwd=environment.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


if __name__ == "__main__":
    with environment.failing_plainly():
        status = check()
    sys.exit(status)
