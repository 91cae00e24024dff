"""Libraries for research are optional: nothing imports them unasked, and a missing one is one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gamenight.lab.needs import MissingLibrary, needed

LIBRARIES = (
    "numpy",
    "gymnasium",
    "pettingzoo",
    "pyspiel",
    "ray",
    "mcp",
    "textarena",
    "matplotlib",
    "pyarrow",
    "torch",
)
ADAPTERS = {  # the library that each needs, and the extra that brings it
    "gamenight.lab.observation": ("numpy", "numpy"),
    "gamenight.lab.envs.aec": ("pettingzoo", "pettingzoo"),
    "gamenight.lab.envs.simultaneous": ("pettingzoo", "pettingzoo"),
    "gamenight.lab.envs.single": ("gymnasium", "gymnasium"),
    "gamenight.lab.envs.vector": ("gymnasium", "gymnasium"),
    "gamenight.lab.envs.spiel": ("pyspiel", "openspiel"),
    "gamenight.lab.envs.rllib": ("ray", "rllib"),
    "gamenight.lab.envs.arena": ("textarena", "textarena"),
    "gamenight.lab.agents": ("mcp", "mcp"),
    "gamenight.lab.study.plots": ("matplotlib", "study"),
    "gamenight.lab.nets.fit": ("torch", "train"),
}


def test_importing_the_package_and_its_commands_imports_none_of_them() -> None:
    code = (
        "import sys, gamenight, gamenight.cli\n"
        f"print([name for name in {LIBRARIES!r} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize("module", ADAPTERS)
def test_a_missing_library_is_one_sentence_that_names_the_extra(module: str) -> None:
    library, extra = ADAPTERS[module]
    code = f"import sys\nsys.modules[{library!r}] = None\nimport {module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = ran.stderr.strip().splitlines()[-1]
    assert "MissingLibrary" in last
    assert f"{library} is not installed; pip install 'gamenight[{extra}]' brings it." in last


@pytest.mark.parametrize("module", ADAPTERS)
def test_where_nothing_is_installed_the_extra_that_brings_all_of_it_is_named(module: str) -> None:
    """As in a fresh environment: not NumPy's extra first, and the adapter's own after that."""
    _, extra = ADAPTERS[module]
    code = f"import sys\nsys.modules.update(dict.fromkeys({LIBRARIES!r}))\nimport {module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert f"pip install 'gamenight[{extra}]' brings it." in ran.stderr.strip().splitlines()[-1]


def test_a_folder_of_that_name_is_no_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "not_there").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(MissingLibrary, match="not_there is not installed"):
        needed("not_there", "ray")
