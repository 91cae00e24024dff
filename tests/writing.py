"""Writing without an event loop: a writer whose batches finish futures of the standard library."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from gamenight.store.append import Append
from gamenight.store.writer import Job, Writer


def wait(writer: Writer, what: Append | Job) -> Any:
    """Write, and wait for it. The writer was made with `tell_futures`."""
    future: Future[Any] = Future()
    writer.put(what, future)
    return future.result()


def tell_futures(done: list[tuple[Any, Any]]) -> None:
    """How a batch is finished where futures of the standard library wait."""
    for waiting, result in done:
        if isinstance(result, BaseException):
            waiting.set_exception(result)
        else:
            waiting.set_result(result)
