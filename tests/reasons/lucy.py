"""When the reasons that I Love Lucy gives are true."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.test_lucy import GAME, MAIN, land, table
from playing import Play

from gamenight import Seeded
from gamenight.games.lucy.layout import instruction
from gamenight.games.lucy.rules import board, public
from gamenight.games.lucy.rules.board import MAINS, NEEDED, SAYS, WHAT, WORTH, held
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import Lucy, LucyView
from gamenight.parts.bits import count
from reasons.law import Reasons, Use, after

REASONS = Reasons("lucy")
LUCY, RICKY, FRED, ETHEL, LITTLE = range(5)
CARDS = (board.LUCY, board.DRAW, board.RECEIVE)
GIVE_RIGHT, DRAW_RIGHT, PAY_FIVE, GET_20, PAY_20, RECEIVE, GIVE_OR_PAY, DRAW_CHOICE = (
    11,
    5,
    14,
    9,
    16,
    25,
    19,
    17,
)
PAY: Any = "Pay 5"
DRAW: Any = "Draw, right"


def on(space: int, *hands: str, **house: Any) -> partial[Play]:
    """Seat 0 lands on a space."""
    return partial(lambda: land(table(*(hands or (MAIN, MAIN)), **house), space))


def giving(*hands: str) -> partial[Play]:
    return on(GIVE_RIGHT, *hands)


def acting() -> Play:
    """Seat 0 is to imitate something."""
    game = table(MAIN, MAIN, vote=True)
    p = game.position.public
    p.stage, p.card = public.IMITATING, 0
    return game


def voting() -> Play:
    return acting().play("perform")


def at(view: LucyView) -> int:
    return int(view.public.at[view.seat])


def given(view: LucyView, move: int) -> int | None:
    return move - public.PART if public.PART <= move < public.NAME else None


def named(view: LucyView, move: int) -> int | None:
    """The character that a move gives or names."""
    return move - public.NAME if public.NAME <= move < public.GO else given(view, move)


def mine(view: LucyView, move: int) -> int | None:
    character = named(view, move)
    return None if character is None else int(held(view.hand, character))


def in_bank(view: LucyView, move: int) -> int | None:
    character = given(view, move)
    return None if character is None else int(held(view.public.bank, character))


def cashed(view: LucyView, move: int) -> int | None:
    return int(WORTH[move - public.CASH]) if public.CASH <= move < public.OBEY else None


def asked(view: LucyView) -> str:
    """What the space says."""
    say: Any = GAME.say(view)
    return instruction(at(view), say)


def costs(space: int) -> bool:
    """Whether a space takes a card or money, sends one back, or asks for an Ay...Yi...Yi card."""
    says = SAYS[space]
    bad = (board.AYYI, board.GIVE, board.PAY, board.GIVE_OR_PAY, board.RETURN)
    return says in bad or (says == board.BANK and WHAT[space] < 0)


def left(view: LucyView) -> int:
    return int(view.public.money[view.seat] - debt_of(view.public))


@REASONS.when(
    Use(on(RECEIVE, "Lucy Ricky Fred", MAIN), "name Ethel", ETHEL, 0),
    Use(on(RECEIVE), "name Little", LITTLE, 0),
    names={"character": named, "n": mine},
)
def because_you_need_it(view: LucyView, move: int, character: int, n: int) -> bool:
    return move >= public.NAME and character < MAINS


@REASONS.when(
    Use(giving(f"{MAIN} Fred", MAIN), "give Fred", FRED, 2),
    Use(giving(f"{MAIN} Fred", MAIN), "give Lucy", LUCY, 1),
    names={"character": given, "n": mine},
)
def because_you_have_another(view: LucyView, move: int, character: int, n: int) -> bool:
    return character < MAINS and n > 1


@REASONS.when(
    Use(giving(f"{MAIN} Little", MAIN), "give Little", LITTLE),
    Use(giving(f"{MAIN} Little", MAIN), "give Lucy", LUCY),
    names={"character": named},
)
def because_nobody_needs_it(view: LucyView, move: int, character: int) -> bool:
    return character >= MAINS


@REASONS.when(
    Use(giving(MAIN, "Lucy Lucy Ricky Ricky Fred"), "give Ethel", ETHEL, 9),
    Use(giving(MAIN, "Lucy Lucy Ricky Ricky Fred"), "give Fred", FRED, 8),
    names={"character": given, "n": in_bank},
)
def because_the_bank_has_more(view: LucyView, move: int, character: int, n: int) -> bool:
    return n == max(in_bank(view, other) or 0 for other in view.moves) > 0


@REASONS.when(Use(on(DRAW_RIGHT, bonus=True), "follow", DRAW), Use(on(PAY_FIVE, bonus=True), "follow", PAY))
def because_it_costs_nothing(view: LucyView, move: int, what: str) -> bool:
    return move == public.FOLLOW and what == asked(view) and not costs(at(view))


@REASONS.when(
    Use(on(PAY_20, bonus=True), "follow", 25), Use(on(PAY_20, bonus=True, money=(10, 100)), "follow", 25)
)
def because_the_bonus_stays(view: LucyView, move: int, dollars: int) -> bool:
    had = sum(int(WORTH[which]) for which in range(2) if (view.public.bonus[view.seat] >> which) & 1)
    game = after(GAME.imagine(view, Seeded(1)), view.seat, move)
    assert isinstance(game, Lucy)
    p, forced = game.public, game.public.stage == public.CASHING
    return dollars == had and p.bonus[view.seat] == view.public.bonus[view.seat] and not forced


@REASONS.when(
    Use(on(PAY_FIVE, bonus=True), "cash vita", 15, PAY),
    Use(on(DRAW_RIGHT, bonus=True), "cash vita", 15, DRAW),
    names={"dollars": cashed},
)
def because_cash_instead(view: LucyView, move: int, dollars: int, what: str) -> bool:
    return what == asked(view) and costs(at(view))


@REASONS.when(
    Use(on(DRAW_RIGHT, bonus=True), "cash meat", 10),
    Use(on(GET_20, bonus=True), "cash meat", 10),
    names={"dollars": cashed},
)
def because_cash_brings(view: LucyView, move: int, dollars: int) -> bool:
    return SAYS[at(view)] in CARDS


@REASONS.when(Use(acting, "perform"), Use(acting, "refuse"))
def because_refusing_costs(view: LucyView, move: int) -> bool:
    refused: Any = after(GAME.imagine(view, Seeded(1)), view.seat, public.REFUSE)
    p, now = view.public, refused.public
    passed = range(1, (now.turn - p.turn) % view.seats or view.seats)  # over whom the turn has gone
    at_once = (view.seat - p.turn) % view.seats in passed
    return move == public.PERFORM and (now.lost[view.seat] > p.lost[view.seat] or at_once)


@REASONS.when(
    Use(on(GIVE_OR_PAY, money=(120, 100)), "pay", 105, NEEDED),
    Use(on(GIVE_OR_PAY, money=(110, 100)), "pay", 95, NEEDED),
)
def because_you_stay_rich(view: LucyView, move: int, dollars: int, needed: int) -> bool:
    return move == public.PAY_ALL and dollars == left(view) >= needed == NEEDED


@REASONS.when(
    Use(on(GIVE_OR_PAY, money=(110, 100)), "give", 95, NEEDED),
    Use(on(GIVE_OR_PAY, money=(120, 100)), "give", 105, NEEDED),
)
def because_you_would_be_poor(view: LucyView, move: int, dollars: int, needed: int) -> bool:
    return move == public.HAND_OUT and 0 <= dollars == left(view) < needed == NEEDED


@REASONS.when(
    Use(on(GIVE_OR_PAY, f"{MAIN} Fred", MAIN, money=(120, 100)), "give", 1),
    Use(on(GIVE_OR_PAY, MAIN, MAIN, money=(120, 100)), "give", 0),
)
def because_you_have_cards_to_spare(view: LucyView, move: int, cards: int) -> bool:
    needed = sum(held(view.hand, character) > 0 for character in range(MAINS))
    spare = sum(held(view.hand, character) for character in range(board.CHARACTERS)) - needed
    return move == public.HAND_OUT and cards == spare >= count(view.public.payees)


@REASONS.when(Use(voting, "yes", 0, 1), Use(voting, "no", 0, 1))
def because_of_your_vote(view: LucyView, move: int, who: int, yes: int) -> bool:
    return move == (public.YES if yes else public.NO) and who == view.public.actor
