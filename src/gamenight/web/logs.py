"""Logs as one JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

SELDOM = 10.0  # seconds between two lines that say the same
LEVELS = ("debug", "info", "warning", "error")


class JsonLines(logging.Formatter):
    """A record with whatever was said beside it."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


class Seldom(logging.Filter):
    """Lets a warning through once in a while, with how many `times` it was due since: anybody can provoke it."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: dict[
            str, tuple[float, int]
        ] = {}  # when each was written, and how often it was not since

    def filter(self, record: logging.LogRecord) -> bool:
        at, times = self._lines.get(record.msg, (0.0, 0))
        due = record.levelno != logging.WARNING or record.created - at > SELDOM
        self._lines[record.msg] = (record.created, 0) if due else (at, times + 1)
        record.times = times + 1
        return due


def set_up(level: str = "info") -> None:
    """Everything of ours to standard error; requests only if asked for. An unknown level is "info"."""
    level = level if level in LEVELS else "info"
    speaker = logging.StreamHandler(sys.stderr)
    speaker.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [speaker]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").filters = [Seldom()]
    logging.getLogger("gamenight").setLevel(level.upper())
    logging.getLogger("gamenight.requests").setLevel("INFO" if level == "debug" else "WARNING")
