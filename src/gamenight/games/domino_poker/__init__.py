"""Domino Poker."""

from gamenight.core.game import Game, Preset
from gamenight.games.domino_poker import notation, scene
from gamenight.games.domino_poker.bot import PokerJudgement
from gamenight.games.domino_poker.rules import imagine as rules_imagine
from gamenight.games.domino_poker.rules import position as rules
from gamenight.games.domino_poker.rules import public as rules_table

GAME = Game(
    name="domino_poker",
    title="Domino Poker",
    says="Poker with tiles: five each, a round of betting, and the best hand takes the pot.",
    seats=range(2, 5),
    minutes=15,
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
    narrate=scene.narrate,
    presets={
        "sheet": Preset("As ruled", "Ten hands with chips.", {}),
        "open": Preset("Without betting", "Best hand scores a point.", {"betting": False}),
        "one": Preset("A single hand", "One hand decides.", {"hands": 1}),
    },
    judgement=PokerJudgement(),
)
