"""Laws of moments: a still shows what its viewer may know, and asks nothing of anybody."""

from __future__ import annotations

from gamenight.core.chance import Seeded
from gamenight.core.facts import differences
from gamenight.core.journal import GLANCE, READ, RESULT, Journal
from gamenight.core.position import Position
from gamenight.core.scene import SHOWINGS
from gamenight.laws.case import Case, Look, at_looks, watchers


@at_looks
def stills_show_no_more_than_their_view(case: Case, look: Look) -> None:
    position, mover, move, chance = look
    played = position.copy()
    played.journal = Journal()
    played.play(mover, move, Seeded(chance.pick(1 << 30)))
    for _, still, hold in played.journal.stills:
        assert isinstance(still, Position)
        case.demand(hold in (GLANCE, READ, RESULT), f"a still is held as {hold}")
        case.demand(still.to_move() == 0, "somebody is to move in a still")
        still.audit()
        for seat in watchers(case):
            _look(case, still, seat, chance)


def _look(case: Case, still: Position, seat: int, chance: Seeded) -> None:
    view = still.view(seat)
    world = case.game.imagine(view, chance)
    found = differences(world.view(seat), view)
    case.demand(not found, f"in a still seat {seat} sees what it cannot know: {found[:3]}")
    scene = case.game.scene(view)
    case.demand(case.game.scene(world.view(seat)) == scene, f"seat {seat}: the scene of a still differs")
    case.demand(not scene.choices, "a still offers moves")
    case.demand(not any(each.turn for each in scene.seats), "a still says whose turn it is")
    case.demand(bool(scene.prompt) and scene.prompt[-1] in ".!?", f"no sentence: {scene.prompt!r}")
    if scene.showing is not None:
        case.demand(scene.showing.kind in SHOWINGS, f"a still shows a {scene.showing.kind!r}")
        case.demand(bool(scene.showing.title), "what a still shows has no title")
