"""Domino Poker."""

from gamenight.core.game import Game
from gamenight.games.domino_poker import decisions, notation, refusals, scene, telling
from gamenight.games.domino_poker.bot import PokerJudgement
from gamenight.games.domino_poker.encoding import ENCODING
from gamenight.games.domino_poker.lesson import LESSON
from gamenight.games.domino_poker.rules import imagine, position, public
from gamenight.games.domino_poker.words import WORDS

GAME = Game(
    name="domino_poker",
    words=WORDS,
    seats=range(2, 5),
    minutes=15,
    table="walnut",
    version=1,
    move_limit=public.MOVES,
    options=public.Options,
    package=__name__,
    begin=position.start,
    imagine=imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    check=refusals.check,
    to_scene=scene.scene,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "open": {"betting": False},
        "one": {"hands": 1},
        "blinds": {"stakes": "no limit", "ante": 0, "blinds": 1},
    },
    judgement=PokerJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
