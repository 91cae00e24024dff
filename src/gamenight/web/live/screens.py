"""Televisions: what each one shows, as phones tell it. Kept as long as the television asks, and nowhere else."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from gamenight.table.events import Refused
from gamenight.web.live.keys import ALPHABET
from gamenight.web.words.en import Words

CODE_LENGTH = 5
FORGET_SECONDS = 120.0  # a television that has not asked for so long is off
WAIT_SECONDS = 4.0  # how long a television's question stays open; a server that stops waits for it
PAUSE_SECONDS = 0.2  # between looks at whether a phone has chosen
MOST = 20_000


@dataclass(frozen=True)
class Screen:
    """A television: the table on it ("" for the shelf), how many times that changed, and by whom."""

    code: str
    shows: str = ""
    turn: int = 0
    by: str = ""


class KeptScreens:
    """Where screens are kept on one node alone."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._kept: dict[str, tuple[Screen, float]] = {}

    async def get(self, code: str) -> Screen | None:
        screen, until = self._kept.get(code, (None, 0.0))
        return screen if until > self._clock() else None

    async def put(self, screen: Screen) -> None:
        if len(self._kept) >= MOST:
            self._drop()
        self._kept[screen.code] = (screen, self._clock() + FORGET_SECONDS)

    async def touch(self, code: str) -> None:
        """It is still switched on."""
        self._kept[code] = (self._kept[code][0], self._clock() + FORGET_SECONDS)

    async def close(self) -> None:
        """Nothing is held open."""

    def _drop(self) -> None:
        now = self._clock()
        self._kept = {code: held for code, held in self._kept.items() if held[1] > now}
        if len(self._kept) >= MOST:
            raise Refused("busy", Words.many_televisions)


class RedisScreens(KeptScreens):
    """Where several nodes keep them together."""

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis

        self._redis: Any = redis.from_url(url, decode_responses=True)

    async def get(self, code: str) -> Screen | None:
        text = await self._ask("get", f"gamenight:screen:{code}")
        return Screen(**json.loads(text)) if text else None

    async def put(self, screen: Screen) -> None:
        told = json.dumps(asdict(screen))
        await self._ask("set", f"gamenight:screen:{screen.code}", told, ex=int(FORGET_SECONDS))

    async def touch(self, code: str) -> None:
        await self._ask("expire", f"gamenight:screen:{code}", int(FORGET_SECONDS))

    async def close(self) -> None:
        await self._redis.aclose()

    async def _ask(self, what: str, *given: Any, **more: Any) -> Any:
        from redis.exceptions import RedisError

        try:
            return await getattr(self._redis, what)(*given, **more)
        except (RedisError, OSError):
            raise Refused("busy", Words.televisions_away) from None


class Screens:
    """All televisions of a server."""

    def __init__(self, kept: KeptScreens, clock: Callable[[], float]) -> None:
        self._kept, self._clock = kept, clock

    async def open(self, wanted: str = "", shows: str = "") -> Screen:
        """A television is switched on, on its shelf or on a table; one that was here before keeps its code."""
        code = read_screen_code(wanted)
        code = code if len(code) == CODE_LENGTH else new_screen_code()
        held = await self._kept.get(code)
        if held is not None and shows in ("", held.shows):
            return held
        screen = Screen(code, shows, held.turn + 1 if held else 0)
        await self._kept.put(screen)
        return screen

    async def find(self, code: str) -> Screen:
        screen = await self._kept.get(read_screen_code(code))
        if screen is None:
            raise Refused("not_found", Words.no_television, code[:12])
        return screen

    async def show(self, code: str, table: str, by: str) -> Screen:
        """Put a table on a television, or the shelf."""
        held = await self.find(code)
        screen = Screen(held.code, table, held.turn + 1, by)
        await self._kept.put(screen)
        return screen

    async def close(self) -> None:
        await self._kept.close()

    async def ask(self, code: str, seen: int) -> Screen:
        """What a television shows: at once if it has not `seen` that, else when it changes, or after a while."""
        screen = await self.find(code)
        await self._kept.touch(screen.code)
        until = self._clock() + WAIT_SECONDS
        while screen.turn == seen and self._clock() < until:
            await asyncio.sleep(PAUSE_SECONDS)
            screen = await self.find(code)
        return screen


def new_screen_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_screen_code(text: str) -> str:
    return "".join(letter for letter in text.upper() if letter in ALPHABET)[:CODE_LENGTH]
