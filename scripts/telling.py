"""Says in the terminal what goes on: a line a step, and a bar where it takes longer than two seconds."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO, Any, TextIO

PATIENCE = 2.0  # seconds before a step shows a bar
ROOM = 1 << 20  # bytes free, less than which is a full disk
BARS = (16, 8, 4)  # how wide a bar is: as wide as leaves room for all of the line
PLAIN = str.maketrans("█░", "#.")
REMINDER = 10.0  # seconds between lines where no line can be written over
TELLING = re.compile(r"(?i)\berror\b|ERR!|fatal|no such|denied|refused|failed")
NO_VENV = re.compile(r"ensurepip is not|No module named '?(venv|ensurepip)")
DISK = re.compile(r"(?i)No space left|ENOSPC|quota exceeded")
NETWORK = re.compile(
    r"NewConnectionError|Failed to establish|name resolution|getaddrinfo|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT"
    r"|ConnectTimeout|ProxyError|Network is unreachable|ENETUNREACH|ENOTCACHED|ECONNRESET"
)
DISK_FULL = "The disk is full: make room, about a gigabyte, and begin again."
CAUSES = (  # what a log may tell of, and what is then said instead of its lines
    (
        NO_VENV,
        "This Python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv.",
    ),
    (DISK, DISK_FULL),
    (NETWORK, "There seems to be no network; begin again where there is one."),
)
CONTROLS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x00-\x08\x0b-\x1f\x7f]")


class StepFailed(Exception):
    """What failed and what to do, in a line or two."""


class Terminal:
    """Where the lines go: standard error, so that what a command writes stays by itself."""

    def __init__(self, out: TextIO | None = None, quiet: bool = False) -> None:
        self.out = sys.stderr if out is None else out
        self.quiet = quiet
        self.rewrites = not quiet and self.out is not None and self.out.isatty()
        self._steps: list[Step] = []
        self._told: set[str] = set()
        self._shown = 0  # how many columns the line under work takes
        self._lock = threading.RLock()

    def line(self, text: str) -> None:
        """A line that stays, above the one under work."""
        with self._lock:
            if self.quiet or self.out is None:
                return
            self._wipe()
            self._write(text + "\n")
            self._draw()

    def line_once(self, text: str) -> None:
        """A line that is not said again."""
        if text not in self._told:
            self._told.add(text)
            self.line(text)

    def show(self) -> None:
        """Draws the steps under work anew, or now and then a line for each where nothing can be written over."""
        with self._lock:
            if self.rewrites:
                self._wipe()
                self._draw()
                return
            for step in self._steps:
                if step.is_due():
                    self.line(f"  {step.text} ...")

    def begin(self, step: Step) -> None:
        with self._lock:
            if not self.rewrites:
                self.line(f"{step.name} ...")
            self._steps.append(step)
        self.show()

    def end(self, step: Step, outcome: str) -> None:
        with self._lock:
            self._steps.remove(step)
        self.line(f"{step.name}: {outcome} ({elapsed(step.seconds)})")

    def _draw(self) -> None:
        if self.rewrites and self._steps:
            width = shutil.get_terminal_size().columns - 1
            blocks = self._encodes("█░")
            texts = ("   ".join(step.text_with_bar(blocks, size) for step in self._steps) for size in BARS)
            text = next((each for each in texts if len(each) <= width), "")
            text = text or "   ".join(step.text for step in self._steps)[:width]
            self._write(text)
            self._shown = len(text)

    def _wipe(self) -> None:
        if self._shown:
            self._write("\r" + " " * self._shown + "\r")
            self._shown = 0

    def _encodes(self, letters: str) -> bool:
        try:
            letters.encode(self.out.encoding or "ascii")
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def _write(self, text: str) -> None:
        if not self._encodes(text):
            text = text.encode("ascii", "replace").decode()
        try:
            self.out.write(text)
            self.out.flush()
        except (OSError, ValueError):  # nobody reads any longer
            self.quiet, self.rewrites = True, False


class Step:
    """One thing that is done, between `with` and its end, and how far it has come."""

    def __init__(self, terminal: Terminal, name: str, outcome: str = "done") -> None:
        self.terminal, self.name, self.outcome = terminal, name, outcome
        self.done = self.of = 0
        self.counting: Callable[[], tuple[int, int]] | None = None  # how much of how much, where others do it
        self._began = self._told = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    @property
    def text(self) -> str:
        if self.counting:
            self.done, self.of = self.counting()
        return (
            f"{self.name} {self.done} of {self.of}" if self.of else f"{self.name} ({elapsed(self.seconds)})"
        )

    def text_with_bar(self, blocks: bool = True, width: int = BARS[0]) -> str:
        if self.seconds <= PATIENCE:
            return self.text
        drawn = bar(self.done, self.of, width) if self.of else wandering(self.seconds, width)
        return f"{self.text} {drawn if blocks else drawn.translate(PLAIN)}"

    def becomes(self, name: str) -> None:
        """The step is done, and another begins in its place."""
        self.terminal.end(self, self.outcome)
        self.name, self.done, self.of, self.counting = name, 0, 0, None
        self._began = time.monotonic()
        self.terminal.begin(self)

    def is_due(self) -> bool:
        """Whether to remind of it, where that takes a line."""
        due = time.monotonic() - self._told >= REMINDER
        if due:
            self._told = time.monotonic()
        return due

    def __enter__(self) -> Step:
        self.terminal.begin(self)
        return self

    def __exit__(self, kind: object, problem: object, trace: object) -> None:
        self.terminal.end(self, self.outcome if kind is None else "not done")


def bar(done: int, of: int, width: int) -> str:
    """How far it has come.

    >>> bar(140, 303, 16)
    '███████░░░░░░░░░'
    """
    full = min(width, done * width // of)
    return "█" * full + "░" * (width - full)


def wandering(seconds: float, width: int) -> str:
    """A bar of something of which nobody knows how far it has come: two blocks that go on every half second.

    >>> wandering(2.5, 8), wandering(4.0, 8)
    ('░░░░░██░', '░██░░░░░')
    """
    at = int(seconds * 2) % (width - 1)
    return "░" * at + "██" + "░" * (width - 2 - at)


def elapsed(seconds: float) -> str:
    """
    >>> elapsed(7.4), elapsed(131)
    ('7 s', '2 min 11 s')
    """
    whole = round(seconds)
    return f"{whole} s" if whole < 60 else f"{whole // 60} min {whole % 60} s"


def counted(file: Path) -> tuple[int, int]:
    """How much is done, and of how much, as another program wrote into a file; 0, 0 where it has not."""
    try:
        done, of = file.read_text().split()
        return int(done), int(of)
    except (OSError, ValueError):
        return 0, 0


def telling_lines(log: Path, most: int = 3) -> list[str]:
    """The last lines of a log that say what went wrong; its last lines where none does."""
    text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    lines = [CONTROLS.sub("", line).strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("$ ")]  # not the commands themselves
    return ([line for line in lines if TELLING.search(line)] or lines)[-most:]


def cause(log: Path) -> str:
    """What a log tells of that has nothing to do with what was tried; empty where it does not."""
    text = log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
    if shutil.disk_usage(log.parent).free < ROOM:  # not every program says it
        return DISK_FULL
    return next((sentence for sign, sentence in CAUSES if sign.search(text)), "")


class Work:
    """Programs that are run for the steps, all ended when the work is given up."""

    def __init__(self, terminal: Terminal, logs: Path, lock: IO[str] | None = None) -> None:
        """`lock` stays locked until all programs have ended, even where this one is killed."""
        self.terminal, self.logs = terminal, logs
        self._shared = () if lock is None or sys.platform == "win32" else (lock.fileno(),)
        self._running: list[subprocess.Popen[bytes]] = []
        self._ended = False

    def run(
        self, command: list[str], log: str, look: Callable[[str], None] | None = None, **settings: Any
    ) -> None:
        """Run a program, its output into `log`, each line of which `look` sees; StepFailed if it fails."""
        file = self.logs / log
        self.logs.mkdir(parents=True, exist_ok=True)
        with file.open("ab") as output:
            output.write(f"$ {' '.join(command)}\n".encode("utf-8", "replace"))
            output.flush()
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                start_new_session=sys.platform != "win32",
                pass_fds=self._shared,
                **settings,
            )
            self._running.append(process)
            if self._ended:
                end(process)
            assert process.stdout
            for line in process.stdout:
                output.write(line)
                output.flush()
                if look:
                    look(line.decode("utf-8", "replace"))
            process.stdout.close()
            status = process.wait()
        self._running.remove(process)
        if status:
            raise StepFailed(failure(file))

    def end(self) -> None:
        """Ends whatever runs."""
        self._ended = True
        for process in list(self._running):
            end(process)

    def together(self, jobs: Iterable[Callable[[], None]]) -> None:
        """Does jobs side by side, and raises what the first to fail raised."""
        problems: list[BaseException] = []

        def guarded(job: Callable[[], None]) -> None:
            try:
                job()
            except BaseException as problem:
                problems.append(problem)
                self.end()

        threads = [threading.Thread(target=guarded, args=(job,), daemon=True) for job in jobs]
        for thread in threads:
            thread.start()
        try:
            while any(thread.is_alive() for thread in threads):
                for thread in threads:
                    thread.join(0.1)
                self.terminal.show()
        except BaseException:  # Ctrl-C, among others
            self.end()
            for thread in threads:
                thread.join(10)
            raise
        if problems:
            raise problems[0]


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a program that has a session of its own, and all that it started, at once.

    All that is done here is begun anew or gone on with after a cut of the current, too; npm, asked politely, would
    first put everything back, for seconds.
    """
    with contextlib.suppress(OSError):
        if process.poll() is None and sys.platform == "win32":
            process.terminate()
        elif process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def failure(log: Path) -> str:
    """What a log says that went wrong, in a few lines; a plain cause is enough."""
    plain = cause(log)
    lines = [plain] if plain else telling_lines(log)
    return "\n".join(f"  {line}" for line in [*lines, f"All that was said is in {log}."])
