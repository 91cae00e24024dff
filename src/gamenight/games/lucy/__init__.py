"""I Love Lucy."""

from gamenight.core.game import Game
from gamenight.games.lucy import notation, refusals, scene
from gamenight.games.lucy import telling as story
from gamenight.games.lucy.bot import LucyJudgement
from gamenight.games.lucy.encoding import ENCODING
from gamenight.games.lucy.rules import imagine as rules_imagine
from gamenight.games.lucy.rules import position as rules
from gamenight.games.lucy.rules import public as rules_table
from gamenight.games.lucy.words import WORDS

GAME = Game(
    name="lucy",
    words=WORDS,
    seats=range(2, 5),
    minutes=45,
    table="cloth",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.forbid,
    to_scene=scene.scene,
    to_sentence=story.narrate,
    settings={
        "sheet": {},
        "stage": {"vote": True},
        "short": {"max_turns": 20},
    },
    judgement=LucyJudgement(),
    encoding=ENCODING,
)
