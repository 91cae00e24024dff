"""What HTTP answers with besides tables, as shapes: `scripts/shapes` writes them down for the page, too."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gamenight.web.protocol import Raw, Refusal, Value


class ReviewPoint(TypedDict):
    """A choice that turned a game, or was well found. `played_whole` is what it was the first step of, as of a bid."""

    line: int
    seat: int
    kind: Literal["slip", "miss", "find"]
    played: str
    played_whole: str
    played_says: str
    share: float
    best: str
    best_whole: str
    best_share: float
    lost: float
    says: str
    reason: str
    goes_on: list[str]
    line_says: str
    sure: bool


class ReviewSeat(TypedDict):
    """What made a seat's chances what they became: start, luck, choices and others' mistakes add up to the end."""

    name: str
    start: float
    luck: float
    choices: float
    others: float
    end: float
    accuracy: float | None
    decided_by: str
    luck_alone: bool


class Reviewed(TypedDict):
    """A finished game looked at again: chances after each line, seat by seat; the dearest turning points first."""

    version: int
    game: str
    names: list[str]
    payoffs: list[int]
    opening: str
    chances: list[list[float]]
    leads: list[int]
    seats: list[ReviewSeat]
    turning_points: list[ReviewPoint]
    finds: list[ReviewPoint]
    pgn: NotRequired[str]


class ReviewState(TypedDict):
    """A review as far as it has come."""

    digest: str
    state: Literal["working", "whole", "stopped"]
    done: int
    total: int
    review: Reviewed | None


class DailyGame(TypedDict):
    """Which game a day's deal is of."""

    game: str
    title: str


class DailyPiece(TypedDict):
    """A piece that is dealt; its face only once the deal is played."""

    kind: str
    face: str
    says: str


class DailyDay(TypedDict):
    """A day of the calendar; `result` is against the house."""

    day: str
    game: str
    title: str
    played: bool
    result: str


class DailyResult(TypedDict):
    """How one of those who played did. Only people one has played with are named."""

    name: str
    score: int
    you: bool
    friend: bool


class Daily(TypedDict):
    """The deal of a day; from `score` on only once it is played."""

    day: str
    today: bool
    game: str
    title: str
    seats: int
    seat: int
    options: dict[str, Value]
    since: str
    minutes: int
    lowest_wins: bool
    level: str
    commitment: str
    code: str
    finished: bool
    absent: bool
    played: int
    people: list[str]
    tomorrow: DailyGame
    hand: list[DailyPiece]
    month: list[DailyDay]
    streak: int
    longest: int
    score: NotRequired[int]
    house: NotRequired[int | None]
    result: NotRequired[str]
    field: NotRequired[list[DailyResult]]


class GameStatistics(TypedDict):
    """How somebody has done in one game with certain house rules; `sure` is the uncertainty of the rating."""

    game: str
    title: str
    options: dict[str, Value]
    seats: int
    played: int
    won: int
    drawn: int
    lost: int
    points: float
    rating: float
    sure: float


class Rival(TypedDict):
    """Somebody one has often played with."""

    name: str
    played: int
    won: int
    lost: int
    last: int


class Highlight(TypedDict):
    """A game one likes to remember: `number` is what its kind counts."""

    kind: str
    game: str
    title: str
    code: str
    at: int
    number: int


class Statistics(TypedDict):
    """How somebody has done, game by game."""

    player: str
    name: str
    bot: bool
    played: int
    won: int
    games: list[GameStatistics]
    rivals: list[Rival]
    highlights: list[Highlight]


class DuplicateGroup(TypedDict):
    """Those who play the deals together."""

    names: list[str]
    played: int
    yours: bool


class DuplicateLine(TypedDict):
    """What somebody made of a deal from one chair; `better` compares it with the others in that chair."""

    chair: int
    name: str
    bot: bool
    you: bool
    absent: bool
    score: int
    better: float | None


class DuplicateDeal(TypedDict):
    """A deal that one has played, with everybody's results."""

    deal: int
    code: str
    unreadable: bool
    lines: list[DuplicateLine]


class DuplicateTotal(TypedDict):
    """A line of the standings, deal by deal."""

    place: int
    name: str
    better: list[float | None]
    total: float
    played: int
    you: bool


class Duplicate(TypedDict):
    """The same deals for everybody: of a deal only what one has played. `next` is the deal one plays next."""

    code: str
    title: str
    game: str
    game_title: str
    lowest_wins: bool
    options: dict[str, Value]
    seats: int
    deals: int
    together: int
    level: str
    ended: bool
    you_host: bool
    you_in: bool
    next: int | None
    going: bool
    all_played: bool
    groups: list[DuplicateGroup]
    played: list[DuplicateDeal]
    totals: list[DuplicateTotal]


class ClubBoard(TypedDict):
    """A table of a round. A player "" is a bot; `you` is one's own chair. An `unreadable` one counts for nobody."""

    letter: str
    code: str
    players: list[str]
    scores: list[int | None]
    leads: list[int]
    better: list[float | None]
    won: list[str]
    absent: list[int]
    bye: bool
    over: bool
    unreadable: bool
    you: int | None


class ClubStanding(TypedDict):
    """A line of a night's standings, round by round."""

    place: int
    was: int
    name: str
    points: list[float | None]
    total: float
    gone: bool
    you: bool


class Club(TypedDict):
    """A club night. `next` is who would sit together if the next round began now; "" is a bot."""

    code: str
    title: str
    game: str
    game_title: str
    lowest_wins: bool
    kind: str
    seats: int
    bots: bool
    duplicate: bool
    rounds: int
    round: int
    going: bool
    over: bool
    you_host: bool
    you_here: bool
    people: int
    tables: list[ClubBoard]
    standings: list[ClubStanding]
    next: list[list[str]]


class LessonStep(TypedDict):
    """A step of a lesson: what is said, what it points at, what may be played, and answers to other tries."""

    says: str
    wrong: str
    points_at: str
    asks: list[str]
    refusals: dict[str, Refusal]
    scene: Raw


class Lesson(TypedDict):
    """A game's first lesson, step by step."""

    game: str
    title: str
    seat: int
    minute: list[str]
    steps: list[LessonStep]
    boards: list[Raw]
