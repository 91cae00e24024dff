"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.public import ANSWER, CLAIM, DISCARD, GO, HEELS


def decision(view: CribbageView) -> str:
    p = view.public
    if p.phase == DISCARD:
        return "own_crib" if p.side(p.dealer) == p.side(view.seat) else "their_crib"
    if p.phase == CLAIM:
        return "count"
    if p.phase == ANSWER:
        return "muggins"
    if HEELS in view.moves:
        return "heels"
    return "go" if GO in view.moves else "play" if p.count else "lead"
