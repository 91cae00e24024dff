# compiled
"""How an update is made: what is new at a table, for one pair of eyes."""

from __future__ import annotations

from msgspec import UNSET

from gamenight.core.position import NOBODY
from gamenight.core.speaking import voice, written
from gamenight.table.events import Event
from gamenight.table.table import Table
from gamenight.table.telling import LONGEST_STORY, steps_for, stills_of, told_with
from gamenight.web.live.encode import board_named, packed
from gamenight.web.live.update import Eyes, Head, Shown, Update

MOST_SHOWN = 20  # moves whose stills are looked for


def update_head(table: Table, events: list[Event], eyes: Eyes, now: int, stills: int) -> Head:
    """What happened, and how things stand. At most so many stills come before, the last of them."""
    seat, language = eyes.seat, eyes.language
    view = table.play.position.view(seat) if table.play else None
    wanted = _heard(table, events, seat)[-LONGEST_STORY:]
    steps = steps_for(table, wanted)
    say = None if view is None else voice(table.game, view, table.names(), language)
    told = told_with(steps, table, wanted, seat, view, language, say)
    scene = table.game.to_scene(view, say) if eyes.scenes and view is not None else None
    done = [steps[event.n] for event in wanted if event.n in steps] if eyes.scenes and stills else []
    shown = stills_of(done[-MOST_SHOWN:], table, seat, language)[-stills:] if done else []
    update = Update(
        "update",
        table.number,
        seat,
        told,
        [Shown(board_named(each.scene), each.says, each.hold) for each in shown] or UNSET,
        None if scene is None else board_named(scene),
        UNSET if eyes.scenes else [] if view is None else written(table.game, view),
        table.movers(),
        table.timers.plain(now),
        now,
        table.undo_for(seat),
    )
    boards = [each.scene.board for each in shown] + ([] if scene is None else [scene.board])
    return Head(packed(update), tuple(board for board in boards if board is not None))


def _heard(table: Table, events: list[Event], seat: int) -> list[Event]:
    """What a seat is told of: in children's mode nothing that anybody says."""
    if seat == NOBODY or not table.seats[seat].child:
        return events
    return [event for event in events if event.kind != "said"]
