"""Chess."""

from gamenight.core.game import Game
from gamenight.games.chess import fen, notation, scene
from gamenight.games.chess import refusals as why
from gamenight.games.chess.bot import ChessJudgement
from gamenight.games.chess.encoding import ENCODING
from gamenight.games.chess.rules import position as rules
from gamenight.games.chess.words import WORDS

GAME = Game(
    name="chess",
    words=WORDS,
    seats=range(2, 3),
    minutes=40,
    table="walnut",
    version=1,
    move_limit=rules.MOVES,
    options=rules.Options,
    package=__name__,
    begin=fen.begin,
    imagine=rules.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=why.forbid,
    to_scene=scene.scene,
    to_sentence=scene.narrate,
    settings={
        "sheet": {},
        "club": {"repetition": "claim", "fifty_moves": "claim"},
        "bots": {"move_limit": 300},
    },
    draws=True,
    check=fen.check,
    judgement=ChessJudgement(),
    encoding=ENCODING,
)
