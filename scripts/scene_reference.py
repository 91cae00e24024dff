"""Write the reference of everything a scene can hold into docs/adding-a-game.md, from core/scene.py and its comments.

PYTHONPATH=src python3 scripts/scene_reference.py; with --check it only says whether the page is as it should be.
"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path

from generated import kept

from gamenight.core import scene
from gamenight.core.scene import Picture

PAGE = Path(__file__).resolve().parent.parent / "docs" / "adding-a-game.md"
BEGIN, END = "<!-- made by scripts/scene_reference.py -->\n", "<!-- end -->\n"
FIELD = re.compile(
    r"^    (?P<name>\w+): (?P<type>[^=#]+?)(?: = (?P<default>[^#]*?))?(?:\s+# (?P<says>.*))?$", re.M
)
WORDS = ("SURFACES", "PIECES", "ZONES", "SHOWINGS", "SHAPES")


def reference() -> str:
    kinds = [kind for kind in vars(scene).values() if inspect.isclass(kind) and issubclass(kind, Picture)]
    named = [f"- `{name}`: {', '.join(getattr(scene, name))}" for name in WORDS]
    parts = [section(kind) for kind in reversed(kinds) if kind is not Picture]
    return "\n".join(["", *named, "", *parts])


def section(kind: type) -> str:
    """One part of a scene, field by field."""
    source = re.sub(r" = \(\s+(\S+)\s+# (.*)\n\s+\)", r" = \1  # \2", inspect.getsource(kind))
    rows = [row(found) for found in FIELD.finditer(source)]
    about = " ".join((kind.__doc__ or "").split())
    return "\n".join([f"**{kind.__name__}**: {about}", "", "| field | type | |", "|---|---|---|", *rows, ""])


def row(found: re.Match[str]) -> str:
    kind = found["type"].replace("|", "\\|")
    default = f" = {found['default']}" if found["default"] else ""
    says = (found["says"] or "").replace("|", "\\|")
    return f"| `{found['name']}` | `{kind}{default}` | {says} |"


def page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{reference()}{END}{after}"


if __name__ == "__main__":
    sys.exit(kept(PAGE, page(), "scripts/scene_reference.py"))
