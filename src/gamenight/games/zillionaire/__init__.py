"""Zillionaire."""

from gamenight.core.game import Game, Preset
from gamenight.games.zillionaire import notation, scene
from gamenight.games.zillionaire.bot import ZillionaireJudgement
from gamenight.games.zillionaire.rules import imagine as rules_imagine
from gamenight.games.zillionaire.rules import position as rules
from gamenight.games.zillionaire.rules import public as rules_table

GAME = Game(
    name="zillionaire",
    title="Zillionaire",
    says="Climb over everyone's cards and be first out: the rich get richer, the poor give up their best.",
    seats=range(3, 7),
    minutes=25,
    table="felt",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=scene.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "Three games.", {}),
        "long": Preset("Long match", "Ten games.", {"games": 10}),
        "strict": Preset("Strict passing", "Whoever passes is out of the round.", {"pass_is_final": True}),
    },
    judgement=ZillionaireJudgement(),
)
