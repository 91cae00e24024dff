"""News of other nodes: a table whose log takes long to read holds up no other, and nothing heard meanwhile is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gamenight.table.events import Refused
from gamenight.web.live.news import News
from gamenight.web.live.tasks import Tasks
from gamenight.web.words.en import Words


class TableLike:
    def __init__(self, code: str) -> None:
        self.table, self.code, self.number, self.dead = self, code, 0, False


class HubLike:
    def __init__(self, *codes: str) -> None:
        self.lives: dict[str, Any] = {code: TableLike(code) for code in codes}
        self.tasks = Tasks()
        self.left: set[str] = set()  # codes of tables that nobody here is at

    def leaves_to_others(self, live: Any) -> bool:
        return live.code in self.left


class SlowNews(News):
    """Reads what had been written when it began, at `SLOW` only once it is let go."""

    def __init__(self, hub: Any) -> None:
        super().__init__(hub)
        self.written = dict.fromkeys(hub.lives, 0)
        self.let_go = asyncio.Event()

    async def refresh(self, live: Any) -> None:
        found = self.written[live.code]
        if live.code == "SLOW":
            await self.let_go.wait()
        if live.code == "TORN":
            raise Refused("over", Words.cannot_be_read, live.code)
        live.number = found

    async def hear(self, code: str, number: int) -> None:
        self.written[code] = number
        await asyncio.wait_for(self.heard(code, number), 1)
        await asyncio.sleep(0)


@pytest.mark.parametrize("troubled", ["SLOW", "TORN"])
def test_a_table_in_trouble_holds_up_no_other(troubled: str) -> None:
    async def story() -> None:
        hub = HubLike(troubled, "OTHER")
        news = SlowNews(hub)
        await news.hear(troubled, 5)
        await news.hear("OTHER", 7)
        assert (hub.lives[troubled].number, hub.lives["OTHER"].number) == (0, 7)

    asyncio.run(story())


def test_what_is_heard_while_a_log_is_read_is_read_too() -> None:
    async def story() -> None:
        hub = HubLike("SLOW")
        news = SlowNews(hub)
        await news.hear("SLOW", 5)
        await news.hear("SLOW", 6)
        news.let_go.set()
        await asyncio.sleep(0.01)
        assert hub.lives["SLOW"].number == 6
        await news.hear("SLOW", 7)
        await asyncio.sleep(0.01)
        assert hub.lives["SLOW"].number == 7

    asyncio.run(story())


def test_a_table_that_nobody_here_is_at_is_not_followed() -> None:
    async def story() -> None:
        hub = HubLike("LEFT", "OTHER")
        hub.left = {"LEFT"}
        news = SlowNews(hub)
        await news.hear("LEFT", 5)
        await news.hear("OTHER", 7)
        assert (hub.lives["LEFT"].number, hub.lives["OTHER"].number) == (0, 7)

    asyncio.run(story())
