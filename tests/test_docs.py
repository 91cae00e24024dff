"""What the documents say is so: their examples run, their links lead somewhere, and the README has two commands."""

from __future__ import annotations

import ast
import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gamenight
from gamenight.cli.app import app
from gamenight.laws import LAWS

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
SOURCES = ROOT / "src"
EXAMPLES = sorted(file for file in SOURCES.rglob("*.py") if ">>> " in file.read_text(encoding="utf-8"))
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_pages_run(page: Path) -> None:
    failed, _ = doctest.testfile(
        str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert failed == 0


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_examples_in_modules_run(file: Path) -> None:
    """Read from the source, since what is compiled does not show its docstrings to doctest."""
    name = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    known = vars(importlib.import_module(name))
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node) or ""
            runner.run(doctest.DocTestParser().get_doctest(text, dict(known), name, str(file), 0))
    assert runner.tries > 0
    assert runner.failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, _ in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_page_on_tests_counts_right() -> None:
    """How many sentences, clauses of each label, and laws there are."""
    text = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    games = SOURCES / "gamenight" / "games"
    mapped = [
        line
        for file in games.glob("*/sheet.txt")
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert f"| {len(mapped):,} |" in text
    books = "\n".join(file.read_text(encoding="utf-8") for file in games.glob("*/rules.md"))
    labels = re.findall(r"^- \*\*[\d.]+\*\* \((sheet|ruling|option)", books, re.MULTILINE)
    counted = ", ".join(f"{labels.count(label)} {label}" for label in ("sheet", "ruling", "option"))
    assert f"{counted} | `games/*/rules.md`, `tests/games` | {len(labels)} |" in text
    assert f"| {len(LAWS)}, each with planted faults" in text


def test_the_page_on_how_it_is_built_names_files_that_exist() -> None:
    """Among them those that a move passes through, from finger to disk."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = [ROOT, SOURCES / "gamenight", SOURCES / "gamenight" / "games" / "hearts", ROOT / "web"]
    for name in set(re.findall(r"`([\w./]+(?:\.py|\.ts|/))`", text)):
        assert any((room / name).exists() for room in rooms), f"there is no {name}"


def test_the_page_on_fairness_names_tests_that_exist() -> None:
    """One for each way that is refused or told; what is unknowable has none."""
    text = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    own = [
        ROOT / "tests" / "web" / "test_results_played.py",
        ROOT / "tests" / "table" / "test_whose_result.py",
    ]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 30
    for way, answer, *tests in rows:
        named = re.findall(r"`([^`]+)`", tests[0]) if tests else []
        files = [ROOT / name for name in named if name.startswith("tests/")]
        assert all(file.exists() for file in files), way
        wanted = [re.escape(name.partition("[")[0]).replace("…", r"\w*") for name in named if "…" in name]
        source = "\n".join(file.read_text(encoding="utf-8") for file in (*own, *files))
        lacking = [name for name in wanted if not re.search(rf"def test_{name}\(", source)]
        assert not lacking, f"{way}: {lacking}"
        promised = not answer.startswith(("unknowable", "everybody's right")) and "all of these" not in answer
        assert bool(named) == promised, way


def test_the_readme_has_exactly_two_commands_and_they_are_there() -> None:
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    commands = [line for language, text in blocks if language in ("", "sh") for line in text.splitlines()]
    assert commands == ["python3 scripts/serve.py", "python3 scripts/test.py"]
    for command in commands:
        file = ROOT / command.split()[1]
        assert file.exists()
        assert file.with_suffix("").stat().st_mode & 0o111, "the word alone works on Unix"


def test_the_readme_leads_to_every_page() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in PAGES:
        if page.name != "README.md":
            assert f"({page.relative_to(ROOT).as_posix()})" in text, f"README.md does not link to {page.name}"


def test_the_readme_lists_every_game_as_it_is() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in map(gamenight.game, gamenight.game_names()):
        low, high = game.seats[0], game.seats[-1]
        players = f"{low}" if low == high else f"{low}-{high}"
        assert f"| {game.title} | {players} | {game.minutes} | {game.says} |" in text


def test_the_changelog_names_every_command() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for command in app.registered_commands:
        name = command.name or (command.callback.__name__ if command.callback else "")
        assert re.search(rf"`{name}\b", text), f"CHANGELOG.md does not name {name}"


@pytest.mark.parametrize("script", ["views.py", "scene_reference.py", "sheets.py"])
def test_what_is_generated_is_fresh(script: str) -> None:
    check = [sys.executable, str(ROOT / "scripts" / script), "--check"]
    told = subprocess.run(
        check, env={**os.environ, "PYTHONPATH": str(SOURCES)}, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout + told.stderr
