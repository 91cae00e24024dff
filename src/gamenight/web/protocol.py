"""What the server sends, as shapes: docs/protocol.md explains each, `scripts/shapes` writes them down for the page."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

Raw = dict[str, Any]  # a scene, or a part of one, as plain values: core/scene.py
Value = bool | int | str  # of a house rule
Hold = Literal["", "glance", "read", "result"]


class OptionInfo(TypedDict):
    """A house rule that may be chosen."""

    name: str
    kind: str
    default: Value
    says: str
    clause: str
    names: list[str]
    low: int
    high: int


class PresetInfo(TypedDict):
    """House rules that go together under a name."""

    name: str
    title: str
    says: str
    options: dict[str, Value]


class StrengthInfo(TypedDict):
    """How well a level plays a game: a rating, 1000 for a casual player, and what it means in words."""

    rating: int
    says: str


class GameInfo(TypedDict):
    """A game on the shelf."""

    name: str
    title: str
    other_names: list[str]
    says: str
    seats: list[int]
    minutes: int
    table: str
    version: int
    draws: bool
    skill: bool
    lowest_wins: bool
    options: list[OptionInfo]
    presets: list[PresetInfo]
    strength: dict[str, StrengthInfo]


class LevelInfo(TypedDict):
    """How well a bot may play."""

    name: str
    title: str
    says: str


class PhraseInfo(TypedDict):
    """What may be said with one touch."""

    name: str
    text: str


class Shelf(TypedDict):
    """Every game, level and phrase there is."""

    protocol: int
    games: list[GameInfo]
    levels: list[LevelInfo]
    phrases: list[PhraseInfo]


class Me(TypedDict):
    """Who is looking; `child`: in children's mode."""

    player: str
    name: str
    child: NotRequired[bool]


class Learning(TypedDict):
    """How it stands with a person and a game: whether a coach helps, what was explained, children's mode."""

    coach: str
    helps: bool
    played: int
    heard: list[str]
    child: bool


class Explained(TypedDict):
    """What a decision is about; `new` if this person hears it for the first time."""

    number: int
    kind: str
    says: list[str]
    new: bool


class Doubt(TypedDict):
    """A move to think about again, and its share of the win."""

    text: str
    share: int


class Advice(TypedDict):
    """The best move, why, and those that are far worse."""

    text: str
    says: str
    why: str
    share: int
    doubts: list[Doubt]


class Doubts(TypedDict):
    """What a coach thinks of a decision; nothing where nothing can go far wrong, or nobody could think about it."""

    number: int
    advice: Advice | None


class Minute(TypedDict):
    """A game in a minute: three sentences and a picture."""

    game: str
    title: str
    says: list[str]
    lesson: bool
    scene: Raw
    boards: list[Raw]


class ReachedAt(TypedDict):
    """An address under which phones reach the server."""

    url: str
    kind: Literal["named", "home", "other"]
    network: str


class Reach(TypedDict):
    """Where phones reach the server. `why` they cannot: it listens to this computer alone, or is in no home network."""

    best: str
    why: Literal["", "loopback", "network"]
    addresses: list[ReachedAt]


class Screen(TypedDict):
    """A television: the table on it ("" for the shelf), how many times that changed, and who chose it."""

    code: str
    shows: str
    turn: int
    by: str
    key: NotRequired[str]  # only when it is switched on: what proves that the code is its own


class TableRow(TypedDict):
    """A table in a list."""

    code: str
    game: str
    title: str
    status: str
    seats: int
    taken: int
    players: list[str]
    listed: bool
    spectators: bool
    host: str
    created: int
    moved: int
    yours: list[int]
    your_turn: bool
    moves: int


class SeatInfo(TypedDict):
    """Who sits where. The token is told only to whoever holds the seat."""

    seat: int
    kind: str  # person, bot, empty
    name: str
    player: str
    level: str
    covered: bool
    resigned: bool
    absent: bool
    here: bool
    muted: bool
    word: str
    salt: str
    seal: str
    yours: bool
    colour: str  # of this chair in the game, where it has one: "red"
    piece: str  # what stands for this chair on the board, where the game names it: "boat"
    token: NotRequired[str]


class ClockInfo(TypedDict):
    """A seat's time."""

    left: int
    running: bool


class ClockRule(TypedDict):
    """How time is kept at a table."""

    kind: str
    seconds: NotRequired[int]
    increment: NotRequired[int]
    days: NotRequired[int]
    when_out: NotRequired[str]


class LineLuck(TypedDict):
    """The luck of one line of a record: each pick as (answer, of how many)."""

    number: int
    luck: list[tuple[int, int]]


class Fairness(TypedDict):
    """The promise about the luck, and how it was kept once the game is over."""

    commitment: str
    words: list[str]
    seals: list[str]
    salts: list[str]
    secret: str
    lines: NotRequired[list[LineLuck]]


class OfferInfo(TypedDict):
    """Something that others must agree to."""

    seat: int
    to: int
    waits_for: list[int]


class AgainInfo(TypedDict):
    """Who would like to play again."""

    seats: list[int]


class Offers(TypedDict):
    """What lies on the table to be agreed to."""

    undo: OfferInfo | None
    draw: OfferInfo | None
    pause: OfferInfo | None
    friendly: OfferInfo | None
    rematch: AgainInfo | None


class TableInfo(TypedDict):
    """A table as one listener may see it."""

    code: str
    game: str
    title: str
    version: int
    options: dict[str, Value]
    status: str
    number: int
    host: str
    you_host: bool
    host_may: list[str]
    listed: bool
    spectators: bool
    delay: int
    grace: int
    watching: int
    seats: list[SeatInfo]
    to_move: list[int]
    clock: ClockRule
    clocks: list[ClockInfo]
    rings: int
    now: int
    offers: Offers
    undo: str
    stats: bool
    help: str  # no, ask, ends, free
    coach: bool
    fairness: Fairness
    hurried: bool
    ending: str
    scores: list[int]
    payoffs: list[int]
    rematch: str
    revealing: bool
    looks: NotRequired[list[str]]  # before the start, the tokens or colours that people choose from
    host_token: NotRequired[str]


class TableEvent(TypedDict):
    """Something that happened, as this listener hears it."""

    n: int
    at: int
    kind: str
    seat: int
    text: str
    story: list[str]
    phrase: NotRequired[str]
    words: NotRequired[str]
    name: NotRequired[str]
    code: NotRequired[str]


class Moment(TypedDict):
    """A state worth seeing on the way to the scene of the update."""

    scene: Raw
    says: list[str]
    hold: Hold


class Update(TypedDict):
    """What is new at a table."""

    type: Literal["update"]
    number: int
    seat: int
    events: list[TableEvent]
    moments: NotRequired[list[Moment]]
    scene: Raw | None
    to_move: list[int]
    clocks: list[ClockInfo]
    now: int
    undo: str
    table: TableInfo | None


class Welcome(TypedDict):
    """The answer to `hello`."""

    type: Literal["welcome"]
    protocol: int
    seat: int
    number: int
    node: str
    lang: str


class BoardMessage(TypedDict):
    """A board, once."""

    type: Literal["board"]
    board: Raw


class Presence(TypedDict):
    """Who is connected."""

    type: Literal["presence"]
    here: list[bool]
    watching: int


class Bye(TypedDict):
    """The last message of a socket."""

    type: Literal["bye"]
    reason: str
    sentence: str


class Refusal(TypedDict):
    """Which rule forbids it."""

    clause: str
    sentence: str


class ErrorInfo(TypedDict):
    """Why an act was not done."""

    kind: str
    sentence: str
    clause: NotRequired[str]


class Alternative(TypedDict):
    """Another move, how often it wins, of 100, and how far that may be off; 0 where it is certain."""

    text: str
    says: str
    share: float
    margin: float


class Hint(TypedDict):
    """What the bot would do, and why."""

    text: str
    says: str
    why: str
    alternatives: list[Alternative]


class Answer(TypedDict):
    """The answer to an act."""

    type: Literal["answer"]
    id: str
    ok: bool
    number: NotRequired[int]
    error: NotRequired[ErrorInfo]
    refusal: NotRequired[Refusal | None]
    hint: NotRequired[Hint]
    now: NotRequired[int]
    code: NotRequired[str]


class ReplayStep(TypedDict):
    """A move of a finished game: one seat's scene, or every seat's."""

    number: int
    seat: int
    text: str
    story: list[str]
    moments: NotRequired[list[Moment]]
    scene: NotRequired[Raw]
    scenes: NotRequired[list[Raw]]


class Replay(TypedDict):
    """A part of a game, to be looked at again."""

    game: str
    title: str
    names: list[str]
    options: dict[str, Value]
    seats: int
    ending: str
    scores: list[int]
    payoffs: list[int]
    total: int
    steps: list[ReplayStep]
    boards: list[Raw]


MESSAGES: Final = (Welcome, Update, BoardMessage, Presence, Answer, Bye)
