"""What the documents say is so: their examples run, their links lead somewhere, and the README has two commands."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
MODULES = (
    "gamenight",
    "gamenight.bots",
    "gamenight.core.enumeration",
    "gamenight.core.names",
    "gamenight.lab.sim",
    "gamenight.terminal.marks",
)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_pages_run(page: Path) -> None:
    failed, _ = doctest.testfile(
        str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_modules_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert failed == 0
    assert tried > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, _ in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_has_exactly_two_commands_and_they_are_there() -> None:
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    commands = [line for language, text in blocks if language in ("", "sh") for line in text.splitlines()]
    assert commands == ["scripts/serve", "scripts/test"]
    for command in commands:
        assert (ROOT / command).stat().st_mode & 0o111
