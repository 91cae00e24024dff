"""A review of a game of chess as PGN: the moves, evaluations, and what was better, in comments."""

from __future__ import annotations

from gamenight.bots.review import Decision, Review
from gamenight.bots.search_calm import WON
from gamenight.bots.search_table import SURE
from gamenight.core.record import Record
from gamenight.core.refusal import BadRecord
from gamenight.games.chess import fen
from gamenight.games.chess.notation import read_move
from gamenight.games.chess.opening_names import opening_of
from gamenight.games.chess.pgn import ENGLISH, write_pgn
from gamenight.games.chess.rules.moves import legal_moves


def as_pgn(review: Review, record: Record) -> str:
    """PGN with an evaluation after every move, and the best line where another move was better."""
    if record.game.name != "chess":
        raise BadRecord(f"PGN is for chess, and this is a record of {record.game.title}.")
    points = {decision.line: decision for decision in review.turning_points()}
    comments = {}
    board = fen.read_fen(record.house.position) if record.house.position else fen.START_BOARD.copy()
    for at, line in enumerate(record.lines[1:], 1):
        if line.text == "claim":
            break
        found = [_better(points[at])] if at in points else []
        board.make(read_move(board, list(legal_moves(board)), line.text, ENGLISH))
        if any(legal_moves(board)):  # a mate or stalemate on the board needs no number
            found.insert(0, _eval(review.leads[at]))
        if found:
            comments[at] = " ".join(found)
    opening = None if record.house.position else opening_of(line.text for line in record.lines[1:])
    tags = {"ECO": opening.code, "Opening": opening.name} if opening is not None else {}
    return write_pgn(record, {**tags, "Annotator": "Game Night"}, comments)


def _eval(lead: int) -> str:
    """As programs that read PGN know it: pawns that White is ahead, or a mate."""
    if abs(lead) >= SURE:
        return f"[%eval {'#' if lead > 0 else '#-'}{(WON - abs(lead) + 1) // 2}]"
    return f"[%eval {lead / 100:.2f}]"


def _better(decision: Decision) -> str:
    """What was better, as a sentence and a line."""
    kind = {"slip": "A slip", "miss": "A chance not taken"}[decision.kind]
    shares = f"{100 * decision.best_share:.0f} % to {100 * decision.share:.0f} %"
    return f"{kind}, {shares}. Better: {decision.line_says or decision.better}. {decision.reason}".rstrip()
