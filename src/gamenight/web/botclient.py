"""A program at a seat: it reads a line when it is to move and writes one, and this speaks to the server for it."""

from __future__ import annotations

import contextlib
import json
import secrets
import shlex
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from http.client import HTTPException
from typing import Any

from gamenight.core.refusal import GameNightError
from gamenight.web.live.keys import read_seat_token

PATIENCE = 60  # seconds without the server before giving up
REFUSALS = 20  # in a row, after which the program is taken to be lost
MOST_BYTES = 1 << 24  # of one answer or line; what is cut off there cannot be read


class BotProblem(GameNightError):
    """Why a program cannot go on playing."""


class Program:
    """A program that speaks lines."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as problem:
            raise BotProblem(f"{shlex.join(command)} cannot be run: {problem.strerror}.") from None

    def tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise BotProblem("The program has ended.") from None

    def ask(self, message: dict[str, Any]) -> str:
        self.tell(message)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise BotProblem("The program has ended.")
        return line.strip()

    def check(self) -> None:
        """BotProblem if it has ended, though nothing was asked of it."""
        if self._process.poll() is not None:
            raise BotProblem("The program has ended.")

    def stop(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what it was still to be told, and has gone without
                    pipe.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class _NoDetour(urllib.request.HTTPRedirectHandler):
    """A seat's token is for the address that was given, and for no other."""

    def redirect_request(self, *_: Any) -> None:
        raise BotProblem("That address leads on to another one; give the right one instead.")


OPENER = urllib.request.build_opener(_NoDetour)


class Server:
    """A Game Night server, as a seat's token reaches it."""

    def __init__(self, url: str, token: str) -> None:
        read = read_seat_token(token)
        if read is None or not (read.code.isalnum() and token.isascii() and token.isprintable()):
            raise BotProblem("That is no seat token; it looks like s.CODE.0.…")
        if not url.startswith(("http://", "https://")):
            raise BotProblem(f"The address should begin with http:// or https://, not {url!r}.")
        self._base = f"{url.rstrip('/')}/api/tables/{read.code}"
        self._headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self.seat = read.seat
        self._told = False  # everybody knows that a program plays here

    def move(self, text: str, seen: int) -> dict[str, Any]:
        """A move's answer. Before the first one all are told that a program plays here; BotProblem if it may not."""
        if not self._told:
            told = self.act({"type": "program", "id": secrets.token_hex(8)})
            if not told["ok"] and told["error"]["kind"] == "forbidden":
                raise BotProblem(told["error"]["sentence"])
            self._told = bool(told["ok"])
        return self.act({"type": "move", "id": secrets.token_hex(8), "text": text, "seen": seen})

    def act(self, act: dict[str, Any]) -> dict[str, Any]:
        """An act's answer, refusals too."""
        body = json.dumps(act).encode()
        request = urllib.request.Request(f"{self._base}/act", body, self._headers, method="POST")
        try:
            with OPENER.open(request, timeout=30) as answer:
                read: dict[str, Any] = json.loads(answer.read(MOST_BYTES))
        except urllib.error.HTTPError as problem:
            with problem:
                read = {"ok": False, **json.loads(problem.read(MOST_BYTES))}
        return read

    def updates(
        self, resume: int, scenes: bool, every_line: Callable[[], None] = lambda: None
    ) -> Iterator[dict[str, Any]]:
        """What the seat is told. `every_line` is called at least every few seconds, while nothing happens too."""
        address = f"{self._base}/stream?resume={resume}&scenes={'true' if scenes else 'false'}"
        request = urllib.request.Request(address, headers=self._headers)
        try:
            with OPENER.open(request, timeout=45) as lines:
                while line := lines.readline(MOST_BYTES):
                    every_line()
                    message = json.loads(line) if line.strip() else {}
                    if message.get("reason") == "too_many":
                        raise BotProblem(message["sentence"])
                    if message.get("type") == "update":
                        yield message
        except urllib.error.HTTPError as problem:
            with problem:
                raise BotProblem(json.loads(problem.read(MOST_BYTES))["error"]["sentence"]) from None


def play(url: str, token: str, command: Sequence[str], scenes: bool = False) -> dict[str, Any]:
    """Let a program play a seat to the end of the game; how it ended. BotProblem says why it could not."""
    server, program = Server(url, token), Program(command)
    try:
        return _Seated(server, program, scenes).play()
    finally:
        program.stop()


def _reason(problem: OSError) -> str:
    inner = getattr(problem, "reason", problem)
    return getattr(inner, "strerror", None) or str(inner)


class _Seated:
    def __init__(self, server: Server, program: Program, scenes: bool) -> None:
        self.server, self.program, self.scenes = server, program, scenes
        self.number = 0
        self.news: list[Any] = []

    def play(self) -> dict[str, Any]:
        silent_since, met = time.monotonic(), False
        while True:
            try:
                for update in self.server.updates(self.number, self.scenes, self.program.check):
                    silent_since, met = time.monotonic(), True
                    ended = self._take(update)
                    if ended is not None:
                        return ended
            except OSError as problem:
                if not met:
                    raise BotProblem(f"The server cannot be reached: {_reason(problem)}.") from None
                # it restarts: try again
            except (ValueError, KeyError, HTTPException):
                raise BotProblem("Whatever answers at that address is no Game Night server.") from None
            if time.monotonic() - silent_since > PATIENCE:
                raise BotProblem("The server does not answer.")
            time.sleep(0.5)

    def _take(self, update: dict[str, Any]) -> dict[str, Any] | None:
        self.number = update["number"]
        self.news += update["events"]
        table = update["table"] or {}
        if table.get("status") in ("over", "closed"):
            ended = {"over": True, "scores": table["scores"], "payoffs": table["payoffs"]}
            self.program.tell(ended)
            return ended
        if self.server.seat in update["to_move"] and table.get("status") != "paused":
            self._move(update)
        return None

    def _move(self, update: dict[str, Any]) -> None:
        """Ask the program until the server takes its move, or has moved on."""
        moves = update.get("moves") or [
            choice["text"] for choice in (update["scene"] or {}).get("choices", ())
        ]
        said = {"seat": self.server.seat, "number": self.number, "moves": moves, "events": self.news}
        text = self.program.ask({**said, "scene": update["scene"]})
        self.news = []
        for _ in range(REFUSALS):
            answer = self.server.move(text, self.number)
            if answer["ok"] or answer["error"]["kind"] in ("late", "over"):
                return
            if answer["error"]["kind"] in ("too_many", "busy"):
                time.sleep(1)
                continue
            error = answer["error"]
            refused = {"sentence": error["sentence"], "clause": error["clause"]}
            text = self.program.ask({"refused": refused, "moves": moves})
        raise BotProblem(f"The program keeps writing what may not be played; last {text!r}.")
