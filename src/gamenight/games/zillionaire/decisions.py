"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.zillionaire.rules.cards import BANKRUPT
from gamenight.games.zillionaire.rules.position import ZillionaireView
from gamenight.games.zillionaire.rules.public import PASS


def decision(view: ZillionaireView) -> str:
    p = view.public
    if p.rank == 0:
        return "lead"
    if p.size == 0:
        return "number"
    if p.rank == BANKRUPT:
        return "bankrupt"
    return "pass" if list(view.moves) == [PASS] else "beat"
