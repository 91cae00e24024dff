"""Why a move of I Love Lucy may not be played, and what would be right."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.lucy.layout import instruction
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import ENTRANCE, RETURN, SAYS, SPACES, held
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.words.en import Words

# What is to be decided, and the clause that says so.
CLAUSES = {
    public.ROLLING: "2.3",
    public.LANDED: "2.3",
    public.DRAWING: "4.3",
    public.GIVING_TO: "4.3",
    public.GIVING: "4.2",
    public.NAMING: "4.4",
    public.ASKING: "4.5",
    public.HANDING: "5.4",
    public.IMITATING: "5.5",
    public.VOTING: "5.6",
    public.CHOOSING: "4.8",
    public.CASHING: "4.13",
    public.RETURNING: "4.11",
}
PICKING = (public.DRAWING, public.GIVING_TO, public.ASKING, public.HANDING)


def to_do(stage: int, say: Words) -> str:
    """What is to be decided now, as an order."""
    return {
        public.ROLLING: say.roll_first,
        public.LANDED: say.follow_first,
        public.DRAWING: say.choose_to_draw_from,
        public.GIVING_TO: say.choose_to_give_to,
        public.GIVING: say.choose_the_card,
        public.NAMING: say.name_the_character,
        public.ASKING: say.choose_to_ask,
        public.HANDING: say.obey_first,
        public.IMITATING: say.perform_or_refuse,
        public.VOTING: say.vote_on_it,
        public.CHOOSING: say.give_or_pay,
        public.CASHING: say.cash_first,
        public.RETURNING: say.choose_the_space,
    }[stage]()


def refuse(view: LucyView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    stage = view.public.stage
    close = _close(view, move, stage, say)
    if close:
        return close
    order = to_do(stage, say)
    rolled = move == public.ROLL and view.public.turn == view.seat
    return Refusal(CLAUSES[stage], say.you_have_rolled(order) if rolled else order)


def _close(view: LucyView, move: int, stage: int, say: Words) -> Refusal | None:
    """The reason against a move of the right sort."""
    p = view.public
    if public.CASH <= move < public.OBEY:
        return _no_bonus(view, move - public.CASH, say)
    if public.TO <= move < public.PART and stage in PICKING:
        return _no_player(view, move - public.TO, say)
    if stage == public.GIVING and public.PART <= move < public.NAME:
        lacks = not held(view.hand, move - public.PART)
        return Refusal("4.2", say.not_held(move - public.PART)) if lacks else None
    if stage == public.RETURNING and move == public.GO + ENTRANCE:
        return Refusal("4.11", say.not_the_entrance())
    if stage == public.CHOOSING and public.HAND_OUT not in view.moves:
        return Refusal("4.14", say.too_few_cards(p.sizes[view.seat]))
    if stage == public.CHOOSING and public.PAY_ALL not in view.moves:
        return Refusal("4.14", say.too_little_money(debt_of(p)))
    return None


def _no_bonus(view: LucyView, which: int, say: Words) -> Refusal:
    p = view.public
    at = p.at[view.seat]
    if not (p.bonus[view.seat] >> which) & 1:
        return Refusal("5.10", say.bonus_used(which))
    on_return = at < SPACES and SAYS[at] == RETURN
    if on_return and not view.options.bonus_at_return and p.stage != public.ROLLING:
        return Refusal("5.11", say.no_bonus_at_return())
    said = instruction(at, say) if at < SPACES else say.the_fire_escape()
    return Refusal("5.10", say.bonus_after_landing(said))


def _no_player(view: LucyView, other: int, say: Words) -> Refusal:
    if other >= view.seats:
        return Refusal("4.3", say.only_so_many(view.seats))
    if other == view.seat:
        return Refusal("4.3", say.not_yourself())
    return Refusal("6.1", say.safe_on_the_escape())
