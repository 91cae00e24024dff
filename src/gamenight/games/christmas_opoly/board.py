"""Christmas-opoly's board, deeds and cards. The names of corners and decks are the sheet's; the rest is our own."""

from __future__ import annotations

from gamenight.parts.property.book import Book
from gamenight.parts.property.deeds import (
    ARREST,
    BACK,
    BACK_TO,
    BUILDING_GAIN,
    DECK,
    DEED_GAIN,
    DEED_LOSE,
    FEE,
    FORWARD,
    GAIN,
    GO_TO,
    JAIL,
    LINES,
    LOSE,
    NEXT_LINE,
    PLAYER_GAIN,
    REPAIRS,
    REST,
    SENT,
    SERVICES,
    START,
    TENTH_LOSE,
    THROW_GAIN,
    THROW_LOSE,
    CardRow,
    Estate,
    SpaceRow,
)

FUN, HUMBUG = 0, 1
EXPRESS_RENT = (25, 50, 100, 200)


def lot(key: str, group: int, price: int, present: int, *rents: int) -> SpaceRow:
    return SpaceRow(key, group=group, price=price, house=present, rents=rents)


def express(key: str) -> SpaceRow:
    return SpaceRow(key, group=LINES, price=200, rents=EXPRESS_RENT)


def service(key: str) -> SpaceRow:
    return SpaceRow(key, group=SERVICES, price=150)


def deck(key: str, number: int) -> SpaceRow:
    return SpaceRow(key, DECK, price=number)


SPACES = [
    SpaceRow("ON DASHER", START),
    lot("Paper Chains", 0, 50, 50, 2, 10, 30, 90, 150, 230),
    deck("Big Fun!", FUN),
    lot("Tin Bells", 0, 60, 50, 4, 20, 60, 170, 300, 430),
    SpaceRow("Gift-Wrap Bill", FEE, price=150),
    express("North Express"),
    lot("Snowball Stand", 1, 90, 50, 6, 30, 85, 240, 370, 510),
    deck("Bah Humbug", HUMBUG),
    lot("Mitten Booth", 1, 90, 50, 6, 30, 85, 240, 370, 510),
    lot("Icicle Lane", 1, 110, 50, 8, 40, 105, 290, 440, 600),
    SpaceRow("NAUGHTY", JAIL),
    lot("Cookie Tin", 2, 130, 100, 10, 50, 150, 420, 580, 720),
    service("Light Company"),
    lot("Fudge Counter", 2, 130, 100, 10, 50, 150, 420, 580, 720),
    lot("Gumdrop Gables", 2, 150, 100, 12, 60, 180, 505, 695, 865),
    express("East Express"),
    lot("Popcorn Garland", 3, 170, 100, 14, 70, 195, 545, 730, 910),
    deck("Big Fun!", FUN),
    lot("Cinnamon Row", 3, 170, 100, 14, 70, 195, 545, 730, 910),
    lot("Cocoa Corner", 3, 190, 100, 16, 80, 225, 625, 830, 1040),
    SpaceRow("SANTA CLAUS", REST),
    lot("Stocking Street", 4, 210, 150, 18, 90, 250, 685, 865, 1025),
    deck("Bah Humbug", HUMBUG),
    lot("Ribbon Road", 4, 210, 150, 18, 90, 250, 685, 865, 1025),
    lot("Wreath Walk", 4, 230, 150, 20, 100, 280, 760, 960, 1140),
    express("South Express"),
    lot("Lantern Hill", 5, 250, 150, 22, 110, 330, 815, 990, 1165),
    lot("Carol Court", 5, 250, 150, 22, 110, 330, 815, 990, 1165),
    service("Post Office"),
    lot("Bell Tower", 5, 270, 150, 24, 120, 360, 890, 1080, 1270),
    SpaceRow("CAUGHT PEEKING", SENT),
    lot("Toboggan Run", 6, 290, 200, 26, 130, 390, 910, 1090, 1275),
    lot("Skating Pond", 6, 290, 200, 26, 130, 390, 910, 1090, 1275),
    deck("Big Fun!", FUN),
    lot("Tree Farm", 6, 310, 200, 28, 140, 420, 980, 1175, 1370),
    express("West Express"),
    deck("Bah Humbug", HUMBUG),
    lot("Reindeer Stables", 7, 340, 200, 40, 180, 520, 1200, 1440, 1680),
    SpaceRow("Party Shoes", FEE, price=75),
    lot("Workshop Square", 7, 390, 200, 46, 205, 600, 1380, 1655, 1930),
]

FUN_CARDS = [
    CardRow(GAIN, 10),
    CardRow(GAIN, 20),
    CardRow(GAIN, 25),
    CardRow(GAIN, 50),
    CardRow(GAIN, 75),
    CardRow(GAIN, 100),
    CardRow(GAIN, 150),
    CardRow(GO_TO),
    CardRow(GO_TO, 20),
    CardRow(NEXT_LINE, 1),
    CardRow(FORWARD, 3),
    CardRow(BUILDING_GAIN, 10, 40),
    CardRow(DEED_GAIN, 10),
    CardRow(THROW_GAIN, 5),
    CardRow(PLAYER_GAIN, 25),
    CardRow(GO_TO, 19),
]
HUMBUG_CARDS = [
    CardRow(LOSE, 15),
    CardRow(LOSE, 25),
    CardRow(LOSE, 40),
    CardRow(LOSE, 50),
    CardRow(LOSE, 75),
    CardRow(LOSE, 100),
    CardRow(ARREST),
    CardRow(ARREST),
    CardRow(BACK, 3),
    CardRow(REPAIRS, 20, 80),
    CardRow(DEED_LOSE, 10),
    CardRow(THROW_LOSE, 5),
    CardRow(BACK_TO, 1),
    CardRow(TENTH_LOSE),
    CardRow(NEXT_LINE, 2),
    CardRow(LOSE, 150),
]
ESTATE = Estate(SPACES, [FUN_CARDS, HUMBUG_CARDS], cash=1630, salary=200, fine=100, flat=0)
BOOK = Book(
    name="Christmas-opoly",
    estate=ESTATE,
    spaces=SPACES,
    decks=("Big Fun!", "Bah Humbug"),
    colours=("silver", "frost blue", "sugarplum", "orange peel", "holly red", "candle gold", "evergreen",
             "midnight", "express", "service"),
    arts={
        0: "arrow-w", 2: "gift", 4: "coin", 5: "train", 7: "question", 10: "jail", 12: "bulb", 15: "train",
        17: "gift", 20: "tree", 22: "question", 25: "train", 28: "card", 30: "whistle", 33: "gift", 35: "train",
        36: "question", 38: "coin",
    },
    tokens=("bell", "drum", "lantern", "top", "cap", "kite"),
)  # fmt: skip
