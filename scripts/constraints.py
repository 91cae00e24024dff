"""Write constraints.txt: the versions that are installed here, of all that is needed to build, run and test.

python3 scripts/constraints.py, in an environment that holds them (scripts/install.py test); it changes nothing else.
"""

from __future__ import annotations

import re
import subprocess
import tomllib

import environment
import page

HEAD = """# Versions known to work together: `pip install -c constraints.txt .` builds the same thing twice.
# Written by scripts/constraints.py from an environment in which the tests passed. Not limits: pyproject.toml has those.
"""
CLOSURE = """
import re, sys
from importlib import metadata
from packaging.requirements import Requirement
seen, todo = {}, [Requirement(line) for line in sys.stdin.read().splitlines()]
known = dict(line.split("==") for line in open(sys.argv[1]).read().splitlines() if "==" in line)
while todo:
    asked = todo.pop()
    key = re.sub(r"[-_.]+", "-", asked.name).lower()
    if key in seen or (asked.marker and not asked.marker.evaluate({"extra": ""})):
        continue
    try:
        found = metadata.distribution(asked.name)
    except metadata.PackageNotFoundError:
        if key in known:  # such as Node, where the machine has its own
            seen[key] = known[key]
        continue
    seen[key] = found.version
    for line in found.requires or []:
        inner = Requirement(line)
        extras = asked.extras or {""}
        if inner.marker is None or any(inner.marker.evaluate({"extra": extra}) for extra in extras):
            inner.marker = None
            todo.append(inner)
print(*(f"{name}=={version}" for name, version in sorted(seen.items())), sep="\\n")
"""


def wanted() -> list[str]:
    """Every requirement that pyproject.toml names, wherever it names it, and Node's, which the build may fetch."""
    read = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = read["project"]
    lines = [*read["build-system"]["requires"], *project["dependencies"], page.NODE_WHEEL]
    for extra in project["optional-dependencies"].values():
        lines += extra
    return [line for line in lines if not re.match(r"gamenight\b", line)]


def main() -> None:
    asked = [environment.program("python"), "-c", CLOSURE, str(environment.CONSTRAINTS)]
    said = subprocess.run(asked, input="\n".join(wanted()), text=True, capture_output=True, check=True)
    environment.CONSTRAINTS.write_text(HEAD + said.stdout, encoding="utf-8")
    print(f"constraints.txt holds {len(said.stdout.splitlines())} versions.")


if __name__ == "__main__":
    main()
