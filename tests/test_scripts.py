"""What the first command says and does: steps, what is still true from the last time, and what to do where it fails."""

import errno
import io
import json
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import beside  # noqa: E402
import constraints  # noqa: E402
import environment  # noqa: E402
import lowest  # noqa: E402
import native  # noqa: E402
import page  # noqa: E402
import serve  # noqa: E402
import telling  # noqa: E402
from telling import Step, StepFailed, Terminal, Work  # noqa: E402


class Screen(io.StringIO):
    """A terminal that writes this encoding."""

    def __init__(self, encoding: str = "utf-8", rewrites: bool = True) -> None:
        super().__init__()
        self._encoding, self._rewrites = encoding, rewrites

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self._rewrites


@pytest.fixture
def work(tmp_path: Path) -> Work:
    return Work(Terminal(Screen(rewrites=False)), tmp_path / "logs")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with nothing in it but what says what to install."""
    for name, value in {
        "ROOT": tmp_path,
        "FOLDER": tmp_path / ".venv",
        "UNFINISHED": tmp_path / ".venv" / "unfinished",
        "INSTALLED": tmp_path / ".venv" / "installed.json",
        "CONSTRAINTS": tmp_path / "constraints.txt",
        "PROGRAMS": tmp_path / ".venv" / "bin",
    }.items():
        monkeypatch.setattr(environment, name, value)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    Path(environment.program("python")).touch()
    (tmp_path / "constraints.txt").write_text("rich==15.0.0\n")
    project = '[project]\ndependencies = ["rich>=13"]\n[project.optional-dependencies]\nhome = ["zeroconf"]\n'
    (tmp_path / "pyproject.toml").write_text(project)
    environment.INSTALLED.write_text(json.dumps({"": environment._wanted()}))
    return tmp_path


def test_a_step_says_that_it_begins_and_how_long_it_took() -> None:
    screen = Screen(rewrites=False)
    with Step(Terminal(screen), "Building the page"):
        pass
    assert screen.getvalue() == "Building the page ...\nBuilding the page: done (0 s)\n"


def test_a_pipe_gets_no_control_characters_and_now_and_then_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(rewrites=False)
    terminal = Terminal(screen)
    with Step(terminal, "Compiling the rules") as step:
        step.done, step.of = 140, 303
        terminal.show()
        monkeypatch.setattr(telling, "REMINDER", 0)
        terminal.show()
    lines = screen.getvalue().splitlines()
    assert lines[1] == "  Compiling the rules 140 of 303 ..."
    assert len(lines) == 3
    assert "\r" not in screen.getvalue()
    assert "\x1b" not in screen.getvalue()


def test_after_two_seconds_there_is_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    step = Step(Terminal(Screen()), "Compiling the rules")
    step.done, step.of = 140, 303
    assert step.text_with_bar() == "Compiling the rules 140 of 303"
    monkeypatch.setattr(telling, "PATIENCE", -1)
    assert step.text_with_bar() == "Compiling the rules 140 of 303 ███████░░░░░░░░░"


def test_what_nobody_can_count_has_a_bar_that_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PATIENCE", -1)
    step = Step(Terminal(Screen()), "Building the page")
    assert step.text_with_bar(width=8) == "Building the page (0 s) ██░░░░░░"
    step._began -= 3
    assert step.text_with_bar(width=8) == "Building the page (3 s) ░░░░░░██"


def test_two_steps_fit_into_a_line_with_their_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PATIENCE", -1)
    screen = Screen()
    terminal = Terminal(screen)
    with (
        Step(terminal, "Making a virtual environment") as first,
        Step(terminal, "Fetching page tools") as second,
    ):
        first._began -= 12
        second.done, second.of = 40, 40
        terminal.show()
    lines = re.split(r"[\r\n]", screen.getvalue())
    assert "Making a virtual environment (12 s) ██░░   Fetching page tools 40 of 40 ████" in lines
    assert max(map(len, lines)) < 80


def test_a_step_that_goes_on_as_another_has_a_line_for_each() -> None:
    screen = Screen(rewrites=False)
    with Step(Terminal(screen), "Fetching packages") as step:
        step.done = step.of = 44
        step._began -= 12
        step.becomes("Installing packages")
        assert step.text == "Installing packages (0 s)"
    lines = screen.getvalue().splitlines()
    assert lines[1:] == [
        "Fetching packages: done (12 s)",
        "Installing packages ...",
        "Installing packages: done (0 s)",
    ]


def test_packages_are_counted_as_they_are_placed(folder: Path) -> None:
    before = environment._count()
    assert environment._placed(before, 44) == (0, 44)
    (folder / ".venv" / "lib" / "python3.11" / "site-packages" / "rich-15.dist-info").mkdir(parents=True)
    assert environment._placed(before, 44) == (1, 44)


def test_what_cannot_be_encoded_is_drawn_in_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "PATIENCE", -1)
    screen = Screen("ascii")
    terminal = Terminal(screen)
    with Step(terminal, "Compiling") as step:
        step.done, step.of = 1, 2
        terminal.show()
    terminal.line("Für ♠")
    assert "########........" in screen.getvalue()
    assert screen.getvalue().endswith("F?r ?\n")


def test_quiet_says_nothing() -> None:
    screen = Screen()
    with Step(Terminal(screen, quiet=True), "Building the page"):
        pass
    assert screen.getvalue() == ""


def test_a_program_that_fails_is_told_by_its_last_lines_and_its_log(work: Work) -> None:
    code = "print('a wall of text\\n' * 50); print('\\x1b[31mERROR: no such package\\x1b[0m'); raise SystemExit(3)"
    with pytest.raises(StepFailed) as failed:
        work.run([sys.executable, "-c", code], "packages.log")
    log = work.logs / "packages.log"
    assert str(failed.value) == f"  ERROR: no such package\n  All that was said is in {log}."
    assert "a wall of text" in log.read_text()


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("NewConnectionError: Failed to establish a new connection", "There seems to be no network"),
        ("npm error code ENOTFOUND", "There seems to be no network"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("created successfully because ensurepip is not\navailable.", "apt install python3-venv"),
        ("/usr/bin/python3: No module named venv", "apt install python3-venv"),
    ],
)
def test_a_plain_cause_is_said_instead_of_the_log(work: Work, text: str, plain: str) -> None:
    code = f"print('ERROR: No matching distribution found'); print({text!r}); raise SystemExit(1)"
    with pytest.raises(StepFailed) as failed:
        work.run([sys.executable, "-c", code], "packages.log")
    lines = str(failed.value).splitlines()
    assert plain in lines[0]
    assert lines[1:] == [f"  All that was said is in {work.logs / 'packages.log'}."]


def test_a_full_disk_is_said_also_where_no_log_could_be_written(
    work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "ROOM", 1 << 80)
    with pytest.raises(StepFailed, match="The disk is full"):
        work.run([sys.executable, "-c", "raise SystemExit(1)"], "packages.log")


def test_when_one_job_fails_the_other_is_ended(work: Work) -> None:
    def fails() -> None:
        raise StepFailed("No luck.")

    with pytest.raises(StepFailed, match="No luck"):
        work.together(
            [lambda: work.run([sys.executable, "-c", "import time; time.sleep(60)"], "a.log"), fails]
        )


@pytest.mark.skipif(sys.platform == "win32", reason="a program there cannot be asked politely")
def test_a_program_that_would_clean_up_first_ends_at_once(work: Work) -> None:
    started = threading.Event()

    def fails() -> None:
        started.wait(20)
        raise StepFailed("No luck.")

    code = "import signal, time; signal.signal(15, signal.SIG_IGN); print('on', flush=True); time.sleep(60)"
    began = time.monotonic()
    with pytest.raises(StepFailed, match="No luck"):
        work.together(
            [lambda: work.run([sys.executable, "-c", code], "a.log", lambda _: started.set()), fails]
        )
    assert time.monotonic() - began < 30


def test_nothing_is_installed_twice(folder: Path) -> None:
    assert environment.is_prepared()


@pytest.mark.parametrize("changed", ["pyproject.toml", "constraints.txt"])
def test_packages_are_fetched_again_when_other_ones_are_asked_for(folder: Path, changed: str) -> None:
    with (folder / changed).open("a") as file:
        file.write("# another\n")
    assert not environment.is_prepared()


def test_packages_of_an_extra_are_not_those_of_the_game_alone(folder: Path) -> None:
    assert not environment.has_packages("home")
    assert environment.requirements("home") == ["rich>=13", "zeroconf"]
    with pytest.raises(StepFailed, match=r"no extra 'hme'; there are: home\."):
        environment.requirements("hme")


def test_an_environment_that_was_left_half_made_is_made_again(folder: Path) -> None:
    with pytest.raises(KeyboardInterrupt), environment.unfinished():
        raise KeyboardInterrupt
    assert not environment.is_prepared()


def test_a_broken_note_of_what_is_installed_is_none(folder: Path) -> None:
    environment.INSTALLED.write_text("{")
    assert not environment.is_prepared()


def test_only_one_at_a_time_sets_up(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as first, (tmp_path / "lock").open("w") as second:
        assert environment.locks(first)
        assert not environment.locks(second)
        first.close()
        assert environment.locks(second)


SETTING_UP = """
import sys; sys.path.insert(0, "scripts")
from pathlib import Path
import environment; from telling import Terminal, Work
environment.end_politely()
folder, terminal = Path(sys.argv[1]), Terminal(quiet=True)
sleeping = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
with environment.failing_plainly(), environment.alone(folder / "lock", terminal) as lock:
    work = Work(terminal, folder, lock)
    look = lambda line: print(line, end="", flush=True)
    work.together([lambda: work.run([sys.executable, "-c", sleeping], "log", look)])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize(("name", "goes_on"), [("SIGINT", False), ("SIGTERM", False), ("SIGKILL", True)])
def test_nobody_begins_while_what_another_started_still_runs(
    tmp_path: Path, name: str, goes_on: bool
) -> None:
    """Who is stopped ends what it started; who is killed cannot, and so the next one waits for it."""
    command = [sys.executable, "-c", SETTING_UP, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        started = int(process.stdout.readline())
        process.send_signal(getattr(signal, name))
        process.wait(20)
        with (tmp_path / "lock").open() as lock:
            assert environment.locks(lock) != goes_on
        if goes_on:
            os.kill(started, signal.SIGKILL)


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.EACCES, "^/here/build cannot be written: copy this folder"),
        (errno.EROFS, "^/here/build cannot be written: copy this folder"),
        (errno.ENOSPC, "^The disk is full"),
        (errno.EIO, "^This cannot be done: .*'/here/build'"),
    ],
)
def test_a_folder_that_cannot_be_written_is_told_in_a_line(number: int, told: str) -> None:
    with pytest.raises(SystemExit, match=told), environment.failing_plainly():
        raise OSError(number, os.strerror(number), "/here/build")


def test_the_compiled_copy_serves_only_if_it_is_whole_and_of_these_sources(tmp_path: Path) -> None:
    package, dest = tmp_path / "src", tmp_path / "dest"
    (dest / "gamenight").mkdir(parents=True)
    package.mkdir()
    (package / "rules.py").write_text("one")
    digest = native.sources_digest(package)
    record = dest / "gamenight" / native.RECORD
    assert not native.is_made_of(dest, digest)
    record.write_text(json.dumps({"compiled": True, "sources": digest}))
    assert native.is_made_of(dest, digest)
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "rules.pyc").touch()
    assert native.is_made_of(dest, native.sources_digest(package))
    (package / "rules.py").write_text("two")
    assert not native.is_made_of(dest, native.sources_digest(package))
    record.write_text(json.dumps({"compiled": False, "sources": digest}))
    assert not native.is_made_of(dest, digest)


def test_how_far_compiling_is_can_be_read_by_others(tmp_path: Path) -> None:
    assert telling.counted(tmp_path / "progress") == (0, 0)
    native.count(tmp_path, 140, 303)
    assert telling.counted(tmp_path / "progress") == (140, 303)


def test_without_a_compiler_one_line_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("GAMENIGHT_COMPILE", raising=False)
    monkeypatch.setattr(beside, "QUIET_START", 0)
    screen = Screen(rewrites=False)
    compiling = beside.Compiling(Terminal(screen))
    compiling.start()
    compiling._thread.join(10)
    assert screen.getvalue() == ("" if sys.platform == "win32" else beside.NOTHING_TO_COMPILE_WITH + "\n")


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has a priority below all others")
def test_compiling_gives_way_to_everything_else() -> None:
    """The compiler that it starts, too: alone, and where a session is weighed as one."""
    say = "print(os.sched_getscheduler(0), os.getpriority(os.PRIO_PROCESS, 0), open('/proc/self/autogroup').read())"
    code = f"import os, subprocess, sys; input(); subprocess.run([sys.executable, '-c', {'import os; ' + say!r}])"
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        beside.give_way(process.pid)
        told, _ = process.communicate("\n")
    assert told.startswith(f"{os.SCHED_IDLE} 19 ")
    assert "nice" not in told or told.rstrip().endswith("nice 19")


@pytest.mark.parametrize(
    ("words", "serves"),
    [("", True), ("serve --port 1", True), ("--host ::1", True), ("play hearts", False), ("--help", False)],
)
def test_only_beside_a_server_something_is_compiled(words: str, serves: bool) -> None:
    assert serve.is_serving(words.split()) == serves


@pytest.mark.parametrize(
    ("words", "run"),
    [
        ("", ""),
        ("--port 1", "serve --port 1"),
        ("--host ::1", "--host ::1"),
        ("--host=::1", "--host=::1"),
        ("--help", "--help"),
        ("play hearts --plain", "play hearts --plain"),
    ],
)
def test_options_alone_are_those_of_the_server(words: str, run: str) -> None:
    assert serve.completed(words.split()) == run.split()


def test_the_server_keeps_bytecode_for_its_next_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    (tmp_path / "rules.py").touch()
    surroundings = serve.settings(tmp_path, slow=False)
    subprocess.run([sys.executable, "-c", "import rules"], env=surroundings, check=True)
    assert list(tmp_path.glob("__pycache__/rules.*.pyc"))


def test_what_is_installed_is_bytecode(folder: Path, work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts it may not be able to write there."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setattr(environment, "BUILD", folder / "build")
    monkeypatch.setattr(environment, "program", lambda name: sys.executable)
    monkeypatch.setattr(environment, "_install_fitting", lambda *_: None)
    monkeypatch.setattr(environment, "prepare", lambda *_: None)
    (environment.FOLDER / "pyvenv.cfg").write_text("version = 3.11.7\n")
    (environment.FOLDER / "good.py").touch()
    (environment.FOLDER / "template.py").write_text("class {{ name }}:")
    environment.install(quiet=True)
    assert list(environment.FOLDER.glob("__pycache__/good.*.pyc"))


@pytest.mark.skipif(
    not hasattr(os, "sched_setaffinity"), reason="only Linux can say which processors a program uses"
)
def test_no_more_is_compiled_at_once_than_there_are_processors_to_use() -> None:
    code = "import os, native; os.sched_setaffinity(0, list(os.sched_getaffinity(0))[:1]); print(native.processors())"
    there = {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}
    told = subprocess.run([sys.executable, "-c", code], env=there, capture_output=True, text=True, check=True)
    assert told.stdout == "1\n"


def test_constraints_name_the_node_that_the_build_may_fetch() -> None:
    node = page.NODE_WHEEL.partition(">")[0]
    assert re.search(rf"(?m)^{node}==", (ROOT / "constraints.txt").read_text(encoding="utf-8"))


def test_a_version_that_is_not_installed_here_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "program", lambda name: sys.executable)
    monkeypatch.setattr(environment, "CONSTRAINTS", tmp_path / "constraints.txt")
    monkeypatch.setattr(constraints, "wanted", lambda: ["pytest>=8", "not-here>=2"])
    environment.CONSTRAINTS.write_text("# known\nnot-here==2.5\nnobody-asks==1\npytest==1\n")
    constraints.main()
    lines = environment.CONSTRAINTS.read_text().splitlines()
    assert f"pytest=={pytest.__version__}" in lines
    assert "not-here==2.5" in lines
    assert not [line for line in lines if line.startswith("nobody-asks")]


def test_the_page_is_built_with_what_the_lock_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once; with the tools that check it where somebody has them, and again when the lock changes."""
    modules = tmp_path / "web" / "node_modules"
    modules.mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    monkeypatch.setattr(page, "find_npm", lambda node: (["npm"], {}))
    calls: list[list[str]] = []

    def call(command: list[str], **settings: object) -> None:
        calls.append(command)

    page.fetch_packages(tmp_path, call=call)
    assert "--omit=dev" in calls[-1]
    assert page.has_packages(tmp_path)
    assert not page.has_packages(tmp_path, tools=True)
    (modules / "eslint").mkdir()
    page.fetch_packages(tmp_path, call=call)
    assert "--omit=dev" not in calls[-1]
    assert page.has_packages(tmp_path, tools=True)
    (tmp_path / "web" / "package-lock.json").write_text("{ }")
    assert not page.has_packages(tmp_path)


def test_the_scripts_begin_without_anything_installed() -> None:
    """Neither packages nor a slow start: whoever waits sees the first line at once."""
    code = "import sys; sys.path.insert(0, 'scripts'); import serve; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert not {"gamenight", "hatchling", "rich", "tomllib"} & set(loaded.stdout.split())


def test_ctrl_c_in_the_checks_of_the_page_is_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopped:
        def __init__(self, *_: object, **__: object) -> None: ...

        def communicate(self) -> None:
            raise KeyboardInterrupt

    (tmp_path / "web" / "node_modules" / "eslint").mkdir(parents=True)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "all_of", lambda commands: 0)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "Popen", Stopped)
    with pytest.raises(SystemExit) as leaving:
        runpy.run_path(str(ROOT / "scripts" / "check.py"), run_name="__main__")
    assert leaving.value.code == 130


def test_an_old_python_is_told_what_is_needed() -> None:
    code = "import sys; sys.version_info = (3, 9); sys.path.insert(0, 'scripts'); import environment"
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, env={**os.environ}
    )
    assert told.stderr.startswith("Game Night needs Python 3.11 or later; this is ")


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a line of shell")
def test_constraints_that_do_not_fit_are_said_once(folder: Path, work: Work) -> None:
    """By whatever asks for them; and then it goes on with others."""
    program = Path(environment.program("python"))
    program.write_text(
        '#!/bin/sh\n[ -z "$PIP_CONSTRAINT" ] || { echo "No matching distribution"; exit 1; }\n'
    )
    program.chmod(0o755)
    for log in ("packages.log", "package.log"):
        environment._install_fitting(work, ["rich"], log)
    assert isinstance(work.terminal.out, Screen)
    assert work.terminal.out.getvalue() == environment.UNFIT + "\n"


LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def place_of(package: str, name: str) -> str | None:
    """Where a package finds another: in its own folder, or in one around it."""
    inside = f"{package}/node_modules/{name}".removeprefix("/")
    if inside in LOCK:
        return inside
    return place_of(package.rpartition("/node_modules/")[0], name) if package else None


def test_the_lock_is_whole_on_every_system() -> None:
    """Made on one, it names what others need as well, or `npm ci` refuses it there."""
    wanted = [
        (package, name)
        for package, entry in LOCK.items()
        for kind in ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies")
        for name in entry.get(kind, {})
        if not (kind == "peerDependencies" and entry.get("peerDependenciesMeta", {}).get(name))
    ]
    assert len(wanted) > len(LOCK)
    assert not [(package, name) for package, name in wanted if place_of(package, name) is None]


@pytest.mark.parametrize("cpu", ["x64", "arm64"])
@pytest.mark.parametrize(("system", "ending"), [("linux", "-gnu"), ("darwin", ""), ("win32", "-msvc")])
def test_what_bundles_the_page_is_locked_for_every_machine(system: str, cpu: str, ending: str) -> None:
    for name in (f"@esbuild/{system}-{cpu}", f"@rollup/rollup-{system}-{cpu}{ending}"):
        entry = LOCK[f"node_modules/{name}"]
        assert (entry["os"], entry["cpu"]) == ([system], [cpu])


def test_the_lock_names_bytes_and_no_host() -> None:
    entries = {name: entry for name, entry in LOCK.items() if name}
    assert not [name for name, entry in entries.items() if "resolved" in entry or "integrity" not in entry]


def test_a_page_that_cannot_be_built_fails_the_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`npm ci` holds to the lock; where it refuses, nothing else is tried."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    monkeypatch.setattr(page, "find_npm", lambda node: (["npm"], {}))
    calls: list[list[str]] = []

    def refuses(command: list[str], **settings: object) -> None:
        calls.append(command)
        raise subprocess.CalledProcessError(1, command)

    with pytest.raises(subprocess.CalledProcessError):
        page.build_front_end(tmp_path, call=refuses)
    assert [command[:2] for command in calls] == [["npm", "ci"]]
    assert not page.has_packages(tmp_path)


def test_lower_bounds_are_what_pyproject_says() -> None:
    asked = [
        "rich>=13.9.4",
        "psycopg[binary]>=3.2.2",
        "mypy==2.4.1",
        "mcp>=2.1,<3",
        "open_spiel>=2; python_version < '4'",
    ]
    assert lowest.lower_bounds(asked) == [
        *("mcp==2.1", "mypy==2.4.1", "open_spiel==2", "psycopg==3.2.2", "rich==13.9.4")
    ]
    named = environment.requirements("test")
    assert len(lowest.lower_bounds(named)) == len(
        {line.partition(">=")[0].partition("==")[0] for line in named}
    )
