"""Chess."""

from gamenight.core.game import Game, Preset
from gamenight.games.chess import fen, notation, scene
from gamenight.games.chess import refusals as why
from gamenight.games.chess.bot import ChessJudgement
from gamenight.games.chess.rules import position as rules

GAME = Game(
    name="chess",
    title="Chess",
    says="Attack the other king so that it cannot escape.",
    seats=range(2, 3),
    minutes=40,
    table="walnut",
    version=1,
    move_limit=rules.MOVES,
    options=rules.Options,
    package=__name__,
    begin=fen.begin,
    imagine=rules.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=why.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={
        "sheet": Preset(
            "As on the rule sheet", "Draws by repetition and fifty moves come by themselves.", {}
        ),
        "club": Preset(
            "As in a chess club",
            "A draw by repetition or fifty moves must be claimed.",
            {"repetition": "claim", "fifty_moves": "claim"},
        ),
        "bots": Preset("For bots", "A draw after 300 moves.", {"move_limit": 300}),
    },
    draws=True,
    check=fen.check,
    judgement=ChessJudgement(),
)
