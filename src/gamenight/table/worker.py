"""A process that thinks for bots: tasks come in on standard input, answers go out on standard output, till it closes.

It ends with its parent, however that ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from gamenight.table.thinking import Looking, Task, advise, agree, doubt, house, look_again, think

LENGTH = struct.Struct(">I")
PART = None  # stands where an answer says whether it worked: there is more to come
DO: dict[str, Callable[[Any], Any]] = {
    "think": think,
    "advise": advise,
    "agree": agree,
    "doubt": doubt,
    "house": house,
}


def pack(message: Any) -> bytes:
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # stopping is the parent's affair
    if hasattr(os, "nice"):
        os.nice(5)
    source, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a game might print is no answer
    while True:
        asked = _read(source)
        if asked is None:
            return
        try:
            _say(answers, _answer(*asked, lambda part: _say(answers, (PART, part))))
        except BrokenPipeError:
            os._exit(0)  # the server is gone


def _say(answers: BinaryIO, message: tuple[bool | None, Any]) -> None:
    answers.write(pack(message))
    answers.flush()


def _read(source: BinaryIO) -> tuple[str, Task | Looking] | None:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    asked: tuple[str, Task | Looking] = pickle.loads(source.read(LENGTH.unpack(head)[0]))
    return asked


def _answer(what: str, work: Task | Looking, tell: Callable[[Any], None]) -> tuple[bool, Any]:
    """Whether it worked, and what came of it or what went wrong. A review tells how far it is on the way."""
    try:
        return True, look_again(work, tell) if isinstance(work, Looking) else DO[what](work)
    except BrokenPipeError:
        raise
    except Exception as problem:
        return False, f"{type(problem).__name__}: {problem}"


if __name__ == "__main__":
    main()
