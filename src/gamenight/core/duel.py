# compiled
"""A game of two sides with no luck and nothing hidden, laid out for search: played forward and taken back."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel:
    """What alpha-beta search asks of such a game. Numbers are hundredths of the least piece, for the side to move."""

    def mover(self) -> i64:
        """The seat to move. A turn of several steps is several moves of one seat."""
        raise NotImplementedError

    def moves(self) -> vec[i64]:
        """Every legal move; none when the game has ended by the rules of the board."""
        raise NotImplementedError

    def sharp(self) -> vec[i64]:
        """The legal moves that change the balance at once, such as captures: no position is judged before them."""
        raise NotImplementedError

    def play(self, move: i64) -> None:
        raise NotImplementedError

    def back(self) -> None:
        """Take back what `play` or `skip` did last."""
        raise NotImplementedError

    def skip(self) -> bool:
        """Let the other side move, to see whether one stands well even so; False where that would prove nothing."""
        return False

    def pressed(self) -> bool:
        """Whether the mover cannot do as it likes (a check, a jump that must be made): no place to stop looking."""
        return False

    def stretched(self) -> bool:
        """Where the mover is pressed: whether to look a move further for it. Not where most lines are full of such."""
        return False

    def lost(self) -> bool:
        """With no move left: whether the mover has lost, or else drawn."""
        return True

    def drawn(self) -> bool:
        """Whether a rule makes it a draw although there are moves; a position seen before counts as one."""
        return False

    def judge(self) -> i64:
        """How the mover stands."""
        raise NotImplementedError

    def promise(self, move: i64) -> i64:
        """How soon a move should be tried: more is sooner, above 0 for those that `sharp` gives."""
        return 0

    def takes(self, move: i64) -> i64:
        """What a move that `sharp` gives takes at once."""
        return 0

    def exchange(self, move: i64) -> i64:
        """What a move comes to once both sides have captured where it ends; may be too high by what stays unseen."""
        return 0

    def margin(self) -> i64:
        """How much a quiet move may change `judge`, for search to pass over moves without hope; 0: never do so."""
        return 0

    def rules(self) -> str:
        """The same for games of one kind by the same rules, between which worths of positions may be carried over."""
        return ""

    def key(self) -> i64:
        """At least 0; the same for the same position, nearly always different otherwise."""
        raise NotImplementedError
