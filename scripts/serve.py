"""Set up what is missing, and play: python3 scripts/serve.py [--quiet] [ARGUMENTS OF gamenight]

The rules run interpreted from the sources until they are compiled, which happens beside.
"""

from __future__ import annotations

import signal

if __name__ == "__main__":  # Ctrl-C ends this without a word until there is something to say
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import beside
import environment
from telling import Terminal, Work

ASKS = frozenset({"-h", "--help", "--version"})  # what is answered, and nothing is served
STOPPING = 12.0  # seconds: the server finishes its writes in ten


def serve(arguments: Sequence[str], quiet: bool) -> int:
    """The exit status of `gamenight`."""
    terminal = Terminal(quiet=quiet)
    environment.end_politely()
    with environment.failing_plainly():
        if not environment.is_prepared():
            terminal.line("Game Night is set up in this folder; this is done once.")
            with environment.alone(environment.BUILD / "installing", terminal) as lock:
                environment.prepare(Work(terminal, environment.BUILD / "logs", lock))
        compiled = beside.is_compiled()
    sources = environment.compiled_folder() if compiled else environment.ROOT / "src"
    compiling = beside.Compiling(terminal)
    command = [environment.program("python"), "-m", "gamenight", *completed(arguments)]
    slow = not compiled and beside.may_compile()
    process = subprocess.Popen(command, cwd=environment.ROOT, env=settings(sources, slow))
    try:
        if not compiled and is_serving(arguments):
            compiling.start()
        return waited(process)
    except SystemExit:
        process.terminate()
        return waited(process)
    finally:
        compiling.stop()


def settings(sources: Path, slow: bool) -> dict[str, str]:
    """The environment that `gamenight` runs in. Whoever wants no bytecode of their own would wait thrice as long for
    each start: all that it loads lies in this folder, and is not compiled again."""
    own = {"PYTHONPATH": str(sources), "GAMENIGHT_SLOW": "yes" if slow else "", "PYTHONDONTWRITEBYTECODE": ""}
    return {**os.environ, **own}


def completed(arguments: Sequence[str]) -> list[str]:
    """Options that stand alone are those of `gamenight serve`, but for those that `gamenight` has itself."""
    alone = bool(arguments) and arguments[0].startswith("-")
    own = alone and arguments[0].partition("=")[0] in ASKS | {"--host"}
    return ["serve", *arguments] if alone and not own else list(arguments)


def is_serving(arguments: Sequence[str]) -> bool:
    """Whether `gamenight` will serve; other commands have the terminal to themselves."""
    return not ASKS.intersection(arguments) and (
        not arguments or arguments[0] == "serve" or arguments[0][0] == "-"
    )


def waited(process: subprocess.Popen[bytes]) -> int:
    """Its exit status. It hears Ctrl-C as this program does; if it goes on nevertheless, it is told to stop."""
    try:
        return process.wait()
    except KeyboardInterrupt:
        try:
            return process.wait(STOPPING)
        except (KeyboardInterrupt, subprocess.TimeoutExpired):
            process.terminate()
            return process.wait()


if __name__ == "__main__":
    words = sys.argv[1:]
    quiet = words[:1] == ["--quiet"]
    sys.exit(serve(words[quiet:], quiet))
