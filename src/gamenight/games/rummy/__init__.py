"""Rummy."""

from gamenight.core.game import Game, Preset
from gamenight.games.rummy import notation, scene, telling
from gamenight.games.rummy.bot import RummyJudgement
from gamenight.games.rummy.rules import imagine as rules_imagine
from gamenight.games.rummy.rules import position as rules
from gamenight.games.rummy.rules import public as rules_table

GAME = Game(
    name="rummy",
    title="Rummy",
    says="Draw, lay down groups and runs, discard, and be the first with no cards left.",
    seats=range(2, 7),
    minutes=30,
    table="felt",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=telling.forbid,
    draw=scene.scene,
    narrate=telling.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "To 100, one meld a turn, the ace low.", {}),
        "quick": Preset("Three deals", "Three deals, and the highest total wins.", {"deals": 3}),
        "club": Preset(
            "Free melding",
            "As many melds as you like, the ace high or low, and double for going rummy.",
            {"many_melds": True, "ace_high": True, "rummy": True},
        ),
    },
    judgement=RummyJudgement(),
)
