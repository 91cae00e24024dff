"""How the package is built: what is compiled, what happens where nothing can be, what the doctor says."""

import importlib.util
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import gamenight
from gamenight import doctor

ROOT = Path(__file__).parent.parent


def load(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


sys.path.insert(0, str(ROOT / "scripts"))
native = load("scripts/native.py")
rewriting = load("scripts/rewriting.py")
page = load("scripts/page.py")


def write(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


def run_native(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r}); import native\n{code}"
    settings = {**os.environ, "GAMENIGHT_COMPILE": "", **environment}
    return subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    compiled = ["core/position.py", "parts/cards.py", "parts/estate/deeds.py", "bots/search.py"]
    compiled += ["games/go/rules/board.py", "games/go/bot.py", "games/go/scene.py", "games/ur/rules.py"]
    compiled += [
        "games/go/words/en.py",
        "games/ur/telling.py",
        "parts/line/notation.py",
        "store/appending.py",
    ]
    package = write(tmp_path / "gamenight", "core/scene.py", "games/new/rules.md", *compiled)
    for name in compiled:
        (package / name).write_text("# compiled: estate\n" if "estate" in name else "# compiled\n")
    return package


def test_core_and_parts_are_one_group_and_each_game_is_one_besides_what_it_shows(package: Path) -> None:
    assert native.groups(package) == {
        "base": ["gamenight/core/position.py", "gamenight/parts/cards.py"],
        "estate": ["gamenight/parts/estate/deeds.py"],
        "games_go": ["gamenight/games/go/bot.py", "gamenight/games/go/rules/board.py"],
        "games_ur": ["gamenight/games/ur/rules.py"],
        "shown": [
            "gamenight/games/go/scene.py",
            "gamenight/games/ur/telling.py",
            "gamenight/parts/line/notation.py",
        ],
        "words": ["gamenight/games/go/words/en.py"],
        "table": ["gamenight/store/appending.py"],
        "bots": ["gamenight/bots/search.py"],
    }


def test_only_one_game_takes_what_it_stands_on(package: Path) -> None:
    only = native.groups(package, only=("ur",))
    assert list(only) == ["base", "games_ur", "shown", "estate", "table"]
    assert only["shown"] == ["gamenight/games/ur/telling.py", "gamenight/parts/line/notation.py"]


def test_types_are_read_anew_where_other_modules_are_compiled_than_before(tmp_path: Path) -> None:
    cache = tmp_path / "mypy" / "cache.db"
    for chosen, stays in (
        ({"base": ["a.py"]}, False),
        ({"base": ["a.py"]}, True),
        ({"calm": ["a.py"]}, False),
    ):
        write(tmp_path, "mypy/cache.db")
        native.forget_types(tmp_path, chosen)
        assert cache.exists() == stays


def test_one_door_of_a_folder_opens_every_module_of_it(tmp_path: Path) -> None:
    write(tmp_path, "go/scene.c", "go/bot.c", "ur/scene.c")
    for name in ("go/scene", "go/bot", "ur/scene"):
        (tmp_path / f"{name}.c").write_text(f"PyInit_{name[3:]}() PyInit___init__()\n")
    doors = [
        SimpleNamespace(name=name, sources=[str(tmp_path / f"{name.replace('.', '/')}.c")])
        for name in ("go.scene", "go.bot", "ur.scene")
    ]
    first, beside = native.by_folder(doors)
    assert [door.name for door in first] == ["go.scene", "ur.scene"]
    assert beside == {"go.scene": ["go.bot"], "ur.scene": []}
    text = Path(first[0].sources[0]).read_text()
    assert text == "PyInit_scene() PyInit___init__0()\nPyInit_bot() PyInit___init__1()\n"


def test_every_core_module_on_the_list_exists() -> None:
    listed = native.groups()["base"]
    assert {f"gamenight/core/{name}.py" for name in ("chance", "journal", "position")} <= set(listed)


def test_a_machine_without_a_compiler_is_told_so() -> None:
    said = run_native("print(native.toolchain().missing)", PATH="", CC="")
    assert said.stdout.startswith("no C compiler found (looked for "), said.stderr


def test_a_compiler_asked_for_by_name_is_not_replaced_by_another() -> None:
    said = run_native("print(native.toolchain().missing)", CC="no-such-compiler")
    assert said.stdout == "no C compiler found (looked for no-such-compiler)\n"


def test_compiling_can_be_declined() -> None:
    said = run_native("print(native.toolchain().missing)", GAMENIGHT_COMPILE="no")
    assert said.stdout == "GAMENIGHT_COMPILE=no\n"


def test_where_nothing_compiles_the_record_says_why(tmp_path: Path) -> None:
    code = f"native.build(native.Path({str(tmp_path)!r}), (), native.Toolchain(missing='no luck'), 1)"
    assert run_native(code).returncode == 0
    record = json.loads((tmp_path / "gamenight" / "_build.json").read_text())
    assert (record["compiled"], record["reason"], record["modules"]) == (False, "no luck", [])
    assert (tmp_path / "gamenight" / "core" / "position.py").exists()
    assert not list(tmp_path.rglob("*.so"))


def test_a_type_error_fails_and_is_shown(tmp_path: Path) -> None:
    write(tmp_path / "src" / "gamenight", "__init__.py").joinpath("__init__.py").write_text("")
    (tmp_path / "src" / "gamenight" / "bad.py").write_text("n: int = 'one'\n")
    code = f"native.compile_groups(native.Path({str(tmp_path)!r}), {{'base': ['gamenight/bad.py']}}, (), 1)"
    said = run_native(code)
    assert said.returncode == 1
    assert "gamenight/bad.py:1: error: Incompatible types" in said.stdout


def test_a_mirror_forgets_what_is_gone_and_takes_no_compiled_files(tmp_path: Path) -> None:
    source = write(tmp_path / "source", "a.py", "parts/b.py", "parts/b.so")
    target = write(tmp_path / "target", "old.py", "old.so", "kept.so")
    native.mirror(source, target, [target / "kept.so"])
    there = {file.relative_to(target).as_posix() for file in target.rglob("*") if file.is_file()}
    assert there == {"a.py", "parts/b.py", "kept.so"}


def test_without_a_front_end_there_is_none_to_build(tmp_path: Path) -> None:
    assert page.front_end_is_fresh(tmp_path)


def test_a_front_end_is_built_again_when_its_sources_change(tmp_path: Path) -> None:
    write(tmp_path / "web", "package.json", "src/app.ts")
    assert not page.front_end_is_fresh(tmp_path)
    write(tmp_path / page.STATIC, page.STAMP).joinpath(page.STAMP).write_text(page.web_hash(tmp_path))
    write(tmp_path / "web", "node_modules/vite/index.js")
    assert page.front_end_is_fresh(tmp_path)
    (tmp_path / "web" / "src" / "app.ts").write_text("changed")
    assert not page.front_end_is_fresh(tmp_path)


def test_a_source_distribution_holds_the_page_and_needs_no_node(tmp_path: Path) -> None:
    """Neither to be made nor to be built from."""
    project = tmp_path / "project"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "scripts/page.py"):
        write(project, name).joinpath(name).write_bytes((ROOT / name).read_bytes())
    write(
        project,
        "web/package.json",
        "web/src/app.ts",
        "src/gamenight/__init__.py",
        f"{page.STATIC}/index.html",
    )
    (project / page.STATIC / page.STAMP).write_text(page.web_hash(project))
    for fresh in (True, False):
        (project / "web" / "src" / "app.ts").write_text("app" if not fresh else "web/src/app.ts")
        build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "dist")]
        bare = {**os.environ, "PATH": str(tmp_path)}
        told = subprocess.run(build, cwd=project, env=bare, capture_output=True, text=True)
        assert told.returncode == 0, told.stderr
        (archive,) = (tmp_path / "dist").glob("*.tar.gz")
        with tarfile.open(archive) as packed:
            packed.extractall(tmp_path / "out", filter="data")
        (unpacked,) = (tmp_path / "out").iterdir()
        assert (unpacked / page.STATIC / "index.html").exists()
        assert page.front_end_is_fresh(unpacked) == fresh


def test_the_doctor_says_how_the_rules_run_and_every_version() -> None:
    lines = dict(doctor.report())
    assert lines["Rules run"].startswith(("compiled", "interpreted"))
    assert lines["Rules run"].startswith("compiled") == doctor.is_compiled(doctor.HEART)
    assert {"Game Night", "Python", "Platform", *doctor.PACKAGES, *doctor.PROGRAMS} <= lines.keys()
    assert all(lines.values())


def test_the_doctor_says_plainly_what_is_missing() -> None:
    assert doctor.version("no-such-package") == "not installed"
    assert doctor.program("no-such-program") == "not found"


def test_the_doctor_repeats_why_nothing_was_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    record = {"compiled": False, "reason": "no C compiler found"}
    monkeypatch.setattr(doctor, "build_record", lambda: record)
    assert doctor.speed() == "interpreted, slower: no C compiler found when it was installed"


@pytest.mark.skipif(not os.environ.get("GAMENIGHT_INSTALLED"), reason="only scripts/test installs first")
def test_what_is_tested_is_what_was_installed() -> None:
    assert not Path(gamenight.__file__).is_relative_to(ROOT / "src")
    assert doctor.build_record()["compiled"] == doctor.is_compiled(doctor.HEART)


def test_a_compiled_class_can_be_filled_by_pickle() -> None:
    """Final fields become plain ones in what is compiled; for the rest of it, tests/test_compiler.py."""
    final = "        self.a: Final = 1\n        self.b: Final[list[int]] = []\n"
    assert rewriting.fillable(final) == "        self.a = 1\n        self.b: list[int] = []\n"
    assert rewriting.fillable("LIMIT: Final = 3\n") == "LIMIT: Final = 3\n"
