"""Rummy."""

from gamenight.core.game import Game
from gamenight.games.rummy import decisions, notation, refusals, scene, telling
from gamenight.games.rummy.bot import RummyJudgement
from gamenight.games.rummy.encoding import ENCODING
from gamenight.games.rummy.lesson import LESSON
from gamenight.games.rummy.rules import imagine, position, public
from gamenight.games.rummy.words import WORDS

GAME = Game(
    name="rummy",
    words=WORDS,
    seats=range(2, 7),
    minutes=30,
    table="felt",
    version=2,
    defaults_before={1: {"void_after": 2}},
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
        "quick": {"deals": 3},
        "club": {"many_melds": True, "ace_high": True, "rummy": True},
    },
    judgement=RummyJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
