"""I Love Lucy."""

from gamenight.core.game import Game
from gamenight.games.lucy import decisions, notation, refusals, scene, telling
from gamenight.games.lucy.bot import LucyJudgement
from gamenight.games.lucy.encoding import ENCODING
from gamenight.games.lucy.lesson import LESSON
from gamenight.games.lucy.rules import imagine, position, public
from gamenight.games.lucy.words import WORDS

GAME = Game(
    name="lucy",
    words=WORDS,
    seats=range(2, 5),
    minutes=45,
    table="cloth",
    version=2,
    move_limit=public.MOVES,
    options=public.Options,
    package=__name__,
    begin=position.start,
    imagine=imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_looks=lambda view: view.options.colours,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "stage": {"vote": True},
        "short": {"max_turns": 20},
    },
    judgement=LucyJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
