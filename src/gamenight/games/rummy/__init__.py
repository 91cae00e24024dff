"""Rummy."""

from gamenight.core.game import Game
from gamenight.games.rummy import notation, scene, telling
from gamenight.games.rummy.bot import RummyJudgement
from gamenight.games.rummy.encoding import ENCODING
from gamenight.games.rummy.rules import imagine as rules_imagine
from gamenight.games.rummy.rules import position as rules
from gamenight.games.rummy.rules import public as rules_table
from gamenight.games.rummy.words import WORDS

GAME = Game(
    name="rummy",
    words=WORDS,
    seats=range(2, 7),
    minutes=30,
    table="felt",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=telling.forbid,
    to_scene=scene.scene,
    to_sentence=telling.narrate,
    settings={
        "sheet": {},
        "quick": {"deals": 3},
        "club": {"many_melds": True, "ace_high": True, "rummy": True},
    },
    judgement=RummyJudgement(),
    encoding=ENCODING,
)
