"""Chess."""

from gamenight.core.game import Game
from gamenight.games.chess import decisions, fen, notation, refusals, scene, telling
from gamenight.games.chess.bot import ChessJudgement
from gamenight.games.chess.encoding import ENCODING
from gamenight.games.chess.history import numbered
from gamenight.games.chess.lesson import LESSON
from gamenight.games.chess.opening_names import name_of
from gamenight.games.chess.rules import position
from gamenight.games.chess.words import WORDS

GAME = Game(
    name="chess",
    words=WORDS,
    seats=range(2, 3),
    minutes=40,
    table="walnut",
    version=1,
    move_limit=position.MOVES,
    options=position.Options,
    package=__name__,
    begin=fen.begin,
    imagine=position.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "club": {"repetition": "claim", "fifty_moves": "claim"},
        "bots": {"move_limit": 300},
    },
    draws=True,
    check=refusals.check,
    to_opening=name_of,
    to_line=numbered,
    judgement=ChessJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
