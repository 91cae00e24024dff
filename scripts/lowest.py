"""Try the lowest versions that pyproject.toml allows, all together: python3.11 scripts/lowest.py [PYTEST ARGUMENTS]

They are installed into build/lowest, on the oldest Python. What is checked, compiled and tested there is a part that
uses each of them. A bound that fails is raised, in pyproject.toml.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable

import environment
import page

FOLDER = environment.BUILD / "lowest"
PROGRAMS = FOLDER / environment.PROGRAMS.name
COMPILED = environment.BUILD / "lowest-compiled"
BOUND = re.compile(r"([\w.-]+)(?:\[\w+\])?\s*[>=]=\s*([\w.]+)")
START = "import gamenight.cli.app, gamenight.terminal.app, gamenight.web.serve; print('They start.')"
CHECKS = (
    ("python", "-m", "pip", "check"),
    ("python", "-m", "pip", "list", "--format=freeze"),
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("lint-imports",),
)
TESTS = (
    "core store terminal oracles test_build.py test_compiler.py test_scripts.py",
    "web/test_home_network.py web/test_nodes.py web/test_openapi.py web/test_operating.py web/test_play.py",
    "web/test_screens.py web/test_tls.py web/test_wire.py",
    "cli/test_cli_bad_input.py cli/test_cli_bench.py cli/test_cli_plain.py cli/test_cli_shelf.py",
    "lab/test_aec.py lab/test_agents.py lab/test_gymnasium.py lab/test_spiel.py lab/test_study.py",
)
PYTEST = (  # what is newest, and nobody's bound, warns of being used as it was
    *("pytest", "-q", "--no-header", "-n", "2"),
    *("-W", "default::DeprecationWarning", "-W", "default::PendingDeprecationWarning"),
)


def lower_bounds(requirements: Iterable[str]) -> list[str]:
    """Each requirement's lowest version, as a constraint for pip."""
    bounds = (BOUND.match(line) for line in requirements)
    return sorted({f"{bound[1]}=={bound[2]}" for bound in bounds if bound})


def main() -> None:
    settings = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = settings["project"]["requires-python"].removeprefix(">=")
    if sys.version.split(".")[:2] != oldest.split("."):
        sys.exit(f"Lower bounds are tried on Python {oldest}; this is {sys.version.split()[0]}.")
    requirements = [*settings["build-system"]["requires"], *environment.requirements("test")]
    venv.create(FOLDER, clear=True, with_pip=True)
    constraints = FOLDER / "lowest.txt"
    constraints.write_text("\n".join(lower_bounds(requirements)), encoding="utf-8")
    run("python", *environment.PIP, "--quiet", "--constraint", str(constraints), *requirements)
    if not page.front_end_is_fresh(environment.ROOT):
        page.build_front_end(environment.ROOT)
    run(
        "python",
        *environment.PIP,
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        ".",
        GAMENIGHT_COMPILE="no",
    )
    for check in CHECKS:
        run(*check)
    run("python", "-c", START)
    run("python", "scripts/native.py", str(COMPILED), "--only", "crazy_eights")
    run(*PYTEST, "tests/test_memory.py", "tests/games/test_crazy_eights.py", path=str(COMPILED))
    run(*PYTEST, "tests/browser/test_living_room.py")  # by itself: its conftest is not that of the others
    run(*PYTEST, *(f"tests/{name}" for line in TESTS for name in line.split()), *sys.argv[1:])


def run(program: str, *arguments: str, path: str = "src", **settings: str) -> None:
    """Run a program of that environment; what fails ends everything."""
    print("$", program, *arguments, flush=True)
    command = [str(PROGRAMS / program), *arguments]
    surroundings = {**os.environ, "PYTHONPATH": path, **settings}
    if subprocess.call(command, cwd=environment.ROOT, env=surroundings):
        sys.exit(f"{program} failed with the lowest versions.")


if __name__ == "__main__":
    main()
