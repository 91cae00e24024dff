"""Does memory grow? Bots decide, records are replayed, a server is loaded; what each process holds is looked at.

    scripts/soak [--decisions 1000000] [--replays 10000] [--moves 20000] [--most 8] [--games NAME...]

Each part warms up first, then says megabytes at ten points. It fails if the last is more than --most megabytes above
the first. Run it on the compiled package: PYTHONPATH=build/compiled scripts/soak.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "src"))  # behind PYTHONPATH, so that a compiled package comes first
sys.path.append(str(ROOT / "tests"))
sys.path.append(str(ROOT / "tests" / "web"))

POINTS = 10
GAMES = ["crazy_eights", "hearts", "cribbage", "checkers"]


def memory() -> float:
    """Megabytes that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def decisions() -> Iterator[None]:
    """Easy bots play one game after the other. Each decision has a seed of its own: with one seed for all a bot makes
    the same slip every time, and a game of cards may then never end."""
    import gamenight
    from gamenight import bots

    easy, number, made = bots.bot("easy"), 0, 0
    while True:
        for name in GAMES:
            number += 1
            game = gamenight.game(name)
            position = game.start(seed=number)
            luck = gamenight.Seeded(number)
            while position.to_move():
                seat = int(position.to_move() & -position.to_move()).bit_length() - 1
                move = easy.choose(game, position.view(seat), playouts=2, seed=made)
                made += 1
                game.play(position, seat, move, luck)
                yield


def replays() -> Iterator[None]:
    """The same records are read and replayed again and again."""
    from records import random_record

    import gamenight
    from gamenight.sitting.recording import replay

    texts = [
        random_record(gamenight.game(name), 2 if name != "hearts" else 4, {}, 1, 200).text() for name in GAMES
    ]
    while True:
        for text in texts:
            for _ in replay(gamenight.read_record(text, gamenight.game)):
                pass
            yield


def tables() -> Iterator[None]:
    """Guests make tables, play them over HTTP, look, and leave: a day of a small server, without its pauses."""
    from inside import guest, inside, table

    with tempfile.TemporaryDirectory() as folder, inside(Path(folder), idle=0.0) as (client, server):
        chooser = random.Random(1)
        while True:
            who = guest(client)
            made = table(client, who, sit=[0, 1], start=True)
            code = made["code"]
            for number in range(60):
                seen = client.get(f"/api/tables/{code}/state?scenes=false&since={10**6}", headers=who).json()
                if not seen["to_move"]:
                    break
                seat = seen["to_move"][0]
                token = {"authorization": f"Bearer {made['seats'][seat]['token']}"}
                moves = client.get(f"/api/tables/{code}/state?scenes=false", headers=token).json()["moves"]
                act: dict[str, Any] = {"type": "move", "id": f"{number}", "text": chooser.choice(moves)}
                client.post(f"/api/tables/{code}/act", json={**act, "seen": 10**6}, headers=token)
                yield
            server.hub.drop_idle()


def soak(name: str, steps: Iterator[None], count: int, most: float) -> bool:
    """Whether memory stayed flat while so many steps were made."""
    for _ in range(max(20, count // 10)):
        next(steps)
    points = [memory()]
    for _ in range(POINTS):
        for _ in range(max(1, count // POINTS)):
            next(steps)
        points.append(memory())
    flat = points[-1] - points[0] <= most
    told = " ".join(f"{point:.1f}" for point in points)
    print(f"{name}: {count} after warming up; MB: {told}: {'flat' if flat else 'GROWS'}", flush=True)
    return flat


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--decisions", type=int, default=1_000_000)
    asked.add_argument("--replays", type=int, default=10_000)
    asked.add_argument("--moves", type=int, default=20_000)
    asked.add_argument("--most", type=float, default=8.0, help="megabytes that may be gained")
    asked.add_argument("--games", nargs="*", help="which are played (default: four)")
    given = asked.parse_args()
    GAMES[:] = given.games or GAMES
    parts: list[tuple[str, Callable[[], Iterator[None]], int]] = [
        ("decisions", decisions, given.decisions),
        ("replays", replays, given.replays),
        ("moves at tables", tables, given.moves),
    ]
    good = [soak(name, steps(), count, given.most) for name, steps, count in parts if count]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
