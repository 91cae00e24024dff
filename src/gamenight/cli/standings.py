"""`standings`: how a club night or a duplicate on a server stands, in the terminal."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from gamenight.cli.app import app, out
from gamenight.core.refusal import BadOption, GameNightError

KINDS = {"club": "clubs", "duplicate": "duplicates"}
SECONDS = 10.0
LONGEST = 10_000_000  # bytes of an answer


class NoServer(GameNightError):
    """A server that does not answer as one of ours."""


@app.command()
def standings(
    address: Annotated[str, typer.Argument(help="As the page shows it: http://192.168.1.5:8000/club/ABC234")],
    as_json: Annotated[bool, typer.Option("--json", help="As the server says it.")] = False,
) -> None:
    """How a club night or a duplicate stands: everybody's points, and deal by deal what was made of the same cards."""
    kind, where = _read(address)
    told = _ask(where)
    if as_json:
        out.print(json.dumps(told, indent=2), markup=False, soft_wrap=True)
        return
    lines = _club(told) if kind == "club" else _duplicate(told)
    out.print("\n".join(lines), markup=False, soft_wrap=True)


def _read(address: str) -> tuple[str, str]:
    """The kind of thing, and where the server tells of it."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    words = [word for word in parts.path.split("/") if word]
    if parts.scheme not in ("http", "https") or not parts.netloc or len(words) != 2 or words[0] not in KINDS:
        raise BadOption(
            f"{address[:80]!r} is no such address; write one like http://192.168.1.5:8000/club/ABC234 or "
            "http://192.168.1.5:8000/duplicate/ABC234."
        )
    return words[0], f"{parts.scheme}://{parts.netloc}/api/{KINDS[words[0]]}/{words[1]}"


def _ask(where: str) -> dict[str, Any]:
    try:
        with urllib.request.urlopen(where, timeout=SECONDS) as answer:
            return _known(answer.read(LONGEST))
    except urllib.error.HTTPError as refused:
        with refused:
            raise NoServer(_sentence(refused.read(LONGEST)) or f"The server says {refused.code}.") from None
    except (OSError, HTTPException, ValueError) as problem:
        raise NoServer(f"{where} does not answer: {problem}.") from None


def _known(text: bytes) -> dict[str, Any]:
    told = json.loads(text)
    if not isinstance(told, dict) or "title" not in told:
        raise ValueError("it is no server of Game Night")
    return told


def _sentence(text: bytes) -> str:
    try:
        return str(json.loads(text)["error"]["sentence"])
    except (ValueError, KeyError, TypeError):
        return ""


def _club(told: dict[str, Any]) -> list[str]:
    state = "over" if told["over"] else f"round {told['round']} of {told['rounds']}"
    rounds = [str(n + 1) for n in range(told["round"])]
    rows = [["", "name", *rounds, "total"]]
    for row in told["standings"]:
        points = ["-" if each is None else f"{each:g}" for each in row["points"]]
        rows.append([str(row["place"]), row["name"], *points, f"{row['total']:g}"])
    return [f"{told['title']}: {told['game_title']}, {state}", "", *_aligned(rows)]


def _duplicate(told: dict[str, Any]) -> list[str]:
    played = sum(group["played"] for group in told["groups"])
    of = told["deals"] * len(told["groups"])
    lines = [f"{told['title']}: {told['game_title']}, {played} of {of} deals played"]
    if not told["played"]:
        return [*lines, "Results are told to whoever has played, and to all when its host has ended it."]
    numbers = [str(deal["deal"] + 1) for deal in told["played"]]
    rows = [["", "name", *numbers, "total"]]
    for row in told["totals"]:
        gains = ["-" if each is None else f"{each:+g}" for each in row["better"]]
        rows.append([str(row["place"]), row["name"], *gains, f"{row['total']:+g}"])
    lines += ["Points more than others made of the same cards in the same chair:", "", *_aligned(rows)]
    for deal in told["played"]:
        lines += ["", f"Deal {deal['deal'] + 1}", *_aligned([_line(line) for line in deal["lines"]])]
    return lines


def _line(line: dict[str, Any]) -> list[str]:
    name = "bot" if line["bot"] else line["name"]
    gain = "" if line["better"] is None else f"{line['better']:+g}"
    return [f"chair {line['chair'] + 1}", name, str(line["score"]), gain]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns below each other: words to the left, what follows them to the right.

    >>> _aligned([["1", "Mabel", "10"], ["2", "Theo", "6"]])
    ['1  Mabel  10', '2  Theo    6']
    """
    wide = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if n < 2 else cell.rjust(width)
            for n, (cell, width) in enumerate(zip(row, wide, strict=True))
        ).rstrip()
        for row in rows
    ]
