"""Cribbage."""

from gamenight.core.game import Game
from gamenight.games.cribbage import notation, scene, telling
from gamenight.games.cribbage.bot import CribbageJudgement
from gamenight.games.cribbage.encoding import ENCODING
from gamenight.games.cribbage.rules import imagine as rules_imagine
from gamenight.games.cribbage.rules import position as rules
from gamenight.games.cribbage.rules import public as rules_table
from gamenight.games.cribbage.words import WORDS

GAME = Game(
    name="cribbage",
    words=WORDS,
    seats=range(2, 5),
    minutes=30,
    table="walnut",
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
    to_sentence=telling.narrate,
    settings={
        "sheet": {},
        "short": {"target": "61"},
        "club": {"muggins": True, "crib_flush_five": True, "skunks": True},
    },
    judgement=CribbageJudgement(),
    encoding=ENCODING,
)
