"""Christmas-opoly's board, deeds and cards. The names of corners and decks are the sheet's; the rest is our own."""

from __future__ import annotations

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
from gamenight.parts.property.wording import Book, Term

FUN, HUMBUG = 0, 1
EXPRESS_RENT = (25, 50, 100, 200)


def lot(name: str, group: int, price: int, present: int, *rents: int) -> SpaceRow:
    return SpaceRow(name, name, group=group, price=price, house=present, rents=rents)


def express(name: str) -> SpaceRow:
    return SpaceRow(name, name, group=LINES, price=200, rents=EXPRESS_RENT)


def service(name: str) -> SpaceRow:
    return SpaceRow(name, name, group=SERVICES, price=150)


def deck(name: str, number: int) -> SpaceRow:
    return SpaceRow(name, name, DECK, price=number)


SPACES = [
    SpaceRow("ON DASHER", "ON DASHER", START),
    lot("Paper Chains", 0, 50, 50, 2, 10, 30, 90, 150, 230),
    deck("Big Fun!", FUN),
    lot("Tin Bells", 0, 60, 50, 4, 20, 60, 170, 300, 430),
    SpaceRow("Gift-Wrap Bill", "Gift-Wrap Bill", FEE, price=150),
    express("North Express"),
    lot("Snowball Stand", 1, 90, 50, 6, 30, 85, 240, 370, 510),
    deck("Bah Humbug", HUMBUG),
    lot("Mitten Booth", 1, 90, 50, 6, 30, 85, 240, 370, 510),
    lot("Icicle Lane", 1, 110, 50, 8, 40, 105, 290, 440, 600),
    SpaceRow("NAUGHTY", "NAUGHTY", JAIL),
    lot("Cookie Tin", 2, 130, 100, 10, 50, 150, 420, 580, 720),
    service("Light Company"),
    lot("Fudge Counter", 2, 130, 100, 10, 50, 150, 420, 580, 720),
    lot("Gumdrop Gables", 2, 150, 100, 12, 60, 180, 505, 695, 865),
    express("East Express"),
    lot("Popcorn Garland", 3, 170, 100, 14, 70, 195, 545, 730, 910),
    deck("Big Fun!", FUN),
    lot("Cinnamon Row", 3, 170, 100, 14, 70, 195, 545, 730, 910),
    lot("Cocoa Corner", 3, 190, 100, 16, 80, 225, 625, 830, 1040),
    SpaceRow("SANTA CLAUS", "SANTA CLAUS", REST),
    lot("Stocking Street", 4, 210, 150, 18, 90, 250, 685, 865, 1025),
    deck("Bah Humbug", HUMBUG),
    lot("Ribbon Road", 4, 210, 150, 18, 90, 250, 685, 865, 1025),
    lot("Wreath Walk", 4, 230, 150, 20, 100, 280, 760, 960, 1140),
    express("South Express"),
    lot("Lantern Hill", 5, 250, 150, 22, 110, 330, 815, 990, 1165),
    lot("Carol Court", 5, 250, 150, 22, 110, 330, 815, 990, 1165),
    service("Post Office"),
    lot("Bell Tower", 5, 270, 150, 24, 120, 360, 890, 1080, 1270),
    SpaceRow("CAUGHT PEEKING", "CAUGHT PEEKING", SENT),
    lot("Toboggan Run", 6, 290, 200, 26, 130, 390, 910, 1090, 1275),
    lot("Skating Pond", 6, 290, 200, 26, 130, 390, 910, 1090, 1275),
    deck("Big Fun!", FUN),
    lot("Tree Farm", 6, 310, 200, 28, 140, 420, 980, 1175, 1370),
    express("West Express"),
    deck("Bah Humbug", HUMBUG),
    lot("Reindeer Stables", 7, 340, 200, 40, 180, 520, 1200, 1440, 1680),
    SpaceRow("Party Shoes", "Party Shoes", FEE, price=75),
    lot("Workshop Square", 7, 390, 200, 46, 205, 600, 1380, 1655, 1930),
]

FUN_CARDS = [
    CardRow(GAIN, 10, 0, "A coin in the pudding: $10."),
    CardRow(GAIN, 20, 0, "Carol singers' collection: $20."),
    CardRow(GAIN, 25, 0, "Second-best snowman: $25."),
    CardRow(GAIN, 50, 0, "A card from a rich aunt: $50."),
    CardRow(GAIN, 75, 0, "The cookie stall sold out: $75."),
    CardRow(GAIN, 100, 0, "First prize for the wreath: $100."),
    CardRow(GAIN, 150, 0, "Holiday bonus: $150."),
    CardRow(GO_TO, 0, 0, "Up and away to ON DASHER."),
    CardRow(GO_TO, 20, 0, "Tea with SANTA CLAUS: go there and take the pot."),
    CardRow(NEXT_LINE, 1, 0, "Catch the next Express."),
    CardRow(FORWARD, 3, 0, "Slide three spaces forward."),
    CardRow(BUILDING_GAIN, 10, 40, "Best-decorated street: $10 for each Present and $40 for each Tree."),
    CardRow(DEED_GAIN, 10, 0, "Open house: $10 for each deed."),
    CardRow(THROW_GAIN, 5, 0, "Shake the stocking: throw, and collect five times that."),
    CardRow(PLAYER_GAIN, 25, 0, "Gift exchange: $25 from the bank for each other player."),
    CardRow(GO_TO, 19, 0, "Warm up at Cocoa Corner."),
]
HUMBUG_CARDS = [
    CardRow(LOSE, 15, 0, "Broken ornament: $15."),
    CardRow(LOSE, 25, 0, "Late-night postage: $25."),
    CardRow(LOSE, 40, 0, "Burnt cookies: $40."),
    CardRow(LOSE, 50, 0, "Tangled lights: $50."),
    CardRow(LOSE, 75, 0, "Snowed-in driveway: $75."),
    CardRow(LOSE, 100, 0, "The turkey is gone: $100."),
    CardRow(ARREST, 0, 0, "Snowball through the window: go to NAUGHTY."),
    CardRow(ARREST, 0, 0, "Shaken presents: go to NAUGHTY."),
    CardRow(BACK, 3, 0, "Icy path: slip back three spaces."),
    CardRow(REPAIRS, 20, 80, "Fallen needles: $20 for each Present and $80 for each Tree."),
    CardRow(DEED_LOSE, 10, 0, "Shovel every walk: $10 for each deed."),
    CardRow(THROW_LOSE, 5, 0, "Runaway sleigh: throw, and pay five times that."),
    CardRow(BACK_TO, 1, 0, "Out of paper: go back to Paper Chains."),
    CardRow(TENTH_LOSE, 0, 0, "Last-minute shopping: a tenth of the cash in hand."),
    CardRow(NEXT_LINE, 2, 0, "Missed the sleigh: take the next Express, at double fare if it is owned."),
    CardRow(LOSE, 150, 0, "The whole family comes to stay: $150."),
]
ESTATE = Estate(SPACES, [FUN_CARDS, HUMBUG_CARDS], cash=1630, salary=200, fine=100, flat=0)
BOOK = Book(
    estate=ESTATE,
    spaces=SPACES,
    decks=[FUN_CARDS, HUMBUG_CARDS],
    deck_names=("Big Fun!", "Bah Humbug"),
    groups=(
        ("silver", "silver"),
        ("frost blue", "frost blue"),
        ("sugarplum", "sugarplum"),
        ("orange peel", "orange peel"),
        ("holly red", "holly red"),
        ("candle gold", "candle gold"),
        ("evergreen", "evergreen"),
        ("midnight", "midnight"),
        ("Expresses", "express"),
        ("services", "service"),
    ),
    house=Term("Present", "Presents"),
    hotel=Term("Christmas Tree", "Christmas Trees"),
    start="ON DASHER",
    jail="NAUGHTY",
    visiting="or just NICE",
    rest="SANTA CLAUS",
    pot="the pot",
    arts={
        0: "arrow-w", 2: "gift", 4: "coin", 5: "train", 7: "question", 10: "jail", 12: "bulb", 15: "train",
        17: "gift", 20: "tree", 22: "question", 25: "train", 28: "card", 30: "whistle", 33: "gift", 35: "train",
        36: "question", 38: "coin",
    },
    tokens=("bell", "drum", "lantern", "top", "cap", "kite"),
    title="Christmas-opoly",
)  # fmt: skip
