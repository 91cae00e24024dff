"""Call Me Lucky."""

from gamenight.core.game import Game
from gamenight.games.call_me_lucky import decisions, notation, refusals, scene, telling
from gamenight.games.call_me_lucky.bot import LuckyJudgement
from gamenight.games.call_me_lucky.encoding import ENCODING
from gamenight.games.call_me_lucky.lesson import LESSON
from gamenight.games.call_me_lucky.rules import imagine, position, public
from gamenight.games.call_me_lucky.words import WORDS

GAME = Game(
    name="call_me_lucky",
    words=WORDS,
    seats=range(2, 5),
    minutes=25,
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
    to_scene=scene.scene,
    to_looks=lambda view: view.options.colours,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "sides": {"sides_only": True},
        "wild": {"many_cards": True},
    },
    check=refusals.check,
    judgement=LuckyJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
