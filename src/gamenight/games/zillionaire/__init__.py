"""Zillionaire."""

from gamenight.core.game import Game
from gamenight.games.zillionaire import notation, scene
from gamenight.games.zillionaire.bot import ZillionaireJudgement
from gamenight.games.zillionaire.encoding import ENCODING
from gamenight.games.zillionaire.rules import imagine as rules_imagine
from gamenight.games.zillionaire.rules import position as rules
from gamenight.games.zillionaire.rules import public as rules_table
from gamenight.games.zillionaire.words import WORDS

GAME = Game(
    name="zillionaire",
    words=WORDS,
    seats=range(3, 7),
    minutes=25,
    table="felt",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=scene.forbid,
    to_scene=scene.scene,
    to_sentence=scene.narrate,
    settings={
        "sheet": {},
        "long": {"games": 10},
        "strict": {"pass_is_final": True},
    },
    judgement=ZillionaireJudgement(),
    encoding=ENCODING,
)
