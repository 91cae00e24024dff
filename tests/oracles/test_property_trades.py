"""Trades in Monopoly and Christmas-opoly against a register of deeds written from the rule sheets for this test alone.

Games are played at random, and from their midst thousands of offers are made, most of them possible and many not. The
register below knows no code of the games: it says which offers may be made, and who owns what after each answer.
Numbers in comments are sentences of the sheets (002.108, 003.65); where those leave it open, the clause of the
rulebooks, which number the same rule alike, whose ruling or option stands in (10.7).
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

import gamenight
from gamenight import Seeded
from gamenight.games.christmas_opoly.board import BOOK as CHRISTMAS
from gamenight.games.monopoly.board import BOOK as MONOPOLY
from gamenight.parts.property.ledger import ANSWER, DEBT, DONE, FREED, ROLL
from gamenight.parts.property.position import Property

GAMES = {"monopoly": gamenight.game("monopoly"), "christmas_opoly": gamenight.game("christmas_opoly")}
BOOKS = {"monopoly": MONOPOLY, "christmas_opoly": CHRISTMAS}
SEATS = ("Red", "Blue", "Yellow", "Green", "Purple", "Orange")
# What is printed on the deeds, in board order: colour and price.
PRINTED = {
    "monopoly": "brown 60, brown 60, rail 200, sky 100, sky 100, sky 120, pink 140, power 150, pink 140, pink 160,"
    "rail 200, orange 180, orange 180, orange 200, red 220, red 220, red 240, rail 200, yellow 260, yellow 260,"
    "power 150, yellow 280, green 300, green 300, green 320, rail 200, blue 350, blue 400",
    "christmas_opoly": "silver 50, silver 60, express 200, frost 90, frost 90, frost 110, plum 130, service 150,"
    "plum 130, plum 150, express 200, peel 170, peel 170, peel 190, red 210, red 210, red 230, express 200, gold 250,"
    "gold 250, service 150, gold 270, green 290, green 290, green 310, express 200, night 340, night 390",
}
ITEMS = {name: [book.item(n) for n in range(30)] for name, book in BOOKS.items()}
COLOURS = {name: [entry.split()[0] for entry in printed.split(",")] for name, printed in PRINTED.items()}
PRICES = {name: [int(entry.split()[1]) for entry in printed.split(",")] for name, printed in PRINTED.items()}


class Offer(NamedTuple):
    maker: int
    other: int
    give: tuple[int, ...]  # deeds 0 to 27, and the kept card of each deck, 28 and 29
    get: tuple[int, ...]
    money: int  # that the maker pays; below nothing, that the maker asks for


class Register:
    """Who has what, as it is read off the table when a game comes to be traded in."""

    def __init__(self, game: str, options: dict[str, Any], ledger: Any) -> None:
        self.game, self.options = game, options
        self.cash = [int(cash) for cash in ledger.cash]
        self.owner = [int(owner) for owner in ledger.owner] + [int(holder) for holder in ledger.holder]
        self.mortgaged = {deed for deed in range(28) if (ledger.mortgaged >> deed) & 1}
        self.buildings = [int(level) for level in ledger.level]
        self.playing = {seat for seat in range(len(self.cash)) if (ledger.alive >> seat) & 1}
        self.to_lift: list[int] = []  # mortgages that their new owner may lift at once

    def loan(self, deed: int) -> int:
        return PRICES[self.game][deed] // 2  # 002.116, 003.70

    def tenth(self, deed: int) -> int:
        return -(-self.loan(deed) // 10)  # 002.118, 003.73; up to the dollar by 9.6

    def interest(self) -> bool:
        """Whether a mortgage that changes hands costs its tenth at once (002.123); that sheet alone says so."""
        return self.game == "monopoly" or bool(self.options["transfer_interest"])

    def built_up(self, deed: int) -> bool:
        """Whether buildings bar a deed from sale: any of its colour (002.108); its own (003.65, 10.9)."""
        if self.game == "christmas_opoly" and not self.options["bar_whole_colour"]:
            return self.buildings[deed] > 0
        colours = COLOURS[self.game]
        return any(self.buildings[lot] > 0 for lot in range(28) if colours[lot] == colours[deed])

    def has(self, seat: int, item: int) -> bool:
        """Whether a seat may sell it: its own (002.108, 003.63), a kept card too (002.69)."""
        return self.owner[item] == seat and (item >= 28 or not self.built_up(item))

    def sellable(self, seat: int) -> set[int]:
        return {item for item in range(30) if self.has(seat, item)}

    def due(self, items: tuple[int, ...]) -> int:
        """What taking over these costs whoever gets them."""
        return sum(self.tenth(deed) for deed in items if deed in self.mortgaged) if self.interest() else 0

    def may_offer(self, offer: Offer, left: list[int]) -> bool:
        maker, other, give, get, money = offer
        if maker == other or other not in self.playing or left[maker] <= 0:  # 10.6
            return False
        if not set(give) <= self.sellable(maker) or not set(get) <= self.sellable(other):
            return False
        if not (give or money > 0) or not (get or money < 0):  # 10.3; 002.137, 003.83: nothing is lent
            return False
        after = (self.cash[maker] - money, self.cash[other] + money)
        if money and min(after) < 0:  # 10.3: cash that there is
            return False
        return after[0] >= self.due(get) and after[1] >= self.due(give)  # 10.7

    def accept(self, offer: Offer) -> None:
        maker, other, give, get, money = offer
        self.cash[maker] -= money + self.due(get)
        self.cash[other] += money - self.due(give)
        for items, owner in ((give, other), (get, maker)):
            for item in items:
                self.owner[item] = owner
        if self.interest():  # 002.122
            self.to_lift = [deed for deed in (*give, *get) if deed in self.mortgaged]

    def lift(self, deed: int, price: int) -> None:
        self.cash[self.owner[deed]] -= price
        self.mortgaged.remove(deed)


class Trader:
    """Plays a game at random, trading, with the register beside it."""

    def __init__(self, game: str, seed: int, **changed: Any) -> None:
        self.choose, self.chance = random.Random(f"{game} {seed}"), Seeded(seed)
        self.name, self.game = game, GAMES[game]
        options: dict[str, Any] = {"offers": self.choose.choice((1, 2, 3, 3, 10)), "trading": seed % 12 != 11}
        options["game"] = self.choose.choice(("short", "short", "standard"))
        if game == "christmas_opoly":
            options |= {
                name: self.choose.random() < 0.5 for name in ("bar_whole_colour", "transfer_interest")
            }
        self.options, self.offers = options, options["offers"] * options["trading"]  # 10.8
        self.seats = self.choose.randrange(2, 6)
        position = self.game.start(seats=self.seats, chance=self.chance, **(options | changed))
        assert isinstance(position, Property)
        self.position = position
        self.items = ITEMS[game]
        self.turn = -1
        self.left = [0] * self.seats  # offers, of everyone
        self.counts = {"made": 0, "refused": 0}

    def run(self, steps: int) -> None:
        for _ in range(steps):
            movers = self.movers()
            if not movers:
                break
            mover, public = self.choose.choice(movers), self.position.public
            self.count_anew(mover)
            if mover == public.turn and public.phase in (ROLL, DONE) and self.choose.random() < 0.75:
                self.trade(mover)
            elif not self.business(mover):
                break

    def movers(self) -> list[int]:
        return [seat for seat in range(self.seats) if (self.position.to_move() >> seat) & 1]

    def count_anew(self, mover: int) -> None:
        """Everyone's offers are counted anew in each turn (10.6), and a debtor's for each debt (11.10)."""
        if self.position.public.phase == DEBT:
            self.left[mover] = self.offers
        if self.position.public.turn != self.turn:
            self.turn = self.position.public.turn
            self.left = [self.offers] * self.seats

    def texts(self, seat: int) -> list[str]:
        view = self.position.view(seat)
        return [self.game.write(view, move) for move in view.moves]

    def say(self, seat: int, text: str) -> None:
        for move in self.game.read(self.position.view(seat), text):
            self.game.play(self.position, seat, move, self.chance)

    def register(self) -> Register:
        return Register(self.name, self.options, self.position.public)

    def business(self, seat: int) -> bool:
        """Anything but a trade, rather what leads to deeds and buildings; False where nothing else is left."""
        texts = [text for text in self.texts(seat) if not text.startswith("trade")]
        if not texts:
            return False
        for verb, chance in (("buy", 0.9), ("claim", 0.9), ("build", 0.8), ("lift", 0.1), ("mortgage", 0.06)):
            fitting = [text for text in texts if text.startswith(verb)]
            if fitting and self.choose.random() < chance:
                self.act(seat, self.choose.choice(fitting))
                return True
        quiet = [text for text in texts if text in ("roll", "end", "pass", "flat", "keep")]
        self.say(seat, self.choose.choice(quiet or texts))
        return True

    def act(self, seat: int, text: str) -> None:
        """Mortgages are paid and lifted at the prices of the register (002.118, 003.73)."""
        register = self.register()
        verb, _, name = text.partition(" ")
        in_peace = self.position.public.phase in (ROLL, DONE)
        self.say(seat, text)
        if in_peace and verb in ("lift", "mortgage"):
            deed = self.items.index(name)
            change = -register.loan(deed) - register.tenth(deed) if verb == "lift" else register.loan(deed)
            assert self.position.public.cash[seat] == register.cash[seat] + change

    def trade(self, seat: int) -> None:
        """An offer, and if it may be made all that comes of it, until the turn goes on."""
        register, before = self.register(), self.position.public.phase
        self.same_wares(register, seat)
        others = [other for other in range(self.seats) if other != seat or self.choose.random() < 0.1]
        offer = self.any_offer(register, seat, self.choose.choice(others))
        while self.make(register, offer):
            register.to_lift = []
            assert offer.other in self.movers()
            assert self.position.public.phase == ANSWER
            back = "counter" if self.left[offer.other] else ""
            texts = {"counter" if text.startswith("trade") else text for text in self.texts(offer.other)}
            assert texts == {"accept", "refuse"} | ({back} if back else set())  # 10.5
            answer = self.choose.choice(["accept", "accept", "refuse", back or "refuse"])
            if answer != "counter":
                self.answer(register, offer, answer)
                break
            offer = self.counter(register, offer)
        if self.position.public.phase == ANSWER:  # a counter-offer that could not be made
            self.answer(register, offer._replace(maker=offer.other, other=offer.maker), "refuse")
        self.same_holdings(register)
        assert seat in self.movers()
        assert self.position.public.phase == before

    def counter(self, register: Register, offer: Offer) -> Offer:
        return self.any_offer(register, offer.other, offer.maker)

    def same_wares(self, register: Register, seat: int) -> None:
        """What each side could put into an offer is the same, thing by thing.

        While an offer is laid out only steps that can still come to one are shown; with cash on both sides all can.
        """
        view = self.position.view(seat)
        for other in range(self.seats):
            rich = min(register.cash[seat], register.cash[other]) >= 500
            allowed = self.left[seat] > 0 and other != seat and other in register.playing
            opened = self.game.why_not(view, f"trade {SEATS[other]}") is None
            assert not opened or allowed
            assert opened or not (allowed and rich and register.sellable(seat) | register.sellable(other))
            if opened:
                shown = self.laid_open(seat, f"trade {SEATS[other]}")
                for verb, giver in (("give", seat), ("get", other)):
                    wares = {text for text in shown if text.startswith(verb)} - {f"{verb} money"}
                    owned = {f"{verb} {self.items[item]}" for item in register.sellable(giver)}
                    assert wares == owned if rich else wares <= owned

    def laid_open(self, seat: int, text: str) -> list[str]:
        """What might follow a text."""
        position = self.position.copy()
        view = position.view(seat)
        self.game.play(position, seat, self.game.read(view, text)[0], self.chance)
        view = position.view(seat)
        return [self.game.write(view, move) for move in view.moves]

    def make(self, register: Register, offer: Offer) -> bool:
        """Whether an offer may be made is the same; if it may, it is."""
        view = self.position.view(offer.maker)
        text = self.spelt(offer)
        allowed = register.may_offer(offer, self.left)
        refused = self.game.why_not(view, text)
        assert (refused is None) == allowed, (text, refused)
        self.counts["made" if allowed else "refused"] += 1
        if allowed:
            self.say(offer.maker, text)
            self.left[offer.maker] -= 1
        return allowed

    def spelt(self, offer: Offer) -> str:
        give = [*(self.items[item] for item in offer.give), *([f"${offer.money}"] if offer.money > 0 else [])]
        get = [*(self.items[item] for item in offer.get), *([f"${-offer.money}"] if offer.money < 0 else [])]
        sides = (" and ".join(side) or "nothing" for side in (give, get))
        return f"trade {SEATS[offer.other]}: give {' for '.join(sides)}"

    def answer(self, register: Register, offer: Offer, text: str) -> None:
        self.say(offer.other, text)
        if text == "accept":
            register.accept(offer)
        while self.position.public.phase == FREED:
            self.same_holdings(register)
            self.freed(register)
        self.same_holdings(register)

    def freed(self, register: Register) -> None:
        """A mortgage that was taken over is lifted at once, for the loan alone (002.122), or kept."""
        (seat,) = self.movers()
        texts = self.texts(seat)
        lifts = [text.removeprefix("lift ") for text in texts if text.startswith("lift")]
        assert len(lifts) == 1
        deed = self.items.index(lifts[0])
        assert deed in register.to_lift
        assert register.owner[deed] == seat
        assert register.cash[seat] >= register.loan(deed)
        register.to_lift.remove(deed)
        text = self.choose.choice(["keep", f"lift {lifts[0]}"])
        assert set(texts) == {"keep", f"lift {lifts[0]}"}
        self.say(seat, text)
        if text != "keep":
            register.lift(deed, register.loan(deed))

    def same_holdings(self, register: Register) -> None:
        now = self.register()
        assert now.cash == register.cash
        assert now.owner == register.owner
        assert now.mortgaged == register.mortgaged
        assert now.buildings == register.buildings
        for deed in (
            register.to_lift if self.position.public.phase != FREED else []
        ):  # who was not asked could not pay
            assert register.cash[register.owner[deed]] < register.loan(deed)

    def any_offer(self, register: Register, maker: int, other: int) -> Offer:
        """Mostly one that may be made; sometimes with what is not theirs, or more money than there is."""
        choose = self.choose
        give, get = self.some(register, maker), self.some(register, other)
        if choose.random() < 0.4:  # a colour is completed
            mine = {COLOURS[self.name][deed] for deed in range(28) if register.owner[deed] == maker}
            wished = [n for n in range(28) if register.has(other, n) and COLOURS[self.name][n] in mine]
            get = tuple(wished[:3])
        money = 0
        if choose.random() < 0.6:
            sign = choose.choice((1, -1))
            payer, items = (maker, get) if sign > 0 else (other, give)
            rest = register.cash[payer] - register.due(items)
            sums = (choose.randrange(1, 200), register.cash[payer], register.cash[payer] + 1, rest, rest + 1)
            money = sign * max(choose.choice(sums), 0)
        return Offer(maker, other, tuple(sorted(set(give) - set(get))), tuple(sorted(get)), money)

    def some(self, register: Register, seat: int) -> tuple[int, ...]:
        """Up to three things, mostly of those that a seat may sell; sometimes of all it has, or there are."""
        sellable = sorted(register.sellable(seat))
        owned = [item for item in range(30) if register.owner[item] == seat]
        wares = self.choose.choices((sellable, owned, range(30)), (85, 12, 3))[0]
        return tuple(self.choose.sample(wares, min(self.choose.choice((0, 1, 1, 1, 2, 3)), len(wares))))


def compare(game: str, seeds: range, steps: int, **changed: Any) -> dict[str, int]:
    """How many offers were made, and how many refused, the same way by both."""
    counts = {"made": 0, "refused": 0}
    for seed in seeds:
        trader = Trader(game, seed, **changed)
        trader.run(steps)
        for outcome in counts:
            counts[outcome] += trader.counts[outcome]
    return counts


@pytest.mark.parametrize("game", ["monopoly", "christmas_opoly"])
def test_offers_are_made_refused_and_settled_as_the_sheet_says(game: str) -> None:
    counts = compare(game, range(36), 300)
    assert counts["made"] > 1200
    assert counts["refused"] > 3000


@pytest.mark.parametrize(
    ("game", "changed"),
    [
        ("monopoly", {"offers": 9}),
        ("christmas_opoly", {"transfer_interest": True}),
        ("christmas_opoly", {"bar_whole_colour": True}),
    ],
)
def test_trades_by_another_rule_are_noticed(game: str, changed: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        compare(game, range(60), 300, **changed)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["monopoly", "christmas_opoly"])
def test_a_hundred_thousand_offers(game: str) -> None:
    counts = compare(game, range(1000, 1700), 300)
    assert sum(counts.values()) > 100_000
