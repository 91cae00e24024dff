"""The virtual environment beside the sources: how every script here finds it, makes it and installs into it.

Only the standard library is used, so that any Python from 3.11 on can run it, on Windows, macOS and Linux alike.
$VENV names another folder than .venv.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  this runs before anything has been installed
    sys.exit(f"Game Night needs Python 3.11 or later; this is {sys.version.split()[0]}.")

import contextlib
import errno
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import IO

import page
from telling import DISK_FULL, Step, StepFailed, Terminal, Work, cause, counted

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / os.environ.get("VENV", ".venv")
PROGRAMS = FOLDER / ("Scripts" if sys.platform == "win32" else "bin")
BUILD = ROOT / "build"
CONSTRAINTS = ROOT / "constraints.txt"
UNFINISHED = FOLDER / "unfinished"  # there while something is installed: whoever finds it begins anew
INSTALLED = FOLDER / "installed.json"  # by extra, the digest of what said what to install
PACKAGES = 44  # about what Game Night itself needs, for the bar
PIP = (
    "-m",
    "pip",
    "install",
    "--disable-pip-version-check",
    "--no-input",
    "--no-compile",
    "--progress-bar=off",
)
# Without a folder, from ROOT: pip splits these at spaces.
KNOWN = dict.fromkeys(("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), CONSTRAINTS.name)
NO_FIT = re.compile(r"ResolutionImpossible|conflicting dependencies|No matching distribution")
UNFIT = (
    "Not all versions in constraints.txt can be had for this Python and system; others that fit are taken."
)
ASK = 'from gamenight.doctor import speed; print("Game Night is installed,", speed() + ".")'


def program(name: str) -> str:
    """A program of the environment, such as python or ruff."""
    return str(PROGRAMS / (f"{name}.exe" if sys.platform == "win32" else name))


def run(name: str, *arguments: str, source: bool = False, **settings: str) -> int:
    """Run a program of the environment in the root of the sources; its exit status. `source` imports from src."""
    path = {"PYTHONPATH": str(ROOT / "src")} if source else {}
    try:
        return subprocess.call([program(name), *arguments], cwd=ROOT, env={**os.environ, **path, **settings})
    except KeyboardInterrupt:  # the program heard it, too
        return 130


def all_of(commands: Sequence[Sequence[str]]) -> int:
    """Run one after another until one fails; the status of the last. Those of src see it first on their path."""
    for command in commands:
        print("$", *command, flush=True)
        status = run(*command, source=True)
        if status:
            return status
    return 0


def install(extra: str = "", quiet: bool = False) -> None:
    """Install this package with what `extra` needs besides; SystemExit says why it cannot be."""
    terminal = Terminal(quiet=quiet)
    end_politely()
    with failing_plainly(), alone(BUILD / "installing", terminal) as lock:
        work = Work(terminal, BUILD / "logs", lock)
        prepare(work, extra)
        with Step(terminal, "Compiling the rules and installing") as step:
            work.together([lambda: _install_package(work, step)])
    if not quiet:
        subprocess.run([program("python"), "-c", ASK], cwd=FOLDER, check=True)  # away from the sources


def _install_package(work: Work, step: Step) -> None:
    progress = compiled_folder() / ".native" / "progress"
    progress.unlink(missing_ok=True)
    step.counting = partial(counted, progress)
    with unfinished():
        _install_fitting(work, ["--no-deps", "."], "package.log")
    with contextlib.suppress(StepFailed):  # some packages hold files that only other Pythons can read
        work.run([program("python"), "-m", "compileall", "-q", str(FOLDER)], "bytecode.log")


def is_prepared(extra: str = "") -> bool:
    """Whether everything that `prepare` would do is done. Every start asks, so it must be quick."""
    return has_packages(extra) and page.front_end_is_fresh(ROOT)


def has_packages(extra: str) -> bool:
    return (
        Path(program("python")).exists() and not UNFINISHED.exists() and _installed().get(extra) == _wanted()
    )


def prepare(work: Work, extra: str = "") -> None:
    """The environment with all packages that Game Night and `extra` need, and the page, side by side."""
    for log in work.logs.glob("*.log"):
        log.unlink()
    tools = extra == "test"  # which also checks the page
    if page.front_end_is_fresh(ROOT) and (not tools or page.has_packages(ROOT, tools)):
        work.together([lambda: _packages(work, extra)])
    elif page.system_npm() is not None:
        work.together([lambda: _packages(work, extra), lambda: _page(work, tools)])
    else:
        work.together([lambda: make(work)])
        work.together([lambda: _packages(work, extra), lambda: _page_with_fetched_node(work, tools)])


def make(work: Work) -> None:
    """Make the environment if there is none, or only the half of one."""
    if Path(program("python")).exists() and not UNFINISHED.exists():
        return
    with Step(work.terminal, "Making a virtual environment"):
        if UNFINISHED.exists() or (FOLDER / "pyvenv.cfg").exists():  # never a folder of something else
            shutil.rmtree(FOLDER, ignore_errors=True)
        with unfinished():
            try:
                work.run([sys.executable, "-m", "venv", str(FOLDER)], "environment.log")
            except StepFailed as problem:
                raise StepFailed(f"The virtual environment could not be made.\n{problem}") from None


@contextlib.contextmanager
def unfinished() -> Iterator[None]:
    """Whoever is stopped in here, even by a cut of the current, leaves a note that says so."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    UNFINISHED.touch()
    yield
    UNFINISHED.unlink(missing_ok=True)


def _packages(work: Work, extra: str) -> None:
    make(work)
    if has_packages(extra):
        return
    before = _installed()
    with Step(work.terminal, "Fetching packages") as step, unfinished():
        step.of = PACKAGES * (3 if extra else 1)

        def look(line: str) -> None:
            step.done += line.startswith("Collecting ")
            if line.startswith("Installing collected packages"):
                step.becomes("Installing packages")
                step.counting = partial(_placed, _count(), line.count(",") + 1)

        _install_fitting(work, requirements(extra), "packages.log", look)
    INSTALLED.write_text(json.dumps({**before, extra: _wanted()}))


def _install_fitting(
    work: Work, what: list[str], log: str, look: Callable[[str], None] | None = None
) -> None:
    """Install with the versions known to work together; where they cannot be had, with any that fit, and say so."""
    command = [program("python"), *PIP, *what]
    try:
        work.run(command, log, look, cwd=ROOT, env={**os.environ, **KNOWN})
        return
    except StepFailed as failure:
        problem = failure
    text = (work.logs / log).read_text(encoding="utf-8", errors="replace")
    if NO_FIT.search(text) and not cause(work.logs / log):
        work.terminal.line_once(UNFIT)
        try:
            work.run(command, log, look, cwd=ROOT)
            return
        except StepFailed as failure:
            problem = failure
    raise StepFailed(f"Packages could not be installed.\n{problem}")


def _count() -> int:
    """How many packages the environment holds."""
    return sum(
        1 for folder in ("lib/python*", "Lib") for _ in FOLDER.glob(f"{folder}/site-packages/*.dist-info")
    )


def _placed(before: int, of: int) -> tuple[int, int]:
    return min(_count() - before, of), of


def requirements(extra: str) -> list[str]:
    """What pyproject.toml says that Game Night and `extra` need."""
    import tomllib  # not at every start

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    if extra and extra not in extras:
        raise StepFailed(f"There is no extra {extra!r}; there are: {', '.join(extras)}.")
    return [*project["dependencies"], *extras.get(extra, [])]


def _wanted() -> str:
    files = (ROOT / "pyproject.toml", CONSTRAINTS)
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _installed() -> dict[str, str]:
    try:
        installed: dict[str, str] = json.loads(INSTALLED.read_text())
    except (OSError, ValueError):
        return {}
    return installed


def _page(work: Work, tools: bool, node: Path | None = None) -> None:
    with Step(work.terminal, "Fetching page tools") as step:
        lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))[
            "packages"
        ].values()
        step.of = sum(not each.get("optional") and (tools or not each.get("dev")) for each in lock)

        def call(command: list[str], **settings: object) -> None:
            if "build" in command:
                step.becomes("Building the page")
            work.run(command, "page.log", look, **settings)

        def look(line: str) -> None:
            step.done = min(step.done + ("npm http" in line), step.of)

        try:
            if not page.has_packages(ROOT, tools):
                page.fetch_packages(ROOT, node, tools, call)
            if not page.front_end_is_fresh(ROOT):
                page.build_front_end(ROOT, node, call)
        except StepFailed as problem:
            raise StepFailed(f"The page could not be built.\n{problem}") from None


def _page_with_fetched_node(work: Work, tools: bool) -> None:
    node = BUILD / "node"
    if not (node / "complete").exists():
        shutil.rmtree(node, ignore_errors=True)
        with Step(work.terminal, "Fetching Node to build the page"):
            command = [program("python"), *PIP, "--no-deps", "--target", str(node), page.NODE_WHEEL]
            try:
                work.run(command, "node.log", cwd=ROOT, env={**os.environ, **KNOWN})
            except StepFailed as problem:
                advice = "Node 20.19 or later is needed to build the page, and could not be fetched."
                raise StepFailed(f"{advice}\n{problem}") from None
        (node / "complete").touch()
    _page(work, tools, node)


def compiled_folder() -> Path:
    """Where the rules are compiled for the Python of the environment, for wheels and for `scripts/serve.py` alike."""
    settings = (FOLDER / "pyvenv.cfg").read_text(encoding="utf-8", errors="replace")
    version = re.search(r"(?m)^version(?:_info)? = (\d+)\.(\d+)", settings)
    tag = "".join(version.groups()) if version else "".join(map(str, sys.version_info[:2]))
    return BUILD / f"wheel-{sys.implementation.name}-{tag}"


@contextlib.contextmanager
def failing_plainly() -> Iterator[None]:
    """What goes wrong in here ends the program with a line or two that say what, and what to do."""
    try:
        yield
    except StepFailed as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        print("\nStopped. The next start goes on from here.", file=sys.stderr)
        sys.exit(130)
    except OSError as problem:
        if problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            place = problem.filename or "This folder"
            sys.exit(f"{place} cannot be written: copy this folder to one of your own, and begin there.")
        sys.exit(DISK_FULL if problem.errno == errno.ENOSPC else f"This cannot be done: {problem}.")


def end_politely() -> None:
    """From now on whoever stops or ends this program, or closes its window, ends what it started."""

    def leave(number: int, _: FrameType | None) -> None:
        sys.exit(128 + number)

    signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)


@contextlib.contextmanager
def alone(place: Path, terminal: Terminal) -> Iterator[IO[str]]:
    """One at a time in here; whoever has to wait says so. What gets the file, too, has to end before the next."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with place.open("w") as file:
        if not locks(file):
            terminal.line("Another window is setting up Game Night here; waiting for it.")
            while not locks(file):
                time.sleep(0.3)
        yield file


def locks(file: IO[str]) -> bool:
    """Whether this program, until it closes the file or ends, is now the one that has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
