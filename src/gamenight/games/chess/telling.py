# compiled
"""What happened in Chess and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.chess import bot
from gamenight.games.chess.rules import position as rules
from gamenight.games.chess.rules.board import NO_KIND, PROMOTE, from_square, is_castling, promoted, to_square
from gamenight.games.chess.rules.position import ChessView
from gamenight.games.chess.words.en import Words


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
    kind, a = because.kind, because.a
    if kind == bot.DEARER:
        return say.because_dearer(a, because.b)
    of_a_piece = {
        bot.PROMOTES: say.because_promotion,
        bot.SAFER: say.because_safer,
        bot.CHECKS_AND_ATTACKS: say.because_check_and_attack,
        bot.ATTACKS: say.because_attack,
        bot.UNGUARDED: say.because_unguarded,
        bot.GOOD_EXCHANGE: say.because_good_exchange,
        bot.INTO_PLAY: say.because_into_play,
        bot.INTO_THE_MIDDLE: say.because_into_the_middle,
        bot.DOES_MORE: say.because_does_more,
    }
    if kind in of_a_piece:
        return of_a_piece[kind](a)
    return {
        bot.DRAW_IS_BETTER: say.because_a_draw_is_better,
        bot.MATES: say.because_mate,
        bot.STALEMATES: say.because_stalemate,
        bot.CASTLES: say.because_castling,
        bot.CHECKS: say.because_check,
        bot.MIDDLE_PAWN: say.because_middle_pawn,
        bot.ROOM: say.because_room,
        bot.BETTER_KING: say.because_better_king,
    }[kind]()
