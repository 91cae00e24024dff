"""Zillionaire."""

from gamenight.core.game import Game
from gamenight.games.zillionaire import decisions, notation, refusals, scene, telling
from gamenight.games.zillionaire.bot import ZillionaireJudgement
from gamenight.games.zillionaire.encoding import ENCODING
from gamenight.games.zillionaire.lesson import LESSON
from gamenight.games.zillionaire.rules import imagine, position, public
from gamenight.games.zillionaire.words import WORDS

GAME = Game(
    name="zillionaire",
    words=WORDS,
    seats=range(3, 7),
    minutes=25,
    table="felt",
    version=1,
    move_limit=public.MOVES,
    options=public.Options,
    package=__name__,
    begin=position.start,
    imagine=imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "long": {"games": 10},
        "strict": {"pass_is_final": True},
    },
    judgement=ZillionaireJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
