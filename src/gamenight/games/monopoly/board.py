"""Monopoly's own board, deeds and cards: the US standard set of 2003."""

from __future__ import annotations

from gamenight.parts.property.book import Book
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

CHANCE, CHEST = 0, 1
RAIL_RENT = (25, 50, 100, 200)


def lot(key: str, group: int, price: int, house: int, *rents: int) -> SpaceRow:
    return SpaceRow(key, group=group, price=price, house=house, rents=rents)


def railroad(key: str) -> SpaceRow:
    return SpaceRow(key, group=LINES, price=200, rents=RAIL_RENT)


def utility(key: str) -> SpaceRow:
    return SpaceRow(key, group=SERVICES, price=150)


def deck(key: str, number: int) -> SpaceRow:
    return SpaceRow(key, DECK, price=number)


SPACES = [
    SpaceRow("GO", START),
    lot("Mediterranean", 0, 60, 50, 2, 10, 30, 90, 160, 250),
    deck("Community Chest", CHEST),
    lot("Baltic", 0, 60, 50, 4, 20, 60, 180, 320, 450),
    SpaceRow("Income Tax", TAX),
    railroad("Reading"),
    lot("Oriental", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    deck("Chance", CHANCE),
    lot("Vermont", 1, 100, 50, 6, 30, 90, 270, 400, 550),
    lot("Connecticut", 1, 120, 50, 8, 40, 100, 300, 450, 600),
    SpaceRow("Jail", JAIL),
    lot("St. Charles", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    utility("Electric"),
    lot("States", 2, 140, 100, 10, 50, 150, 450, 625, 750),
    lot("Virginia", 2, 160, 100, 12, 60, 180, 500, 700, 900),
    railroad("Pennsylvania Railroad"),
    lot("St. James", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    deck("Community Chest", CHEST),
    lot("Tennessee", 3, 180, 100, 14, 70, 200, 550, 750, 950),
    lot("New York", 3, 200, 100, 16, 80, 220, 600, 800, 1000),
    SpaceRow("Free Parking", REST),
    lot("Kentucky", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    deck("Chance", CHANCE),
    lot("Indiana", 4, 220, 150, 18, 90, 250, 700, 875, 1050),
    lot("Illinois", 4, 240, 150, 20, 100, 300, 750, 925, 1100),
    railroad("B. & O."),
    lot("Atlantic", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    lot("Ventnor", 5, 260, 150, 22, 110, 330, 800, 975, 1150),
    utility("Water Works"),
    lot("Marvin Gardens", 5, 280, 150, 24, 120, 360, 850, 1025, 1200),
    SpaceRow("Go to Jail", SENT),
    lot("Pacific", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    lot("North Carolina", 6, 300, 200, 26, 130, 390, 900, 1100, 1275),
    deck("Community Chest", CHEST),
    lot("Pennsylvania Avenue", 6, 320, 200, 28, 150, 450, 1000, 1200, 1400),
    railroad("Short Line"),
    deck("Chance", CHANCE),
    lot("Park Place", 7, 350, 200, 35, 175, 500, 1100, 1300, 1500),
    SpaceRow("Luxury Tax", FEE, price=75),
    lot("Boardwalk", 7, 400, 200, 50, 200, 600, 1400, 1700, 2000),
]

CHANCE_CARDS = [
    CardRow(GO_TO),
    CardRow(GO_TO, 24),
    CardRow(GO_TO, 11),
    CardRow(NEXT_SERVICE, 10),
    CardRow(NEXT_LINE, 2),
    CardRow(NEXT_LINE, 2),
    CardRow(GAIN, 50),
    CardRow(FREE),
    CardRow(BACK, 3),
    CardRow(ARREST),
    CardRow(REPAIRS, 25, 100),
    CardRow(LOSE, 15),
    CardRow(GO_TO, 5),
    CardRow(GO_TO, 39),
    CardRow(PAY_EACH, 50),
    CardRow(GAIN, 150),
]
CHEST_CARDS = [
    CardRow(GO_TO),
    CardRow(GAIN, 200),
    CardRow(LOSE, 50),
    CardRow(GAIN, 45),
    CardRow(FREE),
    CardRow(ARREST),
    CardRow(FROM_EACH, 50),
    CardRow(GAIN, 100),
    CardRow(GAIN, 20),
    CardRow(GAIN, 100),
    CardRow(LOSE, 100),
    CardRow(LOSE, 150),
    CardRow(GAIN, 25),
    CardRow(REPAIRS, 40, 115),
    CardRow(GAIN, 10),
    CardRow(GAIN, 100),
]
ESTATE = Estate(SPACES, [CHANCE_CARDS, CHEST_CARDS], cash=1500, salary=200, fine=50, flat=200)
BOOK = Book(
    name="Monopoly",
    estate=ESTATE,
    spaces=SPACES,
    decks=("Chance", "Community Chest"),
    colours=("dark purple", "light blue", "pink", "orange", "red", "yellow", "green", "dark blue", "rail", "utility"),
    arts={
        0: "arrow-w", 2: "chest", 4: "tax", 5: "train", 7: "question", 10: "jail", 12: "bulb", 15: "train",
        17: "chest", 20: "car", 22: "question", 25: "train", 28: "tap", 30: "whistle", 33: "chest", 35: "train",
        36: "question", 38: "ring",
    },
    tokens=("teapot", "boat", "kite", "lantern", "top", "drum", "bell", "cap"),
)  # fmt: skip
