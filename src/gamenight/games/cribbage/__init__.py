"""Cribbage."""

from gamenight.core.game import Game
from gamenight.games.cribbage import decisions, notation, refusals, scene, telling
from gamenight.games.cribbage.bot import CribbageJudgement
from gamenight.games.cribbage.encoding import ENCODING
from gamenight.games.cribbage.lesson import LESSON
from gamenight.games.cribbage.rules import imagine, position, public
from gamenight.games.cribbage.words import WORDS

GAME = Game(
    name="cribbage",
    words=WORDS,
    seats=range(2, 5),
    minutes=30,
    table="walnut",
    version=3,
    defaults_before={2: {"claim_heels": False}},
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
        "short": {"target": "61"},
        "club": {"muggins": True, "crib_flush_five": True, "skunks": True},
    },
    check=refusals.check,
    judgement=CribbageJudgement(),
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
