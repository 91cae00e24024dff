"""Four Hand Texas."""

from gamenight.core.game import Game
from gamenight.games.texas_42 import notation, scene, telling
from gamenight.games.texas_42.bot import TexasJudgement
from gamenight.games.texas_42.encoding import ENCODING
from gamenight.games.texas_42.rules import imagine as rules_imagine
from gamenight.games.texas_42.rules import position as rules
from gamenight.games.texas_42.rules import public as rules_table
from gamenight.games.texas_42.words import WORDS

GAME = Game(
    name="texas_42",
    words=WORDS,
    seats=range(4, 5),
    minutes=40,
    table="walnut",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=telling.forbid,
    to_scene=scene.scene,
    to_sentence=telling.narrate,
    settings={
        "sheet": {},
        "quick": {"one_bid": True, "dealer_bids": True},
        "hand": {"target": 0},
    },
    judgement=TexasJudgement(),
    encoding=ENCODING,
)
