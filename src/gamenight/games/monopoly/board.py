"""Monopoly's own board, deeds and cards: the US standard set of 2003."""

from __future__ import annotations

from gamenight.parts.property.deeds import (
    ARREST,
    BACK,
    DECK,
    FEE,
    FREE,
    FROM_EACH,
    GAIN,
    GO_TO,
    JAIL,
    LINES,
    LOSE,
    NEXT_LINE,
    NEXT_SERVICE,
    PAY_EACH,
    REPAIRS,
    REST,
    SENT,
    SERVICES,
    START,
    TAX,
    CardRow,
    Estate,
    SpaceRow,
)
from gamenight.parts.property.wording import Book, Term

CHANCE, CHEST = 0, 1
RAIL_RENT = (25, 50, 100, 200)


def lot(name: str, group: int, price: int, house: int, *rents: int) -> SpaceRow:
    """A street: players leave out the last word of its name where that is not needed."""
    short = name.removesuffix(" Avenue").removesuffix(" Place") if name != "Park Place" else name
    return SpaceRow(name, short, group=group, price=price, house=house, rents=rents)


def railroad(name: str, short: str) -> SpaceRow:
    return SpaceRow(name, short, group=LINES, price=200, rents=RAIL_RENT)


def utility(name: str, short: str) -> SpaceRow:
    return SpaceRow(name, short, group=SERVICES, price=150)


def deck(name: str, number: int) -> SpaceRow:
    return SpaceRow(name, name, DECK, price=number)


SPACES = [
    SpaceRow("GO", "GO", START),
    lot("Mediterranean Avenue", 0, 60, 50, 2, 10, 30, 90, 160, 250),
    deck("Community Chest", CHEST),
    lot("Baltic Avenue", 0, 60, 50, 4, 20, 60, 180, 320, 450),
    SpaceRow("Income Tax", "Income Tax", TAX),
    railroad("Reading Railroad", "Reading"),
    lot("Oriental Avenue", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    deck("Chance", CHANCE),
    lot("Vermont Avenue", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    lot("Connecticut Avenue", 1, 120, 50, 8, 40, 100, 300, 450, 600),
    SpaceRow("Jail", "Jail", JAIL),
    lot("St. Charles Place", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    utility("Electric Company", "Electric"),
    lot("States Avenue", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    lot("Virginia Avenue", 2, 160, 100, 12, 60, 180, 500, 700, 900),
    railroad("Pennsylvania Railroad", "Pennsylvania Railroad"),
    lot("St. James Place", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    deck("Community Chest", CHEST),
    lot("Tennessee Avenue", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    lot("New York Avenue", 3, 200, 100, 16, 80, 220, 600, 800, 1000),
    SpaceRow("Free Parking", "Free Parking", REST),
    lot("Kentucky Avenue", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    deck("Chance", CHANCE),
    lot("Indiana Avenue", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    lot("Illinois Avenue", 4, 240, 150, 20, 100, 300, 750, 925, 1100),
    railroad("B. & O. Railroad", "B. & O."),
    lot("Atlantic Avenue", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    lot("Ventnor Avenue", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    utility("Water Works", "Water Works"),
    lot("Marvin Gardens", 5, 280, 150, 24, 120, 360, 850, 1025, 1200),
    SpaceRow("Go to Jail", "Go to Jail", SENT),
    lot("Pacific Avenue", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    lot("North Carolina Avenue", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    deck("Community Chest", CHEST),
    SpaceRow(
        "Pennsylvania Avenue",
        "Pennsylvania Avenue",
        group=6,
        price=320,
        house=200,
        rents=(28, 150, 450, 1000, 1200, 1400),
    ),
    railroad("Short Line", "Short Line"),
    deck("Chance", CHANCE),
    lot("Park Place", 7, 350, 200, 35, 175, 500, 1100, 1300, 1500),
    SpaceRow("Luxury Tax", "Luxury Tax", FEE, price=75),
    lot("Boardwalk", 7, 400, 200, 50, 200, 600, 1400, 1700, 2000),
]

CHANCE_CARDS = [
    CardRow(GO_TO, 0, 0, "Advance to GO."),
    CardRow(GO_TO, 24, 0, "Advance to Illinois Avenue."),
    CardRow(GO_TO, 11, 0, "Advance to St. Charles Place."),
    CardRow(
        NEXT_SERVICE, 10, 0, "Advance to the nearest utility. If it is owned, throw and pay ten times that."
    ),
    CardRow(NEXT_LINE, 2, 0, "Advance to the nearest railroad. If it is owned, pay double rent."),
    CardRow(NEXT_LINE, 2, 0, "Advance to the nearest railroad. If it is owned, pay double rent."),
    CardRow(GAIN, 50, 0, "The bank pays a dividend of $50."),
    CardRow(FREE, 0, 0, "Get out of jail free. Keep this card."),
    CardRow(BACK, 3, 0, "Go back three spaces."),
    CardRow(ARREST, 0, 0, "Go to jail."),
    CardRow(REPAIRS, 25, 100, "Repairs to all property: $25 a house, $100 a hotel."),
    CardRow(LOSE, 15, 0, "Pay poor tax of $15."),
    CardRow(GO_TO, 5, 0, "Take a ride on the Reading Railroad."),
    CardRow(GO_TO, 39, 0, "Take a walk on the Boardwalk."),
    CardRow(PAY_EACH, 50, 0, "Elected to the chair: pay every other player $50."),
    CardRow(GAIN, 150, 0, "A building loan matures: collect $150."),
]
CHEST_CARDS = [
    CardRow(GO_TO, 0, 0, "Advance to GO."),
    CardRow(GAIN, 200, 0, "A happy bank error: collect $200."),
    CardRow(LOSE, 50, 0, "Doctor's fee: pay $50."),
    CardRow(GAIN, 45, 0, "Sale of stock: collect $45."),
    CardRow(FREE, 0, 0, "Get out of jail free. Keep this card."),
    CardRow(ARREST, 0, 0, "Go to jail."),
    CardRow(FROM_EACH, 50, 0, "Opera night: collect $50 from every other player."),
    CardRow(GAIN, 100, 0, "The Christmas fund matures: collect $100."),
    CardRow(GAIN, 20, 0, "Income tax refund: collect $20."),
    CardRow(GAIN, 100, 0, "Life insurance matures: collect $100."),
    CardRow(LOSE, 100, 0, "Hospital bill: pay $100."),
    CardRow(LOSE, 150, 0, "School tax: pay $150."),
    CardRow(GAIN, 25, 0, "For services: collect $25."),
    CardRow(REPAIRS, 40, 115, "Street repairs: $40 a house, $115 a hotel."),
    CardRow(GAIN, 10, 0, "Second prize in a beauty contest: collect $10."),
    CardRow(GAIN, 100, 0, "An inheritance: collect $100."),
]
ESTATE = Estate(SPACES, [CHANCE_CARDS, CHEST_CARDS], cash=1500, salary=200, fine=50, flat=200)
BOOK = Book(
    estate=ESTATE,
    spaces=SPACES,
    decks=[CHANCE_CARDS, CHEST_CARDS],
    deck_names=("Chance", "Community Chest"),
    groups=(
        ("dark purple", "dark purple"),
        ("light blue", "light blue"),
        ("pink", "pink"),
        ("orange", "orange"),
        ("red", "red"),
        ("yellow", "yellow"),
        ("green", "green"),
        ("dark blue", "dark blue"),
        ("railroads", "rail"),
        ("utilities", "utility"),
    ),
    house=Term("house", "houses"),
    hotel=Term("hotel", "hotels"),
    start="GO",
    jail="jail",
    visiting="or just visiting",
    rest="Free Parking",
    pot="the jackpot",
    arts={
        0: "arrow-w", 2: "chest", 4: "tax", 5: "train", 7: "question", 10: "jail", 12: "bulb", 15: "train",
        17: "chest", 20: "car", 22: "question", 25: "train", 28: "tap", 30: "whistle", 33: "chest", 35: "train",
        36: "question", 38: "ring",
    },
    tokens=("teapot", "boat", "kite", "lantern", "top", "drum", "bell", "cap"),
    title="Monopoly",
)  # fmt: skip
