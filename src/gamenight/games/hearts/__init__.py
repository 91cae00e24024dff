"""Hearts."""

from gamenight.core.game import Game
from gamenight.games.hearts import decisions, notation, refusals, scene, telling
from gamenight.games.hearts.bot import HeartsJudgement
from gamenight.games.hearts.encoding import ENCODING
from gamenight.games.hearts.lesson import LESSON
from gamenight.games.hearts.rules import imagine, position, public
from gamenight.games.hearts.words import WORDS

COMMON: dict[str, bool | int | str] = {
    "passing": "rotation",
    "club_leads": True,
    "no_points": True,
    "breaking": True,
    "moon": "others",
}

GAME = Game(
    name="hearts",
    words=WORDS,
    seats=range(3, 7),
    minutes=40,
    table="felt",
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
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "common": COMMON,
        "openspiel": {**COMMON, "passing": "random", "lead_breaks": True, "queen_breaks": True, "target": 0},
    },
    check=refusals.check,
    lowest_wins=True,
    judgement=HeartsJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
