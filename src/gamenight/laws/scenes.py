"""Laws of the scene: everything legal can be touched, everything has one id, everything is plain data."""

from __future__ import annotations

import itertools

from gamenight.core.position import NOBODY, View
from gamenight.core.scene import Choice, Scene, plain
from gamenight.laws.case import Case, Look, at_looks, watchers


@at_looks
def moves_can_be_told_apart_by_touch(case: Case, look: Look) -> None:
    position, seat, _, _ = look
    view = position.view(seat)
    scene = case.game.scene(view)
    _check_touches(case, scene)
    covered = [move for choice in scene.choices for move in _stands_for(case, view, choice)]
    case.demand(
        sorted(set(covered)) == list(view.moves),
        f"choices offer {sorted(set(covered))}, legal are {list(view.moves)}",
    )
    texts = [choice.text for choice in scene.choices]
    case.demand(len(set(texts)) == len(texts), f"a choice is offered twice: {texts}")
    for other in watchers(case):
        if other == NOBODY or not (position.to_move() >> other) & 1:
            case.demand(
                not case.game.scene(position.view(other)).choices,
                f"seat {other} is offered moves out of turn",
            )


def _stands_for(case: Case, view: View, choice: Choice) -> list[int]:
    """The first steps that a choice covers."""
    if choice.amount is None:
        return case.game.read(view, choice.text)[:1]
    amount = choice.amount
    numbers = [n for n in range(amount.low, amount.high + 1, amount.step) if n not in amount.skip]
    some = numbers if len(numbers) < 40 else numbers[:12] + numbers[:: len(numbers) // 20] + numbers[-12:]
    return [case.game.read(view, choice.text.format(n))[0] for n in some]


def _check_touches(case: Case, scene: Scene) -> None:
    things = {piece.id for piece in scene.pieces} | {button.id for button in scene.buttons}
    things |= {f"seat:{seat.seat}" for seat in scene.seats}
    things |= {space.id for space in scene.board.spaces} if scene.board else set()
    for zone in scene.zones:
        things |= {piece.id for piece in zone.pieces} | {spot.id for spot in zone.spots} | {zone.touch}
    touches = [tuple(sorted(c.touch[:-1])) + c.touch[-1:] if c.any_order else c.touch for c in scene.choices]
    for touch in touches:
        missing = [thing for thing in touch if thing not in things]
        case.demand(bool(touch) and not missing, f"touch {touch}: {missing} is not in the scene")
    case.demand(len(set(touches)) == len(touches), f"two moves are touched alike: {sorted(touches)}")
    for a, b in itertools.permutations(touches, 2):
        case.demand(a != b[: len(a)], f"{a} is touched on the way to {b}")


@at_looks
def ids_are_unique(case: Case, look: Look) -> None:
    for seat in watchers(case):
        scene = case.game.scene(look.position.view(seat))
        ids = [piece.id for piece in scene.pieces] + [
            piece.id for zone in scene.zones for piece in zone.pieces
        ]
        ids += [zone.id for zone in scene.zones] + [button.id for button in scene.buttons]
        twice = sorted({each for each in ids if ids.count(each) > 1})
        case.demand(not twice, f"the scene has two of {twice[:3]}")


@at_looks
def scenes_are_plain_data(case: Case, look: Look) -> None:
    for seat in watchers(case):
        scene = case.game.scene(look.position.view(seat))
        plain(scene)
        case.demand(
            bool(scene.prompt) and scene.prompt[-1] in ".!?",
            f"the prompt is no sentence: {scene.prompt!r}",
        )
        case.demand(
            scene.clause in case.clauses, f"the scene points at clause {scene.clause!r}, which is not there"
        )
        case.demand(len(scene.seats) == case.seats, "the scene leaves out a seat")
