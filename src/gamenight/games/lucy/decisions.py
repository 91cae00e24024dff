"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.position import LucyView

STAGES = {
    public.LANDED: "landed", public.DRAWING: "draw", public.GIVING_TO: "give_to", public.GIVING: "give",
    public.NAMING: "name", public.ASKING: "ask", public.HANDING: "hand_on", public.IMITATING: "imitate",
    public.VOTING: "vote", public.CHOOSING: "choose", public.CASHING: "cash", public.RETURNING: "return",
}  # fmt: skip


def decision(view: LucyView) -> str:
    p = view.public
    if p.stage == public.ROLLING:
        return "doubles" if (p.safe >> view.seat) & 1 else "roll"
    return STAGES[p.stage]
