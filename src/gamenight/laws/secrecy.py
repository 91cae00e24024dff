"""Laws of what a seat may know: what it sees and hears is no more than its view allows."""

from __future__ import annotations

import re

from gamenight.core.chance import Seeded
from gamenight.core.facts import differences
from gamenight.core.journal import Journal
from gamenight.core.position import NOBODY, Position
from gamenight.laws.case import Broken, Case, Look, at_looks, watchers

TO_YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


@at_looks
def nothing_leaks(case: Case, look: Look) -> None:
    position, _, _, chance = look
    for seat in watchers(case):
        view = position.view(seat)
        world = case.game.imagine(view, chance)
        found = differences(world.view(seat), view)
        case.demand(not found, f"seat {seat} sees what it cannot know: {found[:3]}")
        found = differences(position.glance(seat), view)
        case.demand(not found, f"seat {seat} sees something else at a glance: {found[:3]}")
        case.demand(
            case.game.scene(world.view(seat)) == case.game.scene(view), f"seat {seat}: the scene differs"
        )


@at_looks
def sentences_tell_no_more_than_the_view(case: Case, look: Look) -> None:
    """Two tables that look the same to a seat before and after a move must also sound the same."""
    position, mover, move, chance = look
    seed = chance.pick(1 << 30)
    for seat in watchers(case):
        truth, world = position.copy(), case.game.imagine(position.view(seat), chance)
        told = _told(case, truth, mover, move, seed, seat)
        case.demand(all(sentence[-1] in ".!?" for sentence in told), f"not a sentence: {told}")
        if seat == NOBODY:
            case.demand(not TO_YOU.search(" ".join(told)), f"a spectator is told of themselves: {told}")
        for other in _alike(world, mover, move):
            also = world.copy()
            heard = _told(case, also, mover, other, seed, seat)
            if heard != told and not differences(also.view(seat), truth.view(seat)):
                raise Broken(f"{case}: seat {seat} hears {told} or {heard}, and sees the same")


def _alike(world: Position, mover: int, move: int) -> list[int]:
    """The same move at another table if it may be made there, and a few others."""
    moves = list(world.moves(mover))
    return [other for other in moves if other == move] + [other for other in moves if other != move][:4]


def _told(case: Case, position: Position, seat: int, move: int, seed: int, listener: int) -> list[str]:
    position.journal = Journal()
    position.play(seat, move, Seeded(seed))
    return case.game.tell(position.view(listener), position.journal.heard(listener))


@at_looks
def a_spectator_is_never_addressed(case: Case, look: Look) -> None:
    scene = case.game.scene(look.position.view(NOBODY))
    words = [scene.prompt, scene.heading, *(zone.label for zone in scene.zones)]
    words += [word for seat in scene.seats for word in (seat.score_says, *seat.status)]
    case.demand(not TO_YOU.search(" / ".join(words)), f"a spectator is addressed: {words}")


@at_looks
def audits_hold_in_imagined_worlds_too(case: Case, look: Look) -> None:
    position, _, _, chance = look
    position.audit()
    for seat in watchers(case):
        case.game.imagine(position.view(seat), chance).audit()
