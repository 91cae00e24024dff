"""Compiles the modules that ask for it in their first line (`# compiled`) with mypyc, in a copy of the package.

The source tree is never written to. `scripts/compile` and the build hook both run this file.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rewriting import expect_known, fillable, mended, replace_text

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gamenight"
RECORD = "_build.json"  # what was compiled and with what, or why nothing was; `gamenight doctor` reads it
TOOLS = ("mypy", "librt", "setuptools")
MARK = re.compile(r"# compiled(?:: (\w+))?\n")

# Functions of one library may be inlined into each other (15% more moves a second). POPCNT, which x86-64
# processors have had since 2009, counts bits (9%). Nobody debugs the C or reads warnings about it, so it is compiled
# without either, in less time: looking for what `-Wall` would warn of was a quarter of it, `-w` or not. A library is
# one file of C, and nothing but its initialiser is called by name from outside: what it does not use of mypyc's own
# functions, which are in each, need not be compiled (13% less).
WHOLE = '-DPyMODINIT_FUNC=__attribute__((externally_visible,visibility("default")))PyObject*'
WISHES = [("-fno-semantic-interposition",), ("-Wno-all", "-w"), ("-g0",), ("-fwhole-program", WHOLE)]
if sys.platform == "linux" and platform.machine() == "x86_64":
    WISHES.append(("-march=x86-64-v2",))

# What a person reads or sees of a game, in any of them, and the tables and servers around games: it spends its time in
# Python's own objects, which the compiler makes no faster. It is compiled in a third of the time.
SHOWN = frozenset({"notation", "scene", "telling"})
CALM = frozenset({"shown", "table", "web", "words"})
CALMLY = ["-Og"]

# Types are read of ourselves and of Python, not of all the packages that we import: that took twice as long, and
# wrote the same C. Strictness is for scripts/check; here only what would break matters.
TYPES = """[mypy]
follow_imports = skip
ignore_missing_imports = True

[mypy-gamenight.*,websockets.*]
follow_imports = silent
"""


class Toolchain(NamedTuple):
    """What can compile on this machine; `missing` says why nothing can, and is empty when something can."""

    compiler: str = ""
    flags: tuple[str, ...] = ()
    missing: str = ""


def groups(package: Path = PACKAGE, only: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """The files of each group, relative to the folder that holds the package. A group is one library.

    A module is compiled if its first line is the comment `# compiled`, or `# compiled: GROUP` to name its group.
    """
    found: dict[str, list[str]] = {}
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package.parent)
        with file.open(encoding="utf-8") as lines:
            said = MARK.fullmatch(lines.readline())
        if said and (not only or _chosen(path, only)):
            found.setdefault(said[1] or _group(path), []).append(path.as_posix())
    return found


def _group(path: Path) -> str:
    """Each game is a group of its own, but for its words and what is shown of it; core and parts are one."""
    layer, folder = path.parts[1:3]
    if layer in ("games", "parts") and path.stem in SHOWN:
        return "shown"
    if layer in ("games", "parts") and path.parent.name == "words":
        return "words"
    if layer == "games":
        return f"games_{folder}"
    return {"core": "base", "parts": "base", "sitting": "table", "store": "table"}.get(layer, layer)


def _chosen(path: Path, only: tuple[str, ...]) -> bool:
    """Parts that games share are always chosen; a game, or the bots, if they are asked for."""
    layer, folder = path.parts[1:3]
    return folder in only if layer == "games" else layer != "bots" or layer in only


def toolchain() -> Toolchain:
    """Finds a C compiler that can build a Python extension, and the flags it knows."""
    if os.environ.get("GAMENIGHT_COMPILE") == "no":
        return Toolchain(missing="GAMENIGHT_COMPILE=no")
    import setuptools  # noqa: F401, I001  it brings distutils back to Python 3.12 and later
    from distutils import ccompiler, errors
    from distutils import sysconfig as build_config

    compiler: Any = ccompiler.new_compiler()
    if compiler.compiler_type == "unix":
        configured = str(os.environ.get("CC") or build_config.get_config_var("CC") or "cc").split()[0]
        names = [configured] if os.environ.get("CC") else [configured, "cc", "gcc", "clang"]
        present = next((name for name in names if shutil.which(name)), None)
        if present is None:
            return Toolchain(missing=f"no C compiler found (looked for {', '.join(dict.fromkeys(names))})")
        if present != configured:
            os.environ["CC"] = present
    build_config.customize_compiler(compiler)
    include = sysconfig.get_path("include")
    if not (Path(include) / "Python.h").exists():
        return Toolchain(missing="no Python headers found (Debian and Ubuntu: python3-dev)")
    try:
        _probe(compiler, include, [])
    except (errors.CCompilerError, errors.DistutilsError, OSError) as problem:
        return Toolchain(missing=f"the C compiler cannot build a Python extension ({problem})")
    flags: list[str] = []
    for wish in WISHES if compiler.compiler_type == "unix" else []:
        with contextlib.suppress(errors.CCompilerError, errors.DistutilsError):
            _probe(compiler, include, ["-Werror", *wish])
            flags += wish
    return Toolchain(_version(compiler), tuple(flags))


def _probe(compiler: Any, include: str, flags: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler.compile([str(source)], output_dir=folder, include_dirs=[include], extra_postargs=flags)


def _version(compiler: Any) -> str:
    if compiler.compiler_type != "unix":
        return str(compiler.compiler_type)
    said = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True)
    return said.stdout.partition("\n")[0].strip()


def mirror(source: Path, target: Path, also: Iterable[Path] = ()) -> None:
    """Makes `target` hold what `source` holds, besides the files in `also`; compiled files are not copied."""
    wanted = set(also)
    for file in source.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in {".so", ".pyd"}:
            wanted.add(target / file.relative_to(source))
            _put(file, target / file.relative_to(source))
    for file in list(target.rglob("*")):
        if file.is_file() and file not in wanted and "__pycache__" not in file.parts:
            file.unlink()


def _put(source: Path, target: Path) -> None:
    """Replaces a file that differs, in one step: a program that runs from the old one keeps it."""
    old, new = target.stat() if target.exists() else None, source.stat()
    if old and (old.st_size, old.st_mtime_ns) == (new.st_size, new.st_mtime_ns):
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.part")
    shutil.copy2(source, part)
    part.replace(target)


def compile_groups(work: Path, chosen: dict[str, list[str]], flags: tuple[str, ...], jobs: int) -> list[Path]:
    """Compiles `work/src`, except what has not changed since the last time, and gives the compiled files."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    expect_known(versions()["mypy"])
    modules = {f"gamenight._compiled.{name}__mypyc": len(files) for name, files in chosen.items()}
    calm = {f"gamenight._compiled.{name}__mypyc" for name in CALM}
    done: list[int] = []
    counting = threading.Lock()

    class Resumable(build_ext):  # type: ignore[misc]  # setuptools has no types here
        """Goes on where it was stopped, and counts: half a library, left by whoever stopped it, is none."""

        def build_extension(self, ext: Any) -> None:
            library = Path(self.get_ext_fullpath(ext.name))
            whole = library.with_name(library.name + ".whole")
            if not whole.exists():
                library.unlink(missing_ok=True)
            elif not library.exists() or any(
                os.path.getmtime(file) > library.stat().st_mtime for file in ext.sources
            ):
                whole.unlink()
            super().build_extension(ext)
            for name in shared.get(ext.name, []):
                _put(library, Path(self.get_ext_fullpath(name)))
            whole.touch()
            with counting:  # several are built at once
                done.append(modules.get(ext.name, 0))
                count(work, sum(done), sum(modules.values()))

    forget_types(work, chosen)
    with contextlib.chdir(work / "src"):
        extensions = mypycify(
            [
                f"--config-file={work / 'types.ini'}",
                f"--cache-dir={work / 'mypy'}",
                *(file for files in chosen.values() for file in files),
            ],
            separate=[(files, f"gamenight._compiled.{name}") for name, files in chosen.items()],
            opt_level="3",
            debug_level="0",
            target_dir=str(work / "c"),
        )
        libraries = [extension for extension in extensions if extension.name in modules]
        for library in libraries:
            calmly = CALMLY if flags and library.name in calm else []
            library.extra_compile_args = [*library.extra_compile_args, *flags, *calmly]
            library.sources = [mended(source) for source in library.sources]
        libraries.sort(key=lambda library: -os.path.getsize(library.sources[0]))  # the longest ones first
        doors, shared = by_folder([door for door in extensions if door.name not in modules])
        build = Resumable(Distribution({"name": "gamenight", "ext_modules": [*libraries, *doors]}))
        build.build_lib, build.build_temp, build.parallel = str(work / "lib"), str(work / "obj"), jobs
        build.ensure_finalized()
        build.run()
    copies = [Path(build.get_ext_fullpath(name)) for names in shared.values() for name in names]
    return [*map(Path, build.get_outputs()), *copies]


def forget_types(work: Path, chosen: dict[str, list[str]]) -> None:
    """Has types read anew where anything is other than the last time: what mypyc keeps of a module that has not changed
    does not fit a changed one beside it (its fields may lie elsewhere, or cannot be found at all)."""
    digest = hashlib.sha256(json.dumps(chosen).encode())
    for file in sorted((work / "src").rglob("*.py")):
        digest.update(f"{file.name}\0".encode() + file.read_bytes())
    known = work / "types.sha256"
    if not known.exists() or known.read_text() != digest.hexdigest():
        shutil.rmtree(work / "mypy", ignore_errors=True)
        known.write_text(digest.hexdigest())
    (work / "types.ini").write_text(TYPES)


def by_folder(doors: list[Any]) -> tuple[list[Any], dict[str, list[str]]]:
    """The first door of each folder, written so that it opens the others too, and the names of those others.

    A door is the file that Python opens for a module: all it does is to fetch the module from its group's library. Of
    one folder they are compiled once, and copied.
    """
    folders: dict[Path, list[Any]] = {}
    for door in doors:
        folders.setdefault(Path(door.sources[0]).parent, []).append(door)
    for folder, beside in folders.items():
        opening = (Path(door.sources[0]).read_text(encoding="utf-8") for door in beside)
        text = "".join(
            text.replace("PyInit___init__", f"PyInit___init__{n}") for n, text in enumerate(opening)
        )
        replace_text(folder / "_doors.c", text)
        beside[0].sources = [str(folder / "_doors.c")]
    return (
        [beside[0] for beside in folders.values()],
        {beside[0].name: [door.name for door in beside[1:]] for beside in folders.values()},
    )


def count(work: Path, done: int, of: int) -> None:
    """Notes how many modules are compiled, for whoever waits."""
    part = work / "progress.part"
    part.write_text(f"{done} {of}")
    part.replace(work / "progress")


def sources_digest(package: Path = PACKAGE) -> str:
    """What a compiled copy was made of: the package, and what compiles it."""
    digest = hashlib.sha256()
    files = [Path(folder) / name for folder, _, names in os.walk(package) for name in names]
    for file in [*sorted(files), *(ROOT / "scripts" / name for name in ("native.py", "rewriting.py"))]:
        if file.parent.name != "__pycache__" and file.suffix not in {".so", ".pyd"}:
            digest.update(f"{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_made_of(dest: Path, digest: str) -> bool:
    """Whether `dest` holds a whole compiled copy of these very sources."""
    try:
        record = json.loads((dest / "gamenight" / RECORD).read_text())
    except (OSError, ValueError):
        return False
    return bool(record.get("compiled") and record.get("sources") == digest)


def _work_folder(dest: Path, tools: Toolchain) -> Path:
    """Where C, objects and caches are kept; emptied when anything that made them has changed."""
    work, made_by = dest / ".native", json.dumps([sys.version, versions(), tools, CALMLY, *sorted(CALM)])
    stamp = work / "made_by"
    if not stamp.exists() or stamp.read_text() != made_by:
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        stamp.write_text(made_by)
    return work


def versions() -> dict[str, str]:
    return {name: importlib.metadata.version(name) for name in TOOLS}


def write_record(package: Path, chosen: dict[str, list[str]], tools: Toolchain, digest: str) -> None:
    modules = [file.removesuffix(".py").replace("/", ".") for files in chosen.values() for file in files]
    record = {
        "compiled": not tools.missing,
        "reason": tools.missing,
        "modules": [] if tools.missing else sorted(modules),
        "compiler": tools.compiler,
        "flags": tools.flags,
        "python": platform.python_version(),
        "sources": digest,
        **versions(),
    }
    (package / RECORD).write_text(json.dumps(record, indent=2) + "\n")


@contextlib.contextmanager
def alone(dest: Path) -> Iterator[None]:
    """One build at a time in one place."""
    dest.mkdir(parents=True, exist_ok=True)
    with (dest / ".lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(dest: Path, only: tuple[str, ...], tools: Toolchain, jobs: int) -> None:
    """Makes `dest/gamenight` a compiled copy of the package. If that fails, it stays as it was."""
    with alone(dest):
        work, chosen = _work_folder(dest, tools), groups(only=only)
        source = work / "source"  # as it is now, whatever is edited meanwhile
        mirror(PACKAGE, source)
        digest = "" if only else sources_digest(source)
        mirror(source, work / "src" / "gamenight")
        for file in (work / "src" / name for names in chosen.values() for name in names):
            replace_text(file, fillable(file.read_text(encoding="utf-8")))
        compiled = [] if tools.missing else compile_groups(work, chosen, tools.flags, jobs)
        placed = {file: dest / file.relative_to(work / "lib") for file in compiled}
        (dest / "gamenight" / RECORD).unlink(missing_ok=True)  # written last: without it, this is half a copy
        mirror(source, dest / "gamenight", placed.values())
        for file, place in placed.items():
            _put(file, place)
        write_record(dest / "gamenight", chosen, tools, digest)


def processors() -> int:
    """How many this program may use, which may be fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/compile", description=__doc__)
    parser.add_argument("dest", nargs="?", type=Path, default=ROOT / "build" / "compiled", metavar="DEST")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="GAME",
        help="core, parts and this; the rest interpreted",
    )
    parser.add_argument("--jobs", type=int, default=min(processors(), 8), help="C compilers at once")
    parser.add_argument(
        "--optional", action="store_true", help="succeed, interpreted, where nothing can compile"
    )
    asked = parser.parse_args()
    for name in TOOLS:
        if importlib.util.find_spec(name) is None:
            parser.error(f"{sys.executable} has no {name}; $PYTHON may name another Python")
    for name in asked.only:
        if name not in groups() and f"games_{name}" not in groups():
            parser.error(f"no game or group {name!r}; there are: {', '.join(groups())}")
    tools = toolchain()
    if tools.missing and not asked.optional:
        sys.exit(f"Cannot compile: {tools.missing}.")
    if tools.missing:
        print(f"gamenight will run interpreted, about 40 times slower: {tools.missing}.", flush=True)
    build(asked.dest.resolve(), tuple(asked.only), tools, asked.jobs)


if __name__ == "__main__":
    main()
