"""Sorry!"""

from gamenight.core.game import Game
from gamenight.games.sorry import decisions, notation, refusals, scene, telling
from gamenight.games.sorry.bot import SorryJudgement
from gamenight.games.sorry.encoding import ENCODING
from gamenight.games.sorry.lesson import LESSON
from gamenight.games.sorry.rules import imagine, moves, position, public
from gamenight.games.sorry.words import WORDS

GAME = Game(
    name="sorry",
    words=WORDS,
    seats=range(2, 5),
    minutes=30,
    table="cloth",
    version=2,
    move_limit=moves.MOVES,
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
        "teams": {"teams": True},
        "points": {"points": True},
        "match": {"points": True, "target": 300},
    },
    check=refusals.check,
    first_option="first",
    judgement=SorryJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
