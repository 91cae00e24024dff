"""Poker Dice."""

from gamenight.core.game import Game
from gamenight.games.poker_dice import notation, scene
from gamenight.games.poker_dice.bot import DiceJudgement
from gamenight.games.poker_dice.encoding import ENCODING
from gamenight.games.poker_dice.rules import position as rules
from gamenight.games.poker_dice.words import WORDS

GAME = Game(
    name="poker_dice",
    words=WORDS,
    seats=range(2, 9),
    minutes=5,
    table="felt",
    version=1,
    move_limit=rules.MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=scene.forbid,
    to_scene=scene.scene,
    to_sentence=scene.narrate,
    settings={
        "sheet": {},
        "wild": {"wild_aces": True},
        "generous": {"three_throws": True, "throw_all": True},
    },
    judgement=DiceJudgement(),
    encoding=ENCODING,
)
