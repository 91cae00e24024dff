"""An update of the protocol: what is new at a table, for one pair of eyes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gamenight.core.game import Game
from gamenight.core.moments import Moment
from gamenight.core.position import NOBODY, View
from gamenight.core.scene import Board, Scene
from gamenight.core.words import ENGLISH
from gamenight.table.events import Event
from gamenight.table.table import Table
from gamenight.table.telling import LONGEST_STORY, steps_for, stills_of, told_with
from gamenight.web.live.encode import compact, scene_json
from gamenight.web.live.shapes import undo_of

MOST_SHOWN = 20  # moves whose stills are looked for


class Eyes(Struct, frozen=True):
    """Those who have the same eyes are told the same: a seat, with pictures or without, in a language."""

    seat: int
    scenes: bool = True
    language: str = ENGLISH


class Head(Struct, frozen=True):
    """An update up to its last field, `table`, which differs from listener to listener; and the boards it needs."""

    text: str
    boards: tuple[Board, ...] = ()


def update_head(table: Table, events: list[Event], eyes: Eyes, now: int, stills: int) -> Head:
    """What happened, and how things stand. At most so many stills come before, the last of them."""
    seat, language = eyes.seat, eyes.language
    view = table.play.position.view(seat) if table.play else None
    wanted = _heard(table, events, seat)[-LONGEST_STORY:]
    steps = steps_for(table, wanted)
    told = [each.plain() for each in told_with(steps, table, wanted, seat, view, language)]
    scene = table.game.scene(view, table.names(), language) if eyes.scenes and view is not None else None
    done = [steps[event.n] for event in wanted if event.n in steps] if eyes.scenes and stills else []
    shown = stills_of(done[-MOST_SHOWN:], table, seat, language)[-stills:]
    text = (
        f'{{"type":"update","number":{table.number},"seat":{seat},"events":{compact(told)},'
        f"{_sight(table.game, view, scene, shown, eyes.scenes)},"
        f'"to_move":{compact(table.movers())},"clocks":{compact(table.timers.plain(now))},"now":{now},'
        f'"undo":"{undo_of(table, seat)}","table":'
    )
    pictures = [moment.scene for moment in shown] + ([scene] if scene is not None else [])
    return Head(text, tuple(picture.board for picture in pictures if picture.board is not None))


def _heard(table: Table, events: list[Event], seat: int) -> list[Event]:
    """What a seat is told of: in children's mode nothing that anybody says."""
    if seat == NOBODY or not table.seats[seat].child:
        return events
    return [event for event in events if event.kind != "said"]


def _sight(game: Game[Any], view: View | None, scene: Scene | None, shown: list[Moment], scenes: bool) -> str:
    """What is seen; where no pictures are wanted, what may be played."""
    if not scenes:
        moves = [] if view is None else [game.write(view, move) for move in view.moves]
        return f'"scene":null,"moves":{compact(moves)}'
    stills = ",".join(moment_json(moment) for moment in shown)
    return f'"moments":[{stills}],"scene":{scene_json(scene)}' if shown else f'"scene":{scene_json(scene)}'


def moment_json(moment: Moment) -> str:
    return f'{{"scene":{scene_json(moment.scene)},"says":{compact(moment.says)},"hold":"{moment.hold}"}}'
