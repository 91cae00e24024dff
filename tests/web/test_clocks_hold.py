"""Time that nobody had costs nobody a game: stopped processes, sleeping machines, clocks that are set."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from at_table import AtTable
from serving import Person, Server
from writing import tell_futures, wait

from gamenight.store.store import Store
from gamenight.store.tables import creation
from gamenight.store.writer import Writer
from gamenight.table import commands
from gamenight.web.live.clock import Beat, Clock


class Hands:
    """Two clocks that a test sets."""

    def __init__(self) -> None:
        self.day, self.steady = 1_000_000.0, 50.0

    def clock(self) -> Clock:
        return Clock(lambda: self.day, lambda: self.steady)

    def pass_(self, seconds: float) -> None:
        self.day += seconds
        self.steady += seconds


def test_a_time_of_day_that_is_set_back_is_not_followed() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.pass_(1)
    hands.day -= 3600
    assert clock() == 1_000_001_000
    assert clock.gap() == 0


def test_sleep_is_a_gap_that_is_taken_in_once() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.day += 60
    assert clock() == 1_000_000_000
    assert clock.gap() == 60_000
    assert clock.catch_up() == 60_000
    assert clock() == 1_000_060_000
    assert clock.gap() == 0


def test_a_process_that_did_not_run_notices() -> None:
    hands = Hands()
    beat = Beat(0.5, lambda: hands.steady)
    hands.pass_(0.5)
    assert beat.late() == 0
    hands.pass_(30.5)
    assert beat.late() == 30_000
    hands.pass_(0.5)
    assert beat.late() == 0


def test_a_bot_is_due_though_the_clock_was_set_back(tmp_path: Path) -> None:
    table = AtTable("Mabel", bots=1)
    table.start()
    while not table.table.bots_due():
        table.play()
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    writer = Writer(store, tell_futures)
    wait(writer, creation(table.table, table.log))
    assert store.due(table.now - 500_000, "node") == ["TESTED"]
    writer.stop()
    store.close()


def test_a_clock_that_ran_out_while_the_process_was_stopped_costs_nothing(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log") as server:
        mabel = Person(server.url)
        clock = {"kind": "game", "seconds": 8, "when_out": "lose"}
        code = mabel.table(sit=[0, 1], start=True, clock=clock)["code"]
        assert server.process is not None
        assert server.process.pid is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        time.sleep(12)
        os.kill(server.process.pid, signal.SIGCONT)
        time.sleep(1)
        seen = mabel.see(code)
        assert seen["status"] == "playing"
        assert max(clock["left"] for clock in seen["clocks"]) > 1000
        assert "no clock ran" in (tmp_path / "log").read_text()


def test_time_that_is_given_back_is_the_time_that_was_lost() -> None:
    table = AtTable("Mabel", "Theo", clock={"kind": "game", "seconds": 100}).start()
    table.later(60)
    table.do(commands.stood_still, 60_000)
    assert table.table.timers.left[table.mover()] == 100_000
