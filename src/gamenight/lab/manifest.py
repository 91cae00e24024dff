"""What a run was, so that anyone can run it again: versions, options, seeds, bots, and the digest of what came out."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import version as package_version
from pathlib import Path
from typing import Any

from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named

FORMAT = 1


class BadManifest(GameNightError):
    """A manifest that cannot be read, or that this version cannot run again."""


@dataclass(frozen=True)
class Manifest:
    """One run. With the same manifest another machine writes the same bytes."""

    kind: str  # "study" or "trajectories"
    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    bots: tuple[str, ...]
    games: int
    seed: int
    version: str = ""  # of this package
    rules: int = 0  # version of the game's rules
    encoding: int = 0  # version of the game's words; 0 where it has none
    libraries: Mapping[str, str] = field(default_factory=dict)  # that the bytes depend on
    digest: str = ""  # SHA-256 of what came out
    format: int = FORMAT

    def text(self) -> str:
        return json.dumps(dataclasses.asdict(self), indent=2, sort_keys=True) + "\n"

    def with_digest(self, digest: str) -> Manifest:
        return dataclasses.replace(self, digest=digest)


def manifest_of(
    kind: str,
    name: str,
    seats: int,
    options: Mapping[str, bool | int | str],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    libraries: Mapping[str, str],
) -> Manifest:
    """The manifest of a run that is about to be made by this version."""
    rules = game_named(name)
    words = rules.encoding.version if rules.encoding is not None else 0
    return Manifest(
        kind,
        name,
        seats,
        options,
        bots,
        games,
        seed,
        package_version("gamenight"),
        rules.version,
        words,
        libraries,
    )


def read_manifest(file: Path) -> Manifest:
    """The run in a file; BadManifest if it is none, or if a version that matters has changed since."""
    try:
        read: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        made = Manifest(**{**read, "bots": tuple(read["bots"])})
    except (OSError, UnicodeDecodeError):
        raise BadManifest(f"{file} cannot be read.") from None
    except (ValueError, TypeError, KeyError):
        raise BadManifest(f"{file} is no manifest of a run.") from None
    _check(made)
    return made


def _check(made: Manifest) -> None:
    rules = game_named(made.game)
    words = rules.encoding.version if rules.encoding is not None else 0
    for what, then, now in (
        ("manifest format", made.format, FORMAT),
        (f"rules of {rules.title}", made.rules, rules.version),
        (f"words of {rules.title}", made.encoding, words),
    ):
        if then != now:
            raise BadManifest(f"The {what} have changed from version {then} to {now}; this run needs {then}.")
