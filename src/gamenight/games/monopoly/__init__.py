"""Monopoly."""

from gamenight.core.game import Game
from gamenight.games.monopoly import notation, refusals, rules, scene, telling
from gamenight.games.monopoly.bot import JUDGEMENT
from gamenight.games.monopoly.encoding import ENCODING
from gamenight.games.monopoly.lesson import LESSON
from gamenight.games.monopoly.words import WORDS
from gamenight.parts.property import decisions
from gamenight.parts.property.moves import MOVES

GAME = Game(
    name="monopoly",
    words=WORDS,
    seats=range(2, 9),
    minutes=150,
    table="cloth",
    version=3,
    move_limit=MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_looks=lambda view: view.terms.tokens,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    to_whole=telling.whole,
    settings={
        "sheet": {},
        "comfortable": {"rent_unasked": True},
        "short": {"game": "short"},
        "hour": {"game": "time limit"},
        "rounds": {"game": "time limit", "limit": "rounds"},
        "bots": {"between_turn_business": True, "max_rounds": 1000},
        "family": {"jackpot": True},
    },
    minutes_limit=rules.minutes_limit,
    judgement=JUDGEMENT,
    lesson=LESSON,
    to_decision=decisions.decision,
    encoding=ENCODING,
)
