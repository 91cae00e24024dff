"""Four Hand Texas."""

from gamenight.core.game import Game
from gamenight.games.texas_42 import decisions, notation, refusals, scene, telling
from gamenight.games.texas_42.bot import TexasJudgement
from gamenight.games.texas_42.encoding import ENCODING
from gamenight.games.texas_42.lesson import LESSON
from gamenight.games.texas_42.rules import imagine, position, public
from gamenight.games.texas_42.words import WORDS

GAME = Game(
    name="texas_42",
    words=WORDS,
    seats=range(4, 5),
    minutes=40,
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
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "quick": {"one_bid": True, "dealer_bids": True},
        "hand": {"target": 0},
    },
    judgement=TexasJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
