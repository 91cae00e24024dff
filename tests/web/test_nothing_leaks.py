"""What a connection receives does not change when what its seat cannot know is changed: byte by byte, game by game."""

from __future__ import annotations

import os
import random
from typing import Any, TypeVar

import pytest

import gamenight
from gamenight.core.chance import Seeded
from gamenight.core.facts import names_of
from gamenight.core.journal import EVERYONE, Journal
from gamenight.core.pickling import bare, fill
from gamenight.core.position import NOBODY
from gamenight.sitting.step import Step
from gamenight.table import commands
from gamenight.table.events import Event
from gamenight.table.table import Table
from gamenight.web.live.keys import Keys
from gamenight.web.live.live import Listener, Live
from gamenight.web.live.shapes import Who

KEYS = Keys(b"a key of the server's own")
CHECKS = int(os.environ.get("GAMENIGHT_LEAK_CHECKS", "60"))  # positions looked at in each game
LONGEST = 3000
NOW = 1_000_000


def new_table(name: str, secret: bytes) -> Table:
    game = gamenight.game(name)
    setup = commands.Setup("TESTED", game, game.seats[0], most_hidden(game), "p_0", "Mabel")
    table, _ = commands.create(setup, secret, NOW)
    for seat in range(game.seats[0]):
        table.commit(commands.sit(table, f"p_{seat}", f"Player {seat}", NOW))
    table.commit(commands.start(table, NOW))
    return table


def most_hidden(game: Any) -> dict[str, Any]:
    """Sealed choices, where the game has them."""
    return {"passing": "left"} if any(option.name == "passing" for option in game.option_list()) else {}


def frames(table: Table, seat: int, events: list[Event]) -> list[bytes]:
    """Every byte that a socket of this seat is sent for these events, from a cold start."""
    live = Live(1, table, KEYS)
    sat = table.seats[seat].sat if seat != NOBODY else 0
    listener = Listener(
        Who("" if seat == NOBODY else f"p_{seat}", seat, sat=sat), events[0].n - 1, set(), True
    )
    live.listeners[listener] = None
    live.tell(events, NOW)
    live.send_update(listener, live.missed(listener, events, NOW), live.table_json(listener.who, NOW))
    return list(listener._out)


def changed(table: Table, seat: int, events: list[Event], seed: int) -> tuple[Table, list[Event]]:
    """The same to this seat, another to everyone else: another world that its view allows, other luck, other texts."""
    table.in_play().undo(events[-1].seat)  # known from now on: it compares two positions of one world
    other, other_play = twin(table), twin(table.in_play())
    world = table.game.imagine(table.in_play().position.view(seat), Seeded(seed))
    other_play._position = world
    other.play = other_play
    last = events[-1].n
    other.recent = {
        n: Step(step.line, world if n == last else step.position, retold(step.journal, seat), step.group)
        for n, step in table.recent.items()
    }
    return other, [unknown(event, seat) for event in events]


T = TypeVar("T")


def twin(thing: T) -> T:
    """Another that holds the same, compiled or not."""
    made: T = bare(type(thing))
    fill(made, {name: getattr(thing, name) for name in names_of(thing)})
    return made


def retold(journal: Journal, seat: int) -> Journal:
    """The same sounds, with other details where this seat does not hear them."""
    other = Journal()
    for (kind, who, a, b, c, d), audience in journal._entries:
        heard = audience == EVERYONE or (seat >= 0 and (audience >> seat) & 1)
        details = (a, b, c, d) if heard else (a + 1, b + 2, c + 3, d + 4)
        other.whisper(audience, kind, who, *details)
    other.stills.extend(journal.stills)  # what they may show, the laws look after
    return other


def unknown(event: Event, seat: int) -> Event:
    data = dict(event.data)
    if "luck" in data:
        data["luck"] = [[0, 99]]
    if event.kind == "moved" and event.seat != seat:
        data["text"] = "something else"
    return Event(event.n, event.at, event.kind, event.seat, data)


@pytest.mark.parametrize("name", gamenight.game_names())
def test_bytes_are_the_same_when_what_a_seat_cannot_know_is_changed(name: str) -> None:
    table = new_table(name, bytes(32))
    luck = random.Random(name)
    looked = 0
    for move in range(LONGEST):
        if table.ended() or looked >= CHECKS:
            break
        mover = luck.choice(table.movers())
        view = table.in_play().position.view(mover)
        text = table.game.write(view, luck.choice(list(view.moves)))
        draft = commands.submit(table, mover, text, table.number, NOW, key=f"secret-of-{mover}-{move}")
        table.commit(draft)
        if table.ended() or luck.random() > CHECKS / 150:
            continue
        looked += 1
        for seat in (NOBODY, luck.randrange(table.count)):
            events = list(draft.events)
            told = frames(table, seat, events)
            other, others = changed(table, seat, events, move)
            assert frames(other, seat, others) == told
            assert_holds_no_secrets(b"".join(told).decode(), table, seat, mover)


def assert_holds_no_secrets(told: str, table: Table, seat: int, mover: int) -> None:
    assert table.secret.hex() not in told
    for other in table.seats:
        token = KEYS.seat("TESTED", 1, other.seat, other.sat)
        assert (token in told) == (other.seat == seat)
    assert "secret-of" not in told
    assert '"luck"' not in told


def test_a_planted_leak_is_caught() -> None:
    """A table that tells others' moves is seen to do so."""
    table = new_table("crazy_eights", bytes(32))
    mover = table.movers()[0]
    draft = commands.submit(table, mover, "draw", table.number, NOW)
    table.commit(draft)
    seat = 1 - mover
    told = frames(table, mover, list(draft.events))  # the wrong seat's eyes
    other, others = changed(table, seat, list(draft.events), 1)
    assert frames(other, mover, others) != told
