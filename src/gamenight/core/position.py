# compiled
"""A game in progress: it is played forward in place, and luck only comes in where it is asked for."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gamenight.core.chance import Chance
from gamenight.core.duel import Duel
from gamenight.core.facts import facts, same
from gamenight.core.journal import Entry, Journal
from gamenight.core.pickling import reduced, shown
from gamenight.core.refusal import BadSeats

NOBODY: Final = -1  # the seat of a spectator, and of the television
WIN: Final = 1000  # what the winners of a game share
SURE: Final = 1_000_000  # the likelihood of what every sensible player would do


def bit(one: i64, n: i64) -> i64:
    """`one << n` in 64 bits: a literal on the left of << would be compiled as a 32-bit int."""
    return one << n


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Everything one seat knows, and nothing else. All that leaves the core is made from a view.

    A view never changes: what it holds is copied from the position or frozen.
    """

    def __init__(self, seat: i64, seats: i64, movers: i64, moves: vec[i64]) -> None:
        if seat < NOBODY or seat >= seats:
            raise BadSeats(
                f"There is no seat {seat}; seats are 0 to {seats - 1}, and {NOBODY} is a spectator."
            )
        self.seat: Final = seat
        self.seats: Final = seats  # how many play
        self.movers: Final = movers  # the seats that owe a decision, as a bit set
        self.moves: Final = moves  # what this seat may do now, ascending

    def legal(self) -> list[int]:
        """`moves` as a plain list."""
        return list(self.moves)

    def __eq__(self, other: object) -> bool:
        """Views are equal when they hold the same facts."""
        return same(self, other)

    def __hash__(self) -> int:
        return hash(facts(self))

    def __repr__(self) -> str:
        return shown(self)

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    def __deepcopy__(self, memo: object) -> View:
        return self  # it never changes


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game in progress.

    `journal` is where the position writes what happens; None while nobody listens.
    A copy has no journal.
    """

    journal: Journal | None = None

    def __eq__(self, other: object) -> bool:
        """Positions are equal when they hold the same facts; the journal is none of them."""
        return same(self, other)

    def __hash__(self) -> int:
        raise TypeError("a position changes as it is played, so it has no hash; its views have one")

    def __repr__(self) -> str:
        return shown(self)

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def to_move(self) -> i64:
        """The seats that owe a decision, as a bit set; 0 when the game is over."""
        raise NotImplementedError

    def moves(self, seat: i64) -> vec[i64]:
        """What `seat` may do now, ascending; empty unless it is to move."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        """Make a move that `moves(seat)` offers. The caller vouches for it; see `Game.play` for the checked way."""
        raise NotImplementedError

    def ring(self, chance: Chance) -> None:
        """The time agreed before the game has run out. Only games with a time limit listen."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """What the rule sheet counts, one number a seat, as it stands now."""
        raise NotImplementedError

    def payoffs(self) -> vec[i64]:
        """Who won, one number a seat: the winners share `WIN`, everyone else has 0. All 0 until the game is over.

        A draw is shared by all who drew; a winning team by its members; a lost game for one player is 0.
        """
        raise NotImplementedError

    def copy(self) -> Position:
        """The same game, played on independently."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """Everything `seat` knows; NOBODY sees what a spectator sees."""
        raise NotImplementedError

    def glance(self, seat: i64) -> View:
        """What `view` shows, for whoever is done with it before the next move. It may share what lies on the table
        with the position instead of copying it: a learner's words are written from millions of them a second."""
        return self.view(seat)

    def audit(self) -> None:
        """Raise AssertionError unless every card, coin and piece is in exactly one place."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a good player of one game knows. Search asks it about imagined positions only."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """A sensible quick move, for playouts."""
        return moves[chance.pick(len(moves))]

    def hasten(self, position: Position, chance: Chance) -> bool:
        """Play several quick moves in an imagined position at once, where that is faster than one at a time, and say
        whether any were made. It need not keep what a view would need, only what comes of it all."""
        return False

    def worth(self, position: Position) -> vec[i64]:
        """How the game stands, one number a seat, 0 to WIN: the share of the win each may expect."""
        raise NotImplementedError

    def horizon(self) -> i64:
        """After how many playout moves `guess` is asked instead of playing on; 0 plays to the end."""
        return 0

    def guess(self, position: Position) -> vec[i64]:
        """`worth` in the middle of things, where playouts break off; a net may say it better."""
        return self.worth(position)

    def chapter(self, position: Position) -> i64:
        """A number that changes where looking further ahead is no use, such as the deal; `worth` is asked there."""
        return 0

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The moves worth thinking about, ascending and at least one: all, unless there are very many."""
        return moves

    def leaning(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """How much a good player leans to each of some moves before thinking, in thousandths of the whole: search
        returns the sooner to a move, the more it is leant to. Empty where all are tried alike."""
        return vec[i64]()

    def seated(self, seat: i64) -> Judgement:
        """The judgement for a decision of one seat; itself, unless a game takes others to play otherwise."""
        return self

    def same_luck(self) -> bool:
        """Whether the thinker's moves are tried with the same luck, each the first time with the first, and so on. It
        tells them apart sooner where quick moves ask for none and it comes in the same order whatever was chosen."""
        return False

    def continues(self, view: View) -> bool:
        """Whether a move is a further step of a decision that was begun, as the second card that is laid away: a bot
        that slips now and then does so once a decision."""
        return False

    def careful(self) -> bool:
        """Whether a steady bot slips only where it costs little, as in games in which one bad move may cost all."""
        return False

    def tells(self, view: View) -> bool:
        """Whether what others did says anything about what they hold; `likely` is asked where it does."""
        return False

    def likely(self, view: View, world: Position) -> i64:
        """How likely sensible players would have done what the view shows of them, if they held what they hold in an
        imagined world: 0 to SURE, compared with other worlds of the same view."""
        return SURE

    def known(self, view: View) -> vec[i64]:
        """Moves that are known to be good here without thinking, as from a book of openings; none in most games."""
        return vec[i64]()

    def duel(self, view: View) -> Duel | None:
        """The game laid out for alpha-beta search, where it has two sides, no luck and nothing hidden."""
        return None

    def solve(self, view: View) -> vec[i64] | None:
        """The exact worth of each of the view's moves, in millionths of the stake, where luck can be counted out."""
        return None

    def because(self, view: View, move: i64) -> Entry | None:
        """Why a good player makes this move, as a kind and numbers that the game puts into a sentence; None where the
        chances must do."""
        return None

    def phrase(self, view: View, move: i64) -> str:
        """Where a move is only the first step of what is meant, as in a bid said digit by digit: the whole as a person
        writes it; "" where the move is all there is to say."""
        return ""


def first(movers: i64) -> i64:
    """The lowest seat of a set that is not empty."""
    seat: i64 = 0
    while movers & 1 == 0:
        movers >>= 1
        seat += 1
    return seat


def common(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """What two lists of moves, both ascending, have in common."""
    found = vec[i64](capacity=len(a))
    at: i64 = 0
    for move in a:
        while at < len(b) and b[at] < move:
            at += 1
        if at < len(b) and b[at] == move:
            found = append(found, move)
    return found


def share(winners: i64, seats: i64) -> vec[i64]:
    """`WIN` shared among a set of seats. Whatever does not divide goes to the first winners, a point each."""
    n: i64 = 0
    seat: i64 = 0
    while seat < seats:
        n += (winners >> seat) & 1
        seat += 1
    payoffs = vec[i64](capacity=8)
    left: i64 = 0
    if n > 0:
        left = WIN % n
    seat = 0
    while seat < seats:
        part: i64 = 0
        if (winners >> seat) & 1:
            part = WIN // n
            if left > 0:
                part += 1
                left -= 1
        payoffs = append(payoffs, part)
        seat += 1
    return payoffs


def best(scores: vec[i64]) -> i64:
    """The set of seats with the highest score."""
    high: i64 = scores[0]
    winners: i64 = 0
    seat: i64 = 0
    for score in scores:
        if score > high:
            high = score
            winners = 0
        if score == high:
            winners |= bit(1, seat)
        seat += 1
    return winners


def fewest(scores: vec[i64]) -> i64:
    """The set of seats with the lowest score."""
    negated = vec[i64](capacity=8)
    for score in scores:
        negated = append(negated, -score)
    return best(negated)


def playout(position: Position, chance: Chance) -> i64:
    """Random play to the end; how many moves it took."""
    played: i64 = 0
    while True:
        movers = position.to_move()
        if movers == 0:
            return played
        seat = first(movers)
        moves = position.moves(seat)
        position.play(seat, moves[chance.pick(len(moves))], chance)
        played += 1
