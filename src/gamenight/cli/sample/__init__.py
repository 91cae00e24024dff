"""Sample: hidden cards, sealed choices and luck. Change it into a game of your own."""

from __future__ import annotations

from gamenight.cli.sample.notation import read, write
from gamenight.cli.sample.refusals import refuse
from gamenight.cli.sample.rules import MOVES, Options, imagine, start
from gamenight.cli.sample.scene import scene
from gamenight.cli.sample.telling import tell
from gamenight.cli.sample.words.en import Words
from gamenight.core.game import Game

GAME = Game(
    name="sample",
    words={"en": Words},
    seats=range(2, 4),
    minutes=1,
    table="felt",
    version=1,
    move_limit=MOVES,
    options=Options,
    package=__name__,
    begin=start,
    imagine=imagine,
    to_text=write,
    from_text=read,
    to_refusal=refuse,
    to_scene=scene,
    to_sentence=tell,
)
