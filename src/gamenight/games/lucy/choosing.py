"""What a seat may press and choose in I Love Lucy."""

from __future__ import annotations

from gamenight.core.scene import Button, Choice
from gamenight.games.lucy.layout import instruction, space_id
from gamenight.games.lucy.notation import write
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import WORTH
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.spelling import BONUS_SHORT, SHORT
from gamenight.games.lucy.words.en import Words

BUTTONS = {
    public.ROLL: "roll",
    public.FOLLOW: "follow",
    public.OBEY: "obey",
    public.PERFORM: "perform",
    public.REFUSE: "refuse",
    public.HAND_OUT: "hand-out",
    public.PAY_ALL: "pay",
    public.YES: "yes",
    public.NO: "no",
    public.ASK_NOBODY: "ask-nobody",
}


def buttons(view: LucyView, say: Words) -> tuple[Button, ...]:
    if not view.moves:
        idle = view.public.over or view.public.showing
        return () if idle else (Button("button:roll", say.roll_label(), "roll"),)
    shown = [move for move in view.moves if move in BUTTONS]
    if view.public.stage == public.CHOOSING:
        shown = [public.HAND_OUT, public.PAY_ALL]
    cards = [move - public.CASH for move in view.moves if public.CASH <= move < public.OBEY]
    return (
        *(Button(f"button:{BUTTONS[move]}", _label(view, say, move), write(view, move)) for move in shown),
        *(
            Button(cash_id(which), say.cash_label(which, WORTH[which]), f"cash {BONUS_SHORT[which]}")
            for which in cards
        ),
    )


def cash_id(which: int) -> str:
    """The button by which a bonus card is cashed; touching the card does the same."""
    return f"button:cash.{BONUS_SHORT[which]}"


def _label(view: LucyView, say: Words, move: int) -> str:
    if move == public.PAY_ALL:
        return say.pay_label(debt_of(view.public))
    return {
        public.ROLL: say.roll_label,
        public.FOLLOW: say.follow_label,
        public.OBEY: say.obey_label,
        public.PERFORM: say.perform_label,
        public.REFUSE: say.refuse_label,
        public.HAND_OUT: say.hand_out_label,
        public.YES: say.yes_label,
        public.NO: say.no_label,
        public.ASK_NOBODY: say.ask_nobody_label,
    }[move]()


def choice(view: LucyView, say: Words, move: int) -> Choice:
    text = write(view, move)
    if move in BUTTONS:
        main = len(view.moves) == 1 or move in (public.FOLLOW, public.PERFORM)
        touch, label = (f"button:{BUTTONS[move]}",), _label(view, say, move)
        return Choice(text, _says(view, say, move), touch, label=label, main=main)
    if move < public.OBEY:
        which = move - public.CASH
        label = say.cash_label(which, WORTH[which])
        return Choice(text, say.cash_bonus(which, WORTH[which]), (cash_id(which),), label=label)
    if move < public.PART:
        other = move - public.TO
        return Choice(text, _to_whom(view, say, other), (f"seat:{other}",))
    if move < public.NAME:
        character = move - public.PART
        return Choice(text, say.give_character(character), (f"card:{SHORT[character]}",))
    if move < public.GO:
        character = move - public.NAME
        return Choice(text, say.ask_for(character), (f"bank:{SHORT[character]}",))
    space = move - public.GO
    return Choice(
        text,
        say.go_to(say.space(space, instruction(space, say)) if space else say.start()),
        (space_id(space),),
    )


def _says(view: LucyView, say: Words, move: int) -> str:
    if move == public.FOLLOW:
        return say.do_it(instruction(view.public.at[view.seat], say))
    return say.refuse_and_lose() if move == public.REFUSE else say.do_it(_label(view, say, move))


def _to_whom(view: LucyView, say: Words, other: int) -> str:
    return {
        public.DRAWING: say.draw_from,
        public.GIVING_TO: say.give_to,
        public.ASKING: say.ask,
    }.get(view.public.stage, say.hand_to)(other)
