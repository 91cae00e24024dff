"""Why a move of I Love Lucy may not be played, and what would be right."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.games.lucy.rules import public as table
from gamenight.games.lucy.rules.board import ENTRANCE, RETURN, SAYS, held
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.rules.public import (
    CASH,
    FOLLOW,
    GO,
    HAND_OUT,
    NAME,
    OBEY,
    PART,
    PAY_ALL,
    PERFORM,
    ROLL,
    TO,
    YES,
)
from gamenight.games.lucy.words.en import BONUS, CHARACTER, instruction

# What is to be decided, and the clause that says so.
DECIDE = {
    table.ROLLING: ("2.3", "Roll the dice first."),
    table.LANDED: ("5.10", "Do what the space says, or cash a bonus card instead."),
    table.DRAWING: ("4.3", "Choose the player to draw from."),
    table.GIVING_TO: ("4.3", "Choose the player to give a card to."),
    table.GIVING: ("4.2", "Choose the card to give."),
    table.NAMING: ("4.4", "Name the character you want."),
    table.ASKING: ("4.5", "The bank has none left: choose the player to ask."),
    table.HANDING: ("5.4", "Obey the card, or hand it to another player."),
    table.IMITATING: ("5.5", "Say whether you do it: perform or refuse."),
    table.VOTING: ("5.6", "Vote on it: yes or no."),
    table.CHOOSING: ("4.8", "Give each player a card, or pay them."),
    table.CASHING: ("4.13", "You are short of money: choose which bonus card to cash first."),
    table.RETURNING: ("4.11", "Choose the space to return to."),
}


def forbid(view: LucyView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    stage = view.public.stage
    return _close(view, move, stage) or Refusal(*DECIDE[stage])


def _close(view: LucyView, move: int, stage: int) -> Refusal | None:
    """The reason against a move of the right sort."""
    p = view.public
    if CASH <= move < OBEY:
        return _no_bonus(view, move - CASH, stage)
    if TO <= move < PART and stage in (table.DRAWING, table.GIVING_TO, table.ASKING, table.HANDING):
        return _no_player(view, move - TO)
    if PART <= move < NAME and stage == table.GIVING and not held(view.hand, move - PART):
        return Refusal("4.2", f"You do not hold {CHARACTER[move - PART]}.")
    if move == GO + ENTRANCE and stage == table.RETURNING:
        return Refusal("4.11", "You may return to any space but the entrance of the Fire Escape.")
    if stage == table.CHOOSING and move == HAND_OUT:
        return Refusal("4.8", f"You need a card for each of them, and hold {p.sizes[view.seat]}.")
    if stage == table.CHOOSING and move == PAY_ALL:
        return Refusal("4.12", f"You would need ${debt_of(p)} for all of them.")
    if stage == table.ROLLING and move in (FOLLOW, PERFORM, YES):
        return None
    if move == ROLL:
        clause, sentence = DECIDE[stage]
        return Refusal(clause, f"You have rolled. {sentence}")
    return None


def _no_bonus(view: LucyView, which: int, stage: int) -> Refusal | None:
    p = view.public
    if not (p.bonus[view.seat] >> which) & 1:
        return Refusal("5.10", f"You have used your {BONUS[which]} bonus card.")
    at = p.at[view.seat]
    if at < len(SAYS) and SAYS[at] == RETURN and not view.options.bonus_at_return and stage != table.ROLLING:
        return Refusal("5.11", "A bonus card may not be used instead of a return space here.")
    said = instruction(at) if at < len(SAYS) else "the Fire Escape"
    return Refusal(
        "5.10",
        f"A bonus card is cashed instead of doing what a space says, right after landing there ({said}).",
    )


def _no_player(view: LucyView, other: int) -> Refusal:
    p = view.public
    if other >= p.seats:
        return Refusal("4.3", f"There are only {p.seats} players.")
    if other == view.seat:
        return Refusal("4.3", "Choose another player, not yourself.")
    return Refusal("6.1", "That player is safe on the Fire Escape.")
