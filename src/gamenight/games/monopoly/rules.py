# compiled
"""Monopoly: the property game of `parts` with Monopoly's board and house rules. Clauses are those of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import choice, flag, looks, number
from gamenight.games.monopoly.board import ESTATE, TOKENS
from gamenight.parts.property import start as property_start
from gamenight.parts.property.ledger import NO_CLAIM, SECOND_THROW, Terms
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import PropertyView

STANDARD: Final = 0
SHORT: Final = 1
TIME_LIMIT: Final = 2
BY_CLOCK: Final = 0
BY_ROUNDS: Final = 1


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the game."""

    game: i64 = choice(STANDARD, ("standard", "short", "time limit"), "1.4")
    limit: i64 = choice(BY_CLOCK, ("minutes", "rounds"), "12.3")
    minutes: i64 = number(60, 5, 600, "12.7")
    rounds: i64 = number(30, 1, 500, "12.8")
    max_rounds: i64 = number(0, 0, 5000, "12.6")
    auctions: bool = flag(True, "3.6")
    trading: bool = flag(True, "10.8")
    offers: i64 = number(3, 1, 10, "10.6")
    between_turn_business: bool = flag(False, "2.9")
    shortage_auctions: bool = flag(True, "8.9")
    rent_unasked: bool = flag(False, "4.8")
    concession: bool = flag(False, "11.3")
    keep_mortgage: bool = flag(False, "11.8")
    double_salary: bool = flag(False, "2.7")
    jackpot: bool = flag(False, "6.6")
    tokens: str = looks(TOKENS, "1.8")


def terms(options: Options) -> Terms:
    """The agreement as the property game reads it."""
    t = Terms()
    t.tokens = options.tokens  # 1.8
    t.auctions, t.trading, t.offers = options.auctions, options.trading, options.offers
    t.between, t.shortage = options.between_turn_business, options.shortage_auctions
    t.claim = NO_CLAIM if options.rent_unasked else SECOND_THROW
    t.concession, t.keep_mortgage = options.concession, options.keep_mortgage
    t.double_salary, t.pot = options.double_salary, options.jackpot
    t.rounds = options.max_rounds
    if options.game == SHORT:
        _short(t)
    elif options.game == TIME_LIMIT:
        t.dealt = 2
        t.timed = options.limit == BY_CLOCK
        if options.limit == BY_ROUNDS and (t.rounds == 0 or options.rounds < t.rounds):
            t.rounds = options.rounds
    return t


def _short(t: Terms) -> None:
    """The five changed rules of the short game."""
    t.dealt, t.dealt_free = 3, True  # 1.4
    t.hotel_after = 3  # 8.7
    t.tries, t.pay_last = 1, True  # 7.8
    t.flat_tax = True  # 6.4
    t.first_bankruptcy = True  # 12.2


def minutes_limit(options: Options) -> int:
    timed = options.game == TIME_LIMIT and options.limit == BY_CLOCK
    return options.minutes if timed else 0


def start(seats: i64, options: Options, chance: Chance) -> Property:
    return property_start.start(ESTATE, terms(options), seats, chance)


def imagine(view: PropertyView, chance: Chance) -> Property:
    return property_start.imagine(ESTATE, view)
