"""Televisions: what each one shows, as phones tell it. Kept as long as the television asks, and nowhere else."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from gamenight.table.events import Refused
from gamenight.web.live.keys import ALPHABET
from gamenight.web.words.en import Words

CODE_LENGTH = 5
FORGET_SECONDS = 120.0  # a television that has not asked for so long is off
FRESH_SECONDS = 30.0  # the same for one that has never asked: a real one asks at once
WAIT_SECONDS = 4.0  # how long a television's question stays open; a server that stops waits for it
PAUSE_SECONDS = 0.2  # between looks at whether a phone has chosen
MOST = 20_000
OWN = 20  # of one address
DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Screen:
    """A television: the table on it ("" for the shelf), how many times that changed, and which guest chose it."""

    code: str
    shows: str = ""
    turn: int = 0
    by: str = ""


def one_too_many(left: Mapping[str, float], most: int, says: Callable[..., str]) -> str:
    """Which code makes room for another, by the seconds until each is forgotten: of those that have never asked, the
    oldest; "" where there is room. Refused where all of them ask."""
    if len(left) < most:
        return ""
    code = min(left, key=lambda each: left[each])
    if left[code] > FRESH_SECONDS:
        raise Refused("too_many", says)
    return code


class KeptScreens:
    """Where screens are kept on one node alone."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._kept: dict[str, tuple[Screen, float]] = {}
        self._owned: dict[str, list[str]] = {}  # codes by address

    async def get(self, code: str) -> Screen | None:
        screen, until = self._kept.get(code, (None, 0.0))
        return screen if until > self._clock() else None

    async def enter(self, screen: Screen, owner: str) -> None:
        """One that is switched on takes a place."""
        own = self._left(self._owned.get(owner, ()))
        self._kept.pop(one_too_many(own, OWN, Words.many_televisions_from_you), None)
        if len(self._kept) >= MOST:
            left = self._left(self._kept)
            left.pop(one_too_many(left, MOST, Words.many_televisions), None)
            self._kept = {code: self._kept[code] for code in left}
            self._owned = {
                who: codes for who, codes in self._owned.items() if not left.keys().isdisjoint(codes)
            }
        self._kept[screen.code] = (screen, self._clock() + FRESH_SECONDS)
        self._owned[owner] = [*(code for code in own if code in self._kept), screen.code]

    def _left(self, codes: Iterable[str]) -> dict[str, float]:
        """For how many seconds each is still kept."""
        now = self._clock()
        return {code: kept[1] - now for code in codes if (kept := self._kept.get(code)) and kept[1] > now}

    async def put(self, screen: Screen) -> None:
        """What one that is here shows now."""
        self._kept[screen.code] = (screen, self._kept[screen.code][1])

    async def touch(self, code: str) -> None:
        """It is still switched on."""
        self._kept[code] = (self._kept[code][0], self._clock() + FORGET_SECONDS)

    async def close(self) -> None:
        """Nothing is held open."""


class RedisScreens(KeptScreens):
    """Where several nodes keep them together. A share an address is bound enough there."""

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis

        self._redis: Any = redis.from_url(url, decode_responses=True)

    async def get(self, code: str) -> Screen | None:
        text = await self._ask("get", f"gamenight:screen:{code}")
        return Screen(**json.loads(text)) if text else None

    async def enter(self, screen: Screen, owner: str) -> None:
        own = f"gamenight:screens:{owner}"
        codes = await self._ask("smembers", own)
        left = {code: await self._ask("ttl", f"gamenight:screen:{code}") for code in codes}
        living = {code: seconds for code, seconds in left.items() if seconds > 0}
        oldest = one_too_many(living, OWN, Words.many_televisions_from_you)
        await self._ask("delete", f"gamenight:screen:{oldest}")
        await self._ask("srem", own, oldest, *(left.keys() - living.keys()))
        await self._ask("sadd", own, screen.code)
        await self._ask("expire", own, DAY)
        await self._ask("set", f"gamenight:screen:{screen.code}", _told(screen), ex=int(FRESH_SECONDS))

    async def put(self, screen: Screen) -> None:
        await self._ask("set", f"gamenight:screen:{screen.code}", _told(screen), xx=True, keepttl=True)

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


def _told(screen: Screen) -> str:
    return json.dumps(asdict(screen))


class Screens:
    """All televisions of a server."""

    def __init__(self, kept: KeptScreens, clock: Callable[[], float]) -> None:
        self._kept, self._clock = kept, clock

    async def open(self, owner: str, code: str = "", shows: str = "") -> Screen:
        """A television is switched on, on its shelf or on a table; `code` is its own, if it was here before."""
        screen = await self._kept.get(code) if code else None
        if screen is None:
            screen = Screen(code or new_screen_code(), shows)
            await self._kept.enter(screen, owner)
        elif shows not in ("", screen.shows):
            screen = Screen(code, shows, screen.turn + 1)
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
