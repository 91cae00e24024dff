"""When the reasons that Monopoly and Christmas-opoly give are true. Deeds go by their number: both have the same."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

from games.estates import Estates, dice, lay_out

from gamenight.parts.bits import each
from gamenight.parts.property import ledger
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction import cheapest, least_bid
from gamenight.parts.property.book import Book
from gamenight.parts.property.deeds import DEEDS, LINES, SERVICES, Estate
from gamenight.parts.property.mortgages import lift_cost
from gamenight.parts.property.table import PropertyView
from reasons.law import Reasons, Use

BROWN, FIRST_LINE, LIGHT_BLUE, LAST = (0, 1), 2, (3, 4, 5), (26, 27)  # deeds: the first and the last colours


def DEAR(e: Estate) -> int:  # noqa: N802, a number of each game
    """The rent of the last deed."""
    return int(e.rents[6 * 27])


class At:
    """What a player sees at a property table."""

    def __init__(self, book: Book, view: PropertyView) -> None:
        self.book, self.e, self.view, self.p = book, book.estate, view, view.public
        self.table = book.table(view)
        self.seat, self.cash, self.mine = view.seat, view.public.cash[view.seat], view.public.owned[view.seat]

    def owned(self, seat: int) -> int:
        return int(self.p.owned[seat])

    def may(self, low: int, high: int) -> list[int]:
        """What the moves of a kind are about."""
        return [move - low for move in self.view.moves if low <= move < high]

    def may_raise(self) -> bool:
        return bool(self.may(acts.SELL, acts.LIFT) or self.may(acts.SELL_TO, acts.WANT))

    def goes_on(self, move: int) -> bool:
        return move in (acts.THROW, acts.END)

    def rents_of_others(self) -> dict[int, int]:
        """What the spaces of others charge at most, by their deeds."""
        owners = enumerate(self.p.owner)
        theirs = [deed for deed, owner in owners if owner >= 0 and owner != self.seat]
        return {deed: self.table.rent(deed, 12) for deed in theirs if not self.p.mortgaged >> deed & 1}

    def is_dearest(self, deed: int, rent: int) -> bool:
        rents = self.rents_of_others()
        return rents.get(deed) == rent == max(rents.values(), default=-1)

    def whole(self, group: int, seat: int, more: int) -> bool:
        """Whether more deeds give a seat a set that it has not yet."""
        members = self.e.members[group]
        return not members & ~(self.owned(seat) | more) and bool(members & ~self.owned(seat))

    def colours(self, seat: int, more: int) -> list[int]:
        return [group for group in range(LINES) if self.whole(group, seat, more)]

    def here(self) -> int:
        """The deed of the space that the player has come to."""
        return int(self.e.deed_at[self.p.at[self.seat]])

    def price_of_lot(self) -> int:
        lot = self.p.lot
        return int(self.e.price[lot] if lot < DEEDS else cheapest(self.table, self.seat, lot))

    def is_digit_of(self, move: int, amount: int, most: int) -> bool:
        """Whether a digit is the next of a sum that may be said."""
        places = self.p.places or len(str(most))
        so_far = amount // 10 ** (places - 1)
        return so_far == 10 * self.p.said + move - acts.DIGIT and acts.DIGIT <= move < acts.BUILD


RULES: list[tuple[Callable[..., bool], Sequence[Any], Sequence[Any], dict[str, Any]]] = []


def when(
    true: Sequence[Any], false: Sequence[Any], **kinds: Any
) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    """As `Reasons.when`; a use is a table (of `Lay`), a move and what is named: numbers, or how the estate has them."""

    def keep(holds: Callable[..., bool]) -> Callable[..., bool]:
        RULES.append((holds, true, false, kinds))
        return holds

    return keep


class Lay:
    """Tables of one game, with deeds by their number."""

    def __init__(self, book: Book, name: str, **house: Any) -> None:
        self.book, self.name, self.house = book, name, house

    def text(self, move: str) -> str:
        """A move with the name of a deed for #7."""
        return re.sub(r"#(\d+)", lambda deed: self.book.key(int(deed[1])), move)

    def table(
        self,
        *moves: str,
        cash: Sequence[int] = (1000, 1000, 1000),
        owned: dict[str, Sequence[int]] | None = None,
        built: dict[int, int] | None = None,
        mortgaged: Sequence[int] = (),
        thrown: tuple[int, int] | None = None,
        space: int = 0,
        **given: Any,
    ) -> Estates:
        """Red is to move, but for the moves that were made."""
        names = {
            seat: ", ".join(self.book.key(deed) for deed in deeds) for seat, deeds in (owned or {}).items()
        }
        game = lay_out(
            self.book,
            self.name,
            list(cash),
            owned=names,
            built={self.book.key(deed): level for deed, level in (built or {}).items()},
            mortgaged=", ".join(self.book.key(deed) for deed in mortgaged),
            at=[space] + [0] * (len(cash) - 1),
            **({"rent_unasked": True} | self.house | given),
        )
        if thrown:
            game.play("roll", dice(*thrown))
        game.plays(*(self.text(move) for move in moves))
        return game


def property_reasons(book: Book, name: str, **house: Any) -> Reasons:
    """The predicates for the tables of one game."""
    lay, reasons = Lay(book, name, **house), Reasons(name)

    def of_view(own: Callable[[At, int], Any]) -> Callable[[PropertyView, int], Any]:
        return lambda view, move: own(At(book, view), move)

    for holds, true, false, kinds in RULES:

        @functools.wraps(holds)
        def judged(view: PropertyView, move: int, *named: int, holds: Callable[..., bool] = holds) -> bool:
            return holds(At(book, view), move, *named)

        names = {parameter: of_view(own) for parameter, own in kinds.get("names", {}).items()}
        uses = [
            Use(
                functools.partial(table, lay),
                lay.text(move),
                *(n(lay.book.estate) if callable(n) else n for n in named),
            )
            for table, move, *named in (true, false)
        ]
        reasons.when(uses[0], uses[1], **(kinds | {"names": names}))(judged)
    return reasons


# Names of the move


def built(at: At, move: int) -> int | None:
    return move - acts.BUILD if acts.BUILD <= move < acts.SELL else None


def sold(at: At, move: int) -> int | None:
    return move - acts.SELL if acts.SELL <= move < acts.MORTGAGE else None


def pledged(at: At, move: int) -> int | None:
    return move - acts.MORTGAGE if acts.MORTGAGE <= move < acts.LIFT else None


def lifted(at: At, move: int) -> int | None:
    return move - acts.LIFT if acts.LIFT <= move < acts.GIVE else None


def asked(at: At, move: int) -> int | None:
    """Whom a trade is offered."""
    return move - acts.TRADE if acts.TRADE <= move < acts.SELL_TO else None


# Going on


@when(
    (lambda lay: lay.table(owned={"Red": [0], "Blue": [27]}), "roll", DEAR, 27),
    (lambda lay: lay.table(owned={"Red": [0], "Blue": [27]}, cash=(40, 900, 900)), "roll", DEAR, 27),
)
def because_cash_covers(at: At, move: int, rent: int, deed: int) -> bool:
    return at.goes_on(move) and at.may_raise() and at.is_dearest(deed, rent) and at.cash >= rent


@when(
    (lambda lay: lay.table(owned={"Red": [0], "Blue": [27]}, cash=(40, 900, 900)), "roll", DEAR, 27),
    (lambda lay: lay.table(owned={"Red": [0], "Blue": [27]}, cash=(4, 900, 900)), "roll", DEAR, 27),
)
def because_raise_later(at: At, move: int, rent: int, deed: int) -> bool:
    enough = at.cash + at.table.raisable(at.seat) >= rent
    return at.goes_on(move) and at.may_raise() and at.is_dearest(deed, rent) and enough


@when(
    (lambda lay: lay.table(owned={"Red": BROWN, "Blue": [27]}, cash=(80, 900, 900)), "roll", 30, DEAR, 27),
    (lambda lay: lay.table(owned={"Red": BROWN, "Blue": [27]}, cash=(180, 900, 900)), "roll", 130, DEAR, 27),
)
def because_spending_leaves(at: At, move: int, left: int, rent: int, deed: int) -> bool:
    builds = [at.e.house[deed] for deed in at.may(acts.BUILD, acts.SELL)]
    lifts = [lift_cost(at.table, deed) for deed in at.may(acts.LIFT, acts.GIVE)]
    least = at.cash - left in (builds + lifts) and at.cash - left == min(builds + lifts)
    return at.goes_on(move) and least and at.is_dearest(deed, rent) and left < rent


# Buying


@when(
    (lambda lay: lay.table(phase="buy", space=3, owned={"Red": [0]}), "buy", 0),
    (lambda lay: lay.table(phase="buy", space=3, owned={"Blue": [0]}), "buy", 0),
)
def because_it_completes(at: At, move: int, group: int) -> bool:
    buys = move == acts.TAKE and at.whole(group, at.seat, 1 << at.here())
    return group < LINES and (buys or (move == acts.ACCEPT and at.whole(group, at.seat, at.p.give)))


@when(
    (lambda lay: lay.table(phase="buy", space=5, owned={"Red": [10]}), "buy", FIRST_LINE, 50),
    (lambda lay: lay.table(phase="buy", space=5, owned={"Red": [10]}), "buy", FIRST_LINE, 25),
)
def because_it_earns(at: At, move: int, deed: int, rent: int) -> bool:
    group = at.e.group[deed]
    mine = len(list(each(at.mine & at.e.members[group])))
    if group == SERVICES:
        expected = 10 if mine else 4
    else:
        expected = at.e.rents[6 * deed + (mine if group == LINES else 0)]
    return move == acts.TAKE and deed == at.here() and rent == expected and not at.colours(at.seat, 1 << deed)


@when(
    (lambda lay: lay.table(phase="buy", space=3), "decline", 60, 1000),
    (lambda lay: lay.table(phase="buy", space=3, owned={"Red": [0]}), "decline", 60, 1000),
)
def because_not_worth(at: At, move: int, price: int, cash: int) -> bool:
    sums = price == at.e.price[at.here()] and cash == at.cash
    return move == acts.DECLINE and sums and not at.colours(at.seat, 1 << at.here())


# Auctions


@when(
    (lambda lay: lay.table("decline", "bid 70", phase="buy", space=3), "pass", 70, 60),
    (lambda lay: lay.table("decline", "bid 50", phase="buy", space=3), "pass", 50, 60),
)
def because_bid_is_high(at: At, move: int, bid: int, price: int) -> bool:
    return move == acts.PASS and bid == at.p.bid >= price == at.price_of_lot()


@when(
    (lambda lay: lay.table("decline", phase="buy", space=3, owned={"Blue": [0]}), "bid 0100", 100, 0),
    (lambda lay: lay.table("decline", phase="buy", space=3, owned={"Yellow": [0]}), "bid 0100", 100, 0),
)
def because_bid_completes(at: At, move: int, bid: int, group: int) -> bool:
    fits = at.is_digit_of(move, bid, at.cash) and least_bid(at.table, at.seat) <= bid <= at.cash
    return at.p.phase == ledger.AUCTION and fits and at.whole(group, at.seat, 1 << at.p.lot)


@when(
    (lambda lay: lay.table("decline", phase="buy", space=3), "bid 50", 50, 60),
    (lambda lay: lay.table("decline", phase="buy", space=3), "bid 70", 70, 60),
)
def because_bid_below(at: At, move: int, bid: int, price: int) -> bool:
    fits = at.is_digit_of(move, bid, at.cash) and least_bid(at.table, at.seat) <= bid <= at.cash
    return at.p.phase == ledger.AUCTION and fits and bid < price == at.price_of_lot()


# Building, mortgages, debts


@when(
    (lambda lay: lay.table(owned={"Red": BROWN}), "build #0", 4, 10),
    (lambda lay: lay.table(owned={"Red": BROWN}), "build #0", 2, 10),
)
def because_rent_grows(at: At, move: int, now: int, after: int) -> bool:
    deed = built(at, move)
    if deed is None:
        return False
    level = at.p.level[deed] + 1
    return (
        now == at.table.rent(deed, 0)
        and after == at.e.rents[6 * deed + (5 if level == at.table.hotel() else level)]
    )


@when(
    (lambda lay: lay.table(owned={"Red": [0, 27]}, mortgaged=[27]), "unmortgage #27", 27, DEAR),
    (lambda lay: lay.table(owned={"Red": [0, 27]}, mortgaged=[27]), "unmortgage #27", 27, 100),
)
def because_it_earns_again(at: At, move: int, deed: int, rent: int) -> bool:
    return move == acts.LIFT + deed and rent == at.table.rent(deed, 0)


@when(
    (lambda lay: lay.table(owned={"Red": [0, 27]}), "mortgage #0", 0),
    (lambda lay: lay.table(owned={"Red": [0, 27]}), "mortgage #27", 27),
    names={"deed": pledged},
)
def because_cheapest_deed(at: At, move: int, deed: int) -> bool:
    return at.e.price[deed] == min(at.e.price[other] for other in at.may(acts.MORTGAGE, acts.LIFT))


# Trades and claims


@when(
    (lambda lay: lay.table("trade blue", owned={"Red": [0], "Blue": [27]}), "cancel", 1),
    (lambda lay: lay.table("trade blue", owned={"Red": [0], "Blue": [1]}), "cancel", 1),
)
def because_no_colour_there(at: At, move: int, other: int) -> bool:
    others = [other] if other >= 0 else at.may(acts.TRADE, acts.SELL_TO)
    takes_back = move == acts.CANCEL and other == at.p.offer_to
    instead = at.goes_on(move) and other < 0 and len(others) > 0
    return (takes_back or instead) and not any(at.colours(at.seat, at.table.tradable(it)) for it in others)


def lands(lay: Lay) -> Estates:
    """Red has come to a space of Blue, who may ask for the rent."""
    return lay.table(owned={"Blue": [27]}, space=37, thrown=(1, 1), rent_unasked=False)


@when(
    (lands, "claim", 0, DEAR),
    (lands, "waive", 0, DEAR),
)
def because_claim_is_due(at: At, move: int, other: int, rent: int) -> bool:
    claims = list(at.p.claims)
    mine = [claims[n : n + ledger.CLAIMED] for n in range(0, len(claims), ledger.CLAIMED)]
    return move == acts.CLAIM and any(it[:3] == [at.seat, other, rent] for it in mine)
