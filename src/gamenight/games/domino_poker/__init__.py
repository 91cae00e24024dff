"""Domino Poker."""

from gamenight.core.game import Game
from gamenight.games.domino_poker import notation, scene
from gamenight.games.domino_poker.bot import PokerJudgement
from gamenight.games.domino_poker.encoding import ENCODING
from gamenight.games.domino_poker.rules import imagine as rules_imagine
from gamenight.games.domino_poker.rules import position as rules
from gamenight.games.domino_poker.rules import public as rules_table
from gamenight.games.domino_poker.words import WORDS

GAME = Game(
    name="domino_poker",
    words=WORDS,
    seats=range(2, 5),
    minutes=15,
    table="walnut",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=scene.forbid,
    to_scene=scene.scene,
    to_sentence=scene.narrate,
    settings={
        "sheet": {},
        "open": {"betting": False},
        "one": {"hands": 1},
    },
    judgement=PokerJudgement(),
    encoding=ENCODING,
)
