"""A page that a script writes: written anew, or with --check only compared with what it should be."""

from __future__ import annotations

import sys
from pathlib import Path


def kept(page: Path, text: str, script: str) -> int:
    """The exit status: 1 if the page was to be checked and is out of date."""
    if "--check" not in sys.argv:
        page.write_text(text, encoding="utf-8")
        return 0
    fresh = page.read_text(encoding="utf-8") == text
    print("fresh" if fresh else f"out of date; run: PYTHONPATH=src python3 {script}")
    return 0 if fresh else 1
