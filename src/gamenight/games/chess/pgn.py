"""PGN both ways: a record written as PGN, and PGN read into moves and records."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from gamenight.core.chance import Seeded
from gamenight.core.names import plain_names
from gamenight.core.options import Value
from gamenight.core.position import WIN
from gamenight.core.record import Record
from gamenight.core.refusal import BadOption, BadRecord, Unreadable
from gamenight.games.chess import fen
from gamenight.games.chess.notation import read_move, san
from gamenight.games.chess.refusals import refuse
from gamenight.games.chess.rules.board import Board
from gamenight.games.chess.rules.moves import legal_moves
from gamenight.games.chess.rules.position import MATE, OFF, Options, begin_at
from gamenight.games.chess.words.en import Words
from gamenight.sitting.recording import begin, step

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
PAYOFFS = {"1-0": (WIN, 0), "0-1": (0, WIN), "1/2-1/2": (WIN // 2, WIN // 2), "*": (0, 0)}
ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
TOKEN = re.compile(
    r'\[\s*(?P<tag>\w+)\s+"(?P<value>(?:[^"\\]|\\.)*)"\s*\]'
    r"|\{(?P<comment>[^}]*)\}|;[^\n]*|^%[^\n]*|\$\d+|\d+\s*\.+|(?P<open>[({\[])|(?P<close>[)}\]])"
    r"|(?P<word>[^\s(){}\[\];$.]+)|\.+",
    re.MULTILINE,
)
# From strict to free: a game that was played on past a draw is read under the first rules that let it.
HOUSES: tuple[dict[str, Value], ...] = (
    {},
    {"repetition": "claim", "fifty_moves": "claim"},
    {"repetition": "off", "fifty_moves": "off", "move_limit": 1000},
    {"repetition": "off", "fifty_moves": "off", "move_limit": 1000, "dead_position": False},
)

ENGLISH = Words(plain_names(2))  # what is wrong with a PGN is told to whoever runs the program


@dataclass
class Score:
    """A game as PGN holds it."""

    tags: dict[str, str] = field(default_factory=dict)
    first: Board = field(default_factory=lambda: fen.START_BOARD)  # never played on
    moves: list[int] = field(default_factory=list)
    result: str = "*"
    comments: dict[int, str] = field(default_factory=dict)  # after the move of that place; 0 before the first

    def sans(self) -> list[str]:
        return [san(board, move) for board, move in self._boards()]

    def _boards(self) -> Iterator[tuple[Board, int]]:
        board = self.first.copy()
        for move in self.moves:
            yield board, move
            board.make(move)


def score_of(record: Record) -> Score:
    """The moves and the result that a record holds; a claimed draw is only a result."""
    first = fen.read_fen(record.house.position) if record.house.position else fen.START_BOARD
    score, board = Score({}, first), first.copy()
    for line in record.lines[1:]:
        if line.text == "claim":
            break
        move = read_move(board, list(legal_moves(board)), line.text, ENGLISH)
        score.moves.append(move)
        board.make(move)
    score.result = _result(record)
    score.tags = dict(zip(("White", "Black"), record.names, strict=True))
    return score


def _result(record: Record) -> str:
    if record.ending == "open":
        return "*"
    return next((result for result, payoffs in PAYOFFS.items() if payoffs == tuple(record.payoffs)), "*")


def write_pgn(
    record: Record, tags: Mapping[str, str] | None = None, comments: Mapping[int, str] | None = None
) -> str:
    """A record of chess as PGN. `tags` adds what a record does not know, such as Event and Date; `comments` stand
    after the moves of their places, the first of which is 1."""
    score = score_of(record)
    score.tags |= tags or {}
    score.comments |= comments or {}
    return write_score(score)


def write_score(score: Score) -> str:
    known = {
        "Event": "Game Night",
        "Site": "?",
        "Date": "????.??.??",
        "Round": "-",
        "White": "?",
        "Black": "?",
    }
    known |= score.tags | {"Result": score.result}
    if fen.write_fen(score.first) != fen.START:
        known |= {"SetUp": "1", "FEN": fen.write_fen(score.first)}
    names = [*ROSTER, *(name for name in known if name not in ROSTER)]
    head = "\n".join(f'[{name} "{_escaped(known[name])}"]' for name in names)
    return f"{head}\n\n{textwrap.fill(' '.join(_movetext(score)), 79)}\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def _movetext(score: Score) -> Iterator[str]:
    number, turn = score.first.number, score.first.turn
    said = True  # whether a comment stood before
    for n, text in enumerate(score.sans(), 1):
        if turn == 0:
            yield f"{number}. {text}"
        else:
            yield f"{number}... {text}" if n == 1 or said else text
        number, turn = number + turn, 1 - turn
        said = n in score.comments
        if said:
            yield _comment(score.comments[n])
    yield score.result


def _comment(text: str) -> str:
    """A comment ends with its first closing brace, so that it may hold none."""
    return "{" + text.replace("{", "(").replace("}", ")") + "}"


def read_pgn(text: str) -> list[Score]:
    """Every game in a PGN text; BadRecord says where it makes no sense. Comments and variations are left out."""
    games: list[Score] = []
    texts: list[str] = []
    score = Score()
    for tag, word in _tokens(text):
        if tag:
            if texts:  # the game before had no result
                games.append(_finished(score, texts, len(games)))
                score, texts = Score(), []
            score.tags[tag] = word
        elif word in RESULTS:
            games.append(_finished(score, [*texts, word], len(games)))
            score, texts = Score(), []
        else:
            texts.append(word)
    if texts or score.tags:
        games.append(_finished(score, texts, len(games)))
    if not games:
        raise BadRecord("This is no PGN: it has neither tags nor moves.")
    return games


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    """Tags with their values, and words with no tag: moves and results outside of comments and variations."""
    depth, opened = 0, 0
    for found in TOKEN.finditer(text.removeprefix("\ufeff")):
        line = text.count("\n", 0, found.start()) + 1
        if found["open"]:
            if found["open"] != "(":
                what = "comment" if found["open"] == "{" else "tag"
                raise BadRecord(f"The PGN has a {what} on line {line} that is never closed.")
            depth, opened = depth + 1, line
        elif found["close"]:
            if found["close"] != ")" or depth == 0:
                raise BadRecord(f"The PGN closes {found['close']!r} on line {line}, where nothing is open.")
            depth -= 1
        elif depth == 0 and found["tag"]:
            yield found["tag"], re.sub(r"\\(.)", r"\1", found["value"])
        elif depth == 0 and found["word"]:
            yield "", found["word"]
    if depth:
        raise BadRecord(f"The PGN has a variation on line {opened} that is never closed.")


def _finished(score: Score, texts: list[str], before: int) -> Score:
    """A game whose words have all been found: its moves are read and its result checked."""
    where = f"Game {before + 1}"
    if "FEN" in score.tags:
        try:
            score.first = fen.read_fen(score.tags["FEN"])
        except BadOption as problem:
            raise BadRecord(f"{where}: {problem}") from None
    elif score.tags.get("SetUp") == "1":
        raise BadRecord(f"{where} says that it has a position of its own (SetUp), and has no FEN tag.")
    ended = texts.pop() if texts and texts[-1] in RESULTS else ""
    board = score.first.copy()
    for text in texts:
        score.moves.append(_next(board, text, where))
        board.make(score.moves[-1])
    tagged = score.tags.get("Result", "*")
    score.result = ended or (tagged if tagged in RESULTS else "*")
    _check_result(board, score.result, where)
    return score


def _next(board: Board, text: str, where: str) -> int:
    """The move that a word stands for, which must be legal."""
    place = f"{where}, move {board.number} of {fen.SIDES[board.turn]}"
    legal = list(legal_moves(board))
    try:
        move = read_move(board, legal, text, ENGLISH)
    except Unreadable as problem:
        raise BadRecord(f"{place}: {problem}") from None
    if move in legal:
        return move
    if not legal:
        raise BadRecord(f"{place}: {text!r} comes after the game is over.")
    free = Options(repetition=OFF, fifty_moves=OFF, dead_position=False)
    view = begin_at(free, board).view(board.turn)
    refusal = refuse(view, move, ENGLISH)
    raise BadRecord(f"{place}: {text!r} may not be played. {refusal.sentence}")


def _check_result(board: Board, result: str, where: str) -> None:
    if len(legal_moves(board)):
        return
    true = ("0-1", "1-0")[board.turn] if board.in_check() else "1/2-1/2"
    if result not in (true, "*"):
        raise BadRecord(f"{where} ends with {result}, and its moves end with {true}.")


def record_of(score: Score) -> Record:
    """A record of a game read from PGN. Where its result was not reached on the board it was resigned or agreed."""
    from gamenight.core.registry import game

    chess = game("chess")
    start = {"position": fen.write_fen(score.first)} if fen.write_fen(score.first) != fen.START else {}
    house = next((house for house in HOUSES if _plays(score, {**house, **start})), None)
    if house is None:
        raise BadRecord("The game goes on after it is over.")
    names = (score.tags.get("White", "?"), score.tags.get("Black", "?"))
    record = Record(chess, 2, chess.house(2, {**house, **start}), names)
    position = begin(record, Seeded(0))
    for move in score.moves:
        step(record, position, (position.to_move() >> 1) & 1, move, Seeded(0))
    if record.ending == "open" and score.result != "*":
        payoffs = PAYOFFS[score.result]
        record.ending = "agreed" if payoffs[0] == payoffs[1] else f"resigned {payoffs.index(0)}"
        record.scores, record.payoffs = tuple(position.scores()), payoffs
    return record


def _plays(score: Score, asked: Mapping[str, Value]) -> bool:
    """Whether these house rules let the game be played to where it stopped, without ending it otherwise."""
    from gamenight.core.registry import game

    house = game("chess").house(2, asked)
    position = begin_at(house, score.first)
    for move in score.moves:
        if position.public.over:
            return False
        position.play(position.public.board.turn, move, Seeded(0))
    p = position.public
    return not p.over or p.ending == MATE or score.result in ("1/2-1/2", "*")
