# compiled: property
"""A turn of a property game: the throw, the way round the board, where it ends, jail, and whose turn is next."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE, READ
from gamenight.parts.bits import has
from gamenight.parts.dice import roll
from gamenight.parts.property.cards import fresh_throw, money_by_card, penalty_to
from gamenight.parts.property.debt import owe
from gamenight.parts.property.deeds import (
    ARREST,
    BACK,
    BACK_TO,
    CARDS,
    DECK,
    DEED,
    FEE,
    FOR_JAIL,
    FOR_TAX,
    FORWARD,
    FREE,
    GO_TO,
    LINES,
    NEXT_LINE,
    NEXT_SERVICE,
    REST,
    SENT,
    SERVICES,
    SPACES,
    TAX,
)
from gamenight.parts.property.jail import arrest, fine_to
from gamenight.parts.property.ledger import CARD, DICE, DONE, ROLL, TAXED
from gamenight.parts.property.moves import (
    CHOSE_TAX,
    DREW,
    ENTERED,
    LEFT_JAIL,
    MOVED,
    REST_SPACE,
    ROLLED,
    SALARY,
    STAYED,
    TOOK_POT,
)
from gamenight.parts.property.rent import charge, close_claims, land_on_deed
from gamenight.parts.property.table import Table


def throw(t: Table, seat: i64, chance: Chance) -> None:
    """The dice are thrown, and the token moves, or goes to jail, or stays there."""
    p = t.public
    close_claims(t)
    p.die_a, p.die_b = roll(chance), roll(chance)
    t.note(ROLLED, seat, p.die_a, p.die_b)
    t.show(DICE, GLANCE)
    go(t, seat, chance)


def go(t: Table, seat: i64, chance: Chance) -> None:
    """Do as the dice say."""
    p = t.public
    p.again = False
    if p.jailed[seat] > 0:
        throw_in_jail(t, seat, chance)
        return
    if p.die_a == p.die_b:
        p.doubles += 1
        if p.doubles == 3:  # 2.3
            arrest(t, seat, 2)
            return
        p.again = True  # 2.2
    step(t, seat, p.die_a + p.die_b, chance)


def throw_in_jail(t: Table, seat: i64, chance: Chance) -> None:
    p = t.public
    if p.die_a == p.die_b:  # 7.4: no further throw
        p.jailed[seat] = 0
        t.note(LEFT_JAIL, seat, 0)
        step(t, seat, p.die_a + p.die_b, chance)
        return
    if p.jailed[seat] < t.terms.tries:
        p.jailed[seat] += 1
        p.base = DONE
        t.note(STAYED, seat)
        return
    p.jailed[seat] = 0  # 7.7: the fine, then the move
    p.base, p.jump = DONE, p.die_a + p.die_b
    owe(t, seat, fine_to(t), t.estate.fine, FOR_JAIL, 0)
    t.note(LEFT_JAIL, seat, 3)


def settle_base(t: Table) -> None:
    """What the turn goes on with once the landing is settled."""
    t.public.base = ROLL if t.public.again else DONE


def step(t: Table, seat: i64, n: i64, chance: Chance) -> None:
    """Forward by so many spaces."""
    p = t.public
    if p.at[seat] < 0:  # 1.6: the first space counts as one
        t.note(ENTERED, seat)
        if t.terms.entry_salary:
            pay_salary(t, seat, t.estate.salary)
        arrive(t, seat, n - 1, chance)
        return
    space = p.at[seat] + n
    if space >= SPACES:
        space -= SPACES
        salary(t, seat, space)
    arrive(t, seat, space, chance)


def salary(t: Table, seat: i64, space: i64) -> None:
    """For passing the start or landing on it (2.4); perhaps double for landing on it (2.7)."""
    pay_salary(t, seat, t.estate.salary * (2 if space == 0 and t.terms.double_salary else 1))


def pay_salary(t: Table, seat: i64, amount: i64) -> None:
    t.from_bank(seat, amount)
    t.note(SALARY, seat, amount)


def forward_to(t: Table, seat: i64, space: i64) -> None:
    """Forward to a space, with salary if the start is passed or reached (5.3)."""
    p = t.public
    if space <= p.at[seat]:
        salary(t, seat, space)
    p.at[seat] = space
    t.note(MOVED, seat, space)


def arrive(t: Table, seat: i64, space: i64, chance: Chance) -> None:
    t.public.at[seat] = space
    t.note(MOVED, seat, space)
    land(t, seat, 1, chance)


def land(t: Table, seat: i64, times: i64, chance: Chance) -> None:
    """What the space asks for. `times` is how many times the rent is due."""
    p = t.public
    e = t.estate
    space = p.at[seat]
    settle_base(t)
    kind = e.kind[space]
    if kind == DEED:
        land_on_deed(t, seat, e.deed_at[space], times, p.die_a + p.die_b)
    elif kind == DECK:
        draw(t, seat, e.detail[space], chance)
    elif kind == TAX:
        if t.terms.flat_tax:  # 6.4
            owe(t, seat, penalty_to(t), e.flat, FOR_TAX, space)
        else:
            p.base = TAXED
    elif kind == FEE:
        owe(t, seat, penalty_to(t), e.detail[space], FOR_TAX, space)
    elif kind == REST:
        rest(t, seat)
    elif kind == SENT:
        arrest(t, seat, 0)


def rest(t: Table, seat: i64) -> None:
    p = t.public
    if p.pot > 0:
        p.cash[seat] += p.pot
        t.note(TOOK_POT, seat, p.pot)
        p.pot = 0
    else:
        t.note(REST_SPACE, seat)


def pay_tax(t: Table, seat: i64, tenth: bool) -> None:
    """The choice was made before anything was counted (6.1)."""
    p = t.public
    worth = t.worth(seat, True)
    amount = (worth + 5) // 10 if tenth else t.estate.flat  # 6.3
    settle_base(t)
    t.note(CHOSE_TAX, seat, 1 if tenth else 0, worth if tenth else 0)
    owe(t, seat, penalty_to(t), amount, FOR_TAX, p.at[seat])


# The cards


def draw(t: Table, seat: i64, deck: i64, chance: Chance) -> None:
    """The top card; it goes to the bottom at once unless it is kept (5.1, 5.2)."""
    p = t.public
    drawn = p.decks[deck].draw(chance)
    card: i64 = CARDS * deck + drawn
    p.card = card
    t.note(DREW, seat, card)
    if t.estate.does[card] == FREE:
        p.holder[deck] = seat
    else:
        p.decks[deck].put_under(drawn)
    t.show(CARD, READ)
    if not move_by_card(t, seat, card, chance):
        money_by_card(t, seat, card, chance)


def move_by_card(t: Table, seat: i64, card: i64, chance: Chance) -> bool:
    """Do as a card says that moves the token; False if it does not."""
    p = t.public
    does = t.estate.does[card]
    a = t.estate.card_a[card]
    if does == GO_TO:
        forward_to(t, seat, a)
        land(t, seat, 1, chance)
    elif does == NEXT_LINE:
        forward_to(t, seat, nearest(t, seat, LINES))
        land(t, seat, a, chance)
    elif does == NEXT_SERVICE:
        forward_to(t, seat, nearest(t, seat, SERVICES))
        land_on_service(t, seat, chance)
    elif does == BACK:  # 5.7: no salary
        arrive(t, seat, (p.at[seat] - a + SPACES) % SPACES, chance)
    elif does == BACK_TO:
        arrive(t, seat, a, chance)
    elif does == FORWARD:
        step(t, seat, a, chance)
    elif does == ARREST:
        arrest(t, seat, 1)
    else:
        return False
    return True


def nearest(t: Table, seat: i64, group: i64) -> i64:
    """The next space ahead of that group."""
    space = t.public.at[seat]
    while True:
        space = (space + 1) % SPACES
        deed = t.estate.deed_at[space]
        if deed >= 0 and t.estate.group[deed] == group:
            return space


def land_on_service(t: Table, seat: i64, chance: Chance) -> None:
    """A fresh throw, and ten times it to an owner (5.5)."""
    p = t.public
    deed = t.estate.deed_at[p.at[seat]]
    owner = p.owner[deed]
    if owner < 0 or owner == seat or has(p.mortgaged, deed):  # 5.6
        land_on_deed(t, seat, deed, 1, 0)
        return
    charge(t, seat, deed, 10 * fresh_throw(t, seat, chance))
