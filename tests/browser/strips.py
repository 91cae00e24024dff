"""Frame strips: a trick, a Cribbage show and a turn of Monopoly as a person sees them, one frame after the other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from conftest import Server, chromium, paced
from hands import Hands
from tables import start

# What to play, until what is seen, then how many frames and how far apart (milliseconds).
STRIPS = {
    "trick": ("texas_42", None, ".trick .thing", 9, 450),
    "cribbage-show": ("cribbage", 2, ".shown.shows-count .pieces", 12, 700),
    "monopoly-turn": ("monopoly", 2, "[data-id='button:roll']", 9, 450),
}


def until(page: Any, hands: Hands, selector: str) -> None:
    """Plays with its own hands until something is seen."""
    for _ in range(1500):
        if page.locator(selector).count():
            return
        hands.touch()
        page.wait_for_timeout(60)
    raise SystemExit(f"{selector} never came")


def strip(page: Any, address: str, name: str, folder: Path) -> Path:
    game, seats, seen, count, apart = STRIPS[name]
    start(page, address, game, level="easy", seats=seats)
    hands = Hands(page, seed=3)
    until(page, hands, seen)
    frames = []
    for n in range(count):
        frames.append(folder / f"{name}-{n:02}.png")
        page.screenshot(path=frames[-1])
        if n % 4 == 0:
            hands.touch()
        page.wait_for_timeout(apart)
    out = folder / f"{name}.jpg"
    subprocess.run(
        ["montage", *map(str, frames), "-tile", "3x", "-geometry", "480x300+3+3", "-quality", "80", str(out)],
        check=True,
    )
    return out


def main() -> None:
    target, wanted = Path(sys.argv[1]), sys.argv[2:] or list(STRIPS)
    from playwright.sync_api import sync_playwright

    with TemporaryDirectory() as made, sync_playwright() as driver:
        folder = Path(made)
        server = Server(folder)
        server.start()
        browser = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
        context.add_init_script(paced("normal"))
        for name in wanted:
            page = context.new_page()
            made_at = strip(page, server.address, name, folder)
            (target / f"{name}-strip.jpg").write_bytes(made_at.read_bytes())
            page.close()
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
