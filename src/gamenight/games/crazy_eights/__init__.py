"""Crazy Eights."""

from gamenight.core.game import Game
from gamenight.games.crazy_eights import decisions, notation, refusals, scene, telling
from gamenight.games.crazy_eights.bot import EightsJudgement
from gamenight.games.crazy_eights.encoding import ENCODING
from gamenight.games.crazy_eights.lesson import LESSON
from gamenight.games.crazy_eights.rules import imagine, position, public
from gamenight.games.crazy_eights.words import WORDS

GAME = Game(
    name="crazy_eights",
    words=WORDS,
    seats=range(2, 13),
    minutes=10,
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
        "match": {"target": 100},
        "until": {"drawing": "until playable"},
        "family": {
            "twos": "draw two and stack",
            "queen_skips": True,
            "ace_turns": True,
            "last_card": True,
        },
    },
    lowest_wins=True,
    judgement=EightsJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
