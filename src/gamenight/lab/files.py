"""Rows in files: Parquet where pyarrow is installed and the name asks for it, else one JSON object a line.

The same rows give the same bytes, so a digest tells whether a run came out the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from gamenight.core.refusal import GameNightError
from gamenight.lab.needs import needed

ENDINGS = (".parquet", ".jsonl")
GROUP = 50_000  # rows to a group of a Parquet file


class BadFile(GameNightError):
    """A file of a kind that is not written here, or that cannot be written."""


def write_rows(file: Path, rows: Iterable[Mapping[str, Any]], notes: Mapping[str, str]) -> int:
    """Write rows to a file that ends in .parquet or .jsonl; how many. `notes` go into the head of a Parquet file."""
    if file.suffix not in ENDINGS:
        raise BadFile(f"{file} should end in {' or '.join(ENDINGS)}.")
    try:
        return _parquet(file, rows, notes) if file.suffix == ".parquet" else _lines(file, rows)
    except OSError as problem:
        raise BadFile(f"{file} cannot be written: {(problem.strerror or str(problem)).lower()}.") from None


def _lines(file: Path, rows: Iterable[Mapping[str, Any]]) -> int:
    count = 0
    with file.open("w", encoding="utf-8", newline="\n") as out:
        for row in rows:
            out.write(json.dumps({key: _plain(value) for key, value in row.items()}) + "\n")
            count += 1
    return count


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value


def _parquet(file: Path, rows: Iterable[Mapping[str, Any]], notes: Mapping[str, str]) -> int:
    arrow: Any = needed("pyarrow", "study")
    parquet: Any = needed("pyarrow.parquet", "study")
    count, writer = 0, None
    try:
        for group in _groups(rows):
            table = arrow.Table.from_pylist(group)
            if writer is None:
                table = table.replace_schema_metadata(dict(notes))
                writer = parquet.ParquetWriter(file, table.schema, compression="zstd")
            writer.write_table(table.cast(writer.schema))
            count += len(group)
    finally:
        if writer is not None:
            writer.close()
    return count


def _groups(rows: Iterable[Mapping[str, Any]]) -> Iterable[Sequence[Mapping[str, Any]]]:
    group: list[Mapping[str, Any]] = []
    for row in rows:
        group.append(row)
        if len(group) == GROUP:
            yield group
            group = []
    if group:
        yield group


def digest(file: Path) -> str:
    """The SHA-256 of a file's bytes."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
