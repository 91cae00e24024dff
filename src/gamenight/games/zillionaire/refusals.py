"""Why a move of Zillionaire may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.zillionaire.rules.cards import BANKROLL, BANKRUPT, FIVE, held
from gamenight.games.zillionaire.rules.position import ZillionaireView
from gamenight.games.zillionaire.rules.public import NAME, PASS
from gamenight.games.zillionaire.words.en import Words


def refuse(view: ZillionaireView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if move == PASS:
        return Refusal("2.1", say.no_passing_on_lead()) if p.rank == 0 else Refusal("3.11", say.first_name())
    if move >= NAME:
        return Refusal("3.11", say.no_naming())
    if p.rank and p.size == 0:
        return Refusal("3.11", say.first_name())
    rank, count = move // 6 + 1, move % 6 + 1
    if held(view.hand, rank) < count:
        return Refusal("2.1", say.not_held(rank, count))
    if rank == FIVE and count > 1:
        return Refusal("3.12", say.fives_one_at_a_time())
    return _refuse_group(view, rank, count, say)


def _refuse_group(view: ZillionaireView, rank: int, count: int, say: Words) -> Refusal:
    """The cards are held: they do not beat what lies there."""
    p = view.public
    if p.rank == BANKRUPT:
        return Refusal("3.3", say.only_bankroll_answers(BANKROLL, p.size))
    if rank == FIVE:
        return Refusal("3.10", say.no_five_on(p.rank, p.size))
    if rank <= p.rank:
        return Refusal("2.2", say.too_low(rank, count, p.rank, p.size))
    if p.named():
        return Refusal("3.13", say.exactly_as_named(p.size))
    return Refusal("2.2", say.exactly_as_many(p.size))
