"""Checkers."""

from gamenight.core.game import Game
from gamenight.games.checkers import decisions, notation, pdn, refusals, scene, telling
from gamenight.games.checkers.bot import CheckersJudgement
from gamenight.games.checkers.encoding import ENCODING
from gamenight.games.checkers.lesson import LESSON
from gamenight.games.checkers.rules import position, public
from gamenight.games.checkers.words import WORDS

GAME = Game(
    name="checkers",
    words=WORDS,
    seats=range(2, 3),
    minutes=20,
    table="walnut",
    version=1,
    move_limit=public.MOVES,
    options=public.Options,
    package=__name__,
    begin=pdn.begin,
    imagine=position.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "tournament": {
            "forced_capture": True,
            "king_jumps_on": False,
            "blocked_draws": False,
            "first": "dark",
            "repetition": True,
            "quiet_moves": 40,
        },
    },
    draws=True,
    check=refusals.check,
    judgement=CheckersJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
