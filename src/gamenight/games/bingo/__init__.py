"""Bingo, a patience with dominoes."""

from gamenight.core.game import Game
from gamenight.games.bingo import decisions, notation, refusals, rules, scene, telling
from gamenight.games.bingo.bot import BingoJudgement
from gamenight.games.bingo.encoding import ENCODING
from gamenight.games.bingo.lesson import LESSON
from gamenight.games.bingo.words import WORDS

GAME = Game(
    name="bingo",
    words=WORDS,
    seats=range(1, 2),
    minutes=5,
    table="walnut",
    version=3,
    defaults_before={2: {"ask": False}},
    move_limit=rules.MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "quick": {"ask": False},
    },
    judgement=BingoJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
