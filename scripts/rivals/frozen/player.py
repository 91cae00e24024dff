"""A seat for the frozen bots: the search and the judgement of that time, with as many playouts as they are given."""

from __future__ import annotations

from typing import Any

from gamenight.bots.bot import Asked, Thinker
from gamenight.core.game import Game
from gamenight.core.position import Judgement, View
from gamenight.games.christmas_opoly import board as christmas_opoly
from gamenight.games.monopoly import board as monopoly
from gamenight.parts.property.moves import CLAIM

from .call_me_lucky import LuckyJudgement
from .hearts import HeartsJudgement
from .property_judging import PropertyJudgement
from .rummy import RummyJudgement
from .search import Search
from .texas_42 import TexasJudgement
from .zillionaire import ZillionaireJudgement

JUDGEMENTS: dict[str, Judgement] = {
    "call_me_lucky": LuckyJudgement(),
    "christmas_opoly": PropertyJudgement(christmas_opoly.BOOK),
    "hearts": HeartsJudgement(),
    "monopoly": PropertyJudgement(monopoly.BOOK),
    "rummy": RummyJudgement(),
    "texas_42": TexasJudgement(),
    "zillionaire": ZillionaireJudgement(),
}
RENT = ("christmas_opoly", "monopoly")  # which was paid unasked at that time
EXPERT = 4000  # playouts of its strongest level, which never slipped


class Frozen(Thinker):
    """The strongest level of that time."""

    name = "frozen"

    def __init__(self, playouts: int = EXPERT) -> None:
        self.playouts = playouts

    def _choose(self, game: Game[Any], view: View, asked: Asked) -> int:
        if game.name in RENT and CLAIM in view.moves:
            return CLAIM
        search = Search(game.imagine, view, JUDGEMENTS[game.name], asked.seed)
        search.hurry = True
        search.think(self.playouts, 0.0, asked.stop)
        return int(search.best())
