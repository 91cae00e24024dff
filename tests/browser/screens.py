"""Takes a picture of every screen, and of every game after some moves, on a phone, a desk and a television."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from conftest import SIZES, Server, chromium, paced
from hands import Hands
from playwright.sync_api import sync_playwright
from tables import shelf, start

SCALE = {"phone": 1.0, "desktop": 1.0, "tv": 0.67}


class Camera:
    def __init__(self, chrome: Any, server: Server, folder: Path) -> None:
        self.chrome, self.server, self.folder = chrome, server, folder

    def sit(self, size: str, **settings: Any) -> Any:
        width, height = SIZES[size]
        context = self.chrome.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=SCALE[size],
            reduced_motion="reduce",
            **settings,
        )
        context.add_init_script(paced("once"))
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(self.server.address)
        page.wait_for_selector(".box")
        return page

    def take(self, page: Any, name: str) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=str(self.folder / f"{name}.jpg"), type="jpeg", quality=72)
        print(name, flush=True)

    def game(self, name: str, touches: int = 24) -> None:
        """One game on a phone and a desk, and the desk's table on the television."""
        for size in ("phone", "desktop"):
            page = self.sit(size)
            code = self.begun(page, name, touches)
            self.take(page, f"{name}-{size}")
            if size == "desktop":
                tv = self.sit("tv")
                tv.goto(f"{self.server.address}/tv/{code}")
                tv.wait_for_selector(".tv .story")
                self.take(tv, f"{name}-tv")
                tv.context.close()
            page.context.close()

    def begun(self, page: Any, name: str, touches: int) -> str:
        """A game after some touches, at a moment when it is one's turn; fewer touches where so many end it."""
        code = start(page, self.server.address, name, level="easy")
        hands = Hands(page, seed=len(name))
        hands.play(touches, 30)
        for _ in range(100):
            if hands.lit() or hands.over():
                break
            page.wait_for_timeout(50)
        if hands.over() and touches > 1:
            return self.begun(page, name, touches // 3)
        page.keyboard.press("Escape")  # a refusal, if one is told
        return code

    def screens(self) -> None:
        for size in ("phone", "desktop"):
            page = self.sit(size)
            self.take(page, f"shelf-{size}")
            page.goto(f"{self.server.address}/new/hearts")
            page.wait_for_selector(".opt")
            self.take(page, f"house-rules-{size}")
            page.goto(f"{self.server.address}/new/hearts?friends")
            page.wait_for_selector(".opt")
            page.get_by_role("button", name="Open the table").click()
            page.wait_for_selector(".lobby .share")
            self.take(page, f"lobby-{size}")
            self.table(page, size)
            page.context.close()
        dark = self.sit("desktop", color_scheme="dark")
        self.take(dark, "shelf-dark-desktop")
        start(dark, self.server.address, "hearts", level="easy")
        dark.wait_for_selector(".prompt .turn-dot")
        self.take(dark, "hearts-dark-desktop")
        dark.context.close()

    def evening(self) -> None:
        """From the television's shelf to the cards in a phone."""
        tv = self.sit("tv")
        tv.goto(f"{self.server.address}/tv")
        tv.wait_for_selector(".tv li")
        self.take(tv, "shelf-tv")
        ruth = self.scan(tv)
        self.take(ruth, "remote-phone")
        ruth.get_by_role("button", name="Hearts").click()
        ruth.get_by_label("Your name").fill("Ruth")
        ruth.get_by_label("Bots in free chairs").select_option("2")
        self.take(ruth, "remote-game-phone")
        ruth.get_by_role("button", name="Put it on the television").click()
        tv.get_by_text("Three of four").wait_for()
        self.take(tv, "lobby-tv")
        theo = self.scan(tv)
        theo.get_by_label("Your name").fill("Theo")
        self.take(theo, "guest-phone")
        theo.get_by_role("button", name="Sit down as Theo").click()
        ruth.get_by_role("button", name="Start the game").click()
        theo.wait_for_selector(".handview .hand [data-piece]")
        self.take(theo, "hand-phone")

    def scan(self, tv: Any) -> Any:
        """A phone that follows the code on the television."""
        picture = "new URL(document.querySelector(\"img[alt^='QR']\").src).searchParams.get('path')"
        phone = self.sit("phone")
        phone.goto(self.server.address + tv.evaluate(picture))
        phone.wait_for_timeout(600)
        return phone

    def table(self, page: Any, size: str) -> None:
        start(page, self.server.address, "crazy_eights", level="easy", seats=3)
        page.wait_for_selector(".prompt .turn-dot")
        page.keyboard.press("h")
        page.get_by_role("button", name="Take the hint").click()
        page.wait_for_selector(".pop.yes .primary")
        self.take(page, f"hint-{size}")
        page.keyboard.press("Escape")
        page.locator(".hand .thing:not(.legal)").first.click()
        page.wait_for_selector(".pop.no .rule, .pop.no")
        self.take(page, f"why-not-{size}")
        page.keyboard.press("Escape")
        if size == "phone":
            page.get_by_role("button", name="More", exact=True).first.click()
        page.get_by_role("button", name="Rules", exact=True).click()
        page.wait_for_selector("dialog .book li")
        self.take(page, f"rulebook-{size}")
        page.keyboard.press("Escape")
        hands = Hands(page)
        if not hands.play(20, 10):
            hands.hand_to_bot()
        hands.finish(60)
        self.take(page, f"over-{size}")
        page.get_by_role("link", name="Look at it again").click()
        page.wait_for_selector(".scrub output")
        page.get_by_role("button", name="One on").click()
        self.take(page, f"replay-{size}")
        page.get_by_role("link", name="Check the luck").click()
        page.get_by_text("All fair").wait_for()
        self.take(page, f"fairness-{size}")
        if size == "desktop":
            self.trade(page)

    def trade(self, page: Any) -> None:
        for _ in range(3):
            start(page, self.server.address, "monopoly", level="easy", seats=3)
            hands = Hands(page, seed=9)
            for _ in range(12):
                hands.play(hands.touched + 10, 20)
                page.wait_for_timeout(200)
                button = page.locator("[data-id='button:trade']:not([aria-disabled=true])")
                if button.count():
                    button.click()
                    if page.locator("dialog .d").count() >= 4:
                        return self.take(page, "trade-desktop")
                    page.keyboard.press("Escape")


def main(folder: str, *games: str) -> None:
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = Server(Path(data))
        server.names = ["http://192.168.1.23:8765"]  # what an invitation looks like at home
        server.start()
        chrome = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        camera = Camera(chrome, server, place)
        try:
            if not games:
                camera.screens()
            if not games or games == ("evening",):
                camera.evening()
            every = [each["name"] for each in shelf(server.address)]
            for name in every if not games else [each for each in games if each in every]:
                camera.game(name)
        finally:
            chrome.close()
            server.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
