# compiled
"""What happened in Chess and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.chess.rules import position as rules
from gamenight.games.chess.rules.board import NO_KIND, PROMOTE, from_square, is_castling, promoted, to_square
from gamenight.games.chess.rules.position import ChessView
from gamenight.games.chess.words.en import Words
from gamenight.parts.sayings import in_words


def tell(view: ChessView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    if entry.kind == rules.MOVED:
        return _moved(entry, say)
    if entry.kind == rules.CHECK:
        return say.is_in_check(entry.seat)
    if entry.kind == rules.CLAIM_MADE:
        return say.claimed(entry.seat)
    return ending(entry.a, entry.seat, say)


def ending(how: int, winner: int, say: Words) -> str:
    """How the game ended, in a sentence."""
    if how == rules.MATE:
        return say.mate(winner)
    return {
        rules.STALEMATE: say.stalemate,
        rules.DEAD: say.dead,
        rules.REPEATED: say.repeated,
        rules.QUIET: say.quiet,
        rules.LONG_GAME: say.long_game,
    }[how]()


def _moved(entry: Entry, say: Words) -> str:
    who, move, kind, taken = entry.seat, entry.a, entry.b, entry.c
    start, to = from_square(move, who), to_square(move, who)
    if is_castling(kind, start, to):
        return say.castled(who, to > start)
    if entry.d:
        return say.captured_en_passant(who, start, to)
    new = promoted(move) if move >= PROMOTE else NO_KIND
    if taken != NO_KIND and new != NO_KIND:
        return say.captured_and_promoted(who, taken, to, kind, start, new)
    if taken != NO_KIND:
        return say.captured(who, taken, to, kind, start)
    if new != NO_KIND:
        return say.moved_and_promoted(who, kind, start, to, new)
    return say.moved(who, kind, start, to)


def reason(view: ChessView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    return in_words(
        because,
        (say.because_mate, 0),
        (say.because_promotion, 1),
        (say.because_for_nothing, 2),
        (say.because_it_takes, 3),
        (say.because_safer, 3),
        (say.because_castling, 0),
        (say.because_check, 0),
        (say.because_attack, 2),
        (say.because_into_play, 2),
        (say.because_middle_pawn, 1),
        (say.because_room, 4),
        (say.because_near_queen, 2),
        (say.because_king_to_pawn, 1),
        (say.because_king_to_middle, 1),
        (say.because_fewest, 1),
    )
