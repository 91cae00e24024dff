"""The tests of a game, read once, and every change to its rules tried in a child process of its own.

Where a change stands in a function, the child puts the changed code into it and runs the tests that run its lines,
the quickest first. A table, or what runs while modules are read, is read anew with all that may stand on it.
Every test has a limit of processor time, however busy the machine is.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import re
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from io import StringIO
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gamenight"
ENOUGH = 10  # calls of a function in a test that are watched: after more, all of it counts as run
SLOWER = 3  # how much longer than when it is watched a test may take, after
GRACE = 1  # seconds
READING = 60  # seconds to read all modules, or for one walk of the laws
OPTIONS = ["-s", "--tb=native", "-p", "no:cacheprovider", "-p", "no:xdist"]
TIME, UNREADABLE = "time", "unreadable"  # what notices a change, besides a test's name
Key = tuple[str, int]  # a function's name and first line


def forked(task: Callable[[], Any]) -> Any:
    """What a task answers in a child process; TIME if it ran out of that."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        try:
            with open(writer, "w", encoding="utf-8") as answer:
                json.dump(task(), answer)
        finally:
            os._exit(0)
    os.close(writer)
    with open(reader, encoding="utf-8") as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else TIME


def with_tests(files: list[str], work: Callable[[list[pytest.Item]], None]) -> None:
    """Pytest reads the tests of these files, and leaves the rest to `work`."""

    class Work:
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            work(session.items)
            return True

    with redirect_stdout(StringIO()) as said:
        status = pytest.main([*OPTIONS, *files], plugins=[Work()])
    if status == pytest.ExitCode.INTERNAL_ERROR:
        raise SystemExit(said.getvalue())


def _limited(seconds: float) -> None:
    """From now on this process has so much processor time."""
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, hard))


def _fails(item: pytest.Item) -> bool:
    before = item.session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return item.session.testsfailed > before


class Trials:
    """The tests in these files, or those of clauses among them, and what each runs of the rules in the others."""

    def __init__(self, tests: list[str], rules: list[str], of_clauses: bool = False) -> None:
        self.tests, self.of_clauses = tests, of_clauses
        self.rules = {str(PACKAGE / name): name for name in rules}
        self.items: dict[str, pytest.Item] = {}
        self.ran: dict[str, dict[str, Any]] = {}  # test: its clauses, lines and seconds
        self.while_read: set[tuple[str, Key]] = set()  # functions that ran before any test
        self.functions: dict[tuple[str, Key], list[FunctionType]] = {}

    def begin(self, work: Callable[[], None]) -> None:
        """Read the tests, see what they run, then do the work."""

        def read(items: list[pytest.Item]) -> None:
            sys.setprofile(None)
            self.items = {item.nodeid: item for item in items if not self.of_clauses or _clauses(item)}
            for each in gc.get_objects():
                if isinstance(each, FunctionType) and (name := self.rules.get(each.__code__.co_filename)):
                    self.functions.setdefault((name, _key(each.__code__)), []).append(each)
            self.ran = forked(self._watched)
            gc.freeze()
            work()

        def noted(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and (name := self.rules.get(frame.f_code.co_filename)):
                self.while_read.add((name, _key(frame.f_code)))

        sys.setprofile(noted)
        with_tests(self.tests, read)

    def _watched(self) -> dict[str, dict[str, Any]]:
        found = {}
        for name, item in self.items.items():
            lines: set[tuple[str, int]] = set()
            calls: Counter[CodeType] = Counter()
            before = time.process_time()
            sys.settrace(self._watcher(lines, calls))
            failed = _fails(item)
            sys.settrace(None)
            seconds = time.process_time() - before
            if failed:
                raise SystemExit(f"{name} fails as it is")
            for code, times in calls.items():
                if times > ENOUGH:
                    rules = self.rules[code.co_filename]
                    lines.update((rules, line) for *_, line in code.co_lines() if line)
            found[name] = {"clauses": _clauses(item), "lines": sorted(lines), "seconds": seconds}
        return found

    def _watcher(
        self, lines: set[tuple[str, int]], calls: Counter[CodeType]
    ) -> Callable[[FrameType, str, object], Any]:
        def watch(frame: FrameType, event: str, _: object) -> Any:
            code = frame.f_code
            name = self.rules.get(code.co_filename)
            if name is None:
                return None
            if event == "call":
                calls[code] += 1
                if calls[code] > ENOUGH:
                    return None
            lines.add((name, frame.f_lineno))
            return watch

        return watch

    def running(self, file: str, lines: range) -> list[str]:
        """The tests that run one of these lines, the quickest first."""
        of_these = [
            test
            for test, each in self.ran.items()
            if any(name == file and line in lines for name, line in each["lines"])
        ]
        return sorted(of_these, key=lambda test: self.ran[test]["seconds"])

    def noticing(
        self, file: str, tree: ast.Module, lines: range, among: list[str] | None = None, laws: str = ""
    ) -> str:
        """The first test that fails with this file changed, TIME, UNREADABLE, "laws" of the games named, or nothing."""
        code = compile(tree, str(PACKAGE / file), "exec")
        changed = self._changed(file, code)
        tests = self.running(file, lines) if changed else sorted(self.ran)
        tests = [test for test in tests if among is None or test in among]

        def try_them() -> str:
            _limited(READING)
            if changed:
                for function, new in changed:
                    function.__code__ = new
                return self._first_failing(self.items, tests) or _broken(laws)
            _forget()
            sys.meta_path.insert(0, Finder(str(PACKAGE / file), code))
            answer = [UNREADABLE]
            with_tests(
                self.tests,
                lambda items: answer.insert(
                    0, self._first_failing({item.nodeid: item for item in items}, tests)
                ),
            )
            return answer[0] or _broken(laws)

        return str(forked(try_them)) if tests or laws else ""

    def _changed(self, file: str, code: CodeType) -> list[tuple[FunctionType, CodeType]]:
        """The functions to change, with their new code; none where that would not do."""
        source = (PACKAGE / file).read_text(encoding="utf-8")
        before = dict(_codes(compile(source, code.co_filename, "exec")))
        keys = [(key, new) for key, new in _codes(code) if before.get(key) != new]
        if any((file, key) in self.while_read for key, _ in keys):
            return []
        return [(function, new) for key, new in keys for function in self.functions.get((file, key), [])]

    def _first_failing(self, items: dict[str, pytest.Item], tests: list[str]) -> str:
        for test in tests:
            if test not in items:
                return UNREADABLE
            _limited(GRACE + SLOWER * self.ran[test]["seconds"])
            if _fails(items[test]):
                return test
        return ""


def _broken(names: str) -> str:
    """ "laws" if one of them does not hold for one of these games."""
    from gamenight import game
    from gamenight.laws import LAWS, cases, watch

    for name in names.split():
        for case in cases(game(name)):
            _limited(READING)
            try:
                watch(case, LAWS)
            except Exception:
                return "laws"
    return ""


def _forget() -> None:
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if name.partition(".")[0] == "gamenight" or file.startswith(str(ROOT / "tests")):
            del sys.modules[name]


class Finder:
    """Finds one module with other code than its file has."""

    def __init__(self, file: str, code: CodeType) -> None:
        self.file, self.code = file, code

    def find_spec(self, name: str, path: Any, target: object = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name.startswith("gamenight.") else None
        if spec is None or spec.origin != self.file:
            return None
        spec.loader = Changed(name, self.file)
        spec.loader.code = self.code
        return spec


class Changed(SourceFileLoader):
    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[tuple[Key, CodeType]]:
    yield _key(code), code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _clauses(item: pytest.Item) -> list[str]:
    """As gamenight.laws reads them: `test_4_2_...`, `clause("4.2")`."""
    named = re.match(r"test_(\d+)_(\d+)_", item.name)
    marked = [clause for mark in item.iter_markers("clause") for clause in mark.args]
    return [*marked, f"{named[1]}.{named[2]}"] if named else marked
