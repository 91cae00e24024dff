"""What `pip install .` does besides copying: it builds the front end and compiles (scripts/native.py)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))
from page import NODE_WHEEL, build_front_end, front_end_is_fresh, system_npm


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node from PyPI, to build the page for a wheel where there is no other; never for a source distribution."""
        missing = not front_end_is_fresh(Path(self.root)) and system_npm() is None
        return [NODE_WHEEL] if missing and self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not front_end_is_fresh(root) and (self.target_name == "wheel" or system_npm() is not None):
            build_front_end(root)
        if self.target_name == "wheel" and version != "editable":  # an editable install runs interpreted
            add_compiled(root, build_data)


def add_compiled(root: Path, build_data: dict[str, Any]) -> None:
    """Puts the compiled modules into the wheel, and the record of how they were made, or why none were."""
    folder = build_folder(root)
    required = os.environ.get("GAMENIGHT_COMPILE") == "yes"
    command = [sys.executable, str(root / "scripts" / "native.py"), str(folder)]
    subprocess.run(command if required else [*command, "--optional"], check=True)
    package = folder / "gamenight"
    compiled = [file for kind in ("*.so", "*.pyd") for file in package.rglob(kind)]
    for file in [package / "_build.json", *compiled]:
        build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
    if compiled:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_folder(root: Path) -> Path:
    """Kept between builds, so that the next one only compiles what has changed."""
    folder = root / "build" / f"wheel-{sys.implementation.cache_tag}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp())
    return folder
