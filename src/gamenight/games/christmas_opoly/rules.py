# compiled
"""Christmas-opoly: the property game of `parts` with its own board and house rules. Clauses are those of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import choice, flag, looks, number
from gamenight.games.christmas_opoly.board import ESTATE, TOKENS
from gamenight.parts.property import start as property_start
from gamenight.parts.property.ledger import NEXT_THROW, NO_CLAIM, Terms
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import PropertyView

STANDARD: Final = 0
SHORT: Final = 1
BY_CLOCK: Final = 0
BY_ROUNDS: Final = 1


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the game."""

    game: i64 = choice(STANDARD, ("standard", "short"), "1.4")
    limit: i64 = choice(BY_CLOCK, ("minutes", "rounds"), "12.3")
    minutes: i64 = number(60, 5, 600, "12.7")
    rounds: i64 = number(25, 1, 500, "12.8")
    max_rounds: i64 = number(0, 0, 5000, "12.6")
    entry_salary: bool = flag(False, "1.9")
    pay_to_leave: bool = flag(False, "7.5")
    pot: i64 = number(0, 0, 1000, "6.5")
    rent_unasked: bool = flag(False, "4.8")
    shortage_auctions: bool = flag(False, "8.9")
    bar_whole_colour: bool = flag(False, "10.9")
    transfer_interest: bool = flag(False, "9.4")
    trading: bool = flag(True, "10.8")
    offers: i64 = number(3, 1, 10, "10.6")
    between_turn_business: bool = flag(False, "2.9")
    concession: bool = flag(False, "11.3")
    tokens: str = looks(TOKENS, "1.12")


def terms(options: Options) -> Terms:
    """The agreement as the property game reads it."""
    t = Terms()
    t.tokens = options.tokens  # 1.12
    t.trading, t.offers, t.between = options.trading, options.offers, options.between_turn_business
    t.shortage, t.concession = options.shortage_auctions, options.concession
    t.claim = NO_CLAIM if options.rent_unasked else NEXT_THROW
    t.pot, t.fine_to_pot, t.seed = True, True, options.pot  # 6.6
    t.entry, t.entry_salary = True, options.entry_salary  # 1.6
    t.pay_early = options.pay_to_leave  # 7.5
    t.interest, t.lot_alone = options.transfer_interest, not options.bar_whole_colour
    t.rounds = options.max_rounds
    if options.game == SHORT:
        t.dealt = 4  # 1.4
        t.timed = options.limit == BY_CLOCK
        if options.limit == BY_ROUNDS and (t.rounds == 0 or options.rounds < t.rounds):
            t.rounds = options.rounds
    return t


def minutes_limit(options: Options) -> int:
    timed = options.game == SHORT and options.limit == BY_CLOCK
    return options.minutes if timed else 0


def start(seats: i64, options: Options, chance: Chance) -> Property:
    return property_start.start(ESTATE, terms(options), seats, chance)


def imagine(view: PropertyView, chance: Chance) -> Property:
    return property_start.imagine(ESTATE, view)
