"""Compiles the rules beside a running server, at low priority; the next start serves them (`scripts/serve.py`)."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import native
from environment import BUILD, CONSTRAINTS, FOLDER, PIP, ROOT, compiled_folder, locks, program
from telling import Terminal, cause, counted, elapsed, end, telling_lines

QUIET_START = 3.0  # seconds in which the server has the machine for itself
COMPILERS = ("cc", "gcc", "clang")
NOTHING_TO_COMPILE_WITH = (
    "No C compiler (gcc or clang) was found, so the rules run interpreted, which is slower."
)


def is_compiled() -> bool:
    """Whether a whole compiled copy of these very sources is there."""
    return native.is_made_of(compiled_folder(), native.sources_digest())


def has_compiler() -> bool:
    """Whether there may be a C compiler; on Windows only trying it tells."""
    asked = os.environ.get("CC", "").split()
    return sys.platform == "win32" or any(map(shutil.which, asked[:1] or COMPILERS))


def may_compile() -> bool:
    return os.environ.get("GAMENIGHT_COMPILE") != "no" and has_compiler()


def give_way(pid: int) -> None:
    """Everything else that wants the processor comes before this process and all that it starts from now on."""
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, pid, 19)
    if hasattr(os, "SCHED_IDLE"):  # Linux
        with contextlib.suppress(OSError):
            os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))
        with contextlib.suppress(OSError):  # a session of its own may be weighed as one, whatever is in it
            Path(f"/proc/{pid}/autogroup").write_text("19")


class Compiling:
    """The work beside, from a thread of its own; `stop` ends it, and the next one goes on where it was."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal, self.log = terminal, BUILD / "logs" / "compile.log"
        self._stopped = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        if self._process is not None:
            end(self._process)
        if self._thread.is_alive():
            self._thread.join(5)

    def _work(self) -> None:
        if os.environ.get("GAMENIGHT_COMPILE") == "no" or self._stopped.wait(QUIET_START):
            return
        if not has_compiler():
            self.terminal.line(NOTHING_TO_COMPILE_WITH)
            return
        try:
            with (BUILD / "compiling").open("w") as lock:
                if locks(lock):  # else another window compiles
                    self._compile()
        except OSError as problem:
            self.terminal.line(f"The rules stay interpreted, slower: {problem}.")

    def _compile(self) -> None:
        began = time.monotonic()
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.log.unlink(missing_ok=True)
        dest = compiled_folder()
        self.terminal.line(
            "The rules are compiled beside, at low priority; the next start serves them, faster."
        )
        python = self._tools()
        done = python is not None and self._run(
            [str(python), str(ROOT / "scripts" / "native.py"), str(dest)], dest
        )
        if self._stopped.is_set():
            return
        if done:
            self.terminal.line(
                f"The rules are compiled ({elapsed(time.monotonic() - began)}): from the next start on."
            )
        else:
            problem = cause(self.log) or " ".join(telling_lines(self.log, 1))
            self.terminal.line(f"The rules stay interpreted, slower: {problem} ({self.log} has the rest.)")

    def _tools(self) -> Path | None:
        """The Python of an environment of the build's own: types of what the server uses would change what is built."""
        import tomllib

        wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"][
            "requires"
        ]
        stamp = json.dumps([wanted, CONSTRAINTS.read_text(encoding="utf-8")])
        folder = BUILD / "tools" / compiled_folder().name
        python = folder / Path(program("python")).relative_to(FOLDER)
        if (folder / "made_by").exists() and (folder / "made_by").read_text() == stamp and python.exists():
            return python
        shutil.rmtree(folder, ignore_errors=True)
        make = [program("python"), "-m", "venv", "--without-pip", str(folder)]
        known = ["--constraint", str(CONSTRAINTS)]
        fetch = [program("python"), "-m", "pip", "--python", str(python), *PIP[2:], *known, *wanted]
        if not (self._run(make) and self._run(fetch)):
            return None
        (folder / "made_by").write_text(stamp)
        return python

    def _run(self, command: list[str], counting: Path | None = None) -> bool:
        """Whether it succeeds. It and all that it starts give way to everything else."""
        progress = counting / ".native" / "progress" if counting else None
        if progress:
            progress.unlink(missing_ok=True)
        with self.log.open("ab") as log:
            self._process = process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=sys.platform != "win32",
                creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )
            if sys.platform != "win32":
                give_way(process.pid)
            quarter = 0
            while process.poll() is None:
                if self._stopped.wait(0.5):
                    end(process)
                    process.wait()
                done, of = counted(progress) if progress else (0, 0)
                if of and done < of and done * 4 // of > quarter:
                    quarter = done * 4 // of
                    self.terminal.line(f"Compiling the rules beside: {done} of {of} modules.")
        return process.returncode == 0
