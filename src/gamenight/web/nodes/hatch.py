"""How the workers of one machine hand each other connections: each has a hatch, a Unix socket in a folder of theirs.

A table's connections are offered to the worker that is the table's home, with what was read of them so far. Whoever
offers one waits for a yes, and serves it itself if none comes: of the two exactly one does. It is never needed; any
worker serves any table.
"""

from __future__ import annotations

import asyncio
import os
import socket
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from gamenight.web.nodes.affinity import home_of

LONGEST = 16 * 1024  # bytes that go with a connection
WAITING = 512  # offers that a hatch holds; whoever brings more keeps them
YES = b"y"
YES_SECONDS = 1.0  # a home that has not taken a connection by then is busy, or gone
AGAIN_SECONDS = 1.0  # before another look, when this process has too many files open
Take = Callable[[socket.socket, bytes], None]  # makes a connection this worker's own
Told = Callable[[bool], None]  # whether an offer was taken


class Hatch:
    """One worker's. OSError where the system has none such, or the folder is not this user's alone."""

    def __init__(self, folder: Path, name: str, take: Take) -> None:
        self.name = name
        self._folder, self._take = folder, take
        self._loop = asyncio.get_running_loop()
        _check(folder)
        self._listening = _unix_socket()
        try:
            unseen = folder / f".{name}"
            self._listening.bind(str(unseen))
            self._listening.listen(WAITING)
            unseen.rename(folder / name)  # who finds it may knock at once
        except OSError:
            self._listening.close()
            raise
        self._loop.add_reader(self._listening, self._hear)

    def close(self) -> None:
        (self._folder / self.name).unlink(missing_ok=True)
        self._loop.remove_reader(self._listening)
        self._listening.close()

    def offer(self, code: str, connection: int, head: bytes, told: Told) -> bool:
        """Offer a table's connection, a file number, to the table's home. False if it is at home here, or cannot be
        offered; otherwise `told` hears whether it was taken. Until then nobody reads from it."""
        if len(head) > LONGEST:
            return False
        with suppress(OSError):  # too many wait there, or too many files are open here
            while (home := home_of(code, self._workers())) != self.name:
                asking = self._knock(self._folder / home)
                if asking is not None:
                    _Offer(asking, connection, head, told)
                    return True
        return False

    def _workers(self) -> set[str]:
        return {self.name, *(name for name in os.listdir(self._folder) if not name.startswith("."))}

    def _knock(self, hatch: Path) -> socket.socket | None:
        """A line to another worker; None if it is gone, and then its hatch is taken away."""
        asking = _unix_socket()
        try:
            asking.connect(str(hatch))
        except (ConnectionRefusedError, FileNotFoundError):
            asking.close()
            hatch.unlink(missing_ok=True)
            return None
        except OSError:
            asking.close()
            raise
        return asking

    def _hear(self) -> None:
        try:
            asking, _ = self._listening.accept()
        except BlockingIOError:
            return
        except OSError:
            self._loop.remove_reader(self._listening)
            self._loop.call_later(AGAIN_SECONDS, self._hear_again)
            return
        asking.setblocking(False)
        self._loop.add_reader(asking, self._receive, asking)

    def _hear_again(self) -> None:
        if not self._closed():
            self._loop.add_reader(self._listening, self._hear)

    def _closed(self) -> bool:
        return self._listening.fileno() < 0

    def _receive(self, asking: socket.socket) -> None:
        self._loop.remove_reader(asking)
        with asking, suppress(OSError):  # whoever offered it has gone
            head, files, flags, _ = socket.recv_fds(asking, LONGEST, 1, socket.MSG_CMSG_CLOEXEC)
            whole = not flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC)
            for connection in [socket.socket(fileno=file) for file in files]:
                if whole and not self._closed() and _said_yes(asking):
                    self._take(connection, head)
                else:
                    connection.close()


class _Offer:
    """A connection on its way: taken, or kept."""

    def __init__(self, asking: socket.socket, connection: int, head: bytes, told: Told) -> None:
        self._asking, self._told = asking, told
        try:
            socket.send_fds(asking, [head], [connection])
        except OSError:
            asking.close()
            raise
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(asking, self._end)
        self._late = self._loop.call_later(YES_SECONDS, self._end)

    def _end(self) -> None:
        """Told, or tired of waiting. After the shutdown no yes can be said any more, and one said before it is read."""
        self._late.cancel()
        self._loop.remove_reader(self._asking)
        taken = False
        with self._asking, suppress(OSError):
            with suppress(OSError):  # the other end may be closed already
                self._asking.shutdown(socket.SHUT_RDWR)
            taken = self._asking.recv(len(YES)) == YES
        self._told(taken)


def _said_yes(asking: socket.socket) -> bool:
    """Not if whoever offered has stopped waiting."""
    try:
        asking.send(YES)
    except OSError:
        return False
    return True


def _unix_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.setblocking(False)
    return made


def _check(folder: Path) -> None:
    found = folder.stat()
    if found.st_uid != os.geteuid() or stat.S_IMODE(found.st_mode) & 0o077:
        raise PermissionError(f"{folder} is not this user's alone")
