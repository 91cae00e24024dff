"""Poker Dice."""

from gamenight.core.game import Game, Preset
from gamenight.games.poker_dice import notation, scene
from gamenight.games.poker_dice.bot import DiceJudgement
from gamenight.games.poker_dice.rules import position as rules

GAME = Game(
    name="poker_dice",
    title="Poker Dice",
    says="Two throws of five dice: the best poker hand wins.",
    seats=range(2, 9),
    minutes=5,
    table="felt",
    version=1,
    move_limit=rules.MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=scene.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "Two throws; two players play the best three of five.", {}),
        "wild": Preset("Aces wild", "Aces stand for any face.", {"wild_aces": True}),
        "generous": Preset(
            "Generous",
            "Three throws, and any dice may be thrown again.",
            {"three_throws": True, "throw_all": True},
        ),
    },
    judgement=DiceJudgement(),
)
