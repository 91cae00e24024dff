"""Call Me Lucky."""

from gamenight.core.game import Game
from gamenight.games.call_me_lucky import notation, scene, telling
from gamenight.games.call_me_lucky.bot import LuckyJudgement
from gamenight.games.call_me_lucky.encoding import ENCODING
from gamenight.games.call_me_lucky.rules import position as rules
from gamenight.games.call_me_lucky.rules import public as rules_table
from gamenight.games.call_me_lucky.words import WORDS

GAME = Game(
    name="call_me_lucky",
    words=WORDS,
    seats=range(2, 5),
    minutes=25,
    table="walnut",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=telling.forbid,
    to_scene=scene.scene,
    to_sentence=telling.narrate,
    settings={
        "sheet": {},
        "sides": {"sides_only": True},
        "wild": {"many_cards": True},
    },
    check=rules_table.check,
    judgement=LuckyJudgement(),
    encoding=ENCODING,
)
