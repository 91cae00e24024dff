"""All that one server holds together: storage, keys, tables, keeper, limits."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from gamenight.core.position import NOBODY
from gamenight.core.record import Record
from gamenight.store.archive import Archive
from gamenight.store.store import Store
from gamenight.table.events import Refused
from gamenight.table.table import Table
from gamenight.web.home.addresses import Addresses
from gamenight.web.live.acting import Acting
from gamenight.web.live.clock import Clock
from gamenight.web.live.clubs import Clubs
from gamenight.web.live.coaching import Coaching
from gamenight.web.live.daily import Daily
from gamenight.web.live.duplicates import Duplicates
from gamenight.web.live.hub import Hub
from gamenight.web.live.keeper import Keeper
from gamenight.web.live.keys import Keys, read_code, read_seat_token
from gamenight.web.live.limits import GUESSES, SOCKETS, Crowd, Limits
from gamenight.web.live.live import Live
from gamenight.web.live.metrics import Metrics
from gamenight.web.live.reviews import Reviews
from gamenight.web.live.screens import KeptScreens, RedisScreens, Screens
from gamenight.web.live.shapes import Who
from gamenight.web.nodes.fanout import Fanout, RedisFanout
from gamenight.web.words.en import Words


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = ""  # an address; "": a file in the user's data folder
    redis: str = ""  # an address; "": one node alone
    pace: float = 0.5  # seconds between moves of bots, while people watch
    workers: int = 0  # processes that think for bots; 0: by the machine
    limits: float = 1.0  # how generous limits are; 0: none
    origins: tuple[str, ...] = ()  # other origins that may use this server
    secure: bool = False  # cookies only over https
    host: str = "127.0.0.1"  # where it listens
    port: int = 0
    names: tuple[str, ...] = ()  # other names it answers to; with a scheme, also what phones are given
    tls: bool = False  # speaks https itself
    slow: bool = False  # rules run interpreted until the next start
    archive: str = ""  # a folder of finished games' records
    idle: float = 30.0  # seconds after which a table that nobody looks at leaves memory


def addresses_of(settings: Settings) -> Addresses:
    return Addresses(settings.host, settings.port, "https" if settings.tls else "http", settings.names)


class Server:
    """A running server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, addresses: Addresses) -> None:
        self.settings = settings
        self.addresses = addresses
        self.store = store
        self.archive = Archive(Path(settings.archive)) if settings.archive else None
        self.node = secrets.token_hex(6)
        self.metrics = metrics
        self.keys = Keys(store.key("signing", secrets.token_bytes(32)), store.older_keys("signing"))
        self.limits = Limits(time.monotonic, settings.limits)
        self.crowd = Crowd(int(SOCKETS * settings.limits))
        self.fanout = RedisFanout(settings.redis) if settings.redis else Fanout()
        self.hub = Hub(store, self.keys, self.fanout, self.node, self.metrics)
        self.hub.now = clock = Clock()
        self.hub.idle = settings.idle
        self.keeper = Keeper(self.hub, clock, settings.pace, settings.workers, settings.slow)
        self.reviews = Reviews(self.hub, self.keeper.thinkers, self.node)
        kept = RedisScreens(settings.redis) if settings.redis else KeptScreens(time.monotonic)
        self.screens = Screens(kept, time.monotonic)
        self.clubs = Clubs(self.hub)
        self.duplicates = Duplicates(self.hub)
        self.coaching = Coaching(self.hub, self.keeper.thinkers)
        self.daily = Daily(self.hub, self.keeper.thinkers)
        self.acting = Acting(self.hub, self.keeper, self.limits)

    async def start(self) -> None:
        await self.fanout.start(self.hub.news.heard)
        await self.keeper.start()

    async def stop(self) -> None:
        """Writes are finished, sockets told, tables released."""
        await self.daily.stop()
        await self.reviews.stop()
        await self.keeper.stop()
        await self.keeper.release()
        await self.hub.stop()
        await self.fanout.stop()
        await self.screens.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # Who somebody is

    async def player_of(self, token: str) -> str:
        """The guest a token belongs to, if there still is one."""
        player, epoch = self.keys.guest_of(token) if token else ("", 0)
        if not player:
            return ""
        row = await self.hub.read(lambda: self.store.player(player))
        return player if row is not None and row["epoch"] == epoch else ""

    async def table(self, code: str, address: str) -> Live:
        """The table of that code; Refused, and remembered, if there is none."""
        live = await self.hub.find(read_code(code)) if len(code) <= 20 else None
        if live is None:
            self.limits.take(GUESSES, "guess", address)
            raise Refused("not_found", Words.no_table, code[:20])
        return live

    async def archived(self, code: str) -> Record | None:
        """The record of a table whose log has been archived; None if it has not."""
        archive, plain = self.archive, read_code(code)
        if archive is None or plain in self.hub.lives:
            return None
        return await self.hub.read(lambda: archive.get(plain))

    def who(self, live: Live, bearer: str, player: str, seat: int | None = None) -> Who:
        """What a token and a guest together prove at a table."""
        table = live.table
        hosts = table.is_hosted_by(player)
        if bearer.startswith("h."):
            if not self.keys.host_holds(bearer, table.code, live.id):
                raise Refused("who", Words.foreign_host_token)
            held = _own_seat(table, player, seat)
            return Who(player, held, True, table.seats[held].sat if held != NOBODY else 0)
        if bearer.startswith("s."):
            held = self.seat_of(live, bearer)
            return Who(player, held, hosts, table.seats[held].sat)
        held = _own_seat(table, player, seat)
        return Who(player, held, hosts, table.seats[held].sat if held != NOBODY else 0)

    def seat_of(self, live: Live, token: str) -> int:
        """The seat that a token proves at this very table."""
        read = read_seat_token(token)
        table = live.table
        if read is None or read.code != table.code or read.seat >= table.count:
            raise Refused("who", Words.foreign_seat_token)
        held = table.seats[read.seat]
        if held.kind != "person" or not self.keys.seat_holds(read, live.id, held.sat):
            raise Refused("who", Words.invalid_seat_token)
        return read.seat


def _own_seat(table: Table, player: str, seat: int | None) -> int:
    """The seat a guest means: the one they name, or their only one."""
    own = [held.seat for held in table.seats if player and held.player == player]
    if seat is not None:
        return seat if seat in own else NOBODY
    return own[0] if len(own) == 1 else NOBODY
