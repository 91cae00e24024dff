"""Christmas-opoly."""

from gamenight.core.game import Game
from gamenight.games.christmas_opoly import notation, refusals, rules, scene, telling
from gamenight.games.christmas_opoly.bot import JUDGEMENT
from gamenight.games.christmas_opoly.encoding import ENCODING
from gamenight.games.christmas_opoly.lesson import LESSON
from gamenight.games.christmas_opoly.words import WORDS
from gamenight.parts.property import decisions
from gamenight.parts.property.moves import MOVES

GAME = Game(
    name="christmas_opoly",
    words=WORDS,
    seats=range(2, 7),
    minutes=120,
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
        "rounds": {"game": "short", "limit": "rounds"},
        "bots": {"between_turn_business": True, "max_rounds": 500},
    },
    minutes_limit=rules.minutes_limit,
    judgement=JUDGEMENT,
    lesson=LESSON,
    to_decision=decisions.decision,
    encoding=ENCODING,
)
