"""Checkers."""

from gamenight.core.game import Game
from gamenight.games.checkers import notation, pdn, scene
from gamenight.games.checkers.bot import CheckersJudgement
from gamenight.games.checkers.encoding import ENCODING
from gamenight.games.checkers.rules import position as rules
from gamenight.games.checkers.rules import public as rules_table
from gamenight.games.checkers.words import WORDS

GAME = Game(
    name="checkers",
    words=WORDS,
    seats=range(2, 3),
    minutes=20,
    table="walnut",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=pdn.begin,
    imagine=rules.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=scene.forbid,
    to_scene=scene.scene,
    to_sentence=scene.narrate,
    settings={
        "sheet": {},
        "tournament": {
            "forced_capture": True,
            "king_jumps_on": False,
            "blocked_draws": False,
            "first": "dark",
            "repetition": True,
            "quiet_moves": 40,
        },
    },
    draws=True,
    check=pdn.check,
    judgement=CheckersJudgement(),
    encoding=ENCODING,
)
