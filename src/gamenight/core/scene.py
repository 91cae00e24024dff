"""A picture in words: what a seat sees, as plain data that the browser and the terminal draw alike.

Everything that can be touched has an id, unique in the scene and stable from one scene to the next, so that a piece
glides from where it was to where it is: `card:QS`, `space:e4`, `seat:2`, `button:pass`, `spot:left`.
Every sentence and name is ready to be read or spoken. A scene holds nothing that its view does not know.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, json

SURFACES: Final = ("felt", "walnut", "cloth")
PIECES: Final = ("card", "tile", "die", "man", "pawn", "token", "peg", "chip", "house", "deed")
ZONES: Final = ("hand", "pile", "row", "trick", "line", "dice", "meld", "deeds", "count")
SHOWINGS: Final = ("trick", "card", "result", "count", "bid", "dice", "note")
SHAPES: Final = ("square", "circle", "hole", "rect", "area")


class Picture(Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of a scene: cheap to make, since every seat's scene is new at every move; empty fields are not told."""


class Space(Picture, frozen=True):
    """A place on a board. Positions are in the board's own units, from its top left corner."""

    id: str  # "space:e4"
    x: float
    y: float
    w: float = 1
    h: float = 1
    shape: str = "square"  # one of SHAPES
    colour: str = ""  # a plain colour word: "red", "dark purple", "light", "dark"
    label: str = ""  # short words printed on it: "Baltic", "START"
    note: str = ""  # a second, smaller line: "$60"
    art: str = ""  # a drawing on it: "train", "slide", "arrow-n", "question"
    side: str = ""  # n, e, s, w: which edge of the board it faces away from
    says: str = ""  # spoken: "Baltic Avenue, dark purple"
    tries: str = ""  # what it is called in a move text, to ask why not


class Deed(Picture, frozen=True):
    """The card of a space that can be owned, as it is printed. How it stands is a `Holding` of the scene."""

    id: str  # "deed:5"
    title: str
    colour: str
    group: str  # what it belongs to: "orange set"
    space: str  # the id of its space
    price: int
    mortgage: int
    house: int = 0  # what a building costs; 0 where nothing can be built
    rents: tuple[tuple[str, str], ...] = ()  # what for, how much: ("3 houses", "$550")


class Board(Picture, frozen=True):
    """The part of a board that never changes during a game: sent once, named by its id."""

    id: str  # the same id means the same board
    width: float
    height: float
    spaces: tuple[Space, ...]
    kind: str = (
        "board"  # "chequered", "track", "loop" (a long track that a phone shows as a ribbon), "pegs", "grid"
    )
    deeds: tuple[Deed, ...] = ()


class Mark(Picture, frozen=True):
    """What stands on a space for now: an owner's pill, a rent, a price, houses, a count of cards under the top."""

    space: str
    text: str
    seat: int = -1  # whose
    kind: str = "note"  # note, rent, price, houses, hotel, count, frozen, last
    says: str = ""


class Piece(Picture, frozen=True):
    """A card, tile, die, pawn... `face` is what it shows and empty when it is face down."""

    id: str  # "card:QS"; "hidden:2.4" for something whose face is not known
    kind: str  # one of PIECES
    face: str = ""  # card "QS"; tile "6-4"; die "5" or "A"; man "king"; chess "N"; Sorry card "11"
    says: str = ""  # spoken: "queen of spades"
    seat: int = -1  # whose, where that shows
    colour: str = ""  # where the piece has a colour of its own: "red", "silver"
    at: str = ""  # the id of the space it stands on, for pieces on a board
    tries: str = ""  # the move text that touching it stands for, to ask why not
    turned: bool = False  # a card lying across (taken sideways), a tile across the line
    tag: str = ""  # a short word on it: "new", "Theo", "wild"
    art: str = ""  # which drawing, where the face is words of a language: "ricky", "collect fred", "back 3"


class Spot(Picture, frozen=True):
    """An empty place that may be touched: an end of the line, where a card goes, a box for a number."""

    id: str  # "spot:left"
    label: str
    says: str
    tries: str = ""


class Zone(Picture, frozen=True):
    """Cards, tiles or dice that lie together. Order is left to right, or bottom to top in a pile."""

    id: str  # "zone:hand.2"
    kind: str  # one of ZONES
    label: str  # "Your hand", "Stock"
    pieces: tuple[Piece, ...] = ()
    count: int = -1  # how many, where that is known but not what they are; -1: as many as are shown
    seat: int = -1  # whose; -1: the table's
    spots: tuple[Spot, ...] = ()
    says: str = ""  # spoken: "Stock, 23 cards"
    tries: str = ""  # the move text that touching the zone itself stands for
    touch: str = ""  # its own id as a thing to touch, where the whole pile may be touched: "pile:stock"


class SeatScene(Picture, frozen=True):
    """What everyone sees of a player, besides the zones."""

    seat: int
    name: str
    score: int | None = None
    score_says: str = ""  # "26 points", "3 of 5 hands"
    money: int | None = None
    cards: int | None = None
    turn: bool = False
    colour: str = ""  # where the game gives seats colours: "red", "dark"
    team: int = -1
    status: tuple[str, ...] = ()  # "dealer", "said go", "in jail", "shot the moon"


class Amount(Picture, frozen=True):
    """A whole number to be chosen for a move: `text` of the move has {} where it goes."""

    low: int
    high: int
    step: int = 1
    suggest: int | None = None
    unit: str = ""  # "$"
    skip: tuple[int, ...] = ()  # numbers between the bounds that may not be chosen


class Choice(Picture, frozen=True):
    """A legal move: what to write for it, what it means, and what to touch for it, in order."""

    text: str  # in the game's notation, for one step: "QS", "bid {}"
    says: str  # "Play the queen of spades."
    touch: tuple[str, ...]
    amount: Amount | None = None
    label: str = ""  # on the button, where the last touch is one: "Buy for $180"
    main: bool = False  # the one that the lamp shines on
    any_order: bool = False  # all touches but the last may come in any order


class Button(Picture, frozen=True):
    """Something to press that is no thing on the table; listed also while it may not be pressed."""

    id: str  # "button:pass"
    label: str
    tries: str = ""  # the move text to ask why not, while no move touches it
    says: str = ""
    face: str = ""  # what it shows, where it stands for a piece: "Q" for a queen


class Item(Picture, frozen=True):
    """Something that may change hands in a bargain."""

    id: str
    label: str
    text: str  # as the move text names it
    colour: str = ""
    worth: int = 0
    locked: str = ""  # why it may not be given; empty when it may
    due: int = 0  # what whoever gets it pays at once


class Side(Picture, frozen=True):
    """One side of a bargain: what a seat could give."""

    seat: int
    items: tuple[Item, ...]
    money: int


class Bargain(Picture, frozen=True):
    """A trade to be laid out with both sides in sight. `text` has {who}, {give} and {get} where they go.

    {who} becomes the other seat's number; {give} and {get} become the texts of the items and `$N` for money, joined by
    ", ", or "nothing": "trade 2: give Water Works, $120 for St. Charles Place".
    """

    text: str  # "trade {who}: give {give} for {get}"
    mine: Side
    others: tuple[Side, ...]
    give: tuple[str, ...] = ()  # items of an offer on the table, as a start for a counter-offer
    get: tuple[str, ...] = ()
    give_money: int = 0
    get_money: int = 0
    who: int = -1


class Cell(Picture, frozen=True):
    """A number on the score sheet and where it came from."""

    text: str
    why: str = ""


class Sheet(Picture, frozen=True):
    """The score sheet: a row a seat (or side), a column a deal."""

    title: str  # "Scores, lowest wins"
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    labels: tuple[str, ...]  # of the rows
    note: str = ""


class Holding(Picture, frozen=True):
    """A deed that somebody owns."""

    deed: str  # the id of a `Deed` of the board
    owner: int  # the seat
    now: int = -1  # which of the deed's rents is charged; -1 for none
    mortgaged: bool = False
    buildings: str = ""  # "2 houses"


class Tally(Picture, frozen=True):
    """One line of what is being shown: "Fifteen two", "Mabel took 7 hearts"."""

    text: str
    amount: str = ""  # "+2", "26"
    seat: int = -1  # whose
    lit: tuple[str, ...] = ()  # ids of the pieces it speaks of


class Showing(Picture, frozen=True):
    """What a moment is about, drawn large: a card and its text, a hand being counted, how a deal came out."""

    kind: str  # one of SHOWINGS
    title: str
    text: str = ""  # of a drawn card
    lines: tuple[Tally, ...] = ()
    pieces: tuple[Piece, ...] = ()  # drawn large
    lit: tuple[str, ...] = ()  # ids of pieces elsewhere in the scene that it speaks of
    seat: int = -1  # whom it concerns: where a trick goes, who drew


class Scene(Picture, frozen=True):
    """All that one seat sees."""

    table: str  # one of SURFACES
    heading: str  # "Hand 4, trick 3"
    prompt: str  # what to do, in one sentence; for a spectator, who is to do it
    clause: str  # the clause of the rulebook that matters now
    seats: tuple[SeatScene, ...]
    zones: tuple[Zone, ...] = ()
    board: Board | None = None
    pieces: tuple[Piece, ...] = ()  # on the board
    marks: tuple[Mark, ...] = ()
    buttons: tuple[Button, ...] = ()
    choices: tuple[Choice, ...] = ()
    bargain: Bargain | None = None
    sheet: Sheet | None = None
    holdings: tuple[Holding, ...] = ()
    showing: Showing | None = None  # in a still: what is being shown
    joiner: str = " "  # between the `tries` of things touched one after the other, to ask why not
    facts: tuple[tuple[str, str], ...] = ()  # other things in plain sight: ("Trumps", "fives")


def plain(value: Any) -> Any:
    """A scene (or any part) as dicts, lists and plain values, empty ones left out: ready for JSON."""
    return json.decode(json.encode(value))
