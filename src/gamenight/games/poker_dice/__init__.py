"""Poker Dice."""

from gamenight.core.game import Game
from gamenight.games.poker_dice import decisions, notation, refusals, scene, telling
from gamenight.games.poker_dice.bot import DiceJudgement
from gamenight.games.poker_dice.encoding import ENCODING
from gamenight.games.poker_dice.lesson import LESSON
from gamenight.games.poker_dice.rules import position
from gamenight.games.poker_dice.words import WORDS

GAME = Game(
    name="poker_dice",
    words=WORDS,
    seats=range(2, 13),
    minutes=5,
    table="felt",
    version=2,
    defaults_before={1: {"another_hand": True}},
    move_limit=position.MOVES,
    options=position.Options,
    package=__name__,
    begin=position.start,
    imagine=position.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "wild": {"wild_aces": True},
        "generous": {"three_throws": True, "throw_all": True},
    },
    judgement=DiceJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
