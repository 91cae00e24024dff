"""Cribbage."""

from gamenight.core.game import Game, Preset
from gamenight.games.cribbage import notation, scene, telling
from gamenight.games.cribbage.bot import CribbageJudgement
from gamenight.games.cribbage.rules import imagine as rules_imagine
from gamenight.games.cribbage.rules import position as rules
from gamenight.games.cribbage.rules import public as rules_table

GAME = Game(
    name="cribbage",
    title="Cribbage",
    says="Fifteens, pairs and runs, in the play and in the show; first to peg 121.",
    seats=range(2, 5),
    minutes=30,
    table="walnut",
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
    narrate=telling.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "To 121, counted for you.", {}),
        "short": Preset("Short game", "To 61.", {"target": "61"}),
        "club": Preset(
            "Club rules",
            "Count your own hand, muggins, five for a crib flush, skunks.",
            {"muggins": True, "crib_flush_five": True, "skunks": True},
        ),
    },
    judgement=CribbageJudgement(),
)
